"""Training of the published learning players by self-play (rules, sections 5.4 and 5.5)."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.features import INPUTS, describe
from engines.games.lange_strasse.kernels.features import LINEAR as LINEAR_INPUTS
from engines.games.lange_strasse.kernels.network import (
    HIDDEN,
    MONEY_OUTPUT,
    OUTPUTS,
    PLACES,
    teach_network,
)
from engines.games.lange_strasse.kernels.players import linear_value, network_value
from engines.games.lange_strasse.kernels.rules import (
    FAST_ROUND,
    HALF,
    apply,
    legal,
    record,
    sample,
    settle,
    turn,
)
from engines.games.lange_strasse.kernels.state import SEATS, WORDS
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import below, reseed, split, uniform
from engines.runtime.types import CHANCE, OVER, State, Stream

Floats = npt.NDArray[np.float64]

MOST_DECISIONS: Final = 4000
"""A network learns from at most this many decisions of a game; a sensible game has about 115."""


class TrainingData(NamedTuple):
    """What a network learns from a game.

    Attributes:
        inputs: ``float64[MOST_DECISIONS, INPUTS]``: of each decision, in order.
        seats: ``int64[MOST_DECISIONS]``: whose decision it was.
        paid: ``int64[MOST_DECISIONS]``: that seat's money after it, in cents.
        labels: ``float64[SEATS, OUTPUTS]``: how the game ended for each seat; the output for money
            is set for each decision.
        settled: ``int64[SEATS]``: what the end of the game paid each seat, in cents.
        money: ``int64[SEATS]``: its money in the end, in cents.
    """

    inputs: Floats
    seats: State
    paid: State
    labels: Floats
    settled: State
    money: State


@subroutine
def rate(game: int, games: int, rates: Floats) -> float:
    """The learning rate of a game: linear from ``rates[0]`` to ``rates[1]``."""
    return float(rates[0] + (rates[1] - rates[0]) * game / games)


@subroutine
def _start(a: State) -> None:
    for i in range(WORDS):
        a[i] = 0
    record(a).round_number = 1


@subroutine
def _explore(a: State, epsilon: float, rng: Stream, actions: State) -> int:
    """A random legal action with probability ``epsilon``, otherwise -1."""
    if uniform(rng) >= epsilon:
        return int64(-1)
    return int64(actions[below(rng, legal(a, actions))])


@subroutine
def _choose_linear(
    a: State, weights: Floats, published: Floats, epsilon: float, rng: Stream, x: Floats
) -> int:
    """The best or a random action of the linear player; ``x`` gets its afterstate's features."""
    actions = np.empty(128, np.int64)
    chosen = _explore(a, epsilon, rng, actions)
    if chosen < 0:
        best = -np.inf
        for i in range(legal(a, actions)):
            describe(a, actions[i], published, x)
            value = linear_value(weights, x)
            if chosen < 0 or value > best:
                best = value
                chosen = int64(actions[i])
    describe(a, chosen, published, x)
    return chosen


@subroutine
def _step(weights: Floats, target: float, x: Floats, alpha: float) -> None:
    """Move the value of ``x`` towards ``target``."""
    change = alpha * (target - linear_value(weights, x))
    for i in range(LINEAR_INPUTS):
        weights[i] += change * x[i]


@kernel
def train_linear(
    weights: Floats,
    first: int,
    last: int,
    games: int,
    rates: Floats,
    epsilon: float,
    stream: Stream,
    published: Floats,
) -> int:
    """Play games ``first`` to ``last - 1`` of ``games`` and learn by temporal differences.

    Every seat plays with ``weights`` (``float64[LINEAR]``), which change in place. ``stream`` stays
    unchanged: each game has a separate stream. Returns the rounds played.
    """
    rng = np.zeros(4, np.uint64)
    a = np.zeros(WORDS, np.int64)
    s = record(a)
    x = np.empty(INPUTS)
    before = np.empty((SEATS, INPUTS))
    moved = np.zeros(SEATS, np.int64)
    rounds = int64(0)
    for game in range(first, last):
        reseed(rng, split(stream, int64(game)))
        alpha = rate(int64(game), games, rates)
        _start(a)
        for seat in range(SEATS):
            moved[seat] = 0
        now = turn(a)
        while now != OVER:
            if now == CHANCE:
                apply(a, sample(a, rng))
            else:
                action = _choose_linear(a, weights, published, epsilon, rng, x)
                if moved[now]:  # towards the value of the seat's next afterstate
                    _step(weights, linear_value(weights, x), before[now], alpha)
                before[now, :] = x
                moved[now] = 1
                apply(a, action)
            now = turn(a)
        for seat in range(SEATS):  # the last afterstates, towards the result
            if moved[seat]:
                _step(weights, s.money[seat] / 100, before[seat], alpha)
        rounds += s.round_number
    return rounds


@subroutine
def _choose_network(
    a: State,
    net: Floats,
    published: Floats,
    epsilon: float,
    rng: Stream,
    x: Floats,
    hidden: Floats,
    out: Floats,
) -> int:
    """The best or a random action of the network; ``x`` gets its afterstate's features."""
    actions = np.empty(128, np.int64)
    chosen = _explore(a, epsilon, rng, actions)
    if chosen < 0:
        best = -np.inf
        for i in range(legal(a, actions)):
            describe(a, actions[i], published, x)
            value = network_value(a, actions[i], net, x, hidden, out)
            if chosen < 0 or value > best:
                best = value
                chosen = int64(actions[i])
    describe(a, chosen, published, x)
    return chosen


@subroutine
def label_seats(a: State, labels: Floats, settled: State) -> None:
    """Write the result of a finished game: ``labels[seat, output]``, ``settled[seat]`` (cents)."""
    s = record(a)
    score = np.zeros(SEATS, np.int64)
    strich = np.zeros(SEATS, np.int64)
    for seat in range(SEATS):
        score[seat] = s.score[seat]
        strich[seat] = s.strich[seat]
        settled[seat] = 0
    settle(score, strich, int64(s.round_number), settled)
    fast = s.round_number <= FAST_ROUND
    for me in range(SEATS):
        for k in range(OUTPUTS):
            labels[me, k] = 0.0
        own = _place(score, int64(me))
        labels[me, own] = 1.0
        for ahead in range(SEATS):
            other = (me + ahead) % SEATS
            if fast and _place(score, int64(other)) == 0:
                labels[me, PLACES + ahead] = 1.0
            labels[me, 2 * PLACES + ahead] = 1.0 - strich[other]
            if score[other] < HALF and (ahead == 0 or own == 0):
                labels[me, 3 * PLACES + ahead] = 1.0


@subroutine
def _place(score: State, seat: int) -> int:
    """The place, 0 for the winner; in ties the seat earlier in the order of play is ahead."""
    place = int64(0)
    for other in range(SEATS):
        ahead = score[other] == score[seat] and other < seat
        if score[other] > score[seat] or ahead:
            place += 1
    return place


@subroutine
def _learn_game(
    net: Floats, decisions: int, data: TrainingData, alpha: float, hidden: Floats, out: Floats
) -> None:
    """One step for every decision of a game, in order."""
    for i in range(decisions):
        seat = data.seats[i]
        future = data.money[seat] - data.paid[i]
        label = data.labels[seat]
        label[MONEY_OUTPUT] = (future - data.settled[seat]) / 100
        teach_network(net, data.inputs[i], label, future / 100, alpha, hidden, out)


@kernel
def train_network(
    net: Floats,
    first: int,
    last: int,
    games: int,
    rates: Floats,
    epsilon: float,
    stream: Stream,
    published: Floats,
) -> int:
    """Play games ``first`` to ``last - 1`` of ``games`` and learn from their results.

    Every seat plays with ``net`` (``float64[SIZE]``), which changes in place. ``stream`` stays
    unchanged: each game has a separate stream. Returns the rounds played.
    """
    rng = np.zeros(4, np.uint64)
    a = np.zeros(WORDS, np.int64)
    s = record(a)
    hidden, out = np.empty(HIDDEN), np.empty(OUTPUTS)
    data = TrainingData(
        np.empty((MOST_DECISIONS, INPUTS)),
        np.empty(MOST_DECISIONS, np.int64),
        np.empty(MOST_DECISIONS, np.int64),
        np.empty((SEATS, OUTPUTS)),
        np.empty(SEATS, np.int64),
        np.empty(SEATS, np.int64),
    )
    x = np.empty(INPUTS)
    rounds = int64(0)
    for game in range(first, last):
        reseed(rng, split(stream, int64(game)))
        _start(a)
        decisions = int64(0)
        now = turn(a)
        while now != OVER:
            if now == CHANCE:
                apply(a, sample(a, rng))
            else:  # play, and note the decision
                action = _choose_network(a, net, published, epsilon, rng, x, hidden, out)
                before = int64(s.money[now])
                apply(a, action)
                if decisions < MOST_DECISIONS:
                    data.inputs[decisions, :] = x
                    data.seats[decisions] = now
                    # The last stop of a game settles it; it pays nothing itself.
                    data.paid[decisions] = before if turn(a) == OVER else s.money[now]
                    decisions += 1
            now = turn(a)
        label_seats(a, data.labels, data.settled)  # then learn from all decisions of the game
        for seat in range(SEATS):
            data.money[seat] = s.money[seat]
        _learn_game(net, decisions, data, rate(int64(game), games, rates), hidden, out)
        rounds += s.round_number
    return rounds
