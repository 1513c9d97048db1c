"""The lock agrees with pyproject.toml and with the environment that runs the tests."""

import importlib.metadata
import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.sources import ROOT

LOCK = (ROOT / "packaging" / "requirements.lock").read_text()
LOCKED = [
    Requirement(line.rstrip(" \\")) for line in LOCK.splitlines() if re.match(r"[a-z0-9]", line)
]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
DIRECT = [
    Requirement(text)
    for text in (*PYPROJECT["project"]["dependencies"], *PYPROJECT["dependency-groups"]["dev"])
]


def version_of(locked: Requirement) -> str:
    (pin,) = locked.specifier
    assert pin.operator == "=="
    return pin.version


@pytest.mark.parametrize("requirement", DIRECT, ids=lambda requirement: requirement.name)
def test_lock_satisfies(requirement: Requirement) -> None:
    name = canonicalize_name(requirement.name)
    versions = [version_of(locked) for locked in LOCKED if locked.name == name]
    assert versions, "run packaging/lock"
    assert all(requirement.specifier.contains(version) for version in versions)


def test_everything_in_the_lock_is_exact_and_hashed() -> None:
    assert len({locked.name for locked in LOCKED}) == len(LOCKED)
    for entry in re.split(r"\n(?=[a-z0-9])", LOCK):
        assert re.match(r"[a-z0-9-]+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry


def test_lock_names_no_host() -> None:
    assert "://" not in LOCK


@pytest.mark.parametrize("locked", LOCKED, ids=lambda locked: locked.name)
def test_environment_is_the_locked_one(locked: Requirement) -> None:
    if locked.marker is None or locked.marker.evaluate():
        assert importlib.metadata.version(locked.name) == version_of(locked)


def test_numba_is_exact() -> None:
    (numba,) = (requirement for requirement in DIRECT if requirement.name == "numba")
    assert [pin.operator for pin in numba.specifier] == ["=="], "the kernel cache depends on it"
