"""What a seat knows, what it can work out about hidden colonists, and what is likely.

What it knows is in plain values (rules, 2.4); ``kernels.knowledge`` redraws the rest. A colonist
that it cannot place belongs to one of two pools: those that it was not offered are with earlier
seats, or removed; those that it has passed on are with later seats, or left over. Within a pool,
chances are inferred from what the others would have picked. A deciding seat's search weighs what it
can't see in the same way (``kernels.inference``); this is for any viewer, and from public figures
alone: sizes of hands, Omnium, and colonies as they are now.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import exp
from typing import Final

from engines.contract.messages import Message, Parameter, message
from engines.games.colonizers.cards import COLONISTS, MODULES, copies_of
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.plans import POLICY
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Seat

EVERYBODY: Final = frozenset(range(st.COLONISTS))


def offered_to(snapshot: Snapshot, viewer: Seat) -> frozenset[int] | None:
    """The colonists that ``viewer`` was offered in this round; None if it was not its turn yet."""
    if snapshot.phase == st.DEAL or (snapshot.phase == st.PICK and viewer > snapshot.seat):
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
    left = Counter({card: copies_of(card) for card in range(st.TYPES)})
    for seat, player in enumerate(snapshot.players):
        left -= Counter((*player.colony, *known_hand(snapshot, seat, viewer)))
        left -= Counter(player.gone if viewer in (None, seat) else ())
    left -= Counter(card for card in visible_drawn(snapshot, viewer) if card is not None)
    if viewer is not None:
        left -= Counter(card for card, by in snapshot.bottom if by == viewer)
    return tuple(left[card] for card in range(st.TYPES))


def visible_drawn(snapshot: Snapshot, viewer: Seat | None) -> tuple[int | None, ...]:
    """The drawn cards, None where ``viewer`` cannot know."""
    knows_all = viewer in (None, snapshot.seat)
    return tuple(card if knows_all or by == viewer else None for card, by in snapshot.drawn_pairs)


def known_hand(snapshot: Snapshot, seat: Seat, viewer: Seat | None) -> tuple[int, ...]:
    """Those cards of a hand that ``viewer`` knows."""
    if viewer is None or viewer == seat:
        return snapshot.players[seat].hand
    return snapshot.knows(viewer, seat).cards


TEMPERATURE: Final = 3.0
"""Flatter than the search's (``plans.Plan``): a table should hold for weak and strong players.

In 12 games of ``heuristic`` and ``ismcts_200``, what a seat had picked had a mean log loss of 1.00
at 3, 1.14 at 1, and 1.05 if all are equally likely.
"""
_NOTHING: Final = 1e-9
"""Smaller chances are rounding errors."""


def deductions(snapshot: Snapshot, viewer: Seat) -> tuple[Message, ...]:
    """What ``viewer`` can deduce about hidden colonists and hands, in sentences."""
    return (*_about_colonists(snapshot, viewer), *_about_hands(snapshot, viewer))


def _about_colonists(snapshot: Snapshot, viewer: Seat) -> Iterator[Message]:
    if snapshot.phase == st.DEAL or (snapshot.phase == st.PICK and viewer != snapshot.seat):
        return  # seats that have yet to pick will choose from what this seat passes on
    shown = {snapshot.players[seat].colonist for seat in (*snapshot.exposed, viewer)}
    chances = chances_of_colonists(snapshot, viewer)
    for colonist in range(st.COLONISTS):
        if colonist not in shown and colonist not in snapshot.offered:
            has = {seat: row[colonist] for seat, row in enumerate(chances) if row.get(colonist)}
            yield _whereabouts(colonist, has)


def _whereabouts(colonist: int, has: dict[Seat, float]) -> Message:
    """Who may have a colonist; ``where.two_or_out`` means one of two seats, or nobody."""
    out = 1.0 - sum(has.values())
    said: dict[str, Parameter] = {"colonist": COLONISTS[colonist], "out": out}
    for name, seat in zip(("first", "second", "third"), has, strict=False):
        said |= {name: seat, f"{name}_chance": has[seat]}
    if not has:
        return message("colonizers.deduction.out", **said)
    many = ("one", "two", "three")[len(has) - 1]
    code = many if out < _NOTHING else f"{many}_or_out"
    return message(f"colonizers.deduction.where.{code}", **said)


def _about_hands(snapshot: Snapshot, viewer: Seat) -> Iterator[Message]:
    for seat in range(st.SEATS):
        known = known_hand(snapshot, seat, viewer)
        if seat != viewer and known:
            cards = tuple(MODULES[card] for card in known)
            size = len(snapshot.players[seat].hand)
            yield message("colonizers.deduction.hand", seat=seat, cards=cards, n=size)


def chances_of_colonists(snapshot: Snapshot, viewer: Seat | None) -> tuple[dict[int, float], ...]:
    """For each seat, the chances of the colonists that it may have; empty before it picks."""
    possible = [colonists_of(snapshot, seat, viewer) for seat in range(st.SEATS)]
    chances = [dict.fromkeys(each, 0.0) for each in possible]
    weights = [_weights(snapshot, seat) for seat in range(st.SEATS)]
    total = 0.0
    hidden = [removed_among(snapshot, viewer), *filter(None, possible)]
    for removed, *picks in product(*hidden):
        if len({removed, *picks}) <= len(picks):
            continue  # someone would be in two places
        offered, weight = EVERYBODY - {removed}, 1.0
        for seat, pick in enumerate(picks):
            weight *= weights[seat][pick] / sum(weights[seat][each] for each in offered)
            offered -= {pick}
        for seat, pick in enumerate(picks):
            chances[seat][pick] += weight
        total += weight
    return tuple({name: part / total for name, part in each.items()} for each in chances)


def _weights(snapshot: Snapshot, seat: Seat) -> list[float]:
    """How eagerly a seat would pick each colonist (``kernels.rollout_policy.colonist_worth``)."""
    player = snapshot.players[seat]
    others = [other for at, other in enumerate(snapshot.players) if at != seat]
    hand, most = len(player.hand), max(len(other.hand) for other in others)
    loot = sum(min(st.STEAL_MOST, other.omnium) for other in others)
    room = st.HAND - hand
    worth = [POLICY["income"] * player.income(colonist) for colonist in range(st.COLONISTS)]
    worth[st.VISIONARY] = POLICY["visionary"] + POLICY["visionary_room"] * room if room else 0.0
    worth[st.OPPORTUNIST] = POLICY["opportunist"] + POLICY["opportunist_loot"] * loot
    worth[st.SPY] = POLICY["spy"] + POLICY["spy_gain"] * (most - hand)
    return [exp(each / TEMPERATURE) for each in worth]
