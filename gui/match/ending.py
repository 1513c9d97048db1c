"""The end of a game: who won and why, how everyone played, luck against skill, where it turned."""

from collections.abc import Sequence
from functools import partial, reduce
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.contract.analysis import Unit
from engines.contract.bot import target_of
from engines.contract.record import PERSON
from engines.match.analysis.luck import Chance, Chapter, Ledger
from engines.match.analysis.review import Review
from engines.match.narration import dice_of
from engines.runtime.texts import number, percent, tr
from engines.runtime.types import Seat
from gui.app.bots import bot_name
from gui.app.characters import portrait
from gui.app.errors import telling
from gui.app.opponents import match_against
from gui.app.ratings import elo_of
from gui.app.requests import Play
from gui.app.values import cost_of, difference_text
from gui.games.face import face
from gui.kit import boxes
from gui.kit.columns import Columns, ScrollColumn
from gui.kit.paint import box, paint_seat, pictures_in
from gui.kit.portraits import PortraitView, portrait_pixmap
from gui.kit.progress import ProgressLine
from gui.kit.steps import Piece, Steps
from gui.kit.throttle import SeenThrottle
from gui.kit.words import LEFT, RIGHT, draw_words, name_in
from gui.match import paper
from gui.match.analysis import chances_of, luck_sentence
from gui.match.log import parted
from gui.match.result import ranked, result_text, winners
from gui.match.study import SHOWN_MS, Findings, Study
from gui.match.tray import TrayButton
from gui.match.turning_points import basis_text, came, decided, largest_swing, lead_text
from gui.match.view import MatchView
from gui.style import Size, Space, Token, TypeRole, scaled, theme
from gui.style.palette import WORDS
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import face_of
from gui.table.sheet import Cell, ink, seat_ink

_WIDEST: Final = 2200
_HIGHEST: Final = 1000
_ABREAST: Final = (460, 600)
"""At these widths or more, at 100%, winner and players, and the sheets below, are side by side."""
_FACE: Final = 36
_LINE: Final = 46
_BAR: Final = (96, 0.18)
"""Length of the bar of decisions: at most, at 100%, and as a share of the line."""
_PICTURE: Final = 22
"""Side of what a score is made of, at most, at 100%."""
_NAME: Final = 0.4
"""Names have no more than this share of the line if they meet such pictures."""
_NAMED: Final = 2
"""A button names up to this many opponents."""
_POINTS: Final = 3
_PLOT: Final = 150
_LEAST_REACH: Final = (5.0, 0.5)
"""The picture of luck and skill reaches at least this many points right and left, up and down."""


class EndView(QWidget):
    """Takes the place of the table when a game is over; the table is one click away.

    * ``chosen(node)``: the person wants to see this step
    * ``turned()``: the table is wanted instead, or the result again
    * ``wants(request)``: the next match
    """

    chosen = Signal(int)
    turned = Signal()
    wants = Signal(object)

    def __init__(self, match_view: MatchView, study: Study) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = study
        self.result: Result | None = None
        self.table_wanted = False
        """Whether the table is shown instead of the result."""
        self._column = boxes.column(of=self)
        self.hide()

    def open(self, reason: str, remark: str = "", sums: Sequence[Cell] = ()) -> None:
        """Show the end of the game, with a moment of celebration the first time.

        Args:
            reason: why it ended as it did.
            remark: what the winner says.
            sums: what the score of each seat is made of, if it is of several things.
        """
        if self.result is None and not self.table_wanted:
            self.result = Result(self._match_view, self._study, reason, remark, sums)
            self.result.chosen.connect(self.chosen)
            self._column.addWidget(self.result)
            seats = self._match_view.match.seats
            self.setAccessibleName(f"{result_text(self._match_view)} {reason}")
            self.setAccessibleDescription(", ".join(who.name for who in seats))
            self.show()
            people = self._match_view.people
            if len(people) == 1 and people[0] in winners(self._match_view):
                paper.Confetti(self)
        self.setVisible(not self.table_wanted)
        # Everything gets its place before the first picture.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def forget(self) -> None:
        """The game is not over anymore: it may end in another way."""
        self.result, self.table_wanted = None, False
        boxes.clear(self._column)

    def buttons(self) -> list[TrayButton]:
        """Buttons for what can be done, apart from a review and a rematch."""
        found = []
        if others := next_opponents(self._match_view):
            play = partial(self._play, others)
            view = self._match_view
            names = tuple(bot_name(view.context, view.game, other) for other in others)
            known = len(names) <= _NAMED
            text = tr("match-play-against" if known else "match-next-opponents", names=names)
            found.append(TrayButton(text, play, name="next-opponent"))
        word = tr("match-result") if self.table_wanted else tr("match-table")
        return [*found, TrayButton(word, self._turn, name="table")]

    def _turn(self) -> None:
        self.table_wanted = not self.table_wanted
        self.turned.emit()

    def _play(self, opponents: list[str]) -> None:
        view = self._match_view
        with telling(view.failed.emit):
            self.wants.emit(Play(match_against(view.context, view.game, opponents)))


class Result(ScrollColumn):
    """Sheets of paper about one ending; they fill up while the game is analyzed.

    ``chosen(node)``: the person wants to see this step.
    """

    chosen = Signal(int)

    def __init__(
        self, match_view: MatchView, study: Study, reason: str, remark: str, sums: Sequence[Cell]
    ) -> None:
        super().__init__(_WIDEST, centred=True)
        self._match_view = match_view
        self._study = study
        self._due = SeenThrottle(self, self.refresh, SHOWN_MS)
        study.changed.connect(self._due.soon)
        self.players = [
            _PlayerLine(match_view, seat, place, sums[seat] if sums else Cell())
            for place, seat in enumerate(ranked(match_view), 1)
        ]
        self.plot = LuckAndSkill(match_view)
        self._progress = ProgressLine(Token.HINT)
        self._sentence = paper.Text("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._points = boxes.column(gap=0)
        self._story = paper.Text(wrap=True)
        self._story.hide()
        self._none = paper.Text("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.graph = paper.Graph(tr("kit-win-chance-graph"))
        self.graph.chosen.connect(self._show_nearest)
        self.graph.hide()
        self._hero = _Hero(match_view, reason, remark)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        lines = QWidget()
        boxes.column(1, *self.players, 1, of=lines, gap=0)
        first = paper.Sheet()
        first.body.addWidget(Columns(_ABREAST[0], (self._hero, lines), (1, 1)))
        money = self._match_view.game.info.unit is Unit.MONEY
        axes = tr("match-right-lucky-cents" if money else "match-right-lucky-points")
        told = paper.Text(axes, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.luck = paper.Sheet(tr("match-luck-and-skill"))
        self.luck.body.addWidget(told)
        self.luck.body.addWidget(self.plot, 1)
        self.luck.body.addWidget(self._sentence)
        turning = paper.Sheet(tr("match-the-game"))
        for widget in (self._progress, self._story, self._none):
            turning.body.addWidget(widget)
        turning.body.addLayout(self._points)
        turning.body.addWidget(self.graph, 3)
        turning.body.addStretch()
        self._below = Columns(_ABREAST[1], (self.luck, turning), (1, 1))
        self.body.addStretch(1)
        self.body.addWidget(first)
        self.body.addWidget(self._below, 100)
        self.body.addStretch(1)
        scaled(self._below.setMaximumHeight, _HIGHEST)
        scaled(self.body.setContentsMargins, 0, 0, Space.XS, Space.XS)
        scaled(self.body.setSpacing, Space.M)

    def _show_decision(self, node: int) -> None:
        """Show the table as it was before a decision."""
        self.chosen.emit(self._match_view.match.history.node(node).parent)

    def _show_nearest(self, ply: int) -> None:
        """Show the costliest decision that is nearest to a place of the graph."""
        review = self._study.findings.review
        if review is not None and review.turning_points:
            nearest = min(review.turning_points, key=lambda point: abs(point.ply - ply))
            self._show_decision(nearest.node)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Write and draw as large as there is room."""
        growth = paper.growth_in(self.size())
        for part in self.findChildren(QWidget):
            if isinstance(part, (paper.Text, paper.Drawing, paper.Graph, paper.Wreath, Steps)):
                part.grow(growth)

    def refresh(self) -> None:
        """Show what has been found so far."""
        found = self._study.findings
        self._progress.set_active(self._study.running)
        review = found.review
        checking = review is None or not review.complete
        self._none.setText(found.error or (tr("match-checking-every-decision") if checking else ""))
        if review is not None:
            self._progress.set_progress(review.done / review.total if review.total else None)
            judges = not is_flat(review) or bool(review.turning_points)
            for line in self.players if judges else ():
                line.show_review(review)
            self._show_points(found, review, judges=judges)
            self.luck.setVisible(judges or not review.complete)
            self.graph.setVisible(not is_flat(review))
            self.graph.show_plot(chances_of(self._match_view, review))
            if review.complete:
                told = lead_text(self._match_view, review), basis_text(self._match_view)
                self._story.tell(" ".join(filter(None, told)))
                if not any(line.judged for line in self.players):
                    self.body.setStretchFactor(self._below, 0)  # one sentence needs no tall sheet
            if found.ledger is not None:
                self.plot.show_findings(review, found.ledger)
        self._sentence.tell(self._luck_text)
        self._grow()

    @property
    def _luck_text(self) -> str:
        """Whom everyone's luck helped most; until that is known, that it is being added up."""
        found, view = self._study.findings, self._match_view
        known = found.ledger is not None and found.ledger.complete
        if self._study.running and not known:
            return tr("match-adding-up-luck")
        return luck_sentence(view.game, found.ledger, view.words) if found.ledger else ""

    def _show_points(self, found: Findings, review: Review, *, judges: bool) -> None:
        """What turned the game most, in its order; a click shows it."""
        swing = largest_swing(found.ledger)
        moments: list[Chapter] = [] if swing is None else [swing]
        largest = sorted(review.turning_points, key=lambda each: (each.by != PERSON, -each.loss))
        moments += largest[: _POINTS - len(moments)]
        boxes.clear(self._points)
        for moment in sorted(moments, key=lambda moment: moment.ply):
            row = _Moment(self._match_view, moment)
            row.clicked.connect(partial(self._show_decision, moment.node))
            self._points.addWidget(row)
        if review.complete and not largest:
            none = tr("match-no-mistakes-were-found")
            self._none.setText(none if judges else tr("match-nothing-to-judge"))
        self._none.setVisible(not largest and bool(self._none.text()))


class _Moment(paper.SheetRow):
    """A decision and a better one, or a roll or draw; and what it gained or cost."""

    def __init__(self, view: MatchView, moment: Chapter) -> None:
        super().__init__()
        who, step = view.match.seats[moment.seat], view.match.history.step(moment.node)
        title = tr("match-round", name=who.name, round=step.before.moment.round)
        drawn, roll = partial(face(view.game.id).drawn, words=view.words), step.before.roll()
        if isinstance(moment, Chance):
            _, tip, sign, token = came(step.before, moment, view.words)
            told, change = moment.told, moment.luck().mean
            which = "match-most-luck" if change > 0 else "match-least-luck"
            below: list[Piece] = [*tr(which).split()]
        else:
            _, tip, sign, token = decided(step.before, moment, view.words)
            assert moment.judgement is not None
            told, change = moment.judgement.told, -cost_of(view.game, moment.judgement)
            below = [*tr("match-better").split(), *parted(drawn((moment.judgement.better,)))]
        dice = [(paint_mini, face_of(roll, each)) for each in dice_of(step)] if roll else ()
        figure = f"{sign} {difference_text(view.game, change, signed=True)}"
        first = _words((*title.split(), *(dice or parted(drawn((told,))))), TypeRole.SECTION)
        second = _words(below, TypeRole.SECONDARY, Token.TEXT2)
        look = paper.Text(tr("match-look"), TypeRole.SECONDARY, Token.ACCENT)
        lines = boxes.column(
            boxes.row((first, 1), paper.Text(figure, TypeRole.SECTION, token), gap=Space.S),
            boxes.row((second, 1), look, gap=Space.S),
            gap=0,
        )
        picture = PortraitView(portrait(view.game, who.player, who.name, moment.seat), _FACE - 4)
        self.body.addLayout(boxes.row(picture, (lines, 1), gap=Space.S))
        self.setToolTip(tip)
        self.setAccessibleName(f"{title} {view.words.say(told)}. {tip}")


def _words(pieces: Sequence[Piece], role: TypeRole, token: Token = Token.TEXT) -> Steps:
    """Words on a sheet with dice or the like between them."""
    steps = Steps(Size.DIE_MINI)
    steps.setForegroundRole(WORDS[token])
    steps.show_steps((pieces,), "", role)
    return steps


class _Hero(QWidget):
    """The winner with a wreath, or the person if that is not them; the result, and why."""

    def __init__(self, match_view: MatchView, reason: str, remark: str) -> None:
        super().__init__()
        won, people = winners(match_view), match_view.people
        mine = len(people) == 1 and people[0] in won
        seat = people[0] if len(people) == 1 else won[0]
        who = match_view.match.seats[seat]
        face = portrait(match_view.game, who.player, who.name, seat)
        title = result_text(match_view).removesuffix(".")
        words = list[paper.Text]()
        if mine:
            title = tr("match-you-win") if len(won) == 1 else tr("match-a-tie")
        elif len(people) == 1:  # first how the person did, then who won
            words.append(paper.Text(title, TypeRole.SECTION, wrap=True))
            place = ranked(match_view).index(people[0]) + 1
            two = len(match_view.match.seats) == len(won) + 1
            title = tr("match-you-lost") if two else tr("match-you-came", place=place)
        title_label = paper.Text(title, TypeRole.HERO, wrap=True)
        words = [title_label, *words, paper.Text(reason, TypeRole.BODY, Token.TEXT2, wrap=True)]
        if remark:
            quoted = tr("kit-quoted", text=remark)
            words.append(paper.Text(quoted, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        wreath = paper.Wreath(face, crowned=mine or len(people) != 1)
        boxes.row(wreath, (boxes.column(1, *words, 1), 1), of=self, gap=Space.L)


class _PlayerLine(paper.Drawing):
    """A seat: place, portrait, name, what its score is made of, and how well it has played."""

    least = QSize(180, _LINE)

    def __init__(self, match_view: MatchView, seat: Seat, place: int, made: Cell) -> None:
        super().__init__()
        self._seat, self._place, self._made = seat, place, made
        who = match_view.match.seats[seat]
        self._name = who.name
        self._face = portrait(match_view.game, who.player, who.name, seat)
        standings = match_view.game.standings(match_view.match.position.state, None)
        self._score = number(standings[seat].score)
        facts = match_view.game.info
        if facts.unit is Unit.MONEY:
            money = match_view.match.position.returns()[seat]
            self._score = tr("match-ct", cents=number(int(money), signed=True))
        elif facts.leaves:  # its score decides nothing
            self._score = ""
        self._accuracy: float | None = None
        told = ", ".join(filter(None, (self._name, made.words, made.figure, self._score)))
        self.setAccessibleName(f"{place}. {told}")
        self.setToolTip(made.words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def judged(self) -> bool:
        """Whether any of its decisions was."""
        return self._accuracy is not None

    def show_review(self, review: Review) -> None:
        """Show how the seat has played, where it was judged."""
        report = review.report(self._seat)
        if not report.decisions:
            return
        good, decisions = report.good, report.decisions
        self._accuracy = good / decisions
        told = tr("match-decisions-without-mistake", good=good, decisions=decisions)
        self.setToolTip("\n".join(filter(None, (told, self._made.words))))
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, (painter, rect) = theme(), self.drawn()
        if self._place > 1:
            painter.fillRect(QRectF(0, 0, rect.width(), 1), ink(Token.LINE))

        def write(text: str, at: QRectF, role: TypeRole, token: Token, flags: int = LEFT) -> None:
            draw_words(painter, at, text, t.font(role), ink(token), flags)

        left = t.pxf(Space.XL)
        write(str(self._place), rect, TypeRole.SECTION, Token.TEXT2)
        face = portrait_pixmap(self._face, t.px(_FACE), self.growth * self.devicePixelRatioF())
        painter.drawPixmap(round(left), round(rect.center().y() - t.px(_FACE) / 2), face)
        left += t.pxf(_FACE + Space.S)
        figure = QFontMetricsF(t.font(TypeRole.PLATE)).horizontalAdvance(self._score)
        write(self._score, rect, TypeRole.PLATE, Token.TEXT, RIGHT)
        lower = self._accuracy is not None or self._made.words
        middle = rect.center().y() - (t.pxf(9) if lower else 0)
        mark = t.pxf(Size.MARK - 2)
        at = QRectF(left, middle - mark / 2, mark, mark)
        paint_seat(painter, at, self._seat, seat_ink(self._seat))
        line = t.pxf(TypeRole.SECTION.line)
        right = rect.right() - figure - t.pxf(Space.M)
        start = left + mark + t.pxf(Space.S)
        below = rect.center().y() + t.pxf(11)
        at = QRectF(start, below - line / 2, right - start, line)
        write(self._made.figure, at, TypeRole.LABEL, Token.TEXT2, RIGHT)
        side, looks = t.pxf(_PICTURE), self._made.pictures
        metrics, room = QFontMetricsF(t.font(TypeRole.SECTION)), right - start
        named = min(metrics.horizontalAdvance(self._name) + t.pxf(Space.M), _NAME * room)
        wide = min(len(looks) * side, room - named)
        strip = QRectF(right - wide, middle - side / 2, wide, side)
        places = pictures_in(strip, len(looks), side, t.pxf(2))
        for place, (paint, *look) in zip(places, looks, strict=True):
            paint(painter, place, *look)  # type: ignore[operator]
        name = name_in(metrics, self._name, room - wide)
        at = QRectF(start, middle - line / 2, room - wide, line)
        write(name, at, TypeRole.SECTION, Token.TEXT)
        if self._accuracy is None:
            return
        most, share = _BAR
        bar = min(t.pxf(most), share * rect.width())
        track = QRectF(left, below - t.pxf(3), bar, t.pxf(6))
        box(painter, track, track.height() / 2, ink(Token.SUNKEN))
        track.setWidth(self._accuracy * bar)
        box(painter, track, track.height() / 2, ink(Token.GOOD))
        at = QRectF(left + bar + t.pxf(Space.S), below - line / 2, right - left - bar, line)
        part, metrics = percent(self._accuracy, 0), QFontMetricsF(t.font(TypeRole.LABEL))
        text = tr("match-accurate", accuracy=part)
        if metrics.horizontalAdvance(text) > at.width():  # the tip says what it is
            text = part
        write(text, at, TypeRole.LABEL, Token.TEXT2)


class LuckAndSkill(paper.Drawing):
    """Every seat as a portrait: the luckier, the farther right; the better the play, the higher.

    Luck is the value of a player's own rolls and draws; what a decision costs is compared with the
    table's mean.
    """

    least = QSize(200, _PLOT)

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self.points: list[tuple[float, float]] = []
        """Luck, and skill per decision, of every seat, in points; empty until they are known."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_findings(self, review: Review, ledger: Ledger) -> None:
        """Show everyone's luck and skill, as far as known."""
        reports = [review.report(seat) for seat in range(review.seats)]
        rates = [each.error_rate for each in reports if each.decisions]
        if not rates:
            return
        mean = sum(rates) / len(rates)
        skills = [mean - each.error_rate if each.decisions else 0.0 for each in reports]
        self.points = [(100 * ledger.own(n).mean, 100 * skill) for n, skill in enumerate(skills)]
        names, amount = [who.name for who in self._match_view.match.seats], self._amount
        texts = [
            tr("match-luck-decisions", name=name, luck=amount(luck), decisions=amount(skill, 2))
            for name, (luck, skill) in zip(names, self.points, strict=True)
        ]
        self.setAccessibleName("; ".join(texts))
        self.setToolTip("\n".join(texts))
        self.update()

    def _amount(self, points: float, decimals: int = 1) -> str:
        return difference_text(self._match_view.game, points / 100, decimals, signed=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, (painter, room) = theme(), self.drawn()
        rect = room.adjusted(1, 1, -1, -1)
        box(painter, rect, t.pxf(6), ink(Token.RAISED, 0.55), ink(Token.LINE))
        middle = rect.center()
        lucky = QRectF(middle.x(), rect.top(), rect.width() / 2, rect.height() / 2)
        painter.fillRect(lucky, ink(Token.GOOD_SOFT, 0.7))
        painter.setPen(QPen(ink(Token.LINE_STRONG), t.pxf(1)))
        painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()))
        painter.drawLine(QPointF(middle.x(), rect.top()), QPointF(middle.x(), rect.bottom()))
        inner = rect.adjusted(*(t.pxf(Space.S) * way for way in (1, 1, -1, -1)))
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        top, low = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(ink(Token.TEXT2))
        half = inner.width() / 2 - t.pxf(Space.S)
        for text, align in (
            (tr("match-played-well-unlucky"), left | top),
            (tr("match-played-well-lucky"), right | top),
            (tr("match-mistakes-unlucky"), left | low),
            (tr("match-mistakes-lucky"), right | low),
        ):
            corner = inner.adjusted(*((0, 0, -half, 0) if align & left else (half, 0, 0, 0)))
            painter.drawText(corner, int(align | Qt.TextFlag.TextWordWrap), text)
        if self.points:
            self._paint_seats(painter, rect)

    def hands(self, rect: QRectF, side: float) -> list[dict[Seat, QRectF]]:
        """Where the portraits are; those that would hide each other lie like a hand of cards.

        None is higher or lower than its decisions are good.
        """
        (low_x, low_y), (lucks, skills) = _LEAST_REACH, zip(*self.points, strict=True)
        reach_x, reach_y = 1.1 * max(low_x, *map(abs, lucks)), 1.1 * max(low_y, *map(abs, skills))
        room, found = rect.adjusted(side, side, -side, -side), list[dict[Seat, QRectF]]()
        for seat, (luck, skill) in sorted(enumerate(self.points), key=itemgetter(1)):
            right, up = luck / reach_x * room.width() / 2, skill / reach_y * room.height() / 2
            face = QRectF(0, 0, side, side)
            face.moveCenter(room.center() + QPointF(right, -up))
            for hand in found:
                away = next(iter(hand.values())).center() - face.center()
                if away.manhattanLength() < side:
                    hand[seat] = face
                    break
            else:
                found.append({seat: face})
        for hand in found:
            for place, face in enumerate(hand.values()):
                face.translate((place - (len(hand) - 1) / 2) * side / 3, 0)
        return found

    def _paint_seats(self, painter: QPainter, rect: QRectF) -> None:
        side, seats = theme().px(_FACE), self._match_view.match.seats
        metrics = QFontMetricsF(painter.font())
        hands = self.hands(rect, side)
        taken = [place for hand in hands for place in hand.values()]
        for seat, place in (each for hand in hands for each in hand.items()):
            look = portrait(self._match_view.game, seats[seat].player, seats[seat].name, seat)
            pixmap = portrait_pixmap(look, side, self.growth * self.devicePixelRatioF())
            painter.drawPixmap(round(place.left()), round(place.top()), pixmap)
        for hand in hands:
            around = reduce(QRectF.united, hand.values())
            lines = [
                f"{name_in(metrics, seats[seat].name, rect.width() / 4)} "
                f"{self._amount(self.points[seat][0])}"
                for seat in hand
            ]
            wide = max(map(metrics.horizontalAdvance, lines)) + side / 3
            round_end = metrics.height() + side / 9
            high = round_end + (len(lines) - 1) * metrics.lineSpacing()
            plate = QRectF(0, 0, wide, high)
            plates = [
                plate.translated(around.right(), around.center().y() - high / 2),
                plate.translated(around.left() - wide, around.center().y() - high / 2),
                plate.translated(around.center().x() - wide / 2, around.bottom()),
                plate.translated(around.center().x() - wide / 2, around.top() - high),
            ]
            free = (each for each in plates if not any(map(each.intersects, taken)))
            plate = next(filter(rect.contains, free), plates[0])
            taken.append(plate)
            box(painter, plate, round_end / 2, ink(Token.RAISED), ink(Token.LINE))
            painter.setPen(ink(Token.TEXT))
            painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), "\n".join(lines))


def is_flat(review: Review) -> bool:
    """Whether the adviser thought the same of every position before the last."""
    known = [[each.mean for each in at] for at in review.chances[:-1] if at is not None]
    return all(means == known[0] for means in known)


def next_opponents(match_view: MatchView) -> list[str]:
    """Whom to play next: after a win the next on the ladder, after a loss the one before.

    An adaptive opponent is between those with ratings around its own. Where the ladder ends for all
    of them, the other neighbors, so that there is someone new to meet. Empty if there is nobody, or
    unless a single person has played against bots of the ladder or adaptive ones.
    """
    seats, people = match_view.match.seats, match_view.people
    if len(people) != 1:
        return []
    ladder = [bot.info.id for bot in match_view.game.ladder(len(seats))]
    others = [who.player for who in seats if who.player != PERSON]
    neighbors = {bot: (place - 1, place + 1) for place, bot in enumerate(ladder)}
    for other in others:
        if (target := target_of(other)) is not None:
            above = sum((elo_of(match_view.game, bot) or 0.0) < target for bot in ladder)
            neighbors[other] = above - 1, above
    if not neighbors.keys() >= set(others):
        return []
    won = people[0] in winners(match_view)
    for up in (won, not won):
        places = [neighbors[other][up] for other in others]
        found = [ladder[min(max(0, place), len(ladder) - 1)] for place in places]
        if found != others:
            return found
    return []
