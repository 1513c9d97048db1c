"""Attacked kings, read off the board, are those that the compiled rules find."""

import pytest

from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.dice_chess.snapshot import read
from engines.games.dice_chess.view import attacked_kings
from engines.runtime.streams import derive
from tests.games.dice_chess import figures


def _attacked_by_kernels(position: Position) -> tuple[int, ...]:
    board = read(position.state).board
    return tuple(
        square
        for square, man in enumerate(board)
        if man in "Kk" and figures.attackers(position.state, square, 1 if man == "K" else 0)
    )


@pytest.mark.parametrize("seed", range(6))
def test_they_are_those_of_the_kernels(seed: int) -> None:
    position = Position.start(game("dice_chess"), 2)
    seen = 0
    for ply in range(400):
        if position.is_over:
            break
        if position.is_chance:
            position = position.apply(position.draw(seed, ply))
            continue
        legal = position.legal()
        position = position.apply(legal[derive(seed, "decision", ply) % len(legal)])
        attacked = attacked_kings(read(position.state).board)
        assert attacked == _attacked_by_kernels(position)
        seen += bool(attacked)
    assert seen
