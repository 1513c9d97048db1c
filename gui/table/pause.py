"""What a board does after a motion: at once or after a while, hurried or forgotten."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Pause(QObject):
    """Holds one thing to do at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    def then(self, what: Callable[[], None]) -> None:
        """Do something when ``end`` is called, by whatever is moving."""
        self._then = what

    def wait(self, ms: int, what: Callable[[], None]) -> None:
        """Do something after ``ms``; at once if that is 0."""
        self._then = what
        if ms == 0:
            self.end()
        else:
            self._timer.start(ms)

    def end(self) -> None:
        """Do what waits, if anything does."""
        self._timer.stop()
        what, self._then = self._then, None
        if what is not None:
            what()

    def hurry(self) -> None:
        """Do what waits, and what waits after that, until nothing does."""
        while self._then is not None:
            self.end()

    def forget(self) -> None:
        """Do nothing of what waits."""
        self._timer.stop()
        self._then = None
