"""Reads the Fluent files as a translator does."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor


def messages(file: Path) -> list[ast.Message]:
    """The messages of a file, which nothing may change; raises where it is not Fluent."""
    body = _parsed(file.read_text("utf-8"))
    damaged = [each.content for each in body if isinstance(each, ast.Junk)]
    assert damaged == [], file
    return [each for each in body if isinstance(each, ast.Message)]


@cache  # many tests read all that ships, which takes seconds
def _parsed(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """Every way to read a text, one for each combination of plural forms."""
    parts = [list(_readings(each)) for each in pattern.elements]
    yield from map("".join, product(*parts))


def _readings(part: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(part, ast.TextElement):
        yield part.value
    elif isinstance(part.expression, ast.SelectExpression):
        for variant in part.expression.variants:
            yield from readings(variant.value)
    elif isinstance(part.expression, ast.StringLiteral):
        yield part.expression.parse()["value"]
    else:
        yield f"{{{serialize_expression(part.expression)}}}"


def arguments(message: ast.Message) -> set[str]:
    """The names of the arguments of a text."""
    return {used[1:] for used in uses(message) if used.startswith("$")}


def uses(message: ast.Message) -> set[str]:
    """The arguments of a text, and its functions with what they are given."""
    found = set[str]()

    class Uses(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(f"${node.id.name}")

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.add(serialize_expression(node))
            self.generic_visit(node)

    Uses().visit(message)
    return found
