"""``parlour-lab adapt``: how strong a game's adaptive opponent is at which temperature."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Annotated, Final

import typer

from engines.arena.blocks import run
from engines.arena.contest import Contest, Entrant
from engines.cli import terminal
from engines.cli.arguments import GameName, Seed, Workers, numbers_from
from engines.contract import ratings
from engines.contract.analysis import CONFIDENCE_95
from engines.contract.bot import adapted
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.registry import game as find
from engines.match.advice.table_adviser import adviser
from engines.runtime.environment import program_version, today
from engines.runtime.errors import OptionError, UnknownName, quoted
from engines.runtime.texts import number
from engines.runtime.texts import rating as rating_text
from engines.search import adaptive
from engines.search.adaptive import Curve, Player

_TEMPERATURES: Final = "0.0001,0.01,0.02,0.04,0.08,0.16,0.5,10"


def adapt(
    game: GameName,
    count: Annotated[
        int, typer.Option("--games", min=2, help="Number of games against each opponent.")
    ] = 400,
    temperatures: Annotated[
        str,
        typer.Option(
            metavar="T[,T...]",
            help="Temperatures to measure, in units of win chance. Those already measured are "
            "skipped.",
        ),
    ] = _TEMPERATURES,
    bot: Annotated[
        str | None, typer.Option(help="Bot whose plans it picks from (default: the best adviser).")
    ] = None,
    work: Annotated[
        str | None, typer.Option(help="Search budget of that bot, such as 1000p.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="A,B[,...]",
            help="Opponents (default: the bots of the ladder from level 2 on that have no time "
            "limit).",
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help="Instead, measure opponents at strengths on the ladder and between them.",
        ),
    ] = False,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Measure a game's adaptive opponent against the ladder at several temperatures, or check it.

    The results ship with the game, and further runs add to them. The opponent's strength is
    calculated from these results and the ladder's ratings.
    """
    wanted = numbers_from(float, temperatures, "--temperatures", "0.02,0.5")
    terminal.prepare_game(game)
    ladder = Ladder(game, against, count, seed, workers)
    known = adaptive.curve(find(game).id)
    if check:
        ladder.check(known)
        return
    thinker, budget = whose(game, bot, work)
    for temperature in sorted(wanted):
        known = ladder.grown(known, Player(thinker, budget, temperature))
    for points in known.strengths():
        for elo, player in points:
            terminal.console().print(f"{player.id}: {rating_text(elo)}", markup=False)


def whose(name: str, bot: str | None, work: str | None) -> tuple[str, str]:
    """The bot whose plans the opponent picks from, and its budget; raises OptionError."""
    game = find(name)
    thinker = game.bot(bot) if bot else adviser(game, game.info.default_seats)
    budget = thinker.info.budget if work is None else Budget.parse(work)
    if not budget.repeatable:
        raise OptionError("errors-bot-limited-by-time", bot=thinker.info.id)
    return thinker.info.id, budget.text()


def targets(game: Game, seats: int, known: Mapping[str, float]) -> list[float]:
    """The strengths of a ladder from level 2 on, and halfway between them, weakest first."""
    ladder = [bot.info for bot in game.ladder(seats) if bot.info.level > 1]
    levels = sorted(known[bot.id] for bot in ladder if bot.id in known)
    return sorted([*levels, *((a + b) / 2 for a, b in pairwise(levels))])


class Ladder:
    """Games of an adaptive opponent against rated bots."""

    def __init__(
        self, name: str, against: str | None, games: int, seed: int, workers: int | None
    ) -> None:
        self._game = game = find(name)
        self._games = games
        self._seed = seed
        self._workers = workers
        self._known = ratings.Table.read(game.id).elos
        self._seats = game.info.seats[0]
        bots = game.ladder(self._seats)
        usual = [b.info.id for b in bots if b.info.level > 1 and b.info.budget.repeatable]
        self._others = against.split(",") if against else usual
        for other in self._others:
            if other not in self._known:
                known = tuple(self._known)
                raise UnknownName(
                    "errors-bot-not-rated", id=game.id, name=quoted(other), known=known
                )

    def grown(self, known: Curve, player: Player) -> Curve:
        """The measurements with one more player, which are written to the file."""
        if any(each.player == player for each in known.measured):
            return known
        met = self._meet(player.id, self._seed)
        elo, error = adaptive.strength_of(met, self._known)
        margin = f"{rating_text(elo)} ± {number(CONFIDENCE_95 * error)}"
        terminal.note(f"{self._game.id}, {player.id}: {margin}")
        rows = sorted(
            (*known.measured, adaptive.Measured(*player, met)), key=lambda each: each.player
        )
        return self._keep(replace(known, measured=tuple(rows)))

    def _keep(self, grown: Curve) -> Curve:
        grown = replace(grown, date=today(), program=program_version())
        terminal.write_text(grown.to_json(), Curve.shipped(grown.game))
        adaptive.curve.cache_clear()
        return grown

    def check(self, known: Curve) -> None:
        """Measure players of the strengths of the ladder from level 2 on, and halfway between.

        An opponent asked for the strength of a bot on the ladder plays as that bot and needs no
        check. The results of the others are written to the file as soon as they are known.
        """
        rows = []
        for target in targets(self._game, self._seats, self._known):
            if known.rated(known.player(target)):
                continue
            met = self._meet(adapted(target), self._seed + 1)
            elo, error = adaptive.strength_of(met, self._known)
            margin = f"{rating_text(elo)} ± {number(CONFIDENCE_95 * error)}"
            terminal.note(f"{self._game.id}: target {number(target)}, measured {margin}")
            rows.append((rating_text(target), margin, number(elo - target, signed=True)))
            others = [each for each in known.checked if round(each.target) != round(target)]
            checked = sorted(
                (*others, adaptive.Checked(round(target, 1), met)), key=lambda each: each.target
            )
            known = self._keep(replace(known, checked=tuple(checked)))
        terminal.console().print(terminal.table(("target", "measured", "off by"), rows))

    def _meet(self, name: str, seed: int) -> tuple[adaptive.Met, ...]:
        met = []
        for other in self._others:
            entrants = (Entrant(name), *[Entrant(other)] * (self._seats - 1))
            contest = Contest(self._game.id, entrants, seed)
            blocks = range(-(-self._games // self._seats))
            with closing(run(contest, blocks, self._workers)) as results:
                scores = [result.scores[0] for result in results]
            # One block with half a win is added to those played, so that no error is zero.
            error = pstdev([*scores, 0.5]) / len(scores) ** 0.5
            games = len(scores) * self._seats
            met.append(
                adaptive.Met(other, self._seats, games, round(fmean(scores), 5), round(error, 5))
            )
        return tuple(met)
