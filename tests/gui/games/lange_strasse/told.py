"""A game of Lange Strasse as the match page tells it to a board: steps and scenes."""

from collections.abc import Iterator

from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.streams import derive
from gui.table.board import Scene, Step

NAMES = ("Anna", "Bruno", "Carla")
LATE = "9500 9400 9300 | seat 1 | round 9 | strich 1 2 3"
"""A game that soon ends."""


class Told:
    """Plays and remembers."""

    def __init__(self, text: str = "") -> None:
        played = game("lange_strasse")
        start = Position.parse(played, text) if text else Position.start(played, len(NAMES))
        self.words = Words("en", NAMES)
        self.steps: list[Step] = []
        self.position = start

    def do(self, action: int, *, typed: bool = False, automatic: bool = False) -> Step:
        after = self.position.apply(action)
        step = Step(self.position, action, after, self.position.describe(action), automatic, typed)
        self.steps.append(step)
        self.position = after
        return step

    def say(self, text: str) -> Step:
        """Play a decision in the notation of the game: "keep 1 5 stop"."""
        return self.do(self.position.parse_action(text))

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


def random_game(told: Told, seed: int) -> Iterator[Step]:
    """Play ``told`` to the end, step by step."""
    while not told.position.is_over:
        place = len(told.steps)
        if told.position.is_chance:
            yield told.do(told.position.draw(seed, place))
        else:
            legal = told.position.legal()
            yield told.do(legal[derive(seed, "decision", place) % len(legal)])
