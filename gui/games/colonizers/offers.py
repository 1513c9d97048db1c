"""What can be chosen where, and why something cannot. No Qt."""

from collections.abc import Iterable

from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.games.colonizers.data import Kind, decision_of
from engines.games.colonizers.places import DECK, OMNIUM, Place, colonist, drawn, hand
from engines.games.colonizers.view import ColonizersView
from engines.runtime.texts import has
from engines.runtime.types import Action, Seat
from gui.table.offers import Offer, Selection


def offers_of(
    view: ColonizersView, seat: Seat, legal: Iterable[Action]
) -> tuple[Offer[Place], ...]:
    """An offer for each place of each action of ``seat``, and one for an action without a place."""
    return tuple(
        Offer(action, needs)
        for action in legal
        for needs in [frozenset({place}) for place in places_of(view, seat, action)]
        or [frozenset[Place]()]
    )


def places_of(view: ColonizersView, seat: Seat, action: Action) -> tuple[Place, ...]:
    """Where an action of ``seat`` can be chosen; empty if it has no place."""
    decision = decision_of(action)
    match decision.kind:
        case Kind.TAKE:
            return (OMNIUM,)
        case Kind.DRAW:
            return (DECK,)
        case Kind.PICK | Kind.STEAL | Kind.SWAP:
            return (colonist(decision.item),)
        case Kind.KEEP:
            code = CODES[decision.item]
            return tuple(drawn(at) for at, card in enumerate(view.drawn) if card == code)
        case Kind.BUILD:
            code, held = CODES[decision.item], view.players[seat].hand
            return tuple(hand(seat, at) for at, card in enumerate(held) if card == code)
        case _:
            return ()


def choices_of(selection: Selection[Place]) -> frozenset[Place]:
    """Where something can be chosen, no matter what is picked up."""
    return selection.cleared().active


def blocked_of(view: ColonizersView, seat: Seat, selection: Selection[Place]) -> dict[Place, str]:
    """The places that look like choices but aren't, each with the text that says why."""
    choices = choices_of(selection)
    near: tuple[Place, ...] = ()
    if view.phase == "draw":
        near = (DECK,)
    elif view.phase == "build":
        near = tuple(hand(seat, at) for at in range(len(view.players[seat].hand)))
    elif choices:
        near = tuple(colonist(number) for number in range(len(COLONIST_NAMES)))
    why = f"colonizers-blocked-{view.phase}"
    blocked = near if selection.offers and has(why) else ()
    return {place: why for place in blocked if place not in choices}
