"""A game of Fargo as the match page tells it to a board: steps and scenes."""

from collections.abc import Iterator

from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.fargo.view import ROLL, STOP
from engines.runtime.streams import derive
from gui.table.board import Scene, Step

NAMES = ("Anna", "Bruno", "Carla", "Dimitri", "Ekaterina", "Friedrich")


class Told:
    """Plays and remembers."""

    def __init__(self, seats: int = 2, text: str = "") -> None:
        fargo = game("fargo")
        start = Position.parse(fargo, text) if text else Position.start(fargo, seats)
        self.words = Words("en", NAMES[: start.seats])
        self.steps: list[Step] = []
        self.position = start

    def do(self, action: int, *, typed: bool = False, automatic: bool = False) -> Step:
        after = self.position.apply(action)
        step = Step(self.position, action, after, self.position.describe(action), automatic, typed)
        self.steps.append(step)
        self.position = after
        return step

    def dice(self, *faces: int, typed: bool = False) -> Step:
        return self.do(self.position.outcome_of_dice(faces), typed=typed)

    def scene(self, *, choices: bool = True) -> Scene:
        oldest = self.position.moment.turn - 1
        decides = choices and self.position.turn >= 0
        return Scene(
            position=self.position,
            viewer=None,
            words=self.words,
            choices=self.position.legal() if decides else (),
            trail=tuple(step for step in self.steps if step.before.moment.turn >= oldest),
        )


def random_game(told: Told, seed: int, roll_share: float) -> Iterator[Step]:
    """Play ``told`` to the end, step by step."""
    while not told.position.is_over:
        if told.position.is_chance:
            yield told.do(told.position.draw(seed, len(told.steps)))
        else:
            rolls = derive(seed, "decision", len(told.steps)) % 1000 < 1000 * roll_share
            yield told.do(ROLL if rolls else STOP)
