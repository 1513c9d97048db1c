"""How late the interface thread is while a person plays and two searches run on all cores.

``python -m tests.perf.lateness`` plays matches, lets bots play, asks for hints, types, drags and
scrolls in the real window, while two searches run, each on every core, and prints how late a timer
of 16 ms comes: the histogram and how late 99% of the ticks are at most (the goal is 20 ms).
Lateness includes whatever else the machine does; CPU time does not. So it also prints how late the
ticks would be if only the interface thread's own work counted. ``--events`` lists, for each phase,
the events that cost the interface thread most CPU time; recording every event makes all of them
slower.

First it prints how long each page takes to open for the first time, and each change of the look,
with nothing else in progress: nothing moves at such a moment, so these are plain figures.

Where the window itself searches (bots that play, hints, the review of a game), that is one of the
two; ``--crowd`` lets two others run beside it. Last comes a tournament beside two searches, three
times as many threads as there are cores. It has a line of its own and is not part of the histogram.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import State as Doing
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.history import Scope
from tests.perf.measure import (
    LONG_MS,
    Log,
    MeasuredApplication,
    Ticker,
    histogram_lines,
    share_in_time,
    summary,
)

if TYPE_CHECKING:
    from gui.match.view import MatchView
    from gui.shell.shell import Shell

_NOTCH: Final = -120
"""A step of the wheel, downwards."""
_LOOK_S: Final = 0.02
_ASKED_AGAIN_S: Final = 0.5
_KEY_S: Final = 0.1
_FRAME_S: Final = 0.016
_PLAY_S: Final = 6.0
_STUDIED_S: Final = 4.0
_HINTS: Final = 6
_TWO: Final = 2
_CROWDED: Final = "a tournament"
_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
_TOURNAMENT: Final = Setup(
    "fargo",
    tuple(map(Entrant, ("optimal", "points", "three_dice"))),
    Format.ROUND_ROBIN,
    seats=2,
    blocks=1000,
    seed=4,
    luck=True,
)
_PAGES: Final = (
    "new",
    "library",
    "settings",
    "keys",
    "rules",
    "exercises",
    "position",
    "arena",
    "career",
    "figures",
    "programs",
    "about",
    "fargo/lab",
    "match",
    "review",
)
"""In the order in which they are opened; there is a match and a review of it by then."""


class Searches:
    """Searches on all cores, each over and over."""

    def __init__(self) -> None:
        self._monitors: dict[int, Monitor] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, count: int) -> None:
        """Let this many searches run from now on."""
        from gui.app import event_loop

        while len(self._tasks) < count:
            self._tasks.append(event_loop.spawn(self._go_on(len(self._tasks)), "search"))
        ended, self._tasks = self._tasks[count:], self._tasks[:count]
        for seed, task in enumerate(ended, count):
            task.cancel()
            self._monitors.pop(seed).cancel()
        await asyncio.gather(*ended, return_exceptions=True)

    async def _go_on(self, seed: int) -> None:
        from gui.app import event_loop

        game = find_game("fargo")
        bot = game.bot("rollout")
        position = Position.parse(game, "6500 7000 | seat 1 | run 350 | dice 4 | turn 21")
        while True:
            monitor = self._monitors[seed] = Monitor(lambda _progress: None, lambda _found: None)
            question = Question(position, Budget(seconds=2.0), seed)
            await event_loop.in_pool(bot.analyse, question, monitor)


class Scenario:
    """Drives the window; every phase is measured on its own."""

    def __init__(self, shell: "Shell", log: Log, *, crowd: bool = False) -> None:
        self._shell = shell
        self._log = log
        self._searches = Searches()
        self._beside = _TWO if crowd else 1

    async def run(self) -> None:
        """All phases, one after the other."""
        await self._figures()
        await self._phase("nothing to do", self._rest)
        await self._play("rollout", PERSON)
        await self._phase("searches only", self._rest, _TWO)
        await self._phase("bots play", self._bots_play, self._beside)
        await self._phase("a person plays, with hints", self._hints, self._beside)
        await self._phase("back and forward", self._steps, _TWO)
        await self._phase("scroll", self._scroll, _TWO)
        await self._phase("type", self._type, _TWO)
        await self._phase("drag", self._drag, self._beside)
        await self._phase(_CROWDED, self._arena, _TWO)

    async def _phase(
        self, name: str, work: Callable[[], Awaitable[None]], searches: int = 0
    ) -> None:
        await self._searches.run(searches)
        self._log.phase = name
        await work()
        self._log.phase = ""
        await self._searches.run(0)
        print(phase_lines(self._log, name), flush=True)

    async def _rest(self) -> None:
        await asyncio.sleep(2.0)

    async def _play(self, *players: str, seed: int = 1) -> None:
        from gui.app.requests import Play

        before = self._shell.match_view
        seats = [SeatRecord(_NAMES[seat], player) for seat, player in enumerate(players)]
        self._shell.carry_out(Play(new_record(find_game("fargo"), seats, seed=seed)))
        await self._until(lambda: self._shell.match_view not in (None, before))
        await self._until(lambda: self._shell.window.page is self._shell.played.page)

    async def _until(self, condition: Callable[[], object]) -> None:
        while not condition():  # noqa: ASYNC110 - looks on from outside, as a person does
            await asyncio.sleep(_LOOK_S)

    async def _until_waiting(self, match_view: "MatchView", *waiting: Waiting) -> None:
        await self._until(lambda: match_view.match.pending.waiting in waiting)

    async def _bots_play(self) -> None:
        from gui.style.motion import pace

        pace().set_speed(4.0)
        await self._play("points", "rollout", "three_dice", seed=2)
        await asyncio.sleep(_PLAY_S)

    async def _hints(self) -> None:
        from gui.style.motion import pace

        pace().set_speed(float("inf"))
        await self._play(PERSON, "points", seed=3)
        match_view = self._shell.match_view
        assert match_view is not None
        for _ in range(_HINTS):
            await self._until_waiting(match_view, Waiting.ROLL, Waiting.PERSON)
            if match_view.match.pending.waiting is Waiting.ROLL:
                match_view.match.roll()
                await self._until_waiting(match_view, Waiting.PERSON)
            match_view.hints.choose("rollout", Budget(seconds=0.5))
            for _ in range(3):
                match_view.hints.ask()
                await asyncio.sleep(_ASKED_AGAIN_S)
            await self._until(lambda: not match_view.thinking)
            match_view.match.act(match_view.match.position.legal()[-1])

    async def _figures(self) -> None:
        """Print what is not part of the histogram: how long pages and looks take."""
        from gui.app import settings as keys

        await self._play("always_stop", "points", *["three_dice"] * 4)
        self._shell.review_match()
        await self._until(lambda: self._shell.window.page is self._shell.replays.page)
        self._shell.go_home()
        await asyncio.sleep(_PLAY_S)
        for name in _PAGES:
            await self._figure(f"open {name}", partial(self._open, name))
        settings = self._shell.context.settings
        for scheme in ("dark", "light"):
            await self._figure(f"colours: {scheme}", partial(settings.set, keys.SCHEME, scheme))
        await self._figure("size: 150 %", partial(settings.set, keys.SCALE, 150))
        settings.set(keys.SCALE, 100)
        await asyncio.sleep(_ASKED_AGAIN_S)

    async def _figure(self, name: str, work: Callable[[], object]) -> None:
        """Print how long some work takes until what it has changed is painted."""
        begun, worked = time.perf_counter(), time.thread_time()
        work()
        await asyncio.sleep(0)  # what Qt has put off
        self._shell.window.repaint()
        took_ms = (time.perf_counter() - begun) * 1000
        own_ms = (time.thread_time() - worked) * 1000
        print(f"{name}: {took_ms:.0f} ms, {own_ms:.0f} ms of CPU time", flush=True)
        await asyncio.sleep(_ASKED_AGAIN_S)

    def _open(self, name: str) -> None:
        match name:
            case "new":
                self._shell.new_match("fargo")
            case "rules":
                self._shell.show_rules("fargo")
            case _:
                self._shell.show(name)

    async def _steps(self) -> None:
        """Undo and redo the turns of a finished game as fast as a held key."""
        from gui.style.motion import pace

        pace().set_speed(float("inf"))
        await self._play("always_stop", "points", *["three_dice"] * 4, seed=0)
        match_view = self._shell.match_view
        assert match_view is not None
        await self._until_waiting(match_view, Waiting.OVER)
        for step in (
            partial(control.undo, match_view.match),
            partial(control.redo, match_view.match),
        ):
            for _ in range(20):
                step(Scope.TURN)
                await asyncio.sleep(_KEY_S)

    async def _scroll(self) -> None:
        """Turn the wheel over the log of a long game, then over the rules."""
        from gui.help.rules import RulesPage

        await self._turn_wheel(self._shell.side.shown.log.view)
        self._shell.show_rules("fargo")
        page = self._shell.pages.get(RulesPage)
        await self._turn_wheel(page.view)

    async def _turn_wheel(self, area: QAbstractScrollArea) -> None:
        port = area.viewport()
        place = QPointF(port.rect().center())
        for turned in (*[_NOTCH] * 60, *[-_NOTCH] * 120):
            event = QWheelEvent(
                place,
                port.mapToGlobal(place),
                QPoint(),
                QPoint(0, turned),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(port, event)
            await asyncio.sleep(_FRAME_S)

    async def _type(self) -> None:
        """Look for a player in the library, letter by letter, and for another one."""
        from gui.library.page import LibraryPage

        page = self._shell.pages.get(LibraryPage)
        self._shell.show("library")
        for name in _NAMES:
            page.player.clear()
            for letter in name:
                QTest.keyClicks(page.player, letter)
                await asyncio.sleep(_KEY_S)

    async def _drag(self) -> None:
        """Drag the mark of the win graph of a long game through all its steps, there and back."""
        replays = self._shell.replays
        before = replays.page
        self._shell.review_match()
        await self._until(lambda: replays.page not in (None, before))
        review = replays.page
        assert review is not None
        await asyncio.sleep(_PLAY_S)
        graph, left = review.graph, Qt.MouseButton.LeftButton
        middle, width = graph.height() // 2, graph.width()
        QTest.mousePress(graph, left, pos=QPoint(width // 2, middle))
        for x in (*range(width // 2, width, 4), *range(width, 0, -4)):
            QTest.mouseMove(graph, QPoint(x, middle))
            await asyncio.sleep(_FRAME_S)
        QTest.mouseRelease(graph, left, pos=QPoint(0, middle))
        self._shell.show("match")

    async def _arena(self) -> None:
        """Watch a tournament with everything that can be seen of it."""
        from gui.arena.page import ArenaPage

        self._shell.show("arena")
        page = self._shell.window.page
        assert isinstance(page, ArenaPage)
        page.form.fill(_TOURNAMENT)
        page.start()
        await self._until(lambda: page.run is not None and page.run.doing is Doing.RUNNING)
        assert page.view is not None
        for place in range(3):
            page.view.views.set_current(place)
            await asyncio.sleep(_PLAY_S / 2)
        assert page.run is not None
        page.run.stop()
        await self._until(lambda: page.run is not None and not page.run.doing.active)


def measure(*, events: bool = False, profile: bool = False, crowd: bool = False) -> Log:
    """Run the scenario in a window of its own and return what was measured."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import gui.shell.start
    from gui.app import event_loop
    from gui.app.errors.reports import DefectReports
    from gui.shell.opening import Arguments, begin
    from gui.shell.shell import Shell

    log = MeasuredApplication.log = Log()
    MeasuredApplication.profiling = profile
    kind = MeasuredApplication if events or profile else QApplication
    with patch.object(gui.shell.start, "QApplication", kind):
        app = gui.shell.start.make_application()
    chosen = Arguments(page="home", size=(1280, 840))
    context = gui.shell.start.make_context(app, "benchmark", chosen)
    gui.shell.start.collect_garbage_here(app)

    async def live() -> int:
        shell = Shell(context, DefectReports(app))
        begin(shell, chosen)
        await context.kernels.ready("fargo")
        await context.kernels.ready("lange_strasse")
        ticker = Ticker(log)
        ticker.start()
        await Scenario(shell, log, crowd=crowd).run()
        ticker.stop()
        shell.quit()
        await shell.ended()
        await event_loop.cancel_all()
        await context.archive.close()
        return 0

    event_loop.run(app, live)
    return log


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.perf.lateness", description=__doc__)
    parser.add_argument(
        "--events", action="store_true", help="tell which events cost most, and are slower for it"
    )
    parser.add_argument(
        "--profile", action="store_true", help="tell where these events spent their time, too"
    )
    parser.add_argument(
        "--crowd", action="store_true", help="two searches beside those of the window"
    )
    chosen = parser.parse_args()
    sys.dont_write_bytecode = False  # a second run finds compiled modules, as everyone does
    kernels = os.environ.get("PARLOUR_KERNEL_CACHE")
    if kernels is None:
        from engines.runtime import paths

        os.environ["PARLOUR_KERNEL_CACHE"] = str(paths.kernel_cache_folder())
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PARLOUR_HOME"] = str(Path(folder))
        log = measure(**vars(chosen))
    report(log)


def phase_lines(log: Log, phase: str) -> str:
    """How a phase went: lateness, and the event that cost most if events were looked at."""
    own = share_in_time(log.own_ms.get(phase, []))
    text = f"{phase}: {summary(log.late_ms.get(phase, []))}; by its own work {own:.2%}"
    longest = log.longest.get(phase)
    if longest is None:
        return text
    return f"{text}\n  longest event {longest.cpu_ms:.1f} ms of CPU: {longest.name}"


def _while_searches_run(by_phase: dict[str, list[float]]) -> list[float]:
    return [
        late
        for phase, values in by_phase.items()
        if phase not in ("", "nothing to do", _CROWDED)
        for late in values
    ]


def report(log: Log) -> None:
    """Print the histogram and the long events of all phases together."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"{os.cpu_count()} cores, load {load:.1f}; two searches on all cores from phase 2 on")
    busy, own = _while_searches_run(log.late_ms), _while_searches_run(log.own_ms)
    print(f"\nwhile searches run: {summary(busy)}")
    print("\n".join(histogram_lines(busy)))
    print(f"by the interface thread's own work: {summary(own)}")
    print(f"with a tournament beside them: {summary(log.late_ms.get(_CROWDED, []))}")
    if log.events:
        report_events(log)


def report_events(log: Log) -> None:
    """Print what the late ticks waited for, and the longest events."""
    print(f"\n{len(log.busy_ticks)} ticks were late by that; what they waited for:")
    for tick in log.busy_ticks:
        told = ", ".join(f"{event.name} {event.cpu_ms:.0f}" for event in tick.events)
        print(f"  {tick.own_ms:6.1f} ms  {tick.phase}: {told}")
    events = sorted(
        (event for event in log.long_events if event.phase), key=lambda event: -event.cpu_ms
    )
    print(f"\n{len(events)} of {log.events} events took {LONG_MS:g} ms of CPU or more")
    for event in events[:20]:
        print(f"  {event.cpu_ms:6.1f} ms CPU {event.wall_ms:7.1f} ms  {event.phase}: {event.name}")
        if event.profile:
            print(event.profile)


if __name__ == "__main__":
    main()
