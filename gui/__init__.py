"""The window of Parlour.

The graphical program on top of `engines.session` and `engines.core`. Nothing in here knows the
rules of a game: widgets take plain values, pages translate between the session and the widgets.

* `gui.theme`    colours, type, scale, icons: every literal colour and size of the program
* `gui.motion`   durations and curves, table speed, reduced motion
* `gui.widgets`  reusable widgets and dice, free of any game
"""

import time
from typing import Final

STARTED: Final = time.perf_counter()
"""When the program began, for measuring how long the first paint takes."""
