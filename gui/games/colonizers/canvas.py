"""What everything on the table is drawn with: places, letters, and text that fits."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gui.games.colonizers.layout import Layout
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.places import Place
from gui.style import Token, TypeRole, theme

ICON: Final = 16.0
MARK: Final = 14.0
LINE: Final = 20.0
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)


class Canvas:
    """A painter, what it draws, and where that lies.

    Attributes:
        painter: draws with the colours of the present theme.
        layout: where everything lies.
        picture: what is drawn.
    """

    def __init__(self, painter: QPainter, layout: Layout, picture: Picture) -> None:
        self.painter = painter
        self.layout = layout
        self.picture = picture
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def rect(self, place: Place) -> QRectF:
        """Where something lies."""
        return self.layout.places[place]

    def pen(self, token: Token, role: TypeRole) -> None:
        """Write in a colour and in letters from now on."""
        self.painter.setFont(theme().font(role))
        self.painter.setPen(theme().color(token))

    def elided(self, rect: QRectF, text: str, *, centred: bool = False) -> None:
        """Write in one line, cut where there is no room."""
        metrics = self.painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
        self.painter.drawText(rect, CENTRE if centred else LEFT, shown)
