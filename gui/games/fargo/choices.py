"""The two choices as bars that can be clicked: what they bring in points, or in win chances."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from engines.core.types import Action
from engines.core.words import number
from gui.kit.paint import box, paint_meter
from gui.kit.tips import Tip, tip_html
from gui.style import Radius, Size, Space, Token, TypeRole, theme
from gui.table.spots import Mark, Spot

_WIDEST: Final = 10_000.0
_SHORTEST: Final = 32
"""A bar shorter than this tells nothing and is left out."""


@dataclass(frozen=True, slots=True)
class ChoiceBar:
    """One choice.

    Attributes:
        name: what it is called.
        text: its figure, as it is shown.
        says: the same for screen readers.
        share: how long its bar is, 0 to 1.
        advised: the adviser proposes it.
        active: it can be chosen.
    """

    name: str
    text: str
    says: str
    share: float = 0.0
    advised: bool = False
    active: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceTable:
    """What a surface shows: a bar for each choice.

    Attributes:
        bars: the choices, by action.
        tips: what their figures are.
        cues: names of the keys that choose them.
        stacked: one lies above the other.
    """

    bars: dict[Action, ChoiceBar]
    tips: dict[Action, str]
    cues: dict[Action, str]
    stacked: bool = True

    @property
    def ground_look(self) -> Hashable:
        return None

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Nothing lies under the bars."""

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return ()

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        metrics = QFontMetricsF(theme().font(TypeRole.BODY))
        names = max(metrics.horizontalAdvance(bar.name) for bar in self.bars.values())
        gap, height = theme().px(Space.XS), theme().px(Size.TARGET)
        width = size.width() if self.stacked else (size.width() - gap) / len(self.bars)
        spots = []
        for place, (action, bar) in enumerate(self.bars.items()):
            x = 0.0 if self.stacked else place * (width + gap)
            y = place * (height + gap) if self.stacked else 0.0
            spots.append(
                Spot(
                    key=action,
                    rect=QRectF(x, y, width, height),
                    look=(paint_choice, bar, names, False),
                    hover=(paint_choice, bar, names, bar.active),
                    name=bar.says,
                    tip=tip_html(Tip(bar.name, lines=(self.tips[action],))),
                    active=bar.active,
                    cue=self.cues[action],
                )
            )
        return spots


def height_of(bars: int) -> int:
    """The height of so many bars above each other, in pixels."""
    return bars * theme().px(Size.TARGET) + (bars - 1) * theme().px(Space.XS)


def paint_choice(
    painter: QPainter, rect: QRectF, bar: ChoiceBar, name_width: float, hovered: bool
) -> None:
    """Paint name, bar and figure; the bar begins behind the wider one of both names."""
    t = theme()
    if hovered:
        box(painter, rect, t.pxf(Radius.INNER), t.color(Token.ACCENT_SOFT))
    inner = rect.adjusted(t.pxf(Space.S), 0, -t.pxf(Space.S), 0)
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(t.font(TypeRole.BODY))
    ink = Token.HINT if bar.advised else Token.TEXT if bar.active else Token.TEXT2
    painter.setPen(t.color(ink))
    figures = QFontMetricsF(t.font(TypeRole.TABLE))
    room = inner.width() - figures.horizontalAdvance(bar.text) - t.pxf(Space.XS)
    name = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | middle), name)
    painter.setFont(t.font(TypeRole.TABLE))
    painter.drawText(inner, int(Qt.AlignmentFlag.AlignRight | middle), bar.text)
    left = inner.left() + name_width + t.pxf(Space.M)
    right = inner.right() - figures.horizontalAdvance(number(_WIDEST, 1)) - t.pxf(Space.M)
    if right - left >= t.pxf(_SHORTEST):
        height = t.pxf(Size.BAR)
        track = QRectF(left, rect.center().y() - height / 2, right - left, height)
        colour = t.color(Token.HINT if bar.advised else Token.ACCENT)
        paint_meter(painter, track, (bar.share, colour))
