"""The first look at all turns of a roll sees what a look at each board sees."""

import numpy as np
import pytest

from engines.games.dice_chess import boards
from engines.games.dice_chess.kernels import board, evaluation, move_ordering, turns
from engines.games.dice_chess.snapshot import Snapshot
from engines.games.dice_chess.tables import shipped_weights
from engines.runtime.streams import stream
from tests.games.dice_chess.positions import played, scattered


@pytest.mark.parametrize(
    "positions", [list(played(60, 3)), list(scattered(60, 4))], ids=["played", "scattered"]
)
def test_all_leaves_are_seen_as_single_boards_are(positions: list[Snapshot]) -> None:
    memory = np.zeros(move_ordering.RoughScores.words(), np.int64)
    scores, features = np.zeros(turns.MAX_LEAVES, np.int64), np.zeros(evaluation.MOST, np.int64)
    row = np.zeros(board.ROW, np.int64)
    seen = 0
    for snapshot in positions:
        graph = boards.find_turns(snapshot, stream(1)).graph
        move_ordering.score_leaves(graph, shipped_weights(), memory, row, features, scores)
        for leaf in range(int(turns.Graph.of(graph).info[turns.LEAVES])):
            turns.board_of(graph, leaf, row)
            alone = evaluation.rough_score(row, 1 - snapshot.mover, shipped_weights(), features)
            assert scores[leaf] == -alone, f"{snapshot}, leaf {leaf}"
            seen += 1
    assert seen > 1000
