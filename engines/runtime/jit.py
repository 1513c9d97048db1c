"""The cache of compiled kernels: where it is, when it is valid, how it is filled.

Must be imported before numba; every module in a ``kernels`` package gets it through
``engines.runtime.kernels.contract``. It does not import numba itself.

A *unit* is one ``kernels`` package: ``runtime``, ``games.fargo``, ``labs.fargo``, ...
Its *parts* are what can be compiled by itself (``games.fargo/rules``): a game is ready when its
rules are, whatever its strongest bot needs. The stamp of a unit is a hash over all its sources,
those of the units whose kernels it imports, those of ``engines.runtime.kernels`` and
``engines.runtime.types`` (which every kernel may use), the numba and Python versions and the
compiler switches that numba leaves out of its own key. An edit therefore invalidates one game only,
and never leaves stale code behind. Kernels import nothing else of ours; a test checks it.

Compiled code is looked for in the packaged folder ``engines/_jit/UNIT`` (built into wheels and
bundles by ``packaging/prebuild-kernels``), then in the user's cache. If neither can be written
(read-only home), a temporary folder serves this process. The user's cache has a folder for each
unit and stamp; those that no version of the program has used for a week are deleted when a unit is
compiled.
"""

import atexit
import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import sys
import tempfile
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Self

from engines.runtime import caches, locks, paths

_ENGINES = Path(__file__).parents[1]
_ROOT = _ENGINES.parent
_PREBUILT = _ENGINES / "_jit"
_CORE = "runtime"
_NOTE = "STAMP"
"""The file that says what is complete: the stamp and the parts, then a checksum for every file."""
_SHARED = "runtime/types.py"
"""What kernels use besides kernels: ``CHANCE`` and ``OVER`` are compiled into them."""
_USED = re.compile(r"^\s*from engines\.([\w.]+?)\.kernels\b", re.MULTILINE)
ROOM_MB = 64
"""Megabytes that must be free where compiled code is kept."""

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
os.environ.setdefault("NUMBA_CPU_FEATURES", "")
# numba formats and colors an error message for every line that it compiles.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
os.environ.setdefault(
    "NUMBA_CACHE_LOCATOR_CLASSES",
    "engines.runtime.jit.KernelCacheLocator,InTreeCacheLocator,UserWideCacheLocator",
)
if "numba" in sys.modules:  # another import came first; numba reads its environment only once
    from numba.core import config as _config

    _reload: Callable[[], None] = _config.reload_config
    _reload()


elsewhere: Final[dict[str, Path]] = {}
"""``kernels`` folders that are not below ``engines``, by the names of their units; nothing ships
them. The package of such a unit registers itself here."""


def kernels_folder(unit: str) -> Path:
    """The source folder of a unit: ``games.fargo`` -> ``engines/games/fargo/kernels``."""
    return elsewhere.get(unit) or _ENGINES.joinpath(*unit.split("."), "kernels")


def unit_of(file: Path) -> str | None:
    """The unit that a source file belongs to, or None if it is no kernel source of ours."""
    try:
        parts = file.resolve().relative_to(_ENGINES.resolve()).parts
    except ValueError:
        return next((u for u, folder in elsewhere.items() if file.is_relative_to(folder)), None)
    return ".".join(parts[: parts.index("kernels")]) if "kernels" in parts[:-1] else None


@cache
def units() -> tuple[str, ...]:
    """All units that ship, in alphabetical order."""
    found = _ENGINES.rglob("kernels/__init__.py")
    return tuple(sorted(".".join(p.relative_to(_ENGINES).parts[:-2]) for p in found))


def parts(unit: str) -> Mapping[str, Callable[[], object]]:
    """The parts of a unit in the order to compile them, and the functions that do it."""
    found: Mapping[str, Callable[[], object]] = import_module(package(unit)).PARTS
    return found


def package(unit: str) -> str:
    """The package of a unit's kernels."""
    return f"{unit}.kernels" if unit in elsewhere else f"engines.{unit}.kernels"


def parts_of(package: str, *names: str) -> Mapping[str, Callable[[], object]]:
    """``PARTS`` of a ``kernels`` package whose module ``warm`` has a function for each."""

    def compile_part(name: str) -> None:
        getattr(import_module(f"{package}.warm"), name)()

    return {name: partial(compile_part, name) for name in names}


@cache
def used_units(unit: str) -> tuple[str, ...]:
    """``unit`` and the others whose kernels it uses, in alphabetical order.

    Everyone uses ``runtime``, which is not listed.
    """
    found, left = {unit}, [unit]
    while left:
        for source in kernels_folder(left.pop()).rglob("*.py"):
            new = {*_USED.findall(source.read_text(encoding="utf-8"))} - found
            found |= new
            left += new
    return tuple(sorted(found - {_CORE} | {unit}))


@cache
def stamp(unit: str) -> str:
    """SHA-256 (hex) over everything that the compiled code of ``unit`` depends on."""
    digest = hashlib.sha256()
    folders = map(kernels_folder, sorted({_CORE, *used_units(unit)}))
    sources = [source for folder in folders for source in sorted(folder.rglob("*.py"))]
    for source in (_ENGINES / _SHARED, *sources):
        name = Path(os.path.relpath(source, _ENGINES)).as_posix()
        digest.update(name.encode() + b"\0")
        digest.update(source.read_bytes() + b"\0")
    surroundings = (
        importlib.metadata.version("numba"),
        f"{sys.version_info.major}.{sys.version_info.minor}",
        platform.system(),
        platform.machine(),
        os.environ["NUMBA_CPU_NAME"],
        os.environ["NUMBA_CPU_FEATURES"],
        os.environ.get("NUMBA_BOUNDSCHECK", ""),
        os.environ.get("NUMBA_OPT", ""),
        os.environ.get("NUMBA_DISABLE_JIT", ""),  # a warm-up with this set compiles nothing
    )
    digest.update("\0".join(surroundings).encode())
    return digest.hexdigest()


@cache
def _temporary_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="parlour-jit-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _checksum(file: Path) -> str:
    return f"{zlib.crc32(file.read_bytes()):08x}"


def _compiled(folder: Path) -> list[Path]:
    """The files that numba has written below a unit's folder."""
    return sorted(folder.rglob("*.nb?"))


def _noted(folder: Path) -> tuple[str, tuple[str, ...], dict[Path, str]]:
    """The stamp of a unit's folder, its complete parts, and the checksums of their files."""
    try:
        first, *lines = (folder / _NOTE).read_text(errors="replace").splitlines() or [""]
    except OSError:
        return "", (), {}
    stamped, *complete = first.split(" ")
    pairs = [line.partition(" ") for line in lines]
    return stamped, tuple(complete), {folder / name: checksum for checksum, _, name in pairs}


def _damaged(folder: Path) -> list[Path]:
    """Files that a failing disk, a power cut or another program has changed or emptied."""
    *_, checksums = _noted(folder)
    found = [file for file in _compiled(folder) if not file.stat().st_size]
    for file, checksum in checksums.items():
        with suppress(FileNotFoundError):
            if _checksum(file) != checksum:
                found.append(file)
    return found


def _complete(folder: Path, unit: str) -> tuple[str, ...]:
    """The parts of ``unit`` whose compiled code a folder holds as it was written."""
    stamped, complete, checksums = _noted(folder)
    if stamped != stamp(unit):
        return ()
    try:
        sound = all(_checksum(file) == checksum for file, checksum in checksums.items())
    except OSError:
        return ()
    return complete if sound else ()


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return shutil.disk_usage(folder).free >= ROOM_MB * 2**20
    except OSError:
        return False


@cache
def unit_cache(unit: str) -> Path:
    """The folder that holds (or will hold) the compiled code of ``unit``."""
    prebuilt = _PREBUILT / unit
    if os.environ.get("PARLOUR_KERNEL_BUILD"):
        return prebuilt
    if _complete(prebuilt, unit):
        return prebuilt
    folder = paths.kernel_cache_folder() / f"{unit}-{stamp(unit)[: caches.STAMP_DIGITS]}"
    if _noted(folder)[0] == stamp(unit) or _writable(folder):
        caches.note_use(folder)
        return folder
    return _temporary_folder() / unit


def warm_parts(unit: str) -> tuple[str, ...]:
    """The parts of ``unit`` whose kernels are compiled, undamaged, and only need loading."""
    return _complete(unit_cache(unit), unit)


def mark_warm(unit: str, *done: str) -> None:
    """Note that parts of ``unit`` are complete, besides those that are noted already.

    The note is written once the compiled code is on the disk, so it stays true after a power cut.
    """
    with locks.between_processes(lock_file(unit)):
        _note(unit, done)


def _note(unit: str, done: tuple[str, ...]) -> None:
    folder = unit_cache(unit)
    stamped, before, checksums = _noted(folder)
    new = {*_compiled(folder)} - {*checksums}
    if not new and {*done} <= {*warm_parts(unit)}:  # the folder may be read-only
        return
    folder.mkdir(parents=True, exist_ok=True)
    complete = dict.fromkeys((*before, *done) if stamped == stamp(unit) else done)
    lines = [" ".join((stamp(unit), *complete))]
    for file in _compiled(folder):
        with file.open("rb+") as written:
            os.fsync(written.fileno())
        lines.append(f"{_checksum(file)} {file.relative_to(folder).as_posix()}")
    (folder / _NOTE).write_text("\n".join(lines) + "\n")
    caches.remove_unused(paths.kernel_cache_folder(), r"[a-z0-9_.]+-STAMP", folder)


def lock_file(name: str) -> Path:
    """The file to lock (``engines.runtime.locks``) to compile a part or to note what a unit has."""
    return paths.kernel_cache_folder() / f"{name.replace('/', '-')}.lock"


def drop_damaged(unit: str) -> None:
    """Remove damaged files, which numba fails to read; it compiles missing ones again.

    The note goes, too, as it calls something complete that now lacks files. numba puts whole files
    in place, so nothing that another process writes is ever torn.
    """
    folder = unit_cache(unit)
    with locks.between_processes(lock_file(unit)):
        for file in _damaged(folder):
            file.unlink(missing_ok=True)
        if not _complete(folder, unit):
            (folder / _NOTE).unlink(missing_ok=True)


class KernelCacheLocator:
    """Tells numba where the compiled code of one kernel lives and when it is out of date.

    numba asks every locator class in ``NUMBA_CACHE_LOCATOR_CLASSES`` in turn; this one handles the
    kernel sources below ``engines`` and leaves the rest to numba's own.
    """

    def __init__(self, unit: str, file: Path, line: int) -> None:
        self._unit = unit
        self._folder = unit_cache(unit) / file.stem
        self._line = line

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Self | None:
        """A locator for ``py_func``, or None if its file is not a kernel source of ours."""
        file = Path(py_file)
        if not file.is_absolute():  # frozen programs record relative paths
            file = _ROOT / file
        unit = unit_of(file)
        return None if unit is None else cls(unit, file, py_func.__code__.co_firstlineno)

    def ensure_cache_path(self) -> None:
        """Create the folder; raises OSError if that is impossible."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """The folder of this kernel's module."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Compiled code with another stamp is ignored."""
        return stamp(self._unit)

    def get_disambiguator(self) -> str:
        """Keeps two functions of one name in one file apart."""
        return str(self._line)
