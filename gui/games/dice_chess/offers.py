"""What names a micro-move: the piece, its square, what a pawn becomes, and the die that pays."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from engines.games.dice_chess.view import Move
from gui.games.dice_chess.happened import Die
from gui.table.offers import Offer


class Kind(Enum):
    """Kinds of things that can be picked."""

    PIECE = auto()
    SQUARE = auto()
    BECOMES = auto()
    DIE = auto()


@dataclass(frozen=True, slots=True)
class Key:
    """One thing that can be picked: ``at`` is a square, a face, or the place of a die."""

    kind: Kind
    at: int


def offers_of(moves: Sequence[Move], dice: Sequence[Die]) -> tuple[Offer[Key], ...]:
    """An offer for each micro-move; a die picked first leaves only the moves that it pays for."""
    return tuple(_offer(move, dice) for move in moves)


def _offer(move: Move, dice: Sequence[Die]) -> Offer[Key]:
    last = {Key(Kind.SQUARE, move.target)}
    if move.promotion is not None:
        last.add(Key(Kind.BECOMES, move.promotion))
    return Offer(
        move.action,
        needs=frozenset({Key(Kind.PIECE, move.origin), *last}),
        may=frozenset(
            Key(Kind.DIE, place) for place, die in enumerate(dice) if die.face in move.dice
        ),
        last=frozenset(last),
    )
