"""Draws the table: strip, zone, tableau, supply, the strips of the others."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from engines.games.roll_galaxy.data import (
    DEVELOP,
    LAST_SQUARES,
    MOST_CREDITS,
    POOL_PER_SEAT,
)
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import AssignmentView, StackView
from gui.games.roll_galaxy import symbols, wording
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Layout, Shown, Spot
from gui.games.roll_galaxy.reading import occurring, phase_of
from gui.games.roll_galaxy.strips import Strip, strip_picture
from gui.games.roll_galaxy.tiles import fill_icon, paint_tile, sized_font
from gui.kit.paint import box, paint_seat
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini, paint_resting, paint_ring, paint_used

translate = QCoreApplication.translate

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is to be seen on top of the table.

    Attributes:
        active: can be picked now.
        picked: is picked.
        advised: belongs to the plan of the adviser.
        trail: has just been acted upon.
        cursor: where the keyboard stands; None: nowhere.
        held: the die that hangs on the pointer, and where; it is not drawn at its place.
    """

    active: frozenset[Key] = field(default_factory=frozenset)
    picked: frozenset[Key] = field(default_factory=frozenset)
    advised: frozenset[Key] = field(default_factory=frozenset)
    trail: frozenset[Key] = field(default_factory=frozenset)
    cursor: Key | None = None
    held: tuple[Spot, QPointF] | None = None


class TablePainter:
    """Draws one picture of the table."""

    def __init__(
        self,
        painter: QPainter,
        layout: Layout,
        shown: Shown,
        marks: Marks,
        names: Mapping[int, str],
        missing: Collection[Spot] = (),
    ) -> None:
        self._painter = painter
        self._layout = layout
        self._shown = shown
        self._marks = marks
        self._names = names
        self._missing = missing
        self._u = layout.unit
        self._happen = occurring(shown.view)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self) -> None:
        """Draw everything that lies on the table, but for dice that are ``missing``."""
        for seat, rect in self._layout.opponents:
            acts = self._shown.view.mover == seat
            look = Strip(seat, self._names.get(seat, ""), self._shown.view.seats[seat], acts)
            picture = strip_picture(self._painter, rect.size(), self._u, look)
            self._painter.drawPixmap(rect.topLeft(), picture)
        self._paint_supply()
        self._paint_meters()
        self._paint_strip()
        self._paint_foot()
        self._paint_zone()
        self._paint_shelf()
        for spot in self._layout.spots:
            if spot.is_tile:
                self._paint_square(spot)
        for spot in self._layout.spots:
            if spot.is_die and spot not in self._missing:
                self._paint_die(spot)

    def paint_marks(self) -> None:
        """Draw rings and frames, and the die that hangs on the pointer."""
        self._paint_marks()
        if self._marks.held is not None:
            spot, point = self._marks.held
            self._paint_ghost(spot.rect, spot.column, spot.colour)
            side = spot.rect.width()
            rect = QRectF(point - QPointF(side / 2, side / 2), QSizeF(side, side))
            self._draw_die(rect, spot.colour, spot.column)

    # -- texts --------------------------------------------------------------------------------

    def _write(
        self,
        rect: QRectF,
        text: str,
        role: TypeRole = TypeRole.LABEL,
        token: Token = Token.TEXT2,
        flags: int = _LEFT,
        *,
        short: str | None = None,
    ) -> None:
        """Write on one line; ``short`` instead where the text does not fit."""
        t = theme()
        font = sized_font(role, self._u)
        metrics = QFontMetricsF(font)
        self._painter.setFont(font)
        self._painter.setPen(t.color(token))
        if short is not None and metrics.horizontalAdvance(text) > rect.width():
            text = short
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        self._painter.drawText(rect, flags, shown)

    def _label(
        self,
        rect: QRectF,
        icon: str,
        text: str,
        token: Token = Token.TEXT2,
        *,
        short: str | None = None,
    ) -> None:
        """An icon and words behind it."""
        side = 14 * self._u
        centre = QPointF(rect.left() + side / 2, rect.center().y())
        fill_icon(self._painter, icon, centre, side, theme().color(token))
        room = rect.adjusted(side + 5 * self._u, 0, 0, 0)
        self._write(room, text, token=token, short=short)

    # -- supply -------------------------------------------------------------------------------

    def _paint_supply(self) -> None:
        u, layout, area = self._u, self._layout, self._shown.area
        line = 18 * u
        head = QRectF(layout.supply.left(), layout.supply.top(), layout.supply.width(), line)
        text = translate("RollGalaxy", "Credits")
        self._label(head, symbols.CREDITS_ICON, text)
        self._paint_track(area.credits)
        for rect, icon, text, dice in (
            (layout.cup, symbols.CUP_ICON, translate("RollGalaxy", "Cup"), area.cup),
            (
                layout.citizenry,
                symbols.CITIZENRY_ICON,
                translate("RollGalaxy", "Citizenry"),
                area.citizenry,
            ),
        ):
            row = QRectF(rect.left(), rect.top(), rect.width(), line)
            count = sum(dice)
            self._label(row, icon, f"{text} {count}" if count else text)

    def _paint_track(self, owned: int) -> None:
        t, track = theme(), self._layout.track
        each = track.width() / (MOST_CREDITS + 1)
        step = 1 if self._width("10", TypeRole.LABEL) <= each else 5
        box(self._painter, track, t.pxf(Radius.INNER), t.color(Token.SURFACE), t.color(Token.LINE))
        for number in range(MOST_CREDITS + 1):
            cell = QRectF(track.left() + number * each, track.top(), each, track.height())
            here = number == owned
            if here:
                mark = cell.adjusted(0, 1, 0, -1)
                box(self._painter, mark, t.pxf(Radius.INNER), t.color(Token.ACCENT))
            token = Token.ON_ACCENT if here else Token.TEXT2
            if here or number % step == 0:
                self._write(cell.adjusted(-4, 0, 4, 0), str(number), token=token, flags=_CENTRE)

    def _paint_meters(self) -> None:
        view, rect = self._shown.view, self._layout.meters
        chips = POOL_PER_SEAT * len(view.seats)
        squares = max(len(seat.squares) for seat in view.seats)
        half = rect.width() / 2
        left = QRectF(rect.left(), rect.top(), half - 6 * self._u, rect.height())
        right = QRectF(rect.left() + half, rect.top(), half, rect.height())
        text = wording.chips_text(max(0, view.pool))
        self._meter(left, symbols.CHIPS_ICON, text, view.pool / chips, str(max(0, view.pool)))
        text = translate("RollGalaxy", "{0} of {1}").format(squares, LAST_SQUARES)
        short = f"{squares}/{LAST_SQUARES}"
        self._meter(right, symbols.END_ICON, text, squares / LAST_SQUARES, short)
        bag = self._layout.first(Key(Place.BAG))
        assert bag is not None
        text = translate("RollGalaxy", "{0} tiles in the bag").format(view.bag)
        self._label(bag.rect, symbols.BAG_ICON, text, short=str(view.bag))

    def _meter(self, rect: QRectF, icon: str, text: str, share: float, short: str) -> None:
        t, u = theme(), self._u
        row = QRectF(rect.left(), rect.top(), rect.width(), 18 * u)
        self._label(row, icon, text, short=short)
        bar = QRectF(rect.left(), rect.top() + 19 * u, rect.width(), 6 * u)
        box(self._painter, bar, bar.height() / 2, t.color(Token.SUNKEN), t.color(Token.LINE))
        filled = QRectF(bar)
        filled.setWidth(bar.width() * min(1.0, max(0.0, share)))
        box(self._painter, filled, bar.height() / 2, t.color(Token.LINE_STRONG))

    # -- strip --------------------------------------------------------------------------------

    def _paint_strip(self) -> None:
        playing = phase_of(self._shown.view)
        assigned = self._shown.area.assignment
        columns = [s for s in self._layout.spots if s.key.place is Place.COLUMN]
        heads = [s for s in self._layout.spots if s.key.place is Place.HEAD and not s.is_die]
        chosen = -1 if assigned is None else assigned.selected
        for spot in columns:
            self._paint_column(spot, happens=spot.key.a in self._happen, now=spot.key.a == playing)
            if spot.key.a in self._happen:
                self._paint_selectors(spot)
            elif assigned is not None:
                self._paint_moved(spot, assigned)
        for spot in heads:
            mine = spot.key.a == chosen
            self._paint_head(spot, now=spot.key.a == playing, mine=mine)

    def _paint_moved(self, column: Spot, assigned: AssignmentView) -> None:
        """Dice that were rolled for a phase and stand elsewhere: outlines at its foot."""
        side, gap = 18 * self._u, 4 * self._u
        phase, x = column.key.a, column.rect.left() + 6 * self._u
        top = column.rect.bottom() - side - gap
        for colour, count in enumerate(assigned.rolled):
            for _ in range(count[phase] - assigned.columns[phase][colour]):
                if x + side <= column.rect.right():
                    self._paint_ghost(QRectF(x, top, side, side), phase, colour)
                x += side + gap

    def _paint_selectors(self, column: Spot) -> None:
        """Who selected a phase that occurs: marks at its foot; a Home die if only that did."""
        side, gap = 13 * self._u, 4 * self._u
        seats = [
            seat
            for seat, area in enumerate(self._shown.view.seats)
            if area.assignment is not None and area.assignment.selected == column.key.a
        ]
        left, top = column.rect.left() + 7 * self._u, column.rect.bottom() - side - gap
        for place, seat in enumerate(seats):
            rect = QRectF(left + place * (side + gap), top, side, side)
            paint_seat(self._painter, rect, seat)
        if not seats:
            face = symbols.face_of_die(column.key.a)
            paint_mini(self._painter, QRectF(left, top, side, side), face, symbols.DICE[0])

    def _paint_head(self, spot: Spot, *, now: bool, mine: bool) -> None:
        phase, u = spot.key.a, self._u
        token = Token.TEXT if phase in self._happen or not self._happen else Token.TEXT2
        if now:
            token = Token.ACCENT
        side = 20 * u
        room = spot.rect.adjusted(side + 14 * u, 0, -4 * u, 0)
        if mine:  # the selecting worker lies there
            room.setRight(room.right() - 38 * u)
        name = symbols.phase_name(phase)
        middle, role = spot.rect.center().y(), TypeRole.SECTION
        if self._width(name, role) > room.width():
            role = TypeRole.LABEL
        if self._width(name, role) > room.width():  # no room beside the icon: below it
            low = theme().pxf(role.line)
            room = QRectF(spot.rect.left(), spot.rect.bottom() - low, spot.rect.width(), low)
            side = min(side, spot.rect.height() - low)
            middle = (spot.rect.top() + room.top()) / 2 + 1
        centre = QPointF(spot.rect.left() + 8 * u + side / 2, middle)
        fill_icon(self._painter, symbols.PHASE_ICONS[phase], centre, side, theme().color(token))
        below = room.left() == spot.rect.left()
        self._write(room, name, role, token, _CENTRE if below else _LEFT)

    def _width(self, text: str, role: TypeRole) -> float:
        return QFontMetricsF(sized_font(role, self._u)).horizontalAdvance(text)

    def _paint_column(self, spot: Spot, *, happens: bool, now: bool) -> None:
        t = theme()
        head = self._layout.first(Key(Place.HEAD, spot.key.a))
        assert head is not None
        whole = head.rect.united(spot.rect)
        fill = t.color(Token.ACCENT_SOFT if happens else Token.SURFACE)
        edge = t.color(Token.ACCENT if now else Token.LINE)
        box(self._painter, whole, t.pxf(Radius.CARD), fill, edge, t.pxf(2) if now else 1.0)
        self._painter.setPen(QPen(t.color(Token.LINE), 1))
        y = head.rect.bottom()
        inset = 8 * self._u
        self._painter.drawLine(QPointF(whole.left() + inset, y), QPointF(whole.right() - inset, y))

    def _paint_foot(self) -> None:
        t, u, layout = theme(), self._u, self._layout
        area = self._shown.area
        line = QPen(t.color(Token.LINE_STRONG), 1, Qt.PenStyle.DashLine)
        self._painter.setPen(line)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(layout.dictate, t.pxf(Radius.INNER), t.pxf(Radius.INNER))
        label = layout.dictate.adjusted(6 * u, 0, 0, 0)
        self._label(label, symbols.DICTATE_ICON, translate("RollGalaxy", "Dictate"))
        assigned = area.assignment
        if assigned is not None and any(assigned.unplaced):
            rect = QRectF(layout.foot.left(), layout.foot.top(), 50 * u, layout.foot.height())
            self._label(rect, symbols.WILD_ICON, translate("RollGalaxy", "Wild"), short="")
        for spot in layout.spots:
            if spot.key.place is Place.POWER:
                edge = t.color(Token.LINE_STRONG)
                box(self._painter, spot.rect, t.pxf(Radius.BUTTON), t.color(Token.SURFACE), edge)
                room = spot.rect.adjusted(8 * u, 0, -4 * u, 0)
                self._label(room, symbols.REASSIGN_ICON, face_name(spot.key.a), Token.TEXT)

    # -- zone ---------------------------------------------------------------------------------

    def _paint_zone(self) -> None:
        area = self._shown.area
        titles = (translate("RollGalaxy", "Develop"), translate("RollGalaxy", "Settle"))
        for half, stack in enumerate((area.developments, area.worlds)):
            rect = self._layout.zone[half]
            head = QRectF(rect.left(), rect.top(), rect.width(), 18 * self._u)
            text = translate("RollGalaxy", "{0}, stack of {1}")
            icon = symbols.PHASE_ICONS[DEVELOP + half]
            self._label(head, icon, text.format(titles[half], stack.size), short=str(stack.size))
            spot = self._layout.first(Key(Place.STACK, half))
            assert spot is not None
            if not spot.is_tile:
                self._paint_empty(spot.rect, stack)
            self._paint_progress(spot.rect, stack)

    def _paint_empty(self, rect: QRectF, stack: StackView) -> None:
        t = theme()
        self._painter.setPen(QPen(t.color(Token.LINE_STRONG), 1, Qt.PenStyle.DashLine))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(rect, t.pxf(Radius.CARD), t.pxf(Radius.CARD))
        empty = translate("RollGalaxy", "empty")
        covered = translate("RollGalaxy", "covered")
        self._write(rect, covered if stack.size else empty, flags=_CENTRE)

    def _paint_progress(self, tile: QRectF, stack: StackView) -> None:
        if not stack.costs:
            return
        t, u = theme(), self._u
        done, cost = sum(stack.workers), stack.costs[0]
        row = QRectF(tile.left(), tile.bottom() + 2 * u, tile.width(), 18 * u)
        text = wording.progress(done, cost)
        self._write(row, text, token=Token.TEXT, short=f"{done}/{cost}")
        bar = QRectF(row.left(), row.bottom() - 1 * u, row.width(), 4 * u)
        box(self._painter, bar, bar.height() / 2, t.color(Token.SUNKEN), t.color(Token.LINE))
        if done and cost:
            filled = QRectF(bar)
            filled.setWidth(bar.width() * min(1.0, done / cost))
            box(self._painter, filled, bar.height() / 2, t.color(Token.GOOD))

    # -- shelf, tiles, dice -------------------------------------------------------------------

    def _paint_shelf(self) -> None:
        shown, shelf = self._shown, self._layout.shelf
        if shown.shelf:
            head = QRectF(shelf.left(), shelf.top(), shelf.width(), 18 * self._u)
            if shown.shelf[0].place is Place.SIDE:
                text = translate("RollGalaxy", "Drawn: choose a side")
            else:
                text = translate("RollGalaxy", "Your stacks: choose what to abandon")
            self._label(head, symbols.BAG_ICON, text, Token.TEXT)
        t = theme()
        for spot in self._layout.spots:
            if spot.key.place is Place.CHOICE:
                edge = t.color(Token.LINE_STRONG)
                box(self._painter, spot.rect, t.pxf(Radius.BUTTON), t.color(Token.SURFACE), edge)
                room = spot.rect.adjusted(10, 0, -10, 0)
                text = shown.choices[spot.key.a]
                self._write(room, text, TypeRole.BODY, Token.TEXT)

    def _paint_square(self, spot: Spot) -> None:
        paint_tile(self._painter, spot.rect, spot.face)

    def _paint_die(self, spot: Spot) -> None:
        if spot.key.place is Place.VIRTUAL:
            self._paint_virtual(spot)
        else:
            self._draw_die(spot.rect, spot.colour, spot.column)

    def _draw_die(self, rect: QRectF, colour: int, column: int) -> None:
        face = symbols.face_of_die(column) if column >= 0 else None
        if rect.width() < theme().pxf(24):
            paint_mini(self._painter, rect, face, symbols.DICE[colour])
        else:
            paint_resting(self._painter, rect, face, symbols.DICE[colour], 0.0)

    def _paint_ghost(self, rect: QRectF, column: int, colour: int) -> None:
        """Where a die came from: its outline."""
        face = symbols.face_of_die(column) if column >= 0 else None
        paint_used(self._painter, rect, face, symbols.DICE[colour])

    def _paint_virtual(self, spot: Spot) -> None:
        """A worker without a die: an outline in the colour of its kind."""
        t = theme()
        style = DICE_STYLES[symbols.DICE[spot.colour]]
        self._painter.setPen(QPen(t.color(Token.LINE_STRONG), t.pxf(1.5), Qt.PenStyle.DotLine))
        self._painter.setBrush(QColor(style.fill))
        radius = spot.rect.width() * 0.5
        self._painter.drawRoundedRect(spot.rect, radius, radius)
        icon = symbols.PHASE_ICONS[spot.column]
        side = spot.rect.width() * 0.5
        fill_icon(self._painter, icon, spot.rect.center(), side, QColor(style.ink))

    # -- marks --------------------------------------------------------------------------------

    def _paint_marks(self) -> None:
        marks = self._marks
        for spot in self._layout.spots:
            if spot.key in marks.trail:
                self._mark(spot, Token.LAST_MOVE)
            if spot.key in marks.advised:
                self._mark(spot, Token.HINT)
            elif spot.key in marks.picked:
                self._mark(spot, Token.ACCENT, strong=True)
            elif spot.key in marks.active:
                self._mark(spot, Token.ACCENT)
            if spot.key == marks.cursor:
                t = theme()
                rect = spot.rect.adjusted(-4, -4, 4, 4)
                box(self._painter, rect, t.pxf(Radius.CARD), None, t.color(Token.TEXT), t.pxf(2))

    def _mark(self, spot: Spot, token: Token, *, strong: bool = False) -> None:
        t = theme()
        if spot.is_die:
            paint_ring(self._painter, spot.rect, token, 0.0 if strong else 0.5, 3.0)
            return
        width = t.pxf(3 if strong else 2)
        box(self._painter, spot.rect, t.pxf(Radius.CARD), None, t.color(token), width)
