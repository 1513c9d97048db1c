"""Dice of Lange Strasse: the short rule of the strich against the compiled rule."""

import numpy as np
import pytest

from engines.games.lange_strasse import evaluate
from engines.games.lange_strasse.dice import is_strich
from engines.games.lange_strasse.kernels import keeps, turn_graph
from engines.games.lange_strasse.kernels.state import CODES, FIRST
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot

CONFIGURATIONS = [KeptDice(*node) for node, super_chance in turn_graph.NODES if not super_chance]


def test_the_sizes_of_the_turn_are_those_of_the_rules() -> None:
    assert len(CONFIGURATIONS) == 81
    assert turn_graph.NODE_COUNT == 82
    assert len(turn_graph.BRANCH_PROBABILITY) == 901
    assert len(turn_graph.OPTION_RESULT) == 2507


def test_a_strich_is_a_roll_without_a_legal_keep() -> None:
    out = np.zeros(64, np.int64)
    pairs = decisions = legal = 0
    for kept in CONFIGURATIONS:
        snapshot = Snapshot(kept=kept)
        left = snapshot.dice_left
        for i in range(FIRST[left], FIRST[left + 1]):
            roll = int(CODES[i])
            found = keeps.legal_keeps(kept.ones, kept.fives, kept.face, kept.size, roll, out)
            assert is_strich(snapshot, roll) is (found == 0)
            pairs += 1
            decisions += found > 0
            legal += found
    assert (pairs, decisions, legal) == (2639, 2111, 5577)


def test_the_best_turn_brings_662_points() -> None:
    assert evaluate.points_table()[0, 0] == pytest.approx(662.193093958, abs=1e-7)
    assert evaluate.published_points_table()[0, 0] == pytest.approx(662.7035, abs=5e-5)
