"""A hint in words and figures: what the cards and the footer of the hint dock show."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.contract.analysis import BY_RULE, Analysis, Line, Reason, Separation, Unit, Work
from engines.contract.messages import Message, Words, message
from engines.contract.position import Position, plan
from engines.contract.registry import game
from engines.match.advice.hint import expected_place, is_too_short, looked_ahead
from engines.match.advice.quality import INACCURACY
from engines.runtime.texts import capitalized, number, tr
from engines.runtime.types import Action, Seat
from gui.app.values import seconds_text, unit_name, value_text
from gui.games.face import face
from gui.kit.bars import Preference
from gui.kit.hint_card import HintView
from gui.kit.steps import Piece


def units_of(analysis: Analysis) -> tuple[Unit, ...]:
    """The units in which the adviser can judge, its own first."""
    aside = (analysis.unit, Unit.PERFECT, Unit.TABLE)
    others = [unit for unit in analysis.best.values if unit not in aside]
    return (analysis.unit, *others)


_SURE: Final = {
    Separation.CLEAR: ("◆◆◆", "match-clearly-best", "match-certain-lead"),
    Separation.SLIGHT: ("◆◆◇", "match-slightly-better", "match-slight-lead"),
    Separation.EQUAL: ("◆◇◇", "match-about-equal", "match-about-equal"),
}
"""How clearly the best plan leads, as a picture, in words, and where ranges hide it."""
_MOST_STEPS: Final = 3


def _told(position: Position, line: Line) -> list[Message]:
    """The actions of a plan in short notation."""
    steps = plan(position, line.actions)["actions"]
    assert isinstance(steps, tuple)
    return [step for step in steps if isinstance(step, Message)]


def _steps_of(
    position: Position, line: Line, told: Sequence[Message], words: Words
) -> tuple[tuple[Piece, ...], ...]:
    """A plan in at most three short steps; a longer one continues in the last of them."""
    shown = face(position.game.id)
    whole = shown.steps(position, line.actions) if shown.steps is not None else ()
    steps = [*whole] or [_as_sentence(step) for step in shown.drawn(told, words)]
    for more in steps[_MOST_STEPS:]:
        steps[_MOST_STEPS - 1] = (*steps[_MOST_STEPS - 1], ",", *more)
    return tuple(steps[:_MOST_STEPS])


def _as_sentence(step: tuple[Piece, ...]) -> tuple[Piece, ...]:
    first = step[0]
    if isinstance(first, str) and first.isalpha():
        return (capitalized(first), *step[1:])
    return step


def line_view(
    position: Position,
    analysis: Analysis,
    line: Line,
    unit: Unit,
    words: Words,
    played_by: Seat | None,
) -> HintView:
    """One plan with everything that is known about it; its preference if no bot looked ahead."""
    if not looked_ahead(analysis, game(analysis.game).info):
        view = replace(preference_view(position, analysis, line, words), played_by=played_by)
        few = tr("match-too-few-playouts") * (line is analysis.best)
        return replace(view, value=few) if is_too_short(analysis) else view
    shown = value_text(unit, line.values[unit][analysis.seat])
    preference = Preference(line.bar.mean, max(0.0, line.bar.low), min(1.0, line.bar.high))
    if unit is Unit.WIN and not analysis.telling:
        place, last = expected_place(analysis, line).mean, position.seats
        shown = tr("match-place", place=number(place, 2))
        preference = Preference((last - place) / (last - 1))
    told = _told(position, line)
    return HintView(
        plan=", ".join(map(words.say, told)),
        value=shown,
        preference=preference,
        reasons=_reasons_of(analysis, line, words),
        work=tr("match-visits", n=line.visits) if line.visits else "",
        best=line is analysis.best,
        sure=f"{_SURE[analysis.separation][0]} {_lead_text(analysis)}"
        if len(analysis.lines) > 1
        else "",
        played_by=played_by,
        steps=_steps_of(position, line, told, words),
    )


def _reasons_of(analysis: Analysis, line: Line, words: Words) -> tuple[str, ...]:
    """The reasons for a plan; first one that tells it from others, as often only one is read."""
    others = [{r.message for r in each.reasons} for each in analysis.lines if each is not line]
    best, ahead = line is analysis.best, looked_ahead(analysis, game(analysis.game).info)

    def rank(reason: Reason) -> tuple[bool, int]:
        # One that the best plan, or else the second, does not share, that fits the rank of this
        # one if the bot looked ahead, and that few others share.
        shared = [reason.message in each for each in others]
        misfits = ahead and reason.weight * (-1 if best else 1) > 0
        return any(shared[:1]) or misfits, sum(shared)

    return tuple(words.say(reason.message) for reason in sorted(line.reasons, key=rank))


def figures_text(analysis: Analysis, unit: Unit) -> str:
    """The values of the best plan at this table and against perfect play, with their names.

    Empty for an adviser that follows rules, and for units that do not depend on the opponents.
    """
    if is_too_short(analysis):
        return tr("match-deeper-for-figures", deeper=tr("match-deeper"))
    if not looked_ahead(analysis, game(analysis.game).info) or unit not in (Unit.WIN, Unit.MONEY):
        return ""
    values, seat = analysis.best.values, analysis.seat
    if unit is Unit.WIN and not analysis.telling:
        place, last = expected_place(analysis, analysis.best), len(values[unit])
        low, high = number(max(1, place.low), 1), number(min(last, place.high), 1)
        return tr("match-win-chance-too-early", low=low, high=high, seats=last)
    own = value_text(unit, values[unit][seat])
    if Unit.PERFECT in values:
        perfect = value_text(unit, values[Unit.PERFECT][seat])
        return tr("match-table-against-perfect-play", value=own, perfect=perfect)
    if Unit.TABLE in values:
        table = value_text(unit, values[Unit.TABLE][seat])
        return tr("match-table-against-perfect-play", value=table, perfect=own)
    return tr("match-against-perfect-play", value=own)


def order_text(analysis: Analysis, unit: Unit) -> str:
    """What the plans are sorted by, if their figures in ``unit`` are in another order; or empty."""
    seat = analysis.seat
    shown = [line.values[unit][seat].mean for line in analysis.lines if unit in line.values]
    if unit is analysis.unit or shown == sorted(shown, reverse=True):
        return ""
    return tr("match-sorted-by", unit=unit_name(analysis.unit))


def preference_view(position: Position, analysis: Analysis, line: Line, words: Words) -> HintView:
    """A plan with how much the bot prefers it, in its own unit; or that a rule proposes it."""
    unit = words.say(message(analysis.preference_unit, n=line.preference))
    ruled, told = analysis.preference_unit == BY_RULE, _told(position, line)
    return HintView(
        plan=", ".join(map(words.say, told)),
        value="" if ruled else f"{number(line.preference)} {unit}" * analysis.telling,
        preference=Preference(0.0 if ruled else line.bar.mean),
        sure=unit if ruled else "",
        reasons=_reasons_of(analysis, line, words),
        best=line is analysis.best,
        steps=_steps_of(position, line, told, words),
    )


def ranked(analysis: Analysis) -> tuple[Line, ...]:
    """The plans that are compared; the only one that a rule proposes."""
    return analysis.lines[: 1 if analysis.preference_unit == BY_RULE else None]


def _lead_text(analysis: Analysis) -> str:
    """How clearly the best plan leads, and by how much where ranges overlap: they share errors."""
    words = _SURE[analysis.separation][1:]
    if len(analysis.lines) == 1:
        return tr(words[0])
    lead = analysis.behind(analysis.lines[1])
    hidden = analysis.unit is Unit.WIN and analysis.telling and lead.error > 0
    told = words[hidden]
    if told == "match-slight-lead" and lead.mean >= INACCURACY:
        told = "match-likely-lead"
    return tr(told, points=100 * lead.mean)


def work_text(work: Work) -> str:
    """The work of the analysis: "6,400 playouts · 1.2 s"."""
    playouts, nodes, depth = work.playouts, work.nodes, work.depth
    counts = (
        (work.exact, tr("match-exact")),
        (playouts, tr("match-playouts", playouts=playouts)),
        (nodes, tr("match-nodes", nodes=nodes)),
        (depth, tr("match-plies-deep", depth=depth)),
    )
    parts = [told for count, told in counts if count]
    if work.stopped:
        parts.append(tr("match-stopped-after", seconds=seconds_text(work.seconds)))
    elif work.seconds:
        parts.append(seconds_text(work.seconds))
    return " · ".join(parts)


def hint_sentence(position: Position, analysis: Analysis, unit: Unit, words: Words) -> str:
    """The hint in one sentence, for a screen reader."""
    best = analysis.best
    move = words.say(plan(position, best.actions))
    if not looked_ahead(analysis, game(analysis.game).info):
        return tr("match-hint-move", move=move)
    value = value_text(unit, best.values[unit][analysis.seat])
    if unit is Unit.WIN and not analysis.telling:
        place = number(expected_place(analysis, best).mean, 2)
        value = tr("match-too-early-tell-wins", place=place)
    return tr("match-hint-value", move=move, value=value, separation=_lead_text(analysis))


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
