"""Decisions and outcomes in short notation: ``select ship with home from explore``.

A decision names tiles and worlds by the side that it is about. Texts are unique in one position.
"""

import re
from typing import Any

from engines.core.types import Action, State
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    FACES_OF_DIE,
    FIRST_FACTION,
    FIRST_HOME,
    GOOD,
    IN_CITIZENRY,
    IN_CUP,
    IN_HAND,
    LAST_CHANCE,
    ON_DEVELOPMENTS,
    ON_WORLDS,
    ROLL_BITS,
    SHIFT,
    STATE,
    TILES,
    VIRTUAL,
    WORKERS,
    Kind,
    Stage,
    fields_of,
    unpack_dice,
)
from engines.games.roll_galaxy.names import FACE_NAMES, dice_words, face_name, tile_name

_PLACES = {
    IN_CUP: "cup",
    IN_CITIZENRY: "citizenry",
    ON_DEVELOPMENTS: "developments",
    ON_WORLDS: "worlds",
}
_COLUMNS = (*PHASE_NAMES, "wild")


def action_text(state: State, action: Action) -> str:
    """The short notation of a decision or an outcome."""
    s = state.view(STATE)[0]
    return outcome_text(s, action) if s.stage <= LAST_CHANCE else decision_text(s, action)


def outcome_text(s: Any, outcome: Action) -> str:
    """What is drawn, rolled or revealed."""
    stage = Stage(int(s.stage))
    if stage is Stage.FACTION:
        left = FIRST_FACTION + 2 * outcome
        return f"faction {face_name(left)} / {face_name(left + 1)}"
    if stage is Stage.HOME_WORLD:
        return f"home world {face_name(FIRST_HOME + outcome)}"
    if stage in (Stage.DEAL, Stage.DRAW):
        return f"draw {tile_name(outcome)}"
    if stage is Stage.ROLL:
        return roll_text(outcome)
    if stage is Stage.UNCOVER:
        return f"uncover {tile_name(outcome)}"
    if stage is Stage.REVEAL and s.seats == 2:
        return f"reveal {PHASE_NAMES[outcome & 7]}"
    return "reveal"


def faces_of_roll(outcome: Action) -> tuple[int, ...]:
    """How many dice show each face."""
    most = (1 << ROLL_BITS) - 1
    return tuple((outcome >> (ROLL_BITS * face)) & most for face in range(FACES_OF_DIE))


def roll_code(counts: "tuple[int, ...] | list[int]") -> Action:
    """The inverse of ``faces_of_roll``."""
    return sum(count << (ROLL_BITS * face) for face, count in enumerate(counts))


def roll_text(outcome: Action) -> str:
    """``explore 2, wild 1``."""
    counts = faces_of_roll(outcome)
    return ", ".join(f"{FACE_NAMES[f]} {counts[f]}" for f in range(FACES_OF_DIE) if counts[f])


def parse_roll(text: str) -> list[int] | None:
    """How many dice show each face, or None if the text is no roll."""
    counts = [0] * FACES_OF_DIE
    for part in text.split(","):
        match = re.fullmatch(rf"({'|'.join(FACE_NAMES)}) ([0-9]{{1,2}})", " ".join(part.split()))
        if not match or int(match[2]) >= 1 << ROLL_BITS:
            return None
        counts[FACE_NAMES.index(match[1])] += int(match[2])
    return counts


def worker_text(worker: int) -> str:
    """``home``, ``virtual home``."""
    kind = "virtual " if worker >= VIRTUAL else ""
    return kind + COLOUR_NAMES[worker % VIRTUAL]


def place_text(s: Any, place: int) -> str:
    """Where a die lies."""
    if place >= GOOD:
        return face_name(int(s.tableau[s.mover, place - GOOD]) - 1)
    if place >= WORKERS:
        return PHASE_NAMES[place - WORKERS]
    return _PLACES[place]


def decision_text(s: Any, action: Action) -> str:
    """What the mover does."""
    kind = Kind(action >> SHIFT)
    a, b, c, d = fields_of(action, 4)
    if kind in (Kind.USE, Kind.SAVE):
        return f"{kind.name.lower()} {dice_words(unpack_dice(action))}"
    if kind in (Kind.WILD, Kind.SELECT, Kind.DICTATE, Kind.MOVE, Kind.PAIR):
        return _assignment_text(kind, a, b, c, d)
    if kind is Kind.START:
        other = next(t for t in range(TILES) if s.where[t] == IN_HAND + s.mover and t != a)
        return f"develop {face_name(a)}, settle {face_name(other + TILES)}"
    if kind in (Kind.STOCK, Kind.SCOUT):
        return f"{kind.name.lower()} with {worker_text(a)}"
    if kind is Kind.ABANDON:
        return f"abandon {face_name(int(s.stack[s.mover, a, b]) - 1 + a * TILES)}"
    if kind is Kind.PLACE:
        return f"{('develop', 'settle')[b]} {face_name(a + b * TILES)}" + (" on top" if c else "")
    if kind is Kind.PRODUCE:
        return f"produce {COLOUR_NAMES[a]} on {place_text(s, GOOD + b)}"
    if kind is Kind.SHIP:
        task = "consume" if d else "trade"
        return f"{task} {COLOUR_NAMES[c]} from {place_text(s, GOOD + b)} with {worker_text(a)}"
    if kind in (Kind.REMOVE, Kind.RECALL):
        return f"{kind.name.lower()} {COLOUR_NAMES[b]} from {place_text(s, a)}"
    return _short_text(kind, a)


def _assignment_text(kind: Kind, a: int, b: int, c: int, d: int) -> str:
    if kind is Kind.WILD:
        return f"place wild {COLOUR_NAMES[a]} on {PHASE_NAMES[b]}"
    if kind is Kind.SELECT:
        return f"select {PHASE_NAMES[c]} with {COLOUR_NAMES[a]} from {_COLUMNS[b]}"
    if kind is Kind.DICTATE:
        return f"dictate with {COLOUR_NAMES[a]} from {PHASE_NAMES[b]}"
    if kind is Kind.PAIR:
        return f"executive power: {COLOUR_NAMES[a]} and {COLOUR_NAMES[b]} from {PHASE_NAMES[c]}"
    power = "dictate" if a == DICTATING else face_name(a).lower()
    return f"{power}: {COLOUR_NAMES[b]} from {PHASE_NAMES[c]} to {PHASE_NAMES[d]}"


def _short_text(kind: Kind, a: int) -> str:
    if kind is Kind.HANDICAP:
        return f"minimum {a}"
    if kind is Kind.BANK:
        return "buy a chip" if a else "buy no chip"
    if kind in (Kind.WORK, Kind.RECRUIT):
        return f"{kind.name.lower()} {COLOUR_NAMES[a]}"
    return {Kind.TIDY: "rearrange"}.get(kind, kind.name.lower())
