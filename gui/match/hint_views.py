"""A hint in words and figures: what the cards and the footer of the hint dock show."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from engines.contract.analysis import BY_RULE, Analysis, Line, Separation, Unit, Work
from engines.contract.catalog import Words, number
from engines.contract.messages import Message
from engines.contract.registry import game
from engines.match.advice.hint import looked_ahead
from engines.runtime.types import Action, Seat
from gui.app.values import seconds_text, unit_name, value_text
from gui.kit.bars import Preference
from gui.kit.hint_card import HintView

translate = QCoreApplication.translate


def units_of(analysis: Analysis) -> tuple[Unit, ...]:
    """The units in which the adviser can judge, its own first."""
    aside = (analysis.unit, Unit.PERFECT)
    others = [unit for unit in analysis.best.values if unit not in aside]
    return (analysis.unit, *others)


def line_view(
    analysis: Analysis, line: Line, unit: Unit, words: Words, played_by: Seat | None
) -> HintView:
    """One plan with everything that is known about it; by preference if nobody looked ahead."""
    if not looked_ahead(analysis, game(analysis.game).info):
        return replace(preference_view(analysis, line, words), played_by=played_by)
    value = line.values[unit][analysis.seat]
    told = analysis.telling or unit is not Unit.WIN
    n = line.visits
    visits = translate("Hint", "{0} visits", "", n).format(number(n)) if n else ""
    return HintView(
        plan=line.text,
        value=value_text(unit, value) if told else "",
        error="",
        preference=Preference(line.bar.mean, max(0.0, line.bar.low), min(1.0, line.bar.high)),
        reasons=tuple(words.say(reason.message) for reason in line.reasons),
        work=visits,
        best=line is analysis.best,
        played_by=played_by,
    )


def figures_text(analysis: Analysis, unit: Unit) -> str:
    """What the best plan is worth at this table and against perfect play, with their names.

    Empty for an adviser that goes by rules, and for units that do not depend on the opponents.
    """
    if not looked_ahead(analysis, game(analysis.game).info) or unit not in (
        Unit.WIN,
        Unit.MONEY,
    ):
        return ""
    values, seat = analysis.best.values, analysis.seat
    if unit is Unit.WIN and not analysis.telling:
        return translate("Hint", "Win chance: too early to tell.")
    own = value_text(unit, values[unit][seat])
    if Unit.PERFECT not in values:
        return translate("Hint", "Against perfect play: {0}").format(own)
    perfect = value_text(unit, values[Unit.PERFECT][seat])
    text = translate("Hint", "At this table: {0}\nAgainst perfect play: {1}")
    return text.format(own, perfect)


def order_text(analysis: Analysis, unit: Unit) -> str:
    """By what the plans are listed, if their figures in ``unit`` are in another order; or empty."""
    seat = analysis.seat
    shown = [line.values[unit][seat].mean for line in analysis.lines if unit in line.values]
    if unit is analysis.unit or shown == sorted(shown, reverse=True):
        return ""
    return translate("Hint", "Sorted by {0}").format(unit_name(analysis.unit))


def preference_view(analysis: Analysis, line: Line, words: Words) -> HintView:
    """A plan with how much the bot prefers it, in its own unit."""
    unit = words.say(Message(analysis.preference_unit))
    by_rule = analysis.preference_unit == BY_RULE
    return HintView(
        plan=line.text,
        value=unit if by_rule else f"{number(line.preference)} {unit}",
        error="",
        preference=Preference(line.bar.mean),
        reasons=tuple(words.say(reason.message) for reason in line.reasons),
        best=line is analysis.best,
    )


def separation_text(separation: Separation) -> str:
    """How clearly the best plan leads."""
    match separation:
        case Separation.CLEAR:
            return translate("Hint", "clearly best")
        case Separation.SLIGHT:
            return translate("Hint", "slightly better")
        case Separation.EQUAL:
            return translate("Hint", "about equal")


def work_text(work: Work) -> str:
    """What the analysis has cost: "6 400 playouts · 1.2 s"."""
    parts = []
    if work.exact:
        parts.append(translate("Hint", "exact"))
    playouts, nodes, depth = work.playouts, work.nodes, work.depth
    for count, text in (
        (playouts, translate("Hint", "{0} playouts", "", playouts)),
        (nodes, translate("Hint", "{0} nodes", "", nodes)),
        (depth, translate("Hint", "{0} plies deep", "", depth)),
    ):
        if count:
            parts.append(text.format(number(count)))
    if work.stopped:
        stopped = translate("Hint", "stopped after {0}")
        parts.append(stopped.format(seconds_text(work.seconds)))
    elif work.seconds:
        parts.append(seconds_text(work.seconds))
    return " · ".join(parts)


def hint_sentence(analysis: Analysis, unit: Unit) -> str:
    """The hint in one sentence, for a screen reader."""
    best = analysis.best
    if not looked_ahead(analysis, game(analysis.game).info):
        return translate("Hint", "Hint: {0}.").format(best.text)
    value = value_text(unit, best.values[unit][analysis.seat])
    if unit is Unit.WIN and not analysis.telling:
        value = translate("Hint", "too early to tell who wins")
    text = translate("Hint", "Hint: {0}, {1}, {2}.")
    return text.format(best.text, value, separation_text(analysis.separation))


def in_steady_order(
    lines: Sequence[Line], shown: Sequence[tuple[Action, ...]], held: tuple[Action, ...] | None
) -> list[Line]:
    """``lines`` in their order, but the one with the actions ``held`` stays at its place.

    ``shown`` is the order before. The person reads or is about to play the held plan.
    """
    ordered = list(lines)
    if held is None or held not in shown:
        return ordered
    kept = next((line for line in ordered if line.actions == held), None)
    if kept is not None:
        ordered.remove(kept)
        ordered.insert(shown.index(held), kept)
    return ordered
