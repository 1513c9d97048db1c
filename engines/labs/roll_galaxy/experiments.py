"""Experiments E1 to E15: which version of Rollbot's lost rules plays best.

One Rollbot plays a version, all others the default, all at the same level. A block is one
seed, played once with the version in each seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from engines.contract.analysis import Estimate
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.rollbot.scratch import Rule, Rules, workspace_for
from engines.games.roll_galaxy.kernels.state import PHASES
from engines.labs.roll_galaxy.kernels import games
from engines.runtime.streams import stream


@dataclass(frozen=True, slots=True)
class Experiment:
    """A rule with several versions.

    Attributes:
        number: from 1.
        about: what the rule decides.
        versions: their names, the default first.
    """

    number: int
    rule: Rule
    about: str
    versions: tuple[str, ...]


EXPERIMENTS: Final = (
    Experiment(1, Rule.STACK_TARGET, "tiles that each stack should have", ("2", "1")),
    Experiment(
        2, Rule.BUILD_GOAL, "goal of Develop and Settle", ("whole stack", "what is reached", "top")
    ),
    Experiment(
        3,
        Rule.WEIGHT,
        "weights of the levels",
        ("all 1", "ship 2", "ship 1.5", "explore 0.75", "produce 1.5, ship 2"),
    ),
    Experiment(4, Rule.TIE, "equal levels", ("points first", "no points", "fixed order")),
    Experiment(
        5,
        Rule.SCOUT_TIE,
        "side of a scouted tile",
        ("cheaper", "random", "world", "stack with less to pay"),
    ),
    Experiment(6, Rule.ENDGAME, "points in a likely last round", ("on", "off")),
    Experiment(7, Rule.ENDGAME_SQUARES, "squares of another that end the game", ("11", "10")),
    Experiment(8, Rule.CONTINUATION, "dice that are left", ("by levels", "wild dice explore")),
    Experiment(9, Rule.EXPLORE_POOL, "settlers may explore", ("yes", "no")),
    Experiment(10, Rule.DICTATE_DIE, "die that pays for a Dictate", ("highest", "next")),
    Experiment(11, Rule.SELECT_FIRST, "selecting worker", ("before wild dice", "after them")),
    Experiment(12, Rule.PROJECTED, "projected Citizenry", ("full", "simple")),
    Experiment(13, Rule.LOGISTICS, "Advanced Logistics", ("sorts", "unused")),
    Experiment(14, Rule.RECON, "Improved Reconnaissance", ("bottom", "top if cheaper")),
    Experiment(15, Rule.CONSUME_MONEY, "bonuses of consuming", ("not counted", "money")),
)


def play(minimums: Sequence[int], seed: int, rules: Sequence[Rules] = ()) -> list[float]:
    """Play a game of Rollbots; return each seat's share of the win.

    Rollbot looks only at what its seat knows, so it may be handed the true state.

    Args:
        minimums: the least credits after a round, by seat.
        seed: of all dice and draws; Rollbot's own draws use another stream.
        rules: by seat; empty: the default ones.
    """
    state = GAME.start(len(minimums), {HANDICAPS: True})
    chance, choice = stream(seed, "selfplay"), stream(seed, "selfplay", "choices")
    selected = np.zeros(PHASES, np.int64)
    games.play(state, workspace_for(minimums, rules), chance, choice, selected)
    shares: list[float] = Position(GAME, state).returns().tolist()
    return shares


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a version against the default.

    Attributes:
        version: its name.
        seats: at the table.
        blocks: the number of seeds.
        share: share of wins; equal play gives 1 / seats.
    """

    version: str
    seats: int
    blocks: int
    share: Estimate

    @property
    def differs(self) -> bool:
        """Whether the 95% interval excludes equal play."""
        return not self.share.low <= 1 / self.seats <= self.share.high


def measure(
    experiment: Experiment,
    version: int,
    seats: int,
    blocks: int,
    seed: int = 0,
    monitor: Monitor | None = None,
) -> Result:
    """Play a version against the default; fewer blocks (at least two) if the monitor stops it."""
    monitor = monitor or Monitor()
    shares: list[float] = []
    for block in range(blocks):
        if monitor.stop_now() and len(shares) > 1:
            break
        won = 0.0
        for seat in range(seats):
            rules = [{experiment.rule: version} if one == seat else {} for one in range(seats)]
            won += play((1,) * seats, seed + block, rules)[seat]
        shares.append(won / seats)
    error = float(np.std(shares, ddof=1)) / sqrt(len(shares))
    share = Estimate(float(np.mean(shares)), error)
    return Result(experiment.versions[version], seats, len(shares), share)
