"""What the Labs of the games share: pages where strategies are bred and players trained.

* `page`  waits until the mathematics of a game is loaded, then shows the bench
* `bench` options at the left, what they bring at the right
* `run`   work in a worker thread, its news at most ten times a second
* `plot`  title, keys and axes of a plot
* `form`  fields in rows
"""

from collections.abc import Callable
from typing import Final

from gui.app.context import Context
from gui.app.page import Page


def _fargo(context: Context) -> Page:
    from gui.labs.fargo.page import FargoLab

    return FargoLab(context)


def _lange_strasse(context: Context) -> Page:
    from gui.labs.lange_strasse.page import LangeStrasseLab

    return LangeStrasseLab(context)


LABS: Final[dict[str, Callable[[Context], Page]]] = {
    "fargo": _fargo,
    "lange_strasse": _lange_strasse,
}
"""What makes the Lab of a game; its code is imported when it is first opened."""


def page_name(game: str) -> str:
    """The name of a game's Lab among the pages."""
    return f"{game}/lab"
