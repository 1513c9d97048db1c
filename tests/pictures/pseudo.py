"""Languages that nobody speaks, made from English on the fly, to try layouts out.

Every word has accents and is 30% longer, within the limits of buttons. What is filled in, and
markup, stay as they are. The Arabic one is written from right to left, with Arabic plural forms.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.ftl import readings
from tests.translations import PluralForms, letters, limit

PSEUDO: Final = ("eo", "ar")
"""The codes that they go by: one written from the left, one from the right."""
LONGER: Final = 0.3
_ACCENTS: Final = str.maketrans("aceinouyzACEINOUYZ", "áčéíñóúýžÁČÉÍÑÓÚÝŽ")
_KEPT: Final = re.compile(r"<[^>]*>|\*\.\w+|\.\w+\b|[^\W\d_]+")
"""Markup and the ends of file names, which stay, and words."""
_RIGHT_TO_LEFT, _END = "\u202e", "\u202c"


def accented(text: str, spare: float = LONGER) -> str:
    """A text with accents, and longer by a share of its words' letters."""
    owed = 0.0

    def word(match: re.Match[str]) -> str:
        nonlocal owed
        found = match[0]
        if not found[0].isalpha():
            return found
        owed += spare * len(found)
        more, owed = int(owed), owed % 1.0
        return found.translate(_ACCENTS) + found[-1].lower().translate(_ACCENTS) * more

    return _KEPT.sub(word, text)


class Pseudo(Transformer):
    """Makes messages those of a pseudo-language."""

    def __init__(self, code: str) -> None:
        self._right_to_left = code == PSEUDO[1]
        self._spare = LONGER

    def visit_Message(self, node: ast.Message) -> ast.Message:
        most = limit(node)
        self._spare = LONGER
        if most is not None and node.value is not None:
            longest = max(map(letters, readings(node.value)))
            self._spare = min(LONGER, max(0.0, most / longest - 1))
        self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value, self._spare)
        if self._right_to_left:
            lines = (re.fullmatch(r"(\s*)(.*?)(\s*)", line) for line in node.value.split("\n"))
            node.value = "\n".join(
                f"{line[1]}{_RIGHT_TO_LEFT}{line[2]}{_END}{line[3]}" if line and line[2] else ""
                for line in lines
            )
        return node


def write(code: str, english: Path, own: Path) -> None:
    """Write the catalog of a pseudo-language."""
    own.mkdir(parents=True)
    for file in english.glob("*.ftl"):
        tree = FluentParser().parse(file.read_text("utf-8"))
        made = Pseudo(code).visit(PluralForms(code).visit(tree))
        (own / file.name).write_text(FluentSerializer().serialize(made), "utf-8")
