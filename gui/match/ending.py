"""The end of a game: who won and why, how everybody played, luck against skill, where it turned."""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engines.contract.catalog import number, percent
from engines.contract.record import PERSON
from engines.match.analysis.luck import Ledger
from engines.match.analysis.review import Review
from engines.runtime.errors import ParlourError
from gui.app.characters import portrait
from gui.app.opponents import match_against
from gui.app.requests import Play
from gui.app.values import difference_text, loss_text
from gui.kit import boxes
from gui.kit.bars import StrengthBar
from gui.kit.card import Card
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.kit.paint import box, words_in
from gui.kit.portraits import PortraitView, portrait_pixmap
from gui.kit.progress import ProgressLine
from gui.kit.throttle import Throttle
from gui.match.log_rows import MARKS
from gui.match.result import ranked, reason_text, result_text, winners
from gui.match.study import Study
from gui.match.tray import TrayButton
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.style.motion import Motion, animate

_REFRESH_MS: Final = 300
_CARD: Final = 300
_HERO: Final = 128
_FACE: Final = 36
_POINTS: Final = 3
_PLOT: Final = 230
_LEAVES: Final = 9
_PIECES: Final = 46
_FALL: Final = 1.25
_LEAST_REACH: Final = 5.0
"""The picture of luck and skill reaches at least so many points to every side."""


class EndView(QWidget):
    """Takes the place of the table when a game is over; the table is one click away.

    It fills as the study of the game goes on.

    * ``chosen(node)``: the person wants to see this step
    * ``turned()``: the table is wanted instead, or the result again
    * ``wants(request)``: the next match
    * ``failed(text)``: it cannot be made, and why
    """

    chosen = Signal(int)
    turned = Signal()
    wants = Signal(object)
    failed = Signal(str)

    def __init__(self, match_view: MatchView, study: Study) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = study
        self._made = False
        self.table_wanted = False
        """Whether the table is to be seen, and not the result."""
        self._due = Throttle(self, self.refresh, _REFRESH_MS)
        study.changed.connect(self._due.soon)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def open(self) -> None:
        """Show the end of the game, with a moment of celebration the first time."""
        if self._made or self.table_wanted:
            self.setVisible(not self.table_wanted)
            return
        self._made = True
        view, seats = self._match_view, self._match_view.match.seats
        self.hero = _Hero(view)
        self.players = [_PlayerLine(view, seat) for seat in ranked(view)]
        self.plot = LuckAndSkill(view)
        self._progress = ProgressLine(Token.HINT)
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._points = QVBoxLayout()
        self._none = Label(self.tr("Checking every decision…"), TypeRole.SECONDARY, Token.TEXT2)
        first, second, third = Card(), Card(), Card()
        first.body.addWidget(self.hero)
        for line in self.players:
            first.body.addWidget(line)
        first.body.addStretch(1)
        second.body.addWidget(Label(self.tr("Luck and skill"), TypeRole.PLATE))
        second.body.addWidget(self.plot, 1)
        second.body.addWidget(self._sentence)
        third.body.addWidget(Label(self.tr("Turning points"), TypeRole.PLATE))
        third.body.addWidget(self._progress)
        third.body.addWidget(self._none)
        third.body.addLayout(self._points)
        third.body.addStretch(1)
        scroll = ScrollColumn()
        scroll.body.addWidget(CardGrid((first, second), _CARD), 1)
        scroll.body.addWidget(third)
        self._column.addWidget(scroll, 1)
        scaled(self._points.setSpacing, Space.S)
        self.setAccessibleName(f"{result_text(view)} {reason_text(view)}")
        self.setAccessibleDescription(", ".join(who.name for who in seats))
        self.refresh()
        self.show()
        self.hero.celebrate()

    def buttons(self) -> list[TrayButton]:
        """What can be done besides a review and a rematch."""
        found = []
        if others := next_opponents(self._match_view):
            play = partial(self._play, others)
            found.append(TrayButton(self.tr("Next opponent"), play, name="next-opponent"))
        word = self.tr("Result") if self.table_wanted else self.tr("Table")
        return [*found, TrayButton(word, self._turn, name="table")]

    def _turn(self) -> None:
        self.table_wanted = not self.table_wanted
        self.turned.emit()

    def _play(self, opponents: list[str]) -> None:
        view = self._match_view
        try:
            self.wants.emit(Play(match_against(view.context, view.game, opponents)))
        except ParlourError as error:
            self.failed.emit(str(error))

    def refresh(self) -> None:
        """Show what has been found so far."""
        if not self._made:
            return
        found = self._study.findings
        self._progress.set_active(self._study.running)
        review = found.review
        if review is not None:
            self._progress.set_progress(review.done / review.total if review.total else None)
            for line in self.players:
                line.show_review(review)
            self._show_points(review)
        if review is not None and found.ledger is not None:
            self.plot.show_findings(review, found.ledger)
            said = found.ledger.sentence()
            self._sentence.setText("" if said is None else self._match_view.words.say(said))

    def _show_points(self, review: Review) -> None:
        """The decisions that cost most, in their order; a click shows them."""
        largest = sorted(review.turning_points, key=lambda decision: -decision.loss)[:_POINTS]
        boxes.clear(self._points)
        for decision in sorted(largest, key=lambda decision: decision.ply):
            history = self._match_view.match.history
            before = history.step(decision.node).before
            judgement = decision.judgement
            assert judgement is not None
            name = self._match_view.match.seats[decision.seat].name
            title = self.tr("{0}, turn {1}: “{2}”")
            card = Card(clickable=True)
            mark = MARKS[judgement.quality]
            head = boxes.row(SeatMark(decision.seat))
            text = title.format(name, before.moment.turn, judgement.text)
            head.addWidget(ElidedLabel(text, TypeRole.SECTION), 1)
            head.addWidget(Label(mark.mark, TypeRole.VALUE, mark.token))
            scaled(head.setSpacing, Space.S)
            cost = self.tr("It cost {0}. “{1}” was best.").format(
                loss_text(before.game, judgement.loss), judgement.best.text
            )
            card.body.addLayout(head)
            card.body.addWidget(Label(cost, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
            card.setAccessibleName(f"{text}. {cost}")
            card.clicked.connect(partial(self.chosen.emit, history.parent(decision.node)))
            self._points.addWidget(card)
        self._none.setVisible(not largest)
        if review.complete and not largest:
            judged = any(decision.judgement is not None for decision in review.decisions)
            none = self.tr("No mistakes were found.")
            self._none.setText(none if judged else self.tr("This adviser can't judge decisions."))


class _Hero(QWidget):
    """The winner in a wreath, the result in large letters, and why."""

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        won = winners(match_view)
        people = match_view.people
        self._won = len(people) == 1 and people[0] in won
        self._fallen = 1.0
        seat = won[0]
        who = match_view.match.seats[seat]
        face = portrait(match_view.game, who.player, who.name, seat)
        self._wreath = _Wreath(PortraitView(face, _HERO - 44), self._won or not people)
        title = result_text(match_view).removesuffix(".")
        if self._won:
            title = self.tr("You win") if len(won) == 1 else self.tr("A tie")
        words = boxes.column(
            1,
            Label(title, TypeRole.FIGURE, wrap=True),
            Label(reason_text(match_view), TypeRole.BODY, Token.TEXT2, wrap=True),
            1,
        )
        row = boxes.row(self._wreath, of=self)
        row.addLayout(words, 1)
        scaled(row.setSpacing, Space.M)

    def celebrate(self) -> None:
        """Let confetti fall, if the person has won."""
        if self._won:
            self._fallen = 0.0
            animate(self, "fallen", 1.0, Motion.CELEBRATION)

    def _get_fallen(self) -> float:
        return self._fallen

    def _set_fallen(self, share: float) -> None:
        self._fallen = share
        self.update()

    fallen = Property(float, _get_fallen, _set_fallen)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the confetti behind the words: each piece falls and turns in its own way."""
        if self._fallen >= 1.0:
            return
        t, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for piece in range(_PIECES):
            x = (piece * 0.6180339887) % 1.0
            start = 0.35 * ((piece * 0.7548776662) % 1.0)
            share = (self._fallen - start) * _FALL
            if not 0.0 <= share <= 1.0:
                continue
            side = t.pxf(5 + piece % 4)
            sway = 0.02 * math.sin(9 * share + piece)
            painter.save()
            painter.translate((x + sway) * self.width(), share * self.height())
            painter.rotate(540 * share + 40 * piece)
            painter.setOpacity(1.0 - share**3)
            painter.setBrush(t.seat_color(piece % 6) if piece % 3 else t.color(Token.BRASS))
            painter.drawRect(QRectF(-side / 2, -side / 3, side, side * 0.66))
            painter.restore()


class _Wreath(QWidget):
    """A portrait, in a wreath of brass leaves for a winner."""

    def __init__(self, face: PortraitView, crowned: bool) -> None:
        super().__init__()
        self._crowned = crowned
        row = boxes.row(of=self)
        row.addWidget(face, 0, Qt.AlignmentFlag.AlignCenter)
        scaled(self.setFixedSize, _HERO, _HERO)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._crowned:
            return
        t, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QRectF(self.rect()).center(), 0.425 * self.width()
        edge = QColor("#7C5719") if t.materials else t.color(Token.ACCENT)
        painter.setPen(QPen(edge, t.pxf(1)))
        painter.setBrush(t.color(Token.BRASS))
        for side in (-1, 1):
            for leaf in range(_LEAVES):
                turn = math.radians(162 - 130 * leaf / (_LEAVES - 1))
                for lean, away in ((38, 0.0), (-22, 0.06)):
                    at = middle + QPointF(
                        side * math.sin(turn) * radius * (1 + away), -math.cos(turn) * radius
                    )
                    painter.save()
                    painter.translate(at)
                    painter.rotate(side * (math.degrees(turn) - 90 - lean + 90))
                    long = 0.075 * self.width()
                    painter.drawEllipse(QPointF(0, 0), 0.36 * long, long * (1 - 0.03 * leaf))
                    painter.restore()


class _PlayerLine(QWidget):
    """A seat: portrait, name, score, and how many decisions were without a mistake."""

    def __init__(self, match_view: MatchView, seat: int) -> None:
        super().__init__()
        self._seat = seat
        who = match_view.match.seats[seat]
        face = PortraitView(portrait(match_view.game, who.player, who.name, seat), _FACE)
        score = number(match_view.match.position.standings(None)[seat].score)
        if match_view.game.info.leaves:  # its score is no result
            score = self.tr("won") if seat in winners(match_view) else self.tr("lost")
        self._bar = StrengthBar()
        self._bar.hide()
        self._accuracy = Label("", TypeRole.LABEL, Token.TEXT2)
        head = boxes.row(SeatMark(seat))
        head.addWidget(ElidedLabel(who.name, TypeRole.SECTION, name=True), 1)
        scaled(head.setSpacing, Space.S)
        below = boxes.row()
        below.addWidget(self._bar, 1)
        below.addWidget(self._accuracy)
        below.addStretch()
        scaled(below.setSpacing, Space.S)
        middle = boxes.column(head, below)
        middle.setSpacing(0)
        row = boxes.row(face, of=self)
        row.addLayout(middle, 1)
        row.addWidget(Label(score, TypeRole.PLATE))
        scaled(row.setSpacing, Space.S)

    def show_review(self, review: Review) -> None:
        """Show how the seat has played, as far as it was judged."""
        report = review.report(self._seat)
        if not report.decisions:
            return
        right = sum(count for quality, count in report.classes.items() if not quality.is_mistake)
        self._bar.show()
        self._bar.show_strength(right / report.decisions, None)
        text = self.tr("{0} accurate").format(percent(right / report.decisions, 0))
        self._accuracy.setText(text)
        tip = self.tr("{0} of {1} decisions without a mistake.")
        self.setToolTip(tip.format(right, report.decisions))


class LuckAndSkill(QWidget):
    """Every seat as a portrait: to the right with luck, above with good decisions.

    Luck is what the own rolls and draws were worth; decisions are compared with the table's mean.
    """

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self.points: list[tuple[float, float]] = []
        """Luck and skill of every seat, in points; empty until they are known."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(_PLOT))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def show_findings(self, review: Review, ledger: Ledger) -> None:
        """Show everybody's luck and skill, as far as known."""
        seats = range(review.seats)
        losses = [review.report(seat).loss for seat in seats]
        mean = sum(losses) / len(losses)
        self.points = [(100 * ledger.own(seat).mean, 100 * (mean - losses[seat])) for seat in seats]
        game = self._match_view.game
        said = self.tr("{0}: luck {1}, decisions {2}")
        names = [who.name for who in self._match_view.match.seats]
        texts = [
            said.format(
                name,
                difference_text(game, luck / 100, signed=True),
                difference_text(game, skill / 100, signed=True),
            )
            for name, (luck, skill) in zip(names, self.points, strict=True)
        ]
        self.setAccessibleName("; ".join(texts))
        self.setToolTip("\n".join(texts))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        box(painter, rect, t.pxf(6), t.color(Token.WINDOW), t.color(Token.LINE))
        middle = rect.center()
        painter.fillRect(
            QRectF(middle.x(), rect.top(), rect.width() / 2, rect.height() / 2),
            t.color(Token.GOOD_SOFT, 0.5),
        )
        painter.setPen(QPen(t.color(Token.LINE_STRONG), t.pxf(1)))
        painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()))
        painter.drawLine(QPointF(middle.x(), rect.top()), QPointF(middle.x(), rect.bottom()))
        inner = rect.adjusted(*(t.pxf(Space.S) * way for way in (1, 1, -1, -1)))
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        top, low = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(t.color(Token.TEXT2))
        metrics, half = QFontMetricsF(painter.font()), inner.width() / 2 - t.pxf(Space.XS)
        for text, align in (
            (self.tr("played well, unlucky"), left | top),
            (self.tr("played well, lucky"), right | top),
            (self.tr("mistakes, unlucky"), left | low),
            (self.tr("mistakes, lucky"), right | low),
        ):
            painter.drawText(inner, int(align), words_in(metrics, text, half))
        self._paint_seats(painter, rect)

    def _paint_seats(self, painter: QPainter, rect: QRectF) -> None:
        t, side = theme(), theme().px(_FACE)
        reach_x = max([_LEAST_REACH, *(abs(luck) for luck, _ in self.points)]) * 1.1
        reach_y = max([_LEAST_REACH, *(abs(skill) for _, skill in self.points)]) * 1.1
        room = rect.adjusted(side, side, -side, -side)
        taken: list[QPointF] = []
        for seat, (luck, skill) in enumerate(self.points):
            x = room.center().x() + luck / reach_x * room.width() / 2
            y = room.center().y() - skill / reach_y * room.height() / 2
            while any(abs(x - other.x()) < side and abs(y - other.y()) < side for other in taken):
                x += 1.1 * side  # nobody covers anybody
            taken.append(QPointF(x, y))
            who = self._match_view.match.seats[seat]
            look = portrait(self._match_view.game, who.player, who.name, seat)
            pixmap = portrait_pixmap(look, side, self.devicePixelRatioF())
            painter.drawPixmap(round(x - side / 2), round(y - side / 2), pixmap)
            painter.setPen(t.color(Token.TEXT))
            metrics = QFontMetricsF(painter.font())
            name = words_in(metrics, who.name, rect.width() / 3)
            wide = metrics.horizontalAdvance(name)
            left = min(max(rect.left() + 2, x - wide / 2), rect.right() - wide - 2)
            painter.drawText(QPointF(left, y + side / 2 + metrics.ascent()), name)


def next_opponents(match_view: MatchView) -> list[str]:
    """Whom to play next: after a win the next on the ladder, after a loss the one before.

    Empty if there is nobody, or not one person alone has played against bots of the ladder.
    """
    seats, people = match_view.match.seats, match_view.people
    if len(people) != 1:
        return []
    ladder = [bot.info.id for bot in match_view.game.ladder(len(seats))]
    others = [who.player for who in seats if who.player != PERSON]
    if any(other not in ladder for other in others):
        return []
    step = 1 if people[0] in winners(match_view) else -1
    places = [ladder.index(other) + step for other in others]
    if not all(0 <= place < len(ladder) for place in places):
        return []
    return [ladder[place] for place in places]
