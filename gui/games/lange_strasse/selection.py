"""Picking up dice: what is picked, whether it may be kept, and what each keep does."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from engines.core.position import Position
from engines.core.types import Action
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.view import keeps_of


@dataclass(frozen=True, slots=True)
class Selection:
    """The dice of a roll that are picked up, and the legal keeps.

    Attributes:
        dice: the faces of the roll, in the order in which the dice lie.
        keeps: what each legal action does.
        picked: places of the dice picked up.
    """

    dice: tuple[int, ...] = ()
    keeps: tuple[Keep, ...] = ()
    picked: frozenset[int] = field(default_factory=frozenset)

    @classmethod
    def of(
        cls, position: Position, choices: tuple[Action, ...], dice: tuple[int, ...]
    ) -> "Selection":
        """Nothing picked up yet; or the only dice that can be kept."""
        selection = cls(dice, keeps_of(position, choices))
        wanted = {keep.faces for keep in selection.keeps}
        return selection.with_faces(wanted.pop()) if len(wanted) == 1 else selection

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces picked up, ascending."""
        return tuple(sorted(self.dice[place] for place in self.picked))

    def toggled(self, place: int) -> "Selection":
        """One die picked up or put back; with all others of its face if only that can be kept."""
        single = replace(self, picked=self.picked ^ {place})
        if single.options() or not single.picked:
            return single
        face = self.dice[place]
        same = {other for other, shown in enumerate(self.dice) if shown == face}
        picked = self.picked - same if place in self.picked else self.picked | same
        together = replace(self, picked=picked)
        return together if together.options() or not picked else single

    def cleared(self) -> "Selection":
        """All dice put back."""
        return replace(self, picked=frozenset())

    def with_faces(self, faces: Iterable[int]) -> "Selection":
        """The first dice that show these faces picked up."""
        left = list(range(len(self.dice)))
        picked = set()
        for face in faces:
            place = next(place for place in left if self.dice[place] == face)
            left.remove(place)
            picked.add(place)
        return replace(self, picked=frozenset(picked))

    def options(self) -> tuple[Keep, ...]:
        """What may be done with the dice picked up: roll on, stop, or nothing."""
        return tuple(keep for keep in self.keeps if keep.faces == self.faces)

    def useful(self, place: int) -> bool:
        """Whether some legal keep contains the dice picked up and the die at ``place``."""
        wanted = Counter(self.faces)
        if place not in self.picked:
            wanted[self.dice[place]] += 1
        return any(wanted <= Counter(keep.faces) for keep in self.keeps)
