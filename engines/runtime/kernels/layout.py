"""The layout of a state. Free of numba, so that texts and boards can read states without it."""

from typing import Any

import numpy as np


def state_type(fields: dict[str, Any]) -> np.dtype[Any]:
    """An aligned record type for ``a.view(STATE)[0]``; the size is padded to a multiple of 8 bytes.

    ``fields`` maps names to numpy formats: ``{"mover": "i1", "credits": ("i2", (5,))}``.
    """
    plain = np.dtype({"names": list(fields), "formats": list(fields.values())}, align=True)
    if plain.itemsize % 8:
        padding = 8 - plain.itemsize % 8
        padded = {
            "names": list(fields),
            "formats": list(fields.values()),
            "itemsize": plain.itemsize + padding,
        }
        plain = np.dtype(padded, align=True)  # type: ignore[call-overload]
    return np.dtype((np.record, plain))
