"""A game of Dice Chess as the match page tells it to a board: steps and scenes."""

from collections.abc import Iterator

from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.streams import derive
from gui.table.board import Scene, Step

NAMES = ("Anna", "Ben")
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Told:
    """Plays and remembers."""

    def __init__(self, text: str = START) -> None:
        self.words = Words("en", NAMES)
        self.steps: list[Step] = []
        self.position = Position.parse(game("dice_chess"), text)

    def do(self, action: int, *, typed: bool = False) -> Step:
        """Apply an action or outcome."""
        after = self.position.apply(action)
        step = Step(self.position, action, after, self.position.describe(action), typed=typed)
        self.steps.append(step)
        self.position = after
        return step

    def play(self, *texts: str) -> Step:
        """Apply actions and rolls as text; the last step."""
        for text in texts:
            self.do(self.position.parse_action(text))
        return self.steps[-1]

    def scene(self, *, choices: bool = True) -> Scene:
        """As a person sees it who decides, or looks on."""
        oldest = self.position.moment.turn - 1
        decides = choices and self.position.turn >= 0
        return Scene(
            position=self.position,
            viewer=None,
            words=self.words,
            choices=self.position.legal() if decides else (),
            trail=tuple(step for step in self.steps if step.before.moment.turn >= oldest),
        )


def random_game(told: Told, seed: int) -> Iterator[Step]:
    """Play ``told`` to the end, step by step."""
    while not told.position.is_over:
        if told.position.is_chance:
            yield told.do(told.position.draw(seed, len(told.steps)))
        else:
            legal = told.position.legal()
            yield told.do(legal[derive(seed, "decision", len(told.steps)) % len(legal)])
