"""How to train, as a form."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal

from engines.games.lange_strasse.learned import DEFAULTS, KINDS, Settings
from gui.kit.fields import ChoiceField, NumberField, SeedField
from gui.labs.bench import FieldRows, ShareField

_MOST_GAMES: Final = 10_000_000
_GAMES_STEP: Final = 1000
_RATE_STEP: Final = 0.001
_RATE_DECIMALS: Final = 5


class TrainingForm(FieldRows):
    """Which player, how many games, learning rate, random moves, seed.

    ``chosen``: another player was chosen; the fields show how the shipped one was trained.
    """

    chosen = Signal()

    def __init__(self, bot_name: Callable[[str], str]) -> None:
        super().__init__()
        usual = DEFAULTS[KINDS[0]]
        self.kind = ChoiceField([bot_name(kind) for kind in KINDS], KINDS)
        self.games = NumberField(usual.games, 1, _MOST_GAMES, _GAMES_STEP)
        self.rate = ShareField(usual.rate, _RATE_STEP, _RATE_DECIMALS)
        self.last_rate = ShareField(usual.last_rate, _RATE_STEP, _RATE_DECIMALS)
        self.epsilon = ShareField(usual.epsilon)
        self.seed = SeedField()
        self.kind.activated.connect(self._choose)
        self._fill()
        self.reset()

    def _fill(self) -> None:
        for name, help_, field in (
            (self.tr("Player"), self.tr("Each learns by playing against itself."), self.kind),
            (self.tr("Games"), self.tr("Number of games it plays against itself."), self.games),
            (
                self.tr("Learning rate"),
                self.tr("How much each game changes its weights at the start."),
                self.rate,
            ),
            (
                self.tr("Last rate"),
                self.tr("The learning rate of the last game; it falls linearly."),
                self.last_rate,
            ),
            (
                self.tr("Random"),
                self.tr("Share of random decisions, so that it explores everything."),
                self.epsilon,
            ),
            (self.tr("Seed"), self.tr("The same seed always gives the same player."), self.seed),
        ):
            self.add(name, help_, field)

    def settings(self) -> Settings:
        """What is filled in; raises OptionError."""
        return Settings(
            kind=self.kind.currentData(),
            games=self.games.value(),
            seed=self.seed.chosen(),
            rate=self.rate.value(),
            last_rate=self.last_rate.value(),
            epsilon=self.epsilon.value(),
        )

    def show_settings(self, settings: Settings) -> None:
        """Fill in other settings."""
        self.kind.set_data(settings.kind)
        self.games.setValue(settings.games)
        self.rate.setValue(settings.rate)
        self.last_rate.setValue(settings.last_rate)
        self.epsilon.setValue(settings.epsilon)
        self.seed.setText(str(settings.seed))

    def reset(self) -> None:
        """Fill in how the shipped player was trained."""
        self.show_settings(DEFAULTS[self.kind.currentData()])

    def _choose(self) -> None:
        self.reset()
        self.chosen.emit()
