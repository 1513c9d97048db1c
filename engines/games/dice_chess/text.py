"""Positions and actions as text.

A position is a DFEN; what DFEN can't say follows it, separated by bars::

    rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1 PP | use 2
    4k3/8/8/8/8/8/8/4K2R b K - 0 1 | cube 64 2 white | agreements | refused white | draw offered

``use`` is the number of dice that a turn under way still has to use; without it the dice begin a
turn. ``cube`` names the highest stake, the current one and its owner, ``doubled`` a double that
waits for its answer, ``to roll`` that the mover does not double. ``refused`` names who may not
offer a draw. ``over`` names the winner and how, where the board does not show it.

A micro-move is written as in UCI, ``e2e4`` or ``e7e8q``; castling is the king's move.
"""

import re
from dataclasses import replace
from enum import IntEnum
from typing import Any, Final

from engines.games.dice_chess import dfen
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.possible import check
from engines.games.dice_chess.snapshot import Agreements, Cube, Ending, Snapshot
from engines.rulekit.notation import FLAG, Kind, Notation, Part, always, joined
from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Action, Seat

COLOURS: Final = ("white", "black")
STAKES: Final = (1, 2, 4, 8, 16, 32, 64)
_PROMOTIONS: Final = "pnbrqk"
_MOVE: Final = re.compile(r"([a-h][1-8])([a-h][1-8])([nbrq]?)")


class Decision(IntEnum):
    """What can be done besides moving."""

    PASS = st.PASS
    ROLL = st.ROLL
    DOUBLE = st.DOUBLE
    ACCEPT_DOUBLE = st.ACCEPT_DOUBLE
    DECLINE_DOUBLE = st.DECLINE_DOUBLE
    OFFER_DRAW = st.OFFER_DRAW
    ACCEPT_DRAW = st.ACCEPT_DRAW
    DECLINE_DRAW = st.DECLINE_DRAW


DECISIONS: Final = {int(each): each.name.lower().replace("_", " ") for each in Decision} | {
    code + seat: f"{colour} {leaves}"
    for code, leaves in ((st.RESIGN, "resigns"), (st.OUT_OF_TIME, "out of time"))
    for seat, colour in enumerate(COLOURS)
}
"""The texts of all codes that are not micro-moves."""


# -- positions -------------------------------------------------------------------------------------


def _seat(name: str) -> Seat:
    if name not in COLOURS:
        raise ParseError("errors-not-side-write-white", name=quoted(name))
    return COLOURS.index(name)


def _cube_text(cube: Cube) -> str:
    owner = [] if cube.owner is None else [COLOURS[cube.owner]]
    return joined([cube.limit, cube.stake, *owner])


def _cube(_word: str, value: str) -> Cube:
    words = value.split()
    if not 2 <= len(words) <= 3 or not set(words[:2]) <= set(map(str, STAKES)):
        raise ParseError("errors-wrong-write-highest-stake", value=quoted(f"cube {value}"))
    cube = Cube(int(words[0]), int(words[1]), _seat(words[2]) if len(words) == 3 else None)
    if cube.stake > cube.limit or (cube.stake == 1) != (cube.owner is None):
        raise ParseError("errors-cube-turned-owner-any")
    return cube


def _result_text(result: tuple[Ending, Seat | None]) -> str:
    ending, winner = result
    return f"{'draw' if winner is None else COLOURS[winner]} {ending.name.lower()}"


def _result(_word: str, value: str) -> tuple[Ending, Seat | None]:
    winner, _, how = value.partition(" ")
    ending = Ending.__members__.get(how.upper(), Ending.NONE)
    drawn = ending in (Ending.COUNT, Ending.AGREEMENT)
    if ending is Ending.NONE or drawn != (winner == "draw"):
        raise ParseError("errors-wrong-write-winner-how", value=quoted(f"over {value}"))
    return ending, None if drawn else _seat(winner)


def _quota(_word: str, value: str) -> int:
    if value not in ("0", "1", "2", "3"):
        raise ParseError("errors-wrong-write-how-many", value=quoted(f"use {value}"))
    return int(value)


def _complete(given: dict[str, Any]) -> Snapshot:
    now: Snapshot = given[""]
    ending, winner = given.get("result", now.result)
    return replace(
        now,
        quota=given.get("quota"),
        ending=ending,
        winner=winner,
        cube=replace(
            given.get("cube", Cube()),
            doubled="cube.doubled" in given,
            to_roll="cube.to_roll" in given,
        ),
        agreements=Agreements(
            "agreements.allowed" in given,
            "agreements.offered" in given,
            given.get("agreements.barred", ()),
        ),
    )


NOTATION: Final = Notation(
    Snapshot,
    f"{dfen.START} PNB",
    (
        Part("", "", Kind(dfen.dfen, lambda _, value: dfen.parse(value)), always),
        Part("use", "quota", Kind(str, _quota)),
        Part("cube", "cube", Kind(_cube_text, _cube), lambda now: now.cube.limit > 1),
        Part("agreements", "agreements.allowed", FLAG),
        Part(
            "refused",
            "agreements.barred",
            Kind(
                lambda seats: joined([COLOURS[seat] for seat in seats]),
                lambda _, value: tuple(sorted({_seat(name) for name in value.split()})),
            ),
        ),
        Part("doubled", "cube.doubled", FLAG),
        Part("to roll", "cube.to_roll", FLAG),
        Part("draw offered", "agreements.offered", FLAG),
        Part(
            "over",
            "result",
            Kind(_result_text, _result),
            lambda now: now.result != now.natural_result,
        ),
    ),
    check,
    _complete,
)


# -- moves -----------------------------------------------------------------------------------------


def move_text(move: Action) -> str:
    """A micro-move as in UCI, or another decision in words."""
    if move >= st.META:
        return DECISIONS[move]
    origin, target = dfen.square_name(move & 63), dfen.square_name((move >> 6) & 63)
    promotion = move >> st.PROMOTION_SHIFT
    return f"{origin}{target}{_PROMOTIONS[promotion] if promotion else ''}"


def parse_move(text: str) -> Action:
    """A micro-move in UCI; raises ParseError."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise ParseError("errors-not-move-moves-look", text=quoted(text))
    origin, target, promotion = match.groups()
    return st.micro_move(
        dfen.parse_square(origin),
        dfen.parse_square(target),
        _PROMOTIONS.index(promotion) if promotion else 0,
    )
