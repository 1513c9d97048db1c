"""How to train, as a form."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal

from engines.games.lange_strasse.learned import DEFAULTS, KINDS, Settings
from engines.runtime.texts import tr
from gui.labs.bench import FIELD_WIDTH
from gui.table.form import Choice, FieldRows, Number, Seed, Share

_MOST_GAMES: Final = 10_000_000
_GAMES_STEP: Final = 1000
_RATE: Final = (0.001, 5)
"""Step and decimals of a learning rate."""


class TrainingForm(FieldRows):
    """Which player, how many games, learning rate, random moves, seed.

    ``chosen``: another player was chosen; the fields show how the shipped one was trained.
    """

    chosen = Signal()

    def __init__(self, bot_name: Callable[[str], str]) -> None:
        player = tr("labs-player"), tr("labs-each-learns-playing-against")
        games = tr("labs-games"), tr("labs-number-games-plays-against")
        fields = (
            Choice("kind", *player, texts=list(map(bot_name, KINDS)), values=KINDS),
            Number("games", *games, 1, _MOST_GAMES, _GAMES_STEP),
            Share("rate", tr("labs-learning-rate"), tr("labs-how-much-each-game"), *_RATE),
            Share("last_rate", tr("labs-last-rate"), tr("labs-learning-rate-last-game"), *_RATE),
            Share("epsilon", tr("labs-random"), tr("labs-share-random-decisions-explores")),
            Seed("seed", tr("labs-seed"), tr("labs-same-seed-always-gives-same")),
        )
        super().__init__(fields, FIELD_WIDTH)
        self._controls["kind"].touched.connect(self._choose)
        self.reset()

    def settings(self) -> Settings:
        """What is filled in; raises OptionError."""
        return Settings(**{str(key): self.value(key) for key in self._controls})

    def show_settings(self, settings: Settings) -> None:
        for key in self._controls:
            self.put(key, getattr(settings, str(key)))

    def reset(self) -> None:
        """Fill in how the shipped player was trained."""
        self.show_settings(DEFAULTS[self.value("kind")])

    def _choose(self) -> None:
        self.reset()
        self.chosen.emit()
