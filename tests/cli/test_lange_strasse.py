"""``parlour-lab lange-strasse``: tables, training and proofs."""

import errno
import json
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.cli import lange_strasse
from engines.cli.group import TRACEBACK
from engines.games.lange_strasse import learned, solve, tables
from engines.games.lange_strasse.game import SCOPES
from engines.labs.lange_strasse import proof, training
from engines.runtime import warmup
from engines.runtime.errors import quoted
from engines.runtime.texts import number, tr
from tests.cli.conftest import ask


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.lange_strasse", "labs.lange_strasse"])


@pytest.fixture(autouse=True)
def show_defects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRACEBACK, "1")


def printed(*arguments: str) -> str:
    output, said, code = ask("lange-strasse", *arguments)
    assert (said, code) == ("", 0)
    return output


MISSING = os.strerror(errno.ENOENT)


def data(*arguments: str) -> Any:
    return json.loads(printed(*arguments, "--json", "-"))


# -- train ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", learned.KINDS)
def test_training_writes_weights_that_can_be_loaded(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    rates = ("--rate", "0.004", "--last-rate", "0.004")
    options = ("--games", "40", "--seed", "7", *rates, "--epsilon", "0.2")
    found = data("train", kind, *options, "--output", str(file))
    assert (found["games"], found["played"], found["file"]) == (40, 40, str(file))
    assert found["rounds"] > 5
    settings = learned.load(file).settings
    assert settings == learned.Settings(kind, 40, 7, 0.004, 0.004, 0.2)


def test_training_says_what_it_did(tmp_path: Path) -> None:
    text = printed("train", "td", "--games", "20", "--output", str(tmp_path / "w.npz"))
    assert text.startswith("20 of 20 games, ")
    assert "rounds a game at the end. Written to" in text


def test_a_stopped_training_is_kept_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, whole = str(tmp_path / "w.npz"), str(tmp_path / "whole.npz")
    train, calls = training.train, 0

    def interrupted(*arguments: Any) -> learned.Learned:
        nonlocal calls
        calls += 1
        if calls == 3:
            signal.raise_signal(signal.SIGINT)
        return train(*arguments)

    monkeypatch.setattr(training, "train", interrupted)
    output, said, code = ask("lange-strasse", "train", "td", "--games", "60", "--output", file)
    assert code == 130
    assert said == f"Stopped. To continue, use '--resume {file}'.\n"
    assert output.startswith("6 of 60 games")
    monkeypatch.undo()
    assert data("train", "td", "--resume", file)["played"] == 60
    data("train", "td", "--games", "60", "--output", whole)
    resumed, straight = learned.load(Path(file)), learned.load(Path(whole))
    assert np.array_equal(resumed.weights, straight.weights)


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "w.npz")
    data("train", "td", "--games", "5", "--output", file)
    for command, message in (
        (("td", "--resume", file), tr("errors-training-complete", file=file, games=5)),
        (
            ("nn", "--resume", file),
            tr("errors-training-of-another", file=file, before="td", kind="nn"),
        ),
        (
            ("td", "--resume", f"{file}.no"),
            tr("errors-weights-cannot-read-train", path=f"{file}.no", error=MISSING),
        ),
        (("td", "--games", "0"), tr("errors-training-games", games=0)),
        (
            ("td", "--rate", "3"),
            tr("errors-learning-rate-falls-most", rate=3.0, last_rate=0.01),
        ),
        (
            ("td", "--games", "5", "--output", f"{file}/no"),
            tr(
                "errors-file-cannot-write",
                path=f"{file}/no",
                reason=os.strerror(errno.ENOTDIR),
            ),
        ),
    ):
        output, said, code = ask("lange-strasse", "train", *command)
        assert (output, code, said.count("\n")) == ("", 2, 1)
        assert message in said


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (
            "solve --totale never",
            tr("errors-not-scope", text=quoted("never"), scopes=tuple(SCOPES)),
        ),
        ("solve --totale set --resume t.npz", tr("errors-resumed-has-totale")),
        (
            "solve --resume no.npz",
            tr("errors-cannot-read-unfinished-solution", path="no.npz", error=MISSING),
        ),
        ("residual --turns 0", "'--turns'"),
    ],
)
def test_errors(command: str, message: str) -> None:
    output, said, code = ask("lange-strasse", *command.split())
    assert (output, code, said.count("\n")) == ("", 2, 1)
    assert message in said


# -- solve ------------------------------------------------------------------------------------


def test_solving_writes_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def solved(start: solve.Solution, threads: int, *_: object) -> Iterator[solve.Solution]:
        asked.append((threads, start.totale))
        yield replace(start, tables=tables.shipped(), changes=(3.0, 0.04), rounds=solve.LATER)

    monkeypatch.setattr(lange_strasse, "in_parts", solved)
    file = tmp_path / "t.npz"
    found = data("solve", "--output", str(file), "--totale", "turn", "--threads", "2")
    assert asked == [(2, 1)]
    assert (found["file"], found["changes"]) == (str(file), [3.0, 0.04])
    assert np.array_equal(tables.load(file).last_1, tables.shipped().last_1)
    assert "0.040" in printed("solve", "--output", str(file))
    assert [made.name for made in tmp_path.iterdir()] == ["t.npz"]


def test_a_stopped_solution_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(start: solve.Solution, *_: object) -> Iterator[solve.Solution]:
        yield replace(start, last_2=start.last_2 + 2)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(lange_strasse, "in_parts", solved)
    file, unfinished = tmp_path / "t.npz", tmp_path / "t.unfinished.npz"
    said = f"Stopped. To continue, use '--resume {unfinished}'.\n"
    for asked in (("--totale", "turn"), ("--resume", str(unfinished))):
        assert ask("lange-strasse", "solve", "--output", str(file), *asked) == ("", said, 130)
    kept = tables.load_unfinished(unfinished)
    assert (kept.last_2, kept.totale) == (4, 1)
    assert not file.exists()


def test_a_long_solution_is_saved_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished = tmp_path / "t.unfinished.npz"

    def solved(start: solve.Solution, *_: object) -> Iterator[solve.Solution]:
        yield replace(start, last_2=1)
        yield replace(start, last_2=tables.load_unfinished(unfinished).last_2 + 1)
        yield replace(start, tables=tables.shipped(), rounds=solve.LATER)

    monkeypatch.setattr(lange_strasse, "in_parts", solved)
    monkeypatch.setattr(lange_strasse, "_SAVE_EVERY_S", 0.0)
    data("solve", "--output", str(tmp_path / "t.npz"))
    assert not unfinished.exists()


# -- proofs -----------------------------------------------------------------------------------


def test_residuals() -> None:
    rows = data("residual", "--turns", "30")
    assert sum(row["turns"] for row in rows.values()) == 30
    row = rows["before the final round"]
    assert abs(row["mean"]) <= row["rms"] <= row["most"]
    assert row["median"] <= row["q95"] <= row["most"]
    assert "before the final round" in printed("residual", "--turns", "5")


def test_best_responses(monkeypatch: pytest.MonkeyPatch) -> None:
    def gain(seat: int, *_: object) -> proof.Gain:
        return proof.Gain(seat, best=float(seat + 1), same=0.5)

    monkeypatch.setattr(lange_strasse, "best_response", gain)
    rows = data("response")
    assert [row["gain"] for row in rows] == [0.5, 1.5, 2.5]
    assert "Mean gain: 1.500¢ per game." in printed("response")
    assert [row["seat"] for row in data("response", "--seat", "3")] == [3]


def test_a_stopped_best_response(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lange_strasse, "best_response", lambda *_: None)
    answer = ask("lange-strasse", "response")
    assert answer == ("", "Stopped. 0 seats were finished.\n", 130)


# -- the arena --------------------------------------------------------------------------------


def test_the_arena_counts_money() -> None:
    arena = ("arena", "lange-strasse", "--seats", "simple,td,dp", "--games", "9", "--seed", "1")
    table, said, code = ask(*arena)
    assert (said, code) == ("", 0)
    assert "money a game (95%)" in table
    rows = json.loads(ask(*arena, "--json", "-")[0])["entrants"]
    means = [row["returns"]["mean"] for row in rows]
    assert sum(means) == pytest.approx(0, abs=1e-9), "what one wins the others pay"
    for row in rows:
        mean, low = (number(row["returns"][key], 2, signed=True) for key in ("mean", "low"))
        assert f"{mean} ({low} to " in table
