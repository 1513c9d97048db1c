"""The page of the first start: theme, size, name; everything acts at once."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget
from superqt.utils import QFlowLayout

from engines.session.tutor import Teaching
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import GoHome, NewMatch
from gui.app.setting_rows import ChoiceBox, Row, Section, language_row, setting_row, teaching_help
from gui.app.settings import Settings
from gui.app.sounds import can_play
from gui.kit.button import Button, ButtonKind
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.paint import box
from gui.style import Radius, Scheme, Space, Token, TypeRole, scaled, theme
from gui.style.tokens import DARK, LIGHT, Colours

_WIDTH = 640
_PICTURE = QSize(176, 104)
_NAME_HEIGHT = 28


class FirstRunPage(Page):
    """Language, theme, text size, sound, name, experience. No account, no question about data."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.setAccessibleName(self.tr("Welcome to Parlour"))
        column = ScrollColumn(_WIDTH, centred=True)
        column.body.addWidget(Label(self.tr("Welcome to Parlour"), TypeRole.TITLE))
        column.body.addWidget(
            Label(
                self.tr(
                    "Dice and card games against bots that can explain themselves. "
                    "Choose how the window looks; all of it can be changed in the settings."
                ),
                TypeRole.BODY,
                Token.TEXT2,
                wrap=True,
            )
        )
        for section in (self._look(), self._person()):
            column.body.addWidget(section)
        column.body.addStretch(1)
        self.body.addWidget(column, 1)
        self.body.addLayout(self._ends())

    def opened(self) -> None:
        self._start.setFocus()

    def _look(self) -> Section:
        settings = self.context.settings
        section = Section(self.tr("Look"))
        if (row := language_row(settings)) is not None:
            section.add(row)
        section.add(ThemeChooser(settings))
        section.add(setting_row(settings, keys.SCALE))
        if can_play():
            section.add(setting_row(settings, keys.SOUND))
        return section

    def _person(self) -> Section:
        section = Section(self.tr("You"))
        section.add(setting_row(self.context.settings, keys.PLAYER_NAME))
        levels = (
            (Teaching.OFF.value, self.tr("Yes")),
            (Teaching.WARN.value, self.tr("A little")),
            (Teaching.COACH.value, self.tr("No")),
        )
        self.played = ChoiceBox(self.context.settings, keys.TEACHING, levels)
        self._taught = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        section.add(Row(self.tr("Have you played these games?"), "", self.played))
        section.add(self._taught)
        self.context.settings.changed.connect(self._show_teaching)
        self._show_teaching()
        return section

    def _show_teaching(self, _name: str = "") -> None:
        """Say what follows from the answer."""
        level = Teaching(self.context.settings.get(keys.TEACHING))
        self._taught.setText(teaching_help(level))

    def _ends(self) -> QHBoxLayout:
        self._start = Button(self.tr("Start a match"), ButtonKind.PRIMARY)
        self._start.clicked.connect(lambda: self._done(NewMatch()))
        look = Button(self.tr("Look around first"))
        look.clicked.connect(lambda: self._done(GoHome()))
        row = QHBoxLayout()
        scaled(row.setSpacing, Space.S)
        row.addStretch(1)
        row.addWidget(self._start)
        row.addWidget(look)
        row.addStretch(1)
        return row

    def _done(self, request: GoHome | NewMatch) -> None:
        self.context.settings.set(keys.FIRST_RUN_DONE, True)
        self.wants.emit(request)


class ThemeChooser(QWidget):
    """Three thumbnails: same as system, light, dark."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Theme"))
        self._group = QButtonGroup(self)
        row = QFlowLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for scheme, name, left, right in (
            (Scheme.SYSTEM, self.tr("Same as system"), LIGHT, DARK),
            (Scheme.LIGHT, self.tr("Light"), LIGHT, LIGHT),
            (Scheme.DARK, self.tr("Dark"), DARK, DARK),
        ):
            button = _Thumbnail(name, left, right)
            button.setChecked(settings.get(keys.SCHEME) == scheme.value)
            button.clicked.connect(partial(settings.set, keys.SCHEME, scheme.value))
            self._group.addButton(button)
            row.addWidget(button)


class _Thumbnail(QAbstractButton):
    """A small picture of the window in one theme, its name below; framed while it is chosen."""

    def __init__(self, name: str, left: Colours, right: Colours) -> None:
        super().__init__()
        self._left, self._right = left, right
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setProperty("ringRadius", Radius.CARD)
        scaled(self.setFixedSize, _PICTURE.width(), _PICTURE.height() + _NAME_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(0, 0, self.width(), t.pxf(_PICTURE.height()))
        clip = QPainterPath()
        clip.addRoundedRect(picture.adjusted(1, 1, -1, -1), t.pxf(Radius.CARD), t.pxf(Radius.CARD))
        half = QRectF(picture)
        half.setWidth(picture.width() / 2)
        painter.setClipPath(clip)
        _paint_window(painter, picture, self._right)
        painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
        _paint_window(painter, picture, self._left)
        painter.setClipping(False)
        edge = Token.ACCENT if self.isChecked() else Token.LINE_STRONG
        width = t.ring() if self.isChecked() else 1.0
        box(painter, picture, t.pxf(Radius.CARD), None, t.color(edge), width)
        painter.setPen(t.color(Token.ACCENT if self.isChecked() else Token.TEXT))
        painter.setFont(t.font(TypeRole.BODY))
        name = QRectF(0, picture.bottom(), self.width(), self.height() - picture.bottom())
        painter.drawText(name, int(Qt.AlignmentFlag.AlignCenter), self.text())


def _paint_window(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Draw a window of three cards and a board in the colours of a theme."""
    painter.fillRect(rect, QColor(colours[Token.WINDOW]))
    unit = rect.width() / 22
    cards = ((1, 1, 6.2, 2), (7.9, 1, 6.2, 2), (1, 4, 13.1, 8), (15, 1, 6, 11))
    for number, (x, y, width, height) in enumerate(cards):
        token = Token.ACCENT_SOFT if number == 0 else Token.SURFACE
        spot = QRectF(rect.left() + x * unit, rect.top() + y * unit, width * unit, height * unit)
        edge = QColor(colours[Token.ACCENT if number == 0 else Token.LINE])
        box(painter, spot, unit / 2, QColor(colours[token]), edge)
    for row, token in enumerate((Token.HINT_SOFT, Token.SUNKEN, Token.SUNKEN)):
        line = QRectF(
            rect.left() + 16 * unit, rect.top() + (2 + 3 * row) * unit, 4 * unit, 2 * unit
        )
        box(painter, line, unit / 2, QColor(colours[token]))
    button = QRectF(rect.left() + 9.5 * unit, rect.top() + 9.4 * unit, 3.6 * unit, 1.6 * unit)
    box(painter, button, unit / 2, QColor(colours[Token.ACCENT]))
