"""The gallery shows everything in every look without a warning."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.style import Look, Scheme, Token, theme
from tests.gallery.__main__ import SECTIONS, main, make_page
from tests.gallery.parts import Section

LOOKS = (
    Look(Scheme.DARK, False, 200),
    Look(Scheme.LIGHT, False, 100),
    Look(Scheme.DARK, True, 80),
)


@pytest.mark.parametrize("section", SECTIONS, ids=[section.title for section in SECTIONS])
def test_every_section_can_be_drawn_and_restyled(
    qtbot: QtBot, still: None, section: Section
) -> None:
    page = make_page([section.title])
    qtbot.addWidget(page)
    page.show()
    page.grab()
    for look in LOOKS:
        theme().set_look(look)
        assert not page.grab().isNull()


def test_screenshot_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "buttons.png"
    assert main(["--theme", "dark", "--only", "buttons", "--screenshot", str(target)]) == 0
    picture = QImage(str(target))
    assert picture.width() == 1080
    assert picture.pixelColor(2, 2) == theme().color(Token.WINDOW)


def test_pages_leave_nothing_behind(qtbot: QtBot, still: None) -> None:
    page = make_page([])
    page.show()
    children = page.findChildren(QWidget)
    assert len(children) > 200
    page.close()
    page.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(page))
    theme().set_look(Look(Scheme.DARK, False, 150))
    assert not any(shiboken6.isValid(child) for child in children)
