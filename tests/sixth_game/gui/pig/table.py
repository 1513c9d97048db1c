"""The table of Pig: the die, the bank with the turn total, a track for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter

from engines.runtime.texts import tr
from engines.runtime.types import Action, Seat
from gui.kit.paint import blend, box, paint_meter, paint_seat
from gui.style import Radius, Size, Space, Token, TypeRole, theme
from gui.table.dice.painting import DIE_ROOM
from gui.table.dice.rolling import thrown_flights
from gui.table.dice.tray import bleed_of, look_of, throw_of
from gui.table.dice.view import PIP_FACES, DieState, DieView, Pips
from gui.table.spots import Flight, Mark, Spot, Tabletop
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig.snapshot import Snapshot

_BANK_WIDTH: Final = 168
_LEAST_DIE: Final = 24
_MOST_DIE: Final = 128
_TRACK: Final = 40
_LEAST_TRACK: Final = 18
_TRACKS_SHARE: Final = 0.5
"""Of the height, at most."""
_AT_RISK: Final = 0.5
"""Opacity of a seat's color for points that it may still lose."""


@dataclass(frozen=True, slots=True)
class PigTable(Tabletop):
    """What the surface shows; keys of the spots are the actions, then the names of the tracks.

    Attributes:
        now: where the game stands.
        names: who plays.
        face: what the die showed last; 0 before the first roll.
        typed: whether the face was typed in.
        choices: what can be decided now.
        advised: what the adviser proposes.
    """

    now: Snapshot
    names: tuple[str, ...]
    face: int = 0
    typed: bool = False
    choices: tuple[Action, ...] = ()
    advised: Action | None = None

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return ()

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        t = theme()
        share = size.height() * _TRACKS_SHARE / self.now.seats
        height = max(t.pxf(_LEAST_TRACK), min(t.pxf(_TRACK), share))
        top = size.height() - height * self.now.seats
        gap = t.pxf(DIE_ROOM)
        width = min(t.pxf(_BANK_WIDTH), (size.width() - 3 * gap) / 2)
        edge = round(max(t.pxf(_LEAST_DIE), min(t.pxf(_MOST_DIE), width, top - 2 * gap)))
        left = (size.width() - edge - gap - width) / 2
        die = QRectF(round(left), round((top - edge) / 2), edge, edge)
        bank = QRectF(die.right() + gap, die.top(), width, edge)
        rows = [QRectF(0, top + height * s, size.width(), height) for s in range(self.now.seats)]
        return [self._die(die), self._bank(bank), *map(self._track, range(self.now.seats), rows)]

    def roll(self, die: Spot, face: int) -> list[Flight]:
        """How the die of this table is thrown until it shows ``face``."""
        view = replace(self._die_view(), face=Pips(face))
        start = die.rect.bottomRight() + QPointF(die.rect.width(), 0)
        throw = throw_of(0, die, view, die.rect.width(), start, PIP_FACES)
        return thrown_flights([throw])

    # -- the spots ----------------------------------------------------------------------------

    def _die_view(self) -> DieView:
        return DieView(
            face=Pips(self.face) if self.face else None,
            state=DieState.AVAILABLE if ROLL in self.choices else DieState.READY,
            advice=tr("pig-roll") if self.advised == ROLL else None,
            typed=self.typed,
        )

    def _die(self, rect: QRectF) -> Spot:
        view, edge = self._die_view(), round(rect.width())
        shows = tr("pig-die-shows", face=self.face) if self.face else tr("pig-die-not-rolled-yet")
        return Spot(
            key=ROLL,
            rect=rect,
            look=look_of(view, edge),
            hover=look_of(view, edge, hovered=True),
            name=shows,
            tip=tr("pig-roll-the-die") if ROLL in self.choices else shows,
            active=ROLL in self.choices,
            place=0,
            group="die",
            bleed=bleed_of(edge),
            ring=theme().pxf(Space.S),
        )

    def _bank(self, rect: QRectF) -> Spot:
        active, total = HOLD in self.choices, self.now.total
        look = (paint_bank, total, active, self.advised == HOLD)
        says = tr("pig-bank", points=total) if active else tr("pig-in-this-turn", total=total)
        return Spot(
            key=HOLD,
            rect=rect,
            look=(*look, False),
            hover=(*look, active),
            name=says,
            tip=tr("pig-bank-in-all", total=total, banked=self.now.banked) if active else says,
            active=active,
            place=1,
            group="bank",
        )

    def _track(self, seat: Seat, rect: QRectF) -> Spot:
        now, score = self.now, self.now.scores[seat]
        moves = seat == now.mover and now.winner is None
        total = now.total if moves else 0
        says = tr("pig-of", name=self.names[seat], score=score, target=now.target)
        return Spot(
            key=f"track {seat}",
            rect=rect,
            look=(paint_track, seat, self.names[seat], score, total, now.target, moves),
            name=says,
            tip=says,
            role=QAccessible.Role.StaticText,
            group="tracks",
        )


# -- the pictures ---------------------------------------------------------------------------------


def paint_bank(
    painter: QPainter, rect: QRectF, total: int, active: bool, advised: bool, hovered: bool
) -> None:
    """Paint the total of the turn, and under it what a press does."""
    t = theme()
    edge = Token.HINT if advised else Token.ACCENT if active else Token.LINE
    fill = Token.ACCENT_SOFT if hovered else Token.SURFACE
    box(painter, rect, t.pxf(Radius.INNER), t.color(fill), t.color(edge), t.pxf(Size.RING))
    line = t.pxf(TypeRole.LABEL.line) if rect.height() >= t.pxf(Size.DIE) else 0.0
    centre = int(Qt.AlignmentFlag.AlignCenter)
    painter.setPen(t.color(Token.TEXT if total else Token.TEXT2))
    painter.setFont(t.font(TypeRole.SCORE))
    painter.drawText(rect.adjusted(0, 0, 0, -line), centre, str(total))
    if line:
        painter.setPen(t.color(Token.HINT if advised else Token.TEXT2))
        painter.setFont(t.font(TypeRole.LABEL))
        below = QRectF(rect.left(), rect.center().y() + line / 2, rect.width(), line)
        painter.drawText(below, centre, tr("pig-bank-button" if active else "pig-in-the-turn"))


def paint_track(
    painter: QPainter,
    rect: QRectF,
    seat: Seat,
    name: str,
    score: int,
    total: int,
    target: int,
    moves: bool,
) -> None:
    """Paint the progress of a seat to the target; what it may still lose is paler."""
    t = theme()
    colour, mark, gap = t.seat_color(seat), t.pxf(Size.MARK), t.pxf(Space.S)
    middle = rect.center().y()
    paint_seat(painter, QRectF(rect.left(), middle - mark / 2, mark, mark), seat)
    inner = rect.adjusted(mark + gap, 0, 0, 0)
    vertical = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(t.font(TypeRole.TABLE))
    painter.setPen(t.color(Token.TEXT if moves else Token.TEXT2))
    metrics = painter.fontMetrics()
    figures = metrics.horizontalAdvance(str(target)) + gap
    names = inner.width() / 4
    said = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(names - gap))
    painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | vertical), said)
    painter.drawText(inner, int(Qt.AlignmentFlag.AlignRight | vertical), str(score))
    bar = t.pxf(Size.BAR)
    track = QRectF(inner.left() + names, middle - bar / 2, inner.width() - names - figures, bar)
    pale = blend(colour, t.color(Token.WINDOW), 1 - _AT_RISK)
    risked = (score + total) / target if total else 0.0
    paint_meter(painter, track, risked, pale)
    track.setWidth(track.width() * min(1.0, score / target))
    box(painter, track, bar / 2, colour)
