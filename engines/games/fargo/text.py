"""Positions as text.

A position is its scores and named fields, separated by bars::

    4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 13
    9800 10250 4000 | seat 3 | banked 0 | run 0 | dice 10 | turn 30 | trigger 2

``rolling`` says that the mover has decided to roll; with a run score of 0 that goes without
saying and is left out. ``over`` replaces the turn's fields when the game is over, ``at exactly
10000`` is the optional rule. When a person types a position, every field but the scores may be left
out: the seat is then 1, the turn the first possible one.
"""

from dataclasses import replace
from typing import Any, Final

from engines.games.fargo.kernels.state import TARGET
from engines.games.fargo.possible import check
from engines.games.fargo.snapshot import Snapshot
from engines.rulekit import notation


def _complete(given: dict[str, Any]) -> Snapshot:
    over, turn = given.pop("over", False), given.pop("turn", None)
    trigger, run = given.get("trigger"), given.get("run", 0)
    if over and trigger is None:
        raise notation.Impossible("errors-game-over-say-started")
    if over and "mover" in given:
        raise notation.Impossible("errors-game-over-no-seat")
    if run and "dice" not in given:
        raise notation.Impossible("errors-run-score-needs-number", run=run)
    given["mover"] = trigger if over else given.get("mover", 0)
    given["rolling"] = run == 0 or "rolling" in given
    now = Snapshot(**given)
    if not over and now.over:
        raise notation.Impossible("errors-seat-started-final-round", mover=now.mover + 1)
    return replace(now, turns=first_turn(now) if turn is None else turn + over)


def first_turn(snapshot: Snapshot) -> int:
    """The smallest number of ended turns that the scores and the trigger allow."""
    turns = snapshot.mover
    if snapshot.trigger is not None and snapshot.mover <= snapshot.trigger:
        turns += snapshot.seats
    needs = [seat for seat, score in enumerate(snapshot.scores) if score]
    if any(not replace(snapshot, turns=turns).played(seat) for seat in needs):
        turns += snapshot.seats
    return turns


def _running(now: Snapshot) -> bool:
    return not now.over


NOTATION: Final = notation.Notation(
    Snapshot,
    "4500 3200 | seat 1 | run 350 | dice 6",
    (
        notation.Part("", "scores", notation.NUMBERS, notation.always),
        notation.Part("over", "over", notation.FLAG, lambda now: now.over),
        notation.Part("seat", "mover", notation.COUNTED, _running),
        notation.Part("banked", "banked", shown=_running),
        notation.Part("run", "run", shown=_running),
        notation.Part("dice", "dice", shown=_running),
        notation.Part("turn", "turn", notation.COUNTED, notation.always),
        notation.Part("rolling", "rolling", notation.FLAG, lambda now: now.rolling and now.run > 0),
        notation.Part("trigger", "trigger", notation.COUNTED),
        notation.Part(f"at exactly {TARGET}", "at_exactly", notation.FLAG),
    ),
    check,
    _complete,
)
