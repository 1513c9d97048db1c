"""Why to keep, to roll or to stop, as facts.

Weights are chances or run from -1 to 1; nothing is computed from them.
"""

from collections.abc import Iterator
from typing import Final

from engines.contract.analysis import Reason
from engines.contract.messages import message
from engines.games.lange_strasse.dice import Keep, Result, strich_chance
from engines.games.lange_strasse.evaluate import points_after
from engines.games.lange_strasse.kernels.rules import FAST_ROUND, HALF
from engines.games.lange_strasse.kernels.state import MINIMUM, TARGET
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot

_REACH: Final = 2000
"""Points that are within reach of a turn: 1 of 11 turns played for points scores this much."""
_LATE: Final = 8000
"""With this many points someone may soon end the game, and 5000 points count."""
_ONE_AND_FIVE: Final = KeptDice(ones=1, fives=1)


def reasons(snapshot: Snapshot, keep: Keep) -> tuple[Reason, ...]:
    """What speaks for and against a decision: what is special about it, then what always counts."""
    found = list(_specials(snapshot, keep))
    found += _ending(snapshot, keep) if keep.ends_turn else _rolling(snapshot, keep)
    return tuple(found)


def _specials(snapshot: Snapshot, keep: Keep) -> Iterator[Reason]:
    if keep.result is Result.SUPER:
        yield Reason(message("lange_strasse.reason.super"), 1.0)
    elif keep.result is Result.STRASSE:
        yield Reason(message("lange_strasse.reason.strasse"), 1.0)
    elif keep.result is Result.TALHEIM:
        yield Reason(message("lange_strasse.reason.talheim", points=keep.points), 0.5)
    elif keep.kept == _ONE_AND_FIVE:
        code = "super_chance" if snapshot.rolls == 2 else "strasse_chance"
        yield Reason(message(f"lange_strasse.reason.{code}", chance=24 / 6**4), 24 / 6**4)


def _rolling(snapshot: Snapshot, keep: Keep) -> Iterator[Reason]:
    fresh = keep.result is not Result.OPEN
    strich = strich_chance(keep.kept)
    at_risk = snapshot.accumulated + keep.points
    yield from _goals(snapshot, snapshot.scores[snapshot.mover] + at_risk)
    yield Reason(message("lange_strasse.reason.mean", points=points_after(snapshot, keep)), 0.1)
    yield Reason(
        message("lange_strasse.reason.strich", n=keep.rolls, chance=strich, points=at_risk), -strich
    )
    if fresh:
        yield Reason(message("lange_strasse.reason.fresh_set", minimum=MINIMUM), -0.2)
    if not snapshot.strich[snapshot.mover]:
        yield Reason(message("lange_strasse.reason.no_strich_risk"), -strich)


def _goals(snapshot: Snapshot, score: int) -> Iterator[Reason]:
    """Lines that a turn of usual length may still reach; ``score``: with what it has so far."""
    others = [s for seat, s in enumerate(snapshot.scores) if seat != snapshot.mover]
    if snapshot.last_round:
        for place, code in ((0, "lead_gap"), (1, "second_gap")):
            gap = snapshot.needed(place) - score
            if 0 < gap <= _REACH:
                yield Reason(message(f"lange_strasse.reason.{code}", gap=gap), 0.3)
                break
    elif snapshot.round == FAST_ROUND and 0 < TARGET - score <= _REACH:
        yield Reason(
            message("lange_strasse.reason.fast_gap", gap=TARGET - score, round=FAST_ROUND), 0.3
        )
    if score < HALF and HALF - score <= _REACH and max(others) >= _LATE:
        yield Reason(message("lange_strasse.reason.half_gap", gap=HALF - score), 0.2)


def _ending(snapshot: Snapshot, keep: Keep) -> Iterator[Reason]:
    turn = snapshot.accumulated + keep.points
    before = snapshot.scores[snapshot.mover]
    score = before + turn
    yield from _standing(snapshot, before, score)
    yield Reason(message("lange_strasse.reason.banks", points=turn, score=score), 0.3)
    if not snapshot.strich[snapshot.mover]:
        yield Reason(message("lange_strasse.reason.no_strich_safe"), 0.2)


def _standing(snapshot: Snapshot, before: int, score: int) -> Iterator[Reason]:
    """Lines that the new score crosses or misses."""
    if before < HALF <= score:
        yield Reason(message("lange_strasse.reason.half"), 0.2)
    if score >= TARGET:
        if snapshot.round <= FAST_ROUND:
            yield Reason(message("lange_strasse.reason.fast", round=FAST_ROUND), 0.5)
    elif snapshot.round == FAST_ROUND and not snapshot.last_round:
        yield Reason(message("lange_strasse.reason.not_fast", gap=TARGET - score), -0.3)
    if snapshot.last_round:
        yield from _place(snapshot, before, score)


def _place(snapshot: Snapshot, before: int, score: int) -> Iterator[Reason]:
    """The place that the new score takes in the final round."""
    if score >= snapshot.needed(0):
        yield Reason(message("lange_strasse.reason.leads", score=score), 0.5)
        return
    yield Reason(message("lange_strasse.reason.behind", gap=snapshot.needed(0) - score), -0.5)
    if before < snapshot.needed(1) <= score:
        yield Reason(message("lange_strasse.reason.second"), 0.2)
