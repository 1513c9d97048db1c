"""The bot that plays every turn for the most points on average, exactly."""

from typing import TYPE_CHECKING

from engines.contract.analysis import Analysis, Estimate, Unit, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.monitor import Monitor
from engines.games.fargo.bots.lines import INSTANT, Follower, Judgement, judgement_of
from engines.games.fargo.kernels.state import MAX_SEATS, ROLL, STOP
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.snapshot import read
from engines.runtime.types import Action

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Policy


class PointsBot(Follower):
    """Exactly optimal for points; takes no notice of the scores."""

    judges = False

    def __init__(self, name: str, level: int) -> None:
        self.info = BotInfo(name, level, INSTANT, (MIN_SEATS, MAX_SEATS), adviser=True)

    def policy(self) -> "Policy":
        """The same as a policy of a turn."""
        from engines.games.fargo import exact_turn

        return exact_turn.solution().policy

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank by mean points of the turn; answers at once."""
        work = Work(seconds=monitor.elapsed_s, exact=True)
        return points_analysis(self, judgement_of(read(question.position.state)), work)


def points_analysis(
    bot: Bot, judgement: Judgement, work: Work, worthless: tuple[Action, ...] = ()
) -> Analysis:
    """The analysis that ranks by mean points of the turn; ``worthless`` actions are last."""
    wish = {
        action: 0.0 if action in worthless else judgement.points_after(action)
        for action in (STOP, ROLL)
    }
    ranked = sorted(wish, key=lambda action: wish[action], reverse=True)
    best = wish[ranked[0]]
    lines = (judgement.line(a, wish[a], Estimate(wish[a] / best)) for a in ranked)
    return Analysis(
        game="fargo",
        bot=bot.info.id,
        seat=judgement.snapshot.mover,
        unit=Unit.POINTS,
        lines=tuple(lines),
        preference_unit="bot.preference.points",
        work=work,
    )
