"""What the opponents say: a few words at the start, when the lead changes, and at the end."""

from collections.abc import Sequence
from typing import Final

from engines.contract.record import PERSON
from engines.match.events import Waiting
from engines.runtime.types import Seat
from gui.app import settings as keys
from gui.app.characters import Moment, remark
from gui.match.view import MatchView, hurried

_SETTLED: Final = 2
"""Turns of everyone before anyone speaks of being ahead or behind."""


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
