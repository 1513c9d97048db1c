"""The commands of Roll for the Galaxy: its columns by key."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.app.keys.commands import Command, Group, Needs

_GAME: Final = "roll_galaxy"


def _command(name: str, source: object, key: str) -> Command:
    return Command(
        f"{_GAME}/{name}", Group.TURN, source, (key,), needs=Needs.MATCH_PAGE, game=_GAME
    )


COLUMNS: Final = (
    _command("column_1", QT_TRANSLATE_NOOP("Command", "Explore column"), "F3"),
    _command("column_2", QT_TRANSLATE_NOOP("Command", "Develop column"), "F4"),
    _command("column_3", QT_TRANSLATE_NOOP("Command", "Settle column"), "F5"),
    _command("column_4", QT_TRANSLATE_NOOP("Command", "Produce column"), "F6"),
    _command("column_5", QT_TRANSLATE_NOOP("Command", "Ship column"), "F7"),
)
"""Press the columns: the die that is picked goes there."""
HEADS: Final = (
    _command("head_1", QT_TRANSLATE_NOOP("Command", "Head of the Explore column"), "Shift+F3"),
    _command("head_2", QT_TRANSLATE_NOOP("Command", "Head of the Develop column"), "Shift+F4"),
    _command("head_3", QT_TRANSLATE_NOOP("Command", "Head of the Settle column"), "Shift+F5"),
    _command("head_4", QT_TRANSLATE_NOOP("Command", "Head of the Produce column"), "Shift+F6"),
    _command("head_5", QT_TRANSLATE_NOOP("Command", "Head of the Ship column"), "Shift+F7"),
)
"""Press the heads of the columns: the die that is picked calls the phase."""
