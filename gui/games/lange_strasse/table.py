"""Where each of the six dice lies: on the table or on the shelf, and in which group."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from engines.core.words import number
from engines.games.lange_strasse.dice import (
    GROUP,
    Keep,
    code_of,
    faces_of,
    keep_of,
    set_points,
)
from engines.games.lange_strasse.snapshot import Kept, Snapshot
from engines.games.lange_strasse.view import LangeStrasseView
from gui.table.board import Scene, Step

PLACES: Final = tuple(range(6))
_LOOSE: Final = (1, 5)


@dataclass(frozen=True, slots=True)
class Group:
    """Dice (by place, 0 to 5) that lie together; framed if they have a label.

    Attributes:
        whole: all of them complete the set as this.
    """

    places: tuple[int, ...]
    label: str = ""
    whole: Keep | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The six dice of a set.

    The dice on the table stand in the order of their places: those that count first.

    Attributes:
        faces: what each die shows, None if it is to be rolled.
        kept: the dice on the shelf, in the order in which they were kept.
        configuration: what they count as.
        typed: the last roll was typed in.
    """

    faces: tuple[int | None, ...] = (None,) * 6
    kept: tuple[int, ...] = ()
    configuration: Kept = field(default_factory=Kept)
    typed: bool = False

    @property
    def rest(self) -> tuple[int, ...]:
        """The dice on the table."""
        return tuple(place for place in PLACES if place not in self.kept)

    @property
    def rolled(self) -> tuple[int, ...]:
        """The faces of the roll on the table, in the order of the dice; empty if there is none."""
        return tuple(face for place in self.rest if (face := self.faces[place]) is not None)

    def places(self, faces: Iterable[int]) -> frozenset[int]:
        """The first dice on the table that show these faces."""
        left = list(self.rest)
        found = set()
        for face in faces:
            place = next(place for place in left if self.faces[place] == face)
            left.remove(place)
            found.add(place)
        return frozenset(found)

    def after_roll(self, faces: tuple[int, ...], *, typed: bool = False) -> "Table":
        """The dice on the table show these faces."""
        shown = list(self.faces)
        for place, face in zip(self.rest, _in_order(faces, self.configuration), strict=True):
            shown[place] = face
        return replace(self, faces=tuple(shown), typed=typed)

    def keeping(self, places: Iterable[int]) -> "Table":
        """More dice on the shelf; what they count as comes with the next ``fitted``."""
        return replace(self, kept=(*self.kept, *sorted(places)))

    def fitted(self, view: LangeStrasseView) -> "Table":
        """This table if it shows what ``view`` holds; otherwise the dice laid out anew."""
        kept = view.kept
        on_shelf = sorted(filter(None, (self.faces[place] for place in self.kept)))
        if on_shelf == _faces_of(kept):
            if tuple(sorted(self.rolled)) == view.dice:
                return replace(self, configuration=kept)
            if not view.dice:
                left = (self.faces[place] if place in self.kept else None for place in PLACES)
                return replace(self, faces=tuple(left), configuration=kept)
        laid = Table((*_faces_of(kept), *(None,) * view.dice_left), PLACES[: kept.dice], kept)
        return laid.after_roll(view.dice) if view.dice else laid

    @property
    def groups(self) -> tuple[Group, ...]:
        """The dice on the table: those that count are framed, with what they would bring."""
        whole = self._whole()
        if whole is not None:
            return (Group(self.rest, number(whole.points), whole),)
        found: list[Group] = []
        loose: list[int] = []
        for face in dict.fromkeys(self.rolled):
            places = tuple(place for place in self.rest if self.faces[place] == face)
            label = self._label(face, len(places))
            if not label:
                loose += places
            elif len(places) < GROUP and face != self.configuration.face:
                found += [Group((place,), label) for place in places]
            else:
                found.append(Group(places, label))
        loose += [place for place in self.rest if self.faces[place] is None]
        return (*found, Group(tuple(loose))) if loose else tuple(found)

    def _whole(self) -> Keep | None:
        """What all dice of the roll make together, if that is a Lange Strasse or a Talheim."""
        if self.configuration.size or not self.rolled:
            return None
        kept = self.configuration
        total = Counter({1: kept.ones, 5: kept.fives}) + Counter(self.rolled)
        if sorted(total.values()) not in ([1] * 6, [2] * 3):
            return None
        return keep_of(Snapshot(kept=kept, rolls=1), code_of(self.rolled))

    def _label(self, face: int, count: int) -> str:
        """What dice of one face would bring; nothing if they do not count."""
        group = self.configuration
        if face == group.face:
            grown = set_points(Kept(face=face, size=group.size + count))
            return number(grown - set_points(Kept(face=face, size=group.size)), signed=True)
        if count >= GROUP:
            return _group_label(face, count)
        return number(100 if face == 1 else 50) if face in _LOOSE else ""

    @property
    def shelf(self) -> tuple[Group, ...]:
        """The kept dice: the loose ones together, and the group."""
        kept = self.configuration
        members = [place for place in self.kept if self.faces[place] == kept.face]
        members = members[len(members) - kept.size :] if kept.size else []
        loose = [place for place in self.kept if place not in members]
        found = []
        if loose:
            points = set_points(Kept(ones=kept.ones, fives=kept.fives))
            # Dice that have just been kept are counted with the next scene.
            counted = len(loose) == kept.ones + kept.fives
            found.append(Group(tuple(loose), number(points) if counted else ""))
        if members:
            found.append(Group(tuple(members), _group_label(kept.face, kept.size)))
        return tuple(found)


def table_of(scene: Scene, before: Table) -> Table:
    """The dice of a scene; when the game is over, those of the last action.

    ``before`` is what lay there: dice that still fit stay at their places.
    """
    view: LangeStrasseView = scene.position.view(scene.viewer)
    if view.over and scene.trail:
        return shown_after(scene.trail[-1], before)
    return before.fitted(view)


def shown_after(step: Step, before: Table) -> Table:
    """The dice as everybody sees them after a step, before those of an ended set are taken."""
    table = before.fitted(step.before.view())
    if step.is_chance:
        return table.after_roll(step.before.dice(step.action), typed=step.typed)
    return table.keeping(table.places(faces_of(step.action)))


def _in_order(faces: Iterable[int], kept: Kept) -> list[int]:
    """A roll as it lies: what counts first, the faces ascending."""
    rolled = sorted(faces)

    def counts(face: int) -> bool:
        return face in (*_LOOSE, kept.face) or rolled.count(face) >= GROUP

    return sorted(rolled, key=lambda face: (not counts(face), face))


def _group_label(face: int, size: int) -> str:
    return f"{size} × {face} = {number(set_points(Kept(face=face, size=size)))}"


def _faces_of(kept: Kept) -> list[int]:
    return sorted([1] * kept.ones + [5] * kept.fives + [kept.face] * kept.size)
