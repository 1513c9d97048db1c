"""What ``parlour-lab calibrate`` prints, and what it writes as JSON."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Any, Final

import numpy as np

from engines.arena.stats import Interval
from engines.cli import terminal
from engines.cli.calibrating import statistics
from engines.cli.calibrating.line_ups import Setting
from engines.cli.calibrating.playing import Played
from engines.cli.calibrating.statistics import Sample
from engines.contract.analysis import Unit
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.runtime.environment import program_version, today
from engines.runtime.texts import number, percent

PHASES: Final = (
    ("first third", 0.0, 1 / 3),
    ("second third", 1 / 3, 2 / 3),
    ("last third", 2 / 3, 1.01),
)
_LEAST: Final = 20
"""Parts of a table with fewer decisions are left out."""


def parts(sample: Sample) -> Iterator[tuple[str, Sample]]:
    """The decisions by phase, by round, and by number of seats, where there are enough."""
    found = [(name, (sample.phase >= low) & (sample.phase < high)) for name, low, high in PHASES]
    edges = np.unique(np.quantile(sample.round, (0, 0.25, 0.5, 0.75, 1)).astype(int))
    for low, high in pairwise(edges.tolist()):
        last = high == edges[-1]
        inside = (sample.round >= low) & ((sample.round <= high) if last else (sample.round < high))
        found.append((f"rounds {low} to {high if last else high - 1}", inside))
    seats = np.unique(sample.seats)
    if len(seats) > 1:
        found += [(f"{count} seats", sample.seats == count) for count in seats]
    for name, chosen in found:
        if int(chosen.sum()) >= _LEAST:
            yield name, sample.where(chosen)


def summary(
    setting: Setting, sample: Sample, games: Sequence[Played], *, calibrated: bool
) -> dict[str, Any]:
    """The object that describes one table in a JSON file and in ``assets/calibration``."""
    by_win = find(setting.game).info.unit is Unit.WIN
    found = about(setting)
    found |= {"unit": "share" if by_win else "cents", "calibrated": calibrated}
    found |= _reliability(sample, by_win=by_win)
    found |= {"games": len(games), "judged_games": sample.games}
    found["bots"] = sorted({who for game in games for who in game.players} - {PERSON})
    again = statistics.repeats(sample, by_win=by_win)
    if again is not None:
        found["repeats"] = figures_of(again)
    found["parts"] = [
        {"part": name, **_reliability(part, by_win=by_win, brief=True)}
        for name, part in parts(sample)
    ]
    return found


def about(setting: Setting) -> dict[str, Any]:
    """What was measured, and when."""
    return {
        "game": setting.game,
        "table": setting.table,
        "adviser": setting.adviser,
        "seats": list(setting.seats),
        "budget": setting.asked.text(),
        "seated_budget": setting.seated.text(),
        "share": setting.share,
        "seed": setting.seed,
        "date": today(),
        "program": program_version(),
    }


_ONLY_OF_ALL: Final = {
    *("brier_constant", "brier_recalibrated", "log_loss", "log_loss_base", "log_loss_constant"),
    *("stated_error", "true_error", "bins"),
}
"""What is left out of parts of a table."""


def _reliability(sample: Sample, *, by_win: bool, brief: bool = False) -> dict[str, Any]:
    samples = 200 if brief else statistics.SAMPLES
    measure = statistics.reliability if by_win else statistics.money
    empty = {} if by_win else dict.fromkeys(("ece", "ece_perfect_95", "brier", "brier_base"))
    found = empty | figures_of(measure(sample, samples=samples))
    return {name: each for name, each in found.items() if not (brief and name in _ONLY_OF_ALL)}


def figures_of(found: Any) -> dict[str, Any]:
    """Results as plain data for JSON, rounded; an interval is three figures."""
    data: dict[str, Any] = {}
    for field in fields(found):
        name, value = field.name, getattr(found, field.name)
        if isinstance(value, Interval):
            ends = (("", value.mean), ("_low", value.low), ("_high", value.high))
            data |= {f"{name}{end}": _short(each) for end, each in ends}
        else:
            listed = isinstance(value, tuple)
            data[name] = [figures_of(each) for each in value] if listed else _short(value)
    return data


def _short(value: float | None) -> float | None:
    return None if value is None or not math.isfinite(value) else round(value, 5)


# -- for people -----------------------------------------------------------------------------------


def show(table: dict[str, Any]) -> None:
    """Print the result of one table."""
    out = terminal.console()
    by_win = table["unit"] == "share"
    shown = "figures as shown" if table["calibrated"] else "the adviser's own estimates"
    seats = ", ".join(map(str, table["seats"]))
    out.print(
        f"{table['game']}, table {table['table']}, {seats} seats: {shown}. Adviser "
        f"{table['adviser']}, {table['budget']} for a question, {table['seated_budget']} at the "
        f"table; {number(table['games'])} games, {number(table['decisions'])} decisions, seed "
        f"{table['seed']}.",
        markup=False,
    )
    _show_bins(table["bins"], by_win=by_win)
    lines = _win_lines(table) if by_win else _money_lines(table)
    again = table.get("repeats")
    if again is not None:
        errors = f"{_value(again['stated'], by_win)}, {_value(again['true'], by_win)}"
        covered = f"{_range(again, 'covered', 100, 0)}% (goal 90 to 98%)"
        lines += [
            ("Positions continued", f"{again['positions']}, {again['times']} times each"),
            ("  stated error, true error", errors),
            ("  stated 95% ranges that contain the true value", covered),
        ]
    for name, text in lines:
        out.print(f"  {name:<42} {text}", markup=False)
    _show_parts(table["parts"], by_win=by_win)


def _value(share: float | None, by_win: bool) -> str:
    if share is None:
        return "not known"
    text = number(100 * share if by_win else share, 1)
    return f"{text} points" if by_win else f"{text}¢"


def _range(
    table: dict[str, Any], name: str, scale: float, decimals: int, *, signed: bool = False
) -> str:
    mean, low, high = (
        number(scale * table[name + end], decimals, signed=signed) for end in ("", "_low", "_high")
    )
    return f"{mean} ({low} to {high})"


def _win_lines(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        ("Predicted, actual", f"{percent(table['claimed'])}, {percent(table['came'])}"),
        ("Actual minus predicted, points (95%)", _range(table, "offset", 100, 1, signed=True)),
        ("Expected calibration error, points (95%)", _range(table, "ece", 100, 1)),
        (
            "  of a perfect adviser: mean, 95th percentile",
            f"{number(100 * table['ece_perfect'], 1)}, {number(100 * table['ece_perfect_95'], 1)}",
        ),
        ("Slope (1: calibrated; below 1: overconfident)", _range(table, "slope", 1, 2)),
        (
            "Brier score: adviser, 1/seats, constant, refitted",
            ", ".join(
                number(table[name], 4)
                for name in ("brier", "brier_base", "brier_constant", "brier_recalibrated")
            ),
        ),
        (
            "Log loss: adviser, 1/seats, constant",
            ", ".join(
                number(table[name], 4)
                for name in ("log_loss", "log_loss_base", "log_loss_constant")
            ),
        ),
        (
            "Stated error, true error (lower bound)",
            f"{_value(table['stated_error'], True)}, {_value(table['true_error'], True)}",
        ),
    ]


def _money_lines(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (
            "Predicted, actual",
            ", ".join(f"{number(table[name], 1, signed=True)}¢" for name in ("claimed", "came")),
        ),
        ("Actual minus predicted, ¢ (95%)", _range(table, "offset", 1, 1, signed=True)),
        ("Slope of actual on predicted", _range(table, "slope", 1, 2)),
        (
            "Root mean square error: adviser, zero",
            f"{number(table['rmse'])}¢, {number(table['rmse_nothing'])}¢",
        ),
        ("Stated error", _value(table["stated_error"], False)),
    ]


def _show_bins(bins: Sequence[dict[str, Any]], *, by_win: bool) -> None:
    came, scale = ("won", 100) if by_win else ("actual", 1)
    rows = (
        (
            f"{number(scale * each['low'])} to {number(scale * each['high'])}",
            *(number(each[key]) for key in ("decisions", "games")),
            *(number(scale * each[key], 1) for key in ("claimed", "came")),
            None if each["margin"] is None else number(scale * each["margin"], 1),
            number(scale * each["stated"], 2),
        )
        for each in bins
    )
    titles = ("claims", "decisions", "games", "predicted", came, "±95%", "stated ±")
    terminal.console().print(terminal.table(titles, rows))


def _show_parts(found: Sequence[dict[str, Any]], *, by_win: bool) -> None:
    scale = 100 if by_win else 1
    last = ("ECE; 95th percentile of a perfect adviser", "Brier / 1/seats")
    titles = (
        *("part", "games", "decisions", "predicted", "actual", "offset (95%)", "slope (95%)"),
        *(last if by_win else ("RMSE / of zero",)),
    )

    def errors(each: dict[str, Any]) -> Iterator[str]:
        if by_win:
            yield f"{number(100 * each['ece'], 1)}; {number(100 * each['ece_perfect_95'], 1)}"
            yield f"{number(each['brier'], 3)} / {number(each['brier_base'], 3)}"
        else:
            yield f"{number(each['rmse'])} / {number(each['rmse_nothing'])}"

    rows = (
        (
            each["part"],
            *(number(each[key]) for key in ("games", "decisions")),
            *(number(scale * each[key], 1) for key in ("claimed", "came")),
            _range(each, "offset", scale, 1, signed=True),
            _range(each, "slope", 1, 2),
            *errors(each),
        )
        for each in found
    )
    terminal.console().print(terminal.table(titles, rows))
