"""How long the program takes until its window is painted for the first time.

``python -m tests.perf.first_paint`` starts the real program several times, in a folder of its own,
without options (which take 0.1 s to read), like a person who has used it before. It prints how
long each start took, from the start of the process, and how much CPU time: on a machine that has
other work to do, that says what Parlour needs. The goal is 1.5 s when the caches of the system and
of Python are warm; the first start warms them and does not count.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GOAL_S: Final = 1.5
_STARTS: Final = 7
_PATIENCE_S: Final = 120.0
_LOOK_S: Final = 0.01
_LINE: Final = re.compile(r"First paint ([\d.]+) s after the start, ([\d.]+) s of CPU time")


@dataclass(frozen=True, slots=True)
class Start:
    """One start: seconds from the process to the first paint, and CPU time, in seconds."""

    wall_s: float
    cpu_s: float


def measure(home: Path) -> Start:
    """Start the program and wait for its first paint."""
    log = home / "log" / "parlour.log"
    log.unlink(missing_ok=True)
    environment = os.environ | {"PARLOUR_HOME": str(home)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled modules are one of the warm caches
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    begun = time.perf_counter()
    program = subprocess.Popen(
        [sys.executable, "-m", "gui"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while time.perf_counter() - begun < _PATIENCE_S:
            text = log.read_text(encoding="utf-8") if log.exists() else ""
            found = _LINE.search(text)
            if found:
                return Start(time.perf_counter() - begun, float(found[2]))
            time.sleep(_LOOK_S)
    finally:
        program.kill()
        program.wait()
    raise SystemExit(f"The window was not painted within {_PATIENCE_S:g} s; see {log}.")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.perf.first_paint", description=__doc__)
    parser.add_argument("-n", "--starts", type=int, default=_STARTS, help="how many starts")
    starts = parser.parse_args().starts
    from engines.runtime import paths
    from gui.app import settings as keys
    from gui.app.settings import Settings

    os.environ.setdefault("PARLOUR_KERNEL_CACHE", str(paths.kernel_cache_folder()))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PARLOUR_HOME"] = folder
        settings = Settings()
        settings.set(keys.FIRST_RUN_DONE, True)
        settings.save()
        measure(Path(folder))
        found = [measure(Path(folder)) for _ in range(starts)]
    for start in found:
        print(f"{start.wall_s:6.2f} s, {start.cpu_s:5.2f} s of CPU")
    walls, cpus = [each.wall_s for each in found], [each.cpu_s for each in found]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(
        f"median {statistics.median(walls):.2f} s (best {min(walls):.2f}, worst {max(walls):.2f}), "
        f"CPU {statistics.median(cpus):.2f} s; goal {GOAL_S} s; "
        f"{os.cpu_count()} cores, load {load:.1f}"
    )


if __name__ == "__main__":
    main()
