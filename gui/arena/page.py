"""The arena page: bots against bots, watched."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from engines.arena.progress import Progress
from engines.arena.progress import State as Doing
from engines.runtime import texts
from engines.runtime.texts import number, tr
from gui.app.context import Context
from gui.app.page import Page
from gui.arena.earlier import EarlierList, title_of
from gui.arena.exports import Export, Exports
from gui.arena.files import KeptRun
from gui.arena.foot import Foot
from gui.arena.keeper import Keeper
from gui.arena.run import TournamentRun
from gui.arena.setup_form import SetupForm
from gui.arena.view import TournamentView
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import EmptyState
from gui.kit.columns import ScrollColumn
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.segmented import SegmentedControl
from gui.style import Space, scaled

_LEFT: Final = 300
_EARLIER: Final = 1


class ArenaPage(Page):
    """Lineup on the left, the standings and their details in the middle, a board on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.keeper = Keeper(context)
        self.view: TournamentView | None = None
        """The tournament that is open."""
        self._offered = False
        self.begun_with = 0
        self._lead = ""
        self.exports = Exports(self, context)
        self._make()
        self._lay_out()
        self._connect()
        scaled(self._left.setFixedWidth, _LEFT)
        scaled(self._fit)
        self._show_doing(Doing.READY)

    # -- laying out ---------------------------------------------------------------------------

    def _make(self) -> None:
        self.sides = SegmentedControl([tr("arena-lineup"), tr("arena-earlier")])
        self.sides.setAccessibleName(tr("arena-tournament-setup"))
        self.form = SetupForm(self.context)
        self.start_button = Button(tr("arena-start"), ButtonKind.PRIMARY)
        self.earlier = EarlierList(self.context)
        self.foot = Foot()
        self._empty = EmptyState("", "", "fa6s.ranking-star")
        self._invite()

    def _lay_out(self) -> None:
        self._left = QWidget()
        self._left_stack = QStackedWidget()
        line_up, scroll = QWidget(), ScrollColumn()
        scroll.body.addWidget(self.form)
        scroll.body.addStretch(1)
        scaled(scroll.body.setContentsMargins, 4, 4, Space.M, Space.S)
        boxes.column((scroll, 1), self.start_button, of=line_up, gap=Space.S)
        self._left_stack.addWidget(line_up)
        self._left_stack.addWidget(self.earlier)
        boxes.column(self.sides, (self._left_stack, 1), of=self._left, gap=Space.S)
        self._middle = QStackedWidget()
        self._middle.addWidget(self._empty)
        self.body.addLayout(boxes.row(self._left, (self._middle, 1), gap=Space.L), 1)
        self.body.addWidget(self.foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.view is not None:
            self.view.fit(self.size())

    def _connect(self) -> None:
        self.sides.currentChanged.connect(self._show_side)
        self.start_button.clicked.connect(self.start)
        self.form.changed.connect(self._show_startable)
        self.form.changed.connect(self._invite)
        self.earlier.open_asked.connect(lambda it: self.keeper.open(it.file, go_on=not it.complete))
        self.earlier.delete_asked.connect(self._ask_delete)
        foot, exports = self.foot, self.exports
        foot.pause_button.clicked.connect(self._pause_or_go_on)
        foot.finish_button.clicked.connect(self._with_run(TournamentRun.finish))
        for export in Export:
            foot.export_menu.addAction(
                tr(export.text_id),
                self._with_run(lambda run, export=export: exports.ask(export, run.tournament)),  # type: ignore[misc]
            )
        exports.failed.connect(self.tell_error)
        exports.told.connect(lambda text: self.foot.say(text or self._lead))
        exports.done.connect(lambda text: self.notices.add(NoticeKind.SUCCESS, text, key="export"))
        self._hear_keeper()

    def _hear_keeper(self) -> None:
        keeper = self.keeper
        self.foot.stop_button.clicked.connect(keeper.stop)
        keeper.opening.connect(self._show_opening)
        keeper.read_share.connect(self.foot.line.set_progress)
        keeper.leaving.connect(self.leave)
        keeper.opened.connect(self._take)
        keeper.kept_read.connect(self._show_kept)
        keeper.failed.connect(self.tell_error)

    # -- shown and left -----------------------------------------------------------------------

    def opened(self) -> None:
        self.keeper.read()
        if self.run is None:
            self.form.game.setFocus()

    def take_over(self, before: Page) -> None:
        """Show the tournament of the page before, which continues."""
        assert isinstance(before, ArenaPage)
        self.form.fill(before.form.setup())
        self.form.seed.setText(before.form.seed.text())
        self.sides.set_current(before.sides.current)
        self.begun_with = before.begun_with
        view = 0 if before.view is None else before.view.views.current
        before.leave()
        self.keeper, before.keeper = before.keeper, self.keeper
        self._hear_keeper()
        if self.run is not None:
            self._take(self.run).views.set_current(view)
        self._show_opening(self.keeper.is_opening)

    def cancel(self) -> bool:
        return self.exports.stop() or self.keeper.cancel_opening() or super().cancel()

    def _show_side(self, side: int) -> None:
        self._left_stack.setCurrentIndex(side)
        if side == _EARLIER:
            self.keeper.read()

    # -- a tournament begins ------------------------------------------------------------------

    @property
    def run(self) -> TournamentRun | None:
        return self.keeper.run

    def start(self) -> None:
        """Begin what is filled in; what was on the page stays in its file."""
        problem = self.form.problem()
        if problem:
            self.tell_error(problem)
            return
        self.form.remember()
        self.keeper.begin(self.form.setup())

    def _pause_or_go_on(self) -> None:
        if self.run is not None and self.run.doing is Doing.RUNNING:
            self.run.pause()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Play, or continue after a pause, a stop or an error."""
        if self.run is None:
            return
        self.notices.close_key("refused")
        if not self.run.doing.active:
            self.begun_with = self.run.progress.games
        self.keeper.go_on()

    def _take(self, run: TournamentRun) -> TournamentView:
        self.notices.close_key("interrupted")
        self.begun_with = run.progress.games
        if run.tournament.played:
            self.form.fill(run.setup)
        self.view = view = TournamentView(self.context, run)
        view.wants.connect(self.wants)
        run.failed.connect(self.tell_error)
        view.led.connect(self._say_lead)
        warn = partial(self.notices.add, NoticeKind.WARNING, key="forfeit")
        view.forfeited.connect(warn)
        run.doing_changed.connect(self._show_doing)
        run.beat.connect(self._show_progress)
        self._middle.addWidget(view)
        self._middle.setCurrentWidget(view)
        self._fit()
        view.begin()
        self._show_doing(run.doing)
        return view

    def leave(self) -> None:
        """The tournament on the page is about to be closed."""
        self.exports.stop()
        self.notices.close_key("forfeit")
        view, self.view = self.view, None
        if view is not None:
            view.close_down()
            self._middle.removeWidget(view)
            view.deleteLater()

    async def close_down(self) -> None:
        """The window closes: stop; the next start offers to continue."""
        await self.keeper.close()

    def _with_run(self, act: Callable[[TournamentRun], None]) -> Callable[[], None]:
        """A slot that does something to the tournament on the page, if there is one."""

        def clicked() -> None:
            if self.run is not None:
                act(self.run)

        return clicked

    # -- showing ------------------------------------------------------------------------------

    def _invite(self) -> None:
        """Say what to do first: pick as many bots as a table of the chosen game needs."""
        self.set_game(self.form.rules.id)
        seats = self.form.rules.info.seats[0]
        more = tr("arena-choose-bots-press-start", seats=number(seats))
        self._empty.set_text(more if seats > 2 else tr("arena-choose-two-bots-press"))

    def _show_opening(self, opening: bool) -> None:
        """Show that a tournament is being opened, or no longer."""
        if opening:
            self.notices.close_key("refused")
            self._empty.set_text(tr("arena-opening-the-tournament"))
            self.foot.show_opening()
        else:
            self._invite()
            self._show_foot()
        self._show_startable()

    def _show_startable(self) -> None:
        """Allow a start or say why not."""
        active, opening = self.keeper.active, self.keeper.is_opening
        self.form.setEnabled(not active and not opening)
        reason = tr("arena-another-tournament-being-opened") if opening else self.form.problem()
        if active:
            reason = tr("arena-tournament-running-stop-first")
        self.start_button.set_blocked(reason)

    def _show_doing(self, doing: Doing) -> None:
        run = self.run
        self._show_foot()
        if run is not None:
            if doing is Doing.FAILED and run.tournament.error is not None:
                text = texts.again(str(run.tournament.error))
                again = NoticeAction(tr("arena-continue"), self.go_on)
                self.notices.add(NoticeKind.ERROR, text, [again], key="refused")
            elif doing is Doing.COMPLETE or doing is Doing.STOPPED:
                self.keeper.keep_interrupted(None)
                self.keeper.read()
        self._show_startable()

    def _show_foot(self) -> None:
        """Show the progress of the tournament on the page, who leads, and what can be done."""
        if self.run is None:
            self.foot.show_nothing()
        else:
            self._say_lead(self._lead)
            self.foot.show_doing(self.run.doing)
            self._show_progress(self.run.progress)

    def _show_progress(self, progress: Progress) -> None:
        self.foot.show_progress(progress, progress.games - self.begun_with)

    def _say_lead(self, sentence: str) -> None:
        self._lead = sentence
        if not self.exports.running:
            self.foot.say(sentence)

    # -- earlier tournaments ------------------------------------------------------------------

    def _show_kept(self, kept: tuple[KeptRun, ...]) -> None:
        blocked = tr("arena-tournament-running-stop-first")
        opened = None if self.run is None else self.run.tournament.file
        self.earlier.show_kept(kept, opened, blocked if self.keeper.active else "")
        if not self._offered and self.run is None and not self.keeper.is_opening:
            self._offered = True
            self._offer(self.keeper.interrupted(kept))

    def _offer(self, kept: KeptRun | None) -> None:
        """Offer to continue the tournament that was running when the program ended."""
        if kept is None or kept.setup is None:
            return
        text = tr(
            "arena-tournament-interrupted-games",
            tournament=title_of(self.context, kept),
            played=number(kept.games),
            games=number(kept.setup.most_games),
        )
        go_on = NoticeAction(tr("arena-continue"), lambda: self.keeper.open(kept.file, go_on=True))
        leave = NoticeAction(tr("arena-not-now"), lambda: self.keeper.keep_interrupted(None))
        self.notices.add(NoticeKind.INFO, text, [go_on, leave], key="interrupted")

    def _ask_delete(self, kept: KeptRun) -> None:
        text = tr(
            "arena-delete-games-cant-undone",
            tournament=title_of(self.context, kept),
            games=kept.games,
        )
        delete = NoticeAction(tr("arena-delete-tournament"), lambda: self._delete(kept))
        self.notices.add(NoticeKind.WARNING, text, [delete], key="delete")

    def _delete(self, kept: KeptRun) -> None:
        self.notices.close_key("interrupted")
        self.keeper.delete(kept)
