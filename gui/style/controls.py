"""How each of Qt's own controls is drawn, and how large it is."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QPlainTextEdit,
    QStyle,
    QStyleOptionButton,
    QStyleOptionMenuItem,
    QTextEdit,
    QWidget,
)

from gui.style.drawing import Dress, Sign, blend, box, draw_sign
from gui.style.tokens import Radius, Size, Space, Token

Option = Any
"""A style option of the kind for the drawn element: PySide hands over the right one."""
Draw = Callable[[Dress, QPainter, Option, QWidget | None], None]

_State = QStyle.StateFlag
_ENABLED: Final = _State.State_Enabled.value
_FOCUSED: Final = _State.State_HasFocus.value
_HOVERED: Final = _State.State_MouseOver.value
_PRESSED: Final = _State.State_Sunken.value
_ON: Final = _State.State_On.value
_SELECTED: Final = _State.State_Selected.value

MARK: Final = 18
"""Width and height of check boxes and the knobs of sliders."""
SCROLL_BAR: Final = 12
SCROLL_HANDLE: Final = 32
STEPPER: Final = 24
"""Width of the buttons of a number field."""
ARROW_ROOM: Final = 28
"""Width of the arrow that opens a list of choices."""
FIELD_PADDING: Final = 10
TEXT_PADDING: Final = 7
"""Around a field of several lines, its frame included."""
TOOL_PADDING: Final = 10
TIGHT_PADDING: Final = 5
_BUTTON_PADDING: Final = 14
_MENU_LEFT: Final = 12
_MENU_RIGHT: Final = 24
_MENU_SIGN: Final = 24
_MENU_GAP: Final = 12
_MENU_LINE: Final = 9
_TRACK: Final = 4
_PRESSED_DARKER: Final = 0.06
_HOVER_SHARE: Final = 0.12
_UNDERLINED_AT: Final = 0.5
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter.value
_MNEMONIC: Final = Qt.TextFlag.TextShowMnemonic.value
_PLAIN_MNEMONIC: Final = _MNEMONIC | Qt.TextFlag.TextHideMnemonic.value


def draw_nothing(_dress: Dress, _painter: QPainter, _option: Option, _in: QWidget | None) -> None:
    """Draw nothing: what is behind shows through."""


def _smooth(painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


# -- buttons --------------------------------------------------------------------------------------


class ButtonKind(Enum):
    """The emphasis of a button. A page has at most one primary button."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"  # toolbars, rows of tools
    DANGER = "danger"  # deletes data
    ADVISED = "advised"  # does what the adviser proposes
    LINK = "link"  # colored text without padding, in running text and cards


class ButtonOption(QStyleOptionButton):
    """What the style knows about Parlour's own buttons, unlike other push buttons.

    `hover` from 0 to 1; `picture` makes an icon in the color of the text; `key` the name of a key,
    written in `key_font`; `ink` the color of a LINK; `short` is shown where the text has no room.
    """

    kind = ButtonKind.NORMAL
    ink = Token.ACCENT
    hover = 0.0
    picture: Callable[[QColor], QPixmap] | None = None
    key = short = ""
    key_font: QFont
    font: QFont


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: QColor | None
    hover: QColor
    edge: QColor | None
    text: QColor


def draw_button(dress: Dress, painter: QPainter, option: Option, widget: QWidget | None) -> None:
    """A push button of any kind; those of Qt's dialogs are NORMAL."""
    state = option.state.value
    if not isinstance(option, ButtonOption):
        plain, option = option, ButtonOption(option)
        option.hover = 1.0 if state & _HOVERED else 0.0
        option.font = widget.font() if widget is not None else painter.font()
        if plain.features & QStyleOptionButton.ButtonFeature.DefaultButton:
            option.kind = ButtonKind.PRIMARY
    colours = _button_colours(dress, option, state)
    fill = colours.fill
    if fill is not None:
        fill = blend(fill, colours.hover, option.hover)
        if state & _PRESSED:
            fill = blend(fill, QColor(0, 0, 0, fill.alpha()), _PRESSED_DARKER)
    _smooth(painter)
    box(painter, QRectF(option.rect), Radius.BUTTON * dress.scale, fill, colours.edge)
    _draw_words(dress, painter, option, colours.text)


def _button_colours(dress: Dress, option: ButtonOption, state: int) -> _Colours:
    none = QColor(dress[Token.SUNKEN])
    none.setAlpha(0)
    quiet = option.kind in (ButtonKind.QUIET, ButtonKind.LINK)
    if not state & _ENABLED:
        fill = None if quiet else dress[Token.SUNKEN]
        edge = None if quiet else dress[Token.LINE]
        return _Colours(fill, fill or none, edge, dress[Token.TEXT_DISABLED])
    if state & _ON:
        soft = dress[Token.ACCENT_SOFT]
        bare = option.kind is ButtonKind.QUIET and not dress.contrast
        accent = dress[Token.ACCENT]
        return _Colours(soft, soft, None if bare else accent, accent)
    surface, text = dress[Token.SURFACE], dress[Token.TEXT]
    match option.kind:
        case ButtonKind.PRIMARY:
            hover, ink = dress[Token.BRASS_HOVER], dress[Token.ON_BRASS]
            return _Colours(dress[Token.BRASS], hover, None, ink)
        case ButtonKind.ADVISED:
            hint = dress[Token.HINT]
            return _Colours(hint, blend(hint, text, _HOVER_SHARE), None, dress[Token.SURFACE])
        case ButtonKind.NORMAL:
            return _Colours(surface, dress[Token.SUNKEN], dress[Token.LINE_STRONG], text)
        case ButtonKind.QUIET:
            return _Colours(none, dress[Token.SUNKEN], None, text)
        case ButtonKind.LINK:
            return _Colours(none, none, None, dress[option.ink])
        case ButtonKind.DANGER:
            bad = dress[Token.BAD]
            return _Colours(surface, dress[Token.BAD_SOFT], bad, bad)


def _draw_words(dress: Dress, painter: QPainter, option: ButtonOption, colour: QColor) -> None:
    """The icon, the words and the key of a button."""
    rect, metrics = option.rect, QFontMetrics(option.font)
    picture_width = dress.px(Size.ICON) if option.picture is not None else 0
    gap = dress.px(Space.S) if option.text and picture_width else 0
    key_width = 0
    if option.key:
        key_width = QFontMetrics(option.key_font).horizontalAdvance(option.key) + dress.px(Space.M)
    room = rect.width() - picture_width - gap - key_width
    said = option.text
    if option.short and metrics.horizontalAdvance(said) > room:
        said = option.short
    text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
    text_width = metrics.horizontalAdvance(text.replace("&", "")) if text else 0
    left = rect.left()
    if option.kind is not ButtonKind.LINK:
        left += (rect.width() - picture_width - gap - text_width - key_width) // 2
    if option.picture is not None:
        top = rect.top() + (rect.height() - picture_width) // 2
        painter.drawPixmap(left, top, option.picture(colour))
    words = QRectF(left + picture_width + gap, rect.top(), text_width + 1, rect.height())
    font = QFont(option.font)
    font.setUnderline(option.kind is ButtonKind.LINK and option.hover > _UNDERLINED_AT)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(words, _LEFT | _MNEMONIC, text)
    if option.key:
        painter.setFont(option.key_font)
        filled = option.kind in (ButtonKind.PRIMARY, ButtonKind.ADVISED)
        painter.setPen(colour if filled else dress[Token.TEXT2])
        place = QRectF(words.right() + dress.px(Space.M), rect.top(), key_width, rect.height())
        painter.drawText(place, _LEFT, option.key)


def size_of_button(dress: Dress, option: Option, content: QSize) -> QSize:
    """The size of a push button of Qt's dialogs; Parlour's own know their sizes."""
    width = QFontMetrics(option.fontMetrics).horizontalAdvance(option.text.replace("&", ""))
    width = max(width, content.width()) + 2 * dress.px(_BUTTON_PADDING) + 2
    return QSize(width, dress.px(Size.CONTROL))


def is_tight(bar: QWidget | None) -> bool:
    """Whether the buttons of a toolbar are closer together."""
    return bar is not None and bool(bar.property("tight"))


def tool_padding(dress: Dress, button: QWidget | None) -> int:
    """Room at both sides of what a tool button shows."""
    tight = button is not None and is_tight(button.parentWidget())
    return dress.px(TIGHT_PADDING if tight else TOOL_PADDING)


def draw_tool_panel(dress: Dress, painter: QPainter, option: Option) -> bool:
    """Draw the ground of a tool button; return whether the button is pressed or on."""
    state = option.state.value
    loud = bool(state & _ENABLED and state & (_PRESSED | _ON))
    if loud or (state & _ENABLED and state & _HOVERED):
        _smooth(painter)
        fill = dress[Token.ACCENT_SOFT if loud else Token.SUNKEN]
        edge = dress[Token.ACCENT] if loud and dress.contrast else None
        box(painter, QRectF(option.rect), Radius.BUTTON * dress.scale, fill, edge)
    return loud


# -- marks ----------------------------------------------------------------------------------------


def draw_check(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The square of a check box."""
    _draw_mark(dress, painter, option, 4 * dress.scale, Sign.CHECK)


def draw_radio(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The circle of a radio button."""
    _draw_mark(dress, painter, option, option.rect.height() / 2, Sign.DOT)


def _draw_mark(dress: Dress, painter: QPainter, option: Option, radius: float, sign: Sign) -> None:
    state = option.state.value
    fill, edge, ink = dress[Token.SURFACE], dress[Token.LINE_STRONG], dress[Token.ON_ACCENT]
    if not state & _ENABLED:
        fill, edge, ink = dress[Token.SUNKEN], dress[Token.LINE], dress[Token.TEXT_DISABLED]
    elif state & _ON:
        fill = edge = dress[Token.ACCENT]
    elif state & _HOVERED:
        edge = dress[Token.ACCENT]
    _smooth(painter)
    rect = QRectF(option.rect)
    box(painter, rect, radius, fill, edge)
    if state & _ON:
        draw_sign(painter, sign, rect.center(), rect.height() - 2, ink)


# -- fields ---------------------------------------------------------------------------------------


def _draw_field(dress: Dress, painter: QPainter, rect: QRect, state: int) -> None:
    fill, edge = dress[Token.SURFACE], dress[Token.LINE_STRONG]
    if not state & _ENABLED:
        fill, edge = dress[Token.SUNKEN], dress[Token.LINE]
    elif state & _FOCUSED:
        edge = dress[Token.ACCENT]
    _smooth(painter)
    box(painter, QRectF(rect), Radius.BUTTON * dress.scale, fill, edge)


def draw_line_edit(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """A field of one line; one that is part of another field has no frame."""
    if option.lineWidth > 0:
        _draw_field(dress, painter, option.rect, option.state.value)


def size_of_field(dress: Dress, content: QSize, beside: float) -> QSize:
    """The size of a field of one line, with this much room beside its text."""
    high = max(content.height(), dress.px(Size.CONTROL - 2) + 2)
    return QSize(content.width() + dress.px(beside) + 2, high)


def size_of_line_edit(dress: Dress, option: Option, content: QSize) -> QSize:
    return size_of_field(dress, content, 2 * FIELD_PADDING) if option.lineWidth > 0 else content


def line_edit_contents(dress: Dress, option: Option) -> QRect:
    """Where the text of a one-line field is."""
    if option.lineWidth <= 0:
        return QRect(option.rect)
    side = dress.px(FIELD_PADDING) + 1
    return QRect(option.rect).adjusted(side, 1, -side, -1)


def is_text(widget: QWidget | None) -> bool:
    """Whether this is a field of several lines."""
    return isinstance(widget, (QTextEdit, QPlainTextEdit))


def in_choices(widget: QWidget | None) -> bool:
    """Whether this is the list that a field with choices opens, or its frame."""
    return widget is not None and widget.inherits("QComboBoxPrivateContainer")


def draw_frame(dress: Dress, painter: QPainter, option: Option, widget: QWidget | None) -> None:
    """The frame of a field of several lines, or of an open list of choices; others have none."""
    if option.frameShape.value == 0:
        return
    if is_text(widget):
        _draw_field(dress, painter, option.rect, option.state.value)
    elif in_choices(widget):
        _draw_raised(dress, painter, option.rect)


def _draw_raised(dress: Dress, painter: QPainter, rect: QRect) -> None:
    painter.fillRect(rect, dress[Token.RAISED])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dress[Token.LINE])
    painter.drawRect(rect.adjusted(0, 0, -1, -1))


def draw_raised(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The ground of menus and tooltips."""
    _draw_raised(dress, painter, option.rect)


def number_parts(dress: Dress, option: Option) -> tuple[QRect, QRect, QRect]:
    """Where the text, the upper and the lower button of a number field are."""
    inner = QRect(option.rect).adjusted(1, 1, -1, -1)
    width = dress.px(STEPPER)
    steps = QRect(inner.right() - width + 1, inner.top(), width, inner.height())
    text = inner.adjusted(0, 0, -width, 0)
    upper = QRect(steps.left(), steps.top(), width, steps.height() // 2)
    lower = QRect(steps.left(), upper.bottom() + 1, width, steps.height() - upper.height())
    return text, upper, lower


def draw_number(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """A number field with its two buttons."""
    _draw_field(dress, painter, option.rect, option.state.value)
    enabled = option.state.value & _ENABLED
    _, upper, lower = number_parts(dress, option)
    may = option.stepEnabled.value
    for part, sign, step in ((upper, Sign.UP, 1), (lower, Sign.DOWN, 2)):
        colour = dress[Token.TEXT2 if enabled and may & step else Token.TEXT_DISABLED]
        side = min(10 * dress.scale, part.height() - 2)
        draw_sign(painter, sign, QRectF(part).center(), side, colour)


def size_of_number(dress: Dress, _option: Option, content: QSize) -> QSize:
    return size_of_field(dress, content, STEPPER + Space.XS + 2 * FIELD_PADDING)


def choice_parts(dress: Dress, option: Option) -> tuple[QRect, QRect]:
    """Where the text and the arrow of a field with choices are."""
    inner, room = QRect(option.rect).adjusted(1, 1, -1, -1), dress.px(ARROW_ROOM)
    text = inner.adjusted(dress.px(FIELD_PADDING), 0, -room, 0)
    return text, QRect(inner.right() - room + 1, inner.top(), room, inner.height())


def draw_choice(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """A field with choices, without its text."""
    state = option.state.value
    if option.frame:
        _draw_field(dress, painter, option.rect, state)
    _, arrow = choice_parts(dress, option)
    colour = dress[Token.TEXT2 if state & _ENABLED else Token.TEXT_DISABLED]
    _smooth(painter)
    draw_sign(painter, Sign.DOWN, QRectF(arrow).center(), 12 * dress.scale, colour)


def size_of_choice(dress: Dress, _option: Option, content: QSize) -> QSize:
    return size_of_field(dress, content, FIELD_PADDING + 2 * ARROW_ROOM + 2)


# -- bars -----------------------------------------------------------------------------------------


def draw_slider(dress: Dress, painter: QPainter, option: Option, knob: QRect) -> None:
    """A slider from left to right, with its knob in ``knob``."""
    state, rect = option.state.value, QRectF(option.rect)
    enabled, thin = bool(state & _ENABLED), _TRACK * dress.scale
    track = QRectF(rect.left(), rect.center().y() - thin / 2, rect.width(), thin)
    done = QRectF(track)
    done.setRight(knob.center().x())
    _smooth(painter)
    box(painter, track, thin / 2, dress[Token.LINE_STRONG if dress.contrast else Token.LINE])
    if enabled:
        box(painter, done, thin / 2, dress[Token.ACCENT])
    fill = dress[Token.SURFACE if enabled else Token.SUNKEN]
    if enabled and state & _HOVERED:
        fill = dress[Token.ACCENT_SOFT]
    edge = dress[Token.ACCENT if enabled else Token.LINE_STRONG]
    box(painter, QRectF(knob), knob.height() / 2, fill, edge, 2 * dress.scale)


def scroll_parts(dress: Dress, option: Option) -> tuple[QRect, QRect, QRect]:
    """Where the handle of a scroll bar is, and what is before and after it."""
    rect = QRect(option.rect)
    across = option.orientation is Qt.Orientation.Horizontal
    length = rect.width() if across else rect.height()
    span, page = option.maximum - option.minimum, option.pageStep
    handle = length
    if span > 0:
        least = min(dress.px(SCROLL_HANDLE), length)
        handle = max(least, round(length * page / (span + page)))
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown
    )
    spans = ((start, handle), (0, start), (start + handle, length - start - handle))
    parts = [
        QRect(rect.left() + place, rect.top(), size, rect.height())
        if across
        else QRect(rect.left(), rect.top() + place, rect.width(), size)
        for place, size in spans
    ]
    return parts[0], parts[1], parts[2]


def draw_scroll_bar(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The handle of a scroll bar; there is no track and there are no arrows."""
    if option.maximum <= option.minimum:
        return
    handle, _, _ = scroll_parts(dress, option)
    state, inset = option.state.value, dress.px(2)
    hot = state & _ENABLED and state & (_HOVERED | _PRESSED)
    rect = QRectF(handle.adjusted(inset, inset, -inset, -inset))
    _smooth(painter)
    box(painter, rect, 4 * dress.scale, dress[Token.TEXT2 if hot else Token.LINE_STRONG])


# -- lists and tables -----------------------------------------------------------------------------


def draw_item(dress: Dress, painter: QPainter, option: Option, widget: QWidget | None) -> None:
    """The ground of a cell, or of a line of a list."""
    if option.state.value & _SELECTED:
        if isinstance(widget, QListView):
            _smooth(painter)
            box(painter, QRectF(option.rect), Radius.INNER * dress.scale, dress.selected)
        else:
            painter.fillRect(option.rect, dress.selected)
    elif option.backgroundBrush.style() is not Qt.BrushStyle.NoBrush:
        painter.fillRect(option.rect, option.backgroundBrush)


def draw_no_header(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The area of headings where there are no more columns or rows."""
    painter.fillRect(option.rect, dress[Token.SURFACE])


def draw_header(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The ground of the heading of a column, with a line below."""
    draw_no_header(dress, painter, option, None)
    line = QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1)
    painter.fillRect(line, dress[Token.LINE])


def draw_sorted(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The arrow of the column by which a table is sorted: up where the least comes first."""
    up = option.sortIndicator.value == option.SortIndicator.SortUp.value
    _smooth(painter)
    rect = QRectF(option.rect)
    colour = dress[Token.TEXT2]
    draw_sign(painter, Sign.DOWN if up else Sign.UP, rect.center(), rect.height(), colour)


def sorted_place(dress: Dress, heading: QRect) -> QRect:
    """The place of that arrow: above the middle of the heading."""
    side = dress.px(Space.S)
    return QRect(heading.center().x() - side // 2, heading.top() + dress.px(1), side, side)


def size_of_header(dress: Dress, option: Option, _content: QSize) -> QSize:
    text = QFontMetrics(dress.heading).size(0, option.text)
    height = max(text.height(), dress.px(Size.TABLE_ROW - 1) + 1)
    return QSize(text.width() + 3 * dress.px(Space.S) + 2, height)


# -- menus ----------------------------------------------------------------------------------------


def draw_bar_item(dress: Dress, painter: QPainter, option: Option, widget: QWidget | None) -> None:
    """The name of a menu in the menu bar."""
    state = option.state.value
    painter.fillRect(option.rect, dress[Token.WINDOW])
    chosen = state & _SELECTED and state & _ENABLED
    if chosen:
        _smooth(painter)
        box(painter, QRectF(option.rect), Radius.INNER * dress.scale, dress.selected)
    painter.setPen(_menu_ink(dress, state))
    painter.drawText(option.rect, _CENTRE | _mnemonic(option, widget), option.text)


def draw_menu_item(dress: Dress, painter: QPainter, option: Option, widget: QWidget | None) -> None:
    """A line of a menu: sign or icon, words, key."""
    rect, state = option.rect, option.state.value
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator:
        side = dress.px(Space.S)
        line = QRect(rect.left() + side, rect.center().y(), rect.width() - 2 * side, 1)
        painter.fillRect(line, dress[Token.LINE])
        return
    _smooth(painter)
    if state & _SELECTED and state & _ENABLED:
        box(painter, QRectF(rect), Radius.INNER * dress.scale, dress.selected)
    ink = _menu_ink(dress, state)
    left, sign = rect.left() + dress.px(_MENU_LEFT), dress.px(_MENU_SIGN)
    middle = QPointF(left + dress.px(Size.MARK) / 2, QRectF(rect).center().y())
    if _has_signs(option):
        if option.checked:
            draw_sign(painter, Sign.CHECK, middle, 12 * dress.scale, ink)
        elif not option.icon.isNull():
            side = dress.px(Size.MARK)
            place = QRect(left, rect.center().y() - side // 2 + 1, side, side)
            option.icon.paint(painter, place, Qt.AlignmentFlag.AlignCenter)
        left += sign
    right = rect.right() - dress.px(_MENU_RIGHT)
    words, _, key = option.text.partition("\t")
    painter.setFont(option.font)
    painter.setPen(ink)
    room = QRect(left, rect.top(), max(1, right - left), rect.height())
    painter.drawText(room, _LEFT | _mnemonic(option, widget), words)
    if key:
        painter.setPen(ink if dress.contrast else dress[Token.TEXT2])
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignRight.value
        painter.drawText(room, flags, key)
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.SubMenu:
        end = QPointF(rect.right() - dress.px(_MENU_LEFT), middle.y())
        draw_sign(painter, Sign.RIGHT, end, 10 * dress.scale, ink)


def _menu_ink(dress: Dress, state: int) -> QColor:
    if not state & _ENABLED:
        return dress[Token.TEXT_DISABLED]
    return dress.on_selected if state & _SELECTED else dress[Token.TEXT]


def _mnemonic(option: Option, widget: QWidget | None) -> int:
    style = widget.style() if widget is not None else None
    hint = QStyle.StyleHint.SH_UnderlineShortcut
    shown = style is not None and style.styleHint(hint, option, widget)
    return _MNEMONIC if shown else _PLAIN_MNEMONIC


def _has_signs(option: Option) -> bool:
    return bool(option.menuHasCheckableItems or option.maxIconWidth > 0)


def size_of_menu_item(dress: Dress, option: Option, content: QSize) -> QSize:
    """The size of a line of a menu, without the room for keys, which all lines share."""
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator:
        return QSize(content.width(), dress.px(_MENU_LINE))
    width = content.width() + dress.px(_MENU_LEFT) + dress.px(_MENU_RIGHT)
    if _has_signs(option):
        width += dress.px(_MENU_SIGN)
    if "\t" in option.text:
        width += dress.px(_MENU_GAP)
    height = max(content.height(), QFontMetrics(option.font).height()) + 2 * dress.px(6)
    return QSize(width, height)


# -- the window -----------------------------------------------------------------------------------


def draw_gap(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The gap between docks: under the pointer it shows that it can be dragged."""
    hot = option.state.value & _HOVERED
    painter.fillRect(option.rect, dress[Token.LINE if hot else Token.WINDOW])


def draw_tab(dress: Dress, painter: QPainter, option: Option, _in: QWidget | None) -> None:
    """The ground of a tab: underlined while it is chosen."""
    rect, state = option.rect, option.state.value
    if state & _SELECTED:
        width = dress.px(2)
        line = QRect(rect.left(), rect.bottom() - width + 1, rect.width(), width)
        painter.fillRect(line, dress[Token.ACCENT])
    elif state & _HOVERED and state & _ENABLED:
        _smooth(painter)
        box(painter, QRectF(rect), Radius.INNER * dress.scale, dress[Token.SUNKEN])
