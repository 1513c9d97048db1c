"""A state of Lange Strasse as plain values: what texts, boards and bots read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from engines.games.lange_strasse.kernels import state as st
from engines.rulekit.dice import counts_of_faces, faces_of_counts
from engines.rulekit.snapshot import Held, Layout
from engines.runtime.types import Seat, State

STEP: Final = 50
"""All scores are multiples of this."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class KeptDice:
    """The dice kept in the current set.

    Attributes:
        ones, fives: loose dice.
        face, size: the group; 0, 0 if there is none.
    """

    ones: int = 0
    fives: int = 0
    face: int = 0
    size: int = 0

    @property
    def dice(self) -> int:
        return self.ones + self.fives + self.size

    @property
    def faces(self) -> tuple[int, ...]:
        """What the kept dice show, ascending."""
        return tuple(sorted([1] * self.ones + [5] * self.fives + [self.face] * self.size))

    @property
    def loose(self) -> "KeptDice":
        """The dice that are not in the group."""
        return KeptDice(ones=self.ones, fives=self.fives)

    @property
    def group(self) -> "KeptDice":
        return KeptDice(face=self.face, size=self.size)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a game of Lange Strasse.

    Attributes:
        scores: points of each seat, without the current turn.
        strich: which seats have had a turn without points.
        money: cents of each seat; the settlement is included once the game is over.
        mover: whose turn it is.
        round: counted from 1.
        accumulated: points of completed sets of this turn, lost by a strich.
        kept: dice kept in the current set.
        rolls: rolls made in the current set.
        dice: the roll that waits for a decision, ascending; empty if dice must be rolled.
        over: the game has ended and is settled.
        totale: which strich is a Totale (``kernels.state``).
        order: the seats in the order of play, the starting player first.
    """

    scores: tuple[int, ...] = (0,) * st.SEATS
    strich: tuple[bool, ...] = (False,) * st.SEATS
    money: tuple[int, ...] = (0,) * st.SEATS
    mover: Seat = 0
    round: int = 1
    accumulated: int = 0
    kept: KeptDice = KeptDice()
    rolls: int = 0
    dice: tuple[int, ...] = ()
    over: bool = False
    totale: int = 0
    order: tuple[Seat, ...] = st.ORDERS[0]

    @property
    def seats(self) -> int:
        """Always three."""
        return st.SEATS

    @property
    def turn(self) -> int:
        """Turns before the current one, of all seats together."""
        return (self.round - 1) * st.SEATS + self.place

    @property
    def phase(self) -> int:
        """What the table waits for (``kernels.state``)."""
        return st.FINISHED if self.over else st.DECIDE if self.dice else st.ROLL_DUE

    @property
    def dice_left(self) -> int:
        """How many dice are not kept."""
        return st.DICE - self.kept.dice

    @property
    def last_round(self) -> bool:
        return not self.over and max(self.scores) >= st.TARGET

    @property
    def place(self) -> int:
        """The mover's place in the order of play, 0 to 2."""
        return self.order.index(self.mover)

    def needed(self, place: int) -> int:
        """The score that puts the mover in this place (0: first); ties go to whoever was first."""
        scores = (
            self.scores[seat] + STEP * (earlier < self.place)
            for earlier, seat in enumerate(self.order)
            if seat != self.mover
        )
        return sorted(scores, reverse=True)[place]

    def by_place(self) -> "Snapshot":
        """The same game with seats numbered in the order of play: everything that bots consider."""
        if self.order == st.ORDERS[0]:
            return self
        return replace(
            self,
            scores=tuple(self.scores[seat] for seat in self.order),
            strich=tuple(self.strich[seat] for seat in self.order),
            money=tuple(self.money[seat] for seat in self.order),
            mover=self.place,
            order=st.ORDERS[0],
        )

    def by_seat(self, values: Sequence[T]) -> tuple[T, ...]:
        """Reorder values from places in the order of play to seats."""
        return tuple(values[self.order.index(seat)] for seat in range(st.SEATS))


class _Layout(Layout[Snapshot]):
    """States go by place in the order of play, snapshots by seat."""

    def read(self, state: State) -> Snapshot:
        placed = super().read(state)
        if placed.order == st.ORDERS[0]:
            return placed
        return replace(
            placed,
            scores=placed.by_seat(placed.scores),
            strich=placed.by_seat(placed.strich),
            money=placed.by_seat(placed.money),
            mover=placed.order[placed.mover],
        )

    def write(self, now: Snapshot) -> State:
        return super().write(replace(now.by_place(), order=now.order))


LAYOUT: Final = _Layout(
    Snapshot,
    st.GameState,
    {
        "scores": "score",
        "round": "round_number",
        "kept.face": "group_face",
        "kept.size": "group_size",
        "dice": Held(load=faces_of_counts, dump=counts_of_faces),
        "over": Held("phase", lambda phase: phase == st.FINISHED, None),
        "order": Held(load=st.ORDERS.__getitem__, dump=st.ORDERS.index),
    },
)
read, write = LAYOUT.read, LAYOUT.write
