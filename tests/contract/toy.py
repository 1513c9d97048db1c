"""High Card: a made-up game, small enough to check the contracts by hand.

Two or three seats are each dealt a hidden card from 0 to 4. Then, for some rounds, each seat in
turn holds or rolls one die and adds it to its points; a one takes all its points away unless the
gentle option is on. The highest sum of card and points wins.

Everything a game can have is here: chance, hidden information, options, dice, a varying number of
seats. The kernel is plain Python, so nothing is compiled but the generator of random numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engines.contract.analysis import Unit
from engines.contract.game import Game
from engines.contract.messages import Message, message
from engines.contract.rules import (
    FAIR_SIX,
    PIP_FACES,
    DiceRoll,
    DieKind,
    GameInfo,
    Moment,
    Option,
    Options,
    Standing,
)
from engines.runtime.errors import IllegalAction, ParseError
from engines.runtime.types import CHANCE, OVER, Action, Seat, State, Stream

if TYPE_CHECKING:
    from engines.contract.bot import Bot
    from engines.runtime.kernels.contract import Kernel

CARDS: Final = 5
MAX_SEATS: Final = 3
HOLD: Final = 0
ROLL: Final = 1

# Where things are in the state.
SEATS, ROUNDS, GENTLE, STAGE, MOVER, ROUND = range(6)
CARD = 6
POINTS = CARD + MAX_SEATS
WORDS = POINTS + MAX_SEATS

DEAL, DECIDE, DIE, END = range(4)
UNSEEN: Final = -1


def turn(s: State) -> int:
    if s[STAGE] == DECIDE:
        return int(s[MOVER])
    return OVER if s[STAGE] == END else CHANCE


def legal(s: State, out: State) -> int:
    out[0], out[1] = HOLD, ROLL
    return 2


def _choices(s: State) -> int:
    return CARDS if s[STAGE] == DEAL else 6


def sample(s: State, rng: Stream) -> int:
    from engines.runtime.kernels.rng import below

    return below(rng, _choices(s))


def outcomes(s: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    count = _choices(s)
    out[:count] = range(count)
    prob[:count] = 1 / count
    return count


def apply(s: State, action: int) -> None:
    if s[STAGE] == DEAL:
        s[CARD + s[MOVER]] = action
        s[MOVER] += 1
        if s[MOVER] == s[SEATS]:
            s[MOVER], s[STAGE] = 0, DECIDE
    elif s[STAGE] == DECIDE and action == ROLL:
        s[STAGE] = DIE
    else:
        if s[STAGE] == DIE:
            bust = action == 0 and not s[GENTLE]
            s[POINTS + s[MOVER]] = 0 if bust else s[POINTS + s[MOVER]] + action + 1
        _next_seat(s)


def _next_seat(s: State) -> None:
    s[STAGE] = DECIDE
    s[MOVER] += 1
    if s[MOVER] == s[SEATS]:
        s[MOVER] = 0
        s[ROUND] += 1
        if s[ROUND] > s[ROUNDS]:
            s[STAGE] = END


def redraw(s: State, seat: int, rng: Stream) -> None:
    from engines.runtime.kernels.rng import below

    for other in range(int(s[SEATS])):
        if other != seat and s[CARD + other] != UNSEEN:
            s[CARD + other] = below(rng, CARDS)


def observe(s: State, action: int, seat: int) -> int:
    return 0 if s[STAGE] == DEAL and s[MOVER] != seat else action


def policy(s: State, rng: Stream) -> int:
    return ROLL if s[POINTS + s[MOVER]] < 4 else HOLD


def returns(s: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    count = int(s[SEATS])
    sums = s[CARD : CARD + count] + s[POINTS : POINTS + count]
    winners = sums == sums.max()
    out[:count] = winners / winners.sum()


def _possible(numbers: list[int]) -> bool:
    seats, rounds, gentle, stage, mover, round_ = numbers[:CARD]
    return (
        seats in {2, MAX_SEATS}
        and rounds in {1, 2, 3}
        and gentle in {0, 1}
        and stage in {DEAL, DECIDE, DIE, END}
        and 0 <= mover < seats
        and 1 <= round_ <= rounds + (stage == END)
        and all(UNSEEN <= card < CARDS for card in numbers[CARD:POINTS])
        and all(0 <= points <= 6 * rounds for points in numbers[POINTS:])
    )


@dataclass(frozen=True, slots=True)
class View:
    """What a board of High Card would draw; a card that is not seen is None."""

    cards: tuple[int | None, ...]
    points: tuple[int, ...]


class HighCard(Game):
    """The readable side of High Card."""

    id = "toy"
    info = GameInfo(
        seats=(2, MAX_SEATS),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=True,
        options=(Option("rounds", 2, (1, 2, 3)), Option("gentle", False)),
    )

    @cached_property
    def kernel(self) -> "Kernel":
        from engines.runtime.kernels.contract import Kernel

        return Kernel(
            words=WORDS,
            max_actions=2,
            max_outcomes=6,
            max_steps=3 + 3 * 3 * 2,
            turn=turn,
            legal=legal,
            sample=sample,
            outcomes=outcomes,
            apply=apply,
            redraw=redraw,
            observe=observe,
            policy=policy,
            returns=returns,
        )

    @cached_property
    def bots(self) -> "tuple[Bot, ...]":
        from tests.contract.toy_bots import BOTS

        return BOTS

    def start(self, seats: int, options: Options) -> State:
        state = np.zeros(WORDS, np.int64)
        state[SEATS], state[ROUNDS], state[GENTLE] = seats, options["rounds"], options["gentle"]
        state[ROUND] = 1
        state[CARD : CARD + seats] = UNSEEN
        return state

    def seats(self, state: State) -> int:
        return int(state[SEATS])

    def moment(self, state: State) -> Moment:
        turn_ = 1 + (state[ROUND] - 1) * state[SEATS] + (state[MOVER] if state[STAGE] else 0)
        return Moment(int(state[ROUND]), int(turn_))

    def owner(self, state: State) -> Seat:
        return int(state[MOVER])

    def _cards(self, state: State, viewer: Seat | None) -> tuple[int | None, ...]:
        cards = state[CARD : CARD + state[SEATS]].tolist()
        return tuple(
            card if card != UNSEEN and viewer in {None, seat} else None
            for seat, card in enumerate(cards)
        )

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        return tuple(Standing(float(points)) for points in self.view(state, viewer).points)

    def view(self, state: State, viewer: Seat | None) -> View:
        points = tuple(state[POINTS : POINTS + state[SEATS]].tolist())
        return View(self._cards(state, viewer), points)

    def position_text(self, state: State) -> str:
        return " ".join(map(str, state.tolist()))

    def parse_position(self, text: str) -> State:
        try:
            numbers = [int(word) for word in text.split()]
        except ValueError:
            numbers = []
        if len(numbers) != WORDS or not _possible(numbers):
            raise ParseError(f"'{text}' is not a position of High Card.")
        return np.array(numbers, np.int64)

    def action_text(self, state: State, action: Action) -> str:
        if state[STAGE] == DECIDE:
            return "roll" if action == ROLL else "hold"
        return f"card {action}" if state[STAGE] == DEAL else str(action + 1)

    def parse_action(self, state: State, text: str) -> Action:
        words = text.lower().split()
        known = {"hold": HOLD, "roll": ROLL} if state[STAGE] == DECIDE else {}
        if state[STAGE] == DEAL:
            known = {f"card {card}": card for card in range(CARDS)}
        elif state[STAGE] == DIE:
            known = {str(face + 1): face for face in range(6)}
        if " ".join(words) not in known:
            raise IllegalAction(f"'{text}' cannot be played here. Play {', '.join(known)}.")
        return known[" ".join(words)]

    def describe(self, state: State, action: Action) -> Message:
        return message("toy.action", seat=self.owner(state), what=self.action_text(state, action))

    def roll(self, state: State) -> DiceRoll | None:
        return DiceRoll(DieKind.PIPS, 1, PIP_FACES, FAIR_SIX) if state[STAGE] == DIE else None

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        return (outcome + 1,)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        if len(faces) != 1 or not 1 <= faces[0] <= 6:
            raise IllegalAction(f"High Card rolls one die from 1 to 6, not {tuple(faces)}.")
        return faces[0] - 1


TOY: Final = HighCard()
