"""Where each of the ten dice lies: worked out from the steps of the turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from engines.games.fargo.rolls import groups, score
from engines.games.fargo.view import ALL_DICE, ROLL
from gui.games.board import Scene, Step

_PLACES: Final = tuple(range(ALL_DICE))


@dataclass(frozen=True, slots=True)
class Scored:
    """Dice (by place, 0 to 9) that score together."""

    places: tuple[int, ...]
    face: int
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """The ten dice of a run.

    Attributes:
        faces: what each die shows, None if it has not been rolled in this run.
        kept: groups of earlier rolls of the run, on the shelf.
        scored: groups of the last roll.
        rest: the dice that are rolled next.
        typed: the last roll was typed in.
    """

    faces: tuple[int | None, ...] = (None,) * ALL_DICE
    kept: tuple[Scored, ...] = ()
    scored: tuple[Scored, ...] = ()
    rest: tuple[int, ...] = field(default=_PLACES)
    typed: bool = False

    @property
    def points(self) -> int:
        """What the groups of the run are worth."""
        return sum(group.points for group in (*self.kept, *self.scored))

    def put_aside(self) -> "Table":
        """Dice that scored go to the shelf; the others are taken up for the next roll."""
        faces = tuple(None if die in self.rest else face for die, face in enumerate(self.faces))
        return replace(self, faces=faces, kept=(*self.kept, *self.scored), scored=())

    def rolled(self, step: Step) -> "Table":
        """The dice after a roll: faces in ascending order, groups found."""
        shown = step.before.dice(step.action)
        faces = list(self.faces)
        for die, face in zip(self.rest, shown, strict=True):
            faces[die] = face
        found = tuple(
            Scored(tuple(self.rest[place] for place in group.at), group.face, group.points)
            for group in groups(step.action)
        )
        scoring = {die for group in found for die in group.places}
        rest = tuple(die for die in self.rest if die not in scoring)
        return Table(tuple(faces), self.kept, found, rest, step.typed)

    def after(self, step: Step) -> "Table":
        """The dice after a step; a run or turn that ends leaves ten fresh dice."""
        if not step.is_chance:
            return self.put_aside() if step.action == ROLL else Table()
        rolled = score(step.action)
        return Table() if rolled.bust or rolled.hot else self.rolled(step)


def table_after(steps: Iterable[Step]) -> Table:
    """The dice after a series of steps that begins with a turn."""
    table = Table()
    for step in steps:
        if len(table.rest) != step.before.view().dice:
            table = unknown(step.before.view().dice)
        table = table.after(step)
    return table


def unknown(dice: int) -> Table:
    """A run whose earlier rolls nobody has seen: ``dice`` are left, the others lie aside."""
    aside = _PLACES[: ALL_DICE - dice]
    kept = (Scored(aside, 0, 0),) if aside else ()
    return Table(kept=kept, rest=_PLACES[ALL_DICE - dice :])


def table_of(scene: Scene) -> Table:
    """The dice of a scene."""
    view = scene.position.view(scene.viewer)
    table = table_after(scene.trail)
    if len(table.rest) != view.dice or table.points != view.run:
        return unknown(view.dice)
    return table
