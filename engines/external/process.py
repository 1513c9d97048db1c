"""A running program: a child process that communicates line by line.

Three threads serve it, so that callers never wait for a pipe: one writes, one reads its messages,
and one reads its standard error. Only a bounded part of its output is kept. The child leads
its own process group and is killed along with everything it has started.
"""

import atexit
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from engines.contract import registry
from engines.contract.monitor import Monitor
from engines.external import protocol
from engines.external.programs import Program
from engines.runtime.errors import BotError, quoted
from engines.runtime.texts import tr

START_S: Final = 10.0
"""A program says hello within this many seconds."""
NOTES: Final = 16_384
"""How many of the last bytes of its standard error are kept."""
NOTES_S: Final = 2.0
"""How long to wait for the end of its standard error once it is dead."""
_LINES_AHEAD: Final = 32
"""How many lines may wait to be read before the program has to wait."""
_LOOK_S: Final = 0.02
LAST_WORDS_S: Final = 0.5
"""How long a program has to end by itself once its input or output has ended."""
_LIVING: Final["weakref.WeakSet[Process]"] = weakref.WeakSet()


class Process:
    """One running copy of a program. Used by one thread at a time.

    ``start`` runs it; ``close`` must be called eventually, and may be called at any time.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._child = _spawned(program)
        self._lines: queue.Queue[bytes | None] = queue.Queue(_LINES_AHEAD)
        self._outbox: queue.Queue[bytes | None] = queue.Queue()
        self._notes = bytearray()
        self._closing = threading.Lock()
        self._closed = threading.Event()
        self._status: int | None = None
        _LIVING.add(self)
        self._notes_taken = threading.Event()
        for work in (self._write, self._read, self._take_notes):
            threading.Thread(target=work, name=f"program {program.name}", daemon=True).start()

    @classmethod
    def start(
        cls, program: Program, monitor: Monitor, patience_s: float = 0.0
    ) -> "tuple[Process, protocol.Greeting]":
        """Run a program and greet it; after a cancel, it still has ``patience_s`` to answer.

        Raises:
            ProtocolError: what it says isn't a hello.
            BotError: it cannot be run, says nothing in time, or ended before it said anything.
        """
        process = cls(program)
        try:
            return process, process._greeted(monitor, patience_s)
        except BaseException as error:
            process.close()
            process.tell_notes(error)
            raise

    @property
    def alive(self) -> bool:
        """Whether it can still be asked."""
        return not self._closed.is_set()

    @property
    def notes(self) -> str:
        """The end of what it wrote to standard error."""
        return self._notes.decode("utf-8", errors="replace").strip()

    def tell_notes(self, error: BaseException) -> None:
        """Note below an error what the program wrote to standard error, if anything.

        It has been closed, so its output has ended, unless one of its children got away.
        """
        self._notes_taken.wait(NOTES_S)
        if isinstance(error, BotError) and self.notes:
            error.add_note(f"Standard error of {self.program.name}:\n{self.notes}")

    def send(self, message: protocol.ToProgram) -> None:
        """Say something; never waits."""
        self._outbox.put(protocol.encode(message))

    def receive(self) -> protocol.FromProgram | None:
        """What it says next; None if it says nothing within ``_LOOK_S``.

        Raises:
            ProtocolError: what it said isn't a message.
            BotError: it has ended.
        """
        try:
            line = self._lines.get(timeout=_LOOK_S)
        except queue.Empty:
            return None
        if line is None:
            raise BotError(self._ending())
        if len(line) > protocol.MAX_LINE:
            raise protocol.ProtocolError(
                "errors-wrote-line-more-bytes",
                name=self.program.name,
                max_line=protocol.MAX_LINE,
                shown=protocol.shown(line[:200]),
            )
        try:
            return protocol.decode(line)
        except protocol.ProtocolError as error:
            given = {"name": self.program.name, "error": str(error)}
            raise protocol.ProtocolError("errors-of-program", **given) from error

    def hang_up(self) -> None:
        """Close its standard input, which asks it to exit; never waits."""
        self._outbox.put(None)

    def close(self, patience_s: float = 0.0) -> None:
        """End it and everything it has started, and wait until it is gone.

        Args:
            patience_s: how long it may take to end by itself before it is killed.
        """
        with self._closing:
            if self._closed.is_set():
                return
            self._closed.set()
            _LIVING.discard(self)
            self.hang_up()
            self._end(patience_s)

    # -- greeting -----------------------------------------------------------------------------

    def _greeted(self, monitor: Monitor, patience_s: float) -> protocol.Greeting:
        self.send(hello())
        until, cancelled = time.monotonic() + START_S, False
        while time.monotonic() < until:
            if monitor.cancelled and not cancelled:
                cancelled = True
                until = min(until, time.monotonic() + patience_s)
            message = self.receive()
            if isinstance(message, protocol.Greeting):
                return message
            if message is not None:
                raise protocol.ProtocolError("errors-did-not-begin-hello", name=self.program.name)
        if cancelled:
            raise BotError("errors-program-start-stopped", name=self.program.name)
        raise BotError("errors-said-no-hello-within", name=self.program.name, start_s=START_S)

    # -- threads ------------------------------------------------------------------------------

    def _write(self) -> None:
        pipe = _pipe(self._child.stdin)
        with suppress(OSError, ValueError):  # it has ended, which the reader notices
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        pipe, patience_s = _pipe(self._child.stdout), LAST_WORDS_S
        with suppress(OSError, ValueError):
            while line := pipe.readline(protocol.MAX_LINE + 1):
                self._hand_over(line)
                if len(line) > protocol.MAX_LINE:
                    patience_s = 0.0  # it is still writing
                    break
        self.close(patience_s)
        self._hand_over(None)
        with suppress(OSError):
            pipe.close()

    def _hand_over(self, line: bytes | None) -> None:
        """Queue a line to be received; the program waits while the queue is full."""
        while True:
            with suppress(queue.Full):
                self._lines.put(line, timeout=_LOOK_S)
                return
            if self._closed.is_set():
                with suppress(queue.Empty):
                    self._lines.get_nowait()

    def _take_notes(self) -> None:
        pipe = _pipe(self._child.stderr)
        with suppress(OSError, ValueError), pipe:
            while part := os.read(pipe.fileno(), 4096):
                self._notes += part
                del self._notes[:-NOTES]
        self._notes_taken.set()

    # -- ending -------------------------------------------------------------------------------

    def _end(self, patience_s: float) -> None:
        """Kill the whole group; its leader isn't reaped earlier, so nothing else gets its id."""
        self._await_end(patience_s)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._status = self._child.wait()

    def _await_end(self, patience_s: float) -> None:
        until = time.monotonic() + patience_s
        while os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            if time.monotonic() >= until:
                return
            time.sleep(_LOOK_S / 4)

    def _ending(self) -> str:
        name, status = self.program.name, self._status
        if status is None:
            return tr("errors-program-ended", name=name)
        if status < 0:
            return tr("errors-program-ended-signal", name=name, signal=-status)
        return tr("errors-program-ended-status", name=name, status=status)


def hello() -> protocol.Hello:
    """How Parlour introduces itself."""
    return protocol.Hello(protocol.VERSIONS, tuple(registry.games()))


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _spawned(program: Program) -> "subprocess.Popen[bytes]":
    """Run the program; raises BotError."""
    folder = Path(program.folder).expanduser() if program.folder else Path.home()
    if not folder.is_dir():
        raise BotError("errors-cannot-started-no-folder", name=program.name, folder=folder)
    try:
        return subprocess.Popen(
            [str(Path(w).expanduser()) if w.startswith("~") else w for w in program.command],
            cwd=folder,
            env=surroundings(os.environ, frozen=hasattr(sys, "frozen")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise BotError(_why_not(program, error)) from error


def _why_not(program: Program, error: Exception) -> str:
    name, file = program.name, quoted(program.command[0])
    if isinstance(error, FileNotFoundError):
        return tr("errors-cannot-start-no-program", name=name, file=file)
    if isinstance(error, PermissionError):
        return tr("errors-cannot-start-not-executable", name=name, file=file)
    reason = error.strerror if isinstance(error, OSError) else None
    return tr("errors-cannot-start-program", name=name, file=file, reason=reason or str(error))


def surroundings(own: Mapping[str, str], *, frozen: bool) -> dict[str, str]:
    """The environment of a program: that of Parlour, without the libraries of its bundle."""
    found = dict(own)
    if frozen:
        before = found.pop("LD_LIBRARY_PATH_ORIG", None)
        found.pop("LD_LIBRARY_PATH", None)
        if before:
            found["LD_LIBRARY_PATH"] = before
    return found


@atexit.register
def close_all() -> None:
    """End all programs that are still running."""
    living = list(_LIVING)
    for process in living:
        process.hang_up()
    until = time.monotonic() + LAST_WORDS_S
    for process in living:
        process.close(max(0.0, until - time.monotonic()))
