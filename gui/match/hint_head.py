"""Who gives the hints, how long they think, in which unit, and for which moves."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy

from engines.contract.analysis import Analysis, Unit
from engines.contract.budget import Budget
from engines.contract.position import notation
from engines.match.advice.hint import Hint, Stage, looked_ahead
from engines.match.advice.table_adviser import advisers
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.values import budget_groups, budget_text, unit_name
from gui.kit.button import Button, ButtonKind, open_menu
from gui.match.hint_views import units_of
from gui.match.moves_menu import MovesMenu
from gui.match.view import MatchView
from gui.style import theme

_OPENS: Final = "▼"
"""Behind the words of a button that opens a menu; Inter has this sign."""
_LEAST_WIDTH: Final = 80


class HintHead(Button):
    """A button that says how hints are given; its menu changes it.

    ``changed``: another adviser, thinking time, or unit was chosen.
    """

    changed = Signal()

    def __init__(self, match_view: MatchView) -> None:
        super().__init__("", ButtonKind.QUIET, compact=True, key=_OPENS)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._context = match_view.context
        self._match_view = match_view
        self._hint: Hint | None = None
        self.clicked.connect(lambda: open_menu(self.menu(), self))

    def minimumSizeHint(self) -> QSize:
        """Return a small size: long texts are cut off, and the tip says everything."""
        whole = self.sizeHint()
        return QSize(min(whole.width(), theme().px(_LEAST_WIDTH)), whole.height())

    def show_hint(self, hint: Hint | None) -> None:
        """Update the words for a hint."""
        self._hint = hint
        parts = [self._unit_text]
        judge = self._match_view.hints.at_table
        parts += [unit_name(Unit.PERFECT)] if judge.even and judge.seated else []
        parts += [self._moves_text] if hint is not None and hint.only else []
        name, budget = self._adviser_name, self._budget_text
        text = " · ".join(filter(None, (name, budget, *parts)))
        self.short = " · ".join(filter(None, (name, *parts))).replace("&", "&&")
        self.setText(text.replace("&", "&&"))
        self.setToolTip(text)
        self.setAccessibleName(text)

    @property
    def _analysis(self) -> Analysis | None:
        return None if self._hint is None else self._hint.analysis

    @property
    def _adviser_name(self) -> str:
        game, adviser = self._match_view.game, self._match_view.hints.adviser
        return bot_name(self._context, game, adviser.info.id)

    @property
    def _budget_text(self) -> str:
        hints = self._match_view.hints
        return budget_text(hints.budget) if hints.adviser.info.searches else ""

    @property
    def _unit_text(self) -> str:
        analysis = self._analysis
        told = analysis is not None and looked_ahead(analysis, self._match_view.game.info)
        return unit_name(self.unit_of(analysis)) if told and analysis is not None else ""

    @property
    def _moves_text(self) -> str:
        """Which moves are considered; empty before they are shown and if there is only one."""
        hint = self._hint
        if hint is None or hint.stage is not Stage.RANKED:
            return ""
        count = len(self._match_view.match.history.place(hint.node).position.legal())
        if hint.only:
            return tr("match-only-of-moves", shown=len(hint.only), moves=count)
        return tr("match-all-moves") if count > 1 else ""

    def unit_of(self, analysis: Analysis) -> Unit:
        """The unit in which an analysis is shown: the chosen one, if the analysis has it."""
        chosen = self._context.settings.get(keys.hint_unit(self._match_view.game.id))
        found = (unit for unit in units_of(analysis) if unit.value == chosen)
        return next(found, analysis.unit)

    # -- menus --------------------------------------------------------------------------------

    def menu(self) -> QMenu:
        """All that can be chosen, each with what is chosen now."""
        menu = QMenu(self)
        self._add_advisers(menu.addMenu(tr("match-adviser-is", name=self._adviser_name)))
        if thinks := self._budget_text:
            self._add_budgets(menu.addMenu(tr("match-thinking-time-is", time=thinks)))
        analysis = self._analysis
        if analysis is not None and (unit := self._unit_text):
            self._add_units(menu.addMenu(tr("match-figure-is", unit=unit)), units_of(analysis))
        if self._match_view.hints.at_table.seated:
            self._add_bases(menu)
        if moves := self._moves_text:
            menu.addAction(tr("match-moves-are", moves=moves), self._open_moves)
        if self._match_view.hints.available:
            menu.addSeparator()
            self._add_stages(menu)
        return menu

    def _add_advisers(self, menu: QMenu) -> None:
        match_view = self._match_view
        for bot in advisers(match_view.game, len(match_view.match.seats)):
            name = bot_name(self._context, match_view.game, bot.info.id)
            now = bot is match_view.hints.adviser
            _add_choice(menu, name, partial(self._choose, bot.info.id, None), now)

    def _add_budgets(self, menu: QMenu) -> None:
        hints = self._match_view.hints
        for group in budget_groups(hints.adviser.info.budget, hints.budget):
            menu.addSeparator()
            for budget in group:
                choose = partial(self._choose, hints.adviser.info.id, budget)
                _add_choice(menu, budget_text(budget), choose, budget == hints.budget)

    def _add_units(self, menu: QMenu, units: Iterable[Unit]) -> None:
        for unit in units:
            name = unit_name(unit)
            _add_choice(menu, name, partial(self._choose_unit, unit), name == self._unit_text)

    def _add_bases(self, menu: QMenu) -> None:
        """Whether plans are judged at this table or against perfect play."""
        even = self._match_view.hints.at_table.even
        names = {False: unit_name(Unit.TABLE), True: unit_name(Unit.PERFECT)}
        below = menu.addMenu(tr("match-judged", basis=names[even]))
        for basis, name in names.items():
            _add_choice(below, name, partial(self._judge_against, basis), basis is even)

    def _judge_against(self, perfect_play: bool) -> None:
        hints = self._match_view.hints
        hints.choose(hints.adviser.info.id, hints.budget, perfect_play=perfect_play)
        self.changed.emit()

    def _add_stages(self, menu: QMenu) -> None:
        view, now = self._match_view, Stage.NONE if self._hint is None else self._hint.stage
        for stage, name in (
            (Stage.THEME, tr("match-theme")),
            (Stage.CANDIDATES, tr("match-candidates")),
            (Stage.RANKED, tr("match-ranked")),
        ):
            show = partial(view.attempt, partial(view.hints.show, stage))
            _add_choice(menu, name, show, stage is now)

    def moves_menu(self) -> MovesMenu | None:
        """The moves to which the hint may be limited; None if there is nothing to choose."""
        hint = self._hint
        if hint is None:
            return None
        view = self._match_view
        position, say = view.match.history.place(hint.node).position, view.words.say
        moves = [(action, say(notation(position, action))) for action in position.legal()]
        menu = MovesMenu(moves, hint.only, self)
        menu.chosen.connect(lambda only: view.attempt(partial(view.hints.limit, only)))
        return menu

    def _open_moves(self) -> None:
        menu = self.moves_menu()
        if menu is not None:
            open_menu(menu, self)

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


def _add_choice(menu: QMenu, text: str, choose: Callable[[], object], now: bool) -> None:
    action = menu.addAction(text, choose)
    action.setCheckable(True)
    action.setChecked(now)
