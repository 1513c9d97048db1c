"""What the log, the cards and the status line say."""

import pytest
from hypothesis import given

from engines.contract.bot import Bot
from engines.contract.messages import Message, Words
from engines.contract.position import Position
from engines.runtime.texts import texts_of
from tests.games.fargo.play import FARGO, reached

WORDS = Words(names=("Anna", "Ben", "Cem", "Dora", "Eli", "Fay"))

SAID: list[tuple[str, str, str, dict[str, int]]] = [
    ("0 0", "1 1 2 2 3 3 4 4 6 6", "rolled", {"points": 200, "run": 200, "n": 8}),
    (
        "0 0 | run 200 | dice 8 | rolling",
        "1 1 1 2 2 2 5 6",
        "rolled",
        {"points": 1250, "run": 1450, "n": 1},
    ),
    ("0 0 | run 350 | dice 6", "roll", "roll", {"n": 6}),
    ("0 0 | run 450 | dice 1", "roll", "roll", {"n": 1}),
    ("0 0 | run 350 | dice 3 | rolling", "1 1 5", "hot", {"points": 600}),
    ("0 0 | run 350 | dice 3 | rolling", "2 3 3", "bust", {"lost": 350}),
    (
        "0 0 | banked 600 | run 350 | dice 3 | rolling",
        "2 3 3",
        "bust_safe",
        {"lost": 350, "points": 600},
    ),
    (
        "9500 0 | banked 600 | run 350 | dice 3 | rolling",
        "2 3 3",
        "bust_safe_trigger",
        {"points": 600, "score": 10_100},
    ),
    (
        "9500 10050 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "bust_behind",
        {"score": 9500},
    ),
    (
        "9500 10050 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "bust_safe_ahead",
        {"points": 600, "score": 10_100},
    ),
    (
        "9500 10100 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "bust_safe_level",
        {"points": 600, "score": 10_100},
    ),
    (
        "9500 10150 | banked 600 | run 350 | dice 3 | rolling | trigger 2",
        "2 3 3",
        "bust_safe_behind",
        {"points": 600, "score": 10_100},
    ),
    ("4000 0 | run 350 | dice 6", "bank", "stop", {"points": 350, "score": 4350}),
    (
        "9500 0 | banked 500 | run 350 | dice 6",
        "bank",
        "stop_trigger",
        {"points": 850, "score": 10_350},
    ),
    (
        "9500 10300 | banked 500 | run 350 | dice 6 | trigger 2",
        "bank",
        "stop_ahead",
        {"points": 850, "score": 10_350},
    ),
    (
        "9500 10350 | banked 500 | run 350 | dice 6 | trigger 2",
        "bank",
        "stop_level",
        {"points": 850, "score": 10_350},
    ),
    (
        "9500 10400 | banked 500 | run 350 | dice 6 | trigger 2",
        "bank",
        "stop_behind",
        {"points": 850, "score": 10_350},
    ),
]


def told(text: str, action: str) -> Message:
    position = Position.parse(FARGO, text)
    return position.game.describe(position.state, position.parse_action(action))


@pytest.mark.parametrize(("text", "action", "code", "figures"), SAID)
def test_the_log_says(text: str, action: str, code: str, figures: dict[str, int]) -> None:
    fact = told(text, action)
    assert fact.code == f"fargo.log.{code}"
    assert figures.items() <= dict(fact.parameters).items()
    assert WORDS.say(fact).startswith("Anna ")


def test_every_sentence_of_the_log_is_said_above() -> None:
    ids = {each for each in texts_of("en").ids("fargo") if each.startswith("fargo-log-")}
    assert {f"fargo-log-{code}" for _text, _action, code, _figures in SAID} == ids


@pytest.mark.parametrize(
    ("text", "code", "figures"),
    [
        ("0 0 | banked 500 | run 350 | dice 6", "ask", {"n": 6, "points": 850}),
        ("0 0 | run 450 | dice 1", "ask", {"n": 1, "points": 450}),
        (
            "9500 10400 | seat 1 | run 350 | dice 6 | trigger 2",
            "ask_last",
            {"n": 6, "points": 350, "best": 10_400},
        ),
    ],
)
def test_the_mover_is_asked(text: str, code: str, figures: dict[str, int]) -> None:
    fact = Position.parse(FARGO, text).ask()
    assert fact.code == f"fargo.{code}"
    assert figures.items() <= dict(fact.parameters).items()
    assert WORDS.say(fact).startswith("Anna")
    assert WORDS.say(fact).count("?") == 1


def test_the_cards_show_scores_the_turn_and_who_brought_the_end() -> None:
    position = Position.parse(FARGO, "9500 10400 | seat 1 | run 350 | dice 6 | trigger 2")
    mover, other = position.game.standings(position.state, None)
    assert (mover.score, other.score) == (9500, 10_400)
    assert mover.detail is not None
    assert other.detail is not None
    assert WORDS.say(mover.detail) == "+350"
    assert other.detail.code == "fargo.standing.trigger"


@given(reached())
def test_everything_that_happens_has_its_words(position: Position) -> None:
    for action in (*position.legal(), *(outcome for outcome, _ in position.outcomes()[::97])):
        assert WORDS.say(position.game.describe(position.state, action)).endswith(".")
    if position.turn >= 0:
        assert WORDS.say(position.ask())


@pytest.mark.parametrize("bot", FARGO.bots, ids=lambda bot: bot.info.id)
def test_every_bot_has_its_words(bot: Bot) -> None:
    for part in ("name", "about", "objective"):
        assert WORDS.say(bot.info.text("fargo", part))
