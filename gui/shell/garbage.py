"""Python's cyclic garbage, collected in the interface thread only.

The collector runs in whatever thread happens to allocate. In a worker thread it would destroy
widgets, timers and pixmaps there, which Qt does not survive. So the automatic collector is off, and
a timer of the interface thread does its work by its own thresholds.

To look at everything takes some 50 ms. It waits until the window is at rest, so that nothing that
moves stands still for it, or until it has been due for very long.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS: Final = 500
_AT_REST: Final = 300
"""A window makes fewer objects than this between two looks when nothing happens in it."""
_OVERDUE: Final = 20
"""So many times its threshold may the oldest generation wait for rest."""


class GarbageCollector(QObject):
    """Collects while it exists; ``settle`` spares it what lives to the end of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thresholds = gc.get_threshold()
        self._young = 0
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def settle(self) -> None:
        """Count everything that exists now as living to the end: to look at it takes long."""
        gc.freeze()

    def collect(self) -> None:
        """Collect the oldest generation that is due; all of them only at rest."""
        counts = gc.get_count()
        at_rest = 0 <= counts[0] - self._young < _AT_REST
        overdue = counts[2] > _OVERDUE * self._thresholds[2]
        for generation in (2, 1, 0) if at_rest or overdue else (1, 0):
            if counts[generation] > self._thresholds[generation]:
                gc.collect(generation)
                break
        self._young = gc.get_count()[0]
