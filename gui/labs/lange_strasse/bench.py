"""Everything on the Lab page: how to train, as a form, and how its parts work together."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal

from engines.contract.registry import game as find_game
from engines.games.lange_strasse.learned import DEFAULTS, KINDS, Settings
from engines.labs.lange_strasse import learning_curve
from engines.labs.lange_strasse.learning_curve import Course, Point
from engines.runtime.texts import number, tr
from gui.app.bots import bot_name
from gui.app.errors import telling
from gui.app.run import Run
from gui.kit.button import Button
from gui.kit.charts import Chart
from gui.labs.lange_strasse.plots import money_plot, rounds_plot
from gui.labs.page import CHART, FIELD_WIDTH, LabBench, LabPage, pair
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


class Bench(LabBench):
    """Trains a player; what was trained before is shown, and continues if it was stopped.

    ``bot_name``: the name of a bot in the language of the window.
    """

    def __init__(self, bot_name: Callable[[str], str]) -> None:
        self.form = TrainingForm(bot_name)
        super().__init__(self.form)
        self.title.setText(tr("labs-training"))
        self._bot_name = bot_name
        self._course: Course | None = None
        self._shipped = 0.0
        self.points: tuple[Point, ...] = ()
        self.training = Run(self)
        self.runs = (self.training,)
        self.training.told.connect(self._add)
        self.training.ended.connect(self._ended)
        self.training.failed.connect(self._failed)
        self.continue_button = Button(tr("labs-continue"))
        self.continue_button.clicked.connect(self.go_on)
        self.card.body.insertWidget(self.card.body.indexOf(self.progress), self.continue_button)
        self.reset_button.setToolTip(tr("labs-same-training-built-player"))
        self.reset_button.clicked.connect(self.form.reset)
        rival = self._bot_name(learning_curve.RIVAL)
        money = tr("labs-money-against-two-of", rival=rival)
        self.money = Chart(money, heading=True, height=CHART)
        self.rounds = Chart(tr("labs-rounds-per-game-while"), heading=True, height=CHART)
        self.right.addWidget(pair(self.money, self.rounds), 1)
        self.form.chosen.connect(self.show_kept)

    # -- the training -------------------------------------------------------------------------

    def start_or_stop(self) -> None:
        if self.training.running:
            self.training.stop()
            return
        with telling(self.refused.emit):
            self._start(learning_curve.begin(self.form.settings()))

    def go_on(self) -> None:
        """Continue the saved training."""
        if self._course is not None:
            self.form.show_settings(self._course.learned.settings)
            self._start(self._course)

    def _start(self, begun: Course) -> None:
        self.refused.emit("")
        self._show_course(begun)
        file = learning_curve.kept_file(begun.learned.settings.kind)
        self.training.start(lambda monitor, tell: learning_curve.run(begun, file, monitor, tell))
        self._show_running()
        self._show_state()

    def _add(self, points: list[Point]) -> None:
        self.points += tuple(points)
        self._show_points()
        self._show_state()

    def _ended(self, ended: Course) -> None:
        self._show_course(ended)
        self._show_running()
        self._show_state()

    def _failed(self, text: str) -> None:
        self._show_running()
        self.show_kept()
        self.refused.emit(text)

    # -- what is shown ------------------------------------------------------------------------

    def show_kept(self) -> None:
        """Show the training of the chosen kind that is kept, if there is one."""
        kind = self.form.value("kind")
        self._shipped = learning_curve.shipped_money(kind).mean
        self._course, self.points = None, ()
        file = learning_curve.kept_file(kind)
        if file.exists():
            with telling(self.refused.emit):
                self._course = learning_curve.load(file)
        if self._course is not None:
            self.form.show_settings(self._course.learned.settings)
            self._show_course(self._course)
        else:
            self._show_points()
        self._show_running()
        self._show_state()

    def _show_course(self, shown: Course) -> None:
        self._course = shown
        self.points = tuple(shown.points)
        self._show_points()

    def _show_points(self) -> None:
        games = self.form.value("games")
        if self._course is not None:
            games = self._course.learned.settings.games
        self.money.show_plot(money_plot(self.points, games, self._shipped))
        self.rounds.show_plot(rounds_plot(self.points, games))
        self.progress.set_progress(self.points[-1].played / games if self.points else 0.0)

    def _show_state(self) -> None:
        self.state.setText(self._state_text())

    def _state_text(self) -> str:
        if self._course is None:
            return tr("labs-press-start-train-player")
        learned, running = self._course.learned, self.training.running
        played = self.points[-1].played if running and self.points else learned.played
        text = "labs-of-games-seed"
        if learned.complete:
            text = "labs-all-games-played-seed"
        elif not running:
            text = "labs-stopped-after-games-seed"
        settings = learned.settings
        said = tr(
            text, played=number(played), games=number(settings.games), seed=str(settings.seed)
        )
        if not self.points:
            return said
        last = self.points[-1]
        money = tr(
            "labs-cents-game-against-two",
            cents=number(last.cents, 1, signed=True),
            margin=number(last.margin, 1),
            bot_name=self._bot_name(learning_curve.RIVAL),
        )
        return f"{said} {money}"

    # -- state --------------------------------------------------------------------------------

    def _show_running(self) -> None:
        running = self.running
        self.start_button.setText(
            tr("labs-stop-training") if running else tr("labs-start-training")
        )
        stopped = self._course is not None and not self._course.learned.complete
        self.continue_button.setVisible(stopped and not running)
        self.reset_button.set_blocked(tr("labs-stop-first") if running else "")
        self.form.setEnabled(not running)
        self.progress.set_active(running)


def load() -> None:
    for kind in KINDS:
        learning_curve.shipped_money(kind)


def make_bench(page: LabPage) -> Bench:
    bench = Bench(partial(bot_name, page.context, find_game(page.game)))
    bench.refused.connect(page.tell)
    bench.show_kept()
    return bench
