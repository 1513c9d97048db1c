"""Pages that will likely be wanted, made while nobody waits for them.

The first look at a page costs tens of milliseconds: modules are imported, widgets made and dressed.
Here that happens in pieces of a few milliseconds with rests between them, so that nothing that
moves stands still. A page that is wanted earlier is completed at once.
"""

import importlib
from contextlib import suppress
from typing import Final

from engines.core.errors import KernelError
from engines.core.registry import games
from gui.app import event_loop
from gui.app.kernels import Kernels
from gui.shell.pages import PageShelf
from gui.style.sliced import go_through

_REST_S: Final = 0.03
_MODULES: Final = ("gui.arena.page", "pyqtgraph")
"""What some pages import, and takes long."""
_PAGES: Final = ("new", "library", "settings", "keys", "rules", "exercises", "arena", "about")
"""The likeliest first."""


async def make_pages(shelf: PageShelf, kernels: Kernels) -> None:
    """Make the pages, once the games are ready."""
    for game in games():
        with suppress(KernelError):
            await kernels.ready(game)
    for module in _MODULES:
        await event_loop.in_pool(importlib.import_module, module)
    for name in _PAGES:
        await go_through(shelf.made_ahead(name), _REST_S)
