"""The player cards on the board, or in a row above it, and the menu that changes who plays."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, QTimer
from PySide6.QtWidgets import QMenu, QWidget

from engines.contract.budget import Budget
from engines.contract.record import PERSON, SeatRecord
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.events import Event, SeatChanged, Thinking, TurnOf, Waiting
from engines.runtime.texts import number, tr
from engines.runtime.types import Seat
from gui.app import bots
from gui.app import settings as keys
from gui.app.characters import Moment, portrait, remark
from gui.app.ratings import rating_text
from gui.app.time_controls import TENTHS_BELOW_S, clock_text, low_below_s
from gui.app.values import budget_text
from gui.kit import boxes
from gui.kit.button import open_menu
from gui.kit.player_card import CLOCK_ROW, ClockView, PlayerCard, PlayerState, PlayerView
from gui.kit.portraits import Portrait
from gui.match.last_turns import last_turns
from gui.match.view import MatchView, hurried
from gui.style import Size, Space, theme
from gui.table.board import Board

_SETTLED: Final = 2
"""Turns of everyone before anyone speaks of being ahead or behind."""
_DECIDES = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE, Waiting.CHANCE, Waiting.AUTOMATIC)


class Remarks:
    """Follows a match.

    Everyone says everything at most once, and nobody talks for long: a remark disappears when the
    seat's next turn begins.
    """

    def __init__(self, match_view: MatchView) -> None:
        self._match_view = match_view
        self._said: dict[Seat, str] = {}
        self._done: set[tuple[Seat, Moment]] = set()
        self._turn = -1
        self._joined = len(match_view.match.history.path()) > 0

    def __getitem__(self, seat: Seat) -> str:
        """What a seat says now; empty if nothing."""
        return self._said.get(seat, "")

    def refresh(self) -> None:
        """Take in what has happened since the last call; a bot may comment on it."""
        view, match = self._match_view, self._match_view.match
        if not view.context.settings.get(keys.REMARKS) or hurried(view) or view.replaying:
            self._said.clear()
            return
        turn = match.position.moment.turn
        over = match.pending.waiting is Waiting.OVER
        if view.looking_back or (turn == self._turn and not over):
            return
        before, self._turn = self._turn, turn
        if match.pending.seat is not None:
            self._said.pop(match.pending.seat, None)
        if over:
            self._end(match.position.returns().tolist())
        elif before < 0 and not self._joined:
            self._say(self._bots[:1], Moment.HELLO)
        elif turn >= _SETTLED * len(match.seats):
            standings = match.position.game.standings(match.position.state, view.limited_to)
            self._compare([standing.score for standing in standings])

    @property
    def _bots(self) -> list[Seat]:
        seats = self._match_view.match.seats
        return [seat for seat, who in enumerate(seats) if who.player != PERSON]

    def _end(self, returns: Sequence[float]) -> None:
        best = max(returns)
        for seat in self._bots:
            self._say([seat], Moment.WON if returns[seat] == best else Moment.LOST)

    def _compare(self, scores: Sequence[float]) -> None:
        """Let a seat that leads or trails alone comment on it."""
        for moment, score in ((Moment.AHEAD, max(scores)), (Moment.BEHIND, min(scores))):
            if scores.count(score) == 1:
                self._say([seat for seat in self._bots if scores[seat] == score], moment)

    def _say(self, seats: Sequence[Seat], moment: Moment) -> None:
        view = self._match_view
        for seat in seats:
            if (seat, moment) not in self._done:
                self._done.add((seat, moment))
                player = view.match.seats[seat].player
                self._said[seat] = remark(view.words, view.game, player, moment)


class PlayersPanel(QWidget):
    """One card for each seat: who it is, what it does, its score."""

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._progress: float | None = None
        self._remarks = Remarks(match_view)
        self._last = last_turns(match_view)
        self._board_has = False, False, False
        """Whether the board has places for the cards, panels under them, and the scores."""
        self._sizes = QSize(), QSize()
        """The sizes of the parent and of the board when it last had places."""
        self._row_needed = QSize()
        """The size of the parent at which the board has no places without the row."""
        self._lying = False
        self.cards = tuple(PlayerCard(self._view(seat)) for seat in range(self._seats))
        """The cards in the order of the seats."""
        for seat, card in enumerate(self.cards):
            card.clicked.connect(partial(self.open_menu, seat))
        self._clocks = Clocks(match_view.match, self.cards, self)
        match_view.told.connect(self._hear)
        self._row = boxes.row(*self.cards, of=self, gap=Space.S)
        self.setAccessibleName(tr("match-players"))

    @property
    def _seats(self) -> int:
        return len(self._match_view.match.seats)

    @property
    def card_height(self) -> int:
        """The height of a card that shows everything, at 100%."""
        timed = self._match_view.match.history.head.clock is not None
        return Size.PLAYER_CARD + (CLOCK_ROW if timed else 0)

    def faces(self) -> tuple[Portrait, ...]:
        """What the players look like, by seat."""
        return tuple(card.view.portrait for card in self.cards if card.view.portrait is not None)

    def lie(self, board: Board) -> None:
        """Put the cards where the board has places for them, otherwise in a row above it."""
        if self._lying:
            return  # the board changes its size because of the row
        self._lying, rooms = True, None
        while rooms is None or rooms != self._rooms(board):
            rooms = self._rooms(board)
            self._place(board, rooms)
        self._lying = False

    def _rooms(self, board: Board) -> list[QRect]:
        """The places on the board, unless it has them only because the row makes it smaller."""
        rooms, whole = list(board.seat_rooms()), (self.parentWidget() or self).size()
        if rooms:
            self._sizes = whole, board.size()
        elif self._board_has[0] and self._sizes[0] == whole and self._sizes[1] != board.size():
            self._row_needed = whole  # without the row, the board has grown
        return [] if self._row_needed == whole else rooms

    def _place(self, board: Board, rooms: list[QRect]) -> None:
        there, before = bool(rooms), self._board_has
        self._board_has = there, there and board.has_panels, there and board.shows_scores
        if rooms or before[0]:
            self.setVisible(not rooms)
        for card, room in zip(self.cards, rooms, strict=False):
            if card.parent() is not board:
                self._row.removeWidget(card)
                card.setParent(board)
            card.setVisible(not room.isEmpty())
            card.set_height(room.height() / theme().scale)
            card.setGeometry(room)
        if before != self._board_has:
            self.refresh()
        for card in self.cards if before[0] and not rooms else ():
            card.set_height(Size.PLAYER_CARD)
            self._row.addWidget(card)
            card.show()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible and not self._board_has[0])

    def _hear(self, event: Event) -> None:
        self._clocks.refresh()
        match event:
            case Thinking():
                self._progress = event.progress
                self._refresh_card(event.seat)
            case TurnOf():
                self._progress = None
            case SeatChanged():
                self._refresh_card(event.seat)
            case _:
                pass

    def remark(self, seat: Seat) -> str:
        """What someone says now; empty if nothing."""
        return self._remarks[seat]

    def refresh(self) -> None:
        self._remarks.refresh()
        self._last = last_turns(self._match_view)
        for seat in range(self._seats):
            self._refresh_card(seat)

    def _refresh_card(self, seat: Seat) -> None:
        self.cards[seat].set_view(self._view(seat))

    # -- what a card shows --------------------------------------------------------------------

    def _view(self, seat: Seat) -> PlayerView:
        match_view = self._match_view
        position = match_view.match.history.place(match_view.at).position
        standing = position.game.standings(position.state, match_view.limited_to)[seat]
        words = match_view.words
        _, bare, told = self._board_has
        counts = not (told or match_view.game.info.leaves)  # its score decides something
        failed = match_view.match.pending.failed
        state, who = self._state(seat), match_view.match.seats[seat]
        if failed is not None and state is PlayerState.FAILED:
            detail = tr("match-player-stopped")
        else:
            detail = "" if bare and who.player == PERSON else self._detail(who)
        return PlayerView(
            seat=seat,
            name=who.name,
            detail=detail,
            score=number(standing.score) if counts else "",
            second="" if told or standing.detail is None else words.say(standing.detail),
            state=state,
            progress=self._progress if state is PlayerState.THINKING else None,
            portrait=portrait(match_view.game, who.player, who.name, seat),
            remark=self._remarks[seat],
            dice=self._last[seat].dice,
            brought=self._last[seat].brought,
            bare=bare,
        )

    def _state(self, seat: Seat) -> PlayerState:
        match = self._match_view.match
        if seat != match.pending.seat:
            return PlayerState.WAITING
        if match.pending.waiting is Waiting.FAILED:
            return PlayerState.FAILED
        if match.pending.waiting is Waiting.BOT:
            return PlayerState.TO_MOVE if match.paused else PlayerState.THINKING
        return PlayerState.TO_MOVE if match.pending.waiting in _DECIDES else PlayerState.WAITING

    def _detail(self, who: SeatRecord) -> str:
        if who.player == PERSON:
            return tr("match-person")
        bot = bots.find_bot(self._match_view.game, who.player)
        if bot is None:
            return tr("match-not-available", player=who.player)
        context, game = self._match_view.context, self._match_view.game
        kind = bots.bot_text(context, game, bot)
        if who.name.rstrip(" 0123456789") == kind:
            kind = tr("match-bot")
        text = " · ".join(part for part in (kind, rating_text(game, bot)) if part)
        if bot.searches:
            text = f"{text} · {self._thinking_text(who.budget, bot.budget)}"
        return text

    def _thinking_text(self, chosen: Budget | None, usual: Budget) -> str:
        """How long a bot thinks: as was chosen, as it usually does, or as its clock allows."""
        if chosen is None and self._match_view.match.history.head.clock is not None:
            return tr("match-by-the-clock")
        return budget_text(chosen or usual)

    # -- seats change hands -------------------------------------------------------------------

    def open_menu(self, seat: Seat) -> None:
        """Open the menu of a card below it."""
        open_menu(self.seat_menu(seat), self.cards[seat])

    def seat_menu(self, seat: Seat) -> QMenu:
        """The menu of a card: who else may take over this seat."""
        match_view = self._match_view
        now = match_view.match.seats[seat]
        menu = QMenu(self)
        head = menu.addAction(tr("match-who-takes-over-for", name=now.name))
        head.setEnabled(False)
        if match_view.match.pending.seat == seat and match_view.match.pending.waiting in (
            Waiting.BOT,
            Waiting.FAILED,
        ):
            menu.addAction(
                tr("match-make-this-decision-myself"), partial(control.play_for, match_view.match)
            )
            menu.addSeparator()
        self._add_player(menu, seat, PERSON, tr("match-person"))
        headed = False
        for bot in bots.bots_of(match_view.context, match_view.game):
            if bot.plays(self._seats):
                if bots.is_published(bot) and not headed:
                    headed = True
                    menu.addSection(tr("match-as-published"))
                text = bots.rated_text(match_view.context, match_view.game, bot)
                self._add_player(menu, seat, bot.id, text)
        return menu

    def _add_player(self, menu: QMenu, seat: Seat, player: str, text: str) -> None:
        action = menu.addAction(text, partial(self.sit, seat, player))
        action.setCheckable(True)
        action.setChecked(self._match_view.match.seats[seat].player == player)

    def sit(self, seat: Seat, player: str) -> None:
        """Let someone else take over; a default name changes, too."""
        match_view = self._match_view
        now = match_view.match.seats[seat]
        name = now.name
        context, game = match_view.context, match_view.game
        if not bots.is_given(context, game, name):
            name = bots.usual_name(context, game, player)
        match_view.attempt(partial(control.sit, match_view.match, seat, SeatRecord(name, player)))


_TICK_MS: Final = 250
_FAST_TICK_MS: Final = 100


class Clocks(QObject):
    """Shows the clocks of a match on its cards; nothing without clocks."""

    def __init__(self, match: Match, cards: Sequence[PlayerCard], parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._cards = cards
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what the clocks say now, and look again soon while one of them runs."""
        given = self._match.history.head.clock
        if given is None:
            return
        readings = self._match.clock.readings()
        for card, reading in zip(self._cards, readings, strict=True):
            low = reading.left_s < low_below_s(given)
            card.set_clock(ClockView(clock_text(reading.left_s), reading.running, low))
        running = [reading.left_s for reading in readings if reading.running]
        if not running:
            self._timer.stop()
            return
        tick = _FAST_TICK_MS if min(running, default=math.inf) < TENTHS_BELOW_S else _TICK_MS
        if not self._timer.isActive() or self._timer.interval() != tick:
            self._timer.start(tick)
