"""The line to type a move or a roll: opened by a key, Tab completes, Enter plays, Esc leaves."""

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.match.acting import Acting
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole


class MoveLine(QWidget):
    """Plays what is typed, or says what is wrong with it. ``closed`` follows when it goes."""

    closed = Signal()

    def __init__(self, match_view: MatchView, acting: Acting) -> None:
        super().__init__()
        self._match_view = match_view
        self._acting = acting
        self._model = QStringListModel(self)
        self.field = _Field(self._model)
        self.field.setAccessibleName(tr("match-type-a-move"))
        self.field.returnPressed.connect(self._play)
        self.field.left.connect(self.close_line)
        self._error = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self._error.hide()
        row = boxes.row(
            Label(tr("match-type-a-move"), TypeRole.SECONDARY, Token.TEXT2), (self.field, 1)
        )
        boxes.column(row, self._error, of=self, gap=Space.XS)
        self.hide()

    def open_line(self) -> None:
        """Show the line and put the cursor into it."""
        position = self._match_view.match.position
        choices = self._match_view.scene().choices
        known = [*self._acting.typed()] or [position.action_text(each) for each in choices]
        self._model.setStringList(known)
        self.field.setPlaceholderText(known[0] if known else "")
        self.field.clear()
        self._error.hide()
        self.show()
        self.field.setFocus()

    def close_line(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    @property
    def error(self) -> str:
        """What was wrong with the last text, or nothing."""
        return "" if self._error.isHidden() else self._error.text()

    def _play(self) -> None:
        try:
            self._acting.play_text(self.field.text().strip())
        except ParlourError as error:
            self._show_error(str(error))
        else:
            self.close_line()

    def _show_error(self, text: str) -> None:
        """Say what was wrong; the text stays to be fixed."""
        self._error.setText(text)
        self._error.show()
        self.field.selectAll()
        announce(self, text, assertive=True)


class _Field(QLineEdit):
    """A field in which Tab completes and Esc leaves."""

    left = Signal()

    def __init__(self, model: QStringListModel) -> None:
        super().__init__()
        completer = QCompleter(model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Tab
            and self._complete()
        ):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leaves_list(event.key()):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _leaves_list(self, key: int) -> bool:
        """Close the open list of completions if the key is Esc, or Space with one chosen."""
        shown = self.completer().popup()
        if shown is None or not shown.isVisible():
            return False
        chosen = key == Qt.Key.Key_Space and shown.currentIndex().isValid()
        leaves = chosen or key == Qt.Key.Key_Escape
        if leaves:
            shown.hide()
        return leaves

    def _complete(self) -> bool:
        """Take the completion; False if there is nothing to complete."""
        completer = self.completer()
        completer.setCompletionPrefix(self.text())
        completion = completer.currentCompletion()
        if not completion or completion == self.text():
            return False
        self.setText(completion)
        return True
