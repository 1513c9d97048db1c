"""The published players that learned the game by playing it (rules, sections 5.4 and 5.5)."""

from collections.abc import Sequence

from engines.games.lange_strasse.bots.ranking import Ranked, RankingBot, bar_of_cents
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.learned import shipped, values
from engines.games.lange_strasse.snapshot import Snapshot
from engines.runtime.types import Seat


class LearnedBot(RankingBot):
    """Takes the decision that its weights value most, as cents; they are estimates, not exact."""

    preference_unit = "bot.preference.money"
    compiled = ("learned",)

    def bar(self, preference: float, best: float) -> float:
        """Full for the best decision, empty from 100 cents of loss on."""
        return bar_of_cents(preference, best)

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> tuple[list[Ranked], bool]:
        """The learned value of each decision."""
        actions = [keep.action for keep in keeps]
        cents = values(shipped(self.info.id), snapshot, actions)
        return [Ranked(keep, value) for keep, value in zip(keeps, cents, strict=True)], False
