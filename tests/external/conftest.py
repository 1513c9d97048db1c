"""External bots, in a home folder of the test's own."""

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engines.contract import bot as border
from engines.contract.registry import game as find
from engines.external import bot as foreign
from engines.external import process, programs
from engines.external.bot import ForeignBot
from engines.external.programs import Program
from engines.runtime import paths
from tests.patience import PATIENCE_S

ROGUE = Path(__file__).with_name("rogue.py")
EXAMPLE = paths.asset("help", "example_bot.py")
GAMES = ("colonizers", "dice_chess", "fargo", "lange_strasse", "roll_galaxy")
Rogue = Callable[..., ForeignBot]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The test's own home folder; no process is left running afterwards."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    yield tmp_path
    foreign._pools.clear()
    process.close_all()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, bots that behave well are not given up on."""
    wait_for_programs(monkeypatch)


def wait_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let external bots take their time to start, to stop, to end, and to answer."""
    for limit in ("START_S", "NOTES_S", "LAST_WORDS_S"):
        monkeypatch.setattr(process, limit, PATIENCE_S)
    monkeypatch.setattr(foreign, "STOP_S", PATIENCE_S)
    monkeypatch.setattr(border, "longest_s", lambda seconds: seconds + PATIENCE_S)


def program(*command: str | Path, name: str = "Rogue", games: tuple[str, ...] = ()) -> Program:
    words = (sys.executable, *map(str, command))
    return Program(name, words, games=games or ("fargo",))


@pytest.fixture
def rogue(patient: None) -> Rogue:
    """``rogue("never answers")`` is a Fargo bot that behaves that way."""

    def made(behaviour: str, *more: Path) -> ForeignBot:
        return ForeignBot(program(ROGUE, behaviour, *more), find("fargo").info.seats)

    return made


@pytest.fixture
def example(patient: None) -> Program:
    """The shipped example, added to the list of external bots for all games."""
    found = program(EXAMPLE, name="Example", games=GAMES)
    programs.add(found)
    return found


def quoted(*command: str | Path) -> str:
    """A Python program as a command line."""
    return shlex.join([sys.executable, *map(str, command)])
