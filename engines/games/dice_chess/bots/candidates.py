"""What the searching bots begin with: the best turns by a quick look, and their boards."""

from dataclasses import dataclass

import numpy as np

from engines.core.types import State
from engines.games.dice_chess.boards import Workspace
from engines.games.dice_chess.bots.lines import TAKES_KING, Plan, leaf_count, taking_plans


@dataclass(frozen=True, slots=True)
class Candidates:
    """Positions after turns that deserve a search.

    Attributes:
        leaves: of the graph of turns, best first by the quick look.
        boards: a row for each.
        scores: what the quick look made of them, in centipawns.
    """

    leaves: tuple[int, ...]
    boards: tuple[State, ...]
    scores: tuple[int, ...]


def winning_plans(work: Workspace) -> list[Plan]:
    """The turns that take the king at once, the shortest first."""
    return taking_plans(work, lambda length: TAKES_KING - length)


def candidates(work: Workspace, level: int, limit: int) -> Candidates:
    """The ``limit`` best positions by the evaluation of a level of the ladder.

    A stable order: equals stay in the order of the graph.
    """
    from engines.games.dice_chess.kernels import players, turns

    count = leaf_count(work)
    players.score_leaves(work.graph, level, work.spare, work.scores)
    scores = work.scores[:count]
    order = np.argsort(-scores, kind="stable")[:limit].tolist()
    boards = []
    for leaf in order:
        turns.board_of(work.graph, leaf, work.spare)
        boards.append(work.spare.copy())
    return Candidates(tuple(order), tuple(boards), tuple(int(scores[leaf]) for leaf in order))
