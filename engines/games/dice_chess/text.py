"""Positions and actions as text.

A position is a DFEN; what DFEN does not know stands behind it, separated by bars::

    rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1 PP | use 2
    4k3/8/8/8/8/8/8/4K2R b K - 0 1 | cube 64 2 white | agreements | refused white | draw offered

``use`` is the number of dice that a turn under way still has to use; without it the dice begin a
turn. ``cube`` names the highest stake, the present one and its owner, ``doubled`` a double that
waits for its answer, ``to roll`` that the mover does not double. ``refused`` names who may not
offer a draw. ``over`` names the winner and how, where the board does not show it.

A micro-move is written as in UCI, ``e2e4`` or ``e7e8q``; castling is the king's move.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.games.dice_chess import dfen
from engines.games.dice_chess.kernels.state import (
    ACCEPT_DOUBLE,
    ACCEPT_DRAW,
    BLACK,
    BY_AGREEMENT,
    BY_COUNT,
    BY_DOUBLE,
    BY_KING,
    BY_RESIGNATION,
    BY_TIME,
    DECLINE_DOUBLE,
    DECLINE_DRAW,
    DICE,
    DOUBLE,
    FACES,
    LEAVE,
    META,
    MOVING,
    OFFER_DRAW,
    OUT_OF_TIME,
    PASS,
    PROMOTION_SHIFT,
    RESIGN,
    ROLL,
    ROLL_DUE,
    WHITE,
    micro_move,
    pack,
    unpack,
)
from engines.games.dice_chess.possible import Impossible, check
from engines.games.dice_chess.snapshot import Agreements, Cube, Snapshot, natural_ending
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat

DECISIONS: Final = {
    PASS: "pass",
    ROLL: "roll",
    DOUBLE: "double",
    ACCEPT_DOUBLE: "accept double",
    DECLINE_DOUBLE: "decline double",
    OFFER_DRAW: "offer draw",
    ACCEPT_DRAW: "accept draw",
    DECLINE_DRAW: "decline draw",
    RESIGN + WHITE: "white resigns",
    RESIGN + BLACK: "black resigns",
    OUT_OF_TIME + WHITE: "white out of time",
    OUT_OF_TIME + BLACK: "black out of time",
}
COLOURS: Final = ("white", "black")
ENDINGS: Final = {
    BY_KING: "king",
    BY_COUNT: "count",
    BY_AGREEMENT: "agreement",
    BY_RESIGNATION: "resignation",
    BY_TIME: "time",
    BY_DOUBLE: "double",
}
STAKES: Final = (1, 2, 4, 8, 16, 32, 64)
_NO_WINNER: Final = "draw"
_PROMOTIONS: Final = "pnbrqk"
_MOVE: Final = re.compile(r"([a-h][1-8])([a-h][1-8])([nbrq]?)")
_FLAGS: Final = ("doubled", "to roll", "agreements", "draw offered")
_NAMED: Final = ("use", "cube", "refused", "over")


# -- positions -------------------------------------------------------------------------------------


def position_text(snapshot: Snapshot) -> str:
    """The snapshot on one line."""
    fields = [dfen.dfen(snapshot)]
    if snapshot.quota is not None:
        fields.append(f"use {snapshot.quota}")
    cube = snapshot.cube
    if cube.limit > 1:
        owner = "" if cube.owner is None else f" {COLOURS[cube.owner]}"
        fields.append(f"cube {cube.limit} {cube.stake}{owner}")
    if snapshot.agreements.allowed:
        fields.append("agreements")
    if snapshot.agreements.barred:
        fields.append("refused " + " ".join(COLOURS[seat] for seat in snapshot.agreements.barred))
    flags = {
        "doubled": cube.doubled,
        "to roll": cube.to_roll,
        "draw offered": snapshot.agreements.offered,
    }
    fields += [name for name, is_set in flags.items() if is_set]
    ending = (snapshot.ending, snapshot.winner)
    if ending != natural_ending(snapshot.board, snapshot.half, snapshot.dice):
        winner = _NO_WINNER if snapshot.winner is None else COLOURS[snapshot.winner]
        fields.append(f"over {winner} {ENDINGS[snapshot.ending]}")
    return " | ".join(fields)


def parse_position(text: str) -> Snapshot:
    """The inverse of ``position_text``; a bare DFEN will do.

    Raises:
        ParseError: the text is no position, or one that the rules make impossible.
    """
    first, *parts = (" ".join(part.split()) for part in text.split("|"))
    fields = dict(_field(text, part) for part in parts)
    if len(fields) < len(parts):
        raise ParseError("A part of the position appears twice. Remove one.", text)
    snapshot = dfen.parse(first)
    if "over" in fields:
        ending, winner = _ending(text, fields["over"])
        snapshot = replace(snapshot, ending=ending, winner=winner)
    snapshot = replace(
        snapshot,
        quota=_quota(text, fields["use"], snapshot) if "use" in fields else None,
        cube=_cube(text, fields),
        agreements=_agreements(text, fields),
    )
    _check_talk(text, snapshot)
    try:
        check(snapshot)
    except Impossible as error:
        raise ParseError(str(error), text) from error
    return snapshot


def _field(text: str, part: str) -> tuple[str, str]:
    if part in _FLAGS:
        return part, ""
    name, _, value = part.partition(" ")
    if name not in _NAMED:
        known = ", ".join((*_NAMED, *_FLAGS))
        raise ParseError(f"{quoted(part)} is not part of a position. Choose from: {known}.", text)
    return name, value


def _quota(text: str, value: str, snapshot: Snapshot) -> int:
    if snapshot.over or value not in map(str, range(len(snapshot.dice) + 1)) or not snapshot.dice:
        raise ParseError(
            f"{quoted(f'use {value}')} does not fit: a turn under way has "
            f"{len(snapshot.dice)} dice left.",
            text,
        )
    return int(value)


def _seat(text: str, word: str) -> Seat:
    if word not in COLOURS:
        raise ParseError(f"{quoted(word)} is not a side. Write white or black.", text)
    return COLOURS.index(word)


def _cube(text: str, fields: dict[str, str]) -> Cube:
    words = fields.get("cube", "1 1").split()
    if not 2 <= len(words) <= 3 or not set(words[:2]) <= set(map(str, STAKES)):
        raise ParseError(
            f"{quoted('cube ' + fields['cube'])} is wrong. Write the highest stake, the present "
            "one and perhaps its owner: 'cube 64 2 white'.",
            text,
        )
    cube = Cube(
        limit=int(words[0]),
        stake=int(words[1]),
        owner=_seat(text, words[2]) if len(words) == 3 else None,
        doubled="doubled" in fields,
        to_roll="to roll" in fields,
    )
    if cube.stake > cube.limit or (cube.stake == 1) != (cube.owner is None):
        raise ParseError(
            "A cube that was turned has an owner, any other has not, and no stake exceeds the "
            "highest.",
            text,
        )
    return cube


def _agreements(text: str, fields: dict[str, str]) -> Agreements:
    barred = sorted({_seat(text, word) for word in fields.get("refused", "").split()})
    return Agreements("agreements" in fields, "draw offered" in fields, tuple(barred))


def _check_talk(text: str, snapshot: Snapshot) -> None:
    """What is said must fit to what the table waits for."""
    cube, agreements = snapshot.cube, snapshot.agreements
    if not agreements.allowed and (agreements.offered or agreements.barred):
        raise ParseError("Without 'agreements' no draw is offered or refused.", text)
    waiting = cube.doubled + cube.to_roll + agreements.offered
    if waiting > 1 or (snapshot.over and waiting):
        raise ParseError(
            "Only one thing can wait: a double, a roll or a draw that is offered.", text
        )
    if (cube.doubled or cube.to_roll) and (snapshot.dice or not cube.may_double(snapshot.mover)):
        raise ParseError("Only a side that may double, and has not rolled, doubles or rolls.", text)


def _ending(text: str, value: str) -> tuple[int, Seat | None]:
    winner, _, how = value.partition(" ")
    endings = {name: ending for ending, name in ENDINGS.items()}
    drawn = how in (ENDINGS[BY_COUNT], ENDINGS[BY_AGREEMENT])
    if how not in endings or drawn != (winner == _NO_WINNER):
        raise ParseError(
            f"{quoted(f'over {value}')} is wrong. Write the winner and how, 'over white "
            "resignation', or 'over draw agreement'.",
            text,
        )
    return endings[how], None if drawn else _seat(text, winner)


# -- actions and rolls -----------------------------------------------------------------------------


def action_text(snapshot: Snapshot, action: Action) -> str:
    """``e2e4``, ``e7e8q``, a decision in words, or the letters of a roll."""
    if action >= META:
        return DECISIONS[action]
    if snapshot.phase == ROLL_DUE:
        return dfen.dice_letters(unpack(action), snapshot.mover)
    return move_text(action)


def move_text(move: Action) -> str:
    """A micro-move as in UCI."""
    origin, target = dfen.square_name(move & 63), dfen.square_name((move >> 6) & 63)
    promotion = move >> PROMOTION_SHIFT
    return f"{origin}{target}{_PROMOTIONS[promotion] if promotion else ''}"


def parse_move(text: str) -> Action:
    """The inverse of ``move_text``; raises ParseError."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise ParseError(f"{quoted(text)} is not a move. Moves look like e2e4 or e7e8q.", text)
    origin, target, promotion = match.groups()
    return micro_move(
        dfen.parse_square(origin),
        dfen.parse_square(target),
        _PROMOTIONS.index(promotion) if promotion else 0,
    )


def parse_action(snapshot: Snapshot, text: str) -> Action:
    """The inverse of ``action_text``. Whether a move is legal is checked by ``legal``.

    Raises:
        ParseError: the text is no action or roll.
        IllegalAction: a roll with a wrong number of dice, or a decision where a roll is due.
    """
    words = " ".join(text.lower().split())
    for action, name in DECISIONS.items():
        if name == words:
            if snapshot.phase == ROLL_DUE and action < LEAVE:
                raise IllegalAction(
                    f"{quoted(text)} is a decision, but a roll is due. Type three of P N B R Q K."
                )
            return action
    if snapshot.phase == ROLL_DUE:
        return outcome_of_dice(_faces(text, words.replace(" ", "")))
    if snapshot.phase != MOVING:
        known = ", ".join(DECISIONS.values())
        raise ParseError(f"{quoted(text)} is not a decision. Choose from: {known}.", text)
    return parse_move(words.replace("-", "").replace("=", ""))


def _faces(text: str, letters: str) -> tuple[int, ...]:
    upper = letters.upper()
    if not upper or not set(upper) <= set(dfen.FACE_LETTERS):
        raise ParseError(f"{quoted(text)} is not a roll. Type three of P N B R Q K.", text)
    return tuple(dfen.FACE_LETTERS.index(letter) + 1 for letter in upper)


def outcome_of_dice(faces: Sequence[int]) -> Action:
    """The outcome for typed faces, in any order.

    Raises:
        IllegalAction: a wrong number of dice, or a face that a die does not have.
    """
    for face in faces:
        if not 1 <= face <= FACES:
            raise IllegalAction(f"'{face}' is not a face of this die. Type 1–6 or click a face.")
    if len(faces) != DICE:
        raise IllegalAction(f"The roll has {DICE} dice, not {len(faces)}.")
    return pack(list(faces))
