"""Whatever is wrong: one clear line on the error stream, exit code 2, no traceback."""

from pathlib import Path

import pytest

from engines.cli.group import TRACEBACK
from engines.runtime.texts import tr
from tests.cli.conftest import Lab

HELP = r"Run 'parlour-lab{} --help' to see the options."


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("zzz", "No such command 'zzz'. " + HELP.format("")),
        ("aren toy", "No such command 'aren'. Did you mean 'arena'"),
        ("arena", "Missing argument 'GAME'. " + HELP.format(" arena")),
        (
            "arena toy",
            "Choose the bots: --seats A,B[,...] for one table, or --bots A,B[,...] for a",
        ),
        ("arena toy --bots greedy,careless --format swiss", "“swiss” is not a format. Use table, "),
        ("arena toy --bots greedy", "A round robin with 2 seats per table needs at least 2"),
        ("arena toy --seats greedy,greedy --against greedy", "--seats is one table. Name the bots"),
        ("arena toy --bots greedy,greedy --stop 0", "--stop takes two numbers, as in 0,10, not"),
        ("arena toy --bots greedy,greedy --stop 5,0", "two Elo differences, the smaller one first"),
        ("arena toy --resume no/such/file", "no/such/file can't be read"),
        ("arena toy --seats greedy,greedy --out no/such/folder/x", "x can't be written"),
        ("arena toy --seets greedy,greedy", "No such option: --seets"),
        ("arena toy --seats greedy,greedy --games many", "'--games'"),
        ("arena toy --seats greedy,greedy --games 0", "'--games'"),
        ("arena toy --seats greedy,greedy --seed -1", "'--seed'"),
        ("arena toy --seats greedy,greedy --workers 0", "'--workers'"),
        ("arena chess --seats greedy,greedy", tr("errors-no-game", name="“chess”", games="toy")),
        ("arena toy --seats greedy,deep", "toy has no bot “deep”. Choose from: careless, "),
        (
            "arena toy --seats greedy",
            tr("errors-game-not-for-seats", id="toy", low=2, high=3, span="range", seats=1),
        ),
        ("arena toy --seats greedy,,greedy", "has an empty name. Write A,B"),
        (
            "arena toy --seats greedy,greedy --budget 3x",
            "“3x” is not a budget. Write seconds as 2s",
        ),
        ("arena toy --seats greedy,greedy --budget 1p,1p,1p", "3 budgets for 2 seats. Give one"),
        ("arena toy --seats greedy,greedy --option rounds", "Write KEY=VALUE"),
        ("arena toy --seats greedy,greedy --option rounds=9", "Use 1, 2, or 3."),
        ("arena toy --seats greedy,greedy --option speed=1", "Choose from: rounds and gentle."),
        ("arena toy --seats greedy,greedy --json no/such/folder/x", "x can't be written"),
        ("bots chess", "There is no game “chess”."),
        ("analyse toy --bot deep", "toy has no bot “deep”."),
        (
            "analyse toy --bot greedy --position rubbish",
            "'rubbish' is not a position of High Card.",
        ),
        ("analyse toy --bot greedy --budget soon", "“soon” is not a budget."),
        ("analyse toy --bot crashing", "The bot crashing failed (ZeroDivisionError"),
        ("bench chess", "“chess” has no benchmarks. Choose from: "),
        ("warmup chess", "There is no unit “chess”. Choose from: games.colonizers, "),
        ("record", "Missing command. " + HELP.format(" record")),
        ("record show no/such/record", "no/such/record can't be read"),
        ("record verify .", ". can't be read"),
    ],
)
def test_what_is_wrong_is_named_with_the_way_out(command: str, message: str, lab: Lab) -> None:
    printed, said, code = lab(*command.split())
    assert (printed, code) == ("", 2)
    assert message in said
    assert said.count("\n") == 1
    assert said.endswith(".\n")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "parlour-record", "version": 7}'])
def test_a_damaged_record_is_named(text: str, lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    for command in ("show", "verify"):
        printed, said, code = lab("record", command, str(file))
        assert (printed, code, said.count("\n")) == ("", 2, 1)


def test_a_file_that_is_no_text_is_named(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(b"\xff\xfe\x00")
    printed, said, code = lab("record", "show", str(file))
    assert (printed, code, said.count("\n")) == ("", 2, 1)


def test_interrupting_says_so(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(game: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engines.contract.registry.game", interrupt)
    printed, _said, code = lab("bots", "toy")
    assert (printed, code) == ("", 130)


def test_a_defect_is_one_line_too(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: object) -> None:
        raise ZeroDivisionError("division by zero\nwith details")

    monkeypatch.setattr("engines.contract.registry.game", fail)
    with pytest.raises(ZeroDivisionError):
        lab("bots", "toy")
    monkeypatch.delenv(TRACEBACK)
    printed, said, code = lab("bots", "toy")
    assert (printed, code, said.count("\n")) == ("", 2, 1)
    assert said.startswith("parlour-lab has failed (ZeroDivisionError: division by zero).")
