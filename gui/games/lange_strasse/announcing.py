"""The line above the dice: what just happened, and the money that moved with it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engines.core.words import number
from gui.games.lange_strasse.wording import Announcement
from gui.kit import boxes
from gui.kit.event_line import EventLine
from gui.kit.paint import box, paint_seat
from gui.style import Size, Space, Token, TypeRole, theme

_SOFT = {Token.GOOD: Token.GOOD_SOFT, Token.BAD: Token.BAD_SOFT}


class MoneyChip(QWidget):
    """What moved the money in two words, then the mark and the cents of each seat."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = Announcement()
        theme().follow(self.apply_theme)

    @property
    def shown(self) -> Announcement:
        """What is told."""
        return self._shown

    def show_money(self, told: Announcement, names: Sequence[str]) -> None:
        """Tell who gets what."""
        self._shown = told
        each = (
            self.tr("{0} {1} cents").format(name, number(cents, signed=True))
            for name, cents in zip(names, told.money, strict=False)
        )
        self.setAccessibleName(": ".join((told.text, ", ".join(each))))
        self.apply_theme()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        width = self._text_width() + 2 * t.pxf(Space.M)
        width += sum(self._part_width(cents) for cents in self._shown.money)
        return QSizeF(width, t.pxf(TypeRole.SECTION.line + Space.S)).toSize()

    def _text_width(self) -> float:
        return QFontMetricsF(theme().font(TypeRole.SECTION)).horizontalAdvance(self._shown.text)

    def _part_width(self, cents: int) -> float:
        t = theme()
        text = QFontMetricsF(t.font(TypeRole.TABLE)).horizontalAdvance(number(cents, signed=True))
        return t.pxf(Space.M) + t.pxf(Size.MARK) + t.pxf(Space.XS) + text

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = self._shown.token
        rect = QRectF(self.rect())
        fill, edge = t.color(_SOFT.get(tone, Token.SURFACE)), t.color(tone)
        box(painter, rect, rect.height() / 2, fill, edge)
        x = t.pxf(Space.M)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setFont(t.font(TypeRole.SECTION))
        painter.setPen(edge)
        painter.drawText(rect.adjusted(x, 0, 0, 0), middle, self._shown.text)
        x += self._text_width()
        painter.setFont(t.font(TypeRole.TABLE))
        mark = t.pxf(Size.MARK)
        for seat, cents in enumerate(self._shown.money):
            left = x + t.pxf(Space.M)
            corner = QPointF(left, rect.center().y() - mark / 2)
            paint_seat(painter, QRectF(corner, QSizeF(mark, mark)), seat)
            painter.setPen(t.color(Token.TEXT))
            text = rect.adjusted(left + mark + t.pxf(Space.XS), 0, 0, 0)
            painter.drawText(text, middle, number(cents, signed=True))
            x += self._part_width(cents)


class AnnouncingLine(QWidget):
    """A chip when money moves, otherwise words."""

    def __init__(self) -> None:
        super().__init__()
        self.words = EventLine()
        self.chip = MoneyChip()
        self.chip.hide()
        self._row = boxes.row(self.words, of=self)
        self._row.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignCenter)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(TypeRole.SECTION.line + Space.S))

    @property
    def text(self) -> str:
        """What is said."""
        return self.words.text if self.chip.isHidden() else self.chip.shown.text

    def show_told(
        self, told: Announcement, names: Sequence[str] = (), automatic: object = None
    ) -> None:
        """Say something; an ``automatic`` step shows the chip "auto" for a while, once."""
        self.words.setHidden(bool(told.money))
        self.chip.setHidden(not told.money)
        if told.money:
            self.chip.show_money(told, names)
        else:
            self.words.show_event(told.text, told.token, automatic)
