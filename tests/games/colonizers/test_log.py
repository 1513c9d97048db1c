"""What the log says of draws and answers, turn by turn."""

import re

import pytest

from engines.contract.messages import Message, Words, message
from engines.contract.record import BY_CHANCE, PERSON, SeatRecord
from engines.games.colonizers import GAME
from engines.games.colonizers.cards import MODULES
from engines.match.archive.records import new_record
from engines.match.history import History, group_turns
from engines.match.narration import Detail, log
from engines.runtime.paths import asset
from tests.games.colonizers.play import at

WORDS = Words(names=("Anna", "Ben", "Cem", "Dora"))
POWER = (
    "round 5 | seat 1 power | 1 has 2 | hand G4 B2 | colonist {mine} | 2 has 1 | hand N1 N4 | "
    "colonist Miner | 3 has 0 | hand R1 | colonist Visionary | 4 has 5 | hand R1 R2 | "
    "colonist General | removed {out} | shown 1"
)


def told(text: str, *actions: str) -> str:
    """The log line of a turn with these actions and outcomes after a position."""
    position = at(text)
    seats = [SeatRecord(name, PERSON) for name in WORDS.names]
    history = History(new_record(GAME, seats, seed=1, start=GAME.position_text(position.state)))
    for action in actions:
        chance = history.position.is_chance
        by = BY_CHANCE if chance else PERSON
        history.forward(history.position.parse_action(action), by)
    [line] = log(group_turns(history.steps()), Detail.TURNS)
    return line.text(WORDS)


def turn(*actions: Message) -> str:
    """The same for Anna's turn, made of the short texts of its actions and outcomes."""
    return WORDS.say(message("session.log.turn", seat=0, actions=actions))


def short(code: str, colonist: str) -> Message:
    return message(
        f"colonizers.short.{code}", colonist=message(f"colonizers.colonist.{colonist.lower()}")
    )


@pytest.mark.parametrize(
    ("named", "answer", "said"),
    [
        ("Miner", "Answer seat 2", message("colonizers.short.steals", omnium=1, other=1)),
        ("Visionary", "Answer seat 3", message("colonizers.short.steals_nothing", other=2)),
        ("Ecologist", "Answer nobody", short("nobody", "Ecologist")),
    ],
)
def test_the_answer_to_a_theft(named: str, answer: str, said: Message) -> None:
    text = POWER.format(mine="Opportunist", out="Ecologist")
    assert told(text, f"Steal from {named}", answer) == turn(short("names_to_steal", named), said)


def test_the_answer_to_an_exchange() -> None:
    text = POWER.format(mine="Spy", out="Ecologist")
    assert told(text, "Exchange hands with General", "Answer seat 4") == turn(
        short("names_to_swap", "General"),
        message("colonizers.short.swaps", given=2, got=2, other=3),
    )


def test_modules_that_are_drawn() -> None:
    text = POWER.format(mine="Spy", out="Ecologist").replace("seat 1 power", "seat 1 draw")
    position = at(text)
    position = position.apply(position.parse_action("Draw modules"))
    card = position.outcomes()[0][0]
    assert told(text, "Draw modules", position.action_text(card)) == turn(
        message("colonizers.short.draws_modules"),
        message("colonizers.short.draws", card=MODULES[card]),
    )


def test_short_texts_speak_alike() -> None:
    """They are parts of one line: none begins like a sentence, except with a name."""
    texts = asset("text", "en", "colonizers.ftl").read_text(encoding="utf-8")
    starts = re.findall(r"^colonizers-short-\S+ = (.)", texts, re.MULTILINE)
    assert starts
    assert not [start for start in starts if start.isupper()]
