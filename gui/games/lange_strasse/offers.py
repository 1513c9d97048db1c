"""Which dice to pick for which keep: the keys are the dice, 0 to 5. No Qt."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, combinations, product

from engines.games.lange_strasse.dice import Keep
from engines.runtime.types import Action
from gui.games.lange_strasse.table import Table
from gui.table.offers import Offer, Selection


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
