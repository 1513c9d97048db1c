"""What happens in Roll for the Galaxy, as facts for the log and for announcements."""

from typing import Any, Final

from engines.contract.messages import Message, Parameter, message
from engines.games.roll_galaxy.action_text import place_text, roll_text
from engines.games.roll_galaxy.decisions import decision_of
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    FIRST_FACTION,
    FIRST_HOME,
    GOOD,
    IN_HAND,
    LAST_CHANCE,
    STATE,
    TILES,
    VIRTUAL,
    Kind,
    Stage,
    unpack_dice,
)
from engines.games.roll_galaxy.names import (
    colour_name,
    dice_words,
    face_name,
    phase_name,
    tile_name,
)
from engines.games.roll_galaxy.scores import score_sheet
from engines.runtime.types import Action, Seat, State

_WITH_WORKER: Final = (Kind.STOCK, Kind.SCOUT)
_WITH_DICE: Final = (Kind.USE, Kind.SAVE)
_WITH_DIE: Final = (Kind.WORK, Kind.RECRUIT)
_FROM_PLACE: Final = (Kind.REMOVE, Kind.RECALL)


def _log(code: str, s: Any, **parameters: Parameter) -> Message:
    return message(f"roll_galaxy.log.{code}", seat=int(s.mover), **parameters)


def describe(state: State, action: Action) -> Message:
    """One sentence about a decision or an outcome."""
    s = state.view(STATE)[0]
    return _outcome(s, action) if s.stage <= LAST_CHANCE else _decision(s, action)


def _outcome(s: Any, outcome: Action) -> Message:
    stage = Stage(int(s.stage))
    if stage is Stage.FACTION:
        left = FIRST_FACTION + 2 * outcome
        names = {"left": face_name(left), "right": face_name(left + 1)}
        return _log("faction", s, **names)
    if stage is Stage.HOME_WORLD:
        return _log("home_world", s, face=face_name(FIRST_HOME + outcome))
    if stage in (Stage.DEAL, Stage.DRAW):
        return _log("draw", s, tile=tile_name(outcome))
    if stage is Stage.ROLL:
        return _log("roll", s, die=colour_name(int(s.die)), faces=roll_text(outcome))
    if stage is Stage.UNCOVER:
        half = int(int(s.stack[s.mover, 1, 0]) - 1 == outcome)
        return _log("uncover", s, face=face_name(outcome + half * TILES))
    if stage is Stage.OPENING:
        return _log("opening", s)
    return _revealed(s, outcome)


def _revealed(s: Any, outcome: Action) -> Message:
    """Who selected what, and what the extra die of two seats shows."""
    seats = int(s.seats)
    told: dict[str, Parameter] = {f"seat_{seat}": seat for seat in range(seats)}
    told |= {f"phase_{seat}": phase_name(int(s.selected[seat])) for seat in range(seats)}
    if seats == 2:
        told["extra"] = phase_name(outcome & 7)
    return message(f"roll_galaxy.log.reveal_{seats}", **told)


def _decision(s: Any, action: Action) -> Message:
    kind, (a, b, c, d) = decision_of(action)
    code = kind.name.lower()
    if kind in _WITH_DICE:
        return _log(code, s, dice=dice_words(unpack_dice(action)))
    if kind in _WITH_WORKER:
        return _log(_real(code, a), s, die=colour_name(a % VIRTUAL))
    if kind in _WITH_DIE:
        return _log(code, s, die=colour_name(a))
    if kind in _FROM_PLACE:
        return _log(code, s, die=colour_name(b), place=place_text(s, a))
    if kind in (Kind.WILD, Kind.SELECT, Kind.DICTATE, Kind.MOVE, Kind.PAIR):
        return _assignment(s, kind, (a, b, c, d))
    return _of_tiles(s, kind, (a, b, c, d)) or _of_goods(s, kind, (a, b, c, d)) or _log(code, s)


def _real(code: str, worker: int) -> str:
    """The sentence ``code``, or the one for a worker that is no die."""
    return f"{code}_without_die" if worker >= VIRTUAL else code


def _of_tiles(s: Any, kind: Kind, fields: tuple[int, ...]) -> Message | None:
    """Decisions about tiles."""
    a, b, c, _ = fields
    if kind is Kind.START:
        other = next(t for t in range(TILES) if s.where[t] == IN_HAND + s.mover and t != a)
        faces = {"development": face_name(a), "world": face_name(other + TILES)}
        return _log("start", s, **faces)
    if kind is Kind.ABANDON:
        return _log("abandon", s, face=face_name(int(s.stack[s.mover, a, b]) - 1 + a * TILES))
    if kind is Kind.PLACE:
        half = ("develop", "settle")[b]
        top = "_top" if c else ""
        return _log(f"place_{half}{top}", s, face=face_name(a + b * TILES))
    return None


def _of_goods(s: Any, kind: Kind, fields: tuple[int, ...]) -> Message | None:
    """Decisions about goods and credits."""
    a, b, c, d = fields
    if kind is Kind.PRODUCE:
        return _log("produce", s, die=colour_name(a), world=place_text(s, GOOD + b))
    if kind is Kind.SHIP:
        code, named = "consume" if d else "trade", {"good": colour_name(c)}
        named["die"] = colour_name(a % VIRTUAL)
        return _log(_real(code, a), s, world=place_text(s, GOOD + b), **named)
    if kind is Kind.BANK:
        return _log("bank" if a else "bank_not", s)
    if kind is Kind.DRAW:
        return _log("begin_draw", s)
    if kind is Kind.HANDICAP:
        return _log("handicap" if a > 1 else "no_handicap", s, credits=a)
    return None


def _assignment(s: Any, kind: Kind, fields: tuple[int, ...]) -> Message:
    a, b, c, d = fields
    if kind is Kind.WILD:
        return _log("wild", s, die=colour_name(a), phase=phase_name(b))
    if kind is Kind.SELECT:
        return _log("select", s, die=colour_name(a), phase=phase_name(c))
    if kind is Kind.DICTATE:
        return _log("dictate", s, die=colour_name(a))
    if kind is Kind.PAIR:
        pair = {"one": colour_name(a), "other": colour_name(b)}
        return _log("pair", s, phase=phase_name(c), **pair)
    power = "Dictate" if a == DICTATING else face_name(a)
    target = phase_name(d)
    return _log("move", s, power=power, die=colour_name(b), phase=target)


def ask(state: State) -> Message:
    """What the deciding seat is asked."""
    s = state.view(STATE)[0]
    code = Stage(int(s.stage)).name.lower()
    if s.stage == Stage.START and s.minimum[s.mover] == 0:
        code = "handicap"
    if s.stage == Stage.ASSIGN and s.selected[s.mover] >= 0:
        code = "assign_more"
    phase = phase_name(int(s.phase)) if s.occurring else ""
    parameters: dict[str, Parameter] = {
        "seat": int(s.mover),
        "phase": phase,
        "credits": int(s.credits[s.mover]),
    }
    return message(f"roll_galaxy.ask.{code}", **parameters)


def standing_detail(s: Any, seat: Seat) -> Message:
    """The small figure on the card of ``seat``."""
    parameters: dict[str, Parameter] = {
        "credits": int(s.credits[seat]),
        "n": score_sheet(s, seat).chips,
        "squares": int(s.squares[seat]),
    }
    code = "handicap" if s.minimum[seat] > 1 else "plain"
    return message(f"roll_galaxy.standing.{code}", **parameters, minimum=int(s.minimum[seat]))
