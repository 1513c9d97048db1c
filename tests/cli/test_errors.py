"""Whatever is wrong: one clear line on the error stream, exit code 2, no traceback."""

import errno
import os
from pathlib import Path

import pytest

from engines.cli import bench
from engines.cli.group import TRACEBACK
from engines.runtime import jit
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.cli.conftest import Lab
from tests.contract.toy_bots import BOTS


def usage(message: str, command: str = "") -> str:
    """A mistake that Typer found, and where to read more."""
    return tr("errors-wrong-usage", message=message, command=f"parlour-lab{command}")


MISSING = os.strerror(errno.ENOENT)
NO_CHESS = tr("errors-no-game", name=quoted("chess"), games="toy")
NO_DEEP = tr(
    "errors-no-bot", id="toy", name=quoted("deep"), known=tuple(bot.info.id for bot in BOTS)
)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("zzz", usage("No such command 'zzz'.")),
        ("aren toy", "No such command 'aren'. Did you mean 'arena'"),
        ("arena", usage("Missing argument 'GAME'.", " arena")),
        ("arena toy", tr("errors-choose-seats-or-bots")),
        (
            "arena toy --bots greedy,careless --format swiss",
            "'swiss' is not one of 'table', 'round-robin', 'gauntlet', 'ladder'",
        ),
        (
            "arena toy --bots greedy",
            tr("errors-tables-seats-needs-least", form="round-robin", least=2, entrants=1),
        ),
        ("arena toy --seats greedy,greedy --format ladder", tr("errors-seats-is-one-table")),
        (
            "arena toy --seats greedy,greedy --table 3",
            tr("errors-seats-is-one-table"),
        ),
        (
            "arena toy --bots greedy,greedy --stop 0",
            tr("errors-option-takes-two-numbers", option="--stop", text=quoted(0)),
        ),
        (
            "arena toy --bots greedy,greedy --stop 5,0",
            tr("errors-test-needs-two-elo", elo0=5.0, elo1=0.0),
        ),
        (
            "arena toy --seats greedy,greedy --errors 0.1,0.1",
            tr("errors-option-needs-other", option="--errors", other="--stop"),
        ),
        (
            "calibrate toy --verdicts --raw",
            tr("errors-options-exclude-each-other", option="--raw", other="--verdicts"),
        ),
        (
            "calibrate toy --fit --raw",
            tr("errors-options-exclude-each-other", option="--raw", other="--fit"),
        ),
        (
            "calibrate toy --fit-games 4",
            tr("errors-option-needs-other", option="--fit-games", other="--fit"),
        ),
        (
            "arena toy --games 4 --resume no/such/file",
            tr("errors-tournament-cannot-read", path="no/such/file", reason=MISSING),
        ),
        (
            "arena toy --seats greedy,greedy --out no/such/folder/x",
            tr("errors-tournament-cannot-write", path="no/such/folder/x", reason=MISSING),
        ),
        ("arena toy --seets greedy,greedy", "No such option: --seets"),
        ("arena toy --seats greedy,greedy --games many", "'--games'"),
        ("arena toy --seats greedy,greedy --games 0", "'--games'"),
        ("arena toy --seats greedy,greedy --seed -1", "'--seed'"),
        ("arena toy --seats greedy,greedy --workers 0", "'--workers'"),
        ("arena chess --seats greedy,greedy", NO_CHESS),
        ("arena toy --seats greedy,deep", NO_DEEP),
        (
            "arena toy --seats greedy",
            tr("errors-game-not-for-seats", id="toy", low=2, high=3, span="range", seats=1),
        ),
        (
            "arena toy --seats greedy,,greedy",
            tr("errors-empty-name", option="--seats", text="greedy,,greedy"),
        ),
        (
            "arena toy --seats greedy,greedy --budget 3x",
            tr("errors-not-budget-write-seconds", text=quoted("3x")),
        ),
        (
            "arena toy --seats greedy,greedy --budget 1p,1p,1p",
            tr("errors-budgets-for-seats", text="1p,1p,1p", budgets=3, seats=2),
        ),
        (
            "arena toy --seats greedy,greedy --option rounds",
            tr("errors-not-key-value", text=quoted("rounds")),
        ),
        (
            "arena toy --seats greedy,greedy --option rounds=9",
            tr("errors-not-value-option-use", value=quoted(9), key="rounds", choices=(1, 2, 3)),
        ),
        (
            "arena toy --seats greedy,greedy --option speed=1",
            tr("errors-no-option", id="toy", key=quoted("speed"), names=("rounds", "gentle")),
        ),
        (
            "arena toy --seats greedy,greedy --json no/such/folder/x",
            tr("errors-output-cannot-write", file="no/such/folder/x", reason=MISSING),
        ),
        ("bots chess", NO_CHESS),
        ("analyse toy --bot deep", NO_DEEP),
        (
            "analyse toy --bot greedy --position rubbish",
            "'rubbish' is not a position of High Card.",
        ),
        (
            "analyse toy --bot greedy --budget soon",
            tr("errors-not-budget-write-seconds", text=quoted("soon")),
        ),
        (
            "analyse toy --bot crashing",
            tr(
                "errors-bot-failed-decision-forfeited",
                id="crashing",
                name="ZeroDivisionError",
                error="float division by zero",
            ),
        ),
        (
            "bench chess",
            tr("errors-no-benchmarks", name=quoted("chess"), games=tuple(bench.modules())),
        ),
        ("warmup chess", tr("errors-no-unit", name=quoted("chess"), known=jit.units())),
        ("record", usage("Missing command.", " record")),
        (
            "record show no/such/record",
            tr("errors-file-cannot-read", path="no/such/record", reason=MISSING),
        ),
        (
            "record verify .",
            tr("errors-file-cannot-read", path=".", reason=os.strerror(errno.EISDIR)),
        ),
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
    failed = {"program": "parlour-lab", "kind": "ZeroDivisionError", "what": "division by zero"}
    assert said == tr("errors-lab-failed", **failed, variable=TRACEBACK) + "\n"
