"""Where Parlour keeps its files.

``PARLOUR_HOME`` puts everything below one folder (tests, portable installations).
``PARLOUR_KERNEL_CACHE`` moves only the compiled code, ``PARLOUR_SOLUTION_CACHE`` only the solved
tables. Nothing here creates a folder.
"""

import os
from pathlib import Path
from typing import Final

import platformdirs

_APP = "parlour"


def _place(kind: str, default: Path) -> Path:
    home = os.environ.get("PARLOUR_HOME")
    return Path(home) / kind if home else default


def config_folder() -> Path:
    return _place("config", platformdirs.user_config_path(_APP, appauthor=False))


def data_folder() -> Path:
    """Records, the library and autosaves."""
    return _place("data", platformdirs.user_data_path(_APP, appauthor=False))


def cache_folder() -> Path:
    """Things that can be computed again: solved tables, compiled code."""
    return _place("cache", platformdirs.user_cache_path(_APP, appauthor=False))


def log_folder() -> Path:
    return _place("log", platformdirs.user_log_path(_APP, appauthor=False))


def kernel_cache_folder() -> Path:
    """Compiled kernels of this user."""
    override = os.environ.get("PARLOUR_KERNEL_CACHE")
    return Path(override) if override else cache_folder() / "jit"


def solution_folder() -> Path:
    """Solved tables of this user, a folder for each game."""
    override = os.environ.get("PARLOUR_SOLUTION_CACHE")
    return Path(override) if override else cache_folder() / "solved"


asset_folders: Final = [Path(__file__).parents[2] / "assets"]
"""Where texts, rules, tables and pictures are; what the first folder lacks is in another."""


def asset(*parts: str) -> Path:
    """A file that ships with Parlour, below the top-level folder ``assets``."""
    files = [folder.joinpath(*parts) for folder in asset_folders]
    return next((file for file in files if file.exists()), files[0])
