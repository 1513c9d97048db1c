"""Rollbot as a bot: its levels, its moves and why, for every decision."""

from collections.abc import Sequence
from typing import Final

from engines.contract.analysis import BY_RULE, Analysis, Estimate, Line, Reason
from engines.contract.bot import Bot, BotInfo, Question, answer
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position, names_of
from engines.games.roll_galaxy.bots import reasons
from engines.games.roll_galaxy.data import decision_of
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.rollbot import player
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch, workspace_for
from engines.games.roll_galaxy.rollbot import Trace, rest_of_plan
from engines.runtime.streams import stream
from engines.runtime.types import Action, State

BY_DICE: Final = "roll_galaxy.preference.dice"
BY_POINTS: Final = "roll_galaxy.preference.points"
Plan = tuple[Action, ...]
Decision = tuple[Plan, tuple[Reason, ...]]
"""What to do, and why."""
_BY_MINIMUM: Final = ("rollbot_easy", "rollbot_medium", "rollbot_hard", "rollbot_insane")
"""The bots whose credit minimum is 1, 2, 3, and 4."""
_MANY: Final = 24
"""If there are more choices than this, only the best is listed."""


class Rollbot(Bot):
    """The published rule-based player, with one of its four credit minimums."""

    def __init__(self, info: BotInfo) -> None:
        super().__init__(info)
        self._minimum = 1 + _BY_MINIMUM.index(info.id)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """In an assignment, one line for each phase; otherwise the rule's decision first."""
        position = question.position
        s = st.GameState.of(position.state)
        if s.stage == st.Stage.ASSIGN:
            unit, lines = _assignment(position, s)
        else:
            unit = BY_RULE
            plan, why = decide(position.state, self._minimum)
            lines = _others(position, plan, why)
        return answer(self.info.id, position, lines, monitor.spent(), unit)


# -- lines ------------------------------------------------------------------------------------


def _line(
    position: Position, plan: Sequence[Action], preference: float, bar: float, why: Sequence[Reason]
) -> Line:
    info, seats = position.game.info, position.seats
    return Line(
        actions=tuple(plan),
        names=names_of(position, plan),
        preference=preference,
        bar=Estimate(bar),
        values={info.unit: (info.unknown(seats),) * seats},
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


def _assignment(position: Position, s: st.GameState) -> tuple[str, list[Line]]:
    """The rest of the plan for each phase that is still possible, the chosen one first."""
    trace = Trace(position.state)
    selected, levels = trace.selected, trace.levels
    order = sorted(range(st.PHASES), key=lambda p: (p != selected, -levels[p].level, p))
    most = max(1, *(level.level for level in levels))
    lines = []
    for phase in order:
        assigned = trace.assignment(phase)
        rest = rest_of_plan(position, assigned.actions())
        if rest:
            level = levels[phase].level
            why = reasons.of_phase(trace, assigned)
            lines.append(_line(position, rest, level, level / most, why))
    if not lines:
        step = _any_step(position, s, selected)
        return BY_RULE, _others(position, (step,), [reasons.rule("own_way")])
    return BY_POINTS if trace.special else BY_DICE, lines


def _any_step(position: Position, s: st.GameState, phase: int) -> Action:
    """A sensible next step when someone else began: toward the selected phase, then to the end."""
    wanted = int(s.selected[s.mover]) if s.selected[s.mover] >= 0 else phase

    def rank(step: Action) -> tuple[int, Action]:
        kind, fields = decision_of(step)
        if kind is st.Kind.WILD:
            return int(fields[1] != wanted), step
        if kind is st.Kind.SELECT:
            return 2 + (fields[2] != wanted) + (fields[1] != wanted), step
        if kind is st.Kind.MOVE and fields[0] == st.DICTATING and s.power_moves == 0:
            return 5 + (fields[3] != wanted), step
        return 7 + (kind is not st.Kind.CONFIRM), step

    return min(position.legal(), key=rank)


# -- one decision -----------------------------------------------------------------------------


def decide(state: State, minimum: int) -> Decision:
    """Every decision but assigning: what the rules say, and why.

    It is one action; only Advanced Logistics takes several.
    """
    s = st.GameState.of(state)
    seat = int(s.mover)
    workspace = workspace_for((minimum,) * st.SEATS)
    t = Scratch.of(workspace)
    hand = [tile for tile in range(st.TILES) if s.where[tile] == st.IN_HAND + seat]
    toss = stream(int(s.round_number), "toss", seat, *hand)
    step = int(player.decide(state.copy(), workspace, toss))
    kind = decision_of(step).kind
    if kind is st.Kind.HANDICAP:
        return (step,), (Reason(message("roll_galaxy.reason.minimum", credits=minimum)),)
    if kind is st.Kind.TIDY:
        places = (
            st.action(st.Kind.PLACE, int(tile), half, 0)
            for half in range(2)
            for tile in t.arranged[half, : t.heights[half]]
        )
        return (step, *places), (reasons.rule("tidy"),)
    why = [reasons.rule(_rule(s, kind, step, int(t.step)))]
    if kind in _BY_PROJECTION:
        why.append(reasons.projection(s, seat))
    return (step,), tuple(why)


_BY_PROJECTION: Final = (st.Kind.STOCK, st.Kind.SCOUT, st.Kind.SHIP, st.Kind.BANK)
_RULES: Final = {
    st.Kind.DRAW: "no_abandon",
    st.Kind.PLACE: "side",
    st.Kind.STOCK: "explore",
    st.Kind.SCOUT: "explore",
}
"""The names of rules that don't have that of the decision."""
_NUMBERED: Final = (st.Kind.STOCK, st.Kind.SCOUT, st.Kind.PRODUCE, st.Kind.SHIP)


def _rule(s: st.GameState, kind: st.Kind, step: Action, number: int) -> str:
    """The rule behind a decision."""
    name = _RULES.get(kind, kind.name.lower())
    if kind in _NUMBERED:
        return f"{name}_{number}"
    if kind is st.Kind.BANK:
        return "bank" if step == st.action(st.Kind.BANK, 1) else "no_bank"
    if kind is st.Kind.DONE:
        return "done" if s.stage == st.Stage.TASKS else "no_recall"
    return name
