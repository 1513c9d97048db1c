"""What people do in a match, by any means: the board, buttons, keys, or typed moves."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from engines.contract.analysis import Line
from engines.contract.position import notation
from engines.match.advice.tutor import Teaching
from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.history import Scope
from engines.runtime.types import Action, Seat
from gui.app import event_loop
from gui.app.errors import telling
from gui.match.view import MatchView


class Acting(QObject):
    """Carries out what people do in a match; ``asking``: the tutor checks an action first."""

    asking = Signal()

    def __init__(self, match_view: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._match_view = match_view
        self._match = match_view.match

    # -- for the person whose turn it is ------------------------------------------------------

    def act(self, action: Action, rest: Sequence[Action] = ()) -> None:
        """Play an action and the rest of its gesture, unless the tutor warns against it."""
        seat = self._match.pending.seat
        if self._match_view.tutor.level is Teaching.OFF:
            self._match_view.attempt(partial(self._match.act, action))
            self._go_on(seat, rest, follows=True)
        else:
            self.asking.emit()
            event_loop.spawn(self._propose(seat, action, rest), "ask the tutor")

    async def _propose(self, seat: Seat | None, action: Action, rest: Sequence[Action]) -> None:
        with telling(self._match_view.failed.emit):
            if await self._match_view.tutor.propose(action):
                self._go_on(seat, rest, follows=True)

    def play_line(self, line: Line) -> None:
        """Play a plan of the adviser, as long as the decisions belong to the same person."""
        if self._match_view.person_decides:
            self._go_on(self._match.pending.seat, line.actions, follows=False)

    def _go_on(self, seat: Seat | None, actions: Sequence[Action], *, follows: bool) -> None:
        """Play decisions in order, as long as they are legal and belong to the same person."""
        match, own = self._match, (Waiting.PERSON, Waiting.AUTOMATIC)
        for action in actions:
            legal = match.pending.waiting in own and action in match.position.legal()
            if match.pending.seat != seat or not legal:
                return
            self._match_view.attempt(partial(match.act, action, follows=follows))

    def typed(self) -> dict[str, Action]:
        """The moves as they appear on buttons, in the language of the window."""
        if not self._match_view.person_decides:
            return {}
        position, words = self._match.position, self._match_view.words
        return {words.say(notation(position, action)): action for action in position.legal()}

    def play_text(self, text: str) -> None:
        """Play a typed roll, or a move as shown or in English; raises ParlourError."""
        if self._match_view.person_decides:
            read = {said.casefold(): action for said, action in self.typed().items()}
            action = read.get(" ".join(text.split()).casefold())
            self.act(self._match.position.parse_action(text) if action is None else action)
        else:
            self._match.play(text)

    def roll(self) -> None:
        self._match_view.attempt(self._match.roll)

    def resign(self) -> None:
        seat = control.may_resign(self._match)
        if seat is not None:
            control.resign(self._match, seat)

    # -- for anyone --------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        if self._match.pending.waiting is not Waiting.OVER:
            (self._match.resume if self._match.paused else self._match.pause)()

    def undo(self, scope: Scope) -> None:
        """Undo to where a person last had a choice."""
        control.undo(self._match, scope)

    def redo(self, scope: Scope) -> None:
        control.redo(self._match, scope)
