"""What the documentation says of the protocol is true."""

import dataclasses
import json
import re

import pytest

from engines.contract.analysis import Work
from engines.contract.position import Position
from engines.contract.registry import game as find
from engines.contract.registry import games
from engines.external import bot as foreign
from engines.external import process, protocol
from engines.external.answers import Asked
from engines.external.protocol import Analyse, Best, Choice, Decision, Failed, Greeting, Hello, Info
from engines.runtime import paths
from engines.runtime.texts import tr

PAGE = paths.asset("text", "en", "help", "programs.md").read_text(encoding="utf-8")
DIALOGUE = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)


def section(title: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def row(text: str, name: str) -> str:
    (found,) = (line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
    return found


@pytest.mark.parametrize(("title", "kind"), [("position", Decision), ("A line", Choice)], ids=str)
def test_every_field_has_a_row(title: str, kind: type) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section(title), re.MULTILINE)
    assert rows == [field.name for field in dataclasses.fields(kind)]


@pytest.mark.parametrize(
    ("title", "name", "kind"),
    [
        ("What Parlour says", "hello", Hello),
        ("What Parlour says", "analyse", Analyse),
        ("What a bot says", "hello", Greeting),
        ("What a bot says", "best", Best),
        ("What a bot says", "info", Info),
        ("What a bot says", "error", Failed),
    ],
)
def test_every_message_has_a_row_with_its_fields(title: str, name: str, kind: type) -> None:
    said = row(section(title), name)
    for field in dataclasses.fields(kind):
        assert f"`{field.name}`" in said


def test_the_dialogue_is_what_would_be_said() -> None:
    said = [(side, json.loads(line)) for side, line in DIALOGUE]
    ours = [message for side, message in said if side == ">"]
    assert ours[0] == json.loads(protocol.encode(process.hello()))
    assert ours[0]["games"] == list(games())
    question = ours[1]
    position = Position.parse(find("fargo"), question["position"])
    assert question["legal"] == [position.action_text(action) for action in position.legal()]
    assert [message["type"] for message in ours] == ["hello", "position", "analyse", "stop"]
    theirs = [protocol.decode(line.encode()) for side, line in DIALOGUE if side == "<"]
    assert [type(message) for message in theirs] == [Greeting, Info, Best]
    best = theirs[-1]
    assert isinstance(best, Best)
    asked = Asked("foreign:Careful", tr("fargo-bot-always_stop-name"), position, position.legal())
    assert asked.analysis(best.lines, Work()).best.names == ("bank",)


def test_the_limits_are_those_that_are_kept() -> None:
    assert f"within {process.START_S:g} seconds" in PAGE
    assert foreign.STOP_S == 1.0
    assert "within one second" in PAGE
    assert f"every {foreign.SILENCE_S:g} seconds" in PAGE
    assert protocol.MAX_LINE == 1 << 20
    assert "no longer than 1 MiB" in PAGE
    assert process.NOTES == 16 << 10
    assert "last 16 KiB" in PAGE
    assert foreign.SEEDS == 2**53
    assert "below 2 to the power of 53" in PAGE
    assert f"At most {protocol.MAX_REASONS} short" in PAGE
    assert process.LAST_WORDS_S == 0.5
    assert "after half a second" in PAGE


def test_the_example_ships_beside_it() -> None:
    assert "[example_bot.py](../../../help/example_bot.py)" in PAGE
    assert paths.asset("help", "example_bot.py").exists()
