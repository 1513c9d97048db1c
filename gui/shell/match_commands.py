"""Commands that act on the match, and when they can be used."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from engines.core.registry import games
from engines.core.types import Seat
from engines.session.events import Event, Waiting
from engines.session.history import Scope
from engines.session.table import DiceSource
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import PLACES, SPEAK_SEATS, Command, Needs
from gui.app.page import Page
from gui.app.settings import AUTO_HINT, LAST_GAME
from gui.games.face import game_name
from gui.help.glossary import has_glossary
from gui.kit.notice import announce
from gui.kit.throttle import Throttle
from gui.learn.tours import has_tour
from gui.match.hint import HintPanel
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.table.board import Board


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
        context.guard.alt_held.connect(self._show_cues)
        page.caught_up.connect(self.refresh)
        review.moved.connect(self.refresh)
        self.refresh()

    def _bind(self) -> None:
        bind, page = self._actions.bind, self._page
        bind(commands.PRIMARY, self._primary)
        bind(commands.ROLL, partial(page.press, commands.ROLL))
        bind(commands.BANK, partial(page.press, commands.BANK))
        bind(commands.MOVE_LINE, page.type_move)
        bind(commands.CHOOSE_ROLL, page.choose_roll)
        bind(commands.RESIGN, self._resign)
        bind(commands.CLEAR, lambda: self._on_board(lambda board: board.clear_selection()))
        bind(commands.FLIP, lambda: self._on_board(lambda board: board.flip()))
        bind(commands.UNDO, partial(page.undo, Scope.STEP))
        bind(commands.REDO, partial(page.redo, Scope.STEP))
        bind(commands.UNDO_TURN, partial(page.undo, Scope.TURN))
        bind(commands.REDO_TURN, partial(page.redo, Scope.TURN))
        bind(commands.PAUSE, page.toggle_pause)
        bind(commands.STEP, page.step)
        bind(commands.REPLAY_TURN, page.replay_turn)
        bind(commands.SPEAK, self._speak)
        watch = page.watch_bar
        for command, on_review, on_match in (
            (commands.BACK, self._review.go_back, watch.go_back),
            (commands.FORWARD, self._review.go_forward, watch.step),
            (commands.FIRST, self._review.go_first, watch.go_first),
            (commands.LAST, self._review.go_last, watch.go_last),
        ):
            bind(command, partial(self._move, on_review, on_match))
        for command, go in (
            (commands.NEXT_MISTAKE, partial(self._review.go_to_mistake, 1)),
            (commands.PREVIOUS_MISTAKE, partial(self._review.go_to_mistake, -1)),
        ):
            bind(command, go)
        bind(commands.HINT, self._hints.ask)
        bind(commands.DEEPER, self._hints.deeper)
        bind(commands.AUTO_HINT, self._toggle_auto_hint)
        for seat, command in enumerate(SPEAK_SEATS):
            bind(command, partial(self._speak_seat, seat))
        for place, command in enumerate(PLACES):
            bind(command, partial(self._choose_place, place))
        for command in self._actions:
            if command.game:
                bind(command, partial(self._run, command))

    def _speak(self) -> None:
        """Let a screen reader speak the position."""
        match_view, board = self._page.match_view, self._page.board
        if match_view is not None and board is not None and not self._page.curtain_closed:
            announce(self._page, board.spoken(match_view.scene()))

    def _speak_seat(self, seat: Seat) -> None:
        """Let a screen reader speak the card of a seat."""
        cards = self._page.players.cards
        if seat < len(cards):
            announce(self._page, cards[seat].accessibleName())

    def _choose_place(self, place: int) -> None:
        self._on_board(lambda board: board.choose_place(place))

    def _run(self, command: Command) -> None:
        self._on_board(lambda board: board.run(command))

    def _move(self, on_review: Callable[[], None], on_match: Callable[[], None]) -> None:
        """Go through the record: of the review, or of a match of bots."""
        (on_review if self._shown is self._review else on_match)()

    def _on_board(self, do: Callable[[Board], object]) -> None:
        """Do something on the board of the match, unless nobody may act there now."""
        board = self._page.board_to_act_on()
        if board is not None:
            do(board)

    def _show_cues(self, on: bool) -> None:
        board = self._page.board
        if board is not None:
            board.show_cues(on)

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
        self._actions[commands.AUTO_HINT].setChecked(self._context.settings.get(AUTO_HINT))
        reviewing = self._shown is self._review and self._review.match_view is not None
        on_page = self._shown is self._page and match_view is not None
        steps = match_view is not None and (match_view.watching or match_view.looking_back)
        there = {
            Needs.NOTHING: True,
            Needs.MATCH: match_view is not None,
            Needs.MATCH_PAGE: on_page,
            Needs.STEPS: reviewing or (on_page and steps),
            Needs.RECORD: reviewing,
        }
        refused = self._refused_help()
        if match_view is not None:
            refused |= self._refused(match_view)
        game = "" if match_view is None else match_view.game.id
        for command in self._actions:
            usable = there[command.needs] and command.game in ("", game)
            reason = refused.get(command, "") if usable else command.needs.text
            self._actions.set_enabled(command, usable and not reason, reason)
        if match_view is not None:
            paused = match_view.match.paused
            self._actions.set_icon(commands.PAUSE, "fa6s.play" if paused else "fa6s.pause")
            words = self.tr("Continue") if paused else self.tr("Pause")
            self._actions[commands.PAUSE].setIconText(words)

    @property
    def game_in_hand(self) -> str:
        """The game on the table, else the last one; empty if none has been played."""
        match_view = self._page.match_view
        last = self._context.settings.get(LAST_GAME)
        return match_view.game.id if match_view is not None else last if last in games() else ""

    def _refused_help(self) -> dict[Command, str]:
        """Help is about the game in hand, and never puts another match on the table."""
        game, match_view = self.game_in_hand, self._page.match_view
        if not game:
            nothing = Needs.MATCH.text
            return {commands.SYMBOLS: nothing, commands.LEARN: nothing}
        name = game_name(self._context.words(), game)
        refused = {}
        if not has_glossary(game):
            refused[commands.SYMBOLS] = self.tr("{0} has no page of symbols.").format(name)
        if not has_tour(game):
            refused[commands.LEARN] = self.tr("{0} has no guided first round.").format(name)
        elif match_view is not None and match_view.match.waiting is not Waiting.OVER:
            refused[commands.LEARN] = self.tr(
                "Finish the match on the table first, or start from the rules."
            )
        return refused

    def _refused(self, match_view: MatchView) -> dict[Command, str]:
        """The commands that cannot be used where the match stands, and why."""
        match = match_view.match
        may = (
            (
                (commands.HINT, commands.DEEPER),
                match_view.hints.available,
                self.tr("Hints are available when there is a decision to make."),
            ),
            ((commands.UNDO, commands.UNDO_TURN), match.can_undo, self.tr("Nothing to undo.")),
            ((commands.REDO, commands.REDO_TURN), match.can_redo, self.tr("Nothing to redo.")),
            (
                (commands.CHOOSE_ROLL,),
                match.table.dice is DiceSource.PROGRAM,
                self.tr("You are already entering the dice."),
            ),
            (
                (commands.RESIGN,),
                match.may_resign is not None,
                self.tr("You can resign only on your own seat, if the game allows it."),
            ),
            ((commands.PAUSE,), match.waiting is not Waiting.OVER, self.tr("The game is over.")),
        )
        return {command: reason for group, usable, reason in may if not usable for command in group}
