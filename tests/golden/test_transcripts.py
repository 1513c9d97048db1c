"""Whole games stay as they are. README.md says how to renew the transcripts."""

import os
from pathlib import Path

import pytest

from engines.contract.game import Game
from engines.contract.registry import games
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
VARIABLE = "PARLOUR_RENEW_GOLDEN"

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in games().values()
    for seats in range(game.info.seats[0], game.info.seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_game_is_as_written(game: Game, seats: int) -> None:
    file = HERE / game.id / f"{seats}-seats.txt"
    played = transcript(game, seats)
    if os.environ.get(VARIABLE):
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8")
    assert file.exists(), f"no transcript yet: write it with {VARIABLE}=1"
    assert played.splitlines() == file.read_text(encoding="utf-8").splitlines()
