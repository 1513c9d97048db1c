"""Bots that follow a policy of a turn, at least until the final round.

A strategy vector gives, for each number of dice left, the run score from which to stop.
"""

from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.bot import BotInfo, Question, answer
from engines.contract.monitor import Monitor
from engines.games.fargo.bots import optimal
from engines.games.fargo.exact_turn import solution
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.reasons import rule_reason
from engines.games.fargo.snapshot import read
from engines.games.fargo.strategy import Finisher, Policy, StrategyVector
from engines.games.fargo.units import MAXIMUM, MINIMUM, RUN_SCORES, parse_entries
from engines.runtime.types import Action

_ALWAYS: Final = MINIMUM
"""Stop whatever the run score: the smallest that can occur with 1 to 8 dice left."""
_NEVER: Final = MAXIMUM
"""Never stop: one step above the largest run score that can occur with 1 to 8 dice left."""
_THRESHOLDS: Final = {
    "reckless": _ALWAYS[:1] + _NEVER[1:],
    "cautious": _ALWAYS,
    "bookkeeper": (500,) * 8,
    "steady": (600,) * 4 + _NEVER[4:],
    "never_stop": _NEVER,
    "always_stop": _ALWAYS,
    "score_650": (650,) * 8,
    "three_dice": _ALWAYS[:3] + _NEVER[3:],
    "three_dice_500": (500,) * 3 + _NEVER[3:],
}
"""By bot id."""
_QUICK: Final = 1
"""With more seats waiting behind the mover, solving the final round exactly takes seconds."""


class VectorBot(optimal.Follower):
    """Follows the thresholds of its id (for 1 to 8 dice left), whatever the scores.

    Its preference is how far the run score is beyond the threshold. The points it shows are those
    of the best play from there, so that people see what the rule costs.
    """

    def __init__(self, info: BotInfo) -> None:
        super().__init__(info)
        settings = info.id.partition(":")[2]
        self.thresholds = parse_entries(settings) if settings else _THRESHOLDS[info.id]

    def policy(self) -> Policy:
        return StrategyVector(self.thresholds).policy()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        judgement = optimal.judgement_of(read(question.position.state))
        dice, run = judgement.snapshot.dice, judgement.snapshot.run
        beyond = run - self.thresholds[dice - 1]
        first, second = (STOP, ROLL) if beyond >= 0 else (ROLL, STOP)
        lines = (
            self._line(judgement, first, abs(beyond), 1.0),
            self._line(judgement, second, -abs(beyond), 0.0),
        )
        work, by = monitor.spent(exact=True), "bot.preference.margin"
        return answer(self.info.id, question.position, lines, work, by, Unit.POINTS)

    def _line(
        self, judgement: optimal.Judgement, action: Action, preference: float, bar: float
    ) -> Line:
        dice = judgement.snapshot.dice
        rule = rule_reason(dice, self.thresholds[dice - 1], RUN_SCORES[dice - 1])
        own = (rule,) if bar else ()
        return judgement.line(action, preference, Estimate(bar), own)


class FinishingBot(VectorBot):
    """Follows a strategy vector until the final round, and then takes the better win chance.

    A published strategy takes no notice of the scores. In the final round, it banks a total that
    loses, or rolls again after it has won; a player of the ladder does neither. While two or
    more seats wait for their last turn, it only makes sure to roll again when behind.
    """

    def policy(self) -> Finisher:
        return super().policy().finishing()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank stop and roll by the strategy, or in the final round by win chance."""
        snapshot = read(question.position.state)
        if snapshot.last_turn and snapshot.waiting <= _QUICK:
            return optimal.exact_analysis(self, question.position, (), monitor)
        if snapshot.last_turn and snapshot.stopped < snapshot.best_other:
            return optimal.hurried_analysis(self, question.position, monitor)
        return super().analyse(question, monitor)


class PointsBot(optimal.Follower):
    """Exactly optimal for points; takes no notice of the scores."""

    def policy(self) -> Policy:
        return solution().policy

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return optimal.points_analysis(self, question.position, monitor.spent(exact=True))
