"""The rules of a game, with its dice, signs, and tables drawn as in play."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem, QTextBrowser

from engines.contract.game import Game
from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.contract.rules import DieKind
from engines.runtime import paths, texts
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import ShowPage
from gui.games.face import Sign, face, game_name
from gui.help.document import DocumentView, read
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.fields import SearchField
from gui.kit.pictures import Look, pictures
from gui.kit.row_delegate import Index
from gui.style import Space, Token, scaled, theme
from gui.style.chess import PIECES
from gui.table.board import Scene, Step
from gui.table.dice.painting import paint_die
from gui.table.dice.view import DieView, named_face

_CONTENTS: Final = 220
_DIE: Final = 24
"""Edge of a die in running text, at 100%."""
_DIE_ROOM: Final = 1.2
_SIGN: Final = 40
_LARGE: Final = (168, 150)
_BOARD: Final = QSize(1000, 600)
"""How large a table is laid out for its picture, at 100%, and how much of that is shown."""
_BOARD_SHARE: Final = 0.58
_NAMES: Final = ("Anna", "Ben", "Cem", "Dora", "Emil")
_THEN: Final = " > "
_CHAPTER: Final = re.compile(r"^\[\[(\w+)\]\]$", re.MULTILINE)

Laid: TypeAlias = tuple[Position, tuple[Step, ...]]
"""A table and what has happened there."""


class RulesView(DocumentView):
    """Rules with pictures: ``![](dice:1.1.5)``, ``![](sign:ID)``, ``![](board:NAME)``.

    Signs are those of the game's glossary; ``[[CHAPTER]]`` is a whole chapter of it. Positions of
    boards, and what happens there, are in ``assets/boards.toml``.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._game = ""
        self._signs: dict[str, Sign] = {}
        self._section = 0
        self._laid: dict[str, Laid] = {}
        self._tables: dict[str, QPixmap] = {}
        self.drawn = False
        """Whether all pictures are there."""

    def show_game(self, game: str) -> None:
        """Show the rules of a game in the language of the window, else in English."""
        self._game = game
        self._laid, self._tables = {}, {}
        glossary = face(game).glossary
        chapters = {} if glossary is None else {chapter.id: chapter for chapter in glossary()}
        self._signs = {sign.id: sign for each in chapters.values() for sign in each.signs}
        words = self._context.words()

        def table(found: re.Match[str]) -> str:
            chapter = chapters.get(found[1])
            return "" if chapter is None else _table(words, game, chapter.id, chapter.signs)

        self.show_markdown(_CHAPTER.sub(table, read(rules_file(game))))
        wanted = _boards(game)
        self.drawn = not wanted
        if wanted:
            event_loop.spawn(self._set_up(game, wanted), "set up tables of the rules", self)

    async def _set_up(self, game: str, wanted: dict[str, str]) -> None:
        """Read the positions as soon as the game can be played, then draw their tables."""
        try:
            await self._context.kernels.ready(game)
            laid = await event_loop.in_pool(_lay_all, find_game(game), wanted)
        except ParlourError:
            return  # reported when someone wants to play
        if game == self._game:
            self._laid, self.drawn = laid, True
            self.render_again()
            self.show_section(self._section)

    # -- pictures -----------------------------------------------------------------------------

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        picture = self._picture(QUrl(url))
        return QTextBrowser.loadResource(self, kind, QUrl(url)) if picture is None else picture

    def _picture(self, url: QUrl) -> QPixmap | None:
        if url.scheme() == "board":
            return self._tables.get(url.path(), QPixmap(1, 1))
        sign = self._signs.get(url.path())
        if url.scheme() != "dice" and sign is None:
            return None
        look: Look = (_paint_dice, url.path()) if sign is None else (sign.picture,)
        room = QRectF(QPointF(), QSizeF(self._size_of(url)))
        return pictures.picture(look, room, self.devicePixelRatioF()).pixmap

    def _size_of(self, url: QUrl) -> QSize:
        """How large a picture is; nothing if there is none (yet)."""
        if url.scheme() == "dice":
            room = _DIE * _DIE_ROOM
            return QSize(round(room * len(url.path().split("."))), round(room)) * theme().scale
        if url.scheme() == "board":
            there = url.path() in self._tables
            return _BOARD * theme().scale * _BOARD_SHARE if there else QSize(0, 0)
        sign = self._signs.get(url.path())
        return QSize(*(_LARGE if sign and sign.large else (_SIGN, _SIGN))) * theme().scale

    def prepare(self) -> None:
        """Draw the tables again: the theme may have changed."""
        self._tables = {name: self._drawn(each) for name, each in self._laid.items()}

    def _drawn(self, laid: Laid) -> QPixmap:
        """The picture of a table, as its first seat sees it."""
        position, trail = laid
        board = face(position.game.id).make_board()
        board.resize(_BOARD * theme().scale)
        words = self._context.words(_NAMES[: position.seats])
        viewer = 0 if position.game.info.hidden else None
        choices = position.legal() if position.turn == 0 else ()
        board.show_scene(Scene(position, viewer, words, choices, trail))
        picture = board.grab()
        board.deleteLater()
        return picture

    def style_more(self) -> None:
        """Give pictures their size before they are drawn; the lines with them are tight."""
        tight = QTextBlockFormat()
        tight.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        for cursor, written in self.formatted():
            style = written.toImageFormat()
            if style.isValid():
                size = self._size_of(QUrl(style.name()))
                style.setWidth(size.width())
                style.setHeight(size.height())
                style.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                cursor.setCharFormat(style)
                # A column could otherwise be narrower than the picture in it.
                tight.setNonBreakableLines(cursor.currentTable() is not None)
                cursor.mergeBlockFormat(tight)

    # -- sections and search ------------------------------------------------------------------

    @property
    def sections(self) -> list[QTextBlock]:
        """The headings below the title, in their order."""
        return [block for block in self.blocks() if block.blockFormat().headingLevel() == 2]

    def show_section(self, number: int) -> None:
        """Scroll to the section with this number, now and once all pictures are there; 0: stay."""
        self._section = number
        for block in self.sections if number else ():
            if block.text().startswith(f"{number}."):
                self.show_block(block)

    def show_block(self, block: QTextBlock) -> None:
        """Scroll a block to the top."""
        layout = self.document().documentLayout()
        self.verticalScrollBar().setValue(round(layout.blockBoundingRect(block).top()))

    def mark(self, text: str) -> list[int]:
        """Highlight a text wherever it occurs; returns its positions in the document."""
        marks = []
        cursor = QTextCursor(self.document())
        while text and not (cursor := self.document().find(text, cursor)).isNull():
            mark = QTextBrowser.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(QColor(theme().color(Token.HINT_SOFT)))
            marks.append(mark)
        self.setExtraSelections(marks)
        return [mark.cursor.selectionStart() for mark in marks]


class RulesPage(Page):
    """The complete rules of one game: contents and search on the left."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._places: list[int] = []
        self._next = 0
        self.view = RulesView(context)
        self.search = SearchField(tr("help-search-the-rules"))
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._find_next)
        self.contents = QListWidget()
        self.contents.setAccessibleName(tr("help-contents"))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._show_row)
        self.learn = Button(tr("help-guided-first-round"), icon_name="fa6s.route")
        self.learn.setToolTip(tr("help-play-first-round-coach"))
        self.learn.clicked.connect(lambda: self.wants.emit(ShowPage("learn", self.game)))
        left = boxes.column(self.search, self.contents, self.learn, gap=Space.S)
        for part in (self.search, self.contents, self.learn):
            scaled(part.setFixedWidth, _CONTENTS)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(_Chapter(self.contents))
        self.body.addLayout(boxes.row(left, (self.view, 1), gap=Space.L))

    def opened(self) -> None:
        self.view.setFocus()

    def take_over(self, before: Page) -> None:
        assert isinstance(before, RulesPage)
        if before.game:
            self.show_game(before.game)

    def show_game(self, game: str, section: int = 0) -> None:
        if game != self.game:
            self.set_game(game)
            self.learn.setVisible(find_game(game).tour is not None)
            name = game_name(self.context.words(), game)
            self.view.setAccessibleName(tr("help-rules-of", name=name))
            self.view.show_game(game)
            self.search.clear()
            self.contents.clear()
            self.contents.addItems([block.text() for block in self.view.sections])
        self.view.show_section(section)

    def _show_row(self, row: int) -> None:
        if row >= 0:
            self.view.show_block(self.view.sections[row])

    def _find(self, text: str) -> None:
        """Highlight a text everywhere; the contents list the sections that contain it."""
        self._places = self.view.mark(text.strip())
        self._next = 0
        starts = [block.position() for block in self.view.sections]
        ends = [*starts[1:], self.view.document().characterCount()]
        for row, (start, end) in enumerate(zip(starts, ends, strict=True)):
            here = any(start <= place < end for place in self._places)
            self.contents.item(row).setHidden(bool(text.strip()) and not here)
        self._find_next()

    def _find_next(self) -> None:
        """Show the next match; after the last, the first again."""
        if self._places:
            place = self._places[self._next % len(self._places)]
            self._next += 1
            self.view.show_block(self.view.document().findBlock(place))


class _Chapter(QStyledItemDelegate):
    """A row with space around it: with the list's own spacing, text would wrap too late."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(0, theme().px(Space.XS))


def rules_file(game: str) -> Path:
    """The rules in the language of the window, or in English where they are not translated."""
    return texts.page("rules", f"{game}.md")


def has_rules(game: str) -> bool:
    return rules_file(game).exists()


@cache
def _boards(game: str) -> dict[str, str]:
    """The positions that the rules of a game show, by name."""
    file = paths.asset("boards.toml")
    found: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")).get(game, {})
    return found


def _lay_all(game: Game, texts: dict[str, str]) -> dict[str, Laid]:
    """The tables with what has happened there, their views computed so that drawing is fast."""
    found = {name: _lay(game, text) for name, text in texts.items()}
    for position, _trail in found.values():
        position.view()
    return found


def _lay(game: Game, text: str) -> Laid:
    """The last position in a text, and the steps to it, which show the dice of the last roll."""
    first, *happening = text.split(_THEN)
    position, trail = Position.parse(game, first), list[Step]()
    for each in happening:
        before, action = position, position.parse_action(each)
        position = before.apply(action)
        told = game.describe(before.state, action)
        trail.append(Step(before, action, position, told))
    return position, tuple(trail)


def _paint_dice(painter: QPainter, room: QRectF, named: str) -> None:
    """Paint dice in a row; their names (numbers, pieces, or phases) have dots between them."""
    names = named.split(".")
    side = room.width() / len(names)
    for place, name in enumerate(names):
        other = DieKind.PIECES if name in PIECES else DieKind.PHASES
        kind = DieKind.PIPS if name.isdigit() else other
        rect = QRectF(place * side, 0, side, room.height())
        paint_die(painter, rect, DieView(named_face(kind, name)), side / _DIE_ROOM)


def _table(words: Words, game: str, chapter: str, signs: tuple[Sign, ...]) -> str:
    """A chapter of the glossary in Markdown: each picture with its name and meaning."""
    rows = [f"### {words.say(message(f'{game}.signs.{chapter}'))}", "", "| | |", "|---|---|"]
    for sign in signs:
        name, text = sign.name, sign.text
        if not name:
            name, text = (
                words.say(message(f"{game}.sign.{sign.id}.{part}")) for part in ("name", "text")
            )
        rows.append(f"| ![{name}](sign:{sign.id}) | **{name}** {text} |")
    return "\n".join(rows)
