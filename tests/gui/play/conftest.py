"""Every test has a home folder of its own and starts the program in it, as often as it likes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engines.contract.registry import game as find_game
from engines.runtime import warmup
from gui.style import Look, Scheme, theme
from gui.style.motion import pace
from tests.gui.attached import attached
from tests.gui.play.program import Program

Start = Callable[..., Program]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Load the compiled rules before any clock runs."""
    _ = find_game("fargo").kernel


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder below which this test's program keeps everything."""
    folder = tmp_path / "parlour"
    monkeypatch.setenv("PARLOUR_HOME", str(folder))
    # The kernels that are played with are loaded; no test compiles others meanwhile.
    monkeypatch.setattr(warmup, "needed", lambda _names: ())
    return folder


@pytest.fixture
def start(qapp: QApplication, home: Path) -> Iterator[Start]:
    """``start(...)`` starts the program; what still runs at the end of the test is ended."""
    running: list[Program] = []

    def begin(**how: object) -> Program:
        running.append(Program(qapp, **how))  # type: ignore[arg-type]  # as Program documents
        return running[-1]

    with attached(qapp):
        yield begin
        for program in running:
            program.end()
    pace().set_speed(1.0)
    pace().set_reduced(False)
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))


@pytest.fixture
def program(start: Start) -> Program:
    """The program, on its home page."""
    return start()
