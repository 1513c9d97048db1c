"""Lange Strasse: the readable side of the game (``engines.contract.game``)."""

from collections.abc import Sequence
from typing import Final

from engines.contract.analysis import Unit
from engines.contract.game import (
    FAIR_SIX,
    PIP_FACES,
    DiceRoll,
    DieKind,
    Game,
    GameInfo,
    Moment,
    Option,
    Options,
    Standing,
)
from engines.contract.messages import Message
from engines.games.lange_strasse import messages, text
from engines.games.lange_strasse.dice import faces_of
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import Snapshot, read, write
from engines.games.lange_strasse.view import LangeStrasseView, view_of
from engines.runtime.types import Action, Seat, State

TOTALE: Final = "totale_scope"
SCOPES: Final = ("set", "turn", "game_round_1")
MOST_CENTS: Final = 10_000.0
"""Money has no limit: each strasse pays. A game that exceeds this is rarer than one in 10^12."""
SPAN_CENTS: Final = 380.0
"""Twice the standard deviation of one seat's money in a game (rules, section 4.6)."""


class LangeStrasse(Game):
    """Six dice, three seats, for money: keep, roll on or stop from 300 points, until 10 000."""

    id = "lange_strasse"
    guide = messages.LangeStrasseGuide()
    info = GameInfo(
        seats=(SEATS, SEATS),
        default_seats=SEATS,
        unit=Unit.MONEY,
        bounds=(-MOST_CENTS, MOST_CENTS),
        constant_sum=0.0,
        hidden=False,
        span=(-SPAN_CENTS / SEATS, SPAN_CENTS * (SEATS - 1) / SEATS),  # at 0 cents, a third
        options=(Option(TOTALE, default=SCOPES[0], choices=SCOPES),),
    )

    def start(self, seats: int, options: Options) -> State:
        """All scores 0, seat 1 to roll six dice."""
        return write(Snapshot(totale=SCOPES.index(str(options[TOTALE]))))

    def seats(self, state: State) -> int:
        """Always three."""
        return SEATS

    def moment(self, state: State) -> Moment:
        """A round is one turn of every seat; at the end, the last turn that was played."""
        snapshot = read(state)
        return Moment(snapshot.round, (snapshot.round - 1) * SEATS + snapshot.place + 1)

    def owner(self, state: State) -> Seat:
        """The mover."""
        return read(state).mover

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """Game scores, with money and strich as the small figure."""
        snapshot = read(state)
        return tuple(
            Standing(points, messages.standing_detail(snapshot, seat))
            for seat, points in enumerate(snapshot.scores)
        )

    def view(self, state: State, viewer: Seat | None) -> LangeStrasseView:
        """What the board draws; everybody sees everything."""
        return view_of(read(state))

    def position_text(self, state: State) -> str:
        """``4500 3200 9000 | seat 1 | round 7 | strich 2 3``."""
        return text.position_text(read(state))

    def parse_position(self, text_: str) -> State:
        """The inverse of ``position_text``; raises ParseError."""
        return write(text.parse_position(text_))

    def action_text(self, state: State, action: Action) -> str:
        """``"keep 1 5"``, ``"keep 1 5 stop"``, or the faces of a roll."""
        return text.action_text(read(state), action)

    def parse_action(self, state: State, text_: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        return text.parse_action(read(state), text_)

    def describe(self, state: State, action: Action) -> Message:
        """One sentence about a decision or a roll."""
        return messages.describe(read(state), action)

    def ask(self, state: State) -> Message:
        """Which dice to keep; in the last round, the score to beat."""
        return messages.ask(read(state))

    def roll(self, state: State) -> DiceRoll | None:
        """The dice that are rolled next, if a roll is due."""
        snapshot = read(state)
        if snapshot.over or snapshot.deciding:
            return None
        return DiceRoll(DieKind.PIPS, snapshot.dice_left, PIP_FACES, FAIR_SIX)

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces of a roll in ascending order."""
        return faces_of(outcome)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for typed faces, in any order; raises IllegalAction."""
        return text.outcome_of_dice(read(state), faces)


GAME: Final = LangeStrasse()
