"""The table of Fargo: the track, the tray with rack and floor, and the console next to them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from engines.games.fargo.view import ALL_DICE, ROLL, STOP, FargoView
from engines.runtime.texts import number, percent, tr
from engines.runtime.types import Action
from gui.games.fargo import wording
from gui.games.fargo.track import Lane, height_of, next_to_plates, paint_lane, paint_track, plate_of
from gui.kit.label import Tip, tip_html
from gui.kit.paint import between
from gui.kit.pictures import Look
from gui.kit.words import width_of
from gui.style import Size, Space, TypeRole, theme
from gui.style.motion import Motion, pace
from gui.style.tokens import Ink
from gui.table import instruments, materials
from gui.table.dice.floor import Rack
from gui.table.dice.tray import rect_around
from gui.table.spots import Flight, Mark, Spot, readable

_GAP: Final = (8.0, 16.0)
_GAP_SHARE: Final = 0.022
"""Gap between track and tray, as a share of the table's shorter side."""
_TRACK_FROM: Final = (440.0, 330.0)
"""Smallest width and height, at 100%, of a table with room for the track."""
_CONSOLE_FROM: Final = 430.0
_CONSOLE: Final = (184.0, 430.0)
_CONSOLE_SHARE: Final = 0.27
_RACK_SHARE: Final = 0.25
_BUTTON: Final = (30.0, 66.0)
_BUTTON_SHARE: Final = 0.125
_LINE: Final = (20.0, 30.0)
_LINE_SHARE: Final = 0.036
_RISK: Final = (20.0, 52.0)
_PADDING: Final = (4.0, 16.0)
_NONE: Final = "–"
_HOPS: Final = tuple(hop / 12 for hop in range(13))
"""Where a moving peg is drawn, as shares of its way."""


def has_track(size: QSizeF) -> bool:
    """Whether a table of this size has room for the track, with names and scores."""
    wide, high = (theme().pxf(each) for each in _TRACK_FROM)
    return size.width() >= wide and size.height() >= high


def has_console(size: QSizeF) -> bool:
    """Whether a table of this size has room for the console, with the buttons."""
    inner = materials.inside_tray(QRectF(QPointF(), size))
    return inner.width() >= theme().pxf(_CONSOLE_FROM)


@dataclass(frozen=True, slots=True)
class Layout:
    """Places of the parts; None for one that doesn't fit."""

    track: QRectF | None
    plates: tuple[QRectF, ...]
    """The player cards, next to their lanes."""
    tray: QRectF
    rack: QRectF
    floor: QRectF
    words: QRectF
    console: QRectF | None


@dataclass(frozen=True, slots=True)
class Console:
    """Places of the parts of the console; None for one that doesn't fit."""

    dial: QRectF | None
    risk: QRectF
    lines: tuple[QRectF, ...]
    bank: QRectF
    roll: QRectF


@lru_cache(maxsize=4)  # each die asks for it; sizes also depend on the user's scale
def _laid_out(
    width: float, height: float, seats: int, named: bool, played: bool, _scale: float
) -> Layout:
    size = QSizeF(width, height)
    gap = between(_GAP, _GAP_SHARE * min(size.width(), size.height()))
    whole = QRectF(QPointF(), size).adjusted(0, theme().pxf(Space.XS), 0, 0)
    track = None
    plates: tuple[QRectF, ...] = ()
    if has_track(size):
        tall = height_of(seats, size.height())
        track = QRectF(whole.left(), whole.top(), whole.width(), tall)
        if not named:
            plates = tuple(plate_of(track, seat, seats) for seat in range(seats))
            track = next_to_plates(track)
        whole = whole.adjusted(0, tall + gap, 0, 0)
    inner = materials.inside_tray(whole)
    console = None
    if has_console(size) and not played:
        across = between(_CONSOLE, _CONSOLE_SHARE * inner.width())
        console = QRectF(inner.right() - across, inner.top(), across, inner.height())
        inner = inner.adjusted(0, 0, -across, 0)
    pad = between(_PADDING, 0.02 * inner.width())
    slot = (inner.width() - 4 * pad) / ALL_DICE
    rack_high = max(1.15 * slot, min(1.65 * slot, _RACK_SHARE * inner.height()))
    rack = QRectF(inner.left() + pad, inner.top() + pad, inner.width() - 2 * pad, rack_high)
    pill = instruments.pill_height(inner.height())
    words = QRectF(rack.left(), rack.bottom() + pad / 2, rack.width(), pill)
    roomy = inner.height() - rack_high > 4 * pill
    top = words.bottom() if roomy else rack.bottom()
    floor = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
    floor = floor.adjusted(pad, 0, -pad, -pad / 2)
    return Layout(track, plates, whole, rack, floor, words, console)


@dataclass(frozen=True, slots=True)
class FargoTable:
    """Everything on the table but the dice.

    Keys of its spots are pairs: ``("do", action)``, ``("figure", name)``, ``("lane", seat)``.

    Attributes:
        view: the state of the game.
        names: who plays.
        active: the actions whose buttons can be pressed.
        advised: what the adviser proposes.
        keys: names of the keys that roll and bank.
        event: what just happened, in a few words, and their color.
        ending: how the game ends or has ended.
        asks: it is an exercise: win chances would give the answer away.
        named: the track says who plays; otherwise cards next to it do.
        pressable: there are buttons; bots alone at the table need none.
        rests: nothing moves; then the console gives way when the game is over.
    """

    view: FargoView
    names: tuple[str, ...]
    active: tuple[Action, ...] = ()
    advised: Action | None = None
    keys: tuple[str, str] = ("", "")
    event: tuple[str, Ink] = ("", Ink.ON_TABLE)
    ending: str = ""
    asks: bool = False
    named: bool = True
    pressable: bool = True
    rests: bool = True

    # -- where everything is ----------------------------------------------------------------

    def layout(self, size: QSizeF) -> Layout:
        return _laid_out(size.width(), size.height(), *self.ground_look, theme().scale)

    def floor(self, size: QSizeF) -> QRectF:
        return self.layout(size).floor

    def rack(self, size: QSizeF) -> QRectF | None:
        return rect_around(self.layout(size).rack, -theme().pxf(Space.XS))

    def console(self, rect: QRectF) -> Console:
        t = theme()
        pad = max(t.pxf(Space.S), 0.06 * rect.width())
        inner = rect.adjusted(pad, pad, -pad, -pad)
        high = between(_BUTTON, _BUTTON_SHARE * rect.height()) if self.pressable else 0.0
        gap = min(t.pxf(Space.M), 0.2 * high)
        roll = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        bank = roll.translated(0, -high - gap)
        left = bank.top() - gap - inner.top()
        risk_high = between(_RISK, 0.16 * left)
        line = between(_LINE, _LINE_SHARE * rect.height())
        rows = 3 if left - risk_high - 3 * line >= t.pxf(instruments.LEAST_DIAL) else 0
        room = left - risk_high - rows * line - t.pxf(Space.S)
        dial = None
        if room >= t.pxf(instruments.LEAST_DIAL):
            side = min(room, inner.width())
            dial = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
        top = (dial.bottom() if dial is not None else inner.top()) + t.pxf(Space.XS)
        spare = max(0.0, bank.top() - gap - top - risk_high - rows * line) / 2
        risk = QRectF(inner.left(), top + spare, inner.width(), risk_high)
        lines = tuple(
            QRectF(inner.left(), risk.bottom() + row * line, inner.width(), line)
            for row in range(rows)
        )
        return Console(dial, risk, lines, bank, roll)

    # -- the ground ---------------------------------------------------------------------------

    @property
    def ground_look(self) -> tuple[int, bool, bool]:
        return len(self.view.scores), self.named, self.rests and self.view.over

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Paint track, tray, rack and the panel of the console."""
        t, layout = theme(), self.layout(size)
        if layout.track is not None:
            seats, target = len(self.view.scores), self.view.target
            board = QRectF(layout.track)
            board.setLeft(layout.tray.left())
            materials.paint_board(painter, board, "maple", t.pxf(12))
            paint_track(painter, layout.track, seats, target, self.named)
        materials.paint_tray(painter, layout.tray, "felt")
        if layout.console is not None:
            materials.paint_panel(painter, layout.console)
        radius = t.pxf(10)
        materials.paint_rack(painter, layout.rack, radius)
        room = self.rack(size)
        assert room is not None
        rack = Rack(room, ALL_DICE, 0.0)
        for place in range(ALL_DICE):
            materials.paint_slot(painter, rack.slot(place), t.pxf(7))

    # -- what is shown ------------------------------------------------------------------------

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        layout = self.layout(size)
        spots: list[Spot] = []
        if layout.console is not None:
            console = self.console(layout.console)
            if self.pressable and not self.view.over:
                spots = [self._button(ROLL, console.roll), self._button(STOP, console.bank)]
            spots += self._figures(console)
        if layout.track is not None:
            spots += [self._lane(seat, layout.track) for seat in range(len(self.view.scores))]
        return spots

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        """Words above the floor: what just happened on the left, how the game ends on the right."""
        rect = self.layout(size).words
        hot = tr("fargo-more-to-hot-dice", left=self.view.dice) if self.view.run else ""
        said = (self.event, (self.ending, Ink.CANDLE) if self.ending else (hot, Ink.ON_TABLE))
        places = instruments.pills(rect, said[0][0], said[1][0])
        return [
            Mark(place, (instruments.paint_pill, text, ink), layer=-0.5)
            for place, (text, ink) in zip(places, said, strict=True)
            if text
        ]

    def _button(self, action: Action, rect: QRectF) -> Spot:
        rolls, view = action == ROLL, self.view
        text = wording.roll_dice(view.dice) if rolls else wording.bank(view.stop_points)
        key = self.keys[0 if rolls else 1]
        active, advised = action in self.active, action == self.advised
        brass = rolls and self.active == (ROLL,)
        look: Look = (instruments.paint_button, text, key, brass, active, advised)
        lines = tuple(f"{name}: {value}" for name, value, _tip in self._outlook(action))
        return Spot(
            key=("do", action),
            rect=rect,
            look=(*look, False),
            hover=(*look, True),
            name=", ".join((text, *lines)),
            tip=tip_html(Tip(text, key, (*lines, *(tip for *_, tip in self._outlook(action))))),
            active=active,
            cue=key,
            group="choices",
            bleed=theme().pxf(Space.M),
            ring=theme().pxf(Space.XS),
        )

    def _outlook(self, action: Action) -> Iterator[tuple[str, str, str]]:
        """The effect of a choice: name, figure, meaning."""
        view, rolls = self.view, action == ROLL
        if not view.deciding:
            return
        if view.last_turn:
            if view.win_chances is not None and not self.asks:
                name = tr("fargo-wins-after-rolling") if rolls else tr("fargo-wins-after-banking")
                value = percent(view.win_chances[1 if rolls else 0])
                yield name, value, tr("fargo-everybody-plays-win") if rolls else ""
        elif rolls and view.odds is not None:
            name, told = tr("fargo-chance-of-hot-dice"), tr("fargo-chance-all-dice-rolled")
            yield name, percent(view.odds.hot), told
        elif not rolls:
            yield tr("fargo-score-after-banking"), number(view.reach[view.mover]), ""

    def _figures(self, console: Console) -> Iterator[Spot]:
        view = self.view
        bust = None if view.odds is None else view.odds.bust
        chance = _NONE if bust is None else percent(bust)
        says = tr("fargo-chance-none-dice-rolled")
        if console.dial is not None:
            look: Look = (instruments.paint_dial, bust, tr("fargo-bust"))
            yield _static("bust", console.dial, look, tr("fargo-bust"), chance, says, Space.L)
        tip = tr("fargo-points-run-bust-takes")
        risk = number(view.run)
        yield _static("risk", console.risk, (paint_risk, risk), tr("fargo-at-risk"), risk, tip)
        for rect, (name, value, told) in zip(console.lines, self._lines(), strict=False):
            yield _static(name, rect, (instruments.paint_figure, name, value), name, value, told)

    def _lines(self) -> list[tuple[str, str, str]]:
        """Name, figure and meaning of the most telling values now."""
        view = self.view
        tip = tr("fargo-points-hot-dice-banked")
        lines = [(tr("fargo-safe-this-turn"), number(view.banked), tip)]
        if view.last_turn:
            lines = [self._missing()]
        for action in (STOP, ROLL):
            lines += self._outlook(action)
        return lines

    def _missing(self) -> tuple[str, str, str]:
        view = self.view
        tip = tr("fargo-points-still-need-last")
        value = number(view.missing) if view.missing else "✓"
        return tr("fargo-to-beat", points=number(view.best_other)), value, tip

    def banked(self, size: QSizeF, seat: int, points: int) -> tuple[Flight, ...]:
        """Flights of points from the console to the track, then of a seat's peg, hole by hole.

        Empty if one of the two doesn't fit, or without animations.
        """
        parts, ms = self.layout(size), pace().ms(Motion.ROLL)
        if parts.track is None or parts.console is None or not ms:
            return ()
        text, lane = number(points, signed=True), self._lane_of(seat)
        own = lane.rect(parts.track)
        high = parts.words.height()
        pill = QRectF(0, 0, instruments.pill_width(text, high), high)
        start, end = QRectF(pill), QRectF(pill)
        start.moveCenter(self.console(parts.console).risk.center())
        end.moveCenter(QPointF(lane.x(own, lane.score), own.center().y()))
        look = (instruments.paint_pill, text, Ink.CANDLE)
        peg = tuple((paint_lane, lane.on_the_way(points, share)) for share in _HOPS)
        return (
            Flight(start, end, (look,), ms=ms, fades_from=0.9, lift=high),
            Flight(own, own, peg, hides=("lane", seat), ms=ms, delay_ms=ms, layer=0.0),
        )

    def _lane(self, seat: int, track: QRectF) -> Spot:
        lane = self._lane_of(seat)
        says = wording.points(self.names[seat], self.view.scores[seat])
        rect = lane.rect(track)
        return readable(("lane", seat), rect, (paint_lane, lane), says, "", "scores")

    def _lane_of(self, seat: int) -> Lane:
        view = self.view
        moves = seat == view.mover and not view.over
        return Lane(
            seat=seat,
            seats=len(view.scores),
            name=self.names[seat] if self.named else "",
            score=view.scores[seat],
            safe=view.after_bust[seat],
            reach=view.reach[seat],
            target=view.target,
            most=max(view.target, *view.reach),
            to_beat=view.best_other if view.last_turn and moves else None,
            moves=moves,
            ended=seat == view.trigger,
        )


def _static(
    key: str, rect: QRectF, look: Look, name: str, value: str, tip: str, bleed: float = 0.0
) -> Spot:
    """A figure that can be read but not pressed."""
    says = f"{name}: {value}"
    return readable(("figure", key), rect, look, says, tip, "figures", theme().pxf(bleed))


def paint_risk(painter: QPainter, rect: QRectF, value: str) -> None:
    """Paint the points at risk, large, as far as their name leaves room."""
    size, told = min(theme().pxf(Size.DIE), 0.86 * rect.height()), tr("fargo-at-risk-mark")
    both = ((TypeRole.VALUE, 0.42 * size, told), (TypeRole.SCORE, size, value))
    wide = sum(width_of(text, role, high) for role, high, text in both)
    size *= min(1.0, (rect.width() - theme().pxf(Space.S)) / wide)
    ink, role, right = Ink.ON_TABLE2, TypeRole.VALUE, Qt.AlignmentFlag.AlignRight
    small = max(theme().pxf(TypeRole.SECONDARY.size), 0.42 * size)
    instruments.paint_words(painter, rect, told, ink, role, size=small)
    instruments.paint_words(painter, rect, value, Ink.ON_TABLE, TypeRole.SCORE, right, size)
