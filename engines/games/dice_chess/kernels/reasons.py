"""Figures that explain why a turn is good or bad, for several positions at once."""

from typing import Final

from engines.games.dice_chess.kernels.capture import count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.evaluate import attack_terms, material
from engines.games.dice_chess.kernels.turns import SIDE, board_of, graph_of
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State

EXPOSED: Final = 0
"""Of 216 rolls, those with which the other side captures the mover's king next."""
THREAT: Final = 1
"""Those with which the mover would capture the other king if it rolled now."""
WON: Final = 2
"""Centipawns that the turn has won."""
ATTACK: Final = 3
"""Attack terms of the evaluation (``evaluate.attack_terms``)."""
FIGURES: Final = 4


@kernel()
def explain_leaves(graph: State, leaves: State, before: State, row: State, out: State) -> None:
    """Write the ``FIGURES`` of each leaf in ``leaves``; ``before`` is the board of the turn."""
    g = graph_of(graph)
    side = g.info[SIDE]
    for i in range(len(leaves)):
        board_of(graph, leaves[i], row)
        out[i, EXPOSED] = count_rolls(king_capture_rolls(row, side))
        out[i, THREAT] = count_rolls(king_capture_rolls(row, int64(1 - side)))
        out[i, WON] = material(row, side) - material(before, side)
        out[i, ATTACK] = attack_terms(row, side)
