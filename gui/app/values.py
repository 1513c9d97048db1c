"""Values of analyses as people read them: "52 to 60%", "962 points"."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final

from babel.dates import format_date, format_skeleton
from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from engines.contract.analysis import Estimate, Unit
from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.contract.position import Position, retold
from engines.contract.registry import game as find_game
from engines.contract.rules import Rules
from engines.match.advice.quality import Judgement
from engines.match.analysis.puzzles import Grade, Puzzle
from engines.match.archive.library import Entry, Exercise, Library
from engines.runtime import texts
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.app.context import Context
from gui.app.kernels import Readiness

TIMES: Final = tuple(Budget(seconds=seconds) for seconds in (0.5, 1.0, 2.0, 5.0, 10.0, 30.0))
WORKS: Final = tuple(
    Budget(playouts=playouts) for playouts in (1_000, 4_000, 16_000, 64_000, 256_000)
)
"""Budgets that people choose from. Every search counts in playouts, so both kinds fit every bot."""
_FEW: Final = 2
"""With so few choices, naming the wrong one would give the answer away."""


def unit_name(unit: Unit) -> str:
    """The unit as a choice in a menu."""
    return texts.tr(f"app-unit-{unit}")


def value_text(unit: Unit, value: Estimate) -> str:
    """A value with its unit as a 95% range, "52 to 60%"; one number where both ends read alike."""
    match unit:
        case Unit.WIN | Unit.PERFECT | Unit.TABLE:
            return _chance_text(value)
        case Unit.POINTS:
            return texts.tr("app-range-of-points", points=_range(value, signed=False))
        case Unit.MONEY:
            return texts.tr("app-ct", cents=_range(value, signed=True))
        case Unit.EQUITY:
            return _joined(
                texts.number(value.low, 2, signed=True), texts.number(value.high, 2, signed=True)
            )


def _chance_text(value: Estimate) -> str:
    decimals = texts.decimals_of(50 * (value.high - value.low))
    low, high = max(0.0, value.low), min(1.0, value.high)
    if texts.percent(low, decimals) == texts.percent(high, decimals):
        return texts.percent(value.mean, decimals)
    return _joined(texts.number(100 * low, decimals), texts.percent(high, decimals))


def _range(value: Estimate, *, signed: bool) -> str:
    decimals = texts.decimals_of((value.high - value.low) / 2)
    low = texts.number(value.low, decimals, signed=signed)
    return _joined(low, texts.number(value.high, decimals, signed=signed))


def _joined(low: str, high: str) -> str:
    return low if low == high else texts.tr("app-to", low=low, high=high)


def share_text(game: Rules, share: float, decimals: int = 1) -> str:
    """What a share (``match.advice.quality``) says: a win chance, or the corresponding money."""
    if game.info.unit is not Unit.MONEY:
        return texts.percent(share, decimals)
    low, high = _reach(game)
    cents = texts.number(low + share * (high - low), decimals, signed=True)
    return texts.tr("app-ct", cents=cents)


def even_share(game: Rules, seats: int) -> float:
    """The share of every seat when all are level."""
    low, high = _reach(game)
    total = (game.info.constant_sum or 0.0) if game.info.unit is Unit.MONEY else high
    return (total / seats - low) / (high - low)


def value_decimals(game: Rules, value: Estimate) -> int:
    """The decimals that a share deserves (``decimals_of``)."""
    low, high = _reach(game)
    return texts.decimals_of((high - low) * (value.high - value.low) / 2)


def difference_text(game: Rules, share: float, decimals: int = 1, *, signed: bool = False) -> str:
    """A difference of shares as a number: points of win chance, or cents."""
    return texts.number(difference_in_units(game, share), decimals, signed=signed)


def difference_in_units(game: Rules, share: float) -> float:
    """A difference of shares in percentage points of win chance, or in cents."""
    low, high = _reach(game)
    return share * (high - low)


def change_text(game: Rules, before: float, after: float, decimals: int = 1) -> str:
    """The difference between two shares as ``share_text`` writes them, signed."""
    low, high = _reach(game)
    first, second = (low + share * (high - low) for share in (after, before))
    return texts.number(texts.difference(first, second, decimals), decimals, signed=True)


def _reach(game: Rules) -> tuple[float, float]:
    """What shares of 0 and 1 mean, in percent or in cents."""
    return game.info.reach if game.info.unit is Unit.MONEY else (0.0, 100.0)


def cost_text(game: Rules, judgement: Judgement) -> str:
    """What a decision has cost: "3.1 percentage points", or a share of the stake."""
    if judgement.unit is Unit.EQUITY:
        lines = judgement.best, judgement.played
        best, played = (line.values[Unit.EQUITY][judgement.seat].mean for line in lines)
        return texts.tr("app-of-the-stake", share=texts.difference(best, played, 2))
    return loss_text(game, cost_of(game, judgement))


def cost_of(game: Rules, judgement: Judgement) -> float:
    """What a decision has cost, as a share: the difference of the two figures that lists show."""
    unit = Unit.WIN if Unit.WIN in judgement.best.values else game.info.unit
    if judgement.unit is Unit.EQUITY or unit not in judgement.best.values:
        return judgement.loss
    low, high = _reach(game)
    one = 1.0 if unit is Unit.MONEY else high - low
    lines = judgement.best, judgement.played
    best, played = (one * line.values[unit][judgement.seat].mean for line in lines)
    return texts.difference(best, played) / (high - low)


def loss_text(game: Rules, loss: float, decimals: int = 1) -> str:
    """A loss: "3.1 percentage points", "12.4¢"."""
    lost = difference_text(game, loss, decimals)
    if game.info.unit is Unit.MONEY:
        return texts.tr("app-ct", cents=lost)
    return texts.tr("app-points-of-win-chance", points=lost)


def seconds_text(seconds: float) -> str:
    """A duration: "1.2 s", "40 ms", "under 1 ms"."""
    if seconds < 0.001:
        return texts.tr("app-under-a-millisecond")
    if seconds < 0.1:
        return f"{texts.number(1000 * seconds)}{texts.THIN_SPACE}ms"
    return f"{texts.number(seconds, 1)}{texts.THIN_SPACE}s"


def budget_text(budget: Budget) -> str:
    """A budget: "2 s", "400 playouts", joined by "or" when there are several limits."""
    parts = []
    if budget.seconds is not None:
        parts.append(f"{texts.amount(budget.seconds)}{texts.THIN_SPACE}s")
    playouts, nodes, depth = budget.playouts or 0, budget.nodes or 0, budget.depth or 0
    limits = (
        (playouts, texts.tr("app-playouts", playouts=playouts)),
        (nodes, texts.tr("app-nodes", nodes=nodes)),
        (depth, texts.tr("app-plies", depth=depth)),
    )
    parts += [told for count, told in limits if count]
    return texts.tr("app-or", limits=tuple(parts))


def budget_groups(*own: Budget) -> tuple[tuple[Budget, ...], ...]:
    """What to offer: times, then numbers of playouts, ascending, with ``own`` among them.

    Budgets in ``own`` (the bot's, the chosen one) that are of neither kind come first.
    """
    times = {budget for budget in own if budget == Budget(seconds=budget.seconds or 1.0)}
    works = {budget for budget in own if budget == Budget(playouts=budget.playouts or 1)}
    offered = (
        tuple(dict.fromkeys(budget for budget in own if budget not in times | works)),
        tuple(sorted({*times, *TIMES}, key=lambda budget: budget.seconds or 0.0)),
        tuple(sorted({*works, *WORKS}, key=lambda budget: budget.playouts or 0)),
    )
    return tuple(group for group in offered if group)


def fill_budgets(box: QComboBox, usual: Budget, chosen: Budget) -> None:
    """Offer budgets in a box and choose one of them; the box emits nothing."""
    with QSignalBlocker(box):
        box.clear()
        for group in budget_groups(usual, chosen):
            if box.count():
                box.insertSeparator(box.count())
            for budget in group:
                box.addItem(budget_text(budget), budget.text())
        box.setCurrentIndex(box.findData(chosen.text()))


def players_text(names: list[str]) -> str:
    """Who plays against whom: "Anna – Optimal"."""
    return " – ".join(names)


def winners_text(entry: Entry) -> str:
    """Who won a finished game, or between whom it is tied."""
    winners = tuple(player.name for player in entry.winners)
    return texts.tr("app-winners", winners=winners, count=len(winners))


def day_text(moment: datetime) -> str:
    """The local day of a moment, as the language of the window writes it."""
    return format_date(moment.astimezone().date(), locale=texts.language())


def short_day_text(moment: datetime) -> str:
    """A recent day, without its year."""
    return format_skeleton("MMMd", moment.astimezone(), locale=texts.language())


async def read_exercises(context: Context, game: str | None = None) -> tuple[Exercise, ...]:
    """The person's exercises from the library; raises ParlourError.

    Mistakes are named in the window's language, if the rules to replay them are compiled.
    """
    found = await context.archive.ask(Library.exercises, game)
    return await event_loop.in_pool(lambda: tuple(in_words(context, each) for each in found))


def in_words(context: Context, exercise: Exercise) -> Exercise:
    """The exercise as ``read_exercises`` returns it: its mistake in words, its choices counted."""
    if exercise.is_own and context.kernels.state(exercise.game) is Readiness.READY:
        with suppress(ParlourError):  # written by an earlier version, in its notation
            start = Position.parse(find_game(exercise.game), exercise.position)
            exercise = replace(exercise, choices=len(start.legal()))
            return replace(exercise, played=context.words().say(retold(start, exercise.played)))
    return exercise


def better_move(exercise: Exercise) -> str:
    """What to find instead of a mistake; empty if that would give the answer away."""
    told = exercise.choices > _FEW
    return texts.tr("app-find-better-move", played=exercise.played) if told else ""


def days_in_a_row(days: Iterable[date], today: date) -> int:
    """The number of days in a row, up to today or yesterday, on which something was done."""
    known = set(days)
    day = today if today in known else today - timedelta(days=1)
    count = 0
    while day in known:
        count += 1
        day -= timedelta(days=1)
    return count


def grade_text(grade: Grade) -> str:
    """How hard an exercise is."""
    return texts.tr(f"app-exercise-{grade}")


def theme_title(words: Words, game: str, puzzle: Puzzle) -> str:
    """The name of the set that an exercise belongs to by its theme."""
    for code in (f"{game}.set.{puzzle.theme}", f"{game}.set.general"):
        if words.has(code):
            return words.say(message(code))
    return texts.tr("app-what-would-you-play")
