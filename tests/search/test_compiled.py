"""The search is compiled once: for all games, and for all later processes."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.contract.budget import Budget
from engines.runtime import jit, warmup
from engines.search import ismcts, maxn
from tests.calibration.games import LEDUC, PIG, TIC_TAC_TOE, TINY
from tests.calibration.kernels import UNIT
from tests.calibration.solve import solve
from tests.search.tables import GAMES, after, ask, start

ROOT = Path(__file__).parents[2]
UNITS = ("engines.search.kernels", "tests.calibration.kernels")


def kernels() -> Iterator[tuple[str, Any]]:
    """Every kernel of the search and of the calibration games that is loaded."""
    from numba.core.dispatcher import Dispatcher

    for name, module in list(sys.modules.items()):
        if not name.startswith(UNITS):
            continue
        for member in vars(module).values():
            if isinstance(member, Dispatcher) and member.py_func.__module__ == name:
                yield f"{name}.{member.py_func.__name__}", member


def signatures() -> dict[str, int]:
    return {name: len(kernel.signatures) for name, kernel in kernels()}


def search_everything() -> None:
    """Every search on every game it can play."""
    budget = Budget(playouts=50, nodes=50, depth=3)
    for game in GAMES:
        position = start(game)
        while position.is_chance:
            position = position.apply(position.outcomes()[0][0])
        for search in (ismcts.search, maxn.search):
            ask(search, position, budget)
    solve(start(PIG, target=10))


def warm_up() -> None:
    for part in (*jit.parts("search").values(), *jit.parts(UNIT).values()):
        part()


def test_every_kernel_has_one_signature() -> None:
    warm_up()
    search_everything()
    found = signatures()
    assert len(found) > 50
    # None: loaded as part of its callers.
    assert {name: count for name, count in found.items() if count > 1} == {}


def test_a_second_game_compiles_nothing() -> None:
    warm_up()
    position = start(PIG)
    for search in (ismcts.search, maxn.search):
        ask(search, position, Budget(playouts=20))
    before = signatures()
    for search in (ismcts.search, maxn.search):
        ask(search, start(TIC_TAC_TOE), Budget(playouts=20))
    ask(ismcts.search, after(start(LEDUC), 0, 1), Budget(playouts=20))
    after_ = signatures()
    assert {name: after_[name] for name in before if name.startswith(UNITS[0])} == {
        name: count for name, count in before.items() if name.startswith(UNITS[0])
    }


REPORT = """
import json
from tests.search import test_compiled as t

t.search_everything()
misses = {name: sum(kernel.stats.cache_misses.values()) for name, kernel in t.kernels()}
hits = sum(sum(kernel.stats.cache_hits.values()) for _, kernel in t.kernels())
print(json.dumps([misses, hits]))
"""


def child(script: str, **environment: str) -> str:
    """What a process of its own prints last."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_once_warm_no_process_compiles_anything() -> None:
    """That a warm-up leaves out no kernel is tested with those of all units, in ``runtime``."""
    warmup.warm_up(["runtime", "search"])
    warm_up()
    misses, hits = json.loads(child(REPORT))
    assert {name: count for name, count in misses.items() if count} == {}
    assert hits > 50


ANSWERS = """
from tests.search import test_compiled as t
from tests.search.tables import timeless

print([timeless(result) for result in t.small_answers()])
"""


def small_answers() -> list[Any]:
    """Answers that plain Python finds in a moment."""
    budget = Budget(playouts=12, nodes=12)
    found = []
    for position in (start(TINY), after(start(TIC_TAC_TOE), 0, 4), after(start(LEDUC), 2, 5)):
        found += [ask(search, position, budget) for search in (ismcts.search, maxn.search)]
    return found


def test_plain_python_finds_the_same() -> None:
    compiled = child(ANSWERS)
    plain = child(ANSWERS, NUMBA_DISABLE_JIT="1")
    assert re.sub(r"np\.int64\((\d+)\)", r"\1", plain) == compiled
    assert compiled.count("SearchResult") == 6


@pytest.mark.slow
def test_no_kernel_reaches_beyond_an_array() -> None:
    script = "from tests.search import test_compiled as t; t.search_everything(); print('done')"
    assert child(script, NUMBA_BOUNDSCHECK="1") == "done"
