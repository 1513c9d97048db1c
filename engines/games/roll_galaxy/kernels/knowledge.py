"""What the seats know: what they learn from an action, and redrawing what they cannot know.

A tile that is hidden from a seat is in the bag, or was drawn by another seat when the clock was at
``drawn_at``. It can be any tile that the seat has not seen go back to the bag after that. All
arrangements of the hidden tiles count as equally likely, although people choose which tiles to keep
and which to abandon. Dice of assignments that are not yet revealed are rolled afresh and
assigned by the playout policy.
"""

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import assign_step, forget_powers
from engines.games.roll_galaxy.kernels.flow import stand_on_faces
from engines.games.roll_galaxy.kernels.policy import choose_assignment
from engines.games.roll_galaxy.kernels.projection import remember
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

_SIDES = np.array(st.SIDES, np.int64)
_MODULUS = (1 << 31) - 1


@subroutine
def _holder(s: st.GameState, tile: int) -> int:
    """The seat that has a tile in its hand or zone, or has abandoned it; -1 for all others."""
    place = int64(s.where[tile])
    for base in (st.ON_PILE, st.IN_HAND, st.IN_ZONE):
        if base <= place < base + st.SEATS:
            return place - base
    return int64(-1)


@subroutine
def is_hidden(s: st.GameState, tile: int, seat: int) -> bool:
    """Whether a seat cannot know where a tile is."""
    if s.where[tile] == st.IN_BAG:
        return True
    return bool(s.where[tile] != st.IN_TABLEAU and s.seen[tile] == 0 and _holder(s, tile) != seat)


@subroutine
def _last_seen(s: st.GameState, tile: int, seat: int) -> int:
    return max(int64(s.shown_at[tile]), int64(s.owned_at[seat, tile]))


@subroutine
def _swap_tiles(s: st.GameState, seat: int, new: State) -> None:
    """Put tile ``new[t]`` wherever the hidden tile ``t`` is (only hidden tiles change)."""
    where = np.empty(st.TILES, np.int64)
    drawn = np.empty(st.TILES, np.int64)
    mixed = np.empty(st.TILES, np.int64)
    for tile in range(st.TILES):
        where[tile], drawn[tile] = s.where[tile], s.drawn_at[tile]
        mixed[tile] = s.mixed[tile]
    for tile in range(st.TILES):
        if new[tile] != tile:
            s.where[new[tile]] = where[tile]
            s.drawn_at[new[tile]] = drawn[tile]
            s.mixed[new[tile]] = mixed[tile]
    for other in range(s.seats):
        for half in range(2):
            for i in range(s.height[other, half]):
                s.stack[other, half, i] = new[s.stack[other, half, i] - 1] + 1


@subroutine
def redraw_tiles(s: st.GameState, seat: int, rng: Stream) -> None:
    """Give all hidden tiles new places, older places first, since fewer tiles fit there."""
    new = np.empty(st.TILES, np.int64)
    free = np.empty(st.TILES, np.int64)
    frees = int64(0)
    for tile in range(st.TILES):
        new[tile] = tile
        if is_hidden(s, int64(tile), seat):
            free[frees] = tile
            frees += 1
    places = _hidden_places(s, seat)
    fitting = np.empty(st.TILES, np.int64)
    for i in range(places.shape[0]):
        count = int64(0)
        for k in range(frees):
            if free[k] >= 0 and _last_seen(s, free[k], seat) <= s.drawn_at[places[i]]:
                fitting[count] = k
                count += 1
        k = fitting[below(rng, count)]
        new[places[i]] = free[k]
        free[k] = -1
    rest = int64(0)
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_BAG:
            while free[rest] < 0:
                rest += 1
            new[tile] = free[rest]
            rest += 1
    _swap_tiles(s, seat, new)


@subroutine
def _hidden_places(s: st.GameState, seat: int) -> State:
    """The hidden tiles outside the bag, oldest first; then by place, whichever tiles they are.

    Mixed tiles come after the others of their seat and age: their exact places are hidden
    too, and ``mix_zones`` decides them afterwards. Tiles of equal age in one hand, on the pile, or
    mixed in one zone can be swapped, so their numbers may order them.
    """
    found = np.empty(st.TILES, np.int64)
    count = int64(0)
    for age in range(s.clock + 1):
        for other in range(s.seats):
            for half in range(2):
                for i in range(s.height[other, half]):
                    tile = int64(s.stack[other, half, i] - 1)
                    if s.mixed[tile] == 0 and s.drawn_at[tile] == age and is_hidden(s, tile, seat):
                        found[count] = tile
                        count += 1
            for mixed in range(2):
                for base in (st.IN_HAND, st.ON_PILE, st.IN_ZONE):
                    for tile in range(st.TILES):
                        if (
                            s.where[tile] == base + other
                            and s.mixed[tile] == mixed
                            and (mixed == 1 or base != st.IN_ZONE)
                            and s.drawn_at[tile] == age
                            and is_hidden(s, int64(tile), seat)
                        ):
                            found[count] = tile
                            count += 1
    return found[:count]


@subroutine
def mix_zones(s: st.GameState, seat: int, rng: Stream) -> None:
    """Shuffle the tiles whose places in a zone others cannot tell (Advanced Logistics).

    A hand that is being placed takes part: it holds what the zone does not.
    """
    tiles = np.empty(st.TILES, np.int64)
    for other in range(s.seats):
        if other == seat:
            continue
        count = int64(0)
        for tile in range(st.TILES):
            if s.mixed[tile] == 1 and (
                s.where[tile] == st.IN_ZONE + other or s.where[tile] == st.IN_HAND + other
            ):
                tiles[count] = tile
                count += 1
        for i in range(count - 1, 0, -1):
            k = below(rng, int64(i + 1))
            tiles[i], tiles[k] = tiles[k], tiles[i]
        _deal_mixed(s, int64(other), tiles, count)


@subroutine
def _deal_mixed(s: st.GameState, other: int, tiles: State, count: int) -> None:
    """Put the shuffled tiles at the places of mixed tiles in the stacks, the rest into the hand."""
    used = int64(0)
    for half in range(2):
        for i in range(s.height[other, half]):
            if s.mixed[s.stack[other, half, i] - 1] == 1:
                s.stack[other, half, i] = -1
    for half in range(2):
        for i in range(s.height[other, half]):
            if s.stack[other, half, i] == -1:
                s.stack[other, half, i] = tiles[used] + 1
                s.where[tiles[used]] = st.IN_ZONE + other
                used += 1
    for i in range(used, count):
        s.where[tiles[i]] = st.IN_HAND + other


@subroutine
def forget_what_others_saw(s: st.GameState, seat: int) -> None:
    """Forget what only other seats have seen."""
    for other in range(s.seats):
        if other != seat:
            for tile in range(st.TILES):
                s.owned_at[other, tile] = 0


@subroutine
def project_others(s: st.GameState, seat: int) -> None:
    """Recompute what other seats expect, since it depends on their tiles."""
    for other in range(s.seats):
        if other != seat:
            remember(s, int64(other))


@subroutine
def _roll_again(s: st.GameState, seat: int, rng: Stream, before: int) -> None:
    """Roll the seat's dice of the colors below ``before`` again."""
    faces = np.empty(st.FACES_OF_DIE, np.int64)
    for colour in range(before):
        dice = int64(0)
        for face in range(st.FACES_OF_DIE):
            dice += s.rolled[seat, colour, face]
            faces[face] = 0
        for _ in range(dice):
            faces[roll_die(rng, int64(colour))] += 1
        for face in range(st.FACES_OF_DIE):
            s.rolled[seat, colour, face] = faces[face]


@subroutine
def roll_die(rng: Stream, colour: int) -> int:
    """The face that a die of a color shows."""
    side = below(rng, int64(6))
    face = int64(0)
    while side >= _SIDES[colour, face]:
        side -= _SIDES[colour, face]
        face += 1
    return face


@subroutine
def _start_again(s: st.GameState, seat: int) -> None:
    """Put the seat's dice where they were rolled, with nothing selected."""
    for colour in range(st.COLOURS):
        s.dictated[seat, colour] = 0
    s.selected[seat] = -1
    s.selector[seat] = -1
    stand_on_faces(s, seat)


@subroutine
def _assign_anew(s: st.GameState, seat: int, rng: Stream) -> None:
    """Let the playout policy assign the dice of a seat that has committed itself."""
    mover, stage, powers = int64(s.mover), int64(s.stage), int64(s.powers_used)
    power, moves, dictates = int64(s.power), int64(s.power_moves), int64(s.dictates)
    arrived = np.empty((st.PHASES, st.COLOURS), np.int64)
    for column in range(st.PHASES):
        for colour in range(st.COLOURS):
            arrived[column, colour] = s.arrived[column, colour]
    forget_powers(s)
    s.mover = seat
    s.stage = st.Stage.ASSIGN
    while True:
        step = choose_assignment(s, rng)
        if step >> st.SHIFT == st.Kind.CONFIRM:
            break
        assign_step(s, step)
    s.mover, s.stage, s.powers_used = mover, stage, powers
    s.power, s.power_moves, s.dictates = power, moves, dictates
    for column in range(st.PHASES):
        for colour in range(st.COLOURS):
            s.arrived[column, colour] = arrived[column, colour]


@subroutine
def redraw_dice(s: st.GameState, seat: int, rng: Stream) -> None:
    """Roll and assign afresh what others have not revealed."""
    if s.stage != st.Stage.ROLL and s.stage != st.Stage.ASSIGN and s.stage != st.Stage.REVEAL:
        return
    for other in range(s.seats):
        if other == seat or other > s.mover:
            continue
        if other == s.mover and s.stage == st.Stage.ROLL:
            _roll_again(s, int64(other), rng, int64(s.die))
            continue
        _roll_again(s, int64(other), rng, int64(st.COLOURS))
        _start_again(s, int64(other))
        if other < s.mover or s.stage == st.Stage.REVEAL:
            _assign_anew(s, int64(other), rng)
        else:
            forget_powers(s)


@subroutine
def digest(s: st.GameState) -> int:
    """A hash of what is about to be revealed."""
    value = int64(7)
    for seat in range(s.seats):
        value = (value * 1_000_003 + s.selected[seat] + 2) % _MODULUS
        value = (value * 1_000_003 + s.selector[seat] + 2) % _MODULUS
        for colour in range(st.COLOURS):
            value = (value * 1_000_003 + s.dictated[seat, colour]) % _MODULUS
            for phase in range(st.PHASES):
                value = (value * 1_000_003 + s.workers[seat, phase, colour]) % _MODULUS
        for half in range(2):
            value = (value * 1_000_003 + s.stack[seat, half, 0]) % _MODULUS
    return value


@subroutine
def learn(s: st.GameState, action: int, seat: int) -> int:
    """What a seat that is not the mover learns from an action or outcome; see ``observe``."""
    if s.stage == st.Stage.DEAL or s.stage == st.Stage.ROLL or s.stage == st.Stage.DRAW:
        return int64(0)
    kind = action >> st.SHIFT
    if s.stage == st.Stage.START:
        return action if kind == st.Kind.HANDICAP else int64(0)
    if s.stage == st.Stage.ASSIGN:
        return action if kind == st.Kind.CONFIRM else int64(0)
    if s.stage == st.Stage.ABANDON and kind == st.Kind.ABANDON:
        tile = int64(s.stack[s.mover, action & 255, (action >> 8) & 255] - 1)
        if s.seen[tile] == 1 and s.mixed[tile] == 1:
            return int64((action << 8) + tile + 1)
    if s.stage == st.Stage.PLACE:
        half, top = (action >> 8) & 255, (action >> 16) & 255
        if top == 0 and s.height[s.mover, half] > 0:
            return int64((int64(st.Kind.PLACE) << st.SHIFT) + 255 + (half << 8))
    return action
