"""Draws everything and says what differs: ``python -m tests.pictures [--update] [--keep FOLDER]``.

``--update`` wants from now on what differs (and forgets what is drawn no more); ``--keep`` leaves
every picture in full in a folder, to be looked at.
"""

import argparse
import shutil
import sys
from pathlib import Path

from tests.pictures.run import FAILURES, WANTED, draw


def main() -> int:
    """Draw at all pixel ratios; 1 if a picture differs that is not updated."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--update", action="store_true", help="want what differs, from now on")
    parser.add_argument("--keep", type=Path, help="leave every picture here in full")
    chosen = parser.parse_args()
    shutil.rmtree(FAILURES, ignore_errors=True)
    more = ["--update"] if chosen.update else []
    if chosen.keep is not None:
        more += ["--keep", str(chosen.keep.absolute())]
    problems = draw(*more)
    wrong = {name: problem for name, problem in problems.items() if problem}
    gone = [file for file in WANTED.rglob("*.webp") if _name(file) not in problems]
    if chosen.update:
        for file in gone:
            file.unlink()
    for name, problem in wrong.items():
        print(f"{name}: {problem}")
    for file in gone:
        print(f"{_name(file)}: it is drawn no more")
    print(f"{len(problems)} pictures, {len(wrong)} differ, {len(gone)} are drawn no more")
    if wrong and not chosen.update:
        print(f"Look at them in {FAILURES}.")
    return int(bool(wrong or gone) and not chosen.update)


def _name(file: Path) -> str:
    return file.relative_to(WANTED).with_suffix("").as_posix()


if __name__ == "__main__":
    sys.exit(main())
