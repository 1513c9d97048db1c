"""Every package that runs with Parlour is named in the notices, and nothing else is."""

import importlib.metadata
import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from engines.runtime import paths, texts


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


def rows(language: str) -> list[list[str]]:
    """The cells of all tables of the notices, with their heads."""
    text = paths.asset("text", language, "help", "notices.md").read_text(encoding="utf-8")
    return [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]


@pytest.mark.parametrize("language", texts.languages())
def test_notices_name_the_packages_that_run_with_parlour(language: str) -> None:
    named = {cells[0] for cells in rows(language) if len(cells) == 2} - {"package", "Paket"}
    assert {canonicalize_name(name) for name in named} == runtime_packages()


@pytest.mark.parametrize("language", texts.languages())
def test_notices_name_the_same_licenses_in_every_language(language: str) -> None:
    def licenses(language: str) -> list[list[str]]:
        name = re.compile(r"\b(?:\w+(?:-\w+)*-\d[\w.-]*|MIT|ISC|Zlib|0BSD)\b")
        return [name.findall(" ".join(cells[1:])) for cells in rows(language)]

    assert licenses(language) == licenses(texts.ENGLISH)
