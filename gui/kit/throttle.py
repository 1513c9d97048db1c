"""Many reasons to do something, done once."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Throttle(QTimer):
    """Calls ``call`` once, ``ms`` milliseconds after a reason to, however many reasons there are.

    It waits from the first reason on (``soon``), so that what keeps changing is shown meanwhile,
    or from the last one on (``once_quiet``), for work to be done when a person stops typing.
    ``stop`` forgets the reasons there were.
    """

    def __init__(self, owner: QObject, call: Callable[[], object], ms: int) -> None:
        super().__init__(owner, singleShot=True, interval=ms)
        self.timeout.connect(call)

    def soon(self) -> None:
        """Note a reason; the call is made at most ``ms`` after the first one."""
        if not self.isActive():
            self.start()

    def once_quiet(self) -> None:
        """Note a reason; the call is made ``ms`` after the last one."""
        self.start()

    def flush(self) -> bool:
        """Make the call now if it is due; return whether it was."""
        due = self.isActive()
        if due:
            self.stop()
            self.timeout.emit()
        return due


class SeenThrottle(Throttle):
    """Waits, in addition, until its owner can be seen: nobody misses what a hidden page shows.

    ``miss`` lets it wait for that alone.
    """

    def __init__(self, owner: QWidget, call: Callable[[], object], ms: int) -> None:
        super().__init__(owner, self._call_if_seen, ms)
        self._owner, self._call, self._missed = owner, call, False
        owner.installEventFilter(self)

    def miss(self) -> None:
        """Note a reason that counts only when the owner is shown."""
        self._missed = True

    def _call_if_seen(self) -> None:
        self._missed = not self._owner.isVisible()
        if not self._missed:
            self._call()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and self._missed:
            self._call_if_seen()
        return super().eventFilter(watched, event)
