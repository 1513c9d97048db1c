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
from engines.games.roll_galaxy.names import STAGE_NAMES
from engines.rulekit.notation import require

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


def _check_table(s: st.GameState) -> None:
    require(0 <= s.mover < s.seats, "errors-mover-not-seat", seats=int(s.seats))
    require(s.turn_number >= 1, "errors-turns-count-from-one")
    stage = st.Stage(int(s.stage))
    require((s.round_number == 0) == (stage in _SETTING_UP), "errors-rounds-begin-after-setup")
    phases = _PHASES_OF.get(stage)
    if phases is None:
        require(not s.occurring, "errors-no-phase-at-stage", stage=STAGE_NAMES[stage])
        require(not s.projected.any(), "errors-dice-expected-outside-phases")
    else:
        require(
            s.phase in phases and int(s.occurring) >> int(s.phase) & 1,
            "errors-phase-does-not-fit-stage",
            stage=STAGE_NAMES[stage],
        )
    require(
        s.resume in ((st.Stage.ABANDON, st.Stage.BUILD) if stage is st.Stage.UNCOVER else (0,)),
        "errors-stage-to-resume",
    )
    require(s.tidied <= 2 and s.ending <= 1, "errors-mark-too-large")
    require(s.die < st.COLOURS, "errors-seven-colors-of-dice")


def _check_tableau(s: st.GameState, seat: int) -> None:
    faces = [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]
    require(
        0 <= s.credits[seat] <= st.MOST_CREDITS,
        "errors-credits-out-of-range",
        seat=seat + 1,
        most=st.MOST_CREDITS,
    )
    require(s.minimum[seat] <= 4, "errors-handicap-too-large", seat=seat + 1)
    require(s.minimum[seat] >= 1 or s.round_number == 0, "errors-handicap-too-small", seat=seat + 1)
    starts = [face >= st.FIRST_FACTION for face in faces]
    require(starts == sorted(starts, reverse=True), "errors-starting-squares-first", seat=seat + 1)
    if faces:
        left = faces[0] - st.FIRST_FACTION
        in_pairs = 0 <= left < st.FIRST_HOME - st.FIRST_FACTION and left % 2 == 0
        require(
            in_pairs
            and faces[1:2] == [faces[0] + 1]
            and all(f >= st.FIRST_HOME for f in faces[2:3]),
            "errors-faction-and-home-world",
            seat=seat + 1,
        )
        require(not any(starts[3:]), "errors-one-faction-tile", seat=seat + 1)
    room = 1 + any(Op.EXTRA_GOOD_CAPACITY in OP[face] for face in faces)
    for square, face in enumerate(faces):
        goods = int((s.goods[seat, square] > 0).sum())
        most = room if COLOUR[face] > st.GREY else 0
        require(goods <= most, "errors-too-many-goods", square=REFERENCES[face], most=most)
    if s.round_number or s.stage == st.Stage.START:
        require(len(faces) >= 3, "errors-three-starting-squares", seat=seat + 1)


def _check_dice_of(s: st.GameState, seat: int) -> None:
    stage = int(s.stage)
    if stage in _HIDDEN:
        column, colour = int(s.selected[seat]), int(s.selector[seat])
        if column >= 0:
            require(
                s.workers[seat, column, colour] > 0,
                "errors-selects-without-worker",
                seat=seat + 1,
            )
        committed = seat < s.mover or stage == st.Stage.REVEAL
        require(not committed or column >= 0, "errors-no-phase-selected", seat=seat + 1)
        for one in range(st.COLOURS):
            dice = int(s.workers[seat, :, one].sum()) + int(s.dictated[seat, one])
            rolled = int(s.rolled[seat, one].sum())
            if committed or (seat == s.mover and stage == st.Stage.ASSIGN):
                require(rolled == dice, "errors-assigns-other-dice", seat=seat + 1)
                require(not s.cup[seat, one], "errors-cup-not-empty", seat=seat + 1)
            else:
                require(dice == 0, "errors-assigned-too-early", seat=seat + 1)
                most = int(s.cup[seat, one]) * (seat == s.mover and one < s.die)
                require(rolled == most, "errors-rolled-too-early", seat=seat + 1)
    else:
        require(not s.rolled[seat].any(), "errors-no-hidden-roll", seat=seat + 1)
        require(not s.dictated[seat].any(), "errors-cannot-dictate-now", seat=seat + 1)
        require(not s.workers[seat, st.WILD].any(), "errors-wild-dice-left", seat=seat + 1)
        idle = [
            p
            for p in range(st.PHASES)
            if not int(s.occurring) >> p & 1 and s.workers[seat, p].any()
        ]
        require(not idle, "errors-workers-in-idle-phase", seat=seat + 1)
    require(
        (s.round_number == 0 and s.squares[seat] < 3)
        or sum(dice_owned(s, seat, colour) for colour in range(st.COLOURS)) >= 1,
        "errors-owns-no-dice",
        seat=seat + 1,
    )


def _check_supply(s: st.GameState) -> None:
    for colour, most in enumerate(st.BOX):
        dice = sum(dice_owned(s, seat, colour) for seat in range(int(s.seats)))
        require(dice <= most, "errors-too-many-dice-of-kind", most=most, kind=COLOUR_NAMES[colour])


def _check_tiles(s: st.GameState) -> None:
    used = [int(face) for seat in range(int(s.seats)) for face in s.tableau[seat] if face]
    require(len(set(used)) == len(used), "errors-square-exists-once")
    hands = [tile for tile in range(st.TILES) if st.IN_HAND <= s.where[tile] < st.IN_HAND + 5]
    if s.stage in (st.Stage.PLACE, st.Stage.DRAW):
        require(
            all(s.where[tile] == st.IN_HAND + s.mover for tile in hands),
            "errors-only-mover-holds-tiles",
        )
    elif s.stage not in (*_DEALING, st.Stage.START):
        require(not hands, "errors-nobody-holds-tiles")
    newest = max(int(s.drawn_at.max()), int(s.shown_at.max()), int(s.owned_at.max()))
    require(newest <= s.clock, "errors-tile-seen-later")


def _check_stage(s: st.GameState) -> None:
    waits = _WAITS.get(st.Stage(int(s.stage)))
    if waits is not None:
        require(waits(s, int(s.mover)), "errors-nothing-to-decide-or-draw")
    if s.stage > st.LAST_CHANCE and s.stage != st.Stage.PLACE:
        require(s.stage == st.Stage.ABANDON or not s.need, "errors-tiles-left-to-draw")


def _check_set_up(s: st.GameState) -> None:
    """One seat after the other gets its starting squares and tiles, then chooses."""
    stage = st.Stage(int(s.stage))
    if stage not in _SETTING_UP:
        return
    dealing = stage in _DEALING
    for seat in range(int(s.seats)):
        in_hand = int((s.where == st.IN_HAND + seat).sum())
        done, due = seat < s.mover or stage == st.Stage.OPENING, seat == s.mover
        squares = _DEALING[stage] * due + 3 * done if dealing else 3
        require(
            s.squares[seat] == squares,
            "errors-wrong-number-of-squares",
            seat=seat + 1,
            squares=squares,
        )
        if dealing:
            tiles = 2 * done + (2 - int(s.need)) * (due and stage == st.Stage.DEAL)
        else:
            tiles = 0 if done else 2
        require(in_hand == tiles, "errors-wrong-number-of-tiles", seat=seat + 1, tiles=tiles)
        stacked = int(done and not dealing)
        require(
            (s.height[seat] == stacked).all(), "errors-wrong-stacks", seat=seat + 1, tiles=stacked
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
    require(
        all(int(have) <= most for have, most in zip(s.virtual, given, strict=True)),
        "errors-workers-without-dice",
        seat=seat + 1,
    )
    require(stage == st.Stage.SAVE or not s.used.any(), "errors-no-workers-complete")


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
    st.Stage.RECALL: lambda s, seat: s.on_stack[seat].any() or s.goods[seat].any(),
}
