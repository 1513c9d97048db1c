"""Where each of the six dice is, in which group, and which to pick for which keep."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, combinations, product
from typing import Final

from engines.games.lange_strasse.dice import Group, Keep, Result, faces_of, groups_of, set_points
from engines.games.lange_strasse.snapshot import KeptDice
from engines.games.lange_strasse.view import LangeStrasseView
from engines.runtime.texts import number
from engines.runtime.types import Action
from gui.games.lange_strasse.wording import result_name
from gui.table.board import Scene, Step
from gui.table.offers import Offer, Selection

PLACES: Final = tuple(range(6))


@dataclass(frozen=True, slots=True)
class Framed:
    """Dice (by place, 0 to 5) that are together; framed if they have a label."""

    places: tuple[int, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """The six dice of a set.

    After a roll, the dice on the table that count have the first places.

    Attributes:
        faces: what each die shows, None if nobody has seen it rolled.
        kept: the dice in the rack, in the order in which they were kept.
        configuration: what they count as.
        typed: the last roll was typed in.
        fresh: how many of the kept dice are from the last roll.
        past: those left over from a roll that is over; all of them when the set has ended.
    """

    faces: tuple[int | None, ...] = (None,) * 6
    kept: tuple[int, ...] = ()
    configuration: KeptDice = field(default_factory=KeptDice)
    typed: bool = False
    fresh: int = 0
    past: frozenset[int] = frozenset()

    @property
    def rest(self) -> tuple[int, ...]:
        return tuple(place for place in PLACES if place not in self.kept)

    @property
    def thrown(self) -> tuple[int, ...]:
        """The dice of the last roll."""
        fresh = self.kept[len(self.kept) - self.fresh :]
        return tuple(sorted((*self.rest, *fresh)))

    @property
    def rolled(self) -> tuple[int, ...]:
        """The faces of the roll on the table, in the order of the dice; empty if there is none."""
        left = (self.faces[place] for place in self.rest if place not in self.past)
        return tuple(filter(None, left))

    @property
    def seen(self) -> tuple[int, ...]:
        """The faces of all dice that have been rolled, ascending."""
        return tuple(sorted(filter(None, self.faces)))

    def places(self, faces: Iterable[int]) -> frozenset[int]:
        """The first dice on the table that show these faces."""
        left = list(self.rest)
        return frozenset(self._next(left, face) for face in faces)

    def after_roll(self, faces: tuple[int, ...], *, typed: bool = False) -> "Table":
        """The dice after a roll of these faces, those that count first."""
        shown = list(self.faces)
        rolled = (face for group in groups_of(self.configuration, faces) for face in group.faces)
        for place, face in zip(self.rest, rolled, strict=True):
            shown[place] = face
        return replace(self, faces=tuple(shown), typed=typed, fresh=0, past=frozenset())

    def keeping(self, places: Iterable[int]) -> "Table":
        """The dice with more of them in the rack; the next ``fitted`` sets what they count as."""
        more = sorted(places)
        return replace(self, kept=(*self.kept, *more), fresh=self.fresh + len(more))

    def fitted(self, view: LangeStrasseView) -> "Table":
        """This table if it shows what ``view`` holds; otherwise the dice laid out again."""
        if len(self.past) == len(PLACES):
            return Table().fitted(view)
        kept = view.kept
        in_rack = tuple(sorted(filter(None, (self.faces[place] for place in self.kept))))
        if in_rack == kept.faces:
            if tuple(sorted(self.rolled)) == view.dice:
                return replace(self, configuration=kept)
            if not view.dice:
                return replace(self, past=frozenset(self.rest), configuration=kept)
        laid = Table((*kept.faces, *(None,) * view.dice_left), PLACES[: kept.dice], kept)
        return laid.after_roll(view.dice) if view.dice else laid

    @property
    def groups(self) -> tuple[Framed, ...]:
        """The dice on the table: those that count are framed, with the points they would score."""
        left, found = list(self.rest), []
        for group in groups_of(self.configuration, self.rolled):
            places = tuple(self._next(left, face) for face in group.faces)
            found.append(Framed(places, _label(group)))
        return (*found, Framed(tuple(left))) if left else tuple(found)

    def _next(self, left: list[int], face: int) -> int:
        """Take the first of these places that shows a face."""
        place = next(place for place in left if self.faces[place] == face)
        left.remove(place)
        return place

    @property
    def rack(self) -> tuple[Framed, ...]:
        """The kept dice: the loose ones together, and the group."""
        kept = self.configuration
        members = [place for place in self.kept if self.faces[place] == kept.face]
        members = members[len(members) - kept.size :] if kept.size else []
        loose = [place for place in self.kept if place not in members]
        found = []
        if loose:
            # Dice that have just been kept are counted with the next scene.
            counted = len(loose) == kept.loose.dice
            found.append(Framed(tuple(loose), number(set_points(kept.loose)) if counted else ""))
        if members:
            group = Group((kept.face,) * kept.size, set_points(kept.group))
            found.append(Framed(tuple(members), _label(group)))
        return tuple(found)


def table_of(scene: Scene, before: Table) -> Table:
    """The dice of a scene; until the next roll, those of the last action.

    ``before`` is the previous table: dice that still fit stay in their places.
    """
    view: LangeStrasseView = scene.position.view(scene.viewer)
    if not scene.trail or (view.dice and not view.over):
        return before.fitted(view)
    left = shown_after(scene.trail[-1], before)
    same = before.seen == left.seen and len(before.kept) == len(left.kept)
    left = before if same else left
    if view.kept.dice and not view.over:
        return left.fitted(view)
    return replace(left, past=frozenset() if view.over else frozenset(PLACES))


def shown_after(step: Step, before: Table) -> Table:
    """The dice as everyone sees them after a step, before those of an ended set are removed."""
    table = before.fitted(step.before.view())
    if step.is_chance:
        return table.after_roll(step.before.dice(step.action), typed=step.typed)
    return table.keeping(table.places(faces_of(step.action)))


def _label(group: Group) -> str:
    """What the frame around a group says: "4 4 4 = 400", "+400", "50"; a set has its name."""
    if group.points is None:
        return ""
    points = number(group.points, signed=group.grows)
    if group.result is not Result.OPEN:
        return f"{result_name(group.result)} = {points}"
    if group.grows or len(group.faces) == 1:
        return points
    return f"{' '.join(map(str, group.faces))} = {points}"


def selection_of(
    keeps: Sequence[Keep], table: Table, usual: Sequence[Action] = ()
) -> Selection[int]:
    """The initial selection: the dice usually kept, or the only ones possible, or nothing."""
    selection = Selection(tuple(chain.from_iterable(_offers(keep, table) for keep in keeps)))
    wanted = {keep.faces for keep in keeps if not usual or keep.action in usual}
    if len(wanted) == 1:
        return replace(selection, order=tuple(sorted(table.places(wanted.pop()))))
    return selection


def _offers(keep: Keep, table: Table) -> list[Offer[int]]:
    """An offer for each choice among equal dice."""
    ways = (
        combinations([die for die in table.rest if table.faces[die] == face], count)
        for face, count in Counter(keep.faces).items()
    )
    return [Offer(keep.action, frozenset(chain(*way))) for way in product(*ways)]


def toggled(selection: Selection[int], die: int, table: Table) -> Selection[int]:
    """The selection with one die toggled, or all dice of its face if they must be kept together."""
    if die not in selection.active:
        return selection
    single = selection.pressed(die)
    if named(single) or not single.order:
        return single
    same = {other for other in table.rest if table.faces[other] == table.faces[die]}
    picked = selection.picked
    wanted = picked - same if die in picked else picked | same
    together = replace(selection, order=tuple(sorted(wanted)))
    return together if named(together) or not wanted else single


def named(selection: Selection[int]) -> list[int]:
    """The actions that keep exactly the dice picked up: roll again, stop, or none."""
    actions = (offer.action for offer in selection.offers if offer.needs == selection.picked)
    return list(dict.fromkeys(actions))
