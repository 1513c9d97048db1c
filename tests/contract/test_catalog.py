"""Texts and sentences: formats, plurals, languages."""

from collections.abc import Iterator
from typing import Final

import pytest

from engines.contract.messages import Message, Parameter, Words, message
from engines.runtime import texts
from engines.runtime.errors import ParseError, RecordError, quoted
from engines.runtime.texts import decimals_of, difference, number, percent, tr

MINUS = "\u2212"

ENGLISH = """
### Texts of the tests.

toy-plain = Nothing to see
toy-big = { NUMBER($value) }
toy-bare = { $value }
toy-signed = { SIGNED($value) }
toy-fine = { SIGNED($value, decimals: 2) }
toy-one = { NUMBER($value, decimals: 1) }
# A share.
toy-share = { PERCENT($value) }
toy-whole = { PERCENT($value, decimals: 0) }
toy-change = { POINTS($value) }
toy-several = { SEAT($seat) }: { $value }
toy-who = { SEAT($seat) } moves
toy-build = build { $what }
toy-give = give { $what } to { $whom }
toy-sail = sail to { $what }, { $what }
toy-bring = bring { $what } ({ $whom })
toy-lab = lab
toy-mine = mine
toy-port = port
toy-name = { $what }
toy-spaced = {" "}or{" "}
toy-all = There are { $value }.
toy-any = Choose { OR($value) }.
toy-error = Not { $value } ({ $which })

toy-roll = { $n ->
    [one] { SEAT($seat) } rolls one die
   *[other] { SEAT($seat) } rolls { $n } dice
}
toy-option-pace-label = Pace
"""
NOTHING: Final = "Nothing to see"
GERMAN = """
toy-plain = Nichts zu sehen
toy-big = { NUMBER($value) }
toy-share = { PERCENT($value) }
toy-all = Es gibt { $value }.
toy-any = Wähle { OR($value) }.
toy-build = { $what } bauen
toy-bring = { $what } bringen ({ $whom })
toy-lab = Labor
toy-mine = Mine
toy-error = Nicht { $value } ({ $which })
toy-roll = { $n ->
    [one] { SEAT($seat) } würfelt mit einem Würfel
   *[other] { SEAT($seat) } würfelt mit { $n } Würfeln
}
"""


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """A few texts in two languages."""
    for language, source in (("en", ENGLISH), ("de", GERMAN)):
        texts.texts_of(language).put("toy", source)
    yield
    for language in ("en", "de"):
        texts.texts_of(language).put("toy", "")
    texts.speak("en")


def said(code: str, value: Parameter, **others: Parameter) -> str:
    return Words().say(message(f"toy.{code}", value=value, **others))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (999, "999"),
        (9999, "9,999"),
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
        ("bare", (1, 1, 5), "1 1 5"),
        ("bare", (), ""),
    ],
)
def test_formats(code: str, value: Parameter, text: str) -> None:
    assert said(code, value) == text


def test_a_sentence_that_ends_with_an_abbreviation_has_one_period() -> None:
    assert said("all", "Ltd.") == "There are Ltd."


@pytest.mark.parametrize("text", ["Hm...", "see ../notes for 1..3"])
def test_what_people_have_written_keeps_its_periods(text: str) -> None:
    assert said("bare", text) == text


def test_a_list_of_facts_is_told_with_commas() -> None:
    told = message("toy.several", seat=0, value=(message("toy.plain"), message("toy.who", seat=1)))
    assert Words(names=("Anna", "Ben")).say(told) == "Anna: Nothing to see, Ben moves"


def test_neighbours_in_a_list_that_are_alike_are_counted() -> None:
    cards = tuple(message(f"toy.{each}") for each in ("lab", "lab", "mine", "lab"))
    assert said("bare", cards) == "lab ×2, mine, lab"
    assert said("bare", (1, 1, 5)) == "1 1 5"


def fact(code: str, **names: str) -> Message:
    return message(f"toy.{code}", **{key: message(f"toy.{name}") for key, name in names.items()})


BUILDS: Final = [fact("build", what=each) for each in ("lab", "lab", "mine")]


@pytest.mark.parametrize(
    ("facts", "sentences"),
    [
        (BUILDS, ["build lab ×2 and mine"]),
        (BUILDS[:2], ["build lab ×2"]),
        ([*BUILDS[1:], fact("plain"), BUILDS[0]], ["build lab and mine", NOTHING, "build lab"]),
        ([fact("plain")] * 2, [NOTHING] * 2),
        ([fact("name", what="lab")] * 2, ["lab ×2"]),
        ([fact("bring", what="lab", whom="mine")] * 2, ["bring lab ×2 (mine)"]),
        ([message("toy.who", seat=0)] * 2, ["1 moves ×2"]),
        ([fact("sail", what="mine")] * 2, ["sail to mine, mine ×2"]),
        (
            [fact("give", what="lab", whom="mine"), fact("give", what="lab", whom="port")],
            ["give lab to mine and port"],
        ),
        (
            [fact("give", what="lab", whom="mine"), fact("give", what="port", whom="lab")],
            ["give lab to mine", "give port to lab"],
        ),
        (
            [fact("sail", what="mine"), fact("sail", what="port")],
            ["sail to mine, mine", "sail to port, port"],
        ),
        ([fact("name", what="lab"), fact("name", what="mine")], ["lab", "mine"]),
        ([], []),
    ],
)
def test_facts_that_differ_in_one_place_are_one_sentence(
    facts: list[Message], sentences: list[str]
) -> None:
    assert Words().in_a_row(facts) == sentences


def test_other_languages_put_the_verb_elsewhere() -> None:
    assert Words("de").in_a_row(BUILDS) == ["Labor ×2 und Mine bauen"]
    assert Words("de").in_a_row(BUILDS[:2]) == ["Labor ×2 bauen"]
    given = {"whom": message("toy.mine"), "what": message("toy.lab")}  # in whatever order
    assert Words("de").in_a_row([message("toy.bring", **given)] * 2) == ["Labor ×2 bringen (Mine)"]


def test_a_figure_has_a_decimal_if_its_range_is_narrow() -> None:
    assert [decimals_of(margin) for margin in (0.0, 0.99, 1.0, 12.0)] == [1, 1, 0, 0]
    assert difference(50.06, 55.15, 1) == pytest.approx(-5.0)


def test_a_value_longer_than_any_path_is_cut_off() -> None:
    text = tr("errors-file-cannot-read", path="x" * 9000, reason="y")
    assert "xx…" in text
    assert len(text) < 3000


def test_a_share_in_whole_percents() -> None:
    assert said("whole", 0.6483) == "65%"


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


def test_the_language_changes_at_run_time() -> None:
    words = Words(names=["Anna"])
    assert tr("toy-plain") == words.say(message("toy.plain")) == "Nothing to see"
    texts.speak("de")
    assert texts.language() == "de"
    assert tr("toy-plain") == words.say(message("toy.plain")) == "Nichts zu sehen"
    assert tr("toy-option-pace-label") == "Pace"


def test_every_language_writes_numbers_its_own_way() -> None:
    texts.speak("de")
    assert tr("toy-big", value=12345) == number(12345) == "12.345"
    assert tr("toy-share", value=0.536) == percent(0.536) == "53,6\u00a0%"
    assert tr("toy-one", value=12345.67) == "12,345.7"  # an English sentence


def test_texts_with_arguments() -> None:
    assert tr("toy-spaced") == " or "
    assert tr("toy-bare", value=-12345) == f"{MINUS}12,345"
    assert tr("toy-bare", value=2.5) == "2.5"
    assert tr("toy-bare", value="as it is") == "as it is"
    assert tr("toy-fine", value=0.25) == "+0.25"
    with pytest.raises(KeyError):
        tr("toy-bare")
    with pytest.raises(KeyError):
        tr("toy-unknown")


def test_lists_are_those_of_the_language() -> None:
    several = ("Explore", 12000, tr("toy-plain"))
    assert tr("toy-all", value=several) == "There are Explore, 12,000, and Nothing to see."
    assert tr("toy-any", value=("A",)) == "Choose A."
    texts.speak("de")
    assert tr("toy-all", value=several) == "Es gibt Explore, 12.000 und Nothing to see."
    assert tr("toy-any", value=("A", "B", "C")) == "Wähle A, B oder C."


def test_an_error_is_said_again_in_another_language() -> None:
    inner = ParseError(tr("toy-error", value=quoted("x"), which=(tr("toy-plain"), "y")))
    error = RecordError(tr("toy-error", value=str(inner), which="z"))
    assert str(error) == "Not Not “x” (Nothing to see and y) (z)"
    texts.speak("de")
    assert texts.again(str(error)) == "Nicht Nicht „x“ (Nichts zu sehen und y) (z)"
    assert texts.again("not from the catalog") == "not from the catalog"


def test_codes_have_dots_where_ids_have_dashes() -> None:
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
