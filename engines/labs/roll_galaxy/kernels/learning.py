"""Games to learn from: those of Rollbots are noted, and in others the taught player learns.

Policy gradients with a learned value and generalized advantages: J. Schulman et al.,
"High-Dimensional Continuous Control Using Generalized Advantage Estimation", ICLR 2016.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.games.roll_galaxy.kernels.evaluation import describe
from engines.games.roll_galaxy.kernels.powers import record, score_of
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.rules import apply, returns, sample, turn
from engines.games.roll_galaxy.kernels.state import SEATS, GameState, Stage
from engines.games.roll_galaxy.kernels.taught.options import (
    SITUATION,
    Memo,
    has_choice,
    kind_of,
    list_options,
)
from engines.games.roll_galaxy.kernels.taught.player import (
    BY_OPTION,
    BY_SITUATION,
    DIRECT,
    HIDDEN,
    OFFSETS,
    OUTPUT,
    first_layer,
    option_layer,
    perform,
    score_options,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import F8, Array, Record, Rows
from engines.runtime.kernels.rng import reseed, uniform
from engines.runtime.types import CHANCE, OVER, State, Stream

VALUE, VALUE_OFFSETS, VALUE_OUTPUT, VALUE_DIRECT, VALUE_BASE = range(5)
"""Indices of the arrays of the value network."""
_SMALL: Final = 1e-4
"""Options with a smaller share are ignored."""


class Lesson(Record):
    """Settings of the training."""

    points: F8  # weight of the lead in VP in the reward; the rest is that of the win
    scale: F8  # a lead of this many VP counts three quarters
    trust: F8  # lambda of the advantages
    spread: F8  # weight of the entropy bonus


class Pupil(NamedTuple):
    """A player that learns, with the critic who judges its positions.

    Attributes:
        lesson: ``Lesson[1]``.
        memos: the decisions of a game, ``Memo[...]``; those beyond the last are lost.
        net: of the player, ``player.shapes``.
        value: the value network, ``value_shapes``.
        slopes, value_slopes: the gradients of both.
    """

    lesson: Rows[Lesson]
    memos: Rows[Memo]
    net: Any
    value: Any
    slopes: Any
    value_slopes: Any


def value_shapes() -> tuple[tuple[int, ...], ...]:
    """The shapes of the arrays of the value network, which sees the situation without options."""
    return ((SITUATION, HIDDEN), (HIDDEN,), (HIDDEN,), (SITUATION,), (1,))


@subroutine
def _value(m: Memo, value: Any, h: Array) -> float:
    first_layer(m, value[VALUE], value[VALUE_OFFSETS], h)
    found = value[VALUE_BASE][0]
    for i in range(m.known):
        found += np.float32(m.size[i]) * value[VALUE_DIRECT][m.place[i]]
    for j in range(HIDDEN):
        if h[j] > 0.0:
            found += h[j] * value[VALUE_OUTPUT][j]
    return float(found)


@subroutine
def _drawn(m: Memo, rng: Stream) -> int:
    """Draw an option with the probabilities of the policy, never one whose share is 0."""
    left, drawn = uniform(rng), int64(0)
    for o in range(m.options):
        if m.share[o] > 0.0:
            left, drawn = left - m.share[o], int64(o)
            if left < 0.0:
                break
    return drawn


@subroutine
def _play(
    a: State, t: Scratch, pupil: Pupil, chance: Stream, choice: Stream, seat: int, h: Array
) -> int:
    """Play to the end, note the decisions of the learning ``seat``, and return how many."""
    s, count = record(a), int64(0)
    while True:
        mover = turn(a)
        if mover == OVER:
            return count
        if mover == CHANCE:
            apply(a, sample(a, chance))
            continue
        kind = kind_of(s) if mover == seat else int64(-1)
        if kind < 0 or not has_choice(s, kind):
            act(a, t, choice)  # as Rollbot
            continue
        m = pupil.memos[count]
        list_options(s, t, m, kind, choice)
        if m.options == 1:
            perform(a, t, m, kind, int64(0))
            continue
        score_options(m, pupil.net)
        m.chosen = _drawn(m, choice)
        m.value = _value(m, pupil.value, h)
        perform(a, t, m, kind, int64(m.chosen))
        count = min(count + 1, int64(pupil.memos.shape[0] - 1))  # when full, reuse the last row


@subroutine
def _aim(s: GameState, seat: int, won: float, lesson: Rows[Lesson]) -> float:
    """The reward: win and lead in VP, as one number from 0 to 1."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(score_of(s, int64(other))))
    lead = score_of(s, seat) - best
    size = lead if lead >= 0.0 else -lead
    share = lesson[0].points
    return float((1.0 - share) * won + share * (0.5 + 0.5 * lead / (lesson[0].scale + size)))


@subroutine
def _add_situation(m: Memo, back: Array, weights: Array, offsets: Array) -> None:
    """Add the gradient ``back`` of the hidden layer to that of the situation's weights."""
    for j in range(HIDDEN):
        offsets[j] += back[j]
    for i in range(m.known):
        row, size = m.place[i], np.float32(m.size[i])
        for j in range(HIDDEN):
            weights[row, j] += size * back[j]


@subroutine
def _correct_value(m: Memo, error: float, pupil: Pupil, h: Array, back: Array) -> None:
    value, slopes = pupil.value, pupil.value_slopes
    first_layer(m, value[VALUE], value[VALUE_OFFSETS], h)
    down = np.float32(error)
    slopes[VALUE_BASE][0] += down
    for i in range(m.known):
        slopes[VALUE_DIRECT][m.place[i]] += np.float32(m.size[i]) * down
    for j in range(HIDDEN):
        back[j] = 0.0
        if h[j] > 0.0:
            slopes[VALUE_OUTPUT][j] += down * h[j]
            back[j] = down * value[VALUE_OUTPUT][j]
    _add_situation(m, back, slopes[VALUE], slopes[VALUE_OFFSETS])


@subroutine
def _correct_choice(m: Memo, gain: float, pupil: Pupil, h: Array, g: Array, back: Array) -> None:
    net, slopes, spread = pupil.net, pupil.slopes, pupil.lesson[0].spread
    entropy = 0.0
    for o in range(m.options):
        if m.share[o] > _SMALL:
            entropy -= m.share[o] * np.log(m.share[o])
    first_layer(m, net[BY_SITUATION], net[OFFSETS], h)
    for j in range(HIDDEN):
        back[j] = 0.0
    for o in range(m.options):
        share = m.share[o]
        if share < _SMALL and o != m.chosen:
            continue
        slope = share * (gain + spread * (np.log(share) + entropy))  # with the entropy bonus
        if o == m.chosen:
            slope -= gain
        down = np.float32(slope)
        option_layer(m, int64(o), net, h, g)
        for j in range(HIDDEN):  # from the output back to the hidden units
            if g[j] > 0.0:
                slopes[OUTPUT][j] += down * g[j]
                g[j] = down * net[OUTPUT][j]
            else:
                g[j] = 0.0
            back[j] += g[j]
        for i in range(m.count[o]):  # on to the features of the option
            row, much = m.about[o, i], np.float32(m.much[o, i])
            slopes[DIRECT][row] += much * down
            for j in range(HIDDEN):
                slopes[BY_OPTION][row, j] += much * g[j]
    _add_situation(m, back, slopes[BY_SITUATION], slopes[OFFSETS])


@kernel
def play_and_learn(
    starts: Array, workspaces: Array, seats: State, seed: int, pupil: Pupil
) -> float:
    """Play a game for each row of ``workspaces`` and add up the gradients of the errors.

    * ``starts``: ``int64[games, words]``, before anything is dealt; ``workspaces``: Rollbots'.
    * ``seats``: where the pupil plays in each game.

    Returns its wins.
    """
    lesson = pupil.lesson
    chance, choice = np.empty(4, np.uint64), np.empty(4, np.uint64)
    h, g = np.empty(HIDDEN, np.float32), np.empty(HIDDEN, np.float32)
    back, wins, won = np.empty(HIDDEN, np.float32), np.zeros(SEATS), 0.0
    a = starts[0].copy()
    for game in range(workspaces.shape[0]):
        for i in range(a.shape[0]):
            a[i] = starts[game, i]
        reseed(chance, int64(seed + 2 * game))
        reseed(choice, int64(seed + 2 * game + 1))
        seat = int64(seats[game])
        count = _play(a, scratch_of(workspaces[game]), pupil, chance, choice, seat, h)
        returns(a, wins)
        won += wins[seat]
        after, gain = _aim(record(a), seat, wins[seat], lesson), 0.0
        for back_to in range(count):  # generalized advantages, from the last decision back
            m = pupil.memos[count - 1 - back_to]
            gain = after - m.value + lesson[0].trust * gain
            after = m.value
            _correct_value(m, -gain, pupil, h, back)
            _correct_choice(m, gain, pupil, h, g, back)
    return won


@kernel
def play_noting(
    start: State,
    workspaces: Array,
    seed: int,
    noted: Array,
    owners: State,
    wins: Array,
    points: Array,
) -> int:
    """Play a game of Rollbots for each row of ``workspaces``, noting all seats at every round.

    * ``start``: the state before anything is dealt.
    * ``noted``: ``float32[positions, seats, INPUTS]``; ``owners``: the game of each. Positions
      without room are dropped.
    * ``wins``, ``points``: ``float64[games, SEATS]``: how they ended.

    Returns how many positions were noted.
    """
    chance, choice = np.empty(4, np.uint64), np.empty(4, np.uint64)
    a = start.copy()
    found = int64(0)
    for game in range(workspaces.shape[0]):
        for i in range(start.shape[0]):
            a[i] = start[i]
        reseed(chance, int64(seed + 2 * game))
        reseed(choice, int64(seed + 2 * game + 1))
        t, s, seen = scratch_of(workspaces[game]), record(a), int64(0)
        while turn(a) != OVER:
            if s.round_number != seen and s.stage == Stage.ROLL and found < noted.shape[0]:
                seen = int64(s.round_number)
                for seat in range(s.seats):
                    describe(s, int64(seat), noted[found, seat])
                owners[found] = game
                found += 1
            if turn(a) == CHANCE:
                apply(a, sample(a, chance))
            else:
                act(a, t, choice)
        returns(a, wins[game])
        for seat in range(s.seats):
            points[game, seat] = score_of(s, int64(seat))
    return found
