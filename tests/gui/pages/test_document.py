"""Pages to read: rules of every game, what Parlour is made of."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument, QTextListFormat, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract.registry import games
from engines.runtime import paths, texts
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.help.document import AboutPage, DocumentPage
from gui.help.rules import RulesPage, has_rules, rules_file
from gui.shell.shell import Shell
from gui.style import Look, Scheme, Space, Token, theme


@pytest.fixture
def rules(context: Context, qtbot: QtBot) -> Iterator[RulesPage]:
    page = RulesPage(context)
    qtbot.addWidget(page)
    yield page
    texts.speak(texts.ENGLISH)


def test_every_game_has_rules_to_read(rules: RulesPage) -> None:
    for game in games():
        assert has_rules(game)
        rules.show_game(game)
        text = rules.view.toPlainText()
        assert len(text) > 1000
        assert "|" not in text.splitlines()[0]
        assert rules.view.accessibleName() == tr("help-rules-of", name=tr(f"{game}-name"))


def test_a_search_leaves_the_sections_that_have_it(rules: RulesPage) -> None:
    rules.show_game("fargo")
    rules.resize(900, 500)
    rules.show()
    shown = [rules.contents.item(row) for row in range(rules.contents.count())]
    assert [item.text()[:2] for item in shown] == ["1.", "2.", "3.", "4.", "5.", "6."]
    rules.search.setText("hot dice")
    assert [item.isHidden() for item in shown] == [False, False, False, False, True, False]
    place = rules.view.verticalScrollBar().value()
    rules.search.returnPressed.emit()
    rules.search.returnPressed.emit()
    assert rules.view.verticalScrollBar().value() > place
    rules.search.clear()
    assert not any(item.isHidden() for item in shown)
    rules.show_game("fargo", 3)
    bar = rules.view.verticalScrollBar()
    assert 0 < bar.value() < bar.maximum()


def test_lists_have_filled_bullets(rules: RulesPage) -> None:
    rules.view.show_markdown("* one\n* two\n\n1. first\n")
    lists = [block.textList() for block in rules.view.blocks() if block.text()]
    styles = [each.format().style() for each in lists]
    shape = QTextListFormat.Style
    assert styles == [shape.ListDisc, shape.ListDisc, shape.ListDecimal]


def test_rolls_are_dice(rules: RulesPage) -> None:
    view, image = rules.view, QTextDocument.ResourceType.ImageResource.value
    shown = {
        "fargo": ("1", "1.1.5.5", "2.2.3.3.4.4.6.6"),
        "lange_strasse": ("5", "1.1.1", "2.3.4.6", "1.1.2.3.5.6"),
        "dice_chess": ("pawn", "pawn.rook.queen"),
    }
    for language, (game, rolls) in product(("en", "de"), shown.items()):
        texts.speak(language)
        rules.game = ""
        rules.show_game(game)
        for roll in rolls:
            assert f'src="dice:{roll}"' in view.toHtml()
        widths = [view.document().resource(image, QUrl(f"dice:{roll}")).width() for roll in rolls]
        assert widths == sorted(set(widths)), "the more dice, the wider"


@pytest.mark.parametrize("language", texts.languages())
def test_rolls_fit_into_their_columns(rules: RulesPage, language: str) -> None:
    texts.speak(language)
    rules.resize(1000, 700)
    rules.show()
    layout = rules.view.document().documentLayout()
    for game in ("fargo", "lange_strasse", "dice_chess"):
        rules.show_game(game)
        for cursor, written in rules.view.formatted():
            if cursor.currentTable() is not None and written.isImageFormat():
                cell = layout.blockBoundingRect(cursor.block())
                beside = layout.blockBoundingRect(cursor.block().next())
                if beside.left() > cell.left():
                    assert cell.left() + written.toImageFormat().width() <= beside.left()


@pytest.mark.parametrize("language", texts.languages())
def test_no_roll_is_written_in_digits_or_letters(rules: RulesPage, language: str) -> None:
    texts.speak(language)
    for game in games():
        rules.game = ""
        rules.show_game(game)
        written = rules.view.toPlainText()
        assert re.findall(r"(?<![\d.,])[1-6](?: [1-6])+(?![\d.,]*\d)", written) == []
        assert re.findall(r"\b[BDKLNPQRST](?: [BDKLNPQRST])+\b", written) == []


def test_rules_that_are_not_translated_are_english() -> None:
    texts.speak("xx")
    assert rules_file("fargo") == paths.asset("text", "en", "rules", "fargo.md")
    texts.speak("en")


def test_rules_of_a_language_are_taken_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(paths, "asset", tmp_path.joinpath)
    for language in ("en", "xx"):
        (tmp_path / "text" / language / "rules").mkdir(parents=True)
        (tmp_path / "text" / language / "rules" / "fargo.md").write_text(language)
    for language, found in (("xx", "xx"), ("yy", "en"), ("en", "en")):
        texts.speak(language)
        assert rules_file("fargo").read_text() == found


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


def test_sections_are_measured_in_the_width_in_which_they_are_painted(rules: RulesPage) -> None:
    rules.show_game("fargo")
    rules.resize(900, 500)
    rules.show()
    row = rules.contents.visualItemRect(rules.contents.item(0))
    assert row.width() == rules.contents.viewport().width()


def test_lines_stay_short_on_a_wide_page_with_its_scroll_bar_at_the_edge(rules: RulesPage) -> None:
    rules.show_game("fargo")
    rules.resize(1700, 500)
    rules.show()
    view, bar = rules.view, rules.view.verticalScrollBar()
    edge = bar.mapTo(view, QPoint(bar.width(), 0)).x()
    assert view.x() + edge == rules.width() - theme().px(Space.L)
    lines = view.viewport().geometry()
    assert lines.width() <= 720
    assert abs(lines.left() - (edge - bar.width() - 1 - lines.right())) <= 1, "in the middle"
    place, none = QPointF(lines.left() / 2, 100), Qt.KeyboardModifier.NoModifier
    turned = QPoint(0, -120)
    phase, buttons = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    wheel = QWheelEvent(
        place, view.mapToGlobal(place), QPoint(), turned, buttons, none, phase, False
    )
    QApplication.sendEvent(view, wheel)
    assert bar.value() > 0, "it scrolls beside the text, too"
