"""A board while it is played on: one row of int64, made from a state and written back to it.

A row holds the pieces as in the state, then the words named below. Its key is the Zobrist key of
the pieces alone; ``key_of`` adds rights and targets. Names: ``side`` moves, ``b`` is a row.
"""

from typing import Final

from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import bishop_reach, lowest, rook_reach, size
from engines.games.dice_chess.kernels.memory import inlined
from engines.games.dice_chess.kernels.tables import (
    BIT,
    KING_STEPS,
    KNIGHT_STEPS,
    PAWN_BEHIND,
    PAWN_CAPTURES,
    PAWN_STEPS,
    RANK,
    VALUES,
    ZOBRIST_BLACK,
    ZOBRIST_CASTLING,
    ZOBRIST_PIECE,
    ZOBRIST_TARGET,
)
from engines.runtime.kernels.contract import int64, kernel, record_view, subroutine
from engines.runtime.types import State

record = record_view(st.GameState)

OCCUPIED: Final = 2 * st.PIECES
"""Two words: the squares of White's pieces, then of Black's."""
CASTLING: Final = OCCUPIED + 2
TARGETS: Final = CASTLING + 1
KEY: Final = TARGETS + 1
MATERIAL: Final = KEY + 1
"""Values of White's pieces less those of Black's."""
HALF: Final = MATERIAL + 1
ROW: Final = HALF + 1

SHORT: Final = 6
LONG: Final = 2
"""Files on which a king arrives by castling."""
KING_FILE: Final = 4
EN_PASSANT: Final = 6
"""After the kinds of pieces: a pawn captured en passant, so not on the target square."""


@subroutine
def value_of(piece: int) -> int:
    """The value of a piece; 0 for none."""
    return int64(VALUES[piece])


@kernel
def load(a: State, b: State) -> None:
    """Make the row of a state."""
    s = record(a)
    for i in range(2 * st.PIECES):
        b[i] = s.pieces[i]
    b[CASTLING] = s.castling
    b[TARGETS] = s.targets
    b[HALF] = s.half
    complete(b)


@subroutine
def complete(b: State) -> None:
    """Compute occupied squares, key, and material from the pieces."""
    b[KEY] = 0
    b[MATERIAL] = 0
    for side in range(2):
        b[OCCUPIED + side] = 0
        sign = int64(1) if side == st.WHITE else int64(-1)
        for piece in range(st.PIECES):
            pieces = b[st.PIECES * side + piece]
            b[OCCUPIED + side] |= pieces
            b[MATERIAL] += sign * value_of(int64(piece)) * size(pieces)
            while pieces != 0:
                b[KEY] ^= ZOBRIST_PIECE[st.PIECES * side + piece, lowest(pieces)]
                pieces &= pieces - 1


@subroutine
def store(b: State, a: State) -> None:
    """Write a row back to the state."""
    s = record(a)
    for i in range(2 * st.PIECES):
        s.pieces[i] = b[i]
    s.castling = b[CASTLING]
    s.targets = b[TARGETS]
    s.half = b[HALF]


@inlined
def copy(source: State, b: State) -> None:
    """Copy a row."""
    for i in range(ROW):
        b[i] = source[i]


@subroutine
def targets_key(targets: int) -> int:
    """The part of a key that names en passant targets."""
    key = int64(0)
    while targets != 0:
        key ^= ZOBRIST_TARGET[lowest(targets)]
        targets &= targets - 1
    return key


@kernel
def key_of(pieces: int, castling: int, targets: int, side: int) -> int:
    """The key of a position from the key of its pieces, rights, targets and the side to move."""
    key = pieces ^ ZOBRIST_CASTLING[castling] ^ targets_key(targets)
    return int64(key ^ ZOBRIST_BLACK) if side == st.BLACK else int64(key)


@kernel
def targets_after_turn(targets: int, side: int) -> int:
    """The targets that stay when the turn of ``side`` ends: not those of the other side."""
    return int64(targets & ~RANK[5 if side == st.WHITE else 2])


# -- where pieces can go ---------------------------------------------------------------------------


@subroutine
def en_passant_squares(b: State, side: int, square: int) -> int:
    """Targets that a pawn on ``square`` can take, each empty and with the enemy pawn behind it."""
    near = PAWN_CAPTURES[side, square] & b[TARGETS] & RANK[5 if side == st.WHITE else 2]
    near &= ~(b[OCCUPIED] | b[OCCUPIED + 1])
    found = int64(0)
    while near != 0:
        target = lowest(near)
        near &= near - 1
        if PAWN_BEHIND[side, target] & b[st.PIECES * (1 - side) + st.PAWN]:
            found |= BIT[target]
    return found


@subroutine
def pawn_reach(b: State, side: int, square: int) -> int:
    """Squares to which a pawn can move."""
    empty = ~(b[OCCUPIED] | b[OCCUPIED + 1])
    reach = PAWN_STEPS[side, square] & empty
    if reach != 0 and RANK[1 if side == st.WHITE else 6] & BIT[square]:
        reach |= PAWN_STEPS[side, lowest(reach)] & empty
    reach |= PAWN_CAPTURES[side, square] & b[OCCUPIED + 1 - side]
    if b[TARGETS] != 0:
        reach |= en_passant_squares(b, side, square)
    return int64(reach)


@inlined
def reach_of(b: State, side: int, piece: int, square: int) -> int:
    """Squares to which a piece can move by ordinary moves, castling left out."""
    if piece == st.PAWN:
        return pawn_reach(b, side, square)
    free = ~b[OCCUPIED + side]
    if piece == st.KNIGHT:
        return int64(KNIGHT_STEPS[square] & free)
    if piece == st.KING:
        return int64(KING_STEPS[square] & free)
    occupied = b[OCCUPIED] | b[OCCUPIED + 1]
    reach = int64(0)
    if piece != st.ROOK:
        reach |= bishop_reach(square, occupied)
    if piece != st.BISHOP:
        reach |= rook_reach(square, occupied)
    return int64(reach & free)


@subroutine
def castling_reach(b: State, side: int) -> int:
    """Squares to which the king can castle: right, pieces at home, nothing between."""
    home = 0 if side == st.WHITE else 56
    if not b[st.PIECES * side + st.KING] & BIT[home + KING_FILE]:
        return int64(0)
    rooks = b[st.PIECES * side + st.ROOK]
    occupied = b[OCCUPIED] | b[OCCUPIED + 1]
    reach = int64(0)
    short_right = st.WHITE_SHORT if side == st.WHITE else st.BLACK_SHORT
    short_way = BIT[home + 5] | BIT[home + 6]
    if b[CASTLING] & short_right and rooks & BIT[home + 7] and not occupied & short_way:
        reach |= BIT[home + SHORT]
    long_right = st.WHITE_LONG if side == st.WHITE else st.BLACK_LONG
    long_way = BIT[home + 1] | BIT[home + 2] | BIT[home + 3]
    if b[CASTLING] & long_right and rooks & BIT[home] and not occupied & long_way:
        reach |= BIT[home + LONG]
    return reach


@inlined
def attackers_among(b: State, side: int, square: int, occupied: int) -> int:
    """Squares of the pieces of ``side`` that attack ``square``, given ``occupied``."""
    base = st.PIECES * side
    found = PAWN_CAPTURES[1 - side, square] & b[base + st.PAWN]
    found |= KNIGHT_STEPS[square] & b[base + st.KNIGHT]
    found |= KING_STEPS[square] & b[base + st.KING]
    queens = b[base + st.QUEEN]
    if b[base + st.BISHOP] | queens:
        found |= bishop_reach(square, occupied) & (b[base + st.BISHOP] | queens)
    if b[base + st.ROOK] | queens:
        found |= rook_reach(square, occupied) & (b[base + st.ROOK] | queens)
    return int64(found)


@subroutine
def attackers(b: State, side: int, square: int) -> int:
    """Squares of the pieces of ``side`` that attack ``square`` (rules, 3.1)."""
    return attackers_among(b, side, square, b[OCCUPIED] | b[OCCUPIED + 1])


@subroutine
def is_attacked(b: State, side: int, squares: int) -> bool:
    """Whether a piece of ``side`` attacks one of ``squares``."""
    while squares != 0:
        if attackers(b, side, lowest(squares)) != 0:
            return True
        squares &= squares - 1
    return False


# -- micro-moves -----------------------------------------------------------------------------------


@inlined
def piece_on(b: State, side: int, square: int) -> int:
    """The piece of ``side`` on a square, or ``NO_PIECE``."""
    base = st.PIECES * side
    if not b[OCCUPIED + side] & BIT[square]:
        return int64(st.NO_PIECE)
    piece = int64(0)  # no branches: the piece can't be predicted, and mispredictions cost most
    for kind in range(st.KNIGHT, st.KING + 1):
        piece += kind * ((b[base + kind] >> square) & 1)
    return piece


@subroutine
def rook_right(side: int, square: int) -> int:
    """The castling right that belongs to a rook's corner, or 0."""
    home = 0 if side == st.WHITE else 56
    if square == home:
        return int64(st.WHITE_LONG if side == st.WHITE else st.BLACK_LONG)
    if square == home + 7:
        return int64(st.WHITE_SHORT if side == st.WHITE else st.BLACK_SHORT)
    return int64(0)


@subroutine
def king_rights(side: int) -> int:
    """Both castling rights of a side."""
    return int64(
        st.WHITE_SHORT | st.WHITE_LONG if side == st.WHITE else st.BLACK_SHORT | st.BLACK_LONG
    )


@subroutine
def is_castling(piece: int, origin: int, target: int) -> bool:
    """Whether a move of ``piece`` is castling: a king over two files."""
    return bool(piece == st.KING and (target - origin == 2 or origin - target == 2))


@inlined
def effects(
    b: State, side: int, piece: int, origin: int, target: int, promotion: int
) -> tuple[int, int, int, int]:
    """What a micro-move changes: captured piece, castling rights, targets, key of the pieces.

    The numbers in comments are those of the rules, 1.6.
    """
    base, other = st.PIECES * side, 1 - side
    placed = piece if promotion == 0 else promotion
    taken = piece_on(b, other, target)
    key = b[KEY] ^ ZOBRIST_PIECE[base + piece, origin] ^ ZOBRIST_PIECE[base + placed, target]
    castling, targets = b[CASTLING], b[TARGETS]
    if targets != 0:
        targets &= ~BIT[target]  # 1
    if piece == st.PAWN:
        if target - origin == 16 or origin - target == 16:
            targets |= PAWN_BEHIND[side, target]  # 6
        else:
            targets &= ~PAWN_BEHIND[side, origin]  # 2
            if taken == st.NO_PIECE and (target - origin) & 7:
                victim = lowest(PAWN_BEHIND[side, target])
                key ^= ZOBRIST_PIECE[st.PIECES * other + st.PAWN, victim]  # 5
                taken = int64(EN_PASSANT)
    elif piece == st.KING:
        castling &= ~king_rights(side)  # 8
        if is_castling(piece, origin, target):  # 7
            home = origin - KING_FILE
            rook = ZOBRIST_PIECE[base + st.ROOK]
            if target > origin:
                key ^= rook[home + 7] ^ rook[home + 5]
            else:
                key ^= rook[home] ^ rook[home + 3]
    elif piece == st.ROOK:
        castling &= ~rook_right(side, origin)
    if taken >= 0 and taken != EN_PASSANT:
        key ^= ZOBRIST_PIECE[st.PIECES * other + taken, target]
        if taken == st.PAWN:
            targets &= ~PAWN_BEHIND[other, target]  # 3
        elif taken == st.ROOK:
            castling &= ~rook_right(other, target)
        elif taken == st.KING:
            castling &= ~king_rights(other)
    return taken, int64(castling), int64(targets), int64(key)


@inlined
def place(
    b: State,
    side: int,
    piece: int,
    origin: int,
    target: int,
    promotion: int,
    changes: tuple[int, int, int, int],
) -> None:
    """Play a micro-move on the row, whose ``effects`` are known."""
    base, other = st.PIECES * side, 1 - side
    taken, b[CASTLING], b[TARGETS], b[KEY] = changes
    b[base + piece] &= ~BIT[origin]
    placed = piece if promotion == 0 else promotion
    b[base + placed] |= BIT[target]
    b[OCCUPIED + side] = (b[OCCUPIED + side] & ~BIT[origin]) | BIT[target]
    gain = value_of(placed) - value_of(piece)
    if taken != st.NO_PIECE:
        bit, victim = BIT[target], taken
        if taken == EN_PASSANT:
            bit, victim = PAWN_BEHIND[side, target], int64(st.PAWN)
        b[st.PIECES * other + victim] &= ~bit
        b[OCCUPIED + other] &= ~bit
        gain += value_of(taken)
    elif is_castling(piece, origin, target):
        home = origin - KING_FILE
        ways = BIT[home + 7] | BIT[home + 5] if target > origin else BIT[home] | BIT[home + 3]
        b[base + st.ROOK] ^= ways
        b[OCCUPIED + side] ^= ways
    b[MATERIAL] += gain if side == st.WHITE else -gain
    if piece == st.PAWN or taken != st.NO_PIECE:
        b[HALF] = 0
    elif b[HALF] < st.HALF_MOST:
        b[HALF] += 1


@subroutine
def make(b: State, side: int, move: int) -> int:
    """Play a micro-move on the row; returns the captured piece, or ``NO_PIECE``."""
    origin, target = move & 63, (move >> 6) & 63
    promotion = move >> st.PROMOTION_SHIFT
    piece = piece_on(b, side, origin)
    changes = effects(b, side, piece, origin, target, promotion)
    place(b, side, piece, origin, target, promotion, changes)
    return changes[0]


@subroutine
def promotes(side: int, piece: int, target: int) -> bool:
    """Whether a pawn promotes on ``target``."""
    return bool(piece == st.PAWN and RANK[7 if side == st.WHITE else 0] & BIT[target])


@subroutine
def micro_moves(b: State, side: int, piece: int, out: State, count: int) -> int:
    """Append the ordinary moves of all pieces of one kind to ``count`` moves; return the new count.

    Capturing the king on the last rank is one move without promotion.
    """
    pieces = b[st.PIECES * side + piece]
    kings = b[st.PIECES * (1 - side) + st.KING]
    while pieces != 0:
        origin = lowest(pieces)
        pieces &= pieces - 1
        reach = reach_of(b, side, piece, origin)
        while reach != 0:
            target = lowest(reach)
            reach &= reach - 1
            move = origin | target << 6
            if promotes(side, piece, target) and not kings & BIT[target]:
                for promotion in range(st.QUEEN, st.PAWN, -1):
                    out[count] = move | promotion << st.PROMOTION_SHIFT
                    count += 1
            else:
                out[count] = move
                count += 1
    return count


@subroutine
def castling_moves(b: State, side: int, out: State, count: int) -> int:
    """Append the castling moves that the board allows to ``count`` moves; return the new count."""
    reach = castling_reach(b, side)
    origin = KING_FILE if side == st.WHITE else 56 + KING_FILE
    while reach != 0:
        out[count] = origin | lowest(reach) << 6
        reach &= reach - 1
        count += 1
    return count
