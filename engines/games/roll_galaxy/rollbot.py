"""What Rollbot thinks of an assignment: its levels and its plans, read from its trace."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.contract.position import Position
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.rollbot import scratch
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat, State, Stream

_CAUSES: Final = {scratch.VP_POOL: "vp_pool", scratch.TABLEAU: "tableau"}
_TIES: Final = ("vp", "without_dictate", "natural")


@dataclass(frozen=True, slots=True)
class Level:
    """How much Rollbot wants a phase.

    Attributes:
        phase: which.
        reach: workers that it can get there by every means.
        goal: workers that the phase can use.
        points: VP that the phase would score now.
        level: the number compared: dice, or points if this is probably the final round.
    """

    phase: int
    reach: int
    goal: int
    points: int
    level: int


@dataclass(frozen=True, slots=True)
class Die:
    """A rolled die; those of one color and face are interchangeable."""

    colour: int
    face: int


@dataclass(frozen=True, slots=True)
class Move:
    """A worker that is moved somewhere.

    Attributes:
        die: the worker.
        to: the phase.
        by: by what means.
        tile: the Reassign power, or -1.
        pool: where it comes from (1: it could not be used there), 0 if that does not matter.
        matches: its color matches a world that waits for it.
    """

    die: Die
    to: int
    by: scratch.By
    tile: int = -1
    pool: int = 0
    matches: bool = False


@dataclass(frozen=True, slots=True)
class Assignment:
    """All dice with a phase selected.

    Attributes:
        selected: the phase.
        selector: the die that selects.
        moves: in the order in which they were decided.
        wilds: the moves of the wild dice, by color.
        payments: per Dictate, the die that pays and the workers that it moves.
        swapped: the selecting worker and a Dictate die changed places.
        natural, moved, dictated, virtual: how the workers of the phase get there.
    """

    selected: int
    selector: Die
    moves: tuple[Move, ...]
    wilds: tuple[Move, ...]
    payments: tuple[tuple[Die, tuple[Die, ...]], ...]
    swapped: bool
    natural: int
    moved: int
    dictated: int
    virtual: int

    def actions(self) -> tuple[Action, ...]:
        """Wild dice, the selection, powers in order, Dictates, and the end."""
        wilds = (st.action(st.Kind.WILD, move.die.colour, move.to) for move in self.wilds)
        return (*wilds, *self._powers(), st.action(st.Kind.CONFIRM))

    def _powers(self) -> Iterator[Action]:
        yield st.action(
            st.Kind.SELECT, self.selector.colour, self._column(self.selector), self.selected
        )
        moves = [move for move in self.moves if move.by is scratch.By.REASSIGN]
        for tile in dict.fromkeys(move.tile for move in moves):
            for move in moves:
                if move.tile == tile:
                    yield st.action(st.Kind.MOVE, tile, move.die.colour, move.die.face, move.to)
        pair = [move.die for move in self.moves if move.by is scratch.By.PAIR]
        if pair:
            yield st.action(st.Kind.PAIR, *sorted(die.colour for die in pair), pair[0].face)
        for paying, moved in self.payments:
            yield st.action(st.Kind.DICTATE, paying.colour, self._column(paying))
            for die in moved:
                yield st.action(st.Kind.MOVE, st.DICTATING, die.colour, die.face, self.selected)

    def _column(self, die: Die) -> int:
        # A wild die that selects or pays is on the selected phase first.
        return self.selected if die.face == st.WILD else die.face


class Trace:
    """How much Rollbot wants each phase after the mover's roll, and its assignments.

    Attributes:
        t: the workspace with the trace, a record of ``Scratch``.
        levels: by phase.
        special: levels are points.
        causes: why this is probably the final round: ``vp_pool``, ``tableau``.
        ties: comparisons that removed a phase: ``vp``, ``without_dictate``, ``natural``.
        is_tied: a white die chose among the phases left.
        selected: the phase that it selects.
    """

    def __init__(self, state: State) -> None:
        # Compiled code; boards import this module.
        from engines.games.roll_galaxy.kernels.rollbot import player

        self._select, self._state = player.select, state.copy()
        self._paper = scratch.workspace_for((1,) * st.SEATS)
        self.t = scratch.Scratch.of(self._paper)
        self.selected = int(player.weigh(self._state, self._paper, _own_stream(state)))
        t = self.t
        self.special = bool(t.special)
        self.levels = tuple(
            Level(phase, *(int(part[phase]) for part in (t.reach, t.goal, t.points, t.level)))
            for phase in range(st.PHASES)
        )
        self.causes = tuple(cause for bit, cause in _CAUSES.items() if t.last & bit)
        self.ties = tuple(step for i, step in enumerate(_TIES) if t.ties >> i & 1)
        self.is_tied = int(t.left).bit_count() > 1

    def assignment(self, phase: int) -> Assignment:
        """Sections 5 and 6: the whole assignment with a phase selected."""
        self._select(self._state, self._paper, phase)
        t = self.t
        rows = [_move(row) for row in t.move[: t.moves].tolist()]
        # Picks are mentioned before the wild dice placed in between.
        rows[: t.picked] = sorted(rows[: t.picked], key=lambda move: move.by is scratch.By.WILD)
        wilds = sorted((m for m in rows if m.die.face == st.WILD), key=lambda m: m.die.colour)
        first, selector = _die(t.first_selector), _die(t.selector)
        natural = int(t.natural[phase])
        natural -= sum(move.die.face == phase for move in rows)
        if first != selector:
            natural -= first.face == phase
            replaced = next((move for move in rows if move.die == first), None)
            kept = [move for move in rows if move is not replaced]
            rows = [Move(selector, phase, scratch.By.SELECT), *kept]
        dictated = sum(move.by is scratch.By.DICTATE for move in rows)
        return Assignment(
            phase,
            selector,
            tuple(rows),
            tuple(wilds),
            tuple(self._payments()),
            first != selector,
            natural,
            int(t.column[phase].sum()) - natural - dictated,
            dictated,
            int(t.virtuals[phase]),
        )

    def _payments(self) -> Iterator[tuple[Die, tuple[Die, ...]]]:
        t = self.t
        for i in range(t.payments):
            moved = [k for k in range(t.by_dictate) if t.dictated_for[k] == i]
            yield _die(t.payment[i]), tuple(_die(t.dictated_cell[k]) for k in moved)


def _die(cell: int) -> Die:
    return Die(int(cell) >> 3, int(cell) & 7)


def _move(row: Sequence[int]) -> Move:
    by, cell, to, tile, pool, matches = row
    return Move(_die(cell), to, scratch.By(by), tile, pool, bool(matches))


def _own_stream(state: State) -> Stream:
    """Random numbers that depend only on what the seat sees, the same for a whole assignment."""
    s = st.GameState.of(state)
    seat = int(s.mover)
    numbers = [int(n) for row in s.rolled[seat] for n in row]
    return stream(int(s.round_number), "rollbot", seat, int(s.credits[seat]), *numbers)


# -- plans that have begun --------------------------------------------------------------------


def before_assigning(state: State, seat: Seat) -> State:
    """The same position when the dice of the seat had just been rolled."""
    fresh = state.copy()
    s = st.GameState.of(fresh)
    s.workers[seat] = s.rolled[seat].T
    s.dictated[seat] = 0
    s.selected[seat] = s.selector[seat] = -1
    s.powers_used = 0
    s.power = s.power_moves = s.dictates = 0
    s.arrived[:] = 0
    return np.ascontiguousarray(fresh)


def rest_of_plan(position: Position, plan: Sequence[Action]) -> tuple[Action, ...]:
    """What is left of the plan of an assignment if the position is on it, else nothing."""
    state, kernel = position.state, position.game.kernel
    here = before_assigning(state, position.turn)
    for done in range(len(plan)):
        if (here == state).all():
            return tuple(plan[done:])
        if done < len(plan) - 1:
            kernel.apply(here, plan[done])
    return ()


def levels_behind(positions: Iterable[Position]) -> tuple[Level, ...]:
    """How much Rollbot wanted each phase when dice were assigned in this round; empty: unknown.

    ``positions`` are this one and those before, newest first.
    """
    here: st.GameState | None = None
    for position in positions:
        s = st.GameState.of(position.state)
        here = s if here is None else here
        if s.round_number != here.round_number:
            break
        if s.stage == st.Stage.ASSIGN and s.mover == here.mover:
            return Trace(position.state).levels
    return ()
