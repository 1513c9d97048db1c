"""The published players of levels 1 to 5: they think no further than the end of their own turn."""

from dataclasses import replace
from typing import Final

import numpy as np

from engines.contract.analysis import BY_SHARE, Analysis, Estimate
from engines.contract.bot import Bot, BotInfo, Question, answer
from engines.contract.monitor import Monitor
from engines.games.dice_chess.boards import Workspace, find_turns, row_of
from engines.games.dice_chess.bots.calibration import LEVELS
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    TAKES_KING,
    UNKNOWN,
    Plan,
    for_other,
    leaf_count,
    offering_draw,
    path_counts,
    quiet_plans,
    taking_plans,
    with_reasons,
)
from engines.games.dice_chess.bots.voices import VOICES, judge, offers_draw, talk_analysis
from engines.games.dice_chess.kernels import evaluate, players
from engines.games.dice_chess.kernels.state import MOVING
from engines.games.dice_chess.messages import decider
from engines.games.dice_chess.snapshot import Snapshot, read, write
from engines.runtime.streams import stream

CENTIPAWNS: Final = "dice_chess.preference.centipawns"
_LEVELS: Final = {
    "random": players.RANDOM,
    "checkmate-aware": players.SAFE,
    "greedy": players.GREEDY,
    "greedy-v2": players.CAUTIOUS,
    "aggressive": players.AGGRESSIVE,
}
"""The published level of each bot."""


class LadderBot(Bot):
    """Chooses as ``kernels.players`` says for its published level, whatever its level here."""

    def __init__(self, info: BotInfo) -> None:
        super().__init__(info)
        self._published, self.voice = _LEVELS[info.id], VOICES[info.id]

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """The turn it plays, then others, in order of preference; answers at once."""
        snapshot = read(question.position.state)
        plans: list[Plan] = []
        work = None
        if snapshot.phase == MOVING:
            work = find_turns(snapshot, stream(question.seed, "turns"))
            plans = self._plans(work, question.seed)
        spent = monitor.spent()
        if work is None or not plans:
            judged = judge(snapshot, question.seed)
            return talk_analysis(self.info.id, self.voice, judged, spent, self._told(snapshot))
        if offers_draw(self.voice, question.position, snapshot, question.seed):
            plans[0] = offering_draw(plans[0])
        lines = with_reasons(snapshot.mover, work, plans)
        unit = CENTIPAWNS if self._published > players.SAFE else BY_SHARE
        return answer(self.info.id, question.position, lines, spent, unit)

    def _plans(self, work: Workspace, seed: int) -> list[Plan]:
        """The turn it plays, and others to show; none if it must pass."""
        level, path = self._published, np.zeros(players.PATH, np.int64)
        random = stream(seed, "choice")
        count = players.choose(work.graph, level, work.spare, work.scores, random, path)
        if count == 0:
            return []
        players.score_leaves(work.graph, level, work.spare, work.scores)
        chosen = tuple(path[:count].tolist())
        plans = self._shares(work) if level <= players.SAFE else self._scored(work)
        plans.sort(key=lambda plan: -plan.preference)
        leaf = int(path[players.LEAF_AT])
        own = Plan(chosen, plans[0].preference, None if leaf == players.NO_LEAF else leaf)
        others = [plan for plan in plans if not plan.ends_as(own)]
        return [self._dressed(own), *map(self._dressed, others[: MOST_LINES - 1])]

    def _dressed(self, plan: Plan) -> Plan:
        """The plan with its win chance; players that do not evaluate positions have none."""
        if self._published <= players.SAFE:
            return replace(plan, win=UNKNOWN)
        if plan.leaf is None:
            return replace(plan, win=Estimate(1.0))
        return replace(plan, win=LEVELS[self._published].win(plan.preference))

    def _told(self, snapshot: Snapshot) -> Estimate:
        """The win chance of whoever decides, as after a turn that changes nothing."""
        level = self._published
        row = row_of(write(snapshot))
        turned = snapshot.mover if snapshot.dice else 1 - snapshot.mover
        if level == players.AGGRESSIVE:
            value = evaluate.aggressive(row, turned)
        elif level == players.CAUTIOUS:
            value = evaluate.king_safety(row, turned)
        else:
            return UNKNOWN
        win = LEVELS[level].win(value)
        return win if turned == decider(snapshot) else for_other(win)

    def _scored(self, work: Workspace) -> list[Plan]:
        scores = work.scores[: leaf_count(work)].tolist()
        return taking_plans(work, lambda length: TAKES_KING - length) + quiet_plans(work, scores)

    def _shares(self, work: Workspace) -> list[Plan]:
        """How often it plays each turn: all equally, or only those of the best kind."""
        takes, leaves = path_counts(work)
        best_scores = work.scores[: len(leaves)]
        if self._published == players.RANDOM:
            share = 1.0 / (sum(takes) + sum(leaves))
            return taking_plans(work, lambda _: share) + quiet_plans(work, [share] * len(leaves))
        if takes:
            share = 1.0 / sum(takes)
            return taking_plans(work, lambda _: share) + quiet_plans(work, [0.0] * len(leaves))
        best = best_scores == best_scores.max()
        share = 1.0 / sum(count for count, is_best in zip(leaves, best, strict=True) if is_best)
        return quiet_plans(work, np.where(best, share, 0.0).tolist())
