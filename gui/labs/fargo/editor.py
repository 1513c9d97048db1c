"""One vector by hand: eight entries and everything exact about them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from engines.games.fargo.strategy import StrategyVector
from engines.games.fargo.units import ENTRIES
from engines.runtime.errors import ParseError
from engines.runtime.texts import number, percent, tr
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.label import Figure, Label, Tip, set_tip
from gui.style import Space, Token, TypeRole, scaled, theme

_ROW_FROM: Final = 880
"""At this width or more, at 100% user scale, a row has room for all fields."""
_STEP: Final = 50
_MOST: Final = 3150


class VectorEditor(Card):
    """Entries as fields and as one line of text; their figures follow at once.

    * ``play(vector)``, ``watch(vector)``: a match with it is wanted
    * ``keep(vector)``, ``forget(vector)``: offer it among the bots for matches, or no longer
    """

    play = Signal(object)
    watch = Signal(object)
    keep = Signal(object)
    forget = Signal(object)

    def __init__(self, optimum: StrategyVector, value: float) -> None:
        super().__init__()
        self._optimum = optimum
        self._value = value
        self.vector = optimum
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("labs-the-vector-as-text"))
        self.text.textEdited.connect(self._read_text)
        self.error = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self.fields = [NumberField(0, 0, _MOST, _STEP) for _ in range(ENTRIES)]
        self._shares = [Label("", TypeRole.LABEL, Token.TEXT2) for _ in range(ENTRIES)]
        self._note = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.play_button = Button(tr("labs-play-against-it"))
        self.play_button.clicked.connect(lambda: self.play.emit(self.vector))
        self.watch_button = Button(tr("labs-watch-it-play"))
        self.watch_button.clicked.connect(lambda: self.watch.emit(self.vector))
        self.keep_button = Button("")
        self.keep_button.clicked.connect(self._keep_or_forget)
        self.kept = ChoiceField()
        self.kept.setAccessibleName(tr("labs-saved-strategies"))
        self.kept.activated.connect(lambda _place: self.show_vector(self.kept.currentData()))
        self._make_figures()
        self._cells = [self._cell(place) for place in range(ENTRIES)]
        self._lay_out()
        self.show_vector(self._optimum)

    def _make_figures(self) -> None:
        self.points = Figure(tr("labs-points-per-turn-figure"), tr("labs-expected-points-exactly"))
        self.behind = Figure(tr("labs-below-the-best"), tr("labs-points-per-turn-short"))
        self.distance = Figure(tr("labs-distance"), tr("labs-optimum-steps-sentence"))
        self.spread = Figure(tr("labs-deviation"), tr("labs-standard-deviation-points-turn"))
        self.hot = Figure(tr("labs-hot-dice"), tr("labs-chance-scoring-all-ten"))
        self.bust = Figure(tr("labs-bust"), tr("labs-chance-turn-ends-bust"))
        self.zero = Figure(tr("labs-no-points"), tr("labs-chance-turn-scores-nothing"))
        self.rolls = Figure(tr("labs-rolls"), tr("labs-mean-number-rolls-turn"))
        self._shown = (
            *(self.points, self.behind, self.distance, self.spread),
            *(self.hot, self.bust, self.zero, self.rolls),
        )

    def _lay_out(self) -> None:
        self.body.addWidget(Label(tr("labs-vector-by-hand"), TypeRole.SECTION))
        self._entries = QGridLayout()
        self._figures = QGridLayout()
        self.body.addLayout(self._entries)
        self.body.addLayout(self._figures)
        self.body.addLayout(boxes.row((self.text, 1), self.kept))
        self.body.addLayout(boxes.row(self.play_button, self.watch_button, self.keep_button, 1))
        for label in (self.error, self._note):
            self.body.addWidget(label)
            label.hide()
        self._columns = 0
        scaled(self._arrange)
        for grid in (self._entries, self._figures):
            scaled(grid.setHorizontalSpacing, Space.S)
            scaled(grid.setVerticalSpacing, Space.XS)

    def _cell(self, place: int) -> QWidget:
        """A field with the number of dice before it and the aggressiveness after it."""
        field, share = self.fields[place], self._shares[place]
        name = tr("labs-one-die-left-bank-from")
        if place:
            name = tr("labs-dice-left-bank-from", place=place + 1)
        set_tip(field, Tip(name))
        share.setToolTip(tr("labs-aggressiveness-0-always-banks"))
        share.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.valueChanged.connect(self._read_fields)
        cell = QWidget()
        grid = QGridLayout(cell)
        grid.setContentsMargins(0, 0, 0, 0)
        scaled(grid.setSpacing, Space.XS)
        grid.addWidget(Label(str(place + 1), TypeRole.LABEL, Token.TEXT2), 0, 0)
        grid.addWidget(field, 0, 1)
        grid.addWidget(share, 1, 1)
        grid.setColumnStretch(1, 1)
        return cell

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put entries and figures into one row each, or into two."""
        wide = self.width() >= theme().px(_ROW_FROM)
        columns = ENTRIES if wide else ENTRIES // 2
        if columns == self._columns:
            return
        self._columns = columns
        for grid, widgets in ((self._entries, self._cells), (self._figures, self._shown)):
            for place, widget in enumerate(widgets):
                grid.removeWidget(widget)
                grid.addWidget(widget, *divmod(place, columns))
            for column in range(ENTRIES):
                grid.setColumnStretch(column, int(column < columns))

    def show_vector(self, vector: StrategyVector) -> None:
        """Edit this vector from now on."""
        self.text.setText(vector.text())
        self._fill_fields(vector)
        self._show(vector)

    def _fill_fields(self, vector: StrategyVector) -> None:
        for field, entry in zip(self.fields, vector.thresholds, strict=True):
            with QSignalBlocker(field):
                field.setValue(entry)

    def _read_fields(self) -> None:
        vector = StrategyVector(tuple(field.value() for field in self.fields))
        self.text.setText(vector.text())
        self._show(vector)

    def _read_text(self, text: str) -> None:
        try:
            vector = StrategyVector.parse(text)
        except ParseError as error:
            self._complain(str(error))
        else:
            self._fill_fields(vector)
            self._show(vector)

    def _complain(self, reason: str) -> None:
        self.error.tell(reason)
        for button in (self.play_button, self.watch_button, self.keep_button):
            button.set_blocked(tr("labs-enter-eight-numbers-first") if reason else "")

    # -- keeping ------------------------------------------------------------------------------

    def show_kept(self, kept: Sequence[tuple[str, StrategyVector]]) -> None:
        """Offer the strategies that are kept, by name."""
        self.kept.set_choices([name for name, _ in kept], [vector for _, vector in kept])
        self.kept.setVisible(bool(kept))
        self._show_keeping()

    def _show_keeping(self) -> None:
        """Say what the button does with the vector that is shown."""
        place = self._kept_place()
        self.kept.setCurrentIndex(place)
        self.keep_button.setText(tr("labs-save-it") if place < 0 else tr("labs-delete-it"))
        self.keep_button.setToolTip(tr("labs-saved-strategies-appear-among"))

    def _kept_place(self) -> int:
        places = range(self.kept.count())
        return next((n for n in places if self.kept.itemData(n) == self.vector), -1)

    def _keep_or_forget(self) -> None:
        (self.keep if self._kept_place() < 0 else self.forget).emit(self.vector)

    # -- showing ------------------------------------------------------------------------------

    def _show(self, vector: StrategyVector) -> None:
        self._complain("")
        self.vector = vector
        self._show_keeping()
        policy = vector.policy()
        value, figures = float(policy.exact_value().ev), policy.statistics()
        self.points.show_value(number(value, 4))
        self.behind.show_value(number(self._value - value, 4))
        self.distance.show_value(number(vector.distance(self._optimum)))
        self.spread.show_value(number(figures.sd, 1))
        self.hot.show_value(percent(figures.p_hot))
        self.bust.show_value(percent(figures.p_bust))
        self.zero.show_value(percent(figures.p_zero))
        self.rolls.show_value(number(figures.rolls, 2))
        for label, share in zip(self._shares, vector.aggressiveness(), strict=True):
            label.setText(percent(share, 0))
        remark = self._remark(vector)
        self._note.tell(remark)

    def _remark(self, vector: StrategyVector) -> str:
        if vector.policy() == self._optimum.policy():
            return tr("labs-plays-exactly-like-optimum")
        if not vector.feasible:
            return tr("labs-outside-original-search-space")
        return ""
