"""Surroundings of all tests: no screen, no real home folder, repeatable random examples.

This runs before any Qt import. Compiled kernels and solved tables stay in the user's normal cache:
they are valid for every run, and making them again would take longer than the tests.
"""

import gc
import os
import shutil
import signal
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

import hypothesis
import pytest

from engines.runtime import paths, streams

os.environ.setdefault("PARLOUR_KERNEL_CACHE", str(paths.kernel_cache_folder()))
os.environ.setdefault("PARLOUR_SOLUTION_CACHE", str(paths.solution_folder()))

_home = Path(tempfile.mkdtemp(prefix="parlour-tests-"))
os.environ["PARLOUR_HOME"] = str(_home / "parlour")
# Qt and fontconfig write below these.
for _name in ("CONFIG", "DATA", "STATE", "CACHE"):
    os.environ[f"XDG_{_name}_HOME"] = str(_home / _name.lower())

os.environ["QT_API"] = "pyside6"
os.environ["QT_QPA_PLATFORM"] = os.environ.get("PARLOUR_TEST_PLATFORM", "offscreen")
# Sizes and colors must not depend on the desktop that runs the tests.
for _name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI"):
    os.environ.pop(_name, None)

# A shell makes its background jobs ignore Ctrl-C, and all their children inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# However slow the machine is.
_SLOW: Final[dict[str, Any]] = {
    "deadline": None,
    "suppress_health_check": [hypothesis.HealthCheck.too_slow],
}
hypothesis.settings.register_profile("dev", **_SLOW)
hypothesis.settings.register_profile(
    "ci", derandomize=True, print_blob=True, database=None, **_SLOW
)
hypothesis.settings.register_profile("thorough", max_examples=2000, **_SLOW)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")


_FIRST: Final = (
    "pictures",
    "gui/play/test_screen_reader.py",
    "games/fargo/test_kernels_plain.py",
    "conformance",
    "gui/play",
    "vectors",
    "games",
    "search",
    "runtime",
    "fuzz",
)
"""Folders and files with long tests, which run first: a process that got one of them last would
still be working when the others have nothing left."""


@pytest.hookimpl(tryfirst=True)  # pytest-xdist reads the marks in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file in one process, and all timing tests in the same one.

    Tests of a file share what its fixtures make; two timing tests at once would disturb each
    other. Files with long tests begin first.
    """
    tests = Path(__file__).parent

    @cache
    def place(path: Path) -> int:
        file = path.relative_to(tests)
        return next(
            (n for n, first in enumerate(_FIRST) if file.is_relative_to(first)), len(_FIRST)
        )

    items.sort(key=lambda item: place(item.path))
    for item in items:
        if item.get_closest_marker("xdist_group"):
            continue
        timing = item.get_closest_marker("timing")
        # Tests of the architecture share the syntax trees of all files.
        shared = item.path.parent if item.path.parent.name == "architecture" else item.path
        item.add_marker(pytest.mark.xdist_group("timing" if timing else str(shared)))


def pytest_collection() -> None:
    """Don't collect garbage meanwhile: there is next to none among the collected tests."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Hide the collected tests from the garbage collector.

    Window tests collect garbage when they end; scanning all tests would cost more than most tests
    themselves.
    """
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def repeatable_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun without a seed get the same seeds in every run of a test."""
    begun = count()
    test, _, _group = request.node.nodeid.partition("@")

    def seed() -> int:
        return streams.derive(next(begun), test) % 1_000_000_000

    monkeypatch.setattr("engines.match.archive.records.fresh_seed", seed)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the home folder of this run."""
    shutil.rmtree(_home, ignore_errors=True)
