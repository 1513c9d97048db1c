"""The mathematics of a Fargo decision: the single entry point for bots, boards, and the lab.

A *situation* is what the mover sees between two rolls. Everything is in points of the game and,
for chances, in order of play with the mover first. Nothing is loaded or solved on import.

* ``exact_turn.hint(run_score, dice, banked=0)``: expected points of stopping and of rolling again.
  No table, microseconds.
* ``ready(situation)``: whether ``win_values`` can answer at once.
* ``win_values(situation, monitor=None)``: a ``Choice`` with the exact win chances of all seats for
  both decisions; loads or solves what it needs first. None if the monitor canceled it, or if no
  exact solution exists: four or more seats before the final round.
* ``rollout_n_players.estimates(situation, playouts, seed, ...)``: for those, estimated chances with
  standard errors.
"""

from dataclasses import dataclass
from typing import Final

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import last_round, three_player, two_player
from engines.games.fargo.snapshot import Snapshot
from engines.games.fargo.strategy import BEST, Player, all_best
from engines.games.fargo.units import state_number, units

TABLE_ERROR: Final = 0.0005
"""Standard error of the chances of three players of whom some follow a policy."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision of the mover: stop or roll again.

    Attributes:
        scores: game scores at the start of this turn, in order of play, the mover's first.
        banked: points that hot dice have made safe in this turn.
        run_score: points of the current run, lost by a bust.
        dice: dice left to roll, 1 to 8; or 10 with run score 0, when there is nothing to decide
            and both decisions of the answer are the value of rolling.
        waiting: None before the final round; in the final round, how many of the seats after the
            mover, in order, still have their last turn.
        at_exactly: whether a score of exactly 10,000 starts the final round.
        players: how each seat decides, in order of play; by default all for the best.
    """

    scores: tuple[int, ...]
    banked: int
    run_score: int
    dice: int
    waiting: int | None = None
    at_exactly: bool = False
    players: tuple[Player, ...] = ()

    def __post_init__(self) -> None:
        if not self.players:
            object.__setattr__(self, "players", (BEST,) * len(self.scores))

    @property
    def safe(self) -> int:
        """The mover's game score if this run ends in a bust."""
        return self.scores[0] + self.banked


def situation_of(snapshot: Snapshot, players: tuple[Player, ...] = ()) -> Situation:
    """The decision of the mover of a snapshot; ``players`` by seat."""
    first = snapshot.mover
    return Situation(
        scores=snapshot.scores[first:] + snapshot.scores[:first],
        banked=snapshot.banked,
        run_score=snapshot.run,
        dice=snapshot.dice,
        waiting=snapshot.waiting if snapshot.last_turn else None,
        at_exactly=snapshot.at_exactly,
        players=players[first:] + players[:first],
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """Win chances of all seats, mover first, after each decision; joint wins are shared.

    Attributes:
        stop: if the mover stops now.
        roll: if the mover rolls now and everyone then plays as usual (``Situation.players``).
    """

    stop: tuple[float, ...]
    roll: tuple[float, ...]

    @property
    def stop_is_best(self) -> bool:
        """Whether stopping is at least as good for the mover; the mover's chance decides."""
        return self.stop[0] >= self.roll[0]


def ready(situation: Situation) -> bool:
    """Whether ``win_values`` can answer within milliseconds."""
    if situation.waiting is not None:
        return last_round.ready(_table(situation))
    solved = {2: two_player, 3: three_player}.get(len(situation.scores))
    return solved is not None and solved.ready(situation.players)


def error(situation: Situation) -> float:
    """Standard error of ``win_values``: 0.0 where they are exact."""
    three = situation.waiting is None and len(situation.scores) == 3
    return 0.0 if not three or all_best(situation.players) else TABLE_ERROR


def win_values(situation: Situation, monitor: Monitor | None = None) -> Choice | None:
    """Exact win chances of all seats after both decisions.

    None if the monitor ended the work, or if there is no exact solution: four or more seats before
    the final round.

    Raises:
        OptionError: the scores or the state of the run cannot occur.
    """
    try:
        if situation.waiting is not None:
            return _in_last_round(situation, monitor or Monitor())
        if len(situation.scores) == 2:
            return _with_two_seats(situation, monitor)
        if len(situation.scores) == 3:
            return _with_three_seats(situation, monitor)
    except Stopped:
        pass
    return None


def _table(situation: Situation) -> last_round.Table:
    score, *others = (units(score) for score in situation.scores)
    waiting = situation.waiting or 0
    return last_round.Table(
        score,
        tuple(others[:waiting]),
        tuple(others[waiting:]),
        situation.players[: 1 + waiting],
    )


def _in_last_round(situation: Situation, monitor: Monitor) -> Choice:
    state = state_number(situation.run_score, situation.dice)
    return Choice(*last_round.decision(_table(situation), units(situation.safe), state, monitor))


def _with_two_seats(situation: Situation, monitor: Monitor | None) -> Choice:
    solution = two_player.solution(situation.players, situation.at_exactly, monitor)
    _, opponent = situation.scores
    chances = solution.decision(
        situation.safe, opponent, situation.run_score, situation.dice, last_turn=False
    )
    return Choice((chances.stop, 1.0 - chances.stop), (chances.roll, 1.0 - chances.roll))


def _with_three_seats(situation: Situation, monitor: Monitor | None) -> Choice:
    solution = three_player.solution(situation.players, situation.at_exactly, monitor)
    _, following, third = situation.scores
    run = situation.run_score, situation.dice
    return Choice(*solution.decision(situation.safe, following, third, *run))
