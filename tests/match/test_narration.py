"""Log lines, commentary and announcements."""

from dataclasses import replace

import pytest

from engines.contract.messages import Message, Words, message
from engines.contract.record import BY_CHANCE, PERSON
from engines.match.history import History, group_turns
from engines.match.narration import PUBLIC, Detail, announcement, commentary, log, result, sentence
from engines.runtime.texts import tr
from tests.match.playing import record_of
from tests.match.small_game import (
    DOUBLE,
    DRAW,
    KEEP,
    NOTHING,
    PHASE,
    TWICE,
    SmallGame,
    exact_analysis,
)

WORDS = Words(names=("Anna", "Ben", "Cleo"))
HIDDEN = message("session.hidden.draw", seat=1)


@pytest.fixture
def history(game: SmallGame) -> History:
    """Two turns: roll 1 and keep (automatic), roll 3 and double (with a hint)."""
    found = History(record_of(game, PERSON, PERSON))
    found.forward(1, BY_CHANCE, typed=True)
    found.forward(KEEP, PERSON, automatic=True)
    found.forward(3, BY_CHANCE)
    found.forward(DOUBLE, PERSON, hint=2)
    found.forward(TWICE, BY_CHANCE)
    found.annotate(3, "bold")
    return found


def what(facts: tuple[Message, ...]) -> list[str]:
    return [str(f["what"]) if f.code == "double.did" else WORDS.say(f) for f in facts]


def test_a_line_for_each_turn(history: History) -> None:
    lines = log(group_turns(history.steps()), Detail.TURNS)
    assert [line.text(WORDS) for line in lines] == ["Anna: 1, keep", "Ben: 3, double, twice"]
    assert [(line.seat, line.node) for line in lines] == [(0, 1), (1, 4)]
    assert [line.automatic for line in lines] == [True, False]


def test_a_line_for_each_action(history: History) -> None:
    lines = log(group_turns(history.steps()), Detail.ACTIONS)
    assert [what(line.facts) for line in lines] == [["1"], ["3"], ["double"]]
    assert [line.node for line in lines] == [0, 2, 3]


def test_everything(history: History) -> None:
    lines = log(group_turns(history.steps()), Detail.EVERYTHING)
    assert [what(line.facts) for line in lines] == [
        ["1", WORDS.say(message("session.log.typed"))],
        ["keep", WORDS.say(message("session.log.automatic"))],
        ["3"],
        ["double", tr("session-log-hint", stage=2), tr("session-log-note", text="bold")],
        ["twice"],
    ]


def test_what_a_viewer_cannot_know_stays_hidden(game: SmallGame, history: History) -> None:
    def observe(state: object, action: int, seat: int) -> int:
        assert hasattr(state, "__getitem__")
        return 0 if state[PHASE] == DRAW and seat == 0 else action

    game.kernel = replace(game.kernel, observe=observe)
    game.info = replace(game.info, hidden=True)
    last = history.steps()[-1]
    assert sentence(last, 0) == HIDDEN
    assert sentence(last, 1) == message("double.did", seat=1, what="twice")
    lines = log(group_turns(history.steps()), Detail.TURNS, viewer=0)
    assert lines[1].text(WORDS) == "Ben: 3, double"
    assert [what(line.facts) for line in log(group_turns(history.steps()), Detail.EVERYTHING, 0)][
        -1
    ] == [WORDS.say(HIDDEN)]
    assert WORDS.say(announcement(group_turns(history.steps())[1], 0)) == "Ben: 3, double"
    looks_like_it = replace(last, action=NOTHING)  # the viewer sees the same code for both outcomes
    assert sentence(looks_like_it, 0) == HIDDEN
    assert sentence(last, PUBLIC) == HIDDEN
    lines = log(group_turns(history.steps()), Detail.TURNS, viewer=PUBLIC)
    assert lines[1].text(WORDS) == "Ben: 3, double"
    thoughts = {2: exact_analysis(history.place(2).position, "best")}
    told = {v: len(commentary(group_turns(history.steps())[1], thoughts, v)) for v in (0, 1, None)}
    assert told == {0: 1, 1: 2, None: 2}


def test_a_hidden_roll_is_called_a_roll(game: SmallGame, history: History) -> None:
    game.kernel = replace(game.kernel, observe=lambda _state, _action, _seat: 0)
    game.info = replace(game.info, hidden=True)
    assert sentence(history.steps()[2], 0) == message("session.hidden.roll", seat=1)


def test_commentary_names_the_action_and_a_reason(history: History) -> None:
    thoughts = {2: exact_analysis(history.place(2).position, "best")}
    first, second = group_turns(history.steps())
    assert [f.code for f in commentary(first, thoughts)] == ["session.log.turn"]
    line, reason = commentary(second, thoughts)
    assert WORDS.say(line) == "Ben: 3, double, twice"
    assert reason.code == "double.chance"


@pytest.mark.parametrize(
    ("returns", "told"),
    [
        ((0.0, 1.0), message("session.result.won", seat=1)),
        ((5.0, 2.0, 1.0), message("session.result.won", seat=0)),
        ((0.5, 0.5), message("session.result.drawn")),
        ((0.5, 0.5, 0.0), message("session.result.shared", seat=0, other=1)),
        ((1.0, 1.0, 1.0, 0.0), message("session.result.many", n=3)),
    ],
)
def test_results(returns: tuple[float, ...], told: Message) -> None:
    assert result(returns) == told
    assert WORDS.say(told), "nothing is missing"
