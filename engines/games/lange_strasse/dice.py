"""Rolls and keeps for people: codes as faces, what a keep makes of the set.

The judgement itself is the compiled rule (``kernels.keeps``), loaded when first asked for.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache

from engines.games.lange_strasse.kernels.state import CODES, DICE, FACES, FIRST, MINIMUM, STOP, WAYS
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot
from engines.rulekit.dice import Dice
from engines.runtime.types import Action

POOL = Dice(bits=3)
code_of = POOL.code
faces_of = POOL.faces
"""Works for a keep, too: the ``STOP`` bit is above the dice."""

GROUP = 3
"""This many equal dice of one roll are a group."""
SUPER_ROLL = 3
"""A strasse on this roll of the set is a Super Strasse."""


class Result(Enum):
    """The effect of a keep."""

    OPEN = "open"
    COMPLETE = "complete"
    STRASSE = "strasse"
    SUPER = "super"
    TALHEIM = "talheim"


@dataclass(frozen=True, slots=True)
class Keep:
    """A legal decision and what it scores.

    Attributes:
        action: its code.
        faces: the dice kept, ascending.
        stop: the turn ends with it.
        result: what it does.
        points: of the set, this keep included.
        kept: the configuration after it; empty once the set is complete.
        turn: score of the turn if it ends with this; None where it may not.
        rolls: how many dice are rolled next; 0 if the turn ends.
    """

    action: Action
    faces: tuple[int, ...]
    stop: bool
    result: Result
    points: int
    kept: KeptDice
    turn: int | None
    rolls: int

    @property
    def ends_turn(self) -> bool:
        return not self.rolls


def keep_text(action: Action) -> str:
    """``keep 1 5``, or ``keep 1 5 stop`` if the turn ends with it."""
    return f"keep {POOL.text(faces_of(action))}{' stop' if action >= STOP else ''}"


def keep_of(snapshot: Snapshot, action: Action) -> Keep:
    """The keep that a legal action is."""
    from engines.games.lange_strasse.kernels import keeps  # compiled code

    code = action & (STOP - 1)
    before = snapshot.kept
    kind, points = keeps.judge(before.ones, before.fives, before.face, before.size, code)
    result = {
        keeps.OPEN: Result.OPEN,
        keeps.COMPLETE: Result.COMPLETE,
        keeps.STRASSE: Result.SUPER if snapshot.rolls == SUPER_ROLL else Result.STRASSE,
        keeps.TALHEIM: Result.TALHEIM,
    }[kind]
    after = KeptDice()
    if result is Result.OPEN:
        after = KeptDice(*keeps.merge(before.ones, before.fives, before.face, before.size, code))
    talheim, stop = result is Result.TALHEIM, action >= STOP
    may_end = talheim or (result is Result.OPEN and points >= MINIMUM)
    turn = snapshot.accumulated + int(points) if may_end else None
    rolls = 0 if stop or talheim else DICE - after.dice
    return Keep(action, faces_of(code), stop, result, int(points), after, turn, rolls)


def set_points(kept: KeptDice) -> int:
    """Points of the dice kept so far in the set."""
    group = 0
    if kept.size:
        base = 1000 if kept.face == 1 else 100 * kept.face
        group = base << (kept.size - 3)
    return 100 * kept.ones + 50 * kept.fives + group


@dataclass(frozen=True, slots=True)
class Group:
    """Dice that belong together.

    Attributes:
        faces: what they show.
        points: what they score in the set, or add to it; None if they score nothing by themselves.
        result: all of them complete the set as this; OPEN otherwise.
        grows: they join the group that is kept already.
    """

    faces: tuple[int, ...]
    points: int | None = None
    result: Result = Result.OPEN
    grows: bool = False


def groups_of(kept: KeptDice, roll: Iterable[int]) -> tuple[Group, ...]:
    """A roll in groups as people lay it out: what counts first, then the rest together."""
    faces = sorted(roll)
    whole = _whole(kept, faces)
    if whole is not None:
        return (Group(tuple(faces), whole.points, whole.result),)
    found: list[Group] = []
    loose: list[int] = []
    for face in sorted(set(faces)):
        same = (face,) * faces.count(face)
        if face == kept.face:
            grown = set_points(KeptDice(face=face, size=kept.size + len(same)))
            found.append(Group(same, grown - set_points(kept.group), grows=True))
        elif len(same) >= GROUP:
            found.append(Group(same, set_points(KeptDice(face=face, size=len(same)))))
        elif single := set_points(KeptDice(ones=face == 1, fives=face == 5)):
            found += [Group((face,), single) for _ in same]
        else:
            loose += same
    return (*found, Group(tuple(loose))) if loose else tuple(found)


def _whole(kept: KeptDice, faces: list[int]) -> Keep | None:
    """The result of a roll with the kept dice, if all six are a Lange Strasse or a Talheim."""
    if kept.size or not faces:
        return None
    total = Counter({1: kept.ones, 5: kept.fives}) + Counter(faces)
    if sorted(total.values()) not in ([1] * 6, [2] * 3):
        return None
    return keep_of(Snapshot(kept=kept, rolls=1), code_of(faces))


def is_strich(snapshot: Snapshot, roll: int) -> bool:
    """Whether a roll leaves nothing to keep.

    The rule in its short form (rules, section 1.4), so that texts need no compiled code; a test
    compares it with the compiled rule for every configuration and roll.
    """
    kept, counts = snapshot.kept, POOL.counts(roll)
    if counts[0] or counts[4] or max(counts) >= GROUP:
        return False
    if kept.size:
        return not counts[kept.face - 1]
    total = (kept.ones, *counts[1:4], kept.fives, counts[5])
    talheim = sorted(total) == [0, 0, 0, 2, 2, 2]
    return not talheim and any(count != 1 for count in total)


@cache
def strich_chance(kept: KeptDice) -> float:
    """Chance that a roll of the dice that are not kept leaves nothing to keep (rules, 3.1)."""
    snapshot = Snapshot(kept=kept)
    dice = snapshot.dice_left
    rolls = slice(FIRST[dice], FIRST[dice + 1])
    ways = zip(CODES[rolls].tolist(), WAYS[rolls].tolist(), strict=True)
    bad = sum(n for roll, n in ways if is_strich(snapshot, roll))
    return float(bad / FACES**dice)
