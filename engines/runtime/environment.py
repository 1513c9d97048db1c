"""Which Parlour this is, what day it is, and what it may use of the computer."""

import importlib.metadata
import os
from datetime import UTC, datetime


def program_version() -> str:
    """The version of Parlour that writes records and results."""
    try:
        return importlib.metadata.version("parlour")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def today() -> str:
    """The date to write into results."""
    return datetime.now(UTC).date().isoformat()


def usable_cores() -> int:
    """Cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
