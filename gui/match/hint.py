"""The hint dock: who advises, how much is shown, the plans and why."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from engines.contract.analysis import Analysis, Line, Unit
from engines.contract.budget import Budget
from engines.contract.position import Position, notation, plan
from engines.contract.record import PERSON
from engines.match.advice.hint import Hint, Stage, looked_ahead
from engines.match.advice.table_adviser import advisers
from engines.match.events import Event, HintChanged
from engines.match.history import Step
from engines.runtime.texts import again, tr
from engines.runtime.types import Action
from gui.app import settings as keys
from gui.app.bots import bot_name
from gui.app.keys import commands
from gui.app.values import budget_groups, budget_text, seconds_text, unit_name
from gui.kit import boxes
from gui.kit.button import Button, open_menu
from gui.kit.card import Card
from gui.kit.columns import ScrollColumn
from gui.kit.hint_card import HintView
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.kit.progress import ProgressLine
from gui.kit.throttle import Throttle
from gui.match import hint_views
from gui.match.hint_views import units_of
from gui.match.moves_menu import MovesMenu
from gui.match.plan_cards import PlanCards
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, theme

_OPENS: Final = "▼"
"""Behind the words of a button that opens a menu; Inter has this sign."""
_LEAST_WIDTH: Final = 80
REFRESH_MS: Final = 250
"""Cards change at most four times a second while the adviser searches."""
_GONE_MS: Final = 50
"""How long an automatic hint stays after its decision has been made."""
_OPENING: Final = {Stage.THEME: "match-hint", Stage.CANDIDATES: "match-show-candidates"}
"""What the button says, by the stage that it opens; otherwise it offers the ranking."""
_LOW: Final = 240
"""A panel lower than this at 100% has no room for more than plans and buttons."""
_Policy = QSizePolicy.Policy


class HintHead(Button):
    """A button that says how hints are given; its menu changes it.

    ``changed``: another adviser, thinking time, or unit was chosen.
    """

    changed = Signal()

    def __init__(self, match_view: MatchView) -> None:
        super().__init__(compact=True, key=_OPENS)
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
        hints = self._match_view.hints
        even = hints.at_table.even and hints.at_table.seated and hints.adviser.info.judges
        parts += [unit_name(Unit.PERFECT)] if even else []
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
        if (menu := self.moves_menu()) is not None:
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


class HintPanel(QWidget):
    """Shows the hint of a match.

    * ``previewed(line)``: show this plan on the board; None: nothing
    * ``played(line)``: the person wants this plan to be played

    ``head`` has its place outside: in the title bar of a dock, or above.
    """

    previewed = Signal(object)
    played = Signal(object)

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._hint: Hint | None = match_view.hints.hint
        self.head = HintHead(match_view)
        self.head.changed.connect(self._show_hint)
        self._picked: Sequence[Action] = []
        self._announced: tuple[int, Stage] | None = None
        self._due = Throttle(self, self._show_hint, REFRESH_MS)
        self._list = ScrollColumn()
        self._message = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self.figures = Label("", TypeRole.SECONDARY, wrap=True)
        self.figures.setToolTip(tr("match-95-ranges-best-plan"))
        self._plain = boxes.column(gap=Space.S)
        plays = not match_view.replaying
        self._ranked, self._companion = PlanCards(0, plays=plays), PlanCards(Space.S, plays=plays)
        for cards in (self._ranked, self._companion):
            cards.pointed.connect(self._point)
            cards.played.connect(self._play)
        self._companion_name = Label("", TypeRole.SECTION, wrap=True)
        self._list.body.addLayout(self._plain)
        self._list.body.addWidget(self._ranked)
        self._list.body.addLayout(boxes.column(self._companion_name, self._companion, gap=Space.S))
        self._list.body.addStretch(1)
        self._list.setSizePolicy(_Policy.Ignored, _Policy.Ignored)
        self._make_controls()
        self._lay_out()
        match_view.told.connect(self._hear)
        match_view.context.keys.changed.connect(self._show_keys)
        self._show_hint()

    def _make_controls(self) -> None:
        self.progress = ProgressLine(Token.HINT)
        self.ask_button = Button(tr("match-hint"), icon_name="fa6s.lightbulb")
        self.ask_button.clicked.connect(self.ask)
        self.footer = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        self.why_button = Button(tr("match-why-not-mine"), compact=True)
        self.why_button.setToolTip(tr("match-compare-picked-best-move"))
        self.why_button.clicked.connect(self._compare_mine)
        self.deeper_button = Button(tr("match-deeper"), compact=True)
        self.deeper_button.setToolTip(tr("match-think-again-four-times"))
        self.deeper_button.clicked.connect(self.deeper)
        self.stop_button = Button(tr("match-stop"), compact=True)
        self.stop_button.clicked.connect(self.stop)

    def _lay_out(self) -> None:
        buttons = self.why_button, self.deeper_button, self.stop_button
        self._last = boxes.column(self.footer)
        self._column = boxes.column(
            self.progress,
            self._message,
            (self._list, 1),
            self.ask_button,
            self.figures,
            boxes.row((self._last, 1), *buttons),
            of=self,
            gap=Space.S,
            edges=(Space.M, 0, Space.M, Space.S),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low panel, let figures and work scroll with the plans, which need the room."""
        super().resizeEvent(event)
        low, body = self.height() < theme().px(_LOW), self._list.body
        if low != (body.indexOf(self.figures) >= 0):
            self._column.insertWidget(self._column.count() - 1, self.figures)
            self._last.addWidget(self.footer)
            for label in (self.figures, self.footer):
                if low:
                    body.addWidget(label)
                label.tell(label.text())  # a widget that moves hides

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if not isinstance(event, HintChanged) or (event.hint is None and self._hint is None):
            return
        before, self._hint = self._hint, event.hint
        new = before is None or event.hint is None or event.hint.node != before.node
        if event.hint is None and before is not None and before.stage is Stage.NONE:
            self._due.start(_GONE_MS)  # nobody has asked, and the next decision may be near
        elif new:
            self._due.start(0)  # in a later event, so that the board is drawn first
        elif event.hint is not None and not event.hint.running:
            self._show_hint()
        elif not self._due.isActive():
            self._due.start(REFRESH_MS)

    # -- asking -------------------------------------------------------------------------------

    def ask(self) -> None:
        """Open the next stage of the hint."""
        self._match_view.attempt(self._match_view.hints.ask)

    def deeper(self) -> None:
        """Search again with more work."""
        self._match_view.attempt(self._match_view.hints.deeper)

    def stop(self) -> bool:
        """Stop the search; False if there is none."""
        running = self._hint is not None and self._hint.running
        if running:
            self._match_view.hints.stop()
        return running

    def play_best(self) -> None:
        """Press the button that plays the best plan, if it can be seen and nothing is picked."""
        for card in self._ranked.cards:
            if card.play_button.isVisible() and not self._picked:
                card.play_button.click()

    def set_picked(self, actions: Sequence[Action]) -> None:
        """Take the actions that play what the person has picked on the table."""
        if actions != self._picked:
            self._picked = actions
            self._show_foot(self._hint)

    @property
    def _mine(self) -> Sequence[Action]:
        """What the person has picked or, with nothing picked, has played here and taken back."""
        step, seats = self._taken_back, self._match_view.match.seats
        if self._picked or step is None or seats[step.seat].player != PERSON:
            return self._picked
        return (step.action,)

    def _compare_mine(self) -> None:
        analysis = None if self._hint is None else self._hint.analysis
        if analysis is not None:
            compared = (analysis.best.actions[0], *self._mine)
            self._match_view.attempt(partial(self._match_view.hints.limit, compared))

    # -- showing ------------------------------------------------------------------------------

    def _show_keys(self) -> None:
        text = self._match_view.context.keys.text
        self.ask_button.set_key(text(commands.HINT) if self._hint else "")
        self.deeper_button.set_key(text(commands.DEEPER))
        for card in self._ranked.cards:
            card.play_button.set_key("" if self._picked else text(commands.PLAY_HINT))

    def _show_hint(self) -> None:
        self._due.stop()
        hint = self._hint
        stage = Stage.NONE if hint is None else hint.stage
        idle = stage is Stage.NONE and self._match_view.hints.auto is Stage.NONE
        self.setSizePolicy(_Policy.Preferred, _Policy.Fixed if idle else _Policy.Preferred)
        self.head.show_hint(hint)
        self.progress.setVisible(not idle)
        self.progress.set_active(hint is not None and hint.running)
        self.progress.set_progress(0.0 if hint is None else hint.progress)
        self.ask_button.setVisible(stage is not Stage.RANKED)
        following = Stage.THEME if hint is None else hint.following
        self.ask_button.setText(tr(_OPENING.get(following, "match-show-ranking")))
        self.ask_button.set_blocked("" if hint else tr("match-hints-available-when-decision"))
        self._message.tell(self._message_of(hint))
        self._show_plain(hint)
        self._show_companion(None if hint is None else hint.companion)
        self._show_ranked(None if hint is None else hint.analysis)
        self._show_foot(hint)
        self._announce(hint)

    def _message_of(self, hint: Hint | None) -> str:
        if hint is not None and hint.error is not None:
            return again(str(hint.error))
        if hint is not None and hint.stage is not Stage.NONE and hint.theme is None:
            return tr("match-working-out-a-hint")
        return ""

    def _show_plain(self, hint: Hint | None) -> None:
        """Show what the first two stages give: sentences, or plans without values."""
        boxes.clear(self._plain)
        if hint is None:
            return
        told = [plan(self._position, line.actions) for line in hint.candidates]
        if hint.stage is Stage.THEME and hint.theme is not None:
            told = [*hint.theme]
        for fact in told if hint.stage < Stage.RANKED else ():
            card = Card()
            card.body.addWidget(Label(self._match_view.words.say(fact), wrap=True))
            self._plain.addWidget(card)

    def _show_ranked(self, analysis: Analysis | None) -> None:
        if analysis is None:
            self.figures.tell("")
            if self._ranked.cards:
                self._ranked.show_plans(())
                self._preview(None)
            return
        self.figures.tell(self._figures_of(analysis))
        lines = hint_views.ranked(analysis)
        self._ranked.show_plans([(each, self._view_of(analysis, each)) for each in lines])
        self.preview_best()

    def _show_companion(self, analysis: Analysis | None) -> None:
        """Show how another bot ranks the plans, or the only plan that a rule proposes."""
        if analysis is None:
            self._companion_name.tell("")
            self._companion.show_plans(())
            return
        view = self._match_view
        lines = hint_views.ranked(analysis)
        views = (
            hint_views.preference_view(self._position, analysis, each, view.words) for each in lines
        )
        self._companion_name.tell(bot_name(view.context, view.game, analysis.bot))
        self._companion.show_plans(list(zip(lines, views, strict=True)))

    def _figures_of(self, analysis: Analysis) -> str:
        unit = self.head.unit_of(analysis)
        in_win = unit is Unit.EQUITY and Unit.WIN in analysis.best.values
        figures = hint_views.figures_text(analysis, Unit.WIN if in_win else unit)
        return "\n".join(filter(None, (figures, hint_views.order_text(analysis, unit))))

    def _view_of(self, analysis: Analysis, line: Line) -> HintView:
        unit = self.head.unit_of(analysis)
        unit = unit if unit in line.values else analysis.unit
        position, words, played = self._position, self._match_view.words, self._taken_back
        by = None if played is None or played.action != line.actions[0] else played.seat
        return hint_views.line_view(position, analysis, line, unit, words, by)

    @property
    def _position(self) -> Position:
        history = self._match_view.match.history
        return history.place(None if self._hint is None else self._hint.node).position

    @property
    def _taken_back(self) -> Step | None:
        """What has already been played here, before it was taken back."""
        history = self._match_view.match.history
        following = history.place().last_visited
        if self._hint is None or self._hint.node != history.at or following is None:
            return None
        return history.step(following)

    def _point(self, line: Line | None) -> None:
        self.preview_best() if line is None else self._preview(line)

    def preview_best(self) -> None:
        """Show the best plan on the board while no other is pointed at."""
        pointed = self._ranked.held or self._companion.held
        analysis = None if self._hint is None else self._hint.analysis
        if not pointed and analysis is not None:
            self._preview(analysis.best)

    def _preview(self, line: Line | None) -> None:
        """Show a plan on the board, unless the match has moved on since."""
        hint = self._hint
        now = hint is not None and hint.node == self._match_view.match.history.at
        self.previewed.emit(line if now else None)

    def _play(self, line: Line) -> None:
        """Let a plan be played, unless the decision has been made since."""
        found = () if self._hint is None else (self._hint.analysis, self._hint.companion)
        known = {each.actions for analysis in found if analysis for each in analysis.lines}
        if line.actions in known:
            self.played.emit(line)

    def _show_foot(self, hint: Hint | None) -> None:
        analysis = None if hint is None else hint.analysis
        # What the coach finds out at every decision is no matter of this panel.
        running = hint is not None and hint.running and hint.stage is not Stage.NONE
        searches = self._match_view.hints.adviser.info.searches
        self.deeper_button.setVisible(analysis is not None and not running and searches)
        self.stop_button.setVisible(running)
        mine, known = set(self._mine), () if hint is None else hint.only
        other = analysis is not None and bool(mine) and analysis.best.actions[0] not in mine
        self.why_button.setVisible(other and not mine.issubset(known))
        self._show_keys()
        text = "" if analysis is None else hint_views.work_text(analysis.work)
        if running and hint is not None:
            text = tr("match-thinking-so-far", seconds=seconds_text(hint.elapsed_s))
        self.footer.tell(text)

    def _announce(self, hint: Hint | None) -> None:
        """Speak each stage of a hint once, when it is ready."""
        if hint is None or hint.theme is None or hint.running:
            return
        if self._announced != (hint.node, hint.stage):
            self._announced = (hint.node, hint.stage)
            announce(self, self._spoken(hint))

    def _spoken(self, hint: Hint) -> str:
        """What a hint shows, in words."""
        words = self._match_view.words
        if hint.analysis is not None:
            unit = self.head.unit_of(hint.analysis)
            return hint_views.hint_sentence(self._position, hint.analysis, unit, words)
        if hint.candidates:
            position = self._position
            plans = tuple(words.say(plan(position, line.actions)) for line in hint.candidates)
            return tr("match-worth-considering", moves=plans)
        assert hint.theme is not None
        return " ".join(map(words.say, hint.theme))
