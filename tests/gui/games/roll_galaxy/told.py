"""A game of Roll for the Galaxy as the match page tells it to a board: steps and scenes."""

from collections.abc import Iterator

from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.roll_galaxy.view import GalaxyView
from engines.runtime.streams import derive
from gui.table.board import Scene, Step

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


class Told:
    """Plays and remembers; the seat that decides looks."""

    def __init__(self, seats: int = 2, text: str = "") -> None:
        played = game("roll_galaxy")
        self.position = Position.parse(played, text) if text else Position.start(played, seats)
        self.words = Words("en", NAMES[:seats])
        self.steps: list[Step] = []

    def do(self, action: int, *, automatic: bool = False) -> Step:
        after = self.position.apply(action)
        told = self.position.describe(action)
        step = Step(self.position, action, after, told, automatic)
        self.steps.append(step)
        self.position = after
        return step

    def say(self, text: str) -> Step:
        """Play a decision in the notation of the game."""
        return self.do(self.position.parse_action(text))

    def draw(self, seed: int) -> Step:
        return self.do(self.position.draw(seed, len(self.steps)))

    @property
    def view(self) -> GalaxyView:
        view: GalaxyView = self.position.view(self.position.owner)
        return view

    def scene(self, *, choices: bool = True) -> Scene:
        decides = choices and self.position.turn >= 0
        return Scene(
            position=self.position,
            viewer=self.position.owner,
            words=self.words,
            choices=self.position.legal() if decides else (),
            trail=tuple(self.steps[-6:]),
        )


def random_game(told: Told, seed: int) -> Iterator[Step]:
    """Play ``told`` to the end, step by step."""
    while not told.position.is_over:
        place = len(told.steps)
        if told.position.is_chance:
            yield told.draw(seed)
        else:
            legal = told.position.legal()
            yield told.do(legal[derive(seed, "decision", place) % len(legal)])


def until(told: Told, stage: str, seed: int) -> None:
    """Play until a decision of a kind is due."""
    for _ in random_game(told, seed):
        if told.view.stage == stage:
            return
    raise AssertionError(f"no decision '{stage}' in this game")
