"""Tries damaged inputs in a process of its own, and tells what became of them.

The process writes down each input before it tries it. If it crashes, or one input takes longer than
``HANG``, that input is at fault, and another process continues with the next one.
"""

import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from engines.runtime import paths
from engines.runtime.errors import LONGEST_QUOTE, ParlourError
from tests.fuzz.mutate import mutated

SLOW: Final = 2.0
"""Seconds of CPU time that no input may need."""
HANG: Final = 60.0
"""Seconds after which an input is taken for one that never ends, however slow the machine."""
ROOT: Final = Path(__file__).parents[2]


class Input(ABC):
    """One kind of input.

    Args:
        folder: an empty folder of its own.
    """

    name: str

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def valid(self) -> Sequence[bytes]:
        """Inputs as the program writes them; each passes ``attempt``."""

    @abstractmethod
    def attempt(self, data: bytes) -> None:
        """Give an input to the program.

        Raises:
            ParlourError: the program refuses it.
            AssertionError: something unsound came of it.
        """

    def repaired(self, data: bytes) -> bytes:
        """The input with correct checksums, so that damage gets past them."""
        return data


@dataclass(frozen=True, slots=True)
class Failure:
    """An input that was not refused as it should be."""

    kind: str
    number: int
    what: str
    data: bytes

    def __str__(self) -> str:
        return (
            f"{self.kind} {self.number}: {self.what}\n  input: {self.data[:2000]!r}"
            f"{' ...' if len(self.data) > 2000 else ''}"
        )


@dataclass(slots=True)
class Report:
    """What became of the inputs of one kind."""

    kind: str
    tried: int = 0
    accepted: int = 0
    slowest: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kind:12} {self.tried:8} inputs, {self.accepted:7} accepted, slowest "
            f"{self.slowest:5.2f} s of CPU time, {len(self.failures)} failures"
        )


def input_of(kind: Input, seeds: Sequence[bytes], seed: int, number: int) -> bytes:
    """Input ``number`` of a run with ``seed``."""
    random = Random(f"{kind.name} {seed} {number}")
    return kind.repaired(mutated(random.choice(seeds), seeds, random))


def judge(kind: Input, data: bytes) -> tuple[bool, str]:
    """Whether an input is accepted, and what is wrong with that; "" if nothing is."""
    begun = time.process_time()
    accepted, wrong = False, ""
    try:
        kind.attempt(data)
        accepted = True
    except ParlourError as error:
        wrong = _too_long(str(error), data)
    except BaseException as error:  # noqa: BLE001  # whatever it is, it is reported
        wrong = "".join(traceback.format_exception(error)[-6:])
    used = time.process_time() - begun
    if used > SLOW and not wrong:
        wrong = f"took {used:.1f} s"
    return accepted, wrong


def _too_long(message: str, data: bytes) -> str:
    """What is wrong with the length of a message; "" if nothing is.

    The quotation mark before a quoted part may also precede the same letters in the input.
    """
    text = data.decode("utf-8", "replace")
    most = LONGEST_QUOTE + 1
    for at in range(0, len(message) - most, LONGEST_QUOTE // 2):
        if message[at : at + most + 1] in text:
            return f"quotes more than {LONGEST_QUOTE} characters: {message[:300]}"
    return ""


def child(kind: Input, seed: int, first: int, count: int, seconds: float) -> None:
    """Try inputs in this process; report on them in lines of JSON on standard output."""
    seeds = kind.valid()
    for data in seeds:
        kind.attempt(data)
    noted = kind.folder / "input"
    tried = accepted = 0
    slowest, until = 0.0, time.monotonic() + seconds
    for number in range(first, first + count):
        if time.monotonic() > until:
            break
        data = input_of(kind, seeds, seed, number)
        noted.write_bytes(number.to_bytes(8) + data)
        faulthandler.dump_traceback_later(HANG, exit=True)
        begun = time.process_time()
        is_accepted, wrong = judge(kind, data)
        slowest = max(slowest, time.process_time() - begun)
        faulthandler.cancel_dump_traceback_later()
        tried += 1
        accepted += is_accepted
        if wrong:
            _tell(failure=[number, wrong, data.hex()])
        if tried % 20 == 0:
            _tell(tried=tried, accepted=accepted, slowest=slowest)
    noted.unlink(missing_ok=True)
    _tell(tried=tried, accepted=accepted, slowest=slowest)


def _tell(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def run(kind: str, seed: int, count: int, seconds: float = 1e9) -> Report:
    """Try ``count`` inputs of a kind, for some seconds at most."""
    report, first, until = Report(kind), 0, time.monotonic() + seconds
    while first < count and time.monotonic() < until:
        with tempfile.TemporaryDirectory(prefix="parlour-fuzz-") as name:
            folder = Path(name)
            left = max(1.0, until - time.monotonic())
            ended = subprocess.run(
                [
                    *(sys.executable, "-m", "tests.fuzz", "--child", kind, str(seed)),
                    *map(str, (first, count - first, left, folder)),
                ],
                cwd=ROOT,
                env=_surroundings(folder),
                capture_output=True,
                check=False,
            )
            tried = _read(report, ended.stdout)
            if ended.returncode == 0:
                return report
            reason = ended.stderr.decode(errors="replace").strip()[-3000:]
            what = f"the process ended with {ended.returncode}: {reason}"
            number, data = first + tried, b""
            with suppress(OSError):
                noted = (folder / "input").read_bytes()
                number, data = int.from_bytes(noted[:8]), noted[8:]
            report.failures.append(Failure(kind, number, what, data))
            if not data:
                return report
            report.tried += number + 1 - first - tried
            first = number + 1
    return report


def _surroundings(folder: Path) -> dict[str, str]:
    """An environment with its own home folder, but the shared caches."""
    caches = {
        "PARLOUR_KERNEL_CACHE": str(paths.kernel_cache_folder()),
        "PARLOUR_SOLUTION_CACHE": str(paths.solution_folder()),
    }
    own = {"PARLOUR_HOME": str(folder / "home"), "PYTHONPATH": str(ROOT)}
    return caches | dict(os.environ) | own


def _read(report: Report, output: bytes) -> int:
    """Add what a process reported to ``report``; return the number of inputs that it counted."""
    tried = accepted = 0
    for line in output.splitlines():
        with suppress(ValueError):
            told = json.loads(line)
            if not isinstance(told, dict):
                continue
            if "failure" in told:
                number, what, data = told["failure"]
                report.failures.append(Failure(report.kind, number, what, bytes.fromhex(data)))
            elif "tried" in told:
                tried, accepted = told["tried"], told["accepted"]
                report.slowest = max(report.slowest, told["slowest"])
    report.tried += tried
    report.accepted += accepted
    return tried
