"""The head of a hint: who gives it, how long they think, in which unit, and for which moves."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget
from superqt.utils import QFlowLayout

from engines.contract.analysis import Analysis, Unit
from engines.contract.budget import Budget
from engines.contract.position import notation
from engines.match.advice.hint import Hint, Stage, looked_ahead
from engines.match.advice.table_adviser import advisers
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.values import budget_groups, budget_text, unit_name
from gui.kit.button import Button, ButtonKind, open_menu
from gui.match.hint_views import units_of
from gui.match.moves_menu import MovesMenu
from gui.match.view import MatchView
from gui.style import Space, scaled

_OPENS: Final = "▼"
"""Behind the words of a button that opens a menu; Inter has this sign."""


class HintHead(QWidget):
    """Buttons with menus above the hints of one match.

    * ``changed()``: another adviser, thinking time, or unit was chosen
    * ``failed(text)``: something couldn't be done, and why
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, context: Context, match_view: MatchView) -> None:
        super().__init__()
        self._context = context
        self._match_view = match_view
        self._hint: Hint | None = None
        self.adviser = self._button(tr("match-adviser"))
        self.adviser.clicked.connect(lambda: open_menu(self.adviser_menu(), self.adviser))
        self.budget = self._button(tr("match-how-long-adviser-thinks"))
        self.budget.clicked.connect(lambda: open_menu(self.budget_menu(), self.budget))
        self.unit = self._button(tr("match-figure-shown"))
        self.unit.clicked.connect(lambda: open_menu(self.unit_menu(), self.unit))
        self.moves = self._button(tr("match-moves-the-adviser-considers"))
        self.moves.clicked.connect(self._open_moves)
        self._row = QFlowLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in (self.adviser, self.budget, self.unit, self.moves):
            self._row.addWidget(button)
        scaled(self._row.setHorizontalSpacing, Space.XS)
        self._row.setVerticalSpacing(0)

    def _button(self, tip: str) -> Button:
        button = Button("", ButtonKind.QUIET, compact=True, key=_OPENS)
        button.setToolTip(tip)
        return button

    def show_hint(self, hint: Hint | None) -> None:
        """Update the buttons for a hint."""
        self._hint = hint
        match_view = self._match_view
        adviser = match_view.hints.adviser.info
        analysis = None if hint is None else hint.analysis
        self.adviser.setText(bot_name(self._context, match_view.game, adviser.id))
        self.budget.setText(budget_text(match_view.hints.budget))
        self.budget.setVisible(adviser.searches)
        self.unit.setText("" if analysis is None else unit_name(self.unit_of(analysis)))
        facts = match_view.game.info
        self.unit.setVisible(analysis is not None and looked_ahead(analysis, facts))
        if hint is None or hint.stage is not Stage.RANKED:
            self.moves.setVisible(False)  # the moves have not been requested yet
            return
        count = len(match_view.match.history.place(hint.node).position.legal())
        text = tr("match-only-of-moves", shown=len(hint.only), moves=count)
        self.moves.setText(text if hint.only else tr("match-all-moves"))
        self.moves.setVisible(count > 1)

    def unit_of(self, analysis: Analysis) -> Unit:
        """The unit in which an analysis is shown: the chosen one, if the analysis has it."""
        chosen = self._context.settings.get(keys.hint_unit(self._match_view.game.id))
        found = (unit for unit in units_of(analysis) if unit.value == chosen)
        return next(found, analysis.unit)

    # -- menus --------------------------------------------------------------------------------

    def adviser_menu(self) -> QMenu:
        """The bots that may advise."""
        menu = QMenu(self)
        match_view = self._match_view
        for bot in advisers(match_view.game, len(match_view.match.seats)):
            name = bot_name(self._context, match_view.game, bot.info.id)
            action = menu.addAction(name, partial(self._choose, bot.info.id, None))
            action.setCheckable(True)
            action.setChecked(bot is match_view.hints.adviser)
        return menu

    def budget_menu(self) -> QMenu:
        """How long the adviser may think, or how many playouts it may use."""
        menu = QMenu(self)
        hints = self._match_view.hints
        for group in budget_groups(hints.adviser.info.budget, hints.budget):
            menu.addSeparator()
            for budget in group:
                choose = partial(self._choose, hints.adviser.info.id, budget)
                action = menu.addAction(budget_text(budget), choose)
                action.setCheckable(True)
                action.setChecked(budget == hints.budget)
        return menu

    def unit_menu(self) -> QMenu:
        """The units in which the adviser can judge."""
        menu = QMenu(self)
        analysis = None if self._hint is None else self._hint.analysis
        for unit in () if analysis is None else units_of(analysis):
            action = menu.addAction(unit_name(unit), partial(self._choose_unit, unit))
            action.setCheckable(True)
            action.setChecked(analysis is not None and unit is self.unit_of(analysis))
        return menu

    def moves_menu(self) -> MovesMenu | None:
        """The moves to which the hint may be limited; None if there is nothing to choose."""
        hint = self._hint
        if hint is None:
            return None
        position = self._match_view.match.history.place(hint.node).position
        say = self._match_view.words.say
        moves = [(action, say(notation(position, action))) for action in position.legal()]
        menu = MovesMenu(moves, hint.only, self)
        menu.chosen.connect(self._limit)
        return menu

    def _open_moves(self) -> None:
        menu = self.moves_menu()
        if menu is not None:
            open_menu(menu, self.moves)

    def _limit(self, only: Sequence[Action]) -> None:
        with telling(self.failed.emit):
            self._match_view.hints.limit(only)

    def _choose(self, name: str, budget: Budget | None) -> None:
        game, settings = self._match_view.game.id, self._context.settings
        self._match_view.hints.choose(name, budget)
        watching = self._match_view.watching
        settings.set(keys.adviser(game, watching=watching), name)
        kept = self._match_view.hints.budget.text()
        settings.set(keys.hint_budget(game, watching=watching), kept)
        self.changed.emit()

    def _choose_unit(self, unit: Unit) -> None:
        self._context.settings.set(keys.hint_unit(self._match_view.game.id), unit.value)
        self.changed.emit()
