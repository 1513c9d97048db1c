"""The network of the taught player, and every decision it makes.

One hidden layer takes the situation and one option; the output plus a term of the option itself is
the exponent of the option's share (a softmax). The value network used in training has the same
form, without options.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.games.roll_galaxy.kernels.flow import after_assignment
from engines.games.roll_galaxy.kernels.powers import record
from engines.games.roll_galaxy.kernels.rollbot.levels import stand_as_thought
from engines.games.roll_galaxy.kernels.rollbot.player import act, choose
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch, workspace_for
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.rules import apply
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.games.roll_galaxy.kernels.taught.options import (
    ABOUT,
    ASSIGNING,
    SITUATION,
    Memo,
    has_choice,
    kind_of,
    list_options,
    stand_for,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array, Rows
from engines.runtime.types import State, Stream

HIDDEN: Final = 48
BY_SITUATION, BY_OPTION, OFFSETS, OUTPUT, DIRECT = range(5)
"""Indices of the arrays of the network."""


def shapes() -> tuple[tuple[int, ...], ...]:
    """The shapes of the arrays of the network."""
    return ((SITUATION, HIDDEN), (ABOUT, HIDDEN), (HIDDEN,), (HIDDEN,), (ABOUT,))


class Player(NamedTuple):
    """The player, who thinks with Rollbot's workspace.

    Attributes:
        net: the network, a tuple of ``float32`` arrays with these ``shapes``.
        workspace: ``int64[scratch.WORDS]``.
        memo: ``Memo[1]``.
    """

    net: Any
    workspace: State
    memo: Rows[Memo]


def new_player(net: Any) -> Player:
    """A player with this network."""
    return Player(net, workspace_for((1,) * SEATS), np.zeros(1, Memo.dtype))


@subroutine
def first_layer(m: Memo, weights: Array, offsets: Array, h: Array) -> None:
    """Compute the situation's part of the hidden layer ``h``."""
    for j in range(HIDDEN):
        h[j] = offsets[j]
    for i in range(m.known):
        row, size = m.place[i], np.float32(m.size[i])
        for j in range(HIDDEN):
            h[j] += size * weights[row, j]


@subroutine
def option_layer(m: Memo, o: int, net: Any, h: Array, g: Array) -> Any:
    """The exponent of an option; ``g`` becomes the hidden layer with it."""
    for j in range(HIDDEN):
        g[j] = h[j]
    z = np.float32(0.0)
    for i in range(m.count[o]):
        row, much = m.about[o, i], np.float32(m.much[o, i])
        z += much * net[DIRECT][row]
        for j in range(HIDDEN):
            g[j] += much * net[BY_OPTION][row, j]
    for j in range(HIDDEN):
        if g[j] > 0.0:
            z += g[j] * net[OUTPUT][j]
    return z


@subroutine
def score_options(m: Memo, net: Any) -> int:
    """Compute the shares of all options; return the best."""
    h, g = np.empty(HIDDEN, np.float32), np.empty(HIDDEN, np.float32)
    first_layer(m, net[BY_SITUATION], net[OFFSETS], h)
    best = int64(0)
    for o in range(m.options):
        m.share[o] = option_layer(m, int64(o), net, h, g)
        if m.share[o] > m.share[best]:
            best = int64(o)
    highest, whole = m.share[best], 0.0
    for o in range(m.options):
        m.share[o] = np.exp(m.share[o] - highest)
        whole += m.share[o]
    for o in range(m.options):
        m.share[o] /= whole
    return best


@kernel
def decide(a: State, player: Player, rng: Stream) -> int:
    """The mover's decision outside of assignments."""
    s, t, m = record(a), scratch_of(player.workspace), player.memo[0]
    kind = kind_of(s)
    if kind < 0:
        return choose(s, t, rng)
    list_options(s, t, m, kind, rng)
    return int64(m.code[score_options(m, player.net)])


@subroutine
def perform(a: State, t: Scratch, m: Memo, kind: int, o: int) -> None:
    """Play option ``o``."""
    if kind == ASSIGNING:
        s = record(a)
        stand_for(t, o)
        stand_as_thought(s, t)
        after_assignment(s)
    else:
        apply(a, m.code[o])


@subroutine
def act_as_taught(a: State, player: Player, rng: Stream) -> None:
    """Play the mover's decision; an assignment at once."""
    s, t, m = record(a), scratch_of(player.workspace), player.memo[0]
    kind = kind_of(s)
    if kind < 0 or not has_choice(s, kind):
        act(a, t, rng)
        return
    list_options(s, t, m, kind, rng)
    perform(a, t, m, kind, score_options(m, player.net))
