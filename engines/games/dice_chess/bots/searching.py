"""The turns that searching bots choose among, and what they do where there is nothing to search."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

import numpy as np

from engines.contract.analysis import Analysis, Unit, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.dice_chess.boards import Workspace, find_turns, row_of
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    TAKES_KING,
    Plan,
    for_other,
    leaf_count,
    offering_draw,
    path_of_leaf,
    taking_plans,
    with_reasons,
)
from engines.games.dice_chess.bots.voices import (
    VOICES,
    Judgement,
    judge,
    offers_draw,
    talk_analysis,
)
from engines.games.dice_chess.kernels import board, players, turns
from engines.games.dice_chess.kernels.state import BY_KING, META, MOVING, OFFER_DRAW, PASS
from engines.games.dice_chess.snapshot import Snapshot, read
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.types import Action, State


@dataclass(frozen=True, slots=True)
class Choices:
    """Turns of one roll, in the memory of this thread.

    Attributes:
        taking: turns that capture the king, the shortest first.
        leaves: the other turns, as leaves of the graph of ``work``; equal positions are one.
        paths: how to reach some of the leaves; for the others, any path will do.
        offered: the turn begins with a draw offer, because that was asked for.
    """

    snapshot: Snapshot
    work: Workspace
    taking: tuple[Plan, ...]
    leaves: tuple[int, ...]
    paths: dict[int, tuple[Action, ...]]
    offered: bool = False

    def path(self, leaf: int) -> tuple[Action, ...]:
        """The micro-moves of a turn that leads to a leaf."""
        return self.paths.get(leaf) or path_of_leaf(self.work, leaf)


def choices(position: Position, only: tuple[Action, ...], seed: int) -> Choices | None:
    """The turns that a bot chooses among; None where no turn can be played.

    Args:
        position: as the bot sees it.
        only: what the turn may begin with; empty: anything.
        seed: which of many ways to a position is reported.
    """
    snapshot = read(position.state)
    if snapshot.phase != MOVING:
        return None
    find = partial(find_turns, random=stream(seed, "turns"))
    offered = OFFER_DRAW in only
    begun = tuple(action for action in only if action < META)
    if offered or not begun:
        work = find(snapshot)
        kings = tuple(taking_plans(work, _shortest_first)[:1])  # any other is as good
        every = tuple(range(leaf_count(work)))
        found = Choices(snapshot, work, kings, every, {}, offered=offered)
        return found if kings or every else None
    taking: list[Plan] = []
    paths: dict[int, tuple[Action, ...]] = {}
    for action in begun:
        for plan, key in _turns_after(position, action, find):
            if key is None:
                taking.append(plan)
            else:
                paths.setdefault(key, plan.moves)
    taking.sort(key=lambda plan: -plan.preference)
    work = find(snapshot)
    known = {key: leaf for leaf, key in enumerate(keys_of(work))}
    ways = {known[key]: moves for key, moves in paths.items() if key in known}
    return Choices(snapshot, work, tuple(taking[:MOST_LINES]), tuple(sorted(ways)), ways)


def _shortest_first(length: int) -> float:
    return TAKES_KING - length


def _turns_after(
    position: Position, action: Action, find: "partial[Workspace]"
) -> Iterator[tuple[Plan, int | None]]:
    """Whole turns that begin with an action, and the keys of their ends; None: king captured."""
    after = read(position.apply(action).state)
    if after.over:
        yield Plan((action,), _shortest_first(1), None), None
        return
    if after.phase != MOVING:  # the turn is complete
        work = find(read(position.state))
        for leaf, key in enumerate(keys_of(work)):
            if path_of_leaf(work, leaf) == (action,):
                yield Plan((action,), 0.0, leaf), key
        return
    work = find(after)
    for plan in taking_plans(work, lambda length: _shortest_first(length + 1)):
        yield Plan((action, *plan.moves), plan.preference, None), None
    for leaf, key in enumerate(keys_of(work)):
        yield Plan((action, *path_of_leaf(work, leaf)), 0.0, leaf), key


def keys_of(work: Workspace) -> list[int]:
    """The positions after the quiet turns of a graph."""
    found: list[int] = turns.Graph.of(work.graph).leaves[: leaf_count(work), turns.KEY_OF].tolist()
    return found


def played(position: Position, turn: tuple[Action, ...]) -> int | None:
    """The key of the position that a whole turn leads to; None if it captures the king.

    Raises:
        BotError: the turn is not possible here, or not complete.
    """
    mover = read(position.state).mover
    after = position
    for action in turn:
        if action not in after.legal():
            raise BotError("errors-turn-not-possible", turn=str(turn), text=position.text())
        after = after.apply(action)
    end = read(after.state)
    if end.ending == BY_KING:
        return None
    if end.mover == mover:
        raise BotError("errors-turn-not-complete", turn=str(turn), text=position.text())
    row = row_of(after.state)
    key: int = board.key_of(row[board.KEY], row[board.CASTLING], row[board.TARGETS], end.mover)
    return int(key)


@dataclass(frozen=True, slots=True)
class Candidates:
    """Positions after turns that deserve a search.

    Attributes:
        leaves: of the graph of turns, best first by the quick look.
        boards: a row for each.
        scores: what the quick look made of them, in centipawns.
    """

    leaves: tuple[int, ...]
    boards: tuple[State, ...]
    scores: tuple[int, ...]

    def scored(self) -> list[tuple[int, int]]:
        """Leaves with their scores."""
        return list(zip(self.leaves, self.scores, strict=True))


def candidates(found: Choices, level: int, limit: int) -> Candidates:
    """The ``limit`` best positions by the evaluation of a level of the ladder.

    A stable order: equals stay in the order of the graph.
    """
    work, leaves = found.work, np.array(found.leaves)
    players.score_leaves(work.graph, level, work.spare, work.scores)
    scores = work.scores[leaves]
    order = np.argsort(-scores, kind="stable")[:limit]
    boards = []
    for leaf in leaves[order].tolist():
        turns.board_of(work.graph, leaf, work.spare)
        boards.append(work.spare.copy())
    return Candidates(tuple(leaves[order].tolist()), tuple(boards), tuple(scores[order].tolist()))


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
        super().__init__(info)
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
        return self.told(replace(task, offers=found.offered), plans, monitor.spent(exact=True))

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
        kings = self.told(task, only.taking, monitor.spent(exact=not paths))
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
        lines = with_reasons(task.snapshot.mover, task.choices.work, shown)
        mover = task.snapshot.mover
        return Analysis("dice_chess", self.info.id, mover, Unit.WIN, lines, self.unit, work)

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
        analysis = talk_analysis(self.info.id, self.voice, judged, monitor.spent())
        lines = tuple(line for line in analysis.lines if not only or line.actions[0] in only)
        if lines[0] is not analysis.best:  # ``behind`` was measured against the best
            lines = tuple(replace(line, behind=None) for line in lines)
        return replace(analysis, lines=lines)
