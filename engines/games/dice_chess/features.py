"""Features of a position for learned evaluations (rules, 4.9)."""

from typing import Final

from engines.core.types import Seat
from engines.games.dice_chess.snapshot import Snapshot

WEIGHTS: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}


def material_features(snapshot: Snapshot, seat: Seat) -> tuple[int, ...]:
    """Differences of P N B R Q from the side of ``seat``, their weighted sum, and the total.

    The total is that of both sides; 78 at the start.
    """
    own = snapshot.board.swapcase() if seat else snapshot.board
    counts = [(own.count(letter), own.count(letter.lower())) for letter in WEIGHTS]
    differences = [mine - other for mine, other in counts]
    weights = tuple(WEIGHTS.values())
    lead = sum(weight * difference for weight, difference in zip(weights, differences, strict=True))
    total = sum(weight * sum(pair) for weight, pair in zip(weights, counts, strict=True))
    return (*differences, lead, total)
