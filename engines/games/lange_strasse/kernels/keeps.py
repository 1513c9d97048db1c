"""Keeping dice: what is legal, what it scores, and what it leaves.

Sections 1.3 to 1.5 of the rules. A *configuration* describes the dice kept in a set that is not
complete: ``ones`` and ``fives`` loose dice and a group of ``size`` dice of ``face`` (0, 0: none).
"""

from typing import Final

from engines.games.lange_strasse.kernels import state as st
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

ILLEGAL: Final = 0
OPEN: Final = 1
"""Fewer than six dice are kept: roll the rest, or stop."""
COMPLETE: Final = 2
"""All six dice are kept: a fresh set must be rolled."""
STRASSE: Final = 3
"""Complete, with 1 2 3 4 5 6."""
TALHEIM: Final = 4
"""Three pairs: the turn ends."""


@subroutine
def kept(s: st.GameState) -> tuple[int, int, int, int]:
    """The configuration of the mover: ones, fives, face, and size."""
    return int64(s.ones), int64(s.fives), int64(s.group_face), int64(s.group_size)


@subroutine
def group_value(face: int, size: int) -> int:
    """Points of ``size`` (0, or 3 to 6) equal dice: each die beyond three doubles."""
    if size == 0:
        return int64(0)
    base = int64(1000) if face == 1 else 100 * face
    return base << (size - 3)


@kernel
def set_value(ones: int, fives: int, face: int, size: int) -> int:
    """Points of a configuration."""
    return 100 * ones + 50 * fives + group_value(face, size)


@subroutine
def _special(ones: int, fives: int, keep: int) -> int:
    """STRASSE or TALHEIM if loose dice and keep, six dice together, form one; else 0."""
    singles = int64(0)
    pairs = int64(0)
    for f in range(st.FACES):
        count = (keep >> (3 * f)) & 7
        if f == 0:
            count += ones
        elif f == 4:
            count += fives
        if count == 1:
            singles += 1
        elif count == 2:
            pairs += 1
    if singles == 6:
        return int64(STRASSE)
    return int64(TALHEIM) if pairs == 3 else int64(ILLEGAL)


@subroutine
def talheim_value(ones: int, fives: int, keep: int) -> int:
    """1000 points for three pairs of consecutive faces, otherwise 500."""
    low = int64(st.FACES)
    high = int64(-1)
    for f in range(st.FACES):
        count = (keep >> (3 * f)) & 7
        if (f == 0 and ones > 0) or (f == 4 and fives > 0):
            count += 1
        if count > 0:
            high = int64(f)
            low = min(low, int64(f))
    return int64(st.TALHEIM_ROW_POINTS) if high - low == 2 else int64(st.TALHEIM_POINTS)


@subroutine
def dice_in(code: int) -> int:
    """How many dice a code stands for."""
    total = int64(0)
    for f in range(st.FACES):
        total += (code >> (3 * f)) & 7
    return total


@kernel
def judge(ones: int, fives: int, face: int, size: int, keep: int) -> tuple[int, int]:
    """The effect of a keep on a configuration: its kind, and the points of the set after it.

    Kind is ILLEGAL if the keep is not legal. Points of a Talheim or a strasse replace the sum.
    """
    kept = ones + fives + size + dice_in(keep)
    if size == 0 and kept == st.DICE:
        special = _special(ones, fives, keep)
        if special == STRASSE:
            return special, int64(st.STRASSE_POINTS)
        if special == TALHEIM:
            return special, talheim_value(ones, fives, keep)
    points = 100 * ones + 50 * fives
    joined = size
    for f in range(st.FACES):
        count = (keep >> (3 * f)) & 7
        if count == 0:
            continue
        if f + 1 == face:
            joined += count
        elif count >= 3:
            points += group_value(int64(f + 1), count)
        elif f == 0:
            points += 100 * count
        elif f == 4:
            points += 50 * count
        else:
            return int64(ILLEGAL), int64(0)
    points += group_value(face, joined)
    return (int64(COMPLETE) if kept == st.DICE else int64(OPEN)), points


@kernel
def merge(ones: int, fives: int, face: int, size: int, keep: int) -> tuple[int, int, int, int]:
    """The configuration after a legal keep that leaves the set open."""
    for f in range(st.FACES):
        count = (keep >> (3 * f)) & 7
        if f + 1 == face:
            size += count
        elif count >= 3:
            face = int64(f + 1)
            size = count
        elif f == 0:
            ones += count
        elif f == 4:
            fives += count
    return ones, fives, face, size


@kernel
def legal_keeps(ones: int, fives: int, face: int, size: int, dice: int, out: State) -> int:
    """Write the legal keeps of the roll ``dice`` into ``out``; return how many. 0 is a strich.

    Order: by number of dice, then by the sorted list of faces. ``out`` holds at least 64 codes.
    """
    count = int64(0)
    wanted = dice_in(dice)
    for target in range(1, wanted + 1):
        count = _keeps_of_size(ones, fives, face, size, dice, int64(target), out, count)
    return count


@subroutine
def _keeps_of_size(
    ones: int, fives: int, face: int, size: int, dice: int, target: int, out: State, count: int
) -> int:
    """Append the legal keeps of ``target`` dice; low faces first, as many of them as possible."""
    keep = int64(0)
    for k1 in range(dice & 7, -1, -1):
        for k2 in range((dice >> 3) & 7, -1, -1):
            for k3 in range((dice >> 6) & 7, -1, -1):
                for k4 in range((dice >> 9) & 7, -1, -1):
                    for k5 in range((dice >> 12) & 7, -1, -1):
                        k6 = target - k1 - k2 - k3 - k4 - k5
                        if k6 < 0 or k6 > (dice >> 15) & 7:
                            continue
                        keep = k1 | (k2 << 3) | (k3 << 6) | (k4 << 9) | (k5 << 12) | (k6 << 15)
                        kind, _ = judge(ones, fives, face, size, keep)
                        if kind != ILLEGAL:
                            out[count] = keep
                            count += 1
    return count
