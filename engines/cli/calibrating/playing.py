"""Games in which an adviser is asked now and then, and what came of what it claimed."""

import json
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any, Final

from engines.arena.blocks import Stop, Stopped
from engines.arena.luck import win_shares
from engines.cli.calibrating.line_ups import Setting, players
from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import Bot, Plan, consult
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.match.advice.calibrated import is_certain
from engines.runtime.environment import usable_cores
from engines.runtime.executor import Threads
from engines.runtime.streams import derive, stream
from engines.runtime.types import CHANCE, OVER, Action, Seat

PLAYED_ON: Final = 4
"""In every fourth game one position is played on many times."""
_DIGITS: Final = 6
"""Claims are kept with so many decimals."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question and the answer.

    Attributes:
        seat: who asked.
        ply, round: where.
        claims, errors: what the best plan is worth to every seat, and the sampling errors, in win
            chance or cents.
        exact: the adviser calls its values exact.
        certain: a claim of 0 or 1 means it.
        again: mean result of the asking seat over the times it was played on, if it was.
    """

    seat: Seat
    ply: int
    round: int
    claims: tuple[float, ...]
    errors: tuple[float, ...]
    exact: bool
    certain: bool
    again: float | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game.

    Attributes:
        number: which; gives its seed.
        players: as ``line_ups.players``.
        told: the adviser knows who sits there.
        plies: actions and outcomes.
        result: share of the win, or cents, of every seat.
        asked: in order.
    """

    number: int
    players: tuple[str, ...]
    told: bool
    plies: int
    result: tuple[float, ...]
    asked: tuple[Asked, ...] = field(default=())

    def to_json(self) -> str:
        """One line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> "Played":
        """The inverse; raises ValueError, KeyError or TypeError."""
        data: dict[str, Any] = json.loads(text)
        asked = [
            Asked(**{**each, "claims": tuple(each["claims"]), "errors": tuple(each["errors"])})
            for each in data["asked"]
        ]
        return cls(
            number=data["number"],
            players=tuple(data["players"]),
            told=data["told"],
            plies=data["plies"],
            result=tuple(data["result"]),
            asked=tuple(asked),
        )


def play(
    setting: Setting, numbers: Iterable[int], workers: int | None = None
) -> Generator[Played, None, None]:
    """Play games and yield them in their order. Closing the iterator stops what is being played.

    What comes out depends on ``setting`` and the numbers alone.

    Raises:
        BotError: a bot failed.
    """
    stop = Stop()
    pool = Threads(workers or usable_cores(), "calibrate")
    try:
        yield from pool.map(partial(play_game, setting, stop=stop), numbers)
    finally:
        stop.request()
        pool.close()


def play_game(setting: Setting, number: int, stop: Stop | None = None) -> Played:
    """Play one game; raises BotError, and ``Stopped`` if that was asked for."""
    return _Table(setting, number, stop or Stop()).play()


@dataclass(frozen=True, slots=True)
class _Question:
    """A question, where it was asked, and the advice that was followed."""

    answer: Asked
    position: Position
    actions: tuple[Action, ...]


class _Table:
    """One game while it is played."""

    def __init__(self, setting: Setting, number: int, stop: Stop) -> None:
        self._setting = setting
        self._number = number
        self._stop = stop
        self._game: Game = find(setting.game)
        self._seed = setting.game_seed(number)
        self._players = players(setting, self._game, number)
        self._adviser = self._game.bot(setting.adviser)
        self._told = self._adviser.at_table(self._players)
        self._by_win = self._game.info.unit is Unit.WIN

    def play(self) -> Played:
        position = Position.start(self._game, len(self._players))
        asked: list[_Question] = []
        plan, ply = Plan(), 0
        while (turn := position.turn) != OVER:
            if turn == CHANCE:
                action, plan = position.draw(self._seed, ply), Plan()
            else:
                action, plan = self._decide(position, turn, ply, plan, self._seed, asked)
            position = position.apply(action)
            ply += 1
        answers = [question.answer for question in asked]
        if asked and self._setting.repeats and self._number % PLAYED_ON == 0:
            chosen = derive(self._seed, "again") % len(asked)
            answers[chosen] = self._again(asked[chosen])
        return Played(
            number=self._number,
            players=self._players,
            told=self._told is not self._adviser,
            plies=ply,
            result=self._result(position),
            asked=tuple(answers),
        )

    def _result(self, position: Position) -> tuple[float, ...]:
        returns = tuple(position.returns().tolist())
        return win_shares(returns) if self._by_win else returns

    def _decide(
        self,
        position: Position,
        seat: Seat,
        ply: int,
        plan: Plan,
        seed: int,
        asked: list[_Question] | None,
    ) -> tuple[Action, Plan]:
        """What a seat plays, and what is left of its plan; notes a question in ``asked``."""
        legal = position.legal()
        planned = plan.take(seat, legal)
        if planned is not None:
            return planned, plan
        if len(legal) == 1:
            return legal[0], plan
        who = self._players[seat]
        if asked is not None and self._asks(who) and self._now(seat, ply):
            found = self._ask(self._told, self._setting.asked, position, seat, ply, seed, "hint")
            after = Plan.of(self._adviser.info, found)
            actions = found.best.actions if self._adviser.info.plans_turns else (_first(found),)
            asked.append(_Question(self._noted(found, position, ply), position, actions))
            return _first(found), after
        if who == PERSON:
            bot, budget = self._told, self._setting.seated
        else:
            bot = self._game.bot(who)
            same = who == self._setting.adviser
            budget = self._setting.seated if same else bot.info.budget
        found = self._ask(bot, budget, position, seat, ply, seed, "bot")
        return _first(found), Plan.of(bot.info, found)

    def _asks(self, who: str) -> bool:
        return PERSON not in self._players or who == PERSON

    def _now(self, seat: Seat, ply: int) -> bool:
        chance = (derive(self._seed, "ask", seat, ply) >> 11) * 2.0**-53
        return chance < self._setting.share

    def _ask(
        self,
        bot: Bot,
        budget: Budget,
        position: Position,
        seat: Seat,
        ply: int,
        seed: int,
        purpose: str,
    ) -> Analysis:
        seen = position
        if self._game.info.hidden:
            seen = position.seen_by(seat, stream(seed, "seen", purpose, seat, ply))
        monitor = Monitor()
        self._stop.watch(monitor)
        found = consult(bot, seen, budget, monitor, derive(seed, purpose, seat, ply))
        if self._stop.requested:
            raise Stopped
        return found

    def _noted(self, found: Analysis, position: Position, ply: int) -> Asked:
        best = found.best
        values = best.values[Unit.WIN if self._by_win else self._game.info.unit]
        return Asked(
            seat=found.seat,
            ply=ply,
            round=position.moment.round,
            claims=tuple(round(value.mean, _DIGITS) for value in values),
            errors=tuple(round(value.error, _DIGITS) for value in values),
            exact=found.work.exact,
            certain=found.work.exact or is_certain(best),
        )

    def _again(self, question: _Question) -> Asked:
        """Play a position on some more times, with other luck and other hidden things."""
        asked, count, total = question.answer, self._setting.repeats, 0.0
        for time in range(count):
            seed = derive(self._seed, "again", time)
            position = question.position
            if self._game.info.hidden:
                position = position.seen_by(asked.seat, stream(seed, "world"))
            plan = Plan(asked.seat, question.actions)
            total += self._played_on(position, asked.ply, plan, seed)[asked.seat]
        return replace(asked, again=total / count)

    def _played_on(self, position: Position, ply: int, plan: Plan, seed: int) -> tuple[float, ...]:
        while (turn := position.turn) != OVER:
            if turn == CHANCE:
                action, plan = position.draw(seed, ply), Plan()
            else:
                action, plan = self._decide(position, turn, ply, plan, seed, None)
            position = position.apply(action)
            ply += 1
        return self._result(position)


def _first(found: Analysis) -> Action:
    """What an analysis advises to do now."""
    return found.best.actions[0]
