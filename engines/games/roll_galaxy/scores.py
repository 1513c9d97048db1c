"""The score of a seat, added up tile by tile (rules, 3.12)."""

from dataclasses import dataclass

from engines.games.roll_galaxy.kernels.counting import bonus_of, dice_owned
from engines.games.roll_galaxy.kernels.faces import REFERENCES, TABLE, Op
from engines.games.roll_galaxy.kernels.state import COLOURS, LAST_SQUARES, GameState
from engines.runtime.types import Seat

_SCORING = frozenset(
    number
    for number, face in enumerate(TABLE)
    if any(power.op >= Op.SCORE_NOVELTY_WORLD_COST for power in face.powers)
)
"""Faces that score more than their cost."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a seat would score if the game ended now.

    Attributes:
        chips: VP in chips.
        tiles: printed costs of all squares.
        bonuses: (face, VP) of each 6-cost development.
        tiebreak: credits and dice in the cup.
    """

    chips: int
    tiles: int
    bonuses: tuple[tuple[str, int], ...]
    tiebreak: int

    @property
    def total(self) -> int:
        return self.chips + self.tiles + sum(vp for _, vp in self.bonuses)


def score_sheet(s: GameState, seat: Seat) -> ScoreSheet:
    faces = [face - 1 for face in s.tableau[seat, : s.squares[seat]].tolist()]
    scoring = [face for face in faces if face in _SCORING]
    dice = [dice_owned(s, seat, colour) for colour in range(COLOURS)] if scoring else []
    return ScoreSheet(
        chips=int(s.chips[seat]),
        tiles=sum(TABLE[face].cost for face in faces),
        bonuses=tuple((REFERENCES[face], bonus_of(s, seat, face, dice)) for face in scoring),
        tiebreak=int(s.credits[seat]) + int(s.cup[seat].sum()),
    )


def end_causes(s: GameState) -> tuple[str, ...]:
    """Why the game ends after this round: ``vp_pool``, ``tableau``, both or nothing."""
    causes = []
    if s.pool <= 0:
        causes.append("vp_pool")
    if s.squares[: s.seats].max() >= LAST_SQUARES:
        causes.append("tableau")
    return tuple(causes)
