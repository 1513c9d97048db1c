"""Shared by all bots of Dice Chess: plans with their figures, and analyses made from them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engines.contract.analysis import Estimate, Line, Reason, Unit
from engines.contract.messages import Message, message
from engines.games.dice_chess.boards import Workspace
from engines.games.dice_chess.kernels import evaluate, turns
from engines.games.dice_chess.kernels.state import OFFER_DRAW
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.text import move_text
from engines.runtime.types import Action, Seat

MOST_LINES: Final = 6
TAKES_KING: Final = 20_000.0
"""The preference for a turn that captures the king, beyond that of any position."""
PAWN: Final = 100
UNKNOWN: Final = Estimate(0.5, 0.5)
"""The win chance as seen by players that do not judge positions."""
_WON: Final = Estimate(1.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn that a bot considers.

    Attributes:
        moves: its micro-moves.
        preference: how much the bot wants it.
        leaf: the position after it in the graph of turns; None if it captures the king.
        win: the mover's win chance, and its error; by default, that of having captured the king.
        visits: playouts spent on it.
        behind: how far it is behind the best, if that is known better than ``win``.
    """

    moves: tuple[Action, ...]
    preference: float
    leaf: int | None
    win: Estimate = _WON
    visits: int = 0
    behind: Estimate | None = None

    def ends_as(self, other: "Plan") -> bool:
        """Whether both end alike: in one position, or with the king captured."""
        return self.leaf == other.leaf


def for_other(win: Estimate) -> Estimate:
    """The win chance of the other side."""
    return Estimate(1.0 - win.mean, win.error)


def values_of(seat: Seat, win: Estimate) -> dict[Unit, tuple[Estimate, ...]]:
    """A win chance of ``seat``, as values of both seats."""
    other = for_other(win)
    return {Unit.WIN: (other, win) if seat else (win, other)}


def line_of(seat: Seat, plan: Plan, reasons: tuple[Reason, ...]) -> Line:
    win = plan.win
    return Line(
        actions=plan.moves,
        names=tuple(map(move_text, plan.moves)),
        preference=plan.preference,
        bar=win,
        values=values_of(seat, win),
        visits=plan.visits,
        reasons=reasons,
        behind=plan.behind,
    )


def leaf_count(work: Workspace) -> int:
    """How many positions quiet turns lead to."""
    return int(turns.Graph.of(work.graph).info[turns.LEAVES])


def path_counts(work: Workspace) -> tuple[list[int], list[int]]:
    """How many paths lead to each capture of the king, and to each leaf."""
    graph = turns.Graph.of(work.graph)
    takes = graph.takes[: graph.info[turns.TAKES], turns.PATHS]
    return takes.tolist(), graph.leaves[: graph.info[turns.LEAVES], turns.PATHS].tolist()


def path_of(work: Workspace, parent: int, move: int) -> tuple[Action, ...]:
    """The micro-moves through a node of the graph of turns."""
    out = np.zeros(turns.COLUMNS, np.int64)
    count = turns.path_to(work.graph, parent, move, out)
    return tuple(out[:count].tolist())


def path_of_leaf(work: Workspace, leaf: int) -> tuple[Action, ...]:
    """The micro-moves of a turn that leads to a leaf."""
    found = turns.Graph.of(work.graph).leaves[leaf]
    return path_of(work, int(found[turns.PARENT]), int(found[turns.MOVE]))


def taking_plans(work: Workspace, rank: Callable[[int], float]) -> list[Plan]:
    """Turns that capture the king, the shortest first; ``rank``: preference by length."""
    graph = turns.Graph.of(work.graph)
    takes = graph.takes[: graph.info[turns.TAKES]].tolist()
    takes.sort(key=lambda take: take[turns.LENGTH])
    return [
        Plan(
            path_of(work, take[turns.PARENT], take[turns.MOVE]), rank(take[turns.LENGTH]), leaf=None
        )
        for take in takes[:MOST_LINES]
    ]


def quiet_plans(work: Workspace, scores: Sequence[float]) -> list[Plan]:
    """The best positions by ``scores``, one for each leaf, best first."""
    order = np.argsort(-np.asarray(scores), kind="stable")[:MOST_LINES].tolist()
    return [Plan(path_of_leaf(work, leaf), float(scores[leaf]), leaf) for leaf in order]


def with_reasons(seat: Seat, work: Workspace, plans: Sequence[Plan]) -> tuple[Line, ...]:
    leaves = np.array([plan.leaf for plan in plans if plan.leaf is not None], np.int64)
    figures = np.zeros((len(leaves), evaluate.FIGURES), np.int64)
    evaluate.explain_leaves(work.graph, leaves, work.before, work.spare, figures)
    rows = iter(figures.tolist())
    best, said = None, set[Message]()
    lines = []
    for plan in plans:
        reasons = _TAKES_KING
        if plan.leaf is not None:
            row = next(rows)
            reasons = _reasons(row)
            if best is None:
                best, said = row, {reason.message for reason in reasons}
            else:
                reasons = _compared(reasons, row, best, said)
        lines.append(line_of(seat, plan, reasons))
    return tuple(lines)


_TAKES_KING: Final[tuple[Reason, ...]] = (Reason(message("dice_chess.reason.takes_king"), 1.0),)
_FIGURES: Final = (
    ("exposed", "chance", ROLLS, -ROLLS),
    ("threat", "chance", ROLLS, 2 * ROLLS),
    ("wins", "pawns", PAWN, 1000),
    ("attack", "pawns", PAWN, 10_000),
)
"""For each figure: the reason's code, its parameter, what makes one there, and what weighs 1."""


def _reasons(figures: list[int]) -> tuple[Reason, ...]:
    """Why a quiet turn is good or bad: the kings first, then material and attack."""
    found = [
        Reason(
            message(f"dice_chess.reason.{code}", **{name: figure / per}), min(1.0, figure / weighs)
        )
        for (code, name, per, weighs), figure in zip(_FIGURES, figures, strict=True)
        if figure or code == "attack"
    ]
    if not figures[0]:
        found.insert(0, Reason(message("dice_chess.reason.safe"), 0.4))
    return tuple(sorted(found, key=lambda reason: -abs(reason.weight)))


def _compared(
    reasons: tuple[Reason, ...], figures: list[int], best: list[int], said: set[Message]
) -> tuple[Reason, ...]:
    """First what is worse than with the best plan, then what nobody has ``said`` of that one."""
    lags = []
    for (code, name, per, weighs), own, other in zip(_FIGURES, figures, best, strict=True):
        digits = 3 if name == "chance" else 1
        if (own - other) / weighs < 0 and round(own / per, digits) != round(other / per, digits):
            about = {name: own / per, "best": other / per}
            told = message(f"dice_chess.reason.{code}_behind", **about)
            lags.append((told in said, (own - other) / weighs, told))
    reasons = tuple(reason for reason in reasons if reason.message not in said)
    if not lags:
        return reasons
    _, weight, told = min(lags, key=lambda lag: lag[:2])
    said.add(told)
    code = told.code.removesuffix("_behind")
    return (Reason(told, weight), *(each for each in reasons if each.message.code != code))


def offering_draw(plan: Plan) -> Plan:
    """The same turn with a draw offer before it."""
    return replace(plan, moves=(OFFER_DRAW, *plan.moves))
