"""The commands of Roll for the Galaxy: keys for its columns, and for what workers do."""

from typing import Final

from engines.games.roll_galaxy.data import PHASE_NAMES
from gui.app.keys.commands import Command, Needs, in_turn

_GAME: Final = "roll_galaxy"


def _command(name: str, text_id: str, key: str) -> Command:
    return in_turn(f"{_GAME}/{name}", key, needs=Needs.MATCH_PAGE, game=_GAME, text_id=text_id)


COLUMNS: Final = tuple(
    _command(f"column_{number}", f"roll_galaxy-{phase}-column", f"F{number + 2}")
    for number, phase in enumerate(PHASE_NAMES, 1)
)
"""Press a column: the picked die goes there."""
HEADS: Final = tuple(
    _command(f"head_{number}", f"roll_galaxy-head-{phase}-column", f"Shift+F{number + 2}")
    for number, phase in enumerate(PHASE_NAMES, 1)
)
"""Press the head of a column: the picked die selects its phase."""
STOCK: Final = _command("stock", "roll_galaxy-term-stock-name", "K")
SCOUT: Final = _command("scout", "roll_galaxy-term-scout-name", "C")
TRADE: Final = _command("trade", "roll_galaxy-term-trade-name", "E")
CONSUME: Final = _command("consume", "roll_galaxy-term-consume-name", "U")
COMMANDS: Final = (*COLUMNS, *HEADS, STOCK, SCOUT, TRADE, CONSUME)
