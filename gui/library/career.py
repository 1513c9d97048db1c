"""The page of the person's own play: a rating, its curve, accuracy, and luck at every game."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QStackedLayout, QWidget

from engines.contract.analysis import Unit
from engines.contract.catalog import THIN_SPACE, number
from engines.contract.game import Game
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import games
from engines.match.analysis.player_strength import Career, Strength, career, fitting_opponent
from engines.match.archive.library import Library, Statistic
from engines.match.archive.records import new_record
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.opponents import rating_plot
from gui.app.page import Page
from gui.app.ratings import elo_of
from gui.app.requests import NewMatch, Play
from gui.app.values import difference_text
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.charts import Chart
from gui.kit.columns import ScrollColumn
from gui.kit.empty_state import EmptyState
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.kit.portraits import PortraitView
from gui.style import Space, Token, TypeRole, scaled

_FACTS_WIDTH: Final = 340
_CURVE: Final = 240
_FACE: Final = 32


class CareerPage(Page):
    """A section for every game that has been played against rated bots without help."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sections: list[CareerSection] = []
        self._empty = EmptyState(
            self.tr(
                "Finish a game against bots without hints and without undoing rolls. "
                "Your rating, accuracy, and luck then appear here."
            ),
            self.tr("New match"),
            "fa6s.chart-line",
        )
        self._empty.activated.connect(lambda: self.wants.emit(NewMatch()))
        self._scroll = ScrollColumn()
        self._scroll.body.addStretch(1)
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._scroll)

    def opened(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Read the library anew."""
        event_loop.spawn(self._read(), "read the person's games")

    async def _read(self) -> None:
        found: list[tuple[Game, Career, tuple[Statistic, ...]]] = []
        try:
            for game in games().values():
                fair = await self.context.archive.ask(Library.fair_games, game.id)
                known = await event_loop.in_pool(career, fair, partial(elo_of, game))
                results = await self.context.archive.ask(Library.statistics, game.id)
                found.append((game, known, results))
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="career")
            return
        for section in self.sections:
            section.deleteLater()
        self.sections = [
            CareerSection(self.context, game, each, results)
            for game, each, results in found
            if each.now is not None
        ]
        for place, section in enumerate(self.sections):
            section.play.clicked.connect(partial(self._play, section))
            self._scroll.body.insertWidget(place, section)
        self._stack.setCurrentIndex(1 if self.sections else 0)

    def _play(self, section: "CareerSection") -> None:
        self.wants.emit(Play(section.match()))


class CareerSection(QWidget):
    """What is known of the person's play at one game."""

    def __init__(
        self, context: Context, game: Game, found: Career, results: Sequence[Statistic]
    ) -> None:
        super().__init__()
        self._context, self._game = context, game
        now = found.now
        assert now is not None
        name = game_name(context.words(), game.id)
        self.setAccessibleName(name)
        self.opponent = self._fitting(now)
        self.facts = Label("\n".join(self._facts(found, now)), TypeRole.BODY, wrap=True)
        self.play = Button("", icon_name="fa6s.play")
        if self.opponent is None:
            self.play.hide()
        else:
            text = self.tr("Play {0}").format(bot_name(context, game, self.opponent))
            self.play.setText(text)
            self.play.setToolTip(self.tr("You would win about half of your games."))
        self.curve = Chart(self.tr("Rating after each game"), heading=True, height=_CURVE)
        self.curve.show_plot(rating_plot(found.curve))
        self._left = QWidget()
        column = boxes.column(Label(name, TypeRole.SECTION), self.facts, of=self._left)
        for result in results:
            column.addWidget(self._result_line(result))
        row = boxes.row(self.play, 1)
        column.addLayout(row)
        column.addStretch(1)
        self._row = boxes.row(self._left, of=self)
        self._row.addWidget(self.curve, 1)
        scaled(self._left.setFixedWidth, _FACTS_WIDTH)
        scaled(self._row.setSpacing, Space.L)

    def _result_line(self, result: Statistic) -> QWidget:
        """An opponent, and how many games the person has won against it."""
        name = bot_name(self._context, self._game, result.bot)
        face = PortraitView(portrait(self._game, result.bot, name), _FACE)
        won = self.tr("{0} of {1} won").format(number(result.wins), number(result.games))
        line = QWidget()
        row = boxes.row(face, Label(name, TypeRole.SECTION), 1, of=line)
        row.addWidget(Label(won, TypeRole.SECONDARY, Token.TEXT2))
        scaled(row.setSpacing, Space.S)
        return line

    def _facts(self, found: Career, now: Strength) -> list[str]:
        tr, game = self.tr, self._game
        margin = f"±{THIN_SPACE}{number(now.margin)}"
        facts = [
            tr("Rating: {0} {1}").format(number(now.elo), margin),
            tr("Games counted: {0}").format(number(len(found.curve))),
        ]
        loss = found.loss_per_decision
        if loss is None:
            return [*facts, tr("Accuracy and luck appear once a game has been analyzed.")]
        return [
            *facts,
            tr("Average loss per decision: {0}").format(
                self._amount(difference_text(game, loss, 2))
            ),
            tr("Luck in all: {0}").format(
                self._amount(difference_text(game, found.luck, signed=True))
            ),
            tr("Games analyzed: {0}").format(number(found.analyzed)),
        ]

    def _amount(self, text: str) -> str:
        """A difference with its unit: points of win chance, or cents."""
        money = self._game.info.unit is Unit.MONEY
        return (self.tr("{0} ct") if money else self.tr("{0} points")).format(text)

    def _fitting(self, now: Strength) -> str | None:
        """The bot that fits the person, if one can sit at the usual table."""
        seats = self._game.info.default_seats
        able = [
            bot.info.id
            for bot in self._game.bots
            if bot.info.level and bot.info.seats[0] <= seats <= bot.info.seats[1]
        ]
        rated = [(bot, elo) for bot in able if (elo := elo_of(self._game, bot)) is not None]
        return fitting_opponent(now, rated)

    def match(self) -> Record:
        """A new match of the person against the bot that fits."""
        assert self.opponent is not None
        person = self._context.settings.get(keys.PLAYER_NAME) or self.tr("Player")
        bot = bot_name(self._context, self._game, self.opponent)
        others = self._game.info.default_seats - 1
        names = [bot] if others == 1 else [f"{bot} {place + 1}" for place in range(others)]
        seats = (SeatRecord(person, PERSON), *(SeatRecord(name, self.opponent) for name in names))
        return new_record(self._game, seats)
