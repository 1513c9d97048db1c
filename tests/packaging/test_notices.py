"""Every package that runs with Parlour is named in the notices, and nothing else is."""

import importlib.metadata
import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from gui.help.document import notices_file
from tests.architecture.sources import ROOT


def runtime_packages() -> set[str]:
    """All packages that are installed here with Parlour, except Parlour itself."""
    found: set[str] = set()
    waiting = ["parlour"]
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found.add(name)
        for text in importlib.metadata.requires(name) or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    return found - {"parlour"}


def test_a_bundle_has_the_notices_where_the_program_looks_for_them() -> None:
    """Beside ``assets``: in the folder that PyInstaller calls ``.``."""
    data = re.search(
        r"datas=\[(.+?)\n    \]", (ROOT / "packaging" / "parlour.spec").read_text(), re.DOTALL
    )
    assert data is not None
    assert 'f"assets/{each.name}"' in data[1]
    assert f'(str(ROOT / "{notices_file().name}"), ".")' in data[1]


def test_notices_name_the_packages_that_run_with_parlour() -> None:
    text = (ROOT / "THIRD_PARTY_NOTICES.md").read_text()
    section = text.split("## Packages that run with Parlour")[1].split("\n\n")[1]
    named = re.findall(r"^\| ([\w-]+) \| ", section, flags=re.MULTILINE)
    assert named[0] == "package"
    assert {canonicalize_name(name) for name in named[1:]} == runtime_packages()
