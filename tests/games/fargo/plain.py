"""The run of a turn once more, slow and plain: what the kernels are compared with."""

from collections.abc import Callable

from engines.games.fargo.distributions import outcomes

Chances = tuple[float, ...]


def best_chances(
    run_score: int,
    dice: int,
    stop: Callable[[int], Chances],
    hot: Callable[[int], Chances],
    bust: Chances,
) -> tuple[Chances, Chances]:
    """Chances of all seats if the mover banks, and if it rolls and maximizes its own (the first).

    ``stop(score)``, ``hot(score)``, ``bust``: chances at the ends of the run.
    """
    known: dict[tuple[int, int], Chances] = {}

    def roll(score: int, left: int) -> Chances:
        total = [0.0] * len(bust)
        for outcome in outcomes(left):
            after = score + outcome.points
            if outcome.dice_left is None:
                end = bust
            elif outcome.dice_left == 0:
                end = hot(after)
            else:
                end = best(after, outcome.dice_left)
            for seat, chance in enumerate(end):
                total[seat] += outcome.count / outcome.total * chance
        return tuple(total)

    def best(score: int, left: int) -> Chances:
        if (score, left) not in known:
            stopping, rolling = stop(score), roll(score, left)
            known[score, left] = rolling if rolling[0] > stopping[0] else stopping
        return known[score, left]

    return stop(run_score), roll(run_score, dice)
