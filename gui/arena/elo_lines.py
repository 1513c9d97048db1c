"""Elo over time as plain data: one line with its 95% band for each entrant."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.arena.blocks import GameResult, Thinking
from engines.arena.config import Setup
from engines.arena.contest import Contest
from engines.arena.counting import Counting
from engines.arena.progress import Played
from engines.arena.standings import Standings
from engines.arena.stats import Interval
from engines.contract.monitor import Monitor
from gui.arena.figures import strength_of

MOST_POINTS: Final = 160
"""If there are more points than this, every second one of the older ones is dropped."""
_REBUILT: Final = 48


@dataclass(frozen=True, slots=True)
class Point:
    """The strengths of all entrants after this many games."""

    games: int
    strengths: tuple[Interval, ...]


class EloLines:
    """Collects points during a tournament; the number of points stays bounded."""

    def __init__(self, points: Sequence[Point] = ()) -> None:
        self._points = list(points)
        self._gap = 0

    @property
    def points(self) -> tuple[Point, ...]:
        """In the order of games."""
        return tuple(self._points)

    def add(self, standings: Standings) -> bool:
        """Take the newest table; False if it says nothing new."""
        point = _point(standings)
        if point is None or (self._points and point.games < self._points[-1].games):
            return False
        same = bool(self._points) and point.games == self._points[-1].games
        near = len(self._points) > 1 and point.games - self._points[-2].games < self._gap
        if same or near:
            self._points[-1] = point
        else:
            self._points.append(point)
        if len(self._points) > MOST_POINTS:
            self._points = [*self._points[:-1:2], self._points[-1]]
            self._gap = self._points[-1].games // (MOST_POINTS // 2)
        return True


def _point(standings: Standings) -> Point | None:
    ready = all(row.games for row in standings.rows)
    if len(standings.tables) > 1:  # there are ratings once every table has a block
        ready = all(row.rating is not None for row in standings.rows)
    if not ready:
        return None
    return Point(standings.games, tuple(strength_of(row) for row in standings.rows))


def rebuilt(setup: Setup, played: Sequence[Played], monitor: Monitor) -> tuple[Point, ...]:
    """The points that the graph would have if it had been there while these games were played.

    Takes seconds for many entrants: call it in a worker thread, cancel with ``monitor``.
    """
    counting = Counting(replace(setup, luck=False))
    lines = EloLines()
    step, due = max(1, len(played) // _REBUILT), 0
    in_order = sorted(played, key=lambda game: (game.id.block, game.id.table, game.id.rotation))
    for number, game in enumerate(in_order, start=1):
        if monitor.stop_now():
            break
        if counting.wants(game.id):
            counting.add(game.id, _result(game, counting.contests[game.id.table]))
        if number >= due:
            lines.add(counting.standings(final=False))
            due = number + step
    return lines.points


def _result(game: Played, contest: Contest) -> GameResult:
    """A game's result, reduced to what strengths are computed from."""
    places = contest.seating(game.id.rotation)
    wins = dict(zip(places, game.wins, strict=True))
    nothing = (Thinking(),) * len(places)
    shares = tuple(wins[place] for place in range(len(places)))
    return GameResult(game.id.rotation, (), shares, None, game.forfeit, nothing)
