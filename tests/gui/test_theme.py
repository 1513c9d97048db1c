"""The theme object: looks, sizes, fonts, palette, controls, icons."""

import gc
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessibilityHints,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPalette,
    QStyleHints,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.kit.label import Label
from gui.kit.pictures import PictureCache
from gui.style import Look, Scheme, Size, Token, TypeRole, icon, scaled, theme
from gui.style.icons import icon_path, icon_pixmap
from gui.style.palette import WORDS
from gui.style.theme import FAMILY
from gui.style.tokens import DARK, LIGHT, SCALES

LIGHT_LOOK = Look(Scheme.LIGHT, high_contrast=False)
DARK_LOOK = Look(Scheme.DARK, high_contrast=False)


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> Iterator[None]:
    theme().set_look(LIGHT_LOOK)
    yield
    theme().set_look(LIGHT_LOOK)


def test_one_theme_per_application() -> None:
    assert theme() is theme()


class Asked(QWidget):
    """Records what it hears about changes of the look."""

    def __init__(self) -> None:
        super().__init__()
        self.widths: list[int] = []
        self.events: list[tuple[QEvent.Type, str]] = []

    def take(self, width: int) -> None:
        self.widths.append(width)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.events.append((event.type(), theme().hex(Token.WINDOW)))


def test_a_change_of_colours_reaches_every_widget_once_and_changes_no_size(qtbot: QtBot) -> None:
    hidden, shown = Asked(), Asked()
    for asked in (hidden, shown):
        qtbot.addWidget(asked)
        scaled(asked.take, 10)
        asked.ensurePolished()
    shown.show()
    for asked in (hidden, shown):
        asked.events.clear()
    theme().set_look(DARK_LOOK)
    theme().set_look(DARK_LOOK)  # the same again changes nothing
    for asked in (hidden, shown):
        assert asked.events == [(QEvent.Type.PaletteChange, DARK[Token.WINDOW])]
        assert asked.widths == [10]


def test_sizes_are_set_anew_before_widgets_hear_of_another_scale(qtbot: QtBot) -> None:
    asked, line = Asked(), QLineEdit()
    for widget in (asked, line):
        qtbot.addWidget(widget)
    scaled(asked.take, 10)
    scaled(line.setFixedSize, 20, 30)
    scaled(line.setFont, TypeRole.TITLE)
    scaled(line.setFixedSize, 40, 50)  # replaces the size above
    theme().set_look(Look(Scheme.LIGHT, False, 200))
    assert asked.widths == [10, 20]
    assert [kind for kind, _ in asked.events] == [QEvent.Type.StyleChange]
    assert line.size() == QSize(80, 100)
    assert line.font().pixelSize() == 2 * TypeRole.TITLE.size


def test_a_size_that_depends_on_another_is_not_overwritten(qtbot: QtBot) -> None:
    class Line(QLineEdit):
        def arrange(self) -> None:
            """Be compact where everything is large, as some cards are."""
            scaled(line.setFixedHeight, 50 if theme().scale == 1 else 20)

    line = Line()
    qtbot.addWidget(line)
    scaled(line.arrange)
    theme().set_look(Look(Scheme.LIGHT, False, 200))
    assert line.height() == 40


def test_what_only_qt_holds_keeps_its_size_at_every_scale(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)

    def fill() -> None:
        column, row = QVBoxLayout(page), QHBoxLayout()
        column.addLayout(row)
        scaled(row.setSpacing, 8)

    fill()
    gc.collect()
    theme().set_look(Look(Scheme.LIGHT, False, 150))
    found = page.findChild(QHBoxLayout)
    assert isinstance(found, QHBoxLayout)
    assert found.spacing() == 12


def test_what_is_gone_is_forgotten(qtbot: QtBot) -> None:
    line = QLineEdit()
    scaled(line.setMinimumHeight, 10)
    line.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(line))
    theme().set_look(Look(Scheme.LIGHT, False, 150))


def test_unknown_system_scheme_is_light() -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.styleHints().colorScheme() is not Qt.ColorScheme.Dark
    theme().set_look(Look(Scheme.SYSTEM, high_contrast=False))
    assert not theme().dark
    assert theme().hex(Token.SURFACE) == LIGHT[Token.SURFACE]


def test_a_change_of_the_system_scheme_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    hints = app.styleHints()
    theme().set_look(Look(Scheme.SYSTEM, high_contrast=False))
    with monkeypatch.context() as patched:
        patched.setattr(QStyleHints, "colorScheme", lambda _hints: Qt.ColorScheme.Dark)
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        assert theme().dark
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not theme().dark


def test_a_change_of_the_system_contrast_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    hints, high = app.styleHints().accessibility(), Qt.ContrastPreference.HighContrast
    theme().set_look(Look(Scheme.LIGHT))
    cache = PictureCache()
    look, rect = (_strong_line,), QRectF(0, 0, 8, 8)
    soft = cache.picture(look, rect, 1.0).pixmap.toImage()
    with monkeypatch.context() as patched:
        patched.setattr(QAccessibilityHints, "contrastPreference", lambda _hints: high)
        hints.contrastPreferenceChanged.emit(high)
        assert theme().high_contrast
        assert cache.picture(look, rect, 1.0).pixmap.toImage() != soft
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert not theme().high_contrast
    assert cache.picture(look, rect, 1.0).pixmap.toImage() == soft


def _strong_line(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, theme().color(Token.LINE_STRONG))


def test_high_contrast_has_no_soft_fills_and_thicker_rings() -> None:
    plain = theme().ring()
    theme().set_look(Look(Scheme.DARK, high_contrast=True))
    assert theme().high_contrast
    assert theme().hex(Token.ACCENT_SOFT) == theme().hex(Token.SURFACE) == "#000000"
    assert theme().ring() > plain


@pytest.mark.parametrize("scale", SCALES)
def test_scale_multiplies_sizes_and_type(scale: int) -> None:
    theme().set_look(Look(Scheme.LIGHT, False, scale))
    assert theme().px(Size.CONTROL) == round(Size.CONTROL * scale / 100)
    assert theme().font(TypeRole.BODY).pixelSize() == round(14 * scale / 100)
    assert QApplication.font().pixelSize() == round(14 * scale / 100)


def test_an_unknown_scale_is_named_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="123 %"):
        theme().set_look(Look(Scheme.DARK, False, 123))
    assert theme().look == LIGHT_LOOK


def test_scale_steps_stop_at_the_ends() -> None:
    theme().step_scale(100)
    assert theme().look.scale == SCALES[-1]
    theme().step_scale(-100)
    assert theme().look.scale == SCALES[0]
    theme().step_scale(2)
    assert theme().look.scale == SCALES[2]


def test_inter_is_shipped_in_three_weights() -> None:
    for role in (TypeRole.BODY, TypeRole.LABEL, TypeRole.SECTION):
        font = theme().font(role)
        assert QFontInfo(font).family() == FAMILY
        assert QFontInfo(font).weight() == role.weight


def test_tabular_figures_have_one_width() -> None:
    plain, even = theme().font(TypeRole.BODY), theme().font(TypeRole.TABLE)
    assert QFontMetricsF(even).horizontalAdvance("1111") == pytest.approx(
        QFontMetricsF(even).horizontalAdvance("0000")
    )
    assert QFontMetricsF(plain).horizontalAdvance("1111") < QFontMetricsF(plain).horizontalAdvance(
        "0000"
    )


def test_record_font_is_fixed_pitch() -> None:
    metrics = QFontMetricsF(theme().font(TypeRole.RECORD))
    assert metrics.horizontalAdvance("iiii") == pytest.approx(metrics.horizontalAdvance("MMMM"))


@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled])
def test_every_palette_role_is_set(group: QPalette.ColorGroup) -> None:
    theme().set_look(DARK_LOOK)
    palette = QApplication.palette()
    tokens = {colour.lower() for colour in DARK.values()}
    for role in QPalette.ColorRole:
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            assert palette.color(group, role).name() in tokens, role


def drawn(widget: QWidget, x: int, y: int) -> str:
    """The color of a point of a widget."""
    return widget.grab().toImage().pixelColor(x, y).name().upper()


def test_controls_are_drawn_from_the_tokens_of_the_look_of_the_moment(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    line, choice, number, button = QLineEdit(), QComboBox(), QSpinBox(), QPushButton("Save")
    for widget in (line, choice, number, button):
        column.addWidget(widget)
    page.resize(300, 300)
    page.show()
    for look, colours in ((LIGHT_LOOK, LIGHT), (DARK_LOOK, DARK)):
        theme().set_look(look)
        for widget in (line, choice, number, button):
            middle = widget.height() // 2
            assert widget.height() == Size.CONTROL
            assert drawn(widget, 20, 4) == colours[Token.SURFACE]
            assert drawn(widget, 0, middle) == colours[Token.LINE_STRONG]
        line.setEnabled(False)
        assert drawn(line, 20, 4) == colours[Token.SUNKEN]
        line.setEnabled(True)


def test_what_is_selected_stands_out_in_a_high_contrast(qtbot: QtBot) -> None:
    choices = QListWidget()
    qtbot.addWidget(choices)
    choices.addItems(["one", "two"])
    choices.setCurrentRow(0)
    choices.resize(200, 100)
    choices.show()
    row = choices.visualItemRect(choices.item(0)).center().y()
    assert drawn(choices, 190, row) == LIGHT[Token.ACCENT_SOFT]
    theme().set_look(Look(Scheme.LIGHT, high_contrast=True))
    assert drawn(choices, 190, row) == LIGHT[Token.ACCENT]


@pytest.mark.parametrize("token", WORDS)
def test_a_label_has_the_colour_of_its_token(qtbot: QtBot, token: Token) -> None:
    label = Label("\N{FULL BLOCK}" * 3, token=token)
    qtbot.addWidget(label)
    for look, colours in ((LIGHT_LOOK, LIGHT), (DARK_LOOK, DARK)):
        theme().set_look(look)
        label.ensurePolished()
        assert label.palette().color(label.foregroundRole()).name().upper() == colours[token]


def test_icons_come_from_the_two_fonts_only() -> None:
    for wrong in ("mdi.earth", "fa5s.eye", "eye"):
        with pytest.raises(ValueError, match=re.escape(wrong)):
            icon(wrong)
        with pytest.raises(ValueError, match=re.escape(wrong)):
            icon_path(wrong)


def test_icons_take_the_colour_of_the_theme() -> None:
    light = icon("fa6s.square", Token.TEXT).pixmap(QSize(32, 32)).toImage()
    theme().set_look(DARK_LOOK)
    dark = icon("fa6s.square", Token.TEXT).pixmap(QSize(32, 32)).toImage()
    assert light.pixelColor(16, 16).name().upper() == LIGHT[Token.TEXT]
    assert dark.pixelColor(16, 16).name().upper() == DARK[Token.TEXT]


def test_icon_pixmap_is_sharp_on_fine_screens() -> None:
    pixmap = icon_pixmap("fa6s.rocket", "#102030", 16, 2.0)
    assert pixmap.width() == 32
    assert pixmap.devicePixelRatio() == 2.0


def test_an_icon_is_not_larger_on_a_fine_screen() -> None:
    code = (
        "from PySide6.QtWidgets import QApplication\n"
        "from gui.style import icon_pixmap\n"
        "app = QApplication([])\n"
        "pixmap = icon_pixmap('fa6s.rocket', '#102030', 16, app.devicePixelRatio())\n"
        "print(app.devicePixelRatio(), pixmap.width())\n"
    )
    fine = {**os.environ, "QT_SCALE_FACTOR": "1.5"}
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=fine)
    assert child.stdout.decode().split() == ["1.5", "24"]


def test_icon_path_is_one_unit_around_the_origin() -> None:
    bounds = icon_path("fa6s.chess-king").boundingRect()
    assert max(bounds.width(), bounds.height()) == pytest.approx(1.0)
    assert bounds.center().x() == pytest.approx(0.0, abs=1e-6)


def test_what_is_gone_may_be_dropped_while_the_scale_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that takes its size may make others, and these make room for themselves."""
    first, gone = QLabel(), [QLabel()]
    scaled(first.setMinimumWidth, 10)
    scaled(gone[0].setMinimumWidth, 20)

    def grow(self: QLabel, _width: int) -> None:
        gone.clear()
        monkeypatch.setattr(theme(), "_prune_at", 0)
        scaled(self.setMinimumHeight, 30)

    monkeypatch.setattr(QLabel, "setMinimumWidth", grow)
    before = theme().look
    theme().set_look(replace(before, scale=150))
    theme().set_look(before)
    qtbot.addWidget(first)
