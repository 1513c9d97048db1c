"""The widget style: Fusion, whose controls are drawn from the tokens of the look."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFrame,
    QListView,
    QProxyStyle,
    QStyle,
    QStyledItemDelegate,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionHeader,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from gui.style import controls
from gui.style.controls import Draw, Option
from gui.style.drawing import Dress
from gui.style.tokens import Size, Space, Token

_PE = QStyle.PrimitiveElement
_CE = QStyle.ControlElement
_CC = QStyle.ComplexControl
_SC = QStyle.SubControl
_SE = QStyle.SubElement
_CT = QStyle.ContentsType
_PM = QStyle.PixelMetric
_SH = QStyle.StyleHint

_PRIMITIVES: Final[Mapping[QStyle.PrimitiveElement, Draw]] = {
    _PE.PE_PanelLineEdit: controls.draw_line_edit,
    _PE.PE_FrameLineEdit: controls.draw_nothing,
    _PE.PE_FrameFocusRect: controls.draw_nothing,  # see FocusRings
    _PE.PE_IndicatorCheckBox: controls.draw_check,
    _PE.PE_IndicatorItemViewItemCheck: controls.draw_check,
    _PE.PE_IndicatorRadioButton: controls.draw_radio,
    _PE.PE_PanelMenu: controls.draw_raised,
    _PE.PE_FrameMenu: controls.draw_nothing,
    _PE.PE_PanelTipLabel: controls.draw_raised,
    _PE.PE_PanelItemViewItem: controls.draw_item,
    _PE.PE_PanelItemViewRow: controls.draw_nothing,
    _PE.PE_IndicatorToolBarSeparator: controls.draw_nothing,
    _PE.PE_IndicatorDockWidgetResizeHandle: controls.draw_gap,
    _PE.PE_PanelStatusBar: controls.draw_nothing,
    _PE.PE_FrameStatusBarItem: controls.draw_nothing,
    _PE.PE_PanelScrollAreaCorner: controls.draw_nothing,
    _PE.PE_FrameTabBarBase: controls.draw_nothing,
}
_CONTROLS: Final[Mapping[QStyle.ControlElement, Draw]] = {
    _CE.CE_PushButton: controls.draw_button,
    _CE.CE_ShapedFrame: controls.draw_frame,
    _CE.CE_HeaderEmptyArea: controls.draw_no_header,
    _CE.CE_MenuItem: controls.draw_menu_item,
    _CE.CE_MenuEmptyArea: controls.draw_nothing,
    _CE.CE_MenuBarItem: controls.draw_bar_item,
    _CE.CE_MenuBarEmptyArea: controls.draw_nothing,
    _CE.CE_ToolBar: controls.draw_nothing,
    _CE.CE_TabBarTabShape: controls.draw_tab,
    _CE.CE_Splitter: controls.draw_gap,
}
_COMPLEX: Final[Mapping[QStyle.ComplexControl, Draw]] = {
    _CC.CC_SpinBox: controls.draw_number,
    _CC.CC_ComboBox: controls.draw_choice,
    _CC.CC_ScrollBar: controls.draw_scroll_bar,
}
_SIZES: Final[Mapping[QStyle.ContentsType, Callable[[Dress, Option, QSize], QSize]]] = {
    _CT.CT_PushButton: controls.size_of_button,
    _CT.CT_LineEdit: controls.size_of_line_edit,
    _CT.CT_SpinBox: controls.size_of_number,
    _CT.CT_ComboBox: controls.size_of_choice,
    _CT.CT_HeaderSection: controls.size_of_header,
    _CT.CT_MenuItem: controls.size_of_menu_item,
}
_LEAST_HEIGHTS: Final[Mapping[QStyle.ContentsType, int]] = {
    _CT.CT_CheckBox: Size.TARGET,
    _CT.CT_RadioButton: Size.TARGET,
    _CT.CT_Slider: Size.TARGET,
}
_METRICS: Final[Mapping[QStyle.PixelMetric, int]] = {
    _PM.PM_ScrollBarExtent: controls.SCROLL_BAR,
    _PM.PM_ScrollBarSliderMin: controls.SCROLL_HANDLE,
    _PM.PM_IndicatorWidth: controls.MARK,
    _PM.PM_IndicatorHeight: controls.MARK,
    _PM.PM_ExclusiveIndicatorWidth: controls.MARK,
    _PM.PM_ExclusiveIndicatorHeight: controls.MARK,
    _PM.PM_CheckBoxLabelSpacing: Space.S,
    _PM.PM_RadioButtonLabelSpacing: Space.S,
    _PM.PM_SliderThickness: controls.MARK,
    _PM.PM_SliderLength: controls.MARK,
    _PM.PM_SliderControlThickness: controls.MARK,
    _PM.PM_SmallIconSize: Size.ICON_SMALL,
    _PM.PM_MenuHMargin: Space.XS,
    _PM.PM_MenuVMargin: Space.XS,
    _PM.PM_MenuPanelWidth: 1,
    _PM.PM_MenuBarHMargin: Space.S,
    _PM.PM_MenuBarVMargin: 2,
    _PM.PM_MenuBarItemSpacing: 6,
    _PM.PM_MenuBarPanelWidth: 0,
    _PM.PM_ToolBarItemSpacing: Space.XS,
    _PM.PM_ToolBarItemMargin: Space.XS,
    _PM.PM_ToolBarFrameWidth: 0,
    _PM.PM_ToolBarSeparatorExtent: Space.L,
    _PM.PM_ToolTipLabelFrameWidth: 9,
    _PM.PM_DockWidgetSeparatorExtent: Space.XS,
    _PM.PM_SplitterWidth: Space.XS,
}
"""Sizes at 100%."""
_HINTS: Final = {
    _SH.SH_ToolTip_WakeUpDelay: 500,
    _SH.SH_Menu_SpaceActivatesItem: 1,
    # Alt alone shows the keys of a board; the menus open with Alt and a letter.
    _SH.SH_MenuBar_AltKeyNavigation: 0,
    _SH.SH_ComboBox_Popup: 0,
}
"""How controls behave where that differs from Fusion; the delay is in milliseconds."""


class ParlourStyle(QProxyStyle):
    """Fusion, in which controls are drawn from the tokens when they are painted."""

    def __init__(self, dress: Dress) -> None:
        super().__init__("Fusion")
        self.put_on(dress)

    def put_on(self, dress: Dress) -> None:
        """Draw in other colors and sizes from now on."""
        self._dress = dress
        self._metrics = {metric: dress.px(size) for metric, size in _METRICS.items()}
        # Qt expects the color as a signed number.
        self._hints = {**_HINTS, _SH.SH_Table_GridLineColor: dress[Token.LINE].rgb() - (1 << 32)}

    # -- drawing ----------------------------------------------------------------------------------

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = _PRIMITIVES.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
        elif draw is not controls.draw_nothing:
            _draw(draw, self._dress, painter, option, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = _CONTROLS.get(element)
        if element is _CE.CE_Header:
            self._draw_header(cast("QStyleOptionHeader", option), painter, widget)
        elif draw is None:
            super().drawControl(element, option, painter, widget)
        elif draw is not controls.draw_nothing:
            _draw(draw, self._dress, painter, option, widget)

    def _draw_header(
        self, option: QStyleOptionHeader, painter: QPainter, widget: QWidget | None
    ) -> None:
        """Draw a heading: Fusion would compute its parts itself, and write some of them bold."""
        whole, side = QRect(option.rect), self._dress.px(Space.S)
        _draw(controls.draw_header, self._dress, painter, option, widget)
        option.state &= ~QStyle.StateFlag.State_On
        option.rect = whole.adjusted(side, 0, -side, 0)
        painter.setFont(self._dress.heading)
        super().drawControl(_CE.CE_HeaderLabel, option, painter, widget)
        if option.sortIndicator is not QStyleOptionHeader.SortIndicator.None_:
            option.rect = controls.sorted_place(self._dress, whole)
            _draw(controls.draw_sorted, self._dress, painter, option, widget)
        option.rect = whole

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = _COMPLEX.get(control)
        if draw is not None:
            _draw(draw, self._dress, painter, option, widget)
        elif control is _CC.CC_ToolButton:
            self._draw_tool_button(cast("QStyleOptionToolButton", option), painter, widget)
        elif control is _CC.CC_Slider:
            knob = super().subControlRect(
                control, option, _SC.SC_SliderHandle, cast("QWidget", widget)
            )
            painter.save()
            controls.draw_slider(self._dress, painter, option, knob)
            painter.restore()
        else:
            super().drawComplexControl(control, option, painter, widget)

    def _draw_tool_button(
        self, option: QStyleOptionToolButton, painter: QPainter, widget: QWidget | None
    ) -> None:
        label = QStyleOptionToolButton(option)
        if widget is not None and widget.property("quiet"):
            label.state &= ~QStyle.StateFlag.State_On
        painter.save()
        loud = controls.draw_tool_panel(self._dress, painter, label)
        painter.restore()
        if loud:
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.ButtonText, self._dress[Token.ACCENT])
            label.palette = palette
        if option.toolButtonStyle is not _BESIDE or option.icon.isNull():
            super().drawControl(_CE.CE_ToolButtonLabel, label, painter, widget)
            return
        # Qt leaves two pixels between icon and words, and all spare room after the words.
        icon, gap, words = option.iconSize.width(), self._dress.px(_TOOL_GAP), _words(option)
        whole = option.rect
        left = whole.left() + (whole.width() - icon - gap - words) // 2
        for style, start, wide in ((_ICON, left, icon), (_TEXT, left + icon + gap, words)):
            label.toolButtonStyle = style
            place = QRect(start, whole.top(), wide, whole.height())
            label.rect = QStyle.visualRect(option.direction, whole, place)
            super().drawControl(_CE.CE_ToolButtonLabel, label, painter, widget)

    # -- sizes and places -------------------------------------------------------------------------

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric is _PM.PM_DefaultFrameWidth:
            if controls.is_text(widget):
                return self._dress.px(controls.TEXT_PADDING)
            return self._dress.px(Space.XS) + 1 if controls.in_choices(widget) else 1
        if metric is _PM.PM_FocusFrameHMargin and isinstance(widget, QListView):
            return self._dress.px(Space.S) - 1
        if metric is _PM.PM_ToolBarSeparatorExtent and controls.is_tight(widget):
            return self._dress.px(Space.XS)
        own = self._metrics.get(metric)
        return super().pixelMetric(metric, option, widget) if own is None else own

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        content: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        size_of = _SIZES.get(kind)
        if size_of is not None:
            return size_of(self._dress, option, content)
        if kind is _CT.CT_ToolButton:
            side = controls.tool_padding(self._dress, widget)
            above = self._dress.px(Space.S)
            wide = content.width() + 3
            tool = cast("QStyleOptionToolButton", option)
            if tool.toolButtonStyle is _BESIDE and not tool.icon.isNull():
                wide = tool.iconSize.width() + self._dress.px(_TOOL_GAP) + _words(tool)
            return QSize(wide + 2 * side, content.height() + 2 * above + 3)
        if kind is _CT.CT_MenuBarItem:
            side, above = self._dress.px(Space.S), self._dress.px(Space.XS)
            return QSize(content.width() + 2 * side, content.height() + 2 * above)
        size = super().sizeFromContents(kind, option, content, cast("QWidget", widget))
        least = _LEAST_HEIGHTS.get(kind, 0)
        if kind is _CT.CT_ItemViewItem and widget is not None:
            least = Size.TARGET if controls.in_choices(widget.parentWidget()) else 0
        return QSize(size.width(), max(size.height(), self._dress.px(least)))

    def subElementRect(
        self,
        element: QStyle.SubElement,
        option: QStyleOption,
        widget: QWidget | None = None,
    ) -> QRect:
        if element is _SE.SE_LineEditContents:
            return controls.line_edit_contents(self._dress, option)
        return super().subElementRect(element, option, cast("QWidget", widget))

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        found = None
        if control is _CC.CC_ScrollBar:
            handle, before, after = controls.scroll_parts(self._dress, option)
            found = {
                _SC.SC_ScrollBarSlider: handle,
                _SC.SC_ScrollBarSubPage: before,
                _SC.SC_ScrollBarAddPage: after,
                _SC.SC_ScrollBarGroove: option.rect,
            }.get(part, QRect())
        elif control is _CC.CC_SpinBox:
            text, upper, lower = controls.number_parts(self._dress, option)
            found = {
                _SC.SC_SpinBoxEditField: text,
                _SC.SC_SpinBoxUp: upper,
                _SC.SC_SpinBoxDown: lower,
            }.get(part)
        elif control is _CC.CC_ComboBox:
            text, arrow = controls.choice_parts(self._dress, option)
            found = {_SC.SC_ComboBoxEditField: text, _SC.SC_ComboBoxArrow: arrow}.get(part)
        if found is not None:
            return found
        return super().subControlRect(control, option, part, cast("QWidget", widget))

    # -- behavior --------------------------------------------------------------------------------

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - Qt's name
    ) -> int:
        own = self._hints.get(hint)
        return super().styleHint(hint, option, widget, returnData) if own is None else own

    def polish(self, what: QWidget | QApplication | QPalette) -> None:  # type: ignore[override]
        super().polish(what)
        if isinstance(what, QComboBox):
            _polish_choice(what)
        elif isinstance(what, QAbstractScrollArea) and not controls.is_text(what):
            what.setFrameShape(QFrame.Shape.NoFrame)
            if not isinstance(what, QAbstractItemView):
                what.viewport().setAutoFillBackground(False)
            elif controls.in_choices(what.parentWidget()):
                what.viewport().setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        elif isinstance(what, QToolButton):
            what.setAttribute(Qt.WidgetAttribute.WA_Hover)


_ICON: Final = Qt.ToolButtonStyle.ToolButtonIconOnly
_TEXT: Final = Qt.ToolButtonStyle.ToolButtonTextOnly
_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_TOOL_GAP: Final = 6
"""Between the icon of a tool button and its words, at 100%."""


def _words(option: QStyleOptionToolButton) -> int:
    """How wide the words of a tool button are."""
    return option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text).width()


def _draw(
    draw: Draw, dress: Dress, painter: QPainter, option: QStyleOption, widget: QWidget | None
) -> None:
    painter.save()
    draw(dress, painter, option, widget)
    painter.restore()


def _polish_choice(choice: QComboBox) -> None:
    """Let a list of choices be drawn by the style, and scroll by its bar."""
    if type(choice.itemDelegate()) is not QStyledItemDelegate:
        choice.setItemDelegate(QStyledItemDelegate(choice))
    made = choice.findChild(QAbstractItemView)
    if isinstance(made, QAbstractItemView):
        made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
