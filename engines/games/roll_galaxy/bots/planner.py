"""The planner: candidates, simulations, sequential halving, and what it tells about them.

Candidates are whole assignments while dice are assigned, otherwise all legal decisions. Each is
followed by whole games in which the deciding seat plays as it has been taught, and all others play
like Rollbot, or by the playout policy (``kernels.rollbot.searching``).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit
from engines.contract.bot import Around, Bot, BotInfo, Question, answer
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position, names_of
from engines.games.roll_galaxy.bots.reasons import of_plan
from engines.games.roll_galaxy.judging import PLAYER, shipped, worth_around
from engines.games.roll_galaxy.kernels.rollbot import plans, searching
from engines.games.roll_galaxy.kernels.state import PHASES, GameState, Kind, Stage, action
from engines.games.roll_galaxy.kernels.taught.player import decide, new_player
from engines.games.roll_galaxy.rollbot import before_assigning, rest_of_plan
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat
from engines.search.halving import Round, compete, schedule
from engines.search.result import estimate
from engines.search.running import Part, kernel_seed, limit_of, progress, shares, threads_for

_MOST_LINES: Final = 12
_ALONE: Final = 64
"""Games played for a decision with one candidate."""
_FEWEST: Final = 5
"""Candidates that are always compared: the taught player's favorites."""
_PER_SECOND: Final = 4000
"""Games per second that are assumed when deciding how many candidates to compare."""
_POINTS_REACH: Final = 60.0
"""For standard errors: two final scores are assumed to differ by at most this many VP."""
_POINTS: Final = 0.5
"""The weight of the lead in VP over the best opponent; the rest of the aim is the win."""
_SCALE: Final = 8.0
"""A lead of this many VP counts three quarters."""
_SURPRISE: Final = 100
"""Of 1000 assignments of others in this round, this many select a random phase."""
_DOUBT: Final = 0.5
"""The taught player's choice is given up only for one that is better by this many standard
errors of the difference."""
_TELLING: Final = 25
"""Games after which a win chance has a standard error of at most 10 points. Until the best
candidate has had that many, no win chances are stated."""
_ENOUGH: Final = 30
"""With fewer games than this for each candidate, there are fewer candidates: those that the taught
player likes best."""
Table = npt.NDArray[np.float64]
Estimates = tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something to do.

    Attributes:
        actions: all of it.
        item: what the kernel takes: places of a whole assignment, or the action.
        is_usual: the taught player would do it.
    """

    actions: tuple[Action, ...]
    item: tuple[int, ...]
    is_usual: bool


@dataclass(frozen=True, slots=True)
class Found:
    """A candidate and what was found out about it.

    Attributes:
        candidate: what.
        visits: games.
        wins, points: of every seat. For a candidate that was given up: those of the best one, minus
            how far the candidate was behind in the games that both played, with the same luck.
        behind: how many wins it is behind the best candidate; its error is that of games with the
            same luck.
    """

    candidate: Candidate
    visits: int
    wins: tuple[Estimate, ...]
    points: tuple[Estimate, ...]
    behind: Estimate | None


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer of the search.

    Attributes:
        ranked: the candidates that were tried: the chosen one first, then by win chance; only
            the usual one if none was tried.
        playouts: all games.
        phases: how often the others selected each phase in this round, as shares; empty if no seat
            has to.
    """

    ranked: tuple[Found, ...]
    playouts: int
    phases: tuple[float, ...]


# -- candidates -------------------------------------------------------------------------------


def candidates_of(position: Position, only: Sequence[Action] = ()) -> tuple[Candidate, ...]:
    """What the deciding seat can do; with ``only``, what begins with one of these actions."""
    legal = tuple(each for each in position.legal() if not only or each in only)
    s = GameState.of(position.state)
    if s.stage == Stage.ASSIGN:
        plans = [plan for plan in _plans(position) if plan.actions[0] in legal]
        begun = {plan.actions[0] for plan in plans}
        if plans and (not only or begun == set(legal)):
            return tuple(plans)
    if s.stage == Stage.START and not s.minimum[s.mover] and not only:
        legal = (action(Kind.HANDICAP, 1),)
    usual = _usual(position) if s.stage != Stage.ASSIGN else None
    return tuple(Candidate((one,), (one,), one == usual) for one in legal)


def begun_by(
    candidates: Sequence[Candidate], turns: Sequence[tuple[Action, ...]]
) -> tuple[Candidate, ...]:
    """The candidates with which turns begin, in whatever order; raises BotError if there is none.

    Dice are assigned one by one, and all orders of a plan are the same.
    """
    found: dict[tuple[int, ...], Candidate] = {}
    for turn in turns:
        for one in candidates:
            if Counter(turn[: len(one.actions)]) == Counter(one.actions):
                found.setdefault(one.item, replace(one, actions=turn[: len(one.actions)]))
                break
        else:
            raise BotError("errors-turn-does-not-begin")
    return tuple(found.values())


def _usual(position: Position) -> Action:
    return decide(position.state.copy(), new_player(shipped(PLAYER)), stream(0, "usual"))


def _plans(position: Position) -> list[Candidate]:
    """Whole assignments that the position still admits, what the taught player likes first."""
    start, listed = before_assigning(position.state, position.turn), plans.new_plans()
    player, random = new_player(shipped(PLAYER)), stream(0, "usual")
    count = plans.list_plans(start, player, listed, random)
    is_new = bool((start == position.state).all())
    best_first = np.argsort(-listed.shares[:count], kind="stable").tolist()
    found = []
    for i in best_first:
        plan = tuple(listed.actions[i, : listed.lengths[i]].tolist())
        rest = plan if is_new else rest_of_plan(position, plan)
        if rest:
            found.append(Candidate(rest, tuple(listed.places[i].tolist()), i == best_first[0]))
    return found


# -- simulations ------------------------------------------------------------------------------


class _Shard(Part):
    """One part of the games: those with the numbers ``number``, ``number + parts``, ..."""

    def __init__(
        self,
        position: Position,
        candidates: Sequence[Candidate],
        monitor: Monitor,
        seed: int,
        number: int,
        parts: int,
        by_policy: int,
    ) -> None:
        super().__init__(0)
        seats, count = position.seats, len(candidates)
        plan = np.zeros(1, searching.PlanRecord.dtype)
        plan["seed"] = kernel_seed(seed, "planner")
        plan["seats"], plan["seat"] = seats, position.turn
        plan["whole"] = len(candidates[0].item) > 1
        plan["points"], plan["scale"] = _POINTS, _SCALE
        plan["surprise"], plan["by_policy"] = _SURPRISE, by_policy
        width = searching.FIRST + searching.EACH * seats
        self._comparison = searching.Comparison(
            plan,
            position.state,
            items=np.array([one.item for one in candidates], np.int64),
            tally=np.zeros((count, width)),
            pairs=np.zeros((count, count, 4)),
            phases=np.zeros(PHASES, np.int64),
            row=np.zeros((count, width)),
            world=position.state.copy(),
            state=position.state.copy(),
            player=new_player(shipped(PLAYER)),
        )
        self._flags = monitor.flags
        self._number, self._step, self._rows = number, parts, 0
        self._candidates = np.arange(count)
        self.rest()

    def enter(self, candidates: Sequence[int], rows: int | None) -> None:
        """Start a round."""
        self._candidates = np.array(candidates, np.int64)
        self.quota, self.done = rows, 0

    def work(self, units: int) -> int:
        """Play ``units`` games after each candidate."""
        rows = searching.search_chunk(
            self._comparison,
            self._candidates,
            self._flags,
            self._number + self._rows * self._step,
            self._step,
            units,
        )
        self._rows += rows
        return rows

    def rest(self) -> None:
        """Note what was found, for whoever publishes."""
        found = self._comparison
        self.noted = found.tally.copy(), found.pairs.copy(), found.phases.copy()


class _Contest:
    """Sequential halving between candidates."""

    def __init__(
        self, position: Position, candidates: Sequence[Candidate], shards: Sequence[_Shard]
    ) -> None:
        self.shards = shards
        self._all = candidates
        self._seats, self._seat = position.seats, position.turn
        self._in = list(range(len(candidates)))
        self._given_up: dict[int, Table] = {}

    def _sums(self) -> tuple[Table, Table, Table]:
        tallies, pairs, phases = zip(*(shard.noted for shard in self.shards), strict=True)
        return np.sum(tallies, axis=0), np.sum(pairs, axis=0), np.sum(phases, axis=0)

    def _rank(self, tally: Table, index: int) -> tuple[float, bool, int]:
        """The best mean is first, then what the taught player would do."""
        mean = float(tally[index, 1] / max(1.0, tally[index, 0]))
        return -mean, not self._all[index].is_usual, index

    def enter(self, this: Round) -> Sequence[Part]:
        """Let the best candidates, and always the usual one, enter a round and split its games."""
        tally = self._sums()[0]
        best_first = sorted(self._in, key=lambda index: self._rank(tally, index))
        usual = [index for index in best_first if self._all[index].is_usual]
        others = [index for index in best_first if index not in usual]
        staying = sorted(usual + others[: this.actions - len(usual)])
        self._given_up |= dict.fromkeys(set(self._in) - set(staying), tally)
        self._in = staying
        for shard, quota in zip(self.shards, shares(this.rows, len(self.shards)), strict=True):
            shard.enter(self._in, quota)
        return self.shards

    @property
    def playouts(self) -> int:
        return int(sum(shard.noted[0][:, 0].sum() for shard in self.shards))

    def finding(self) -> Finding:
        tally, pairs, phases = self._sums()
        tried = [index for index in range(len(self._all)) if tally[index, 0]]
        tried.sort(key=lambda i: (-tally[i, 0], *self._rank(tally, i)))
        if not tried:
            tried = [max(range(len(self._all)), key=lambda i: (self._all[i].is_usual, -i))]
        self._prefer_usual(tried, tally, pairs)
        best, told = tried[0], phases.sum()
        found = [self._found(tally, pairs, index, best) for index in tried]
        return Finding(
            (
                found[0],
                *sorted(found[1:], key=lambda one: (-one.wins[self._seat].mean, -one.visits)),
            ),
            int(tally[:, 0].sum()),
            tuple((phases / told).tolist()) if told else (),
        )

    def _prefer_usual(self, tried: list[int], tally: Table, pairs: Table) -> None:
        """What the taught player would do is first unless something is clearly better."""
        best = tried[0]
        for index in tried[1:]:
            if self._all[index].is_usual and tally[index, 0] == tally[best, 0]:
                together = int(tally[best, 0])
                total, square = pairs[best, index, : searching.BY_WIN].tolist()
                lead = estimate(together, total, square, 1.0)
                if lead.mean < _DOUBT * lead.error:
                    tried.remove(index)
                    tried.insert(0, index)
                return

    def _found(self, tally: Table, pairs: Table, index: int, best: int) -> Found:
        visits = int(tally[index, 0])
        if tally[best, 0] < _TELLING:
            even = (Estimate(1 / self._seats, 0.5),) * self._seats
            return Found(self._all[index], visits, even, (), None)
        wins, points = self._values(tally, index)
        if index == best:
            return Found(self._all[index], visits, wins, points, None)
        total, square = pairs[best, index, searching.BY_WIN :].tolist()
        same_luck = estimate(visits, total, square, 1.0)
        now = self._values(tally, best)
        if index in self._given_up:
            then = self._values(self._given_up[index], best)
            wins = _as_chances(_corrected(wins, now[0], then[0]))
            points = _corrected(points, now[1], then[1])
        lost = now[0][self._seat].mean - wins[self._seat].mean
        return Found(self._all[index], visits, wins, points, Estimate(lost, same_luck.error))

    def _values(self, tally: Table, index: int) -> tuple[Estimates, Estimates]:
        """Wins and points of every seat."""
        visits = int(tally[index, 0])
        sums = tally[index, searching.FIRST :].reshape(self._seats, searching.EACH).tolist()
        return (
            tuple(estimate(visits, row[0], row[1], 1.0) for row in sums),
            tuple(estimate(visits, row[2], row[3], _POINTS_REACH) for row in sums),
        )


def _corrected(own: Estimates, best_now: Estimates, best_then: Estimates) -> Estimates:
    """The result of few games, minus the luck that the best had in the same games."""
    return tuple(
        Estimate(one.mean + now.mean - then.mean, one.error)
        for one, now, then in zip(own, best_now, best_then, strict=True)
    )


def _as_chances(values: Estimates) -> Estimates:
    """Values that may be slightly outside 0..1, as shares of one win."""
    means = [max(0.0, value.mean) for value in values]
    whole = sum(means)
    return tuple(
        Estimate(mean / whole, value.error) for mean, value in zip(means, values, strict=True)
    )


def _first(candidates: Sequence[Candidate], games: int) -> tuple[Candidate, ...]:
    """The candidates that there are enough games for, the usual one always among them."""
    usual = sorted(candidates, key=lambda one: not one.is_usual)
    return tuple(usual[: max(_FEWEST, games // _ENOUGH)])


# -- the bot ----------------------------------------------------------------------------------


class Planner(Bot):
    """Plays out whole games: its own seat by its trained policy, all others as Rollbot.

    If it knows the players (``at_table``), those it foresees play by the policy of playouts.
    """

    def __init__(self, info: BotInfo, by_policy: int = 0) -> None:
        super().__init__(info)
        self._by_policy = by_policy

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """This bot at a table with these players, if it foresees how any of them plays."""
        bits = sum(1 << seat for seat, who in enumerate(players) if who in self.info.foresees)
        return type(self)(self.info, bits) if bits else self

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """Judged by games between Rollbots; see ``Bot.around``."""
        return worth_around(position, outcome, monitor)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Whole assignments, or single decisions, most promising first; see ``Bot.analyse``.

        The budget is seconds, or playouts (games). Turns are compared by the plans they start with;
        raises BotError if one starts with none.
        """
        position, budget = question.position, question.budget
        candidates, limit = candidates_of(position, question.only), limit_of(budget)
        if question.turns:
            candidates = begun_by(candidates, question.turns)
        if len(candidates) == 1:
            limit = min(limit or _ALONE, _ALONE)
        elif not (question.only or question.turns):
            candidates = _first(candidates, limit or int(_PER_SECOND * (budget.seconds or 0)))
        threads = threads_for(budget)
        shards = [
            _Shard(position, candidates, monitor, question.seed, number, threads, self._by_policy)
            for number in range(threads)
        ]
        contest, named = _Contest(position, candidates, shards), cache(partial(names_of, position))

        def analysis() -> Analysis:
            finding = contest.finding()
            lines = (
                _line(position, finding, found, named(found.candidate.actions))
                for found in finding.ranked[:_MOST_LINES]
            )
            return answer(self.info.id, position, lines, monitor.spent(playouts=finding.playouts))

        def publish() -> None:
            monitor.publish(progress(contest.playouts, limit_of(budget), monitor), analysis)

        rounds = schedule(len(candidates), limit)
        if len(rounds) > 1 and rounds[-1].rows == 1:  # a remainder would favor the first
            rounds = rounds[:-1]
        compete(rounds, contest.enter, monitor, threads, publish)
        return analysis()


def _line(position: Position, finding: Finding, found: Found, named: tuple[str, ...]) -> Line:
    seat = position.turn
    values = {Unit.WIN: found.wins}
    if found.points:
        values[Unit.POINTS] = found.points
    return Line(
        actions=found.candidate.actions,
        names=named,
        preference=_chance(finding, found, seat),
        bar=found.wins[seat],
        values=values,
        visits=found.visits,
        reasons=_reasons(position, finding, found),
        behind=found.behind,
    )


def _chance(finding: Finding, found: Found, seat: Seat) -> float:
    """The win chance to rank by; the chosen plan's is never below another's."""
    ranked = finding.ranked if found is finding.ranked[0] else (found,)
    return max(one.wins[seat].mean for one in ranked)


def _reasons(position: Position, finding: Finding, found: Found) -> tuple[Reason, ...]:
    """What a plan does on the table, and expected VP; experience if there is nothing else."""
    shares = dict(enumerate(finding.phases))
    reasons = list(of_plan(position, found.candidate.actions, shares))
    if found.points:
        seat = position.turn
        mine = found.points[seat].mean
        lead = mine - max(p.mean for other, p in enumerate(found.points) if other != seat)
        code = "ahead" if lead >= 0 else "trails"
        figures = {"points": round(mine), "lead": round(abs(lead))}
        reasons.append(Reason(message(f"roll_galaxy.reason.{code}", **figures), lead))
    if found.candidate.is_usual and not reasons:
        reasons.append(Reason(message("roll_galaxy.reason.usual"), 0.2))
    if _chance(finding, found, position.turn) > found.wins[position.turn].mean:
        reasons.insert(0, Reason(message("roll_galaxy.reason.points_too"), 1.0))
    return tuple(reasons)
