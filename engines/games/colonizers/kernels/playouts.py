"""Games of random choices."""

from engines.core.kernels.contract import int64, kernel
from engines.core.kernels.rng import below
from engines.core.types import State, Stream
from engines.games.colonizers.kernels.chance import play_with_chance
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.state import COLONISTS, OVER
from engines.games.colonizers.kernels.turns import play, record


@kernel()
def random_games(start: State, games: int, rng: Stream, work: State, out: State) -> int:
    """Play games of uniformly random choices from the deal of a round; return their decisions.

    ``work``: room for a state; ``out``: for actions.
    """
    decisions = int64(0)
    for _ in range(games):
        for i in range(start.shape[0]):
            work[i] = start[i]
        s = record(work)
        play(s, below(rng, int64(COLONISTS)))
        while s.phase != OVER:
            count = list_choices(s, out, int64(0))
            decisions += 1
            play_with_chance(s, int64(out[below(rng, count)]), rng)
    return decisions
