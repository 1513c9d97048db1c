"""Every sign on dice, tiles and table of Roll for the Galaxy, drawn as it is drawn there."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engines.games.roll_galaxy.data import COLOURS, DEVELOPMENT, GREY, NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name, face_text
from engines.runtime.texts import capitalized, tr
from gui.games.face import Chapter, Sign
from gui.games.roll_galaxy import symbols, wording
from gui.games.roll_galaxy.painting import paint_lane, paint_virtual
from gui.games.roll_galaxy.tiles import paint_badge, paint_cost, paint_planet, paint_tile
from gui.kit.paint import fill_icon, paint_seat
from gui.style import DiceColour, Token, theme
from gui.table.dice.painting import paint_mini, paint_resting, paint_ring

_PHASES: Final = ("explore", "develop", "settle", "produce", "ship", "wild")
_DICE: Final = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
_ICON: Final = 0.62
"""Side of an icon as a share of its square."""
_DIE: Final = 0.86
_ARROW: Final = "fa6s.arrow-right"


def chapters() -> tuple[Chapter, ...]:
    """All signs: faces, dice, tiles, table, marks."""
    faces = (Sign(name, partial(_face, column)) for column, name in enumerate(_PHASES))
    dice = (Sign(name, partial(paint_plain_die, colour)) for colour, name in enumerate(_DICE))
    worlds = (
        Sign(f"world_{_DICE[colour]}", partial(_band, colour))
        for colour in range(symbols.DICE.index(DiceColour.NOVELTY), COLOURS)
    )
    return (
        Chapter("faces", tuple(faces)),
        Chapter("dice", tuple(dice)),
        Chapter(
            "tiles",
            (
                Sign("development", partial(_cost, world=False)),
                Sign("world", partial(_cost, world=True)),
                *worlds,
                Sign("world_grey", partial(_band, GREY)),
                Sign("good", _good),
                Sign("to_cup", partial(_gain, symbols.CUP_ICON)),
                Sign("to_citizenry", partial(_gain, symbols.CITIZENRY_ICON)),
                Sign("to_world", partial(_gain, symbols.PHASE_ICONS[3])),
                Sign("placed", partial(_icon, symbols.PLACED_ICON)),
                Sign("reassign", partial(_icon, symbols.REASSIGN_ICON)),
                Sign("phase_power", partial(_icon, symbols.PHASE_ICONS[0])),
                Sign("end_power", partial(_icon, symbols.END_ICON)),
            ),
        ),
        Chapter(
            "table",
            (
                Sign("credits", partial(_icon, symbols.CREDITS_ICON)),
                Sign("cup", partial(_icon, symbols.CUP_ICON)),
                Sign("citizenry", partial(_icon, symbols.CITIZENRY_ICON)),
                Sign("chips", partial(_icon, symbols.CHIPS_ICON)),
                Sign("squares", partial(_icon, symbols.END_ICON)),
                Sign("bag", partial(_icon, symbols.BAG_ICON)),
                Sign("dictate", partial(_icon, symbols.DICTATE_ICON)),
                Sign("virtual", _virtual),
            ),
        ),
        Chapter(
            "marks",
            (
                Sign("occurs", partial(_lane, lit=False)),
                Sign("now", partial(_lane, lit=True)),
                Sign("selected_by", _seats),
                Sign("extra_die", partial(_face, 0)),
                Sign("choosable", partial(_ring, Token.ACCENT, 2.0)),
                Sign("advised", partial(_ring, Token.HINT, 3.0)),
                Sign("happened", partial(_ring, Token.LAST_MOVE, 3.0)),
            ),
        ),
        Chapter("developments", tuple(_tiles(world=False))),
        Chapter("worlds", tuple(_tiles(world=True))),
    )


def _tiles(*, world: bool) -> Iterator[Sign]:
    """Every development or world, the cheap ones first."""
    faces = (face for face in NUMBERS.values() if (TABLE[face].colour != DEVELOPMENT) == world)
    for face in sorted(faces, key=lambda face: (TABLE[face].cost, face_name(face))):
        kind = wording.kind_text(face)
        text = tr("roll_galaxy-cost", kind=kind, cost=TABLE[face].cost)
        text = f"{capitalized(text)}. {face_text(face)}"
        look = partial(paint_tile, face=face)
        yield Sign(TABLE[face].reference, look, face_name(face), text, large=True)


def _square(rect: QRectF, share: float) -> QRectF:
    """A centered square whose side is ``share`` of the shorter side of ``rect``."""
    side = min(rect.width(), rect.height()) * share
    centre = rect.center()
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _icon(name: str, painter: QPainter, rect: QRectF) -> None:
    side = _square(rect, _ICON).width()
    fill_icon(painter, name, rect.center(), side, theme().color(Token.TEXT))


def _face(column: int, painter: QPainter, rect: QRectF) -> None:
    paint_resting(painter, _square(rect, _DIE), symbols.face_of_die(column), symbols.DICE[0])


def paint_plain_die(colour: int, painter: QPainter, rect: QRectF) -> None:
    """A die of a kind, with nothing on it."""
    paint_resting(painter, _square(rect, _DIE), None, symbols.DICE[colour])


def _cost(painter: QPainter, rect: QRectF, *, world: bool) -> None:
    paint_cost(painter, _square(rect, 0.7), "3", world=world)


def _band(colour: int, painter: QPainter, rect: QRectF) -> None:
    """A world of a kind, with its letter."""
    face = next(face for face in NUMBERS.values() if TABLE[face].colour == colour)
    paint_planet(painter, rect.center(), rect.height() * 1.1, face)
    if colour != GREY:
        side = rect.height() * 0.42
        corner = rect.bottomRight() - QPointF(side, side)
        paint_badge(painter, QRectF(corner, rect.bottomRight()), colour)


def _good(painter: QPainter, rect: QRectF) -> None:
    paint_resting(painter, _square(rect, 0.7), None, DiceColour.NOVELTY)


def _gain(place: str, painter: QPainter, rect: QRectF) -> None:
    """A die, an arrow, and where it goes: as on a tile."""
    t, side = theme(), rect.height() * 0.36
    middle = rect.center().y()
    die = QRectF(rect.left(), middle - side / 2, side, side)
    paint_mini(painter, die, None, DiceColour.NOVELTY)
    colour = t.color(Token.TEXT2)
    arrow = QPointF(rect.left() + side * 1.4, middle)
    fill_icon(painter, _ARROW, arrow, side * 0.6, colour)
    fill_icon(painter, place, QPointF(rect.right() - side / 2, middle), side * 0.9, colour)


def _virtual(painter: QPainter, rect: QRectF) -> None:
    paint_virtual(painter, _square(rect, 0.8), symbols.DICE.index(DiceColour.NOVELTY), 0)


def _lane(painter: QPainter, rect: QRectF, *, lit: bool) -> None:
    pane = rect.adjusted(2, 2, -2, -2)
    paint_lane(painter, pane, 1, 0.0, lit, idle=False)
    middle = QPointF(pane.center().x(), pane.bottom() - 0.46 * pane.height())
    fill_icon(painter, symbols.PHASE_ICONS[1], middle, pane.height() * 0.5, symbols.gold())


def _seats(painter: QPainter, rect: QRectF) -> None:
    side = rect.height() * 0.36
    for seat in range(2):
        left = rect.center().x() + (seat - 1) * (side + 2)
        paint_seat(painter, QRectF(left, rect.center().y() - side / 2, side, side), seat)


def _ring(token: Token, width: float, painter: QPainter, rect: QRectF) -> None:
    die = _square(rect, 0.7)
    paint_resting(painter, die, symbols.face_of_die(1), symbols.DICE[0])
    paint_ring(painter, die, token, 0.5, width)
