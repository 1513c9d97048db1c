"""Which sounds go with what happens in a match."""

import math

from PySide6.QtCore import QObject

from engines.core.types import Seat
from engines.session.events import Applied, Event, Rewound, Waiting
from gui.app.sounds import Sound, Sounds
from gui.games.face import face
from gui.match.view import MatchView
from gui.style.motion import pace

_PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE)


class MatchSounds(QObject):
    """Plays the sounds of a match; what has happened before is not heard.

    When everything happens at once (speed ∞), only turns and the end are heard.
    """

    def __init__(self, sounds: Sounds, match_view: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._match_view = match_view
        self._rolling = False
        self._mover: Seat | None = None
        self._over = match_view.match.waiting is Waiting.OVER

    def hear(self, event: Event) -> None:
        """Something has happened: dice begin to roll, a move is made."""
        match event:
            case Applied() if math.isfinite(pace().speed):
                self._hear_step(event)
            case Rewound():
                self._rolling = False
                self._over = False
            case _:
                pass

    def _hear_step(self, event: Applied) -> None:
        if event.before.roll() is not None:
            self._rolling = True
            self._sounds.play(Sound.DIE)
        elif not event.before.is_chance:
            step = self._match_view.board_step(event.node)
            takes = face(self._match_view.game.id).takes(step)
            self._sounds.play(Sound.TAKE if takes else Sound.MOVE)

    def rest(self) -> None:
        """Everything has come to rest."""
        if self._rolling:
            self._sounds.play(Sound.SETTLE)
        self._rolling = False
        match = self._match_view.match
        if match.waiting is Waiting.OVER:
            if not self._over:
                self._sounds.play(Sound.OVER)
            self._over = True
        elif match.waiting in _PEOPLE_ACT and self._mover not in (None, match.turn):
            self._sounds.play(Sound.TURN)
        self._mover = match.turn
