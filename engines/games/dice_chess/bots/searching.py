"""Shared by the searching bots: what to do where there is nothing to search."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engines.contract.analysis import Analysis, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.dice_chess.bots.choices import Choices, choices, keys_of, played
from engines.games.dice_chess.bots.doubling import talk_analysis
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    TAKES_KING,
    Plan,
    analysis_of,
    for_other,
    offering_draw,
)
from engines.games.dice_chess.bots.lines import with_reasons as explained
from engines.games.dice_chess.bots.voices import VOICES, Judgement, judge, offers_draw
from engines.games.dice_chess.kernels.state import PASS
from engines.games.dice_chess.snapshot import Snapshot, read
from engines.runtime.types import Action


@dataclass(frozen=True, slots=True)
class Task:
    """A decision between quiet turns.

    Attributes:
        offers: the turn begins with a draw offer.
        exact: how far each turn is behind the best matters, not only which is best.
    """

    choices: Choices
    budget: Budget
    monitor: Monitor
    seed: int
    offers: bool
    exact: bool = False

    @property
    def snapshot(self) -> Snapshot:
        return self.choices.snapshot


class SearchingBot(Bot):
    """A bot whose budget makes it stronger, and that judges whole turns."""

    unit: ClassVar[str] = "bot.preference.win"
    """The unit of its preferences."""
    king: ClassVar[float | None] = None
    """Its preference for a turn that captures the king; None: that of ``taking_plans``."""

    def __init__(self, info: BotInfo) -> None:
        self.info = info
        self.voice = VOICES[info.id]

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Search until the budget ends or nothing is left to find out."""
        position, turns, seed = question.position, question.turns, question.seed
        only = question.only or tuple(turn[0] for turn in turns)
        found = choices(position, question.only, seed)
        if found is None:
            return self._talk(position, only, monitor, seed)
        if turns:
            return self._weighed(found, question, monitor)
        offers = found.offered or (
            not only and offers_draw(self.voice, position, found.snapshot, seed)
        )
        task = Task(found, question.budget, monitor, seed, offers)
        if not found.taking:
            return self.search(task)
        plans = found.taking
        if self.king is not None:
            plans = tuple(replace(plan, preference=self.king) for plan in plans)
        work = Work(seconds=monitor.elapsed_s, exact=True, stopped=monitor.cancelled)
        return self.told(replace(task, offers=found.offered), plans, work)

    def _weighed(self, found: Choices, question: Question, monitor: Monitor) -> Analysis:
        """The result of searching only the requested turns."""
        turns = question.turns
        ends = [played(question.position, turn) for turn in turns]
        known = {key: leaf for leaf, key in enumerate(keys_of(found.work))}
        paths: dict[int, tuple[Action, ...]] = {}
        taking: dict[tuple[Action, ...], Plan] = {}
        for turn, end in zip(turns, ends, strict=True):
            if end in known:
                paths.setdefault(known[end], turn)
            else:
                king = TAKES_KING - len(turn) if self.king is None else self.king
                taking.setdefault(turn, Plan(turn, king, None))
        only = replace(found, leaves=tuple(paths), paths=paths, taking=tuple(taking.values()))
        task = Task(only, question.budget, monitor, question.seed, offers=False, exact=True)
        if not taking:
            return self.search(task)
        kings = self.told(task, only.taking, Work(seconds=monitor.elapsed_s, exact=not paths))
        if not paths:
            return kings
        quiet = self.search(task)
        lines = tuple(replace(line, behind=None) for line in quiet.lines)
        return replace(quiet, lines=kings.lines + lines)

    @abstractmethod
    def search(self, task: Task) -> Analysis:
        """Rank quiet turns."""

    @abstractmethod
    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """Its judgement of a position in which a double or a draw must be decided."""

    def told(self, task: Task, plans: Sequence[Plan], work: Work) -> Analysis:
        """The best of ranked plans, with reasons."""
        shown = list(plans[:MOST_LINES])
        if task.offers:
            first = len(shown) if task.choices.offered else 1
            shown[:first] = map(offering_draw, shown[:first])
        lines = explained(task.snapshot.mover, task.choices.work, shown)
        return analysis_of(self.info.id, task.snapshot, lines, self.unit, work)

    def _talk(
        self, position: Position, only: tuple[Action, ...], monitor: Monitor, seed: int
    ) -> Analysis:
        snapshot = read(position.state)
        if snapshot.dice:
            judged = judge(snapshot, seed)
            after = self.judgement(read(position.apply(PASS).state), monitor, seed)
            win = after.win if after.seat == judged.seat else for_other(after.win)
            judged = replace(judged, win=win)
        else:
            judged = self.judgement(snapshot, monitor, seed)
        spent = Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled)
        analysis = talk_analysis(self.info.id, self.voice, judged, spent)
        lines = tuple(line for line in analysis.lines if not only or line.actions[0] in only)
        if lines[0] is not analysis.best:  # ``behind`` was measured against the best
            lines = tuple(replace(line, behind=None) for line in lines)
        return replace(analysis, lines=lines)
