"""Push buttons of six kinds, and icon-only buttons."""

from PySide6.QtCore import Property, QEvent, QPoint, QSize
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QStyle, QWidget

from gui.style import Size, Space, Token, TypeRole, icon_pixmap, scaled, theme
from gui.style.controls import ButtonKind, ButtonOption
from gui.style.motion import Motion, animate

__all__ = ["Button", "ButtonKind", "IconButton", "open_menu"]

_PADDING = 14


_ROLES = {ButtonKind.PRIMARY: TypeRole.SECTION, ButtonKind.LINK: TypeRole.LABEL}


class Button(QPushButton):
    """A push button.

    `icon_name` is a QtAwesome name; `key` is a key name shown small after the text ("H");
    `compact` makes it 28 instead of 36 high, for tables; `ink` is the color of a LINK; `short` may
    be set: it is shown where the text has no room.
    `set_blocked(reason)` disables the button and says why in its tooltip. Checkable buttons show
    their state in accentSoft.
    """

    def __init__(
        self,
        text: str = "",
        kind: ButtonKind = ButtonKind.NORMAL,
        *,
        icon_name: str = "",
        key: str = "",
        compact: bool = False,
        ink: Token = Token.ACCENT,
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self._ink = ink
        self._icon_name = icon_name
        self.key = key
        self._compact = compact
        self._hover = 0.0
        self.short = ""
        self._tip = ""
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)  # Enter presses it, outside dialogs too
        self._fit()

    def _get_hover(self) -> float:
        return self._hover

    def _set_hover(self, level: float) -> None:
        self._hover = level
        self.update()

    hover_level = Property(float, _get_hover, _set_hover)

    def set_kind(self, kind: ButtonKind) -> None:
        """Change how prominent the button is."""
        if kind is not self.kind:
            self.kind = kind
            self._fit()
            self.update()

    def set_icon_name(self, name: str) -> None:
        """Show another icon ("" for none)."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show the name of a key after the text ("" for none)."""
        if key != self.key:
            self.key = key
            self.updateGeometry()
            self.update()

    def set_blocked(self, reason: str) -> None:
        """Disable the button and give the reason as tooltip; "" enables it again."""
        if reason and self.isEnabled():
            self._tip = self.toolTip()
        self.setEnabled(not reason)
        self.setToolTip(reason or self._tip)

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(self.font())
        width = 0
        if self.text():
            shown = self.text().replace("&&", "&").replace("&", "", 1)
            width += metrics.horizontalAdvance(shown) + 2 * t.px(self._padding()) + 2
        if self._icon_name:
            width += t.px(Size.ICON) + (t.px(Space.S) if self.text() else 0)
        if self.key:
            key_font = QFontMetrics(t.font(TypeRole.LABEL))
            width += key_font.horizontalAdvance(self.key) + t.px(Space.M + Space.XS)
        least = 0 if self.kind is ButtonKind.LINK else t.px(self._height())
        return QSize(max(width, least), t.px(self._height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        animate(self, "hover_level", 1.0, Motion.HOVER)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        animate(self, "hover_level", 0.0, Motion.HOVER)
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        option = ButtonOption()
        self.initStyleOption(option)
        option.kind, option.ink, option.hover = self.kind, self._ink, self._hover
        option.font, option.key_font = self.font(), t.font(TypeRole.LABEL)
        option.key, option.short = self.key, self.short
        if name := self._icon_name:
            size, ratio = t.px(Size.ICON), self.devicePixelRatioF()
            option.picture = lambda colour: icon_pixmap(name, colour, size, ratio)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, QPainter(self), self)

    def _fit(self) -> None:
        scaled(self.setFont, _ROLES.get(self.kind, TypeRole.BODY))
        scaled(self.setFixedHeight, self._height())

    def _height(self) -> int:
        if self.kind is ButtonKind.LINK:
            return Size.TARGET_TABLE
        return Size.CONTROL_COMPACT if self._compact else Size.CONTROL

    def _padding(self) -> int:
        if self.kind is ButtonKind.LINK:
            return 0
        if self.kind is ButtonKind.QUIET:
            return Space.S
        return Space.M if self._compact else _PADDING


class IconButton(Button):
    """A button with an icon only; `name` is its tooltip and accessible name.

    Square, 32 pixels (24 with `small`, for title bars and tables).
    """

    def __init__(
        self,
        icon_name: str,
        name: str,
        kind: ButtonKind = ButtonKind.QUIET,
        *,
        small: bool = False,
    ) -> None:
        self._small = small
        super().__init__("", kind, icon_name=icon_name)
        self.setToolTip(name)
        self.setAccessibleName(name)
        scaled(self.setFixedWidth, self._height())

    def _height(self) -> int:
        return Size.TARGET_TABLE if self._small else Size.TARGET


def open_menu(menu: QMenu, control: QWidget, *, beside: bool = False) -> None:
    """Open a menu below a control, or next to it; it is deleted when it closes."""
    menu.aboutToHide.connect(menu.deleteLater)
    corner = QPoint(control.width(), 0) if beside else QPoint(0, control.height())
    menu.popup(control.mapToGlobal(corner))
