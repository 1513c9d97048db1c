"""Doubling and draws: what each bot says (rules, 3.8). All comparisons are strict."""

import math
from dataclasses import dataclass
from typing import Final

from engines.games.dice_chess.snapshot import EMPTY, Snapshot

SCALE: Final = 400.0
"""Centipawns of the sigmoid that makes a win probability of an evaluation (rules, 3.4)."""


def win_probability(evaluation: float) -> float:
    """The win chance that corresponds to an evaluation in centipawns."""
    return 1.0 / (1.0 + math.exp(-evaluation / SCALE))


@dataclass(frozen=True, slots=True)
class CubeRule:
    """When a bot doubles, and accepts a double; limits of its win probability.

    Attributes:
        offer: None: never.
    """

    offer: float | None
    accept: float

    def offers(self, probability: float) -> bool:
        return self.offer is not None and probability > self.offer

    def accepts(self, probability: float) -> bool:
        return probability > self.accept


DEFAULT_CUBE: Final = CubeRule(None, 0.25)
CAUTIOUS_CUBE: Final = CubeRule(0.70, 0.35)
AGGRESSIVE_CUBE: Final = CubeRule(0.55, 0.22)
MONTE_CARLO_CUBE: Final = CubeRule(0.65, 0.30)

CAUTIOUS_MOVES: Final = 30
CAUTIOUS_LEVEL: Final = 50
CAUTIOUS_LOSING: Final = -100
DEADLOCK_LOSING: Final = -200


def cautious_offers_draw(snapshot: Snapshot, standard: int) -> bool:
    """Late in the game, and about equal."""
    return snapshot.full > CAUTIOUS_MOVES and abs(standard) < CAUTIOUS_LEVEL


def cautious_accepts_draw(standard: int) -> bool:
    """Behind."""
    return standard < CAUTIOUS_LOSING


def is_deadlock(snapshot: Snapshot) -> bool:
    """Bare kings apart, each with at most a bishop that can never attack the other king's square.

    A heuristic: kings may still capture each other.
    """
    men = [(square, man) for square, man in enumerate(snapshot.board) if man != EMPTY]
    letters = [man for _, man in men]
    if set(letters) - set("KkBb") or max(letters.count("B"), letters.count("b")) > 1:
        return False
    white, black = snapshot.board.find("K"), snapshot.board.find("k")
    if min(white, black) < 0 or _distance(white, black) <= 1:
        return False
    return all(
        _colour(square) != _colour(black if man == "B" else white)
        for square, man in men
        if man in "Bb"
    )


def deadlock_accepts_draw(standard: int) -> bool:
    """Far behind."""
    return standard < DEADLOCK_LOSING


def _distance(a: int, b: int) -> int:
    return max(abs(a % 8 - b % 8), abs(a // 8 - b // 8))


def _colour(square: int) -> int:
    return (square % 8 + square // 8) % 2
