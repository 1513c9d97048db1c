"""The bot that plays for the win at any table: by playouts, and exactly in the final round."""

from functools import partial
from typing import Final

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo.bots import PLAYOUTS, optimal
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.rollout_n_players import EstimatedChoice, estimates
from engines.games.fargo.snapshot import read
from engines.search.running import progress

MAX_PLAYOUTS: Final = 1_000_000
"""The error is then below 0.05 percentage points: nothing more can be learned."""


class RolloutBot(optimal.SeatedBot):
    """Estimates the win chances of both decisions from many playouts of the whole table.

    In a playout, each seat plays as it would against its strongest rival alone, so this improves on
    the best play for two (``rollout_n_players``). If the bot knows the players (``at_table``),
    seats that have a policy of a turn follow it instead.
    """

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank by estimated win chance; in the final round by the exact one."""
        position = question.position
        snapshot = read(position.state)
        if snapshot.last_turn:
            return optimal.exact_analysis(self, position, self._seated, monitor)
        situation = optimal.situation_at(snapshot, self._seated)
        playouts = _playouts(question.budget)
        best_so_far = None
        for choice in estimates(situation, playouts, question.seed, monitor):
            best_so_far = choice
            monitor.publish(
                progress(choice.playouts, playouts, monitor),
                partial(self._analysis, position, choice, monitor),
            )
        if best_so_far is None:
            return optimal.hurried_analysis(self, position, monitor)
        return self._analysis(position, best_so_far, monitor)

    def _analysis(self, position: Position, choice: EstimatedChoice, monitor: Monitor) -> Analysis:
        work, judgement = monitor.spent(playouts=choice.playouts), _judgement(position, choice)
        return optimal.win_analysis(self, position, judgement, work)


def _playouts(budget: Budget) -> int:
    """How many playouts a budget allows; nodes and plies don't count here."""
    if budget.playouts is not None:
        return min(budget.playouts, MAX_PLAYOUTS)
    return PLAYOUTS if budget.seconds is None else MAX_PLAYOUTS


def _judgement(position: Position, choice: EstimatedChoice) -> optimal.Judgement:
    snapshot = read(position.state)
    first = snapshot.seats - snapshot.mover
    both = {STOP: choice.stop, ROLL: choice.roll}
    win = {action: found[first:] + found[:first] for action, found in both.items()}
    return optimal.judgement_of(snapshot, win, choice.gain.error, choice.playouts)
