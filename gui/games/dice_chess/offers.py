"""What specifies a micro-move: the piece, its target, a promotion, and the die that pays."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from engines.games.dice_chess.view import Move
from gui.games.dice_chess.turns import Die
from gui.table.offers import Offer, Selection


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


def picked_at(selection: Selection[Key], kind: Kind) -> int | None:
    """The square, face or place that is picked, if one is."""
    return next((key.at for key in selection.order if key.kind is kind), None)


def die_alone(selection: Selection[Key]) -> Selection[Key]:
    """The selection without its piece; a picked die stays picked."""
    return selection.only(lambda key: key.kind is Kind.DIE)


def targets_of(selection: Selection[Key]) -> Selection[Key]:
    """The selection without its target square."""
    return selection.only(lambda key: key.kind is not Kind.SQUARE)
