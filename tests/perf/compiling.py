"""What each part of the compiled code costs: CPU seconds and kernels, for the progress bars.

``python -m tests.perf.compiling`` compiles everything once in an empty folder, each part in a
process of its own as the window does, and writes ``assets/compiling.json``. Rules are compiled side
by side with what all games share, so each of these is measured as if it were alone. Do it again
when the kernels of a game have grown. The window finds out by itself how fast the user's machine
is.
"""

import json
import os
import resource
import subprocess
import tempfile
from pathlib import Path

from engines.runtime import jit, paths, warmup


def cost(part: str, folder: str) -> tuple[float, int]:
    """CPU seconds and number of kernels of a part, added to what ``folder`` holds already."""
    os.environ["PARLOUR_KERNEL_CACHE"] = folder
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(warmup.command(part), stdout=subprocess.PIPE, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return round(seconds, 1), done.stdout.count(b".")


def main() -> None:
    """Measure, print and write."""
    # Listing them compiles some of them here, so that comes before the empty folder.
    names = [f"{unit}/{part}" for unit in jit.units() for part in jit.parts(unit)]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            found[name] = cost(name, folder)
            if name.endswith("/rules") or name.startswith("runtime/"):
                with tempfile.TemporaryDirectory() as alone:
                    found[name] = cost(name, alone)
            print(f"{name:24} {found[name][0]:5.1f} s {found[name][1]:4} kernels", flush=True)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(found[name])}" for name in found)
    file: Path = paths.asset("compiling.json")
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
