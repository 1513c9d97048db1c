"""The events of Colonizers as facts, for the log and announcements."""

from engines.contract.messages import Message, Parameter, message
from engines.contract.rules import Guide, Rules
from engines.games.colonizers import cards
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.snapshot import Snapshot, read
from engines.runtime.types import Action, State

_ASKED = {st.PICK: "pick", st.DRAW: "draw", st.KEEP: "keep", st.POWER: "power", st.BUILD: "build"}


def describe(snapshot: Snapshot, action: Action) -> Message:
    phase = snapshot.phase
    if phase == st.DEAL:
        return _said("removed", colonist=cards.COLONISTS[action % st.COLONISTS])
    seat = snapshot.seat
    if phase == st.PICK:
        return _said("picks", seat=seat, colonist=cards.COLONISTS[action - st.PICK_FIRST])
    if phase == st.REVEAL:
        return _said("reveals", seat=seat, colonist=cards.COLONISTS[action])
    if phase == st.DRAW:
        return _choice(snapshot, action)
    if phase == st.KEEP:
        full = len(snapshot.mover.hand) >= st.HAND
        card = cards.MODULES[action - st.KEEP_FIRST]
        return _said("loses" if full else "keeps", seat=seat, card=card)
    if phase == st.POWER:
        return _power(snapshot, action)
    if phase == st.ANSWER:
        return _answer(snapshot, action)
    if phase == st.BUILD:
        return _build(snapshot, action)
    code = "visionary_card" if phase == st.PASSIVE else "draws"
    return _said(code, seat=seat, card=cards.MODULES[action])


def ends_in_a_draw(snapshot: Snapshot) -> bool:
    """Whether drawing modules ends the game at once, for lack of cards (rules, 1.4)."""
    mover = snapshot.mover
    takes_one = mover.colonist == st.VISIONARY and len(mover.hand) < st.HAND and snapshot.deck > 0
    return snapshot.deck - takes_one < 2


def _choice(snapshot: Snapshot, action: Action) -> Message:
    colonist = snapshot.mover.colonist
    assert colonist is not None
    who: dict[str, Parameter] = {"seat": snapshot.seat, "colonist": cards.COLONISTS[colonist]}
    passive = snapshot.mover.income(colonist)
    if action == st.TAKE_OMNIUM:
        return _said("takes", **who, omnium=st.INCOME + passive)
    code = "draws_with_income" if passive else "draws_modules"
    return _said("draws_the_last" if ends_in_a_draw(snapshot) else code, **who, omnium=passive)


def _power(snapshot: Snapshot, action: Action) -> Message:
    if action == st.DO_NOTHING:
        return _said("does_nothing" if _names_others(snapshot) else "goes_on", seat=snapshot.seat)
    swaps = action >= st.SWAP_FIRST
    kind, first = ("swap", st.SWAP_FIRST) if swaps else ("steal", st.STEAL_FIRST)
    return _said(f"names_to_{kind}", seat=snapshot.seat, colonist=cards.COLONISTS[action - first])


def _names_others(snapshot: Snapshot) -> bool:
    """Whether the mover's colonist can name another."""
    colonist = snapshot.mover.colonist
    return colonist is not None and cards.COLONIST_NAMES[colonist] in cards.NAMING


def _answer(snapshot: Snapshot, action: Action) -> Message:
    assert snapshot.named is not None
    assert snapshot.named_colonist is not None
    colonist = cards.COLONISTS[snapshot.named_colonist]
    if action == st.NOBODY:
        return _said("nobody", colonist=colonist)
    who: dict[str, Parameter] = {"seat": snapshot.seat, "other": action, "colonist": colonist}
    other = snapshot.players[action]
    if snapshot.named < st.SWAP_FIRST:
        stolen = min(st.STEAL_MOST, other.omnium)
        return _said("steals" if stolen else "steals_nothing", **who, omnium=stolen)
    return _said("swaps", **who, given=len(snapshot.mover.hand), got=len(other.hand))


def _build(snapshot: Snapshot, action: Action) -> Message:
    if action == st.BUILD_NOTHING:
        return _said("builds_nothing", seat=snapshot.seat)
    card = action - st.BUILD_FIRST
    others_full = any(player.is_full for player in snapshot.players)
    full = len(snapshot.mover.colony) + 1 == st.COLONY
    code = "builds"
    if full:
        code = "builds_also_the_last" if others_full else "builds_the_last"
    return _said(
        code,
        seat=snapshot.seat,
        card=cards.MODULES[card],
        cost=cards.cost_of(card),
        colour=cards.colour_of(card).value,
        n=len(snapshot.mover.colony) + 1,
    )


def ask(snapshot: Snapshot) -> Message:
    code = _ASKED[snapshot.phase]
    if snapshot.phase == st.DRAW and ends_in_a_draw(snapshot):
        code = "draw_last"
    if snapshot.phase == st.KEEP and len(snapshot.mover.hand) >= st.HAND:
        code = "keep_full"
    omnium, colonist = snapshot.mover.omnium, snapshot.mover.colonist
    if snapshot.phase == st.POWER and colonist is not None and not _names_others(snapshot):
        return message(
            "colonizers.ask.no_power", seat=snapshot.seat, colonist=cards.COLONISTS[colonist]
        )
    return message(f"colonizers.ask.{code}", seat=snapshot.seat, omnium=omnium, deck=snapshot.deck)


def standing_detail(snapshot: Snapshot, seat: int) -> Message:
    """The small figure on the card of ``seat``: its Omnium."""
    return message("colonizers.standing", omnium=snapshot.players[seat].omnium)


def _said(code: str, **parameters: Parameter) -> Message:
    return message(f"colonizers.log.{code}", **parameters)


class ColonizersGuide(Guide):
    """Things are ``colonist`` (number), ``module`` of a hand (type), and ``draw``.

    Any other ``thing`` is answered with what can be chosen instead.
    """

    unsaid = frozenset(
        f"colonizers.short.{code}" for code in ("does_nothing", "goes_on", "builds_nothing")
    )

    def why_not(self, rules: Rules, state: State, thing: str, *at: int) -> Message | None:
        snapshot = read(state)
        if snapshot.phase not in _ASKED:
            return None
        match thing:
            case "colonist":
                return _of_colonist(snapshot, at[0])
            case "module":
                return _of_module(snapshot, at[0])
            case "draw":
                return _of_draw(snapshot)
            case _:
                return _why(f"now_{_ASKED[snapshot.phase]}")


def _of_colonist(snapshot: Snapshot, number: int) -> Message:
    """Why a colonist in the middle cannot be picked or, in the power step, named."""
    name = cards.COLONISTS[number]
    if snapshot.phase == st.PICK:
        return _why("not_offered", colonist=name)
    if snapshot.phase != st.POWER or not _names_others(snapshot):
        return _why(f"now_{_ASKED[snapshot.phase]}")
    own = number == snapshot.mover.colonist
    return _why("own_colonist" if own else "cannot_be_named", colonist=name)


def _of_module(snapshot: Snapshot, card: int) -> Message:
    """Why a module in the mover's hand can't be built."""
    if snapshot.phase != st.BUILD:
        return _why(f"now_{_ASKED[snapshot.phase]}")
    has = snapshot.mover.omnium
    return _why("too_dear", card=cards.MODULES[card], cost=cards.cost_of(card), omnium=has)


def _of_draw(snapshot: Snapshot) -> Message:
    """Why no modules can be drawn and no Omnium taken."""
    if snapshot.phase == st.DRAW and len(snapshot.mover.hand) >= st.HAND:
        return _why("hand_full")
    return _why(f"now_{_ASKED[snapshot.phase]}")


def _why(code: str, **parameters: Parameter) -> Message:
    return message(f"colonizers.why.{code}", **parameters)
