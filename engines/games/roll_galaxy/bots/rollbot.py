"""Rollbot as a bot: its levels, its moves and why, for every decision."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engines.contract.analysis import BY_RULE, Analysis, Estimate, Line, Reason, Work
from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.bots import reasons
from engines.games.roll_galaxy.decisions import decision_of
from engines.games.roll_galaxy.kernels.faces import COST
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    IN_HAND,
    PHASES,
    SHIFT,
    STATE,
    TILES,
    VIRTUAL,
    Kind,
    Stage,
    action,
    pack_dice,
)
from engines.games.roll_galaxy.rollbot import phase_rules, shipping
from engines.games.roll_galaxy.rollbot.actions import actions_of, rest_of_plan
from engines.games.roll_galaxy.rollbot.assignment import assign
from engines.games.roll_galaxy.rollbot.levels import (
    Choice,
    Level,
    choose,
    levels_of,
    target_of,
)
from engines.games.roll_galaxy.rollbot.situation import Situation
from engines.runtime.streams import stream
from engines.runtime.types import Action, Stream

BY_DICE: Final = "roll_galaxy.preference.dice"
BY_POINTS: Final = "roll_galaxy.preference.points"
INSTANT: Final = Budget(playouts=1)
Plan = tuple[Action, ...]
Decision = tuple[Plan, tuple[Reason, ...]]
"""What to do, and why."""
_MANY: Final = 24
"""Of more choices than this only the best is listed."""
# Faces of a Home die that show Explore: the first two; the others show one phase each.
_WHITE: Final = (0, 0, 1, 2, 3, 4)


class Rollbot(Bot):
    """The published rule-based player, with one of its four credit minimums."""

    def __init__(self, info: BotInfo, minimum: int) -> None:
        self.info = info
        self._minimum = minimum

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """In an assignment one line for each phase, else the rule's decision first."""
        s: Any = position.state.view(STATE)[0]
        if s.stage == Stage.ASSIGN:
            unit, lines = _assignment(position, s)
        else:
            unit = BY_RULE
            plan, why = decide(s, self._minimum, lambda: _toss(s))
            lines = _others(position, plan, why)
        return Analysis(
            game=position.game.id,
            bot=self.info.id,
            seat=position.turn,
            unit=position.game.info.unit,
            lines=tuple(lines),
            preference_unit=unit,
            work=Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled),
        )


def levels_behind(position: Position, line: Line) -> tuple[Level, ...]:
    """How much Rollbot wants each phase, if a line is one of its plans for an assignment."""
    state: Any = position.state.view(STATE)[0]
    told = {reason.message.code for reason in line.reasons}
    if state.stage != Stage.ASSIGN or told.isdisjoint(reasons.LEVELS):
        return ()
    return levels_of(Situation(state, int(state.mover)))[0]


# -- chance -----------------------------------------------------------------------------------


def _own_stream(s: Any) -> Stream:
    """Random numbers that depend on what the seat sees only, the same for a whole assignment."""
    seat = int(s.mover)
    numbers = [int(n) for row in s.rolled[seat] for n in row]
    return stream(int(s.round_number), "rollbot", seat, int(s.credits[seat]), *numbers)


def white_die(random: Stream) -> Callable[[], int]:
    """A spare Home die that draws from ``random``."""
    from engines.runtime.kernels.rng import below

    return lambda: _WHITE[below(random, 6)]


def _toss(s: Any) -> int:
    from engines.runtime.kernels.rng import below

    hand = [tile for tile in range(TILES) if s.where[tile] == IN_HAND + s.mover]
    return below(stream(int(s.round_number), "toss", int(s.mover), *hand), 2)


# -- lines ------------------------------------------------------------------------------------


def _line(
    position: Position, plan: Sequence[Action], preference: float, bar: float, why: Sequence[Reason]
) -> Line:
    names, here = [], position
    for step in plan:
        names.append(here.action_text(step))
        here = here.apply(step)
    values = {position.game.info.unit: (position.game.info.unknown(position.seats),)}
    return Line(
        actions=tuple(plan),
        names=tuple(names),
        preference=preference,
        bar=Estimate(bar),
        values={unit: value * position.seats for unit, value in values.items()},
        reasons=tuple(why),
    )


def _others(position: Position, plan: Plan, why: Sequence[Reason]) -> list[Line]:
    """The decision and, if they are few, all others."""
    legal = position.legal()
    rest = [one for one in legal if one != plan[0]] if len(legal) <= _MANY else []
    return [
        _line(position, plan, 1.0, 1.0, why),
        *(_line(position, (one,), 0.0, 0.0, ()) for one in rest),
    ]


def _assignment(position: Position, s: Any) -> tuple[str, list[Line]]:
    """The rest of the plan for each phase that is still possible, the chosen one first."""
    seat = int(s.mover)
    now = Situation(s, seat)
    choice = choose(now, white_die(_own_stream(s)))
    selected = choice.assignment.selected
    order = sorted(range(PHASES), key=lambda p: (p != selected, -choice.levels[p].level, p))
    most = max(1, *(level.level for level in choice.levels))
    lines = []
    for phase in order:
        assigned = choice.assignment if phase == selected else _assign_to(now, choice, phase)
        rest = rest_of_plan(position, actions_of(now, assigned))
        if rest:
            level = choice.levels[phase].level
            why = reasons.of_phase(now, choice, assigned)
            lines.append(_line(position, rest, level, level / most, why))
    if not lines:
        step = _any_step(position, s, selected)
        return BY_RULE, _others(position, (step,), [reasons.own_way()])
    return BY_POINTS if choice.special else BY_DICE, lines


def _assign_to(now: Situation, choice: Choice, phase: int) -> Any:
    target = target_of(now, choice.levels[phase], special=choice.special)
    levels = [level.level for level in choice.levels]
    return assign(now, phase, target, levels, [level.goal for level in choice.levels])


def _any_step(position: Position, s: Any, phase: int) -> Action:
    """A sensible step after others than Rollbot's: towards the selected phase, then the end."""
    wanted = int(s.selected[s.mover]) if s.selected[s.mover] >= 0 else phase

    def rank(step: Action) -> tuple[int, Action]:
        kind, fields = decision_of(step)
        if kind is Kind.WILD:
            return int(fields[1] != wanted), step
        if kind is Kind.SELECT:
            return 2 + (fields[2] != wanted) + (fields[1] != wanted), step
        if kind is Kind.MOVE and fields[0] == DICTATING and s.power_moves == 0:
            return 5 + (fields[3] != wanted), step
        return 7 + (kind is not Kind.CONFIRM), step

    return min(position.legal(), key=rank)


# -- one decision -----------------------------------------------------------------------------


def decide(s: Any, minimum: int, toss: Callable[[], int]) -> Decision:
    """Every decision but assigning: what the rules say, and why.

    It is one action; only Advanced Logistics takes several.
    """
    stage = Stage(int(s.stage))
    if stage is Stage.TASKS:
        return _task(s)
    chosen, why = _decide(s, stage, minimum, toss)
    return (chosen,), why


def _decide(
    s: Any, stage: Stage, minimum: int, toss: Callable[[], int]
) -> tuple[Action, tuple[Reason, ...]]:
    seat = int(s.mover)
    if stage is Stage.START:
        return _start(s, minimum, toss)
    if stage is Stage.ABANDON:
        return action(Kind.DRAW), (reasons.rule("no_abandon"),)
    if stage is Stage.PLACE:
        tile = next(tile for tile in range(TILES) if s.where[tile] == IN_HAND + seat)
        half = phase_rules.side_of(s, seat, tile, toss)
        return action(Kind.PLACE, tile, half, 0), (reasons.rule("side"),)
    if stage is Stage.BUILD:
        return action(Kind.WORK, phase_rules.next_worker(s, seat)), (reasons.rule("work"),)
    if stage is Stage.USE:
        return _use(s)
    if stage is Stage.SAVE:
        saved = pack_dice(phase_rules.dice_saved(s, seat))
        return (Kind.SAVE << SHIFT) + saved, (reasons.rule("save"),)
    if stage is Stage.REMOVE:
        return action(Kind.REMOVE, *phase_rules.die_removed(s, seat)), (reasons.rule("remove"),)
    if stage is Stage.GOODS:
        colour, square, step = phase_rules.next_good(s, seat)
        return action(Kind.PRODUCE, colour, square), (reasons.rule(f"produce_{step}"),)
    if stage in (Stage.SHIPPING, Stage.BANK):
        return _ship(s, stage)
    if stage is Stage.RECRUIT:
        return action(Kind.RECRUIT, phase_rules.die_recruited(s, seat)), (reasons.rule("recruit"),)
    recalled = phase_rules.die_recalled(s, seat)
    if recalled is None:
        return action(Kind.DONE), (reasons.rule("no_recall"),)
    return action(Kind.RECALL, *recalled), (reasons.rule("recall"),)


def _start(s: Any, minimum: int, toss: Callable[[], int]) -> tuple[Action, tuple[Reason, ...]]:
    """Section 3: the cheaper world, then the cheaper development."""
    if s.minimum[s.mover] == 0:
        why = message("roll_galaxy.reason.minimum", credits=minimum)
        return action(Kind.HANDICAP, minimum), (Reason(why),)
    first, second = (tile for tile in range(TILES) if s.where[tile] == IN_HAND + s.mover)
    # The development is the tile whose partner becomes the world.
    costs = {
        first: (COST[second + TILES], COST[first]),
        second: (COST[first + TILES], COST[second]),
    }
    chosen = first if costs[first] < costs[second] else second
    if costs[first] == costs[second]:
        chosen = (first, second)[toss()]
    return action(Kind.START, chosen), (reasons.rule("start"),)


def _task(s: Any) -> Decision:
    """The next explorer; after the last one Advanced Logistics, if it changes anything."""
    seat = int(s.mover)
    if s.workers[seat, 0].any() or s.virtual.any():
        projected = int(s.projected[seat])
        task = phase_rules.explorer_task(s, seat, projected)
        kind = Kind.STOCK if task.stock else Kind.SCOUT
        why = reasons.rule(f"explore_{task.step}"), reasons.projection(s, seat)
        return (action(kind, task.worker),), why
    stacks = phase_rules.rearranged(s, seat)
    if all(stacks[half] == phase_rules.stack_of(s, seat, half) for half in range(2)):
        return (action(Kind.DONE),), (reasons.rule("done"),)
    places = [action(Kind.PLACE, tile, half, 0) for half in range(2) for tile in stacks[half]]
    return (action(Kind.TIDY), *places), (reasons.rule("tidy"),)


def _use(s: Any) -> tuple[Action, tuple[Reason, ...]]:
    half = int(s.phase) - 1
    face = int(s.stack[s.mover, half, 0]) - 1 + half * TILES
    from engines.games.roll_galaxy.kernels.counting import current_cost

    used = phase_rules.dice_used(s.on_stack[s.mover, half], current_cost(s, int(s.mover), face))
    return (Kind.USE << SHIFT) + pack_dice(used), (reasons.rule("use"),)


def _ship(s: Any, stage: Stage) -> tuple[Action, tuple[Reason, ...]]:
    seat = int(s.mover)
    projected = int(s.projected[seat])
    if stage is Stage.BANK:
        buys = int(s.credits[seat]) - 1 >= projected
        return action(Kind.BANK, int(buys)), (
            reasons.rule("bank" if buys else "no_bank"),
            reasons.projection(s, seat),
        )
    one = shipping.plan(s, seat, projected)[0]
    good, shipper = one.pair.good, one.pair.shipper
    worker = shipper.colour + VIRTUAL * shipper.is_virtual
    step = action(Kind.SHIP, worker, good.square, good.colour, int(not one.trade))
    return step, (reasons.rule(f"ship_{one.step}"), reasons.projection(s, seat))
