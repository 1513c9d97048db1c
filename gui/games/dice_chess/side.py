"""What is beside the chess board: player cards, dice, the doubling cube, and buttons."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy

from engines.games.dice_chess.text import Decision
from engines.games.dice_chess.view import DiceChessView
from engines.runtime.texts import tr
from gui.games.dice_chess import wording
from gui.games.dice_chess.turns import DICE
from gui.kit import boxes
from gui.kit.paint import between, box
from gui.kit.pictures import Look
from gui.kit.words import draw_words, words_font
from gui.style import Radius, Size, Space, Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table import materials
from gui.table.board import Scene
from gui.table.dice import sprites
from gui.table.dice.tray import DiceTray
from gui.table.instruments import paint_quiet, paint_words
from gui.table.materials import ink
from gui.table.spots import LIFTED, Flight, Mark, Spot, readable

SIDE_WIDTH: Final = 176
SLIM_WIDTH: Final = 128
"""Width, at 100%, with the dice in one column."""
_WIDEST: Final = 0.75
"""Maximum width, as a share of the board's height."""
ABOVE_HEIGHT: Final = 176
"""Height, at 100%, with the dice above the board."""
_MOST_DIE: Final = 150.0
_CARDS_FROM: Final = 300.0
"""From this height on, at 100%, a side has room for player cards."""
_CUBE: Final = (46.0, 170.0)
_CUBE_SHARE: Final = 0.23
_CUBE_EDGE: Final = 0.68
"""Edge of the cube, as a share of its row."""
_CUBE_YAW: Final = 3
"""An index into `sprites.YAWS`."""
_BUTTON: Final = 32.0
_FOOT: Final = (Size.CONTROL, 66.0)
_FOOT_SHARE: Final = 0.09
"""Height of a row of the main buttons, as a share of the room for everything but the cards."""
_TWO_ROWS_FROM: Final = 440.0
"""From this height on, at 100%, player cards have two rows."""
_LEAST_TRAY: Final = 76.0
_TALLEST: Final = 1.9
"""Maximum height of the tray, as a share of its width."""
_DRAW: Final = ("say", "draw")
_RESIGN: Final = ("say", "resign")


class Place(Enum):
    """Where the dice and everything around them are, relative to the board."""

    BESIDE = auto()
    SLIM = auto()
    """Beside the board, in one column."""
    ABOVE = auto()


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube.

    Attributes:
        stake: what it shows.
        words: stake and owner, in two lines.
        below: it belongs to the seat at the bottom; None: to both.
        offered: a double waits for an answer.
    """

    stake: int
    words: tuple[str, str]
    below: bool | None
    offered: bool


@dataclass(frozen=True, slots=True)
class Parts:
    """Places of the parts; None for one that is missing."""

    tray: QRectF
    cards: tuple[QRectF, ...] = ()
    """The player cards: top, bottom."""
    cube: QRectF | None = None
    ending: QRectF | None = None
    talk: tuple[QRectF, ...] = ()
    foot: QRectF | None = None
    """The place for the buttons of decisions."""


@dataclass(frozen=True, slots=True)
class SideTable:
    """The tray of the dice, and what is around it.

    Attributes:
        card: how high a player card is, at 100%; 0: there are none.
        cube: the doubling cube, if the game has one.
        ending: how the game has ended.
        talk: names, texts, and keys of the buttons that offer a draw and resign.
        talked: the most such buttons there have been; their room is kept.
        pressed: there have been buttons for a person; until the end, there is room for decisions.
    """

    card: int = 0
    cube: Cube | None = None
    ending: str = ""
    talk: tuple[tuple[tuple[str, str], str, str], ...] = ()
    talked: int = 0
    pressed: bool = True

    def parts(self, size: QSizeF) -> Parts:
        """Lay out the parts in a column beside the board, or in a row above it."""
        whole = QRectF(QPointF(), size)
        if size.height() >= 0.8 * size.width():
            return self._beside(whole)
        gap = theme().pxf(Space.M)
        left, right = QRectF(whole), QRectF(whole)
        left.setWidth(0.56 * whole.width() - gap / 2)
        right.setLeft(left.right() + gap)
        rest = self._column(right, with_tray=False)
        return Parts(left, (), rest.cube, rest.ending, rest.talk)

    def _beside(self, whole: QRectF) -> Parts:
        """Lay out player cards above and below everything else, if there is room."""
        t = theme()
        if not self.card or whole.height() < t.pxf(_CARDS_FROM):
            return self._column(whole, with_tray=True)
        roomy = whole.height() > t.pxf(_TWO_ROWS_FROM)
        card = t.pxf(self.card if roomy else Size.CONTROL)
        top = QRectF(whole.left(), whole.top(), whole.width(), card)
        below = top.translated(0, whole.height() - card)
        gap = card + t.pxf(Space.S)
        parts = self._column(whole.adjusted(0, gap, 0, -gap), with_tray=True)
        return replace(parts, cards=(top, below))

    def _column(self, room: QRectF, *, with_tray: bool) -> Parts:
        """Lay out the parts below each other; the cube's place shows who owns it."""
        t, high = theme(), room.height()
        gap = t.pxf(Space.S)
        heights: dict[str, float] = {}
        top = self.cube is not None and self.cube.below is False
        order = ["cube"] if top else []
        order += ["tray", "foot", "ending"]
        if self.cube is not None and not top:
            order.insert(2 if self.cube.below is None else 3, "cube")
        order.append("talk")
        if self.cube is not None:
            heights["cube"] = min(between(_CUBE, _CUBE_SHARE * high), 0.5 * room.width())
        if self.ending:
            heights["ending"] = self._height_of_ending(room.width())
        if count := self._talking:
            rows = 1 if room.width() >= t.pxf(100) * count else count
            heights["talk"] = rows * t.pxf(_BUTTON) + (rows - 1) * gap
        if with_tray and self.pressed and not self.ending:
            heights["foot"] = 2 * (between(_FOOT, _FOOT_SHARE * high) + gap) - gap
        for part in ("talk", "cube") if with_tray else ():
            if high - sum(heights.values()) - gap * len(heights) < t.pxf(_LEAST_TRAY):
                heights.pop(part, None)
        left = high - sum(heights.values()) - gap * len(heights)
        if with_tray:
            heights["tray"] = max(t.pxf(20), min(left, _TALLEST * room.width()))
        spare = max(0.0, high - sum(heights.values()) - gap * (len(heights) - 1))
        y = room.top() + spare / 2
        places: dict[str, QRectF] = {}
        for part in order:
            if part in heights:
                y += spare / 2 if part == "talk" else 0.0  # at the bottom
                places[part] = QRectF(room.left(), y, room.width(), heights[part])
                y += heights[part] + gap
        return Parts(
            places.get("tray", QRectF()),
            (),
            places.get("cube"),
            places.get("ending"),
            tuple(self._buttons(places["talk"], gap)) if "talk" in places else (),
            places.get("foot"),
        )

    def _buttons(self, room: QRectF, gap: float) -> Iterator[QRectF]:
        count, high = max(1, len(self.talk)), theme().pxf(_BUTTON)
        stacked = room.height() > 1.5 * high
        wide = room.width() if stacked else (room.width() - (count - 1) * gap) / count
        for place in range(count):
            x = 0.0 if stacked else place * (wide + gap)
            y = place * (high + gap) if stacked else 0.0
            yield QRectF(room.left() + x, room.top() + y, wide, high)

    def _height_of_ending(self, wide: float) -> float:
        pad = theme().pxf(Space.S)
        inner = QRectF(0, 0, wide - 2 * pad, 10_000)
        metrics = QFontMetricsF(theme().font(TypeRole.SECTION))
        return math.ceil(metrics.boundingRect(inner, _WRAPPED, self.ending).height()) + 2 * pad

    # -- the table of the dice ----------------------------------------------------------------

    @property
    def ground_look(self) -> Hashable:
        """Depends on which parts there are, because they share the room."""
        cube = None if self.cube is None else self.cube.below
        return self.card, cube, self.cube is None, self.ending, self._talking, self.pressed

    @property
    def _talking(self) -> int:
        """How many buttons there is room for."""
        return max(len(self.talk), 0 if self.ending else self.talked)

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        materials.paint_tray(painter, self.parts(size).tray, "felt")

    def floor(self, size: QSizeF) -> QRectF:
        inner = materials.inside_tray(self.parts(size).tray)
        pad = min(theme().pxf(Space.S), 0.03 * inner.height())
        return inner.adjusted(pad, pad, -pad, -pad)

    def rack(self, size: QSizeF) -> QRectF | None:
        return None

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        parts = self.parts(size)
        spots = []
        if self.cube is not None and parts.cube is not None:
            told = ", ".join(filter(None, self.cube.words))
            look: Look = (paint_cube, self.cube)
            bleed = parts.cube.height()
            spots.append(
                readable(("told", "cube"), cube_rect(parts.cube), look, told, "", "told", bleed)
            )
        if self.ending and parts.ending is not None:
            look = (paint_ending, self.ending)
            key = ("told", "ending")
            spots.append(readable(key, parts.ending, look, self.ending, "", "told"))
        for (name, text, cue), rect in zip(self.talk, parts.talk, strict=False):
            button: Look = (paint_quiet, text, cue, theme().pxf(TypeRole.SECONDARY.size))
            spots.append(
                Spot(
                    key=name,
                    rect=rect,
                    look=(*button, False),
                    hover=(*button, True),
                    name=text,
                    cue=cue,
                    active=True,
                    group="talk",
                    bleed=theme().pxf(Space.S),
                )
            )
        return spots

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        """The words next to the cube."""
        parts = self.parts(size)
        marks: list[Mark] = []
        if self.cube is not None and parts.cube is not None:
            rect = QRectF(parts.cube)
            rect.setLeft(cube_rect(parts.cube).right() + 0.14 * rect.height())
            marks.append(Mark(rect, (paint_stake, self.cube.words)))
        return marks


_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


def cube_rect(row: QRectF) -> QRectF:
    """The square of the cube itself in its row."""
    edge = math.floor(_CUBE_EDGE * row.height())
    left = row.left() + 0.15 * edge
    return QRectF(round(left), round(row.center().y() - 0.46 * edge), edge, edge)


# -- painting -------------------------------------------------------------------------------------


def paint_cube(painter: QPainter, rect: QRectF, cube: Cube) -> None:
    """Draw the doubling cube; the width of ``rect`` is its edge."""
    t, edge = theme(), rect.width()
    yaw = sprites.YAWS[_CUBE_YAW]
    painter.save()
    if t.materials:
        sprites.paint_sprite(painter, rect.center(), edge, "cube", _CUBE_YAW)
        painter.setTransform(sprites.top_of(rect.center(), edge, yaw), combine=True)
    else:
        box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.SURFACE), t.color(Token.TEXT), 2.0)
        painter.translate(rect.center())
    text = str(cube.stake)
    font = words_font(TypeRole.SCORE, edge * (0.58 if len(text) == 1 else 0.46))
    font.setWeight(QFont.Weight.Bold)
    face = QRectF(-edge / 2, -edge / 2, edge, edge)
    if t.materials:
        shadow = face.translated(0.012 * edge, 0.02 * edge)
        draw_words(painter, shadow, text, font, QColor(40, 4, 2, 150))
    colour = QColor("#FFF3DC") if t.materials else t.color(Token.TEXT)
    draw_words(painter, face, text, font, colour)
    painter.restore()
    if cube.offered:
        away = t.pxf(4)
        painter.setPen(ink(Ink.CANDLE))
        path = sprites.outline(rect.center(), edge, yaw, away)
        pen = painter.pen()
        pen.setWidthF(t.pxf(3))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def paint_stake(painter: QPainter, rect: QRectF, words: tuple[str, str]) -> None:
    """Write the stake, and below it who may double."""
    left, wrapped = Qt.AlignmentFlag.AlignLeft, int(Qt.TextFlag.TextWordWrap)
    size = between((14, 20), 0.22 * rect.height())
    line = 1.35 * size
    font = words_font(TypeRole.SECONDARY, max(theme().pxf(12), 0.8 * size))
    tall = QFontMetricsF(font).boundingRect(rect, wrapped, words[1]).height()
    first = QRectF(rect.left(), rect.center().y() - (line + tall) / 2, rect.width(), line)
    paint_words(painter, first, words[0], Ink.ON_TABLE, TypeRole.SECTION, left, size)
    second = QRectF(rect.left(), first.bottom(), rect.width(), tall)
    draw_words(painter, second, words[1], font, ink(Ink.ON_TABLE2), wrapped)


def paint_ending(painter: QPainter, rect: QRectF, text: str) -> None:
    """Write how the game has ended, in as many lines as that takes."""
    t = theme()
    materials.paint_inlay(painter, rect, t.pxf(Radius.CARD))
    pad, font = t.pxf(Space.S), t.font(TypeRole.SECTION)
    inner = rect.adjusted(pad, pad, -pad, -pad)
    draw_words(painter, inner, text, font, ink(Ink.CANDLE), _WRAPPED)


# -- the surface ----------------------------------------------------------------------------------


class Side(DiceTray):
    """Three dice with what is around them.

    ``card`` says how high player cards are, at 100%; ``keys`` gives those of its buttons.
    """

    offers_draw = Signal()
    resigns = Signal()

    def __init__(self, card: Callable[[], int], keys: Callable[[], Sequence[str]]) -> None:
        super().__init__(DICE, most=_MOST_DIE, around=SideTable(pressed=False))
        self._card, self._keys = card, keys
        self.setAccessibleName(tr("dice_chess-dice"))
        self.pressed.connect(self._say)

    def lie(self, place: Place, width: int, height: int) -> None:
        """Fit into this room next to the board; when beside it, be no higher than the board."""
        t = theme()
        above = place is Place.ABOVE
        least = t.px(SLIM_WIDTH if place is Place.SLIM else SIDE_WIDTH)
        side = max(least, min(width - height, round(_WIDEST * height)))
        high = max(t.px(_LEAST_TRAY), min(height, width - side))
        self.setMaximumHeight(t.px(ABOVE_HEIGHT) if above else high)
        self.setMinimumHeight(t.px(ABOVE_HEIGHT) if above else 0)
        self.setMinimumWidth(0 if above else side)
        self.setMaximumWidth(boxes.NO_LIMIT if above else side)
        wide, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(wide if above else fixed, fixed if above else wide)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @property
    def around(self) -> SideTable:
        """What is around the dice now."""
        around = self.shown.around
        assert isinstance(around, SideTable)
        return around

    def card_rooms(self, *, flipped: bool) -> tuple[QRect, ...]:
        """The places of the player cards by seat, in coordinates of the board."""
        cards = self.around.parts(QSizeF(self.viewport().size())).cards
        rooms = tuple(card.toRect().translated(self.pos()) for card in cards)
        return rooms if flipped else rooms[::-1]

    def foot_room(self) -> QRect:
        """The place of the buttons, in coordinates of the board."""
        foot = self.around.parts(QSizeF(self.viewport().size())).foot
        return QRect() if foot is None else foot.toRect().translated(self.pos())

    def around_of(self, scene: Scene, *, flipped: bool) -> SideTable:
        """The cube, how the game ended, and the buttons; there is room for player cards."""
        view: DiceChessView = scene.position.view()
        said = []
        if Decision.OFFER_DRAW in scene.choices:
            said.append((_DRAW, tr("dice_chess-decision-offer_draw"), self._keys()[0]))
        if scene.may_resign:
            said.append((_RESIGN, tr("dice_chess-resign"), self._keys()[1]))
        cube, ending = _cube(view, flipped=flipped), wording.ending(view, scene.words)
        talked = max(len(said), self.around.talked)
        pressed = self.around.pressed or bool(scene.choices or scene.may_resign or scene.may_roll)
        return SideTable(self._card(), cube, ending, tuple(said), talked, pressed)

    def show_around(self, scene: Scene, *, flipped: bool) -> None:
        self.lay(self.dice, around=self.around_of(scene, flipped=flipped))

    def move_cube(self, scene: Scene, *, flipped: bool) -> None:
        """Move the cube to where it belongs now, then emit ``landed``."""
        before, start = self.around.cube, self.table.seen(("told", "cube"))
        self.show_around(scene, flipped=flipped)
        after, end = self.around.cube, self.table.seen(("told", "cube"))
        flights = []
        if before is not None and after is not None and start is not None and end is not None:
            looks = ((paint_cube, before), (paint_cube, after))
            bleed = 1.6 * end.width()
            flights = [Flight(start, end, looks, ("told", "cube"), bleed, grows=LIFTED)]
        self.carry(flights)

    def _say(self, key: object) -> None:
        if key == _DRAW:
            self.offers_draw.emit()
        elif key == _RESIGN:
            self.resigns.emit()


def _cube(view: DiceChessView, *, flipped: bool) -> Cube | None:
    cube = view.cube
    if cube.limit <= 1:
        return None
    owner = cube.owner
    below = None if owner is None else (owner == 0) != flipped
    stake = cube.next_stake if cube.doubled else cube.stake
    return Cube(stake, (wording.cube_stake(view), wording.cube_owner(view)), below, cube.doubled)
