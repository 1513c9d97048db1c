"""One vector by hand: eight entries and everything exact about them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from engines.contract.catalog import number, percent
from engines.games.fargo.entries import ENTRIES
from engines.games.fargo.strategy import StrategyVector
from engines.runtime.errors import ParseError
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.label import Figure, Label
from gui.kit.tips import Tip, set_tip
from gui.style import Space, Token, TypeRole, scaled

_STEP: Final = 50
_MOST: Final = 3150


class VectorEditor(Card):
    """Entries as fields and as one line of text; their figures follow at once.

    It is made in ``parts``; nothing else may be asked of it before.

    * ``play(vector)``, ``watch(vector)``: a match with it is wanted
    * ``keep(vector)``, ``forget(vector)``: it is to stand among the bots of a match, or no longer
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
        self.text.setAccessibleName(self.tr("The vector as text"))
        self.text.textEdited.connect(self._read_text)
        self.error = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self.fields = [NumberField(0, 0, _MOST, _STEP) for _ in range(ENTRIES)]
        self._shares = [Label("", TypeRole.LABEL, Token.TEXT2) for _ in range(ENTRIES)]
        self._note = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.play_button = Button(self.tr("Play against it"))
        self.play_button.clicked.connect(lambda: self.play.emit(self.vector))
        self.watch_button = Button(self.tr("Watch it play"))
        self.watch_button.clicked.connect(lambda: self.watch.emit(self.vector))
        self.keep_button = Button("")
        self.keep_button.clicked.connect(self._keep_or_forget)
        self.kept = ChoiceField()
        self.kept.setAccessibleName(self.tr("Saved strategies"))
        self.kept.activated.connect(lambda _place: self.show_vector(self.kept.currentData()))
        self._make_figures()
        self._cells = [self._cell(place) for place in range(ENTRIES)]
        self._lay_out()
        self.show_vector(self._optimum)

    def _make_figures(self) -> None:
        tr = self.tr
        self.points = Figure(tr("points per turn"), tr("Expected points, exactly."))
        self.behind = Figure(tr("below the best"), tr("Points per turn short of the optimum."))
        self.distance = Figure(tr("distance"), tr("To the optimum, in steps of 50."))
        self.spread = Figure(tr("deviation"), tr("Standard deviation of the points of a turn."))
        self.hot = Figure(tr("hot dice"), tr("Chance of scoring with all ten dice."))
        self.bust = Figure(tr("bust"), tr("Chance that a turn ends with a bust."))
        self.zero = Figure(tr("no points"), tr("Chance that a turn scores nothing."))
        self.rolls = Figure(tr("rolls"), tr("Mean number of rolls in a turn."))
        self._shown = (
            *(self.points, self.behind, self.distance, self.spread),
            *(self.hot, self.bust, self.zero, self.rolls),
        )

    def _lay_out(self) -> None:
        self.body.addWidget(Label(self.tr("Vector by hand"), TypeRole.SECTION))
        self._entries = QGridLayout()
        self._figures = QGridLayout()
        line, buttons = QHBoxLayout(), QHBoxLayout()
        line.addWidget(self.text, 1)
        line.addWidget(self.kept)
        for button in (self.play_button, self.watch_button, self.keep_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.body.addLayout(self._entries)
        self.body.addLayout(self._figures)
        self.body.addLayout(line)
        self.body.addLayout(buttons)
        for label in (self.error, self._note):
            self.body.addWidget(label)
            label.hide()
        self._columns = 0
        self.set_wide(True)
        for grid in (self._entries, self._figures):
            scaled(grid.setHorizontalSpacing, Space.S)
            scaled(grid.setVerticalSpacing, Space.XS)

    def _cell(self, place: int) -> QWidget:
        """A field with the number of dice before it and the aggressiveness after it."""
        field, share = self.fields[place], self._shares[place]
        name = self.tr("With 1 die left, bank from")
        if place:
            name = self.tr("With {0} dice left, bank from").format(place + 1)
        set_tip(field, Tip(name))
        share.setToolTip(self.tr("Aggressiveness: 0% always banks, 100% never banks"))
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

    def set_wide(self, wide: bool) -> None:
        """Put entries and figures into one row each, or into two."""
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
            field.blockSignals(True)
            field.setValue(entry)
            field.blockSignals(False)

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
        self.error.setText(reason)
        self.error.setVisible(bool(reason))
        for button in (self.play_button, self.watch_button, self.keep_button):
            button.set_blocked(self.tr("Enter eight numbers first.") if reason else "")

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
        self.keep_button.setText(self.tr("Save it") if place < 0 else self.tr("Delete it"))
        self.keep_button.setToolTip(self.tr("Saved strategies appear among the bots in New match."))

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
        self._note.setText(remark)
        self._note.setVisible(bool(remark))

    def _remark(self, vector: StrategyVector) -> str:
        if vector.policy() == self._optimum.policy():
            return self.tr("Plays exactly like the optimum: no strategy scores more.")
        if not vector.feasible:
            return self.tr("Outside the original search space; the figures are exact.")
        return ""
