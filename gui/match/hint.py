"""The hint dock: who advises, how much is shown, the plans and why."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget
from superqt.utils import QFlowLayout

from engines.core.analysis import Analysis, Line, Unit
from engines.core.budget import Budget
from engines.core.errors import ParlourError
from engines.core.types import Action, Seat
from engines.session.advisers import advisers
from engines.session.events import Event, HintChanged
from engines.session.hints import Hint, Stage, looked_ahead
from gui.app import budgets
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.values import budget_text, seconds_text, unit_name
from gui.kit import boxes
from gui.kit.accessible_board import announce
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.columns import ScrollColumn
from gui.kit.hint_card import HintCard
from gui.kit.label import Label
from gui.kit.progress import ProgressLine
from gui.kit.segmented import SegmentedControl
from gui.match.beside import BesideList
from gui.match.hint_views import (
    figures_text,
    hint_sentence,
    in_steady_order,
    line_view,
    order_text,
    units_of,
    work_text,
)
from gui.match.moves_menu import MovesMenu
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, theme

REFRESH_MS: Final = 250
"""Cards change at most four times a second while the adviser looks."""
_GONE_MS: Final = 50
"""How long a hint that nobody has asked for stays when its decision has been taken."""
_STAGES: Final = (Stage.THEME, Stage.CANDIDATES, Stage.RANKED)


class HintPanel(QWidget):
    """Shows the hint of a match.

    * ``previewed(line)``: show this plan on the board; None: nothing
    * ``played(line)``: the person wants this plan to be played
    * ``failed(text)``: something could not be done, and why
    """

    previewed = Signal(object)
    played = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._match_view: MatchView | None = None
        self._hint: Hint | None = None
        self._announced: tuple[int, Stage] | None = None
        self._cards: dict[tuple[Action, ...], HintCard] = {}
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._show_hint)
        self._make_head()
        self._list = ScrollColumn()
        self._message = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self.figures = Label("", TypeRole.BODY, wrap=True)
        self.figures.setToolTip(
            self.tr("95% ranges for the best plan. Help > How good are these figures?")
        )
        self._plain = QVBoxLayout()
        self._ranked = QVBoxLayout()
        for part in (self._plain, self._ranked):
            self._list.body.addLayout(part)
        self._beside = BesideList(context)
        self._beside.previewed.connect(self._beside_previewed)
        self._beside.played.connect(self.played)
        self._list.body.addWidget(self._beside)
        self._list.body.addStretch(1)
        self._make_foot()
        self._lay_out()
        context.keys.changed.connect(self._show_keys)
        self._show_keys()
        theme().follow(self.apply_theme)
        self._show_hint()

    def _make_head(self) -> None:
        self._adviser = Button("", ButtonKind.QUIET, compact=True)
        self._adviser.clicked.connect(lambda: _drop_down(self.adviser_menu(), self._adviser))
        self._budget = Button("", ButtonKind.QUIET, compact=True)
        self._budget.clicked.connect(lambda: _drop_down(self.budget_menu(), self._budget))
        self._unit = Button("", ButtonKind.QUIET, compact=True)
        self._unit.clicked.connect(lambda: _drop_down(self.unit_menu(), self._unit))
        self._moves = Button("", ButtonKind.QUIET, compact=True)
        self._moves.setToolTip(self.tr("Which moves the adviser looks at"))
        self._moves.clicked.connect(self._open_moves)
        self.stages = SegmentedControl((self.tr("Theme"), self.tr("Candidates"), self.tr("Ranked")))
        self.stages.setAccessibleName(self.tr("How much is shown"))
        self.stages.currentChanged.connect(self._stage_chosen)
        self.progress = ProgressLine(Token.HINT)

    def _make_foot(self) -> None:
        self.ask_button = Button(self.tr("Hint"), icon_name="fa6s.lightbulb")
        self.ask_button.clicked.connect(self.ask)
        self.footer = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        self.deeper_button = Button(self.tr("Deeper"), compact=True)
        self.deeper_button.setToolTip(self.tr("Looks again with four times the work."))
        self.deeper_button.clicked.connect(self.deeper)
        self.stop_button = Button(self.tr("Stop"), compact=True)
        self.stop_button.clicked.connect(self.stop)

    def _lay_out(self) -> None:
        self._head = QFlowLayout()
        for button in (self._adviser, self._budget, self._unit, self._moves):
            self._head.addWidget(button)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.footer, 1)
        self._foot.addWidget(self.deeper_button)
        self._foot.addWidget(self.stop_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.stages)
        self._column.addWidget(self.progress)
        self._column.addWidget(self._message)
        self._column.addWidget(self.figures)
        self._column.addWidget(self.ask_button)
        self._column.addWidget(self._list, 1)
        self._column.addLayout(self._foot)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._column.setContentsMargins(t.px(Space.M), 0, t.px(Space.M), t.px(Space.S))
        self._column.setSpacing(t.px(Space.S))
        self._head.setHorizontalSpacing(t.px(Space.XS))
        self._head.setVerticalSpacing(0)
        for part in (self._plain, self._ranked):
            part.setSpacing(t.px(Space.S))

    # -- the match ---------------------------------------------------------------------------------

    def attach(self, match_view: MatchView) -> None:
        """Show the hints of a match from now on."""
        self.detach()
        self._match_view = match_view
        match_view.told.connect(self._hear)
        self._hint = match_view.hints.hint
        self._show_hint()

    def detach(self) -> None:
        """The match is being closed: show it no more."""
        if self._match_view is not None:
            self._match_view.told.disconnect(self._hear)
        self._match_view = self._hint = None
        self._announced = None
        self._show_hint()

    def _hear(self, event: Event) -> None:
        if not isinstance(event, HintChanged) or (event.hint is None and self._hint is None):
            return
        before, self._hint = self._hint, event.hint
        new = before is None or event.hint is None or event.hint.node != before.node
        if event.hint is None and before is not None and before.stage is Stage.NONE:
            self._due.start(_GONE_MS)  # nobody has asked, and the next decision may be near
        elif new:
            self._due.start(0)  # an event of its own: the board comes first
        elif event.hint is not None and not event.hint.running:
            self._show_hint()
        elif not self._due.isActive():
            self._due.start(REFRESH_MS)

    # -- asking -------------------------------------------------------------------------------

    def ask(self) -> None:
        """Open the next stage of the hint."""
        self._try("ask")

    def deeper(self) -> None:
        """Look again with more work."""
        self._try("deeper")

    def stop(self) -> bool:
        """Stop looking; False if nobody looks."""
        running = self._hint is not None and self._hint.running
        if running and self._match_view is not None:
            self._match_view.hints.stop()
        return running

    def _try(self, name: str) -> None:
        if self._match_view is None:
            return
        hints = self._match_view.hints
        try:
            (hints.ask if name == "ask" else hints.deeper)()
        except ParlourError as error:
            self.failed.emit(str(error))

    def _stage_chosen(self, index: int) -> None:
        hint = self._hint
        if self._match_view is None or hint is None or hint.stage is _STAGES[index]:
            return
        try:
            self._match_view.hints.show(_STAGES[index])
        except ParlourError as error:
            self.failed.emit(str(error))

    # -- menus --------------------------------------------------------------------------------

    def adviser_menu(self) -> QMenu:
        """The bots that may advise."""
        menu = QMenu(self)
        match_view = self._match_view
        if match_view is None:
            return menu
        for bot in advisers(match_view.game, len(match_view.match.seats)):
            name = bot_name(self._context, match_view.game, bot.info.id)
            action = menu.addAction(name, partial(self._choose, bot.info.id, None))
            action.setCheckable(True)
            action.setChecked(bot is match_view.hints.adviser)
        return menu

    def budget_menu(self) -> QMenu:
        """How long the adviser may look, or how many games it may play from here."""
        menu = QMenu(self)
        match_view = self._match_view
        if match_view is None:
            return menu
        adviser, now = match_view.hints.adviser.info, match_view.hints.budget
        for group in budgets.groups(adviser.budget, now):
            menu.addSeparator()
            for budget in group:
                choose = partial(self._choose, adviser.id, budget)
                action = menu.addAction(budget_text(budget), choose)
                action.setCheckable(True)
                action.setChecked(budget == now)
        return menu

    def unit_menu(self) -> QMenu:
        """The units in which the adviser can judge."""
        menu = QMenu(self)
        analysis = None if self._hint is None else self._hint.analysis
        for unit in units_of(analysis) if analysis else ():
            action = menu.addAction(unit_name(unit), partial(self._choose_unit, unit))
            action.setCheckable(True)
            action.setChecked(unit is self._unit_of(analysis))
        return menu

    def moves_menu(self) -> MovesMenu | None:
        """The moves of the decision, to name some; None where there is nothing to choose."""
        hint, match_view = self._hint, self._match_view
        if hint is None or match_view is None:
            return None
        position = match_view.match.history.position_at(hint.node)
        moves = [(action, position.action_text(action)) for action in position.legal()]
        menu = MovesMenu(moves, hint.only, self)
        menu.chosen.connect(self._limit)
        return menu

    def _open_moves(self) -> None:
        menu = self.moves_menu()
        if menu is not None:
            _drop_down(menu, self._moves)

    def _limit(self, only: Sequence[Action]) -> None:
        if self._match_view is None:
            return
        try:
            self._match_view.hints.limit(only)
        except ParlourError as error:
            self.failed.emit(str(error))

    def _choose(self, name: str, budget: Budget | None) -> None:
        if self._match_view is None:
            return
        game, settings = self._match_view.game.id, self._context.settings
        self._match_view.hints.choose(name, budget)
        settings.set(keys.adviser(game), name)
        settings.set(keys.hint_budget(game), self._match_view.hints.budget.text())
        self._show_hint()

    def _choose_unit(self, unit: Unit) -> None:
        if self._match_view is not None:
            self._context.settings.set(keys.hint_unit(self._match_view.game.id), unit.value)
            self._show_hint()

    def _unit_of(self, analysis: Analysis | None) -> Unit:
        assert self._match_view is not None
        chosen = self._context.settings.get(keys.hint_unit(self._match_view.game.id))
        units = units_of(analysis) if analysis else ()
        found = next((unit for unit in units if unit.value == chosen), None)
        return found or (analysis.unit if analysis else Unit.WIN)

    # -- showing ------------------------------------------------------------------------------

    def _show_keys(self) -> None:
        self.ask_button.set_key(self._context.keys.text(commands.HINT))

    def _show_hint(self) -> None:
        """Show the hint as it is now."""
        self._due.stop()
        hint = self._hint
        stage = Stage.NONE if hint is None else hint.stage
        self._show_head(hint)
        self.stages.setVisible(stage is not Stage.NONE)
        if stage is not Stage.NONE:
            self.stages.set_current(_STAGES.index(stage))
        self.progress.set_active(hint is not None and hint.running)
        self.progress.set_progress(0.0 if hint is None else hint.progress)
        self.ask_button.setVisible(hint is not None and stage is Stage.NONE)
        self._message.setText(self._message_of(hint))
        self._message.setVisible(bool(self._message.text()))
        self._show_plain(hint)
        self._show_ranked(hint)
        self._beside.show_view(self._match_view, None if hint is None else hint.beside)
        self._show_foot(hint)
        self._announce(hint)

    def _show_head(self, hint: Hint | None) -> None:
        match_view = self._match_view
        searches = match_view is not None and match_view.hints.adviser.info.searches
        self._adviser.setVisible(match_view is not None)
        self._budget.setVisible(searches)  # each change lays the whole dock out anew
        analysis = None if hint is None else hint.analysis
        if match_view is not None and analysis is not None:
            self._unit.setVisible(looked_ahead(analysis, match_view.game.facts))
        else:
            self._unit.hide()
        self._show_moves(hint)
        if match_view is None:
            return
        adviser = match_view.hints.adviser.info
        self._adviser.setText(bot_name(self._context, match_view.game, adviser.id))
        self._adviser.setToolTip(self.tr("Who gives hints"))
        self._budget.setText(budget_text(match_view.hints.budget))
        self._budget.setToolTip(self.tr("How much the adviser may look"))
        if hint is not None and hint.analysis is not None:
            self._unit.setText(unit_name(self._unit_of(hint.analysis)))
            self._unit.setToolTip(self.tr("The unit of the values"))

    def _show_moves(self, hint: Hint | None) -> None:
        """Say which moves the adviser looks at, once a hint shows plans of its own accord."""
        match_view = self._match_view
        if match_view is None or hint is None or hint.stage is not Stage.RANKED:
            self._moves.setVisible(False)
            return
        count = len(match_view.match.history.position_at(hint.node).legal())
        text = self.tr("Only {0} of {1} moves").format(len(hint.only), count)
        self._moves.setText(text if hint.only else self.tr("All moves"))
        self._moves.setVisible(count > 1)

    def _message_of(self, hint: Hint | None) -> str:
        if self._match_view is None or hint is None:
            return self.tr("Hints are given when a decision is due.")
        if hint.error is not None:
            return str(hint.error)
        if hint.stage is not Stage.NONE and hint.theme is None:
            return self.tr("Looking for a hint…")
        return ""

    def _show_plain(self, hint: Hint | None) -> None:
        """Show what the first two stages give: sentences, or plans without values."""
        boxes.clear(self._plain)
        if hint is None or self._match_view is None or hint.stage not in (_STAGES[0], _STAGES[1]):
            return
        words = self._match_view.words
        if hint.stage is Stage.THEME and hint.theme is not None:
            for fact in hint.theme.facts:
                self._plain.addWidget(_plain_card(words.say(fact)))
        if hint.stage is Stage.CANDIDATES:
            for line in hint.candidates:
                self._plain.addWidget(_plain_card(line.text))

    def _show_ranked(self, hint: Hint | None) -> None:
        analysis = None if hint is None else hint.analysis
        self.figures.setText("" if analysis is None else self._figures_of(analysis))
        self.figures.setVisible(bool(self.figures.text()))
        if hint is None or analysis is None or self._match_view is None:
            for card in self._cards.values():
                card.deleteLater()
            if self._cards:
                self._cards = {}
                self._preview(None)
            return
        shown = list(self._cards)
        held = next((actions for actions in shown if self._cards[actions].hasFocus()), None)
        lines = in_steady_order(analysis.lines, shown, held)
        gone = set(shown) - {line.actions for line in lines}
        for actions in gone:
            self._cards.pop(actions).deleteLater()
        self._cards = {line.actions: self._card(analysis, line) for line in lines}
        for place, card in enumerate(self._cards.values()):
            if self._ranked.indexOf(card) != place:
                self._ranked.insertWidget(place, card)
        self.preview_best()

    def _figures_of(self, analysis: Analysis) -> str:
        unit = self._unit_of(analysis)
        in_win = unit is Unit.EQUITY and Unit.WIN in analysis.best.values
        figures = figures_text(analysis, Unit.WIN if in_win else unit)
        return "\n".join(filter(None, (figures, order_text(analysis, unit))))

    def _card(self, analysis: Analysis, line: Line) -> HintCard:
        assert self._match_view is not None
        unit = self._unit_of(analysis)
        unit = unit if unit in line.values else analysis.unit
        view = line_view(analysis, line, unit, self._match_view.words, self._played_by(line))
        card = self._cards.get(line.actions)
        if card is None:
            card = HintCard(view)
            card.previewed.connect(partial(self._card_previewed, line.actions))
            card.played.connect(partial(self._card_played, line.actions))
        else:
            card.set_view(view)
        return card

    def _played_by(self, line: Line) -> Seat | None:
        """The seat that has already played this plan here, before it was taken back."""
        assert self._match_view is not None
        history = self._match_view.match.history
        following = history.next()
        if self._hint is None or self._hint.node != history.at or following is None:
            return None
        step = history.step(following)
        return step.seat if step.action == line.actions[0] else None

    def _line(self, actions: tuple[Action, ...]) -> Line | None:
        analysis = None if self._hint is None else self._hint.analysis
        lines = analysis.lines if analysis else ()
        return next((line for line in lines if line.actions == actions), None)

    def _card_previewed(self, actions: tuple[Action, ...], on: bool) -> None:
        if on:
            self._preview(self._line(actions))
        else:
            self.preview_best()

    def _beside_previewed(self, line: Line | None) -> None:
        if line is None:
            self.preview_best()
        else:
            self._preview(line)

    def preview_best(self) -> None:
        """Show the best plan on the board while no other is pointed at."""
        cards = (*self._cards.values(), *self._beside.cards)
        pointed = any(card.underMouse() or card.hasFocus() for card in cards)
        analysis = None if self._hint is None else self._hint.analysis
        if not pointed and analysis is not None:
            self._preview(analysis.best)

    def _preview(self, line: Line | None) -> None:
        """Show a plan on the board, unless the match has gone on and the plan is of before."""
        hint, match_view = self._hint, self._match_view
        now = (
            hint is not None and match_view is not None and hint.node == match_view.match.history.at
        )
        self.previewed.emit(line if now else None)

    def _card_played(self, actions: tuple[Action, ...]) -> None:
        line = self._line(actions)
        if line is not None:
            self.played.emit(line)

    def _show_foot(self, hint: Hint | None) -> None:
        analysis = None if hint is None else hint.analysis
        running = hint is not None and hint.running
        searches = self._match_view is not None and self._match_view.hints.adviser.info.searches
        self.deeper_button.setVisible(analysis is not None and not running and searches)
        self.stop_button.setVisible(running)
        text = "" if analysis is None else work_text(analysis.work)
        if running and hint is not None:
            text = self.tr("Looking, {0} so far").format(seconds_text(hint.elapsed_s))
        self.footer.setText(text)

    def _announce(self, hint: Hint | None) -> None:
        """Speak each stage of a hint once, when it is ready."""
        if hint is None or hint.theme is None or hint.running:
            return
        if self._announced != (hint.node, hint.stage):
            self._announced = (hint.node, hint.stage)
            announce(self, self._spoken(hint))

    def _spoken(self, hint: Hint) -> str:
        """What a hint shows, in words."""
        assert self._match_view is not None
        if hint.analysis is not None:
            return hint_sentence(hint.analysis, self._unit_of(hint.analysis))
        if hint.candidates:
            plans = ", ".join(line.text for line in hint.candidates)
            return self.tr("Worth a look: {0}.").format(plans)
        assert hint.theme is not None
        return " ".join(map(self._match_view.words.say, hint.theme.facts))


def _plain_card(text: str) -> Card:
    card = Card()
    card.body.addWidget(Label(text, wrap=True))
    return card


def _drop_down(menu: QMenu, button: QWidget) -> None:
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
