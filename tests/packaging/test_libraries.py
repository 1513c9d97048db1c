"""Which system packages are missing."""

import runpy
from collections.abc import Callable
from typing import Any

import pytest

from tests.architecture.sources import ROOT

LIBRARIES: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "libraries.py"))
missing_packages: Callable[[list[str]], list[str]] = LIBRARIES["missing_packages"]


@pytest.fixture
def replace(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, object], None]:
    """``replace(name, value)`` replaces a global of the script."""

    def replace(name: str, value: object) -> None:
        monkeypatch.setitem(missing_packages.__globals__, name, value)

    return replace


def test_nothing_is_missing_where_these_tests_run() -> None:
    assert missing_packages(["drawing", "x11", "screen"]) == []


def test_the_linker_decides() -> None:
    assert LIBRARIES["can_load"]("libc.so.6")
    assert not LIBRARIES["can_load"]("libparlour-has-no-such-library.so.1")


def test_each_package_is_named_once(replace: Callable[[str, object], None]) -> None:
    replace("can_load", lambda library: not library.startswith("libg"))
    replace("known_package", lambda names: names[0])
    assert missing_packages(["drawing"]) == ["libglib2.0-0t64"]
    replace("can_load", lambda library: library != "libxcb-cursor.so.0")
    assert missing_packages(["drawing", "x11"]) == ["libxcb-cursor0"]


def test_the_name_of_this_release_is_used(
    stub: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch, stubs: object
) -> None:
    monkeypatch.setenv("PATH", str(stubs))
    known_package = LIBRARIES["known_package"]
    stub("apt-cache", "echo Package: found")
    assert known_package(("newer", "older")) == "newer"
    stub("apt-cache", "exit 100")
    assert known_package(("newer", "older")) == "older"


def test_missing_programs_are_named(
    monkeypatch: pytest.MonkeyPatch, stub: Callable[[str, str], None], stubs: object
) -> None:
    monkeypatch.setenv("PATH", str(stubs))
    assert missing_packages(["screen"]) == ["xvfb", "openbox"]
    stub("Xvfb", "")
    assert missing_packages(["screen"]) == ["openbox"]


def test_an_unknown_group_is_an_error() -> None:
    with pytest.raises(KeyError, match="drawings"):
        missing_packages(["drawings"])
