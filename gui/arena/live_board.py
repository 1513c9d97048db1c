"""One board that shows a game of the tournament: the one that is played, or one that was."""

import math
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engines.arena.events import GameId, Progress
from engines.core.errors import ParlourError
from engines.core.words import number
from gui.app import event_loop
from gui.app.context import Context
from gui.app.menus import SpeedButton
from gui.arena.run import TournamentRun
from gui.arena.shown_game import ShownGame, look
from gui.games.face import face
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.style import Space, Token, TypeRole, scaled
from gui.style.motion import pace
from gui.table.board import Board, Scene

_HOLD_MS: Final = 1500
_LEAST_MS: Final = 60


class LiveBoard(QWidget):
    """Follows the newest game from its first step, or shows the one that was chosen.

    The speed is that of the table; at the highest only where the game stands is shown.

    * ``open_asked(GameId)``: show this game in the replay
    * ``failed(str)``: a game cannot be shown, and why
    """

    open_asked = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._run: TournamentRun | None = None
        self._names: tuple[str, ...] = ()
        self._wanted: GameId | None = None
        self._looking = False
        self._moving = False
        self._playing = True
        self.game: ShownGame | None = None
        self.at = 0
        self.board: Board | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._go_on)
        self._make()
        self._lay_out()
        for row in (self._head, self._players, self._bar, self._column):
            scaled(row.setSpacing, Space.S)
        self._show_controls()

    def _make(self) -> None:
        self._title = Label(self.tr("Board"), TypeRole.SECTION)
        self.heading = ElidedLabel("", TypeRole.SECONDARY, Token.TEXT2)
        self.follow_button = Button(self.tr("Follow"), compact=True)
        self.follow_button.setCheckable(True)
        self.follow_button.setChecked(True)
        self.follow_button.setToolTip(self.tr("Show the newest game whenever one has ended."))
        self.follow_button.clicked.connect(self.set_following)
        self.back_button = IconButton("fa6s.backward-step", self.tr("Previous step"))
        self.back_button.clicked.connect(self.go_back)
        self.play_button = IconButton("fa6s.pause", self.tr("Pause the board"))
        self.play_button.clicked.connect(lambda: self.set_playing(not self._playing))
        self.step_button = IconButton("fa6s.forward-step", self.tr("Next step"))
        self.step_button.clicked.connect(self.go_forward)
        self.speed = SpeedButton()
        self.speed.chosen.connect(pace().set_speed)
        self.open_button = Button(self.tr("Open in replay"), ButtonKind.QUIET, compact=True)
        self.open_button.clicked.connect(self._ask_open)

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.follow_button)
        self._players = QHBoxLayout()
        self._place = QVBoxLayout()
        self._bar = QHBoxLayout()
        for part in (self.back_button, self.play_button, self.step_button, self.speed):
            self._bar.addWidget(part)
        self._bar.addStretch(1)
        self._bar.addWidget(self.open_button)
        self._column = boxes.column(self._head, self._players, of=self)
        self._column.addLayout(self._place, 1)
        self._column.addLayout(self._bar)

    def showEvent(self, event: QShowEvent) -> None:
        """Motion that was going on while this was hidden has come to nothing: go on from here."""
        super().showEvent(event)
        self._show_now()
        self._go_on()

    # -- which tournament ---------------------------------------------------------------------

    def attach(self, run: TournamentRun, names: tuple[str, ...]) -> None:
        """Show games of a tournament whose entrants have these names."""
        self.detach()
        self._run, self._names = run, names
        self.board = face(run.setup.game).make_board()
        self.board.setAccessibleName(self.tr("Board"))
        self.board.settled.connect(self._settled)
        self.board.hide()
        self._place.addWidget(self.board, 1)
        run.beat.connect(self._beat)
        self.set_following(on=True)

    def detach(self) -> None:
        """Show nothing any more."""
        if self._run is not None:
            self._run.beat.disconnect(self._beat)
        self._run = self.game = self._wanted = None
        self._due.stop()
        self._moving = False
        self.at = 0
        if self.board is not None:
            self.board.deleteLater()
            self.board = None
        self.heading.setText("")
        self._show_players()
        self._show_controls()

    def set_following(self, on: bool) -> None:
        """Show the newest game whenever one has ended, or stay with this one."""
        self.follow_button.setChecked(on)
        self._wanted = None if on or self.game is None else self.game.id
        if on and (self.game is None or self.game.complete):
            self._look()

    def show_game(self, game: GameId) -> None:
        """Show a game from its first step."""
        self.follow_button.setChecked(False)
        self._wanted = game
        self._look()

    # -- looking ------------------------------------------------------------------------------

    def _beat(self, _progress: Progress) -> None:
        if self.isVisible() and (self.game is None or not self.game.complete):
            self._look()

    def _look(self) -> None:
        if self._run is not None and not self._looking:
            self._looking = True
            event_loop.spawn(self._fetch(self._run), "look at a game")

    async def _fetch(self, run: TournamentRun) -> None:
        known, wanted = self.game, self._wanted
        if wanted is None and known is not None and not known.complete:
            wanted = known.id
        try:
            found = await event_loop.in_pool(look, run.tournament, wanted, known)
        except ParlourError as error:
            # A game that was dropped is in no file; one that cannot be read is told.
            found = None
            if self._wanted is not None:
                self._wanted = None
                self.failed.emit(str(error))
            elif run is self._run:
                self.game = None
        finally:
            self._looking = False
        if run is not self._run:
            return
        if found is not None:
            self._take(found)
        if self._wanted is not None and (self.game is None or self.game.id != self._wanted):
            self._look()  # another one was chosen meanwhile

    def _take(self, game: ShownGame) -> None:
        same = self.game is not None and self.game.id == game.id
        self.game = game
        if not same:
            self.at = 0
            self._moving = False
            self._show_players()
            self._show_now()
        self._show_controls()
        if not self._due.isActive():
            self._go_on()

    # -- moving -------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the board goes on by itself."""
        return self._playing

    def set_playing(self, playing: bool) -> None:
        """Let the board go on, or hold it; the tournament goes on in any case."""
        self._playing = playing
        self.play_button.set_icon_name("fa6s.pause" if playing else "fa6s.play")
        self.play_button.set_name(
            self.tr("Pause the board") if playing else self.tr("Let the board go on")
        )
        self._go_on()

    def go_back(self) -> None:
        """Show the step before, and hold the board."""
        self.set_playing(False)
        if self.game is not None and self.at:
            self.at -= 1
            self._show_now()

    def go_forward(self) -> None:
        """Show the next step, and hold the board."""
        self.set_playing(False)
        if self._moving and self.board is not None:
            self.board.finish()
        elif self.game is not None and self.at < len(self.game.steps):
            self._animate()

    def _go_on(self) -> None:
        game = self.game
        if game is None or not self._playing or self._moving or not self.isVisible():
            return
        behind = len(game.steps) - self.at
        if behind and math.isinf(pace().speed):
            self.at = len(game.steps)
            self._show_now()
            self._due.start(_HOLD_MS // 2)
        elif behind:
            self._animate()
        elif game.complete and self.follow_button.isChecked():
            self._look()

    def _animate(self) -> None:
        assert self.game is not None
        assert self.board is not None
        self._moving = True
        step = self.game.steps[self.at]
        self.at += 1
        self.board.animate(step, self._scene())

    def _settled(self) -> None:
        if not self._moving:
            return
        self._moving = False
        self._show_where()
        if self._playing and self.game is not None:
            ended = self.game.complete and self.at == len(self.game.steps)
            usual = max(_LEAST_MS, pace().bot_action_ms())
            hold = max(_LEAST_MS, round(_HOLD_MS / pace().speed))
            self._due.start(hold if ended else usual)

    # -- showing ------------------------------------------------------------------------------

    def _scene(self) -> Scene:
        assert self.game is not None
        names = [self._names[entrant] for entrant in self.game.seating]
        return self.game.scene(self.at, self._context.words(names))

    def _show_now(self) -> None:
        if self.board is not None and self.game is not None:
            self._moving = False
            self.board.show_scene(self._scene())
            self.board.show()
            self._show_where()

    def _show_where(self) -> None:
        game = self.game
        if game is not None:
            deal = self.tr("Deal {0}, step {1} of {2}")
            if not game.complete:
                deal = self.tr("Deal {0}, step {1} of {2} so far")
            text = deal.format(number(game.id.block + 1), number(self.at), number(len(game.steps)))
            self.heading.setText(text)
        self._show_controls()

    def _show_players(self) -> None:
        boxes.clear(self._players)
        if self.game is None:
            return
        for seat, entrant in enumerate(self.game.seating):
            self._players.addWidget(SeatMark(seat))
            self._players.addWidget(ElidedLabel(self._names[entrant], name=True), 1)

    def _show_controls(self) -> None:
        nothing = "" if self.game is not None else self.tr("No game has been played yet.")
        self.open_button.set_blocked(nothing)
        self.play_button.set_blocked(nothing)
        self.back_button.set_blocked(nothing or ("" if self.at else self.tr("This is the start.")))
        at_end = self.game is not None and self.at >= len(self.game.steps)
        self.step_button.set_blocked(
            nothing or (self.tr("This is the last step.") if at_end else "")
        )

    def _ask_open(self) -> None:
        if self.game is not None:
            self.open_asked.emit(self.game.id)
