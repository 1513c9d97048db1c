"""Files that survive a killed program, a full disk and a damaged sector.

A file is written next to its place under another name and then moved there in one step, so it is
always whole: the old text or the new one. The text before is kept as ``NAME.bak``. Nothing that
cannot be read is deleted: it is set aside as ``NAME.damaged-1``, ``-2``, ...
"""

import errno
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final
from zipfile import BadZipFile

import numpy as np

from engines.runtime.errors import RecordError, StorageError
from engines.runtime.texts import tr

BACKUP: Final = ".bak"
NEW: Final = ".new"


@contextmanager
def whole(path: Path, *, durable: bool = True, backup: bool = False) -> Iterator[BinaryIO]:
    """A file to write, which takes the place of ``path`` in one step when the block ends.

    An error in the block leaves ``path`` as it was, and nothing next to it. A link stays a link; a
    device or a pipe is written to directly.

    Args:
        path: where.
        durable: also wait until the disk has it, so that even a power cut loses nothing. A killed
            program loses nothing either way.
        backup: keep what was there before as ``NAME.bak``.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        with target.open("wb") as file:
            yield file
        return
    new = target.with_name(target.name + NEW)
    try:
        with new.open("wb") as file:
            yield file
            file.flush()
            if durable:
                os.fsync(file.fileno())
        if backup:
            _keep_backup(target, path.with_name(path.name + BACKUP))
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise


def write_text(path: Path, text: str, *, durable: bool = True, backup: bool = True) -> None:
    """Write a file as a whole, making its folder if need be.

    Args:
        path: where.
        text: everything.
        durable: see ``whole``.
        backup: see ``whole``.

    Raises:
        StorageError: it cannot be written; what was there before is untouched.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole(path, durable=durable, backup=backup) as file:
            # Half a character from a broken paste becomes a question mark; the rest is kept.
            file.write(text.encode("utf-8", errors="replace"))
    except OSError as error:
        raise cannot_write(path, error) from error


def write_arrays(path: Path, arrays: Mapping[str, Any]) -> None:
    """Write a compressed ``.npz`` archive as a whole.

    Raises:
        StorageError: it cannot be written; what was there before is untouched.
    """
    try:
        with whole(path) as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)
    except OSError as error:
        raise cannot_write(path, error) from error


@contextmanager
def read_arrays(path: Path, told: str, **values: str) -> Iterator[Any]:
    """An ``.npz`` archive, open while the block reads it.

    Args:
        path: where.
        told: id of the text for an archive that cannot be read.
        **values: for this text, besides ``path`` and ``error``.

    Raises:
        StorageError: it is missing or damaged, or does not hold what the block looks for.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            yield archive
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        why = getattr(error, "strerror", None) or tr("errors-is-damaged")
        raise StorageError(told, path=path, error=why, **values) from error


def _keep_backup(path: Path, backup: Path) -> None:
    """Name the present file ``backup``, too, without a moment in which ``path`` does not exist."""
    if not path.exists():
        return
    link = backup.with_name(backup.name + NEW)
    link.unlink(missing_ok=True)
    try:
        os.link(path, link)
    except OSError:  # a file system without links, or another one
        link.write_bytes(path.read_bytes())
    link.replace(backup)


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        RecordError: it isn't text, so it is damaged or of another kind.
        StorageError: it cannot be opened.
    """
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("errors-not-text-file-damaged", path=path) from error
    except OSError as error:
        raise cannot_read(path, error) from error


def set_aside(path: Path) -> Path:
    """Rename a damaged file, so that it is out of the way but not lost; return its new path.

    Raises:
        StorageError: the folder cannot be written.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        path.replace(aside)
    except OSError as error:
        raise cannot_write(path, error) from error
    return aside


def remove(path: Path) -> None:
    """Delete a file and its backup, if they exist; raises StorageError."""
    try:
        path.unlink(missing_ok=True)
        path.with_name(path.name + BACKUP).unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from error


def reason(error: OSError) -> str:
    """The reason for a failure in plain words."""
    if error.errno == errno.ENOSPC:
        return tr("errors-disk-is-full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return tr("errors-writing-not-allowed")
    return error.strerror or str(error)


def cannot_read(path: Path, error: OSError) -> StorageError:
    """The error to raise when reading ``path`` failed with ``error``."""
    why = error.strerror or str(error)
    return StorageError("errors-file-cannot-read", path=path, reason=why)


def cannot_write(path: Path, error: OSError) -> StorageError:
    """The error to raise when writing ``path`` failed with ``error``."""
    full = error.errno == errno.ENOSPC
    told = "errors-file-cannot-write-disk-full" if full else "errors-file-cannot-write"
    return StorageError(told, path=path, reason=reason(error))
