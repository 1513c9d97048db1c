"""The window of Parlour: everything that people see, on top of ``engines``.

Imports go down this list, never up (`pyproject.toml` has the contracts):

* ``shell``     the program: start, window, menus, navigation, and what connects the pages
* pages         ``home setup review learn library arena labs help settings_page``
* ``match``     a game in progress, its page and its panels; a review shows the same panels
* ``games/ID``  the board, the forms and the words of one game
* ``table``     what boards are made of: scenes, dice, forms for positions
* ``app``       what every page is given: settings, keys, event loop, compiled code, requests
* ``kit``       widgets that take plain values and know no game
* ``style``     colors, type, scale, icons, motion, and how Qt's own controls look
"""

import os
import time
from typing import Final

os.environ["QT_API"] = "pyside6"  # qasync and qtpy would otherwise take any binding they find

STARTED: Final = time.perf_counter()
"""When the program began, for measuring how long the first paint takes."""
