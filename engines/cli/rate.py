"""``parlour-lab rate``: how strong the bots and the user's external bots are, on one scale."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import typer

from engines.arena.blocks import run
from engines.arena.contest import Contest, Entrant
from engines.arena.strength import check_connected, neighbours, ratings
from engines.cli import terminal
from engines.cli.arguments import Afresh, Into, Seed, Workers
from engines.cli.group import INTERRUPTED
from engines.contract import ratings as tables
from engines.contract import registry
from engines.contract.bot import is_program
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.ratings import LineUp, Rating, Table
from engines.runtime.environment import program_version, today
from engines.runtime.errors import OptionError, UnknownName, quoted
from engines.runtime.texts import number, percent
from engines.runtime.texts import rating as rating_text

_SAVE_S: Final = 20.0
"""How often a lineup that is being played is written to the file."""


def rate(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Games to rate (default: all).")
    ] = None,
    count: Annotated[
        int, typer.Option("--games", min=1, help="Number of games per lineup.")
    ] = 1000,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B[,...]", help="Only lineups of these bots.")
    ] = None,
    seed: Seed = 1,
    budget: Annotated[
        str | None,
        typer.Option(
            help="Use a fixed budget, such as 1000p, instead of thinking time, so that a busy "
            "computer plays the same games."
        ),
    ] = None,
    workers: Workers = None,
    afresh: Afresh = False,
    folder: Into = None,
) -> None:
    """Let all bots of a game play each other, and write a table of their ratings.

    Games already in the table count: a stopped run continues, and a new bot plays only its own
    lineups. External bots (foreign:NAME) are rated against the bots named with them, in a table of
    your own.
    """
    untimed = None if budget is None else Budget.parse(budget)
    found = [registry.game(name) for name in games or registry.games()]
    for game in found:
        line_ups = _line_ups(game, bots)
        programs = any(is_program(bot) for line_up in line_ups for bot in line_up)
        terminal.prepare_game(game.id)
        file = _file_of(game, folder, programs)
        shipped = Table.read(game.id) if programs else None
        table = Table.read(game.id, file)
        rating = _Rating(game, file, count, seed, untimed, afresh, shipped, table)
        finished = rating.play(line_ups, workers)
        _print(rating.table)
        if not finished:
            raise typer.Exit(INTERRUPTED)


def _file_of(game: Game, folder: Path | None, programs: bool) -> Path:
    if folder is not None:
        return folder / f"{game.id}.json"
    return tables.own(game.id) if programs else Table.shipped(game.id)


def _line_ups(game: Game, text: str | None) -> list[tuple[str, ...]]:
    """All different tables of the chosen bots, with the fewest seats that all of them can play.

    Bots outside the ladder do not meet each other. At tables of more than two seats, the weakest
    bots win next to nothing, so neighbors in level also meet alone, with half of the seats each;
    with three seats, each has two of them in turn. An external bot meets everyone else like this.
    """
    chosen = [name.strip() for name in text.split(",")] if text else []
    for name in chosen:
        if not is_program(name) and not any(bot.info.id == name for bot in game.bots):
            known = tuple(bot.info.id for bot in game.bots)
            raise UnknownName("errors-no-bot", id=game.id, name=quoted(name), known=known)
    infos = [bot.info for bot in game.bots if not chosen or bot.info.id in chosen]
    infos += [game.bot(name).info for name in dict.fromkeys(chosen) if is_program(name)]
    seats = max(info.seats[0] for info in infos)
    names = [info.id for info in infos]
    guests = [name for name in names if is_program(name)]
    outside = {info.id for info in infos if not info.level} - set(guests)
    found = [each for each in combinations(names, seats) if len(outside.intersection(each)) <= 1]
    if seats > 2:
        pairs = [(lower, higher) for higher, lower in neighbours(infos).items()]
        pairs += [(name, guest) for guest in guests for name in names if name != guest]
        found += [
            (lower,) * (seats - more) + (higher,) * more
            for lower, higher in pairs
            for more in sorted({seats // 2, seats - seats // 2})
        ]
    if any(map(is_program, chosen)):  # how bots fare among themselves is known
        found = [line_up for line_up in found if any(map(is_program, line_up))]
    if not found:
        raise OptionError("errors-no-lineup", game=game.id, seats=seats)
    return found


def _in_touch(
    played: Sequence[tuple[str, ...]], line_ups: Sequence[tuple[str, ...]]
) -> list[tuple[str, ...]]:
    """Lineups in an order in which all bots so far can be compared after each of them."""
    left, known = list(line_ups), {bot for line_up in played for bot in line_up}
    ordered = []
    while left:
        near = (each for each in left if not known or known.intersection(each))
        ordered.append(next(near, left[0]))
        left.remove(ordered[-1])
        known.update(ordered[-1])
    return ordered


@dataclass(slots=True)
class _Rating:
    """The table of one game while it grows.

    Attributes:
        game: what is played.
        file: of the table.
        games: per lineup.
        seed: of all games.
        untimed: takes the place of budgets that are times.
        afresh: whether games in the table don't count.
        shipped: the table of the game's bots, if external ones are rated.
        table: the ratings so far.
    """

    game: Game
    file: Path
    games: int
    seed: int
    untimed: Budget | None
    afresh: bool
    shipped: Table | None
    table: Table

    def play(self, line_ups: Sequence[tuple[str, ...]], workers: int | None) -> bool:
        """Play every lineup to the end; False if a person has stopped it."""
        before = () if self.shipped is None else self.shipped.line_ups
        check_connected([each.bots for each in (*before, *self.table.line_ups)] + list(line_ups))
        with suppress(OSError):  # writing will say what is wrong
            self.file.parent.mkdir(parents=True, exist_ok=True)
        terminal.write_text(self.table.to_json(), self.file)
        line_ups = _in_touch([each.bots for each in self.table.line_ups], line_ups)
        total = len(line_ups) * self.games
        with terminal.progress("games", total) as show:
            try:
                for done, bots in enumerate(line_ups):
                    for played in self._grow(bots, workers):
                        show(done * self.games + played, " - ".join(bots))
            except KeyboardInterrupt:
                return False
        return True

    def _grow(self, bots: tuple[str, ...], workers: int | None) -> Iterator[int]:
        """Play the missing games of a lineup; yields its games so far."""
        line_up = self._begun(bots)
        entrants = tuple(Entrant(bot, self._budget(bot)) for bot in bots)
        contest = Contest(self.game.id, entrants, self.seed)
        blocks = range(line_up.blocks, -(-self.games // len(bots)))
        outcomes = Counter(dict(line_up.outcomes))
        saved_at = time.monotonic()
        with closing(run(contest, blocks, workers)) as results:
            try:
                for result in results:
                    outcomes[tuple(round(share, 6) for share in result.scores)] += 1
                    line_up = replace(
                        line_up,
                        blocks=outcomes.total(),
                        outcomes=dict(outcomes),
                        date=today(),
                        program=program_version(),
                    )
                    if time.monotonic() - saved_at > _SAVE_S:
                        self._keep(line_up)
                        saved_at = time.monotonic()
                    yield line_up.games
            finally:
                self._keep(line_up)

    def _budget(self, bot: str) -> Budget | None:
        info = self.game.bot(bot).info
        if not info.searches:
            return None
        return info.budget if self.untimed is None or info.budget.repeatable else self.untimed

    def _begun(self, bots: tuple[str, ...]) -> LineUp:
        """The games a lineup has played with the same seed and budgets, or nothing."""
        limits = map(self._budget, bots)
        budgets = tuple(None if limit is None else limit.text() for limit in limits)
        for known in () if self.afresh else self.table.line_ups:
            if (known.bots, known.budgets, known.seed) == (bots, budgets, self.seed):
                return known
        return LineUp(bots, budgets, self.seed, 0, {}, "", "")

    def _keep(self, line_up: LineUp) -> None:
        """Put a lineup in its place, fit, and write the file."""
        if not line_up.blocks:
            return
        bots = [bot.info.id for bot in self.game.bots]
        levels = bots
        if self.shipped is not None:
            levels = with_programs(bots, (*self.table.line_ups, line_up))
        others = [
            each
            for each in self.table.line_ups
            if each.bots != line_up.bots and set(each.bots) <= set(levels)
        ]
        line_ups = sorted(
            (*others, line_up), key=lambda each: [levels.index(bot) for bot in each.bots]
        )
        if self.shipped is None:
            played = {bot for each in line_ups for bot in each.bots}
            below = neighbours([b.info for b in self.game.bots if b.info.id in played])
            fitted = ratings(line_ups, levels, below)
        else:
            fitted = rated(self.shipped, line_ups, bots)
        self.table = replace(self.table, ratings=fitted, line_ups=tuple(line_ups))
        terminal.write_text(self.table.to_json(), self.file)


def _print(table: Table) -> None:
    titles = ("bot", "Elo", "± (95%)", "games", "against the level below", "date")
    rows = (
        (
            *(rating.bot, rating_text(rating.elo), number(rating.margin), rating.games),
            rating.beats and f"{percent(rating.beats.score)} against {rating.beats.bot}",
            rating.date,
        )
        for rating in table.ratings
    )
    whose = "the built-in bots" if any(is_program(r.bot) for r in table.ratings) else "these bots"
    terminal.console().print(f"{table.game}: 1500 is the average of {whose}", markup=False)
    terminal.console().print(terminal.table(titles, rows))


def with_programs(bots: Sequence[str], line_ups: Sequence[LineUp]) -> list[str]:
    """The bots of a game, weakest first, then all external bots that have played."""
    played = {bot for line_up in line_ups for bot in line_up.bots if is_program(bot)}
    return [*bots, *sorted(played)]


def rated(shipped: Table, line_ups: Sequence[LineUp], bots: Sequence[str]) -> tuple[Rating, ...]:
    """The ratings of all external bots in ``line_ups``, on the scale of the shipped table.

    Args:
        shipped: the table of the bots; may be empty.
        line_ups: those with external bots.
        bots: ids of the bots of the game, weakest first.

    Raises:
        OptionError: an external bot has no opponents in common with the others.
    """
    known = [each for each in shipped.line_ups if set(each.bots) <= set(bots)]
    fitted = ratings((*known, *line_ups), with_programs(bots, line_ups))
    both = [(shipped.rating(each.bot), each) for each in fitted]
    gaps = [before.elo - now.elo for before, now in both if before is not None]
    shift = sum(gaps) / len(gaps) if gaps else 0.0
    return tuple(
        replace(each, elo=each.elo + shift, beats=None) for each in fitted if is_program(each.bot)
    )
