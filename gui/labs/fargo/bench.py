"""Everything on the Lab page, and how its parts work together."""

import time
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from engines.contract.monitor import Monitor
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.games.fargo import exact_turn
from engines.games.fargo.strategy import StrategyVector
from engines.labs.fargo import experiment, genetic
from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.genetic import Generation, Options, Trial
from engines.match.archive import records
from engines.runtime.texts import number, tr
from gui.app.bots import KeptBot, forget_bot, keep_bot, kept_bots, usual_name
from gui.app.errors import telling
from gui.app.requests import Play
from gui.app.run import Job, Run, Tell
from gui.kit import boxes
from gui.kit.charts import Chart
from gui.kit.notice import NoticeKind
from gui.kit.segmented import SegmentedControl
from gui.labs.fargo.editor import VectorEditor
from gui.labs.fargo.plots import threshold_plot, value_plot
from gui.labs.fargo.trials import TrialsPanel
from gui.labs.fargo.vectors import VectorTable, best_vectors
from gui.labs.page import CHART, FIELD_WIDTH, LabBench, LabPage, pair
from gui.style import Space
from gui.table.form import Choice, FieldRows, Number, Seed, Share

MOST_VECTORS: Final = 5_000
"""The largest population of the page: one generation then takes about 10 ms."""
_MOST_GENERATIONS: Final = 1000
_POPULATION_STEP: Final = 100
PAUSES_S: Final = (0.0, 0.2, 1.0)
_RIVAL: Final = "points"
"""The bot that a vector plays against when both are watched."""


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
        constants = (
            Number("population", *vectors, 2, MOST_VECTORS, _POPULATION_STEP),
            Number("generations", *replaced, 0, _MOST_GENERATIONS),
            Share("retain", tr("labs-retain"), tr("labs-share-best-become-parents")),
            Share("add_random", tr("labs-add-random"), tr("labs-share-fresh-random-vectors")),
            Share("mutate", tr("labs-mutate"), tr("labs-chance-parent-gets-one")),
            Share("elite", tr("labs-elite"), tr("labs-share-best-stay-unchanged")),
            Choice("steps", *climbs, texts=steps, values=kinds),
        )
        seed = Seed("seed", tr("labs-seed"), tr("labs-same-seed-always-gives"))
        pause = Choice("pause_s", *watch, texts=paces, values=PAUSES_S)
        super().__init__((*constants, seed, pause), FIELD_WIDTH)
        self._names = [str(each.key) for each in constants]
        self.reset()

    def options(self) -> Options:
        """What is filled in; raises OptionError."""
        return Options(**{name: self.value(name) for name in self._names})

    def reset(self) -> None:
        """Go back to the constants of the original and a random seed."""
        for name in self._names:
            self.put(name, getattr(Options(), name))
        self.put("seed", None)


class Bench(LabBench):
    """Options on the left; plots, vectors and the experiment on the right, or below."""

    def __init__(self) -> None:
        self.form = OptionsForm()
        super().__init__(self.form)
        self.title.setText(tr("labs-genetic-algorithm"))
        solution = exact_turn.solution()
        self._optimum = solution.vector
        self._best = float(solution.value)
        self.generations: list[Generation] = []
        self.evolution = Run(self)
        self.evolution.told.connect(self._add)
        self.evolution.ended.connect(self._evolution_ended)
        self.evolution.failed.connect(self._failed)
        self.experiment = Run(self)
        self.runs = (self.evolution, self.experiment)
        self.start_button.setText(tr("labs-start-evolution"))
        self.reset_button.setToolTip(tr("labs-the-original-settings"))
        self.reset_button.clicked.connect(self.form.reset)
        self.views = SegmentedControl([tr("labs-evolution"), tr("labs-many-trials")])
        self.views.setAccessibleName(tr("labs-view"))
        self.values = Chart(tr("labs-points-per-turn"), heading=True, height=CHART)
        self.thresholds = Chart(tr("labs-when-best-vector-banks"), heading=True, height=CHART)
        self._show_charts()
        self.table = VectorTable()
        self.editor = VectorEditor(self._optimum, self._best)
        self.trials = TrialsPanel(self.experiment)
        self._lay_out()
        self._connect()
        self.state.setText(tr("labs-press-start-evolve-strategies"))

    # -- laying out ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        evolution, plots = QWidget(), pair(self.values, self.thresholds)
        boxes.column((plots, 1), (self.table, 1), of=evolution, gap=Space.M)
        self._stack = QStackedWidget()
        self._stack.addWidget(evolution)
        self._stack.addWidget(self.trials)
        self.right.addWidget(self.views, 0, Qt.AlignmentFlag.AlignLeft)
        self.right.addWidget(self._stack, 1)
        self.right.addWidget(self.editor)

    def _connect(self) -> None:
        self.views.currentChanged.connect(self._stack.setCurrentIndex)
        self.table.rowChosen.connect(lambda row: self.editor.show_vector(row.vector))
        self.trials.button.clicked.connect(self._start_or_stop_trials)
        self.trials.vector_chosen.connect(self.editor.show_vector)
        self.experiment.ended.connect(self._trials_ended)
        self.experiment.failed.connect(self._failed)

    # -- the evolution ------------------------------------------------------------------------

    def start_or_stop(self) -> None:
        if self.evolution.running:
            self.evolution.stop()
            return
        with telling(self.refused.emit):
            options = self.form.options()
            self.refused.emit("")
            self._seed = self.form.value("seed")
            self._wanted = options.generations
            self.generations = []
            self._show_generations()
            self.evolution.start(_evolution(options, self._seed, self.form.value("pause_s")))
            self._show_running()
            self.state.setText(tr("labs-evolving-with-seed", seed=str(self._seed)))

    def _add(self, generations: list[Generation]) -> None:
        self.generations += generations
        self._show_generations()

    def _show_generations(self) -> None:
        self._show_charts()
        self.table.show_vectors(best_vectors(self.generations, self._optimum))
        if self.generations:
            done = self.generations[-1].number
            self.progress.set_progress(done / max(1, self._wanted))
            self.state.setText(
                tr("labs-generation-of-seed", done=done, wanted=self._wanted, seed=str(self._seed))
            )

    def _show_charts(self) -> None:
        best = self.generations[-1].best if self.generations else None
        self.values.show_plot(value_plot(self.generations, self._best))
        self.thresholds.show_plot(threshold_plot(best, self._optimum))

    def _evolution_ended(self, trial: Trial) -> None:
        self._show_running()
        best = best_vectors(trial.generations, self._optimum)[0]
        self.editor.show_vector(best.vector)
        done = len(trial.generations) - 1
        text = "labs-generations-seed-best-strategy"
        if not trial.complete:
            text = "labs-stopped-after-generations-seed"
        self.state.setText(
            tr(
                text,
                done=done,
                seed=str(trial.seed),
                ev=number(best.ev, 2),
                best=number(self._best - best.ev, 4),
            )
        )

    # -- the experiment -----------------------------------------------------------------------

    def _start_or_stop_trials(self) -> None:
        if self.experiment.running:
            self.experiment.stop()
            return
        with telling(self.refused.emit):
            options, seed = self.form.options(), self.form.value("seed")
            self.refused.emit("")
            count = self.trials.count.value()
            self.trials.begin(
                lambda monitor, tell: experiment.run(options, seed, count, tell, monitor)
            )
            self._show_running()

    def _trials_ended(self, _experiment: object) -> None:
        self.trials.refresh()
        self._show_running()

    def _failed(self, text: str) -> None:
        self._trials_ended(None)
        self.refused.emit(text)

    # -- state --------------------------------------------------------------------------------

    def _show_running(self) -> None:
        evolving, trying = self.evolution.running, self.experiment.running
        self.start_button.setText(
            tr("labs-stop-evolution") if evolving else tr("labs-start-evolution")
        )
        self.start_button.set_blocked(tr("labs-the-trials-are-running") if trying else "")
        self.trials.button.set_blocked(tr("labs-the-evolution-is-running") if evolving else "")
        self.reset_button.set_blocked(tr("labs-stop-first") if evolving or trying else "")
        self.form.setEnabled(not evolving and not trying)
        self.progress.set_active(evolving)


_LOOK_S: Final = 0.02


def _evolution(options: Options, seed: int, pause_s: float) -> Job:
    """One trial that reports each generation and rests after it."""

    def job(monitor: Monitor, tell: Tell) -> Trial:
        def show(generation: Generation) -> None:
            tell(generation)
            _rest(monitor, pause_s)

        return genetic.evolve(options, seed, show, monitor)

    return job


def _rest(monitor: Monitor, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not monitor.stop_now():
        time.sleep(_LOOK_S)


class Strategies(QObject):
    """What the bench keeps, and the matches that it asks for."""

    def __init__(self, page: LabPage, bench: Bench) -> None:
        super().__init__(bench)
        self._page = page
        self._game = find_game(page.game)
        self._settings = page.context.settings
        self._editor = bench.editor
        self._editor.play.connect(partial(self._seat, PERSON))
        self._editor.watch.connect(partial(self._seat, _RIVAL))
        self._editor.keep.connect(self._keep)
        self._editor.forget.connect(self._forget)
        self._show_kept()

    def _bot_id(self, vector: StrategyVector) -> str:
        (family,) = self._game.families
        return family.member(",".join(map(str, vector.thresholds)))

    def _keep(self, vector: StrategyVector) -> None:
        points = number(float(vector.policy().exact_value().ev), 2)
        kept = KeptBot(self._bot_id(vector), tr("labs-bred-bot-name", points=points))
        keep_bot(self._settings, self._game, kept)
        text = tr("labs-saved-can-play-against", name=kept.name)
        self._page.notices.add(NoticeKind.SUCCESS, text, key="kept")
        self._show_kept()

    def _forget(self, vector: StrategyVector) -> None:
        forget_bot(self._settings, self._game, self._bot_id(vector))
        self._page.notices.close_key("kept")
        self._show_kept()

    def _show_kept(self) -> None:
        kept = kept_bots(self._settings, self._game)
        self._editor.show_kept(
            [(bot.name, StrategyVector.parse(bot.id.partition(":")[2])) for bot in kept]
        )

    def _seat(self, other: str, vector: StrategyVector) -> None:
        """Let someone play against a strategy."""
        bot, game = self._bot_id(vector), self._game
        kept = {each.id: each.name for each in kept_bots(self._settings, game)}
        name = usual_name(self._page.context, game, other)
        seats = (SeatRecord(name, other), SeatRecord(kept.get(bot, tr("labs-bred")), bot))
        with telling(self._page.tell):
            self._page.wants.emit(Play(records.new_record(game, seats)))


def load() -> None:
    exact_turn.solution().vector.policy().statistics()
    for steps in Steps:
        genetic.evolve(
            Options(population=2, generations=1, steps=steps, retain=1.0, add_random=0.0), 0
        )


def make_bench(page: LabPage) -> Bench:
    bench = Bench()
    bench.refused.connect(page.tell)
    Strategies(page, bench)
    return bench
