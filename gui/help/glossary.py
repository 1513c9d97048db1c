"""The signs of a game's board, each with its picture and what it means."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engines.contract.catalog import Words
from engines.contract.messages import message
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import GoToMatch, ShowRules
from gui.app.setting_rows import Section
from gui.games.face import Chapter, Picture, Sign, face, game_name
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.columns import Columns, ScrollColumn
from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, scaled

_WIDTH = 960
_SIDE = 40
_LARGE = (168, 150)
_COLUMNS_FROM = 720


def has_glossary(game: str) -> bool:
    """Whether a game explains its signs."""
    return face(game).glossary is not None


class SignPicture(QWidget):
    """A sign, drawn as on the board."""

    def __init__(self, picture: Picture, *, large: bool) -> None:
        super().__init__()
        self._picture = picture
        scaled(self.setFixedSize, *(_LARGE if large else (_SIDE, _SIDE)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, QRectF(self.rect()))


class SignRow(QWidget):
    """The picture at the left; name and meaning beside it."""

    def __init__(self, words: Words, game: str, sign: Sign) -> None:
        super().__init__()
        name, text = sign.name, sign.text
        if not name:
            name, text = (
                words.say(message(f"{game}.sign.{sign.id}.{part}")) for part in ("name", "text")
            )
        self.setAccessibleName(f"{name}: {text}")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(name, TypeRole.SECTION))
        texts.addWidget(Label(text, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        row = boxes.row(of=self)
        scaled(row.setSpacing, Space.M)
        self.picture = SignPicture(sign.picture, large=sign.large)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)


class GlossaryPage(Page):
    """Every sign of one game, chapter by chapter; ``signs`` are all of them, in their order."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._game = ""
        self.signs: list[SignRow] = []
        self._shown: ScrollColumn | None = None
        self._place = QVBoxLayout()
        back = Button(self.tr("Back to the table"))
        back.clicked.connect(lambda: self.wants.emit(GoToMatch()))
        rules = Button(self.tr("Rules"), icon_name="fa6s.book-open")
        rules.clicked.connect(lambda: self.wants.emit(ShowRules(self._game)))
        ends = QHBoxLayout()
        for button in (back, rules):
            ends.addWidget(button)
        ends.addStretch(1)
        self.body.addLayout(self._place, 1)
        self.body.addLayout(ends)

    def opened(self) -> None:
        if self._shown is not None:
            self._shown.setFocus()

    def show_game(self, game: str) -> None:
        """Show the signs of a game that has a glossary."""
        if game == self._game:
            return
        glossary = face(game).glossary
        assert glossary is not None
        self._game = game
        words = self.context.words()
        self.set_title(self.tr("Symbols of {0}").format(game_name(words, game)))
        if self._shown is not None:
            self._shown.deleteLater()
        self._shown = ScrollColumn(_WIDTH)
        self._shown.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shown.body.addStretch(1)
        self._place.addWidget(self._shown)
        self.signs = []
        self._fill(self._shown, glossary())

    def _fill(self, column: ScrollColumn, chapters: Sequence[Chapter]) -> None:
        """Fill the column chapter by chapter, from the top."""
        words, game = self.context.words(), self._game
        for place, chapter in enumerate(chapters):
            signs = [SignRow(words, game, sign) for sign in chapter.signs]
            half = (len(signs) + 1) // 2
            section = Section(words.say(message(f"{game}.signs.{chapter.id}")))
            section.add(
                Columns(_COLUMNS_FROM, (_stack(signs[:half]), _stack(signs[half:])), (1, 1))
            )
            self.signs += signs
            column.body.insertWidget(place, section)


def _stack(rows: Sequence[SignRow]) -> QWidget:
    """Signs below each other."""
    box = QWidget()
    column = boxes.column(of=box)
    scaled(column.setSpacing, Space.M)
    for row in rows:
        column.addWidget(row)
    column.addStretch(1)
    return box
