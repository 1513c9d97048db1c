"""Games of Roll for the Galaxy for boards."""

from dataclasses import replace

from engines.games.roll_galaxy.view import GalaxyView
from gui.table.board import Scene, Step
from tests.gui.games import told as table
from tests.gui.games.told import random_game

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


class Told(table.Told):
    """Plays and remembers, as seen by the deciding seat."""

    def __init__(self, seats: int = 2, text: str = "") -> None:
        super().__init__("roll_galaxy", NAMES[:seats], text)

    def draw(self, seed: int) -> Step:
        """Let chance decide."""
        return self.do(self.position.draw(seed, len(self.steps)))

    @property
    def view(self) -> GalaxyView:
        """What the seat that decides sees."""
        view: GalaxyView = self.position.view(self.position.owner)
        return view

    @property
    def trail(self) -> tuple[Step, ...]:
        return tuple(self.steps[-6:])

    def scene(self, *, choices: bool = True) -> Scene:
        return replace(super().scene(choices=choices), viewer=self.position.owner)


def until(told: Told, stage: str, seed: int) -> None:
    """Play until a decision of a kind is due."""
    for _ in random_game(told, seed):
        if told.view.stage == stage:
            return
    raise AssertionError(f"no decision '{stage}' in this game")
