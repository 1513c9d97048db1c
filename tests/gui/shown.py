"""The pages of matches and records, which come and go."""

from collections.abc import Callable
from typing import Any

from gui.arena.page import ArenaPage
from gui.arena.view import TournamentView
from gui.learn.exercises import ExercisesPage
from gui.match.page import MatchPage
from gui.review.page import ReviewPage
from gui.shell.shell import Shell


def match_page(shell: Shell) -> MatchPage:
    page = shell.played.page
    assert page is not None, "there is no match on the table"
    return page


def review_page(shell: Shell) -> ReviewPage:
    """The page of the record under review."""
    page = shell.replays.page
    assert page is not None, "there is no record under review"
    return page


def played(page: ExercisesPage) -> str:
    """The mistake to be bettered, in words; empty for an exercise that ships."""
    exercise = None if page.task is None else page.task.exercise
    return "" if exercise is None else exercise.played


def opened(page: ArenaPage) -> TournamentView:
    assert page.view is not None, "no tournament is open"
    return page.view


class Now:
    """Stands for something that changes with the match on the page, such as one of its panels."""

    def __init__(self, find: Callable[[], object]) -> None:
        self._find = find

    def __getattr__(self, name: str) -> Any:
        return getattr(self._find(), name)
