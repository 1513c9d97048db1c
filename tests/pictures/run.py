"""Starts the processes that draw, in surroundings that are the same everywhere."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engines.runtime import paths
from tests.pictures.looks import LOOKS, RATIOS, Look

ROOT: Final = Path(__file__).parents[2]
WANTED: Final = Path(__file__).with_name("wanted")
"""The pictures as they should be, a folder for each look."""
FAILURES: Final = ROOT / "artifacts" / "pictures"
"""Where the pictures that differ are left, a folder for each look."""
_KEPT: Final = ("PATH", "HOME", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "SYSTEMROOT", "TMPDIR")


def start(looks: Iterable[Look], ratio: float, scratch: Path, *more: str) -> subprocess.Popen[str]:
    """Begin to draw every subject in looks of a pixel ratio; ``found`` reads what came of it."""
    surroundings = {name: os.environ[name] for name in _KEPT if name in os.environ}
    surroundings |= {
        "FONTCONFIG_FILE": str(Path(__file__).with_name("fonts.conf")),
        "LC_ALL": "C.UTF-8",
        "PARLOUR_HOME": "home",  # relative: pages that show folders look the same everywhere
        "PARLOUR_KERNEL_CACHE": str(paths.kernel_cache_folder()),
        "PARLOUR_SOLUTION_CACHE": str(paths.solution_folder()),
        "PYTHONPATH": str(ROOT),
        "QT_API": "pyside6",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(ratio),
        "TZ": "UTC",
    }
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        surroundings[f"XDG_{name}_HOME"] = str(scratch / name.lower())
    found_at, program = str(scratch / "found.json"), "tests.pictures.studio"
    names = (look.name for look in looks)
    return subprocess.Popen(
        [
            *(sys.executable, "-X", "faulthandler", "-m", program),
            *(found_at, "--failures", str(FAILURES)),
            *("--looks", *names, *more),
        ],
        cwd=scratch,
        env=surroundings,
        stderr=subprocess.PIPE,
        text=True,
    )


def found(process: subprocess.Popen[str], scratch: Path) -> dict[str, str]:
    """What is wrong with each picture, or nothing; raises RuntimeError if it was not drawn."""
    _, errors = process.communicate()
    if process.returncode:
        raise RuntimeError(f"The pictures cannot be drawn:\n{errors}")
    problems: dict[str, str] = json.loads((scratch / "found.json").read_text(encoding="utf-8"))
    return problems


def draw(*more: str, looks: tuple[Look, ...] = LOOKS) -> dict[str, str]:
    """Draw in some looks, all pixel ratios at once; return what is wrong with each picture."""
    problems: dict[str, str] = {}
    by_ratio = {ratio: [look for look in looks if look.ratio == ratio] for ratio in RATIOS}
    with TemporaryDirectory(prefix="parlour-pictures-") as scratch:
        folders = {ratio: Path(scratch, str(ratio)) for ratio in RATIOS if by_ratio[ratio]}
        for folder in folders.values():
            folder.mkdir()
        running = {
            ratio: start(by_ratio[ratio], ratio, folder, *more) for ratio, folder in folders.items()
        }
        for ratio, process in running.items():
            problems |= found(process, folders[ratio])
    return problems
