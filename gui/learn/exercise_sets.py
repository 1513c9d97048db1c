"""Exercises in sets: today's, those due again, own mistakes, the basics, and one for each theme."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from engines.contract.messages import Words
from engines.match.analysis.puzzles import Grade, Puzzle, Puzzles
from engines.match.archive.library import Exercise
from engines.runtime.texts import tr
from gui.app.values import theme_title


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to try.

    Attributes:
        puzzle: the exercise that ships, if it is one.
        exercise: as the library knows it, or as it will once it is tried.
        day: the day whose exercise it is.
    """

    puzzle: Puzzle | None
    exercise: Exercise
    day: date | None = None

    @property
    def position(self) -> str:
        return self.exercise.position

    @property
    def is_solved(self) -> bool:
        """Whether it was solved at least once; the exercise of a day, on that day."""
        return self.exercise.solved > 0 and self.day in (None, self.exercise.solved_on)


@dataclass(frozen=True, slots=True)
class ExerciseSet:
    """Tasks under one name; ``key`` identifies the set."""

    key: str
    title: str
    tasks: tuple[Task, ...]

    @property
    def solved(self) -> int:
        return sum(task.is_solved for task in self.tasks)

    def left(self, last: str) -> bool:
        """Whether anything but ``last`` is unsolved, or due again."""
        others = (task for task in self.tasks if task.position != last)
        return any(self.key == "due" or not task.is_solved for task in others)

    def following(self, last: str) -> Task:
        """The next task: never tried, or else never solved; not ``last`` if there is another."""
        others = [task for task in self.tasks if task.position != last]
        return min(others or self.tasks, key=lambda task: (task.is_solved, task.exercise.tries))


def sets_of(
    words: Words, shipped: Puzzles, exercises: Sequence[Exercise], now: datetime
) -> tuple[ExerciseSet, ...]:
    """The sets of one game, none of them empty.

    Args:
        words: for the names of themes.
        shipped: the exercises of the game.
        exercises: what the library has of this game, those to do first at the front.
        now: the time, for what is due again; the day is that of the person's clock.
    """
    game, today = shipped.game, now.astimezone().date()
    known = {exercise.position: exercise for exercise in exercises}
    puzzles = {puzzle.position: puzzle for puzzle in shipped.puzzles}

    def task(puzzle: Puzzle, day: date | None = None) -> Task:
        new = Exercise(game, puzzle.position, puzzle.seat, "", puzzle.loss)
        return Task(puzzle, known.get(puzzle.position, new), day)

    def again(exercise: Exercise) -> Task:
        return Task(puzzles.get(exercise.position), exercise)

    found: list[ExerciseSet] = []

    def add(key: str, title: str, tasks: Sequence[Task]) -> None:
        if tasks:
            found.append(ExerciseSet(key, title, tuple(tasks)))

    daily = shipped.today(today)
    add("today", tr("learn-todays-exercise"), [] if daily is None else [task(daily, today)])
    add("due", tr("learn-due-again"), [again(each) for each in exercises if each.is_due(now)])
    add("own", tr("learn-my-mistakes"), [again(each) for each in exercises if each.is_own])
    order = list(Grade)
    graded = sorted(shipped.puzzles, key=lambda puzzle: order.index(puzzle.grade))
    easy = [task(puzzle) for puzzle in graded if puzzle.grade is Grade.EASY]
    add("basics", tr("learn-basics"), easy)
    themes: dict[str, list[Task]] = {}
    for puzzle in graded[len(easy) :]:
        themes.setdefault(theme_title(words, game, puzzle), []).append(task(puzzle))
    for title, tasks in themes.items():
        add(f"theme {title}", title, tasks)
    return tuple(found)
