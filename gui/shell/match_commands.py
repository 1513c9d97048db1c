"""Commands that act on the match, and when they can be used."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from engines.core.registry import games
from engines.session.events import Event, Waiting
from engines.session.history import Scope
from engines.session.table import DiceSource
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.keys.commands import PLACES, SPEAK_SEATS, Command
from gui.app.page import Page
from gui.app.settings import AUTO_HINT, LAST_GAME
from gui.games.face import game_name
from gui.help.glossary import has_glossary
from gui.kit.throttle import Throttle
from gui.learn.tours import has_tour
from gui.match.hint import HintPanel
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.review.page import ReviewPage

_ON_MATCH = (
    Command.ROLL,
    Command.BANK,
    Command.MOVE_LINE,
    Command.CHOOSE_ROLL,
    Command.RESIGN,
    Command.CLEAR,
    Command.FLIP,
    Command.UNDO,
    Command.REDO,
    Command.UNDO_TURN,
    Command.REDO_TURN,
    Command.PAUSE,
    Command.STEP,
    Command.REPLAY_TURN,
    Command.HINT,
    Command.DEEPER,
    Command.SPEAK,
    *SPEAK_SEATS,
    *PLACES,
)
"""Commands that mean something only while the match page is shown."""
_BY_STATE = (
    Command.UNDO,
    Command.REDO,
    Command.UNDO_TURN,
    Command.REDO_TURN,
    Command.PAUSE,
    Command.HINT,
    Command.DEEPER,
    Command.CHOOSE_ROLL,
    Command.RESIGN,
)
"""Those among them that also depend on where the match stands."""
_WHILE_SHOWN = tuple(command for command in _ON_MATCH if command not in _BY_STATE)
_MOVES = (Command.BACK, Command.FORWARD, Command.FIRST, Command.LAST)
"""Commands that go through a record, or through a match of bots."""
_ON_REVIEW = (Command.NEXT_MISTAKE, Command.PREVIOUS_MISTAKE)
"""Commands that mean something only while a record is shown."""


class MatchCommands(QObject):
    """Binds commands to the match page and keeps them enabled or not."""

    def __init__(
        self,
        actions: Actions,
        page: MatchPage,
        review: ReviewPage,
        hints: HintPanel,
        context: Context,
    ) -> None:
        super().__init__(page)
        self._actions = actions
        self._page = page
        self._review = review
        self._hints = hints
        self._context = context
        self._shown: Page | None = None
        self._due = Throttle(self, self.refresh, 0)
        self._bind()
        page.caught_up.connect(self.refresh)
        review.moved.connect(self.refresh)
        self.refresh()

    def _bind(self) -> None:
        bind, page = self._actions.bind, self._page
        bind(Command.PRIMARY, self._primary)
        bind(Command.ROLL, partial(page.press, Command.ROLL))
        bind(Command.BANK, partial(page.press, Command.BANK))
        bind(Command.MOVE_LINE, page.type_move)
        bind(Command.CHOOSE_ROLL, page.choose_roll)
        bind(Command.RESIGN, self._resign)
        bind(Command.CLEAR, page.clear_selection)
        bind(Command.FLIP, page.flip)
        bind(Command.UNDO, partial(page.undo, Scope.STEP))
        bind(Command.REDO, partial(page.redo, Scope.STEP))
        bind(Command.UNDO_TURN, partial(page.undo, Scope.TURN))
        bind(Command.REDO_TURN, partial(page.redo, Scope.TURN))
        bind(Command.PAUSE, page.toggle_pause)
        bind(Command.STEP, page.step)
        bind(Command.REPLAY_TURN, page.replay_turn)
        bind(Command.SPEAK, page.speak)
        watch = page.watch_bar
        for command, on_review, on_match in (
            (Command.BACK, self._review.go_back, watch.go_back),
            (Command.FORWARD, self._review.go_forward, watch.step),
            (Command.FIRST, self._review.go_first, watch.go_first),
            (Command.LAST, self._review.go_last, watch.go_last),
        ):
            bind(command, partial(self._move, on_review, on_match))
        for command, go in (
            (Command.NEXT_MISTAKE, partial(self._review.go_to_mistake, 1)),
            (Command.PREVIOUS_MISTAKE, partial(self._review.go_to_mistake, -1)),
        ):
            bind(command, go)
        bind(Command.HINT, self._hints.ask)
        bind(Command.DEEPER, self._hints.deeper)
        bind(Command.AUTO_HINT, self._toggle_auto_hint)
        for seat, command in enumerate(SPEAK_SEATS):
            bind(command, partial(page.speak_seat, seat))
        for place, command in enumerate(PLACES):
            bind(command, partial(page.choose_place, place))

    def _move(self, on_review: Callable[[], None], on_match: Callable[[], None]) -> None:
        """Go through the record: of the review, or of a match of bots."""
        (on_review if self._shown is self._review else on_match)()

    def _primary(self) -> None:
        if self._shown is self._review:
            self._review.toggle_playing()
        elif self._shown is self._page:
            self._page.primary()

    def _resign(self) -> None:
        match_view = self._page.match_view
        seat = None if match_view is None else match_view.match.may_resign
        if match_view is not None and seat is not None:
            match_view.match.resign(seat)

    def _toggle_auto_hint(self) -> None:
        settings = self._context.settings
        settings.set(AUTO_HINT, not settings.get(AUTO_HINT))

    def attach(self, match_view: MatchView) -> None:
        """Follow a match from now on."""
        match_view.told.connect(self._hear)

    def page_changed(self, page: Page) -> None:
        """Another page is shown."""
        self._shown = page
        self.refresh()

    def _hear(self, _event: Event) -> None:
        self._due.soon()  # several events tell of one step

    def refresh(self) -> None:
        """Enable what can be done now."""
        self._due.stop()
        match_view = self._page.match_view
        self._actions[Command.AUTO_HINT].setChecked(self._context.settings.get(AUTO_HINT))
        reviewing = self._shown is self._review and self._review.match_view is not None
        reason = self.tr("There is no record on the page.")
        watching = self._shown is self._page and match_view is not None and match_view.watching
        self._allow(_MOVES, reviewing or watching, reason)
        self._allow(_ON_REVIEW, reviewing, reason)
        nothing = self.tr("There is no match on the table.")
        at_table = (Command.BACK_TO_MATCH, Command.REMATCH, Command.REVIEW)
        self._allow(at_table, match_view is not None, nothing)
        self._refresh_help(nothing)
        usable = self._shown is self._page and match_view is not None
        self._allow(_WHILE_SHOWN, usable, self.tr("There is no match on the page."))
        if usable and match_view is not None:
            self._refresh_match(match_view)
        else:
            self._allow(_BY_STATE, False, self.tr("There is no match on the page."))

    @property
    def game_in_hand(self) -> str:
        """The game on the table, else the last one; empty if none has been played."""
        match_view = self._page.match_view
        last = self._context.settings.get(LAST_GAME)
        return match_view.game.id if match_view is not None else last if last in games() else ""

    def _refresh_help(self, nothing: str) -> None:
        """Help is about the game in hand, and never puts another match on the table."""
        game, match_view = self.game_in_hand, self._page.match_view
        name = game_name(self._context.words(), game) if game else ""
        symbols, tour = bool(game) and has_glossary(game), bool(game) and has_tour(game)
        no_symbols = self.tr("{0} has no page of symbols.").format(name) if game else nothing
        self._allow((Command.SYMBOLS,), symbols, no_symbols)
        no_tour = self.tr("{0} has no guided first round.").format(name) if game else nothing
        playing = match_view is not None and match_view.match.waiting is not Waiting.OVER
        reason = self.tr("Finish the match on the table first, or start from the rules.")
        self._allow((Command.LEARN,), tour and not playing, reason if tour else no_tour)

    def _refresh_match(self, match_view: MatchView) -> None:
        """Enable what depends on where the match stands."""
        match = match_view.match
        decision = self.tr("Hints are given when a decision is due.")
        self._allow((Command.HINT, Command.DEEPER), match_view.hints.available, decision)
        nothing = self.tr("There is nothing to take back.")
        self._allow((Command.UNDO, Command.UNDO_TURN), match.can_undo, nothing)
        nothing = self.tr("There is nothing to bring back.")
        self._allow((Command.REDO, Command.REDO_TURN), match.can_redo, nothing)
        typed = self.tr("You type the dice anyway.")
        by_program = match.table.dice is DiceSource.PROGRAM
        self._allow((Command.CHOOSE_ROLL,), by_program, typed)
        gone = self.tr("Only people resign, in games that know it, and before the end.")
        self._allow((Command.RESIGN,), match.may_resign is not None, gone)
        over = match.waiting is Waiting.OVER
        self._allow((Command.PAUSE,), not over, self.tr("The game is over."))
        self._actions.set_icon(Command.PAUSE, "fa6s.play" if match.paused else "fa6s.pause")
        words = self.tr("Continue") if match.paused else self.tr("Pause")
        self._actions[Command.PAUSE].setIconText(words)

    def _allow(self, commands: Sequence[Command], enabled: bool, reason: str) -> None:
        for command in commands:
            self._actions.set_enabled(command, enabled, reason)
