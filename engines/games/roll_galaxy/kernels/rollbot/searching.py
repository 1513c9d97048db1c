"""The search: whole games after each candidate, all candidates with the same luck.

Seats that are known to play by the playout policy continue with it, whoever decides; otherwise the
seat that decides continues as the taught player, and all others as Rollbots.

Simulation ``j`` of every candidate starts from the same redrawn world; in each round every seat
rolls with its own stream, so that one seat's actions don't change the others' dice.
"""

from typing import Final, NamedTuple

import numpy as np

from engines.games.roll_galaxy.kernels.flow import after_assignment, stand_on_faces
from engines.games.roll_galaxy.kernels.policy import choose, choose_assignment
from engines.games.roll_galaxy.kernels.powers import record, score_of
from engines.games.roll_galaxy.kernels.rollbot.levels import assign, assign_to, find_levels
from engines.games.roll_galaxy.kernels.rollbot.plans import stand_as_planned
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import look, scratch_of
from engines.games.roll_galaxy.kernels.rules import apply, redraw, returns, sample, turn
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    PHASES,
    SEATS,
    SHIFT,
    GameState,
    Kind,
    Stage,
)
from engines.games.roll_galaxy.kernels.taught.player import Player, act_as_taught
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import F8, I8, Array, Record, Rows
from engines.runtime.kernels.rng import below, reseed, split
from engines.runtime.types import CHANCE, OVER, State, Stream


class PlanRecord(Record):
    """Settings of the planner's evaluation."""

    seed: I8
    seats: I8
    seat: I8  # who decides
    whole: I8  # candidates are whole assignments
    by_policy: I8  # a bit for each seat that plays by ``policy.choose``
    surprise: I8  # of 1000 assignments of others, how many select a random phase
    points: F8  # weight of the lead in VP; the rest of the aim is the win
    scale: F8  # a lead of this many VP counts three quarters


AIM: Final = 1
"""Entries of a tally: simulations, the aim and its square, then for every seat the four below."""
WIN, WIN_SQUARE, POINTS, POINTS_SQUARE = range(4)
FIRST: Final = 3
EACH: Final = 4
BY_AIM, BY_AIM_SQUARE, BY_WIN, BY_WIN_SQUARE = range(4)
"""Entries of ``pairs``: sums of the differences in aim and in wins, each with its squares."""


class Comparison(NamedTuple):
    """A comparison of candidates, and what it has found.

    Attributes:
        plan: ``PlanRecord[1]``.
        root: the state to decide in, or any that ``plan.seat`` cannot tell from it.
        items: ``int64[all, PLACES]`` of ``plans``, or actions in column 0.
        tally: of each candidate, ``float64[all, FIRST + EACH * seats]``.
        pairs: of each two, row minus column, ``float64[all, all, 4]``.
        phases: ``int64[PHASES]``, how often others selected a phase in this round.
        row: one game after each candidate, as ``tally``.
        world, state: of those games, before and after the candidate, ``int64[words]``.
        player: the taught player.
    """

    plan: Rows[PlanRecord]
    root: State
    items: Array
    tally: Array
    pairs: Array
    phases: State
    row: Array
    world: State
    state: State
    player: Player


@subroutine
def assign_as_others(s: GameState, t: Scratch, rng: Stream, surprise: int) -> None:
    """Make the assignment of another seat: Rollbot's, now and then for a random phase."""
    if below(rng, int64(1000)) < surprise:
        look(s, t)
        find_levels(s, t)
        assign_to(s, t, below(rng, int64(PHASES)))
    else:
        assign(s, t, rng)


@subroutine
def _plays_by_policy(p: PlanRecord, seat: int) -> bool:
    return (p.by_policy >> seat) & 1 != 0


@subroutine
def imagine(a: State, t: Scratch, p: PlanRecord, rng: Stream) -> None:
    """Assign for the seats before the deciding one, as they would."""
    s = record(a)
    if s.stage != Stage.ASSIGN:
        return
    for other in range(p.seat):
        for colour in range(COLOURS):
            s.dictated[other, colour] = 0
        stand_on_faces(s, int64(other))
        s.mover = other
        if _plays_by_policy(p, int64(other)):
            action = choose_assignment(s, rng)
            while action >> SHIFT != Kind.CONFIRM:
                apply(a, action)
                action = choose_assignment(s, rng)
        else:
            assign_as_others(s, t, rng, int64(p.surprise))
    s.mover = p.seat


@subroutine
def _finish_assignment(a: State, rng: Stream) -> None:
    """Assign for the mover by the playout policy, after what it has done."""
    s = record(a)
    seat = int64(s.mover)
    while s.stage == Stage.ASSIGN and s.mover == seat:
        apply(a, choose_assignment(s, rng))


@subroutine
def play_out(c: Comparison, base: Stream, chance: Stream, choice: Stream, round_: int) -> None:
    """Play to the end.

    In ``round_`` the others may deviate, as at the root, and their phases are counted.
    """
    a, t, own, last = c.state, scratch_of(c.player.workspace), c.plan[0].seat, int64(-1)
    s = record(a)
    while True:
        seat = turn(a)
        if seat == OVER:
            return
        if seat == CHANCE:
            now = (s.round_number * 8 + s.mover) * 2 + int64(s.stage == Stage.ROLL)
            if now != last:
                reseed(chance, split(base, now))
                last = now
            apply(a, sample(a, chance))
        elif _plays_by_policy(c.plan[0], seat):
            if s.stage == Stage.ASSIGN and s.round_number == round_:
                _finish_assignment(a, choice)
                c.phases[s.selected[seat]] += 1
            else:
                apply(a, choose(s, choice))
        elif seat == own:
            act_as_taught(a, c.player, choice)
        elif s.stage == Stage.ASSIGN and s.round_number == round_:
            assign_as_others(s, t, choice, int64(c.plan[0].surprise))
            c.phases[s.selected[seat]] += 1
            after_assignment(s)
        else:
            act(a, t, choice)


@subroutine
def _aim(p: PlanRecord, row: Array) -> float:
    """The deciding seat's win and lead in VP, as one number from 0 to 1."""
    lead = -1000.0
    for other in range(p.seats):
        if other != p.seat:
            lead = max(lead, row[FIRST + other * EACH + POINTS])
    lead = row[FIRST + p.seat * EACH + POINTS] - lead
    size = lead if lead >= 0.0 else -lead
    return float(
        (1.0 - p.points) * row[FIRST + p.seat * EACH + WIN]
        + p.points * (0.5 + 0.5 * lead / (p.scale + size))
    )


@subroutine
def _judge(c: Comparison, row: Array) -> None:
    """Note the end of a game."""
    s, p, wins = record(c.state), c.plan[0], np.empty(SEATS, np.float64)
    returns(c.state, wins)
    for seat in range(p.seats):
        points = float(score_of(s, int64(seat)))
        cell = FIRST + seat * EACH
        row[cell + WIN] = wins[seat]
        row[cell + WIN_SQUARE] = wins[seat] * wins[seat]
        row[cell + POINTS] = points
        row[cell + POINTS_SQUARE] = points * points
    row[0] = 1.0
    row[AIM] = _aim(p, row)
    row[AIM + 1] = row[AIM] * row[AIM]


@subroutine
def _add_row(c: Comparison, candidates: State) -> None:
    """Add up the values of all candidates, and the differences between them."""
    row, tally, pairs = c.row, c.tally, c.pairs
    won = FIRST + EACH * int64(c.plan[0].seat) + WIN
    for i in range(candidates.shape[0]):
        one = candidates[i]
        for k in range(row.shape[1]):
            tally[one, k] += row[i, k]
        for k in range(candidates.shape[0]):
            other = candidates[k]
            by_aim = row[i, AIM] - row[k, AIM]
            by_win = row[i, won] - row[k, won]
            pairs[one, other, BY_AIM] += by_aim
            pairs[one, other, BY_AIM_SQUARE] += by_aim * by_aim
            pairs[one, other, BY_WIN] += by_win
            pairs[one, other, BY_WIN_SQUARE] += by_win * by_win


@kernel
def search_chunk(
    c: Comparison, candidates: State, flags: State, first: int, step: int, rows: int
) -> int:
    """Play up to ``rows`` games after each candidate, fewer if ``flags[0]`` is set.

    * ``candidates``: the indices of those that are tried now.
    * ``flags``: of the monitor; an incomplete row is dropped.
    * ``first``, ``step``, ``rows``: the games have the numbers ``first``, ``first + step``, ...

    Returns how many rows were completed.
    """
    seeds, base = np.empty(4, np.uint64), np.empty(4, np.uint64)
    chance, choice = np.empty(4, np.uint64), np.empty(4, np.uint64)
    p, t, world, a = c.plan[0], scratch_of(c.player.workspace), c.world, c.state
    for done in range(rows):
        reseed(seeds, int64(p.seed))
        reseed(base, split(seeds, int64(first + done * step)))
        reseed(chance, split(base, int64(-1)))
        reseed(choice, split(base, int64(-2)))
        for i in range(world.shape[0]):
            world[i] = c.root[i]
        redraw(world, int64(p.seat), chance)
        s = record(world)
        imagine(world, t, p, choice)
        round_ = int64(s.round_number) if s.stage == Stage.ASSIGN else int64(-1)
        for i in range(candidates.shape[0]):
            if flags[0] != 0:
                return int64(done)
            for k in range(world.shape[0]):
                a[k] = world[k]
            reseed(choice, split(base, int64(-3)))
            reseed(chance, split(base, int64(-4)))
            item = c.items[candidates[i]]
            if p.whole == 1:
                now = record(a)
                stand_as_planned(now, item)
                after_assignment(now)
            else:
                apply(a, item[0])
                _finish_assignment(a, choice)
            if round_ >= 0:
                for other in range(p.seat):
                    c.phases[s.selected[other]] += 1
            play_out(c, base, chance, choice, round_)
            _judge(c, c.row[i])
        _add_row(c, candidates)
    return int64(rows)
