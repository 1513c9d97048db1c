"""What the board of Roll for the Galaxy draws."""

from dataclasses import dataclass
from typing import Any

from engines.contract.position import Position
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.counting import bonus_of, current_cost, dice_owned
from engines.games.roll_galaxy.kernels.faces import NUMBERS, REFERENCES, TABLE, Op, Power
from engines.games.roll_galaxy.names import tile_reference
from engines.runtime.types import Action, Seat, State


class Dice(tuple[int, ...]):
    """Number of dice of each color, Home to Alien Technology."""

    __slots__ = ()

    @property
    def each(self) -> tuple[int, ...]:
        """The color of each die."""
        return tuple(colour for colour, count in enumerate(self) for _ in range(count))


_REDUCING = frozenset(
    number
    for number, face in enumerate(TABLE)
    if any(power.op is Op.COST_REDUCTION for power in face.powers)
)
"""Faces that make others cheaper."""
_SCORING = frozenset(
    number
    for number, face in enumerate(TABLE)
    if any(power.op >= Op.SCORE_NOVELTY_WORLD_COST for power in face.powers)
)
"""Faces that score more than their cost."""
_UNREVEALED = (st.Stage.ROLL, st.Stage.ASSIGN, st.Stage.REVEAL)


@dataclass(frozen=True, slots=True)
class SquareView:
    """A square of a tableau.

    Attributes:
        face: reference, ``T16A``.
        goods: colors of the dice that are on it.
    """

    face: str
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StackView:
    """One half of a construction zone.

    Attributes:
        size: tiles in the stack.
        faces: those the viewer knows, in order: all of the viewer's own stack, else the top one.
        costs: what each of ``faces`` costs the owner now.
        workers: dice that are on the stack.
    """

    size: int
    faces: tuple[str, ...]
    costs: tuple[int, ...]
    workers: Dice


@dataclass(frozen=True, slots=True)
class AssignmentView:
    """Where a seat's dice are; what is not revealed is shown to their owner only.

    Attributes:
        columns: dice in each phase.
        unplaced: wild dice that have no phase yet.
        dictated: dice given up for Dictates.
        rolled: by color, how many dice showed each face; zeros after the reveal.
        selected: phase, or -1.
        selector: color of the worker that selects it, or -1.
    """

    columns: tuple[Dice, ...]
    unplaced: Dice
    dictated: Dice
    rolled: tuple[Dice, ...]
    selected: int
    selector: int

    def others(self, phase: int) -> Dice:
        """The dice of a phase but for the worker that selects it."""
        selects = self.selector if self.selected == phase else -1
        each = enumerate(self.columns[phase])
        return Dice(max(0, count - (colour == selects)) for colour, count in each)

    def moved(self, phase: int) -> Dice:
        """The dice that rolled a phase and are now elsewhere."""
        stand = self.columns[phase]
        return Dice(max(0, dice[phase] - stand[colour]) for colour, dice in enumerate(self.rolled))


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a seat would score if the game ended now (rules, 3.12).

    Attributes:
        chips: VP in chips.
        tiles: printed costs of all squares.
        bonuses: (face, VP) of each 6-cost development.
        tiebreak: credits and dice in the cup.
    """

    chips: int
    tiles: int
    bonuses: tuple[tuple[str, int], ...]
    tiebreak: int

    @property
    def bonus(self) -> int:
        return sum(vp for _, vp in self.bonuses)

    @property
    def total(self) -> int:
        return self.chips + self.tiles + self.bonus


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's area.

    Attributes:
        score: as if the game ended now.
        cup, citizenry: dice; a cup also holds what is rolled and not yet revealed.
        assignment: None while it is hidden from the viewer.
        squares: the tableau in the order in which it grew.
        developments, worlds: the construction zone.
        hand: tiles drawn and not yet placed; empty if they are not the viewer's.
    """

    credits: int
    score: ScoreSheet
    cup: Dice
    citizenry: Dice
    assignment: AssignmentView | None
    squares: tuple[SquareView, ...]
    developments: StackView
    worlds: StackView
    hand: tuple[str, ...]

    @property
    def room(self) -> int:
        """Free places for goods on all worlds."""
        most = st.ROOM if self.powers(Op.EXTRA_GOOD_CAPACITY) else 1
        worlds = (at for at in self.squares if TABLE[NUMBERS[at.face]].colour > st.GREY)
        return sum(max(0, most - len(world.goods)) for world in worlds)

    def powers(self, op: Op) -> list[Power]:
        """The powers of one kind in its tableau."""
        powers = (power for at in self.squares for power in TABLE[NUMBERS[at.face]].powers)
        return [power for power in powers if power.op is op]


@dataclass(frozen=True, slots=True)
class GalaxyView:
    """Everything the board shows.

    Attributes:
        stage: the pending decision or outcome, in lower case (``kernels.state.Stage``).
        mover: the seat that acts, draws or rolls.
        round: counted from 1; 0 during setup.
        phase: number of the one in play, or -1.
        occurring: numbers of the phases of this round, once revealed.
        pool: VP chips left; the game ends when they run out; 0 also when more were taken.
        bag: tiles in the bag.
        virtual: workers without dice that the mover still has.
        causes: why the game ends after this round.
        seats: by seat.
    """

    stage: str
    mover: Seat
    round: int
    phase: int
    occurring: tuple[int, ...]
    pool: int
    bag: int
    virtual: Dice
    causes: tuple[str, ...]
    seats: tuple[SeatView, ...]

    def extra(self, seat: Seat, phase: int) -> int:
        """How many workers without dice a seat still has in a phase; none once it has acted."""
        if phase == self.phase and seat == self.mover:
            return sum(self.virtual)
        order = [[NUMBERS[at.face] for at in area.squares[:1]] for area in self.seats]
        if (phase, order[seat]) < (self.phase, order[self.mover]):
            return 0
        powers = self.seats[seat].powers(Op.VIRTUAL_WORKERS)
        return sum(power.colours.bit_count() for power in powers if power.phase == phase)

    @property
    def ahead(self) -> tuple[Seat, ...]:
        """The seats that would win if the game ended now."""
        ranked = [(area.score.total, area.score.tiebreak) for area in self.seats]
        return tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))


def view_of(state: State, viewer: Seat | None) -> GalaxyView:
    """What ``viewer`` may see of a state (None: everything)."""
    s = st.GameState.of(state)
    bits = int(s.occurring)
    # A list, because every access to a record is slow, and boards ask often.
    where: list[int] = s.where.tolist()
    return GalaxyView(
        stage=st.Stage(int(s.stage)).name.lower(),
        mover=int(s.mover),
        round=int(s.round_number),
        phase=int(s.phase) if bits else -1,
        occurring=tuple(phase for phase in range(st.PHASES) if bits >> phase & 1),
        pool=max(0, int(s.pool)),
        bag=where.count(st.IN_BAG),
        virtual=_dice(s.virtual),
        causes=end_causes(s),
        seats=tuple(_seat(s, seat, viewer, where) for seat in range(int(s.seats))),
    )


def _dice(row: Any) -> Dice:
    return Dice(row.tolist())


def _seat(s: st.GameState, seat: Seat, viewer: Seat | None, where: list[int]) -> SeatView:
    own = viewer in (None, seat)
    hidden = s.stage in _UNREVEALED and not own
    cup = _dice(s.cup[seat] + s.workers[seat].sum(axis=0) + s.dictated[seat])
    hand = [tile for tile in range(st.TILES) if where[tile] == st.IN_HAND + seat]
    squares = int(s.squares[seat])
    faces = [face - 1 for face in s.tableau[seat, :squares].tolist()]
    goods = s.goods[seat, :squares].tolist()
    return SeatView(
        credits=int(s.credits[seat]),
        score=score_sheet(s, seat),
        cup=cup if hidden else _dice(s.cup[seat]),
        citizenry=_dice(s.citizenry[seat]),
        assignment=None if hidden else _assignment(s, seat),
        squares=tuple(
            SquareView(REFERENCES[face], tuple(good - 1 for good in lying if good))
            for face, lying in zip(faces, goods, strict=True)
        ),
        developments=_stack(s, seat, 0, own=own, reduced=not _REDUCING.isdisjoint(faces)),
        worlds=_stack(s, seat, 1, own=own, reduced=not _REDUCING.isdisjoint(faces)),
        hand=tuple(map(tile_reference, hand)) if own else (),
    )


def _assignment(s: st.GameState, seat: Seat) -> AssignmentView:
    return AssignmentView(
        columns=tuple(_dice(s.workers[seat, phase]) for phase in range(st.PHASES)),
        unplaced=_dice(s.workers[seat, st.PHASES]),
        dictated=_dice(s.dictated[seat]),
        rolled=tuple(_dice(s.rolled[seat, colour]) for colour in range(st.COLOURS)),
        selected=int(s.selected[seat]),
        selector=int(s.selector[seat]),
    )


def _stack(s: st.GameState, seat: Seat, half: int, *, own: bool, reduced: bool) -> StackView:
    size = int(s.height[seat, half])
    tiles = [int(tile) - 1 for tile in s.stack[seat, half, :size]]
    if not own:
        tiles = [tile for tile in tiles[:1] if s.seen[tile] and not s.mixed[tile]]
    faces = [tile + half * st.TILES for tile in tiles]
    return StackView(
        size=size,
        faces=tuple(REFERENCES[face] for face in faces),
        costs=tuple(current_cost(s, seat, face) if reduced else TABLE[face].cost for face in faces),
        workers=_dice(s.on_stack[seat, half]),
    )


def gains_of(position: Position, action: Action, seat: Seat) -> tuple[int, int]:
    """The immediate gains of a seat from an action: credits and VP chips."""
    before, after = (each.view(seat).seats[seat] for each in (position, position.apply(action)))
    return after.credits - before.credits, after.score.chips - before.score.chips


def score_sheet(s: st.GameState, seat: Seat) -> ScoreSheet:
    faces = [face - 1 for face in s.tableau[seat, : s.squares[seat]].tolist()]
    scoring = [face for face in faces if face in _SCORING]
    dice = [dice_owned(s, seat, colour) for colour in range(st.COLOURS)] if scoring else []
    return ScoreSheet(
        chips=int(s.chips[seat]),
        tiles=sum(TABLE[face].cost for face in faces),
        bonuses=tuple((REFERENCES[face], bonus_of(s, seat, face, dice)) for face in scoring),
        tiebreak=int(s.credits[seat]) + int(s.cup[seat].sum()),
    )


def end_causes(s: st.GameState) -> tuple[str, ...]:
    """Why the game ends after this round: ``vp_pool``, ``tableau``, both or nothing."""
    full = s.squares[: s.seats].max() >= st.LAST_SQUARES
    return tuple(cause for cause, ends in (("vp_pool", s.pool <= 0), ("tableau", full)) if ends)
