"""Everything that a bot calls is compiled for it: nothing is left to compile when it plays."""

from collections.abc import Iterator

import pytest

from engines.contract import compiled
from engines.contract.registry import game, games
from engines.runtime import warmup
from tests.runtime.copies import COMPILER, KERNELS, Copies, copies

# Compiles parts, or loads them, lets bots play, and prints the kernels that were loaded later.
PLAY = """
import sys

from engines.runtime import jit
from engines.contract.bot import Bot, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.runtime.streams import stream
from numba.core.dispatcher import Dispatcher

name, parts, bots = sys.argv[1], sys.argv[2].split(), sys.argv[3].split()


def loaded():
    found = set()
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("engines.") and ".kernels" in module_name:
            for kernel in vars(module).values():
                if isinstance(kernel, Dispatcher):
                    for signature in (*kernel.stats.cache_hits, *kernel.stats.cache_misses):
                        home = kernel.py_func.__module__
                        found.add(f"{home}.{kernel.py_func.__name__} {signature}")
    return found


for part in parts:
    unit, _, own = part.partition("/")
    jit.parts(unit)[own]()
before = loaded()
game = find_game(name)
game.load()
seats = game.info.default_seats
budget = Budget(playouts=40, nodes=2000, depth=2)
position, random, decisions = Position.start(game, seats), stream(1), 0
while not position.is_over and decisions < 150:
    for viewer in (*range(seats), None):
        position.view(viewer)
        position.game.standings(position.state, viewer)
    if position.is_chance:
        position = position.apply(position.sample(random))
        continue
    decisions += 1
    position.legal()
    if decisions < 5 or decisions % 9 == 0:
        for bot in map(game.bot, bots):
            seen = position.seen_by(position.turn, random)
            analysis = bot.analyse(Question(seen, budget, 1), Monitor())
            named = tuple(line.actions[0] for line in analysis.lines[:2])
            bot.analyse(Question(seen, budget, 1, named), Monitor())
    position = position.apply(int(game.kernel.policy(position.state, random)))
print(*sorted(loaded() - before), sep="\\n")
"""


def tables() -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Each game with each set of parts and the bots that need it; no bots go with its rules."""
    found = []
    for found_game in games().values():
        seats = found_game.info.default_seats
        by_parts: dict[tuple[str, ...], list[str]] = {compiled.rules_of(found_game): []}
        for bot in found_game.bots:
            low, high = bot.info.seats
            if low <= seats <= high:
                parts = compiled.parts_of_bot(found_game, bot, seats)
                by_parts.setdefault(parts, []).append(bot.info.id)
        found += [(found_game.id, parts, tuple(bots)) for parts, bots in by_parts.items()]
    return found


@pytest.fixture(scope="module")
def imported() -> Iterator[Copies]:
    with copies(COMPILER + KERNELS) as process:
        yield process


@pytest.mark.parametrize(
    ("name", "parts", "bots"), tables(), ids=lambda value: value if isinstance(value, str) else None
)
def test_a_bot_calls_only_what_its_parts_compile(
    name: str, parts: tuple[str, ...], bots: tuple[str, ...], imported: Copies
) -> None:
    warmup.warm_up(compiled.parts_with_lab(game(name)))
    assert imported.run(PLAY, name, " ".join(parts), " ".join(bots)) == [""]
