"""The art of Roll for the Galaxy: dice of all phases before a planet."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.tiles import paint_planet
from gui.style import DiceColour, theme
from gui.table import materials
from gui.table.dice import painting, sprites
from gui.table.materials import Backdrop

_EDGE: Final = 0.30
"""Edge of a die as a share of the art's height."""
_DICE: Final = (
    (-0.80, 0.36, -12.0, DiceColour.HOME),
    (-0.42, 0.66, 8.0, DiceColour.NOVELTY),
    (-0.14, 0.32, -5.0, DiceColour.MILITARY),
    (0.20, 0.64, 10.0, DiceColour.GENES),
    (-0.98, 0.74, 6.0, DiceColour.ALIEN),
)
"""X from the middle and y from the top in heights of the art, degrees, color."""
_BROAD: Final = 2.4
"""From this ratio of width to height on, everything is as large as the height allows."""
_WORLD: Final = 58
"""The tile whose globe is shown."""
_PLANET: Final = 0.82


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw a planet, and a die for each phase, into ``rect``."""
    painter.save()
    painter.translate(rect.topLeft())
    materials.paint_backdrop(painter, rect.size(), Backdrop.SPACE)
    painter.restore()
    high = min(rect.height(), rect.width() / _BROAD)
    if theme().materials:
        at = QPointF(rect.center().x() + 0.78 * high, rect.center().y() - 0.10 * high)
        paint_planet(painter, at, _PLANET * high, _WORLD)
    edge = high * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    for phase, (x, y, degrees, colour) in enumerate(_DICE):
        painter.save()
        painter.translate(rect.center().x() + x * high, rect.center().y() + (y - 0.5) * high)
        painter.rotate(degrees)
        face = symbols.face_of_die(phase)
        found = sprites.resin_of(colour, face, theme().pxf(sprites.LEAST_EDGE))
        if found is not None:  # however small: it is a picture of a die
            sprites.paint_sprite(painter, QPointF(), painting.RESIN_SHARE * edge, *found)
        else:
            painting.paint_shadow(painter, body, 0.0)
            painting.paint_body(painter, body, colour)
            painting.paint_face(painter, body, face, colour)
        painter.restore()
