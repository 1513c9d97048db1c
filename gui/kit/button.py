"""Push buttons of four kinds, and icon-only buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from gui.kit.paint import blend, box, darker
from gui.style import Radius, Size, Space, Token, TypeRole, icon_pixmap, theme
from gui.style.motion import Motion, animate

_PADDING = 14
_PRESSED_DARKER = 0.06
_UNDERLINED_AT = 0.5


class ButtonKind(Enum):
    """How loud a button is. At most one primary button stands on a page."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"  # toolbars, rows of tools
    DANGER = "danger"  # deletes data
    LINK = "link"  # coloured text without padding, in running text and cards


_ROLES = {ButtonKind.PRIMARY: TypeRole.SECTION, ButtonKind.LINK: TypeRole.LABEL}


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: QColor | None
    hover: QColor
    edge: QColor | None
    text: Token


class Button(QPushButton):
    """A push button.

    `icon_name` is a QtAwesome name; `key` is a key name shown small behind the text ("H");
    `compact` makes it 28 instead of 36 high, for tables; `ink` is the colour of a LINK.
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
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._kind = kind
        self._ink = ink
        self._icon_name = icon_name
        self._key = key
        self._compact = compact
        self._hover = 0.0
        self._tip = ""
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)  # Enter presses it, outside dialogs too
        theme().follow(self.apply_theme)

    def _get_hover(self) -> float:
        return self._hover

    def _set_hover(self, level: float) -> None:
        self._hover = level
        self.update()

    hover_level = Property(float, _get_hover, _set_hover)

    @property
    def kind(self) -> ButtonKind:
        """How loud the button is."""
        return self._kind

    @property
    def _role(self) -> TypeRole:
        return _ROLES.get(self._kind, TypeRole.BODY)

    def set_kind(self, kind: ButtonKind) -> None:
        """Change how loud the button is."""
        self._kind = kind
        self.apply_theme()

    def set_icon_name(self, name: str) -> None:
        """Show another icon ("" for none)."""
        self._icon_name = name
        self.apply_theme()

    def set_key(self, key: str) -> None:
        """Show the name of a key behind the text ("" for none)."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def set_blocked(self, reason: str) -> None:
        """Disable the button and give the reason as tooltip; "" enables it again."""
        if reason and self.isEnabled():
            self._tip = self.toolTip()
        self.setEnabled(not reason)
        self.setToolTip(reason or self._tip)

    def apply_theme(self) -> None:
        """Take sizes and colours from the theme."""
        self.setFont(theme().font(self._role))
        size = theme().px(Size.ICON)
        self.setIconSize(QSize(size, size))
        self.setFixedHeight(theme().px(self._height()))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(self.font())
        width = 0
        if self.text():
            shown = self.text().replace("&&", "&").replace("&", "", 1)
            width += metrics.horizontalAdvance(shown) + 2 * t.px(self._padding()) + 2
        if self._icon_name:
            width += t.px(Size.ICON) + (t.px(Space.S) if self.text() else 0)
        if self._key:
            key_font = QFontMetrics(t.font(TypeRole.LABEL))
            width += key_font.horizontalAdvance(self._key) + t.px(Space.M + Space.XS)
        least = 0 if self._kind is ButtonKind.LINK else t.px(self._height())
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._colours()
        self._paint_body(painter, colours)
        self._paint_content(painter, colours.text)

    def _height(self) -> int:
        if self._kind is ButtonKind.LINK:
            return Size.TARGET_TABLE
        return Size.CONTROL_COMPACT if self._compact else Size.CONTROL

    def _padding(self) -> int:
        if self._kind is ButtonKind.LINK:
            return 0
        if self._kind is ButtonKind.QUIET:
            return Space.S
        return Space.M if self._compact else _PADDING

    def _colours(self) -> _Colours:
        t = theme()
        if not self.isEnabled():
            quiet = self._kind in (ButtonKind.QUIET, ButtonKind.LINK)
            fill = None if quiet else t.color(Token.SUNKEN)
            edge = None if quiet else t.color(Token.LINE)
            return _Colours(fill, fill or t.color(Token.SUNKEN, 0), edge, Token.TEXT_DISABLED)
        if self.isChecked():
            soft = t.color(Token.ACCENT_SOFT)
            return _Colours(soft, soft, self._checked_edge(), Token.ACCENT)
        match self._kind:
            case ButtonKind.PRIMARY:
                hover = t.color(Token.ACCENT_HOVER)
                return _Colours(t.color(Token.ACCENT), hover, None, Token.ON_ACCENT)
            case ButtonKind.NORMAL:
                edge = t.color(Token.LINE_STRONG)
                return _Colours(t.color(Token.SURFACE), t.color(Token.SUNKEN), edge, Token.TEXT)
            case ButtonKind.QUIET:
                return _Colours(t.color(Token.SUNKEN, 0), t.color(Token.SUNKEN), None, Token.TEXT)
            case ButtonKind.LINK:
                none = t.color(Token.SUNKEN, 0)
                return _Colours(none, none, None, self._ink)
            case ButtonKind.DANGER:
                soft, bad = t.color(Token.BAD_SOFT), t.color(Token.BAD)
                return _Colours(t.color(Token.SURFACE), soft, bad, Token.BAD)

    def _checked_edge(self) -> QColor | None:
        quiet = self._kind is ButtonKind.QUIET and not theme().high_contrast
        return None if quiet else theme().color(Token.ACCENT)

    def _paint_body(self, painter: QPainter, colours: _Colours) -> None:
        fill = colours.fill
        if fill is not None:
            fill = blend(fill, colours.hover, self._hover)
            if self.isDown():
                fill = darker(fill, _PRESSED_DARKER)
        box(painter, QRectF(self.rect()), theme().pxf(Radius.BUTTON), fill, colours.edge)

    def _paint_content(self, painter: QPainter, token: Token) -> None:
        t = theme()
        metrics = QFontMetrics(self.font())
        icon_width = t.px(Size.ICON) if self._icon_name else 0
        gap = t.px(Space.S) if self.text() and icon_width else 0
        key_metrics = QFontMetrics(t.font(TypeRole.LABEL))
        key_width = key_metrics.horizontalAdvance(self._key) + t.px(Space.M) if self._key else 0
        room = self.width() - icon_width - gap - key_width
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        text_width = metrics.horizontalAdvance(text.replace("&", "")) if text else 0
        left = (self.width() - icon_width - gap - text_width - key_width) // 2
        if self._kind is ButtonKind.LINK:
            left = 0
        if self._icon_name:
            self._paint_icon(painter, token, left)
        rect = QRectF(left + icon_width + gap, 0, text_width + 1, self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(t.color(token))
        painter.setFont(self._text_font())
        painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextShowMnemonic), text)
        if self._key:
            painter.setFont(t.font(TypeRole.LABEL))
            painter.setPen(t.color(token if self._kind is ButtonKind.PRIMARY else Token.TEXT2))
            painter.drawText(
                QRectF(rect.right() + t.px(Space.M), 0, key_width, self.height()),
                int(flags),
                self._key,
            )

    def _text_font(self) -> QFont:
        font = self.font()
        font.setUnderline(self._kind is ButtonKind.LINK and self._hover > _UNDERLINED_AT)
        return font

    def _paint_icon(self, painter: QPainter, token: Token, left: int) -> None:
        t = theme()
        size = t.px(Size.ICON)
        top = (self.height() - size) // 2
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(left, top, icon_pixmap(self._icon_name, t.color(token), size, ratio))


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
        parent: QWidget | None = None,
    ) -> None:
        self._small = small
        super().__init__("", kind, icon_name=icon_name, parent=parent)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Change tooltip and accessible name."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setFixedWidth(theme().px(self._height()))

    def _height(self) -> int:
        return Size.TARGET_TABLE if self._small else Size.TARGET
