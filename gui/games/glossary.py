"""The contract of a glossary: every sign of a game's board, with its picture and words.

A game gives its signs as ``Face.glossary``; the page that shows them is the same for all games
(``gui.help.glossary``). Names and texts are the entries ``GAME.sign.SIGN.name`` and ``.text`` of
the game's catalogue, headings ``GAME.signs.CHAPTER``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Picture: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws a sign into a square, in the colours of the theme."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign: ``id`` names its words."""

    id: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Chapter:
    """Signs that belong together; ``id`` names their heading."""

    id: str
    signs: tuple[Sign, ...]
