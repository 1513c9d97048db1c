"""Turns of Dice Chess once more, slow and plain: what the kernels are compared with.

Boards are lists of 64 letters; turns come in the canonical order of the rules, 3.9.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.snapshot import EMPTY, Snapshot

STEPS = {
    "N": [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)],
    "K": [(f, r) for f in (-1, 0, 1) for r in (-1, 0, 1) if (f, r) != (0, 0)],
    "B": [(1, 1), (1, -1), (-1, 1), (-1, -1)],
    "R": [(1, 0), (-1, 0), (0, 1), (0, -1)],
}
STEPS["Q"] = STEPS["B"] + STEPS["R"]
FACES = "PNBRQK"
CORNERS = {0: "Q", 7: "K", 56: "q", 63: "k"}


@dataclass
class Board:
    """What a turn changes."""

    men: list[str]
    side: int
    castling: str
    targets: set[int]

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Board":
        return cls(list(snapshot.board), snapshot.mover, snapshot.castling, set(snapshot.targets))

    def own(self, square: int) -> bool:
        man = self.men[square]
        return man != EMPTY and man.isupper() == (self.side == 0)

    def enemy(self, square: int) -> bool:
        return self.men[square] != EMPTY and not self.own(square)


@dataclass(frozen=True)
class Move:
    """A micro-move and the faces it costs."""

    origin: int
    target: int
    promotion: str = ""
    cost: tuple[int, ...] = ()

    def __str__(self) -> str:
        return square_name(self.origin) + square_name(self.target) + self.promotion


def _to(square: int, step: tuple[int, int]) -> int | None:
    file, rank = square % 8 + step[0], square // 8 + step[1]
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def _reach(board: Board, square: int, kind: str) -> list[int]:
    found = []
    for step in STEPS[kind]:
        target = _to(square, step)
        while target is not None and not board.own(target):
            found.append(target)
            if kind in "NK" or board.enemy(target):
                break
            target = _to(target, step)
    return sorted(found)


def _pawn_targets(board: Board, square: int) -> Iterator[int]:
    forward = 1 if board.side == 0 else -1
    first = _to(square, (0, forward))
    if first is not None and board.men[first] == EMPTY:
        yield first
        second = _to(first, (0, forward))
        home = 1 if board.side == 0 else 6
        if second is not None and square // 8 == home and board.men[second] == EMPTY:
            yield second
    for file in (1, -1):
        target = _to(square, (file, forward))
        if target is not None and board.enemy(target):
            yield target
    for target in sorted(board.targets):
        behind = target - 8 * forward
        if (
            target // 8 == (5 if board.side == 0 else 2)
            and board.men[target] == EMPTY
            and target in (_to(square, (1, forward)), _to(square, (-1, forward)))
            and board.men[behind] == ("p" if board.side == 0 else "P")
        ):
            yield target


def moves_of_face(board: Board, face: int) -> Iterator[Move]:
    """Ordinary micro-moves of one kind of piece."""
    kind = FACES[face - 1]
    for square in range(64):
        if not board.own(square) or board.men[square].upper() != kind:
            continue
        if kind != "P":
            for target in _reach(board, square, kind):
                yield Move(square, target, cost=(face,))
            continue
        for target in _pawn_targets(board, square):
            last = target // 8 == (7 if board.side == 0 else 0)
            if last and board.men[target] not in "Kk":
                for promotion in "qrbn":
                    yield Move(square, target, promotion, (face,))
            else:
                yield Move(square, target, cost=(face,))


def castlings(board: Board) -> Iterator[Move]:
    """What the board allows, the short one first."""
    home = 0 if board.side == 0 else 56
    king, rook = ("K", "R") if board.side == 0 else ("k", "r")
    if board.men[home + 4] != king:
        return
    short, long = ("K", "Q") if board.side == 0 else ("k", "q")
    for right, corner, way, target in (
        (short, home + 7, (5, 6), home + 6),
        (long, home, (1, 2, 3), home + 2),
    ):
        is_free = all(board.men[home + file] == EMPTY for file in way)
        if right in board.castling and board.men[corner] == rook and is_free:
            yield Move(home + 4, target, cost=(4, 6))


def payable(board: Board, dice: list[int]) -> Iterator[Move]:
    """All micro-moves that the dice pay for, in their order."""
    for face in dict.fromkeys(dice):
        yield from moves_of_face(board, face)
        if face == 6 and 4 in dice:
            yield from castlings(board)


def play(board: Board, move: Move) -> tuple[Board, bool]:
    """The board after a micro-move, and whether it captured a king."""
    men, targets = list(board.men), board.targets - {move.target}
    man, taken = men[move.origin], men[move.target]
    castling = board.castling
    forward = 8 if board.side == 0 else -8
    men[move.origin] = EMPTY
    men[move.target] = man
    if man in "Pp":
        if abs(move.target - move.origin) == 16:
            targets |= {move.origin + forward}
        else:
            targets -= {move.origin - forward}
        if (move.target - move.origin) % 8 and taken == EMPTY:
            men[move.target - forward] = EMPTY
        if move.promotion:
            new = move.promotion
            men[move.target] = new.upper() if board.side == 0 else new
    if taken in "Pp":
        targets -= {move.target + forward}
    if man in "Kk":
        castling = _without(castling, "KQ" if board.side == 0 else "kq")
        if len(move.cost) == 2:
            short = move.target > move.origin
            corner, place = (3, 1) if short else (-4, -1)
            men[move.origin + place] = men[move.origin + corner]
            men[move.origin + corner] = EMPTY
    for square, rook in ((move.origin, man), (move.target, taken)):
        right = CORNERS.get(square)
        if right is not None and rook in "Rr" and right.isupper() == rook.isupper():
            castling = _without(castling, right)
    if taken in "Kk":
        castling = _without(castling, "kq" if board.side == 0 else "KQ")
    return Board(men, board.side, castling, targets), taken in "Kk"


def _without(rights: str, lost: str) -> str:
    return "".join(right for right in rights if right not in lost)


@dataclass
class Turns:
    """All legal turns, in the canonical order."""

    captures: list[tuple[list[Move], Board]]
    quiet: list[tuple[list[Move], Board]]
    most: int

    @property
    def all(self) -> list[list[Move]]:
        return [path for path, _ in self.captures + self.quiet]


def turns(board: Board, dice: list[int]) -> Turns:
    """The algorithm of the rules, 1.5.2, word for word."""
    captures: list[tuple[list[Move], Board]] = []
    quiet: list[tuple[list[Move], Board, int]] = []

    def collect(board: Board, dice: list[int], path: list[Move], used: int) -> bool:
        playable = False
        for move in payable(board, dice):
            playable = True
            after, takes = play(board, move)
            if takes:
                captures.append(([*path, move], after))
                continue
            rest = list(dice)
            for face in move.cost:
                rest.remove(face)
            cost = len(move.cost)
            if not collect(after, rest, [*path, move], used + cost):
                quiet.append(([*path, move], after, used + cost))
        return playable

    collect(board, dice, [], 0)
    most = max((used for *_, used in quiet), default=0)
    return Turns(captures, [(path, end) for path, end, used in quiet if used == most], most)


def end_of_turn(board: Board) -> tuple[str, str, frozenset[int]]:
    """What positions after a turn are compared by."""
    expired = 5 if board.side == 0 else 2
    targets = frozenset(target for target in board.targets if target // 8 != expired)
    return "".join(board.men), board.castling, targets
