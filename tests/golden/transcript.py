"""A whole game as text: played by the game's own playout policy, now and then at random."""

from collections.abc import Iterator

from engines.contract.game import Game
from engines.contract.messages import Words
from engines.contract.position import Position
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream

SEED = 20_261_121
NAMES = ("Anna", "Ben", "Cem", "Dora", "Eli", "Fay")
ONE_IN = 6
"""One decision in this many is random, so that the transcript covers more than sensible play."""


def transcript(game: Game, seats: int) -> str:
    """The game with ``SEED``, one paragraph per turn."""
    return "\n".join([f"{game.id}, {seats} seats, seed {SEED}", *_lines(game, seats), ""])


def _lines(game: Game, seats: int) -> Iterator[str]:
    words = Words(names=NAMES)
    position = Position.start(game, seats)
    moment = None
    for ply in range(game.kernel.max_steps):
        if position.moment != moment:
            moment = position.moment
            yield f"\nround {moment.round}, turn {moment.turn}"
            written = position.text()
            assert Position.parse(game, written) == position
            yield f"  {written}"
        if position.is_over:
            break
        action = _choose(position, ply)
        text = position.action_text(action)
        assert position.parse_action(text) == action
        yield f"  [{text}] {words.say(position.game.describe(position.state, action))}"
        position = position.apply(action)
    yield f"\n{position.text()}"
    yield f"returns {' '.join(f'{share:g}' for share in position.returns())}"


def _choose(position: Position, ply: int) -> int:
    if position.is_chance:
        return position.draw(SEED, ply)
    random = stream(SEED, "transcript", ply)
    legal = position.legal()
    if below(random, ONE_IN) == 0:
        return legal[below(random, len(legal))]
    return position.game.kernel.policy(position.state, random)
