"""The likely places of each hidden colonist, inferred from what the others would have picked.

A deciding seat's search weighs what it can't see in the same way (``kernels.inference``); this is
for any viewer, and from public figures alone: sizes of hands, Omnium, and colonies as they are now.
"""

from itertools import product
from math import exp
from typing import Final

from engines.games.colonizers import memory
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.plans import POLICY
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Seat

_EVERYBODY: Final = frozenset(range(st.COLONISTS))
TEMPERATURE: Final = 3.0
"""Flatter than the search's (``plans.Plan``): a table should hold for weak and strong players.

In 12 games of ``heuristic`` and ``ismcts_200``, what a seat had picked had a mean log loss of 1.00
at 3, 1.14 at 1, and 1.05 if all are equally likely.
"""


def chances_of_colonists(snapshot: Snapshot, viewer: Seat | None) -> tuple[dict[int, float], ...]:
    """For each seat, the chances of the colonists that it may have; empty before it picks."""
    possible = [memory.colonists_of(snapshot, seat, viewer) for seat in range(st.SEATS)]
    chances = [dict.fromkeys(each, 0.0) for each in possible]
    weights = [_weights(snapshot, seat) for seat in range(st.SEATS)]
    total = 0.0
    hidden = [memory.removed_among(snapshot, viewer), *filter(None, possible)]
    for removed, *picks in product(*hidden):
        if len({removed, *picks}) <= len(picks):
            continue  # someone would be in two places
        offered, weight = _EVERYBODY - {removed}, 1.0
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
    colours = [card // 4 for card in player.colony]
    room = st.HAND - hand
    worth = [
        POLICY["income"] * colours.count(int(st.COLOUR_OF_COLONIST[colonist]))
        for colonist in range(st.COLONISTS)
    ]
    worth[st.VISIONARY] = POLICY["visionary"] + POLICY["visionary_room"] * room if room else 0.0
    worth[st.OPPORTUNIST] = POLICY["opportunist"] + POLICY["opportunist_loot"] * loot
    worth[st.SPY] = POLICY["spy"] + POLICY["spy_gain"] * (most - hand)
    return [exp(each / TEMPERATURE) for each in worth]
