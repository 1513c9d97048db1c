"""One board that shows a game of the tournament: the one in progress, or a finished one."""

import asyncio
import math
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from engines.arena.progress import GameId, Progress
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.arena.run import TournamentRun
from gui.arena.shown_game import GameCourse, ShownGame, look
from gui.games.face import face
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.kit.transport import TransportBar
from gui.style import Space, Token, TypeRole
from gui.style.motion import pace
from gui.table.playback import Playback
from gui.table.stage import Stage

_HOLD_MS: Final = 1500
"""How long the end of a game stays before the next; half as long at the highest speed."""
_LEAST_MS: Final = 60


class LiveBoard(QWidget):
    """Follows the newest game from its first step, or shows the one that was chosen.

    The speed is that of the table; at the highest speed, only the current position is shown.
    """

    def __init__(self, context: Context, run: TournamentRun, names: tuple[str, ...]) -> None:
        super().__init__()
        self._run = run
        self._names = names
        self._wanted: GameId | None = None
        self._fetching: asyncio.Task[None] | None = None
        self._look_again = False
        self.course = GameCourse(lambda seats: context.words([names[each] for each in seats]))
        self.stage = Stage(face(run.setup.game).make_board(), context)
        self.stage.hide()
        self.playback = Playback(self.stage, self.course)
        self._next_game = QTimer(self, singleShot=True)
        self._make()
        self._lay_out()
        self.playback.changed.connect(self._show_where)
        self.playback.ended.connect(self._ended)
        self._next_game.timeout.connect(self._look_on)
        run.beat.connect(self._beat)
        self._show_where()
        self.playback.set_playing(True)
        self.set_following(on=True)

    def _make(self) -> None:
        self._title = Label(tr("arena-board"), TypeRole.SECTION)
        self.heading = ElidedLabel("", TypeRole.SECONDARY, Token.TEXT2)
        self.follow_button = Button(tr("arena-follow"), compact=True)
        self.follow_button.setCheckable(True)
        self.follow_button.setChecked(True)
        self.follow_button.setToolTip(tr("arena-switch-newest-game-whenever"))
        self.follow_button.clicked.connect(self.set_following)
        play, pause = tr("arena-resume-the-board"), tr("arena-pause-the-board")
        self.bar = TransportBar(play, pause, short=True)
        self.playback.use(self.bar)
        self.open_button = Button(tr("arena-open-in-replay"), ButtonKind.QUIET, compact=True)

    def _lay_out(self) -> None:
        head = boxes.row(self._title, (self.heading, 1), self.follow_button, gap=Space.S)
        self._players = boxes.row(gap=Space.S)
        foot = boxes.row(self.bar, 1, self.open_button, gap=Space.S)
        boxes.column(head, self._players, (self.stage, 1), foot, of=self, gap=Space.S)

    def close_down(self) -> None:
        """The tournament is being closed: show nothing more of it."""
        self._run.beat.disconnect(self._beat)
        self._next_game.stop()
        self.playback.set_playing(False)
        if self._fetching is not None:
            self._fetching.cancel()

    # -- which game ---------------------------------------------------------------------------

    @property
    def game(self) -> ShownGame | None:
        return self.course.game

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

    def _ended(self) -> None:
        """All steps have been shown: wait for more, or move on to the next game."""
        if self.game is not None and self.game.complete and not self._next_game.isActive():
            speed = 2 if math.isinf(pace().speed) else pace().speed
            self._next_game.start(max(_LEAST_MS, round(_HOLD_MS / speed)))

    def _look_on(self) -> None:
        if self.playback.playing and self.follow_button.isChecked() and self.isVisible():
            self._look()

    # -- looking ------------------------------------------------------------------------------

    def _beat(self, _progress: Progress) -> None:
        if self.isVisible() and (self.game is None or not self.game.complete):
            self._look()

    def _look(self) -> None:
        # A look may miss actions played meanwhile, which may be the last ones: look again.
        self._look_again = self._fetching is not None
        if self._fetching is None:
            self._fetching = event_loop.spawn(self._fetch(), "look at a game", self)

    async def _fetch(self) -> None:
        known, wanted = self.game, self._wanted
        if wanted is None and known is not None and not known.complete:
            wanted = known.id
        try:
            found = await event_loop.in_pool(look, self._run.tournament, wanted, known)
        except ParlourError as error:
            # A dropped game is in no file; one that can't be read is reported.
            found = None
            if self._wanted is None:
                self.course.take(None)
            else:
                self._wanted = None
                self._run.failed.emit(str(error))
        self._fetching = None
        if found is not None:
            self._take(found)
        if self._look_again and (self.game is None or not self.game.complete):
            self._look()
        elif self._wanted is not None and (self.game is None or self.game.id != self._wanted):
            self._look()  # another one was chosen meanwhile

    def _take(self, game: ShownGame) -> None:
        if self.course.take(game):
            self._show_players(game)
            self.playback.show()
            self.stage.show()
        self._show_where()
        self.playback.go_on()

    # -- showing ------------------------------------------------------------------------------

    def _show_where(self) -> None:
        """Say which step of which game is shown, as soon as nothing moves."""
        game = self.game
        nothing = "" if game is not None else tr("arena-games-played-yet")
        self.open_button.set_blocked(nothing)
        if game is None or self.stage.moving:
            return
        deal = "arena-deal-step-of"
        if not game.complete:
            deal = "arena-deal-step-far"
        at, steps = number(self.course.at), number(self.course.last)
        self.heading.setText(tr(deal, deal=number(game.id.block + 1), step=at, steps=steps))

    def _show_players(self, game: ShownGame) -> None:
        boxes.clear(self._players)
        for seat, entrant in enumerate(game.seating):
            self._players.addWidget(SeatMark(seat))
            self._players.addWidget(ElidedLabel(self._names[entrant]), 1)
