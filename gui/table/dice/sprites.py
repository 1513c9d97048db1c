"""Dice as pictures of real ones, with their light and shadow: strips that ship with the program.

A strip holds a face in all orientations of a die at rest, or a die in the air, frame by frame.
Strips are cached in a few sizes, and only the most recently used ones.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QThreadPool
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from engines.runtime.paths import asset
from gui.style import DiceColour, theme
from gui.style.chess import PIECES
from gui.table.dice.view import Face, Glyph, Pips

YAWS: Final = (0, -27, -14, 9, 21, 38)
"""Orientations of dice at rest, in degrees clockwise."""
AIR: Final = 12
"""Number of pictures of a die in the air."""
ROOM: Final = 2.4
"""The side of a picture, in edges of the die in its middle."""
LEAST_EDGE: Final = 22.0
"""Smaller dice, at 100%, are drawn flat: the pips in a picture would run together."""

_KINDS: Final = {DiceColour.IVORY: "ivory", DiceColour.WHITE: "white", DiceColour.BLACK: "black"}
_SIGNS: Final = {f"chess.{name}": number for number, name in enumerate(PIECES, start=1)}
_RESIN: Final = {
    DiceColour.HOME,
    DiceColour.MILITARY,
    DiceColour.CONSUMPTION,
    DiceColour.NOVELTY,
    DiceColour.RARE,
    DiceColour.GENES,
    DiceColour.ALIEN,
}
_PHASES: Final = ("eye", "rhombus", "earth", "industry", "rocket", "asterisk")
"""The symbols of the faces in a strip of resin dice, followed by a blank one."""
LEAST_BLANK: Final = 11.0
"""Blank resin dice smaller than this, at 100%, are drawn flat."""
_LEVELS: Final = (16.0, 24.0, 34.0, 48.0, 68.0, 96.0, 136.0, 192.0)
"""Edges, in device pixels, for which strips are scaled; larger dice use the shipped strips."""
_FLATTENED: Final = 0.94
"""The share of a depth that is left when seen by the tilted camera."""
_RAISED: Final = 0.17
"""How far the top face is above the middle, in edges."""
TALL: Final = _FLATTENED + 2 * _RAISED
"""The height of a die at rest, in edges."""
_ROUND: Final = 0.15


def strip_of(colour: DiceColour, face: Face | None, edge: float) -> str | None:
    """The name of the strip for a face; None if such dice, or all dice for now, are drawn flat."""
    real = theme().materials and edge >= theme().pxf(LEAST_EDGE)
    kind = _KINDS.get(colour) if real else None
    match face:
        case Pips(value) if kind == "ivory":
            return f"{kind}-{value}"
        case Glyph(icon) if kind in ("white", "black") and icon in _SIGNS:
            return f"{kind}-{_SIGNS[icon]}"
        case _:
            return None


def resin_of(colour: DiceColour, face: Face | None, edge: float) -> tuple[str, int] | None:
    """The strip of a resin die and its index in it; None if it is drawn flat."""
    least = LEAST_BLANK if face is None else LEAST_EDGE
    if colour not in _RESIN or not theme().materials or edge < theme().pxf(least):
        return None
    match face:
        case None:
            return colour.value, len(_PHASES)
        case Glyph(icon) if icon.partition(".")[2] in _PHASES:
            return colour.value, _PHASES.index(icon.partition(".")[2])
        case _:
            return None


def air_of(strip: str) -> str:
    """The name of the strip of the same die in the air."""
    return f"{strip.partition('-')[0]}-air"


def paint_sprite(painter: QPainter, middle: QPointF, edge: float, strip: str, place: int) -> None:
    """Paint one picture of a strip, centered on a point."""
    transform = painter.deviceTransform()
    picture = _strip(strip, _level(edge * transform.m11()))
    side = picture.height()
    half = ROOM * edge / 2
    target = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    painter.drawImage(target, picture, QRectF(place * side, 0, side, side))


def prepare(strip: str, edge: float) -> None:
    """Load all strips for this kind of die at an edge length in device pixels, in a thread."""
    _read(strip.partition("-")[0], _level(edge))


def outline(middle: QPointF, edge: float, yaw: float, gap: float) -> QPainterPath:
    """The outline of a die at rest, ``gap`` pixels away from it."""
    half = edge * (0.5 - _ROUND)
    lying = QTransform.fromScale(1, _FLATTENED).rotate(yaw)
    face = [middle + lying.map(QPointF(x * half, y * half)) for x, y in _CORNERS]
    up = QPointF(0, _RAISED * edge)
    top, bottom = [corner - up for corner in face], [corner + up for corner in face]
    sides = [[top[n], top[n - 1], bottom[n - 1], bottom[n]] for n in range(len(face))]
    hull = QPainterPath()
    for corners in (top, bottom, *sides):
        part = QPainterPath()
        part.addPolygon(QPolygonF(corners))
        part.closeSubpath()
        hull = hull.united(part)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * (gap + _ROUND * edge))
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(hull).united(hull).simplified()


def top_of(middle: QPointF, edge: float, yaw: float) -> QTransform:
    """The transform that puts a plane onto the upper face, with its x axis along an edge."""
    lying = QTransform().rotate(yaw) * QTransform.fromScale(1, _FLATTENED)
    return lying * QTransform.fromTranslate(middle.x(), middle.y() - _RAISED * edge)


_CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _level(edge: float) -> float:
    """The cached size for an edge in device pixels; 0: as shipped."""
    return next((level for level in _LEVELS if level >= edge), 0.0)


@lru_cache(maxsize=48)
def _strip(name: str, level: float) -> QImage:
    """A strip with its dice scaled to an edge length."""
    picture = QImage(str(asset("materials", f"die-{name}.webp")))
    if picture.isNull():
        raise FileNotFoundError(f"The picture die-{name}.webp of the materials cannot be read")
    side = round(level * ROOM)
    if level and side < picture.height():
        width = picture.width() // picture.height() * side
        smooth = Qt.TransformationMode.SmoothTransformation
        ignore = Qt.AspectRatioMode.IgnoreAspectRatio
        picture = picture.scaled(width, side, ignore, smooth)
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=8)
def _read(kind: str, level: float) -> None:
    """Load the strips of one kind in the background, only once."""

    def read() -> None:
        for part in (*range(1, len(PIECES) + 1), "air"):
            _strip(f"{kind}-{part}", level)

    QThreadPool.globalInstance().start(read)
