"""The published network: 38 inputs, 64 hidden units, 13 outputs with a meaning (rules, 5.5).

All weights are in one array, ``float64[SIZE]``: those of the hidden layer by input, its biases,
those of the outputs by hidden unit, their biases, and the two of the residual.
"""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.features import DP_VALUE, INPUTS
from engines.runtime.kernels.contract import int64, subroutine

Floats = npt.NDArray[np.float64]

HIDDEN: Final = 64
PLACES: Final = 3
"""The first outputs, a softmax: the mover ends in place 1, 2, 3."""
OUTPUTS: Final = 13
MONEY_OUTPUT: Final = OUTPUTS - 1
"""The last output is linear: money paid during the rest of the game, in 100 ct."""
WORTH: Final = np.array(
    [1.2, -0.5, -0.7, 1.0, -0.5, -0.5, 1.0, -0.5, -0.5, -0.5, 0.5, 0.5, 1.0], np.float64
)
"""The value of each output, in 100 ct: the settlement of the rules (1.6)."""

BIAS: Final = INPUTS * HIDDEN
SECOND: Final = BIAS + HIDDEN
SECOND_BIAS: Final = SECOND + HIDDEN * OUTPUTS
RESIDUAL: Final = SECOND_BIAS + OUTPUTS
SIZE: Final = RESIDUAL + 2

_TANH_LIMIT: Final = 4.9


@subroutine
def _hidden_layer(net: Floats, x: Floats, hidden: Floats) -> None:
    """``hidden`` = tanh of the weighted inputs; inputs that are 0 cost nothing.

    tanh by Lambert's continued fraction (error below 10^-4), which needs no exponential.
    """
    for j in range(HIDDEN):
        hidden[j] = net[BIAS + j]
    for i in range(INPUTS):
        value = x[i]
        if value != 0.0:
            first = i * HIDDEN
            for j in range(HIDDEN):
                hidden[j] += value * net[first + j]
    for j in range(HIDDEN):
        v = min(_TANH_LIMIT, max(-_TANH_LIMIT, hidden[j]))
        q = v * v
        above = v * (135135.0 + q * (17325.0 + q * (378.0 + q)))
        hidden[j] = above / (135135.0 + q * (62370.0 + q * (3150.0 + q * 28.0)))


@subroutine
def run_network(net: Floats, x: Floats, hidden: Floats, out: Floats) -> float:
    """Fill ``hidden`` and ``out`` (chances, and money in 100 ct); return the value in 100 ct."""
    _hidden_layer(net, x, hidden)
    for k in range(OUTPUTS):
        out[k] = net[SECOND_BIAS + k]
    for j in range(HIDDEN):
        value = hidden[j]
        first = SECOND + j * OUTPUTS
        for k in range(OUTPUTS):
            out[k] += value * net[first + k]
    highest = max(out[0], out[1], out[2])
    total = 0.0
    for k in range(PLACES):
        out[k] = math.exp(out[k] - highest)
        total += out[k]
    for k in range(MONEY_OUTPUT):
        out[k] = out[k] / total if k < PLACES else 1.0 / (1.0 + math.exp(-out[k]))
    value = net[RESIDUAL] * x[DP_VALUE] + net[RESIDUAL + 1]
    for k in range(OUTPUTS):
        value += WORTH[k] * out[k]
    return float(value)


@subroutine
def teach_network(
    net: Floats, x: Floats, label: Floats, money: float, alpha: float, hidden: Floats, out: Floats
) -> float:
    """Take one gradient step toward the labels of a decision; return the value's error before it.

    Cross-entropy for chances and squared error for money have the same gradient, label - output.
    ``money`` is the money that the decision earned, in 100 ct, which the residual follows.
    """
    missed = money - run_network(net, x, hidden, out)
    net[RESIDUAL] += alpha * missed * x[DP_VALUE]
    net[RESIDUAL + 1] += alpha * missed
    for k in range(OUTPUTS):
        out[k] = alpha * (label[k] - out[k])
        net[SECOND_BIAS + k] += out[k]
    for j in range(HIDDEN):
        first = SECOND + j * OUTPUTS
        value, back = hidden[j], 0.0
        for k in range(OUTPUTS):
            back += out[k] * net[first + k]
            net[first + k] += out[k] * value
        hidden[j] = back * (1.0 - value * value)
        net[BIAS + j] += hidden[j]
    for i in range(INPUTS):
        value = x[i]
        if value != 0.0:
            first = int64(i * HIDDEN)
            for j in range(HIDDEN):
                net[first + j] += value * hidden[j]
    return missed
