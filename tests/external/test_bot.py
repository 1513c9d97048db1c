"""External bots: what they are asked, what answers mean, and all that they can do wrong."""

import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Bot, Question, ask
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.registry import game as find
from engines.external import bot as foreign
from engines.external import process
from engines.external.bot import ForeignBot
from engines.external.programs import Program
from engines.external.protocol import Best, Choice, ProtocolError, decode
from engines.runtime.errors import BotError, BotIllegal, BotOverran
from tests.conformance.answers import check_analysis, question
from tests.external.conftest import ROGUE, Rogue, program
from tests.patience import PATIENCE_S
from tests.raised import raises

LATE_S = 0.5
"""How late the program ``starts late`` says hello."""

ROLL_OR_STOP = "2000 3000 | seat 1 | banked 0 | run 650 | dice 4 | turn 5"
WORK = Budget(playouts=1)


def fargo() -> Position:
    return Position.parse(find("fargo"), ROLL_OR_STOP)


def asked(bot: Bot, budget: Budget = WORK, seed: int = 1) -> Analysis:
    return ask(bot, Question(fargo(), budget, seed))


def gone(pid: int) -> bool:
    """Whether no process has this number, or only a zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not condition() and time.monotonic() < until:
        time.sleep(0.01)
    assert condition()


def test_an_answer_becomes_an_analysis(rogue: Rogue) -> None:
    bot = rogue("values")
    analysis = asked(bot)
    check_analysis(question(bot, fargo()), analysis)
    (line,) = analysis.lines
    assert line.names == ("bank",)
    assert line.values[Unit.WIN] == (Estimate(0.625, 0.01), Estimate(0.375, 0.01))
    assert (line.preference, line.visits) == (0.75, 9)
    assert (analysis.work.playouts, analysis.work.nodes, analysis.work.depth) == (9, 5, 3)


def test_a_program_that_only_names_an_action_claims_to_know_nothing(rogue: Rogue) -> None:
    analysis = asked(rogue("plays"))
    check_analysis(question(rogue("plays"), fargo()), analysis)
    assert analysis.best.names == ("roll",)
    assert analysis.value(analysis.best) == Estimate(0.5, 0.5)


def test_it_is_told_what_its_seat_sees(rogue: Rogue) -> None:
    (reason,) = asked(rogue("says what it was told")).best.reasons
    told = json.loads(Words().say(reason.message))
    assert told["position"] == ROLL_OR_STOP
    assert told["legal"] == ["roll", "bank"]
    assert (told["game"], told["seats"], told["seat"]) == ("fargo", 2, 0)
    assert (told["unit"], told["bounds"], told["sum"]) == ("win", [0.0, 1.0], 1.0)


def test_asked_about_some_moves_it_is_told_of_no_others(rogue: Rogue) -> None:
    roll, stop = fargo().legal()
    assert fargo().action_text(roll) == "roll"
    analysis = ask(rogue("plays"), Question(fargo(), WORK, 1, (stop,)))
    assert [line.names for line in analysis.lines] == [("bank",)]


def test_the_same_seed_gives_the_same_answer(rogue: Rogue) -> None:
    bot = rogue("follows the seed")
    assert [asked(bot, seed=seed).best.names[0] for seed in (2, 3, 2, 3)] == [
        "roll",
        "bank",
        "roll",
        "bank",
    ]


def test_one_copy_serves_one_decision_after_the_other(rogue: Rogue, tmp_path: Path) -> None:
    bot = rogue("plays", tmp_path / "starts")
    for _ in range(5):
        asked(bot)
    assert (tmp_path / "starts").read_text(encoding="utf-8").count("started") == 1


def test_to_start_is_not_to_think(rogue: Rogue) -> None:
    begun = time.monotonic()
    analysis = asked(rogue("starts late"))
    assert time.monotonic() - begun - analysis.work.seconds >= LATE_S


def test_a_new_copy_is_started_after_a_crash(rogue: Rogue, tmp_path: Path) -> None:
    bot = rogue("ends in the middle", tmp_path / "starts")
    for _ in range(2):
        with raises(BotError, "errors-program-ended-status", status=4):
            asked(bot)
    assert (tmp_path / "starts").read_text(encoding="utf-8").count("started") == 2


RISING = (
    '{"type": "best", "lines": [{"action": "roll", "preference": 0},'
    ' {"action": "bank", "preference": 1}]}'
)
FAILURES = [
    ("ends at once", BotError, r"errors-program-ended-status"),
    ("greets in words", ProtocolError, "errors-program-wrote-line-not-json"),
    ("begins with best", ProtocolError, "errors-did-not-begin-hello"),
    ("is from the future", ProtocolError, "errors-program-speaks-version-protocol"),
    ("ends in the middle", BotError, r"errors-program-ended-status"),
    ("writes garbage", ProtocolError, "errors-program-wrote-line-not-json"),
    ("writes bytes", ProtocolError, "errors-program-wrote-line-not-json"),
    ("writes without end", ProtocolError, "errors-wrote-line-more-bytes"),
    ("breaks the rules", BotIllegal, "errors-answered-not-legal-here"),
    ("gives up", BotError, "errors-program-gave-up"),
    ("answers tomorrow's question", ProtocolError, "errors-answered-question-never-asked"),
    ('{"type": "best"}', ProtocolError, "errors-program-wrote-field"),
    ('{"type": "best", "lines": []}', ProtocolError, "errors-program-wrote-field"),
    ('{"type": "best", "lines": [3]}', ProtocolError, "errors-program-wrote-field"),
    ('{"type": "best", "lines": [{}]}', ProtocolError, "errors-program-wrote-field"),
    ('{"type": "best", "action": 1}', ProtocolError, "errors-program-wrote-field"),
    (
        '{"type": "best", "action": "roll", "preference": 7}',
        ProtocolError,
        "errors-program-wrote-field",
    ),
    (
        '{"type": "best", "action": "roll", "preference": NaN}',
        ProtocolError,
        "errors-program-wrote-line-not-json",
    ),
    (
        '{"type": "best", "action": "roll", "visits": -1}',
        ProtocolError,
        "errors-program-wrote-field",
    ),
    (
        '{"type": "best", "action": "roll", "values": [1]}',
        ProtocolError,
        "errors-bot-values-per-seat",
    ),
    (
        '{"type": "best", "action": "roll", "values": [2, -1]}',
        ProtocolError,
        "errors-bot-value-out-of-range",
    ),
    (
        '{"type": "best", "action": "roll", "values": [0.5, 0.1]}',
        ProtocolError,
        "errors-bot-values-sum",
    ),
    (
        '{"type": "best", "action": "roll", "values": [[1, -1], 0]}',
        ProtocolError,
        "errors-program-wrote-field",
    ),
    (
        '{"type": "best", "action": "roll", "values": "high"}',
        ProtocolError,
        "errors-program-wrote-field",
    ),
    (
        '{"type": "best", "action": "roll", "reasons": "luck"}',
        ProtocolError,
        "errors-program-wrote-field",
    ),
    ('{"type": "bets", "action": "roll"}', ProtocolError, "errors-program-wrote-message-no"),
    (
        '{"type": "best", "lines": [{"action": "roll"}, {"action": "roll"}]}',
        ProtocolError,
        "errors-bot-lists-action-twice",
    ),
    (
        '{"type": "best", "lines": [{"action": "roll", "preference": 0.1}, {"action": "bank"}]}',
        ProtocolError,
        "errors-bot-some-preferences",
    ),
    (
        RISING,
        ProtocolError,
        "errors-bot-preferences-out-of-order",
    ),
    (
        '{"type": "best", "lines": [{"action": "roll"}, {"action": "bank", "values": [0, 1]}]}',
        ProtocolError,
        "errors-bot-some-values",
    ),
]


def test_null_is_as_good_as_no_field() -> None:
    said = decode(b'{"type": "best", "id": 1, "lines": null, "action": "roll", "visits": null}')
    assert said == Best(1, (Choice("roll"),))


@pytest.mark.parametrize(("behaviour", "error", "message"), FAILURES)
def test_whatever_it_does_wrong_is_named(
    rogue: Rogue, behaviour: str, error: type[BotError], message: str
) -> None:
    with raises(error, message) as caught:
        asked(rogue(behaviour))
    assert type(caught.value) is error
    assert not process._LIVING, "what has failed is ended"


def test_what_it_wrote_to_standard_error_goes_to_the_details(rogue: Rogue) -> None:
    with pytest.raises(BotError) as caught:
        asked(rogue("ends at once"))
    assert caught.value.__notes__ == ["Standard error of Rogue:\nno tables found"]


def test_a_program_that_says_nothing_is_given_up(
    rogue: Rogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "START_S", 0.2)
    with raises(BotError, "errors-said-no-hello-within"):
        asked(rogue("says nothing"))


@pytest.mark.parametrize("budget", [Budget(seconds=0.05), WORK], ids=Budget.text)
@pytest.mark.parametrize("behaviour", ["never answers", "floods"])
def test_a_program_that_does_not_stop_is_killed(
    rogue: Rogue, behaviour: str, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "STOP_S", 0.2)
    monkeypatch.setattr(foreign, "SILENCE_S", 0.1)
    monkeypatch.setattr(foreign, "LONGEST_S", 0.3)
    with raises(BotOverran, "errors-program-did-not-stop"):
        asked(rogue(behaviour), budget)
    assert not process._LIVING


def test_stop_ends_its_thinking(rogue: Rogue) -> None:
    assert asked(rogue("stops when told"), Budget(seconds=0.05)).best.names == ("roll",)


def test_a_cancelled_question_is_stopped(rogue: Rogue) -> None:
    bot, monitor = rogue("stops when told"), Monitor()
    asked(bot, Budget(seconds=0.01))
    monitor.cancel()
    analysis = ask(bot, Question(fargo(), Budget(seconds=3600), 1), monitor)
    assert analysis.work.stopped


def test_progress_and_what_it_has_found_so_far_are_shown(
    rogue: Rogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engines.contract.monitor.PUBLISH_INTERVAL_S", 0.0)
    monkeypatch.setattr(foreign, "SILENCE_S", 0.2)
    shares: list[float] = []
    found: list[Analysis] = []
    ask(
        rogue("shows what it has"), Question(fargo(), WORK, 1), Monitor(shares.append, found.append)
    )
    assert shares == [0.25, 0.5]
    assert [Words().say(reason.message) for reason in found[0].best.reasons] == ["a hunch"]


def test_it_dies_with_its_children(
    rogue: Rogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "STOP_S", 0.2)
    written, monitor = tmp_path / "child", Monitor()
    bot, errors = rogue("has a child", written), []

    def work() -> None:
        with pytest.raises(BotOverran) as caught:
            ask(bot, Question(fargo(), Budget(seconds=3600), 1), monitor)
        errors.append(caught.value)

    thread = threading.Thread(target=work)
    thread.start()
    wait_until(lambda: written.exists() and written.read_text(encoding="utf-8").endswith("."))
    child = int(written.read_text(encoding="utf-8").rstrip("."))
    assert not gone(child)
    monitor.cancel()
    thread.join()
    assert errors
    wait_until(lambda: gone(child))


def test_nothing_is_left_when_parlour_ends(rogue: Rogue) -> None:
    asked(rogue("plays"))
    (living,) = process._LIVING
    pid = living._child.pid
    process.close_all()
    assert not Path(f"/proc/{pid}").exists(), "it is gone, and buried"
    assert asked(rogue("plays")).best.names == ("roll",), "and the next decision starts another"


def test_an_idle_program_is_ended(rogue: Rogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "IDLE_S", 0.05)
    asked(rogue("plays"))
    wait_until(lambda: not process._LIVING)


def test_a_program_that_died_while_nobody_asked_is_replaced(rogue: Rogue) -> None:
    bot = rogue("plays")
    asked(bot)
    (living,) = process._LIVING
    os.kill(living._child.pid, 9)
    wait_until(lambda: not living.alive)
    assert asked(bot).best.names == ("roll",)


MISSING = [
    (Program("Nobody", ("/no/such/program",)), "errors-cannot-start-no-program"),
    (Program("Text", (str(ROGUE),)), "errors-cannot-start-not-executable"),
    (
        Program("Lost", ("sh",), folder="/no/such/folder"),
        "errors-cannot-started-no-folder",
    ),
]


@pytest.mark.parametrize(("lost", "message"), MISSING, ids=lambda value: getattr(value, "name", ""))
def test_a_program_that_cannot_be_run_says_why(lost: Program, message: str) -> None:
    with raises(BotError, message):
        asked(ForeignBot(lost, (2, 6)))


def test_trying_a_program_tells_what_it_says_of_itself(patient: None) -> None:
    said = foreign.greeting_of(program(ROGUE, "plays"), Monitor())
    assert (said.title, said.author, said.games) == ("Rogue 7", "Ada", ("fargo",))
    assert not process._LIVING


def test_a_trial_can_be_stopped() -> None:
    monitor = Monitor()
    monitor.cancel()
    with raises(BotError, "errors-program-start-stopped"):
        foreign.greeting_of(program(ROGUE, "says nothing"), monitor)


def test_the_libraries_of_a_bundle_are_kept_from_it() -> None:
    own = {"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/usr/own", "HOME": "/h"}
    bundled = process.surroundings(own, frozen=True)
    assert bundled == {"LD_LIBRARY_PATH": "/usr/own", "HOME": "/h"}
    assert process.surroundings({"LD_LIBRARY_PATH": "/mine"}, frozen=False) == {
        "LD_LIBRARY_PATH": "/mine"
    }
