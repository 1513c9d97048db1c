"""The constants of the genetic algorithm as a form."""

from typing import Final

from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.genetic import Options
from engines.runtime.texts import tr
from gui.labs.bench import FIELD_WIDTH
from gui.table.form import Choice, FieldRows, Number, Seed, Share

MOST_VECTORS: Final = 5_000
"""The largest population of the page: one generation then takes about 10 ms."""
_MOST_GENERATIONS: Final = 1000
_POPULATION_STEP: Final = 100
PAUSES_S: Final = (0.0, 0.2, 1.0)
_OPTIONS: Final = (
    "population",
    "generations",
    "retain",
    "add_random",
    "mutate",
    "elite",
    "steps",
)
"""The fields of `Options` that can be filled in."""


class OptionsForm(FieldRows):
    """The constants, which ``reset`` sets to the original's; seed; watching speed."""

    def __init__(self) -> None:
        steps = tr("labs-off"), tr("labs-between-scores"), tr("labs-steps-of-fifty")
        kinds = Steps.NONE, Steps.BETWEEN_SCORES, Steps.OF_50
        paces = tr("labs-at-once"), tr("labs-five-a-second"), tr("labs-one-a-second")
        vectors = tr("labs-population"), tr("labs-vectors-in-each-generation")
        replaced = tr("labs-generations"), tr("labs-number-of-generations")
        climbs = tr("labs-step-optimization"), tr("labs-improves-every-vector-entry")
        watch = tr("labs-watch"), tr("labs-how-fast-generations-follow")
        fields = (
            Number("population", *vectors, 2, MOST_VECTORS, _POPULATION_STEP),
            Number("generations", *replaced, 0, _MOST_GENERATIONS),
            Share("retain", tr("labs-retain"), tr("labs-share-best-become-parents")),
            Share("add_random", tr("labs-add-random"), tr("labs-share-fresh-random-vectors")),
            Share("mutate", tr("labs-mutate"), tr("labs-chance-parent-gets-one")),
            Share("elite", tr("labs-elite"), tr("labs-share-best-stay-unchanged")),
            Choice("steps", *climbs, texts=steps, values=kinds),
            Seed("seed", tr("labs-seed"), tr("labs-same-seed-always-gives")),
            Choice("pause_s", *watch, texts=paces, values=PAUSES_S),
        )
        super().__init__(fields, FIELD_WIDTH)
        self.reset()

    def options(self) -> Options:
        """What is filled in; raises OptionError."""
        return Options(**{key: self.value(key) for key in _OPTIONS})

    def reset(self) -> None:
        """Go back to the constants of the original and a random seed."""
        for key in _OPTIONS:
            self.put(key, getattr(Options(), key))
        self.put("seed", None)
