"""Positions and actions as text.

A position is its scores and named fields, separated by bars::

    4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 13
    9800 10250 4000 | seat 3 | banked 0 | run 0 | dice 10 | turn 30 | trigger 2

``rolling`` says that the mover has decided to roll; with a run score of 0 that is a matter of
course and left out. ``over`` stands in the place of the turn's fields when the game is over,
``at exactly 10000`` for the optional rule. When a person writes, every field may be left out but
the scores: the seat is then 1, the turn the first possible one.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.games.fargo import possible
from engines.games.fargo.kernels.rolls import FACES
from engines.games.fargo.kernels.state import ALL_DICE, ROLL, STOP, TARGET
from engines.games.fargo.possible import Impossible
from engines.games.fargo.rolls import code_of, faces_of
from engines.games.fargo.snapshot import Snapshot
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action

AT_EXACTLY: Final = f"at exactly {TARGET}"
EXAMPLE: Final = "4500 3200 | seat 1 | run 350 | dice 6"
NUMBERED: Final = ("seat", "banked", "run", "dice", "turn", "trigger")
SWITCHES: Final = ("rolling", "over", AT_EXACTLY)

ACTION_NAMES: Final = {ROLL: "roll", STOP: "bank"}
ACTIONS: Final = {"roll": ROLL, "stop": STOP, "bank": STOP}


# -- positions --------------------------------------------------------------------------------


def position_text(snapshot: Snapshot) -> str:
    """The snapshot on one line."""
    fields = [" ".join(map(str, snapshot.scores))]
    if snapshot.over:
        fields += ["over", f"turn {snapshot.turns}"]
    else:
        fields += [
            f"seat {snapshot.mover + 1}",
            f"banked {snapshot.banked}",
            f"run {snapshot.run}",
            f"dice {snapshot.dice}",
            f"turn {snapshot.turns + 1}",
        ]
    if snapshot.rolling and snapshot.run:
        fields.append("rolling")
    if snapshot.trigger is not None:
        fields.append(f"trigger {snapshot.trigger + 1}")
    if snapshot.at_exactly:
        fields.append(AT_EXACTLY)
    return " | ".join(fields)


def parse_position(text: str) -> Snapshot:
    """The inverse of ``position_text``.

    Raises:
        ParseError: the text is no position, or one that the rules make impossible.
    """
    fields = _Fields(text)
    snapshot = _snapshot(fields)
    try:
        possible.check(snapshot)
    except Impossible as error:
        raise ParseError(str(error), text, fields.at.get(error.part, 0)) from error
    return snapshot


class _Fields:
    """The fields of a position text, each with the place where it stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.numbers: dict[str, int] = {}
        self.switches: set[str] = set()
        self.at: dict[str, int] = {"scores": 0}
        first, *others = text.split("|")
        if not first.strip():
            raise ParseError(f"A position begins with the scores: '{EXAMPLE}'.", text, 0)
        self.scores = tuple(self._number(word, "score", 0) for word in first.split())
        at = len(first)
        for part in others:
            self._add(" ".join(part.lower().split()), at + 1)
            at += 1 + len(part)

    def _number(self, word: str, what: str, at: int) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", word):
            raise ParseError(
                f"{quoted(word)} is not a {what}. A position looks like '{EXAMPLE}'.", self.text, at
            )
        return int(word)

    def _add(self, field: str, at: int) -> None:
        name, _, value = field.partition(" ")
        key = field if field in SWITCHES else name
        if key in self.at:
            raise ParseError(f"{quoted(key)} appears twice. Remove one.", self.text, at)
        if field in SWITCHES:
            self.switches.add(field)
        elif name in NUMBERED:
            self.numbers[name] = self._number(value, f"number for {quoted(name)}", at)
        else:
            known = ", ".join((*NUMBERED, *SWITCHES))
            raise ParseError(
                f"{quoted(field)} is not part of a Fargo position. The parts are: {known}.",
                self.text,
                at,
            )
        self.at[key] = at


def _snapshot(fields: _Fields) -> Snapshot:
    given = fields.numbers
    over = "over" in fields.switches
    if over and "trigger" not in given:
        raise ParseError(
            "The game is over. Say who started the final round: add 'trigger' and a seat.",
            fields.text,
            fields.at["over"],
        )
    if over and "seat" in given:
        raise ParseError(
            "The game is over: no seat is to move. Leave 'seat' out, or 'over'.",
            fields.text,
            fields.at["over"],
        )
    trigger = given["trigger"] - 1 if "trigger" in given else None
    run = given.get("run", 0)
    if run and "dice" not in given:
        raise ParseError(
            f"A run score of {run} needs the number of dice left: add 'dice' and 1 to 8.",
            fields.text,
            fields.at["run"],
        )
    snapshot = Snapshot(
        scores=fields.scores,
        mover=trigger if over and trigger is not None else given.get("seat", 1) - 1,
        banked=given.get("banked", 0),
        run=run,
        dice=given.get("dice", ALL_DICE),
        rolling=run == 0 or "rolling" in fields.switches,
        trigger=trigger,
        at_exactly=AT_EXACTLY in fields.switches,
    )
    if not over and snapshot.over:
        raise ParseError(
            f"Seat {snapshot.mover + 1} started the final round and gets no turn in it. "
            "Write 'over' if all others have had theirs.",
            fields.text,
            fields.at["trigger"],
        )
    if "turn" in given:
        return replace(snapshot, turns=given["turn"] - (0 if over else 1))
    return replace(snapshot, turns=first_turn(snapshot))


def first_turn(snapshot: Snapshot) -> int:
    """The smallest number of ended turns with which the scores and the trigger can be."""
    turns = snapshot.mover
    if snapshot.trigger is not None and snapshot.mover <= snapshot.trigger:
        turns += snapshot.seats
    needs = [seat for seat, score in enumerate(snapshot.scores) if score]
    if any(not replace(snapshot, turns=turns).played(seat) for seat in needs):
        turns += snapshot.seats
    return turns


# -- actions and rolls ------------------------------------------------------------------------


def action_text(snapshot: Snapshot, action: Action) -> str:
    """``"roll"``, ``"bank"``, or the faces of a roll: ``"1 1 5"``."""
    if snapshot.rolling:
        return " ".join(map(str, faces_of(action)))
    return ACTION_NAMES[action]


def parse_action(snapshot: Snapshot, text: str) -> Action:
    """The inverse of ``action_text``; ``stop`` is another word for ``bank``.

    Raises:
        ParseError: the text is neither an action nor a roll.
        IllegalAction: it is one, but not here.
    """
    words = text.lower().replace(",", " ").split()
    action = ACTIONS.get(" ".join(words))
    digits = "".join(words)
    is_roll = digits.isascii() and digits.isdigit()
    if action is None and not is_roll:
        told = f"{quoted(text.strip())} is not an action in Fargo. Type roll or bank, or the dice."
        raise ParseError(told, text, 0)
    if snapshot.over:
        raise IllegalAction("The game is over: nothing can be played.")
    if snapshot.rolling:
        if not is_roll:
            raise IllegalAction(
                f"The dice decide first. Type the {snapshot.dice} faces of the roll."
            )
        return outcome_of_dice(snapshot, [int(digit) for digit in digits])
    if action is None:
        raise IllegalAction("No roll is due. Type roll or bank.")
    return action


def outcome_of_dice(snapshot: Snapshot, faces: Sequence[int]) -> Action:
    """The outcome for typed faces, in any order.

    Raises:
        IllegalAction: wrong number of dice, or a face that dice do not have.
    """
    for face in faces:
        if not 1 <= face <= FACES:
            raise IllegalAction(f"'{face}' is not a face of this die. Type 1 to {FACES}.")
    if len(faces) != snapshot.dice:
        dice = "die" if snapshot.dice == 1 else "dice"
        raise IllegalAction(f"The roll has {snapshot.dice} {dice}, not {len(faces)}.")
    return code_of(faces)
