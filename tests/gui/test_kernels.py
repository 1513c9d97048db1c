"""The queue of compiled code: its order, what it leaves out, and who waits for what."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract import compiled
from engines.contract.registry import game, games
from engines.runtime import jit, warmup
from engines.runtime.errors import KernelError
from gui.app import event_loop, kernels
from gui.app.kernels import AT_ONCE, PREPARING, Kernels, Queue, Readiness, usual_order
from tests.patience import PATIENCE_S

RULES = [part for found in games().values() for part in compiled.rules_of(found)[1:]]


# -- what is compiled, and in which order -------------------------------------------------------


def test_rules_come_first_in_the_order_of_the_home_page() -> None:
    order = usual_order()
    assert order[0] == "runtime/random"
    assert list(order[1 : len(RULES) + 1]) == RULES


def test_all_that_plays_is_compiled_and_nothing_else() -> None:
    parts = {f"{unit}/{part}" for unit in jit.units() for part in jit.parts(unit)}
    left_out = {part.partition("/")[0] for part in parts - set(usual_order())}
    assert left_out == {f"labs.{name}" for name in games()}


def test_what_a_bot_needs_exists() -> None:
    for found in games().values():
        for bot in found.bots:
            for seats in range(bot.info.seats[0], bot.info.seats[1] + 1):
                for name in compiled.parts_of_bot(found, bot, seats):
                    unit, _, part = name.partition("/")
                    assert part in jit.parts(unit)


def test_the_gentlest_bot_of_each_game_needs_the_rules_alone() -> None:
    for found in games().values():
        gentlest = found.ladder(found.info.default_seats)[0]
        assert compiled.parts_of_bot(found, gentlest, found.info.default_seats) == (
            compiled.rules_of(found)
        )


def test_every_part_has_been_measured() -> None:
    parts = {f"{unit}/{part}" for unit in jit.units() for part in jit.parts(unit)}
    assert set(kernels._measured()) == parts
    assert all(seconds > 0 and count > 0 for seconds, count in kernels._measured().values())


# -- the queue ------------------------------------------------------------------------------------


@pytest.fixture
def queue() -> Queue:
    made = Queue()
    made.add(["a/rules", "b/rules", "c/rules", "a/more", "b/more"])
    return made


def begin_all(queue: Queue) -> list[str]:
    begun = []
    while (part := queue.next()) is not None:
        queue.begin(part)
        begun.append(part)
    return begun


def test_no_more_than_two_at_once_and_one_of_each_unit(queue: Queue) -> None:
    assert begin_all(queue) == ["a/rules", "b/rules"]
    queue.end("b/rules", 1.0)
    assert begin_all(queue) == ["c/rules"]
    queue.end("c/rules", 1.0)
    assert begin_all(queue) == ["b/more"], "a unit is compiled one part after the other"
    assert len(queue.running) == AT_ONCE


def test_what_is_wanted_goes_first(queue: Queue) -> None:
    queue.hurry(["c/rules", "b/more"])
    assert queue.waiting == ["c/rules", "b/more", "a/rules", "b/rules", "a/more"]
    queue.add(["c/more"])
    assert queue.waiting[-1] == "c/more"


def test_what_is_in_the_way_is_put_off_and_goes_on_afterwards(queue: Queue) -> None:
    begin_all(queue)
    assert queue.in_the_way() is None, "nobody is in a hurry"
    queue.hurry(["c/rules"])
    blocking = queue.in_the_way()
    assert blocking in ("a/rules", "b/rules")
    assert blocking is not None
    queue.end(blocking, None)
    assert queue.waiting[:2] == ["c/rules", blocking]
    assert begin_all(queue) == ["c/rules"]
    assert queue.in_the_way() is None


def test_a_part_of_the_same_unit_gives_way(queue: Queue) -> None:
    queue.waiting = ["a/more", "a/rules"]
    assert begin_all(queue) == ["a/more"]
    queue.hurry(["a/rules"])
    assert queue.in_the_way() == "a/more"


def test_what_is_urgent_itself_is_never_put_off(queue: Queue) -> None:
    begin_all(queue)
    queue.hurry(["a/rules", "b/rules", "a/more", "c/rules"])
    assert queue.in_the_way() is None


def test_the_time_left_shrinks_with_every_kernel(
    queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = dict.fromkeys(queue.waiting, (10.0, 5.0))
    monkeypatch.setattr(kernels, "_measured", lambda: measured)
    assert queue.seconds(["a/rules"]) == 10.0
    assert queue.seconds(["c/rules"]) == 15.0
    assert queue.seconds(["a/rules", "b/more"]) == 25.0
    queue.hurry(["c/rules"])
    assert queue.seconds(["c/rules"]) == 10.0
    begin_all(queue)
    queue.running["c/rules"] = 4
    assert queue.seconds(["c/rules"]) == pytest.approx(2.0)
    queue.end("c/rules", 30.0)
    assert queue.seconds(["c/rules"]) == 0.0
    assert queue.seconds(["a/rules"]) == pytest.approx(20.0), "this machine is slower"


# -- games ----------------------------------------------------------------------------------------


class Children:
    """Child processes that end when the test says so."""

    def __init__(self) -> None:
        self.at_work: dict[str, asyncio.Future[str]] = {}
        self.begun: list[str] = []

    async def compile(self, part: str, _count: Callable[[int], None]) -> str:
        self.begun.append(part)
        self.at_work[part] = asyncio.get_running_loop().create_future()
        try:
            return await self.at_work[part]
        finally:
            del self.at_work[part]

    def end(self, part: str, reason: str = "") -> None:
        self.at_work[part].set_result(reason)


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> Children:
    found = Children()

    async def load(_game: str) -> str:
        return ""

    monkeypatch.setattr(kernels, "_compile_in_child", found.compile)
    monkeypatch.setattr(kernels, "_load_game", load)
    monkeypatch.setattr(warmup, "needed", tuple)
    return found


@pytest.fixture
def cold(children: Children, qapp: QApplication, loop: None, qtbot: QtBot) -> Iterator[Kernels]:
    """Nothing is compiled; the first two children are at work."""
    made = Kernels(qapp)
    event_loop.spawn(made.prepare(), PREPARING)
    qtbot.waitUntil(lambda: len(children.at_work) == AT_ONCE)
    yield made
    made.deleteLater()


def test_a_game_is_ready_without_the_others(
    cold: Kernels, children: Children, qtbot: QtBot
) -> None:
    first = next(iter(games()))
    for part in compiled.rules_of(game(first)):
        children.end(part)
    qtbot.waitUntil(lambda: cold.state(first) is Readiness.READY)
    assert [name for name in games() if cold.state(name) is Readiness.READY] == [first]
    waiting = event_loop.spawn(cold.ready(first), "wait")
    qtbot.waitUntil(waiting.done)


def test_a_picture_on_home_hurries_nobody(cold: Kernels, children: Children, qtbot: QtBot) -> None:
    *_, chosen, last = games()
    playing = event_loop.spawn(cold.ready(chosen), "wait")
    drawing = event_loop.spawn(cold.in_turn(last), "wait")
    for part in compiled.rules_of(game(chosen)):
        qtbot.waitUntil(partial(children.at_work.__contains__, part))
        children.end(part)
    qtbot.waitUntil(playing.done)
    assert not {*children.begun}.intersection(compiled.rules_of(game(last))[1:])
    assert not drawing.done()
    drawing.cancel()


def test_the_chosen_game_jumps_the_queue(cold: Kernels, children: Children, qtbot: QtBot) -> None:
    last = list(games())[-1]
    rules = compiled.rules_of(game(last))
    assert not {*children.begun}.intersection(rules[1:])
    waiting = event_loop.spawn(cold.ready(last), "wait")
    for part in rules:
        qtbot.waitUntil(partial(children.at_work.__contains__, part))
        children.end(part)
    qtbot.waitUntil(waiting.done)
    assert cold.state(last) is Readiness.READY
    assert waiting.exception() is None


def test_a_bot_waits_for_its_own_parts(cold: Kernels, children: Children, qtbot: QtBot) -> None:
    fargo = game("fargo")
    parts = compiled.parts_of_bot(fargo, fargo.bot("optimal"), 2)
    waiting = event_loop.spawn(cold.ready("fargo", parts), "wait")
    for part in parts:
        qtbot.waitUntil(partial(children.at_work.__contains__, part))
        assert not waiting.done()
        children.end(part)
    qtbot.waitUntil(waiting.done)


def test_what_only_the_lab_uses_is_compiled_when_it_is_asked_for(
    cold: Kernels, children: Children, qtbot: QtBot
) -> None:
    waiting = event_loop.spawn(cold.ready("fargo", ["games.fargo/lab"]), "wait")
    qtbot.waitUntil(lambda: "games.fargo/rules" in children.at_work)
    children.end("games.fargo/rules")
    qtbot.waitUntil(lambda: "games.fargo/lab" in children.at_work)
    children.end("games.fargo/lab")
    if "runtime/random" in children.at_work:
        children.end("runtime/random")
    qtbot.waitUntil(waiting.done)


def test_a_lab_that_is_opened_before_anything_else_is_compiled_too(
    children: Children, qapp: QApplication, loop: None, qtbot: QtBot
) -> None:
    made = Kernels(qapp)
    waiting = event_loop.spawn(made.ready("fargo", ["games.fargo/lab"]), "wait")
    event_loop.spawn(made.prepare(), PREPARING)
    qtbot.waitUntil(lambda: "games.fargo/rules" in children.at_work)
    children.end("games.fargo/rules")
    qtbot.waitUntil(lambda: "games.fargo/lab" in children.at_work)
    children.end("games.fargo/lab")
    if "runtime/random" in children.at_work:
        children.end("runtime/random")
    qtbot.waitUntil(waiting.done)
    made.deleteLater()


def test_what_two_look_for_is_compiled_once(
    children: Children,
    qapp: QApplication,
    loop: None,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The Lab takes longer to look for its parts than a game's rules take to compile."""
    found = threading.Event()

    def needed(parts: Sequence[str]) -> tuple[str, ...]:
        if "games.fargo/lab" in parts:
            assert found.wait(PATIENCE_S)
        return tuple(parts)

    monkeypatch.setattr(warmup, "needed", needed)
    made = Kernels(qapp)
    event_loop.spawn(made.ready("fargo", ["games.fargo/lab"]), "wait")
    event_loop.spawn(made.prepare(), PREPARING)
    qtbot.waitUntil(lambda: "games.fargo/rules" in children.at_work)
    children.end("games.fargo/rules")
    qtbot.waitUntil(lambda: "games.fargo/rules" not in children.at_work)
    found.set()
    qtbot.waitUntil(lambda: "games.fargo/lab" in children.at_work)
    assert children.begun.count("games.fargo/rules") == 1
    made.deleteLater()


def test_a_game_whose_rules_fail_says_why_and_no_other_fails(
    cold: Kernels, children: Children, qtbot: QtBot
) -> None:
    first, second = list(games())[:2]
    children.end(compiled.rules_of(game(first))[-1], "It does not compile.")
    children.end("runtime/random")
    qtbot.waitUntil(lambda: cold.state(first) is Readiness.FAILED)
    assert cold.error(first) == "It does not compile."
    waiting = event_loop.spawn(_reason(cold, first), "wait")
    qtbot.waitUntil(waiting.done)
    assert waiting.result() == "It does not compile."
    assert cold.state(second) is Readiness.WAITING


async def _reason(cold: Kernels, name: str) -> str:
    try:
        await cold.ready(name)
    except KernelError as error:
        return str(error)
    return ""
