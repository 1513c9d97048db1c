"""The rules, texts and bots of the sixth game."""

import subprocess
import sys
from pathlib import Path

import pytest

from engines.contract import registry
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import ParseError
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig import GAME

ROOT = Path(__file__).parents[2]
MOST_LINES = {"engines": 250, "gui": 400}
"""The most lines that such a game may need, without its compiled rules, and with its own board."""


def at(text: str) -> Position:
    return Position.parse(GAME, text)


def play(seed: int, *bots: str) -> tuple[float, ...]:
    """The result of a game between bots."""
    position = Position.start(GAME, len(bots))
    random = stream(seed, "sixth game")
    players = [GAME.bot(name) for name in bots]
    while position.turn != OVER:
        if position.turn == CHANCE:
            action = position.sample(random)
        else:
            analysis = players[position.turn].analyse(
                Question(position, Budget(playouts=1), seed), Monitor()
            )
            action = analysis.best.actions[0]
        position = position.apply(action)
    return tuple(position.returns().tolist())


def test_it_keeps_the_contract_of_all_games() -> None:
    """Run the checks in a process of its own that has this game among the games."""
    checks = [f"tests/conformance/test_{name}.py" for name in ("games", "bots")]
    options = ["-q", "-p", "no:cacheprovider", "-p", "tests.sixth_game.plugin", "-k", "pig"]
    options += ["-m", "not timing"]  # those begin processes of their own, without this game
    child = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *checks],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stdout + child.stderr


@pytest.mark.parametrize(("part", "most"), MOST_LINES.items())
def test_it_is_small(part: str, most: int) -> None:
    files = (Path(__file__).parent / part / "pig").glob("*.py")
    assert 0 < sum(len(file.read_text().splitlines()) for file in files) <= most


def test_it_is_a_game_only_while_it_is_registered() -> None:
    code = "from engines.contract import registry; print(*registry.games())"
    child = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "pig" in registry.games()
    assert child.stdout.split() == [name for name in registry.games() if name != "pig"]


def test_a_turn_of_three() -> None:
    position = Position.start(GAME, 3)
    for action in (ROLL, 6, ROLL, 4, HOLD, ROLL, 5, ROLL, 1):
        position = position.apply(action)
    assert position.text() == "10 0 0 | turn 3 | total 0 | target 100"
    assert at("10 0 95 | turn 6 | total 3 | target 100 | rolling").apply(2).is_over


@pytest.mark.parametrize(
    "text",
    [
        "10 0 | turn 1 | total 0 | target 100",
        "0 0 | turn 1 | total 1 | target 100",
        "90 0 | turn 3 | total 10 | target 100",
        "100 0 | turn 3 | total 0 | target 100",
        "100 101 | turn 3 | total 0 | target 100",
        "120 0 | turn 2 | total 0 | target 100",
        "10 0 | turn 2 | total 0 | target 30",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(ParseError):
        at(text)


def test_bots_play_with_four() -> None:
    for seed in range(3):
        assert sorted(play(seed, "hold_20", "planner", "hold_20", "planner")) == [0, 0, 0, 1]
