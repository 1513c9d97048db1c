"""What people do in a match, by whatever means: board, buttons, keys, the line for moves."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from engines.contract.analysis import Line
from engines.match.advice.tutor import Teaching
from engines.match.events import Waiting
from engines.match.history import Scope
from engines.runtime.errors import ParlourError
from engines.runtime.types import Action
from gui.app import event_loop
from gui.match.view import MatchView


class Acting(QObject):
    """Does what people ask of a match.

    * ``asking()``: the tutor looks at an action before it is played
    * ``failed(text)``: something could not be done, and why
    """

    asking = Signal()
    failed = Signal(str)

    def __init__(self, match_view: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._match_view = match_view
        self._match = match_view.match

    def do(self, call: Callable[[], object]) -> None:
        """Do something, and tell if it is refused."""
        try:
            call()
        except ParlourError as error:
            self.failed.emit(str(error))

    # -- for the person whose turn it is ------------------------------------------------------

    def act(self, action: Action) -> None:
        """Play an action, unless the tutor warns."""
        if self._match_view.tutor.level is Teaching.OFF:
            self.do(partial(self._match.act, action))
        else:
            self.asking.emit()
            event_loop.spawn(self._propose(action), "ask the tutor")

    async def _propose(self, action: Action) -> None:
        try:
            await self._match_view.tutor.propose(action)
        except ParlourError as error:
            self.failed.emit(str(error))

    def play_line(self, line: Line) -> None:
        """Play a plan of the adviser as far as it is one person's own decisions."""
        if not self._match_view.person_decides:
            return
        seat = self._match.turn
        for action in line.actions:
            if (self._match.waiting, self._match.turn) != (Waiting.PERSON, seat):
                return
            self.do(partial(self._match.act, action))

    def play_text(self, text: str) -> None:
        """Play a move or a roll that was typed; raises ParlourError if it is none."""
        if self._match_view.person_decides:
            self.act(self._match.position.parse_action(text))
        else:
            self._match.play(text)

    def roll(self) -> None:
        """Roll the dice."""
        self.do(self._match.roll)

    def resign(self) -> None:
        """Give the game up."""
        seat = self._match.may_resign
        if seat is not None:
            self._match.resign(seat)

    # -- for anybody --------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Pause, or go on."""
        if self._match.waiting is not Waiting.OVER:
            (self._match.resume if self._match.paused else self._match.pause)()

    def undo(self, scope: Scope) -> None:
        """Take back to where a person last had a choice."""
        self._match.undo(scope)

    def redo(self, scope: Scope) -> None:
        """Bring back what was taken back."""
        self._match.redo(scope)
