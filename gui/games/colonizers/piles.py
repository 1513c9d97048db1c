"""Draws the cards between the colonies: deck and Omnium, the two drawn cards, what is unseen."""

from PySide6.QtCore import QPointF, QRectF

from engines.games.colonizers.cards import CODES, MODULE_NAMES, copies_of
from engines.games.colonizers.numbers import TYPES
from gui.games.colonizers import wording
from gui.games.colonizers.canvas import CENTRE, ICON, LINE, RIGHT, Canvas
from gui.games.colonizers.cards import paint_icon, paint_module, paint_slot
from gui.games.colonizers.colours import CARDS_ICON, OMNIUM_ICON, STYLES, module_colour
from gui.games.colonizers.picture import Middle
from gui.games.colonizers.places import DECK, OMNIUM, drawn
from gui.kit.paint import box
from gui.style import Radius, Space, Token, TypeRole, theme


class Piles:
    """What lies in the middle, besides colonists."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._painter = canvas.painter
        self._picture = canvas.picture

    def draw_piles(self) -> None:
        """Deck and Omnium."""
        t, view = theme(), self._picture.view
        if self._picture.middle is Middle.SCORES:
            return
        deck, omnium = self._canvas.rect(DECK), self._canvas.rect(OMNIUM)
        if view.deck:
            paint_module(self._painter, deck, None)
        else:
            paint_slot(self._painter, deck)
        self._plate(deck, CARDS_ICON, str(view.deck))
        box(
            self._painter,
            omnium,
            t.pxf(Radius.INNER),
            t.color(Token.SURFACE),
            t.color(Token.LINE_STRONG),
            t.pxf(1),
        )
        side = min(omnium.width(), omnium.height()) * 0.5
        icon = QRectF(0, 0, side, side)
        icon.moveCenter(omnium.center() - QPointF(0, t.pxf(Space.S)))
        paint_icon(self._painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
        self._plate(omnium, "", wording.to_take(self._picture))

    def _plate(self, card: QRectF, icon: str, text: str) -> None:
        """A figure at the lower edge of a pile, with an icon where there is room for both."""
        t = theme()
        self._painter.setFont(t.font(TypeRole.SECTION))
        figure = self._painter.fontMetrics().horizontalAdvance(text) + t.pxf(Space.L)
        side, gap = t.pxf(ICON), t.pxf(Space.XS)
        if not icon or figure + side + gap > card.width() - t.pxf(4):
            icon, side, gap = "", 0.0, 0.0
        width = figure + side + gap
        plate = QRectF(0, 0, min(width, card.width() - t.pxf(4)), t.pxf(LINE))
        plate.moveCenter(QPointF(card.center().x(), card.bottom() - t.pxf(LINE) * 0.75))
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
        box(self._painter, plate, plate.height() / 2, fill, edge, t.pxf(1))
        inner = plate.adjusted(t.pxf(Space.S), 0, -t.pxf(Space.S), 0)
        if icon:
            place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            paint_icon(self._painter, icon, t.color(Token.TEXT2), place)
        self._painter.setPen(t.color(Token.TEXT))
        self._painter.drawText(inner.adjusted(side + gap, 0, 0, 0), CENTRE, text)

    def draw_drawn(self) -> None:
        """The cards of which one is kept."""
        for at, code in enumerate(self._picture.drawn()):
            if drawn(at) not in self._picture.away:
                paint_module(self._painter, self._canvas.rect(drawn(at)), code)

    def draw_unseen(self) -> None:
        """Four columns, one for each colour: how many of each module nobody has shown."""
        t, area, view = theme(), self._canvas.layout.middle, self._picture.view
        columns, rows = len(STYLES), TYPES // len(STYLES)
        height = min(area.height() / rows, t.pxf(26))
        top = area.center().y() - height * rows / 2
        width = area.width() / columns
        for card in range(TYPES):
            column, row = divmod(card, rows)
            cell = QRectF(area.left() + column * width, top + row * height, width, height)
            cell.adjust(t.pxf(Space.XS), 0, -t.pxf(Space.S), 0)
            style = list(STYLES)[column]
            side = t.pxf(ICON)
            icon = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
            paint_icon(self._painter, STYLES[style].icon, module_colour(style), icon)
            left = view.unseen.get(CODES[card], 0)
            count = wording.unseen(left, copies_of(card))
            self._canvas.pen(Token.TEXT if left else Token.TEXT2, TypeRole.LABEL)
            taken = self._painter.fontMetrics().horizontalAdvance(count)
            self._painter.drawText(cell, RIGHT, count)
            name = cell.adjusted(side + t.pxf(Space.XS), 0, -taken - t.pxf(Space.XS), 0)
            self._canvas.elided(name, MODULE_NAMES[card])
