"""A second language: found, chosen, spoken by window and games, and shown by every page.

The language is made up: every English text in capitals.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from engines.contract.messages import Words, message
from engines.runtime import paths, texts
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.translation import Translation, language_name
from gui.home.first_match import FirstMatchPage
from gui.settings_page.page import SettingsPage
from gui.shell.shell import Shell

CODE = "eo"


class Shout(Transformer):
    """Capitals, except for what is filled in."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.upper()
        return node


@pytest.fixture(scope="module")
def assets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assets of the program, with a second language."""
    folder = tmp_path_factory.mktemp("assets")
    for each in paths.asset().iterdir():
        if each.name != "text":
            (folder / each.name).symlink_to(each)
    own = folder / "text" / CODE
    own.mkdir(parents=True)
    (folder / "text" / "en").symlink_to(paths.asset("text", "en"))
    for file in paths.asset("text", "en").glob("*.ftl"):
        tree = FluentParser().parse(file.read_text("utf-8"))
        if file.stem != "bot":
            (own / file.name).write_text(FluentSerializer().serialize(Shout().visit(tree)), "utf-8")
    return folder


@pytest.fixture
def second_language(
    assets: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[None]:
    """Two languages are there; English is on again at the end."""
    monkeypatch.setattr(paths, "asset", assets.joinpath)
    texts.languages.cache_clear()
    yield
    Translation(qapp).use("en")
    texts.languages.cache_clear()
    texts.texts_of.cache_clear()


def test_a_language_is_a_folder_of_texts(second_language: None) -> None:
    assert texts.languages() == ("en", CODE)
    assert language_name(CODE) == "Esperanto"


def test_the_window_and_the_games_speak_it(
    second_language: None, context: Context, qtbot: QtBot
) -> None:
    words = context.words()
    context.translation.use(CODE)
    assert texts.language() == CODE
    assert tr("command-undo") == "UNDO STEP"
    assert tr("match-roll-dice", dice=1) == "ROLL 1 DIE"
    assert QLocale().name().startswith(CODE)
    assert words.say(message("fargo.name")) == "FARGO"
    page = FirstMatchPage(context)
    qtbot.addWidget(page)
    assert page.accessibleName() == "WELCOME TO PARLOUR"
    context.translation.use("en")
    assert tr("command-undo") == "Undo step"
    assert words.say(message("fargo.name")) == "Fargo"


def test_what_is_not_translated_stays_english(second_language: None) -> None:
    code = "bot.preference.value"
    assert Words(CODE).say(message(code)) == Words("en").say(message(code)) == "value"


def test_a_language_that_is_not_there_is_english(second_language: None, context: Context) -> None:
    context.translation.use("xx")
    assert texts.language() == "en"


def test_languages_are_laid_out_as_they_are_written(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "languages", lambda: ("en", "ar"))
    for code in ("ar", "en"):
        context.translation.use(code)
        assert QGuiApplication.layoutDirection() == QLocale(code).textDirection()
    assert QLocale("ar").textDirection() != QLocale("en").textDirection()


def test_the_navigation_is_where_lines_begin_and_docks_where_they_end(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "languages", lambda: ("en", "ar"))
    bars, docks = Qt.ToolBarArea, Qt.DockWidgetArea
    for code, begin, end in (
        ("ar", bars.RightToolBarArea, docks.LeftDockWidgetArea),
        ("en", bars.LeftToolBarArea, docks.RightDockWidgetArea),
    ):
        shell.context.settings.set(keys.LANGUAGE, code)
        assert shell.window.toolBarArea(shell.window.rail) is begin
        assert {shell.window.dockWidgetArea(dock) for dock in shell.side.docks} == {end}


def test_a_language_that_is_chosen_is_spoken_at_once_and_kept(
    second_language: None, shell: Shell
) -> None:
    page = shell.show("settings")
    assert isinstance(page, SettingsPage)
    (box,) = (
        each
        for each in page.findChildren(QComboBox)
        if each.accessibleName() == tr("settings-key-appearance-language")
    )
    assert [box.itemText(place) for place in range(box.count())] == [
        tr("settings-system"),
        "English",
        "Esperanto",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert shell.window.page is not page
    assert shell.window.page is not None
    assert shell.window.page.title == "SETTINGS"
    assert shell.context.settings.get(keys.LANGUAGE) == CODE
