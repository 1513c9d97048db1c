"""Decisions and outcomes in words: ``select Ship with a Home die from Explore``.

A decision names tiles and worlds by the side that it is about. Texts are unique in one position.
"""

import re

from engines.games.roll_galaxy.data import EXECUTIVE
from engines.games.roll_galaxy.decisions import Lies, decision_of, place_of
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.names import (
    FACE_NAMES,
    colour_name,
    dice_words,
    phase_name,
    written_name,
)
from engines.runtime.types import Action, State

_PLACES = {
    st.IN_CUP: "the cup",
    st.IN_CITIZENRY: "the Citizenry",
    st.ON_DEVELOPMENTS: "the developments",
    st.ON_WORLDS: "the worlds",
}
_STACKS = ("developments", "worlds")


def _tile(tile: int) -> str:
    return f"{written_name(tile)} / {written_name(tile + st.TILES)}"


def action_text(state: State, action: Action) -> str:
    """A decision or an outcome in words."""
    s = st.GameState.of(state)
    return outcome_text(s, action) if s.stage <= st.LAST_CHANCE else decision_text(s, action)


def outcome_text(s: st.GameState, outcome: Action) -> str:
    """What is drawn, rolled or revealed."""
    stage = st.Stage(int(s.stage))
    if stage is st.Stage.FACTION:
        left = st.FIRST_FACTION + 2 * outcome
        return f"faction {written_name(left)} / {written_name(left + 1)}"
    if stage is st.Stage.HOME_WORLD:
        return f"home world {written_name(st.FIRST_HOME + outcome)}"
    if stage in (st.Stage.DEAL, st.Stage.DRAW):
        return f"draw {_tile(outcome)}"
    if stage is st.Stage.ROLL:
        return roll_text(outcome)
    if stage is st.Stage.UNCOVER:
        return f"uncover {_tile(outcome)}"
    if stage is st.Stage.REVEAL and s.seats == 2:
        return f"reveal {phase_name(outcome & 7)}"
    return "reveal"


def faces_of_roll(outcome: Action) -> tuple[int, ...]:
    """How many dice show each face."""
    most = (1 << st.ROLL_BITS) - 1
    return tuple((outcome >> (st.ROLL_BITS * face)) & most for face in range(st.FACES_OF_DIE))


def roll_code(counts: "tuple[int, ...] | list[int]") -> Action:
    """The inverse of ``faces_of_roll``."""
    return sum(count << (st.ROLL_BITS * face) for face, count in enumerate(counts))


def roll_text(outcome: Action) -> str:
    """``2 Explore, 1 Wild``."""
    counts = faces_of_roll(outcome)
    return ", ".join(
        f"{counts[f]} {FACE_NAMES[f].capitalize()}" for f in range(st.FACES_OF_DIE) if counts[f]
    )


def parse_roll(text: str) -> list[int] | None:
    """How many dice show each face, or None if the text isn't a roll."""
    counts = [0] * st.FACES_OF_DIE
    for part in text.split(","):
        match = re.fullmatch(rf"([0-9]{{1,2}}) ({'|'.join(FACE_NAMES)})", " ".join(part.split()))
        if not match or int(match[1]) >= 1 << st.ROLL_BITS:
            return None
        counts[FACE_NAMES.index(match[2])] += int(match[1])
    return counts


def a_die(colour: int) -> str:
    """``a Home die``, ``an Alien die``."""
    name = colour_name(colour)
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} die"


def a_worker(worker: int) -> str:
    """``a Home die``, or ``a Home worker without a die``."""
    if worker < st.VIRTUAL:
        return a_die(worker)
    return a_die(worker - st.VIRTUAL).removesuffix("die") + "worker without a die"


def place_text(s: st.GameState, place: int) -> str:
    """Where a die is."""
    lies, number = place_of(place)
    if lies is Lies.ON_SQUARE:
        return written_name(int(s.tableau[s.mover, number]) - 1)
    if lies is Lies.IN_COLUMN:
        return phase_name(number)
    return _PLACES[place]


def decision_text(s: st.GameState, action: Action) -> str:
    """What the mover does."""
    kind, (a, b, c, d) = decision_of(action)
    if kind in (st.Kind.WILD, st.Kind.SELECT, st.Kind.DICTATE, st.Kind.MOVE, st.Kind.PAIR):
        return _assignment_text(kind, a, b, c, d)
    if kind in (st.Kind.START, st.Kind.ABANDON, st.Kind.PLACE):
        return _tile_text(s, kind, a, b, c)
    if kind in (st.Kind.PRODUCE, st.Kind.SHIP, st.Kind.REMOVE, st.Kind.RECALL):
        return _die_text(s, kind, a, b, c, d)
    if kind is st.Kind.USE:
        return f"complete it with {dice_words(st.unpack_dice(action))}"
    if kind is st.Kind.SAVE:
        return f"put {dice_words(st.unpack_dice(action))} into the cup"
    return _short_text(kind, a)


def _assignment_text(kind: st.Kind, a: int, b: int, c: int, d: int) -> str:
    if kind is st.Kind.WILD:
        wild = a_die(a).split(" ", 1)[1]
        return f"place a wild {wild} on {phase_name(b)}"
    if kind is st.Kind.SELECT:
        column = FACE_NAMES[b].capitalize()
        return f"select {phase_name(c)} with {a_die(a)} from {column}"
    if kind is st.Kind.DICTATE:
        return f"give up {a_die(a)} from {phase_name(b)} for a Dictate"
    if kind is st.Kind.PAIR:
        both = f"{a_die(a)} and {a_die(b)}"
        return f"move {both} from {phase_name(c)} by {written_name(EXECUTIVE)}"
    power = "the Dictate" if a == st.DICTATING else written_name(a)
    return f"move {a_die(b)} from {phase_name(c)} to {phase_name(d)} by {power}"


def _tile_text(s: st.GameState, kind: st.Kind, a: int, b: int, c: int) -> str:
    if kind is st.Kind.START:
        other = next(t for t in range(st.TILES) if s.where[t] == st.IN_HAND + s.mover and t != a)
        return f"develop {written_name(a)}, settle {written_name(other + st.TILES)}"
    if kind is st.Kind.ABANDON:
        return f"abandon {written_name(int(s.stack[s.mover, a, b]) - 1 + a * st.TILES)}"
    where = "on top of" if c else "under"
    return f"put {written_name(a + b * st.TILES)} {where} the {_STACKS[b]}"


def _die_text(s: st.GameState, kind: st.Kind, a: int, b: int, c: int, d: int) -> str:
    if kind is st.Kind.PRODUCE:
        return f"produce on {place_text(s, st.GOOD + b)} with {a_die(a)}"
    if kind is st.Kind.SHIP:
        task, good = "consume" if d else "trade", colour_name(c)
        return f"{task} the {good} good of {place_text(s, st.GOOD + b)} with {a_worker(a)}"
    verb = "give up" if kind is st.Kind.REMOVE else "recall"
    return f"{verb} {a_die(b)} from {place_text(s, a)}"


def _short_text(kind: st.Kind, a: int) -> str:
    if kind in (st.Kind.STOCK, st.Kind.SCOUT):
        return f"{kind.name.capitalize()} with {a_worker(a)}"
    if kind is st.Kind.HANDICAP:
        return f"at least ${a} after each round"
    if kind is st.Kind.BANK:
        return "pay $1 for a VP chip" if a else "keep the credits"
    if kind is st.Kind.WORK:
        return f"put {a_die(a)} to work"
    if kind is st.Kind.RECRUIT:
        return f"recruit {a_die(a)}"
    return {st.Kind.TIDY: "rearrange the stacks", st.Kind.DRAW: "draw tiles"}.get(
        kind, kind.name.lower()
    )
