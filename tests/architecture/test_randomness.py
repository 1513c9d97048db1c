"""Every source of randomness has one owner: nothing draws from a global generator."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import EVERYTHING, python_files, tree, walk

# Names that make a generator of their own; without a seed they take one from the system.
SEEDED = {"random.Random", "numpy.random.default_rng", "numpy.random.SeedSequence"}
TYPES = {"numpy.random.Generator"}


def full_names(source: ast.Module) -> dict[str, str]:
    """Local name -> dotted name of what it was imported from."""
    names: dict[str, str] = {}
    for node in walk(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                local = alias.asname or alias.name.split(".")[0]
                names[local] = alias.name if alias.asname else local
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return names


def dotted(node: ast.expr, names: dict[str, str]) -> str:
    """``np.random.choice`` -> ``numpy.random.choice``; empty if it isn't a plain chain of names."""
    if isinstance(node, ast.Attribute):
        start = dotted(node.value, names)
        return f"{start}.{node.attr}" if start else ""
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


def draws_from_nowhere(source: ast.Module) -> Iterator[str]:
    """Every use of a global or unseeded generator, as ``line: name``."""
    names = full_names(source)
    seeded = {
        node.func
        for node in walk(source)
        if isinstance(node, ast.Call)
        and (node.args or node.keywords)
        and dotted(node.func, names) in SEEDED
    }
    for node in walk(source):
        if not isinstance(node, ast.Attribute | ast.Name) or node in seeded:
            continue
        name = dotted(node, names)
        module = name.rpartition(".")[0]
        if module in {"random", "numpy.random"} and name not in TYPES:
            yield f"{node.lineno}: {name}"


def test_nothing_draws_from_a_global_generator() -> None:
    draws = {str(file): list(draws_from_nowhere(tree(file))) for file in python_files(*EVERYTHING)}
    assert {file: lines for file, lines in draws.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import random; random.shuffle(cards)",
        "import random as r; r.random()",
        "from random import choice; choice(cards)",
        "import random; generator = random.Random()",
        "import numpy as np; np.random.seed(1)",
        "import numpy; numpy.random.randint(6)",
        "from numpy import random; random.rand()",
        "from numpy.random import default_rng; default_rng()",
        "import random; key = random.random",
    ],
)
def test_the_check_finds(line: str) -> None:
    assert list(draws_from_nowhere(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "import random; random.Random(7).shuffle(cards)",
        "import numpy as np; np.random.default_rng(seed=7).integers(6)",
        "import numpy as np; generator: np.random.Generator",
        "stream.random(); self.random.choice()",
    ],
)
def test_the_check_accepts(line: str) -> None:
    assert not list(draws_from_nowhere(ast.parse(line)))
