"""The compiled code of the games, prepared in the background.

One queue of parts (``engines.runtime.jit``): what someone waits for, the rules of all games in the
order of the home page, then their advisers, then everyone else who plays. Child processes compile,
at most two at once. A game can be played once its rules are loaded; bots wait for their own parts
when they are first asked. Code that no player uses is compiled on demand.
"""

import asyncio
import importlib
import json
import logging
import math
import time
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from engines.contract import compiled
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.advice.table_adviser import advisers
from engines.runtime import jit, paths, warmup
from engines.runtime.errors import KernelError
from engines.runtime.texts import tr
from gui.app import event_loop

_log = logging.getLogger(__name__)

PREPARING: Final = "prepare the games"
"""Name of the background work that compiles and loads kernels."""
AT_ONCE: Final = 2
_COARSE_FROM: Final = 15
_COARSE_STEP: Final = 5
_PUT_OFF: Final = "put off"
_UNKNOWN: Final = (5.0, 50.0)
"""Assumed for a part that has not been measured."""
_ALWAYS_LEFT: Final = 0.05
_WANTED_SOON: Final = "engines.external.bot"
"""Imported early, in a worker thread: the first page on which players are chosen needs it."""


class Readiness(Enum):
    """The progress of a game."""

    WAITING = "waiting"
    READY = "ready"
    FAILED = "failed"


@cache
def _measured() -> dict[str, tuple[float, float]]:
    """CPU seconds and number of kernels of each part, as ``tests.perf.compiling`` measured them."""
    file = paths.asset("compiling.json")
    found: dict[str, tuple[float, float]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def usual_order() -> tuple[str, ...]:
    """The parts that players use, in the order in which they are compiled if nothing is urgent."""
    rules, advice, rest = list[str](), list[str](), list[str]()
    for game in map(find_game, games()):
        seats = game.info.default_seats
        rules += compiled.rules_of(game)
        for bot in advisers(game, seats)[:1]:
            advice += compiled.parts_of_bot(game, bot, seats)
        rest += compiled.parts_of(game)
    return tuple(dict.fromkeys([*rules, *advice, *rest]))


def _unit(part: str) -> str:
    return part.partition("/")[0]


def _folder(part: str) -> str:
    """The game that a part belongs to: its Lab compiles its kernels too."""
    return _unit(part).rpartition(".")[2]


class Queue:
    """The parts that wait and those being compiled; urgent ones go first.

    Parts of one game are compiled one after another, because they share kernels.
    """

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.running: dict[str, int] = {}
        """How many kernels of each part in progress have been compiled."""
        self._urgent: set[str] = set()
        self._pace = 1.0

    def add(self, parts: Iterable[str]) -> None:
        """Add parts to the queue."""
        known = {*self.waiting, *self.running}
        self.waiting += [part for part in parts if part not in known]
        self.hurry(self._urgent)

    def hurry(self, parts: Iterable[str]) -> None:
        """Move these parts ahead of all others."""
        self._urgent = set(parts)
        self.waiting.sort(key=lambda part: part not in self._urgent)

    def next(self) -> str | None:
        """The next part that may begin now; None if there is none."""
        if len(self.running) == AT_ONCE:
            return None
        return next((part for part in self.waiting if not self._blocking(part)), None)

    def _blocking(self, part: str) -> list[str]:
        """The parts in progress that this one must wait for."""
        return [each for each in self.running if _folder(each) == _folder(part)]

    def begin(self, part: str) -> None:
        self.waiting.remove(part)
        self.running[part] = 0

    def end(self, part: str, took_s: float | None) -> None:
        """Note that a part is finished, or, without ``took_s``, postponed for something urgent."""
        del self.running[part]
        if took_s is None:
            self.waiting.insert(0, part)
            self.hurry(self._urgent)
        else:
            self._pace = (self._pace + took_s / _measured().get(part, _UNKNOWN)[0]) / 2

    def in_the_way(self) -> str | None:
        """Work in progress that should be postponed, so that something urgent can begin."""
        if self.next() in self._urgent:
            return None
        for part in self._urgent.intersection(self.waiting):
            for each in self._blocking(part) or self.running:
                if each not in self._urgent:
                    return each
        return None

    def seconds(self, parts: Iterable[str]) -> float:
        """Seconds until the last of these parts is done, if nothing changes."""
        wanted = [*parts]
        places = [self.waiting.index(part) + 1 for part in wanted if part in self.waiting]
        ahead = (*self.running, *self.waiting[: max(places)]) if places else ()
        work = sum(map(self.left, ahead)) / AT_ONCE
        return self._pace * max(work, *map(self.left, wanted), 0.0)

    def left(self, part: str) -> float:
        """CPU seconds that a part still needs, on the computer where all were measured."""
        seconds, kernels = _measured().get(part, _UNKNOWN)
        if part in self.running:
            return seconds * max(_ALWAYS_LEFT, 1.0 - self.running[part] / kernels)
        return seconds if part in self.waiting else 0.0


class Kernels(QObject):
    """The compiled code of all games.

    ``changed(game)`` is emitted when a game becomes ready or fails, and now and then before that.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states = dict.fromkeys(games(), Readiness.WAITING)
        self._errors = dict.fromkeys(games(), "")
        self._queue = Queue()
        self._looked = False
        self._looked_for: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, str] = {}
        self._news = asyncio.Event()

    def state(self, game: str) -> Readiness:
        return self._states[game]

    def error(self, game: str) -> str:
        """Why the game failed, or nothing."""
        return self._errors[game]

    def waiting_text(self, game: str) -> str:
        """When the game can be played: "Ready in 20 s"; nothing if it can, or never can."""
        seconds = math.ceil(self._queue.seconds(compiled.rules_of(find_game(game))))
        if self._states[game] is not Readiness.WAITING:
            return ""
        if not self._looked:
            return tr("app-getting-ready")
        if seconds < 1:
            return tr("app-almost-ready")
        step = _COARSE_STEP if seconds > _COARSE_FROM else 1
        return tr("app-ready-in-s", seconds=step * math.ceil(seconds / step))

    def progress(self, game: str) -> float:
        """The share of the work for a game that is done, 0..1."""
        if not self._looked:
            return 0.0
        parts = compiled.rules_of(find_game(game))
        work = sum(_measured().get(part, _UNKNOWN)[0] for part in parts)
        return 1.0 - sum(map(self._queue.left, parts)) / max(work, 1.0)

    def hurry(self, game: str) -> None:
        """Prepare this game before the others: someone is about to play it."""
        if self._states[game] is Readiness.WAITING:
            self._queue.hurry(compiled.rules_of(find_game(game)))
            self._go_on()

    async def in_turn(self, game: str) -> None:
        """Wait until the game can be played or has failed, without moving it up in the queue."""
        while self._states[game] is Readiness.WAITING:
            await self._news.wait()

    async def ready(self, game: str, parts: Iterable[str] = ()) -> None:
        """Wait until the game can be played and ``parts`` are compiled; they go before all others.

        Raises:
            KernelError: the rules of the game cannot be compiled or loaded.
        """
        wanted = (*compiled.rules_of(find_game(game)), *parts)
        if not self._done(wanted):
            self._queue.hurry(wanted)
            if not self._looked_for.issuperset(wanted):
                await self._look_for(wanted)
            self._go_on()
        while self._states[game] is Readiness.WAITING or not self._done(wanted):
            await self._news.wait()
        if self._states[game] is Readiness.FAILED:
            raise KernelError(self._errors[game])

    async def prepare(self) -> None:
        """Compile what players use, load all games. Runs once, in the background."""
        await self._look_for(await event_loop.in_pool(usual_order))
        one_by_one = asyncio.Lock()
        await asyncio.gather(*(self._load(game, one_by_one) for game in self._states))
        await event_loop.in_pool(importlib.import_module, _WANTED_SOON)

    def _done(self, parts: Iterable[str]) -> bool:
        """Whether nothing is left to do for these parts."""
        return self._looked_for.issuperset(parts) and not any(map(self._queue.left, parts))

    async def _look_for(self, parts: Iterable[str]) -> None:
        """Queue those of the parts that are not compiled, in this order."""
        names = tuple(parts)
        needed = await event_loop.in_pool(warmup.needed, names) if names else ()
        # Meanwhile, another search may have queued some of them, and they may be done.
        self._queue.add(part for part in needed if part not in self._looked_for)
        self._looked = True
        self._looked_for.update(names)
        self._go_on()

    def _go_on(self) -> None:
        """Start what may start; wake whatever waits."""
        blocking = self._queue.in_the_way()
        if blocking is not None and not self._tasks[blocking].cancelling():
            self._tasks[blocking].cancel(_PUT_OFF)
        while (part := self._queue.next()) is not None:
            self._queue.begin(part)
            self._tasks[part] = event_loop.spawn(self._compile(part), PREPARING)
        self._news.set()
        self._news = asyncio.Event()

    async def _compile(self, part: str) -> None:
        begun, took_s = time.monotonic(), None

        def count(kernels: int) -> None:
            self._queue.running[part] += kernels
            for game in games():
                if self._states[game] is Readiness.WAITING:
                    self.changed.emit(game)

        try:
            reason = await _compile_in_child(part, count)
            took_s = time.monotonic() - begun
        except asyncio.CancelledError as error:
            if error.args != (_PUT_OFF,):
                raise
        else:
            self._failed |= {part: reason} if reason else {}
        self._queue.end(part, took_s)
        self._go_on()

    async def _load(self, game: str, one_by_one: asyncio.Lock) -> None:
        """Load a game as soon as its rules are compiled."""
        rules = compiled.rules_of(find_game(game))
        while not self._done(rules):
            await self._news.wait()
        async with one_by_one:
            failed = (self._failed[part] for part in rules if part in self._failed)
            self._errors[game] = next(failed, "") or await _load_game(game)
        self._states[game] = Readiness.FAILED if self._errors[game] else Readiness.READY
        self._go_on()
        self.changed.emit(game)


async def _load_game(game: str) -> str:
    """Load the compiled code of a game in a worker thread; return why that failed, or nothing."""

    def load() -> None:
        found = find_game(game)
        _ = found.kernel
        found.load()

    try:
        await event_loop.in_pool(load)
    except Exception as error:  # noqa: BLE001 - whatever happens here, the window lives on
        _log.exception("The compiled code of %s cannot be loaded.", game)
        return tr("errors-compiled-code-cannot-load", game=game, error=str(error))
    return ""


async def _compile_in_child(part: str, count: Callable[[int], None]) -> str:
    """Compile a part; return why that failed, or nothing. Ends the child when canceled."""
    program, *arguments = warmup.command(part)
    child = QProcess()
    child.setProgram(program)
    child.setArguments(arguments)
    child.setWorkingDirectory(str(jit.kernels_folder("runtime").parents[2]))
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(*_status: object) -> None:
        if not ended.done():
            ended.set_result(None)

    child.finished.connect(end)
    child.errorOccurred.connect(end)
    child.readyReadStandardOutput.connect(lambda: count(child.readAllStandardOutput().count(b".")))
    child.start()
    try:
        await ended
    finally:
        child.kill()
        child.waitForFinished(1000)
    if child.exitStatus() is QProcess.ExitStatus.NormalExit and child.exitCode() == 0:
        return ""
    message = bytes(child.readAllStandardError().data()).decode(errors="replace").strip()
    _log.error("Compiling %s failed:\n%s", part, message)
    last = message.splitlines()[-1] if message else child.errorString()
    return warmup.failure(_unit(part), last)
