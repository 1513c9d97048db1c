"""The review page: a record step by step, with the win chances below the board."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from engines.core.game import Game
from engines.core.record import Record
from engines.session.events import Event, Rewound
from engines.session.history import START
from gui.app.context import Context
from gui.app.page import COMPACT_BELOW, TIGHT_BELOW, Page
from gui.app.requests import Play
from gui.app.values import players_text
from gui.games.face import face, game_name
from gui.kit.button import Button
from gui.kit.focus_ring import set_order
from gui.kit.label import ElidedLabel
from gui.kit.throttle import Throttle
from gui.kit.transport import TransportBar
from gui.kit.win_graph import win_chance_graph
from gui.match.analysis import REFRESH_MS, chances_of
from gui.match.dice_corner import DiceCorner
from gui.match.players import PlayersPanel
from gui.match.study import Study, ply_of
from gui.match.view import MatchView
from gui.style import Size, Space, TypeRole, theme
from gui.style.motion import pace
from gui.table.board import Board

_GRAPH_FROM: Final = 520


class ReviewPage(Page):
    """Shows a record. ``moved`` follows when another step is shown."""

    moved = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.match_view: MatchView | None = None
        self.board: Board | None = None
        self._study: Study | None = None
        self._moving = False
        self._playing = False
        self._due = Throttle(self, self._show_graph, REFRESH_MS)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._play_next)
        self._heading = ElidedLabel("", TypeRole.SECTION)
        self.play_on = Button(self.tr("Play on from here"), icon_name="fa6s.play")
        self.play_on.clicked.connect(self._play_on)
        self.players = PlayersPanel()
        self.dice = DiceCorner()
        self.transport = TransportBar()
        self.graph = win_chance_graph()
        self._connect()
        self._lay_out()
        theme().follow(self.apply_theme)

    def _connect(self) -> None:
        bar = self.transport
        bar.startRequested.connect(self.go_first)
        bar.backRequested.connect(self.go_back)
        bar.playRequested.connect(self.set_playing)
        bar.stepRequested.connect(self.go_forward)
        bar.endRequested.connect(self.go_last)
        bar.speedRequested.connect(pace().set_speed)
        pace().changed.connect(self._show_speed)
        self._show_speed()
        self.graph.chosen.connect(self._go_to_ply)

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._heading, 1)
        self._head.addWidget(self.play_on)
        self._board_place = QVBoxLayout()
        row = QHBoxLayout()
        row.addWidget(self.dice, 1)
        row.addWidget(self.transport, 2)
        self.body.addLayout(self._head)
        self.body.addWidget(self.players)
        self.body.addLayout(self._board_place, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.graph)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._head.setSpacing(theme().px(Space.S))
        self._give_way()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board comes first: the graph gives way where there is little room."""
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        height = self.height() / theme().scale
        self.graph.setVisible(height >= _GRAPH_FROM)
        self.set_tight(height < TIGHT_BELOW)
        self._heading.setVisible(height >= TIGHT_BELOW)
        self.play_on.setVisible(height >= TIGHT_BELOW)
        left = height - self.players.full_height - (Size.GRAPH if height >= _GRAPH_FROM else 0)
        self.players.set_compact(left < COMPACT_BELOW)

    # -- the record ---------------------------------------------------------------------------

    def make_board(self, game: Game) -> Board:
        """The board of a game, which takes a while to make."""
        board = face(game.id).make_board()
        board.key_text = self.context.keys.text
        board.setAccessibleName(self.tr("Board"))
        board.settled.connect(self._settled)
        return board

    def show_view(self, match_view: MatchView, study: Study, board: Board) -> None:
        """Show a record from where it stands."""
        self.match_view = match_view
        self._study = study
        if self.board is not None:
            self.board.deleteLater()
        self.board = board
        self._board_place.addWidget(self.board)
        self.dice.setVisible(not self.board.rolls_dice)
        self._moving = False
        self.players.attach(match_view)
        self._give_way()
        match_view.told.connect(self._hear)
        study.changed.connect(self._due.soon)
        names = players_text([who.name for who in match_view.match.seats])
        name = game_name(self.context.words(), match_view.game.id)
        self._heading.setText(self.tr("Review: {0}, {1}").format(name, names))
        self._show_now()
        self._show_graph()
        set_order(self.play_on, self.players, self.board, self.transport, self.graph)

    def clear(self) -> None:
        """The match is being closed: hear it no more."""
        self.set_playing(False)
        if self.match_view is not None:
            self.match_view.told.disconnect(self._hear)
            self.players.detach()
        if self._study is not None:
            self._study.changed.disconnect(self._due.soon)
        self.match_view = self._study = None

    def opened(self) -> None:
        self.transport.play.setFocus()

    def left(self) -> None:
        self.set_playing(False)

    # -- moving -------------------------------------------------------------------------------

    def go(self, node: int) -> None:
        """Show a step."""
        if self.match_view is not None and node != self.match_view.match.history.at:
            self.match_view.match.go(node)

    def go_first(self) -> None:
        """Show the start."""
        self.set_playing(False)
        self.go(START)

    def go_last(self) -> None:
        """Show the end of the line."""
        self.set_playing(False)
        if self.match_view is not None:
            line = self.match_view.match.history.main_line()
            self.go(line[-1] if line else START)

    def go_back(self) -> None:
        """Show the step before."""
        self.set_playing(False)
        if self.match_view is not None:
            history = self.match_view.match.history
            if history.at != START:
                self.go(history.parent(history.at))

    def go_forward(self) -> None:
        """Show the next step."""
        if self._moving and self.board is not None:
            self.board.finish()
            return
        self.set_playing(False)
        self._step()

    def _step(self) -> bool:
        following = None if self.match_view is None else self.match_view.match.history.next()
        if following is None:
            return False
        self.go(following)
        return True

    def go_to_mistake(self, direction: int) -> None:
        """Show the next turning point (1) or the one before (-1), as it stood before."""
        review = None if self._study is None else self._study.findings.review
        if self.match_view is None or review is None:
            return
        self.set_playing(False)
        history = self.match_view.match.history
        here = history.ply()
        points = [point for point in review.turning_points if (point.ply - here) * direction > 0]
        if points:
            point = points[0] if direction > 0 else points[-1]
            self.go(history.parent(point.node))

    def _go_to_ply(self, ply: int) -> None:
        self.set_playing(False)
        if self.match_view is not None:
            line = (START, *self.match_view.match.history.main_line())
            self.go(line[min(ply, len(line) - 1)])

    @property
    def moving(self) -> bool:
        """Whether something is in motion."""
        return self._moving

    def set_playing(self, playing: bool) -> None:
        """Let the record run, or stop it."""
        self._playing = playing
        self.transport.set_playing(playing)
        self._next.stop()
        if playing and not self._moving:
            self._play_next()

    def toggle_playing(self) -> None:
        """Run, or stop."""
        self.set_playing(not self._playing)

    def _play_next(self) -> None:
        if self._playing and not self._step():
            self.set_playing(False)

    # -- showing ------------------------------------------------------------------------------

    def _show_speed(self) -> None:
        self.transport.set_speed(pace().speed)

    def _hear(self, event: Event) -> None:
        if not isinstance(event, Rewound) or self.match_view is None:
            return
        history = self.match_view.match.history
        forward = event.node != START and history.parent(event.node) == event.origin
        if forward and self.isVisible():
            self._animate(event.node)
        else:
            self._show_now()

    def _animate(self, node: int) -> None:
        assert self.match_view is not None
        assert self.board is not None
        self._moving = True
        step = self.match_view.board_step(node)
        if not self.board.rolls_dice:
            self.dice.roll_step(step)
        self.board.animate(step, self.match_view.scene())

    def _settled(self) -> None:
        if self._moving:
            self._show_now()
            if self._playing:
                self._next.start(pace().bot_action_ms())

    def _show_now(self) -> None:
        """Show the step without motion."""
        match_view, board = self.match_view, self.board
        assert match_view is not None
        assert board is not None
        self._moving = False
        board.show_scene(match_view.scene())
        if not self.dice.isHidden():
            self.dice.show_last_roll(match_view)
        self.players.refresh()
        history = match_view.match.history
        ply = ply_of(history, history.at)
        self.transport.set_position(ply, len(history.main_line()))
        self.graph.set_current(ply)
        self.say(self.tr("Step {0} of {1}.").format(ply, len(history.main_line())))
        self.moved.emit()

    def _show_graph(self) -> None:
        if self.match_view is None or self._study is None:
            return
        review = self._study.findings.review
        if review is not None:
            self.graph.show_plot(chances_of(self.match_view, review))
            history = self.match_view.match.history
            self.graph.set_current(ply_of(history, history.at))

    # -- going on -----------------------------------------------------------------------------

    def _play_on(self) -> None:
        """Put this step on the table as a match of its own, with everything that led to it."""
        if self.match_view is not None:
            self.wants.emit(Play(self.record))

    @property
    def record(self) -> Record:
        """The record, standing where it is shown."""
        assert self.match_view is not None
        return self.match_view.match.record
