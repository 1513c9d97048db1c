"""The command line in this process, with High Card as the only game."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from typer.testing import CliRunner

from engines.cli.group import TRACEBACK
from engines.cli.main import APP
from engines.runtime import warmup
from tests.contract.conftest import toy
from tests.contract.toy import HighCard

__all__ = ["toy"]

# What a command printed, what it wrote to the error stream, and its exit code.
Answer: TypeAlias = tuple[str, str, int]
Lab: TypeAlias = Callable[..., Answer]


def ask(*arguments: str) -> Answer:
    """Run a command in this process; anything but an orderly exit is raised."""
    result = CliRunner().invoke(APP, arguments, catch_exceptions=False)
    return result.stdout, result.stderr, result.exit_code


@pytest.fixture
def lab(toy: HighCard, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """Runs a command in this process; nothing needs to be compiled."""
    monkeypatch.setattr(warmup, "needed", lambda _names: ())
    monkeypatch.setenv(TRACEBACK, "1")
    return ask
