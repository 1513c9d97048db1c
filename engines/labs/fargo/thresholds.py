"""Policies in readable form: the run score from which to stop, per number of dice left."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.games.fargo.strategy import RUN_STATES, SCORES


@dataclass(frozen=True, slots=True)
class Threshold:
    """Where a policy stops with one number of dice left.

    Attributes:
        dice: dice left, 1 to 8.
        stop_from: the lowest run score at which it stops, or None if it never does.
        always: whether it stops at every run score that can occur.
        monotone: whether it also stops at every higher run score; play to win may not.
    """

    dice: int
    stop_from: int | None
    always: bool
    monotone: bool

    def text(self) -> str:
        """``always``, ``never``, ``from 550``, or ``from 550 *`` if it is not monotone."""
        if self.always:
            return "always"
        if self.stop_from is None:
            return "never"
        return f"from {self.stop_from}" + ("" if self.monotone else " *")


def thresholds(stops: Callable[[int, int], bool]) -> tuple[Threshold, ...]:
    """Per number of dice 1 to 8: where a policy stops, ``stops(run_score, dice)``."""
    stopping = {state: stops(*state) for state in RUN_STATES}
    found = []
    for dice, scores in enumerate(SCORES, 1):
        at = [score for score in scores if stopping[score, dice]]
        found.append(
            Threshold(
                dice=dice,
                stop_from=at[0] if at else None,
                always=len(at) == len(scores),
                monotone=len(at) == sum(score >= at[0] for score in scores) if at else True,
            )
        )
    return tuple(found)
