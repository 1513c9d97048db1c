"""The bot that plays every turn for the most points on average, exactly."""

from engines.core.analysis import Analysis, Estimate, Line, Unit, Work
from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.games.fargo.bots.lines import INSTANT, Judgement, judgement_of
from engines.games.fargo.kernels.state import MAX_SEATS, ROLL, STOP
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.snapshot import read


class PointsBot(Bot):
    """Exactly optimal for points; takes no notice of the scores."""

    def __init__(self, name: str, level: int) -> None:
        self.info = BotInfo(name, level, INSTANT, (MIN_SEATS, MAX_SEATS), adviser=True)

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """Rank by mean points of the turn; answers at once."""
        work = Work(seconds=monitor.elapsed_s, exact=True)
        return points_analysis(self, judgement_of(read(position.state)), work)


def points_analysis(bot: Bot, judgement: Judgement, work: Work) -> Analysis:
    """The analysis that ranks by mean points of the turn."""
    return Analysis(
        game="fargo",
        bot=bot.info.id,
        seat=judgement.snapshot.mover,
        unit=Unit.POINTS,
        lines=_lines(judgement),
        preference_unit="bot.preference.points",
        work=work,
    )


def _lines(judgement: Judgement) -> tuple[Line, ...]:
    """Stop and roll, best first; the bar shows the share of the better one."""
    ranked = sorted((STOP, ROLL), key=judgement.points_after, reverse=True)
    best = judgement.points_after(ranked[0])
    values = [(action, judgement.points_after(action)) for action in ranked]
    return tuple(judgement.line(action, n, Estimate(n / best)) for action, n in values)
