"""Roll for the Galaxy: the readable side of the game (``engines.contract.game``)."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engines.contract.analysis import Unit
from engines.contract.game import ACTIONS, Game, Stop, Term, Tour
from engines.contract.messages import Message, text_id
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.rules import DiceRoll, DieKind, GameInfo, Moment, Option, Options, Standing
from engines.games.roll_galaxy import messages
from engines.games.roll_galaxy.action_text import action_text, parse_roll
from engines.games.roll_galaxy.bots import BOTS
from engines.games.roll_galaxy.data import decision_of
from engines.games.roll_galaxy.guide import GalaxyGuide
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.names import FACE_NAMES, ROLLS, phase
from engines.games.roll_galaxy.position_text import parse_position, position_text
from engines.games.roll_galaxy.view import GalaxyView, score_sheet, view_of
from engines.rulekit.dice import faces_of_counts
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.texts import tr
from engines.runtime.types import Action, Seat, State

HANDICAPS: Final = "handicaps"
_CREDITS: Final = "credits_{}"
"""The minimum credits of a seat after every round, if handicaps are not chosen."""
_LEAST_CREDITS: Final = (1, 2, 3, 4)

# -- the guided first round; parts are those of ``RollGalaxyBoard.part`` ------------------------

_PHASES: Final = tuple(
    stage.name.lower() for stage in st.Stage if st.Stage.TASKS <= stage <= st.Stage.BANK
)
"""Questions asked in the phases that occur."""

PLAYERS: Final = (PERSON, "rollbot_easy")
STOPS: Final = (
    Stop("tableau", ("start",), "tableau", more=True),
    Stop("start", ("start",), "shelf"),
    Stop("dice", ("assign",), "strip", more=True),
    Stop("others", ("assign",), "others", more=True),
    Stop("select", ("assign",), "heads"),
    Stop("dictate", ("assign_more",), "dictate", more=True),
    Stop("confirm", ("assign_more",), ACTIONS),
    Stop("reveal", _PHASES, "strip"),
    Stop("explore", ("tasks",), "strip", more=True),
    Stop("abandon", ("abandon",), "shelf", more=True),
    Stop("place", ("place",), "shelf", more=True),
    Stop("build", ("build", "use"), "zone", more=True),
    Stop("produce", ("goods",), "tableau", more=True),
    Stop("ship", ("shipping",), "tableau", more=True),
    Stop("recruit", ("recruit",), "citizenry"),
    Stop("recall", ("recall",), "zone", more=True),
    Stop("end", ("assign",), "meters", round=2, more=True),
    Stop("symbols", ("assign",), "symbols", round=2, more=True),
)
TERMS: Final = (
    Term("stock", 4),
    Term("scout", 4),
    Term("trade", 4),
    Term("consume", 4),
    Term("citizenry", 1),
    Term("dictate", 3),
    Term("wild", 2),
    Term("chip", 6),
)


class RollGalaxy(Game):
    """Dice are workers: explore, develop, settle, produce and ship in a round of secret choices."""

    id = "roll_galaxy"
    bots = BOTS
    guide = GalaxyGuide()
    info = GameInfo(
        seats=(2, st.SEATS),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=True,
        options=(
            Option(HANDICAPS, default=True, asked=False),
            *(
                Option(_CREDITS.format(seat + 1), 1, _LEAST_CREDITS, seat=seat)
                for seat in range(st.SEATS)
            ),
        ),
    )
    tour = Tour(PLAYERS, STOPS, {HANDICAPS: False}, TERMS)

    def start(self, seats: int, options: Options) -> State:
        """Nothing is dealt; the first faction tile is drawn."""
        state = np.zeros(st.WORDS, np.int64)
        s = st.GameState.of(state)
        s.seats = seats
        s.turn_number = 1
        s.pool = st.POOL_PER_SEAT * seats
        s.selected[:] = s.selector[:] = -1
        if not options[HANDICAPS]:
            for seat in range(seats):
                s.minimum[seat] = options.get(_CREDITS.format(seat + 1), 1)
        return state

    def seats(self, state: State) -> int:
        return int(st.GameState.of(state).seats)

    def moment(self, state: State) -> Moment:
        """Setup belongs to the first round; a turn is what one seat does without a break."""
        s = st.GameState.of(state)
        return Moment(max(1, int(s.round_number)), int(s.turn_number))

    def owner(self, state: State) -> Seat:
        """The seat that decides, draws or rolls."""
        return int(st.GameState.of(state).mover)

    def is_common(self, state: State) -> bool:
        """The reveal and the opening, with everything they uncover, belong to nobody."""
        return st.GameState.of(state).stage in (st.Stage.OPENING, st.Stage.REVEAL)

    def is_set_up(self, state: State) -> bool:
        """Until all have chosen, some handicaps are missing."""
        s = st.GameState.of(state)
        return bool(s.minimum[: s.seats].all())

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """VP as if the game ended now; credits, chips and squares as the small figure."""
        s = st.GameState.of(state)
        sheets = (score_sheet(s, seat) for seat in range(int(s.seats)))
        return tuple(
            Standing(sheet.total, messages.standing_detail(s, seat), sheet.tiebreak)
            for seat, sheet in enumerate(sheets)
        )

    def view(self, state: State, viewer: Seat | None) -> GalaxyView:
        return view_of(state, viewer)

    def gist(self, action: Action) -> object:
        """The selected phase, with whichever die."""
        kind, fields = decision_of(action)
        return (kind, fields[2]) if kind is st.Kind.SELECT else action

    # -- texts --------------------------------------------------------------------------------

    def position_text(self, state: State) -> str:
        return position_text(state)

    def parse_position(self, text: str) -> State:
        return parse_position(text)

    def action_text(self, state: State, action: Action) -> str:
        """``select Ship with a Home die from Explore``, ``recruit a Genes die``."""
        return action_text(state, action)

    def parse_action(self, state: State, text: str) -> Action:
        wanted = _plain(text)
        if st.GameState.of(state).stage == st.Stage.ROLL:
            counts = parse_roll(wanted)
            if counts is None:
                raise ParseError("errors-not-roll-write-instance", text=quoted(text))
            return self._checked_roll(state, counts)
        for action in self._choices(state):
            if _plain(action_text(state, action)) == wanted:
                return action
        raise IllegalAction("errors-nothing-can-done-here", text=quoted(text))

    def _choices(self, state: State) -> tuple[Action, ...]:
        """All legal decisions or outcomes."""
        position = Position(self, state)
        return position.legal() or tuple(code for code, _ in position.outcomes())

    def describe(self, state: State, action: Action) -> Message:
        return messages.describe(state, action)

    def ask(self, state: State) -> Message:
        return messages.ask(Position(self, state))

    # -- chance -------------------------------------------------------------------------------

    def can_come_out(self, state: State, outcome: Action) -> bool:
        """Whether the dice in the cup can fall like this."""
        try:
            return self._checked_roll(state, ROLLS.counts(outcome)) == outcome
        except IllegalAction:
            return False

    def roll(self, state: State) -> DiceRoll | None:
        """All dice of one color in a cup, or the extra Home die in a game for two."""
        s, shown = st.GameState.of(state), _shown(state)
        if not shown:
            return None
        due = s.cup[s.mover, int(s.die) :] if s.stage == st.Stage.ROLL else np.ones(1, np.int64)
        names = tuple(FACE_NAMES[face] for face in shown)
        odds = tuple(sides / 6 for sides in shown.values())
        return DiceRoll(DieKind.PHASES, int(due[0]), names, odds, int(due[1:].sum()))

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces in the order of the phases, wild last."""
        if st.GameState.of(state).stage == st.Stage.REVEAL:
            return ((outcome & 7) + 1,)
        counts = ROLLS.counts(outcome)
        return faces_of_counts([counts[face] for face in _shown(state)])

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for typed faces, in any order; raises IllegalAction."""
        shown = list(_shown(state))
        for face in faces:
            if not 1 <= face <= len(shown):
                raise IllegalAction("errors-not-face-dice-type", face=face, shown=len(shown))
        if st.GameState.of(state).stage == st.Stage.REVEAL:
            if len(faces) != 1:
                raise IllegalAction("errors-one-extra-die-rolled", faces=len(faces))
            phase = shown[faces[0] - 1]
            return next(code for code in self._choices(state) if code & 7 == phase)
        typed = [shown[face - 1] for face in faces]
        return self._checked_roll(state, [typed.count(face) for face in range(st.FACES_OF_DIE)])

    def _checked_roll(self, state: State, counts: Sequence[int]) -> Action:
        roll, shown = self.roll(state), _shown(state)
        expected = roll.count if roll else 0
        if sum(counts) != expected:
            raise IllegalAction("errors-roll-size", count=expected, faces=sum(counts))
        if any(n and face not in shown for face, n in enumerate(counts)):
            named = tuple(tr(text_id(phase(face).code)) for face in shown)
            raise IllegalAction("errors-dice-show-only", named=named)
        return ROLLS.code(faces_of_counts(counts))


def _shown(state: State) -> dict[int, int]:
    """The faces of the dice that are rolled, and on how many of the six sides each is."""
    s = st.GameState.of(state)
    if s.stage == st.Stage.ROLL:
        die = int(s.die)
    elif s.stage == st.Stage.REVEAL and s.seats == 2:
        die = st.HOME
    else:
        return {}
    return {face: sides for face, sides in enumerate(st.SIDES[die]) if sides}


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


GAME: Final = RollGalaxy()
