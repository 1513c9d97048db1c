"""The table of a contest, from results as they come in."""

from array import array
from dataclasses import dataclass
from typing import Any

from engines.arena.blocks import BlockResult, Forfeit, GameResult, Thinking
from engines.arena.contest import Contest
from engines.arena.stats import Interval, elo_interval, mean_interval, score_interval
from engines.core.analysis import Unit
from engines.core.types import Seat


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of one entrant.

    Attributes:
        name: the bot's id, numbered if it takes part more than once.
        score: mean share of the win.
        elo: difference to the mean opponent.
        returns: mean utility, if the game counts anything but wins and some block had no forfeit.
        games, won, shared, lost: games; ``shared`` wins count for each winner.
        forfeits: games lost by failing.
        by_seat: mean share of the win on each seat.
        thinking: decisions and their time.
    """

    name: str
    score: Interval
    elo: Interval
    returns: Interval | None
    games: int
    won: int
    shared: int
    lost: int
    forfeits: int
    by_seat: tuple[float, ...]
    thinking: Thinking


@dataclass(frozen=True, slots=True)
class Report:
    """The table of a contest.

    Attributes:
        rows: one per entrant, in the order of the line-up.
        plies: actions and outcomes of a game on average.
        forfeits: each with its block.
    """

    contest: Contest
    blocks: int
    games: int
    plies: float
    rows: tuple[Row, ...]
    forfeits: tuple[tuple[int, Forfeit], ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON. Infinite Elo is null; everything timed is below ``timing``."""
        contest = self.contest
        return {
            "game": contest.game,
            "options": dict(contest.options),
            "seed": contest.seed,
            "blocks": self.blocks,
            "games": self.games,
            "plies_per_game": self.plies,
            "entrants": [
                _row_to_dict(row)
                | {"bot": entrant.bot, "budget": entrant.budget and entrant.budget.text()}
                for row, entrant in zip(self.rows, contest.entrants, strict=True)
            ],
            "forfeits": [
                {
                    "block": block,
                    "entrant": forfeit.entrant,
                    "ply": forfeit.ply,
                    "message": forfeit.message,
                }
                for block, forfeit in self.forfeits
            ],
            "timing": [
                {
                    "name": row.name,
                    "decision_seconds": row.thinking.seconds / max(1, row.thinking.decisions),
                    "slowest_decision_seconds": row.thinking.slowest,
                }
                for row in self.rows
            ],
        }


class Tally:
    """Adds up results; the table can be asked for at any time."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._entrants = [_Account(len(contest.entrants)) for _ in contest.entrants]
        self._forfeits: list[tuple[int, Forfeit]] = []
        self._plies = 0
        self.blocks = 0
        self.games = 0

    def add(self, result: BlockResult) -> None:
        """Count one block."""
        self.blocks += 1
        self.games += len(result.games)
        for game in result.games:
            self._plies += len(game.actions)
            seating = self._contest.seating(game.rotation)
            for seat, entrant in enumerate(seating):
                self._entrants[entrant].add_game(game, entrant, seat)
            if game.forfeit is not None:
                self._forfeits.append((result.block, game.forfeit))
        for entrant, score in enumerate(result.scores):
            self._entrants[entrant].add_block(score, result, entrant)

    def score(self, entrant: int) -> float:
        """The mean share of the win of one entrant so far."""
        return self._entrants[entrant].score

    def report(self) -> Report:
        """The table so far.

        Raises:
            ValueError: nothing has been added.
        """
        in_wins = self._contest.rules().facts.unit is Unit.WIN
        rows = [
            account.row(name, in_wins=in_wins)
            for account, name in zip(self._entrants, _names(self._contest), strict=True)
        ]
        return Report(
            contest=self._contest,
            blocks=self.blocks,
            games=self.games,
            plies=self._plies / self.games,
            rows=tuple(rows),
            forfeits=tuple(self._forfeits),
        )


class _Account:
    """Everything counted for one entrant."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._scores = array("d")
        self._returns = array("d")
        self._by_seat = [0.0] * seats
        self._won = self._shared = self._lost = self._forfeits = 0
        self._thinking = Thinking()

    def add_game(self, game: GameResult, entrant: int, seat: Seat) -> None:
        share = game.wins[entrant]
        self._by_seat[seat] += share
        if share == 0:
            self._lost += 1
        elif game.wins.count(share) == 1:
            self._won += 1
        else:
            self._shared += 1
        self._forfeits += game.forfeit is not None and game.forfeit.entrant == entrant
        self._thinking += game.thinking[entrant]

    def add_block(self, score: float, result: BlockResult, entrant: int) -> None:
        self._scores.append(score)
        returns = [game.returns[entrant] for game in result.games if game.returns is not None]
        if len(returns) == len(result.games):
            self._returns.append(sum(returns) / len(returns))

    @property
    def score(self) -> float:
        return sum(self._by_seat) / max(1, self._won + self._shared + self._lost)

    def row(self, name: str, *, in_wins: bool) -> Row:
        score = score_interval(self._scores)
        games = self._won + self._shared + self._lost
        has_returns = not in_wins and len(self._returns) > 0
        return Row(
            name=name,
            score=score,
            elo=elo_interval(score, self._seats),
            returns=mean_interval(self._returns) if has_returns else None,
            games=games,
            won=self._won,
            shared=self._shared,
            lost=self._lost,
            forfeits=self._forfeits,
            by_seat=tuple(total * self._seats / games for total in self._by_seat),
            thinking=self._thinking,
        )


def _names(contest: Contest) -> tuple[str, ...]:
    bots = [entrant.bot for entrant in contest.entrants]
    return tuple(
        f"{bot} {bots[: index + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for index, bot in enumerate(bots)
    )


def _row_to_dict(row: Row) -> dict[str, Any]:
    return {
        "name": row.name,
        "score": _interval_to_dict(row.score),
        "elo": _interval_to_dict(row.elo),
        "returns": row.returns and _interval_to_dict(row.returns),
        "games": row.games,
        "won": row.won,
        "shared": row.shared,
        "lost": row.lost,
        "forfeits": row.forfeits,
        "score_by_seat": list(row.by_seat),
        "decisions": row.thinking.decisions,
    }


def _interval_to_dict(interval: Interval) -> dict[str, float | None]:
    values = {"mean": interval.mean, "low": interval.low, "high": interval.high}
    return {name: value if abs(value) < float("inf") else None for name, value in values.items()}
