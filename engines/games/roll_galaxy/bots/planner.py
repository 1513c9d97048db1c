"""The planner as a bot: ranked plans with win chances, expected VP and reasons."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from engines.contract.analysis import Analysis, Line, Reason, Unit
from engines.contract.bot import Around, Bot, BotInfo, Question, answer
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position, names_of
from engines.games.roll_galaxy.bots.reasons import of_plan
from engines.games.roll_galaxy.judging import worth_around
from engines.games.roll_galaxy.planning import Finding, Found, search
from engines.runtime.types import Action, Seat
from engines.search.running import limit_of, progress

_MOST_LINES: Final = 12
_LIKELY: Final = 0.2
"""Phases that others select less often are not mentioned."""


class Planner(Bot):
    """Plays out whole games: its own seat by its trained policy, all others as Rollbot.

    If it knows the players (``at_table``), those it foresees play by the policy of playouts.
    """

    def __init__(self, info: BotInfo, by_policy: int = 0) -> None:
        super().__init__(info)
        self._by_policy = by_policy

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """This bot at a table with these players, if it foresees how any of them plays."""
        bits = sum(1 << seat for seat, who in enumerate(players) if who in self.info.foresees)
        return type(self)(self.info, bits) if bits else self

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """Judged by games between Rollbots; see ``Bot.around``."""
        return worth_around(position, outcome, monitor)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Whole assignments, or single decisions, most promising first; see ``Bot.analyse``.

        Turns are compared by the plans they start with.
        """
        position = question.position
        named = cache(partial(names_of, position))

        def analysis_of(finding: Finding) -> Analysis:
            lines = (
                _line(position, finding, found, named(found.candidate.actions))
                for found in finding.ranked[:_MOST_LINES]
            )
            return answer(self.info.id, position, lines, monitor.spent(playouts=finding.playouts))

        def publish(playouts: int, standing: Callable[[], Finding]) -> None:
            done = progress(playouts, limit_of(question.budget), monitor)
            monitor.publish(done, lambda: analysis_of(standing()))

        return analysis_of(search(question, monitor, publish, self._by_policy))


def _line(position: Position, finding: Finding, found: Found, named: tuple[str, ...]) -> Line:
    seat = position.turn
    values = {Unit.WIN: found.wins}
    if found.points:
        values[Unit.POINTS] = found.points
    return Line(
        actions=found.candidate.actions,
        names=named,
        preference=_chance(finding, found, seat),
        bar=found.wins[seat],
        values=values,
        visits=found.visits,
        reasons=_reasons(position, finding, found),
        behind=found.behind,
    )


def _chance(finding: Finding, found: Found, seat: Seat) -> float:
    """The win chance to rank by; the chosen plan's is never below another's."""
    ranked = finding.ranked if found is finding.ranked[0] else (found,)
    return max(one.wins[seat].mean for one in ranked)


def _reasons(position: Position, finding: Finding, found: Found) -> tuple[Reason, ...]:
    """What a plan does on the table, and expected VP; experience if there is nothing else."""
    likely = {phase: share for phase, share in enumerate(finding.phases) if share >= _LIKELY}
    reasons = list(of_plan(position, found.candidate.actions, likely))
    if found.points:
        seat = position.turn
        mine = found.points[seat].mean
        lead = mine - max(p.mean for other, p in enumerate(found.points) if other != seat)
        code = "ahead" if lead >= 0 else "trails"
        figures = {"points": round(mine), "lead": round(abs(lead))}
        reasons.append(Reason(message(f"roll_galaxy.reason.{code}", **figures), lead))
    if found.candidate.is_usual and not reasons:
        reasons.append(Reason(message("roll_galaxy.reason.usual"), 0.2))
    if _chance(finding, found, position.turn) > found.wins[position.turn].mean:
        reasons.insert(0, Reason(message("roll_galaxy.reason.points_too"), 1.0))
    return tuple(reasons)
