"""The arena page: bots against bots, watched."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from engines.arena.events import GameId, Played, Progress
from engines.arena.events import State as Doing
from engines.arena.standings import Standings
from engines.core.errors import ParlourError
from engines.core.monitor import Monitor
from engines.core.record import Record
from engines.core.words import number
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import Review
from gui.arena.earlier import EarlierList, names_of, title_of, with_names
from gui.arena.elo_graph import elo_plot
from gui.arena.elo_lines import EloLines, rebuilt
from gui.arena.exports import Exports
from gui.arena.figures import score_text
from gui.arena.files import Kept
from gui.arena.foot import Foot
from gui.arena.games import GamesTable
from gui.arena.keeper import Keeper
from gui.arena.live_board import LiveBoard
from gui.arena.matrix import PairingMatrix
from gui.arena.run import TournamentRun
from gui.arena.setup_form import SetupForm
from gui.arena.table import StandingsTable
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.charts import Chart
from gui.kit.empty_state import EmptyState
from gui.kit.label import Label
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.segmented import SegmentedControl
from gui.style import Space, Token, TypeRole, scaled, theme

_LEFT: Final = 280
_RIGHT: Final = 360
_SHARE: Final = 0.3
_WIDEST: Final = 640
"""The board takes this share of the page, from the one width to the other."""
_BOARD_FROM: Final = 1160
"""The board stands beside the table from this width on, at 100 % user scale."""
_BOTH_FROM: Final = 760
"""Pairings and graph stand below each other from this height on."""
_LINE_UP, _EARLIER = range(2)
_PAIRINGS, _OVER_TIME, _GAMES, _BOARD = range(4)


class ArenaPage(Page):
    """Line-up at the left, the table and what it is made of in the middle, a board at the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.keeper = Keeper(context, self)
        self._names: tuple[str, ...] = ()
        self._lines = EloLines()
        self._marked: int | None = None
        self._rebuilding: Monitor | None = None
        self._offered = False
        self._begun_with = 0
        self._failed: set[int] = set()
        self.exports = Exports(self)
        self._make()
        self._lay_out(self._make_centre())
        self._connect()
        scaled(self._left.setFixedWidth, _LEFT)
        scaled(self._row.setSpacing, Space.L)
        for column in (
            self._left_column,
            self._line_up_column,
            self._centre_column,
            self._games_column,
        ):
            scaled(column.setSpacing, Space.S)
        scaled(self._give_way)
        self._show_doing(Doing.READY)

    # -- laying out ---------------------------------------------------------------------------

    def _make(self) -> None:
        tr = self.tr
        self.sides = SegmentedControl([tr("Line-up"), tr("Earlier")])
        self.sides.setAccessibleName(tr("Left side"))
        self.form = SetupForm(self.context)
        self.start_button = Button(tr("Start"), ButtonKind.PRIMARY)
        self.earlier = EarlierList(self.context)
        self.table = StandingsTable()
        self.views = SegmentedControl(
            [tr("Pairings"), tr("Elo over time"), tr("Games"), tr("Board")]
        )
        self.views.setAccessibleName(tr("What is shown below the table"))
        self.matrix = PairingMatrix()
        self.graph = Chart(tr("Elo over time"))
        self.graph.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.games = GamesTable()
        self.open_button = Button(tr("Open in replay"), compact=True)
        self.board = LiveBoard(self.context)
        self.foot = Foot()
        self._empty = EmptyState("", "", "fa6s.ranking-star")
        self._invite()
        self._test = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._test.hide()

    def _lay_out(self, centre: QWidget) -> None:
        self._left = QWidget()
        self._left_column = boxes.column(of=self._left)
        self._left_stack = QStackedWidget()
        line_up = QWidget()
        self._line_up_column = boxes.column(of=line_up)
        self._line_up_column.addWidget(self.form, 1)
        self._line_up_column.addWidget(self.start_button)
        self._left_stack.addWidget(line_up)
        self._left_stack.addWidget(self.earlier)
        self._left_column.addWidget(self.sides)
        self._left_column.addWidget(self._left_stack, 1)
        self._middle = QStackedWidget()
        self._middle.addWidget(self._empty)
        self._middle.addWidget(centre)
        self._row = QHBoxLayout()
        self._row.addWidget(self._left)
        self._row.addWidget(self._middle, 1)
        self._row.addWidget(self.board)
        self.body.addLayout(self._row, 1)
        self.body.addWidget(self.foot)

    def _make_centre(self) -> QWidget:
        centre = QWidget()
        self._centre_column = boxes.column(of=centre)
        self._below = QStackedWidget()
        games = QWidget()
        self._games_column = boxes.column(of=games)
        self._games_column.addWidget(self.games, 1)
        self._games_column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._board_place = QWidget()
        self._board_column = boxes.column(of=self._board_place)
        for part in (self.matrix, self.graph, games, self._board_place):
            self._below.addWidget(part)
        self._centre_column.addWidget(self.table, 1)
        self._centre_column.addWidget(self._test)
        self._centre_column.addWidget(self.views, 0, Qt.AlignmentFlag.AlignLeft)
        self._centre_column.addWidget(self._below, 1)
        return centre

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        """Where there is little room, the board is one of the views below the table."""
        beside = self.width() / theme().scale >= _BOARD_FROM
        if beside:
            wide = min(max(theme().px(_RIGHT), round(_SHARE * self.width())), theme().px(_WIDEST))
            self.board.setFixedWidth(wide)
            if self._row.indexOf(self.board) < 0:
                self._row.addWidget(self.board)
                self.board.setVisible(self.run is not None)
                if self.views.current == _BOARD:
                    self.views.set_current(_PAIRINGS)
        else:
            self.board.setMinimumWidth(0)
            self.board.setMaximumWidth(self._board_place.maximumWidth())
            if self._board_column.indexOf(self.board) < 0:
                self._board_column.addWidget(self.board)
                self.board.setVisible(self.run is not None)
        self.views.set_choice_shown(_BOARD, not beside)
        low = self.height() / theme().scale < _BOTH_FROM
        self.table.setVisible(not (low and not beside and self.views.current == _BOARD))

    def _connect(self) -> None:
        self.sides.currentChanged.connect(self._show_side)
        self.views.currentChanged.connect(self._show_view)
        self.start_button.clicked.connect(self.start)
        self.form.changed.connect(self._show_startable)
        self.form.changed.connect(self._invite)
        self.table.entrant_chosen.connect(self._mark)
        self.games.looked_at.connect(self.board.show_game)
        self.games.opened.connect(self.open_game)
        self.open_button.clicked.connect(self._open_current)
        self.board.open_asked.connect(self.open_game)
        self.board.failed.connect(self._tell_error)
        self.earlier.open_asked.connect(self.open_kept)
        self.earlier.delete_asked.connect(self._ask_delete)
        foot, exports = self.foot, self.exports
        for asked, act in (
            (foot.pause_asked, TournamentRun.pause),
            (foot.finish_asked, TournamentRun.finish),
            (foot.stop_asked, TournamentRun.stop),
            (foot.table_asked, lambda run: exports.ask_table(run.tournament)),
            (foot.games_asked, lambda run: exports.ask_games(run.tournament)),
            (foot.data_asked, lambda run: exports.ask_data(run.tournament)),
            (foot.records_asked, lambda run: exports.ask_records(run.tournament)),
        ):
            asked.connect(self._with_run(act))
        foot.go_on_asked.connect(self.go_on)
        keeper = self.keeper
        keeper.opening.connect(self._show_startable)
        keeper.leaving.connect(self._leave)
        keeper.opened.connect(self._take)
        keeper.kept_read.connect(self._show_kept)
        keeper.failed.connect(self._tell_error)
        exports.failed.connect(self._tell_error)
        exports.told.connect(self.say)
        exports.done.connect(self._tell_done)

    # -- shown and left -----------------------------------------------------------------------

    def opened(self) -> None:
        self.keeper.read()
        if self.run is None:
            self.form.game.setFocus()

    def cancel(self) -> bool:
        return self.exports.stop() or super().cancel()

    def _show_side(self, side: int) -> None:
        self._left_stack.setCurrentIndex(side)
        if side == _EARLIER:
            self.keeper.read()

    def _show_view(self, view: int) -> None:
        self._below.setCurrentIndex(view)
        self._give_way()

    # -- a tournament begins ------------------------------------------------------------------

    @property
    def run(self) -> TournamentRun | None:
        """The tournament on the page."""
        return self.keeper.run

    def start(self) -> None:
        """Begin what is filled in; what was on the page stays in its file."""
        problem = self.form.problem()
        if problem:
            self._tell_error(problem)
            return
        self.form.remember()
        self.notices.close_key("error")
        self.keeper.begin(self.form.setup())

    def open_kept(self, kept: Kept, *, go_on: bool = False) -> None:
        """Show an earlier tournament; ``go_on`` plays what is missing."""
        self.say(self.tr("The tournament is being read."))
        self.keeper.open(kept.file, go_on=go_on)

    def go_on(self) -> None:
        """Play, or go on after a pause, a stop or an error."""
        if self.run is None:
            return
        self.notices.close_key("error")
        if not self.run.doing.active:
            self._begun_with = self.run.progress.games
        self.keeper.go_on()

    def _take(self, run: TournamentRun) -> None:
        """Put a tournament on the page."""
        self.notices.close_key("interrupted")
        self._names = names_of(self.context, run.setup)
        self._lines = EloLines()
        self._marked = None
        self._failed = set()
        self._begun_with = run.progress.games
        played = run.tournament.played
        if played:
            self.form.fill(run.setup)
            event_loop.spawn(self._rebuild(run, played), "draw what was played earlier")
        self.games.begin(self._names, played)
        self.board.attach(run, self._names)
        self.board.show()
        self._middle.setCurrentIndex(1)
        run.doing_changed.connect(self._show_doing)
        run.standings_changed.connect(self._show_standings)
        run.games_finished.connect(self.games.add)
        run.beat.connect(self._show_progress)
        self._show_standings(run.standings)
        self._show_doing(run.doing)

    async def _rebuild(self, run: TournamentRun, played: tuple[Played, ...]) -> None:
        """Draw the graph of what was played earlier."""
        monitor = self._rebuilding = Monitor()
        points = await event_loop.in_pool(rebuilt, run.setup, played, monitor)
        if self.run is run:
            later = [point for point in self._lines.points if point.games > len(played)]
            self._lines = EloLines((*points, *later))
            self._show_graph(run.standings)

    def _leave(self) -> None:
        """The tournament on the page is about to be closed."""
        self.exports.stop()
        if self._rebuilding is not None:
            self._rebuilding.cancel()
        self.board.detach()

    async def close_down(self) -> None:
        """The window closes: stop; what was going on is offered the next time."""
        await self.keeper.close()

    def _with_run(self, act: Callable[[TournamentRun], None]) -> Callable[[], None]:
        """What a button does to the tournament on the page."""

        def clicked() -> None:
            if self.run is not None:
                act(self.run)

        return clicked

    # -- showing ------------------------------------------------------------------------------

    def _invite(self) -> None:
        """Say what to do first: pick as many bots as a table of the chosen game needs."""
        seats = self.form.rules.facts.seats[0]
        text = self.tr("Pick two bots and press Start.")
        if seats > 2:
            text = self.tr("Pick {0} bots and press Start.").format(number(seats))
        self._empty.set_text(text)

    def _show_startable(self, _opening: bool = False) -> None:
        active, opening = self.keeper.active, self.keeper.is_opening
        self.form.setEnabled(not active and not opening)
        reason = ""
        if active:
            reason = self.tr("A tournament is being played. Stop it first.")
        elif opening:
            reason = self.tr("A tournament is being opened.")
        self.start_button.set_blocked(reason or self.form.problem())

    def _show_doing(self, doing: Doing) -> None:
        run = self.run
        if run is None:
            self.foot.show_nothing()
            self.board.hide()
        else:
            self.foot.show_doing(doing)
            self._show_progress(run.progress)
            if doing is Doing.FAILED and run.tournament.error is not None:
                text = str(run.tournament.error)
                again = NoticeAction(self.tr("Continue"), self.go_on)
                self.notices.add(NoticeKind.ERROR, text, [again], key="error")
            elif doing is Doing.COMPLETE or doing is Doing.STOPPED:
                self.keeper.keep_interrupted(None)
                self.keeper.read()
        self._show_startable()

    def _show_progress(self, progress: Progress) -> None:
        self.foot.show_progress(progress, progress.games - self._begun_with)

    def _show_standings(self, standings: Standings) -> None:
        self.table.show_standings(standings, self._names)
        self.matrix.show_standings(standings, self._names)
        self._show_test(standings)
        self._tell_forfeits(standings)
        if self.isVisible() and not self.exports.running:
            self.say(self._lead(standings))
        if self._lines.add(standings):
            self._show_graph(standings)

    def _lead(self, standings: Standings) -> str:
        """Who is ahead, in a sentence."""
        first = standings.ranked[0]
        if not first.games:
            return self.tr("No game has ended yet.")
        text = self.tr("{0} leads with {1} of the wins.")
        return text.format(self._names[first.entrant], score_text(first.score))

    def _show_graph(self, standings: Standings) -> None:
        order = [row.entrant for row in standings.ranked]
        self.graph.show_plot(elo_plot(self._lines.points, self._names, order, self._marked))

    def _mark(self, entrant: int) -> None:
        """Draw the line of an entrant stronger than the others."""
        if self.run is not None and entrant != self._marked:
            self._marked = entrant
            self._show_graph(self.run.standings)

    def _show_test(self, standings: Standings) -> None:
        """Say where the tests of the tables stand, if they may end early."""
        tests = [table.test for table in standings.tables if table.test is not None]
        self._test.setVisible(bool(tests))
        if not tests:
            return
        decided = [test for test in tests if not test.lower < test.llr < test.upper]
        if len(tests) == 1:
            test = tests[0]
            text = self.tr("Early stop: log-likelihood ratio {0}, ends at {1} or {2}.").format(
                number(test.llr, 2, signed=True),
                number(test.lower, 2, signed=True),
                number(test.upper, 2, signed=True),
            )
        else:
            text = self.tr("Early stop: {0} of {1} tables are decided.")
            text = text.format(number(len(decided)), number(len(tests)))
        self._test.setText(text)

    def _tell_forfeits(self, standings: Standings) -> None:
        """Tell when a bot fails for the first time; the table counts how often it does."""
        for row in standings.rows:
            if row.forfeits and row.entrant not in self._failed:
                self._failed.add(row.entrant)
                message = next(
                    forfeit.message
                    for table, _block, forfeit in standings.forfeits
                    if standings.tables[table].places[forfeit.entrant] == row.entrant
                )
                text = self.tr("{0} has failed and lost a game by it: {1} Such games are counted.")
                self.notices.add(
                    NoticeKind.WARNING,
                    text.format(self._names[row.entrant], message),
                    key=f"forfeit-{row.entrant}",
                )

    # -- games --------------------------------------------------------------------------------

    def _open_current(self) -> None:
        game = self.games.current_game
        if game is None:
            self._tell_error(self.tr("Choose a game of the list first."))
        else:
            self.open_game(game)

    def open_game(self, game: GameId) -> None:
        """Show a game in the replay."""
        if self.run is not None:
            event_loop.spawn(self._open_game(self.run, game), "open a game of the arena")

    async def _open_game(self, run: TournamentRun, game: GameId) -> None:
        def record() -> Record:
            running = {each.id: each for each in run.tournament.running()}
            return run.tournament.record(running.get(game, game))

        try:
            found = await event_loop.in_pool(record)
        except ParlourError as error:
            self._tell_error(str(error))
            return
        self.wants.emit(Review(with_names(found, run.setup, self._names)))

    # -- earlier tournaments ------------------------------------------------------------------

    def _show_kept(self, kept: tuple[Kept, ...]) -> None:
        blocked = self.tr("A tournament is being played. Stop it first.")
        opened = None if self.run is None else self.run.tournament.file
        self.earlier.show_kept(kept, opened, blocked if self.keeper.active else "")
        if not self._offered and self.run is None and not self.keeper.is_opening:
            self._offered = True
            self._offer(self.keeper.interrupted(kept))

    def _offer(self, kept: Kept | None) -> None:
        """Offer to go on with what was being played when the program ended."""
        if kept is None or kept.setup is None:
            return
        text = self.tr("A tournament was interrupted: {0}, {1} of {2} games.").format(
            title_of(self.context, kept), number(kept.games), number(kept.setup.most_games)
        )
        go_on = NoticeAction(self.tr("Continue"), lambda: self.open_kept(kept, go_on=True))
        leave = NoticeAction(self.tr("Leave it"), lambda: self.keeper.keep_interrupted(None))
        self.notices.add(NoticeKind.INFO, text, [go_on, leave], key="interrupted")

    def _ask_delete(self, kept: Kept) -> None:
        text = self.tr(
            "Delete {0} with {1} games? It cannot be brought back.", "", kept.games
        ).format(title_of(self.context, kept), number(kept.games))
        delete = NoticeAction(self.tr("Delete tournament"), lambda: self._delete(kept))
        self.notices.add(NoticeKind.WARNING, text, [delete], key="delete")

    def _delete(self, kept: Kept) -> None:
        self.notices.close_key("interrupted")
        self.keeper.delete(kept)

    # -- saying -------------------------------------------------------------------------------

    def _tell_error(self, text: str) -> None:
        self.notices.add(NoticeKind.ERROR, text, key="error")

    def _tell_done(self, text: str) -> None:
        self.notices.add(NoticeKind.SUCCESS, text, key="export")
