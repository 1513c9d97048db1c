"""The looks in which everything is drawn."""

from dataclasses import dataclass
from itertools import product
from typing import Final

RATIOS: Final = (1.0, 1.5)
"""Device pixels for each logical one."""


@dataclass(frozen=True, slots=True)
class Look:
    """Theme, size of the window in logical pixels, pixel ratio."""

    scheme: str
    size: tuple[int, int]
    ratio: float

    @property
    def name(self) -> str:
        return f"{self.scheme}-{self.size[0]}-{self.ratio}"


LOOKS: Final = tuple(
    Look(scheme, size, ratio)
    for ratio, size, scheme in product(RATIOS, ((1280, 800), (2560, 1440)), ("light", "dark"))
)

IN_EVERY_RUN: Final = tuple(
    look for look in LOOKS if look.name in ("light-2560-1.0", "dark-1280-1.5")
)
"""The looks in which ``packaging/test`` draws without ``--all``: every subject in one of them.

Every theme, every size, and every pixel ratio is in one.
"""

TIGHT: Final = tuple(Look("light", size, 1.0) for size in ((960, 640), (1280, 800)))
"""Where layouts are tried out with longer texts."""

GALLERY: Final = tuple(
    Look(scheme, size, 1.0)
    for size in ((960, 640), (1280, 800), (1440, 900), (2560, 1440))
    for scheme in ("light", "dark")
)
"""In which ``assets/screenshots`` shows the program."""
