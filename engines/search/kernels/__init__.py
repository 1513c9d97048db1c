"""The compiled search, one module per method; ``rules`` says how a game is passed in.

Entry points have explicit signatures that do not depend on the game, so all of them, and the
kernels they call, are compiled when their modules are imported, once for all games.
"""

from functools import partial
from importlib import import_module
from typing import Final

NAMES: Final = ("ismcts", "maxn")
PARTS: Final = {name: partial(import_module, f"{__name__}.{name}") for name in NAMES}
