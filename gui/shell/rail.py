"""The navigation at the left edge: where one can go, where one is, and the way back."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QToolBar, QWidget

from gui.app.actions import Actions
from gui.app.keys import commands
from gui.kit import boxes
from gui.kit.paint import box, fill_icon
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme

_WIDE: Final = 190
_NARROW: Final = 72
_TIGHT: Final = 52
_TALL: Final = 56


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the navigation.

    Attributes:
        name: shown, in English.
        icon: its icon.
        command: the id of what a click does; empty: a menu of ``offers``.
        pages: the pages on which one is there.
        offers: ids of the commands of a menu.
    """

    name: object
    icon: str
    command: str
    pages: tuple[str, ...]
    offers: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The name in the language of the window."""
        return QCoreApplication.translate("Navigation", str(self.name))


PLACES: Final = (
    Place(QT_TRANSLATE_NOOP("Navigation", "Home"), "fa6s.house", "home", ("home", "first-match")),
    Place(
        QT_TRANSLATE_NOOP("Navigation", "Play"),
        "fa6s.play",
        "play",
        ("match", "new", "position"),
    ),
    Place(
        QT_TRANSLATE_NOOP("Navigation", "Learn"),
        "fa6s.graduation-cap",
        "exercises",
        ("exercises", "rules", "symbols", "figures"),
    ),
    Place(
        QT_TRANSLATE_NOOP("Navigation", "Library"),
        "fa6s.book",
        "library",
        ("library", "review", "career"),
    ),
    Place(QT_TRANSLATE_NOOP("Navigation", "Arena"), "fa6s.trophy", "arena", ("arena",)),
    Place(
        QT_TRANSLATE_NOOP("Navigation", "Labs"),
        "fa6s.flask",
        "",
        ("fargo/lab", "lange_strasse/lab"),
        ("fargo_lab", "lange_strasse_lab"),
    ),
    Place(
        QT_TRANSLATE_NOOP("Navigation", "Settings"),
        "fa6s.gear",
        "settings",
        ("settings", "keys", "programs", "about"),
    ),
)


class Rail(QToolBar):
    """The navigation. With words beside the icons where there is much room, below them otherwise.

    Args:
        actions: what the places and *Back* do.
        play: goes to the match on the table, or to a new one.
    """

    def __init__(self, actions: Actions, play: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setWindowTitle(self.tr("Navigation"))
        self.setAccessibleName(self.windowTitle())
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self.back = RailButton(self.tr("Back"), "fa6s.arrow-left")
        action = actions[commands.PREVIOUS_PAGE]
        self.back.clicked.connect(action.trigger)
        action.changed.connect(partial(self._show_back, action))
        self.places = {place: RailButton(place.text, place.icon) for place in PLACES}
        for place, button in self.places.items():
            button.setCheckable(True)
            button.clicked.connect(partial(self._go, actions, place, play))
        *above, settings = self.places.values()
        column = boxes.column(self.back, *above, 1, settings, of=(inner := QWidget()))
        inner.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.addWidget(inner)
        self._inner = inner
        self._where = ""
        self._show_back(action)
        scaled(column.setSpacing, Space.XS)
        scaled(column.setContentsMargins, Space.XS, Space.S, Space.XS, Space.S)

    def show_place(self, page: str) -> None:
        """Mark where one is."""
        self._where = page
        for place, button in self.places.items():
            button.setChecked(page in place.pages)

    def fit(self, width: float, height: float, *, board: bool) -> None:
        """Take as much room as there is, at 100 %; ``board``: a table needs the room."""
        wide = width >= 1200 and not board
        self._inner.setFixedWidth(
            theme().px(_WIDE if wide else _NARROW if width >= 1100 else _TIGHT)
        )
        for button in (self.back, *self.places.values()):
            button.set_words(beside=wide, below=not wide and width >= 1100 and height >= 600)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, t = QPainter(self), theme()
        painter.fillRect(self.rect(), t.color(Token.RAIL))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), t.color(Token.LINE))

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
        menu.aboutToHide.connect(menu.deleteLater)
        for command in place.offers:
            menu.addAction(actions[command])
        button = self.places[place]
        menu.popup(button.mapToGlobal(QPoint(button.width(), 0)))

    def _show_back(self, action: QAction) -> None:
        self.back.setEnabled(action.isEnabled())
        self.back.setToolTip(action.toolTip())


class RailButton(QAbstractButton):
    """An icon with a word beside or below it."""

    def __init__(self, text: str, icon_name: str) -> None:
        super().__init__()
        self._icon_name = icon_name
        self._beside = self._below = False
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setProperty("ringRadius", Radius.BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        scaled(self.updateGeometry)

    def set_words(self, *, beside: bool, below: bool) -> None:
        """Show the word beside the icon, below it, or not at all."""
        self._beside, self._below = beside, below
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.CONTROL), theme().px(_TALL if self._below else 44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, rect = theme(), QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked():
            edge = t.color(Token.ACCENT) if t.high_contrast else None
            box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.ACCENT_SOFT), edge)
        elif self.underMouse() and self.isEnabled():
            box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.SUNKEN))
        token = Token.ACCENT if self.isChecked() else Token.TEXT2
        colour = t.color(token if self.isEnabled() else Token.TEXT_DISABLED)
        side, middle = t.pxf(Size.ICON), rect.center()
        if self._beside:
            middle.setX(rect.left() + t.pxf(Space.L) + side / 2)
        elif self._below:
            middle.setY(rect.top() + t.pxf(Space.S) + side / 2 + t.pxf(2))
        fill_icon(painter, self._icon_name, middle, side, colour)
        painter.setPen(colour)
        if self._beside:
            painter.setFont(t.font(TypeRole.SECTION))
            words = rect.adjusted(2 * t.pxf(Space.L) + side, 0, 0, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        elif self._below:
            painter.setFont(t.font(TypeRole.LABEL))
            words = rect.adjusted(0, 0, 0, -t.pxf(Space.S))
            low = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(words, int(low), self.text())
