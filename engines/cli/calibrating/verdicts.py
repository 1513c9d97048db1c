"""How often a review blames a good decision, and how many of the costly ones it finds.

The first is measured at tables of the adviser itself: decisions are judged by the same adviser with
the same work and another seed, so whatever it calls an inaccuracy or worse is a false alarm, or as
good as one. Only the decisions that are judged get that work; between them the adviser plays with
little, as in ``playing``. The second is measured at tables of bots from the middle of the ladder:
decisions that cost 5 points or more according to a search with 20 times the work should be called
an inaccuracy or worse.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from engines.arena.blocks import asked, steps
from engines.arena.stats import Interval, mean_interval
from engines.cli import terminal
from engines.cli.calibrating.line_ups import SELF, Setting, players
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.match.advice.quality import Judgement
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.puzzles import COSTLY, LARGER
from engines.match.history import START
from engines.runtime.errors import OptionError
from engines.runtime.streams import derive
from engines.runtime.texts import number, percent
from engines.runtime.types import Action

_SCREEN: Final = 0.015
"""Decisions that lost less than this in the first search are searched again only at random."""
_LOT: Final = 10
"""One in this many of these is searched again, and then counts this many times."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision.

    Attributes:
        called: the review calls it an inaccuracy or worse; None: it could not be judged.
        loss: what the larger search measures, as a share of a win; None: that was not run.
        weight: how many decisions it represents where the larger search was used.
    """

    called: bool | None
    loss: float | None = None
    weight: int = 1


def judge_game(setting: Setting, number: int, stop: Monitor) -> tuple[Verdict, ...]:
    """Play one game and judge it; raises BotError, and ``Stopped`` if ``stop`` was canceled."""
    return tuple(_Judge(setting, number, stop).verdicts())


class _Judge:
    """One game while it is played and judged."""

    def __init__(self, setting: Setting, number: int, stop: Monitor) -> None:
        self._setting = setting
        self._stop = stop
        self._game = find(setting.game)
        self._seed = setting.game_seed(number)
        self._players = players(setting, self._game, number)
        bot = self._game.bot(setting.adviser)
        self._first = Evaluator(bot, setting.asked, derive(self._seed, "verdict"))
        self._judged: set[int] = set()
        """The plies of the decisions that are judged."""
        larger = setting.asked.times(LARGER)
        self._second = Evaluator(bot, larger, derive(self._seed, "larger"))

    def verdicts(self) -> Iterator[Verdict]:
        """The verdicts on the decisions, turn by turn."""
        for start, first, actions in self._runs():
            here, ply, left = start, first, actions
            while left:
                count = 1
                if ply in self._judged:
                    judgement = self._first.judged(here, ply, START, left)
                    count = 1 if judgement is None else len(judgement.actions)
                    yield self._verdict(here, ply, left, judgement)
                for action in left[:count]:
                    here = here.apply(action)
                left, ply = left[count:], ply + count

    def _verdict(
        self, position: Position, ply: int, actions: tuple[Action, ...], first: Judgement | None
    ) -> Verdict:
        called = None if first is None else first.quality.is_mistake
        if self._setting.table == SELF:
            return Verdict(called)
        if first is not None and self._first.analysis(position, ply).work.exact:
            return Verdict(called, first.estimate)
        weight = 1 if first is None or first.estimate >= _SCREEN else _LOT
        if weight > 1 and not self._drawn(ply, 1 / _LOT, "lot"):
            return Verdict(called)
        second = self._second.judged(position, ply, START, actions)
        return Verdict(called, None if second is None else second.estimate, weight)

    def _drawn(self, ply: int, share: float, purpose: str = "judged") -> bool:
        return derive(self._seed, purpose, ply) % 1000 < 1000 * share

    def _runs(self) -> Iterator[tuple[Position, int, tuple[Action, ...]]]:
        """Uninterrupted decisions of one seat: where each run began, its ply, and its actions."""
        start = Position.start(self._game, len(self._players))
        begun: tuple[Position, int] | None = None
        actions: list[Action] = []
        for step in steps(start, self._seed, self._decide):
            self._stop.check()
            if begun is not None and begun[0].turn != step.position.turn:
                yield (*begun, tuple(actions))
                begun, actions = None, []
            if not step.position.is_chance:
                begun = begun or (step.position, step.ply)
                actions.append(step.action)
        if begun is not None:
            yield (*begun, tuple(actions))

    def _decide(self, position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        judged = self._drawn(ply, self._setting.share)
        if judged:
            self._judged.add(ply)
        name = self._players[position.turn]
        bot = self._game.bot(self._setting.adviser if name == PERSON else name)
        budget = bot.info.budget
        if name in (PERSON, self._setting.adviser):
            budget = self._setting.asked if judged else self._setting.seated
        question = Question.at(position, budget, self._seed, ply, "plays")
        return bot.info, asked(bot, question, self._stop.quiet())


@dataclass(frozen=True, slots=True)
class Figures:
    """The results of one table.

    Attributes:
        decisions: judged ones.
        not_judged: those that the adviser couldn't judge.
        called: share of the judged ones that were called an inaccuracy or worse, over games.
        costly: how many cost 5 points or more by the larger search.
        found: share of these that were called an inaccuracy or worse; None without any.
    """

    games: int
    decisions: int
    not_judged: int
    called: Interval
    costly: int
    found: float | None


def figures(games: list[tuple[Verdict, ...]]) -> Figures:
    every = [verdict for game in games for verdict in game]
    judged = [verdict for verdict in every if verdict.called is not None]
    shares = [
        sum(bool(verdict.called) for verdict in known) / len(known)
        for known in ([v for v in game if v.called is not None] for game in games)
        if known
    ]
    if not shares:
        raise OptionError("errors-adviser-never-asked")
    called = mean_interval(shares)
    costly = [v for v in every if v.loss is not None and v.loss >= COSTLY]
    total = sum(verdict.weight for verdict in costly)
    found = sum(verdict.weight for verdict in costly if verdict.called)
    return Figures(
        games=len(games),
        decisions=len(judged),
        not_judged=len(every) - len(judged),
        called=Interval(called.mean, max(0.0, called.low), min(1.0, called.high)),
        costly=total,
        found=found / total if total else None,
    )


def show(results: list[dict[str, Any]]) -> None:
    """Print the figures of all tables."""
    names = ("Table", "Games", "Decisions", "Not judged", "Inaccuracy or worse", "Costly", "Found")
    rows = (
        (
            each["table"],
            *(number(each[key]) for key in ("games", "decisions", "not_judged")),
            "{}% ({} to {})".format(
                *(number(100 * each[key], 1) for key in ("called", "called_low", "called_high"))
            ),
            number(each["costly"]) if each["table"] != SELF else None,
            None if each["found"] is None else percent(each["found"], 0),
        )
        for each in results
    )
    terminal.console().print(terminal.table(names, rows))
    terminal.note(
        f"Costly: {number(100 * COSTLY)} points or more by a search with {LARGER} times the work; "
        "found: the share of those that were called an inaccuracy or worse."
    )
