"""The commands of Dice Chess: keys for doubling and for offers."""

from functools import partial
from typing import Final

from gui.app.keys.commands import Needs, in_turn

_command = partial(in_turn, needs=Needs.MATCH_PAGE, game="dice_chess")

DOUBLE: Final = _command("dice_chess/double", "D", text_id="dice_chess-double-the-stake")
ACCEPT: Final = _command("dice_chess/accept", "A", text_id="dice_chess-take-or-accept")
DECLINE: Final = _command("dice_chess/decline", "X", text_id="dice_chess-decline")
OFFER_DRAW: Final = _command("dice_chess/offer_draw", "O", text_id="dice_chess-decision-offer_draw")
COMMANDS: Final = (DOUBLE, ACCEPT, DECLINE, OFFER_DRAW)
