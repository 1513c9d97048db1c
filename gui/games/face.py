"""How a game shows itself: its board, its tile on the home page, pages of its own."""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engines.core.registry import games
from engines.core.words import Words
from gui.desk import Desk
from gui.games.board import Board, Step
from gui.games.form import PositionForm
from gui.games.glossary import Chapter
from gui.pages.page import Page
from gui.theme import Token, icon_pixmap, theme


@dataclass(frozen=True, slots=True)
class GamePage:
    """A page that only one game has, such as Fargo's Lab.

    Attributes:
        id: name within the game.
        title: called when a menu is built, in the language of the window.
        icon_name: QtAwesome name.
        make: makes the page when it is first opened; what it needs beyond that it loads itself.
    """

    id: str
    title: Callable[[], str]
    icon_name: str
    make: Callable[[Desk], Page]


@dataclass(frozen=True, slots=True)
class Face:
    """What ``gui/games/ID/__init__.py`` defines as ``FACE``.

    Attributes:
        make_board: makes a board; called once for every table. What only boards need is imported
            then: the home page, which shows all tiles, need not wait for it.
        paint_tile: draws the picture of the home page into a rectangle, with the game's own dice
            or pieces, on the colour `surface`.
        pages: further pages, offered in the menu Analyse.
        make_form: makes the form in which a position is set up; None: it is set up as text.
        glossary: every sign of the board, with its picture; None: it has none of its own.
        takes: whether a step takes something from another seat; it then sounds different.
    """

    make_board: Callable[[], Board]
    paint_tile: Callable[[QPainter, QRectF], None]
    pages: tuple[GamePage, ...] = ()
    make_form: Callable[[], PositionForm] | None = None
    glossary: Callable[[], tuple[Chapter, ...]] | None = None
    takes: Callable[[Step], bool] = lambda _step: False


def lab_page(make: Callable[[Desk], Page]) -> GamePage:
    """The Lab of a game (``gui.lab``), where strategies are bred or players trained."""
    return GamePage("lab", _lab_title, "fa6s.flask", make)


def _lab_title() -> str:
    return QCoreApplication.translate("LabPage", "Lab")


def plain_tile(painter: QPainter, rect: QRectF) -> None:
    """The tile of a game without a face: dice in outline."""
    size = rect.height() * 0.5
    pixmap = icon_pixmap(
        "mdi6.dice-multiple-outline",
        theme().color(Token.LINE_STRONG),
        round(size),
        painter.device().devicePixelRatioF(),
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), pixmap)


@cache
def _faces() -> dict[str, str]:
    package = import_module("gui.games")
    return {
        module.name: f"gui.games.{module.name}"
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    }


@cache
def face(game: str) -> Face:
    """The face of a game; games without one get the text board and a plain tile."""
    name = _faces().get(game)
    if name is None:
        from gui.games.text_board import TextBoard

        return Face(TextBoard, plain_tile)
    found: Face = import_module(name).FACE
    return found


def game_pages() -> tuple[tuple[str, GamePage], ...]:
    """The pages that only one game has, with the name of the game."""
    return tuple((name, page) for name in games() for page in face(name).pages)


def game_name(words: Words, game: str) -> str:
    """The name of a game in the language of ``words``."""
    from engines.core.facts import fact

    return words.say(fact(f"{game}.name"))
