"""The theme object: looks, sizes, fonts, palette, style sheet, icons."""

import re
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.label import Label
from gui.style import Look, Scheme, Size, Token, TypeRole, icon, theme
from gui.style.icons import icon_path, icon_pixmap
from gui.style.stylesheet import SHEETS, make_sheets, write_glyphs
from gui.style.theme import FAMILY, record_font, tabular
from gui.style.tokens import DARK, DARK_CONTRAST, LIGHT, SCALES

LIGHT_LOOK = Look(Scheme.LIGHT, high_contrast=False)
DARK_LOOK = Look(Scheme.DARK, high_contrast=False)


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> Iterator[None]:
    theme().set_look(LIGHT_LOOK)
    yield
    theme().set_look(LIGHT_LOOK)


def test_one_theme_per_application() -> None:
    assert theme() is theme()


def test_a_new_look_reaches_followers_after_the_application(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    seen: list[str] = []

    class Follower(QWidget):
        def apply_theme(self) -> None:
            assert isinstance(app, QApplication)
            seen.append(app.palette().color(QPalette.ColorRole.Window).name().upper())

    follower = Follower()
    qtbot.addWidget(follower)
    theme().follow(follower.apply_theme)
    theme().set_look(DARK_LOOK)
    assert seen == [LIGHT[Token.WINDOW], DARK[Token.WINDOW]]


def test_the_same_look_again_changes_nothing(qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(theme().changed):
        theme().set_look(LIGHT_LOOK)


def test_a_deleted_follower_is_forgotten(qtbot: QtBot) -> None:
    calls = []

    class Follower(QWidget):
        def apply_theme(self) -> None:
            calls.append(1)

    follower = Follower()
    theme().follow(follower.apply_theme)
    follower.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(follower))
    theme().set_look(DARK_LOOK)
    assert len(calls) == 1


def test_methods_of_qt_itself_follow(qtbot: QtBot) -> None:
    line = QLineEdit("Anna")
    theme().follow(line.clear)
    assert not line.text()
    line.setText("Ben")
    theme().set_look(DARK_LOOK)
    assert not line.text()
    line.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(line))
    theme().set_look(LIGHT_LOOK)


def test_a_change_reaches_what_is_seen_and_what_is_hidden(qtbot: QtBot) -> None:
    told: list[str] = []

    class Follower(QLineEdit):
        def apply_theme(self) -> None:
            told.append(f"{self.objectName()} {theme().hex(Token.SURFACE)}")

    hidden, shown, gone = Follower(), Follower(), Follower()
    for name, follower in (("hidden", hidden), ("shown", shown)):
        follower.setObjectName(name)
        qtbot.addWidget(follower)
    for follower in (hidden, shown, gone):
        follower.ensurePolished()
        theme().follow(follower.apply_theme)
    shown.show()
    told.clear()
    with qtbot.waitSignal(theme().changed):
        shiboken6.delete(gone)
        theme().set_look(DARK_LOOK)
    assert told == [f"{name} {DARK[Token.SURFACE]}" for name in ("hidden", "shown")]
    assert DARK[Token.SURFACE] in shown.styleSheet()
    assert DARK[Token.SURFACE] in hidden.styleSheet()
    assert LIGHT[Token.SURFACE] not in hidden.styleSheet()


def test_unknown_system_scheme_is_light() -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.styleHints().colorScheme() is not Qt.ColorScheme.Dark
    theme().set_look(Look(Scheme.SYSTEM, high_contrast=False))
    assert not theme().dark
    assert theme().hex(Token.SURFACE) == LIGHT[Token.SURFACE]


def test_a_change_of_the_system_scheme_is_followed(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    with qtbot.waitSignal(theme().changed):
        app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


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
    plain, even = theme().font(TypeRole.BODY), tabular(theme().font(TypeRole.BODY))
    assert QFontMetricsF(even).horizontalAdvance("1111") == pytest.approx(
        QFontMetricsF(even).horizontalAdvance("0000")
    )
    assert QFontMetricsF(plain).horizontalAdvance("1111") < QFontMetricsF(plain).horizontalAdvance(
        "0000"
    )


def test_record_font_is_fixed_pitch() -> None:
    metrics = QFontMetricsF(record_font(1.0))
    assert metrics.horizontalAdvance("iiii") == pytest.approx(metrics.horizontalAdvance("MMMM"))


@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled])
def test_every_palette_role_is_set(group: QPalette.ColorGroup) -> None:
    theme().set_look(DARK_LOOK)
    palette = QApplication.palette()
    tokens = {colour.lower() for colour in DARK.values()}
    for role in QPalette.ColorRole:
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            assert palette.color(group, role).name() in tokens, role


@pytest.mark.parametrize("colours", [LIGHT, DARK, DARK_CONTRAST])
def test_style_sheets_are_complete(
    colours: dict[Token, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("glyphs")
    sheets = make_sheets(colours, 1.5, write_glyphs(colours, folder))
    assert set(sheets) == set(SHEETS)
    for sheet in sheets.values():
        assert "$" not in sheet
        assert not re.search(r"\ddp", sheet)
        for path in re.findall(r"url\((.+?)\)", sheet):
            assert folder.joinpath(path).is_file()


def test_thin_lines_never_vanish_at_small_scale(tmp_path_factory: pytest.TempPathFactory) -> None:
    glyphs = write_glyphs(LIGHT, tmp_path_factory.mktemp("glyphs"))
    assert all(" 0px solid" not in sheet for sheet in make_sheets(LIGHT, 0.8, glyphs).values())


def test_controls_of_qt_wear_the_sheet_of_their_kind_and_nothing_else_does(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    line, choice, label = QLineEdit(), QComboBox(), Label("words")
    own = QLineEdit()
    own.setStyleSheet("QLineEdit { border: none; }")
    number = QSpinBox()
    for widget in (line, choice, label, own, number):
        column.addWidget(widget)
    page.show()
    assert LIGHT[Token.SURFACE] in line.styleSheet()
    assert "QComboBox::drop-down" in choice.styleSheet()
    assert own.styleSheet() == "QLineEdit { border: none; }"
    assert number.lineEdit().styleSheet() == ""  # the sheet of the whole field covers it
    assert page.styleSheet() == label.styleSheet() == ""
    theme().set_look(DARK_LOOK)
    assert DARK[Token.SURFACE] in line.styleSheet()
    assert LIGHT[Token.SURFACE] not in line.styleSheet()
    assert own.styleSheet() == "QLineEdit { border: none; }"


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


def test_icon_path_is_one_unit_around_the_origin() -> None:
    bounds = icon_path("fa6s.chess-king").boundingRect()
    assert max(bounds.width(), bounds.height()) == pytest.approx(1.0)
    assert bounds.center().x() == pytest.approx(0.0, abs=1e-6)
