"""Choosing a roll, for study: what if the dice had been different?"""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.match.controller import control
from engines.match.history import History
from engines.runtime.texts import tr
from gui.app.errors import telling
from gui.match.actions_panel import ActionsPanel
from gui.match.view import MatchView
from gui.table.dice.entry import DiceEntry


@dataclass(frozen=True, slots=True)
class _Choice:
    """A roll that is being chosen.

    Attributes:
        entry: where it is chosen; once that is gone from the tray, something else has happened.
        origin: the step that the table showed before.
        ran: whether the match was running before.
    """

    entry: DiceEntry
    origin: int
    ran: bool


class RollChooser:
    """Lets a person choose the result of a roll, in the tray.

    The roll is the next one, or else the last one; the table then goes back to that roll, and what
    has happened since stays as a branch. Meanwhile, the match is paused.
    """

    def __init__(self, tray: ActionsPanel, match_view: MatchView) -> None:
        self._tray = tray
        self._match_view = match_view
        self._match = match_view.match
        self._choice: _Choice | None = None

    def choose(self) -> bool:
        """Offer the choice; return False if there is no roll to choose."""
        self.cancel()
        match = self._match
        origin, ran = match.history.at, not match.paused
        if match.position.roll() is None:
            before = _before_last_roll(match.history)
            if before is None:
                self._match_view.failed.emit(tr("match-no-rolls-yet"))
                return False
            control.go(match, before)
        match.pause()
        self._choice = _Choice(self._tray.choose_roll(self._force), origin, ran)
        return True

    def cancel(self) -> bool:
        """Restore everything; False if no roll is being chosen."""
        choice, self._choice = self._choice, None
        if choice is None or self._tray.entry is not choice.entry:
            return False
        match = self._match
        if match.history.at != choice.origin:
            control.go(match, choice.origin)
        if choice.ran:
            match.resume()
        return True

    def _force(self, faces: Sequence[int]) -> None:
        choice, match = self._choice, self._match
        if choice is None:
            return
        with telling(self._match_view.failed.emit):
            match.force(match.position.game.outcome_of_dice(match.position.state, tuple(faces)))
            self._choice = None
            if choice.ran:
                match.resume()


def _before_last_roll(history: History) -> int | None:
    """The node just before the last roll on the current branch."""
    rolls = [node for node in history.path() if history.step(node).before.roll() is not None]
    return history.node(rolls[-1]).parent if rolls else None
