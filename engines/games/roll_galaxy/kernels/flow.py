"""The course of the game: set-up, rounds, phases, seats (rules, sections 2, 3, and 5.1)."""

from engines.games.roll_galaxy.kernels import faces, powers
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code, forget_powers
from engines.games.roll_galaxy.kernels.building import dice_in, start_completion, top_face, total
from engines.games.roll_galaxy.kernels.exploring import after_draw, has_task, workers_left
from engines.games.roll_galaxy.kernels.projection import remember
from engines.games.roll_galaxy.kernels.tiles import hidden_top, pile_to_bag, show_tile, top_tile
from engines.games.roll_galaxy.kernels.trading import all_room, may_ship
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State


@subroutine
def order_number(s: st.GameState, seat: int) -> int:
    """A number that orders seats by the numbers of their faction tiles (the first square)."""
    return int64(s.tableau[seat, 0]) * st.SEATS + seat


@subroutine
def next_in_order(s: st.GameState, after: int) -> int:
    """The seat with the next higher order number than ``after`` (a seat, or -1), or -1."""
    least = order_number(s, after) if after >= 0 else int64(-1)
    found = int64(-1)
    for seat in range(s.seats):
        number = order_number(s, int64(seat))
        if number > least and (found < 0 or number < order_number(s, found)):
            found = int64(seat)
    return found


@subroutine
def give_turn(s: st.GameState, seat: int) -> None:
    """Let a seat act; maybe the same one, with a new task."""
    s.mover = seat
    s.turn_number += 1


# -- set-up -----------------------------------------------------------------------------------


@subroutine
def start_seat(s: st.GameState) -> None:
    """Give the mover the dice, credits, and goods of its three starting squares."""
    seat = int64(s.mover)
    s.cup[seat, st.HOME] = 3
    s.citizenry[seat, st.HOME] = 2
    s.credits[seat] = 1
    for square in range(3):
        powers.bring_dice(s, seat, int64(square))
        start = faces.START_CREDITS[powers.face_at(s, seat, int64(square))]
        if start > 0:
            s.credits[seat] = start
    s.need = 2
    s.stage = st.Stage.DEAL


@subroutine
def after_deal(s: st.GameState) -> None:
    """Deal two tiles to each seat, then let all choose."""
    if s.need > 0:
        return
    if s.mover + 1 < s.seats:
        give_turn(s, int64(s.mover) + 1)
        s.stage = st.Stage.FACTION
    else:
        give_turn(s, int64(0))
        s.stage = st.Stage.START


@subroutine
def after_start(s: st.GameState) -> None:
    """Let the next seat choose; after the last, all reveal their tiles."""
    if s.mover + 1 < s.seats:
        give_turn(s, int64(s.mover) + 1)
    else:
        s.stage = st.Stage.OPENING


@subroutine
def open_tiles(s: st.GameState) -> None:
    """Reveal the chosen tiles and begin the first round."""
    for seat in range(s.seats):
        for half in range(2):
            show_tile(s, top_tile(s, int64(seat), int64(half)))
    start_round(s)


# -- rounds -----------------------------------------------------------------------------------


@subroutine
def next_die(s: st.GameState, after: int) -> int:
    """The next color in the mover's cup that is not yet rolled, or -1."""
    for colour in range(after + 1, st.COLOURS):
        if s.cup[s.mover, colour] > 0:
            return int64(colour)
    return int64(-1)


@subroutine
def start_rolling(s: st.GameState, seat: int) -> None:
    """Let a seat roll and assign."""
    give_turn(s, seat)
    s.stage = st.Stage.ROLL
    s.die = next_die(s, int64(-1))


@subroutine
def start_round(s: st.GameState) -> None:
    """Let all seats roll and assign, one after the other."""
    s.round_number += 1
    for seat in range(s.seats):
        s.selected[seat] = -1
        s.selector[seat] = -1
    start_rolling(s, int64(0))


@subroutine
def stand_on_faces(s: st.GameState, seat: int) -> None:
    """Move all rolled dice from the cup to the columns of their faces."""
    for colour in range(st.COLOURS):
        for face in range(st.PHASES + 1):
            s.workers[seat, face, colour] = s.rolled[seat, colour, face]
        s.cup[seat, colour] = 0


@subroutine
def take_roll(s: st.GameState, outcome: int) -> None:
    """Record the roll of the dice of one color."""
    seat = int64(s.mover)
    for face in range(st.PHASES + 1):
        s.rolled[seat, s.die, face] = (outcome >> (6 * face)) & 63
    s.die = next_die(s, int64(s.die))
    if s.die < 0:
        s.die = 0
        stand_on_faces(s, seat)
        s.stage = st.Stage.ASSIGN


@subroutine
def after_assignment(s: st.GameState) -> None:
    """Let the next seat roll; after the last, all reveal."""
    forget_powers(s)
    if s.mover + 1 < s.seats:
        start_rolling(s, int64(s.mover) + 1)
    else:
        s.stage = st.Stage.REVEAL


@subroutine
def reveal(s: st.GameState, extra: int) -> None:
    """The selected phases occur (with two seats, the extra die's too); idle dice go back."""
    occurring = int64(0)
    for seat in range(s.seats):
        occurring |= int64(1) << int64(s.selected[seat])
    if s.seats == 2:
        occurring |= int64(1) << extra
    s.occurring = occurring
    for seat in range(s.seats):
        for colour in range(st.COLOURS):
            s.cup[seat, colour] += s.dictated[seat, colour]
            s.dictated[seat, colour] = 0
            for face in range(st.PHASES + 1):
                s.rolled[seat, colour, face] = 0
            for phase in range(st.PHASES):
                if (occurring >> phase) & 1 == 0:
                    s.cup[seat, colour] += s.workers[seat, phase, colour]
                    s.workers[seat, phase, colour] = 0
        remember(s, int64(seat))
    start_phase(s, int64(st.EXPLORE))


# -- phases -----------------------------------------------------------------------------------


@subroutine
def start_phase(s: st.GameState, first: int) -> None:
    """The first phase from ``first`` that occurs; after the last, everyone manages its empire."""
    phase = first
    while phase < st.PHASES and (s.occurring >> phase) & 1 == 0:
        phase += 1
    if phase == st.PHASES:
        s.phase = 0
        s.occurring = 0
        s.stage = st.Stage.RECRUIT
        for seat in range(s.seats):
            s.selected[seat] = -1
            s.selector[seat] = -1
            s.projected[seat] = 0
        give_turn(s, next_in_order(s, int64(-1)))
        return
    s.phase = phase
    _start_part(s, next_in_order(s, int64(-1)))


@subroutine
def _start_part(s: st.GameState, seat: int) -> None:
    """Begin a seat's part of the phase."""
    give_turn(s, seat)
    s.tidied = 0
    for colour in range(st.COLOURS):
        s.virtual[colour] = 0
    if s.phase == st.EXPLORE:
        s.stage = st.Stage.TASKS
        powers.virtual_workers(s, seat, int64(st.EXPLORE), s.virtual)
    elif s.phase == st.PRODUCE:
        s.stage = st.Stage.GOODS
    elif s.phase == st.SHIP:
        s.stage = st.Stage.SHIPPING
        powers.virtual_workers(s, seat, int64(st.SHIP), s.virtual)
    else:
        s.stage = st.Stage.BUILD


@subroutine
def _end_part(s: st.GameState) -> None:
    """Return unused workers to the cup, then begin the next seat's part or end the phase."""
    for colour in range(st.COLOURS):
        s.cup[s.mover, colour] += s.workers[s.mover, s.phase, colour]
        s.workers[s.mover, s.phase, colour] = 0
        s.virtual[colour] = 0
    s.tidied = 0
    seat = next_in_order(s, int64(s.mover))
    if seat >= 0:
        _start_part(s, seat)
    elif s.phase == st.EXPLORE and _owner_of(s, int64(faces.Op.END_DRAW_TILE)) >= 0:
        give_turn(s, _owner_of(s, int64(faces.Op.END_DRAW_TILE)))
        s.ending = 1
        s.need = 1
        s.stage = st.Stage.DRAW
        after_draw(s)
    else:
        _end_phase(s)


@subroutine
def _owner_of(s: st.GameState, op: int) -> int:
    """The seat whose tableau has a power, or -1."""
    for seat in range(s.seats):
        for square in range(s.squares[seat]):
            for i in range(faces.POWERS):
                if faces.OP[powers.face_at(s, int64(seat), int64(square)), i] == op:
                    return int64(seat)
    return int64(-1)


@subroutine
def _end_phase(s: st.GameState) -> None:
    """Apply the end-of-phase effects of all seats, then start the next phase."""
    for seat in range(s.seats):
        for square in range(s.squares[seat]):
            face = powers.face_at(s, int64(seat), int64(square))
            for i in range(faces.POWERS):
                if faces.POWER_PHASE[face, i] == s.phase:
                    _end_effect(s, int64(seat), face, int64(i))
    if s.phase == st.EXPLORE:
        pile_to_bag(s)
        s.ending = 0
        for seat in range(s.seats):
            s.alien_scouted[seat] = 0
    start_phase(s, int64(s.phase) + 1)


@subroutine
def _end_effect(s: st.GameState, seat: int, face: int, i: int) -> None:
    """Apply power ``i`` of a face at the end of its phase."""
    op = faces.OP[face, i]
    amount = int64(faces.AMOUNT[face, i])
    times = int64(0)
    if op == faces.Op.PHASE_CREDITS:
        times = int64(1)
    elif op == faces.Op.PHASE_VP:
        powers.give_chips(s, seat, amount)
    elif op == faces.Op.ALIEN_SCOUT_CREDITS:
        times = int64(s.alien_scouted[seat])
    elif op == faces.Op.CREDITS_IF_MOST_DEVELOPMENTS:
        times = int64(_leads(s, seat))
    elif op == faces.Op.CREDITS_IF_HIGHEST_WORLD:
        times = int64(_has_costliest_world(s, seat))
    elif op == faces.Op.CREDITS_PER_CITIZENRY_DICE:
        dice = int64(0)
        for colour in range(st.COLOURS):
            if (faces.MASK[face, i] >> colour) & 1 == 1:
                dice += s.citizenry[seat, colour]
        times = (dice + int64(faces.LIMIT[face, i]) - 1) // int64(faces.LIMIT[face, i])
    elif op == faces.Op.CREDITS_PER_GOOD or op == faces.Op.CREDITS_PER_GOOD_DIE:
        times = _goods_of(s, seat, op, int64(faces.MASK[face, i]))
    if times > 0:
        powers.pay(s, seat, amount * times)


@subroutine
def _goods_of(s: st.GameState, seat: int, op: int, colours: int) -> int:
    """Goods on worlds of some colors, or (CREDITS_PER_GOOD_DIE) goods that are dice of these."""
    count = int64(0)
    for square in range(s.squares[seat]):
        world = int64(faces.COLOUR[powers.face_at(s, seat, int64(square))])
        for place in range(st.ROOM):
            good = int64(s.goods[seat, square, place])
            if good > 0:
                of = world if op == faces.Op.CREDITS_PER_GOOD else good - 1
                count += (colours >> of) & 1
    return count


@subroutine
def _leads(s: st.GameState, seat: int) -> bool:
    """Whether the seat alone has the most developments."""
    own = powers.count_squares(s, seat, int64(st.DEVELOPMENT))
    for other in range(s.seats):
        if other != seat and powers.count_squares(s, int64(other), int64(st.DEVELOPMENT)) >= own:
            return False
    return True


@subroutine
def _costliest_world(s: st.GameState, seat: int) -> int:
    most = int64(-1)
    for square in range(s.squares[seat]):
        face = powers.face_at(s, seat, int64(square))
        if faces.COLOUR[face] >= st.GREY and faces.COST[face] > most:
            most = int64(faces.COST[face])
    return most


@subroutine
def _has_costliest_world(s: st.GameState, seat: int) -> bool:
    """Whether no other seat has a world as costly as the seat's costliest."""
    own = _costliest_world(s, seat)
    for other in range(s.seats):
        if other != seat and _costliest_world(s, int64(other)) >= own:
            return False
    return True


# -- Manage Empire ----------------------------------------------------------------------------


@subroutine
def is_recallable(place: int) -> bool:
    """Whether dice may be recalled from a place."""
    return bool(place in (st.ON_DEVELOPMENTS, st.ON_WORLDS) or place >= st.GOOD)


@subroutine
def legal_recruits(s: st.GameState, out: State) -> int:
    """List each color in the Citizenry."""
    count = int64(0)
    for colour in range(st.COLOURS):
        if s.citizenry[s.mover, colour] > 0:
            out[count] = code(int64(st.Kind.RECRUIT), int64(colour), int64(0), int64(0), int64(0))
            count += 1
    return count


@subroutine
def legal_recalls(s: st.GameState, out: State) -> int:
    """Done, unless the cup is empty; each die on a stack or a world."""
    seat = int64(s.mover)
    count = int64(0)
    if total(s.cup[seat]) > 0:
        out[0] = code(int64(st.Kind.DONE), int64(0), int64(0), int64(0), int64(0))
        count += 1
    for place in range(st.GOOD + s.squares[seat]):
        if is_recallable(int64(place)):
            for colour in range(st.COLOURS):
                if dice_in(s, seat, int64(place), int64(colour)) > 0:
                    out[count] = code(
                        int64(st.Kind.RECALL), int64(place), int64(colour), int64(0), int64(0)
                    )
                    count += 1
    return count


@subroutine
def _has_recallable(s: st.GameState) -> bool:
    seat = int64(s.mover)
    for colour in range(st.COLOURS):
        if s.on_stack[seat, 0, colour] > 0 or s.on_stack[seat, 1, colour] > 0:
            return True
    return powers.count_goods(s, seat) > 0


@subroutine
def recruit_step(s: st.GameState, colour: int) -> None:
    """Move a die from the Citizenry to the cup for $1."""
    s.credits[s.mover] -= 1
    s.citizenry[s.mover, colour] -= 1
    s.cup[s.mover, colour] += 1


@subroutine
def end_management(s: st.GameState) -> None:
    """Let the next seat manage its empire; after the last, end the round, and perhaps the game."""
    seat = next_in_order(s, int64(s.mover))
    if seat >= 0:
        give_turn(s, seat)
        s.stage = st.Stage.RECRUIT
        return
    over = s.pool <= 0
    for one in range(s.seats):
        over = over or s.squares[one] >= st.LAST_SQUARES
    if over:
        s.stage = st.Stage.OVER
        s.mover = 0
    else:
        start_round(s)


# -- going on ---------------------------------------------------------------------------------


@subroutine
def go_on(s: st.GameState) -> None:
    """Do everything that needs no decision, up to the next decision or draw."""
    while _advance(s):
        pass


@subroutine
def _advance(s: st.GameState) -> bool:
    """Take one step that needs no decision; false if a seat or chance is to move."""
    seat = int64(s.mover)
    stage = s.stage
    if (stage == st.Stage.ABANDON or stage == st.Stage.BUILD) and hidden_top(s, seat) >= 0:
        s.resume = stage
        s.stage = st.Stage.UNCOVER
        return False
    if stage == st.Stage.TASKS:
        if s.ending == 1:
            _end_phase(s)
            return True
        busy = has_task(s)
    elif stage == st.Stage.BUILD:
        if start_completion(s):
            return True
        waits = top_face(s, int64(s.phase - st.DEVELOP)) >= 0
        busy = waits and workers_left(s, int64(s.phase)) > 0
    elif stage == st.Stage.GOODS:
        busy = workers_left(s, int64(st.PRODUCE)) > 0 and all_room(s, seat) > 0
    elif stage == st.Stage.SHIPPING:
        busy = may_ship(s, workers_left(s, int64(st.SHIP)))
    elif stage == st.Stage.RECRUIT or stage == st.Stage.RECALL:
        return _advance_management(s)
    else:
        return False
    if not busy:
        _end_part(s)
    return not busy


@subroutine
def _advance_management(s: st.GameState) -> bool:
    seat = int64(s.mover)
    if s.stage == st.Stage.RECRUIT:
        if s.credits[seat] > 0 and total(s.citizenry[seat]) > 0:
            return False
        s.credits[seat] = max(int64(s.credits[seat]), int64(s.minimum[seat]))
        s.stage = st.Stage.RECALL
        return True
    if _has_recallable(s):
        return False
    end_management(s)
    return True
