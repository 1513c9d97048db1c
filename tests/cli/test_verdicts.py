"""``parlour-lab calibrate --verdicts``: false alarms, and costly decisions that are found."""

import json
from pathlib import Path

import pytest

from engines.cli.calibrating import line_ups
from engines.cli.calibrating.line_ups import CLUB, SELF
from engines.cli.calibrating.report import figures_of
from engines.cli.calibrating.verdicts import Verdict, figures, judge_game
from engines.contract.monitor import Monitor
from engines.contract.registry import game as find
from engines.match.advice import calibration
from engines.runtime.errors import OptionError
from tests.cli.conftest import Lab
from tests.raised import raises


def test_what_is_counted() -> None:
    found = figures(
        [
            (Verdict(True, 0.06), Verdict(False, 0.05), Verdict(False), Verdict(None)),
            (Verdict(True, 0.01), Verdict(False, 0.20, weight=10)),
        ]
    )
    assert (found.games, found.decisions, found.not_judged) == (2, 5, 1)
    assert found.called.mean == pytest.approx((1 / 3 + 1 / 2) / 2)
    assert 0.0 <= found.called.low <= found.called.high <= 1.0
    assert found.costly == 12
    assert found.found == pytest.approx(1 / 12)
    assert figures([(Verdict(False),)]).found is None


@pytest.mark.parametrize("table", [SELF, CLUB])
def test_an_exact_adviser_never_blames_itself_and_finds_every_loss(table: str) -> None:
    setting = line_ups.setting(find("fargo"), table, (2,), 1, 0.5, 0)
    judged = [judge_game(setting, number, Monitor()) for number in range(12)]
    found = figures_of(figures(judged))
    assert found["not_judged"] == 0
    assert found["decisions"] > 50
    if table == SELF:
        assert (found["called"], found["costly"], found["found"]) == (0.0, 0, None)
    else:
        assert found["costly"] > 0
        assert found["found"] == 1.0


def test_the_command_measures_both_tables(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    arguments = ("--verdicts", "--games", "4", "--seats", "2", "--table", "self")
    output, _, code = lab("calibrate", "toy", *arguments, "--json", str(file))
    assert code == 0
    assert "Inaccuracy or worse" in output
    found = json.loads(file.read_text())
    assert (found["game"], found["table"], found["games"]) == ("toy", "self", 4)


def test_the_command_writes_them_into_the_shipped_file(lab: Lab, tmp_path: Path) -> None:
    tables = ("--table", "self", "--table", "greedy,careless", "--games", "2,3")
    arguments = ("--verdicts", *tables, "--seats", "2", "--fit", "--into", str(tmp_path))
    assert lab("calibrate", "toy", *arguments)[2] == 0
    found = calibration.read("toy", tmp_path / "toy.json")
    assert not found.problem
    assert [(each["table"], each["games"]) for each in found.verdicts] == [
        ("greedy,careless", 3),
        ("self", 2),
    ]


def test_without_a_single_verdict_it_says_what_to_do() -> None:
    with raises(OptionError, "errors-adviser-never-asked"):
        figures([(), (Verdict(None),)])


@pytest.mark.parametrize("games", ["2,3,4", "0", "many"])
def test_a_number_of_games_for_each_table(lab: Lab, games: str) -> None:
    _, errors, code = lab("calibrate", "toy", "--verdicts", "--games", games)
    assert code
    assert "--games" in errors
