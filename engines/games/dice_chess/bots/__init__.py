"""The bots of Dice Chess, weakest first.

Scores against level 3, shared dice and both colours, 40,000 games each: 3.0, 43.7, 50.4, 56.7 and
60.9 % for levels 1 to 5 (rules, 5.2).
"""

from typing import Final

from engines.core.bot import Bot
from engines.games.dice_chess.bots.deep import DeepBot
from engines.games.dice_chess.bots.expectimax import ExpectimaxBot
from engines.games.dice_chess.bots.ladder import LadderBot
from engines.games.dice_chess.bots.monte_carlo import MonteCarloBot
from engines.games.dice_chess.bots.voice import (
    CautiousVoice,
    CubeVoice,
    DeadlockVoice,
    EquityVoice,
    RandomVoice,
)
from engines.games.dice_chess.talk import (
    AGGRESSIVE_CUBE,
    CAUTIOUS_CUBE,
    DEFAULT_CUBE,
    MONTE_CARLO_CUBE,
)

BOTS: Final[tuple[Bot, ...]] = (
    LadderBot("random", 1, RandomVoice()),
    LadderBot("checkmate-aware", 2, CubeVoice(DEFAULT_CUBE)),
    LadderBot("greedy", 3, CubeVoice(DEFAULT_CUBE)),
    LadderBot("greedy-v2", 4, CautiousVoice(CAUTIOUS_CUBE)),
    LadderBot("aggressive", 5, CubeVoice(AGGRESSIVE_CUBE), adviser=True),
    MonteCarloBot("monte-carlo", 6, DeadlockVoice(MONTE_CARLO_CUBE)),
    ExpectimaxBot("expectimax", 7, EquityVoice()),
    DeepBot("master", 8, EquityVoice()),
)
