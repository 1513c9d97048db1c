"""Games in which an adviser is asked now and then, and how they ended."""

from dataclasses import dataclass, field, replace
from functools import partial
from statistics import fmean, stdev
from typing import Final

from engines.arena.blocks import asked, steps
from engines.cli.calibrating.line_ups import Setting, players
from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import BotInfo, Plan, Question
from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.contract.rules import win_shares
from engines.match.advice.calibrated import is_certain
from engines.match.advice.table_adviser import turns_left
from engines.runtime.streams import derive, stream
from engines.runtime.types import Action, Seat

PLAYED_ON: Final = 4
"""In every fourth game, play continues many times from one position."""
_DIGITS: Final = 6
"""Decimals of the stored estimates."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question and the answer.

    Attributes:
        seat: who asked.
        ply, round: where.
        claims, errors: the value of the best plan for every seat, and the sampling errors, in win
            chance or cents.
        exact: the adviser calls its values exact.
        certain: claims of 0 and 1 are meant literally.
        left: ``table_adviser.turns_left``.
        again, again_error: mean result of the asking seat when play was continued from there, if
            it was, and its sampling error.
    """

    seat: Seat
    ply: int
    round: int
    claims: tuple[float, ...]
    errors: tuple[float, ...]
    exact: bool
    certain: bool
    left: float
    again: float | None = None
    again_error: float = 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game.

    Attributes:
        number: which; gives its seed.
        players: as ``line_ups.players``.
        told: the adviser knows the players.
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


def play_game(setting: Setting, number: int, stop: Monitor) -> Played:
    """Play one game; raises BotError, and ``Stopped`` if ``stop`` was canceled.

    The result depends only on ``setting`` and the number.
    """
    return _Table(setting, number, stop).play()


@dataclass(frozen=True, slots=True)
class _Advice:
    """A question, where it was asked, and the advice that was followed."""

    answer: Asked
    position: Position
    actions: tuple[Action, ...]


class _Table:
    """A game in progress."""

    def __init__(self, setting: Setting, number: int, stop: Monitor) -> None:
        self._setting = setting
        self._number = number
        self._stop = stop
        self._game: Game = find(setting.game)
        self._seed = setting.game_seed(number)
        self._players = players(setting, self._game, number)
        self._adviser = self._game.bot(setting.adviser)
        self._told = self._adviser.at_table(self._players)
        self._by_win = self._game.info.unit is Unit.WIN
        self._asked: list[_Advice] = []

    def play(self) -> Played:
        start = Position.start(self._game, len(self._players))
        *_, last = steps(start, self._seed, self._advised)
        answers = [advice.answer for advice in self._asked]
        # At random, so that all seats and numbers of seats take part.
        if answers and self._setting.repeats and derive(self._seed, "goes on") % PLAYED_ON == 0:
            chosen = derive(self._seed, "again") % len(answers)
            answers[chosen] = self._again(self._asked[chosen])
        return Played(
            number=self._number,
            players=self._players,
            told=self._told is not self._adviser,
            plies=last.ply + 1,
            result=self._result(last.after),
            asked=tuple(answers),
        )

    def _result(self, position: Position) -> tuple[float, ...]:
        returns = tuple(position.returns().tolist())
        return win_shares(returns) if self._by_win else returns

    def _advised(self, position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        """The analysis a seat follows: its own or, now and then, advice, which is recorded."""
        seat = position.turn
        asks = PERSON not in self._players or self._players[seat] == PERSON
        chance = (derive(self._seed, "ask", seat, ply) >> 11) * 2.0**-53
        if not asks or chance >= self._setting.share:
            return self._decided(self._seed, position, ply)
        question = Question.at(position, self._setting.asked, self._seed, ply, "hint")
        found = asked(self._told, question, self._stop.quiet())
        info = self._adviser.info
        actions = found.best.actions if info.plans_turns else found.best.actions[:1]
        self._asked.append(_Advice(self._noted(found, position, ply), position, actions))
        return info, found

    def _decided(self, seed: int, position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        who = self._players[position.turn]
        bot = self._told if who == PERSON else self._game.bot(who)
        own = who in (PERSON, self._setting.adviser)
        budget = self._setting.seated if own else bot.info.budget
        question = Question.at(position, budget, seed, ply)
        return bot.info, asked(bot, question, self._stop.quiet())

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
            left=round(turns_left(position), _DIGITS),
        )

    def _again(self, advice: _Advice) -> Asked:
        """Continue from a position several times, with new luck and new hidden information."""
        asked, results = advice.answer, list[float]()
        for time in range(self._setting.repeats):
            seed = derive(self._seed, "again", time)
            position = advice.position
            if self._game.info.hidden:
                position = position.seen_by(asked.seat, stream(seed, "world"))
            plan = Plan(asked.seat, advice.actions)
            *_, last = steps(position, seed, partial(self._decided, seed), asked.ply, plan)
            results.append(self._result(last.after)[asked.seat])
        error = stdev(results) / len(results) ** 0.5 if len(results) > 1 else 0.0
        return replace(asked, again=fmean(results), again_error=error)
