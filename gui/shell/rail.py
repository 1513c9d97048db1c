"""The navigation where lines of text begin: the program's mark, Back, and places to go."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QToolBar, QWidget

from engines.runtime import paths
from engines.runtime.texts import tr
from gui.app.actions import Actions
from gui.app.keys import commands
from gui.kit import boxes
from gui.kit.button import open_menu
from gui.kit.label import Label, Picture
from gui.kit.paint import box, fill_icon
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on

_WIDE: Final = 190
_NARROW: Final = 72
_TIGHT: Final = 52
_TALL: Final = 56
_MARK: Final = 28
_LOW: Final = 600
"""Below this height of a window, at 100%, only the icons of places have room."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the navigation.

    Attributes:
        text_id: the id of its name.
        icon: its icon.
        command: the id of what a click does; empty: a menu of ``offers``.
        pages: the pages that belong to it.
        offers: ids of the commands of a menu.
    """

    text_id: str
    icon: str
    command: str
    pages: tuple[str, ...]
    offers: tuple[str, ...] = ()


PLACES: Final = (
    Place("shell-home", "fa6s.house", "home", ("home", "first-match")),
    Place("shell-play", "fa6s.play", "play", ("match", "new", "position")),
    Place("shell-learn", "fa6s.graduation-cap", "exercises", ("exercises", "rules", "figures")),
    Place("shell-library", "fa6s.book", "library", ("library", "review", "career")),
    Place("shell-arena", "fa6s.trophy", "arena", ("arena",)),
    Place(
        "shell-labs",
        "fa6s.flask",
        "",
        ("fargo/lab", "lange_strasse/lab"),
        ("fargo_lab", "lange_strasse_lab"),
    ),
    Place("shell-settings", "fa6s.gear", "settings", ("settings", "keys", "programs", "about")),
)


class Rail(QToolBar):
    """The navigation. Words are next to the icons, below them, or hidden, as there is room.

    Args:
        actions: what the places and *Back* do.
        play: goes to the match on the table, or to a new one.
    """

    def __init__(self, actions: Actions, play: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setWindowTitle(tr("shell-navigation"))
        self.setAccessibleName(self.windowTitle())
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        back = "fa6s.arrow-right" if self.isRightToLeft() else "fa6s.arrow-left"
        self.back = RailButton(tr("shell-back"), back)
        action = actions[commands.PREVIOUS_PAGE]
        self.back.clicked.connect(action.trigger)
        action.changed.connect(partial(self._show_back, action))
        self.places = {place: RailButton(tr(place.text_id), place.icon) for place in PLACES}
        for place, button in self.places.items():
            button.setCheckable(True)
            button.clicked.connect(partial(self._go, actions, place, play))
        *above, settings = self.places.values()
        self.mark = Picture(QIcon(str(paths.asset("icons", "parlour.svg"))), _MARK)
        self.mark.setAccessibleName("Parlour")
        self._name = Label("Parlour", TypeRole.TITLE)
        edges = Space.S, Space.XS, Space.S, Space.S
        boxes.column(
            boxes.row(self.mark, (self._name, 1), gap=Space.S, edges=edges),
            self.back,
            *above,
            1,
            settings,
            of=(inner := QWidget()),
            gap=Space.XS,
            edges=(Space.XS, Space.S, Space.XS, Space.S),
        )
        inner.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.addWidget(inner)
        self._inner = inner
        self._where = ""
        self._show_back(action)

    def show_place(self, page: str) -> None:
        """Mark the page that is shown."""
        self._where = page
        for place, button in self.places.items():
            button.setChecked(page in place.pages)

    def fit(self, width: float, height: float, *, board: bool) -> None:
        """Fit a window of this size, at 100%; ``board``: a table needs the room."""
        wide, t = width >= 1200 and not board, theme()
        buttons, metrics = (self.back, *self.places.values()), QFontMetrics(t.font(TypeRole.LABEL))
        words = max(metrics.horizontalAdvance(each.text()) for each in buttons)
        narrow = max(t.px(_NARROW), words + t.px(Space.S + 2)) if width >= 1100 else t.px(_TIGHT)
        self._inner.setFixedWidth(t.px(_WIDE) if wide else narrow)
        self.mark.setVisible(height >= _LOW)
        self._name.setVisible(wide and height >= _LOW)
        for button in buttons:
            button.set_words(beside=wide, below=not wide and width >= 1100 and height >= _LOW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, t = QPainter(self), theme()
        painter.fillRect(self.rect(), t.color(Token.RAIL))
        edge = 0 if self.isRightToLeft() else self.width() - 1
        painter.fillRect(edge, 0, 1, self.height(), t.color(Token.LINE))

    def _go(self, actions: Actions, place: Place, play: Callable[[], None]) -> None:
        self.show_place(self._where)
        if place.offers:
            self._offer(actions, place)
        elif place.command == "play":
            play()
        else:
            actions[place.command].trigger()

    def _offer(self, actions: Actions, place: Place) -> None:
        menu = QMenu(self)
        for command in place.offers:
            menu.addAction(actions[command])
        open_menu(menu, self.places[place], beside=True)

    def _show_back(self, action: QAction) -> None:
        self.back.setEnabled(action.isEnabled())
        self.back.setToolTip(action.toolTip())


class RailButton(QAbstractButton):
    """An icon with a word next to or below it."""

    def __init__(self, text: str, icon_name: str) -> None:
        super().__init__()
        self._icon_name = icon_name
        self._beside = self._below = False
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setProperty("ringRadius", Radius.BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        scaled(self.updateGeometry)

    def set_words(self, *, beside: bool, below: bool) -> None:
        """Show the word next to the icon, below it, or not at all."""
        self._beside, self._below = beside, below
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.CONTROL), theme().px(_TALL if self._below else 44))

    def minimumSizeHint(self) -> QSize:
        low = theme().px(Size.CONTROL)  # the gaps between icons give way in a low window
        return self.sizeHint() if self._below else QSize(low, low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, rect = theme(), QRectF(self.rect())
        painter = painter_on(self)
        if self.isChecked():
            edge = t.color(Token.ACCENT) if t.high_contrast else None
            box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.ACCENT_SOFT), edge)
        elif self.underMouse() and self.isEnabled():
            box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.SUNKEN))
        token = Token.ACCENT if self.isChecked() else Token.TEXT2
        colour = t.color(token if self.isEnabled() else Token.TEXT_DISABLED)
        side, middle = t.pxf(Size.ICON), rect.center()
        if self._beside:
            inward = t.pxf(Space.L) + side / 2
            middle.setX(rect.right() - inward if self.isRightToLeft() else inward)
        elif self._below:
            middle.setY(rect.top() + t.pxf(Space.S) + side / 2 + t.pxf(2))
        fill_icon(painter, self._icon_name, middle, side, colour)
        painter.setPen(colour)
        if self._beside:
            painter.setFont(t.font(TypeRole.SECTION))
            room = 2 * t.pxf(Space.L) + side
            left, right = (0, -room) if self.isRightToLeft() else (room, 0)
            words = rect.adjusted(left, 0, right, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        elif self._below:
            painter.setFont(t.font(TypeRole.LABEL))
            words = rect.adjusted(0, 0, 0, -t.pxf(Space.S))
            low = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(words, int(low), self.text())
