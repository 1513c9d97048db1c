"""A second language: found, chosen, spoken by window and games, changed while a match goes on.

The language is made up: every English sentence in capitals. It is written with the project's own
sources and the tools that make a real translation.
"""

import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from engines.core import places, words
from engines.core.facts import fact
from engines.core.words import Words
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.translation import Translation, language_name, languages
from gui.home.first_run import FirstRunPage
from gui.match.view import MatchView
from gui.settings_page.page import SettingsPage
from gui.shell.shell import Shell

ROOT = Path(__file__).parents[2]
CODE = "eo"
TOOLS = Path(sys.executable).parent
Table = Callable[..., MatchView]


def shout(text: str) -> str:
    """Capitals, but for places to fill in."""
    return "".join(
        part if part.startswith(("{", "%", "&")) else part.upper()
        for part in re.split(r"(\{[^}]*\}|%n|&\w)", text)
    )


@pytest.fixture(scope="module")
def assets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assets of the program, with a second language."""
    folder = tmp_path_factory.mktemp("assets")
    for name in ("fonts", "icons", "rules", "text", "translations"):
        (folder / name).mkdir()
    for file in (*places.asset("fonts").iterdir(), *places.asset("icons").iterdir()):
        (folder / file.parent.name / file.name).symlink_to(file)
    (folder / "text" / "en").symlink_to(places.asset("text", "en"))
    _translate_catalogues(folder / "text" / CODE)
    _translate_window(folder / "translations")
    return folder


def _translate_catalogues(folder: Path) -> None:
    """Games and session: only what the tests look at."""
    folder.mkdir()
    (folder / "fargo.toml").write_text('name = "FARGO"\n')


def _translate_window(folder: Path) -> None:
    source = folder / f"parlour_{CODE}.ts"
    _run("pyside6-lupdate", "-silent", "-extensions", "py", "-locations", "none", "gui")(
        "-target-language", CODE, "-ts", str(source)
    )
    tree = ET.parse(source)
    for message in tree.iter("message"):
        english, translation = message.find("source"), message.find("translation")
        assert english is not None
        assert translation is not None
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform") or [translation]
        for form in forms:
            form.text = shout(english.text or "")
    tree.write(source, encoding="utf-8")
    _run("pyside6-lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))()


def _run(tool: str, *arguments: str) -> Callable[..., None]:
    def run(*more: str) -> None:
        subprocess.run([TOOLS / tool, *arguments, *more], cwd=ROOT, check=True, capture_output=True)

    return run


@pytest.fixture
def second_language(
    assets: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[None]:
    """Two languages are there; English is on again at the end."""
    remembered = (words._catalogue, words.languages)
    monkeypatch.setattr(places, "asset", assets.joinpath)
    for each in remembered:
        each.cache_clear()
    yield
    Translation(qapp).use("en")
    for each in remembered:
        each.cache_clear()


def test_every_sentence_of_the_window_can_be_translated(assets: Path) -> None:
    """No sentence is hidden in an f-string, and every place to fill in has a number."""
    source = ET.parse(assets / "translations" / f"parlour_{CODE}.ts")
    sentences = [message.findtext("source") or "" for message in source.iter("message")]
    assert len(sentences) > 500
    assert {"Change keys", "Roll the dice", "Undo step", "Start match"} <= set(sentences)
    named = [each for each in sentences if re.search(r"\{[^}0-9]", each)]
    assert named == []


def test_a_language_needs_window_and_games(second_language: None, assets: Path) -> None:
    assert languages() == ("en", CODE)
    assert language_name(CODE) == "Esperanto"
    (assets / "translations" / "parlour_xx.qm").touch()
    assert languages() == ("en", CODE)  # no game speaks it


def test_the_window_and_the_games_speak_it(
    second_language: None, qapp: QApplication, context: Context, qtbot: QtBot
) -> None:
    context.translation.use(CODE)
    assert QCoreApplication.translate("Command", "Undo step") == "UNDO STEP"
    assert QLocale().name().startswith(CODE)
    assert context.words().say(fact("fargo.name")) == "FARGO"
    page = FirstRunPage(context)
    qtbot.addWidget(page)
    assert page.accessibleName() == "WELCOME TO PARLOUR"
    context.translation.use("en")
    assert QCoreApplication.translate("Command", "Undo step") == "Undo step"


def test_what_is_not_translated_stays_english(second_language: None) -> None:
    assert Words(CODE).say(fact("fargo.tagline")) == Words("en").say(fact("fargo.tagline"))


def test_a_language_that_is_not_there_is_english(second_language: None, context: Context) -> None:
    context.translation.use("xx")
    assert context.translation.language == "en"


def test_a_language_that_is_chosen_is_kept_for_the_next_start(
    second_language: None, shell: Shell
) -> None:
    page = shell.show("settings")
    assert isinstance(page, SettingsPage)
    (box,) = (each for each in page.findChildren(QComboBox) if each.accessibleName() == "Language")
    assert [box.itemText(place) for place in range(box.count())] == [
        "Same as system",
        "English",
        "Esperanto",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert any("next time" in label.text() for label in page.findChildren(QLabel))
    assert shell.context.settings.get(keys.LANGUAGE) == CODE


def test_the_catalogues_of_the_program_can_be_read() -> None:
    for file in places.asset("text").glob("*/*.toml"):
        assert tomllib.loads(file.read_text(encoding="utf-8"))
