"""The turns among which a searching bot chooses: all, or those that begin with given actions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from engines.contract.position import Position
from engines.games.dice_chess.boards import Workspace, find_turns, row_of
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    TAKES_KING,
    Plan,
    leaf_count,
    path_of_leaf,
    taking_plans,
)
from engines.games.dice_chess.kernels import board, players, turns
from engines.games.dice_chess.kernels.state import BY_KING, META, MOVING, OFFER_DRAW
from engines.games.dice_chess.snapshot import Snapshot, read
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.texts import tr
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
        kings = tuple(taking_plans(work, _shortest_first))
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
            raise BotError(tr("errors-turn-not-possible", turn=str(turn), text=position.text()))
        after = after.apply(action)
    end = read(after.state)
    if end.ending == BY_KING:
        return None
    if end.mover == mover:
        raise BotError(tr("errors-turn-not-complete", turn=str(turn), text=position.text()))
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
