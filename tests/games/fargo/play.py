"""Games of Fargo for the tests: played at random, and as lines that two interpreters can compare.

``python -m tests.games.fargo.play SEED...`` prints every state of the game of each seed.
"""

import sys
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.runtime.streams import derive

FARGO = game("fargo")
AT_EXACTLY = "trigger_at_exactly_10000"


def play(
    seats: int, seed: int, roll_share: float = 0.5, exactly: bool = False
) -> Iterator[Position]:
    """Every position of a random game: the mover rolls with probability ``roll_share``."""
    position = Position.start(FARGO, seats, {AT_EXACTLY: exactly})
    ply = 0
    yield position
    while not position.is_over:
        if position.is_chance:
            action = position.draw(seed, ply)
        else:
            rolls = derive(seed, "decision", ply) % 1000 < 1000 * roll_share
            action = ROLL if rolls else STOP
        position = position.apply(action)
        ply += 1
        yield position


@st.composite
def reached(draw: st.DrawFn) -> Position:
    """A position that play can reach, anywhere in a game, the end included."""
    game_of = play(
        seats=draw(st.integers(2, 6)),
        seed=draw(st.integers(0, 10_000)),
        roll_share=draw(st.sampled_from([0.2, 0.6, 0.9])),
        exactly=draw(st.booleans()),
    )
    positions = list(game_of)
    last = len(positions) - 1
    # The end of a game is short and has rules of its own: look there every other time.
    first = draw(st.sampled_from([0, max(0, last - 12)]))
    return positions[draw(st.integers(first, last))]


def transcript(seeds: Sequence[int]) -> str:
    """Every position of some random games."""
    return "".join(
        f"{seed}: {position.text()} {position.key.hex()}\n"
        for seed in seeds
        for position in play(2 + seed % 5, seed)
    )


def main() -> None:
    sys.stdout.write(transcript([*map(int, sys.argv[1:])]))


if __name__ == "__main__":
    main()
