"""Where the searching bots begin: the best turns by a quick estimate, and their boards."""

from dataclasses import dataclass

import numpy as np

from engines.games.dice_chess.bots.choices import Choices
from engines.runtime.types import State


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

    def scored(self) -> list[tuple[int, int]]:
        """Leaves with their scores."""
        return list(zip(self.leaves, self.scores, strict=True))


def candidates(found: Choices, level: int, limit: int) -> Candidates:
    """The ``limit`` best positions by the evaluation of a level of the ladder.

    A stable order: equals stay in the order of the graph.
    """
    from engines.games.dice_chess.kernels import players, turns

    work, leaves = found.work, np.array(found.leaves)
    players.score_leaves(work.graph, level, work.spare, work.scores)
    scores = work.scores[leaves]
    order = np.argsort(-scores, kind="stable")[:limit]
    boards = []
    for leaf in leaves[order].tolist():
        turns.board_of(work.graph, leaf, work.spare)
        boards.append(work.spare.copy())
    return Candidates(tuple(leaves[order].tolist()), tuple(boards), tuple(scores[order].tolist()))
