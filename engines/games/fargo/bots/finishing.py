"""Strategy players of the ladder: by the strategy, and in the final round for the win.

A published strategy takes no notice of the scores. In the final round, it banks a total that has
lost, or rolls again where it has won; a player of the ladder does neither.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question
from engines.contract.monitor import Monitor
from engines.games.fargo.bots.lines import INSTANT, Follower
from engines.games.fargo.bots.optimal import exact_analysis, hurried_analysis, situation_at
from engines.games.fargo.bots.vector import VectorBot
from engines.games.fargo.kernels.state import MAX_SEATS
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.snapshot import read

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Finisher

_QUICK: Final = 1
"""With more seats waiting behind the mover, solving the final round exactly takes seconds."""


class FinishingBot(Follower):
    """Follows a strategy vector until the final round, and then takes the better win chance.

    While two or more seats wait for their last turn, it only makes sure to roll again when behind.
    """

    def __init__(self, name: str, level: int, thresholds: tuple[int, ...]) -> None:
        self.info = BotInfo(name, level, INSTANT, (MIN_SEATS, MAX_SEATS))
        self._vector = VectorBot(name, level, thresholds)

    def policy(self) -> "Finisher":
        """The same as a policy of a turn."""
        return self._vector.policy().finishing()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank stop and roll by the strategy, or in the final round by win chance."""
        snapshot = read(question.position.state)
        if snapshot.last_turn and snapshot.waiting <= _QUICK:
            return exact_analysis(self, snapshot, situation_at(snapshot, ()), monitor)
        if snapshot.last_turn and snapshot.stopped < snapshot.best_other:
            return hurried_analysis(self, snapshot, monitor)
        found = self._vector.analyse(question, monitor)
        return replace(found, bot=self.info.id)
