"""The events of Roll for the Galaxy as facts, for the log and announcements."""

from typing import Final

from engines.contract.messages import Message, Parameter, message
from engines.contract.position import Position
from engines.games.roll_galaxy.data import EXECUTIVE, Lies, decision_of, place_of
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES
from engines.games.roll_galaxy.names import ROLLS, a_die, colour, dice, face, faces, phase, tile
from engines.runtime.types import Action, Seat, State

_WITH_WORKER: Final = (st.Kind.STOCK, st.Kind.SCOUT, st.Kind.WORK, st.Kind.RECRUIT)
_WITH_DICE: Final = (st.Kind.USE, st.Kind.SAVE)
_FROM_PLACE: Final = (st.Kind.REMOVE, st.Kind.RECALL)
_PLACES: Final = {
    st.IN_CUP: message("roll_galaxy.place.cup"),
    st.IN_CITIZENRY: message("roll_galaxy.place.citizenry"),
    st.ON_DEVELOPMENTS: message("roll_galaxy.place.developments"),
    st.ON_WORLDS: message("roll_galaxy.place.worlds"),
}


def _log(code: str, s: st.GameState, **parameters: Parameter) -> Message:
    return message(f"roll_galaxy.log.{code}", seat=int(s.mover), **parameters)


def describe(state: State, action: Action) -> Message:
    s = st.GameState.of(state)
    return _outcome(s, action) if s.stage <= st.LAST_CHANCE else _decision(s, action)


def _outcome(s: st.GameState, outcome: Action) -> Message:
    stage = st.Stage(int(s.stage))
    if stage is st.Stage.FACTION:
        left = st.FIRST_FACTION + 2 * outcome
        names = {"left": face(left), "right": face(left + 1)}
        return _log("faction", s, **names)
    if stage is st.Stage.HOME_WORLD:
        return _log("home_world", s, face=face(st.FIRST_HOME + outcome))
    if stage in (st.Stage.DEAL, st.Stage.DRAW):
        return _log("draw", s, tile=tile(outcome))
    if stage is st.Stage.ROLL:
        return _log("roll", s, die=colour(int(s.die)), faces=faces(ROLLS.counts(outcome)))
    if stage is st.Stage.UNCOVER:
        half = int(int(s.stack[s.mover, 1, 0]) - 1 == outcome)
        return _log("uncover", s, face=face(outcome + half * st.TILES), tile=tile(outcome))
    if stage is st.Stage.OPENING:
        return _log("opening", s)
    return _revealed(s, outcome)


def _revealed(s: st.GameState, outcome: Action) -> Message:
    """Who selected what and, in a game for two, what the extra die shows."""
    seats = int(s.seats)
    told: dict[str, Parameter] = {f"seat_{seat}": seat for seat in range(seats)}
    told |= {f"phase_{seat}": phase(int(s.selected[seat])) for seat in range(seats)}
    if seats == 2:
        told["extra"] = phase(outcome & 7)
    return message(f"roll_galaxy.log.reveal_{seats}", **told)


def _decision(s: st.GameState, action: Action) -> Message:
    kind, (a, b, c, d) = decision_of(action)
    code = kind.name.lower()
    if kind in _WITH_DICE:
        return _log(code, s, dice=dice(st.unpack_dice(action)))
    if kind in _WITH_WORKER:
        return _log(code, s, **_worker(a))
    if kind in _FROM_PLACE:
        return _log(code, s, **_worker(b), place=_place(s, a))
    if kind in (st.Kind.WILD, st.Kind.SELECT, st.Kind.DICTATE, st.Kind.MOVE, st.Kind.PAIR):
        return _assignment(s, kind, (a, b, c, d))
    return _of_tiles(s, kind, (a, b, c, d)) or _of_goods(s, kind, (a, b, c, d)) or _log(code, s)


def _worker(worker: int) -> dict[str, Parameter]:
    """The color of a worker, the worker with its article, and the shortest name that is clear."""
    die = colour(worker % st.VIRTUAL)
    return {"die": die, "worker": _die(worker), "who": die if worker < st.VIRTUAL else _die(worker)}


def _die(worker: int) -> Message:
    """``a Home die``, or ``a Home worker without a die``."""
    if worker < st.VIRTUAL:
        return a_die(worker)
    return message(f"roll_galaxy.a_worker.{COLOUR_NAMES[worker - st.VIRTUAL]}")


def _place(s: st.GameState, place: int) -> Message:
    lies, number = place_of(place)
    if lies is Lies.ON_SQUARE:
        return face(int(s.tableau[s.mover, number]) - 1)
    return phase(number) if lies is Lies.IN_COLUMN else _PLACES[place]


def _of_tiles(s: st.GameState, kind: st.Kind, fields: tuple[int, ...]) -> Message | None:
    """Decisions about tiles."""
    a, b, c, _ = fields
    if kind is st.Kind.START:
        other = next(t for t in range(st.TILES) if s.where[t] == st.IN_HAND + s.mover and t != a)
        faces = {"development": face(a), "world": face(other + st.TILES)}
        return _log("start", s, **faces)
    if kind is st.Kind.ABANDON:
        return _log("abandon", s, face=face(int(s.stack[s.mover, a, b]) - 1 + a * st.TILES))
    if kind is st.Kind.PLACE:
        half = ("develop", "settle")[b]
        top = "_top" if c else ""
        return _log(f"place_{half}{top}", s, face=face(a + b * st.TILES))
    return None


def _of_goods(s: st.GameState, kind: st.Kind, fields: tuple[int, ...]) -> Message | None:
    """Decisions about goods and credits."""
    a, b, c, d = fields
    if kind is st.Kind.PRODUCE:
        return _log("produce", s, **_worker(a), world=_place(s, st.GOOD + b))
    if kind is st.Kind.SHIP:
        code = "consume" if d else "trade"
        return _log(code, s, **_worker(a), good=colour(c), world=_place(s, st.GOOD + b))
    if kind is st.Kind.BANK:
        return _log("bank" if a else "bank_not", s)
    if kind is st.Kind.DONE and s.stage == st.Stage.RECALL:
        return _log("done_recalling", s)
    if kind is st.Kind.DRAW:
        return _log("begin_draw", s)
    if kind is st.Kind.HANDICAP:
        return _log("handicap" if a > 1 else "no_handicap", s, credits=a)
    return None


def _assignment(s: st.GameState, kind: st.Kind, fields: tuple[int, ...]) -> Message:
    a, b, c, d = fields
    if kind is st.Kind.WILD:
        return _log("wild", s, **_worker(a), phase=phase(b))
    if kind is st.Kind.SELECT:
        return _log("select", s, **_worker(a), column=phase(b), phase=phase(c))
    if kind is st.Kind.DICTATE:
        return _log("dictate", s, **_worker(a), column=phase(b))
    if kind is st.Kind.PAIR:
        pair = {"one": colour(a), "other": colour(b), "one_die": _die(a), "other_die": _die(b)}
        return _log("pair", s, phase=phase(c), power=face(EXECUTIVE), **pair)
    dictates = a == st.DICTATING
    power = message("roll_galaxy.dictate") if dictates else face(a)
    by = message("roll_galaxy.the_dictate") if dictates else power
    return _log("move", s, power=power, by=by, **_worker(b), column=phase(c), phase=phase(d))


def ask(position: Position) -> Message:
    s = st.GameState.of(position.state)
    code = st.Stage(int(s.stage)).name.lower()
    if s.stage == st.Stage.START and s.minimum[s.mover] == 0:
        code = "handicap"
    if s.stage == st.Stage.ASSIGN and s.selected[s.mover] >= 0:
        code = "assign_more"
    has: dict[str, Parameter] = {"credits": int(s.credits[s.mover])}
    if code == "assign_more":
        has = {"way": _way_on(position), "wild": int(s.workers[s.mover, st.PHASES].sum())}
    has["cup"] = int(s.cup[s.mover].sum())
    return message(f"roll_galaxy.ask.{code}", seat=int(s.mover), **has)


def _way_on(position: Position) -> str:
    """What can be done with the dice once a phase is selected: what must, or else what may."""
    kinds = {decision_of(action).kind for action in position.legal()}
    if st.Kind.WILD in kinds:
        return "wild"
    if st.Kind.CONFIRM not in kinds:
        return "move"
    if kinds & {st.Kind.MOVE, st.Kind.PAIR}:
        return "powers"
    return "dictate" if st.Kind.DICTATE in kinds else "confirm"


def standing_detail(s: st.GameState, seat: Seat) -> Message:
    code = "handicap" if s.minimum[seat] > 1 else "plain"
    rows = {"credits": s.credits, "n": s.chips, "squares": s.squares, "minimum": s.minimum}
    figures = {name: int(row[seat]) for name, row in rows.items()}
    return message(f"roll_galaxy.standing.{code}", **figures)
