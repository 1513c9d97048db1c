"""Every id that the code names has a text, every text is named, and gets its arguments.

Tests name texts by their ids, too.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from engines.games.roll_galaxy.data import NUMBERS
from engines.runtime import errors as kinds_of_errors
from engines.runtime import paths
from tests.architecture.sources import PROGRAM, python_files, tree, walk
from tests.ftl import arguments, messages, readings

FILES: Final = sorted(paths.asset("text", "en").glob("*.ftl"))
QUOTE: Final = 5
"""This many words in the same order can't be a coincidence."""
OWN_ENGLISH: Final = ("tests/contract/test_language.py", "tests/sixth_game/engines/*/*.py")
"""Sentences to try the rules of English on, and a game that is not in the catalog."""


@cache
def texts() -> dict[str, set[str]]:
    """The arguments of each text; read by the first test, not by every process that collects."""
    return {each.id.name: arguments(each) for file in FILES for each in messages(file)}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Every node of the program's syntax trees, and its file."""
    for file in python_files(*PROGRAM):
        for node in walk(tree(file)):
            yield file, node


@cache
def errors() -> frozenset[str]:
    """The error classes: like ``tr``, they take the id of a text and its arguments."""
    found = {name for name, kind in vars(kinds_of_errors).items() if isinstance(kind, type)}
    for _file, node in nodes():
        match node:
            case ast.ClassDef(name=name, bases=[ast.Name(id=base)]) if base in found:
                found.add(name)
    return frozenset(found)


def calls() -> Iterator[tuple[str, ast.expr, set[str | None]]]:
    """Every use of a text: its place in the code, the id, and the arguments."""
    for file, node in nodes():
        match node:
            case (
                ast.Call(func=ast.Name(id="tr"), args=[id_, *_], keywords=given)
                | ast.Call(func=ast.Name(id="require"), args=[_, id_, *_], keywords=given)
            ):
                yield f"{file}:{node.lineno}", id_, {keyword.arg for keyword in given}
            case ast.Call(
                func=ast.Name(id=kind) | ast.Attribute(attr=kind), args=[id_, *_], keywords=given
            ) if kind in errors():
                yield f"{file}:{node.lineno}", id_, {keyword.arg for keyword in given}


def strings() -> Iterator[str]:
    """All string literals of the program, including the parts of f-strings."""
    for _file, node in nodes():
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
    for where, text, given in calls():
        for id_ in choices(text):
            if id_ not in texts():
                wrong.append(f"{where}: no text {id_}")
            elif not texts()[id_] <= given and None not in given:
                wrong.append(f"{where}: {id_} lacks {sorted(texts()[id_] - given)}")
    assert wrong == []


def test_every_error_is_said_from_the_catalog() -> None:
    wrong = list[str]()
    for file, node in nodes():
        match node:
            case ast.Call(func=ast.Name(id=kind) | ast.Attribute(attr=kind), args=[words, *_]):
                is_put_together = kind in errors() and isinstance(words, ast.JoinedStr)
                is_literal = isinstance(words, ast.JoinedStr | ast.Constant)
                if is_put_together or (kind == "BadParameter" and is_literal):
                    wrong.append(f"{file}:{node.lineno}: {kind}")
    assert wrong == []


def test_no_text_is_put_together_from_an_id_in_english() -> None:
    """``tr`` is called with ids only, so that every text can be translated."""
    wrong = [
        f"{where}: {id_}"
        for where, text, _given in calls()
        for id_ in choices(text)
        if not re.fullmatch(r"[a-z]\w*(-\w+)+", id_)
    ]
    assert wrong == []


@cache
def named() -> frozenset[str]:
    """The ids in the code, including those made from codes of facts and from commands."""
    found = {text.replace(".", "-") for text in strings()}
    found |= {f"command-{id_}{part}" for id_ in found for part in ("", "-button")}
    return frozenset(found | {text.replace("_", "-") for text in found if "command-" in text})


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Patterns of the ids that f-strings build."""
    found = set[str]()
    for _file, node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [
                str(part.value).replace(".", "-") if isinstance(part, ast.Constant) else ""
                for part in node.values
            ]
            whole = "".join(parts)
            if re.fullmatch(r"[\w-]*-[\w-]*", whole) and re.search(r"\w", whole):
                found.add("".join(re.escape(part) or r"([\w-]+?)" for part in parts))
    return tuple(map(re.compile, found))


@cache
def words() -> frozenset[str]:
    """What may fill a template: words of strings, names of constants, tiles, explained terms."""
    found = {*strings(), *NUMBERS}
    for _file, node in nodes():
        if isinstance(node, ast.Assign):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    for page in paths.asset("text", "en").glob("*/*.md"):
        found |= {*re.findall(r"\[\[(\w+)\]\]", page.read_text("utf-8"))}
    return frozenset(word for text in found for word in re.split(r"[\W_]+", text.lower()))


def is_said(id_: str) -> bool:
    """Whether the code has an id, or can put it together from its words."""
    if id_ in named():
        return True
    fits = (form.fullmatch(id_) for form in templates())
    return any(
        {*re.split(r"[-_]", "-".join(fit.groups()).lower())} <= words() for fit in fits if fit
    )


def test_every_text_is_said() -> None:
    # A short text is said instead of a line of the log (`engines.contract.position.notation`).
    lines = (id_.replace("-short-", "-log-") for id_ in texts())
    assert [
        id_ for id_, line in zip(texts(), lines, strict=True) if not (is_said(id_) or is_said(line))
    ] == []


@pytest.mark.parametrize(
    "id_",
    ["kit-zebra", "kit-space-zebra", "command-zebra", "fargo-log-zebra", "fargo-bot-zebra-name"],
)
def test_a_text_that_nobody_says_is_found(id_: str) -> None:
    assert not is_said(id_)


# -- tests ----------------------------------------------------------------------------------------


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every run of ``QUOTE`` words."""
    found = re.findall(r"[^\W\d_][^\W\d_'’]*", text)
    yield from (tuple(found[at : at + QUOTE]) for at in range(len(found) - QUOTE + 1))


@cache
def said() -> dict[tuple[str, ...], str]:
    """The runs of words in all texts, and the id of one with each."""
    return {
        run: message.id.name
        for file in FILES
        for message in messages(file)
        if message.value is not None
        for reading in readings(message.value)
        for part in re.split(r"\{[^}]*\}", reading)
        for run in runs(part)
    }


def literals(source: ast.Module) -> Iterator[ast.Constant]:
    """The strings of a file that are neither docstrings nor ids."""
    prose = {id(node.value) for node in walk(source) if isinstance(node, ast.Expr)}
    for node in walk(source):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose and text not in texts():
                yield node


def test_tests_quote_no_text() -> None:
    """Improving a sentence must not break a test."""
    quoted = [
        f"{file}:{node.lineno}: {said()[run]}"
        for file in python_files("tests")
        if not any(map(file.match, OWN_ENGLISH))
        for node in literals(tree(file))
        for run in runs(str(node.value))
        if run in said()
    ]
    assert quoted == []


def test_a_quote_is_found() -> None:
    quote = " ".join(next(iter(said())))
    source = ast.parse(f'"""{quote}."""\nx = "{quote}"')
    (node,) = literals(source)
    assert node.lineno == 2
    assert any(run in said() for run in runs(str(node.value)))
