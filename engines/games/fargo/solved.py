"""What the mathematics of Fargo says about a decision: the one door for bots, boards and the lab.

A *situation* is what the mover sees between two rolls. Everything is in points of the game and,
for chances, in order of play with the mover first. Nothing is loaded or solved on import.

* ``exact_turn.hint(run_score, dice, banked=0)``: expected points of stopping and of rolling on.
  No table, microseconds.
* ``distributions.bust_chance(dice)``: the chance that the next roll is a bust.
* ``ready(situation)``: whether ``win_values`` can answer at once.
* ``prepare(seats, at_exactly=False, monitor=None)``: load the solution for two or three seats
  from the cache, or solve and cache it (two seats: well under a second; three: well under a
  minute). Blocks, reports progress to the monitor, False if cancelled; call it in a worker thread.
* ``win_values(situation, monitor=None)``: a ``Choice`` with the exact win chances of all seats for
  both decisions; loads or solves what it needs first. None if the monitor cancelled it, or if no
  exact solution exists: four or more seats before the last round.
* ``many_players.estimate(situation, playouts, seed, ...)``: for those, estimated chances with
  standard errors.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision of the mover: stop or roll on.

    Attributes:
        scores: game scores at the start of this turn, in order of play, the mover's first.
        banked: points that hot dice have made safe in this turn.
        run_score: points of the present run, lost by a bust.
        dice: dice left to roll, 1 to 8; or 10 with run score 0, when there is nothing to decide
            and both decisions of the answer are the value of rolling.
        waiting: None before the last round; in the last round, how many of the seats after the
            mover, in order, still have their last turn.
        at_exactly: whether a score of exactly 10,000 starts the last round.
    """

    scores: tuple[int, ...]
    banked: int
    run_score: int
    dice: int
    waiting: int | None = None
    at_exactly: bool = False

    @property
    def safe(self) -> int:
        """The mover's game score if this run ends in a bust."""
        return self.scores[0] + self.banked


@dataclass(frozen=True, slots=True)
class Choice:
    """Win chances of all seats, mover first, after each decision; joint wins are shared.

    Attributes:
        stop: if the mover stops now.
        roll: if the mover rolls now and everybody plays on for the best own chance.
    """

    stop: tuple[float, ...]
    roll: tuple[float, ...]

    @property
    def stop_is_best(self) -> bool:
        """Whether stopping is at least as good for the mover; the mover's chance decides."""
        return self.stop[0] >= self.roll[0]

    @property
    def cost(self) -> float:
        """What the worse decision costs the mover, in win chance."""
        return abs(self.stop[0] - self.roll[0])
