"""The bots of Dice Chess: the ladder, weakest first, then published players outside it.

Scores of the published levels 1 to 5 (random, checkmate-aware, greedy, greedy-v2, aggressive)
against level 3, shared dice and both colors, 40,000 games each: 3.0, 43.7, 50.4, 56.7 and 60.9%
(rules, 5.2). Levels 4 and 5 differ by less than a step of a ladder, and level 6 (monte-carlo) plays
worse with a second to think than level 7 (expectimax) does at once.
"""

from functools import partial
from typing import Final

from engines.contract.bot import AS_PUBLISHED, BotInfo, listed
from engines.contract.budget import INSTANT, Budget
from engines.games.dice_chess.kernels.state import SEATS

_turn = partial(BotInfo, seats=(SEATS, SEATS), plans_turns=True)
_instant = partial(_turn, budget=INSTANT, made_by="engines.games.dice_chess.bots.ladder:LadderBot")
_search = partial(_turn, searches=True, adviser=True, compares_plans=True, weighs=True)

BOTS: Final = listed(
    _instant("random", 1),
    _instant("checkmate-aware", 2),
    _instant("greedy", 3),
    _instant("aggressive", 4, adviser=True),
    _search(
        "expectimax",
        5,
        Budget(depth=2),
        made_by="engines.games.dice_chess.bots.expectimax:ExpectimaxBot",
        compiled=("search",),
    ),
    _search(
        "master",
        6,
        Budget(seconds=1.0),
        made_by="engines.games.dice_chess.bots.master:MasterBot",
        tells_luck=True,
        compiled=("master",),
    ),
    _instant("greedy-v2", AS_PUBLISHED),
    _search(
        "monte-carlo",
        AS_PUBLISHED,
        Budget(seconds=1.0),
        made_by="engines.games.dice_chess.bots.monte_carlo:MonteCarloBot",
        compiled=("search",),
    ),
)
