"""What actions and outcomes do in Roll for the Galaxy: ``apply`` of the kernel contract.

Compiled as a separate part, because it takes as long as all other rules together.
"""

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import assign_step
from engines.games.roll_galaxy.kernels.building import (
    remove_step,
    save_step,
    take_die,
    use_step,
)
from engines.games.roll_galaxy.kernels.exploring import (
    abandon_step,
    after_draw,
    place_step,
    task_step,
)
from engines.games.roll_galaxy.kernels.flow import (
    after_assignment,
    after_deal,
    after_start,
    end_management,
    go_on,
    open_tiles,
    recruit_step,
    reveal,
    start_seat,
    take_roll,
)
from engines.games.roll_galaxy.kernels.powers import add_face, record
from engines.games.roll_galaxy.kernels.tiles import draw_tile, put_tile, show_tile
from engines.games.roll_galaxy.kernels.trading import bank_step, produce_step, ship_step
from engines.runtime.kernels.contract import int64, kernel, rule
from engines.runtime.types import State


@kernel()
def _apply_outcome(s: st.GameState, outcome: int) -> None:
    seat = int64(s.mover)
    stage = s.stage
    if stage == st.Stage.FACTION:
        add_face(s, seat, st.FIRST_FACTION + 2 * outcome)
        add_face(s, seat, st.FIRST_FACTION + 2 * outcome + 1)
        s.stage = st.Stage.HOME_WORLD
    elif stage == st.Stage.HOME_WORLD:
        add_face(s, seat, st.FIRST_HOME + outcome)
        start_seat(s)
    elif stage == st.Stage.DEAL:
        draw_tile(s, seat, outcome)
        s.need -= 1
        after_deal(s)
    elif stage == st.Stage.OPENING:
        open_tiles(s)
    elif stage == st.Stage.ROLL:
        take_roll(s, outcome)
    elif stage == st.Stage.REVEAL:
        reveal(s, outcome & 7)
    elif stage == st.Stage.DRAW:
        draw_tile(s, seat, outcome)
        s.need -= 1
        after_draw(s)
    else:
        show_tile(s, outcome)
        s.stage = s.resume
        s.resume = 0


@kernel()
def _start_step(s: st.GameState, action: int) -> None:
    seat = int64(s.mover)
    if action >> st.SHIFT == st.Kind.HANDICAP:
        s.minimum[seat] = action & 255
        return
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_HAND + seat:
            half = st.DEVELOPMENTS if tile == action & 255 else st.WORLDS
            put_tile(s, seat, int64(tile), int64(half), int64(0))
    after_start(s)


@kernel()
def _apply_decision(s: st.GameState, action: int) -> None:
    stage = s.stage
    if stage == st.Stage.START:
        _start_step(s, action)
    elif stage == st.Stage.ASSIGN:
        if action >> st.SHIFT == st.Kind.CONFIRM:
            after_assignment(s)
        else:
            assign_step(s, action)
    elif stage == st.Stage.TASKS:
        task_step(s, action)
    elif stage == st.Stage.ABANDON:
        abandon_step(s, action)
    elif stage == st.Stage.PLACE:
        place_step(s, action)
    elif stage == st.Stage.BUILD:
        colour = action & 255
        s.workers[s.mover, s.phase, colour] -= 1
        s.on_stack[s.mover, s.phase - 1, colour] += 1
    elif stage == st.Stage.USE:
        use_step(s, action)
    elif stage == st.Stage.SAVE:
        save_step(s, action)
    elif stage == st.Stage.REMOVE:
        remove_step(s, action)
    elif stage == st.Stage.GOODS:
        produce_step(s, action)
    elif stage == st.Stage.SHIPPING:
        ship_step(s, action)
    elif stage == st.Stage.BANK:
        bank_step(s, action)
    elif stage == st.Stage.RECRUIT:
        recruit_step(s, action & 255)
    elif action >> st.SHIFT == st.Kind.DONE:
        end_management(s)
    else:
        take_die(s, int64(s.mover), action & 255, (action >> 8) & 255)
        s.cup[s.mover, (action >> 8) & 255] += 1


@rule
def apply(a: State, action: int) -> None:
    """Play a decision or an outcome, and everything that follows without a choice."""
    s = record(a)
    if s.stage <= st.LAST_CHANCE:
        _apply_outcome(s, action)
    else:
        _apply_decision(s, action)
    go_on(s)
