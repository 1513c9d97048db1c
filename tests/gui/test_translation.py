"""A second language: found, chosen, spoken by window and games, changed while a match goes on.

The language is made up: every English sentence in capitals. It is written with the project's own
sources and the tools that make a real translation.
"""

import ast
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from engines.contract import catalog
from engines.contract.catalog import Words
from engines.contract.messages import message as fact
from engines.runtime import paths
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.translation import Translation, language_name, languages
from gui.home.first_match import FirstMatchPage
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
    for name in ("rules", "text", "translations"):
        (folder / name).mkdir()
    for each in paths.asset().iterdir():
        if not (folder / each.name).exists():
            (folder / each.name).symlink_to(each)
    (folder / "text" / "en").symlink_to(paths.asset("text", "en"))
    english = paths.asset("translations", "parlour_en.qm")
    (folder / "translations" / english.name).symlink_to(english)
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
    remembered = (catalog._catalogue, catalog.languages)
    monkeypatch.setattr(paths, "asset", assets.joinpath)
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


def test_english_has_a_form_for_one_of_everything_that_is_counted(tmp_path: Path) -> None:
    source = paths.asset("translations", "parlour_en.ts")
    _run("pyside6-lrelease", "-silent", str(source), "-qm", str(tmp_path / "parlour_en.qm"))()
    compiled = (tmp_path / "parlour_en.qm").read_bytes()
    assert compiled == source.with_suffix(".qm").read_bytes(), "run packaging/translations"
    translator = QTranslator()
    assert translator.load(str(source.with_suffix(".qm")))
    counted = [each for file in (ROOT / "gui").rglob("*.py") for each in _counted(file)]
    assert len(counted) > 15
    for context, text in counted:
        assert translator.translate(context, text, "", 1), f"{context}: {text}"
        assert translator.translate(context, text, "", 2) == text
    known = {
        (c.findtext("name"), m.findtext("source"))
        for c in ET.parse(source).iter("context")
        for m in c.iter("message")
    }
    assert known == set(counted)


def _counted(file: Path) -> Iterator[tuple[str, str]]:
    """Context and text of every sentence of a module that depends on a number."""
    tree = ast.parse(file.read_text("utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        function = call.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        texts = [str(each.value) for each in call.args if isinstance(each, ast.Constant)]
        if name == "translate" and len(call.args) == 4:
            yield texts[0], texts[1]
        elif name == "tr" and len(call.args) == 3:
            inside = [node for node in classes if call in ast.walk(node)]
            yield inside[-1].name, texts[0]


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 die is still missing."), (4, "4 dice are still missing.")]
)
def test_one_is_not_many(qapp: QApplication, n: int, said: str) -> None:
    Translation(qapp).use("en")
    text = "%n dice are still missing."
    assert QCoreApplication.translate("DiceEntry", text, "", n) == said


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
    page = FirstMatchPage(context)
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
    for file in paths.asset("text").glob("*/*.toml"):
        assert tomllib.loads(file.read_text(encoding="utf-8"))
