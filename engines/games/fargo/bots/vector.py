"""Bots that follow a strategy vector: stop from a run score that depends on the dice left."""

from typing import TYPE_CHECKING, Final

from engines.contract.analysis import Analysis, Estimate, Line, Unit, Work
from engines.contract.bot import AS_PUBLISHED, BotInfo, Question
from engines.contract.monitor import Monitor
from engines.games.fargo.bots.lines import INSTANT, Follower, Judgement, judgement_of
from engines.games.fargo.entries import MAXIMUM, MINIMUM, parse_entries
from engines.games.fargo.kernels.state import MAX_SEATS, ROLL, STOP
from engines.games.fargo.possible import MIN_SEATS, run_scores
from engines.games.fargo.snapshot import read
from engines.runtime.errors import ParseError, UnknownName
from engines.runtime.types import Action

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Policy

ALWAYS: Final = MINIMUM
"""Stop whatever the run score: the smallest that can occur with 1 to 8 dice left."""
NEVER: Final = MAXIMUM
"""Never stop: one step above the largest run score that can occur with 1 to 8 dice left."""


class VectorBot(Follower):
    """Follows ``thresholds`` (for 1 to 8 dice left), whatever the scores.

    Its preference is how far the run score is beyond the threshold. The points it shows are those
    of the best play from there, so that people see what the rule costs.
    """

    def __init__(self, name: str, level: int, thresholds: tuple[int, ...]) -> None:
        self.info = BotInfo(name, level, INSTANT, (MIN_SEATS, MAX_SEATS))
        self.thresholds = thresholds

    def policy(self) -> "Policy":
        """The same as a policy of a turn."""
        from engines.games.fargo.strategy import StrategyVector

        return StrategyVector(self.thresholds).policy()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank stop and roll by the threshold; answers at once."""
        judgement = judgement_of(read(question.position.state))
        dice, run = judgement.snapshot.dice, judgement.snapshot.run
        beyond = run - self.thresholds[dice - 1]
        first, second = (STOP, ROLL) if beyond >= 0 else (ROLL, STOP)
        return Analysis(
            game=question.position.game.id,
            bot=self.info.id,
            seat=judgement.snapshot.mover,
            unit=Unit.POINTS,
            lines=(
                self._line(judgement, first, abs(beyond), 1.0),
                self._line(judgement, second, -abs(beyond), 0.0),
            ),
            preference_unit="bot.preference.margin",
            work=Work(seconds=monitor.elapsed_s, exact=True),
        )

    def _line(self, judgement: Judgement, action: Action, preference: float, bar: float) -> Line:
        from engines.games.fargo.reasons import rule_reason

        dice = judgement.snapshot.dice
        rule = rule_reason(dice, self.thresholds[dice - 1], run_scores(dice))
        own = (rule,) if bar else ()
        return judgement.line(action, preference, Estimate(bar), own)


def vector_bot(settings: str) -> VectorBot:
    """The bot ``vector:SETTINGS``: eight numbers, separated by commas or blanks.

    Raises:
        UnknownName: the numbers are no strategy vector.
    """
    try:
        thresholds = parse_entries(settings)
    except ParseError as error:
        raise UnknownName(str(error)) from error
    return VectorBot(f"vector:{','.join(map(str, thresholds))}", AS_PUBLISHED, thresholds)
