"""The tree of everything that happened in a match, with every position at hand.

Nodes are those of ``engines.contract.record``: node ``i`` is an action or outcome, -1 is the start.
All positions are kept, so going anywhere is instant. Nothing is ever removed: another choice at an
earlier place opens a branch. *Ply* is the depth of a node (-1 has ply 0); the chance stream and the
seeds of bots depend on it, so redoing gives the same results.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from typing import Final, TypeAlias

from engines.contract.position import Position, leaver
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.rules import Moment
from engines.runtime.errors import ParlourError, RecordError, quoted
from engines.runtime.types import Action, Seat

START: Final = -1
"""The index of the start, before any node."""

Stop: TypeAlias = Callable[[int], bool]
"""Whether undo and redo may stop after a node."""


class Scope(Enum):
    """How far undo and redo go.

    STEP: to the next place where they may stop. TURN: undo goes to the first such place of this
    turn or of the one before it; redo, to the first one of a later turn.
    """

    STEP = "step"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Step:
    """One node with the positions around it.

    Attributes:
        node: its index.
        ply: how many nodes come before it on its path.
        moment: round and turn before it.
        seat: who decided; for an outcome, whose roll or draw it was; who left the game.
    """

    node: int
    ply: int
    moment: Moment
    seat: Seat
    before: Position
    action: Action
    after: Position
    entry: Node

    @property
    def is_chance(self) -> bool:
        return self.entry.by == BY_CHANCE

    @property
    def is_leave(self) -> bool:
        """Whether a seat left the game: it resigned, or its time was up."""
        return leaver(self.before, self.action) is not None


@dataclass(frozen=True, slots=True)
class TurnGroup:
    """The consecutive steps of one turn, and whose turn it was (None: the whole table's)."""

    moment: Moment
    seat: Seat | None
    steps: tuple[Step, ...]


@dataclass(slots=True)
class Place:
    """The position after a node, and what leads on from it. Only the history changes it.

    Attributes:
        turn: who is to move: a seat, ``CHANCE`` or ``OVER``.
        seat: who decides, rolls or draws.
        owner: whose turn it is.
        ply: how many nodes lead here, the one before included.
        action: what led here; -1 at the start.
        is_common: whether the whole table, not a seat, has what comes next.
        children: what was tried here, oldest first.
        last_visited: the child that was visited last, where redo goes.
    """

    position: Position
    turn: int
    seat: Seat
    owner: Seat
    moment: Moment
    ply: int
    action: Action
    is_common: bool
    children: list[int]
    last_visited: int | None = None


def _place(position: Position, action: Action = -1, before: Place | None = None) -> Place:
    turn, owner, moment = position.turn, position.owner, position.moment
    return Place(
        position=position,
        turn=turn,
        seat=turn if turn >= 0 else owner,
        owner=owner,
        moment=moment,
        ply=before.ply + 1 if before else 0,
        action=action,
        is_common=position.game.is_common(position.state),
        children=[],
    )


class History:
    """A record that grows. Belongs to one thread.

    Args:
        record: where to start from; all its branches are replayed. That takes about 20 microseconds
            per node and needs the compiled rules: do it in a worker thread.

    Raises:
        RecordError: the record does not fit the rules.
        ParlourError: its game, options or start do not exist.

    Attributes:
        game: what is played.
        head: the record without its nodes: who sits where, the seed, the clock, the result.
        at: the node that the table shows; -1 is the start.
    """

    def __init__(self, record: Record) -> None:
        self.game: Final = find_game(record.game)
        first = self._first_position(record)
        self.head = replace(record, nodes=(), at=START, visited=())
        self._nodes: list[Node] = []
        self._walked: tuple[int, ...] = ()  # the last path asked for
        self._places: dict[int, Place] = {START: _place(first)}
        for node in record.nodes:
            self._replay(node)
        if not START <= record.at < len(self._nodes):
            raise RecordError("errors-record-points-nowhere", at=record.at)
        for index in record.visited:
            if not START < index < len(self._nodes):
                raise RecordError("errors-record-visited-step-does", index=index)
            self._places[self._nodes[index].parent].last_visited = index
        self.at = START
        self.go(record.at)

    def _first_position(self, record: Record) -> Position:
        if record.start is None:
            return Position.start(self.game, len(record.seats), record.options)
        first = Position.parse(self.game, record.start)
        if first.seats != len(record.seats):
            raise RecordError(
                "errors-record-starts-seats-but", seats=first.seats, players=len(record.seats)
            )
        return first

    def _replay(self, node: Node) -> None:
        place = self._places.get(node.parent)
        ply = 0 if place is None else place.ply
        try:
            if place is None:
                raise RecordError("errors-follows-later-step")
            action = place.position.parse_action(node.text)
            self._add(node, action, place.position.apply(action))
        except ParlourError as error:
            raise RecordError(
                "errors-record-does-not-fit-rules-step",
                ply=ply + 1,
                node=quoted(node.text),
                error=str(error),
            ) from error

    def _add(self, node: Node, action: Action, position: Position) -> int:
        index = len(self._nodes)
        parent = self._places[node.parent]
        self._nodes.append(node)
        self._places[index] = _place(position, action, parent)
        parent.children.append(index)
        parent.last_visited = index
        return index

    # -- reading ------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """Everything as an immutable record; cheap."""
        nodes, visited = tuple(self._nodes), self._visited()
        return replace(self.head, nodes=nodes, at=self.at, visited=visited)

    def _visited(self) -> tuple[int, ...]:
        """Where redo goes to a child other than the newest."""
        lasts = ((place.last_visited, place.children) for place in self._places.values())
        return tuple(last for last, children in lasts if last is not None and last != children[-1])

    def put_away(self, seconds: float) -> None:
        """Note how long the decision here has taken; continuing adds to that."""
        self.head = replace(self.head, spent=round(seconds, 3))

    @property
    def position(self) -> Position:
        """The position that the table shows."""
        return self._places[self.at].position

    def __len__(self) -> int:
        """Number of nodes in all branches."""
        return len(self._nodes)

    def node(self, index: int) -> Node:
        """A node; raises RecordError if there is none of this index."""
        self.place(index)
        return self._nodes[index]

    def place(self, node: int | None = None) -> Place:
        """What is after ``node`` (default: where the table is); raises RecordError."""
        place = self._places.get(self.at if node is None else node)
        if place is None:
            raise RecordError(
                "errors-no-step-match-last", node=str(node), nodes=len(self._nodes) - 1
            )
        return place

    def child_with(self, node: int, action: Action) -> int | None:
        """The child of ``node`` that is ``action``, or None."""
        children = self.place(node).children
        return next((child for child in children if self._places[child].action == action), None)

    def path(self, node: int | None = None) -> tuple[int, ...]:
        """Indices from the start to ``node`` (default: where the table is), that one included."""
        node = self.at if node is None else node
        self.place(node)
        if node != (self._walked[-1] if self._walked else START):
            found = []
            while node != START:
                found.append(node)
                node = self._nodes[node].parent
            self._walked = tuple(reversed(found))
        return self._walked

    def ahead(self) -> tuple[int, ...]:
        """What redo would go through."""
        found = []
        following = self.place().last_visited
        while following is not None:
            found.append(following)
            following = self._places[following].last_visited
        return tuple(found)

    def main_line(self) -> tuple[int, ...]:
        """The path to where the table is, continued by what redo would go through."""
        return self.path() + self.ahead()

    def step(self, node: int) -> Step:
        """A node with the positions around it; raises RecordError."""
        entry = self.node(node)
        before, after = self._places[entry.parent], self._places[node]
        leaves = leaver(before.position, after.action)
        return Step(
            node=node,
            ply=before.ply,
            moment=before.moment,
            seat=before.seat if leaves is None else leaves,
            before=before.position,
            action=after.action,
            after=after.position,
            entry=entry,
        )

    def steps(self, nodes: tuple[int, ...] | None = None) -> tuple[Step, ...]:
        """The steps of ``nodes`` (default: of the main line)."""
        return tuple(map(self.step, self.main_line() if nodes is None else nodes))

    # -- growing ------------------------------------------------------------------------------

    def forward(
        self,
        action: Action,
        by: str,
        *,
        typed: bool = False,
        automatic: bool = False,
        hint: int = 0,
        seconds: float = 0.0,
    ) -> int:
        """Apply an action or outcome here and go there; return its node.

        If the same was done here before, its node is used again: it then has the author and the
        time of this decision (the old time if the same author took none, as nothing was decided
        anew), and the highest hint stage so far. A new branch next to one in which chance or
        another seat has acted marks the record as revised.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        index = self.child_with(self.at, action)
        if index is None:
            here = self._places[self.at]
            after = here.position.apply(action)
            if any(self._holds_news(child, here.seat) for child in here.children):
                self.revise()
            text = here.position.action_text(action)
            node = Node(self.at, text, by, typed, automatic, hint, round(seconds, 3))
            index = self._add(node, action, after)
        else:
            entry = self._nodes[index]
            took = round(seconds, 3) or (entry.seconds if by == entry.by else 0.0)
            self._nodes[index] = replace(
                entry,
                by=by,
                automatic=automatic,
                hint=max(entry.hint, hint),
                seconds=took,
            )
        self._places[self.at].last_visited = index
        self.at = index
        if self.position.is_over:
            self.head = replace(self.head, result=tuple(self.position.returns().tolist()))
            self._note_authors()
        return index

    def _note_authors(self) -> None:
        """At the end: check whether every seat's decisions were made by its current player."""
        steps = [step for step in self.steps(self.path()) if not step.is_chance]
        reseated = any(step.entry.by != self.head.seats[step.seat].player for step in steps)
        self.head = replace(self.head, reseated=reseated)

    def _holds_news(self, node: int, seat: Seat) -> bool:
        """Whether chance, or a seat other than this, has acted from a node on."""
        unseen = [node]
        while unseen:
            index = unseen.pop()
            entry = self._nodes[index]
            if entry.by == BY_CHANCE or self._places[entry.parent].seat != seat:
                return True
            unseen += self._places[index].children
        return False

    def revise(self) -> None:
        """Keep this game out of statistics: what others or chance did was known beforehand."""
        self.head = replace(self.head, revised=True)

    def sit(self, seat: Seat, who: SeatRecord) -> None:
        """Put someone at a seat; what was played before keeps its author."""
        seats = list(self.head.seats)
        seats[seat] = who
        self.head = replace(self.head, seats=tuple(seats))
        if self.position.is_over:
            self._note_authors()

    def annotate(self, node: int, text: str) -> None:
        """Write a person's note about a node (empty: remove it); raises RecordError."""
        self._nodes[node] = replace(self.node(node), note=text)

    # -- going about --------------------------------------------------------------------------

    def go(self, node: int) -> None:
        """Show another node. Looking back marks nothing; raises RecordError."""
        for index in self.path(node):
            self.place(self.node(index).parent).last_visited = index
        self.at = node

    def undo_target(self, scope: Scope, stop: Stop | None = None) -> int | None:
        """Where ``undo`` would go, or None. Without ``stop`` it may stop after every node."""
        before, turn = [START, *self.path()][:-1], self._turn
        target: int | None = None
        for node in reversed(before):  # the last place, then the first of its turn
            if target is not None and (scope is Scope.STEP or turn(node) != turn(target)):
                break
            if stop is None or stop(node):
                target = node
        return target

    def redo_target(self, scope: Scope, stop: Stop | None = None) -> int | None:
        """Where ``redo`` would go, or None. The end of what can be redone is always a stop."""
        after = self.ahead()
        if not after:
            return None
        here = self._turn(self.at)
        for node in after:
            if scope is Scope.TURN and self._turn(node) <= here:
                continue
            if stop is None or stop(node):
                return node
        return after[-1]

    def _turn(self, node: int) -> int:
        return self._places[node].moment.turn

    def undo(self, scope: Scope = Scope.STEP, stop: Stop | None = None) -> bool:
        """Undo; False if there is nothing to undo.

        Going back across a chance outcome before the game has ended marks the record as revised.
        """
        target = self.undo_target(scope, stop)
        if target is None:
            return False
        undone = self.path()[self.place(target).ply :]
        if self.head.result is None and any(self._nodes[i].by == BY_CHANCE for i in undone):
            self.revise()
        self.go(target)
        return True

    def redo(self, scope: Scope = Scope.STEP, stop: Stop | None = None) -> bool:
        """Go forward to what was visited last; False if there is nothing to redo."""
        target = self.redo_target(scope, stop)
        if target is None:
            return False
        self.go(target)
        return True


def group_turns(steps: Sequence[Step]) -> tuple[TurnGroup, ...]:
    """Consecutive steps of the same turn; steps that belong to no seat are on their own."""

    def turn(step: Step) -> tuple[int, bool]:
        return step.moment.turn, step.before.game.is_common(step.before.state)

    groups = ((is_common, tuple(group)) for (_, is_common), group in groupby(steps, turn))
    return tuple(
        TurnGroup(found[0].moment, None if is_common else found[0].before.owner, found)
        for is_common, found in groups
    )


def runs(steps: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    """Steps in order, grouped by the seat that decided them without a break.

    Chance outcomes and leaving the game are runs of their own.
    """
    held: list[Step] = []
    for step in steps:
        alone = step.is_chance or step.is_leave
        if held and (alone or step.seat != held[0].seat):
            yield tuple(held)
            held = []
        if alone:
            yield (step,)
        else:
            held.append(step)
    if held:
        yield tuple(held)
