"""Python's cyclic garbage, collected in the interface thread only.

The collector runs in whatever thread happens to allocate. In a worker thread it would destroy
widgets, timers and pixmaps there, which Qt does not survive. So the automatic collector is off, and
a timer of the interface thread does its work by its own thresholds.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS: Final = 500


class GarbageCollector(QObject):
    """Collects while it exists; ``settle`` spares it what lives to the end of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thresholds = gc.get_threshold()
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def settle(self) -> None:
        """Count everything that exists now as living to the end: to look at it takes long."""
        gc.freeze()

    def collect(self) -> None:
        """Collect the oldest generation that is due."""
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > self._thresholds[generation]:
                gc.collect(generation)
                return
