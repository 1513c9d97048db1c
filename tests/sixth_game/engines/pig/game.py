"""Pig as a game of Parlour."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

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
from engines.contract.messages import Message, message
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat, State
from tests.calibration.kernels import UNIT
from tests.calibration.kernels.pig_state import HOLD, MAX_SEATS, ROLL
from tests.sixth_game.engines.pig.snapshot import (
    MIN_SEATS,
    TARGETS,
    Snapshot,
    parse,
    read,
    write,
)

if TYPE_CHECKING:
    from engines.runtime.kernels.contract import Kernel

_NAMES = {ROLL: "roll", HOLD: "bank"}
_ACTIONS = {"roll": ROLL, "bank": HOLD, "hold": HOLD}


class Pig(Game):
    """One die, push your luck."""

    id = "pig"
    info = GameInfo(
        seats=(MIN_SEATS, MAX_SEATS),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(Option("target", TARGETS[0], TARGETS),),
    )

    @cached_property
    def kernel(self) -> "Kernel":
        """The rules with which searches are checked."""
        from tests.calibration.kernels.pig import KERNEL

        return KERNEL

    @property
    def unit_name(self) -> str:
        """The unit of those rules."""
        return UNIT

    def start(self, seats: int, options: Options) -> State:
        """Nobody has points; seat 1 begins."""
        return write(Snapshot((0,) * seats, target=int(options["target"])))

    def seats(self, state: State) -> int:
        """Number of seats."""
        return read(state).seats

    def moment(self, state: State) -> Moment:
        """A round is one turn of every seat; at the end, the last turn that was played."""
        now = read(state)
        turn = now.turns - (now.winner is not None)
        return Moment(turn // now.seats + 1, turn + 1)

    def owner(self, state: State) -> Seat:
        """The mover."""
        return read(state).mover

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """The scores, and what this turn has brought."""
        now = read(state)
        turn = message("pig.standing.turn", points=now.total) if now.total else None
        return tuple(
            Standing(score, turn if seat == now.mover else None)
            for seat, score in enumerate(now.scores)
        )

    def view(self, state: State, viewer: Seat | None) -> Snapshot:
        """Everybody sees everything."""
        return read(state)

    def position_text(self, state: State) -> str:
        """``45 32 | turn 13 | total 12 | target 100``."""
        return read(state).text

    def parse_position(self, text: str) -> State:
        """The inverse of ``position_text``; raises ParseError."""
        return write(parse(text))

    def action_text(self, state: State, action: Action) -> str:
        """``"roll"``, ``"bank"``, or what the die shows."""
        return str(action) if read(state).rolling else _NAMES[action]

    def parse_action(self, state: State, text: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        now, word = read(state), text.strip().lower()
        if word in _ACTIONS and not now.rolling and now.winner is None:
            return _ACTIONS[word]
        if word in PIP_FACES and now.rolling:
            return int(word)
        if word in _ACTIONS or word in PIP_FACES:
            due = "The game is over" if now.winner is not None else "Roll or bank"
            raise IllegalAction(f"{'Type what the die shows' if now.rolling else due}.")
        raise ParseError(
            f"{quoted(text)} is not an action in Pig. Type roll, bank, or 1 to 6.", text
        )

    def describe(self, state: State, action: Action) -> Message:
        """One sentence about a decision or a roll."""
        now = read(state)
        if not now.rolling:
            told = "roll" if action == ROLL else "bank"
            return message(f"pig.log.{told}", seat=now.mover, points=now.total, score=now.banked)
        score = now.banked + action
        told = "lost" if action == 1 else "won" if score >= now.target else "rolled"
        points = now.total + (action if action > 1 else 0)
        return message(f"pig.log.{told}", seat=now.mover, face=action, points=points, score=score)

    def ask(self, state: State) -> Message:
        """Roll or bank, with what the turn has brought."""
        now = read(state)
        code = "pig.ask_again" if now.total else "pig.ask"
        return message(code, seat=now.mover, points=now.total)

    def roll(self, state: State) -> DiceRoll | None:
        """One die, if a roll is due."""
        return DiceRoll(DieKind.PIPS, 1, PIP_FACES, FAIR_SIX) if read(state).rolling else None

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The face of the die."""
        return (outcome,)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for a typed face; raises IllegalAction."""
        if len(faces) != 1 or str(faces[0]) not in PIP_FACES:
            raise IllegalAction("Pig is played with one die. Type 1 to 6.")
        return faces[0]
