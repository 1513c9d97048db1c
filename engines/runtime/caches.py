"""The shared parts of the caches on disk: who used what last, and what may be deleted.

An entry is a file or folder whose name ends with the stamp of what it depends on, so that several
versions of the program live side by side. Its modification time says when it was last used.
"""

import os
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

STAMP_DIGITS: Final = 16
"""How much of a stamp (hex) is in a name."""
UNUSED_S: Final = 7 * 24 * 3600.0
"""An entry that has not been used for this long belongs to a version that is gone."""


def note_use(entry: Path) -> None:
    """Remember that an entry was used now, if that can be written."""
    with suppress(OSError):
        os.utime(entry)


def remove_unused(folder: Path, pattern: str, kept: Path) -> None:
    """Remove the entries of ``folder`` that were not used for ``UNUSED_S``.

    Args:
        folder: of the cache. Files that cannot be removed stay.
        pattern: regular expression of the whole name, where ``STAMP`` is a stamp.
        kept: the entry that is in use.
    """
    for entry in _entries(folder, pattern):
        with suppress(OSError):
            if entry != kept and entry.stat().st_mtime < time.time() - UNUSED_S:
                _remove(entry)


def _entries(folder: Path, pattern: str) -> Iterator[Path]:
    name = re.compile(pattern.replace("STAMP", f"[0-9a-f]{{{STAMP_DIGITS}}}"))
    with suppress(OSError):
        yield from [entry for entry in folder.iterdir() if name.fullmatch(entry.name)]


def _remove(entry: Path) -> None:
    if entry.is_dir():
        shutil.rmtree(entry, ignore_errors=True)
    else:
        entry.unlink()
