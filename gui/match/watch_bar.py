"""The foot of the table while bots play each other: the transport bar, a line of commentary."""

from typing import Final

from PySide6.QtWidgets import QWidget

from engines.match.history import group_turns
from engines.match.narration import commentary
from gui.kit import boxes
from gui.kit.transport import TransportBar
from gui.match.moving import MatchTransport
from gui.match.view import MatchView
from gui.table.frame import PLATED

_LOOK_BACK: Final = 60
"""Steps that are looked at for the last finished turn."""


class WatchBar(QWidget):
    """Runs, pauses and steps a match of bots, and says something about it."""

    def __init__(self, match_view: MatchView, transport: MatchTransport) -> None:
        super().__init__()
        self._match_view = match_view
        self.transport = TransportBar()
        transport.use(self.transport)
        boxes.row(1, self.transport, 1, of=self)
        self.setProperty(PLATED, True)

    @property
    def commentary(self) -> str:
        """One line about the last finished turn."""
        match = self._match_view.match
        path = match.history.path()
        here = match.position.moment.turn
        groups = [
            group
            for group in group_turns(match.history.steps(path[-_LOOK_BACK:]))
            if group.moment.turn < here or match.history.is_over
        ]
        if not groups:
            return ""
        facts = commentary(groups[-1], match.thoughts, self._match_view.hears)
        return " – ".join(map(self._match_view.words.say, facts))
