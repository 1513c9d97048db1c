"""From a position to the value of each seat: play to the end, or as far as told, and look."""

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream
from engines.search.kernels.rules import Rules, Values


@kernel()
def copy(source: State, target: State) -> None:
    """Copy a state."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@kernel()
def play_on(
    rules: Rules,
    s: State,
    chance: Stream,
    choice: Stream,
    out: State,
    guided: int,
    limit: int,
) -> int:
    """Play from ``s`` in place, at most ``limit`` actions and outcomes; return ``turn`` at the end.

    Outcomes come from the stream ``chance``, decisions from ``choice``: of the game's ``policy`` if
    ``guided``, else uniform among the legal actions. Both streams may be the same.
    """
    steps = int64(0)
    turn = rules.turn(s)
    while turn != OVER and steps < limit:
        if turn == CHANCE:
            rules.apply(s, rules.sample(s, chance))
        elif guided:
            rules.apply(s, rules.policy(s, choice))
        else:
            count = rules.legal(s, out)
            rules.apply(s, out[below(choice, count)])
        steps += 1
        turn = rules.turn(s)
    return turn


@kernel()
def playout(
    rules: Rules,
    s: State,
    chance: Stream,
    choice: Stream,
    out: State,
    guided: int,
    limit: int,
    values: Values,
) -> int:
    """Play on from ``s`` and write what each seat gets; return 1 if the end was reached, else 0.

    A playout that is cut off after ``limit`` steps is judged by the evaluation.
    """
    if play_on(rules, s, chance, choice, out, guided, limit) == OVER:
        rules.returns(s, values)
        return int64(1)
    rules.evaluate(s, values)
    return int64(0)


@kernel()
def tally_up(tally: Values, seats: int, slot: int, values: Values) -> None:
    """Count one playout of the root's action ``slot``.

    A row of ``tally`` holds the number of playouts, then the sum of the values of each seat, then
    the sums of their squares.
    """
    row = slot * (1 + 2 * seats)
    tally[row] += 1.0
    for seat in range(seats):
        tally[row + 1 + seat] += values[seat]
        tally[row + 1 + seats + seat] += values[seat] * values[seat]
