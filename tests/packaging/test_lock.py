"""The locks agree with pyproject.toml and with the environment that runs the tests."""

import importlib.metadata
import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.sources import ROOT


def requirements_in(lock: str) -> list[Requirement]:
    lines = re.findall(r"^[a-z0-9].*", lock, re.MULTILINE)
    return [Requirement(line.rstrip(" \\")) for line in lines]


LOCK = (ROOT / "packaging" / "requirements.lock").read_text()
LOCKED = requirements_in(LOCK)
PROGRAM = (ROOT / "packaging" / "program.lock").read_text()
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
NEEDED = [
    Requirement(text)
    for text in (*PYPROJECT["project"]["dependencies"], *PYPROJECT["dependency-groups"]["build"])
]
DEVELOPMENT = [text for text in PYPROJECT["dependency-groups"]["dev"] if isinstance(text, str)]
DIRECT = [*NEEDED, *map(Requirement, DEVELOPMENT)]


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


def test_the_program_gets_a_part_of_the_same_lock() -> None:
    program = requirements_in(PROGRAM)
    assert {canonicalize_name(each.name) for each in NEEDED} <= {each.name for each in program}
    assert "pytest" not in {each.name for each in program}
    whole = {(each.name, version_of(each)) for each in LOCKED}
    assert {(each.name, version_of(each)) for each in program} < whole


@pytest.mark.parametrize("lock", [LOCK, PROGRAM], ids=["all", "program"])
def test_everything_in_a_lock_is_exact_and_hashed(lock: str) -> None:
    names = [locked.name for locked in requirements_in(lock)]
    assert len(set(names)) == len(names)
    for entry in re.split(r"\n(?=[a-z0-9])", lock):
        assert re.match(r"[a-z0-9-]+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry


def test_lock_names_no_host() -> None:
    assert "://" not in LOCK + PROGRAM


@pytest.mark.parametrize("locked", LOCKED, ids=lambda locked: locked.name)
def test_environment_is_the_locked_one(locked: Requirement) -> None:
    if locked.marker is None or locked.marker.evaluate():
        assert importlib.metadata.version(locked.name) == version_of(locked)


def test_numba_is_exact() -> None:
    (numba,) = (requirement for requirement in DIRECT if requirement.name == "numba")
    assert [pin.operator for pin in numba.specifier] == ["=="], "the kernel cache depends on it"
