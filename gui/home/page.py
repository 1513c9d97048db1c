"""The home page: a tile for each game, the last records, today's exercise."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from superqt.utils import QFlowLayout

from engines.contract.messages import message
from engines.contract.registry import games
from engines.match.archive.open_matches import OpenMatch
from gui.app.context import Context
from gui.app.kernels import Readiness
from gui.app.page import Page
from gui.app.requests import GoToMatch, NewMatch, Play, Request, ShowPage
from gui.games.face import face, game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import PADDING_X, Card
from gui.kit.columns import Columns, ScrollColumn
from gui.kit.label import ElidedLabel, Label
from gui.match.view import MatchView
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme

TILE = QSize(240, 150)
_SIDE_WIDTH = 300
_COLUMNS_FROM = 860
LAST_RECORDS = 8


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line about a record or an exercise.

    Attributes:
        title: who played, or what is asked.
        detail: game, result, day.
        request: what a click asks for.
    """

    title: str
    detail: str
    request: Request


class HomePage(Page):
    """Tiles flow from left to right; records lie below them, the exercise at the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tiles = {game: GameTile(context, game) for game in games()}
        self._flow_box = QWidget()
        self._flow = QFlowLayout(self._flow_box)
        self._flow.setContentsMargins(0, 0, 0, 0)
        for tile in self._tiles.values():
            self._flow.addWidget(tile)
            tile.wants.connect(self.wants)
        self.records = _LineList(
            self.tr("Recent games"), self.tr("No games yet. Finished games appear here.")
        )
        self.records.wants.connect(self.wants)
        self.records.add_link(self.tr("Library"), ShowPage("library"))
        self.exercise = _LineList(
            self.tr("Today's exercise"),
            self.tr("Review a game and choose “Try again” on a turning point."),
        )
        self.exercise.wants.connect(self.wants)
        self._lay_out()
        scaled(self._side.setMinimumWidth, _SIDE_WIDTH)
        for column in self._columns:
            scaled(column.setSpacing, Space.L)
        scaled(self._flow.setHorizontalSpacing, Space.L)
        scaled(self._flow.setVerticalSpacing, Space.L)
        scaled(self._align_taglines)
        context.kernels.changed.connect(self._show_readiness)

    def _lay_out(self) -> None:
        main, self._side = QWidget(), QWidget()
        left, right = QVBoxLayout(main), QVBoxLayout(self._side)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Games"), TypeRole.SECTION), 1)
        arena = Button(self.tr("Arena"), ButtonKind.QUIET)
        arena.setToolTip(self.tr("Let bots play tournaments against each other"))
        arena.clicked.connect(lambda: self.wants.emit(ShowPage("arena")))
        head.addWidget(arena)
        left.addLayout(head)
        left.addWidget(self._flow_box)
        left.addWidget(self.records)
        left.addStretch(1)
        right.addWidget(self.exercise)
        right.addStretch(1)
        self._columns = (left, right)
        scroll = ScrollColumn()
        scroll.body.addWidget(Columns(_COLUMNS_FROM, (main, self._side), (1, 0)))
        scroll.body.addStretch(1)
        self.body.addWidget(scroll, 1)

    def _align_taglines(self) -> None:
        """All tiles are of one height."""
        tiles = self._tiles.values()
        height = max(tile.tagline_height for tile in tiles)
        for tile in tiles:
            tile.keep_tagline_height(height)

    def opened(self) -> None:
        first = next(iter(self._tiles.values()))
        first.focus_first()

    def show_matches(self, matches: Sequence[OpenMatch], match_view: MatchView | None) -> None:
        """Offer *Continue* on the tiles of games that have an open match, the newest one."""
        for name, tile in self._tiles.items():
            newest = next((match for match in matches if match.record.game == name), None)
            if match_view is not None and match_view.game.id == name:
                tile.show_match(GoToMatch())
            elif newest is not None:
                tile.show_match(Play(newest.record, match=newest.id))
            else:
                tile.show_match(None)

    def _show_readiness(self, game: str) -> None:
        self._tiles[game].show_readiness()


class TilePicture(QWidget):
    """The picture of a game, drawn once for each look; a click plays it."""

    clicked = Signal()

    def __init__(self, game: str, size: QSize = TILE) -> None:
        super().__init__()
        self._face = face(game)
        self._drawn = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        scaled(self.setFixedSize, size.width(), size.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._drawn = QPixmap()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn.size() != self.size() * ratio:
            self._drawn = QPixmap(self.size() * ratio)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(Qt.GlobalColor.transparent)
            self._draw(QRectF(self.rect()))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)

    def _draw(self, rect: QRectF) -> None:
        painter = QPainter(self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(rect, theme().pxf(Radius.INNER), theme().pxf(Radius.INNER))
        painter.setClipPath(path)
        painter.fillRect(rect, theme().color(Token.SUNKEN))
        self._face.paint_tile(painter, rect)
        painter.end()


class GameTile(Card):
    """Picture, name, one sentence, and what can be done."""

    wants = Signal(object)

    def __init__(self, context: Context, game: str) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self._going: Request | None = None
        words = context.words()
        name = game_name(words, game)
        self.setAccessibleName(name)
        picture = TilePicture(game)
        picture.clicked.connect(self._play)
        self.body.addWidget(picture)
        self.body.addWidget(Label(name, TypeRole.VALUE))
        self._tagline = Label(
            words.say(message(f"{game}.tagline")), TypeRole.SECONDARY, Token.TEXT2, wrap=True
        )
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._tagline)
        self._primary = Button(self.tr("Play"), ButtonKind.PRIMARY)
        self._primary.clicked.connect(self._play)
        self._continue = Button(self.tr("Continue"), ButtonKind.PRIMARY)
        self._continue.clicked.connect(lambda: self.wants.emit(self._going))
        self._watch = Button(self.tr("Watch"))
        self._watch.clicked.connect(lambda: self.wants.emit(NewMatch(game, watch=True)))
        # Every tile has these buttons: aloud, each says which game it is about.
        self._primary.setAccessibleName(self.tr("Play {0}").format(name))
        self._continue.setAccessibleName(self.tr("Continue {0}").format(name))
        self._watch.setAccessibleName(self.tr("Watch {0}").format(name))
        self._wait = Label("", TypeRole.SECONDARY, Token.TEXT2)
        row = boxes.row(self._continue, self._primary, self._watch, self._wait, 1)
        self.body.addStretch(1)
        self.body.addLayout(row)
        self.show_match(None)
        self.show_readiness()
        scaled(self.setFixedWidth, TILE.width() + 2 * PADDING_X)

    @property
    def tagline_height(self) -> int:
        """How high the broken lines of the sentence are."""
        return self._tagline.heightForWidth(theme().px(TILE.width()))

    def keep_tagline_height(self, height: int) -> None:
        """Make room for the sentence; the flow of tiles does not ask how its lines break."""
        self._tagline.setMinimumHeight(height)

    def focus_first(self) -> None:
        """Focus the button that is most likely wanted."""
        (self._continue if self._continue.isVisibleTo(self) else self._primary).setFocus()

    def show_match(self, going: Request | None) -> None:
        """Offer to continue with the request ``going``, or not."""
        self._going = going
        self._continue.setVisible(going is not None)
        self._primary.set_kind(ButtonKind.PRIMARY if going is None else ButtonKind.NORMAL)

    def show_readiness(self) -> None:
        """Say why the game cannot be played, or when it can."""
        self._wait.setText(self._context.kernels.waiting_text(self._game))
        failed = self._context.kernels.state(self._game) is Readiness.FAILED
        reason = self._context.kernels.error(self._game) if failed else ""
        for button in (self._primary, self._continue, self._watch):
            button.set_blocked(reason)

    def _play(self) -> None:
        self.wants.emit(NewMatch(self._game))


class _LineList(QWidget):
    """A heading and clickable lines, or one sentence when there are none."""

    wants = Signal(object)

    def __init__(self, title: str, empty: str) -> None:
        super().__init__()
        self.lines: tuple[RecordLine, ...] = ()
        self._head = QHBoxLayout()
        self._head.addWidget(Label(title, TypeRole.SECTION), 1)
        self._empty = Label(empty, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._lines = QVBoxLayout()
        boxes.column(self._head, self._empty, self._lines, of=self)

    def add_link(self, text: str, request: Request) -> None:
        """Put a quiet button at the right end of the heading."""
        button = Button(text, ButtonKind.QUIET)
        button.clicked.connect(lambda: self.wants.emit(request))
        self._head.addWidget(button)

    def show_lines(self, lines: Sequence[RecordLine]) -> None:
        """Replace all lines."""
        if lines and tuple(lines) == self.lines:
            return
        self.lines = tuple(lines)
        boxes.clear(self._lines)
        self._empty.setVisible(not lines)
        for line in lines:
            self._lines.addWidget(self._make(line))

    def _make(self, line: RecordLine) -> QWidget:
        card = Card(clickable=True)
        card.setAccessibleName(f"{line.title}, {line.detail}")
        card.body.setSpacing(0)
        card.body.addWidget(ElidedLabel(line.title, TypeRole.SECTION))
        card.body.addWidget(ElidedLabel(line.detail, TypeRole.SECONDARY, Token.TEXT2))
        card.clicked.connect(lambda: self.wants.emit(line.request))
        scaled(card.setMinimumHeight, Size.CONTROL)
        return card
