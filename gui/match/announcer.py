"""What a screen reader is told while a match goes on."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engines.core.record import PERSON
from engines.session.events import Waiting
from engines.session.history import START, group_turns
from engines.session.speech import announcement, result, sentence
from gui.kit.accessible_board import announce
from gui.match.view import MatchView


class Announcer(QObject):
    """Speaks through ``widget``: own turns and rolls, each turn of somebody else, the result.

    Of bots that play faster than anybody can listen it tells the newest turn only.

    ``spoken`` carries every sentence, for whoever wants to show them, too.
    """

    spoken = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._match_view: MatchView | None = None
        self._told = START
        self._asked = START - 1

    def attach(self, match_view: MatchView) -> None:
        """Speak about a match from now on; what has happened before is not told."""
        self._match_view = match_view
        self._told = match_view.match.history.at
        self._asked = START - 1

    def refresh(self) -> None:
        """Speak about whatever has happened since the last time."""
        match_view = self._match_view
        if match_view is None:
            return
        news = list(self._news(match_view))
        for text in news[-1:] if match_view.watching else news:
            announce(self._widget, text)
            self.spoken.emit(text)

    def _news(self, match_view: MatchView) -> Iterator[str]:
        history, words = match_view.match.history, match_view.words
        path = history.path()
        if self._told != START and self._told not in path:
            self._told = history.at  # an undo: nothing new has happened
        begin = 0 if self._told == START else path.index(self._told) + 1
        over = history.is_over
        now = match_view.match.position.moment.turn
        for group in group_turns(history.steps(path[begin:])):
            finished = over or group.moment.turn < now
            if group.seat is not None and match_view.match.seats[group.seat].player == PERSON:
                for step in group.steps:
                    if step.is_chance:
                        yield words.say(sentence(step, match_view.hears))
            elif finished:
                yield words.say(announcement(group, match_view.hears))
            else:
                break
            self._told = group.steps[-1].node
        yield from self._question(match_view)

    def _question(self, match_view: MatchView) -> Iterator[str]:
        """What is asked of a person, or how the game has ended; once for each place."""
        match = match_view.match
        if self._asked == match.history.at:
            return
        if match.waiting is Waiting.OVER:
            yield match_view.words.say(result(match.position.returns().tolist()))
        elif match.waiting is Waiting.PERSON:
            yield match_view.words.say(match.position.ask())
        elif match.waiting in (Waiting.ROLL, Waiting.DICE) and match.turn is not None:
            yield self.tr("{0}: roll the dice.").format(match.seats[match.turn].name)
        else:
            return
        self._asked = match.history.at
