"""What a screen reader is told while a match goes on."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engines.core.record import PERSON
from engines.session.events import Waiting
from engines.session.history import START, group_turns
from engines.session.speech import announcement, result, sentence
from gui.kit.accessible_board import announce
from gui.match.sitting import Sitting


class Announcer(QObject):
    """Speaks through ``widget``: own turns and rolls, each turn of somebody else, the result.

    Of bots that play faster than anybody can listen it tells the newest turn only.

    ``spoken`` carries every sentence, for whoever wants to show them, too.
    """

    spoken = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._sitting: Sitting | None = None
        self._told = START
        self._asked = START - 1

    def attach(self, sitting: Sitting) -> None:
        """Speak about a sitting from now on; what has happened before is not told."""
        self._sitting = sitting
        self._told = sitting.match.history.at
        self._asked = START - 1

    def refresh(self) -> None:
        """Speak about whatever has happened since the last time."""
        sitting = self._sitting
        if sitting is None:
            return
        news = list(self._news(sitting))
        for text in news[-1:] if sitting.watching else news:
            announce(self._widget, text)
            self.spoken.emit(text)

    def _news(self, sitting: Sitting) -> Iterator[str]:
        history, words = sitting.match.history, sitting.words
        path = history.path()
        if self._told != START and self._told not in path:
            self._told = history.at  # an undo: nothing new has happened
        begin = 0 if self._told == START else path.index(self._told) + 1
        over = history.is_over
        now = sitting.match.position.moment.turn
        for group in group_turns(history.steps(path[begin:])):
            finished = over or group.moment.turn < now
            if group.seat is not None and sitting.match.seats[group.seat].player == PERSON:
                for step in group.steps:
                    if step.is_chance:
                        yield words.say(sentence(step, sitting.hears))
            elif finished:
                yield words.say(announcement(group, sitting.hears))
            else:
                break
            self._told = group.steps[-1].node
        yield from self._question(sitting)

    def _question(self, sitting: Sitting) -> Iterator[str]:
        """What is asked of a person, or how the game has ended; once for each place."""
        match = sitting.match
        if self._asked == match.history.at:
            return
        if match.waiting is Waiting.OVER:
            yield sitting.words.say(result(match.position.returns().tolist()))
        elif match.waiting is Waiting.PERSON:
            yield sitting.words.say(match.position.ask())
        elif match.waiting in (Waiting.ROLL, Waiting.DICE) and match.turn is not None:
            yield self.tr("{0}: roll the dice.").format(match.seats[match.turn].name)
        else:
            return
        self._asked = match.history.at
