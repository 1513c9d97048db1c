"""The bot that plays for the best win chance, exactly, with two or three seats."""

from collections.abc import Mapping

from engines.contract.analysis import Analysis, Estimate, Unit, Work
from engines.contract.bot import Bot, BotInfo, ListedBot, Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo import solved
from engines.games.fargo.bots.lines import Follower, judgement_of, points_analysis, win_analysis
from engines.games.fargo.game import GAME
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.snapshot import Snapshot, read
from engines.games.fargo.solved import Choice, Situation, situation_of
from engines.games.fargo.strategy import Player, plays_for_best
from engines.runtime.errors import UnknownName


class SeatedBot(Bot):
    """A bot that can take into account which seats play every turn by a policy."""

    def __init__(self, info: BotInfo, seated: tuple[str, ...] = ()) -> None:
        self.info = info
        self._seated = seated

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """This bot against these players, if any of them doesn't play for the win."""
        follows = any(_follower(name) is not None for name in players)
        return type(self)(self.info, players) if follows else self


class OptimalBot(SeatedBot):
    """Reads the win chances of both decisions from the solved game.

    The solution is loaded, or worked out and kept, when it is first needed. If the monitor stops
    that, the bot falls back on the points of the turn. If it knows the players (``at_table``), it
    plays best against them, instead of against copies of itself.
    """

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank by win chance."""
        snapshot = read(question.position.state)
        return exact_analysis(self, snapshot, situation_at(snapshot, self._seated), monitor)

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        """The win chance of every seat in any position, once the solution is loaded."""
        if position.is_over:
            return {Unit.WIN: tuple(map(Estimate, position.returns().tolist()))}
        snapshot = read(position.state)
        situation = situation_at(snapshot, self._seated)
        if not solved.ready(situation):
            return None
        choice = solved.win_values(situation)
        if choice is None:
            return None
        played = _as_played(snapshot, situation, choice)
        return {Unit.WIN: by_seat(snapshot, played, solved.error(situation))}

    def solve(self, position: Position, monitor: Monitor) -> bool:
        """Load the solution, or work it out."""
        return position.is_over or (
            solved.win_values(situation_at(read(position.state), self._seated), monitor) is not None
        )


def situation_at(snapshot: Snapshot, seated: tuple[str, ...]) -> Situation:
    """The decision as the solved game sees it; ``seated``: the players, if known."""
    return situation_of(snapshot, tuple(map(player, seated)))


def exact_analysis(
    bot: Bot, snapshot: Snapshot, situation: Situation, monitor: Monitor
) -> Analysis:
    """Both decisions by their exact win chances, if the monitor leaves enough time."""
    choice = solved.win_values(situation, monitor)
    if choice is None:
        return hurried_analysis(bot, snapshot, monitor)
    error = solved.error(situation)
    win = {STOP: by_seat(snapshot, choice.stop, error), ROLL: by_seat(snapshot, choice.roll, error)}
    work = Work(seconds=monitor.elapsed_s, table_hits=len(win), exact=not error)
    return win_analysis(bot, judgement_of(snapshot, win, error or None), work)


def hurried_analysis(bot: Bot, snapshot: Snapshot, monitor: Monitor) -> Analysis:
    """Both decisions by points, when nothing is known about the win.

    Stopping while behind in a last turn surely loses, so it is ranked last.
    """
    loses = snapshot.last_turn and snapshot.stopped < snapshot.best_other
    work = Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled)
    return points_analysis(bot, judgement_of(snapshot), work, worthless=(STOP,) if loses else ())


def by_seat(snapshot: Snapshot, chances: tuple[float, ...], error: float) -> tuple[Estimate, ...]:
    """Chances in order of play, the mover first, as estimates by seat.

    The last chance is 1 minus the others, so rounding may make it negative.
    """
    first = snapshot.seats - snapshot.mover
    return tuple(Estimate(max(0.0, chance), error) for chance in chances[first:] + chances[:first])


def _as_played(snapshot: Snapshot, situation: Situation, choice: Choice) -> tuple[float, ...]:
    """The chances before the pending roll, or after the mover's choice."""
    if snapshot.rolling:
        return choice.roll
    mover = situation.players[0]
    rolls = not choice.stop_is_best
    if mover is not None and not plays_for_best(mover, last_round=snapshot.last_turn):
        rolls = mover.rolls_at(snapshot.run, snapshot.dice)
    return choice.roll if rolls else choice.stop


def _follower(name: str) -> Follower | None:
    """The bot with this id if it plays every turn by a policy; None for people and all others."""
    try:
        bot = GAME.bot(name)
    except UnknownName:
        return None
    made = bot.loaded if isinstance(bot, ListedBot) else bot
    return made if isinstance(made, Follower) else None


def player(name: str) -> Player:
    """How the seat with this id decides: by its policy, or for the best win chance."""
    follower = _follower(name)
    return None if follower is None else follower.policy()
