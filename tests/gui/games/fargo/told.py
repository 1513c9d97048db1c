"""Games of Fargo for boards."""

from collections.abc import Iterator

from engines.games.fargo.view import ROLL, STOP
from gui.table.board import Step
from tests.gui.games import told as table

NAMES = ("Anna", "Bruno", "Carla", "Dimitri", "Ekaterina", "Friedrich")


class Told(table.Told):
    """Plays and remembers."""

    def __init__(self, seats: int = 2, text: str = "") -> None:
        super().__init__("fargo", NAMES if text else NAMES[:seats], text)


def random_game(told: Told, seed: int, roll_share: float) -> Iterator[Step]:
    """Play ``told`` to the end, step by step."""
    return table.random_game(
        told, seed, lambda number: ROLL if number % 1000 < 1000 * roll_share else STOP
    )
