"""Bots that play any game: random, by a rule, by the game's policy, and by playouts.

``RolloutBot`` is the only one of them that gives hints. It is there for new games: all shipped
games have their own searches.

A game lists them as they are, or a subclass with its own rule or reasons.
"""

from abc import abstractmethod
from collections.abc import Sequence

from engines.contract.analysis import BY_SHARE, Analysis, Estimate, Line, Work
from engines.contract.bot import Bot, Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search import rollouts
from engines.search.result import AsAnalysis
from engines.search.running import check_decision


class RandomBot(Bot):
    """Plays any legal action, all equally likely. Its values say that it knows nothing."""

    def lots(self, position: Position) -> Sequence[Action]:
        """What it draws from: the legal actions, repeated in proportion to how likely they are."""
        return position.legal()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """All legal actions, the chosen one first; see ``Bot.analyse``."""
        position = question.position
        check_decision(position)
        lots = self.lots(position)
        chosen = lots[below(stream(question.seed, "random"), len(lots))]
        share = {action: lots.count(action) / len(lots) for action in position.legal()}
        # What it plays comes first, so that uneven shares can't be what ranks the lines.
        wish = share if len({*share.values()}) == 1 else _only(position, chosen)
        return _chosen(self, position, chosen, wish, share, monitor)


class RuleBot(Bot):
    """Plays what a rule says."""

    @abstractmethod
    def rule(self, position: Position, seed: int) -> Action:
        """The action for a position."""

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """The action of the rule, then all others; see ``Bot.analyse``."""
        position = question.position
        check_decision(position)
        chosen = self.rule(position, question.seed)
        wish = _only(position, chosen)
        return _chosen(self, position, chosen, wish, wish, monitor)


class PolicyBot(RuleBot):
    """Plays what the game's ``policy`` plays, the same as in guided playouts."""

    def rule(self, position: Position, seed: int) -> Action:
        return position.game.kernel.policy(position.state, stream(seed, "policy"))


def _only(position: Position, chosen: Action) -> dict[Action, float]:
    return {action: float(action == chosen) for action in position.legal()}


def _chosen(
    bot: Bot,
    position: Position,
    chosen: Action,
    wish: dict[Action, float],
    bar: dict[Action, float],
    monitor: Monitor,
) -> Analysis:
    """The analysis of a bot that does not look ahead: preferences, and no opinion on values."""
    facts = position.game.info
    values = {facts.unit: (facts.unknown(position.seats),) * position.seats}
    order = (chosen, *(action for action in wish if action != chosen))
    lines = (
        Line(
            actions=(action,),
            names=(position.action_text(action),),
            preference=wish[action],
            bar=Estimate(bar[action]),
            values=values,
        )
        for action in order
    )
    return Analysis(
        game=position.game.id,
        bot=bot.info.id,
        seat=position.turn,
        unit=facts.unit,
        lines=tuple(lines),
        preference_unit=BY_SHARE,
        work=Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled),
    )


class SearchBot(Bot):
    """A bot whose answers come from a search."""

    @abstractmethod
    def search(self, question: Question, monitor: Monitor, as_analysis: AsAnalysis) -> Analysis:
        """Search, and make answers and publications with ``as_analysis``."""

    def explain(self, position: Position, analysis: Analysis) -> Analysis:
        """Add reasons, and whatever else a game knows, to an answer or a publication."""
        return analysis

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Search and publish the best so far on the way; see ``Bot.analyse``."""
        position = question.position

        def explained(lines: Sequence[Line], work: Work) -> Analysis:
            analysis = Analysis(
                game=position.game.id,
                bot=self.info.id,
                seat=position.turn,
                unit=position.game.info.unit,
                lines=tuple(lines),
                work=work,
            )
            return self.explain(position, analysis)

        return self.search(question, monitor, explained)


class RolloutBot(SearchBot):
    """Judges actions by playouts (``engines.search.rollouts``). Plays any game."""

    def search(self, question: Question, monitor: Monitor, as_analysis: AsAnalysis) -> Analysis:
        return rollouts.search(question, monitor, as_analysis)
