"""The bots of Dice Chess: the ladder, weakest first, then published players outside it.

Scores of the published levels 1 to 5 (random, checkmate-aware, greedy, greedy-v2, aggressive)
against level 3, shared dice and both colors, 40,000 games each: 3.0, 43.7, 50.4, 56.7 and 60.9%
(rules, 5.2). Levels 4 and 5 differ by less than a step of a ladder, and level 6 (monte-carlo)
thinks for a second about less than level 7 (expectimax) finds at once.
"""

from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot
from engines.games.dice_chess.bots.deep import DeepBot
from engines.games.dice_chess.bots.doubling import (
    CautiousVoice,
    CubeVoice,
    DeadlockVoice,
    EquityVoice,
    RandomVoice,
)
from engines.games.dice_chess.bots.expectimax import ExpectimaxBot
from engines.games.dice_chess.bots.ladder import (
    AGGRESSIVE,
    CAUTIOUS,
    GREEDY,
    RANDOM,
    SAFE,
    LadderBot,
)
from engines.games.dice_chess.bots.monte_carlo import MonteCarloBot
from engines.games.dice_chess.cube_policy import (
    AGGRESSIVE_CUBE,
    CAUTIOUS_CUBE,
    DEFAULT_CUBE,
    MONTE_CARLO_CUBE,
)

BOTS: Final[tuple[Bot, ...]] = (
    LadderBot("random", 1, RANDOM, RandomVoice()),
    LadderBot("checkmate-aware", 2, SAFE, CubeVoice(DEFAULT_CUBE)),
    LadderBot("greedy", 3, GREEDY, CubeVoice(DEFAULT_CUBE)),
    LadderBot("aggressive", 4, AGGRESSIVE, CubeVoice(AGGRESSIVE_CUBE), adviser=True),
    ExpectimaxBot("expectimax", 5, EquityVoice()),
    DeepBot("master", 6, EquityVoice()),
    LadderBot("greedy-v2", AS_PUBLISHED, CAUTIOUS, CautiousVoice(CAUTIOUS_CUBE)),
    MonteCarloBot("monte-carlo", AS_PUBLISHED, DeadlockVoice(MONTE_CARLO_CUBE)),
)
