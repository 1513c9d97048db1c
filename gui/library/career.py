"""The statistics page: the user's rating, its curve, accuracy, and luck in each game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from engines.contract.analysis import Unit
from engines.contract.game import Game
from engines.contract.registry import games
from engines.match.analysis.player_strength import Career
from engines.match.archive.library import Exercise, Library, Play, Statistic
from engines.runtime import texts
from engines.runtime.errors import ParlourError, quoted
from engines.runtime.texts import THIN_SPACE, has, number, percent, tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.opponents import own_career, rating_plot
from gui.app.page import Page
from gui.app.ratings import elo_of
from gui.app.requests import NewMatch
from gui.app.values import difference_in_units, difference_text
from gui.games.face import game_name
from gui.games.key_art import KeyArt
from gui.kit import boxes
from gui.kit.card import Card, EmptyState
from gui.kit.charts import Chart
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.label import ElidedLabel, Label
from gui.kit.notice import NoticeKind
from gui.kit.plot import Axis, Bars, Level, Line, Mark, Plot
from gui.kit.portraits import PortraitView
from gui.style import Space, Token, TypeRole, scaled

_FACTS_WIDTH: Final = 340
_CURVE: Final = 210
_FACE: Final = 32
_KINDS: Final = 4
_OTHER_WORDS: Final = {"Keep": "keep-module", "Draw": "draw-modules"}
"""Where two games call different actions by the same word."""
_CHART: Final = 200
_ART: Final = (560, 280)
_GAPS: Final = 4
_USUAL: Final = 0.6
"""The axis of accuracy begins here, or where the least accurate game is."""
_AIR: Final = 1.02
"""The axis of values reaches farther than they do, so that no bar touches its end."""


class CareerPage(Page):
    """The page, with a section for every game played against rated bots without help."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sections: list[CareerSection] = []
        self._empty = EmptyState(tr("library-finish-game-against-bots"), tr("library-new-match"))
        self._empty.activated.connect(lambda: self.wants.emit(NewMatch()))
        game, nothing = keys.usual_game(context.settings), QWidget()
        art = KeyArt(game, game_name(context.words(), game))
        art.clicked.connect(lambda: self.wants.emit(NewMatch(game)))
        scaled(art.setFixedSize, *_ART)
        boxes.column(1, boxes.row(1, art, 1), self._empty, 2, of=nothing)
        self._scroll = ScrollColumn()
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        self._stack.addWidget(nothing)
        self._stack.addWidget(self._scroll)

    def opened(self) -> None:
        event_loop.spawn(self._read(), "read the person's games", self)

    async def _read(self) -> None:
        found, ask = list[CareerSection](), self.context.archive.ask
        try:
            for game in games().values():
                known = await own_career(self.context, game)
                if known.now is None:
                    continue
                results = await ask(Library.statistics, game.id)
                mistakes = await ask(Library.exercises, game.id)
                found.append(CareerSection(self.context, game, known, results, mistakes))
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="career")
            return
        self.sections = found
        boxes.clear(self._scroll.body)
        for section in found:
            self._scroll.body.addWidget(section, 1)
        self._stack.setCurrentIndex(1 if self.sections else 0)


def _by_game(
    values: Mapping[int, float], marks: tuple[Mark, ...], up: Axis, text: Callable[[float], str]
) -> Plot:
    """A plot of one value for each analyzed game, by its number."""
    games, told = [*values], [text(value) for value in values.values()]
    return Plot(
        marks=marks,
        across=Axis(0.5, max(games) + 0.5, tr("library-games-analyzed"), whole=True),
        up=up,
        words=", ".join(told),
        places=games,
        tip=lambda place: tr("library-in-game", game=number(games[place]), value=told[place]),
    )


def kinds_of_mistake(mistakes: Sequence[Exercise]) -> list[tuple[str, tuple[int, float]]]:
    """Kinds of mistake with their number and what they cost together, the costliest first.

    Unless its game names kinds, that of a move is its first word, plus its last one if there are
    figures in between: "keep-stop".
    """
    found: dict[str, tuple[int, float]] = {}
    for mistake in mistakes:
        first, *others = mistake.played.replace(",", " ").split() or [""]
        if not (mistake.kind or first.isalpha()):
            continue
        ends = others[-1:] if others and others[-1].isalpha() and others[0][0].isdigit() else []
        kind = mistake.kind or "-".join((first, *ends))
        times, loss = found.get(kind, (0, 0.0))
        found[kind] = times + 1, loss + mistake.loss
    return sorted(found.items(), key=lambda each: -each[1][1])


def mistake_text(game: str, kind: str) -> str:
    """A kind of mistake in words; those of programs as they write them."""
    usual = f"library-mistake-{_OTHER_WORDS.get(kind, kind.lower())}"
    names = (name for name in (f"{game}-mistake-{kind}", usual) if has(name))
    return next(map(tr, names), quoted(kind))


class CareerSection(QWidget):
    """The user's statistics in one game."""

    def __init__(
        self,
        context: Context,
        game: Game,
        found: Career,
        results: Sequence[Statistic],
        mistakes: Sequence[Exercise],
    ) -> None:
        super().__init__()
        self._context, self._game = context, game
        now = found.now
        assert now is not None
        name = game_name(context.words(), game.id)
        self.setAccessibleName(name)
        self.curve = Chart(tr("library-rating-after-each-game"), heading=True, height=_CURVE)
        plot = rating_plot(found.curve)
        if len(found.curve) < 2:
            plot = replace(plot, keys=(), empty=tr("library-curve-begins-with-second"))
        self.curve.show_plot(replace(plot, up=replace(plot.up, gaps=_GAPS)))
        self._left = QWidget()
        rating = boxes.row(
            Label(texts.rating(now.elo), TypeRole.FIGURE),
            Label(f"±{THIN_SPACE}{number(now.margin)}", TypeRole.BODY, Token.TEXT2),
            1,
            gap=Space.S,
        )
        column = boxes.column(Label(name, TypeRole.PLATE), rating, of=self._left, gap=Space.S)
        for fact, value in self._facts(found):
            column.addLayout(
                boxes.row((Label(fact, wrap=True), 1), Label(value, TypeRole.SECTION), gap=Space.S)
            )
        if not found.plays:
            hint = Label(tr("library-accuracy-luck-appear-once"), token=Token.TEXT2, wrap=True)
            column.addWidget(hint)
        if kinds := kinds_of_mistake(mistakes):
            column.addWidget(Label(tr("library-costliest-kinds-of-mistake"), TypeRole.SECTION))
            for kind, cost in kinds[:_KINDS]:
                column.addLayout(self._mistake_line(kind, cost))
        if results:
            column.addWidget(Label(tr("library-by-opponent"), TypeRole.SECTION))
        for result in sorted(results, key=lambda each: elo_of(game, each.bot) or inf):
            column.addLayout(self._result_line(result))
        column.addStretch(1)
        charts = boxes.column((self.curve, 3), gap=Space.M)
        if found.plays:
            known = () if found.accuracy is None else (self._accuracy_chart(found.plays),)
            charts.addWidget(CardGrid((*known, self._luck_chart(found.plays)), _CHART), 2)
        card = Card()
        card.body.addLayout(boxes.row(self._left, (charts, 1), gap=Space.L))
        boxes.column(card, of=self)
        scaled(self._left.setFixedWidth, _FACTS_WIDTH)

    def _mistake_line(self, kind: str, cost: tuple[int, float]) -> QHBoxLayout:
        """A kind of mistake, how often it was made, and what that cost."""
        times, loss = cost
        text = tr(
            "library-mistake-count-and-loss",
            times=number(times),
            loss=self._amount(difference_text(self._game, loss)),
        )
        name = ElidedLabel(mistake_text(self._game.id, kind), TypeRole.BODY)
        return boxes.row(name, Label(text, TypeRole.SECONDARY, Token.BAD), gap=Space.S)

    def _accuracy_chart(self, plays: Sequence[Play]) -> Chart:
        """How accurate each analyzed game was, where its decisions were counted."""
        known = {at: play.accuracy for at, play in enumerate(plays, 1) if play.accuracy is not None}
        chart = Chart(tr("library-accuracy-in-each-game"), heading=True, height=_CURVE)
        line = Line([*known], [*known.values()], Token.ACCENT, dots=True)
        whole = partial(percent, decimals=0)
        up = Axis(min(_USUAL, *known.values(), _USUAL), 1.0, text=whole, gaps=_GAPS)
        chart.show_plot(_by_game(known, (line,), up, whole))
        return chart

    def _luck_chart(self, plays: Sequence[Play]) -> Chart:
        """How lucky each analyzed game was."""
        luck = [difference_in_units(self._game, play.luck) for play in plays]
        inks = [Token.GOOD if each >= 0 else Token.BAD for each in luck]
        lows, highs = [min(0.0, each) for each in luck], [max(0.0, each) for each in luck]
        chart = Chart(tr("library-luck-in-each-game"), heading=True, height=_CURVE)
        games = dict(enumerate(luck, 1))
        marks = (Bars([*games], lows, highs, inks), Level(0.0, Token.LINE_STRONG))
        top = _AIR * max(1e-3, *highs, 1e-3)
        up = Axis(min(0.0, *lows, 0.0), top, self._amount("").strip(), gaps=_GAPS)

        chart.show_plot(
            _by_game(games, marks, up, lambda each: self._amount(number(each, 1, signed=True)))
        )
        return chart

    def _result_line(self, result: Statistic) -> QHBoxLayout:
        """An opponent, and how many games the user has won against it."""
        name = bot_name(self._context, self._game, result.bot)
        face = PortraitView(portrait(self._game, result.bot, name), _FACE)
        won = tr("library-of-won", wins=number(result.wins), games=number(result.games))
        own = Label(won, TypeRole.SECONDARY, Token.TEXT2)
        return boxes.row(face, Label(name, TypeRole.SECTION), 1, own, gap=Space.S)

    def _facts(self, found: Career) -> list[tuple[str, str]]:
        """What has been counted, with its value."""
        game, loss, accuracy = self._game, found.loss_per_decision, found.accuracy
        facts = [(tr("library-games-counted"), number(len(found.curve)))]
        if loss is not None:
            lost = self._amount(difference_text(game, loss, 2))
            luck = self._amount(difference_text(game, found.luck, signed=True))
            facts += [
                (tr("library-games-analyzed"), number(len(found.plays))),
                *([] if accuracy is None else [(tr("library-accuracy"), percent(accuracy, 0))]),
                (tr("library-average-loss-per-decision"), lost),
                (tr("library-luck-in-analyzed-games"), luck),
            ]
        return facts

    def _amount(self, text: str) -> str:
        """A difference with its unit: percentage points, or cents."""
        money = self._game.info.unit is Unit.MONEY
        return tr("library-ct" if money else "library-points", cents=text)
