"""High Card with faults, one each, and the check that must find it."""

import itertools
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from engines.contract.messages import Message, message
from engines.contract.rules import Moment, Standing
from engines.runtime.errors import ParlourError
from engines.runtime.kernels.rng import below
from engines.runtime.types import Action, Seat, State, Stream
from tests.contract import toy as high_card
from tests.contract.toy import CARD, DEAL, DECIDE, HOLD, POINTS, ROLL, STAGE, HighCard


def with_kernel(**functions: Any) -> HighCard:
    """High Card with other compiled functions."""
    game = HighCard()
    game.__dict__["kernel"] = replace(game.kernel, **functions)
    return game


def legal_twice(s: State, out: State) -> int:
    out[:3] = ROLL, HOLD, ROLL
    return 3


def legal_nothing(s: State, out: State) -> int:
    return 0


def legal_too_much(s: State, out: State) -> int:
    out[:3] = HOLD, ROLL, HOLD
    return 2


_order = itertools.cycle([(HOLD, ROLL), (ROLL, HOLD)])


def legal_shuffled(s: State, out: State) -> int:
    out[:2] = next(_order)
    return 2


def apply_nothing(s: State, action: int) -> None:
    if s[STAGE] != DECIDE or action != HOLD:
        high_card.apply(s, action)


_count = itertools.count()


def apply_at_random(s: State, action: int) -> None:
    high_card.apply(s, action)
    s[POINTS] += next(_count) % 7


def sample_too_far(s: State, rng: Stream) -> int:
    return below(rng, 9)


def sample_loaded(s: State, rng: Stream) -> int:
    return max(below(rng, high_card._choices(s)), below(rng, high_card._choices(s)))


def outcomes_too_few(s: State, out: State, prob: np.ndarray[Any, Any]) -> int:
    return high_card.outcomes(s, out, prob) - 1


def outcomes_twice(s: State, out: State, prob: np.ndarray[Any, Any]) -> int:
    count = high_card.outcomes(s, out, prob)
    out[1] = out[0]
    return count


def turn_that_counts(s: State) -> int:
    s[POINTS] += 1
    return high_card.turn(s)


def turn_of_nobody(s: State) -> int:
    return 7 if s[STAGE] == DECIDE else high_card.turn(s)


def policy_of_the_cheat(s: State, rng: Stream) -> int:
    return 7


def returns_of_points(s: State, out: np.ndarray[Any, Any]) -> None:
    out[: s[0]] = s[POINTS : POINTS + s[0]]


def returns_for_all(s: State, out: np.ndarray[Any, Any]) -> None:
    out[: s[0]] = 1.0


def redraw_nothing(s: State, seat: int, rng: Stream) -> None:
    """Shows the truth."""


def redraw_own(s: State, seat: int, rng: Stream) -> None:
    if s[STAGE] != DEAL:
        s[CARD + seat] = below(rng, high_card.CARDS)


def redraw_one_only(s: State, seat: int, rng: Stream) -> None:
    other = (seat + 1) % s[0]
    if s[CARD + other] != high_card.UNSEEN:
        s[CARD + other] = below(rng, high_card.CARDS)


def redraw_low(s: State, seat: int, rng: Stream) -> None:
    for other in range(int(s[0])):
        if other != seat and s[CARD + other] != high_card.UNSEEN:
            s[CARD + other] = min(below(rng, high_card.CARDS), below(rng, high_card.CARDS))


def redraw_near_the_truth(s: State, seat: int, rng: Stream) -> None:
    for other in range(int(s[0])):
        if other != seat and s[CARD + other] != high_card.UNSEEN:
            s[CARD + other] = min(4, max(0, s[CARD + other] + below(rng, 3) - 1))


def observe_nothing(s: State, action: int, seat: int) -> int:
    return 0


def observe_every_card(s: State, action: int, seat: int) -> int:
    return action


class Backwards(HighCard):
    def moment(self, state: State) -> Moment:
        return Moment(4 - int(state[high_card.ROUND]), 1)


class OpenCards(HighCard):
    def view(self, state: State, viewer: Seat | None) -> high_card.View:
        return super().view(state, None)


class OpenStandings(HighCard):
    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        return tuple(Standing(float(card)) for card in state[CARD : CARD + state[0]])


class Forgetful(HighCard):
    def position_text(self, state: State) -> str:
        copy = state.copy()
        copy[high_card.MOVER] = 0
        return super().position_text(copy)


class Gullible(HighCard):
    def parse_position(self, text: str) -> State:
        try:
            return super().parse_position(text)
        except ParlourError:
            return self.start(2, self.options({}))


class Crude(HighCard):
    def parse_position(self, text: str) -> State:
        return np.array([int(word) for word in text.split()], np.int64)


class Mumbling(HighCard):
    def action_text(self, state: State, action: Action) -> str:
        return "it"


class Pedantic(HighCard):
    def parse_action(self, state: State, text: str) -> Action:
        for action in range(6):
            if text == self.action_text(state, action):
                return action
        return super().parse_action(state, "nothing")


class Speechless(HighCard):
    def describe(self, state: State, action: Action) -> Message:
        return message("toy.not_in_the_catalogue")


class OddDice(HighCard):
    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        return (6 - outcome,)


class AnyDice(HighCard):
    def outcome_of_dice(self, state: State, faces: Any) -> Action:
        return (faces[0] - 1) % 6 if faces else 0


@dataclass
class Loose:
    cards: list[int]


class LooseView(HighCard):
    def view(self, state: State, viewer: Seat | None) -> Any:
        return Loose([])


FAULTS: Final[list[tuple[str, HighCard]]] = [
    ("legal", with_kernel(legal=legal_twice, max_actions=3)),
    ("legal", with_kernel(legal=legal_too_much)),
    ("legal", with_kernel(legal=legal_shuffled)),
    ("legal", with_kernel(apply=apply_nothing)),
    ("apply", with_kernel(apply=apply_at_random)),
    ("chance", with_kernel(sample=sample_too_far)),
    ("chance", with_kernel(outcomes=outcomes_too_few)),
    ("chance", with_kernel(outcomes=outcomes_twice)),
    ("sampling", with_kernel(sample=sample_loaded)),
    ("state", with_kernel(words=9)),
    ("reading", with_kernel(turn=turn_that_counts)),
    ("policy", with_kernel(policy=policy_of_the_cheat)),
    ("end", with_kernel(returns=returns_of_points)),
    ("end", with_kernel(returns=returns_for_all)),
    ("moments", Backwards()),
    ("what stays", with_kernel(redraw=redraw_own)),
    ("what stays", with_kernel(observe=observe_nothing)),
    ("what stays", OpenCards()),
    ("what stays", OpenStandings()),
    ("what looks alike", OpenCards()),
    ("what looks alike", with_kernel(observe=observe_nothing)),
    ("peeking", with_kernel(redraw=redraw_near_the_truth)),
    ("beliefs", with_kernel(redraw=redraw_nothing)),
    ("beliefs", with_kernel(redraw=redraw_low)),
    ("beliefs", with_kernel(redraw=redraw_own)),
    ("beliefs", with_kernel(observe=observe_every_card)),
    ("twins", with_kernel(redraw=redraw_nothing)),
    ("twins", with_kernel(redraw=redraw_one_only)),
    ("twins", OpenCards()),
    ("position texts", Forgetful()),
    ("damaged texts", Gullible()),
    ("action texts", Mumbling()),
    ("action texts", Pedantic()),
    ("sentences", Speechless()),
    ("dice", OddDice()),
    ("dice", AnyDice()),
    ("views", LooseView()),
]
