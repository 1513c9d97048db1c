"""What the commands print."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engines.cli import bench
from engines.contract.record import Record
from engines.runtime import warmup
from engines.runtime.benchmark import Benchmark
from engines.runtime.environment import usable_cores
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.cli.conftest import Lab
from tests.contract.test_record import match


def printed(lab: Lab, *arguments: str) -> str:
    """The output of a command that succeeds."""
    output, said, code = lab(*arguments)
    assert (said, code) == ("", 0)
    return output


def test_help_without_arguments(lab: Lab) -> None:
    for arguments in ((), ("--help",)):
        text = printed(lab, *arguments)
        for command in ("games", "bots", "analyse", "arena", "rate", "bench", "warmup", "record"):
            assert re.search(rf"\b{command} ", text)


def test_version(lab: Lab) -> None:
    assert re.fullmatch(r"Parlour \d+\.\d+.*\n", printed(lab, "--version"))


def test_games(lab: Lab) -> None:
    row = printed(lab, "games").splitlines()[-1]
    assert row.split()[:3] == ["toy", "High", "Card"]
    assert "2 to 3" in row
    assert "rounds=1|2|3 (default 2); gentle=false|true (default false)" in row


def test_bots(lab: Lab) -> None:
    rows = printed(lab, "bots", "toy").splitlines()[2:]
    assert [row.split()[1] for row in rows] == [
        *("careless", "crashing", "cheating", "sleepy", "greedy")
    ]
    assert rows[-1].split()[0] == "2"
    assert "Points." in rows[-1]


# -- analyse ----------------------------------------------------------------------------------

DECISION = "2 2 0 1 0 1 4 1 -1 0 0 0"


def test_an_analysis_as_a_table(lab: Lab) -> None:
    text = printed(lab, "analyse", "toy", "--bot", "greedy", "--position", DECISION)
    assert text.startswith(f"{DECISION}   Seat 1: roll or hold?")
    first, second = (line.split() for line in text.splitlines()[3:5])
    assert first[:3] == ["1", "roll", "0.9000"]
    assert second[:3] == ["2", "hold", "0.5000"]
    assert "Seat 1: because." in text
    assert "greedy: best line clear" in text


def test_an_analysis_as_json(lab: Lab) -> None:
    text = printed(lab, "analyse", "toy", "--bot", "greedy", "--position", DECISION, "--json")
    data = json.loads(text)
    assert (data["game"], data["bot"], data["seat"], data["unit"]) == ("toy", "greedy", 0, "win")
    assert data["position"] == DECISION
    assert [line["plan"] for line in data["lines"]] == [["roll"], ["hold"]]
    best = data["lines"][0]
    assert best["values"] == {"win": [{"mean": 0.9, "error": 0.0}] * 2}
    assert best["reasons"] == [
        {
            "code": "toy.action",
            "parameters": {"seat": 0, "what": "because"},
            "weight": 1.0,
            "text": "Seat 1: because.",
        }
    ]


def test_without_a_position_the_first_decision_is_analysed(lab: Lab) -> None:
    def position(seed: str) -> str:
        text = printed(lab, "analyse", "toy", "--bot", "greedy", "--seed", seed, "--json")
        found: str = json.loads(text)["position"]
        return found

    assert position("3") == position("3")
    assert len({position(str(seed)) for seed in range(10)}) > 1
    assert all(position(str(seed)).split()[3] == "1" for seed in range(5))


def test_the_seed_and_the_budget_reach_the_bot(lab: Lab) -> None:
    command = ("analyse", "toy", "--bot", "careless", "--position", DECISION, "--json")
    bars = {
        json.loads(printed(lab, *command, "--seed", str(seed)))["lines"][0]["bar"]["mean"]
        for seed in range(8)
    }
    assert len(bars) > 2
    slow = ("analyse", "toy", "--bot", "sleepy", "--position", DECISION, "--json")
    work = json.loads(printed(lab, *slow, "--budget", "0.05s"))["work"]
    assert work["seconds"] >= 0.05


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            "2 2 0 2 0 1 4 1 -1 0 0 0",
            tr("errors-position-before-chance", example="2 2 0 1 1 1 4 1 -1 3 0 0"),
        ),
        ("2 2 0 3 0 3 4 1 -1 0 0 0", tr("errors-game-over-nothing-can")),
    ],
)
def test_where_nothing_is_decided_nothing_is_analysed(
    position: str, message: str, lab: Lab
) -> None:
    output, said, code = lab("analyse", "toy", "--bot", "greedy", "--position", position)
    assert (output, code) == ("", 2)
    assert said == f"{message}\n"


# -- arena ------------------------------------------------------------------------------------


def test_an_arena_as_a_table(lab: Lab) -> None:
    text = printed(lab, "arena", "toy", "--seats", "greedy,careless", "--games", "39")
    assert text.startswith("toy: 40 games in 20 deals of 2, seed 1, ")
    greedy, careless = text.splitlines()[3:5]
    score = r"\d+\.\d\d% \(\d+\.\d\d to \d+\.\d\d\)"
    elo = r"(0|[+−]\d+) \([+−]?\d+ to [+−]?\d+\)"
    assert re.match(rf"greedy +{score} +{elo} +\d+ +\d+ +\d+ +0 +\d", greedy)
    assert re.match(rf"careless +{score} ", careless)


def arena_json(lab: Lab, file: Path, *arguments: str) -> dict[str, Any]:
    common = ("arena", "toy", "--seats", "greedy,careless,careless", "--games", "30")
    text = printed(lab, *common, "--json", str(file), *arguments)
    data: dict[str, Any] = json.loads(text if file == Path("-") else file.read_text())
    data.pop("timing")
    return data


def test_the_same_seed_gives_the_same_file_for_any_number_of_workers(
    lab: Lab, tmp_path: Path
) -> None:
    one = arena_json(lab, tmp_path / "one.json", "--workers", "1")
    four = arena_json(lab, tmp_path / "four.json", "--workers", "4")
    assert one == four
    assert arena_json(lab, tmp_path / "other.json", "--seed", "2") != one
    assert arena_json(lab, Path("-")) == one


def test_names_budgets_and_options_reach_the_arena(lab: Lab, tmp_path: Path) -> None:
    data = arena_json(
        lab,
        tmp_path / "x.json",
        *("--budget", "1p,2p,0.5s", "--option", "gentle=True", "--option", "rounds=3"),
    )
    assert data["options"] == {"gentle": True, "rounds": 3}
    assert re.match(r"\d+\.\d+", data["program"])
    assert [entrant["budget"] for entrant in data["entrants"]] == ["1p", "2p", "0.5s"]
    assert [entrant["name"] for entrant in data["entrants"]] == [
        *("greedy", "careless 2p", "careless 0.5s")
    ]
    assert sum(entrant["score"]["mean"] for entrant in data["entrants"]) == pytest.approx(1)


def test_forfeits_are_told(lab: Lab) -> None:
    text = printed(lab, "arena", "toy", "--seats", "greedy,crashing", "--games", "4")
    assert "100%" in text
    failed = tr(
        "errors-bot-failed-decision-forfeited",
        id="crashing",
        name="ZeroDivisionError",
        error="float division by zero",
    )
    assert f"Forfeit of crashing in deal 0: {failed}" in text


def test_an_interrupted_arena_shows_what_is_finished(
    lab: Lab, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from engines.arena.tournament import Tournament

    wait = Tournament.wait
    interrupted: list[bool] = []

    def interrupt_once(self: Tournament, timeout_s: float | None = None) -> bool:
        # Each worker may have begun a deal, which doesn't count.
        if not interrupted and self.progress.games >= 6 + usable_cores():
            interrupted.append(True)
            raise KeyboardInterrupt
        return wait(self, 0.001)

    monkeypatch.setattr(Tournament, "wait", interrupt_once)
    file, run = tmp_path / "x.json", tmp_path / "run.jsonl"
    arena = ("arena", "toy", "--seats", "greedy,careless")
    output, said, code = lab(*arena, "--games", "400000", "--json", str(file), "--out", str(run))
    data = json.loads(file.read_text())
    assert output.startswith(f"toy: {data['games']} games in {data['blocks']} deals")
    assert 6 <= data["games"] < 400_000
    assert re.fullmatch(
        rf"Stopped after \d+ of 400000 games. To continue, use '--resume {run}'.\n", said
    )
    assert code == 130


def test_a_run_goes_on_and_ends_like_one_that_was_never_stopped(lab: Lab, tmp_path: Path) -> None:
    arena = ("arena", "toy", "--bots", "greedy,careless,crashing", "--games", "20")
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    expected = table_of(printed(lab, *arena, "--out", str(whole)))
    lines = whole.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join(lines[:30]) + lines[30][:40])
    assert table_of(printed(lab, "arena", "toy", "--resume", str(part))) == expected
    assert len(part.read_bytes().splitlines()) == len(lines) == 61


def table_of(text: str) -> list[str]:
    """What is printed, without the times."""
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if "decisions" in line)
    last = next(i for i in range(first, len(lines)) if not lines[i].strip())
    return lines[:first] + lines[last:]


def test_a_run_that_goes_on_knows_its_own_set_up(lab: Lab, tmp_path: Path) -> None:
    run = tmp_path / "run.jsonl"
    printed(lab, "arena", "toy", "--seats", "greedy,careless", "--games", "2", "--out", str(run))
    _, said, code = lab("arena", "toy", "--resume", str(run), "--games", "4", "--seed", "1")
    settings = tr("errors-run-has-settings", file=run, names=("--games", "--seed"))
    assert (code, said) == (2, f"{settings}\n")
    other = tmp_path / "other.jsonl"
    other.write_text("no tournament\n")
    _, said, code = lab("arena", "toy", "--resume", str(other), "--games", "4")
    assert (code, said) == (2, f"{tr('errors-not-a-tournament', path=other)}\n")
    again = ("arena", "toy", "--seats", "greedy,careless", "--out", str(run))
    _, said, code = lab(*again)
    assert (code, said) == (2, f"{tr('errors-already-continue-resume-choose', path=run)}\n")


def test_tables_are_tested_and_written_as_csv(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    arena = ("arena", "toy", "--bots", "greedy,careless,crashing", "--format", "ladder")
    text = printed(lab, *arena, "--stop", "0,200", "--games", "400", "--csv", str(file))
    assert "Test of 0 against 200 Elo, careless - crashing: accepted 200 after" in text
    assert "at 2 tables (ladder), seed 1" in text
    assert file.read_text().startswith("name,bot,budget,games,")
    assert len(file.read_text().splitlines()) == 4


# -- bench, warmup, record --------------------------------------------------------------------


def two_benchmarks() -> list[Benchmark]:
    return [
        Benchmark("toy.games_per_second", "1/s", 83.0, "the original", lambda: 100_000.0),
        Benchmark("toy.solution_seconds", "s", None, "nobody", lambda: 0.25),
    ]


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "modules", lambda: {"toy": __name__, "more": __name__})
    monkeypatch.setattr(f"{__name__}.benchmarks", two_benchmarks, raising=False)


@pytest.mark.usefixtures("benchmarks")
def test_benchmarks(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    text = printed(lab, "bench", "toy", "--json", str(file))
    rows = [re.split(r" {2,}", line.strip()) for line in text.splitlines()[2:]]
    assert rows[0] == [*("toy.games_per_second", "100,000", "1/s", "83", "1.2e+03", "the original")]
    assert rows[1] == ["toy.solution_seconds", "0.25", "s", "nobody"]
    measured = json.loads(file.read_text())
    assert measured == [
        {
            "name": "toy.games_per_second",
            "value": 100_000.0,
            "unit": "1/s",
            "reference": 83.0,
            "reference_source": "the original",
            "ratio": pytest.approx(100_000 / 83),
        },
        {
            "name": "toy.solution_seconds",
            "value": 0.25,
            "unit": "s",
            "reference": None,
            "reference_source": "nobody",
            "ratio": None,
        },
    ]


@pytest.mark.usefixtures("benchmarks")
def test_all_benchmarks(lab: Lab) -> None:
    assert len(json.loads(printed(lab, "bench", "--json", "-"))) == 4
    assert len(json.loads(printed(lab, "bench", "toy", "--json", "-"))) == 2


def test_warming_up(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    assert printed(lab, "warmup") == "All kernels are ready.\n"
    asked: list[tuple[str, ...]] = []

    def warm_up(names: tuple[str, ...]) -> tuple[str, ...]:
        asked.append(names)
        return names

    monkeypatch.setattr(warmup, "needed", tuple)
    monkeypatch.setattr(warmup, "warm_up", warm_up)
    output, said, code = lab("warmup", "runtime")
    assert (output, code) == ("Prepared: runtime.\n", 0)
    assert said == "Compiling runtime…\n"
    assert asked == [("runtime",)]
    assert lab("warmup", "fargo", "runtime")[2] == 0
    assert asked[-1] == ("games.fargo", "runtime")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(match().to_json(), encoding="utf-8")
    return file


def test_a_record_is_told(lab: Lab, record: Path) -> None:
    lines = printed(lab, "record", "show", str(record)).splitlines()
    assert lines[0] == "toy, 2026-11-21T09:00:00Z, seed 28, Parlour 1.0.0"
    assert lines[1:5] == [
        "options: rounds=1, gentle=false",
        "seat 1: Anna (person)",
        "seat 2: Ben (greedy, 0.5s+400p)",
        "place: at the kitchen table — “late”",
    ]
    assert lines[5] == "result: 1 : 0"
    steps = [line.split() for line in lines[8:12]]
    assert [step[0] for step in steps] == ["0", "1", "4", "5"]
    assert steps[2][3:] == ["hold", "person", "Anna:", "hold."]


def test_a_record_is_verified(lab: Lab, record: Path) -> None:
    text = printed(lab, "record", "verify", str(record))
    assert text == (f"{record} is valid: toy. Steps: 6; side branches: 1; result: 1 : 0.\n")


def test_a_record_that_breaks_the_rules_is_refused(lab: Lab, tmp_path: Path) -> None:
    broken = match().to_json().replace('"text": "card 4"', '"text": "card 7"')
    Record.from_json(broken)  # the damage is in the rules alone
    file = tmp_path / "broken.json"
    file.write_text(broken)
    output, said, code = lab("record", "verify", str(file))
    assert (output, code) == ("", 2)
    refused = "'card 7' cannot be played here. Play card 0, card 1, card 2, card 3, card 4."
    step = tr("errors-record-does-not-fit-rules-step", ply=1, node=quoted("card 7"), error=refused)
    assert step in said


def test_a_record_of_another_game_is_refused(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(match().to_json().replace('"toy"', '"chess"'))
    _output, said, code = lab("record", "show", str(file))
    unknown = tr("errors-record-of-unknown-game", file=file, game=quoted("chess"), games=("toy",))
    assert (code, said) == (2, f"{unknown}\n")
