"""A run in a process of its own, for the test that kills it: the file is its argument."""

import sys
from pathlib import Path

from engines.arena.tournament import Tournament

if __name__ == "__main__":
    run = Tournament.resume(Path(sys.argv[1]), workers=2)
    run.start()
    run.wait()
    run.close()
