"""Exercises that ship: each has one clear best action, which a larger search confirms."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from engines.cli.exercises import Search, exercises
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.position import Position, plan, retold
from engines.contract.registry import game as find
from engines.match.analysis import puzzles
from engines.match.analysis.puzzles import COSTLY, Grade, Puzzles
from engines.runtime.errors import ParlourError, RecordError
from engines.runtime.texts import tr
from tests.raised import raises

SHIPPED = [file.stem for file in sorted(Puzzles.shipped("fargo").parent.glob("*.json"))]

SOLVED = ("fargo", "lange_strasse")


@pytest.mark.parametrize("game", SHIPPED)
def test_there_are_enough_of_every_grade_and_theme(game: str) -> None:
    found = Puzzles.read(game)
    assert len(found.puzzles) >= 40
    assert len({puzzle.position for puzzle in found.puzzles}) == len(found.puzzles)
    grades = Counter(puzzle.grade for puzzle in found.puzzles)
    assert all(grades[grade] >= 2 for grade in Grade), grades
    assert len({puzzle.theme for puzzle in found.puzzles}) >= 3
    assert found.date
    assert found.program


@pytest.mark.parametrize("game", SHIPPED)
def test_everything_but_the_solution_loses_at_least_five_points(game: str) -> None:
    words = Words()
    for puzzle in Puzzles.read(game).puzzles:
        position = Position.parse(find(game), puzzle.position)
        assert position.turn == puzzle.seat
        assert puzzle.cost(position, puzzles.actions_of(position, puzzle.solution)) == 0
        assert puzzle.loss - 1.9 * puzzle.error >= COSTLY - 1e-4
        assert min(puzzle.losses.values()) == puzzle.loss
        assert words.say(puzzle.subject(game))


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(
    ("sample", "share"), [(1, 1 / 5), pytest.param(3, 1, marks=pytest.mark.slow)]
)
def test_the_larger_search_finds_the_same_solutions_with_another_seed(
    game: str, sample: int, share: float
) -> None:
    """Some exercises of a game are searched again, in every run with a share of the work."""
    found = Puzzles.read(game)
    bot = find(game).bot(found.adviser)
    step = len(found.puzzles) // sample
    for puzzle in found.puzzles[::step][:sample]:
        position = Position.parse(find(game), puzzle.position)
        work = Budget.parse(found.work).times(share)
        evaluator = puzzles.evaluator_of(bot, position, work, 20261123)
        verdicts = puzzles.verdicts(evaluator, position)
        assert verdicts is not None
        assert puzzle.cost(position, verdicts.solution) == 0, puzzle.position
        # The two searches scatter about the same value.
        lowest = COSTLY - 3 * (puzzle.error + verdicts.second.error)
        assert verdicts.second.mean >= lowest, puzzle.position


@pytest.mark.parametrize("game", ["fargo", pytest.param("lange_strasse", marks=pytest.mark.slow)])
def test_the_command_continues_a_file_just_as_it_was_made(game: str, tmp_path: Path) -> None:
    """And the shipped file of a solved game is what the command makes."""
    found = Puzzles.read(game)
    games = found.games // 2
    begun = tuple(puzzle for puzzle in found.puzzles if puzzle.number <= games)
    file = tmp_path / f"{game}.json"
    file.write_text(replace(found, puzzles=begun, games=games).to_json(), encoding="utf-8")
    exercises(game, folder=tmp_path)
    assert Puzzles.read(game, file).puzzles == found.puzzles


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_the_figures_are_those_of_the_calibration_that_ships(game: str, whole: bool) -> None:
    """Checks an exercise of each theme; in every run, only a quick one of games not solved."""
    found = Puzzles.read(game)
    chosen = tuple({each.theme: each for each in found.puzzles}.values())
    if not (whole or game in SOLVED):
        chosen = (min(found.puzzles, key=lambda each: len(each.losses)),)
    search = Search(find(game), 1, None, 48, replace(found, puzzles=chosen))
    search.judge_again()
    assert search.known.puzzles == chosen


def test_exercises_that_are_judged_again_are_not_dropped_for_variety() -> None:
    found = Puzzles.read("fargo")
    search = Search(find("fargo"), 1, None, 1, replace(found, puzzles=found.puzzles[:3]))
    search.judge_again()
    assert search.known.puzzles == found.puzzles[:3]


def test_exercises_of_rare_themes_are_preferred() -> None:
    """Themes that a file lacks come before those that it has."""
    known = Puzzles.read("fargo")
    search = Search(find("fargo"), 1, None, 1000, Puzzles("fargo"))
    search.look_through(0)
    usual = [puzzle.theme for puzzle in search.known.puzzles]
    copies = tuple(puzzle for puzzle in known.puzzles if puzzle.theme in usual)
    search = Search(find("fargo"), 1, None, 1000, replace(known, puzzles=copies))
    search.look_through(0)
    assert {puzzle.theme for puzzle in search.known.puzzles[len(copies) :]}.isdisjoint(usual)


def test_the_exercise_of_a_day_is_the_same_for_everybody_and_changes() -> None:
    found, first = Puzzles.read("fargo"), date(2026, 12, 1)
    shown = [found.today(first + timedelta(days=day)) for day in range(2 * len(found.puzzles))]
    once, again = shown[: len(found.puzzles)], shown[len(found.puzzles) :]
    assert once == again
    assert len({id(each) for each in once}) == len(found.puzzles), "none returns before all others"
    assert once != list(found.puzzles), "exercises of one game come from different days"
    assert Puzzles("fargo").today(first) is None


def test_a_file_reads_back_and_a_damaged_one_says_so() -> None:
    found = Puzzles.read("fargo")
    assert Puzzles.from_json(found.to_json()) == found
    older = replace(found, puzzles=tuple(replace(each, number=0) for each in found.puzzles))
    assert "number" not in older.to_json()
    assert Puzzles.from_json(older.to_json()) == older
    with raises(RecordError, "errors-file-not-from-command"):
        Puzzles.from_json('{"format": "something"}')


def test_a_mistake_is_named_as_on_buttons() -> None:
    position = Position.parse(find("fargo"), "4500 3200 | seat 1 | banked 0 | run 550 | dice 4")
    told = retold(position, "roll")
    assert told == plan(position, [position.parse_action("roll")])
    assert Words().say(told) == tr("fargo-short-roll")
    with pytest.raises(ParlourError):
        retold(position, "roll, keep the last die")
