"""Tournaments: the same table however they are played, and what a running one allows."""

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import GameId, State
from engines.arena.sprt import Hypotheses, Verdict
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.match.archive.records import verified
from engines.runtime.errors import OptionError, RecordError
from engines.runtime.executor import Executor
from tests.contract.toy import HighCard
from tests.contract.toy_bots import BOTS, Greedy
from tests.patience import PATIENCE_S
from tests.raised import raises

TRIO = Setup(
    "toy",
    tuple(map(Entrant, ("greedy", "careless", "crashing"))),
    Format.ROUND_ROBIN,
    blocks=8,
    seed=5,
)


def played(setup: Setup, file: Path | None = None, workers: int = 2) -> Standings:
    with closing(Tournament.begin(setup, file=file, workers=workers)) as run:
        run.start()
        assert run.wait(PATIENCE_S)
        assert (run.state, run.error) == (State.COMPLETE, None)
        assert run.progress.games == run.progress.total == run.standings.games
        return run.standings


def lines_of(file: Path) -> list[str]:
    """The games of a file without times and checksums, in the order of tables and blocks."""
    games = (line.partition(',"thinking"') for line in file.read_text().splitlines()[1:])
    return sorted(head + tail.partition(',"actions"')[2].split("]")[0] for head, _, tail in games)


class Gate(Greedy):
    """Plays like the greedy bot, but each decision waits until it is let through.

    Attributes:
        open: lets all decisions through.
        leave: cleared, decisions that are canceled wait for it too.
    """

    def __init__(self) -> None:
        self.open = threading.Event()
        self.leave = threading.Event()
        self.leave.set()
        self.thinking = threading.Semaphore(0)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.thinking.release()
        while not (self.open.wait(0.005) or monitor.stop_now()):
            pass
        self.leave.wait(PATIENCE_S)
        return super().analyse(question, monitor)


@pytest.fixture
def gate(toy: HighCard, monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate()
    monkeypatch.setattr(toy, "bots", (*BOTS[:-1], made), raising=False)
    return made


@contextmanager
def begun(setup: Setup, file: Path | None = None) -> Iterator[Tournament]:
    """A tournament that has been started."""
    with closing(Tournament.begin(setup, file=file, workers=2)) as run:
        run.start()
        yield run


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_any_number_of_workers_plays_the_same_games(
    workers: int, toy: HighCard, tmp_path: Path
) -> None:
    one, many = tmp_path / "one.jsonl", tmp_path / "many.jsonl"
    assert played(TRIO, one, 1) == played(TRIO, many, workers) == played(TRIO)
    assert lines_of(one) == lines_of(many)
    assert len(lines_of(one)) == 48


def test_all_tables_have_the_same_dice(toy: HighCard, tmp_path: Path) -> None:
    played(TRIO, tmp_path / "x.jsonl")
    with closing(Tournament.resume(tmp_path / "x.jsonl")) as run:
        seeds = {(game.id.block, game.seed) for game in run.played}
    assert len(seeds) == TRIO.blocks


def test_what_is_known_of_it_grows(toy: HighCard, tmp_path: Path) -> None:
    with closing(Tournament.begin(TRIO, file=tmp_path / "x.jsonl", workers=2)) as run:
        assert run.state is State.READY
        before = run.standings
        run.start()
        known = 0
        while not run.wait(0.001):
            new = run.played_from(known)
            known += len(new)
            assert run.played[:known][known - len(new) :] == new
        assert run.standings is not before
        assert len(run.played) == len({game.id for game in run.played}) == 48


# -- a person and a tournament that runs ------------------------------------------------------

DUEL = replace(TRIO, entrants=(Entrant("greedy"), Entrant("greedy")), format=Format.TABLE)


def test_a_running_game_can_be_watched(gate: Gate) -> None:
    with begun(DUEL) as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        now = run.running()
        assert 1 <= len(now) <= 2
        thinking = max(now, key=lambda game: len(game.actions))
        record = run.record(thinking)
        assert len(record.nodes) == len(thinking.actions) == 2  # both cards are dealt
        assert [seat.name for seat in record.seats] in (
            ["greedy 1", "greedy 2"],
            ["greedy 2", "greedy 1"],
        )
        gate.open.set()
        assert run.wait(PATIENCE_S)
        assert run.running() == ()


def test_paused_it_begins_no_games_and_goes_on_later(gate: Gate) -> None:
    expected = None
    with begun(DUEL) as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        run.pause()
        gate.open.set()
        while run.running():
            assert run.state is State.PAUSED
        assert not run.wait(0.01)
        games = run.progress.games
        assert games < run.progress.total
        run.start()
        assert run.wait(PATIENCE_S)
        assert run.state is State.COMPLETE
        expected = run.standings
    assert played(DUEL) == expected


def test_told_to_finish_it_plays_what_it_has_begun(gate: Gate, tmp_path: Path) -> None:
    with begun(DUEL, tmp_path / "x.jsonl") as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        run.finish()
        started = {game.id for game in run.running()}
        gate.open.set()
        assert run.wait(PATIENCE_S)
        assert run.progress.state is State.STOPPED
        assert started <= {game.id for game in run.played}
        assert 1 <= len(run.played) <= 4
        run.start()
        assert run.wait(PATIENCE_S)
        assert run.state is State.COMPLETE
        assert run.standings == played(DUEL)


def test_stopped_it_drops_what_runs_and_plays_it_again(gate: Gate, tmp_path: Path) -> None:
    with begun(DUEL, tmp_path / "x.jsonl") as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        run.stop()
        assert run.wait(PATIENCE_S)
        assert (run.state, run.played) == (State.STOPPED, ())
        gate.open.set()
        run.start()
        assert run.wait(PATIENCE_S)
        assert run.standings == played(DUEL)


@pytest.mark.parametrize("before", [(), ("pause",), ("finish",), ("start", "stop")])
def test_started_before_a_stop_is_over_it_goes_on(before: tuple[str, ...], gate: Gate) -> None:
    with begun(DUEL) as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        gate.leave.clear()
        for step in (*before, "stop", "start"):
            getattr(run, step)()
            assert run.state.active
        gate.open.set()
        gate.leave.set()
        assert run.wait(PATIENCE_S)
        assert run.state is State.COMPLETE
        assert run.standings == played(DUEL)


def test_started_while_it_finishes_it_goes_on(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    with begun(DUEL) as run:
        close = Executor.close

        def start_and_close(pool: Executor) -> None:
            run.start()
            close(pool)

        monkeypatch.setattr(Executor, "close", start_and_close)
        assert gate.thinking.acquire(timeout=PATIENCE_S)
        run.finish()
        gate.open.set()
        assert run.wait(PATIENCE_S)
        assert run.state is State.COMPLETE


def test_closing_ends_everything(gate: Gate) -> None:
    with begun(DUEL) as run:
        assert gate.thinking.acquire(timeout=PATIENCE_S)
    assert run.state is State.STOPPED
    assert not [t for t in threading.enumerate() if t.name.startswith("arena")]


# -- files ------------------------------------------------------------------------------------


def test_a_file_goes_on_at_any_place(toy: HighCard, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    expected = played(TRIO, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (1, 2, 17, 48, 49):
        part.write_bytes(b"".join(lines[:kept]))
        with closing(Tournament.resume(part, workers=2)) as run:
            assert run.progress.games == kept - 1
            assert (run.state is State.COMPLETE) == (kept == 49)
            run.start()
            assert run.wait(PATIENCE_S)
            assert run.standings == expected
        assert lines_of(part) == lines_of(whole)


def test_read_from_its_file_it_has_the_table_that_it_had_when_it_was_stopped(
    toy: HighCard, tmp_path: Path
) -> None:
    file = tmp_path / "x.jsonl"
    played(replace(TRIO, blocks=400), file)
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:600]))
    with closing(Tournament.resume(file, workers=2)) as run:
        before = run.standings
        assert run.state is State.READY
        run.start()
        run.stop()
        assert run.wait(PATIENCE_S)
        assert run.standings.games < 6 * 400
        after = run.standings
    with closing(Tournament.resume(file)) as again:
        assert again.standings == after
    assert before.rows[0].rating is not None


def test_games_of_a_file_can_be_replayed(toy: HighCard, tmp_path: Path) -> None:
    played(TRIO, tmp_path / "x.jsonl")
    with closing(Tournament.resume(tmp_path / "x.jsonl")) as run:
        for game in run.played:
            record = run.record(game.id)
            verified(record)
            assert record.seed == game.seed
            assert (record.result is None) == (game.forfeit is not None)
            if record.result is not None:
                assert record.result == game.wins
        with raises(RecordError, "errors-game-block-table-not"):
            run.record(GameId(0, 99, 0))


def test_a_set_up_that_cannot_be_played_makes_no_file(toy: HighCard, tmp_path: Path) -> None:
    wrong = replace(TRIO, entrants=(Entrant("greedy"),))
    with raises(OptionError, "errors-tables-seats-needs-least", least=2):
        Tournament.begin(wrong, file=tmp_path / "x.jsonl")
    assert list(tmp_path.iterdir()) == []


# -- ending early -----------------------------------------------------------------------------


def test_a_test_ends_each_table_at_its_own_block_however_it_is_played(
    toy: HighCard, tmp_path: Path
) -> None:
    setup = replace(TRIO, blocks=500, stop=Hypotheses(0, 150))
    with begun(setup, tmp_path / "x.jsonl") as run:
        assert run.wait(PATIENCE_S)
        found = run.standings
        assert run.progress.games == run.progress.total == found.games < setup.most_games
    assert len({table.blocks for table in found.tables}) > 1
    for table in found.tables:
        assert table.test is not None
        assert table.test.verdict is not Verdict.CONTINUE
    assert played(setup, workers=1) == found
    with closing(Tournament.resume(tmp_path / "x.jsonl")) as again:
        assert (again.state, again.standings) == (State.COMPLETE, found)
