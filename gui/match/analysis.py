"""The analysis dock: win chances over the game, luck of every roll, how the dice fell."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from engines.contract.analysis import CONFIDENCE_95, Estimate, Unit
from engines.contract.game import Game
from engines.contract.messages import Words
from engines.match.advice.quality import Shares
from engines.match.analysis.dice_fairness import Histogram
from engines.match.analysis.luck import EVEN, Chance, Ledger
from engines.match.analysis.review import Review
from engines.match.history import START
from engines.runtime.texts import again, tr
from engines.runtime.types import Seat
from gui.app.values import change_text, difference_text, even_share, share_text
from gui.kit import boxes
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.luck import LuckLedger, LuckRow
from gui.kit.plot import Plot
from gui.kit.progress import ProgressLine
from gui.kit.segmented import SegmentedControl
from gui.kit.throttle import SeenThrottle
from gui.kit.win_graph import SeatLine, win_chance_graph, win_chances
from gui.match.histogram import dice_histogram
from gui.match.next_rolls import NextRollsPanel
from gui.match.study import SHOWN_MS, Findings, Study, node_at
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled

_TABLE_HEIGHT: Final = 128


class AnalysisPanel(QWidget):
    """What the study of a match has found, and the map of its next rolls.

    ``chosen`` carries the node of a ply or a roll.
    """

    chosen = Signal(int)

    def __init__(self, match_view: MatchView, study: Study) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = study
        self._worded: tuple[Sequence[str], tuple[Chance, ...]] = ((), ())
        self._rows: list[LuckRow] = []
        self._shown_dice: Sequence[Histogram] | None = None
        self._due = SeenThrottle(self, self.refresh, SHOWN_MS)
        self.graph = win_chance_graph()
        self.graph.chosen.connect(self._ply_chosen)
        self._progress = ProgressLine(Token.HINT)
        self._message = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.tabs = SegmentedControl((tr("match-luck"), tr("match-dice"), tr("match-rolls")))
        self.tabs.setAccessibleName(tr("match-view"))
        self.luck = LuckLedger()
        self.luck.table.rowChosen.connect(lambda row: self._ply_chosen(row.ply))
        self._dice = boxes.column()
        dice = QWidget()
        dice.setLayout(self._dice)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.luck)
        self._stack.addWidget(dice)
        self.rolls = NextRollsPanel(match_view)
        self._stack.addWidget(self.rolls)
        self.tabs.currentChanged.connect(self._show_tab)
        scroll = ScrollColumn()
        self._column = scroll.body
        self._game = QWidget()
        boxes.column(self.graph, self._progress, self._message, of=self._game, gap=Space.S)
        self._column.addWidget(self.tabs)
        self._column.addWidget(self._game)
        self._column.addWidget(self._stack, 1)
        boxes.column(scroll, of=self)
        scaled(self._column.setContentsMargins, Space.M, 0, Space.S, Space.S)
        scaled(self._column.setSpacing, Space.S)
        scaled(self.luck.table.setMinimumHeight, _TABLE_HEIGHT)
        study.changed.connect(self._due.soon)
        self._due.miss()

    def _show_tab(self, place: int) -> None:
        """Show a tab: luck and dice with the graph of the game above them, rolls without it."""
        self._game.setVisible(self._stack.widget(place) is not self.rolls)
        self._stack.setCurrentIndex(place)

    def refresh(self) -> None:
        """Show what has been found so far."""
        match_view, study = self._match_view, self._study
        found = study.findings
        self._show_message(found, running=study.running)
        if found.review is not None:
            self.graph.show_plot(chances_of(match_view, found.review))
        self.show_place()
        if found.ledger is not None:
            self._show_luck(found.ledger, match_view.words)
        self._show_dice(found.dice, match_view.words)

    def show_place(self) -> None:
        """Move the hairline to the current position."""
        history = self._match_view.match.history
        self.graph.set_current(history.place(self._match_view.at).ply)
        self.rolls.refresh()

    def _show_message(self, found: Findings, *, running: bool) -> None:
        self._progress.set_active(running)
        parts = [part for part in (found.review, found.ledger) if part is not None]
        total = sum(part.total for part in parts)
        done = sum(part.done for part in parts)
        self._progress.set_progress(done / total if total else None)
        text = again(found.error)
        if not text and found.review is None:
            text = tr("match-analyzing-the-game") if running else tr("match-no-moves-yet")
        self._message.tell(text)

    def _ply_chosen(self, ply: int) -> None:
        self.chosen.emit(node_at(self._match_view.match.history, ply))

    # -- luck ---------------------------------------------------------------------------------

    def _show_luck(self, ledger: Ledger, words: Words) -> None:
        game = self._match_view.game
        self._take_rolls(game, ledger.chances, words)
        sums = ", ".join(
            f"{words.names[seat]} {points_text(game, ledger.own(seat))}"
            for seat in range(ledger.seats)
        )
        self.luck.set_ledger(self._rows, sums, luck_sentence(game, ledger, words))

    def _take_rolls(self, game: Game, rolls: tuple[Chance, ...], words: Words) -> None:
        """Put into words only what is new: a ledger grows roll by roll."""
        old_names, old = self._worded
        known = len(old) if words.names == old_names and rolls[: len(old)] == old else 0
        new = enumerate(rolls[known:], known + 1)
        self._rows = self._rows[:known] + [luck_row(game, at, roll, words) for at, roll in new]
        self._worded = words.names, rolls

    # -- dice ---------------------------------------------------------------------------------

    def _show_dice(self, histograms: Sequence[Histogram], words: Words) -> None:
        if histograms is self._shown_dice:
            return
        self._shown_dice = histograms
        body = self._dice
        boxes.clear(body)
        for histogram in histograms:
            body.addWidget(dice_histogram(histogram))
            body.addWidget(
                Label(words.say(histogram.sentence()), TypeRole.SECONDARY, Token.TEXT2, wrap=True)
            )
        if not histograms:
            text = tr("match-no-rolls-yet")
            body.addWidget(Label(text, TypeRole.SECONDARY, Token.TEXT2))
        body.addStretch(1)


def chances_of(match_view: MatchView, review: Review) -> Plot:
    """The win chances of a review as lines."""
    lines = tuple(
        SeatLine(seat, who.name, tuple(_charted(at, seat) for at in review.chances))
        for seat, who in enumerate(match_view.match.seats)
    )
    points = tuple((point.ply, point.seat) for point in review.turning_points)
    even = even_share(match_view.game, len(lines))
    text = partial(share_text, match_view.game, decimals=0)
    history = match_view.match.history
    rounds = [history.place(node).moment.round for node in (START, *history.main_line())]
    return win_chances(lines, points, text, even, rounds)


def _charted(at: Shares | None, seat: Seat) -> float:
    return math.nan if at is None else at[seat].mean


def luck_row(game: Game, place: int, chance: Chance, words: Words) -> LuckRow:
    """One roll or draw for the ledger."""
    seat = chance.seat
    return LuckRow(
        number=place,
        seat=seat,
        name=words.names[seat],
        came=words.say(chance.told),
        before=share_text(game, chance.before[seat].mean),
        after=share_text(game, chance.after[seat].mean),
        luck=chance.luck().mean,
        luck_text=change_text(game, chance.before[seat].mean, chance.after[seat].mean),
        ply=chance.ply + 1,
    )


def points_text(game: Game, luck: Estimate) -> str:
    """Luck in points of win chance or in money, with half of its 95% range if it has an error."""
    text, half = difference_text(game, luck.mean, signed=True), CONFIDENCE_95 * luck.error
    return f"{text} ± {difference_text(game, half)}" if half else text


def luck_sentence(game: Game, ledger: Ledger, words: Words) -> str:
    """Whom everyone's luck helped most, in words; empty without rolls."""
    sentence = ledger.sentence()
    if sentence is None:
        return ""
    if game.info.unit is not Unit.MONEY or sentence is EVEN:
        return words.say(sentence)
    luck = [ledger.all(seat).mean for seat in range(ledger.seats)]
    lucky = luck.index(max(luck))
    name, cents = words.names[lucky], difference_text(game, luck[lucky])
    even = ledger.adjusted(lucky)
    if even is None:
        return tr("match-ct-luck-so-far", name=name, cents=cents)
    result = share_text(game, even.mean)
    return tr("match-ct-luck-in-all", name=name, cents=cents, result=result)
