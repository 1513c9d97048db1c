"""From things on the table to an action: what is picked, and what can be picked next. No Qt.

A game names the things on its table by its own keys (any hashable values) and makes an `Offer` of
each legal action. `Selection` does the rest, for all games: each thing picked narrows down the
possible actions, until one is left.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from engines.runtime.types import Action

K = TypeVar("K", bound=Hashable)

MOST_BUTTONS: Final = 4
"""There is room for this many buttons."""


@dataclass(frozen=True, slots=True)
class Offer(Generic[K]):
    """A legal action and the things that name it.

    Attributes:
        action: what is played.
        needs: all that must be picked.
        may: more that can be picked, to be more specific.
        last: those of ``needs`` that can be picked only once all others are: where a piece goes.
    """

    action: Action
    needs: frozenset[K] = frozenset()
    may: frozenset[K] = frozenset()
    last: frozenset[K] = frozenset()

    @property
    def keys(self) -> frozenset[K]:
        """Everything that can be picked for it."""
        return self.needs | self.may

    def next_keys(self, picked: frozenset[K]) -> frozenset[K]:
        """What can be picked for it now."""
        return self.keys if self.needs - self.last <= picked else self.keys - self.last


@dataclass(frozen=True, slots=True)
class Selection(Generic[K]):
    """What is picked so far, among what is offered.

    Attributes:
        offers: the legal actions.
        order: what is picked, in the order in which it was picked.
    """

    offers: tuple[Offer[K], ...] = ()
    order: tuple[K, ...] = ()

    @property
    def picked(self) -> frozenset[K]:
        return frozenset(self.order)

    @property
    def candidates(self) -> tuple[Offer[K], ...]:
        """The offers that are still possible."""
        picked = self.picked
        return tuple(offer for offer in self.offers if picked <= offer.keys)

    @property
    def active(self) -> frozenset[K]:
        """What can be picked next, or put back."""
        picked = self.picked
        return picked.union(*(offer.next_keys(picked) for offer in self.candidates))

    @property
    def decided(self) -> Action | None:
        """The action that has been selected, if it is the only one possible."""
        found = self.candidates
        if self.order and len(found) == 1 and found[0].needs <= self.picked:
            return found[0].action
        return None

    @property
    def options(self) -> tuple[Offer[K], ...]:
        """What the buttons offer: offers that are fully named, or all that are left if few are."""
        found = self.candidates
        if len(found) <= MOST_BUTTONS and (self.order or len(self.offers) == len(found)):
            return found
        picked = self.picked
        return tuple(offer for offer in found if offer.needs <= picked)

    def pressed(self, *names: K) -> "Selection[K]":
        """The selection with another thing picked, or put back along with what depended on it.

        A thing may have several names; the first that means something now is taken. Anything that
        does not go with the thing is put back; without any offer that names it, nothing changes.
        """
        for name in names:
            if name in self.order:
                return self._picking(key for key in self.order if key != name)
            if name in self.active:
                return replace(self, order=(*self.order, name))
        for name in names:
            other = self._picking((*self._going_with(name), name))
            if name in other.order:
                return other
        return self

    def only(self, stays: Callable[[K], bool]) -> "Selection[K]":
        """The selection with everything put back for which ``stays`` is false."""
        return replace(self, order=tuple(key for key in self.order if stays(key)))

    def cleared(self) -> "Selection[K]":
        """A selection of nothing."""
        return replace(self, order=())

    def _picking(self, keys: Iterable[K]) -> "Selection[K]":
        """A selection of only these, in order, if that is possible."""
        selection = self.cleared()
        for key in keys:
            if key in selection.active:
                selection = replace(selection, order=(*selection.order, key))
        return selection

    def _going_with(self, name: K) -> tuple[K, ...]:
        """As many of the picked things as some offer has together with ``name``."""
        kept: tuple[K, ...] = ()
        for key in self.order:
            if any({name, key, *kept} <= offer.keys for offer in self.offers):
                kept = (*kept, key)
        return kept
