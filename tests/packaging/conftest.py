"""What the tests of the scripts share."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def stubs(tmp_path: Path) -> Path:
    """A folder that comes first on the search path of ``run``."""
    folder = tmp_path / "stubs"
    folder.mkdir()
    return folder


@pytest.fixture
def stub(stubs: Path) -> Callable[[str, str], None]:
    """``stub(name, script)`` puts a program that runs ``script`` in front of the real one."""

    def write(name: str, script: str) -> None:
        program = stubs / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    return write


@pytest.fixture
def run(stubs: Path) -> Run:
    """Run a command without a display and with the stubs; keyword arguments are its environment."""

    def run(*command: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
        clean = {"PATH": f"{stubs}:{os.defpath}", "HOME": str(stubs), **environment}
        return subprocess.run(command, env=clean, capture_output=True, text=True, check=False)

    return run
