"""Standings and games as plain data: JSON and CSV."""

import csv
import io
import math
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

from engines.arena.config import Setup
from engines.arena.progress import Played
from engines.arena.standings import Row, Standings
from engines.arena.stats import Interval

_SHARES: Final = (50, 95, 99)
_COUNTS: Final = ("games", "won", "shared", "lost", "forfeits")


def to_dict(standings: Standings) -> dict[str, Any]:
    """Plain data for JSON. Infinite values are null; everything timed is under ``timing``."""
    setup, length = standings.setup, standings.length
    return setup.to_dict() | {
        "blocks": standings.blocks,
        "most_blocks": setup.blocks,
        "games": standings.games,
        "plies_per_game": length and length.mean,
        "plies": length and [length.shortest, length.median, length.longest],
        "entrants": [
            entrant | _row_to_dict(row, _measured(standings))
            for entrant, row in zip(setup.to_dict()["entrants"], standings.rows, strict=True)
        ],
        "pairings": [
            {each.name: _plain(getattr(pairing, each.name)) for each in fields(pairing)}
            for pairing in standings.pairings
        ],
        "tables": [
            {
                "places": list(table.places),
                "blocks": table.blocks,
                "test": table.test
                and {
                    "llr": table.test.llr,
                    "bounds": [table.test.lower, table.test.upper],
                    "verdict": table.test.verdict.value,
                },
            }
            for table in standings.tables
        ],
        "score_by_seat": list(map(_interval, standings.seats)),
        "forfeits": [
            {
                "table": table,
                "block": block,
                "entrant": standings.tables[table].places[forfeit.entrant],
                "ply": forfeit.ply,
                "message": forfeit.message,
            }
            for table, block, forfeit in standings.forfeits
        ],
        "timing": [
            {
                "name": row.name,
                "decision_seconds": row.thinking.seconds / max(1, row.thinking.decisions),
                "slowest_decision_seconds": row.thinking.slowest,
                "percentiles": {str(share): row.thinking.percentile(share) for share in _SHARES},
            }
            for row in standings.rows
        ],
    }


def _measured(standings: Standings) -> tuple[str, ...]:
    """The figures with intervals; those who meet at several tables have ratings, not an Elo."""
    strength = "rating" if len(standings.tables) > 1 else "elo"
    return ("score", strength, "adjusted", "returns", "returns_adjusted")


def _row_to_dict(row: Row, measured: Sequence[str]) -> dict[str, Any]:
    return {
        **{
            name: _plain(getattr(row, name))
            for name in ("name", *measured, "superiority", *_COUNTS)
        },
        "score_by_seat": list(row.by_seat),
        "decisions": row.thinking.decisions,
    }


def _plain(value: Any) -> Any:
    return _interval(value) if isinstance(value, Interval) else value


def _interval(interval: Interval) -> dict[str, float | None]:
    ends = {"mean": interval.mean, "low": interval.low, "high": interval.high}
    return {end: value if math.isfinite(value) else None for end, value in ends.items()}


def standings_csv(standings: Standings) -> str:
    """One line for each entrant, best first."""
    measured, ranked, leads = _measured(standings), standings.ranked, {}
    for each in standings.pairings:
        leads[each.first, each.second] = each.elo
        leads[each.second, each.first] = Interval(-each.elo.mean, -each.elo.high, -each.elo.low)
    head = ["name", "bot", "budget", *_COUNTS]
    head += [name + end for name in (*measured, "lead_over_next") for end in ("", "_low", "_high")]
    head += ["superiority", *(f"score_seat_{n + 1}" for n in range(len(standings.seats)))]
    head += ["decisions", *(f"seconds_{share}" for share in _SHARES)]
    rows: list[list[Any]] = []
    for row, below in zip(ranked, (*ranked[1:], None), strict=True):
        entrant = standings.setup.entrants[row.entrant]
        budget = entrant.budget.text() if entrant.budget else None
        cells: list[Any] = [row.name, entrant.bot, budget]
        cells += [getattr(row, name) for name in _COUNTS]
        lead = below and leads.get((row.entrant, below.entrant))
        for interval in (*(getattr(row, name) for name in measured), lead):
            cells += _interval(interval).values() if interval else [None] * 3
        cells += [row.superiority, *row.by_seat[: len(standings.seats)], row.thinking.decisions]
        cells += [row.thinking.percentile(share) for share in _SHARES]
        rows.append(cells)
    return _csv(head, rows)


def games_csv(setup: Setup, played: Iterable[Played], names: Sequence[str]) -> str:
    """One line for each game, in the order of tables, blocks and rotations."""
    seats = range(setup.table_size)
    head = ["table", "block", "rotation", "seed", "plies", "forfeit"]
    head += [f"seat_{seat + 1}" for seat in seats] + [f"win_{seat + 1}" for seat in seats]
    return _csv(
        head,
        [
            [
                *(game.id.table, game.id.block, game.id.rotation, game.seed, game.plies),
                game.forfeit and game.forfeit.message,
                *(names[entrant] for entrant in game.seating),
                *game.wins,
            ]
            for game in sorted(played, key=lambda game: game.id)
        ],
    )


def _csv(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
