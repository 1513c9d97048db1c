"""Which situations are possible by the rules, and messages for those that aren't."""

from collections import Counter
from typing import Final

from engines.games.colonizers.cards import colonist_name, copies_of, module_name
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.snapshot import ASCENDING, NOTHING, Known, Snapshot
from engines.rulekit.notation import Impossible
from engines.runtime.texts import tr
from engines.runtime.types import Seat

MOST_ROUNDS: Final = 5000
"""No game is longer (``Kernel.max_steps``)."""
MOST_OMNIUM: Final = st.INCOME + st.COLONY + 2
"""The most a seat can gain in a turn: from its choice, a passive ability, and a theft."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    if len(snapshot.players) != st.SEATS:
        raise Impossible(tr("errors-colonizers-seats", seats=st.SEATS))
    if not 1 <= snapshot.round <= MOST_ROUNDS:
        raise Impossible(tr("errors-no-round-rounds-count", round=snapshot.round))
    _check_cards(snapshot)
    for seat in range(st.SEATS):
        _check_seat(snapshot, seat)
    _check_colonists(snapshot)
    _check_phase(snapshot)
    for (q, r), known in snapshot.known.items():
        _check_known(snapshot, q, r, known)


def _check_cards(snapshot: Snapshot) -> None:
    for card, count in Counter(snapshot.dealt).items():
        if count > copies_of(card):
            raise Impossible(
                tr(
                    "errors-too-many-copies",
                    count=count,
                    module=module_name(card),
                    copies_of=copies_of(card),
                )
            )
    builds = max(len(player.colony) for player in snapshot.players)
    if builds > snapshot.round:
        raise Impossible(
            tr("errors-modules-cannot-built-rounds", builds=builds, round=snapshot.round)
        )


def _check_seat(snapshot: Snapshot, seat: Seat) -> None:
    player = snapshot.players[seat]
    if len(player.hand) > st.HAND or len(player.colony) > st.COLONY:
        raise Impossible(
            tr("errors-seat-holds-cards-builds", seat=seat + 1, hand=st.HAND, colony=st.COLONY)
        )
    if not snapshot.reference and list(player.hand) != sorted(player.hand):
        raise Impossible(tr("errors-hand-seat-written-order", seat=seat + 1))
    if list(player.gone) != sorted(player.gone):
        raise Impossible(tr("errors-lost-cards-seat-written", seat=seat + 1))
    if player.omnium > MOST_OMNIUM * snapshot.round:
        raise Impossible(tr("errors-seat-cannot-omnium-round", seat=seat + 1, omnium=player.omnium))
    if player.is_full and snapshot.phase == st.DEAL:
        raise Impossible(tr("errors-full-colony-seat-game", seat=seat + 1))


def _check_colonists(snapshot: Snapshot) -> None:
    have = [player.colonist is not None for player in snapshot.players]
    picked = snapshot.seat if snapshot.phase <= st.PICK else st.SEATS
    if have != [seat < picked for seat in range(st.SEATS)]:
        raise Impossible(tr("errors-deal-no-player-colonist"))
    if (snapshot.removed is None) != (snapshot.phase == st.DEAL):
        raise Impossible(tr("errors-one-colonist-removed-after"))
    if snapshot.phase == st.DEAL and (snapshot.seat or snapshot.order != ASCENDING):
        raise Impossible(tr("errors-before-deal-first-seat"))
    taken = [snapshot.removed, *(player.colonist for player in snapshot.players)]
    for colonist in range(st.COLONISTS):
        if taken.count(colonist) > 1:
            raise Impossible(tr("errors-one-of-each-colonist", colonist=colonist_name(colonist)))
    _check_public(snapshot)


def _check_public(snapshot: Snapshot) -> None:
    """Which colonists are public, and which were named in vain."""
    turns = 0 if snapshot.phase <= st.PICK else snapshot.seat + (snapshot.phase != st.REVEAL)
    if snapshot.exposed != snapshot.exposed | set(range(turns)):
        raise Impossible(tr("errors-seat-shows-colonist-when"))
    early = len(snapshot.exposed) - turns + len(snapshot.absent)
    callers = [
        player.colonist
        for player in snapshot.players[:turns]
        if player.colonist in (st.OPPORTUNIST, st.SPY)
    ]
    if early > len(callers) - (snapshot.phase == st.ANSWER):
        raise Impossible(tr("errors-only-opportunist-spy-reveal"))
    if snapshot.absent & {player.colonist for player in snapshot.players}:
        raise Impossible(tr("errors-colonist-out-play-no"))
    if (snapshot.named is None) != (snapshot.phase != st.ANSWER):
        raise Impossible(tr("errors-named-swaphands-miner-belongs"))
    if snapshot.named is not None:
        caller = st.SPY if snapshot.named >= st.SWAP_FIRST else st.OPPORTUNIST
        if snapshot.mover.colonist != caller or snapshot.named_colonist == caller:
            raise Impossible(tr("errors-nobody-but-can-name", colonist=colonist_name(caller)))


def _check_phase(snapshot: Snapshot) -> None:
    phase, mover = snapshot.phase, snapshot.mover
    needed = {st.KEEP: (2,), st.DRAWING: (0, 1)}.get(phase, (0,))
    if len(snapshot.drawn) not in needed:
        raise Impossible(tr("errors-two-cards-drawn-after"))
    if snapshot.seat in snapshot.drawn_by:
        raise Impossible(tr("errors-player-knows-cards-drew"))
    if phase == st.PASSIVE and (mover.colonist != st.VISIONARY or len(mover.hand) >= st.HAND):
        raise Impossible(tr("errors-only-visionary-fewer-five"))
    if phase in (st.PASSIVE, st.DRAWING) and snapshot.deck < 1 + (phase == st.DRAWING) - len(
        snapshot.drawn
    ):
        raise Impossible(tr("errors-deck-too-few-cards"))
    if snapshot.wants_modules and phase != st.PASSIVE:
        raise Impossible(tr("errors-modules-belongs-visionarys-card"))
    if (
        phase in (st.DRAWING, st.KEEP)
        and len(mover.hand) == st.HAND
        and mover.colonist != st.VISIONARY
    ):
        raise Impossible(tr("errors-nobody-five-cards-hand"))
    _check_end(snapshot)


def _check_end(snapshot: Snapshot) -> None:
    full = [seat for seat, player in enumerate(snapshot.players) if player.is_full]
    if snapshot.exhausted:
        if not snapshot.over or snapshot.deck >= 2:
            raise Impossible(tr("errors-exhausted-ends-game-whose"))
    elif snapshot.over and (not full or snapshot.seat != st.SEATS - 1):
        raise Impossible(tr("errors-game-ends-after-seat"))
    if snapshot.over and not snapshot.exhausted:
        return
    if full and (snapshot.phase <= st.PICK or max(full) >= snapshot.seat):
        raise Impossible(tr("errors-seat-full-colony-before", full=max(full) + 1))


def _check_known(snapshot: Snapshot, q: Seat, r: Seat, known: Known) -> None:
    hand = Counter(snapshot.players[r].hand)
    if q == r or known == NOTHING:
        raise Impossible(tr("errors-seat-knows-something-another"))
    if list(known.cards) != sorted(known.cards) or Counter(known.cards) - hand:
        raise Impossible(tr("errors-seat-cannot-know-cards", q=q + 1, r=r + 1))
    if known.least > len(known.cards):
        raise Impossible(tr("errors-seat-knows-cards-seat", q=q + 1, least=known.least, r=r + 1))
    if q in known.sure:
        raise Impossible(tr("errors-sure-names-opponents-all"))
    for p in known.sure - {r}:
        if Counter(known.cards) - Counter(snapshot.knows(p, r).cards):
            raise Impossible(tr("errors-seat-cannot-sure-cards", p=p + 1))
