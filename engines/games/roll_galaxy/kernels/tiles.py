"""Game tiles: bag, hands, stacks, the Explore pile, and what the seats know of each tile."""

from engines.games.roll_galaxy.kernels import state as st
from engines.runtime.kernels.contract import int64, subroutine


@subroutine
def count_where(s: st.GameState, place: int) -> int:
    """How many tiles are in a place (IN_BAG, IN_HAND + seat, ...)."""
    count = int64(0)
    for tile in range(st.TILES):
        if s.where[tile] == place:
            count += 1
    return count


@subroutine
def on_pile(s: st.GameState, tile: int) -> bool:
    """Whether a tile is on the Explore pile."""
    return bool(st.ON_PILE <= s.where[tile] < st.ON_PILE + st.SEATS)


@subroutine
def pile_size(s: st.GameState) -> int:
    """Tiles on the Explore pile."""
    count = int64(0)
    for tile in range(st.TILES):
        if on_pile(s, int64(tile)):
            count += 1
    return count


@subroutine
def pile_to_bag(s: st.GameState) -> None:
    """Return all abandoned tiles to the bag; seats that knew one can rule out older places."""
    if pile_size(s) == 0:
        return
    s.clock += 1
    for tile in range(st.TILES):
        if on_pile(s, int64(tile)):
            if s.seen[tile] == 1:
                s.shown_at[tile] = s.clock
            else:
                s.owned_at[s.where[tile] - st.ON_PILE, tile] = s.clock
            s.where[tile] = st.IN_BAG
            s.seen[tile] = 0
            s.mixed[tile] = 0
            s.drawn_at[tile] = 0


@subroutine
def draw_tile(s: st.GameState, seat: int, tile: int) -> None:
    """Move a tile from the bag into the seat's hand."""
    s.where[tile] = st.IN_HAND + seat
    s.drawn_at[tile] = s.clock


@subroutine
def show_tile(s: st.GameState, tile: int) -> None:
    """Let all seats see a tile, and where it is."""
    s.seen[tile] = 1
    s.mixed[tile] = 0
    s.drawn_at[tile] = 0
    s.shown_at[tile] = 0
    for seat in range(st.SEATS):
        s.owned_at[seat, tile] = 0


@subroutine
def put_tile(s: st.GameState, seat: int, tile: int, half: int, on_top: int) -> None:
    """Put a tile onto or under a stack of the seat."""
    height = int64(s.height[seat, half])
    if on_top == 1:
        for i in range(height, 0, -1):
            s.stack[seat, half, i] = s.stack[seat, half, i - 1]
        s.stack[seat, half, 0] = tile + 1
    else:
        s.stack[seat, half, height] = tile + 1
    s.height[seat, half] += 1
    s.where[tile] = st.IN_ZONE + seat


@subroutine
def take_tile(s: st.GameState, seat: int, half: int, position: int) -> int:
    """Take the tile at ``position`` from the top out of a stack."""
    tile = int64(s.stack[seat, half, position] - 1)
    height = int64(s.height[seat, half])
    for i in range(position, height - 1):
        s.stack[seat, half, i] = s.stack[seat, half, i + 1]
    s.stack[seat, half, height - 1] = 0
    s.height[seat, half] -= 1
    return tile


@subroutine
def top_tile(s: st.GameState, seat: int, half: int) -> int:
    """The tile on top of a stack, or -1."""
    return int64(s.stack[seat, half, 0] - 1)


@subroutine
def place_in_tableau(s: st.GameState, tile: int) -> None:
    """Put a completed tile into the tableau."""
    s.where[tile] = st.IN_TABLEAU
    s.seen[tile] = 0
    s.mixed[tile] = 0
    s.drawn_at[tile] = 0


@subroutine
def hidden_top(s: st.GameState, seat: int) -> int:
    """A tile on top of a stack that not all have seen there, or -1."""
    for half in range(2):
        tile = top_tile(s, seat, int64(half))
        if tile >= 0 and (s.seen[tile] == 0 or s.mixed[tile] == 1):
            return tile
    return int64(-1)


@subroutine
def zone_size(s: st.GameState, seat: int) -> int:
    """Tiles in both stacks of the seat."""
    return int64(s.height[seat, 0] + s.height[seat, 1])


@subroutine
def tidy(s: st.GameState, seat: int) -> None:
    """Advanced Logistics: take all tiles of the zone into the hand, to be placed anew.

    Afterwards no one else knows where a tile is, except for those on top.
    """
    for half in range(2):
        while s.height[seat, half] > 0:
            tile = take_tile(s, seat, int64(half), int64(0))
            s.where[tile] = st.IN_HAND + seat
            s.mixed[tile] = 1
