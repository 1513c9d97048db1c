"""The line to type a move or a roll: opened by a key, Tab completes, Enter plays, Esc leaves."""

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.card import Card
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.match.actions_panel import Acting
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled


class MoveLine(Card):
    """Plays what is typed, or says what is wrong with it. ``closed`` follows when it goes.

    It covers what the table says, in ``headline``, and more only if an error needs the room.
    """

    closed = Signal()

    def __init__(self, match_view: MatchView, acting: Acting, headline: QWidget) -> None:
        super().__init__()
        self.setParent(headline.parentWidget())
        self._headline = headline
        self._match_view = match_view
        self._acting = acting
        self._model = QStringListModel(self)
        self.field = _Field(self._model)
        self.field.setAccessibleName(tr("match-type-a-move"))
        self.field.returnPressed.connect(self._play)
        self.field.left.connect(self.close_line)
        self.error = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self.error.hide()
        label = Label(tr("match-type-a-move"), TypeRole.SECONDARY, Token.TEXT2)
        self.body.addLayout(boxes.row(label, (self.field, 1), gap=Space.M))
        self.body.addWidget(self.error)
        scaled(self.body.setSpacing, Space.XS)
        scaled(self.body.setContentsMargins, Space.M, 0, 0, 0)
        self.hide()

    def open_line(self) -> None:
        """Show the line and put the cursor into it."""
        position = self._match_view.match.position
        choices = self._match_view.scene().choices
        known = [*self._acting.typed()] or [position.action_text(each) for each in choices]
        self._model.setStringList(known)
        self.field.setPlaceholderText(known[0] if known else "")
        self.field.clear()
        self.error.tell("")
        self.lie()
        self.show()
        self.field.setFocus()

    def lie(self) -> None:
        """Lie over the headline, and reach below it if there is more to say."""
        place, body = self._headline.geometry(), self.body
        high = max(body.minimumHeightForWidth(place.width()), body.minimumSize().height())
        self.setGeometry(place.x(), place.y(), place.width(), high)
        self.raise_()

    def close_line(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _play(self) -> None:
        try:
            self._acting.play_text(self.field.text().strip())
        except ParlourError as error:
            self.error.tell(str(error))
            self.lie()
            self.field.selectAll()  # it stays to be fixed
            announce(self, str(error), assertive=True)
        else:
            self.close_line()


class _Field(QLineEdit):
    """A field in which Tab completes and Esc leaves."""

    left = Signal()

    def __init__(self, model: QStringListModel) -> None:
        super().__init__()
        completer = QCompleter(model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return (forward and self._complete()) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the open list of completions first: on Esc, or on Space if one is chosen."""
        shown, leaves = self.completer().popup(), event.key() == Qt.Key.Key_Escape
        assert shown is not None
        chosen = event.key() == Qt.Key.Key_Space and shown.currentIndex().isValid()
        if shown.isVisible() and (leaves or chosen):
            shown.hide()
        elif leaves:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _complete(self) -> bool:
        """Take the completion; False if there is nothing to complete."""
        completer = self.completer()
        completer.setCompletionPrefix(self.text())
        completion = completer.currentCompletion()
        if not completion or completion == self.text():
            return False
        self.setText(completion)
        return True
