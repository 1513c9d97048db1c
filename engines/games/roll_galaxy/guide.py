"""What the rules of Roll for the Galaxy say about a click: neutral steps, and why it's refused."""

from collections.abc import Sequence

from engines.contract.messages import Message, Parameter, message
from engines.contract.position import Position
from engines.contract.rules import Guide, Rules
from engines.games.roll_galaxy.data import decision_of
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.counting import current_cost
from engines.games.roll_galaxy.kernels.faces import COLOUR
from engines.games.roll_galaxy.names import phase as phase_word
from engines.games.roll_galaxy.view import gains_of
from engines.runtime.types import Action, State


class GalaxyGuide(Guide):
    """Things are ``phase`` (number, whether a die is picked), ``stack`` (half), and ``citizen``.

    Any other ``thing`` is answered with what can be chosen instead.
    """

    unsaid = frozenset(
        f"roll_galaxy.short.{code}"
        for code in ("confirm", "begin_draw", "tidy", "done", "done_recalling")
    )

    def neutral(self, state: State, legal: Sequence[Action]) -> Action | None:
        """Confirming once no wild die waits; drawing, not abandoning more; recalling no dice."""
        kinds = {decision_of(action).kind: action for action in legal}
        if st.Kind.CONFIRM in kinds and st.Kind.WILD not in kinds:
            return kinds[st.Kind.CONFIRM]
        if st.GameState.of(state).stage == st.Stage.RECALL:
            return kinds.get(st.Kind.DONE)
        return kinds.get(st.Kind.DRAW, super().neutral(state, legal))

    def forced(self, state: State, legal: Sequence[Action]) -> Action | None:
        """Recruiting or building with all dice there are, where credits or the tile take them."""
        s = st.GameState.of(state)
        if s.stage == st.Stage.RECRUIT:
            return legal[0] if s.credits[s.mover] >= s.citizenry[s.mover].sum() else None
        if s.stage != st.Stage.BUILD:
            return None
        half = int(s.phase) - st.DEVELOP
        cost = current_cost(s, int(s.mover), int(s.stack[s.mover, half, 0]) - 1 + half * st.TILES)
        dice = s.on_stack[s.mover, half].sum() + s.workers[s.mover, s.phase].sum()
        return legal[0] if dice <= cost else None

    def usual(self, rules: Rules, state: State) -> tuple[Action, ...]:
        """All that is built, produced, shipped, or recruited; Stock with all explorers."""
        position = Position(rules, state)
        seat, actions = position.turn, list[Action]()
        stage = st.GameState.of(position.state).stage
        while position.turn == seat and st.GameState.of(position.state).stage == stage:
            best = _usual(position)
            if best is None:
                break
            actions.append(best)
            position = position.apply(best)
        return tuple(actions)

    def why_not(self, rules: Rules, state: State, thing: str, *at: int) -> Message | None:
        """Why a phase, a tile, or a die cannot be chosen now."""
        s = st.GameState.of(state)
        if thing == "phase":
            return _of_phase(s, *at)
        if thing == "stack" and s.stage == st.Stage.BUILD and at[0] != s.phase - st.DEVELOP:
            return _why("other_stack", phase=phase_word(int(s.phase)))
        if thing == "citizen" and s.stage == st.Stage.RECRUIT and s.credits[s.mover] == 0:
            return _why("no_credits")
        if s.stage == st.Stage.START and s.minimum[s.mover] == 0:
            return _why("now_handicap")
        stage = st.Stage(int(s.stage))
        decides = stage > st.LAST_CHANCE and stage not in (st.Stage.BANK, st.Stage.OVER)
        told = stage.name.lower() if decides or stage is st.Stage.ROLL else "other"
        return _why(f"now_{told}")


def _usual(position: Position) -> Action | None:
    """What someone does next who does everything possible; None where dice do different things."""
    s = st.GameState.of(position.state)
    legal = position.legal()
    if s.stage == st.Stage.TASKS:
        stocks = [action for action in legal if decision_of(action).kind is st.Kind.STOCK]
        return stocks[0] if stocks else None
    if s.stage == st.Stage.GOODS:
        return max(legal, key=lambda action: _good(s, *decision_of(action).fields[:2]))
    if s.stage == st.Stage.BUILD:
        return legal[0]  # a Home die, if there is one: the others may come back to the cup
    if s.stage == st.Stage.RECRUIT:
        return legal[-1]
    # A seat that cannot pay for the dice it must recruit trades; everyone else consumes.
    poor = s.credits[s.mover] < s.citizenry[s.mover].sum() + 2
    shipments = [action for action in legal if decision_of(action).kind is st.Kind.SHIP]
    gains = {action: gains_of(position, action, position.turn) for action in shipments}
    return max(shipments, key=lambda one: gains[one] if poor else gains[one][::-1], default=None)


def _good(s: st.GameState, colour: int, square: int) -> tuple[bool, int]:
    """The rank of a good on a world: a matching color first, then what it can be sold for."""
    world = int(COLOUR[int(s.tableau[s.mover, square]) - 1])
    return colour in (world, st.CONSUMPTION), world


def _of_phase(s: st.GameState, phase: int, picked: int) -> Message:
    """Why a die can't go to a column, or can't select a phase."""
    if s.stage != st.Stage.ASSIGN:
        return _why("phases_are_chosen")
    selected = int(s.selected[s.mover])
    if not picked:
        wild = s.workers[s.mover][st.PHASES].any()
        return _why("pick_a_wild_die" if selected >= 0 and wild else "pick_a_die")
    if selected >= 0:
        return _why("selected", phase=phase_word(selected))
    return _why("shows_another", phase=phase_word(phase))


def _why(code: str, **parameters: Parameter) -> Message:
    return message(f"roll_galaxy.why.{code}", **parameters)
