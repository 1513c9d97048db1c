"""Positions that no game can reach are refused; reachable ones are not."""

import pytest

from engines.contract.position import Position
from engines.games.dice_chess import GAME
from engines.runtime.errors import ParseError
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from tests.raised import raises

IMPOSSIBLE = {
    "4k3/8/8/8/8/8/8/2K1K3 w - - 0 1": "errors-kings-each-side-one",
    "4k2k/8/8/8/8/8/8/4K3 w - - 0 1": "errors-kings-each-side-one",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1": "errors-pawns-each-side-most",
    "4k3/8/8/8/8/NNNNNNNN/PPPPPPPP/4K3 w - - 0 1": "errors-pieces-each-side-most",
    "4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - - 0 1": "errors-promoted-pieces-pawns-but",
    "p3k3/8/8/8/8/8/8/4K3 w - - 0 1": "errors-pawn-first-last-rank",
    "4k3/8/8/8/8/8/8/P3K3 w - - 0 1": "errors-pawn-first-last-rank",
    "4k3/8/8/8/8/8/8/3K3R w K - 0 1": "errors-castling-right-needs-king",
    "r3k3/8/8/8/8/8/8/4K3 w k - 0 1": "errors-castling-right-needs-king",
    "4k3/8/8/8/P7/8/8/4K3 b - a4 0 1": "errors-cant-en-passant-square",
    "4k3/8/8/8/8/P7/8/4K3 b - a3 0 1": "errors-cant-en-passant-square-must",
    "4k3/8/8/8/P7/N7/8/4K3 b - a3 0 1": "errors-cant-en-passant-square-must",
    "4k3/8/8/8/P7/8/P7/4K3 b - a3 0 1": "errors-cant-en-passant-square-no",
    "4k3/8/8/8/P7/8/8/4K3 w - a3 0 1": "errors-cant-en-passant-square-before",
    "8/8/8/8/8/8/8/8 w - - 0 1": "errors-no-king-left-game",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | over white king": "errors-game-ends-capture-king",
    "4k3/8/8/8/8/8/8/8 w - - 0 1 | over white time": "errors-game-ends-capture-king",
    "4k3/8/8/8/8/8/8/4K3 w - - 9 1 | over draw count": "errors-game-ends-count-after",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | over draw agreement": "errors-without-agreements-no-game",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | over white double": "errors-without-cube-no-game",
}
POSSIBLE = (
    "4k3/8/8/8/8/NNNNNNNN/8/4K2R b K - 0 1",
    "4k3/8/8/8/P7/8/N7/4K3 b - a3 0 1",
    "4k3/8/8/8/P7/8/8/4K3 w - a3 0 1 PP | use 2",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 120 1 PPP",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | cube 2 1 | over black double",
)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(text: str) -> None:
    with raises(ParseError, IMPOSSIBLE[text]):
        Position.parse(GAME, text)


@pytest.mark.parametrize("text", POSSIBLE)
def test_an_unusual_position_is_read(text: str) -> None:
    Position.parse(GAME, text)


def test_every_position_of_random_games_is_possible() -> None:
    for seed in range(30):
        random = stream(seed, "possible")
        position = Position.start(GAME, 2, {"cube": 4, "agreements": True})
        while not position.is_over:
            legal = position.legal()
            action = legal[below(random, len(legal))] if legal else position.sample(random)
            position = position.apply(action)
            assert Position.parse(GAME, position.text()) == position
