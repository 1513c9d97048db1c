"""Which situations are possible by the rules, and messages for those that aren't."""

from collections import Counter
from typing import Final

from engines.games.colonizers.cards import colonist_name, copies_of, module_name
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.snapshot import ASCENDING, NOTHING, Known, Snapshot
from engines.rulekit.notation import Impossible, require
from engines.runtime.types import Seat

MOST_ROUNDS: Final = 5000
"""No game is longer (``Kernel.max_steps``)."""
MOST_OMNIUM: Final = st.INCOME + st.COLONY + 2
"""The most a seat can gain in a turn: from its choice, a passive ability, and a theft."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    require(len(snapshot.players) == st.SEATS, "errors-colonizers-seats", seats=st.SEATS)
    played = 1 <= snapshot.round <= MOST_ROUNDS
    require(played, "errors-no-round-rounds-count", round=snapshot.round)
    _check_cards(snapshot)
    for seat in range(st.SEATS):
        _check_seat(snapshot, seat)
    _check_colonists(snapshot)
    _check_phase(snapshot)
    for (q, r), known in snapshot.known.items():
        _check_known(snapshot, q, r, known)


def _check_cards(snapshot: Snapshot) -> None:
    for card, count in Counter(snapshot.dealt).items():
        if count > (most := copies_of(card)):
            told, module = "errors-too-many-copies", module_name(card)
            raise Impossible(told, count=count, module=module, copies_of=most)
    builds, rounds = max(len(player.colony) for player in snapshot.players), snapshot.round
    require(builds <= rounds, "errors-modules-cannot-built-rounds", builds=builds, round=rounds)


def _check_seat(snapshot: Snapshot, at: Seat) -> None:
    player, seat = snapshot.players[at], at + 1
    fits, most = len(player.hand) <= st.HAND and len(player.colony) <= st.COLONY, st.COLONY
    require(fits, "errors-seat-holds-cards-builds", seat=seat, hand=st.HAND, colony=most)
    sorted_ = snapshot.reference or list(player.hand) == sorted(player.hand)
    require(sorted_, "errors-hand-seat-written-order", seat=seat)
    require(list(player.gone) == sorted(player.gone), "errors-lost-cards-seat-written", seat=seat)
    earned = player.omnium <= MOST_OMNIUM * snapshot.round
    require(earned, "errors-seat-cannot-omnium-round", seat=seat, omnium=player.omnium)
    ended = player.is_full and snapshot.phase == st.DEAL
    require(not ended, "errors-full-colony-seat-game", seat=seat)


def _check_colonists(snapshot: Snapshot) -> None:
    have = [player.colonist is not None for player in snapshot.players]
    dealing = snapshot.phase == st.DEAL
    picked = snapshot.seat if snapshot.phase <= st.PICK else st.SEATS
    require(have == [seat < picked for seat in range(st.SEATS)], "errors-deal-no-player-colonist")
    require((snapshot.removed is None) == dealing, "errors-one-colonist-removed-after")
    first = snapshot.seat == 0 and snapshot.order == ASCENDING
    require(first or not dealing, "errors-before-deal-first-seat")
    taken = [snapshot.removed, *(player.colonist for player in snapshot.players)]
    for colonist in range(st.COLONISTS):
        if taken.count(colonist) > 1:
            raise Impossible("errors-one-of-each-colonist", colonist=colonist_name(colonist))
    _check_public(snapshot)


def _check_public(snapshot: Snapshot) -> None:
    """Which colonists are public, and which were named in vain."""
    answering = snapshot.phase == st.ANSWER
    turns = 0 if snapshot.phase <= st.PICK else snapshot.seat + (snapshot.phase != st.REVEAL)
    require(snapshot.exposed >= set(range(turns)), "errors-seat-shows-colonist-when")
    early = len(snapshot.exposed) - turns + len(snapshot.absent)
    callers = [
        player.colonist
        for player in snapshot.players[:turns]
        if player.colonist in (st.OPPORTUNIST, st.SPY)
    ]
    require(early <= len(callers) - answering, "errors-only-opportunist-spy-reveal")
    held = {player.colonist for player in snapshot.players}
    require(not snapshot.absent & held, "errors-colonist-out-play-no")
    require((snapshot.named is not None) == answering, "errors-named-swaphands-miner-belongs")
    if snapshot.named is not None:
        caller = st.SPY if snapshot.named >= st.SWAP_FIRST else st.OPPORTUNIST
        able = snapshot.mover.colonist == caller != snapshot.named_colonist
        require(able, "errors-nobody-but-can-name", colonist=colonist_name(caller))


def _check_phase(snapshot: Snapshot) -> None:
    phase, mover, drawn = snapshot.phase, snapshot.mover, len(snapshot.drawn)
    drawing, passive = phase == st.DRAWING, phase == st.PASSIVE
    needed = {st.KEEP: (2,), st.DRAWING: (0, 1)}.get(phase, (0,))
    require(drawn in needed, "errors-two-cards-drawn-after")
    require(snapshot.seat not in snapshot.drawn_by, "errors-player-knows-cards-drew")
    visionary, full = mover.colonist == st.VISIONARY, len(mover.hand) >= st.HAND
    require(not passive or (visionary and not full), "errors-only-visionary-fewer-five")
    enough = snapshot.deck >= 1 + drawing - drawn
    require(enough or not (passive or drawing), "errors-deck-too-few-cards")
    require(passive or not snapshot.wants_modules, "errors-modules-belongs-visionarys-card")
    draws = drawing or phase == st.KEEP
    require(not (draws and full) or visionary, "errors-nobody-five-cards-hand")
    _check_end(snapshot)


def _check_end(snapshot: Snapshot) -> None:
    full = [seat for seat, player in enumerate(snapshot.players) if player.is_full]
    if snapshot.exhausted:
        require(snapshot.over and snapshot.deck < 2, "errors-exhausted-ends-game-whose")
    elif snapshot.over:
        require(full and snapshot.seat == st.SEATS - 1, "errors-game-ends-after-seat")
        return
    if full and (snapshot.phase <= st.PICK or max(full) >= snapshot.seat):
        raise Impossible("errors-seat-full-colony-before", full=max(full) + 1)


def _check_known(snapshot: Snapshot, q: Seat, r: Seat, known: Known) -> None:
    hand, cards, least = Counter(snapshot.players[r].hand), Counter(known.cards), known.least
    require(q != r and known != NOTHING, "errors-seat-knows-something-another")
    fits = list(known.cards) == sorted(known.cards) and not cards - hand
    require(fits, "errors-seat-cannot-know-cards", q=q + 1, r=r + 1)
    counted = least <= len(known.cards)
    require(counted, "errors-seat-knows-cards-seat", q=q + 1, least=least, r=r + 1)
    require(q not in known.sure, "errors-sure-names-opponents-all")
    for p in known.sure - {r}:
        knows = not cards - Counter(snapshot.knows(p, r).cards)
        require(knows, "errors-seat-cannot-sure-cards", p=p + 1)
