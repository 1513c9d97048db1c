"""The Lange Strasse table: a leather tray, the seats' money, the turn, and the slate."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.view import LangeStrasseView, strich_after
from engines.runtime.texts import number, percent, tr
from engines.runtime.types import Seat
from gui.games.lange_strasse import wording
from gui.games.lange_strasse.coins import laid, paint_coin
from gui.games.lange_strasse.slate import Slate
from gui.kit.paint import between, box, paint_seat
from gui.kit.pictures import Look
from gui.kit.portraits import Portrait
from gui.kit.words import width_of
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table import instruments, materials
from gui.table.dice.floor import Rack
from gui.table.dice.tray import rect_around
from gui.table.materials import ink
from gui.table.spots import Mark, Spot, readable

DICE: Final = 6

_MARGIN: Final = (6.0, 18.0)
_MARGIN_SHARE: Final = 0.02
_SLATE_FROM: Final = (520.0, 240.0)
_SLATE: Final = (188.0, 520.0)
_SLATE_SHARE: Final = 0.31
_PURSES_FROM: Final = (330.0, 300.0)
_PURSES: Final = (46.0, 130.0)
_PURSES_SHARE: Final = 0.11
_CARDS_FROM: Final = 440.0
"""From this height of the table on, at 100%, player cards have two lines."""
_BESIDE: Final = (240.0, 900.0)
"""Purses are beside player cards if both together are this wide, below this height, at 100%."""
_PURSE_SHARE: Final = 0.40
_STRIP_FROM: Final = 230.0
_STRIP: Final = (54.0, 190.0)
_STRIP_SHARE: Final = 0.16
_STRIP_MORE: Final = 12.0
"""The strip is this much higher than its share."""
_SLOT_SHARE: Final = 0.15
"""The width of a slot of the rack, as a share of the tray's height."""
_RACK: Final = 52.0
"""The least height of the rack, at 100%, for dice with a plate below them."""
_FOOT: Final = ((200.0, 380.0), (200.0, 920.0))
_FOOT_SHARES: Final = (0.33, 0.46)
"""The buttons' width: limits, and share of the strip's; when stacked, and when side by side."""
_FOOT_FROM: Final = 620.0
"""From this width of the table on, at 100%, the buttons are beside the figures, not below."""
_ROW: Final = (17.0, 34.0)
_WIDEST: Final = 400.0
"""The maximum width of a column of figures."""
_NONE: Final = "–"
_SEATS: Final = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """Places of the parts; None for one that doesn't fit."""

    slate: QRectF | None
    cards: tuple[QRectF, ...]
    """The player cards, above the purses."""
    purses: tuple[QRectF, ...]
    tray: QRectF
    rack: QRectF
    words: QRectF | None
    floor: QRectF
    strip: QRectF | None
    foot: QRectF | None = None
    """Where the buttons are, in the strip."""

    @property
    def without_money(self) -> "Layout":
        """The same with player cards in the place of the purses beside them."""
        each = tuple(zip(self.cards, self.purses, strict=False))
        if not each or each[0][0].top() != each[0][1].top():
            return self
        return replace(self, cards=tuple(card.united(purse) for card, purse in each), purses=())


@lru_cache(maxsize=4)  # each die asks for it
def layout_of(
    width: float,
    height: float,
    scale: float,
    *,
    carded: bool,
    played: bool = False,
    pressable: bool = True,
) -> Layout:
    """The parts on a table, with or without player cards and buttons; ``scale`` is the theme's.

    Once the game has been played, the tray has the room of the strip, which is about the turn.
    """
    t, size = theme(), QSizeF(width, height)
    wide, high = width / scale, height / scale
    margin = between(_MARGIN, _MARGIN_SHARE * min(size.width(), size.height()))
    left = QRectF(QPointF(), size).adjusted(0, t.pxf(Space.XS), 0, 0)
    strip = foot = slate = words = None
    if high >= _STRIP_FROM and not played:
        tall = between(_STRIP, _STRIP_SHARE * size.height() + t.pxf(_STRIP_MORE))
        row = t.pxf(Size.CONTROL) if wide < _FOOT_FROM and pressable else 0.0
        tall += row
        strip = QRectF(left.left(), left.bottom() - tall, left.width(), tall)
        left.setBottom(strip.top() - margin)
        if row:
            foot = strip.adjusted(t.pxf(Space.M), 0, -t.pxf(Space.M), -t.pxf(Space.S))
            foot.setTop(foot.bottom() - row)
        elif pressable:
            two = t.pxf(2 * Size.CONTROL + Space.S)
            pad = max(0.0, min(0.06 * tall, (tall - two) / 2))
            foot = strip.adjusted(0, pad, -t.pxf(Space.M), -pad)
            lie = 0 if tall >= two else 1
            foot.setLeft(foot.right() - between(_FOOT[lie], _FOOT_SHARES[lie] * strip.width()))
    across = 0.0
    if wide >= _SLATE_FROM[0] and high >= _SLATE_FROM[1]:
        across = between(_SLATE, _SLATE_SHARE * size.width())
    top = QRectF(left)
    each = (left.width() - (_SEATS - 1) * margin) / _SEATS
    beside = each >= t.pxf(_BESIDE[0]) and high < _BESIDE[1]
    if across and not beside:
        top.setRight(left.right() - across - margin)
    cards, purses = tuple[QRectF, ...](), tuple[QRectF, ...]()
    if top.width() / scale >= _PURSES_FROM[0] and high >= _PURSES_FROM[1]:
        each = (top.width() - (_SEATS - 1) * margin) / _SEATS
        card = t.pxf(Size.PLAYER_CARD if high >= _CARDS_FROM else Size.CONTROL) if carded else 0.0
        purse = QRectF(top.left(), top.top(), each, between(_PURSES, _PURSES_SHARE * size.height()))
        if carded and beside:
            purse = QRectF(top.left() + (1 - _PURSE_SHARE) * each, top.top(), 0, card)
            purse.setRight(top.left() + each)
        elif carded:
            purse.translate(0, card + t.pxf(Space.XS))
        wide = each - purse.width() - t.pxf(Space.XS) if beside else each
        ways = [seat * (each + margin) for seat in range(_SEATS)]
        purses = tuple(purse.translated(way, 0) for way in ways)
        left.setTop(purse.bottom() + margin)
        if carded:
            cards = tuple(QRectF(top.left() + way, top.top(), wide, card) for way in ways)
    if across:
        slate = QRectF(left.right() - across, 0, across, left.bottom())
        slate.setTop(left.top() if beside else top.top())
        left.setRight(slate.left() - margin)
    inner = materials.inside_tray(left)
    pad = min(t.pxf(Space.M), 0.03 * inner.height())
    inner = inner.adjusted(pad, pad, -pad, -pad)
    slot = min(inner.width() / DICE, _SLOT_SHARE * inner.height())
    across = min(inner.width(), 1.25 * slot * DICE)
    tall = max(1.42 * slot, min(t.pxf(_RACK), inner.height() / 3))
    rack = QRectF(inner.center().x() - across / 2, inner.top(), across, tall)
    floor = inner.adjusted(0, tall, 0, 0)
    pill = instruments.pill_height(inner.height())
    if floor.height() > 4 * pill:
        words = QRectF(inner.left(), rack.bottom() + pad / 2, inner.width(), pill)
        floor.setTop(words.bottom())
    return Layout(slate, cards, purses, left, rack, words, floor, strip, foot)


@dataclass(frozen=True, slots=True)
class LangeStrasseTable:
    """Everything on the table but the dice.

    Keys of its spots are pairs: ``("purse", seat)``, ``("figure", name)``, ``("said", name)``, and
    those of the slate.

    Attributes:
        view: the state of the game.
        names: who plays.
        money: the cents now at each seat, if they differ from the view's.
        moved: the cents that have just changed hands, by seat; empty if none have.
        keep: what the dice picked up would do.
        advised: what the adviser would do.
        asks: the player has yet to pick up dice.
        event: what just happened or what to do now, and its color.
        ending: how the game ends or has ended.
        carded: whether cards show who owns which purse.
        rests: nothing moves.
        pressable: there are buttons; a table to look at needs none.
        faces: what those at the table look like; empty if that is unknown.
        own: the seat of the only person at this window.
    """

    view: LangeStrasseView
    names: tuple[str, ...]
    money: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    keep: Keep | None = None
    advised: Keep | None = None
    asks: bool = False
    event: tuple[str, Ink] = ("", Ink.ON_TABLE)
    ending: str = ""
    carded: bool = False
    rests: bool = True
    pressable: bool = True
    faces: tuple[Portrait, ...] = ()
    own: Seat | None = None
    slate: Slate = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slate", Slate(self.view, self.names, self.faces, self.own))

    def layout(self, size: QSizeF) -> Layout:
        played = self.rests and self.view.over
        how = {"carded": self.carded, "played": played, "pressable": self.pressable}
        parts = layout_of(size.width(), size.height(), theme().scale, **how)
        return parts if any(self.view.money) else parts.without_money

    def floor(self, size: QSizeF) -> QRectF:
        return self.layout(size).floor

    def rack(self, size: QSizeF) -> QRectF | None:
        return rect_around(self.layout(size).rack, -theme().pxf(Space.XS))

    # -- the ground ---------------------------------------------------------------------------

    @property
    def ground_look(self) -> Hashable:
        played = self.rests and self.view.over
        return LangeStrasseTable, self.carded, played, self.pressable, any(self.view.money)

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Paint tray, rack, slate, and the hollows for purses and figures."""
        t, layout = theme(), self.layout(size)
        materials.paint_tray(painter, layout.tray, "leather")
        materials.paint_rack(painter, layout.rack, t.pxf(10))
        rack = Rack(rect_around(layout.rack, -t.pxf(Space.XS)), DICE, 0.0)
        for place in range(DICE):
            materials.paint_slot(painter, rack.slot(place), t.pxf(7))
        if layout.slate is not None:
            self.slate.ground(painter, layout.slate)
        for rect in layout.purses:
            _paint_place(painter, rect)
        if layout.strip is not None:
            _paint_place(painter, layout.strip)

    # -- what is shown ------------------------------------------------------------------------

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        layout = self.layout(size)
        spots = [self._purse(seat, rect) for seat, rect in enumerate(layout.purses)]
        spots += self._said(layout.words or QRectF(layout.floor.topLeft(), QSizeF()))
        if layout.strip is not None:
            strip = QRectF(layout.strip)
            if layout.foot is not None:
                if layout.foot.left() > strip.center().x():
                    strip.setRight(layout.foot.left())
                else:
                    strip.setBottom(layout.foot.top() - theme().pxf(Space.XS))
                spots += self._prompt(layout.foot)
            spots += self._figures(strip)
        if layout.slate is not None:
            spots += self.slate.spots(layout.slate)
        return spots

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        """Lines of the slate; in the rack, the slots of the dice picked up."""
        layout = self.layout(size)
        marks = [] if layout.slate is None else self.slate.marks(layout.slate)
        room = self.rack(size)
        keep = self.keep or self.advised
        if keep is not None and room is not None:
            rack, first = Rack(room, DICE, 0.0), self.view.kept.dice
            last = first + len(keep.faces)
            if first < last <= DICE:
                slots = rack.slot(first).united(rack.slot(last - 1))
                advised = self.advised is not None and self.advised.faces == keep.faces
                look = (paint_coming, number(keep.points), advised)
                marks.append(Mark(slots, look, layer=-0.5, bleed=theme().pxf(2)))
        return marks

    def _purse(self, seat: Seat, rect: QRectF) -> Spot:
        view = self.view
        money = (self.money or view.money)[seat]
        moved = self.moved[seat] if self.moved else 0
        settled = view.settled[seat] if view.transfers and not view.over else 0
        moves = seat == view.mover and not view.over
        name = wording.purse(self.names[seat], money, moved, settled)
        owner = None if self.carded else seat
        look = (paint_purse, owner, money, moved, moves)
        return readable(("purse", seat), rect, look, name, "", "money", bleed=theme().pxf(4))

    def _said(self, rect: QRectF) -> Iterator[Spot]:
        """What happened, on the left of the floor, and how the game ends, on the right."""
        if rect.isEmpty():
            return
        said = (self.event, (self.ending, Ink.CANDLE))
        places = instruments.pills(rect, self.event[0], self.ending)
        for key, pill, (text, colour) in zip(("event", "ending"), places, said, strict=True):
            if text:
                look = (instruments.paint_pill, text, colour)
                yield readable(("said", key), pill, look, text, "", "said")

    # -- the turn -----------------------------------------------------------------------------

    def _figures(self, strip: QRectF) -> Iterator[Spot]:
        t = theme()
        pad = between((5, Space.M), 0.06 * strip.height())
        inner = strip.adjusted(2 * pad, pad, -2 * pad, -pad)
        lines = self._lines()
        if inner.height() >= t.pxf(instruments.LEAST_DIAL):
            side = inner.height()
            dial = QRectF(inner.left(), inner.top(), side, side)
            look: Look = (instruments.paint_dial, self._chance(), tr("lange_strasse-strich"))
            key, name, value, tip = lines.pop(0)
            said, bleed = f"{name}: {value}", t.pxf(Space.L)
            yield readable(("figure", key), dial, look, said, tip, "figures", bleed)
            inner.setLeft(dial.right() + 2 * pad)
        rows = max(1, int(inner.height() / t.pxf(_ROW[0])))
        row = float(int(min(t.pxf(_ROW[1]), inner.height() / min(rows, len(lines)))))
        gap = 3 * pad
        across = min((inner.width() - gap) / 2, t.pxf(_WIDEST))
        yield self._set(QRectF(inner.left(), inner.top(), across, inner.height()))
        left = inner.left() + across + gap
        top = inner.center().y() - row * min(rows, len(lines)) / 2
        for place, (key, name, value, tip) in enumerate(lines[:rows]):
            rect = QRectF(left, top + place * row, across, row)
            line, said = (instruments.paint_figure, name, value), f"{name}: {value}"
            yield readable(("figure", key), rect, line, said, tip, "figures")

    def _prompt(self, foot: QRectF) -> Iterator[Spot]:
        """In place of the buttons, one that cannot be pressed yet."""
        if self.asks:
            t, text = theme(), tr("lange_strasse-pick-dice")
            high = instruments.button_height(foot.height()) - t.pxf(4)
            rect = QRectF(0, 0, foot.width() - t.pxf(3), high)
            rect.moveCenter(foot.center())
            look = (instruments.paint_button, text, "", False, False, False, False)
            yield readable(("figure", "prompt"), rect, look, text, "", "figures")

    def _set(self, rect: QRectF) -> Spot:
        view = self.view
        points = view.set_points if self.keep is None else self.keep.points
        full = max(2 * view.minimum, points)
        shares = (view.set_points / full, points / full, view.minimum / full)
        text = tr("lange_strasse-of-at-least", points=number(points), minimum=number(view.minimum))
        if points >= view.minimum:
            text = tr("lange_strasse-you-may-stop", minimum=number(view.minimum))
        name = tr("lange_strasse-this-set")
        look = (paint_set, name, number(points), shares, text)
        tip = tr("lange_strasse-need-300-points-set")
        return readable(("figure", "set"), rect, look, f"{name}: {number(points)}", tip, "figures")

    def _chance(self) -> float | None:
        """The chance of a strich on the next roll; None if there may be no next roll."""
        return self.view.strich_chance if self.keep is None else strich_after(self.keep)

    def _lines(self) -> list[tuple[str, str, str, str]]:
        """Key, name, figure, what it means; the most telling first."""
        view, keep = self.view, self.keep
        chance = self._chance()
        turn = view.stop_points if keep is None else keep.turn
        points = view.set_points if keep is None else keep.points
        lines = [
            (
                "strich",
                tr("lange_strasse-risk-of-strich"),
                _NONE if chance is None else percent(chance),
                tr("lange_strasse-chance-next-roll-scores"),
            ),
            (
                "turn",
                tr("lange_strasse-if-you-stop"),
                _NONE if turn is None else number(turn),
                tr("lange_strasse-points-turn-stop-now"),
            ),
            (
                "sets",
                tr("lange_strasse-completed-sets"),
                number(view.accumulated),
                tr("lange_strasse-points-completed-sets-turn"),
            ),
        ]
        if view.last_round:
            left = view.to_lead(points)
            missing = number(left) if left else "✓"
            tip = tr("lange_strasse-points-still-need-first")
            lines.insert(2, ("missing", tr("lange_strasse-to-lead"), missing, tip))
        return lines


# -- painting -------------------------------------------------------------------------------------


def _paint_place(painter: QPainter, rect: QRectF) -> None:
    """A hollow in the table, dark enough for words and coins."""
    t, radius = theme(), theme().pxf(12)
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE), 1.0)
        return
    painter.fillPath(materials.rounded(rect, radius), QColor(20, 9, 2, 158))
    materials.paint_hollow(painter, rect, radius, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 226, 180, 50), t.pxf(1)))
    painter.drawRoundedRect(rect, radius, radius)


def coins_room(rect: QRectF, *, carded: bool) -> QRectF:
    """The place for coins: all of a purse, next to the mark of its seat unless a card shows it."""
    pad = max(theme().pxf(5), 0.07 * rect.height())
    mark = 0.0 if carded else theme().pxf(Size.MARK + Space.S)
    return rect.adjusted(1.5 * pad + mark, pad, -1.5 * pad, -pad)


def paint_purse(
    painter: QPainter, rect: QRectF, seat: Seat | None, cents: int, moved: int, moves: bool
) -> None:
    """Paint a player's seat and money; coins if there is any, a figure alone if it is owed.

    Without a seat, a player card says whose money it is.
    """
    t = theme()
    if moved or (moves and seat is not None):
        ring = QPen(ink(Ink.CANDLE), t.pxf(2))
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, t.pxf(12), t.pxf(12))
    room = coins_room(rect, carded=seat is None)
    if seat is not None:
        side = t.pxf(Size.MARK)
        mark = QRectF(room.left() - t.pxf(Space.S) - side, 0, side, side)
        mark.moveTop(rect.center().y() - side / 2)
        paint_seat(painter, mark, seat, QColor(t.seat(seat).dark) if t.materials else None)
    size, role = between((12, 20), 0.34 * room.height()), TypeRole.SECTION
    figure = tr("lange_strasse-ct", cents=number(cents, signed=True))
    tone = Ink.GAIN if cents > 0 else Ink.LOSS if cents < 0 else Ink.ON_TABLE2
    if moved:
        size, role = 1.15 * size, TypeRole.SCORE
        figure, tone = number(moved, signed=True), Ink.CANDLE
    size *= min(1.0, room.width() / width_of(figure, role, size))
    right = Qt.AlignmentFlag.AlignRight
    instruments.paint_words(painter, room, figure, tone, role, right, size)
    room.setRight(room.right() - width_of(figure, role, size) - t.pxf(6))
    for coin in laid(room, max(0, cents)):
        paint_coin(painter, coin.rect, coin.value)


def paint_set(
    painter: QPainter,
    rect: QRectF,
    name: str,
    points: str,
    shares: tuple[float, float, float],
    text: str,
) -> None:
    """Paint the points of the set and how far they are from the minimum, also in words."""
    t = theme()
    words = 0.30 * rect.height()
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - words - t.pxf(10))
    size = between((15, 60), 0.86 * head.height())
    both = width_of(points, TypeRole.SCORE, size) + width_of(name, TypeRole.VALUE, 0.5 * size)
    size = max(t.pxf(15), size * min(1.0, (head.width() - t.pxf(Space.M)) / both))
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    instruments.paint_words(painter, head, points, Ink.ON_TABLE, TypeRole.SCORE, right, size)
    instruments.paint_words(
        painter, head, name, Ink.ON_TABLE2, TypeRole.VALUE, left, max(t.pxf(13), 0.5 * size)
    )
    before, now, minimum = shares
    bar = QRectF(rect.left(), head.bottom(), rect.width(), t.pxf(8))
    box(
        painter,
        bar,
        bar.height() / 2,
        QColor(0, 0, 0, 128) if t.materials else t.color(Token.SUNKEN),
    )
    filled = ink(Ink.GAIN if now >= minimum else Ink.CANDLE)
    soft = QColor(filled)
    soft.setAlphaF(0.5)
    for share, colour in ((now, soft), (before, filled)):
        if share > 0:
            part = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
            box(painter, part, bar.height() / 2, colour)
    x = bar.left() + minimum * bar.width()
    painter.setPen(QPen(ink(Ink.ON_TABLE), t.pxf(2)))
    painter.drawLine(QPointF(x, bar.top() - t.pxf(2)), QPointF(x, bar.bottom() + t.pxf(2)))
    below = QRectF(rect.left(), bar.bottom() + t.pxf(1), rect.width(), words)
    size, role = between((12, 18), 0.8 * words), TypeRole.SECONDARY
    instruments.paint_words(painter, below, text, Ink.ON_TABLE2, role, size=size, least=t.pxf(11))


def paint_coming(painter: QPainter, rect: QRectF, points: str, advised: bool) -> None:
    """Paint the slots of dice that are picked up or advised, and the points of the set."""
    t = theme()
    edge = Ink.ADVICE if advised else Ink.CANDLE
    box(painter, rect, t.pxf(7), None, ink(edge), t.pxf(2))
    size = max(t.pxf(11), min(0.30 * rect.height(), 0.34 * rect.width()))
    centre = Qt.AlignmentFlag.AlignHCenter
    instruments.paint_words(painter, rect, points, edge, TypeRole.SCORE, centre, size)
