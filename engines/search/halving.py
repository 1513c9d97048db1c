"""Sequential halving: which actions of a search get how many playouts.

In each round all remaining actions get the same number of playouts, then the worse half leaves
(Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.contract.monitor import Monitor
from engines.search.running import Part, run


@dataclass(frozen=True, slots=True)
class Round:
    """A round of sequential halving.

    Attributes:
        actions: how many of the best actions are still in.
        rows: playouts of each; None: as many as there is time for.
    """

    actions: int
    rows: int | None


def schedule(actions: int, playouts: int | None) -> tuple[Round, ...]:
    """The rounds for a number of actions; they use exactly ``playouts``, if that is not None.

    Every round gets an equal share of what is left, at least one playout for each of its actions.
    The remainder goes to the later rounds, and finally one playout each to the best.
    """
    sizes = [actions]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    if playouts is None:
        return tuple(Round(size, None) for size in sizes)
    left = playouts
    rounds = []
    for number, size in enumerate(sizes):
        rows = left // (len(sizes) - number) // size
        if rows == 0 and left >= size:
            rows = 1
        if rows:
            rounds.append(Round(size, rows))
            left -= rows * size
        if left < size:
            break
    if left:
        rounds.append(Round(left, 1))
    return tuple(rounds)


def compete(
    rounds: Sequence[Round],
    enter: Callable[[Round], Sequence[Part]],
    monitor: Monitor,
    threads: int = 1,
    publish: Callable[[], None] | None = None,
) -> None:
    """Play rounds until they are over, or ``monitor`` says stop; each has its share of the time.

    ``enter`` lets the best actions into a round, and returns the parts of its work.
    """
    for number, this in enumerate(rounds):
        if monitor.stop_now():
            return
        share_s = monitor.remaining_s / (len(rounds) - number)
        run(enter(this), monitor, threads, publish, monitor.elapsed_s + share_s)
