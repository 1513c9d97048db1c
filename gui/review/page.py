"""The review page: a record step by step, with the win chances below the board."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent

from engines.contract.record import Record
from engines.match.controller import control
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import Play
from gui.app.values import players_text
from gui.games.face import face, game_name
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.throttle import SeenThrottle
from gui.kit.transport import TransportBar
from gui.kit.win_graph import win_chance_graph
from gui.match.analysis import chances_of
from gui.match.panels import MatchPanels
from gui.match.players import PlayersPanel
from gui.match.study import SHOWN_MS, Study, node_at
from gui.match.view import MatchView
from gui.style import Space, theme
from gui.table.board import Scene, Step
from gui.table.frame import TableFrame
from gui.table.playback import Playback
from gui.table.stage import Stage

_GRAPH_FROM: Final = 520


class RecordCourse:
    """The main line of a record: its match is at the shown position."""

    def __init__(self, match_view: MatchView) -> None:
        self._match_view = match_view
        self._match = match_view.match

    @property
    def at(self) -> int:
        """The number of steps before what is shown."""
        return self._match.history.place().ply

    @property
    def last(self) -> int:
        """The number of steps of the line."""
        return len(self._match.history.main_line())

    def go(self, at: int) -> None:
        """Show the position after this many steps."""
        control.go(self._match, node_at(self._match.history, at))

    def step(self) -> Step:
        return self._match_view.board_step(self._match.history.at)

    def scene(self) -> Scene:
        return self._match_view.scene()


class ReviewPage(Page):
    """Shows a record; it is created and destroyed with its view.

    ``moved`` follows when another step is shown.
    """

    moved = Signal()

    fills = True

    def __init__(self, context: Context, match_view: MatchView, study: Study | None = None) -> None:
        super().__init__(context)
        self.match_view, self.game = match_view, match_view.game.id
        self.panels = MatchPanels(match_view, self, study)
        self._study = self.panels.study
        names = players_text([who.name for who in match_view.match.seats])
        name = game_name(context.words(), match_view.game.id)
        self._heading = tr("review-review", name=name, names=names)
        self.play_on = Button(tr("review-play-from-here"), icon_name="fa6s.play")
        self.players = PlayersPanel(match_view)
        self.stage = Stage(face(match_view.game.id).make_board(), context)
        self.stage.board.card_height = self.players.card_height
        self.stage.board.faces = self.players.faces
        self.bar = TransportBar()
        self.transport = Playback(self.stage, RecordCourse(match_view))
        self.graph = win_chance_graph()
        self._due = SeenThrottle(self, self._show_graph, SHOWN_MS)
        self._connect()
        self._lay_out()
        # Not while the page is being laid out: cards that lie on the board leave it more room.
        self.stage.resized.connect(self._lie, Qt.ConnectionType.QueuedConnection)
        self.stage.board.choices_changed.connect(self._lie)
        self.stage.board.rearranged.connect(self._lie)
        self.transport.show()
        self._show_graph()

    def _connect(self) -> None:
        self.play_on.clicked.connect(lambda: self.wants.emit(Play(self.record)))
        self.transport.use(self.bar)
        self.transport.changed.connect(self._follow)
        self.transport.ended.connect(lambda: self.transport.set_playing(False))
        self.graph.chosen.connect(self.transport.go)
        self._study.changed.connect(self._due.soon)
        self.panels.hint.previewed.connect(self.stage.preview)
        self.panels.chosen.connect(self.go)
        self.match_view.failed.connect(self.tell_error)
        self.moved.connect(self.panels.refresh)

    def _lay_out(self) -> None:
        """Add everything in the order in which Tab goes through it."""
        self.frame = TableFrame(self.stage.board.backdrop, (self.players,), (self.stage,), ())
        self.frame.headline.explain = self.stage.explain
        self.frame.set_foot(0)
        self.body.addWidget(self.frame, 1)
        foot = boxes.row(1, self.bar, 1, self.play_on, edges=(Space.M, Space.XS, Space.M, 0))
        self.body.addLayout(foot)
        self.body.addWidget(self.graph)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board has priority: the graph gives way if there is little room."""
        super().resizeEvent(event)
        self.graph.setVisible(self.height() >= theme().px(_GRAPH_FROM))

    def opened(self) -> None:
        self.bar.play.setFocus()

    def left(self) -> None:
        self.transport.set_playing(False)

    # -- moving -------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something is in motion."""
        return self.stage.moving

    def go(self, node: int) -> None:
        """Show a step."""
        self.transport.go(self.match_view.match.history.place(node).ply)

    def go_to_mistake(self, direction: int) -> None:
        """Show the position before the next turning point (1) or the previous one (-1), in turn."""
        review, here = self._study.findings.review, self.transport.at
        points = [] if review is None else [point.ply for point in review.turning_points]
        if ahead := [ply for ply in points if (ply - here) * direction > 0] or points:
            self.transport.go(ahead[0] if direction > 0 else ahead[-1])

    # -- showing ------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Update everything that depends on the step shown."""
        if self.moving:
            return
        at, last = self.transport.at, self.transport.last
        self.players.refresh()
        self._lie()
        self.graph.set_current(at)
        scene, step = self.stage.board.scene, tr("review-step-of", step=at, steps=last)
        assert scene is not None
        self.play_on.set_blocked(tr("shell-the-game-is-over") if scene.position.is_over else "")
        said, _ = self.stage.board.happened(scene)
        self.frame.headline.say(said or self._heading, scene.words.names)
        self.frame.headline.tell(step)
        self.moved.emit()

    def _lie(self) -> None:
        self.players.lie(self.stage.board)

    def _show_graph(self) -> None:
        review = self._study.findings.review
        if review is not None:
            self.graph.show_plot(chances_of(self.match_view, review))
            self.graph.set_current(self.transport.at)

    @property
    def record(self) -> Record:
        """The record, at the shown position."""
        return self.match_view.match.record
