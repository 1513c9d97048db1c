"""Settings of our ISMCTS (``kernels.ismcts``)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.network import ADVISER, shipped

POLICY: Final[Mapping[str, float]] = {
    "income": 1.3,
    "visionary": 0.56,
    "visionary_room": 0.29,
    "opportunist": 0.88,
    "opportunist_loot": 0.56,
    "spy": 0.12,
    "spy_gain": 0.45,
    "pick_luck": 0.5,
    "draw": -1.75,
    "draw_hand": -2.06,
    "draw_omnium": 0.14,
    "draw_ready": -0.43,
    "draw_affordable": 0.18,
    "draw_race": 0.37,
    "draw_luck": 0.5,
    "keep_cost": -1.1,
    "keep_affordable": 1.14,
    "keep_missing": -0.18,
    "keep_colour": 0.69,
    "keep_luck": 0.3,
    "steal_leader": 0.09,
    "name_doubt": -0.48,
    "swap": 0.35,
    "build_cost": -0.58,
    "build": 0.09,
    "build_race": 0.17,
    "build_own": 0.0,
    "build_colour": 0.44,
    "build_luck": 0.5,
}
"""Found by `parlour-lab colonizers tune`."""

_SETTINGS: Final = (
    "points_share",
    "all_known",
    "asks_network",
    "bias",
    "pick_temperature",
)


@dataclass(frozen=True, slots=True)
class Plan:
    """Settings of the tree search.

    Attributes:
        points_share: how much of the reward is the lead in points instead.
        all_known: in rollouts everyone knows all colonists, as in the original.
        by_policy: rollouts follow the rollout policy, not the published rule of thumb.
        asks_network: rollouts end with a round; a network (``kernels.evaluation``) says who wins.
        table: for the evaluation, the bot of each seat; in rollouts it plays by its rule of thumb.
        bias: bonus for what the rollout policy would do; it fades with visits.
        pick_temperature: hidden colonists are weighted by how likely their seats were to pick them:
            a pick that the rollout policy values this much higher is e times as likely. 0: all are
            equally likely.
        policy: the weights of the rollout policy.
        iterations: how many, if the budget doesn't say.
    """

    points_share: float = 0.0
    all_known: bool = True
    by_policy: bool = False
    asks_network: bool = False
    table: tuple[str, ...] = (ADVISER,) * SEATS
    bias: float = 0.0
    pick_temperature: float = 0.0
    policy: Mapping[str, float] = field(default_factory=lambda: POLICY)
    iterations: int = 200

    def array(self) -> npt.NDArray[Any]:
        """The plan as the kernel takes it, ``PlanRecord[1]``."""
        # Compiled code; describing the settings doesn't need it.
        from engines.games.colonizers.kernels import selection

        plan = np.zeros(1, selection.PlanRecord.dtype)
        for name in _SETTINGS:
            plan[name] = getattr(self, name)
        for name, weight in self.policy.items():
            plan[name] = weight
        policies = {"random": selection.AT_RANDOM, "heuristic": selection.BY_THUMB}
        plan["policy"] = selection.BY_POLICY if self.by_policy else selection.BY_THUMB
        if self.asks_network:
            plan["policy"] = [policies.get(bot, selection.BY_POLICY) for bot in self.table]
            shipped().write(plan, self.table)
        return plan

    def nodes(self, iterations: int) -> int:
        """Room for this many iterations."""
        return iterations + 2


TO_THE_END: Final = Plan(points_share=0.5, by_policy=True, bias=10.0, pick_temperature=0.5)
OURS: Final = replace(TO_THE_END, asks_network=True, all_known=False, points_share=0.0)
"""README.md lists the effect of each setting."""
