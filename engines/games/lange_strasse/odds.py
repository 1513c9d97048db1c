"""The chance of a strich, without compiled code: for boards and the position editor."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from engines.games.lange_strasse.dice import code_of, is_strich
from engines.games.lange_strasse.kernels.state import FACES
from engines.games.lange_strasse.snapshot import Kept, Snapshot


@cache
def strich_chance(kept: Kept) -> float:
    """Chance that a roll of the dice that are not kept leaves nothing to keep (rules, 3.1)."""
    snapshot = Snapshot(kept=kept)
    dice = snapshot.dice_left
    rolls = combinations_with_replacement(range(1, FACES + 1), dice)
    bad = sum(_ways(roll) for roll in rolls if is_strich(snapshot, code_of(roll)))
    return float(bad / FACES**dice)


def _ways(roll: tuple[int, ...]) -> int:
    """How many orders of the dice show this roll."""
    counts = (roll.count(face) for face in set(roll))
    return factorial(len(roll)) // prod(map(factorial, counts))
