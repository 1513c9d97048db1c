"""Pages to read: rules of every game, what Parlour is made of."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from engines.contract.registry import games
from engines.runtime import paths
from gui.app.context import Context
from gui.help.document import AboutPage, DocumentPage, RulesPage, has_rules, rules_file
from gui.shell.shell import Shell
from gui.style import Look, Scheme, Token, theme


@pytest.fixture
def rules(context: Context, qtbot: QtBot) -> RulesPage:
    page = RulesPage(context)
    qtbot.addWidget(page)
    return page


def test_every_game_has_rules_to_read(rules: RulesPage) -> None:
    for game in games():
        assert has_rules(game)
        rules.show_game(game)
        text = rules.view.toPlainText()
        assert len(text) > 1000
        assert "|" not in text.splitlines()[0]
        assert rules.view.accessibleName().startswith("Rules of ")


def test_rules_that_are_not_translated_are_english() -> None:
    assert rules_file("fargo", "xx").name == "fargo.en.md"


def test_rules_of_a_language_are_taken_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(paths, "asset", tmp_path.joinpath)
    (tmp_path / "rules").mkdir()
    for language in ("en", "xx"):
        (tmp_path / "rules" / f"fargo.{language}.md").write_text(language)
    assert rules_file("fargo", "xx").read_text() == "xx"
    assert rules_file("fargo", "yy").read_text() == "en"


def test_the_text_follows_the_theme_when_it_is_seen(rules: RulesPage) -> None:
    rules.show_game("fargo")
    rules.show()

    def colour() -> str:
        return (
            rules.view.document()
            .begin()
            .begin()
            .fragment()
            .charFormat()
            .foreground()
            .color()
            .name()
        )

    light = colour()
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=100))
    assert colour() == theme().color(Token.TEXT).name()
    assert colour() != light
    rules.hide()
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))
    rules.show()
    assert colour() == light


def test_web_links_open_outside(rules: RulesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    rules.view.anchorClicked.emit(QUrl("https://example.org/x"))
    rules.view.anchorClicked.emit(QUrl("file:///etc/passwd"))
    rules.view.anchorClicked.emit(QUrl("#section"))
    assert opened == ["https://example.org/x"]


def test_about_names_version_licence_and_the_works_of_others(shell: Shell) -> None:
    page = shell.show("about")
    assert isinstance(page, AboutPage)
    text = page.view.toPlainText()
    assert "Parlour 1.0" in text
    assert "Apache License 2.0" in text
    assert "PySide6" in text
    assert shell.window.focusWidget() is page.view


def test_a_game_without_rules_has_no_page(shell: Shell) -> None:
    before = shell.window.page
    shell.show_rules("double")
    assert shell.window.page is before
    assert not isinstance(before, DocumentPage)
