"""The published random player."""

from engines.contract.analysis import Analysis, Estimate, Line, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.monitor import Monitor
from engines.games.colonizers.kernels.state import BUILD, BUILD_FIRST, KEEP, KEEP_FIRST
from engines.games.colonizers.snapshot import Snapshot, read
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search.bots import BY_SHARE


class RandomBot(Bot):
    """Every card is as likely as every other one, so two of a type are twice as likely as one."""

    def __init__(self, info: BotInfo) -> None:
        self.info = info

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """All legal actions, the chosen one first."""
        position = question.position
        from engines.runtime.kernels.rng import below

        snapshot, facts = read(position.state), position.game.info
        lots = [a for a in position.legal() for _ in range(copies(snapshot, a))]
        chosen = lots[below(stream(question.seed, "random"), len(lots))]
        values = {facts.unit: (facts.unknown(position.seats),) * position.seats}
        wanted = sorted(set(lots), key=lambda a: (a != chosen, position.legal().index(a)))
        lines = (
            Line(
                actions=(action,),
                names=(position.action_text(action),),
                preference=float(action == chosen),
                bar=Estimate(lots.count(action) / len(lots)),
                values=values,
            )
            for action in wanted
        )
        return Analysis(
            game=position.game.id,
            bot=self.info.id,
            seat=position.turn,
            unit=facts.unit,
            lines=tuple(lines),
            preference_unit=BY_SHARE,
            work=Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled),
        )


def copies(snapshot: Snapshot, action: Action) -> int:
    """How many cards an action could be played with; 1 for actions without a card."""
    if snapshot.phase == KEEP:
        return snapshot.drawn.count(action - KEEP_FIRST)
    if snapshot.phase == BUILD and action - BUILD_FIRST in snapshot.mover.hand:
        return snapshot.mover.hand.count(action - BUILD_FIRST)
    return 1
