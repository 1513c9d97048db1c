"""Why Rollbot decides as it does, and what a plan does on the table, as facts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engines.contract.analysis import Reason
from engines.contract.messages import Message, message
from engines.contract.position import Position
from engines.games.roll_galaxy.data import EXECUTIVE, Lies, decision_of, place_of, worker_of
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.counting import current_cost
from engines.games.roll_galaxy.kernels.faces import NUMBERS, TABLE
from engines.games.roll_galaxy.kernels.rollbot.scratch import By, Scratch
from engines.games.roll_galaxy.names import colour, dice, face, faces
from engines.games.roll_galaxy.names import phase as phase_word
from engines.games.roll_galaxy.rollbot import Assignment, Move, Trace
from engines.games.roll_galaxy.view import GalaxyView, SeatView, gains_of
from engines.runtime.types import Action, Seat

_LIKELY: Final = 0.2
"""Workers in phases that others select less often are not mentioned."""
_WITH_WORKERS: Final = (
    *(st.Kind.STOCK, st.Kind.SCOUT, st.Kind.PRODUCE, st.Kind.SHIP),
    *(st.Kind.WORK, st.Kind.RECRUIT, st.Kind.REMOVE),
)


def rule(code: str) -> Reason:
    """One of the rules for a single decision."""
    return Reason(message(f"roll_galaxy.reason.{code}"), 0.5)


def projection(s: st.GameState, seat: Seat) -> Reason:
    """The size that the Citizenry was expected to reach, and so the money that it can use."""
    expected, now = int(s.projected[seat]), int(s.citizenry[seat].sum())
    return Reason(message("roll_galaxy.reason.projected", n=expected, now=now), 0.2)


def of_phase(trace: Trace, assigned: Assignment) -> tuple[Reason, ...]:
    """The level of the phase that a line selects, what makes it up, and every move."""
    phase = assigned.selected
    level = trace.levels[phase]
    name = phase_word(phase)
    found: list[Reason] = []
    if trace.special:
        found += [rule(f"last_{cause}") for cause in trace.causes]
        code, weight = "points", float(level.points)
    else:
        code, weight = "level", float(level.level)
    figures = {"reach": level.reach, "goal": level.goal, "points": level.points}
    found.append(Reason(message(f"roll_galaxy.reason.{code}", phase=name, **figures), weight))
    found.append(_goal(trace.t, phase, level.goal))
    found.append(_workers(assigned))
    rolled = trace.t.rolled[:, phase].tolist()
    if any(rolled):
        told = message("roll_galaxy.reason.natural", dice=dice(rolled), phase=name)
        found.append(Reason(told, 0.08))
    if phase == trace.selected:
        found += [rule(f"tie_{step}") for step in trace.ties]
        if trace.is_tied:
            found.append(rule("tie_white_die"))
    found += _moves(assigned)
    return tuple(found)


def _workers(assigned: Assignment) -> Reason:
    """How the workers of the selected phase get there in this plan."""
    figures = {
        "natural": assigned.natural,
        "moved": assigned.moved,
        "dictated": assigned.dictated,
        "virtual": assigned.virtual,
    }
    told = "reach" if assigned.dictated else "reach_without_dictate"
    return Reason(message(f"roll_galaxy.reason.{told}", **figures), 0.1)


def _goal(t: Scratch, phase: int, goal: int) -> Reason:
    if phase == st.EXPLORE:
        figures = {"stocks": int(t.stocks), "tiles": int(t.tiles)}
        return Reason(message("roll_galaxy.reason.goal_explore", **figures), 0.1)
    if phase in (st.PRODUCE, st.SHIP):
        code = "goal_produce" if phase == st.PRODUCE else "goal_ship"
        return Reason(message(f"roll_galaxy.reason.{code}", n=goal), 0.1)
    half = phase - st.DEVELOP
    figures = {"costs": int(t.total_cost[half]), "waiting": int(t.waiting[half])}
    code = "goal_develop" if phase == st.DEVELOP else "goal_settle"
    return Reason(message(f"roll_galaxy.reason.{code}", **figures), 0.1)


def _moves(assigned: Assignment) -> Iterator[Reason]:
    """Every die that is moved, and why it was that one."""
    for move in assigned.moves:
        yield Reason(_move(move), 0.05)
    for paying, _ in assigned.payments:
        told = {"die": colour(paying.colour), "column": phase_word(paying.face)}
        yield Reason(message("roll_galaxy.reason.pays", **told), -0.05)
    if assigned.swapped:
        yield rule("swapped")


def _move(move: Move) -> Message:
    told = {
        "die": colour(move.die.colour),
        "column": phase_word(move.die.face),
        "phase": phase_word(move.to),
    }
    why = "matches" if move.matches else "idle" if move.pool == 1 else "moved"
    means = {
        By.SELECT: message("roll_galaxy.means.selection"),
        By.WILD: message("roll_galaxy.means.wild"),
        By.REASSIGN: face(max(0, move.tile)),
        By.PAIR: face(EXECUTIVE),
        By.DICTATE: message("roll_galaxy.dictate"),
    }
    return message(f"roll_galaxy.reason.{why}", means=means[move.by], **told)


def of_plan(
    position: Position, actions: Sequence[Action], shares: Mapping[int, float]
) -> Iterator[Reason]:
    """What a plan's workers have to do in its phase, and in those that others are likely to select.

    Then where its dice come from. For a single decision: what it does. ``shares`` are how often
    another seat selects each phase, if that is known.
    """
    seat = position.turn
    if st.GameState.of(position.state).stage != st.Stage.ASSIGN:
        area = position.view(seat).seats[seat]
        yield from map(Reason, _with_dice(position, area, actions[0]))
        yield from map(Reason, _with_tiles(position, area, actions[0]))
        return
    for action in actions:
        if position.turn == seat and action != st.action(st.Kind.CONFIRM):
            position = position.apply(action)
    view: GalaxyView = position.view(seat)
    assigned = view.seats[seat].assignment
    if view.stage != "assign" or assigned is None:
        return
    workers, selected = [sum(column) for column in assigned.columns], assigned.selected
    if selected >= 0 and (does := _use(view, seat, selected, workers[selected])):
        yield Reason(does)
    for phase, share in sorted(shares.items(), key=lambda pair: -pair[1]):
        waiting = workers[phase] * (phase != selected and share >= _LIKELY)
        if waiting and (does := _use(view, seat, phase, waiting)):
            told = {"does": does, "phase": phase_word(phase)}
            yield Reason(message("roll_galaxy.reason.others", share=share, **told), 0.1)
    for step in actions if shares else ():
        yield from _step(step, selected, shares)


def _step(step: Action, selected: int, shares: Mapping[int, float]) -> Iterator[Reason]:
    """Which die one step of a plan takes from where, or leaves where it may be of use."""
    kind, (a, b, c, d) = decision_of(step)
    told = {
        st.Kind.WILD: [("waits", a, b)],
        st.Kind.SELECT: [("there_anyway" if b == c else "taken", a, b)],
        st.Kind.DICTATE: [("pays", a, b)],
        st.Kind.MOVE: [("taken", b, c), ("waits", b, d)],
        st.Kind.PAIR: [("taken", a, c), ("taken", b, c)],
    }
    for code, die, column in told.get(kind, ()):
        if column in shares and (code != "waits" or column != selected):
            names = {"die": colour(die), "column": phase_word(column)}
            yield Reason(message(f"roll_galaxy.reason.{code}", share=shares[column], **names))


def _with_dice(position: Position, area: SeatView, action: Action) -> Iterator[Message]:
    """What one decision does with a worker, and what it earns."""
    kind, (a, b, c, _) = decision_of(action)
    if kind in (st.Kind.STOCK, st.Kind.SHIP):
        paid, chips = gains_of(position, action, position.turn)
        code, gain, before = "earns", paid, area.credits
        if chips:
            code, gain, before = "earns_chips", chips, area.score.chips
        yield message(f"roll_galaxy.reason.{code}", n=gain, all=before + gain)
    elif kind is st.Kind.SCOUT:
        sizes = {"developments": area.developments.size, "worlds": area.worlds.size}
        yield message("roll_galaxy.reason.scouts", **sizes)
    if kind in (st.Kind.PRODUCE, st.Kind.SHIP):
        number = NUMBERS[area.squares[b].face]
        fits = worker_of(a)[0] in (TABLE[number].colour, st.CONSUMPTION)
        code = "frees" if kind is st.Kind.SHIP else "fits" if fits else "fits_not"
        yield message(f"roll_galaxy.reason.{code}", tile=face(number), good=colour(c))
    if kind in _WITH_WORKERS:
        die, has_none = worker_of(b if kind is st.Kind.REMOVE else a)
        worlds = sum(TABLE[NUMBERS[at.face]].colour == die > st.GREY for at in area.squares)
        told = message("roll_galaxy.reason.sides", sides=faces(st.SIDES[die]), n=worlds)
        yield message("roll_galaxy.reason.no_die", die=colour(die)) if has_none else told


def _with_tiles(position: Position, area: SeatView, action: Action) -> Iterator[Message]:
    """What one decision does with tiles, or with the dice on them."""
    s, (kind, (a, b, on_top, _)) = st.GameState.of(position.state), decision_of(action)
    stacks = (area.developments, area.worlds)
    placed = dict[int, int]()
    if kind is st.Kind.START:
        mine = st.IN_HAND + s.mover
        other = next(tile for tile in range(st.TILES) if s.where[tile] == mine and tile != a)
        placed = {a: 0, other + st.TILES: 0}
    elif kind is st.Kind.PLACE:
        placed = {a + b * st.TILES: 0 if on_top else stacks[b].size}
    elif kind is st.Kind.ABANDON:
        tile, cost = NUMBERS[stacks[a].faces[b]], stacks[a].costs[b]
        yield message("roll_galaxy.reason.abandons", tile=face(tile), cost=cost, does=_does(tile))
    elif kind is st.Kind.DONE and s.stage == st.Stage.RECALL:
        yield message("roll_galaxy.reason.stays", n=sum(area.cup))
    elif kind is st.Kind.RECALL:
        yield _recalled(area, *place_of(a), faces(st.SIDES[b]))
    for tile, before in placed.items():
        cost = current_cost(s, position.turn, tile)
        yield message("roll_galaxy.reason.placed", cost=cost, n=before, does=_does(tile))


def _does(tile: int) -> Message:
    """What a face does."""
    return message(face(tile).code.replace(".name", ".text"))


def _recalled(area: SeatView, lies: Lies, place: int, sides: tuple[Message, ...]) -> Message:
    """What a die that is recalled leaves behind."""
    if lies is Lies.ON_SQUARE:
        tile = face(NUMBERS[area.squares[place].face])
        return message("roll_galaxy.reason.recalls_good", tile=tile, sides=sides)
    stack = (area.developments, area.worlds)[place]
    if not stack.faces:
        return message("roll_galaxy.reason.recalls_idle", sides=sides)
    figures = {"n": sum(stack.workers) - 1, "cost": stack.costs[0]}
    tile = face(NUMBERS[stack.faces[0]])
    return message("roll_galaxy.reason.recalls_worker", tile=tile, sides=sides, **figures)


def _use(view: GalaxyView, seat: Seat, phase: int, workers: int) -> Message | None:
    """What workers with dice have to do in a phase; None: there is nothing to build."""
    area, workers = view.seats[seat], workers + view.extra(seat, phase)
    if code := {st.EXPLORE: "explorers", st.PRODUCE: "producers", st.SHIP: "shippers"}.get(phase):
        goods = area.room if phase == st.PRODUCE else sum(len(at.goods) for at in area.squares)
        return message(f"roll_galaxy.reason.{code}", n=workers, most=2 * workers, goods=goods)
    stack = area.developments if phase == st.DEVELOP else area.worlds
    if not stack.faces:
        return None
    there, cost = workers + sum(stack.workers), stack.costs[0]
    code = "completes" if there >= cost else "builds"
    tile = face(NUMBERS[stack.faces[0]])
    return message(f"roll_galaxy.reason.{code}", tile=tile, n=there, cost=cost, more=there - cost)
