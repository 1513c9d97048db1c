"""Why an action is good or bad, from what its seat knows, as facts.

Weights run from -1 to 1; nothing is computed from them.
"""

from collections.abc import Iterator
from dataclasses import replace

from engines.contract.analysis import Analysis, Reason
from engines.contract.messages import Parameter, message
from engines.contract.position import Position
from engines.games.colonizers.cards import COLONISTS, COLOURS, Colour, colour_of, cost_of, value_of
from engines.games.colonizers.deductions import chances_of_colonists
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.messages import ends_in_a_draw
from engines.games.colonizers.snapshot import Player, Snapshot, read
from engines.runtime.types import Action, Seat


def explain(position: Position, analysis: Analysis) -> Analysis:
    """The analysis with reasons for the first action of every line."""
    snapshot = read(position.state)
    lines = (
        replace(line, reasons=(*line.reasons, *reasons(snapshot, line.actions[0])))
        for line in analysis.lines
    )
    return replace(analysis, lines=tuple(lines))


def reasons(snapshot: Snapshot, action: Action) -> tuple[Reason, ...]:
    """Reasons for and against an action of the deciding seat, most important first."""
    speak = {st.PICK: _pick, st.DRAW: _draw, st.KEEP: _keep, st.POWER: _power, st.BUILD: _build}
    return tuple(speak[snapshot.phase](snapshot, action))


def _because(code: str, weight: float, **parameters: Parameter) -> Reason:
    return Reason(message(f"colonizers.reason.{code}", **parameters), weight)


def _pick(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    colonist, mover = action - st.PICK_FIRST, snapshot.mover
    if st.COLOUR_OF_COLONIST[colonist] != st.NONE:
        count, colour = mover.income(colonist), COLOURS[st.COLOUR_OF_COLONIST[colonist]]
        name = message(f"colonizers.{colour.value}")
        found = [_because("income", min(1.0, count / 4), n=count, colour=name)]
        seats = enumerate(snapshot.players)
        lost = [player.income(colonist) * (seat > snapshot.seat) for seat, player in seats]
        if most := max(lost):  # of those who still pick
            found.append(_because("denies", most / 8, n=most, seat=lost.index(most)))
        yield from sorted(found, key=lambda reason: -reason.weight)
    elif colonist == st.VISIONARY:
        if len(mover.hand) < st.HAND:
            yield _because("extra_card", 0.4, hand=len(mover.hand))
        else:
            yield _because("no_extra_card", -0.4)
    elif colonist == st.OPPORTUNIST:
        richest = max(_others(snapshot), key=lambda seat: snapshot.players[seat].omnium)
        omnium = min(st.STEAL_MOST, snapshot.players[richest].omnium)
        yield _because("may_steal", omnium / 4, omnium=omnium, seat=richest)
    else:
        assert colonist == st.SPY
        fullest = max(_others(snapshot), key=lambda seat: len(snapshot.players[seat].hand))
        cards = len(snapshot.players[fullest].hand)
        weight = (cards - len(mover.hand)) / st.HAND
        yield _because("may_swap", weight, own=len(mover.hand), cards=cards, seat=fullest)


def _others(snapshot: Snapshot) -> list[Seat]:
    return [seat for seat in range(st.SEATS) if seat != snapshot.seat]


def _draw(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    mover = snapshot.mover
    if action == st.TAKE_OMNIUM:
        before = mover.omnium + mover.income(mover.colonist)  # which either choice earns
        after = before + st.INCOME
        if dear := [cost_of(card) for card in mover.hand if before < cost_of(card) <= after]:
            yield _because("pays_for", 0.5, cost=max(dear))
        if len(mover.hand) >= st.HAND - 1:
            yield _because("full_hand", 0.3, cards=len(mover.hand))
        if all(cost_of(card) > before for card in mover.hand) and (mover.hand or not before):
            yield _because("nothing_affordable", 0.2, omnium=before)
        yield _because("will_have", 0.1, omnium=after)
        return
    if ends_in_a_draw(snapshot):
        yield _because("ends_the_game", -1.0, deck=snapshot.deck)
    elif not mover.hand:
        yield _because("empty_hand", 0.6)
    elif len(mover.hand) + (mover.colonist == st.VISIONARY) < st.HAND:
        yield _because("extra_card", 0.1, hand=len(mover.hand))
    else:
        yield _because("no_extra_card", -0.4)


def _keep(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    card, mover = action - st.KEEP_FIRST, snapshot.mover
    if len(mover.hand) >= st.HAND:
        yield _because("is_lost", -0.8)
    gain = value_of(card) - cost_of(card)
    yield _because("worth", gain / 4, value=value_of(card), cost=cost_of(card))
    if cost_of(card) <= mover.omnium:
        yield _because("at_once", 0.3)
    else:
        yield _because("missing", -0.2, omnium=cost_of(card) - mover.omnium)
    yield _income_with(mover, card)


def _power(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    mover = snapshot.mover
    if action == st.DO_NOTHING:
        foregone: dict[int | None, str] = {st.SPY: "keeps_hand", st.OPPORTUNIST: "steals_nothing"}
        if code := foregone.get(mover.colonist):
            yield _because(code, 0.0, cards=len(mover.hand), omnium=mover.omnium)
        return
    steals = action < st.SWAP_FIRST
    colonist = action - (st.STEAL_FIRST if steals else st.SWAP_FIRST)
    chances = chances_of_colonists(snapshot, snapshot.seat)
    name, seats = COLONISTS[colonist], [at for at in _others(snapshot) if colonist in chances[at]]
    seats.sort(key=lambda seat: -chances[seat][colonist])
    if not seats:
        yield _because("held_by_nobody", -1.0, colonist=name)
    for seat in seats:
        chance, player = chances[seat][colonist], snapshot.players[seat]
        omnium, cards, own = min(st.STEAL_MOST, player.omnium), len(player.hand), len(mover.hand)
        told = {"omnium": omnium} if steals else {"cards": cards, "own": own}
        gain = omnium / 2 if steals else (cards - own) / st.HAND
        code = ("steals" if steals else "swaps") + "_surely" * (len(chances[seat]) == 1)
        yield _because(code, chance * gain, seat=seat, colonist=name, chance=chance, **told)


def _build(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    mover = snapshot.mover
    if action == st.BUILD_NOTHING:
        if mover.hand:
            yield _because("saves", 0.1, omnium=mover.omnium)
        return
    card = action - st.BUILD_FIRST
    if len(mover.colony) + 1 == st.COLONY:
        ahead = any(player.is_full for player in snapshot.players)
        yield _because("completes_too" if ahead else "completes", 0.8)
    yield _because("worth", value_of(card) / 16, value=value_of(card), cost=cost_of(card))
    yield _income_with(mover, card)


def _income_with(mover: Player, card: int) -> Reason:
    """What the colonist of a module's color earns with it."""
    colour = colour_of(card)
    if colour is Colour.NONE:
        return _because("no_colour", 0.0)
    colonist = st.COLOUR_OF_COLONIST.tolist().index(card // 4)
    told = {"colour": message(f"colonizers.{colour.value}"), "colonist": COLONISTS[colonist]}
    return _because("colour", 0.2, n=mover.income(colonist) + 1, **told)
