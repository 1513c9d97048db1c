"""A game as the match page tells it to a board: steps and scenes."""

from collections.abc import Callable, Iterator, Sequence

from engines.contract.messages import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.streams import derive
from engines.runtime.types import Action
from gui.table.board import Scene, Step


class Told:
    """Plays and remembers, with open cards."""

    def __init__(self, name: str, names: Sequence[str], text: str = "") -> None:
        played = game(name)
        self.position = Position.parse(played, text) if text else Position.start(played, len(names))
        self.words = Words("en", tuple(names[: self.position.seats]))
        self.steps: list[Step] = []

    def do(self, action: Action, *, typed: bool = False, automatic: bool = False) -> Step:
        """Apply a decision or an outcome."""
        before, after = self.position, self.position.apply(action)
        told = before.game.describe(before.state, action)
        return self.remember(Step(before, action, after, told, automatic, typed), after)

    def remember(self, step: Step, after: Position) -> Step:
        """Continue from ``after``, where ``step`` has led."""
        self.steps.append(step)
        self.position = after
        return step

    def say(self, *texts: str) -> Step:
        """Apply decisions and rolls in the notation of the game; return the last step."""
        for text in texts:
            self.do(self.position.parse_action(text))
        return self.steps[-1]

    def dice(self, *faces: int, typed: bool = False) -> Step:
        """Apply a roll."""
        return self.do(self.position.game.outcome_of_dice(self.position.state, faces), typed=typed)

    def scene(self, *, choices: bool = True) -> Scene:
        """As people who play at one table see it."""
        decides = choices and self.position.turn >= 0
        return Scene(
            position=self.position,
            viewer=None,
            words=self.words,
            choices=self.position.legal() if decides else (),
            trail=self.trail,
        )

    @property
    def trail(self) -> tuple[Step, ...]:
        """The steps of this turn and the one before."""
        oldest = self.position.moment.turn - 1
        return tuple(step for step in self.steps if step.before.moment.turn >= oldest)


def random_game(
    told: Told, seed: int, choose: Callable[[int], Action] | None = None
) -> Iterator[Step]:
    """Play ``told`` to the end, step by step; ``choose`` decides by a random number."""
    while not told.position.is_over:
        place = len(told.steps)
        if told.position.is_chance:
            yield told.do(told.position.draw(seed, place))
        else:
            legal, number = told.position.legal(), derive(seed, "decision", place)
            yield told.do(legal[number % len(legal)] if choose is None else choose(number))
