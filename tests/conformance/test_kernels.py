"""The compiled rules run the same as plain Python and with checked bounds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines.contract import registry
from engines.contract.game import Game
from engines.runtime import jit
from tests.conformance.tables import Table, game_on
from tests.conformance.transcript import lines

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize(
    "game", list(registry.games().values()), ids=lambda game: game.id
)


def transcript(tables: list[Table], seed: int, steps: int, **environment: str) -> list[str]:
    """What a process of its own prints."""
    seats = [str(table.seats) for table in tables]
    script = [sys.executable, "-m", "tests.conformance.transcript"]
    child = subprocess.run(
        [*script, tables[0].game.id, str(seed), str(steps), *seats],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.splitlines()


@every_game
def test_plain_python_plays_the_same_game(game: Game) -> None:
    table = Table(game, game.info.seats[1])
    # Products of 64-bit numbers in the generator wrap around, and numpy warns of that.
    plain = transcript([table], 3, 60, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="ignore")
    assert plain == list(lines(table, 3, 60))
    assert len(plain) == 60


@pytest.mark.slow
@every_game
def test_no_kernel_reaches_beyond_an_array(game: Game) -> None:
    """In every run, plain Python finds most of this: numpy lets only negative indices through."""
    low, high = game.info.seats
    tables = [Table(game, seats) for seats in range(low, high + 1)]
    checked = transcript(tables, 4, game.kernel.max_steps + 1, NUMBA_BOUNDSCHECK="1")
    expected = [line for table in tables for line in lines(table, 4, game.kernel.max_steps + 1)]
    assert checked == expected
    assert len(checked) == sum(len(game_on(table, 4)) + 1 for table in tables)


@every_game
def test_every_kernel_is_called_with_one_combination_of_types(game: Game) -> None:
    from numba.core.dispatcher import Dispatcher

    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        game_on(Table(game, seats))
    package = jit.package(game.unit_name)
    kernels = {
        f"{kernel.py_func.__module__}.{kernel.py_func.__name__}": len(kernel.signatures)
        for name, module in list(sys.modules.items())
        if name.startswith(package)
        for kernel in vars(module).values()
        if isinstance(kernel, Dispatcher) and kernel.py_func.__module__.startswith(package)
    }
    assert kernels
    assert {name: types for name, types in kernels.items() if types > 1} == {}


@every_game
def test_nothing_is_compiled_to_read_texts_and_views(game: Game) -> None:
    """The window reads states on its own thread, where no compiler may run."""
    table = Table(game, game.info.default_seats)
    steps = game_on(table)
    loads = type(game).load is not Game.load  # a worker loads first what views near the end need
    step = steps[len(steps) // 2 if loads else -1]
    script = (
        "import sys\n"
        "from engines.contract import registry\n"
        "from engines.contract.position import Position\n"
        f"game = registry.game({game.id!r})\n"
        f"position = Position.parse(game, {step.position.text()!r})\n"
        "position.view(0), game.standings(position.state, 0), position.moment, position.text()\n"
        "position.owner, position.seats\n"
        "[game.bot(bot.info.id).info.parts(position.seats) for bot in game.bots]\n"
        "[family.bot(family.example).info for family in game.families]\n"
        "print('numba' in sys.modules)\n"
    )
    child = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (child.stdout.strip(), child.returncode) == ("False", 0), child.stderr
