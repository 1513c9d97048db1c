"""The commands of Roll for the Galaxy: keys for its columns."""

from typing import Final

from gui.app.keys.commands import Command, Needs, in_turn

_GAME: Final = "roll_galaxy"


def _command(name: str, text_id: str, key: str) -> Command:
    return in_turn(f"{_GAME}/{name}", key, needs=Needs.MATCH_PAGE, game=_GAME, text_id=text_id)


COLUMNS: Final = (
    _command("column_1", "roll_galaxy-explore-column", "F3"),
    _command("column_2", "roll_galaxy-develop-column", "F4"),
    _command("column_3", "roll_galaxy-settle-column", "F5"),
    _command("column_4", "roll_galaxy-produce-column", "F6"),
    _command("column_5", "roll_galaxy-ship-column", "F7"),
)
"""Press a column: the picked die goes there."""
HEADS: Final = (
    _command("head_1", "roll_galaxy-head-explore-column", "Shift+F3"),
    _command("head_2", "roll_galaxy-head-develop-column", "Shift+F4"),
    _command("head_3", "roll_galaxy-head-settle-column", "Shift+F5"),
    _command("head_4", "roll_galaxy-head-produce-column", "Shift+F6"),
    _command("head_5", "roll_galaxy-head-ship-column", "Shift+F7"),
)
"""Press the head of a column: the picked die selects its phase."""
