"""External bots on the command line: listed, asked, compared, rated for this user."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engines.arena.strength import ratings as fit
from engines.cli.rate import rated
from engines.contract import ratings
from engines.contract.ratings import LineUp, Table
from engines.external import bot as foreign
from engines.external import process, programs
from engines.external.programs import Program
from engines.external.protocol import ProgramsDamaged
from engines.runtime import paths
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.cli.conftest import Lab
from tests.external.conftest import wait_for_programs
from tests.raised import raises

ROGUE = Path(__file__).parents[1] / "external" / "rogue.py"


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """An external bot that plays the first legal action, in a home folder of the test's own."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    wait_for_programs(monkeypatch)
    made = Program("First", (sys.executable, str(ROGUE), "plays"), games=("toy",))
    programs.add(made)
    yield made
    foreign._pools.clear()
    process.close_all()


def printed(lab: Lab, *arguments: str) -> str:
    output, said, code = lab(*arguments)
    assert (said, code) == ("", 0)
    return output


def test_programs_are_listed_below_the_bots(lab: Lab) -> None:
    rows = printed(lab, "bots", "toy").splitlines()[2:]
    assert rows[-1].split()[:2] == ["foreign:First", "First"]
    assert tr("bot-foreign-objective") in rows[-1]


def test_a_damaged_list_is_a_remark(lab: Lab) -> None:
    programs.file().write_text("{", encoding="utf-8")
    output, said, code = lab("bots", "toy")
    assert code == 0
    assert "greedy" in output
    with raises(
        ProgramsDamaged, "errors-list-programs-damaged-correct", path=programs.file()
    ) as damaged:
        programs.read()
    assert str(damaged.value) in said


def test_a_program_analyses_a_position(lab: Lab) -> None:
    text = printed(lab, "analyse", "toy", "--bot", "foreign:First")
    assert "foreign:First: " in text


def test_a_program_plays_in_the_arena(lab: Lab) -> None:
    line_up = ("--seats", "foreign:First,careless", "--games", "20", "--workers", "2")
    first = printed(lab, "arena", "toy", *line_up)
    assert "foreign:First" in first


def test_a_program_is_rated_for_this_user_on_the_scale_of_the_bots(
    lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "shipped", lambda game: tmp_path / f"{game}.json")
    few = ("--games", "40", "--workers", "1")
    printed(lab, "rate", "toy", "--bots", "careless,greedy", *few)
    shipped = ratings.Table.read("toy")
    before = (tmp_path / "toy.json").read_text(encoding="utf-8")
    output = printed(lab, "rate", "toy", "--bots", "careless,foreign:First,greedy", *few)
    assert "1500 is the average of the built-in bots" in output
    assert (tmp_path / "toy.json").read_text(encoding="utf-8") == before
    own = ratings.Table.read("toy", ratings.own("toy"))
    assert ratings.own("toy").is_relative_to(paths.data_folder())
    (rating,) = own.ratings
    assert (rating.bot, rating.games) == ("foreign:First", 80)
    assert {line_up.bots for line_up in own.line_ups} == {
        ("careless", "foreign:First"),
        ("greedy", "foreign:First"),
    }
    assert own.rating("greedy") is None
    assert between(rating.elo, shipped)
    again = printed(lab, "rate", "toy", "--bots", "careless,foreign:First,greedy", *few)
    assert again == output, "what has been played counts"


def test_programs_stand_where_the_shipped_table_stands() -> None:
    def played(*bots: str) -> LineUp:
        outcomes: dict[tuple[float, ...], int] = {(1.0, 0.0): 30, (0.0, 1.0): 50}
        return LineUp(bots, (None, None), 1, 80, outcomes, "2026-01-01", "1")

    known = played("low", "high")
    bots = ("low", "high")
    elos = {rating.bot: rating for rating in fit([known], bots)}
    shipped = Table("toy", tuple(elos.values()), (known,))
    moved = Table("toy", tuple(replace(r, elo=r.elo + 100) for r in elos.values()), (known,))
    (here,) = rated(shipped, [played("high", "foreign:X")], bots)
    (there,) = rated(moved, [played("high", "foreign:X")], bots)
    assert there.elo == pytest.approx(here.elo + 100)
    assert here.elo - elos["high"].elo == pytest.approx(elos["high"].elo - elos["low"].elo, abs=3)
    assert here.beats is None


def between(elo: float, shipped: Table) -> bool:
    """Whether a strength is near those of the bots it has played."""
    known = [each.elo for each in shipped.ratings]
    return min(known) - 400 < elo < max(known) + 400


def test_a_program_that_is_not_there_is_named(lab: Lab) -> None:
    _, said, code = lab("rate", "toy", "--bots", "greedy,foreign:Nobody")
    unknown = tr("errors-unknown-external-bot-add", wanted=quoted("Nobody"))
    assert (code, unknown in said) == (2, True)
