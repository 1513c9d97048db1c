"""Solving once: a thread that is told to stop does not wait for another one."""

import threading
from collections.abc import Callable

import pytest

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import last_round, rollout_n_players
from engines.games.fargo.last_round import Table
from engines.games.fargo.once import Once
from tests.patience import PATIENCE_S

TABLE = Table(200, (200, 180), (201, 80))


def test_solved_once_and_the_oldest_goes() -> None:
    solved: list[int] = []

    def square(number: int) -> int:
        solved.append(number)
        return number * number

    once = Once[int, int](2)
    for number in (2, 3, 2, 4, 2):
        assert once.get(number, lambda: square(number), Monitor()) == number**2  # noqa: B023
    assert solved == [2, 3, 4, 2]
    assert 4 in once
    assert 3 not in once


@pytest.mark.parametrize(
    ("module", "name", "ask"),
    [
        (last_round, "_solve", lambda monitor: last_round.solve(TABLE, monitor)),
        (rollout_n_players, "_solve_gains", lambda monitor: rollout_n_players.gains(1, monitor)),
        (rollout_n_players, "_all_runs", lambda monitor: rollout_n_players.prepared(4, monitor)),
    ],
    ids=["last round", "chase", "runs"],
)
def test_who_waits_for_another_search_can_be_stopped(
    module: object, name: str, ask: Callable[[Monitor], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    rollout_n_players.prepared(4, Monitor())
    for place, kept in (
        (last_round, "_solved"),
        (rollout_n_players, "_gains"),
        (rollout_n_players, "_runs"),
    ):
        if place is module:
            monkeypatch.setattr(place, kept, Once(8))
    at_work, release, given_up = threading.Event(), threading.Event(), threading.Event()
    solve = getattr(module, name)

    def slow(*asked: object) -> object:
        at_work.set()
        assert release.wait(PATIENCE_S)
        return solve(*asked)

    def wait(monitor: Monitor) -> None:
        try:
            ask(monitor)
        except Stopped:
            given_up.set()

    monkeypatch.setattr(module, name, slow)
    monitor = Monitor()
    first = threading.Thread(target=ask, args=(Monitor(),))
    second = threading.Thread(target=wait, args=(monitor,))
    first.start()
    try:
        assert at_work.wait(PATIENCE_S)
        second.start()
        monitor.cancel()
        assert given_up.wait(PATIENCE_S), "its own monitor is heard while another thread solves"
    finally:
        release.set()
        for thread in (first, second):
            thread.join(PATIENCE_S)
