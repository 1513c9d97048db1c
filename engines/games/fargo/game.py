"""Fargo: the readable side of the game (``engines.contract.game``)."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from engines.contract.analysis import Unit
from engines.contract.bot import Bot, BotFamily
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
from engines.games.fargo import messages, text
from engines.games.fargo.kernels.state import MAX_SEATS
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.rolls import faces_of
from engines.games.fargo.snapshot import Snapshot, read, write
from engines.games.fargo.view import FargoView, view_of
from engines.runtime.types import Action, Seat, State

AT_EXACTLY: Final = "trigger_at_exactly_10000"
VECTOR: Final = "vector"
"""Before the colon in the ids of bots that follow a strategy vector."""
BEST_VECTOR: Final = "550,400,550,1150,1250,1150,1050,250"
"""The strategy vector that brings the most points (rules, section 7)."""


class Fargo(Game):
    """Ten dice, push your luck, past 10 000 everybody else has one last turn."""

    id = "fargo"
    guide = messages.FargoGuide()
    info = GameInfo(
        seats=(MIN_SEATS, MAX_SEATS),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(Option(AT_EXACTLY, default=False),),
    )
    families = (BotFamily(VECTOR, BEST_VECTOR),)

    def bot(self, name: str) -> Bot:
        """The bot with id ``name``; ``vector:550,400,...`` plays any strategy vector.

        Raises:
            UnknownName: there is no such bot, or the vector is not eight numbers.
        """
        from engines.games.fargo.bots.vector import vector_bot

        kind, colon, settings = name.partition(":")
        return vector_bot(settings) if colon and kind == VECTOR else super().bot(name)

    def start(self, seats: int, options: Options) -> State:
        """All scores 0, seat 1 to roll ten dice."""
        return write(Snapshot(scores=(0,) * seats, at_exactly=bool(options[AT_EXACTLY])))

    def seats(self, state: State) -> int:
        """Number of seats."""
        return read(state).seats

    def moment(self, state: State) -> Moment:
        """A round is one turn of every seat; at the end, the last turn that was played."""
        snapshot = read(state)
        turn = snapshot.turns - 1 if snapshot.over else snapshot.turns
        return Moment(round=turn // snapshot.seats + 1, turn=turn + 1)

    def owner(self, state: State) -> Seat:
        """The mover."""
        return read(state).mover

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """Game scores, and the points of the present turn."""
        snapshot = read(state)
        return tuple(
            Standing(score, messages.standing_detail(snapshot, seat))
            for seat, score in enumerate(snapshot.scores)
        )

    def load(self) -> None:
        """The solver of last turns, whose win chances the board shows."""
        import_module("engines.games.fargo.solved")

    def view(self, state: State, viewer: Seat | None) -> FargoView:
        """What the board draws; everybody sees everything."""
        return view_of(read(state))

    def position_text(self, state: State) -> str:
        """``4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 13``."""
        return text.position_text(read(state))

    def parse_position(self, text_: str) -> State:
        """The inverse of ``position_text``; raises ParseError."""
        return write(text.parse_position(text_))

    def action_text(self, state: State, action: Action) -> str:
        """``"roll"``, ``"bank"``, or the faces of a roll."""
        return text.action_text(read(state), action)

    def parse_action(self, state: State, text_: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        return text.parse_action(read(state), text_)

    def describe(self, state: State, action: Action) -> Message:
        """One sentence about a decision or a roll."""
        return messages.describe(read(state), action)

    def ask(self, state: State) -> Message:
        """Roll or stop, with the points of the turn; in a last turn, the score to beat."""
        return messages.ask(read(state))

    def roll(self, state: State) -> DiceRoll | None:
        """The dice that are rolled next, if a roll is due."""
        snapshot = read(state)
        if snapshot.over or not snapshot.rolling:
            return None
        return DiceRoll(DieKind.PIPS, snapshot.dice, PIP_FACES, FAIR_SIX)

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces of a roll in ascending order."""
        return faces_of(outcome)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for typed faces, in any order; raises IllegalAction."""
        return text.outcome_of_dice(read(state), faces)


GAME: Final = Fargo()
