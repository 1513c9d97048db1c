"""The constants of the genetic algorithm as a form."""

from typing import Final

from PySide6.QtCore import QLocale, QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLineEdit, QWidget

from engines.core.streams import fresh_seed
from engines.games.fargo.genetic import Options, Steps
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.fields import ChoiceField, NumberField
from gui.widgets.label import Label
from gui.widgets.tips import Tip, set_tip

MOST_VECTORS: Final = 5_000
"""The largest population of the page: one generation then takes some 10 ms."""
_MOST_GENERATIONS: Final = 1000
_POPULATION_STEP: Final = 100
_SHARE_STEP: Final = 0.01
_SEED_DIGITS: Final = 9
_FIELD_WIDTH: Final = 132
PAUSES_S: Final = (0.0, 0.2, 1.0)


class ShareField(QDoubleSpinBox):
    """A field for a share from 0 to 1."""

    def __init__(self, value: float) -> None:
        super().__init__()
        self.setLocale(QLocale.c())
        self.setRange(0.0, 1.0)
        self.setDecimals(3)
        self.setSingleStep(_SHARE_STEP)
        self.setValue(value)
        theme().follow(self.apply_theme)

    def textFromValue(self, value: float) -> str:
        return f"{value:.3f}".rstrip("0").rstrip(".")

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.lineEdit().setTextMargins(theme().px(Space.S), 0, 0, 0)


class OptionsForm(QWidget):
    """The constants, which ``reset`` brings back to the original's; seed; pace of watching."""

    def __init__(self) -> None:
        super().__init__()
        usual = Options()
        self.population = NumberField(usual.population, 2, MOST_VECTORS, _POPULATION_STEP)
        self.generations = NumberField(usual.generations, 0, _MOST_GENERATIONS)
        self.retain = ShareField(usual.retain)
        self.add_random = ShareField(usual.add_random)
        self.mutate = ShareField(usual.mutate)
        self.elite = ShareField(usual.elite)
        self.steps = ChoiceField(
            [self.tr("Off"), self.tr("Between scores"), self.tr("Steps of 50")],
            [Steps.NONE, Steps.BETWEEN_SCORES, Steps.OF_50],
        )
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Random"))
        digits = QRegularExpression(f"[0-9]{{0,{_SEED_DIGITS}}}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.pace = ChoiceField(
            [self.tr("At once"), self.tr("5 a second"), self.tr("1 a second")], PAUSES_S
        )
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._fill()
        theme().follow(self.apply_theme)

    def _fill(self) -> None:
        for name, help_, field in (
            (self.tr("Population"), self.tr("Vectors in each generation."), self.population),
            (self.tr("Generations"), self.tr("How often it is replaced."), self.generations),
            (self.tr("Retain"), self.tr("Share of the best that become parents."), self.retain),
            (
                self.tr("Add random"),
                self.tr("Share of fresh random vectors among the parents."),
                self.add_random,
            ),
            (
                self.tr("Mutate"),
                self.tr("Chance of a parent to get one random entry."),
                self.mutate,
            ),
            (self.tr("Elite"), self.tr("Share of the best that stay unchanged."), self.elite),
            (
                self.tr("Step optimisation"),
                self.tr(
                    "Takes every vector uphill, entry by entry. Between scores goes on where steps "
                    "of 50 change nothing."
                ),
                self.steps,
            ),
            (
                self.tr("Seed"),
                self.tr("The same seed brings the same evolution."),
                self.seed,
            ),
            (self.tr("Watch"), self.tr("How fast generations follow each other."), self.pace),
        ):
            label = Label(name, TypeRole.BODY, Token.TEXT2)
            label.setBuddy(field)
            field.setAccessibleName(name)
            set_tip(field, Tip(name, lines=(help_,)))
            self._form.addRow(label, field)

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return (
            *(self.population, self.generations, self.retain, self.add_random, self.mutate),
            *(self.elite, self.steps, self.seed, self.pace),
        )

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._form.setHorizontalSpacing(t.px(Space.M))
        self._form.setVerticalSpacing(t.px(Space.XS))
        for field in self._fields:
            field.setFixedWidth(t.px(_FIELD_WIDTH))
            field.setFixedHeight(t.px(Size.TARGET))

    def options(self) -> Options:
        """What is filled in; raises OptionError."""
        return Options(
            population=self.population.value(),
            generations=self.generations.value(),
            retain=self.retain.value(),
            add_random=self.add_random.value(),
            mutate=self.mutate.value(),
            elite=self.elite.value(),
            steps=self.steps.currentData(),
        )

    def chosen_seed(self) -> int:
        """The seed, a fresh one if none is filled in."""
        return int(self.seed.text()) if self.seed.text() else fresh_seed()

    @property
    def pause_s(self) -> float:
        """Seconds between generations."""
        return float(self.pace.currentData())

    def reset(self) -> None:
        """Go back to the constants of the original and a random seed."""
        usual = Options()
        self.population.setValue(usual.population)
        self.generations.setValue(usual.generations)
        self.retain.setValue(usual.retain)
        self.add_random.setValue(usual.add_random)
        self.mutate.setValue(usual.mutate)
        self.elite.setValue(usual.elite)
        self.steps.set_data(usual.steps)
        self.seed.clear()
