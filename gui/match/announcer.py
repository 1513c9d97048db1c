"""Announcements for screen readers during a match."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from engines.contract.record import PERSON
from engines.match.events import Waiting
from engines.match.history import START, group_turns
from engines.match.narration import announcement, result, sentence
from engines.runtime.texts import tr
from gui.kit.notice import announce
from gui.match.view import MatchView


class Announcer:
    """Speaks through ``widget``: own turns and rolls, each turn of someone else, the result.

    If bots play faster than anyone can listen, it reads only the newest turn.
    """

    def __init__(self, widget: QWidget, match_view: MatchView) -> None:
        self._widget = widget
        self._match_view = match_view
        self._told = match_view.match.history.at  # earlier events aren't announced
        self._asked = START - 1

    def refresh(self) -> None:
        """Speak about whatever has happened since the last time."""
        news = list(self._news())
        for text in news[-1:] if self._match_view.watching else news:
            announce(self._widget, text)

    def _news(self) -> Iterator[str]:
        match_view = self._match_view
        history, words = match_view.match.history, match_view.words
        path = history.path()
        if self._told != START and self._told not in path:
            self._told = history.at  # an undo: nothing new has happened
        begin = 0 if self._told == START else path.index(self._told) + 1
        over = history.position.is_over
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
        yield from self._question()

    def _question(self) -> Iterator[str]:
        """The question to a person, or how the game ended; once for each place."""
        match, words = self._match_view.match, self._match_view.words
        if self._asked == match.history.at:
            return
        if match.pending.waiting is Waiting.OVER:
            yield words.say(result(match.position.returns().tolist()))
        elif match.pending.waiting is Waiting.PERSON:
            yield words.say(match.position.ask())
        elif (
            match.pending.waiting in (Waiting.ROLL, Waiting.DICE) and match.pending.seat is not None
        ):
            yield tr("match-roll-the-dice", name=match.seats[match.pending.seat].name)
        else:
            return
        self._asked = match.history.at
