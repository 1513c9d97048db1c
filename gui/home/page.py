"""Home: matches to continue, an opponent, the games, today's exercise, rating, recent games."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from engines.contract.game import Game
from engines.contract.messages import message
from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.analysis.player_strength import Career
from engines.runtime.texts import number, rating, tr
from gui.app import opponents
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.characters import Moment, portrait, remark
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.page import Page
from gui.app.requests import NewMatch, Play, Request, ShowPage, ShowUnfinished
from gui.games.face import game_name
from gui.games.key_art import KeyArt
from gui.home.continuing import ContinueCard, TableCard
from gui.kit import boxes
from gui.kit.bars import StrengthBar
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import PADDING_X, PADDING_Y, Card, EmptyState
from gui.kit.charts import Chart
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.label import ElidedLabel, Label
from gui.kit.paint import between
from gui.kit.portraits import PortraitView
from gui.style import Size, Space, Token, TypeRole, scaled, theme

LAST_RECORDS: Final = 8
"""Largest and smallest number of recent games shown."""
_FEWEST: Final = 3
_LINE: Final = 58
_BESIDE_LINES: Final = 252
"""Height of a line, and of everything above and below the lines but pictures, at 100%."""
_BESIDE_NOTHING: Final = 424
"""Height of everything but pictures while there is neither a rating nor a game, at 100%."""
_SPARE_FOR_ART: Final = 0.35
"""The share of the height that is left then for the art of the games; the top row has the rest."""
_LEAST_LINE: Final = 220
"""The least width of a line, at 100%."""
CONTINUED: Final = 6
"""Largest number of unfinished matches shown; the library has all of them."""
_TILE: Final = 156
_ART: Final = (96, 260)
"""Smallest and largest height of the art of a game."""
_ART_SHARE: Final = 0.14
_TOP: Final = (188, 420)
"""Smallest and largest height of the top row, with the matches to continue."""
_TOP_SHARE: Final = (0.28, 0.4)
"""The share of the height for one row of matches, and for two."""
_TWO_ROWS_FROM: Final = 880
"""The height, at 100%, from which there may be two rows."""
_TOP_WIDE: Final = 0.64
"""The share of the width for matches to continue, and the least that one needs, at 100%."""
_CONTINUE: Final = 300
_LOWER: Final = 330
_CURVE: Final = 130
_PORTRAIT: Final = (48, 240)
"""Smallest and largest side of the portrait of an opponent."""
_PORTRAIT_ROOM: Final = 124
"""Height of everything else on its card, with room around it."""
_PORTRAIT_SHARE: Final = 0.45
"""The largest share of the card's width for the portrait, beside name and words."""
_WORDS_FROM: Final = 200
"""Minimum height of a card on which the opponent says something."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line about a record or an exercise.

    Attributes:
        title: who played, or the current question.
        detail: game, result, accuracy, day.
        request: what a click asks for.
        won: whether the person won; None if that does not apply.
        table: what is shown as a picture of its table; None: in words only.
        viewer: the seat that looks at it.
    """

    title: str
    detail: str
    request: Request
    won: bool | None = None
    table: Record | None = None
    viewer: int | None = None


class HomePage(Page):
    """A large picture of what continues, and everything else in cards that fill the width."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tiles = {game: GameTile(context, game) for game in games()}
        self.going: tuple[ContinueCard, ...] = ()
        self._nothing_yet = False
        """Whether the person has neither a rating nor recent games."""
        self._place = QGridLayout()
        scaled(self._place.setSpacing, Space.M)
        self.play_now, self.rating = PlayNow(context), RatingCard(context)
        self.play_now.failed.connect(self.tell_error)
        nothing = EmptyState(tr("home-games-yet-finished-games"), icon_name="fa6s.book")
        titles = tr("home-recent-games"), tr("home-library")
        self.records = _LineList(context, titles, "library", nothing, wrap=False)
        nothing = EmptyState(tr("home-review-game-choose-try"), icon_name="fa6s.graduation-cap")
        titles = tr("home-todays-exercise"), tr("home-all-exercises")
        self.exercise = _LineList(context, titles, "exercises", nothing, wrap=True)
        for part in (self.play_now, self.rating, self.records, self.exercise):
            part.wants.connect(self.wants)
        for tile in self._tiles.values():
            tile.wants.connect(self.wants)
        self._lay_out()
        self.show_going((), 0)
        context.kernels.changed.connect(self._show_readiness)

    def _lay_out(self) -> None:
        self._hello = ElidedLabel("", TypeRole.TITLE)
        watch = Button(tr("home-watch-a-game"), icon_name="fa6s.eye")
        watch.clicked.connect(lambda: self.wants.emit(NewMatch(watch=True)))
        new = Button(tr("home-new-match"), icon_name="fa6s.dice")
        new.clicked.connect(lambda: self.wants.emit(NewMatch()))
        self.more = Button("", ButtonKind.QUIET)
        self.more.clicked.connect(lambda: self.wants.emit(ShowUnfinished()))
        head = boxes.row((self._hello, 1), self.more, watch, new, gap=Space.S)
        self._top = QWidget()
        boxes.row((self._place, 2), (self.play_now, 1), of=self._top, gap=Space.M)
        scroll = ScrollColumn()
        scroll.body.addLayout(head)
        scroll.body.addWidget(self._top)
        scroll.body.addWidget(CardGrid(list(self._tiles.values()), _TILE, len(self._tiles)))
        self._lower = CardGrid((self.exercise, self.rating, self.records), _LOWER, 3)
        scroll.body.addWidget(self._lower, 1)
        scaled(scroll.body.setSpacing, Space.M)
        scaled(scroll.body.setContentsMargins, 4, 4, Space.L, Space.XS)
        self.body.addWidget(scroll, 1)

    def opened(self) -> None:
        name = self.context.settings.get(keys.PLAYER_NAME)
        hello = "home-welcome-back" if name else "home-welcome-back-nameless"
        self._hello.setText(tr(hello, name=name))
        self.play_now.set_begun(False)
        self.focus_first()

    def focus_first(self) -> None:
        """Focus what is most likely wanted."""
        (self.going[0] if self.going else self.play_now.start).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many matches and records as there is room for; say how many more matches."""
        t, height, count = theme(), self.height(), len(self.going)
        room = max(1, int(_TOP_WIDE * self.width() // t.px(_CONTINUE)))
        rows = 2 if count > room and height >= t.px(_TWO_ROWS_FROM) else 1
        columns = min(room, -(-count // rows))
        spare = max(0, rows * columns - count)  # the newest match has the room for one more
        for place, card in enumerate(self.going):
            row, column = divmod(place + spare * (place > 0), columns)
            self._place.addWidget(card, row, column, 1, 1 if place else 1 + spare)
            card.setVisible(row < rows)
        self.exercise.limit(LAST_RECORDS if self.going else room)
        more = self._unfinished - min(count, rows * columns)
        self.more.setText(tr("home-more", more=more))
        self.more.setToolTip(tr("home-more-unfinished", more=more))
        self.more.setVisible(more > 0)
        top = round(between(_TOP, _TOP_SHARE[rows - 1] * height))
        art = round(between(_ART, _ART_SHARE * height))
        if self._nothing_yet:  # below are two sentences
            spare = max(0, height - top - art - t.px(_BESIDE_NOTHING))
            art += round(_SPARE_FOR_ART * spare)
            top += spare - round(_SPARE_FOR_ART * spare)
        self._top.setFixedHeight(top)
        for tile in self._tiles.values():
            tile.picture.setFixedHeight(art)
        room = (height - top - art - t.px(_BESIDE_LINES)) // t.px(_LINE)
        self.records.limit(min(max(room, _FEWEST), LAST_RECORDS))

    def show_played(
        self, lines: Sequence[RecordLine], game: Game, career: Career, days: int
    ) -> None:
        """Show what the person has played: recent games, the rating at a game, days in a row."""
        self.records.show_lines(lines)
        self.rating.show_career(game, career, days)
        self._nothing_yet = not lines and career.now is None
        self._fit()

    def show_going(self, cards: Sequence[ContinueCard], unfinished: int) -> None:
        """Offer to continue matches that are not finished, newest first; else today's exercise."""
        held = any(card.hasFocus() for card in self.going)
        for card in self.going:
            self._place.removeWidget(card)
            card.deleteLater()
        self.going, self._unfinished = tuple(cards), unfinished
        for card in cards:
            card.clicked.connect(lambda _on=False, card=card: self.wants.emit(card.request))
        below = self.rating, self.records
        self._lower.show_only((self.exercise, *below) if cards else below)
        if not cards:
            self._place.addWidget(self.exercise, 0, 0)
            self.exercise.show()
        self.exercise.lie(across=not cards)
        self._fit()
        if held or self.play_now.start.hasFocus():
            self.focus_first()

    def _show_readiness(self, game: str) -> None:
        self._tiles[game].show_readiness()
        self.play_now.show_readiness()


class PlayNow(Card):
    """An opponent who suits the person's rating; one click starts a match.

    ``failed`` carries why the match cannot be made.
    """

    wants = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._game = find_game(keys.usual_game(context.settings))
        self._fit: list[str] = []
        """Empty while what the person has played is still being read."""
        self._begun = False
        self._strength = ""
        self._at = 0
        self._career = Career()
        self._face = PortraitView(portrait(self._game, "", "?"), _PORTRAIT[0])
        self._name = Label("", TypeRole.TITLE)
        self._says = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._bar = StrengthBar()
        self._compared = Label("", TypeRole.LABEL, Token.TEXT2)
        self.start = Button("", ButtonKind.PRIMARY)
        self.start.clicked.connect(self._play)
        self.another = IconButton("fa6s.rotate-right", tr("home-suggest-another-opponent"))
        self.another.clicked.connect(self._next)
        plate = Label(tr("home-play-now"), TypeRole.LABEL, Token.TEXT2)
        words = boxes.column(1, plate, self._name, self._says, 1, gap=Space.XS)
        self.body.addLayout(boxes.row(self._face, (words, 1), gap=Space.M), 1)
        self.body.addWidget(self._bar)
        self.body.addWidget(self._compared)
        self.body.addLayout(boxes.row((self.start, 1), self.another))
        scaled(self.setMinimumWidth, 300)
        self.show_readiness()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show a portrait as large as there is room for, and words if they fit."""
        super().resizeEvent(event)
        t, wide, high = theme(), self.width(), self.height()
        self._says.setVisible(high >= t.px(_WORDS_FROM))
        side = round(between(_PORTRAIT, min(high - t.px(_PORTRAIT_ROOM), _PORTRAIT_SHARE * wide)))
        self._face.setFixedSize(side, side)

    def suggest(self, game: Game, career: Career) -> None:
        """Suggest a fitting opponent for the person at a game; play them if a click has asked."""
        clicked = self._begun and not self._fit
        self._game, self._career = game, career
        self._fit = opponents.by_fit(game, game.info.default_seats, career.now)
        self._at = 0
        self._show()
        if clicked:
            self._play()

    def set_begun(self, begun: bool) -> None:
        """Note whether a click has asked for a match."""
        self._begun = begun
        self.show_readiness()

    @property
    def opponents(self) -> list[str]:
        """The players of a suggested match: as many as a table needs, the suggested one first."""
        count = self._game.info.default_seats - 1
        return opponents.opponents_for(self._game, self._fit, self._career.now, count, self._at)

    def show_readiness(self) -> None:
        """Say what a click does or has done, and when or why not the game can be played."""
        kernels, game, reason = self._context.kernels, self._game.id, ""
        waiting, name = kernels.waiting_text(game), game_name(self._context.words(), game)
        text = tr("home-play", name=name)
        if self._begun and (waiting or not self._fit):
            text, reason = tr("home-preparing-match"), tr("setup-preparing-game-press-start")
        elif self._fit:
            text = tr("home-play-with", game_name=name, name=self._name.text())
        self.start.setText(text)
        self.start.setAccessibleName(text)
        self.start.set_blocked(reason or kernels.error(game))
        self._compared.setText(waiting or self._strength)

    def _next(self) -> None:
        if self._fit:
            self._at = (self._at + 1) % len(self._fit)
            self._show()

    def _show(self) -> None:
        context, game = self._context, self._game
        first = self.opponents[0]
        name = bot_name(context, game, first)
        self._face.show_portrait(portrait(game, first, name))
        self._name.setText(name)
        words = context.words()
        hello = remark(words, game, first, Moment.HELLO)
        about = words.say(game.bot(first).info.text(game.id, "about"))
        self._says.setText(tr("kit-quoted", text=hello) if hello else about)
        self._says.setToolTip(about)
        self._bar.show_strength(opponents.shown_strength(game, first, self._career.now))
        self._strength = opponents.compared_text(game, first, self._career.now)
        self.show_readiness()

    def _play(self) -> None:
        self.set_begun(True)
        if self._fit:
            with telling(self.failed.emit):
                record = opponents.match_against(self._context, self._game, self.opponents)
                self.wants.emit(Play(record))


class RatingCard(Card):
    """The person's rating at the game of the last match, its curve, and the days in a row."""

    wants = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._streak = Label("", TypeRole.LABEL, Token.WARN)
        more = Button(tr("home-statistics"), ButtonKind.QUIET)
        more.clicked.connect(lambda: self.wants.emit(ShowPage("career")))
        head = boxes.row(Label(tr("home-your-rating"), TypeRole.PLATE), 1, self._streak, more)
        self._figure = Label("", TypeRole.FIGURE)
        self._detail = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._none = EmptyState(tr("home-finish-game-against-bot"), icon_name="fa6s.chart-line")
        self._curve = Chart(tr("home-rating-after-each-game"), height=_CURVE)
        left = boxes.column(self._figure, self._detail, 1)
        self.body.addLayout(head)
        self.body.addWidget(self._none, 1)
        self.body.addLayout(boxes.row((left, 1), (self._curve, 2)), 1)

    def show_career(self, game: Game, found: Career, streak: int) -> None:
        now = found.now
        self._streak.setText(tr("home-days-of-play", streak=streak) if streak > 1 else "")
        self._curve.setVisible(len(found.curve) > 1)
        if len(found.curve) > 1:
            self._curve.show_plot(opponents.rating_plot(found.curve))
        name = game_name(self._context.words(), game.id)
        self._none.setVisible(now is None)
        self._figure.tell("" if now is None else rating(now.elo))
        self._detail.tell("" if now is None else f"{name}, ±{number(now.margin)}")


class GameTile(Card):
    """Art, name, one sentence, and what can be done."""

    wants = Signal(object)

    def __init__(self, context: Context, game: str) -> None:
        super().__init__()
        self._context = context
        self._game = game
        words = context.words()
        name = game_name(words, game)
        self.setAccessibleName(name)
        self.picture = KeyArt(game, name, named=True)
        self.picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.picture.clicked.connect(self._play)
        about = words.say(message(f"{game}.tagline"))
        tagline = Label(about, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        tagline.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._play_button = Button(tr("home-play-tile"), compact=True)
        self._play_button.clicked.connect(self._play)
        self._play_button.setAccessibleName(tr("home-play", name=name))
        self._wait = ElidedLabel("", TypeRole.LABEL, Token.TEXT2)
        edges = (PADDING_X, 0, PADDING_X, PADDING_Y)
        buttons = boxes.row(self._play_button, 1)
        self.body.addWidget(self.picture)
        below = boxes.column((tagline, 1), self._wait, buttons, gap=Space.XS, edges=edges)
        self.body.addLayout(below, 1)
        self.show_readiness()
        scaled(self.picture.setFixedHeight, _ART[0])
        scaled(tagline.setMinimumHeight, 2 * TypeRole.SECONDARY.line)
        scaled(self.body.setContentsMargins, 0, 0, 0, 0)
        scaled(self.body.setSpacing, 0)

    def show_readiness(self) -> None:
        """Say why the game cannot be played, or when it can."""
        self._wait.tell(self._context.kernels.waiting_text(self._game))
        self._play_button.set_blocked(self._context.kernels.error(self._game))

    def _play(self) -> None:
        self.wants.emit(NewMatch(self._game))


class _LineList(Card):
    """A heading with a link to ``page``, and clickable lines, or ``empty`` when there are none.

    ``titles`` are those of the list and of the link; ``wrap``: words may take several rows.
    """

    wants = Signal(object)

    def __init__(
        self, context: Context, titles: tuple[str, str], page: str, empty: EmptyState, *, wrap: bool
    ) -> None:
        super().__init__()
        self._context = context
        self.lines: tuple[RecordLine, ...] = ()
        self._made: list[QWidget] = []
        self._most = LAST_RECORDS
        self._look = theme().look, theme().dark
        title, more = titles
        link = Button(more, ButtonKind.QUIET)
        link.clicked.connect(lambda: self.wants.emit(ShowPage(page)))
        self._label = partial(Label, wrap=True) if wrap else ElidedLabel
        self._empty, self._lines = empty, boxes.column(gap=Space.S if wrap else 0)
        self.body.addLayout(boxes.row((Label(title, TypeRole.PLATE), 1), link))
        self.body.addWidget(self._empty, 1)
        self.body.addLayout(self._lines, 1)

    def show_lines(self, lines: Sequence[RecordLine]) -> None:
        look = theme().look, theme().dark
        if lines and (tuple(lines), look) == (self.lines, self._look):
            return
        self.lines, self._look = tuple(lines), look
        boxes.clear(self._lines)
        self._empty.setVisible(not lines)
        self._made = [self._make(line) for line in lines]
        for widget in self._made:
            self._lines.addWidget(widget, int(isinstance(widget, TableCard)))
        if not any(isinstance(widget, TableCard) for widget in self._made):
            self._lines.addStretch(1)
        self.limit(self._most)

    def lie(self, *, across: bool) -> None:
        """Put the lines side by side, or one below the other."""
        direction = QBoxLayout.Direction
        self._lines.setDirection(direction.LeftToRight if across else direction.TopToBottom)

    def limit(self, most: int) -> None:
        self._most = most
        for place, widget in enumerate(self._made):
            widget.setVisible(place < most)

    def _make(self, line: RecordLine) -> QWidget:
        if line.table is not None:
            todo = tr("home-next-exercise" if line.won else "home-solve")
            words = todo, line.title, line.detail
            shown = TableCard(self._context, line.table, line.request, words, line.viewer)
            shown.clicked.connect(lambda: self.wants.emit(line.request))
            return shown
        card = Card(clickable=True)
        card.setAccessibleName(f"{line.title}, {line.detail}")
        card.body.setSpacing(0)
        token = Token.GOOD if line.won else Token.TEXT
        card.body.addWidget(self._label(line.title, TypeRole.SECTION, token))
        card.body.addWidget(self._label(line.detail, TypeRole.SECONDARY, Token.TEXT2))
        card.body.addStretch(1)
        card.clicked.connect(lambda: self.wants.emit(line.request))
        scaled(card.setMinimumSize, _LEAST_LINE, Size.CONTROL)
        return card
