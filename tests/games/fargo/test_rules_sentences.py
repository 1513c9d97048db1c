"""What the log, the cards and the status line say."""

import tomllib

import pytest
from hypothesis import given

from engines.core import places
from engines.core.bot import Bot
from engines.core.facts import Fact
from engines.core.position import Position
from engines.core.words import Words
from tests.games.fargo.play import FARGO, reached

WORDS = Words(names=("Anna", "Ben", "Cem", "Dora", "Eli", "Fay"))

SAID = [
    ("0 0", "1 1 2 2 3 3 4 4 6 6", "Anna rolls 1 1 2 2 3 3 4 4 6 6: 200 points, 200 in the run, 8"),
    (
        "0 0 | run 200 | dice 8 | rolling",
        "1 1 1 2 2 2 5 6",
        "Anna rolls 1 1 1 2 2 2 5 6: 1250 points, 1450 in the run, 1 die left.",
    ),
    ("0 0 | run 350 | dice 6", "roll", "Anna rolls on with 6 dice."),
    ("0 0 | run 450 | dice 1", "roll", "Anna rolls on with 1 die."),
    (
        "0 0 | run 350 | dice 3 | rolling",
        "1 1 5",
        "Anna rolls 1 1 5: hot dice. 600 points are safe, ten dice follow.",
    ),
    (
        "0 0 | run 350 | dice 3 | rolling",
        "2 3 3",
        "Anna rolls 2 3 3: bust. The run of 350 is lost.",
    ),
    (
        "0 0 | banked 600 | run 350 | dice 3 | rolling",
        "2 3 3",
        "Anna rolls 2 3 3: bust. The run of 350 is lost, 600 stay banked.",
    ),
    (
        "9500 0 | banked 600 | run 350 | dice 3 | rolling",
        "2 3 3",
        "Anna rolls 2 3 3: bust. 600 stay banked and make 10 100: one last turn for everybody",
    ),
    (
        "9500 10050 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "Anna rolls 2 3 3: bust. 9500 are not enough.",
    ),
    (
        "9500 10050 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "Anna rolls 2 3 3: bust. 600 stay banked and take the lead with 10 100.",
    ),
    (
        "9500 10100 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "Anna rolls 2 3 3: bust. 600 stay banked and draw level with 10 100.",
    ),
    (
        "9500 10150 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "Anna rolls 2 3 3: bust. 600 stay banked, but 10 100 are not enough.",
    ),
    ("4000 0 | run 350 | dice 6", "stop", "Anna banks 350 and has 4350."),
    (
        "9500 0 | banked 500 | run 350 | dice 6",
        "stop",
        "Anna banks 850 and has 10 350: one last turn for everybody else.",
    ),
    (
        "9500 10300 | banked 500 | run 350 | dice 6 | trigger 2",
        "stop",
        "Anna banks 850 and takes the lead with 10 350.",
    ),
    (
        "9500 10350 | banked 500 | run 350 | dice 6 | trigger 2",
        "stop",
        "Anna banks 850 and draws level with 10 350.",
    ),
    (
        "9500 10400 | banked 500 | run 350 | dice 6 | trigger 2",
        "stop",
        "Anna banks 850 and stays behind with 10 350.",
    ),
]


def said(text: str, action: str) -> tuple[Fact, str]:
    position = Position.parse(FARGO, text)
    fact = position.describe(position.parse_action(action))
    return fact, WORDS.say(fact).replace("\u202f", " ")


@pytest.mark.parametrize(("text", "action", "sentence"), SAID)
def test_the_log_says(text: str, action: str, sentence: str) -> None:
    assert said(text, action)[1].startswith(sentence)


def test_every_sentence_of_the_log_is_said_above() -> None:
    catalogue = tomllib.loads(places.asset("text", "en", "fargo.toml").read_text("utf-8"))
    codes = {f"fargo.log.{key}" for key in catalogue["log"]}
    assert {said(text, action)[0].code for text, action, _ in SAID} == codes


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("0 0 | banked 500 | run 350 | dice 6", "Anna: roll 6 dice, or bank 850?"),
        ("0 0 | run 450 | dice 1", "Anna: roll 1 die, or bank 450?"),
        (
            "9500 10400 | seat 1 | run 350 | dice 6 | trigger 2",
            "Anna, last turn: roll 6 dice, or bank 350? 10 400 is the score to beat.",
        ),
    ],
)
def test_the_mover_is_asked(text: str, question: str) -> None:
    assert WORDS.say(Position.parse(FARGO, text).ask()).replace("\u202f", " ") == question


def test_the_cards_show_scores_the_turn_and_who_brought_the_end() -> None:
    position = Position.parse(FARGO, "9500 10400 | seat 1 | run 350 | dice 6 | trigger 2")
    mover, other = position.standings()
    assert (mover.score, other.score) == (9500, 10_400)
    assert mover.detail is not None
    assert other.detail is not None
    assert WORDS.say(mover.detail) == "+350"
    assert WORDS.say(other.detail) == "ended it"


@given(reached())
def test_everything_that_happens_has_its_words(position: Position) -> None:
    for action in (*position.legal(), *(outcome for outcome, _ in position.outcomes()[::97])):
        assert WORDS.say(position.describe(action)).endswith(".")
    if position.turn >= 0:
        assert WORDS.say(position.ask())


@pytest.mark.parametrize("bot", FARGO.bots, ids=lambda bot: bot.info.id)
def test_every_bot_has_its_words(bot: Bot) -> None:
    for part in ("name", "about", "objective"):
        assert WORDS.say(bot.info.text("fargo", part))
