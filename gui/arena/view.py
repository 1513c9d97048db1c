"""One tournament on the arena page: its standings, the details behind them, and a board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from engines.arena.progress import GameId, Played
from engines.arena.standings import Standings
from engines.contract.monitor import Monitor
from engines.contract.record import Record
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.requests import Review
from gui.arena.earlier import names_of, with_names
from gui.arena.elo_graph import EloChart, elo_plot
from gui.arena.elo_lines import EloLines, rebuilt
from gui.arena.figures import score_text
from gui.arena.live_board import LiveBoard
from gui.arena.run import TournamentRun
from gui.arena.shown_game import ShownGame
from gui.arena.table import GamesTable, PairingMatrix, StandingsTable
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.segmented import SegmentedControl
from gui.style import Space, Token, TypeRole, theme

_RIGHT: Final = 360
_SHARE: Final = 0.3
_WIDEST: Final = 640
"""The board takes this share of the page's width, within these limits."""
_PANELS: Final = 1.6
"""How much wider a board is that has a panel for each seat."""
_OTHERS: Final = 680
"""With this much width left, at 100% user scale, the board is next to the table."""
_PAIRINGS, _BOARD = 0, 3
"""The first and the last of the views."""


class TournamentView(QWidget):
    """Shows a tournament; it is created and destroyed with the tournament.

    * ``wants(request)``: as in `Page`
    * ``led(sentence)``: who is ahead now
    * ``forfeited(sentence)``: a bot has failed for the first time
    """

    wants = Signal(object)
    led = Signal(str)
    forfeited = Signal(str)

    def __init__(self, context: Context, run: TournamentRun) -> None:
        super().__init__()
        self.run = run
        self._names = names_of(context, run.setup)
        self._lines = EloLines()
        self._marked: int | None = None
        self._rebuilding = Monitor()
        self._failed: set[int] = set()
        self.table = StandingsTable()
        self.views = SegmentedControl(
            [tr("arena-pairings"), tr("arena-elo-over-time"), tr("arena-games"), tr("arena-board")]
        )
        self.views.setAccessibleName(tr("arena-view-below-the-standings"))
        self.matrix = PairingMatrix()
        self.graph = EloChart(tr("arena-elo-over-time"))
        self.graph.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.games = GamesTable(self._names)
        self.games.add(run.tournament.played)
        self.board = LiveBoard(context, run, self._names)
        self._test = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._test.hide()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._board_place = QWidget()
        self._board_column = boxes.column(of=self._board_place)
        self._below = QStackedWidget()
        for part in (self.matrix, self.graph, self.games, self._board_place):
            self._below.addWidget(part)
        views = (self.views, 0, Qt.AlignmentFlag.AlignLeft)
        details = boxes.column(views, (self._below, 1), gap=Space.S)
        self._row = boxes.row((details, 1), self.board, gap=Space.L)
        boxes.column((self.table, 1), self._test, (self._row, 2), of=self, gap=Space.M)

    def _connect(self) -> None:
        self.views.currentChanged.connect(self._show_view)
        self.table.rowChosen.connect(lambda each: self._mark(each.row.entrant))
        self.games.rowChosen.connect(lambda game: self.board.show_game(game.id))
        self.games.rowActivated.connect(self.open_game)
        self.board.open_button.clicked.connect(lambda: self.open_game(self.board.game))
        self.run.games_finished.connect(self.games.add)
        self.run.standings_changed.connect(self._show_standings)

    def begin(self) -> None:
        """Show the standings to all views connected so far."""
        self._show_standings(self.run.standings)

    def close_down(self) -> None:
        """Show nothing more: the tournament is being closed."""
        self._rebuilding.cancel()
        self.run.games_finished.disconnect(self.games.add)
        self.run.standings_changed.disconnect(self._show_standings)
        self.board.close_down()

    # -- room ---------------------------------------------------------------------------------

    def fit(self, page: QSize) -> None:
        """Where the page has little room, the board takes turns with the table and its details."""
        grows = _PANELS if self.board.stage.board.has_panels else 1.0
        beside = page.width() / theme().scale >= _OTHERS + grows * _RIGHT
        if beside:
            wide = min(max(theme().px(_RIGHT), _SHARE * page.width()), theme().px(_WIDEST))
            self.board.setFixedWidth(round(grows * wide))
            if self._row.indexOf(self.board) < 0:
                self._row.addWidget(self.board)
                self.board.show()
                if self.views.current == _BOARD:
                    self.views.set_current(_PAIRINGS)
        else:
            self.board.setMinimumWidth(0)
            self.board.setMaximumWidth(self._board_place.maximumWidth())
            if self._board_column.indexOf(self.board) < 0:
                self._board_column.addWidget(self.board)
                self.board.show()
        self.views.set_choice_shown(_BOARD, not beside)

    def _show_view(self, view: int) -> None:
        self._below.setCurrentIndex(view)
        self.table.setVisible(view != _BOARD)

    # -- showing ------------------------------------------------------------------------------

    def _show_standings(self, standings: Standings) -> None:
        self.table.show_standings(standings, self._names)
        self.matrix.show_standings(standings, self._names)
        self._show_test(standings)
        self._tell_forfeits(standings)
        self.led.emit(lead(standings, self._names))
        if self._lines.add(standings):
            self._show_graph(standings)
            if len(self._lines.points) == 1:  # quick games may all have ended before this
                played = self.run.tournament.played
                event_loop.spawn(self._rebuild(played), "draw what was played earlier", self)

    async def _rebuild(self, played: Sequence[Played]) -> None:
        """Draw the graph of what was played earlier."""
        monitor = self._rebuilding
        points = await event_loop.in_pool(rebuilt, self.run.setup, played, monitor)
        if not monitor.cancelled:
            later = [point for point in self._lines.points if point.games > len(played)]
            self._lines = EloLines((*points, *later))
            self._show_graph(self.run.standings)

    def _show_graph(self, standings: Standings) -> None:
        order = [row.entrant for row in standings.ranked]
        self.graph.show_plot(elo_plot(self._lines.points, self._names, order, self._marked))

    def _mark(self, entrant: int) -> None:
        """Make the line of an entrant stand out."""
        if entrant != self._marked:
            self._marked = entrant
            self._show_graph(self.run.standings)

    def _show_test(self, standings: Standings) -> None:
        """Say where the tests of the tables stand, if they may end early."""
        tests = [table.test for table in standings.tables if table.test is not None]
        self._test.setVisible(bool(tests))
        if not tests:
            return
        if len(tests) == 1:
            figures = (tests[0].llr, tests[0].lower, tests[0].upper)
            llr, low, high = (number(each, 2, signed=True) for each in figures)
            text = tr("arena-early-stop-log-likelihood", llr=llr, lower=low, upper=high)
        else:
            decided = number(sum(not test.lower < test.llr < test.upper for test in tests))
            count = number(len(tests))
            text = tr("arena-early-stop-tables-decided", decided=decided, tests=count)
        self._test.setText(text)

    def _tell_forfeits(self, standings: Standings) -> None:
        """Say when a bot fails for the first time; the table counts how often it does."""
        for row in standings.rows:
            if row.forfeits and row.entrant not in self._failed:
                self._failed.add(row.entrant)
                message = next(
                    forfeit.message
                    for table, _block, forfeit in standings.forfeits
                    if standings.tables[table].places[forfeit.entrant] == row.entrant
                )
                name = self._names[row.entrant]
                self.forfeited.emit(tr("arena-error-lost-game-games", name=name, message=message))

    # -- games --------------------------------------------------------------------------------

    def open_game(self, game: Played | ShownGame | None) -> None:
        """Show a game in the replay."""
        if game is not None:
            event_loop.spawn(self._open_game(game.id), "open a game of the arena", self)

    async def _open_game(self, game: GameId) -> None:
        tournament = self.run.tournament

        def record() -> Record:
            running = {each.id: each for each in tournament.running()}
            return tournament.record(running.get(game, game))

        with telling(self.run.failed.emit):
            found = await event_loop.in_pool(record)
            self.wants.emit(Review(with_names(found, self.run.setup, self._names)))


def lead(standings: Standings, names: Sequence[str]) -> str:
    """Who is ahead, in a sentence; nothing while nobody is."""
    first, second = standings.ranked[:2]
    if not first.games:
        return tr("arena-games-finished-yet")
    if not all(row.games for row in standings.rows) or first.score.mean <= second.score.mean:
        return ""
    return tr(
        "arena-leads-with-of-wins",
        name=names[first.entrant],
        score=score_text(first.score),
    )
