"""Draws a `Picture`: its sections, the step bar and the marks on what can be chosen."""

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from gui.games.colonizers import wording
from gui.games.colonizers.canvas import CENTRE, LEFT, Canvas
from gui.games.colonizers.cards import paint_hatch, paint_ring
from gui.games.colonizers.colonists import ColonistCards
from gui.games.colonizers.layout import Layout
from gui.games.colonizers.picture import STEPS, Middle, Picture
from gui.games.colonizers.piles import Piles
from gui.games.colonizers.places import Kind, Place
from gui.games.colonizers.seats import SeatPanels
from gui.games.colonizers.sections import Mark, Row, Section, marks, section_of
from gui.kit.paint import box
from gui.style import Space, Token, TypeRole, theme


class Painter:
    """Draws one picture with the colours of the present theme."""

    def __init__(self, painter: QPainter, layout: Layout, picture: Picture) -> None:
        self._canvas = Canvas(painter, layout, picture)
        self._painter = painter
        self._picture = picture
        self._seats = SeatPanels(self._canvas)
        self._piles = Piles(self._canvas)

    def draw(self, sections: Collection[Section]) -> None:
        """Some sections, without what moves."""
        for section in sections:
            match section:
                case Place():
                    continue
                case Row.STEPS:
                    self._draw_steps()
                case Row.PILES:
                    self._piles.draw_piles()
                case Row.MIDDLE:
                    self._draw_middle()
                case _:
                    self._seats.draw(section)
        if self._picture.middle is Middle.COLONISTS:
            ColonistCards(self._canvas).draw(sections)
        self._draw_marks(sections)

    def _draw_middle(self) -> None:
        if self._picture.middle is Middle.UNSEEN:
            self._piles.draw_unseen()
        elif self._picture.middle is Middle.DRAWN:
            self._piles.draw_drawn()

    def _draw_steps(self) -> None:
        t, picture, bar = theme(), self._picture, self._canvas.layout.steps
        if picture.middle is Middle.SCORES:
            return  # the score sheet names the round
        round_ = wording.round_name(picture.view)
        self._canvas.pen(Token.TEXT, TypeRole.SECTION)
        self._painter.drawText(bar.adjusted(t.pxf(Space.S), 0, 0, 0), LEFT, round_)
        taken = self._painter.fontMetrics().horizontalAdvance(round_)
        font = t.font(TypeRole.SECONDARY)
        names = [wording.step_name(step) for step in STEPS]
        gap = t.pxf(Space.L)
        widths = [QFontMetricsF(font).horizontalAdvance(name) + t.pxf(Space.L) for name in names]
        x = bar.left() + t.pxf(Space.S) + taken + t.pxf(Space.XL)
        for number, (name, width) in enumerate(zip(names, widths, strict=True)):
            chip = QRectF(x, bar.top() + t.pxf(2), width, bar.height() - t.pxf(4))
            now = number == picture.step
            if now:
                fill, edge = t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT)
                box(self._painter, chip, chip.height() / 2, fill, edge, t.pxf(1))
            self._canvas.pen(Token.ACCENT if now else Token.TEXT2, TypeRole.SECONDARY)
            self._painter.drawText(chip, CENTRE, name)
            if number:
                arrow = QRectF(x - gap, chip.top(), gap, chip.height())
                self._canvas.pen(Token.TEXT2, TypeRole.SECONDARY)
                self._painter.drawText(arrow, CENTRE, "→")
            x += width + gap

    def _draw_marks(self, sections: Collection[Section]) -> None:
        for place, mark in marks(self._picture):
            rect = self._canvas.rect(place)
            if section_of(place) not in sections:
                continue
            if mark is Mark.BLOCKED:
                if place.kind is not Kind.COLONIST:  # those are hatched below their words
                    paint_hatch(self._painter, rect)
            elif mark is Mark.ADVISED:
                paint_ring(self._painter, rect.adjusted(-2, -2, 2, 2), Token.HINT)
            else:
                token = Token.WARN if mark is Mark.PENDING else Token.ACCENT
                paint_ring(self._painter, rect, token)
