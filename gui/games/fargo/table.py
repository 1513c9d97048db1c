"""Where each of the ten dice is, derived from the steps of the turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from engines.games.fargo.rolls import code_of, score
from engines.games.fargo.view import ALL_DICE, ROLL, FargoView, roll_of
from gui.table.board import Scene, Step

_PLACES: Final = tuple(range(ALL_DICE))
_GROUPS: Final = (*((face,) * 3 for face in range(6, 0, -1)), (1,), (5,))


@dataclass(frozen=True, slots=True)
class Scored:
    """Dice (by place, 0 to 9) that score together.

    Attributes:
        places: the dice.
        face: what all of them show; 0 if they differ or nobody has seen them.
        points: their total score.
    """

    places: tuple[int, ...]
    face: int
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """The ten dice of a run.

    Attributes:
        faces: what each die shows, None if nobody has seen it rolled in this run.
        kept: groups of earlier rolls of the run, in the rack.
        scored: groups of the last roll.
        rest: the dice on the floor, which are rolled next.
        typed: the last roll was typed in.
        run: points of the run so far.
    """

    faces: tuple[int | None, ...] = (None,) * ALL_DICE
    kept: tuple[Scored, ...] = ()
    scored: tuple[Scored, ...] = ()
    rest: tuple[int, ...] = field(default=_PLACES)
    typed: bool = False
    run: int = 0

    def fits(self, view: FargoView) -> bool:
        """Whether these can be the dice of a position."""
        return len(self.rest) == view.dice and self.run == view.run

    def put_aside(self) -> "Table":
        """The dice with those that scored in the rack, and the others picked up for a roll."""
        faces = tuple(None if die in self.rest else face for die, face in enumerate(self.faces))
        return Table(faces, (*self.kept, *self.scored), (), self.rest, run=self.run)

    def rolled(self, step: Step) -> "Table":
        """The dice after a roll: faces in ascending order, groups found."""
        shown = step.before.dice(step.action)
        faces = list(self.faces)
        for die, face in zip(self.rest, shown, strict=True):
            faces[die] = face
        found = tuple(
            Scored(tuple(self.rest[place] for place in group.at), group.face, group.points)
            for group in roll_of(step.action).groups
        )
        scoring = {die for group in found for die in group.places}
        rest = tuple(die for die in self.rest if die not in scoring)
        run = step.after.view().run
        return replace(self, faces=tuple(faces), scored=found, rest=rest, typed=step.typed, run=run)

    def shown_after(self, step: Step) -> "Table":
        """The dice as everyone sees them after a step, before those of an ended run are removed."""
        if step.is_chance:
            return self.rolled(step)
        return self.put_aside() if step.action == ROLL else self

    def after(self, step: Step) -> "Table":
        """The dice after a step; a run or turn that ends leaves ten fresh dice."""
        chance = step.is_chance
        ended = roll_of(step.action).ends_run if chance else step.action != ROLL
        return Table() if ended else self.shown_after(step)


def unseen(dice: int, run: int) -> Table:
    """A run whose rolls nobody has seen: ``dice`` are left, the others show what it can be."""
    aside = _PLACES[: ALL_DICE - dice]
    kept = (Scored(aside, 0, run),) if aside else ()
    faces = sorted(_scoring(len(aside), run) or ())
    left = (None,) * (ALL_DICE - len(faces))
    return Table((*faces, *left), kept, rest=_PLACES[ALL_DICE - dice :], run=run)


@lru_cache
def _scoring(dice: int, points: int) -> tuple[int, ...] | None:
    """Faces with which this many dice score exactly these points; None if there are none."""
    for group in _GROUPS if dice > 0 and points > 0 else ():
        others = _scoring(dice - len(group), points - score(code_of(group)).points)
        if others is not None:
            return *group, *others
    return () if dice == points == 0 else None


def table_before(steps: Iterable[Step]) -> Table:
    """The dice on which the last of the steps acts; raises ValueError without steps."""
    *earlier, last = steps
    table = Table()
    for step in earlier:
        table = _or_unseen(table, step.before.view()).after(step)
    return _or_unseen(table, last.before.view())


def table_of(scene: Scene) -> Table:
    """The dice of a scene; when the game is over, those of the last action."""
    view: FargoView = scene.position.view(scene.viewer)
    if not scene.trail:
        return unseen(view.dice, view.run)
    before, last = table_before(scene.trail), scene.trail[-1]
    return before.shown_after(last) if view.over else _or_unseen(before.after(last), view)


def last_seen(scene: Scene) -> Table | None:
    """The dice as they were when the last run ended, if nothing has happened since."""
    if not scene.trail:
        return None
    shown = table_before(scene.trail).shown_after(scene.trail[-1])
    return shown if any(shown.faces) else None


def _or_unseen(table: Table, view: FargoView) -> Table:
    return table if table.fits(view) else unseen(view.dice, view.run)
