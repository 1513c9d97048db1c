"""Decisions and outcomes in words: ``select Ship with a Home die from Explore``.

A decision names tiles and worlds by the side that it is about. Texts are unique in one position.
"""

import re
from typing import Any

from engines.games.roll_galaxy.data import EXECUTIVE
from engines.games.roll_galaxy.decisions import Lies, decision_of, place_of
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
    STATE,
    TILES,
    VIRTUAL,
    Kind,
    Stage,
    unpack_dice,
)
from engines.games.roll_galaxy.names import (
    FACE_NAMES,
    colour_name,
    dice_words,
    face_name,
    phase_name,
    tile_name,
)
from engines.runtime.types import Action, State

_PLACES = {
    IN_CUP: "the cup",
    IN_CITIZENRY: "the Citizenry",
    ON_DEVELOPMENTS: "the developments",
    ON_WORLDS: "the worlds",
}
_STACKS = ("developments", "worlds")


def action_text(state: State, action: Action) -> str:
    """A decision or an outcome in words."""
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
        return f"reveal {phase_name(outcome & 7)}"
    return "reveal"


def faces_of_roll(outcome: Action) -> tuple[int, ...]:
    """How many dice show each face."""
    most = (1 << ROLL_BITS) - 1
    return tuple((outcome >> (ROLL_BITS * face)) & most for face in range(FACES_OF_DIE))


def roll_code(counts: "tuple[int, ...] | list[int]") -> Action:
    """The inverse of ``faces_of_roll``."""
    return sum(count << (ROLL_BITS * face) for face, count in enumerate(counts))


def roll_text(outcome: Action) -> str:
    """``2 Explore, 1 Wild``."""
    counts = faces_of_roll(outcome)
    return ", ".join(
        f"{counts[f]} {FACE_NAMES[f].capitalize()}" for f in range(FACES_OF_DIE) if counts[f]
    )


def parse_roll(text: str) -> list[int] | None:
    """How many dice show each face, or None if the text is no roll."""
    counts = [0] * FACES_OF_DIE
    for part in text.split(","):
        match = re.fullmatch(rf"([0-9]{{1,2}}) ({'|'.join(FACE_NAMES)})", " ".join(part.split()))
        if not match or int(match[1]) >= 1 << ROLL_BITS:
            return None
        counts[FACE_NAMES.index(match[2])] += int(match[1])
    return counts


def a_die(colour: int) -> str:
    """``a Home die``, ``an Alien die``."""
    name = colour_name(colour)
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} die"


def a_worker(worker: int) -> str:
    """``a Home die``, or ``a Home worker without a die``."""
    if worker < VIRTUAL:
        return a_die(worker)
    return a_die(worker - VIRTUAL).removesuffix("die") + "worker without a die"


def place_text(s: Any, place: int) -> str:
    """Where a die lies."""
    lies, number = place_of(place)
    if lies is Lies.ON_SQUARE:
        return face_name(int(s.tableau[s.mover, number]) - 1)
    if lies is Lies.IN_COLUMN:
        return phase_name(number)
    return _PLACES[place]


def decision_text(s: Any, action: Action) -> str:
    """What the mover does."""
    kind, (a, b, c, d) = decision_of(action)
    if kind in (Kind.WILD, Kind.SELECT, Kind.DICTATE, Kind.MOVE, Kind.PAIR):
        return _assignment_text(kind, a, b, c, d)
    if kind in (Kind.START, Kind.ABANDON, Kind.PLACE):
        return _tile_text(s, kind, a, b, c)
    if kind in (Kind.PRODUCE, Kind.SHIP, Kind.REMOVE, Kind.RECALL):
        return _die_text(s, kind, a, b, c, d)
    if kind is Kind.USE:
        return f"complete it with {dice_words(unpack_dice(action))}"
    if kind is Kind.SAVE:
        return f"put {dice_words(unpack_dice(action))} into the cup"
    return _short_text(kind, a)


def _assignment_text(kind: Kind, a: int, b: int, c: int, d: int) -> str:
    if kind is Kind.WILD:
        wild = a_die(a).split(" ", 1)[1]
        return f"place a wild {wild} on {phase_name(b)}"
    if kind is Kind.SELECT:
        column = FACE_NAMES[b].capitalize()
        return f"select {phase_name(c)} with {a_die(a)} from {column}"
    if kind is Kind.DICTATE:
        return f"give up {a_die(a)} from {phase_name(b)} for a Dictate"
    if kind is Kind.PAIR:
        both = f"{a_die(a)} and {a_die(b)}"
        return f"move {both} from {phase_name(c)} by {face_name(EXECUTIVE)}"
    power = "the Dictate" if a == DICTATING else face_name(a)
    return f"move {a_die(b)} from {phase_name(c)} to {phase_name(d)} by {power}"


def _tile_text(s: Any, kind: Kind, a: int, b: int, c: int) -> str:
    if kind is Kind.START:
        other = next(t for t in range(TILES) if s.where[t] == IN_HAND + s.mover and t != a)
        return f"develop {face_name(a)}, settle {face_name(other + TILES)}"
    if kind is Kind.ABANDON:
        return f"abandon {face_name(int(s.stack[s.mover, a, b]) - 1 + a * TILES)}"
    where = "on top of" if c else "under"
    return f"put {face_name(a + b * TILES)} {where} the {_STACKS[b]}"


def _die_text(s: Any, kind: Kind, a: int, b: int, c: int, d: int) -> str:
    if kind is Kind.PRODUCE:
        return f"produce on {place_text(s, GOOD + b)} with {a_die(a)}"
    if kind is Kind.SHIP:
        task, good = "consume" if d else "trade", colour_name(c)
        return f"{task} the {good} good of {place_text(s, GOOD + b)} with {a_worker(a)}"
    verb = "give up" if kind is Kind.REMOVE else "recall"
    return f"{verb} {a_die(b)} from {place_text(s, a)}"


def _short_text(kind: Kind, a: int) -> str:
    if kind in (Kind.STOCK, Kind.SCOUT):
        return f"{kind.name.capitalize()} with {a_worker(a)}"
    if kind is Kind.HANDICAP:
        return f"at least ${a} after each round"
    if kind is Kind.BANK:
        return "pay $1 for a VP chip" if a else "keep the credits"
    if kind is Kind.WORK:
        return f"put {a_die(a)} to work"
    if kind is Kind.RECRUIT:
        return f"recruit {a_die(a)}"
    return {Kind.TIDY: "rearrange the stacks", Kind.DRAW: "draw tiles"}.get(kind, kind.name.lower())
