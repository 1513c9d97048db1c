"""What happens in Colonizers, as facts for the log and for announcements."""

from engines.contract.game import Guide
from engines.contract.messages import Message, Parameter, message
from engines.contract.position import Position
from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES, NAMING, colour_of, cost_of
from engines.games.colonizers.kernels.state import (
    ANSWER,
    BUILD,
    BUILD_FIRST,
    BUILD_NOTHING,
    COLONISTS,
    COLONY,
    COLOUR_OF_COLONIST,
    DEAL,
    DO_NOTHING,
    DRAW,
    HAND,
    INCOME,
    KEEP,
    KEEP_FIRST,
    NOBODY,
    NONE,
    PASSIVE,
    PICK,
    PICK_FIRST,
    POWER,
    REVEAL,
    STEAL_FIRST,
    STEAL_MOST,
    SWAP_FIRST,
    TAKE_OMNIUM,
    VISIONARY,
)
from engines.games.colonizers.snapshot import Snapshot, read
from engines.runtime.types import Action

_ASKED = {PICK: "pick", DRAW: "draw", KEEP: "keep", POWER: "power", BUILD: "build"}


def describe(snapshot: Snapshot, action: Action) -> Message:
    """One sentence about a decision or an outcome."""
    phase = snapshot.phase
    if phase == DEAL:
        return _said("removed", colonist=COLONIST_NAMES[action % COLONISTS])
    seat = snapshot.seat
    if phase == PICK:
        return _said("picks", seat=seat, colonist=COLONIST_NAMES[action - PICK_FIRST])
    if phase == REVEAL:
        return _said("reveals", seat=seat, colonist=COLONIST_NAMES[action])
    if phase == DRAW:
        return _choice(snapshot, action)
    if phase == KEEP:
        full = len(snapshot.mover.hand) >= HAND
        card = MODULE_NAMES[action - KEEP_FIRST]
        return _said("loses" if full else "keeps", seat=seat, card=card)
    if phase == POWER:
        return _power(snapshot, action)
    if phase == ANSWER:
        return _answer(snapshot, action)
    if phase == BUILD:
        return _build(snapshot, action)
    code = "visionary_card" if phase == PASSIVE else "draws"
    return _said(code, seat=seat, card=MODULE_NAMES[action])


def income(snapshot: Snapshot) -> int:
    """Omnium that the passive ability of the mover's colonist brings now."""
    colonist = snapshot.mover.colonist
    if colonist is None or COLOUR_OF_COLONIST[colonist] == NONE:
        return 0
    colours = [card // 4 for card in snapshot.mover.colony]
    return colours.count(int(COLOUR_OF_COLONIST[colonist]))


def ends_in_a_draw(snapshot: Snapshot) -> bool:
    """Whether drawing modules ends the game at once, for want of cards (rules, 1.4)."""
    mover = snapshot.mover
    takes_one = mover.colonist == VISIONARY and len(mover.hand) < HAND and snapshot.deck > 0
    return snapshot.deck - takes_one < 2


def _choice(snapshot: Snapshot, action: Action) -> Message:
    colonist = snapshot.mover.colonist
    assert colonist is not None
    who: dict[str, Parameter] = {"seat": snapshot.seat, "colonist": COLONIST_NAMES[colonist]}
    passive = income(snapshot)
    if action == TAKE_OMNIUM:
        return _said("takes", **who, omnium=INCOME + passive)
    if ends_in_a_draw(snapshot):
        return _said("draws_the_last", **who)
    if passive:
        return _said("draws_with_income", **who, omnium=passive)
    return _said("draws_modules", **who)


def _power(snapshot: Snapshot, action: Action) -> Message:
    if action == DO_NOTHING:
        return _said("does_nothing", seat=snapshot.seat)
    kind, first = ("names_to_swap", SWAP_FIRST)
    if action < SWAP_FIRST:
        kind, first = ("names_to_steal", STEAL_FIRST)
    return _said(kind, seat=snapshot.seat, colonist=COLONIST_NAMES[action - first])


def _answer(snapshot: Snapshot, action: Action) -> Message:
    assert snapshot.named is not None
    assert snapshot.named_colonist is not None
    colonist = COLONIST_NAMES[snapshot.named_colonist]
    if action == NOBODY:
        return _said("nobody", colonist=colonist)
    who: dict[str, Parameter] = {"seat": snapshot.seat, "other": action, "colonist": colonist}
    other = snapshot.players[action]
    if snapshot.named < SWAP_FIRST and not other.omnium:
        return _said("steals_nothing", **who)
    if snapshot.named < SWAP_FIRST:
        return _said("steals", **who, omnium=min(STEAL_MOST, other.omnium))
    return _said("swaps", **who, given=len(snapshot.mover.hand), got=len(other.hand))


def _build(snapshot: Snapshot, action: Action) -> Message:
    if action == BUILD_NOTHING:
        return _said("builds_nothing", seat=snapshot.seat)
    card = action - BUILD_FIRST
    others_full = any(player.is_full for player in snapshot.players)
    full = len(snapshot.mover.colony) + 1 == COLONY
    code = "builds"
    if full:
        code = "builds_also_the_last" if others_full else "builds_the_last"
    return _said(
        code,
        seat=snapshot.seat,
        card=MODULE_NAMES[card],
        cost=cost_of(card),
        colour=colour_of(card).value,
        n=len(snapshot.mover.colony) + 1,
    )


def ask(snapshot: Snapshot) -> Message:
    """What the deciding seat is asked."""
    code = _ASKED[snapshot.phase]
    if snapshot.phase == DRAW and ends_in_a_draw(snapshot):
        code = "draw_last"
    if snapshot.phase == KEEP and len(snapshot.mover.hand) >= HAND:
        code = "keep_full"
    colonist, omnium = snapshot.mover.colonist, snapshot.mover.omnium
    name = "" if colonist is None else COLONIST_NAMES[colonist]
    if snapshot.phase == POWER and name and name not in NAMING:
        return message("colonizers.ask.no_power", seat=snapshot.seat, colonist=name)
    return message(f"colonizers.ask.{code}", seat=snapshot.seat, omnium=omnium, deck=snapshot.deck)


def standing_detail(snapshot: Snapshot, seat: int) -> Message:
    """The small figure on the card of ``seat``: its Omnium."""
    return message("colonizers.standing", omnium=snapshot.players[seat].omnium)


def _said(code: str, **parameters: Parameter) -> Message:
    return message(f"colonizers.log.{code}", **parameters)


class ColonizersGuide(Guide):
    """Things are ``colonist`` (number), ``module`` of a hand (type), ``deck``, and ``omnium``."""

    def why_not(self, position: Position, thing: str, *at: int) -> Message | None:
        """Why a card cannot be chosen now."""
        snapshot = read(position.state)
        if snapshot.phase not in _ASKED:
            return None
        match thing:
            case "colonist":
                return _of_colonist(snapshot, at[0])
            case "module":
                return _of_module(snapshot, at[0])
            case _:
                return _of_draw(snapshot)


def _of_colonist(snapshot: Snapshot, number: int) -> Message:
    """Why a colonist in the middle cannot be picked or named."""
    name = COLONIST_NAMES[number]
    if snapshot.phase == PICK:
        return _why("not_offered", colonist=name)
    if snapshot.phase != POWER:
        return _why(f"now_{_ASKED[snapshot.phase]}")
    own = snapshot.mover.colonist
    if own is not None and COLONIST_NAMES[own] not in NAMING:
        return _why("names_nobody", colonist=COLONIST_NAMES[own])
    return _why("own_colonist" if number == own else "cannot_be_named", colonist=name)


def _of_module(snapshot: Snapshot, card: int) -> Message:
    """Why a module of the own hand cannot be built."""
    if snapshot.phase != BUILD:
        return _why(f"now_{_ASKED[snapshot.phase]}")
    has = snapshot.mover.omnium
    return _why("too_dear", card=MODULE_NAMES[card], cost=cost_of(card), omnium=has)


def _of_draw(snapshot: Snapshot) -> Message:
    """Why no modules can be drawn and no Omnium taken."""
    if snapshot.phase == DRAW and len(snapshot.mover.hand) >= HAND:
        return _why("hand_full")
    return _why(f"now_{_ASKED[snapshot.phase]}")


def _why(code: str, **parameters: str | int) -> Message:
    return message(f"colonizers.why.{code}", **parameters)
