"""The texts that people read keep to one vocabulary, and to plain English.

Each pattern is a word or a turn of phrase that the texts once had too much of, with what an
English speaker would say instead. Fields in braces, code spans, and links are not read.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from engines.contract.registry import games
from engines.runtime import paths
from tests.ftl import messages, readings

CATALOGUES: Final = sorted(paths.asset("text", "en").glob("*.ftl"))
PAGES: Final = sorted(paths.asset("text", "en").glob("*/*.md"))
FILES: Final = [*CATALOGUES, *PAGES]
ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = [*sorted(ROOT.glob("[A-S]*.md")), ROOT / "packaging" / "README.md"]
"""The documents we have written, so without the third-party notices."""
GERMAN_FILES: Final = [
    *sorted(paths.asset("text", "de").glob("*.ftl")),
    *sorted(paths.asset("text", "de").glob("*/*.md")),
]
GERMAN_FILES.remove(paths.asset("text", "de", "help", "notices.md"))  # versions aren't numbers
MOST_WORDS: Final = 14
"""The most words in a reason, so that it fits on the card of a hint."""
LONGER: Final = r"\w+-reason-cube_(no_)?double_\w+"
"""Reasons that list equities, as GNU Backgammon does."""

EVERYWHERE: Final = {
    # one word for each thing
    r"play-outs?|futures|in (its|your|the) head": "playouts",
    r"chances? (to win|of winning)|winning chances?": "win chance",
    r"shares? (of )?(a |the )?win|shared wins?": "ties for the win, win chance",
    r"(other|each|every|best|many|more|two|three|four|five) seats?": "player, opponent, a name",
    r"doubtful|very bad|poor (action|move)": "inaccuracy, mistake, blunder",
    r"sittings?|library entr(y|ies)|played match(es)?": "record, match",
    r"lessons?|tutors?|guides?|tours?": "coach",
    r"foreign|guests?|programs that play": "external bots",
    r"defects?|mend(s|ed)?": "bug, fix",
    r"looks|looking": "considers, thinks",
    r"last (round|turns)": "final round",
    r"(some|every|any)body": "someone, everyone, anyone",
    r"machine": "computer",
    r"colour(s|ed)?|grey|analys(es|ed|ing)|centre": "color, gray, analyze, center",
    # turns of phrase
    r"brings?|brought|bringing": "gives, scores, starts",
    r"comes|lies|lie|lying|standing|stands(?! for| on its own)": "is, happens",
    r"(goes|go|going|plays?|rolls?|rolling) on": "continues, rolls again",
    r"(?<!there )(is|are|was|were) no(?! longer| more)": "is not a",
    r"(is|are) (told|asked)": "say it to the player",
    r"so many|so much|as soon as as": "as many, enough",
    r"the own": "your, its",
    r"with a chance of": "begin with the chance",
    r"(is|are) missing": "short of",
    r"possible are": "choose from",
    r"as the system|what has changed": "same as system, turns off animations",
    r"leave the steps|goes along with": "end the lesson, use the coach",
    r"bring back|(?<!You can )take back": "redo, undo",
    r"waits? for a word": "asks for confirmation",
    r"speed of the \w+": "game speed",
    r"so far as|than that": "name it",
    # numbers and plurals
    r"(?<!-)(1|one|a) dice": "die",
    r"\w+\(s\)": "plural forms",
    r"\d+[ \u202f]\d{3}(?! [\d|])": "10,000",
    r"\d+[ \u202f]%": "53.6%",
}
GERMAN: Final = {
    r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihre?[mnrs]?)": "du",
    r"(haben|können|möchten|müssen|sollen|sollten|wollen|klicken|wählen|geben) Sie": "du",
    r"(?:du|dich|dir|dein\w*)(?= (haben|können|möchten|müssen|sollen|sind))": "du kannst",
    r"(?:(?<=[a-zäöüß,] )(Du|Dich|Dir|Dein(e[mnrs]?)?))": "du, in lower case",
    r"\w+([*:_]|/-?)innen": "words for all",
    r"(?:Rolls?|Banks?|Seats?|Dice|Scores?|Match(es)?|Turns?|Hints?|Undo|Moves?)": "German",
    r"(?:the|your|and|with|is|are|not|Play(er)?s?|Games?|Wins?)": "German",
    r"\d+,\d{3}|\d+\.\d(?!\d)(?=[ %])": "10.000 and 53,6",
    r"\d+%": "a thin space before %",
    r"geht weiter|(?<=wird )gefragt|Maschine": "say it to the player",
}
QUOTED: Final = re.compile(r"[\"”]|‘|(?<!\w)'|'(?!\w)|“(?=\w)")
"""Quotation marks other than the German ones, „so“."""
NAMES: Final = r"Roll for the Galaxy|Dice Chess|The Last of the Gnarssh|Rollbot \w+"
"""English on purpose in a German text."""
ONLY: Final = {
    "fargo": {r"stop(s|ped|ping)?|take home": "bank"},
    "dice_chess": {
        r"m[ae]n": "piece",
        r"(take|takes|taking|taken) (the|a|your|an|another) "
        r"(enemy )?(king|pawn|knight|bishop|rook|queen|piece)|is taken": "capture",
    },
}
"""What is wrong in the texts of one game alone."""
SHORT: Final = {
    r"looks like": "a judgment, an example",
    r"(each )?played from every seat": "the arena's terms",
    r"(is|are) missing": "a part of a file",
    r"three seats|any seat": "positions count seats",
    r"comes before": "an order of parts",
}
"""What may be said all the same, and why."""


def texts(file: Path) -> list[tuple[str, str]]:
    """Places and texts: the sentences of a catalog, the paragraphs and table rows of a page."""
    if file.suffix == ".ftl":
        return [
            (message.id.name, reading)
            for message in messages(file)
            if message.value
            for reading in readings(message.value)
        ]
    written = file.read_text("utf-8")
    written = re.sub(r"^```.*?^```", "", written, flags=re.DOTALL | re.MULTILINE)
    blocks = re.split(r"\n\n|\n(?=[*|\d])", written)
    return [(block.strip()[:40], " ".join(block.split())) for block in blocks if block.strip()]


def prose(text: str) -> str:
    return re.sub(r"\{[^}]*\}|`[^`]*`|\]\([^)]*\)", "…", text)


def complaints(where: str, text: str, game: str = "") -> Iterator[str]:
    yield from _found(EVERYWHERE | ONLY.get(game, {}), where, text, re.IGNORECASE)


def complaints_about_german(where: str, text: str) -> Iterator[str]:
    said = re.sub(NAMES, "…", text)
    yield from _found(GERMAN, where, said, re.NOFLAG)
    if QUOTED.search(prose(said)):
        yield f"{where}: quotation marks in “{text}”; better: „so“"


def _found(wrong: Mapping[str, str], where: str, text: str, flags: re.RegexFlag) -> Iterator[str]:
    for pattern, better in wrong.items():
        hit = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", prose(text), flags)
        if hit:
            yield f"{where}: “{hit[0]}” in “{text}”; better: {better}"


def error_texts(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of each sentence that a module raises; fields are an ellipsis."""
    for raised in ast.walk(module):
        if isinstance(raised, ast.Raise) and isinstance(raised.exc, ast.Call):
            for given in raised.exc.args:
                match given:
                    case ast.Constant(value=str(text)) if not text.startswith("errors-"):
                        yield raised.lineno, text
                    case ast.JoinedStr(values=parts):
                        told = [p.value if isinstance(p, ast.Constant) else "…" for p in parts]
                        yield raised.lineno, "".join(map(str, told))


def clauses(text: str) -> list[str]:
    """The sentences that begin with a relative clause."""
    sentences = re.split(r"(?<=[.?:]) ", prose(text))
    return [each for each in sentences if re.match(r"(Who|Whoever|What|Which)\b.*\.$", each)]


@pytest.mark.parametrize("file", [*FILES, *DOCUMENTS], ids=lambda file: file.name)
def test_texts_use_the_words_of_the_vocabulary(file: Path) -> None:
    game = file.name.split(".")[0]
    found = [
        line
        for where, text in texts(file)
        for line in complaints(where, re.sub("|".join(SHORT), "…", text), game)
    ]
    assert found == []


@pytest.mark.parametrize("file", GERMAN_FILES, ids=lambda file: file.name)
def test_german_is_plain_german(file: Path) -> None:
    found = [line for where, text in texts(file) for line in complaints_about_german(where, text)]
    assert found == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Wenn Sie würfeln, ist der Lauf weg.",
        "Möchten Sie würfeln?",
        "Anna gibt Ihnen zwei Omnium.",
        "Jetzt bist Du am Zug.",
        "Alle Spieler*innen würfeln.",
        "Roll 7 Würfel",
        "Bank 650 Punkte",
        "Seat 2 ist am Zug.",
        "Würfel and Karten",
        "10,000 Punkte",
        "53.6 % der Würfe",
        "12% der Würfe",
        'Wähle "Sichern".',
        "Wähle “Sichern”.",
        "Wähle 'Sichern'.",
    ],
)
def test_what_nobody_says_in_german_is_found(sentence: str) -> None:
    assert list(complaints_about_german("", sentence))


def test_plain_german_is_not_complained_about() -> None:
    for sentence in (
        "Eine Ware. Sie bleibt dort, bis sie verschifft wird.",
        "Ihre Würfel und Waren hast du schon.",
        "Wähle „Sichern“ in Roll for the Galaxy.",
        "10.000 Punkte, 53,6 % der Würfe",
        "Banken sichern Earth's Lost Colony.",
    ):
        assert not list(complaints_about_german("", sentence))


def test_errors_use_the_words_of_the_vocabulary() -> None:
    found = list[str]()
    for file in sorted((ROOT / "engines").rglob("*.py")):
        for line, text in error_texts(ast.parse(file.read_text("utf-8"))):
            said = re.sub("|".join(SHORT), "…", text)
            where = f"{file.relative_to(ROOT)}:{line}"
            found += complaints(where, said)
            found += [f"{where}: {clause}" for clause in clauses(said)]
    assert found == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_sentence_has_a_relative_clause_as_its_subject(file: Path) -> None:
    """Not "Who runs out of time loses." but "If you run out of time, you lose."."""
    assert [clause for _where, text in texts(file) for clause in clauses(text)] == []


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.name)
def test_reasons_are_short(file: Path) -> None:
    for code, text in texts(file):
        if "-reason-" in code and not re.fullmatch(LONGER, code):
            assert len(prose(text).split()) <= MOST_WORDS, code


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    ("language", "person"), [("en", r"you\w*"), ("de", r"du|d(ein|ir|ich)\w*")]
)
def test_reasons_suit_everyone_at_the_table(language: str, person: str, game: str) -> None:
    """A review gives them for the moves of all seats, not only for those of its reader."""
    for code, text in texts(paths.asset("text", language, f"{game}.ftl")):
        if "-reason-" in code:
            assert not re.search(rf"\b({person})\b", prose(text), re.IGNORECASE), code


@pytest.mark.parametrize(
    "sentence",
    [
        "Plays thousands of games in its head.",
        "{seat:seat} and {other:seat} share the win.",
        "2 more than the best other seat",
        "Brings the last turns.",
        "As soon as as many lie there as the top tile costs, the tile is yours.",
        "Loses the run of {run} with a chance of {bust}.",
        "Lange Strasse: 400 points are missing.",
        "Bare kings are no draw.",
        "1 dice are left.",
        "{n} card(s) in hand",
        "10 000 points",
        "12 % of rolls",
        "Everybody sees it.",
        "Looks at no score.",
        "A program on this machine.",
        "Go on to build.",
        "The colours of your dice",
        "As the system",
        "Nothing moves; what has changed fades in.",
        "Leave the steps",
        "There is nothing to take back.",
        "Speed of the table",
        "The turn waits for a word from you.",
        "draws one more than that",
    ],
)
def test_what_nobody_says_is_found(sentence: str) -> None:
    assert list(complaints("", sentence))


def test_words_of_one_game_are_found_there() -> None:
    assert list(complaints("", "Counts men.", "dice_chess"))
    assert list(complaints("", "Stops from 650 points.", "fargo"))
    assert not list(complaints("", "Stops at 600 points.", "lange_strasse"))
    assert clauses("Who runs out of time loses.")
    assert not clauses("Which of the two do you keep?")
