"""Every id that the code names has a text, every text is named, and gets its arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from engines.runtime import paths
from tests.ftl import arguments, messages

ROOT: Final = Path(__file__).parents[2]
TEXTS: Final = {
    message.id.name: arguments(message)
    for file in sorted(paths.asset("text", "en").glob("*.ftl"))
    for message in messages(file)
}
DOMAINS: Final = {id_.partition("-")[0] for id_ in TEXTS}


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(file.relative_to(ROOT)), ast.parse(file.read_text("utf-8")))
        for top in ("gui", "engines")
        for file in sorted((ROOT / top).rglob("*.py"))
    )


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Where a text is said, and how."""
    for file, module in modules():
        for node in ast.walk(module):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "tr"
            ):
                yield f"{file}:{node.lineno}", node


def strings() -> Iterator[str]:
    """All strings of the program, also the parts of those that are put together."""
    for _file, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def choices(node: ast.expr) -> Iterator[str]:
    """The ids that a call may say."""
    match node:
        case ast.Constant(value=str(id_)):
            yield id_
        case ast.IfExp():
            yield from choices(node.body)
            yield from choices(node.orelse)


def test_every_text_that_is_said_exists_and_gets_its_arguments() -> None:
    wrong = list[str]()
    for where, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        for id_ in choices(call.args[0]):
            if id_ not in TEXTS:
                wrong.append(f"{where}: no text {id_}")
            elif not TEXTS[id_] <= given:
                wrong.append(f"{where}: {id_} lacks {sorted(TEXTS[id_] - given)}")
    assert wrong == []


def test_no_text_is_put_together_from_an_id_in_english() -> None:
    """What is said is an id, so that it can be translated."""
    wrong = [
        f"{where}: {id_}"
        for where, call in calls()
        for id_ in choices(call.args[0])
        if not re.fullmatch(r"[a-z]\w*(-\w+)+", id_)
    ]
    assert wrong == []


def test_every_text_is_named_by_the_program() -> None:
    """An id of the catalog occurs in the code as it is, as the code of a fact, or as a command."""
    named = set(strings())
    named |= {f"command-{id_}{part}" for id_ in named for part in ("", "-button")}
    named |= {text.replace("_", "-") for text in named if text.startswith("command-")}
    parts = {part for text in named for part in re.findall(r"[.-](\w+)", text)}
    parts |= {text for text in named if text.isidentifier()}
    stale = [id_ for id_ in TEXTS if id_ not in named and not set(id_.split("-")[1:2]) & parts]
    assert stale == []


@pytest.mark.parametrize("domain", sorted(DOMAINS))
def test_domains_are_files(domain: str) -> None:
    assert paths.asset("text", "en", f"{domain}.ftl").is_file()
