"""What a seat knows in plain values (rules, 2.4); ``kernels.knowledge`` redraws the rest."""

from collections import Counter
from typing import Final

from engines.games.colonizers.cards import copies_of
from engines.games.colonizers.kernels.state import COLONISTS, DEAL, PICK, TYPES
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Seat

EVERYBODY: Final = frozenset(range(COLONISTS))


def offered_to(snapshot: Snapshot, viewer: Seat) -> frozenset[int] | None:
    """The colonists that ``viewer`` was offered in this round; None if it was not its turn yet."""
    if snapshot.phase == DEAL or (snapshot.phase == PICK and viewer > snapshot.seat):
        return None
    earlier = {player.colonist for player in snapshot.players[:viewer]}
    return frozenset(EVERYBODY - earlier - {snapshot.removed})


def _public(snapshot: Snapshot) -> set[int]:
    """Colonists that everyone knows to be with a seat, or with no one."""
    held = {snapshot.players[seat].colonist for seat in snapshot.exposed}
    return {colonist for colonist in held if colonist is not None} | snapshot.absent


def colonists_of(snapshot: Snapshot, seat: Seat, viewer: Seat | None) -> tuple[int, ...]:
    """The colonists that ``seat`` may have, as ``viewer`` knows (None: the truth)."""
    colonist = snapshot.players[seat].colonist
    if colonist is None:
        return ()
    if viewer in (None, seat) or seat in snapshot.exposed:
        return (colonist,)
    assert viewer is not None
    offered = offered_to(snapshot, viewer)
    if offered is None:
        return tuple(EVERYBODY)
    among = EVERYBODY - offered if seat < viewer else offered
    return tuple(sorted(among - _public(snapshot) - {snapshot.players[viewer].colonist}))


def removed_among(snapshot: Snapshot, viewer: Seat | None) -> tuple[int, ...]:
    """The colonists that may be the one removed before the pick, as ``viewer`` knows."""
    if snapshot.removed is None:
        return ()
    if viewer is None:
        return (snapshot.removed,)
    offered = offered_to(snapshot, viewer)
    if offered is None:
        return tuple(EVERYBODY)
    among = EVERYBODY - offered
    named = among & snapshot.absent
    return tuple(sorted(named or among - _public(snapshot)))


def unseen_cards(snapshot: Snapshot, viewer: Seat | None) -> tuple[int, ...]:
    """How many cards of each type ``viewer`` cannot locate; None: those in the deck."""
    left = Counter({card: copies_of(card) for card in range(TYPES)})
    for seat, player in enumerate(snapshot.players):
        left -= Counter((*player.colony, *known_hand(snapshot, seat, viewer)))
        left -= Counter(player.gone if viewer in (None, seat) else ())
    left -= Counter(card for card in visible_drawn(snapshot, viewer) if card is not None)
    if viewer is not None:
        left -= Counter(card for card, by in snapshot.bottom if by == viewer)
    return tuple(left[card] for card in range(TYPES))


def visible_drawn(snapshot: Snapshot, viewer: Seat | None) -> tuple[int | None, ...]:
    """The drawn cards, None where ``viewer`` cannot know."""
    knows_all = viewer in (None, snapshot.seat)
    return tuple(card if knows_all or by == viewer else None for card, by in snapshot.drawn_pairs)


def known_hand(snapshot: Snapshot, seat: Seat, viewer: Seat | None) -> tuple[int, ...]:
    """Those cards of a hand that ``viewer`` knows."""
    if viewer is None or viewer == seat:
        return snapshot.players[seat].hand
    return snapshot.knows(viewer, seat).cards
