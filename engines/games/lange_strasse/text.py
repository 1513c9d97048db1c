"""Positions and actions as text.

A position is its scores and named fields, separated by bars::

    4500 3200 9000 | seat 1 | round 7 | strich 2 3 | money 100 -50 -50
    0 350 0 | seat 3 | round 2 | strich 1 3 | sets 1250 | kept 1 5 444 | rolls 2 | dice 4
    0 0 0 | seat 2 | round 1 | order 2 1 3

``order`` names the seats in the order of play, the starting player first; without it seat 1 starts
and 2 and 3 follow. ``kept`` names loose dice one by one and a group as one word; ``dice`` is the
roll that waits for a decision, without it the dice must be rolled. ``over`` ends a game. Fields
that are 0 or nobody's are left out. An action is ``keep 1 5``, with ``stop`` behind it if the turn
ends.
"""

import re
from collections.abc import Sequence
from typing import Final

from engines.games.lange_strasse.dice import code_of, faces_of
from engines.games.lange_strasse.kernels.state import FACES, ORDERS, SEATS, STOP
from engines.games.lange_strasse.possible import Impossible, check
from engines.games.lange_strasse.snapshot import NO_DICE, Kept, Snapshot
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat

EXAMPLE: Final = "4500 3200 9000 | seat 1 | round 7 | kept 1 5 | rolls 2 | dice 1 3 4 4"
TOTALE_WORDS: Final = ("set", "turn", "round 1")
FIELDS: Final = (
    "seat",
    "round",
    "strich",
    "money",
    "sets",
    "kept",
    "rolls",
    "dice",
    "over",
    "totale",
    "order",
)


def position_text(snapshot: Snapshot) -> str:
    """The snapshot on one line."""
    fields = [_numbers(snapshot.scores)]
    fields.append("over" if snapshot.over else f"seat {snapshot.mover + 1}")
    fields.append(f"round {snapshot.round}")
    marked = [seat + 1 for seat, mark in enumerate(snapshot.strich) if mark]
    if marked:
        fields.append(f"strich {_numbers(marked)}")
    if any(snapshot.money):
        fields.append(f"money {_numbers(snapshot.money)}")
    if snapshot.accumulated:
        fields.append(f"sets {snapshot.accumulated}")
    if snapshot.kept.dice:
        fields.append(f"kept {kept_text(snapshot.kept)}")
    if snapshot.rolls:
        fields.append(f"rolls {snapshot.rolls}")
    if snapshot.deciding:
        faces = [face for face, count in enumerate(snapshot.dice, 1) for _ in range(count)]
        fields.append(f"dice {_numbers(faces)}")
    if snapshot.totale:
        fields.append(f"totale {TOTALE_WORDS[snapshot.totale]}")
    if snapshot.order != ORDERS[0]:
        fields.append(f"order {_numbers([seat + 1 for seat in snapshot.order])}")
    return " | ".join(fields)


def kept_text(kept: Kept) -> str:
    """Loose dice one by one, a group as one word: ``1 5 444``."""
    words = ["1"] * kept.ones + ["5"] * kept.fives
    if kept.size:
        words.append(str(kept.face) * kept.size)
    return " ".join(words)


def parse_position(text: str) -> Snapshot:
    """The inverse of ``position_text``.

    Raises:
        ParseError: the text is no position, or one that the rules make impossible.
    """
    first, *others = (" ".join(part.lower().split()) for part in text.split("|"))
    fields = dict(_field(text, part) for part in others)
    if len(fields) < len(others):
        raise ParseError("A part of the position appears twice. Remove one.", text)
    marked = _integers(text, "strich", fields.get("strich", ""))
    if any(not 1 <= seat <= SEATS for seat in marked):
        raise ParseError(
            f"The seats are 1 to {SEATS}, not {quoted('strich ' + fields['strich'])}.", text
        )
    dice = [0] * FACES
    for face in _faces(text, fields.get("dice", "")):
        dice[face - 1] += 1
    money = fields.get("money")
    order = _order(text, fields["order"]) if "order" in fields else ORDERS[0]
    snapshot = Snapshot(
        scores=_integers(text, "scores", first),
        strich=tuple(seat + 1 in marked for seat in range(SEATS)),
        money=(0,) * SEATS if money is None else _integers(text, "money", money),
        mover=order[-1] if "over" in fields else _one(text, fields, "seat", order[0] + 1) - 1,
        round=_one(text, fields, "round", 1),
        accumulated=_one(text, fields, "sets", 0),
        kept=_kept(text, fields.get("kept", "")),
        rolls=_one(text, fields, "rolls", 1 if any(dice) and "kept" not in fields else 0),
        dice=tuple(dice) if any(dice) else NO_DICE,
        over="over" in fields,
        totale=_totale(text, fields.get("totale", TOTALE_WORDS[0])),
        order=order,
    )
    try:
        check(snapshot)
    except Impossible as error:
        raise ParseError(str(error), text) from error
    return snapshot


def action_text(snapshot: Snapshot, action: Action) -> str:
    """``keep 1 5``, ``keep 1 5 stop``, or the faces of a roll."""
    faces = _numbers(faces_of(action))
    if not snapshot.deciding:
        return faces
    return f"keep {faces} stop" if action >= STOP else f"keep {faces}"


def parse_action(snapshot: Snapshot, text: str) -> Action:
    """The inverse of ``action_text``; ``keep`` may be left out.

    Raises:
        ParseError: the text is no keep or roll.
        IllegalAction: a roll with a wrong number of dice. Keeps are checked by ``legal``.
    """
    words = text.lower().split()
    if not snapshot.deciding:
        return outcome_of_dice(snapshot, _faces(text, " ".join(words)))
    stop = "stop" in words
    faces = _faces(text, " ".join(word for word in words if word not in ("keep", "stop")))
    if not faces:
        raise ParseError(f"{quoted(text)} keeps no die. An example: 'keep 1 5 stop'.", text)
    return code_of(faces) | (STOP if stop else 0)


def outcome_of_dice(snapshot: Snapshot, faces: Sequence[int]) -> Action:
    """The outcome for typed faces, in any order.

    Raises:
        IllegalAction: a wrong number of dice, or a face that a die does not have.
    """
    for face in faces:
        if not 1 <= face <= FACES:
            raise IllegalAction(f"'{face}' is not a face of this die. Type 1–6 or click a face.")
    if len(faces) != snapshot.dice_left:
        raise IllegalAction(f"The roll has {snapshot.dice_left} dice, not {len(faces)}.")
    return code_of(faces)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _field(text: str, part: str) -> tuple[str, str]:
    name, _, value = part.partition(" ")
    if name not in FIELDS:
        known = ", ".join(FIELDS)
        raise ParseError(f"{quoted(part)} is not part of a position. Choose from: {known}.", text)
    return name, value


def _integers(text: str, name: str, value: str) -> tuple[int, ...]:
    words = value.split()
    for word in words:
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            raise ParseError(
                f"{quoted(word)} is not a number for {quoted(name)}. A position looks "
                f"like '{EXAMPLE}'.",
                text,
            )
    return tuple(map(int, words))


def _one(text: str, fields: dict[str, str], name: str, default: int) -> int:
    if name not in fields:
        return default
    numbers = _integers(text, name, fields[name])
    if len(numbers) != 1:
        raise ParseError(f"{quoted(name)} needs one number, not {quoted(fields[name])}.", text)
    return numbers[0]


def _faces(text: str, value: str) -> tuple[int, ...]:
    """Faces written apart or together: ``1 5 5`` or ``155``."""
    digits = "".join(value.split())
    for digit in digits:
        if digit not in "123456":
            raise ParseError(
                f"'{digit}' is not a face of this die. Type 1–6 or click a face.", text
            )
    return tuple(map(int, digits))


def _kept(text: str, value: str) -> Kept:
    loose: list[int] = []
    face = size = 0
    for word in value.split():
        if len(word) >= 3 and len(set(word)) == 1 and word[0] in "123456":
            if size:
                raise ParseError("Two groups complete the set: they cannot both be kept.", text)
            face, size = int(word[0]), len(word)
        elif word in ("1", "5"):
            loose.append(int(word))
        else:
            raise ParseError(
                f"{quoted(word)} cannot be kept: only single 1s and 5s and groups such as 444 can.",
                text,
            )
    return Kept(loose.count(1), loose.count(5), face, size)


def _order(text: str, value: str) -> tuple[Seat, ...]:
    order = tuple(seat - 1 for seat in _integers(text, "order", value))
    if order not in ORDERS:
        raise ParseError(
            f"{quoted(f'order {value}')} is not an order of play. Name each of the seats 1 to "
            f"{SEATS} once, the starting player first, for instance 'order 2 3 1'.",
            text,
        )
    return order


def _totale(text: str, value: str) -> int:
    if value not in TOTALE_WORDS:
        raise ParseError(
            f"{quoted(f'totale {value}')} is unknown. Use {', '.join(TOTALE_WORDS)}.", text
        )
    return TOTALE_WORDS.index(value)
