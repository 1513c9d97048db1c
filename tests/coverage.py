"""How much of each package the tests run: ``python -m tests.coverage``, after pytest ``--cov``.

``packaging/test --all`` calls it. The figures may grow, never shrink: a change that improves one
writes the better figure here. Compiled kernels are left out, because nothing traces them.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

REPORT: Final = "coverage.json"
"""The file that pytest ``--cov-report json`` writes, in the project's folder."""

LEAST: Final = {
    "engines/arena": 97,
    "engines/cli": 92,
    "engines/contract": 98,
    "engines/external": 96,
    "engines/games": 97,
    "engines/labs": 93,
    "engines/match": 97,
    "engines/rulekit": 99,
    "engines/runtime": 95,
    "engines/search": 99,
    "gui/app": 90,
    "gui/arena": 87,
    "gui/games": 96,
    "gui/help": 96,
    "gui/home": 97,
    "gui/kit": 97,
    "gui/labs": 94,
    "gui/learn": 95,
    "gui/library": 93,
    "gui/match": 96,
    "gui/review": 97,
    "gui/settings_page": 96,
    "gui/setup": 96,
    "gui/shell": 89,
    "gui/style": 95,
    "gui/table": 96,
}
"""Lines and branches that the tests run, in 100 of each package."""


def shares(report: Path) -> dict[str, float]:
    """Lines and branches that were run in 100 of each package (``gui/kit``)."""
    run: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for file, found in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        package = "/".join(Path(file).parts[:-1][:2])
        counts = found["summary"]
        run[package] += counts["covered_lines"] + counts["covered_branches"]
        total[package] += counts["num_statements"] + counts["num_branches"]
    return {package: 100 * run[package] / count for package, count in total.items() if count}


def main() -> int:
    """Print the figures and 1 if a package has less than its share, otherwise 0."""
    found = shares(Path(REPORT))
    lines = [
        f"{package:24}{share:6.1f}  least {LEAST.get(package, 0)}"
        for package, share in sorted(found.items())
    ]
    fallen = sorted(package for package, least in LEAST.items() if found.get(package, 0) < least)
    if fallen:
        lines.append(f"Less is tested than before: {', '.join(fallen)}")
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return bool(fallen)


if __name__ == "__main__":
    sys.exit(main())
