"""A program as a bot.

Copies of the program are started when they are needed, one for each simultaneous decision, and kept
for the next ones. A copy that has failed is ended, and the next decision starts another.
"""

import itertools
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Final

from engines.contract.analysis import Analysis
from engines.contract.bot import FOREIGN, Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Message
from engines.contract.messages import message as fact
from engines.contract.monitor import Monitor
from engines.external import programs, protocol
from engines.external.answers import Asked
from engines.external.process import LAST_WORDS_S, Process
from engines.external.programs import Program
from engines.runtime.errors import BotError, BotOverran, StorageError, UnknownName, quoted

USUAL: Final = Budget(seconds=1.0)
STOP_S: Final = 1.0
"""Seconds within which a program must answer once it is told to stop."""
SILENCE_S: Final = 20.0
"""Seconds within which a program must say something if its budget has no time limit."""
LONGEST_S: Final = 600.0
"""Limit for a decision without a time limit, even if the program reports progress."""
IDLE_S: Final = 60.0
"""A program is ended if it hasn't been asked anything for this long."""
NO_PROGRAM: Final = Program("", ())
SEEDS: Final = 1 << 53
"""Seeds are below this, so that languages with only floating-point numbers read them exactly."""
_IDS: Final = itertools.count(1)


@dataclass(frozen=True, slots=True)
class ForeignInfo(BotInfo):
    """Facts about a program as a bot; ``program`` says how to run it."""

    program: Program = NO_PROGRAM

    def text(self, game: str, part: str) -> Message:
        """Its name is the one that the person gave it; the rest is what it says about itself."""
        said = self.program.said
        if part == "name":
            return fact("bot.foreign.name", name=self.program.name)
        if part == "objective" or said is None:
            return fact(f"bot.foreign.{'objective' if part == 'objective' else 'untested'}")
        if said.author:
            return fact("bot.foreign.about_author", program=said.title, author=said.author)
        return fact("bot.foreign.about", program=said.title)


class ForeignBot(Bot):
    """A program that plays one game.

    Args:
        program: how it is run.
        seats: smallest and largest number of seats of the game.
    """

    info: ForeignInfo

    def __init__(self, program: Program, seats: tuple[int, int]) -> None:
        self.info = ForeignInfo(
            id=f"{FOREIGN}:{program.name}",
            level=0,
            budget=USUAL,
            seats=seats,
            searches=program.said is None or program.said.thinks,
            program=program,
        )

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Ask the program to rank all legal actions, or only some; it learns nothing else.

        Raises:
            BotOverran: it did not answer in time, or did not stop.
            BotIllegal: it wants something that was not offered.
            BotError: it could not be started, or it ended, wrote something else, or gave up.
        """
        position = question.position
        actions = question.only or position.legal()
        asked = Asked(self.info.id, self.info.program.name, position, actions)
        with _pool(self.info.program).lent(question.budget, monitor) as process:
            return _Conversation(process, asked, question, monitor).analysis()


class _Conversation:
    """One question to one running program, from ``position`` to ``best``."""

    def __init__(
        self, process: Process, asked: Asked, question: Question, monitor: Monitor
    ) -> None:
        self._process = process
        self._asked = asked
        self._budget = question.budget
        self._monitor = monitor
        self._seed = question.seed
        self._id = next(_IDS)
        self._progress = 0.0
        self._begun = self._last_sign = time.monotonic()

    def analysis(self) -> Analysis:
        self._process.send(self._decision())
        limits = {name: limit for name, limit in asdict(self._budget).items() if limit is not None}
        self._process.send(protocol.Analyse(self._id, self._seed % SEEDS, limits))
        seconds = self._budget.seconds
        until = self._begun + (LONGEST_S if seconds is None else seconds)
        silence_s = SILENCE_S if seconds is None else float("inf")
        stopped_at: float | None = None
        while True:
            message = self._process.receive()
            if message is not None:
                self._last_sign = time.monotonic()
                if isinstance(found := self._heard(message), Analysis):
                    return found
            if stopped_at is None:
                if self._monitor.cancelled or time.monotonic() >= min(
                    until, self._last_sign + silence_s
                ):
                    stopped_at = time.monotonic()
                    self._process.send(protocol.Stop(self._id))
                elif seconds is not None:
                    self._show((time.monotonic() - self._begun) / seconds, None)
            elif time.monotonic() >= stopped_at + STOP_S:
                raise self._overran()

    def _decision(self) -> protocol.Decision:
        position, facts = self._asked.position, self._asked.position.game.info
        return protocol.Decision(
            id=self._id,
            game=position.game.id,
            seats=position.seats,
            seat=position.turn,
            unit=facts.unit.value,
            bounds=facts.bounds,
            sum=facts.constant_sum,
            position=position.text(),
            legal=tuple(self._asked.actions),
        )

    def _heard(self, message: protocol.FromProgram) -> Analysis | None:
        """The answer, if this is it; answers to earlier questions are ignored."""
        if isinstance(message, protocol.Greeting):
            raise protocol.ProtocolError("errors-said-hello-second-time", name=self._name)
        if message.id > self._id or message.id < 1:
            raise protocol.ProtocolError(
                "errors-answered-question-never-asked", name=self._name, id=message.id
            )
        if message.id < self._id:
            return None
        if isinstance(message, protocol.Failed):
            raise BotError("errors-program-gave-up", name=self._name, message=message.message)
        if isinstance(message, protocol.Info):
            self._show(message.progress, message)
            return None
        work = self._monitor.spent(
            playouts=message.playouts, nodes=message.nodes, depth=message.depth
        )
        return self._asked.analysis(message.lines, work)

    def _show(self, progress: float | None, info: protocol.Info | None) -> None:
        self._progress = min(1.0, max(self._progress, progress or 0.0))
        if info is None or not info.lines:
            self._monitor.publish(self._progress)
            return
        so_far = self._asked.analysis(info.lines, self._monitor.spent())
        self._monitor.publish(self._progress, lambda: so_far)

    @property
    def _name(self) -> str:
        return self._process.program.name

    def _overran(self) -> BotOverran:
        elapsed_s = time.monotonic() - self._begun
        told = "errors-program-did-not-stop"
        return BotOverran(told, name=self._name, elapsed_s=elapsed_s, stop_s=STOP_S)


class _Pool:
    """The running copies of one program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._lock = threading.Lock()
        self._idle: list[tuple[float, Process]] = []
        self._sweeping = False

    @contextmanager
    def lent(self, budget: Budget, monitor: Monitor) -> Iterator[Process]:
        """A running copy for one question; it is ended if anything goes wrong with it.

        Starting doesn't count as thinking: the clock is reset once a program has said hello.

        Raises:
            BotError: none can be started.
        """
        process = self._taken()
        if process is None:
            process, _greeting = Process.start(self._program, monitor, STOP_S)
            monitor.start(budget)
        try:
            yield process
        except BaseException as error:
            process.close()
            process.tell_notes(error)
            raise
        self._give_back(process)

    def _taken(self) -> Process | None:
        with self._lock:
            while self._idle:
                _since, process = self._idle.pop()
                if process.alive:
                    return process
        return None

    def _give_back(self, process: Process) -> None:
        with self._lock:
            self._idle.append((time.monotonic(), process))
            if not self._sweeping:
                self._sweeping = True
                self._sweep_later()

    def _sweep_later(self) -> None:
        timer = threading.Timer(IDLE_S, self._sweep)
        timer.daemon = True
        timer.start()

    def _sweep(self) -> None:
        """End the copies that haven't been used for some time."""
        oldest = time.monotonic() - IDLE_S
        with self._lock:
            ended = [process for since, process in self._idle if since <= oldest]
            self._idle = [(since, each) for since, each in self._idle if since > oldest]
            self._sweeping = bool(self._idle)
            if self._sweeping:
                self._sweep_later()
        for process in ended:
            process.close(LAST_WORDS_S)


_pools: dict[tuple[str, tuple[str, ...], str], _Pool] = {}
_pools_lock: Final = threading.Lock()


def _pool(program: Program) -> _Pool:
    with _pools_lock:
        key = (program.name, program.command, program.folder)
        return _pools.setdefault(key, _Pool(program))


# A copy of this process shares no programs with it.
os.register_at_fork(after_in_child=_pools.clear)


def greeting_of(program: Program, monitor: Monitor) -> protocol.Greeting:
    """A program's description of itself when started; it is ended at once.

    Raises:
        BotError: it cannot be started, doesn't say hello in time, or says something else; or
            ``monitor`` canceled. The message says which.
    """
    process, greeting = Process.start(program, monitor)
    process.close(LAST_WORDS_S)
    return greeting


def bots(game: Game) -> tuple[ForeignBot, ...]:
    """The programs that play ``game``, in the order in which they were added.

    Raises:
        StorageError: the list of programs is damaged or cannot be read.
    """
    found = (program for program in programs.read() if game.id in program.games)
    return tuple(ForeignBot(program, game.info.seats) for program in found)


def bot(game: Game, name: str) -> ForeignBot:
    """The program with the id ``foreign:NAME`` as a bot of ``game``; raises UnknownName."""
    kind, _colon, wanted = name.partition(":")
    try:
        if kind == FOREIGN:
            for program in programs.read():
                if program.name != wanted:
                    continue
                if game.id in program.games:
                    return ForeignBot(program, game.info.seats)
                raise UnknownName(
                    "errors-program-not-meant-but",
                    wanted=quoted(wanted),
                    id=game.id,
                    games=tuple(program.games),
                )
    except StorageError as error:
        raise UnknownName(str(error)) from error
    raise UnknownName("errors-unknown-external-bot-add", wanted=quoted(wanted))
