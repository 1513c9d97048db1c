"""Reads positions; ``text`` says how they are written."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engines.games.colonizers.cards import (
    CODES,
    COLONIST_NAMES,
    COLONIST_OF_NAME,
    MODULE_OF_CODE,
)
from engines.games.colonizers.kernels.state import COLONISTS, SEATS
from engines.games.colonizers.possible import Impossible, check
from engines.games.colonizers.snapshot import ASCENDING, Known, Player, Snapshot
from engines.games.colonizers.words import NAMING, PHASES
from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Seat

EXAMPLE: Final = "round 1 | seat 1 deal | 1 has 0 | 2 has 0 | 3 has 0 | 4 has 0"
_KNOWN: Final = r"([1-4]) of ([1-4]) knows((?: [a-z]\d+)*) least (\d)(?: sure((?: [1-4])+))?"


@dataclass(slots=True)
class _Draft:
    """What has been read so far."""

    text: str
    table: dict[str, Any] = field(default_factory=dict)
    players: list[dict[str, Any]] = field(default_factory=list)
    known: dict[tuple[Seat, Seat], Known] = field(default_factory=dict)

    def error(self, message: str) -> ParseError:
        return ParseError(message, self.text)

    def put(self, fields: dict[str, Any], name: str, values: dict[str, Any]) -> None:
        """Note what a part of the text says; a part may stand there once."""
        if any(key in fields for key in values):
            raise self.error(f"{quoted(name)} appears twice. Remove one.")
        fields.update(values)


def parse_position(text: str) -> Snapshot:
    """The snapshot that a text describes.

    Raises:
        ParseError: the text is no position, or one that the rules make impossible.
    """
    draft = _Draft(text)
    for part in text.split("|"):
        _read(draft, " ".join(part.casefold().split()))
    for name in ("round", "seat"):
        if name not in draft.table:
            raise draft.error(f"A position says its {name}, as in '{EXAMPLE}'.")
    players = tuple(Player(**fields) for fields in draft.players)
    snapshot = replace(Snapshot(), players=players, known=draft.known, **draft.table)
    try:
        check(snapshot)
    except Impossible as error:
        raise ParseError(str(error), text) from error
    return snapshot


def _read(draft: _Draft, part: str) -> None:
    name, _, value = part.partition(" ")
    if match := re.fullmatch(r"([1-4]) has (\d{1,6})", part):
        if int(match[1]) != len(draft.players) + 1:
            raise draft.error(f"The seats come in order, each once: {quoted(part)} does not.")
        draft.players.append({"omnium": int(match[2])})
    elif match := re.fullmatch(_KNOWN, part):
        _read_known(draft, part, match)
    elif name in _OF_A_SEAT and value:
        if not draft.players:
            raise draft.error(f"{quoted(part)} comes before any seat, such as '1 has 4'.")
        draft.put(draft.players[-1], name, _OF_A_SEAT[name](draft, value))
    elif name in _OF_THE_TABLE and value:
        draft.put(draft.table, name, _OF_THE_TABLE[name](draft, value))
    elif part in _SWITCHES:
        draft.put(draft.table, name, {_SWITCHES[part]: True})
    else:
        raise draft.error(f"{quoted(part)} is not part of a position such as '{EXAMPLE}'.")


def _read_known(draft: _Draft, part: str, match: re.Match[str]) -> None:
    key = int(match[1]) - 1, int(match[2]) - 1
    if key in draft.known:
        raise draft.error(
            f"{quoted(part)}: what seat {match[1]} knows of {match[2]} is said twice."
        )
    draft.known[key] = Known(
        cards=_cards(draft, match[3]),
        least=int(match[4]),
        sure=frozenset(int(seat) - 1 for seat in (match[5] or "").split()),
    )


# -- values -----------------------------------------------------------------------------------


def _cards(draft: _Draft, value: str) -> tuple[int, ...]:
    for word in value.split():
        if word not in MODULE_OF_CODE:
            raise draft.error(f"{quoted(word)} is not a card. The cards are {', '.join(CODES)}.")
    return tuple(MODULE_OF_CODE[word] for word in value.split())


def _colonist(draft: _Draft, name: str) -> int:
    if name not in COLONIST_OF_NAME:
        known = ", ".join(COLONIST_NAMES)
        raise draft.error(f"{quoted(name)} is not a colonist. The colonists are {known}.")
    return COLONIST_OF_NAME[name]


def _round(draft: _Draft, value: str) -> dict[str, Any]:
    if not re.fullmatch(r"[1-9]\d{0,3}", value):
        raise draft.error(f"{quoted(value)} is not a round number.")
    return {"round": int(value)}


def _seat(draft: _Draft, value: str) -> dict[str, Any]:
    match = re.fullmatch(r"([1-4]) ([a-z]+)", value)
    if not match or match[2] not in PHASES:
        known = ", ".join(PHASES)
        raise draft.error(
            f"{quoted(f'seat {value}')} is not a seat (1 to {SEATS}) and one of {known}."
        )
    return {"seat": int(match[1]) - 1, "phase": PHASES.index(match[2])}


def _shown(draft: _Draft, value: str) -> dict[str, Any]:
    if not re.fullmatch(r"[1-4]( [1-4])*", value):
        raise draft.error(f"{quoted(value)} are not seats. The seats are 1 to {SEATS}.")
    return {"exposed": frozenset(int(word) - 1 for word in value.split())}


def _named(draft: _Draft, value: str) -> dict[str, Any]:
    if value not in NAMING:
        raise draft.error(f"{quoted(value)} names no colonist as in 'named SwapHands Miner'.")
    return {"named": NAMING[value]}


def _reference(draft: _Draft, value: str) -> dict[str, Any]:
    order = tuple(_colonist(draft, word) for word in value.split())
    if sorted(order) != list(ASCENDING):
        raise draft.error(f"{quoted(value)} does not name all {COLONISTS} colonists once.")
    return {"reference": True, "order": order}


def _with_knowers(draft: _Draft, value: str) -> list[tuple[int, Seat | None]]:
    found: list[tuple[int, Seat | None]] = []
    for part in value.split(","):
        match = re.fullmatch(r"([a-z]\d+)(?: by ([1-4]))?", part.strip())
        if not match:
            raise draft.error(f"{quoted(part.strip())} is not a card such as 'G4' or 'G4 by 1'.")
        found.append((_cards(draft, match[1])[0], int(match[2]) - 1 if match[2] else None))
    return found


def _drawn(draft: _Draft, value: str) -> dict[str, Any]:
    pairs = _with_knowers(draft, value)
    return {"drawn": tuple(card for card, _ in pairs), "drawn_by": tuple(by for _, by in pairs)}


def _bottom(draft: _Draft, value: str) -> dict[str, Any]:
    pairs = _with_knowers(draft, value)
    if any(by is None for _, by in pairs):
        raise draft.error("Every card at the bottom says who put it there: 'G4 by 1'.")
    return {"bottom": tuple(pairs)}


_Reader = Callable[[_Draft, str], dict[str, Any]]
_OF_A_SEAT: Final[dict[str, _Reader]] = {
    "hand": lambda draft, value: {"hand": _cards(draft, value)},
    "colony": lambda draft, value: {"colony": _cards(draft, value)},
    "lost": lambda draft, value: {"gone": _cards(draft, value)},
    "colonist": lambda draft, value: {"colonist": _colonist(draft, value)},
}
_OF_THE_TABLE: Final[dict[str, _Reader]] = {
    "round": _round,
    "seat": _seat,
    "removed": lambda draft, value: {"removed": _colonist(draft, value)},
    "shown": _shown,
    "absent": lambda draft, value: {
        "absent": frozenset(_colonist(draft, word) for word in value.split())
    },
    "named": _named,
    "drawn": _drawn,
    "bottom": _bottom,
    "reference": _reference,
}
_SWITCHES: Final = {"modules": "wants_modules", "exhausted": "exhausted"}
