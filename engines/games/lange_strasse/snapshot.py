"""A state of Lange Strasse as plain values: what texts, boards and bots read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import numpy as np

from engines.games.lange_strasse.kernels.state import (
    DECIDE,
    DICE,
    FINISHED,
    ORDERS,
    ROLL_DUE,
    SEATS,
    STATE,
    TARGET,
    WORDS,
)
from engines.runtime.types import Seat, State

NO_DICE: Final = (0,) * 6
STEP: Final = 50
"""All scores are multiples of it."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kept:
    """What lies kept in the present set.

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
        """How many dice are kept."""
        return self.ones + self.fives + self.size

    @property
    def faces(self) -> tuple[int, ...]:
        """What the kept dice show, ascending."""
        return tuple(sorted([1] * self.ones + [5] * self.fives + [self.face] * self.size))

    @property
    def loose(self) -> "Kept":
        """The dice that are not in the group."""
        return Kept(ones=self.ones, fives=self.fives)

    @property
    def group(self) -> "Kept":
        """The group alone."""
        return Kept(face=self.face, size=self.size)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game of Lange Strasse stands.

    Attributes:
        scores: points of each seat, without the present turn.
        strich: which seats have had a turn without points.
        money: cents of each seat; the settlement is included once the game is over.
        mover: whose turn it is.
        round: counted from 1.
        accumulated: points of completed sets of this turn.
        kept: dice kept in the present set.
        rolls: rolls made in the present set.
        dice: how many dice show each face, if a decision is due; otherwise all 0.
        over: the game has ended.
        totale: which strich is a Totale (``kernels.state``).
        order: the seats in the order of play, the starting player first.
    """

    scores: tuple[int, ...] = (0,) * SEATS
    strich: tuple[bool, ...] = (False,) * SEATS
    money: tuple[int, ...] = (0,) * SEATS
    mover: Seat = 0
    round: int = 1
    accumulated: int = 0
    kept: Kept = Kept()
    rolls: int = 0
    dice: tuple[int, ...] = NO_DICE
    over: bool = False
    totale: int = 0
    order: tuple[Seat, ...] = ORDERS[0]

    @property
    def deciding(self) -> bool:
        """Whether the mover must keep dice."""
        return any(self.dice)

    @property
    def dice_left(self) -> int:
        """How many dice are not kept."""
        return DICE - self.kept.dice

    @property
    def last_round(self) -> bool:
        """Whether the round in play is the last."""
        return not self.over and max(self.scores) >= TARGET

    @property
    def place(self) -> int:
        """The mover's place in the order of play, 0 to 2."""
        return self.order.index(self.mover)

    def needed(self, place: int) -> int:
        """The score with which the mover is in this place (0: first); ties go to who came first."""
        scores = (
            score + STEP * (other < self.mover)
            for other, score in enumerate(self.scores)
            if other != self.mover
        )
        return sorted(scores, reverse=True)[place]

    def by_place(self) -> "Snapshot":
        """The same game with the seats numbered in the order of play: all that bots look at."""
        if self.order == ORDERS[0]:
            return self
        return replace(
            self,
            scores=tuple(self.scores[seat] for seat in self.order),
            strich=tuple(self.strich[seat] for seat in self.order),
            money=tuple(self.money[seat] for seat in self.order),
            mover=self.place,
            order=ORDERS[0],
        )

    def by_seat(self, values: Sequence[T]) -> tuple[T, ...]:
        """Values by place in the order of play as values by seat."""
        return tuple(values[self.order.index(seat)] for seat in range(SEATS))


def read(state: State) -> Snapshot:
    """The snapshot of a state."""
    # All fields in one conversion: one by one they take several times as long.
    s = dict(zip(STATE.names or (), state.view(STATE).tolist()[0], strict=True))
    order = ORDERS[s["order"]]
    placed = Snapshot(
        scores=tuple(s["score"].tolist()),
        strich=tuple(map(bool, s["strich"].tolist())),
        money=tuple(s["money"].tolist()),
        mover=order[s["mover"]],
        round=s["round_number"],
        accumulated=s["accumulated"],
        kept=Kept(s["ones"], s["fives"], s["group_face"], s["group_size"]),
        rolls=s["rolls"],
        dice=tuple(s["dice"].tolist()),
        over=s["phase"] == FINISHED,
        totale=s["totale"],
        order=order,
    )
    if order == ORDERS[0]:
        return placed
    return replace(
        placed,
        scores=placed.by_seat(placed.scores),
        strich=placed.by_seat(placed.strich),
        money=placed.by_seat(placed.money),
    )


def write(snapshot: Snapshot) -> State:
    """The state of a snapshot."""
    state = np.zeros(WORDS, np.int64)
    s = state.view(STATE)[0]
    placed = snapshot.by_place()
    s.score = placed.scores
    s.strich = placed.strich
    s.money = placed.money
    s.mover = placed.mover
    s.order = ORDERS.index(snapshot.order)
    s.round_number = snapshot.round
    s.accumulated = snapshot.accumulated
    s.ones, s.fives = snapshot.kept.ones, snapshot.kept.fives
    s.group_face, s.group_size = snapshot.kept.face, snapshot.kept.size
    s.rolls = snapshot.rolls
    s.dice = snapshot.dice
    s.totale = snapshot.totale
    s.phase = FINISHED if snapshot.over else DECIDE if snapshot.deciding else ROLL_DUE
    return state
