"""The parts of the table that the guided first round speaks of."""

from functools import reduce

from PySide6.QtCore import QRectF

from gui.games.roll_galaxy.keys import Place
from gui.games.roll_galaxy.layout import Layout


def part_of(layout: Layout | None, name: str) -> QRectF | None:
    """Where a part lies; None if nothing lies there, or it is unknown."""
    if layout is None:
        return None
    whole = {
        "strip": layout.strip,
        "dictate": layout.dictate,
        "citizenry": layout.citizenry,
        "shelf": layout.shelf,
        "zone": layout.zone[0].united(layout.zone[1]),
    }
    if name in whole:
        return None if whole[name].isEmpty() else whole[name]
    if name == "others":
        return _united([rect for _seat, rect in layout.opponents])
    places = {
        "heads": (Place.HEAD,),
        "tableau": (Place.SQUARE,),
        "meters": (Place.CHIPS, Place.BAG),
    }
    if name not in places:
        return None
    return _united([spot.rect for spot in layout.spots if spot.key.place in places[name]])


def _united(rects: list[QRectF]) -> QRectF | None:
    return reduce(QRectF.united, rects) if rects else None
