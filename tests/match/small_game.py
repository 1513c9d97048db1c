"""Double: a small game with dice, a draw, a forced choice and exact values, for match tests.

In each of three turns a seat rolls a three-sided die. It keeps the die, or (unless it shows 1)
doubles: a card then says whether it scores twice the die or nothing. Highest score wins; equal
scores share. State: phase, turns played, die, scores[seats].
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Message, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.rules import (
    DiceRoll,
    DieKind,
    GameInfo,
    Moment,
    Option,
    OptionValue,
    Standing,
)
from engines.runtime.errors import IllegalAction, ParseError
from engines.runtime.kernels.contract import Kernel
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action, Seat, State, Stream

ROLL, CHOOSE, DRAW, END = range(4)
KEEP, DOUBLE = 0, 1
MUST_DOUBLE: Final = "1 5 2 5 2"
"""The last turn: seat 1 is three points behind and rolled 2, so it must double."""
NOTHING, TWICE = 0, 1
FACES: Final = 3
TURNS: Final = 3
PHASE, PLAYED, DIE, SCORES = range(4)


def seats_of(a: State) -> int:
    return len(a) - SCORES


def turn(a: State) -> int:
    if a[PHASE] == END:
        return OVER
    return int(a[PLAYED] % seats_of(a)) if a[PHASE] == CHOOSE else CHANCE


def legal(a: State, out: State) -> int:
    out[0], out[1] = KEEP, DOUBLE
    return 1 if a[DIE] == 1 else 2


def sample(a: State, rng: Stream) -> int:
    word = int(rng[1]) * 5 & (1 << 64) - 1
    if a[PHASE] == ROLL:
        return 1 + (word >> 32) % FACES
    return (word >> 32) % 2


def outcomes(a: State, out: State, prob: Any) -> int:
    codes = [1, 2, 3] if a[PHASE] == ROLL else [NOTHING, TWICE]
    out[: len(codes)] = codes
    prob[: len(codes)] = 1 / len(codes)
    return len(codes)


def _score(a: State, points: int) -> None:
    a[SCORES + a[PLAYED] % seats_of(a)] += points
    a[PLAYED] += 1
    a[DIE] = 0
    a[PHASE] = END if a[PLAYED] == TURNS * seats_of(a) else ROLL


def apply(a: State, action: int) -> None:
    if a[PHASE] == ROLL:
        a[DIE] = action
        a[PHASE] = CHOOSE
    elif a[PHASE] == DRAW:
        _score(a, 2 * int(a[DIE]) if action == TWICE else 0)
    elif action == KEEP:
        _score(a, int(a[DIE]))
    else:
        a[PHASE] = DRAW


def redraw(a: State, seat: int, rng: Stream) -> None: ...


def observe(a: State, action: int, seat: int) -> int:
    return action


def policy(a: State, rng: Stream) -> int:
    return KEEP


def returns(a: State, out: Any) -> None:
    scores = a[SCORES:]
    best = scores == scores.max()
    out[:] = best / best.sum()


KERNEL: Final = Kernel(
    words=SCORES + 2,
    max_actions=2,
    max_outcomes=3,
    max_steps=40,
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


@dataclass(frozen=True, slots=True)
class View:
    scores: tuple[int, ...]


class SmallGame(Game):
    id = "double"
    info = GameInfo(
        seats=(2, 3),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(Option("fast", False),),
    )
    bots: tuple[Bot, ...] = ()
    names = ({KEEP: "keep", DOUBLE: "double"}, {NOTHING: "nothing", TWICE: "twice"})

    def __init__(self, bots: tuple[Bot, ...] = ()) -> None:
        self.kernel = KERNEL
        self.bots = bots

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        return np.zeros(SCORES + seats, np.int64)

    def seats(self, state: State) -> int:
        return seats_of(state)

    def moment(self, state: State) -> Moment:
        played = int(state[PLAYED])
        return Moment(played // seats_of(state) + 1, played + 1)

    def owner(self, state: State) -> Seat:
        return int(state[PLAYED] % seats_of(state))

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        return tuple(Standing(float(score)) for score in state[SCORES:])

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(tuple(state[SCORES:].tolist()))

    def position_text(self, state: State) -> str:
        return " ".join(str(word) for word in state.tolist())

    def parse_position(self, text: str) -> State:
        try:
            words = [int(word) for word in text.split()]
        except ValueError:
            words = []
        if len(words) not in (SCORES + 2, SCORES + 3) or not 0 <= words[PHASE] <= END:
            raise ParseError(f"'{text}' is not a position of this game.")
        return np.array(words, np.int64)

    def _names(self, state: State) -> Mapping[int, str]:
        if state[PHASE] == ROLL:
            return {face: str(face) for face in range(1, FACES + 1)}
        return self.names[int(state[PHASE] == DRAW)]

    def action_text(self, state: State, action: Action) -> str:
        return self._names(state)[action]

    def parse_action(self, state: State, text: str) -> Action:
        for code, name in self._names(state).items():
            if name == text.strip().lower():
                return code
        if any(text in names.values() for names in self.names):
            raise IllegalAction(f"'{text}' is not possible here.")
        raise ParseError(f"'{text}' is no action.")

    def describe(self, state: State, action: Action) -> Message:
        return message("double.did", seat=self.owner(state), what=self.action_text(state, action))

    def roll(self, state: State) -> DiceRoll | None:
        if state[PHASE] != ROLL:
            return None
        return DiceRoll(DieKind.PIPS, 1, ("1", "2", "3"), (1 / 3,) * 3)

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        return (outcome,)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        if len(faces) != 1 or not 1 <= faces[0] <= FACES:
            raise IllegalAction(f"'{faces}' is not a roll. Type one face from 1 to {FACES}.")
        return faces[0]


# -- exact values -----------------------------------------------------------------------------


@cache
def exact(words: tuple[int, ...]) -> tuple[float, ...]:
    """The value of any state to every seat when all play their best."""
    state = np.array(words, np.int64)
    mover = turn(state)
    if mover == OVER:
        out = np.zeros(seats_of(state))
        returns(state, out)
        return tuple(out.tolist())
    if mover == CHANCE:
        codes, prob = np.zeros(3, np.int64), np.zeros(3)
        count = outcomes(state, codes, prob)
        values = [exact(after(state, int(code))) for code in codes[:count]]
        return tuple(sum(v) / count for v in zip(*values, strict=True))
    buffer = np.zeros(2, np.int64)
    count = legal(state, buffer)
    return max((exact(after(state, int(c))) for c in buffer[:count]), key=lambda v: v[mover])


def after(state: State, action: int) -> tuple[int, ...]:
    copy = state.copy()
    apply(copy, action)
    return tuple(copy.tolist())


# -- bots -------------------------------------------------------------------------------------


def line_of(position: Position, action: Action) -> Line:
    values = exact(after(position.state, action))
    mover = position.turn
    return Line(
        actions=(action,),
        names=(position.action_text(action),),
        preference=values[mover],
        bar=Estimate(values[mover]),
        values={Unit.WIN: tuple(map(Estimate, values))},
        reasons=(Reason(message("double.chance", share=values[mover]), 1.0),),
    )


def value(position: Position) -> tuple[float, ...]:
    """What a position is worth to each seat, exactly."""
    return exact(tuple(position.state.tolist()))


def exact_analysis(position: Position, bot: str) -> Analysis:
    lines = [line_of(position, action) for action in position.legal()]
    lines.sort(key=lambda line: -line.preference)
    return Analysis("double", bot, position.turn, Unit.WIN, tuple(lines))


Behaviour = Callable[[Question, Monitor], Analysis]


class Scripted(Bot):
    """A bot that does what a function says, and counts how often it was asked."""

    def __init__(self, name: str, behaviour: Behaviour, **facts: Any) -> None:
        self.info = BotInfo(name, 1, Budget(playouts=1), (2, 3), **facts)
        self._behaviour = behaviour
        self.asked = 0

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.asked += 1
        return self._behaviour(question, monitor)


def best(name: str = "best", *, adviser: bool = True) -> Scripted:
    def analyse(question: Question, _monitor: Monitor) -> Analysis:
        return exact_analysis(question.position, name)

    return Scripted(name, analyse, adviser=adviser)


def careless(name: str = "careless") -> Scripted:
    """Chooses by its seed alone."""

    def analyse(question: Question, _monitor: Monitor) -> Analysis:
        position, seed = question.position, question.seed
        lines = [line_of(position, action) for action in position.legal()]
        first = int(stream(seed, "choice")[0]) % len(lines)
        lines.insert(0, lines.pop(first))
        return Analysis("double", name, position.turn, Unit.WIN, tuple(lines))

    return Scripted(name, analyse)
