"""Pig: roll one die again and again, or bank; a one loses the turn. 100 points win."""

from typing import Final

from tests.sixth_game.engines.pig.game import Pig

GAME: Final = Pig()
