"""Positions and actions as text.

A position is named fields, separated by bars; cards are written as color and cost::

    round 3 | seat 2 build | 1 has 4 | hand G5 N4 | colony R1 R1 | colonist Spy | 2 has 0 | ...
    ... | removed General | bottom G4 by 1, N6 by 3 | 1 of 2 knows N4 least 1 sure 2

* ``seat 2 build``: whose pick or turn, and the phase.
* ``1 has 4``: what follows belongs to seat 1, which has 4 Omnium. Empty fields are left out.
* ``bottom``: cards at the bottom of the deck, the upper ones first, and who put them there. The
  other cards of the deck are the ones that are nowhere else.
* ``1 of 2 knows N4 least 1 sure 2``: seat 1 knows these cards in the hand of seat 2; everyone can
  tell that it knows at least one, and seat 2 can tell which ones.
* ``named``: what the Opportunist or the Spy asks for, until it is answered; ``absent``: colonists
  that were named and that nobody holds; ``shown``: seats whose colonist everyone knows.
* ``modules``: two more cards are drawn after the Visionary's; ``exhausted``: the deck has ended the
  game; ``reference`` with an order of colonists: play as the original program does.

Actions are written the way people say them: ``Build Mass Relay``. The original program's form,
``BuildModule Mass Relay``, is read too.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from engines.games.colonizers import cards, data
from engines.games.colonizers.kernels.state import ANSWER, COLONISTS, DEAL, NOBODY, REVEAL, SEATS
from engines.games.colonizers.possible import check
from engines.games.colonizers.snapshot import ASCENDING, Known, Player, Snapshot, orders
from engines.rulekit.notation import FLAG, Kind, Notation, Part, always, joined
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat

# -- actions ----------------------------------------------------------------------------------


def action_text(snapshot: Snapshot, action: Action) -> str:
    """``Build Mass Relay``; outcomes: ``Removed Spy``, ``Card Quarry``, ``Answer seat 2``."""
    if snapshot.phase == DEAL:
        removed, number = action % COLONISTS, action // COLONISTS
        text = f"Removed {cards.COLONIST_NAMES[removed]}"
        return f"{text} order {_names(orders()[number])}" if snapshot.reference else text
    if snapshot.phase == REVEAL:
        return f"Reveal {cards.COLONIST_NAMES[action]}"
    if snapshot.phase == ANSWER:
        return "Answer nobody" if action == NOBODY else f"Answer seat {action + 1}"
    if data.PHASES[snapshot.phase] in data.CARD_DRAWS:
        return f"Card {cards.MODULE_NAMES[action]}"
    return data.ACTION_TEXTS[action]


def parse_action(snapshot: Snapshot, text: str) -> Action:
    """The inverse of ``action_text``.

    Raises:
        ParseError: the text isn't an action or outcome.
        IllegalAction: it belongs to another phase, or is an impossible outcome.
    """
    words = " ".join(text.casefold().split())
    if words in data.ACTIONS:
        if data.PHASES[snapshot.phase] not in data.DECISIONS:
            raise IllegalAction("errors-decision-but-here-cards", text=quoted(text))
        return data.ACTIONS[words]
    kind, _, rest = words.partition(" ")
    if kind == "removed" and snapshot.phase == DEAL:
        return _parse_deal(snapshot, rest)
    if kind == "reveal" and snapshot.phase == REVEAL:
        return _revealed(snapshot, _colonist(rest))
    if kind == "card" and data.PHASES[snapshot.phase] in data.CARD_DRAWS:
        return _next_card(snapshot, rest)
    if kind == "answer" and snapshot.phase == ANSWER:
        return _answer(snapshot, text, rest)
    if kind in ("removed", "reveal", "answer", "card"):
        raise IllegalAction("errors-does-not-happen-here", text=quoted(text))
    raise ParseError("errors-not-action-type-example", text=quoted(text))


def _parse_deal(snapshot: Snapshot, rest: str) -> Action:
    name, _, order = rest.partition(" order ")
    removed = _colonist(name)
    if not snapshot.reference:
        if order:
            raise IllegalAction("errors-colonists-offered-order-names")
        return removed
    found = tuple(_colonist(word) for word in order.split())
    if found not in orders():
        raise ParseError("errors-not-all-colonists", order=quoted(order), colonists=COLONISTS)
    return removed + COLONISTS * orders().index(found)


def _revealed(snapshot: Snapshot, colonist: int) -> Action:
    if colonist != snapshot.mover.colonist:
        raise IllegalAction(
            "errors-seat-picked-another-colonist",
            seat=snapshot.seat + 1,
            colonist=cards.colonist_name(colonist),
        )
    return colonist


def _answer(snapshot: Snapshot, text: str, rest: str) -> Action:
    match = re.fullmatch(r"nobody|seat ([1-4])", rest)
    if not match:
        raise ParseError("errors-not-answer-write-answer", rest=quoted(rest))
    seat = snapshot.holder_of_named
    if seat != (NOBODY if match[1] is None else int(match[1]) - 1):
        raise IllegalAction("errors-not-true-another-seat", text=quoted(text))
    return seat


def _next_card(snapshot: Snapshot, name: str) -> Action:
    if name not in cards.MODULE_OF_NAME:
        raise ParseError("errors-not-module", name=quoted(name))
    card = cards.MODULE_OF_NAME[name]
    fresh = snapshot.fresh
    if any(fresh) and not fresh[card]:
        raise IllegalAction("errors-no-can-drawn-none", module=cards.module_name(card))
    if not any(fresh) and snapshot.bottom[0][0] != card:
        next_one = cards.module_name(snapshot.bottom[0][0])
        raise IllegalAction("errors-next-card-deck-known", next_one=next_one)
    return card


def _colonist(name: str) -> int:
    if name not in cards.COLONIST_OF_NAME:
        known = cards.COLONIST_NAMES
        raise ParseError("errors-not-colonist-colonists", name=quoted(name), known=known)
    return cards.COLONIST_OF_NAME[name]


# -- positions --------------------------------------------------------------------------------


def _cards(_word: str, value: str) -> tuple[int, ...]:
    for code in value.split():
        if code not in cards.MODULE_OF_CODE:
            raise ParseError("errors-not-card-cards", code=quoted(code), codes=cards.CODES)
    return tuple(cards.MODULE_OF_CODE[code] for code in value.split())


def _seat(_word: str, value: str) -> tuple[Seat, int]:
    match = re.fullmatch(r"([1-4]) ([a-z]+)", value)
    if not match or match[2] not in data.PHASES:
        known = tuple(data.PHASES)
        raise ParseError(
            "errors-not-seat-and-phase", value=quoted(f"seat {value}"), seats=SEATS, known=known
        )
    return int(match[1]) - 1, data.PHASES.index(match[2])


def _shown(_word: str, value: str) -> frozenset[Seat]:
    if not re.fullmatch(r"[1-4]( [1-4])*", value):
        raise ParseError("errors-not-seats", value=quoted(value), seats=SEATS)
    return frozenset(int(seat) - 1 for seat in value.split())


def _named(_word: str, value: str) -> Action:
    if value not in data.NAMING:
        raise ParseError("errors-names-no-colonist-named", value=quoted(value))
    return data.NAMING[value]


def _order(_word: str, value: str) -> tuple[int, ...]:
    order = tuple(map(_colonist, value.split()))
    if sorted(order) != list(ASCENDING):
        raise ParseError("errors-not-all-colonists", order=quoted(value), colonists=COLONISTS)
    return order


def _pairs(word: str, value: str) -> tuple[tuple[int, Seat | None], ...]:
    found: list[tuple[int, Seat | None]] = []
    for part in value.split(","):
        match = re.fullmatch(r"([a-z]\d+)(?: by ([1-4]))?", part.strip())
        if not match:
            raise ParseError("errors-not-card-and-seat", strip=quoted(part.strip()))
        if word == "bottom" and not match[2]:
            raise ParseError("errors-every-card-bottom-says")
        found.append((_cards("", match[1])[0], int(match[2]) - 1 if match[2] else None))
    return tuple(found)


def _pairs_text(pairs: Sequence[tuple[int, Seat | None]]) -> str:
    return ", ".join(
        cards.CODES[card] + ("" if by is None else f" by {by + 1}") for card, by in pairs
    )


def _codes(several: Sequence[int]) -> str:
    return joined([cards.CODES[card] for card in several])


def _names(colonists: Iterable[int]) -> str:
    return joined([cards.COLONIST_NAMES[colonist] for colonist in colonists])


def _seats(seats: Iterable[Seat]) -> str:
    return joined([seat + 1 for seat in sorted(seats)])


def _known_text(known: dict[tuple[Seat, Seat], Known]) -> str:
    return " | ".join(
        f"{q + 1} of {r + 1} knows {_codes(each.cards)}".rstrip()
        + f" least {each.least}"
        + (f" sure {_seats(each.sure)}" if each.sure else "")
        for (q, r), each in sorted(known.items())
    )


def _players_text(players: Sequence[Player]) -> str:
    parts = (
        [f"{seat} has {player.omnium}", _OF_A_SEAT.text(player)]
        for seat, player in enumerate(players, 1)
    )
    return " | ".join(part for both in parts for part in both if part)


_CARDS: Final = Kind(_codes, _cards)
_COLONIST: Final = Kind(cards.COLONIST_NAMES.__getitem__, lambda _, value: _colonist(value))
_PAIRS: Final = Kind(_pairs_text, _pairs)
_OF_A_SEAT: Final = Notation(
    Player,
    "hand G5",
    (
        Part("hand", "hand", _CARDS),
        Part("colony", "colony", _CARDS),
        Part("lost", "gone", _CARDS),
        Part("colonist", "colonist", _COLONIST),
    ),
)
_KNOWN: Final = r"([1-4]) of ([1-4]) knows((?: [a-z]\d+)*) least (\d)(?: sure((?: [1-4])+))?"


class _Notation(Notation[Snapshot]):
    """The parts of a seat follow ``1 has 4``; what seats know has a part for each pair."""

    def read(self, words: str, given: dict[str, Any], *, is_first: bool = False) -> str:
        words, players = words.lower(), given.setdefault("players", [])
        if match := re.fullmatch(r"([1-4]) has (\d{1,6})", words):
            if int(match[1]) != len(players) + 1:
                raise ParseError("errors-seats-come-order-each", words=quoted(words))
            players.append({"omnium": int(match[2])})
            return match[1]
        if match := re.fullmatch(_KNOWN, words):
            given.setdefault("known", {})[int(match[1]) - 1, int(match[2]) - 1] = Known(
                cards=_cards("", match[3]),
                least=int(match[4]),
                sure=frozenset(int(seat) - 1 for seat in (match[5] or "").split()),
            )
            return f"{match[1]} of {match[2]}"
        if not _OF_A_SEAT.knows(words):
            return super().read(words, given, is_first=is_first)
        if not players:
            raise ParseError("errors-comes-before-any-seat", words=quoted(words))
        return f"{len(players)} {_OF_A_SEAT.read(words, players[-1])}"


def _complete(given: dict[str, Any]) -> Snapshot:
    for name, value in (("round", "round"), ("seat", "")):
        if value not in given:
            raise ParseError("errors-position-lacks", name=name, example=NOTATION.example)
    seat, phase = given.pop("")
    players = tuple(Player(**player) for player in given.pop("players"))
    drawn = given.pop("drawn_pairs", ())
    return Snapshot(
        players,
        seat=seat,
        phase=phase,
        drawn=tuple(card for card, _ in drawn),
        drawn_by=tuple(by for _, by in drawn),
        reference="order" in given,
        **given,
    )


NOTATION: Final = _Notation(
    Snapshot,
    "round 1 | seat 1 deal | 1 has 0 | 2 has 0 | 3 has 0 | 4 has 0",
    (
        Part("round", "round", shown=always),
        Part(
            "seat", "", Kind(lambda now: f"{now.seat + 1} {data.PHASES[now.phase]}", _seat), always
        ),
        Part("", "players", Kind(_players_text, None), always),
        Part("removed", "removed", _COLONIST),
        Part("shown", "exposed", Kind(_seats, _shown)),
        Part(
            "absent",
            "absent",
            Kind(
                lambda absent: _names(sorted(absent)),
                lambda _, value: frozenset(map(_colonist, value.split())),
            ),
        ),
        Part("named", "named", Kind(data.ACTION_TEXTS.__getitem__, _named)),
        Part("drawn", "drawn_pairs", _PAIRS, lambda now: bool(now.drawn)),
        Part("bottom", "bottom", _PAIRS),
        Part("", "known", Kind(_known_text, None), lambda now: bool(now.known)),
        Part("modules", "wants_modules", FLAG),
        Part("exhausted", "exhausted", FLAG),
        Part("reference", "order", Kind(_names, _order), lambda now: now.reference),
    ),
    check,
    _complete,
)
