"""Positions and actions as text.

A position is named fields, separated by bars; cards are written as colour and cost::

    round 3 | seat 2 build | 1 has 4 | hand G5 N4 | colony R1 R1 | colonist Spy | 2 has 0 | ...
    ... | removed General | bottom G4 by 1, N6 by 3 | 1 of 2 knows N4 least 1 sure 2

* ``seat 2 build``: whose pick or turn, and the phase.
* ``1 has 4``: what follows belongs to seat 1, which has 4 Omnium. Empty fields are left out.
* ``bottom``: cards at the bottom of the deck, the upper ones first, and who put them there. The
  other cards of the deck are the ones that are nowhere else.
* ``1 of 2 knows N4 least 1 sure 2``: of the hand of seat 2, seat 1 knows these cards; everybody can
  tell that it knows one at least, and seat 2 which ones.
* ``named``: what the Opportunist or the Spy wants, while its holder answers; ``absent``: colonists
  that were named and that nobody holds; ``shown``: seats of which everybody knows the colonist.
* ``modules``: behind the Visionary's card two more are drawn; ``exhausted``: the deck has ended the
  game; ``reference`` with an order of colonists: play as the original program does.

Actions are written as a person says them: ``Build Mass Relay``; what the original program writes,
``BuildModule Mass Relay``, is read too. ``reading`` reads positions.
"""

import re
from collections.abc import Iterator, Sequence

from engines.games.colonizers.cards import (
    CODES,
    COLONIST_NAMES,
    COLONIST_OF_NAME,
    MODULE_NAMES,
    MODULE_OF_NAME,
)
from engines.games.colonizers.kernels.state import ANSWER, COLONISTS, DEAL, NOBODY, REVEAL
from engines.games.colonizers.snapshot import Known, Player, Snapshot, orders
from engines.games.colonizers.words import ACTION_TEXTS, ACTIONS, CARD_DRAWS, DECISIONS, PHASES
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat

# -- actions ----------------------------------------------------------------------------------


def action_text(snapshot: Snapshot, action: Action) -> str:
    """``Build Mass Relay``; outcomes: ``Removed Spy``, ``Card Quarry``, ``Answer seat 2``."""
    if snapshot.phase == DEAL:
        removed, number = action % COLONISTS, action // COLONISTS
        text = f"Removed {COLONIST_NAMES[removed]}"
        return f"{text} order {_names(orders()[number])}" if snapshot.reference else text
    if snapshot.phase == REVEAL:
        return f"Reveal {COLONIST_NAMES[action]}"
    if snapshot.phase == ANSWER:
        return "Answer nobody" if action == NOBODY else f"Answer seat {action + 1}"
    if PHASES[snapshot.phase] in CARD_DRAWS:
        return f"Card {MODULE_NAMES[action]}"
    return ACTION_TEXTS[action]


def parse_action(snapshot: Snapshot, text: str) -> Action:
    """The inverse of ``action_text``.

    Raises:
        ParseError: the text is no action or outcome.
        IllegalAction: it is one of another phase, or an outcome that cannot come.
    """
    words = " ".join(text.casefold().split())
    if words in ACTIONS:
        if PHASES[snapshot.phase] not in DECISIONS:
            raise IllegalAction(
                f"{quoted(text)} is a decision, but here cards are dealt or revealed."
            )
        return ACTIONS[words]
    kind, _, rest = words.partition(" ")
    if kind == "removed" and snapshot.phase == DEAL:
        return _parse_deal(snapshot, text, rest)
    if kind == "reveal" and snapshot.phase == REVEAL:
        return _revealed(snapshot, _colonist(text, rest))
    if kind == "card" and PHASES[snapshot.phase] in CARD_DRAWS:
        return _next_card(snapshot, text, rest)
    if kind == "answer" and snapshot.phase == ANSWER:
        return _answer(snapshot, text, rest)
    if kind in ("removed", "reveal", "answer", "card"):
        raise IllegalAction(f"{quoted(text)} does not happen here.")
    raise ParseError(
        f"{quoted(text)} is not an action. Type, for example, 'Take Omnium' or 'Build Quarry'.",
        text,
    )


def _parse_deal(snapshot: Snapshot, text: str, rest: str) -> Action:
    name, _, order = rest.partition(" order ")
    removed = _colonist(text, name)
    if not snapshot.reference:
        if order:
            raise IllegalAction("Colonists are offered in the order of their names here.")
        return removed
    found = tuple(_colonist(text, word) for word in order.split())
    if found not in orders():
        raise ParseError(f"{quoted(order)} does not name all {COLONISTS} colonists once.", text)
    return removed + COLONISTS * orders().index(found)


def _revealed(snapshot: Snapshot, colonist: int) -> Action:
    if colonist != snapshot.mover.colonist:
        raise IllegalAction(
            f"Seat {snapshot.seat + 1} has picked another colonist than {COLONIST_NAMES[colonist]}."
        )
    return colonist


def _answer(snapshot: Snapshot, text: str, rest: str) -> Action:
    match = re.fullmatch(r"nobody|seat ([1-4])", rest)
    if not match:
        raise ParseError(
            f"{quoted(rest)} is not an answer. Write 'Answer nobody' or 'Answer seat 2'.", text
        )
    seat = snapshot.holder_of_named
    if seat != (NOBODY if match[1] is None else int(match[1]) - 1):
        raise IllegalAction(
            f"{quoted(text)} is not true: another seat has that colonist, or none has."
        )
    return seat


def _next_card(snapshot: Snapshot, text: str, name: str) -> Action:
    if name not in MODULE_OF_NAME:
        raise ParseError(f"{quoted(name)} is not a module.", text)
    card = MODULE_OF_NAME[name]
    fresh = snapshot.fresh
    if any(fresh) and not fresh[card]:
        raise IllegalAction(f"No {MODULE_NAMES[card]} can be drawn: none is left in the deck.")
    if not any(fresh) and snapshot.bottom[0][0] != card:
        next_one = MODULE_NAMES[snapshot.bottom[0][0]]
        raise IllegalAction(f"The next card of the deck is known: {next_one}.")
    return card


def _colonist(text: str, name: str) -> int:
    if name not in COLONIST_OF_NAME:
        known = ", ".join(COLONIST_NAMES)
        raise ParseError(f"{quoted(name)} is not a colonist. The colonists are {known}.", text)
    return COLONIST_OF_NAME[name]


# -- positions --------------------------------------------------------------------------------


def position_text(snapshot: Snapshot) -> str:
    """The snapshot on one line."""
    return " | ".join(_fields(snapshot))


def _fields(snapshot: Snapshot) -> Iterator[str]:
    yield f"round {snapshot.round}"
    yield f"seat {snapshot.seat + 1} {PHASES[snapshot.phase]}"
    for seat, player in enumerate(snapshot.players):
        yield from _fields_of_seat(seat, player)
    if snapshot.removed is not None:
        yield f"removed {COLONIST_NAMES[snapshot.removed]}"
    yield from _fields_of_power(snapshot)
    drawn = zip(snapshot.drawn, snapshot.drawn_by, strict=True)
    for name, cards in (("drawn", tuple(drawn)), ("bottom", snapshot.bottom)):
        if cards:
            yield f"{name} {', '.join(_with_knower(card, by) for card, by in cards)}"
    for (q, r), known in sorted(snapshot.known.items()):
        yield _known_text(q, r, known)
    switches = (("modules", snapshot.wants_modules), ("exhausted", snapshot.exhausted))
    yield from (name for name, is_on in switches if is_on)
    if snapshot.reference:
        yield f"reference {_names(snapshot.order)}"


def _fields_of_seat(seat: Seat, player: Player) -> Iterator[str]:
    yield f"{seat + 1} has {player.omnium}"
    for name, cards in (("hand", player.hand), ("colony", player.colony), ("lost", player.gone)):
        if cards:
            yield f"{name} {_codes(cards)}"
    if player.colonist is not None:
        yield f"colonist {COLONIST_NAMES[player.colonist]}"


def _fields_of_power(snapshot: Snapshot) -> Iterator[str]:
    if snapshot.exposed:
        yield f"shown {' '.join(str(seat + 1) for seat in sorted(snapshot.exposed))}"
    if snapshot.absent:
        yield f"absent {_names(sorted(snapshot.absent))}"
    if snapshot.named is not None:
        yield f"named {ACTION_TEXTS[snapshot.named]}"


def _known_text(q: Seat, r: Seat, known: Known) -> str:
    parts = [f"{q + 1} of {r + 1} knows"]
    if known.cards:
        parts.append(_codes(known.cards))
    parts.append(f"least {known.least}")
    if known.sure:
        parts.append(f"sure {' '.join(str(p + 1) for p in sorted(known.sure))}")
    return " ".join(parts)


def _with_knower(card: int, by: Seat | None) -> str:
    return CODES[card] if by is None else f"{CODES[card]} by {by + 1}"


def _codes(cards: Sequence[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def _names(colonists: Sequence[int]) -> str:
    return " ".join(COLONIST_NAMES[colonist] for colonist in colonists)
