"""Picking up dice: what is picked, whether it may be kept, and what each keep does."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.position import Position
from engines.core.types import Action
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.view import keeps_of


@dataclass(frozen=True, slots=True)
class Selection:
    """The dice of a roll that are picked up, and the legal keeps.

    Attributes:
        dice: the faces of the roll, ascending.
        keeps: what each legal action does.
        picked: places of the dice picked up.
    """

    dice: tuple[int, ...] = ()
    keeps: tuple[Keep, ...] = ()
    picked: frozenset[int] = field(default_factory=frozenset)

    @classmethod
    def of(cls, position: Position, choices: tuple[Action, ...]) -> "Selection":
        """Nothing picked up yet."""
        view = position.view()
        return cls(view.dice, keeps_of(position, choices))

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces picked up, ascending."""
        return tuple(self.dice[place] for place in sorted(self.picked))

    def toggled(self, place: int) -> "Selection":
        """One die picked up or put back; with all others of its face if only that can be kept."""
        single = Selection(self.dice, self.keeps, self.picked ^ {place})
        if single.options() or not single.picked:
            return single
        face = self.dice[place]
        same = {other for other, shown in enumerate(self.dice) if shown == face}
        picked = self.picked - same if place in self.picked else self.picked | same
        together = Selection(self.dice, self.keeps, picked)
        return together if together.options() or not picked else single

    def cleared(self) -> "Selection":
        """All dice put back."""
        return Selection(self.dice, self.keeps)

    def with_faces(self, faces: Iterable[int]) -> "Selection":
        """The first dice that show these faces picked up."""
        left = list(range(len(self.dice)))
        picked = set()
        for face in faces:
            place = next(place for place in left if self.dice[place] == face)
            left.remove(place)
            picked.add(place)
        return Selection(self.dice, self.keeps, frozenset(picked))

    def options(self) -> tuple[Keep, ...]:
        """What may be done with the dice picked up: roll on, stop, or nothing."""
        return tuple(keep for keep in self.keeps if keep.faces == self.faces)

    def useful(self, place: int) -> bool:
        """Whether some legal keep contains the dice picked up and the die at ``place``."""
        wanted = sorted((*self.faces, self.dice[place]) if place not in self.picked else self.faces)
        return any(_contains(keep.faces, wanted) for keep in self.keeps)


def _contains(faces: tuple[int, ...], wanted: Iterable[int]) -> bool:
    left = list(faces)
    for face in wanted:
        if face not in left:
            return False
        left.remove(face)
    return True
