"""Sentences: formats, plurals, languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.contract import catalog
from engines.contract.catalog import Words, decimals_of, difference, number, percent
from engines.contract.messages import Parameter, message
from engines.runtime import paths

MINUS = "\u2212"

ENGLISH = """
plain = "Nothing to see"
big = "{value:number}"
signed = "{value:signed}"
one = "{value:one}"
share = "{value:percent}"
whole = "{value:whole}"
rough = "{value:whole}"
change = "{value:points}"
faces = "{value:dice}"
several = "{seat:seat}: {value:list}"
who = "{seat:seat} moves"
python = "{value:>4}"
[roll]
one = "{seat:seat} rolls one die"
other = "{seat:seat} rolls {n} dice"
[option.pace]
label = "Pace"
"""
GERMAN = """
plain = "Nichts zu sehen"
[roll]
one = "{seat:seat} würfelt mit einem Würfel"
other = "{seat:seat} würfelt mit {n} Würfeln"
"""


@pytest.fixture(autouse=True)
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two small catalogues in place of the real ones."""
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        folder = tmp_path / "text" / language
        folder.mkdir(parents=True)
        (folder / "toy.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "asset", tmp_path.joinpath)
    catalog.languages.cache_clear()
    catalog._catalogue.cache_clear()
    yield
    catalog.languages.cache_clear()
    catalog._catalogue.cache_clear()


def said(code: str, value: Parameter, **others: Parameter) -> str:
    return Words().say(message(f"toy.{code}", value=value, **others))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (999, "999"),
        (9999, "9999"),
        (12350, "12,350"),
        (1234567, "1,234,567"),
        (-50, f"{MINUS}50"),
        (-12350, f"{MINUS}12,350"),
        (0.4, "0"),
        (-0.4, "0"),
        (9999.7, "10,000"),
    ],
)
def test_numbers(value: float, text: str) -> None:
    assert said("big", value) == number(value) == text


@pytest.mark.parametrize(
    ("value", "text"), [(50, "+50"), (-50, f"{MINUS}50"), (0, "0"), (12350, "+12,350")]
)
def test_signed_numbers(value: float, text: str) -> None:
    assert said("signed", value) == text


@pytest.mark.parametrize(
    ("code", "value", "text"),
    [
        ("one", 962.334, "962.3"),
        ("one", -0.04, "0.0"),
        ("share", 0.6478, "64.8%"),
        ("share", 1.0, "100%"),
        ("whole", 0.6478, "65%"),
        ("change", -0.032, f"{MINUS}3.2"),
        ("change", 0.05, "+5.0"),
        ("change", 0.0, "0.0"),
        ("faces", (1, 1, 5), "1 1 5"),
        ("faces", (), ""),
        ("python", "ab", "  ab"),
    ],
)
def test_formats(code: str, value: Parameter, text: str) -> None:
    assert said(code, value) == text


def test_a_list_of_facts_is_told_with_commas() -> None:
    told = message("toy.several", seat=0, value=(message("toy.plain"), message("toy.who", seat=1)))
    assert Words(names=("Anna", "Ben")).say(told) == "Anna: Nothing to see, Ben moves"


def test_a_figure_has_a_decimal_if_its_range_is_narrow() -> None:
    assert [decimals_of(margin) for margin in (0.0, 0.99, 1.0, 12.0)] == [1, 1, 0, 0]
    assert difference(50.06, 55.15, 1) == pytest.approx(-5.0)


def test_a_share_in_whole_percents() -> None:
    assert said("rough", 0.6483) == "65%"


def test_percentages_take_as_many_decimals_as_wanted() -> None:
    assert percent(0.05) == "5.0%"
    assert percent(0.59484, 2) == "59.48%"


@pytest.mark.parametrize(
    ("share", "decimals", "text"),
    [
        (0.0, 1, "0%"),
        (1.0, 1, "100%"),
        (1e-17, 1, "0%"),
        (1 - 1e-16, 0, "100%"),
        (0.00049, 1, "<0.1%"),
        (0.00051, 1, "0.1%"),
        (0.99951, 1, ">99.9%"),
        (0.99949, 1, "99.9%"),
        (0.004, 0, "<1%"),
        (0.996, 0, ">99%"),
        (0.0001, 2, "0.01%"),
        (-0.02, 1, "\u22122.0%"),
    ],
)
def test_only_what_is_impossible_has_no_chance(share: float, decimals: int, text: str) -> None:
    assert percent(share, decimals) == text


def test_seats_have_names_or_numbers_from_one() -> None:
    table = Words(names=["Anna", "Ben"])
    assert table.say(message("toy.who", seat=1)) == "Ben moves"
    assert table.say(message("toy.who", seat=2)) == "3 moves"


@pytest.mark.parametrize(
    ("n", "text"),
    [(0, "Anna rolls 0 dice"), (1, "Anna rolls one die"), (6, "Anna rolls 6 dice")],
)
def test_plurals_follow_n(n: int, text: str) -> None:
    assert Words(names=["Anna"]).say(message("toy.roll", seat=0, n=n)) == text


def test_another_language_and_its_fallback() -> None:
    german = Words("de", names=["Anna"])
    assert german.say(message("toy.plain")) == "Nichts zu sehen"
    assert german.say(message("toy.roll", seat=0, n=1)) == "Anna würfelt mit einem Würfel"
    assert german.say(message("toy.who", seat=0)) == "Anna moves"
    assert Words("fr").say(message("toy.plain")) == "Nothing to see"


def test_languages_begin_with_english() -> None:
    assert catalog.languages() == ("en", "de")


def test_codes_reach_into_tables() -> None:
    assert Words().say(message("toy.option.pace.label")) == "Pace"


@pytest.mark.parametrize("code", ["toy.nothing", "toy.plain.deeper", "toy", "poker.plain", "toy."])
def test_an_unknown_code_is_a_defect(code: str) -> None:
    assert not Words().has(code)
    with pytest.raises(KeyError):
        Words().say(message(code))


def test_what_there_is_a_sentence_for() -> None:
    assert Words().has("toy.plain")
    assert Words().has("toy.roll")
    assert Words("de").has("toy.who")
    assert not Words().has("toy.option.pace")


def test_a_missing_parameter_is_a_defect() -> None:
    with pytest.raises(KeyError):
        Words().say(message("toy.who"))
    with pytest.raises(KeyError):
        Words().say(message("toy.roll", seat=0))
