"""Draws everything and says what differs: ``python -m tests.pictures [--update] [--keep FOLDER]``.

``--update`` accepts the pictures that differ as wanted (and deletes those no longer drawn);
``--keep`` leaves every full picture in a folder, to be looked at. ``--layout LANGUAGE`` draws
everything in small windows, compares nothing, and says which texts are cut off and what overlaps;
``eo`` and ``ar`` are English made 30% longer, written from the left and from the right
(`tests.pictures.pseudo`). With it, ``--update`` keeps the kinds of faults in ``faults.json``.
``--switch LANGUAGE`` changes the language at every subject, and says what stays untranslated.
``--gallery`` draws ``assets/screenshots/THEME-WIDTH``: the program for people, in four sizes.
"""

import argparse
import shutil
import sys
from pathlib import Path

from engines.runtime import paths
from tests.pictures import layout
from tests.pictures.looks import GALLERY, LOOKS, TIGHT
from tests.pictures.run import FAILURES, WANTED, draw
from tests.pictures.subjects import SHOWN


def main() -> int:
    """Draw at all pixel ratios; return 1 if a picture differs and is not updated."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--update", action="store_true", help="want what differs, from now on")
    parser.add_argument("--keep", type=Path, help="leave every picture here in full")
    parser.add_argument("--layout", metavar="LANGUAGE", help="check the layout in a language")
    parser.add_argument("--switch", metavar="LANGUAGE", help="change to a language and back")
    parser.add_argument("--gallery", action="store_true", help="draw the pictures for people")
    chosen = parser.parse_args()
    shutil.rmtree(FAILURES, ignore_errors=True)
    more = ["--update"] if chosen.update else []
    if chosen.keep is not None:
        more += ["--keep", str(chosen.keep.absolute())]
    if chosen.gallery:
        folder = paths.asset("screenshots").absolute()
        return _tell(draw("--gallery", str(folder), "--subjects", *SHOWN, looks=GALLERY))
    if chosen.layout:
        problems = draw(*more, "--layout", chosen.layout, looks=TIGHT[:1])
        if chosen.update:
            layout.keep(chosen.layout, problems)
        return _tell(problems)
    if chosen.switch:
        return _tell(draw(*more, "--switch", chosen.switch, looks=LOOKS[:1]))
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


def _tell(problems: dict[str, str]) -> int:
    for name, problem in problems.items():
        print(f"{name}\n{problem}\n" if problem else f"{name}: nothing")
    return 0


def _name(file: Path) -> str:
    return file.relative_to(WANTED).with_suffix("").as_posix()


if __name__ == "__main__":
    sys.exit(main())
