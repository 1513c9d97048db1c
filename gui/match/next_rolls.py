"""The next rolls, in the analysis dock.

What the next roll can give, what the last one could have given, or what may follow the
plan of a hint.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPolygonF, QShowEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from engines.contract.analysis import Line, Unit
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Words
from engines.match.advice.hint import Stage
from engines.match.analysis.next_rolls import NextRolls, next_rolls, roll_to_map
from engines.match.controller import control
from engines.runtime.errors import ParlourError
from engines.runtime.texts import again, percent, tr
from engines.runtime.types import Action, Seat
from gui.app import event_loop
from gui.app.errors import telling
from gui.app.values import change_text, share_text, value_decimals
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.charts import Chart
from gui.kit.label import Label, SeatMark
from gui.kit.plot import Axis, Bars, Dots, Level, Plot, Symbol
from gui.kit.progress import ProgressLine
from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.kit.segmented import SegmentedControl
from gui.kit.table import Column, Table
from gui.kit.throttle import Throttle
from gui.match.view import MatchView
from gui.style import Size, Space, Token, TypeRole, scaled, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Face, face_of

_WORK: Final = 8
"""This many times the work of a hint may go into all rolls together."""
_BAR: Final = 0.94
"""Width of a bar, as a share of its part of the axis; the rest is the gap to the next one."""
_APART: Final = 0.12
"""Minimum distance from the mean to a figure above or below it, as a share of the height."""
_MARK: Final = 9
_WHAT = 2
_SURE: Final = 2.0
"""Rolls differ if best and worst are this many standard errors apart."""
REFRESH_MS: Final = 200
_TABLE_HEIGHT: Final = 96


@dataclass(frozen=True, slots=True)
class Question:
    """Which roll or draw: the one after ``node`` and, if there is one, a ``plan``."""

    node: int
    plan: tuple[Action, ...] = ()


class RollStudy(QObject):
    """Judges one roll of a match at a time. ``changed`` follows whatever is found."""

    changed = Signal()

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._asked: tuple[Question, str, Budget] | None = None
        self._work: asyncio.Task[None] | None = None
        self.found: NextRolls | None = None
        self.error = ""

    @property
    def running(self) -> bool:
        return self._work is not None

    @property
    def question(self) -> Question | None:
        """The last question."""
        return None if self._asked is None else self._asked[0]

    def ask(self, question: Question | None) -> None:
        """Judge a roll, or none; what is found belongs to the last question."""
        hints = self._match_view.hints
        asked = None if question is None else (question, hints.adviser.info.id, hints.budget)
        if asked == self._asked:
            return
        self.stop()
        self._asked = asked
        self.found, self.error = None, ""
        if question is not None:
            self._work = event_loop.spawn(self._study(question), "study the next rolls")
        self.changed.emit()

    def stop(self) -> None:
        """Stop the search; a half-answered question can be asked again."""
        work, self._work = self._work, None
        if work is not None:
            self._asked = None
            work.cancel()

    async def _study(self, question: Question) -> None:
        mine = self._work
        hints = self._match_view.hints
        try:
            await next_rolls(
                self._match_view.match.history,
                hints.at_table.comparing(),
                hints.budget.times(_WORK),
                self._match_view.workers,
                self._keep,
                node=question.node,
                plan=question.plan,
            )
        except ParlourError as error:
            self.error = str(error)
        finally:
            if self._work is mine:
                self._work = None
                self.changed.emit()

    def _keep(self, found: NextRolls) -> None:
        self.found = found
        self.error = str(found.error or "")
        self.changed.emit()


@dataclass(frozen=True, slots=True)
class RollRow:
    """The result of one roll or draw.

    Texts are ready to be shown. ``gain`` is the value minus the mean of all rolls; ``place`` names
    the roll in signals; ``came`` is true for the roll that was made.
    """

    place: int
    text: str
    faces: tuple[Face, ...]
    chance: float
    chance_text: str
    value_text: str
    gain: float
    gain_text: str
    stands_for: int = 1
    came: bool = False


def roll_plot(rows: Sequence[RollRow], mean: str, seat: int, summary: str) -> Plot:
    """One bar for each roll, the best on the left: as wide as it is likely, up if it helps.

    The line in the middle is the mean of all rolls. A small triangle marks the actual roll.
    """
    edges = list(accumulate((row.chance for row in rows), initial=0.0))
    middles = [(left + right) / 2 for left, right in pairwise(edges)]
    gains = [row.gain for row in rows]
    best, worst = max(0.0, *gains, 0.0), min(0.0, *gains, 0.0)
    texts = {0.0: mean}
    for row in (rows[0], rows[-1]) if rows else ():
        if abs(row.gain) >= _APART * (best - worst):
            texts[row.gain] = row.value_text
    came = [place for place, row in enumerate(rows) if row.came]
    return Plot(
        marks=(
            Bars(
                middles,
                [min(0.0, row.gain) for row in rows],
                [max(0.0, row.gain) for row in rows],
                [seat] * len(rows),
                [_BAR * row.chance for row in rows],
            ),
            Level(0.0, Token.LINE_STRONG),
            Dots([middles[at] for at in came], [best] * len(came), Token.TEXT, Symbol.DOWN),
        ),
        across=Axis(0.0, edges[-1] or 1.0, ticks=lambda *_: ()),
        up=Axis(worst, best, text=texts.__getitem__, ticks=lambda *_: sorted(texts)),
        words=summary,
        places=middles,
        tip=lambda place: _describe(rows[place]),
    )


def _describe(row: RollRow) -> str:
    return tr(
        "match-against-the-average-chance",
        roll=row.text,
        value=row.value_text,
        gain=row.gain_text,
        chance=row.chance_text,
    )


def paint_came(painter: QPainter, tip: QPointF) -> None:
    """Draw the mark of the actual roll: a triangle that points down."""
    side = theme().pxf(_MARK)
    left, right = tip - QPointF(side / 2, side), tip - QPointF(-side / 2, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color(Token.TEXT))
    painter.drawPolygon(QPolygonF([left, right, tip]))


class RollDelegate(RowDelegate):
    """A cell with a roll as small dice; the column's ``value`` gives the row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(VALUE_ROLE)
        hint = super().sizeHint(option, index)
        if not isinstance(row, RollRow) or not row.faces:
            return hint
        t = theme()
        width = len(row.faces) * (t.px(Size.DIE_MINI) + t.px(2)) + 2 * t.px(Space.XS)
        width += t.px(_MARK + Space.XS) if row.came else 0
        return QSize(width, hint.height())

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(VALUE_ROLE)
        if not isinstance(row, RollRow) or not row.faces:
            super().paint_content(painter, option, index)
            return
        t = theme()
        side = t.pxf(Size.DIE_MINI)
        left = option.rect.left() + t.pxf(Space.XS)
        middle = option.rect.center().y()
        if row.came:
            paint_came(painter, QPointF(left + t.pxf(_MARK) / 2, middle + t.pxf(_MARK) / 2))
            left += t.pxf(_MARK + Space.XS)
        top = middle - side / 2
        for face in row.faces:
            paint_mini(painter, QRectF(left, top, side, side), face)
            left += side + t.pxf(2)


class RollMap(QWidget):
    """Chart and table of the same rolls.

    Emits ``chosen(place)`` when a roll is chosen, ``activated(place)`` on Enter or double click.
    """

    chosen = Signal(int)
    activated = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.chart = Chart(tr("match-roll-map"), chooses=True)
        columns: list[Column[RollRow]] = [
            Column(
                tr("match-value"), lambda row: row.value_text, lambda row: row.gain, number=True
            ),
            Column(
                tr("match-chance"), lambda row: row.chance_text, lambda row: row.chance, number=True
            ),
            Column(tr("match-roll"), self._name, value=lambda row: row, tip=self._tip),
        ]
        self.table = Table(columns, sortable=False)
        self.table.setAccessibleName(tr("match-all-rolls-best-first"))
        self.table.setItemDelegateForColumn(_WHAT, RollDelegate(self.table))
        self.table.rowChosen.connect(lambda row: self._choose(row.place))
        self.table.rowActivated.connect(lambda row: self.activated.emit(row.place))
        self.chart.chosen.connect(self._choose_in_chart)
        boxes.column(self.chart, (self.table, 1), of=self, gap=Space.S)

    def set_rolls(self, rows: Sequence[RollRow], mean: str, seat: int, summary: str) -> None:
        """Show rolls, the best first, what they mean to ``seat``, and all that in words."""
        if list(rows) != self.table.rows:
            self.table.set_rows(())
            self.table.set_rows(rows)
            self.table.fit_columns()
            self.chart.set_current(-1)
        self.chart.show_plot(roll_plot(rows, mean, seat, summary))

    def _choose(self, place: int) -> None:
        self.chart.set_current([row.place for row in self.table.rows].index(place))
        self.chosen.emit(place)

    def _choose_in_chart(self, line: int) -> None:
        self.table.select_row(line)
        self._choose(self.table.rows[line].place)

    def _name(self, row: RollRow) -> str:
        return tr("match-rolled", roll=row.text) if row.came else row.text

    def _tip(self, row: RollRow) -> str:
        text = f"{self._name(row)}\n{tr('match-against-the-average', gain=row.gain_text)}"
        if row.stands_for > 1:
            text += "\n" + tr("match-represents-equivalent-rolls", rolls=row.stands_for)
        return text


def roll_rows(
    game: Game, found: NextRolls, seat: Seat, came: Action | None, words: Words
) -> list[RollRow]:
    """The rolls as rows, the best for ``seat`` first."""
    mean = found.mean(seat)
    assert mean is not None
    rows, dice = [], found.before.roll()
    for place, roll in enumerate(found.rolls):
        value = roll.after[seat]
        decimals = value_decimals(game, value)
        row = RollRow(
            place=place,
            text=words.say(roll.told),
            faces=tuple(face_of(dice, face) for face in roll.faces) if dice is not None else (),
            chance=roll.chance,
            chance_text=percent(roll.chance, 1),
            value_text=share_text(game, value.mean, decimals),
            gain=value.mean - mean.mean,
            gain_text=change_text(game, mean.mean, value.mean, decimals),
            stands_for=len(roll.outcomes),
            came=came in roll.outcomes,
        )
        rows.append(row)
    return sorted(rows, key=lambda row: -row.gain)


def roll_summary(game: Game, found: NextRolls, seat: Seat) -> str:
    """The map in words."""
    mean = found.mean(seat)
    assert mean is not None
    by_value = sorted(found.rolls, key=lambda roll: roll.after[seat].mean)
    worst, best = by_value[0].after[seat], by_value[-1].after[seat]
    noise = (worst.error**2 + best.error**2) ** 0.5
    if best.mean - worst.mean <= _SURE * noise:
        return tr("match-adviser-sees-difference-between")
    better = sum(roll.chance for roll in found.rolls if roll.after[seat].mean > mean.mean)
    return tr(
        "match-average-rolls-better-range",
        average=share_text(game, mean.mean),
        better=percent(better, 0),
        least=share_text(game, worst.mean),
        most=share_text(game, best.mean),
    )


class NextRollsPanel(QWidget):
    """Shows and explores the map of one roll; it searches while it is visible."""

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = RollStudy(match_view)
        self._due = Throttle(self, self._show, REFRESH_MS)
        self.which = SegmentedControl((tr("match-this-roll"), tr("match-after-the-hint")))
        self.which.setAccessibleName(tr("match-roll-shown"))
        self.which.currentChanged.connect(self._ask)
        self._mark = SeatMark(0)
        self.title = Label("", TypeRole.BODY, wrap=True)
        self._progress = ProgressLine(Token.HINT)
        self.map = RollMap()
        self.map.chosen.connect(self._show_button)
        self.map.activated.connect(self.play_on)
        self.summary = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.button = Button(tr("match-continue-with-this-roll"), ButtonKind.NORMAL)
        self.button.clicked.connect(self._play_chosen)
        head = boxes.row(self._mark, (self.title, 1), gap=Space.S)
        below = (self._progress, (self.map, 1), self.summary, self.button)
        boxes.column(self.which, head, *below, of=self, gap=Space.S)
        scaled(self.map.table.setMinimumHeight, _TABLE_HEIGHT)
        self._study.changed.connect(self._due.soon)
        match_view.told.connect(self._due.soon)

    def refresh(self) -> None:
        """Follow the table; nothing is searched while the panel is hidden."""
        if self.isVisible():
            self._ask()
            self._due.soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._study.stop()

    def close_down(self) -> None:
        """The match is being closed: stop the search."""
        self._study.stop()

    # -- asking -------------------------------------------------------------------------------

    def _plan(self) -> Line | None:
        """The best plan of the hint that is open, if a roll or draw follows it."""
        match_view = self._match_view
        hint = match_view.hints.hint
        if hint is None or hint.stage is not Stage.RANKED:
            return None
        if hint.analysis is None or hint.node != match_view.match.history.at:
            return None
        best = hint.analysis.best
        position = match_view.seen(match_view.match.position, hint.node)
        try:
            for action in best.actions:
                position = position.apply(action)
        except ParlourError:
            return None
        return best if len(position.outcomes()) > 1 else None

    def _ask(self) -> None:
        match_view, study = self._match_view, self._study
        history, plan = match_view.match.history, self._plan()
        self.which.setVisible(plan is not None)
        if plan is not None and self.which.current == 1:
            study.ask(Question(history.at, plan.actions))
            return
        node = roll_to_map(history)
        study.ask(None if node is None else Question(node))

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show what has been found so far, if that is visible."""
        if not self.isVisible():
            return
        self._ask()
        study, found = self._study, self._study.found
        self._progress.set_active(study.running)
        self._progress.set_progress(found.done / found.total if found else None)
        complete = found is not None and found.complete
        self._mark.setVisible(complete)
        self.map.setVisible(complete)
        if found is None or not complete:
            self.title.setText(self._waiting_text())
            self.summary.setText("")
            self.map.set_rolls((), "", 0, "")
        else:
            self._show_map(found)
        self.summary.setVisible(bool(self.summary.text()))
        self._show_button()

    def _waiting_text(self) -> str:
        if self._study.error:
            return again(self._study.error)
        if self._study.question is None:
            return tr("match-rolls-draws-yet")
        return tr("match-evaluating-every-roll")

    def _show_map(self, found: NextRolls) -> None:
        match_view, people = self._match_view, self._match_view.people
        seat = people[0] if len(people) == 1 else found.seat
        rows = roll_rows(match_view.game, found, seat, self._came(), match_view.words)
        mean, summary = found.mean(seat), roll_summary(match_view.game, found, seat)
        assert mean is not None
        self._mark.set_seat(seat)
        self.title.setText(self._title(found, seat))
        self.summary.setText(summary)
        self.map.set_rolls(rows, share_text(match_view.game, mean.mean), seat, summary)

    def _title(self, found: NextRolls, seat: Seat) -> str:
        match_view, question = self._match_view, self._study.question
        assert question is not None
        dice = found.before.roll() is not None
        if question.plan:
            text = "match-after-the-hints-plan"
        elif question.node == match_view.match.history.at:
            text = "match-next-roll" if dice else "match-next-draw"
        else:
            text = "match-last-roll" if dice else "match-last-draw"
        money = match_view.game.info.unit is Unit.MONEY
        whose = "match-money-of-player" if money else "match-win-chance-of-player"
        return tr(text, unit=tr(whose, name=match_view.match.seats[seat].name))

    def _came(self) -> Action | None:
        """The actual outcome at the map's position, if the table has moved on from there."""
        question, history = self._study.question, self._match_view.match.history
        if question is None or question.plan or question.node == history.at:
            return None
        following = next(
            (n for n in history.path() if history.node(n).parent == question.node), None
        )
        return None if following is None else history.step(following).action

    # -- playing on ---------------------------------------------------------------------------

    def _show_button(self) -> None:
        question = self._study.question
        played = question is not None and not question.plan and not self._match_view.replaying
        self.button.setVisible(played and not self.map.isHidden())
        row = self.map.table.current_row
        usable = row is not None and not row.came
        self.button.setEnabled(usable)
        self.button.setToolTip("" if usable else tr("match-choose-a-different-roll"))

    def _play_chosen(self) -> None:
        row = self.map.table.current_row
        if row is not None:
            self.play_on(row.place)

    def play_on(self, place: int) -> None:
        """Go back to the roll and give it this result; what happened stays as a branch."""
        match_view, study = self._match_view, self._study
        if study.question is None or study.found is None:
            return
        row = next((each for each in self.map.table.rows if each.place == place), None)
        if self.button.isHidden() or row is None or row.came:
            return
        match, node = match_view.match, study.question.node
        outcome = study.found.rolls[place].outcomes[0]
        runs = not match.paused
        with telling(match_view.failed.emit):
            match.pause()
            if match.history.at != node:
                control.go(match, node)
            match.force(outcome)
        if runs:
            match.resume()
