"""Positions of whole random games, and random boards that no game reaches."""

from collections.abc import Iterator
from dataclasses import replace

from engines.contract.position import Position
from engines.games.dice_chess import GAME
from engines.games.dice_chess.kernels.state import META
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, Snapshot, read
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream


def played(count: int, seed: int) -> Iterator[Snapshot]:
    """Positions at the start of turns, with dice, of random games."""
    random = stream(seed, "played")
    position = Position.start(GAME, 2)
    found = 0
    while found < count:
        if position.is_over:
            position = Position.start(GAME, 2)
        elif position.is_chance:
            position = position.apply(position.sample(random))
            found += 1
            yield read(position.state)
        else:
            legal = [action for action in position.legal() if action < META]
            choices = legal or list(position.legal())
            position = position.apply(choices[below(random, len(choices))])


def scattered(count: int, seed: int) -> Iterator[Snapshot]:
    """Boards with pieces anywhere, all rights, many targets: more than games ever show."""
    random = stream(seed, "scattered")
    for _ in range(count):
        board = [EMPTY] * 64
        for _ in range(4 + below(random, 14)):
            board[below(random, 64)] = LETTERS[below(random, len(LETTERS))]
        board[4], board[60] = "K", "k"
        for corner, rook in ((0, "R"), (7, "R"), (56, "r"), (63, "r")):
            if below(random, 2):
                board[corner] = rook
        mover = below(random, 2)
        yield replace(
            Snapshot(),
            board="".join(board),
            mover=mover,
            targets=tuple(sorted({(40, 16)[mover] + below(random, 8) for _ in range(4)})),
            dice=tuple(sorted(below(random, 6) + 1 for _ in range(3))),
            half=below(random, 99),
        )
