"""The texts that ship with Parlour: well formed, and the same ones in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engines.runtime import paths, texts
from tests.ftl import messages, readings
from tests.translations import complete, faults

FOLDER = paths.asset("text")
CATALOGUES = sorted(FOLDER.glob("*/*.ftl"))
FUNCTIONS = {"NUMBER", "SIGNED", "PERCENT", "POINTS", "SEAT", "OR"}


def catalogue_name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


class Functions(Visitor):
    """The functions of a text."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.names.add(node.id.name)
        self.generic_visit(node)


def test_english_is_there() -> None:
    assert texts.languages()[0] == "en"
    assert set(texts.languages()) == {file.parent.name for file in CATALOGUES}


@pytest.mark.parametrize("file", CATALOGUES, ids=catalogue_name)
def test_texts_are_well_formed(file: Path) -> None:
    for message in messages(file):
        id_ = message.id.name
        assert id_.startswith(f"{file.stem}-"), id_
        assert not message.attributes, id_
        assert message.value is not None, id_
        functions = Functions()
        functions.visit(message)
        assert functions.names <= FUNCTIONS, id_
        for reading in readings(message.value):
            assert reading, id_
            assert "!" not in reading, id_


@pytest.mark.parametrize("file", CATALOGUES, ids=catalogue_name)
def test_ids_are_unique_and_found(file: Path) -> None:
    ids = tuple(message.id.name for message in messages(file))
    assert len(ids) == len(set(ids))
    assert texts.texts_of(file.parent.name).ids(file.stem) == ids


@pytest.mark.parametrize("language", texts.languages())
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    """English too: its plural forms, and the limits of its buttons."""
    assert list(faults(language, FOLDER / "en", FOLDER / language)) == []


def test_ids_are_readable() -> None:
    for file in CATALOGUES:
        for message in messages(file):
            assert re.fullmatch(r"[a-z][\w-]*[\w]", message.id.name)
            assert not re.search(r"-\d+$", message.id.name), "say what the number means"


# -- the checks find what is wrong, and packaging/translations repairs what it can ----------------

ENGLISH = """### A page.

# On a button: at most 6 characters.
page-play = Play { $name }
page-dice = { $n ->
    [0] No dice
    [one] 1 die
   *[other] { $n } dice
}
page-chance = { PERCENT($share, decimals: 0) } for { $name }
page-close = Close
"""
POLISH = """### A page.

# On a button: at most 6 characters.
page-play = Graj { $name }
page-dice = { $n ->
    [0] Bez kości
    [one] 1 kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
page-chance = { PERCENT($share, decimals: 0) } dla { $name }
page-close = Zamknij
"""
RULES = "# Dice\n\n| a | b |\n|---|---|\n\nSee ![it](board:table), [that](https://a.b), [[dice]].\n"


@pytest.fixture
def english(tmp_path: Path) -> Path:
    write(tmp_path / "en", ENGLISH, RULES)
    return tmp_path / "en"


def write(folder: Path, catalogue: str, page: str) -> Path:
    (folder / "rules").mkdir(parents=True, exist_ok=True)
    (folder / "page.ftl").write_text(catalogue, "utf-8")
    (folder / "rules" / "dice.md").write_text(page, "utf-8")
    return folder


def test_a_faultless_translation_has_no_faults(english: Path, tmp_path: Path) -> None:
    assert list(faults("pl", english, write(tmp_path / "pl", POLISH, RULES))) == []


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ("page-close = Zamknij\n", "", "page-close: missing text"),
        ("page-close", "page-end = Koniec\npage-close", "page-end: stale text"),
        ("Graj { $name }", "Graj", "page-play: uses [] instead of ['$name']"),
        ("Graj { $name }", "Graj { $who }", "page-play: uses ['$who'] instead of ['$name']"),
        (", decimals: 0", "", "page-chance: uses"),
        ("PERCENT($share, decimals: 0)", "$share", "page-chance: uses"),
        ("    [few] { $n } kości\n", "", "page-dice: has the plural forms"),
        ("[few]", "[two]", "page-dice: has the plural forms"),
        ("Graj {", "Zagraj {", "page-play: “Zagraj {$name}” has 6 characters"),
        ("page-play", "# TRANSLATE\npage-play", "page-play: still to be translated"),
    ],
)
def test_faults_of_texts_are_found(
    was: str, now: str, fault: str, english: Path, tmp_path: Path
) -> None:
    assert POLISH.count(was) == 1
    limited = ENGLISH.replace("at most 6", "at most 5") if "characters" in fault else ENGLISH
    (english / "page.ftl").write_text(limited, "utf-8")
    own = write(tmp_path / "pl", POLISH.replace(was, now), RULES)
    (found,) = faults("pl", english, own)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("# Dice", "## Dice"),
        ("# Dice", "Dice"),
        ("|---|---|\n", ""),
        ("board:table", "board:dice"),
        ("https://a.b", "https://a.c"),
        ("[[dice]]", "dice"),
        (".\n", ".\n```\nrun\n```\n"),
    ],
)
def test_faults_of_pages_are_found(was: str, now: str, english: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "pl", POLISH, RULES.replace(was, now))
    (found,) = faults("pl", english, own)
    assert found.startswith("rules/dice.md: has “")


def test_pages_that_lack_or_remain_are_found(english: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "pl", POLISH, RULES)
    (own / "rules" / "dice.md").rename(own / "rules" / "cards.md")
    assert list(faults("pl", english, own)) == [
        "rules/dice.md: missing file",
        "rules/cards.md: stale file",
    ]


def test_a_translation_is_begun_in_english_with_its_plural_forms(
    english: Path, tmp_path: Path
) -> None:
    own = tmp_path / "pl"
    assert complete("pl", english, own) == (5, 0)
    assert {fault.partition(": ")[2] for fault in faults("pl", english, own)} == {
        "still to be translated"
    }
    dice = next(each for each in messages(own / "page.ftl") if each.id.name == "page-dice")
    assert dice.value is not None
    assert [*readings(dice.value)] == ["No dice", "1 die", *3 * ["{$n} dice"]]
    assert texts.Texts("pl").find("page-close") is None  # only shipped texts are used


def test_a_translation_is_completed(english: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "pl", POLISH, RULES)
    assert complete("pl", english, own) == (0, 0)
    assert (own / "page.ftl").read_text("utf-8") == POLISH
    newer = ENGLISH.replace("Play { $name }", "Play { $name } again in { $game }")
    newer = newer.replace("page-close = Close", "page-open = Open")
    write(english, newer, RULES)
    (english / "help.md").write_text("", "utf-8")
    (own / "rules" / "cards.md").write_text("", "utf-8")
    assert complete("pl", english, own) == (2, 2)
    written = (own / "page.ftl").read_text("utf-8")
    assert "# TRANSLATE\n# page-play = Graj { $name }\npage-play = Play { $name } again" in written
    assert "# TRANSLATE\npage-open = Open\n" in written
    assert "page-close" not in written
    assert not (own / "rules" / "cards.md").exists()
    assert complete("pl", english, own) == (0, 0)
    assert (own / "page.ftl").read_text("utf-8") == written
