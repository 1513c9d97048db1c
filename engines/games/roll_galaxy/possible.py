"""Which positions can arise: what position texts are checked against."""

from collections.abc import Callable
from typing import Any, Final

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.counting import current_cost, dice_owned
from engines.games.roll_galaxy.kernels.faces import (
    COLOUR,
    COLOUR_NAMES,
    MASK,
    OP,
    POWER_PHASE,
    REFERENCES,
    Op,
)
from engines.runtime.errors import ParlourError

_SETTING_UP: Final = (
    st.Stage.FACTION,
    st.Stage.HOME_WORLD,
    st.Stage.DEAL,
    st.Stage.START,
    st.Stage.OPENING,
)
_DEALING: Final = {st.Stage.FACTION: 0, st.Stage.HOME_WORLD: 2, st.Stage.DEAL: 3}
"""Squares that the mover has while starting squares and tiles are dealt."""
_BUILDING: Final = (st.Stage.BUILD, st.Stage.USE, st.Stage.SAVE, st.Stage.REMOVE)
_HIDDEN: Final = (st.Stage.ROLL, st.Stage.ASSIGN, st.Stage.REVEAL)
_PHASES_OF: Final = {
    st.Stage.TASKS: (st.EXPLORE,),
    st.Stage.ABANDON: (st.EXPLORE,),
    st.Stage.DRAW: (st.EXPLORE,),
    st.Stage.PLACE: (st.EXPLORE,),
    st.Stage.UNCOVER: (st.EXPLORE, st.DEVELOP, st.SETTLE),
    st.Stage.GOODS: (st.PRODUCE,),
    st.Stage.SHIPPING: (st.SHIP,),
    st.Stage.BANK: (st.SHIP,),
} | dict.fromkeys(_BUILDING, (st.DEVELOP, st.SETTLE))


class Impossible(ParlourError):
    """A position that no game can reach; the message says why."""


def check(s: st.GameState) -> None:
    """Raise Impossible if the record ``s`` breaks a rule that every position keeps."""
    _check_table(s)
    for seat in range(int(s.seats)):
        _check_tableau(s, seat)
        _check_dice_of(s, seat)
    _check_supply(s)
    _check_tiles(s)
    _check_set_up(s)
    _check_workers(s)
    _check_stage(s)


def _require(holds: Any, why: str) -> None:
    if not holds:
        raise Impossible(why)


def _check_table(s: st.GameState) -> None:
    _require(0 <= s.mover < s.seats, f"The mover is one of the seats 1 to {int(s.seats)}.")
    _require(s.turn_number >= 1, "Turns count from 1.")
    stage = st.Stage(int(s.stage))
    _require((s.round_number == 0) == (stage in _SETTING_UP), "Rounds begin after the set-up.")
    phases = _PHASES_OF.get(stage)
    if phases is None:
        _require(not s.occurring, f"No phase is in play at the stage '{stage.name.lower()}'.")
        _require(not s.projected.any(), "Seats expect dice in the Citizenry only during phases.")
    else:
        _require(
            s.phase in phases and int(s.occurring) >> int(s.phase) & 1,
            f"The phase in play does not fit the stage '{stage.name.lower()}'.",
        )
    _require(
        s.resume in ((st.Stage.ABANDON, st.Stage.BUILD) if stage is st.Stage.UNCOVER else (0,)),
        "A stage to resume belongs to a tile that is uncovered.",
    )
    _require(s.tidied <= 2 and s.ending <= 1, "A mark is too large.")
    _require(s.die < st.COLOURS, "There are seven colours of dice.")


def _check_tableau(s: st.GameState, seat: int) -> None:
    faces = [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]
    name = f"Seat {seat + 1}"
    _require(0 <= s.credits[seat] <= st.MOST_CREDITS, f"{name} has 0 to 10 credits.")
    _require(s.minimum[seat] <= 4, f"The least credits of {name.lower()} are at most 4.")
    _require(
        s.minimum[seat] >= 1 or s.round_number == 0, f"{name} has at least $1 after each round."
    )
    starts = [face >= st.FIRST_FACTION for face in faces]
    _require(starts == sorted(starts, reverse=True), f"{name}: starting squares come first.")
    if faces:
        left = faces[0] - st.FIRST_FACTION
        in_pairs = 0 <= left < st.FIRST_HOME - st.FIRST_FACTION and left % 2 == 0
        _require(
            in_pairs
            and faces[1:2] == [faces[0] + 1]
            and all(f >= st.FIRST_HOME for f in faces[2:3]),
            f"{name} starts with both squares of a faction tile and a home world.",
        )
        _require(not any(starts[3:]), f"{name} has one faction tile and one home world.")
    room = 1 + any(Op.EXTRA_GOOD_CAPACITY in OP[face] for face in faces)
    for square, face in enumerate(faces):
        goods = int((s.goods[seat, square] > 0).sum())
        most = room if COLOUR[face] > st.GREY else 0
        _require(goods <= most, f"{REFERENCES[face]} holds at most {most} goods.")
    if s.round_number or s.stage == st.Stage.START:
        _require(len(faces) >= 3, f"{name} needs its three starting squares.")


def _check_dice_of(s: st.GameState, seat: int) -> None:
    name = f"Seat {seat + 1}"
    stage = int(s.stage)
    if stage in _HIDDEN:
        column, colour = int(s.selected[seat]), int(s.selector[seat])
        if column >= 0:
            _require(
                s.workers[seat, column, colour] > 0,
                f"{name} selects with a worker that is not there.",
            )
        committed = seat < s.mover or stage == st.Stage.REVEAL
        _require(not committed or column >= 0, f"{name} has not selected a phase.")
        for one in range(st.COLOURS):
            dice = int(s.workers[seat, :, one].sum()) + int(s.dictated[seat, one])
            rolled = int(s.rolled[seat, one].sum())
            if committed or (seat == s.mover and stage == st.Stage.ASSIGN):
                _require(rolled == dice, f"{name} has rolled other dice than it assigns.")
                _require(not s.cup[seat, one], f"{name} has rolled all dice of its cup.")
            else:
                _require(dice == 0, f"{name} has not assigned any dice.")
                most = int(s.cup[seat, one]) * (seat == s.mover and one < s.die)
                _require(rolled == most, f"{name} has not rolled those dice.")
    else:
        _require(not s.rolled[seat].any(), f"{name} has no roll that is still hidden.")
        _require(not s.dictated[seat].any(), f"{name} cannot Dictate now.")
        _require(not s.workers[seat, st.WILD].any(), f"{name} has placed all wild dice.")
        idle = [
            p
            for p in range(st.PHASES)
            if not int(s.occurring) >> p & 1 and s.workers[seat, p].any()
        ]
        _require(not idle, f"{name} has no workers in phases that do not occur.")
    _require(
        (s.round_number == 0 and s.squares[seat] < 3)
        or sum(dice_owned(s, seat, colour) for colour in range(st.COLOURS)) >= 1,
        f"{name} owns no dice.",
    )


def _check_supply(s: st.GameState) -> None:
    for colour, most in enumerate(st.BOX):
        dice = sum(dice_owned(s, seat, colour) for seat in range(int(s.seats)))
        _require(dice <= most, f"There are only {most} {COLOUR_NAMES[colour]} dice.")


def _check_tiles(s: st.GameState) -> None:
    used = [int(face) for seat in range(int(s.seats)) for face in s.tableau[seat] if face]
    _require(len(set(used)) == len(used), "Every square exists once.")
    hands = [tile for tile in range(st.TILES) if st.IN_HAND <= s.where[tile] < st.IN_HAND + 5]
    if s.stage in (st.Stage.DEAL, st.Stage.START, st.Stage.FACTION, st.Stage.HOME_WORLD):
        pass
    elif s.stage in (st.Stage.PLACE, st.Stage.DRAW):
        _require(
            all(s.where[tile] == st.IN_HAND + s.mover for tile in hands),
            "Only the mover holds tiles in its hand.",
        )
    else:
        _require(not hands, "Nobody holds tiles in the hand now.")
    newest = max(int(s.drawn_at.max()), int(s.shown_at.max()), int(s.owned_at.max()))
    _require(newest <= s.clock, "A tile was seen later than the clock says.")


def _check_stage(s: st.GameState) -> None:
    waits = _WAITS.get(st.Stage(int(s.stage)))
    if waits is not None:
        _require(waits(s, int(s.mover)), "Nobody has anything to decide or to draw here.")
    if s.stage > st.LAST_CHANCE and s.stage != st.Stage.PLACE:
        _require(s.stage == st.Stage.ABANDON or not s.need, "Tiles are left to draw.")


def _check_set_up(s: st.GameState) -> None:
    """One seat after the other gets its starting squares and tiles, then chooses."""
    stage = st.Stage(int(s.stage))
    if stage not in _SETTING_UP:
        return
    dealing = stage in _DEALING
    for seat in range(int(s.seats)):
        name = f"Seat {seat + 1}"
        in_hand = int((s.where == st.IN_HAND + seat).sum())
        done, due = seat < s.mover or stage == st.Stage.OPENING, seat == s.mover
        squares = _DEALING[stage] * due + 3 * done if dealing else 3
        _require(s.squares[seat] == squares, f"{name} has {squares} squares at this stage.")
        if dealing:
            tiles = 2 * done + (2 - int(s.need)) * (due and stage == st.Stage.DEAL)
        else:
            tiles = 0 if done else 2
        _require(in_hand == tiles, f"{name} has {tiles} tiles in its hand at this stage.")
        stacked = int(done and not dealing)
        _require(
            (s.height[seat] == stacked).all(), f"{name} has {stacked} tiles on each of its stacks."
        )


def _check_workers(s: st.GameState) -> None:
    """Workers without dice, and those that complete a tile."""
    stage, phase, seat = st.Stage(int(s.stage)), int(s.phase), int(s.mover)
    given = [0] * st.COLOURS
    if stage in _PHASES_OF and phase in (st.EXPLORE, st.SHIP):
        for face in _faces(s, seat):
            for i, op in enumerate(OP[face]):
                if op == Op.VIRTUAL_WORKERS and POWER_PHASE[face, i] == phase:
                    given = [n + (int(MASK[face, i]) >> c & 1) for c, n in enumerate(given)]
    _require(
        all(int(have) <= most for have, most in zip(s.virtual, given, strict=True)),
        f"Seat {seat + 1} does not have those workers without dice.",
    )
    _require(
        stage == st.Stage.SAVE or not s.used.any(), "No workers complete a tile at this stage."
    )


def _faces(s: st.GameState, seat: int) -> list[int]:
    return [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]


def _has(s: st.GameState, seat: int, op: Op) -> bool:
    return any(op in OP[face] for face in _faces(s, seat))


def _is_uncovered(s: st.GameState, tile: int) -> bool:
    return bool(s.seen[tile] and not s.mixed[tile])


def _top(s: st.GameState, seat: int) -> int:
    half = int(s.phase) - st.DEVELOP
    return int(s.stack[seat, half, 0]) - 1 + half * st.TILES if s.height[seat, half] else -1


def _has_room(s: st.GameState, seat: int) -> bool:
    faces = _faces(s, seat)
    room = 1 + _has(s, seat, Op.EXTRA_GOOD_CAPACITY)
    return any(
        COLOUR[face] > st.GREY and (s.goods[seat, square] > 0).sum() < room
        for square, face in enumerate(faces)
    )


def _explorers(s: st.GameState, seat: int) -> bool:
    may_tidy = s.tidied == 0 and s.height[seat].any() and _has(s, seat, Op.REARRANGE_CONSTRUCTION)
    has_task = s.workers[seat, st.EXPLORE].any() or s.virtual.any() or may_tidy
    return bool(has_task and not s.ending)


def _hides_a_top(s: st.GameState, seat: int) -> bool:
    return any(
        s.height[seat, half] and not _is_uncovered(s, int(s.stack[seat, half, 0]) - 1)
        for half in range(2)
    )


def _uncovers(s: st.GameState, seat: int) -> bool:
    explores = s.phase == st.EXPLORE
    fits = s.resume == (st.Stage.ABANDON if explores else st.Stage.BUILD)
    return bool(fits and (s.need > 0) == explores and _hides_a_top(s, seat))


def _assigns(s: st.GameState, seat: int) -> bool:
    """Whether there are workers; while a Dictate begins, one that it can move."""
    free = int(s.workers[seat, : st.PHASES].sum()) - (0 <= s.selected[seat] < st.PHASES)
    begins = s.power == st.DICTATING and s.power_moves == 0
    return bool(free > 0 if begins else s.workers[seat].any())


def _builds(s: st.GameState, seat: int) -> bool:
    face, phase = _top(s, seat), int(s.phase)
    if face < 0 or _hides_a_top(s, seat) or not s.workers[seat, phase].any():
        return False
    return bool(s.on_stack[seat, phase - st.DEVELOP].sum() < current_cost(s, seat, face))


def _uses(s: st.GameState, seat: int) -> bool:
    face = _top(s, seat)
    if face < 0:
        return False
    lying, cost = s.on_stack[seat, int(s.phase) - st.DEVELOP], current_cost(s, seat, face)
    return bool(lying.sum() > cost > 0 and (lying > 0).sum() > 1)


def _saves(s: st.GameState, seat: int) -> bool:
    face = _top(s, seat)
    return bool(face >= 0 and s.used.sum() == current_cost(s, seat, face) > 1)


def _recallable(s: st.GameState, seat: int) -> bool:
    return bool(s.on_stack[seat].any() or s.goods[seat].any())


_WAITS: Final[dict[st.Stage, Callable[[Any, int], Any]]] = {
    st.Stage.DEAL: lambda s, _: s.need in (1, 2),
    st.Stage.ROLL: lambda s, seat: s.cup[seat, int(s.die)] > 0,
    st.Stage.DRAW: lambda s, _: s.need > 0 and (s.where == 0).any(),
    st.Stage.UNCOVER: _uncovers,
    st.Stage.ASSIGN: _assigns,
    st.Stage.TASKS: _explorers,
    st.Stage.ABANDON: lambda s, seat: (
        s.need > 0 and s.height[seat].any() and not _hides_a_top(s, seat)
    ),
    st.Stage.PLACE: lambda s, seat: (s.where == st.IN_HAND + seat).any(),
    st.Stage.START: lambda s, seat: (s.where == st.IN_HAND + seat).sum() == 2,
    st.Stage.BUILD: _builds,
    st.Stage.USE: _uses,
    st.Stage.SAVE: _saves,
    st.Stage.GOODS: lambda s, seat: s.workers[seat, st.PRODUCE].any() and _has_room(s, seat),
    st.Stage.SHIPPING: lambda s, seat: (
        (s.workers[seat, st.SHIP].any() or s.virtual.any()) and s.goods[seat].any()
    ),
    st.Stage.BANK: lambda s, seat: s.credits[seat] > 0,
    st.Stage.RECRUIT: lambda s, seat: s.credits[seat] > 0 and s.citizenry[seat].any(),
    st.Stage.RECALL: _recallable,
}
