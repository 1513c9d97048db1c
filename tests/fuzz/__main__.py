"""``python -m tests.fuzz``: damaged inputs of every kind, limited by minutes or by number.

``--kind`` names one kind (repeat it for several), ``--seed`` makes other inputs, ``--show KIND
NUMBER`` writes an input to standard output. Ends with 1 if anything has failed.
"""

import argparse
import os
import sys
from pathlib import Path

from tests.fuzz.driver import child, input_of, run
from tests.fuzz.kinds import KINDS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--count", type=int, default=10**9, help="inputs of each kind")
    parser.add_argument("--kind", action="append", choices=list(KINDS), help="only this kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", nargs=2, metavar=("KIND", "NUMBER"))
    parser.add_argument("--child", nargs=6, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.child:
        kind, seed, first, count, seconds, folder = wanted.child
        os.chdir(folder)
        child(KINDS[kind](Path(folder)), int(seed), int(first), int(count), float(seconds))
        return 0
    if wanted.show:
        kind = KINDS[wanted.show[0]](Path.cwd())
        data = input_of(kind, kind.valid(), wanted.seed, int(wanted.show[1]))
        sys.stdout.buffer.write(data)
        return 0
    kinds = wanted.kind or list(KINDS)
    failed, tried = False, 0
    for name in kinds:
        report = run(name, wanted.seed, wanted.count, 60 * wanted.minutes / len(kinds))
        sys.stdout.write("\n".join(map(str, [report, *report.failures])) + "\n")
        sys.stdout.flush()
        failed = failed or bool(report.failures)
        tried += report.tried
    sys.stdout.write(f"{tried} inputs, {'with failures' if failed else 'no failure'}.\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
