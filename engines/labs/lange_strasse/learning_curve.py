"""A training run and its learning curve, measured with the same dice each time.

The Lab in the window shows it as it grows. It is saved after every part, so that a run continues
from there however it was stopped.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import numpy as np

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import learned
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.learned import Learned, Settings
from engines.labs.lange_strasse import matches, training
from engines.runtime import paths
from engines.runtime.errors import StorageError
from engines.runtime.storage import read_arrays, set_aside

PARTS: Final = 40
MEASURED_GAMES: Final = 2400
RIVAL: Final = "dp"
"""A player is measured at a table with two of these."""
_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Point:
    """A player after some games of its training.

    Attributes:
        played: how many.
        rounds: mean number of rounds of the games since the previous point; 0 without any.
        cents: what it won per game against two RIVAL.
        margin: half the width of the 95% interval.
    """

    played: int
    rounds: float
    cents: float
    margin: float


@dataclass(frozen=True, slots=True)
class Course:
    """A training run: what has been learned, and the points so far, in order."""

    learned: Learned
    points: tuple[Point, ...] = ()


def kept_file(kind: str) -> Path:
    """Where the Lab saves its training run of a kind of player."""
    return paths.data_folder() / "training" / f"lange_strasse_{kind}.npz"


def begin(settings: Settings) -> Course:
    """A training run before its first game."""
    return Course(training.begin(settings))


def measure(player: Learned, monitor: Monitor) -> matches.Money | None:
    """What a player wins per game against two RIVAL, over MEASURED_GAMES games; None if stopped."""
    seats = (player.settings.kind, RIVAL, RIVAL)
    money = matches.play(seats, MEASURED_GAMES, _SEED, monitor, 1, learners=(player,))
    return matches.result(money, 0) if money.size >= SEATS * MEASURED_GAMES else None


@cache
def shipped_money(kind: str) -> matches.Money:
    """What the shipped player of a kind wins, measured in the same way."""
    money = measure(learned.shipped(kind), Monitor())
    assert money is not None  # nothing stops it
    return money


def run(
    course: Course, file: Path, monitor: Monitor, tell: Callable[[Point], None] = lambda _: None
) -> Course:
    """Train to the end or until the monitor stops it, saving everything to ``file``.

    The first point is that of the player before it has learned anything.

    Raises:
        StorageError: the file cannot be written.
    """
    _make_folder(file.parent)
    try:
        load(file)
    except StorageError:
        if file.exists():
            set_aside(file)
    told: list[tuple[int, float]] = []
    first = () if course.points or course.learned.played else (course.learned,)
    parts = training.in_parts(course.learned, PARTS, monitor, lambda *new: told.append(new))
    for made in chain(first, parts):
        points = course.points
        money = measure(made, monitor.quiet())
        if money is not None:
            rounds = _mean_rounds(course.learned.played, told)
            points += (Point(made.played, rounds, money.mean, money.margin),)
            tell(points[-1])
        course = Course(made, points)
        save(course, file)
        told.clear()
    return course


def _mean_rounds(played: int, told: Sequence[tuple[int, float]]) -> float:
    """Mean over the games after ``played``; ``told``: last game and mean rounds of each chunk."""
    if not told:
        return 0.0
    games = np.diff([played, *(last for last, _ in told)])
    return float(np.average([rounds for _, rounds in told], weights=games))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            "errors-folder-cannot-made-training", folder=folder, reason=str(error.strerror)
        ) from error


def save(course: Course, file: Path) -> None:
    """Write a course atomically; raises StorageError."""
    points = [(p.played, p.rounds, p.cents, p.margin) for p in course.points]
    learned.save(course.learned, file, points=np.array(points, np.float64).reshape(-1, 4))


def load(file: Path) -> Course:
    """Read what ``save`` wrote, or ``learned.save``: a course without points.

    Raises:
        StorageError: the file is missing, damaged, or from another program.
    """
    told = "errors-training-cannot-read"
    player = learned.load(file, told)
    with read_arrays(file, told) as stored:
        rows = stored["points"].tolist() if "points" in stored else []
        points = tuple(Point(int(played), *rest) for played, *rest in rows)
    return Course(player, points)
