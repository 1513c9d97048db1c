"""The money sheet: points, strich and cents of the three seats, and what the end pays."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.core.words import number
from engines.games.lange_strasse.settlement import Payment, Transfer, settled, transfers
from engines.games.lange_strasse.view import LangeStrasseView
from gui.games.lange_strasse import wording
from gui.kit import boxes
from gui.kit.card import Card
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.kit.paint import box, paint_seat
from gui.style import Size, Space, Token, TypeRole, theme

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SEATS: Final = 3
_WIDTH: Final = 320
_HALF: Final = 5000
_SAFE_OPACITY: Final = 0.45


class ScoreTrack(QWidget):
    """A seat on its way to 10 000 points, with a mark at 5000; points of the turn are dashed."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self._score = 0
        self._turn = 0
        self._full = 1
        self._target = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(Size.BAR + Space.XS))
        self.update()

    def show_score(self, score: int, turn: int, full: int, target: int) -> None:
        """Show a score and the points of its turn on a scale that ends at ``full``."""
        self._score, self._turn, self._full, self._target = score, turn, full, target
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = t.pxf(Size.BAR)
        track = QRectF(0, t.pxf(Space.XS) / 2, self.width(), height)
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, height / 2, t.color(Token.SUNKEN), edge)
        colour = t.seat_color(self._seat)
        if self._turn:
            light = QColor(colour)
            light.setAlphaF(_SAFE_OPACITY)
            self._fill(painter, track, self._score + self._turn, light)
        if self._score:
            self._fill(painter, track, self._score, colour)
        for points, token in ((_HALF, Token.LINE_STRONG), (self._target, Token.TEXT)):
            x = min(track.width() * points / self._full, track.width() - 1)
            painter.setPen(QPen(t.color(token), t.pxf(1.5)))
            painter.drawLine(QLineF(x, 0, x, self.height()))

    def _fill(self, painter: QPainter, track: QRectF, points: int, colour: QColor) -> None:
        fill = QRectF(track)
        fill.setWidth(max(track.height(), track.width() * min(1.0, points / self._full)))
        box(painter, fill, track.height() / 2, colour)


class PaymentLine(QWidget):
    """One payment: what for, the marks of who pays and of who gets it, the cents."""

    def __init__(self) -> None:
        super().__init__()
        self._why = ""
        self._payers: tuple[int, ...] = ()
        self._receiver = 0
        self._cents = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(TypeRole.SECONDARY.line + Space.XS))
        self.update()

    def show_payment(
        self, why: str, payers: tuple[int, ...], receiver: int, cents: int, names: Sequence[str]
    ) -> None:
        """Show that each of ``payers`` pays ``cents`` to ``receiver``."""
        self._why, self._payers, self._receiver, self._cents = why, payers, receiver, cents
        text = self.tr("{0}: {1} to {2}, {3} cents each")
        if len(payers) == 1:
            text = self.tr("{0}: {1} to {2}, {3} cents")
        paying = ", ".join(names[seat] for seat in payers)
        self.setAccessibleName(text.format(why, paying, names[receiver], cents))
        self.setToolTip(self.accessibleName())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setFont(t.font(TypeRole.TABLE))
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(rect, int(_RIGHT), str(self._cents))
        mark, gap = t.pxf(Size.MARK), t.pxf(Space.XS)
        x = rect.right() - t.pxf(48) - mark
        top = rect.center().y() - mark / 2
        paint_seat(painter, QRectF(x, top, mark, mark), self._receiver)
        x -= mark + gap
        painter.setPen(t.color(Token.TEXT2))
        painter.setFont(t.font(TypeRole.SECONDARY))
        centre = int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(QRectF(x, rect.top(), mark, rect.height()), centre, "→")
        for seat in reversed(self._payers):
            x -= mark + gap
            paint_seat(painter, QRectF(x, top, mark, mark), seat)
        left = rect.adjusted(0, 0, x - gap - rect.right(), 0)
        text = painter.fontMetrics().elidedText(
            self._why, Qt.TextElideMode.ElideRight, int(left.width())
        )
        painter.drawText(left, int(Qt.AlignmentFlag.AlignVCenter), text)


class Ledger(Card):
    """One line for each seat: mark, name, points, strich, money with its sign and colour.

    Below, who would pay whom if the game ended now; when it is over, who has paid whom.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._names = [ElidedLabel("", TypeRole.BODY) for _ in range(_SEATS)]
        self._points = [Label("", TypeRole.TABLE) for _ in range(_SEATS)]
        self._marks = [Label("", TypeRole.BODY, Token.TEXT2) for _ in range(_SEATS)]
        self._money = [Label("", TypeRole.TABLE) for _ in range(_SEATS)]
        self._then = [Label("", TypeRole.TABLE) for _ in range(_SEATS)]
        self._tracks = [ScoreTrack(seat) for seat in range(_SEATS)]
        self._round = Label("", TypeRole.SECTION)
        self._make_grid()
        self._end = QWidget()
        self._end_column = boxes.column(of=self._end)
        self._heading = Label("", TypeRole.SECTION)
        self._end_column.addWidget(self._heading)
        self._lines: list[PaymentLine] = []
        body: QVBoxLayout = self.body
        body.addWidget(self._round)
        body.addLayout(self._grid)
        body.addWidget(self._end)
        theme().follow(self.size_to_theme)

    def _make_grid(self) -> None:
        self._grid = QGridLayout()
        tr = self.tr
        heads = ("", "", tr("points"), tr("strich"), tr("cents"), tr("if it ended"))
        labels = [Label(text, TypeRole.LABEL, Token.TEXT2) for text in heads]
        for column, head in enumerate(labels):
            head.setAlignment(_RIGHT)
            self._grid.addWidget(head, 0, column)
        self._then_head = labels[-1]
        for seat in range(_SEATS):
            row = 2 * seat + 1
            self._grid.addWidget(SeatMark(seat), row, 0)
            self._grid.addWidget(self._names[seat], row, 1)
            cells = (self._points[seat], self._marks[seat], self._money[seat], self._then[seat])
            for column, label in enumerate(cells, 2):
                label.setAlignment(_RIGHT)
                self._grid.addWidget(label, row, column)
            self._grid.addWidget(self._tracks[seat], row + 1, 1, 1, len(heads) - 1)
        self._grid.setColumnStretch(1, 1)

    def size_to_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._grid.setHorizontalSpacing(t.px(Space.M))
        self._grid.setVerticalSpacing(t.px(Space.XS))
        self._end_column.setSpacing(0)
        self.setFixedWidth(t.px(_WIDTH))

    def show_end(self, shown: bool) -> None:
        """Show the payments of the end, or not where there is no room."""
        self._end.setVisible(shown)

    @property
    def payments(self) -> tuple[str, ...]:
        """The payments that are shown, in words."""
        return tuple(line.accessibleName() for line in self._lines if not line.isHidden())

    def show_view(self, view: LangeStrasseView, names: Sequence[str]) -> None:
        """Show the sheet of a position."""
        found = transfers(view.scores, view.strich, view.round, view.order)
        self._round.setText(wording.round_name(view))
        full = max(view.target, *view.scores)
        for seat, name in enumerate(names):
            self._names[seat].setText(name)
            self._points[seat].setText(number(view.scores[seat]))
            self._marks[seat].setText("✗" if view.strich[seat] else "–")
            turn = view.accumulated + view.set_points if seat == view.mover else 0
            turn = 0 if view.over else turn
            self._tracks[seat].show_score(view.scores[seat], turn, full, view.target)
            _show_cents(self._money[seat], view.money[seat])
            then = view.money[seat] + settled(found)[seat]
            _show_cents(self._then[seat], then)
        begun = any(view.scores)
        for widget in (self._then_head, *self._then):
            widget.setVisible(begun and not view.over)
        self._show_payments(found if begun else (), view, names)
        self.setAccessibleName("; ".join(self._seat_texts(view, names)))

    def _seat_texts(self, view: LangeStrasseView, names: Sequence[str]) -> list[str]:
        text = self.tr("{0}: {1} points, {2}, {3} cents")
        return [
            text.format(
                name,
                number(view.scores[seat]),
                self.tr("strich") if view.strich[seat] else self.tr("no strich"),
                number(view.money[seat], signed=True),
            )
            for seat, name in enumerate(names)
        ]

    def _show_payments(
        self, found: Sequence[Transfer], view: LangeStrasseView, names: Sequence[str]
    ) -> None:
        heading = self.tr("Settlement") if view.over else self.tr("If the game ended now")
        self._heading.setText(heading)
        self._heading.setVisible(bool(found))
        groups: dict[tuple[Payment, int, int], list[int]] = {}
        for one in found:
            groups.setdefault((one.why, one.receiver, one.cents), []).append(one.payer)
        while len(self._lines) < len(groups):
            line = PaymentLine()
            self._end_column.addWidget(line)
            self._lines.append(line)
        for line in self._lines[len(groups) :]:
            line.hide()
        for line, (what, payers) in zip(self._lines, groups.items(), strict=False):
            why, receiver, cents = what
            name = wording.payment_name(why)
            line.show_payment(name, tuple(payers), receiver, cents, names)
            line.show()


class LedgerLine(QWidget):
    """The same in one line, for narrow windows: the round, and what the end would bring now."""

    def __init__(self) -> None:
        super().__init__()
        self._round = Label("", TypeRole.SECTION)
        self._text = Label(self.tr("if it ended now:"), TypeRole.SECONDARY, Token.TEXT2)
        self._cents = [Label("", TypeRole.TABLE) for _ in range(_SEATS)]
        self._marks = [SeatMark(seat) for seat in range(_SEATS)]
        self._row = boxes.row(self._round, 1, self._text, of=self)
        for mark, cents in zip(self._marks, self._cents, strict=True):
            self._row.addWidget(mark)
            self._row.addWidget(cents)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._row.setSpacing(theme().px(Space.S))

    def show_view(self, view: LangeStrasseView, names: Sequence[str]) -> None:
        """Show the sheet of a position."""
        self._round.setText(wording.round_name(view))
        end = settled(transfers(view.scores, view.strich, view.round, view.order))
        shown = any(view.scores) and not view.over
        for widget in (self._text, *self._marks, *self._cents):
            widget.setVisible(shown)
        for seat, label in enumerate(self._cents):
            _show_cents(label, view.money[seat] + end[seat])
        each = (
            self.tr("{0} {1} cents").format(name, number(paid + more, signed=True))
            for name, paid, more in zip(names, view.money, end, strict=False)
        )
        text = self.tr("{0}; if it ended now: {1}").format(self._round.text(), ", ".join(each))
        self.setAccessibleName(text if shown else self._round.text())


def _show_cents(label: Label, cents: int) -> None:
    """Money with its sign, in its colour."""
    label.setText(number(cents, signed=True))
    label.set_token(Token.TEXT2 if cents == 0 else Token.GOOD if cents > 0 else Token.BAD)
