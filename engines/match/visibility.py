"""What the people at this screen may know: the one place that decides.

The table itself is shown by ``Position.view`` and described by ``narration``, for one viewer.
Whatever says more than the table does (what bots think, hints, reviews, luck, the next rolls,
exercises, reports of failures) asks here first, and computes from positions obtained here. So in a
game with secrets, what is shown to a seat depends only on what it knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.match.history import History, Step
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat

WORLDS: Final = 4
"""This many versions of a position stand for everything that a seat considers possible."""


def observes(position: Position, action: Action, seat: Seat) -> bool:
    """Whether ``seat`` learns exactly what happens when ``action`` is applied."""
    observe, state = position.game.kernel.observe, position.state
    if observe(state, action, seat) != action:
        return False
    # Things that a seat can't tell apart look the same, and may look like one of them.
    others = position.legal() or tuple(outcome for outcome, _ in position.outcomes())
    return all(observe(state, other, seat) != action for other in others if other != action)


@dataclass(frozen=True, slots=True)
class Visibility:
    """What the people in front of the screen may know about one match.

    Attributes:
        open: they may know everything: the game has no secrets, only bots play, or a game has
            ended.
        people: the seats of persons.
        seed: of what is redrawn.
    """

    open: bool
    people: tuple[Seat, ...]
    seed: int

    @classmethod
    def of(cls, history: History) -> Self:
        """What the people in a match may know now."""
        people = tuple(s for s, who in enumerate(history.head.seats) if who.player == PERSON)
        secrets = history.position.game.info.hidden and people and history.head.result is None
        return cls(not secrets, people, history.head.seed)

    @property
    def seat(self) -> Seat | None:
        """The seat whose knowledge alone may be shown; None if all seats' may be, or no one's.

        Several people share one screen: one must not see what another knows.
        """
        return self.people[0] if not self.open and len(self.people) == 1 else None

    @property
    def divided(self) -> bool:
        """Whether people who must not see each other's secrets share the screen.

        Then a curtain closes whenever it is another person's turn.
        """
        return not self.open and len(self.people) > 1

    def may_read(self, seat: Seat) -> bool:
        """Whether anything that was computed from what ``seat`` knows may be shown."""
        return self.open or seat == self.seat

    def may_advise(self, seat: Seat) -> bool:
        """Whether a hint for a decision of ``seat`` may be shown while it is to be made.

        Several people take turns at the screen, so each may have hints for its own.
        """
        return self.open or seat in self.people

    def knows(self, step: Step) -> bool:
        """Whether it may be shown exactly what happened in ``step``."""
        return self.open or (
            self.seat is not None and observes(step.before, step.action, self.seat)
        )

    def known(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """Those of ``steps`` that may be shown."""
        return tuple(step for step in steps if self.knows(step))

    def worlds(self, position: Position, ply: int) -> tuple[Position, ...]:
        """The position in all versions that fit what may be known; the true one if all is known.

        Empty if nothing may be computed from it. What differs is drawn again, always the same at
        the same ``ply``.
        """
        if self.open:
            return (position,)
        if self.seat is None:
            return ()
        random = stream(self.seed, "sight", self.seat, ply)
        return tuple(position.seen_by(self.seat, random) for _ in range(WORLDS))


def revealed(history: History) -> frozenset[int]:
    """The nodes of the main line whose secrets their round has revealed (``Game.is_common``)."""
    line = [(node, history.place(history.node(node).parent)) for node in history.main_line()]
    last = {before.moment.round: before.ply for _, before in line if before.is_common}
    return frozenset(node for node, at in line if at.ply < last.get(at.moment.round, 0))


def as_asked(step: Step, seed: int) -> Position:
    """The position before a decision, with only what its seat knew, to ask about it again."""
    return step.before.seen_by(step.seat, stream(seed, "exercise", step.seat, step.ply))
