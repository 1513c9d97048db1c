"""How a game shows itself: its board, its tile on the home page, its forms and symbols."""

import pkgutil
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.contract.messages import Message, Parameter, Words, message
from engines.contract.position import Position
from engines.runtime.types import Action, Seat
from gui.app.keys.commands import Command
from gui.kit.steps import Piece
from gui.style import Token, icon
from gui.table.board import Board
from gui.table.form import PositionForm

Picture: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws a sign into a square, in the colors of the theme."""

Inline: TypeAlias = Callable[[Message | str], tuple[Piece, ...] | None]
"""What is drawn for part of a move or for one word of it, such as a die; None: the words."""

_FIRST_MARK: Final = 0xE000
"""Private-use characters mark pictures in a text."""
_MARKS: Final = "\ue000-\uf8ff"
_WORD: Final = re.compile(
    rf"[{_MARKS}(]|[,.;:)]+(?=[\s{_MARKS}]|$)|[^\s{_MARKS}(]+?(?=[,.;:)]*(?:[\s{_MARKS}(]|$))"
)
"""A picture, punctuation, or a word without punctuation."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of a board, with its picture.

    Its words are the entries ``GAME.sign.ID.name`` and ``.text`` of the game's catalog, unless it
    has its own. ``large`` pictures include words.
    """

    id: str
    picture: Picture
    name: str = ""
    text: str = ""
    large: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """Signs that belong together under the heading ``GAME.signs.ID`` of the game's catalog."""

    id: str
    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What ``gui/games/ID/__init__.py`` defines as ``FACE``.

    Attributes:
        make_board: makes a board; called once per table. It is made `later`, so that the home page,
            which shows all tiles, doesn't wait for what only boards need.
        paint_tile: draws the picture that stands for the game into a rectangle, with the game's own
            dice or pieces.
        make_form: makes the form in which a position is set up; None: it is set up as text.
        glossary: every sign of the board, with its picture; None: the board has no signs.
        inline: pictures that hints and the log show instead of words; None: they have words only.
        steps: pictures of the steps of a plan, at most three, for hints; None, or an empty result:
            hints show their words, some of them ``inline``.
        side: what a seat plays, such as White; None: seats differ only in their order.
        commands: commands that only this game has; its board carries them out (`Board.run`).
    """

    make_board: Callable[[], Board]
    paint_tile: Callable[[QPainter, QRectF], None]
    make_form: Callable[[], PositionForm] | None = None
    glossary: Callable[[], tuple[Chapter, ...]] | None = None
    inline: Inline | None = None
    steps: Callable[[Position, Sequence[Action]], tuple[tuple[Piece, ...], ...]] | None = None
    side: Callable[[Seat], str] | None = None
    commands: tuple[Command, ...] = ()

    def drawn(self, told: Sequence[Message], words: Words) -> list[tuple[Piece, ...]]:
        """The sentences of moves that follow each other, as words and pictures."""
        inline = self.inline or _nothing
        marks: dict[Message, str] = {}
        pictures: dict[str, tuple[Piece, ...]] = {}

        def marked(part: Parameter) -> Parameter:
            """The part, with a mark for each picture."""
            if isinstance(part, tuple):
                several = tuple(e for e in map(marked, part) if isinstance(e, str | Message))
                alike = len(several) == len(part) and len({*map(type, several)}) == 1
                return several if alike else part  # pictures and words don't mix in a list
            if not isinstance(part, Message):
                return part
            pieces = inline(part)
            if pieces is None:
                named = ((name, marked(each)) for name, each in part.parameters)
                return Message(part.code, tuple(named))
            mark = marks.setdefault(part, chr(_FIRST_MARK + len(marks)))
            pictures[mark] = pieces
            return mark

        facts = [fact for each in told if isinstance(fact := marked(each), Message)]
        return [
            tuple(
                piece
                for word in _WORD.findall(sentence)
                for piece in pictures.get(word) or inline(word) or (word,)
            )
            for sentence in words.in_a_row(facts)
        ]


def later(module: str, name: str) -> Callable[..., Any]:
    """What a slow module defines, imported only when it is first called."""

    def call(*args: Any) -> Any:
        return getattr(import_module(module), name)(*args)

    return call


def _nothing(_part: Message | str) -> None:
    """The pictures of a game that has none."""


def plain_tile(painter: QPainter, rect: QRectF) -> None:
    """The tile of a game without a face: dice in outline."""
    square = QRectF(0, 0, rect.height() / 2, rect.height() / 2)
    square.moveCenter(rect.center())
    icon("mdi6.dice-multiple-outline", Token.LINE_STRONG).paint(painter, square.toRect())


@cache
def faces() -> dict[str, str]:
    """The packages that define a face, by game."""
    package = import_module("gui.games")
    return {
        module.name: f"gui.games.{module.name}"
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    }


@cache
def face(game: str) -> Face:
    """The face of a game; games without one get the text board and a plain tile."""
    name = faces().get(game)
    if name is None:
        from gui.table.text_board import TextBoard

        return Face(TextBoard, plain_tile)
    found: Face = import_module(name).FACE
    return found


def game_name(words: Words, game: str) -> str:
    """The name of a game in the language of ``words``."""
    return words.say(message(f"{game}.name"))
