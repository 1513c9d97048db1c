"""Where each of the six dice lies: on the table or on the shelf, and in which group."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from engines.games.lange_strasse.dice import set_points
from engines.games.lange_strasse.snapshot import Kept
from engines.games.lange_strasse.view import LangeStrasseView

_PLACES: Final = tuple(range(6))
_TRIPLE: Final = 3


@dataclass(frozen=True, slots=True)
class Group:
    """Dice (by place, 0 to 5) that lie together; framed if they have a label."""

    places: tuple[int, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """The six dice of a set.

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
        return tuple(place for place in _PLACES if place not in self.kept)

    @property
    def rolled(self) -> bool:
        """Whether the dice on the table show a roll."""
        return any(self.faces[place] for place in self.rest)

    def places(self, faces: Iterable[int]) -> frozenset[int]:
        """The first dice on the table that show these faces."""
        left = list(self.rest)
        found = set()
        for face in faces:
            place = next(place for place in left if self.faces[place] == face)
            left.remove(place)
            found.add(place)
        return frozenset(found)

    def after_roll(self, faces: tuple[int, ...], typed: bool) -> "Table":
        """The dice on the table show these faces."""
        shown = list(self.faces)
        for place, face in zip(self.rest, faces, strict=True):
            shown[place] = face
        return replace(self, faces=tuple(shown), typed=typed)

    def keeping(self, places: Iterable[int]) -> "Table":
        """More dice on the shelf; what they count as comes with the next ``fitted``."""
        return replace(self, kept=(*self.kept, *sorted(places)))

    def fitted(self, view: LangeStrasseView) -> "Table":
        """This table if it shows what ``view`` holds; otherwise the dice laid out anew."""
        kept = view.kept
        on_shelf = sorted(filter(None, (self.faces[place] for place in self.kept)))
        shown = tuple(sorted(filter(None, (self.faces[place] for place in self.rest))))
        if on_shelf == _faces_of(kept) and shown == view.dice:
            return replace(self, configuration=kept)
        faces = [*_faces_of(kept), *(view.dice or (None,) * view.dice_left)]
        if on_shelf == _faces_of(kept) and not view.dice:
            blank = tuple(f if place in self.kept else None for place, f in enumerate(self.faces))
            return replace(self, faces=blank, configuration=kept)
        return Table(tuple(faces), _PLACES[: kept.dice], kept)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The dice on the table: those that count are framed, with what they would bring."""
        found: list[Group] = []
        loose: list[int] = []
        for face in range(1, 7):
            places = tuple(place for place in self.rest if self.faces[place] == face)
            if not places:
                continue
            if face == self.configuration.face:
                size = self.configuration.size
                grown = Kept(face=face, size=size + len(places))
                gain = set_points(grown) - set_points(Kept(face=face, size=size))
                found.append(Group(places, f"+{gain}"))
            elif len(places) >= _TRIPLE:
                points = set_points(Kept(face=face, size=len(places)))
                found.append(Group(places, f"{len(places)} × {face} = {points}"))
            elif face in (1, 5):
                found += [Group((place,), "100" if face == 1 else "50") for place in places]
            else:
                loose += places
        loose += [place for place in self.rest if self.faces[place] is None]
        return (*found, Group(tuple(loose))) if loose else tuple(found)

    @property
    def shelf(self) -> tuple[Group, ...]:
        """The kept dice: the group framed, loose dice one by one."""
        group = self.configuration
        members = [place for place in self.kept if self.faces[place] == group.face]
        members = members[len(members) - group.size :] if group.size else []
        found = [Group((place,)) for place in self.kept if place not in members]
        if members:
            points = set_points(Kept(face=group.face, size=group.size))
            found.append(Group(tuple(members), f"{group.size} × {group.face} = {points}"))
        return tuple(found)


def _faces_of(kept: Kept) -> list[int]:
    return sorted([1] * kept.ones + [5] * kept.fives + [kept.face] * kept.size)
