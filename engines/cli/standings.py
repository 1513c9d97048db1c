"""The table of a tournament, as ``parlour-lab arena`` prints it."""

from typing import Final

from engines.arena.standings import Row, Standings
from engines.arena.stats import Interval
from engines.cli import terminal
from engines.contract import registry
from engines.runtime.texts import number, percent

_MATRIX: Final = 12
"""The most entrants whose results against each other fit in one table."""
_FORFEITS: Final = 3


def show(standings: Standings) -> None:
    """Print the standings, thinking times, pairings, and whatever else is known."""
    console = terminal.console()
    console.print(_title(standings), markup=False)
    console.print(_strengths(standings))
    console.print()
    console.print(_thinking(standings))
    if len(standings.tables) > 1:
        console.print()
        console.print(_matrix(standings))
    for line in (*_seats(standings), *_tests(standings), *_forfeits(standings)):
        console.print(line, markup=False)


def _title(standings: Standings) -> str:
    setup, length = standings.setup, standings.length
    tables = len(standings.tables)
    where = f" at {tables} tables ({setup.format})" if tables > 1 else ""
    text = (
        f"{setup.game}: {standings.games} games in {standings.blocks} deals of "
        f"{setup.table_size}{where}, seed {setup.seed}"
    )
    if length is not None:
        text += f", {number(length.mean, 1)} plies per game ({length.shortest} to {length.longest})"
    return text


def _strengths(standings: Standings) -> object:
    rated = any(row.rating for row in standings.rows)
    unit = registry.game(standings.setup.game).info.unit
    titles = (
        *("bot", "rating (95%)", "better than next", "score (95%)", "Elo (95%)"),
        *("luck-adjusted (95%)", f"{unit} a game (95%)", "luck-adjusted (95%)"),
        *("won", "tied", "lost", "forfeits", "by seat"),
    )
    rows = (
        (
            row.name,
            _rating(row),
            percent(row.superiority) if rated and row.superiority is not None else None,
            _percents(row.score),
            _signed(row.elo, 0),
            row.adjusted and _percents(row.adjusted),
            row.returns and _signed(row.returns, 2),
            row.returns_adjusted and _signed(row.returns_adjusted, 2),
            *(row.won, row.shared, row.lost, row.forfeits),
            " / ".join(number(100 * share, 1) for share in row.by_seat),
        )
        for row in (standings.ranked if rated else standings.rows)
    )
    return terminal.table(titles, rows)


def _rating(row: Row) -> str:
    rating = row.rating
    if rating is None:
        return ""
    return f"{number(rating.mean)} ({number(rating.low)} to {number(rating.high)})"


def _thinking(standings: Standings) -> object:
    rows = (
        (
            row.name,
            row.thinking.decisions,
            terminal.milliseconds(row.thinking.seconds / max(1, row.thinking.decisions)),
            *(terminal.milliseconds(row.thinking.percentile(share)) for share in (50, 95, 99)),
            terminal.milliseconds(row.thinking.slowest),
        )
        for row in standings.rows
    )
    return terminal.table(("bot", "decisions", "mean", "50%", "95%", "99%", "slowest"), rows)


def _matrix(standings: Standings) -> object:
    """The percentage of games in which the row was ahead of the column."""
    ranked = standings.ranked
    if len(ranked) > _MATRIX:
        return _pairings(standings)
    score = {(pair.first, pair.second): pair.score.mean for pair in standings.pairings}
    score |= {(second, first): 1 - mean for (first, second), mean in score.items()}
    rows = (
        (place, row.name, *(_share(score.get((row.entrant, other.entrant))) for other in ranked))
        for place, row in enumerate(ranked, 1)
    )
    return terminal.table(("ahead of", "", *map(str, range(1, len(ranked) + 1))), rows)


def _share(mean: float | None) -> str:
    return "–" if mean is None else number(100 * mean, 1)


def _pairings(standings: Standings) -> object:
    rows = (
        (
            *(standings.rows[each].name for each in (pair.first, pair.second)),
            *(pair.games, _percents(pair.score), percent(pair.superiority)),
        )
        for pair in standings.pairings
    )
    return terminal.table(("bot", "other", "games", "ahead (95%)", "is better"), rows)


def _seats(standings: Standings) -> list[str]:
    parts = [f"{seat} {_percents(share)}" for seat, share in enumerate(standings.seats, start=1)]
    return [f"Wins by seat: {', '.join(parts)}"]


def _tests(standings: Standings) -> list[str]:
    stop = standings.setup.stop
    if stop is None:
        return []
    said = {
        "accept_h0": f"accepted {stop.elo0:g}",
        "accept_h1": f"accepted {stop.elo1:g}",
        "continue": "undecided",
    }
    lines = []
    for table in standings.tables:
        if table.test is not None:
            names = " - ".join(standings.rows[place].name for place in table.places)
            test = table.test
            lines.append(
                f"Test of {stop.elo0:g} against {stop.elo1:g} Elo, {names}: "
                f"{said[test.verdict.value]} after {table.blocks} deals "
                f"(LLR {number(test.llr, 2)}, bounds {number(test.lower, 2)} and "
                f"{number(test.upper, 2)})"
            )
    return lines


def _forfeits(standings: Standings) -> list[str]:
    lines = []
    for table, block, forfeit in standings.forfeits[:_FORFEITS]:
        name = standings.rows[standings.tables[table].places[forfeit.entrant]].name
        lines.append(f"Forfeit of {name} in deal {block}: {forfeit.message}")
    return lines


def _percents(interval: Interval) -> str:
    low, high = (number(100 * share, 2) for share in (interval.low, interval.high))
    return f"{percent(interval.mean, 2)} ({low} to {high})"


def _signed(interval: Interval, decimals: int) -> str:
    mean, low, high = (
        number(value, decimals, signed=True)
        for value in (interval.mean, interval.low, interval.high)
    )
    return f"{mean} ({low} to {high})"
