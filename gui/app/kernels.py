"""Compiled code of the games, made ready behind the home page.

What is not compiled yet is compiled by child processes; then it is loaded in a worker thread. A
game can be played once its kernels are loaded; everything else works meanwhile.
"""

import asyncio
import importlib
import logging
import os
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from engines.core import jit, warmup
from engines.core.errors import KernelError
from engines.core.registry import game as find_game
from engines.core.registry import games
from gui.app import event_loop

_log = logging.getLogger(__name__)

SHARED_UNITS: Final = ("core", "search")
"""What every game needs beside its own unit."""

_WANTED_SOON: Final = "engines.foreign.guests"
"""Imported by the first page on which somebody can be seated: not in the interface thread."""


class Readiness(Enum):
    """How far a game is."""

    WAITING = "waiting"
    READY = "ready"
    FAILED = "failed"


class Kernels(QObject):
    """The compiled code of all games.

    ``changed(game)`` is emitted when a game becomes ready or fails, ``compiling(done, total)`` for
    every unit that had to be compiled (``done == total``: that was the last), ``finished()`` when
    ``prepare`` has ended.
    """

    changed = Signal(str)
    compiling = Signal(int, int)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states = dict.fromkeys(games(), Readiness.WAITING)
        self._errors: dict[str, str] = {}
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []

    def state(self, game: str) -> Readiness:
        """How far the game is."""
        return self._states[game]

    def error(self, game: str) -> str:
        """Why the game failed, or nothing."""
        return self._errors.get(game, "")

    async def ready(self, game: str) -> None:
        """Wait until the game can be played; raises KernelError."""
        if self._states[game] is Readiness.WAITING:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((game, future))
            await future
        if self._states[game] is Readiness.FAILED:
            raise KernelError(self._errors[game])

    async def prepare(self) -> None:
        """Compile what is missing, load everything. Runs once, in the background."""
        missing = await event_loop.in_pool(warmup.needed)
        failures = await self._compile(missing)
        for game in self._states:
            units = (*SHARED_UNITS, find_game(game).unit_name)
            reason = next((failures[unit] for unit in units if unit in failures), "")
            if not reason:
                reason = await _load(game)
            self._finish(game, reason)
        await event_loop.in_pool(importlib.import_module, _WANTED_SOON)
        self.finished.emit()

    async def _compile(self, units: tuple[str, ...]) -> dict[str, str]:
        """Compile units in child processes; the answer is the reason of each failure."""
        failures: dict[str, str] = {}
        free = asyncio.Semaphore(os.cpu_count() or 1)
        done = 0

        async def one(unit: str) -> None:
            nonlocal done
            async with free:
                reason = await _compile_in_child(unit)
            if reason:
                failures[unit] = reason
            done += 1
            self.compiling.emit(done, len(units))

        if units:
            self.compiling.emit(0, len(units))
        # The others call kernels of the core: it comes first, so that it is compiled only once.
        for unit in set(units) & {"core"}:
            await one(unit)
        await asyncio.gather(*(one(unit) for unit in units if unit != "core"))
        return failures

    def _finish(self, game: str, reason: str) -> None:
        self._states[game] = Readiness.FAILED if reason else Readiness.READY
        if reason:
            self._errors[game] = reason
        for waiting in [pair for pair in self._waiting if pair[0] == game]:
            self._waiting.remove(waiting)
            if not waiting[1].done():
                waiting[1].set_result(None)
        self.changed.emit(game)


async def _load(game: str) -> str:
    """Load compiled code and bots of a game in a worker thread; the reason if that fails."""

    def load() -> None:
        found = find_game(game)
        _ = found.kernel, found.bots
        found.load()

    try:
        await event_loop.in_pool(load)
    except Exception as error:  # noqa: BLE001 - whatever happens here, the window lives on
        _log.exception("The compiled code of %s cannot be loaded.", game)
        return (
            f"The compiled code of {game} cannot be loaded ({error}). Start Parlour again: it "
            "checks the files and compiles what is damaged."
        )
    return ""


async def _compile_in_child(unit: str) -> str:
    """Compile one unit; the reason if that fails. Ends the child when cancelled."""
    program, *arguments = warmup.command(unit)
    child = QProcess()
    child.setProgram(program)
    child.setArguments(arguments)
    child.setWorkingDirectory(str(jit.kernels_folder("core").parents[2]))
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(*_status: object) -> None:
        if not ended.done():
            ended.set_result(None)

    child.finished.connect(end)
    child.errorOccurred.connect(end)
    child.start()
    try:
        await ended
    finally:
        child.kill()
        child.waitForFinished(1000)
    if child.exitStatus() is QProcess.ExitStatus.NormalExit and child.exitCode() == 0:
        return ""
    message = bytes(child.readAllStandardError().data()).decode(errors="replace").strip()
    _log.error("Compiling %s failed:\n%s", unit, message)
    last = message.splitlines()[-1] if message else child.errorString()
    return warmup.failure(unit, last)
