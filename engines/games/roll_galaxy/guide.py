"""What the rules of Roll for the Galaxy say about a click: the neutral step, why not this."""

from collections.abc import Sequence
from typing import Any, Final

from engines.contract.game import Guide
from engines.contract.messages import Message, message
from engines.contract.position import Position
from engines.games.roll_galaxy.decisions import decision_of
from engines.games.roll_galaxy.kernels.state import DEVELOP, PHASES, STATE, Kind, Stage
from engines.games.roll_galaxy.names import phase_name
from engines.runtime.types import Action, State

_NOW: Final = {
    Stage.START: "start",
    Stage.ASSIGN: "assign",
    Stage.PLACE: "place",
    Stage.BUILD: "build",
    Stage.GOODS: "goods",
    Stage.SHIPPING: "shipping",
    Stage.RECRUIT: "recruit",
    Stage.RECALL: "recall",
}
"""Stages for which it is said what can be chosen; in the others ``other`` is said."""


class GalaxyGuide(Guide):
    """Things are ``phase`` (number, whether a die is picked), ``stack`` (half), and ``citizen``.

    Whatever else there is, ``thing``, is answered with what can be chosen instead.
    """

    def neutral(self, state: State, legal: Sequence[Action]) -> Action | None:
        """Confirming what is assigned once no wild die waits; drawing what was given up."""
        kinds = {decision_of(action).kind: action for action in legal}
        if Kind.CONFIRM in kinds and Kind.WILD not in kinds:
            return kinds[Kind.CONFIRM]
        return kinds.get(Kind.DRAW, super().neutral(state, legal))

    def why_not(self, position: Position, thing: str, *at: int) -> Message | None:
        """Why a phase, a tile, or a die cannot be chosen now."""
        s = position.state.view(STATE)[0]
        if thing == "phase":
            return _of_phase(s, *at)
        if thing == "stack" and s.stage == Stage.BUILD and at[0] != s.phase - DEVELOP:
            return _why("other_stack", phase=phase_name(int(s.phase)))
        if thing == "citizen" and s.stage == Stage.RECRUIT and s.credits[s.mover] == 0:
            return _why("no_credits")
        return _why(f"now_{_NOW.get(Stage(int(s.stage)), 'other')}")


def _of_phase(s: Any, phase: int, picked: int) -> Message:
    """Why a die cannot go to a column, or no phase can be selected by it."""
    if s.stage != Stage.ASSIGN:
        return _why("phases_are_chosen")
    selected = int(s.selected[s.mover])
    if not picked:
        wild = s.workers[s.mover][PHASES].any()
        return _why("pick_a_wild_die" if selected >= 0 and wild else "pick_a_die")
    if selected >= 0:
        return _why("selected", phase=phase_name(selected))
    return _why("shows_another", phase=phase_name(phase))


def _why(code: str, **parameters: str | int) -> Message:
    return message(f"roll_galaxy.why.{code}", **parameters)
