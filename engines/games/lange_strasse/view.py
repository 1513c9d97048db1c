"""What the board of Lange Strasse draws."""

from dataclasses import dataclass
from typing import ClassVar

from engines.contract.position import Position
from engines.games.lange_strasse import settlement
from engines.games.lange_strasse.dice import Keep, keep_of, set_points, strich_chance
from engines.games.lange_strasse.kernels.state import MINIMUM, TARGET
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.types import Action, Seat


@dataclass(frozen=True, slots=True)
class LangeStrasseView(Snapshot):
    """Everything the board shows.

    Attributes:
        minimum: the points that the set needs before stopping, 300.
        target: 10,000.
    """

    minimum: ClassVar = MINIMUM
    target: ClassVar = TARGET

    @property
    def set_points(self) -> int:
        return set_points(self.kept)

    @property
    def strich_chance(self) -> float | None:
        """Chance of a strich on the next roll; None at the end, and after a roll."""
        return None if self.over or self.dice else strich_chance(self.kept)

    @property
    def leader(self) -> Seat:
        return settlement.ranking(self.scores, self.order)[0]

    @property
    def transfers(self) -> tuple[settlement.Transfer, ...]:
        """Who pays whom if the game ends now, or has paid at its end; none before any points."""
        found = settlement.transfers(self.scores, self.strich, self.round, self.order)
        return tuple(found) if any(self.scores) else ()

    @property
    def if_ended(self) -> tuple[int, ...]:
        """The money of each seat if the game ended now."""
        return tuple(map(sum, zip(self.money, self.settled, strict=True)))

    @property
    def debts(self) -> tuple[settlement.Debt, ...]:
        """The balance of ``transfers`` between each pair of seats."""
        return settlement.netted(self.transfers)

    @property
    def settled(self) -> tuple[int, ...]:
        """The cents that each seat gets at the end of the game, if it ended now or has ended."""
        return settlement.settled(self.transfers)

    @property
    def stop_points(self) -> int | None:
        """Score of the turn if it ends now; None where it may not."""
        return self.turn_points if self.set_points >= self.minimum and not self.over else None

    @property
    def turn_points(self) -> int:
        """Points of this turn that are not lost yet."""
        return 0 if self.over else self.accumulated + self.set_points

    def to_lead(self, points: int) -> int:
        """Points that the mover needs beyond ``points`` of the set to rank first; 0 if it does."""
        return max(0, self.needed(0) - self.scores[self.mover] - self.accumulated - points)


def money_moved(before: LangeStrasseView, after: LangeStrasseView) -> tuple[int, ...]:
    """The cents that moved at once between two views, without the settlement at the end."""
    paid = after.settled if after.over else (0,) * len(after.money)
    seats = zip(after.money, before.money, paid, strict=True)
    return tuple(new - old - end for new, old, end in seats)


def paid(before: LangeStrasseView, after: LangeStrasseView) -> tuple[settlement.Debt, ...]:
    """Who pays whom between two views: at once, and at the end of the game."""
    return (*settlement.debts_of(money_moved(before, after)), *(after.debts if after.over else ()))


def strich_after(keep: Keep) -> float | None:
    """Chance of a strich on the roll that a decision leads to; None if it leads to none."""
    return strich_chance(keep.kept) if keep.rolls else None


def keeps_of(position: Position, choices: tuple[Action, ...]) -> tuple[Keep, ...]:
    """What each of the legal actions ``choices`` does, in their order."""
    snapshot = read(position.state)
    return tuple(keep_of(snapshot, action) for action in choices)
