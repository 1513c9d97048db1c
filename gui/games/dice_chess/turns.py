"""The dice of the roll and the moves of the turn, derived from the last steps. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.contract.position import Position
from engines.games.dice_chess.view import DiceChessView, Move, Phase, moves_of, usable_faces
from engines.runtime.types import Action
from gui.table.board import Step


@dataclass(frozen=True, slots=True)
class Die:
    """One of the three dice.

    Attributes:
        face: 1 (pawn) to 6 (king); None: not rolled.
        used: a move of this turn has used it.
        blocked: no legal continuation uses it.
        typed: typed in from real dice.
        past: left over from a finished roll.
    """

    face: int | None = None
    used: bool = False
    blocked: bool = False
    typed: bool = False
    past: bool = False


DICE = 3
UNROLLED = (Die(),) * DICE


def moves_of_turns(trail: Sequence[Step]) -> tuple[tuple[Move, ...], ...]:
    """The micro-moves of each turn in ``trail``, oldest turn first; turns without any are left out.

    A turn ends where the next step begins with another mover.
    """
    turns: list[list[Move]] = []
    mover: int | None = None
    for step in trail:
        view: DiceChessView = step.before.view()
        moves = () if step.is_chance else moves_of(step.before, (step.action,))
        if view.mover != mover:
            turns.append([])
            mover = view.mover
        turns[-1].extend(moves)
    return tuple(tuple(moves) for moves in turns if moves)


def moves_along(position: Position, actions: Sequence[Action]) -> tuple[Move, ...]:
    """The micro-moves of a plan up to the next roll; other decisions are left out."""
    moves: list[Move] = []
    for action in actions:
        if position.is_chance or position.is_over:
            break
        moves.extend(moves_of(position, (action,)))
        position = position.apply(action)
    return tuple(moves)


def dice_of(position: Position, trail: Sequence[Step]) -> tuple[Die, ...]:
    """The dice on the table, each in its place, so that unused ones stay where they are."""
    view: DiceChessView = position.view()
    if view.phase is not Phase.MOVE:
        return UNROLLED
    dice = _rolled(view, trail)
    playable = usable_faces(position)
    return tuple(replace(die, blocked=not die.used and die.face not in playable) for die in dice)


def rolls(trail: Sequence[Step]) -> list[tuple[int, tuple[int, ...]]]:
    """The mover and the faces of each roll, latest roll first."""
    chances = [step for step in reversed(trail) if step.is_chance]
    return [(step.before.view().mover, step.before.dice(step.action)) for step in chances]


def _rolled(view: DiceChessView, trail: Sequence[Step]) -> tuple[Die, ...]:
    """The dice of this turn's roll, with those already used marked."""
    start = max((place for place, step in enumerate(trail) if step.is_chance), default=None)
    if start is None:
        return tuple(Die(face) for face in view.dice)
    roll = trail[start]
    dice = [Die(face, typed=roll.typed) for face in roll.before.dice(roll.action)]
    for step in trail[start + 1 :]:
        for move in moves_of(step.before, (step.action,)):
            for face in move.dice:
                _use(dice, face)
    if sorted(die.face or 0 for die in dice if not die.used) != list(view.dice):
        return tuple(Die(face) for face in view.dice)
    return tuple(dice)


def _use(dice: list[Die], face: int) -> None:
    for place, die in enumerate(dice):
        if die.face == face and not die.used:
            dice[place] = replace(die, used=True)
            return
