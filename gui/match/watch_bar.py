"""What lies under the board while bots play each other: a line of commentary, the transport bar."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engines.session.history import group_turns
from engines.session.speech import commentary
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.transport import TransportBar
from gui.match.moving import MatchTransport
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled

_LOOK_BACK: Final = 60
"""Steps that are looked at for the last finished turn."""


class WatchBar(QWidget):
    """Runs, pauses and steps a match of bots, and says something about it."""

    def __init__(self, match_view: MatchView, transport: MatchTransport) -> None:
        super().__init__()
        self._match_view = match_view
        self.commentary = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self.commentary.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.transport = TransportBar()
        transport.use(self.transport)
        self._column = boxes.column(1, self.commentary, self.transport, 1, of=self)
        scaled(self._column.setSpacing, Space.XS)

    def refresh(self) -> None:
        """Say something about the last turn."""
        self.commentary.setText(self._comment())

    def _comment(self) -> str:
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
