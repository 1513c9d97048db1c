"""The constants of the genetic algorithm as a form."""

from typing import Final

from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.genetic import Options
from gui.kit.fields import ChoiceField, NumberField, SeedField
from gui.labs.bench import FieldRows, ShareField

MOST_VECTORS: Final = 5_000
"""The largest population of the page: one generation then takes some 10 ms."""
_MOST_GENERATIONS: Final = 1000
_POPULATION_STEP: Final = 100
PAUSES_S: Final = (0.0, 0.2, 1.0)


class OptionsForm(FieldRows):
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
        self.seed = SeedField()
        self.pace = ChoiceField(
            [self.tr("At once"), self.tr("5 a second"), self.tr("1 a second")], PAUSES_S
        )
        self._fill()

    def _fill(self) -> None:
        for name, help_, field in (
            (self.tr("Population"), self.tr("Vectors in each generation."), self.population),
            (self.tr("Generations"), self.tr("Number of generations."), self.generations),
            (self.tr("Retain"), self.tr("Share of the best that become parents."), self.retain),
            (
                self.tr("Add random"),
                self.tr("Share of fresh random vectors among the parents."),
                self.add_random,
            ),
            (
                self.tr("Mutate"),
                self.tr("Chance that a parent gets one random entry."),
                self.mutate,
            ),
            (self.tr("Elite"), self.tr("Share of the best that stay unchanged."), self.elite),
            (
                self.tr("Step optimization"),
                self.tr(
                    "Improves every vector entry by entry. Between scores continues where "
                    "steps of 50 change nothing."
                ),
                self.steps,
            ),
            (
                self.tr("Seed"),
                self.tr("The same seed always gives the same evolution."),
                self.seed,
            ),
            (self.tr("Watch"), self.tr("How fast generations follow each other."), self.pace),
        ):
            self.add(name, help_, field)

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
