"""Standings and games as plain data: JSON and CSV."""

import csv
import io
import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

from engines.arena.config import Setup
from engines.arena.progress import Played
from engines.arena.standings import Row, Standings
from engines.arena.stats import Interval

_SHARES: Final = (50, 95, 99)


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
            entrant | _row_to_dict(row)
            for entrant, row in zip(setup.to_dict()["entrants"], standings.rows, strict=True)
        ],
        "pairings": [
            {
                "first": pairing.first,
                "second": pairing.second,
                "games": pairing.games,
                "score": _interval(pairing.score),
                "elo": _interval(pairing.elo),
                "superiority": pairing.superiority,
            }
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


def _row_to_dict(row: Row) -> dict[str, Any]:
    return {
        "name": row.name,
        "score": _interval(row.score),
        "elo": _interval(row.elo),
        "rating": row.rating and _interval(row.rating),
        "superiority": row.superiority,
        "adjusted": row.adjusted and _interval(row.adjusted),
        "returns": row.returns and _interval(row.returns),
        "returns_adjusted": row.returns_adjusted and _interval(row.returns_adjusted),
        "games": row.games,
        "won": row.won,
        "shared": row.shared,
        "lost": row.lost,
        "forfeits": row.forfeits,
        "score_by_seat": list(row.by_seat),
        "decisions": row.thinking.decisions,
    }


def _interval(interval: Interval) -> dict[str, float | None]:
    return {"mean": _finite(interval.mean), "low": _finite(interval.low)} | {
        "high": _finite(interval.high)
    }


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def standings_csv(standings: Standings) -> str:
    """One line for each entrant, best first."""
    names = ("score", "elo", "rating", "adjusted", "returns", "returns_adjusted")
    head = ["name", "bot", "budget", "games", "won", "shared", "lost", "forfeits"]
    head += [f"{name}{end}" for name in names for end in ("", "_low", "_high")]
    head += ["superiority", *(f"score_seat_{n + 1}" for n in range(len(standings.seats)))]
    head += ["decisions", *(f"seconds_{share}" for share in _SHARES)]
    rows: list[list[Any]] = []
    for row in standings.ranked:
        entrant = standings.setup.entrants[row.entrant]
        budget = entrant.budget.text() if entrant.budget else None
        cells: list[Any] = [row.name, entrant.bot, budget]
        cells += [row.games, row.won, row.shared, row.lost, row.forfeits]
        for name in names:
            cells += _ends(getattr(row, name))
        cells += [row.superiority, *row.by_seat[: len(standings.seats)], row.thinking.decisions]
        cells += [row.thinking.percentile(share) for share in _SHARES]
        rows.append(cells)
    return _csv(head, rows)


def games_csv(setup: Setup, played: Iterable[Played]) -> str:
    """One line for each game, in the order of tables, blocks and rotations."""
    seats, names = range(setup.table_size), setup.names
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


def _ends(interval: Interval | None) -> list[float | None]:
    if interval is None:
        return [None] * 3
    return [_finite(interval.mean), _finite(interval.low), _finite(interval.high)]


def _csv(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
