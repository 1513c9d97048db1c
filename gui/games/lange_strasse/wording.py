"""What the board of Lange Strasse says: names of dice, what just happened, who is ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines.contract.catalog import Words, number
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.settlement import Payment
from engines.games.lange_strasse.text import kept_text
from engines.games.lange_strasse.view import LangeStrasseView, keeps_of, money_moved
from engines.runtime.types import Seat
from gui.style.tokens import Ink
from gui.table.board import Step

_CONTEXT: Final = "LangeStrasseWords"
_FACES: Final = (
    QT_TRANSLATE_NOOP("LangeStrasseWords", "one"),
    QT_TRANSLATE_NOOP("LangeStrasseWords", "two"),
    QT_TRANSLATE_NOOP("LangeStrasseWords", "three"),
    QT_TRANSLATE_NOOP("LangeStrasseWords", "four"),
    QT_TRANSLATE_NOOP("LangeStrasseWords", "five"),
    QT_TRANSLATE_NOOP("LangeStrasseWords", "six"),
)
_NAMES: Final = {
    Result.STRASSE: QT_TRANSLATE_NOOP("LangeStrasseWords", "Lange Strasse"),
    Result.SUPER: QT_TRANSLATE_NOOP("LangeStrasseWords", "Super Strasse"),
    Result.TALHEIM: QT_TRANSLATE_NOOP("LangeStrasseWords", "Talheim"),
    Result.COMPLETE: QT_TRANSLATE_NOOP("LangeStrasseWords", "The set is complete"),
}
_PAYMENTS: Final = {
    Payment.SECOND: QT_TRANSLATE_NOOP("LangeStrasseWords", "Second place"),
    Payment.THIRD: QT_TRANSLATE_NOOP("LangeStrasseWords", "Third place"),
    Payment.FAST: QT_TRANSLATE_NOOP("LangeStrasseWords", "Won by round 10"),
    Payment.NO_STRICH: QT_TRANSLATE_NOOP("LangeStrasseWords", "No strich"),
    Payment.BELOW_HALF: QT_TRANSLATE_NOOP("LangeStrasseWords", "Below 5000 points"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


def result_name(result: Result) -> str:
    """The name of a special set; empty for a keep that leaves the set open."""
    return _tr(str(_NAMES[result])) if result in _NAMES else ""


def payment_name(why: Payment) -> str:
    """What a payment at the end is for."""
    return _tr(str(_PAYMENTS[why]))


@dataclass(frozen=True, slots=True)
class Announcement:
    """What just happened.

    Attributes:
        text: two or three words; may be empty.
        ink: their colour.
        money: the cents that moved with it, by seat; empty if none did.
    """

    text: str = ""
    ink: Ink = Ink.ON_TABLE
    money: tuple[int, ...] = ()


def announcement(step: Step) -> Announcement:
    """What a step did; empty for a roll that goes on and for a keep that leaves the set open."""
    money = money_moved(step.before.view(), step.after.view())
    money = money if any(money) else ()
    if step.is_chance:
        text = _tr("Totale") if money else _tr("Strich")
        return Announcement(text, Ink.LOSS, money) if step.after.turn < 0 else Announcement()
    (keep,) = keeps_of(step.before, (step.action,))
    turn = number(keep.turn or 0)
    if keep.stop:
        return Announcement(_tr("Banked {0}").format(turn), Ink.GAIN)
    if keep.result is Result.TALHEIM:
        return Announcement(_tr("Talheim: banked {0}").format(turn), Ink.GAIN)
    return Announcement(result_name(keep.result), Ink.GAIN, money)


def die_name(place: int, face: int | None, role: str) -> str:
    """A die for screen readers: "Die 3 of 6, four, can be kept"."""
    shown = _tr("not rolled") if face is None else _tr(str(_FACES[face - 1]))
    parts = (_tr("Die {0} of 6").format(place + 1), shown, *([role] if role else []))
    return ", ".join(parts)


def advice(keep: Keep) -> str:
    """The plan of a hint in words."""
    text = _tr("Hint: keep {0} and roll {1}") if keep.rolls else _tr("Hint: keep {0} and stop")
    return text.format(" ".join(map(str, keep.faces)), keep.rolls)


def ending(view: LangeStrasseView, words: Words) -> str:
    """That the round is the last and what is to be beaten, or who has won; empty before that."""
    best = view.leader
    points = number(view.scores[best])
    if view.over:
        cents = number(view.money[best], signed=True)
        return _tr("{0} wins with {1} points, {2} ct.").format(words.names[best], points, cents)
    if view.last_round:
        return _tr("The last round: {0} leads with {1} points.").format(words.names[best], points)
    return ""


def round_name(view: LangeStrasseView) -> str:
    """The round, and whether it is the last."""
    text = _tr("Round {0}, the last") if view.last_round or view.over else _tr("Round {0}")
    return text.format(view.round)


def strich_word(marked: bool) -> str:
    """Whether a seat has a strich."""
    return _tr("a strich") if marked else _tr("no strich")


def seat_line(view: LangeStrasseView, seat: Seat, names: Sequence[str]) -> str:
    """A seat on the slate: "Anna: 4500 points, a strich, +100 cents, +50 if it ended now"."""
    parts = [
        _tr("{0} points").format(number(view.scores[seat])),
        strich_word(view.strich[seat]),
        _tr("{0} cents").format(number(view.money[seat], signed=True)),
    ]
    if view.transfers and not view.over:
        then = number(view.if_ended[seat], signed=True)
        parts.append(_tr("{0} if it ended now").format(then))
    return f"{names[seat]}: {', '.join(parts)}"


def purse(name: str, cents: int, moved: int, brings: int) -> str:
    """The money of a seat: "Anna: +100 cents, just now +50, the end would bring −50"."""
    parts = [_tr("{0} cents").format(number(cents, signed=True))]
    if moved:
        parts.append(_tr("just now {0}").format(number(moved, signed=True)))
    if brings:
        parts.append(_tr("the end would bring {0}").format(number(brings, signed=True)))
    return f"{name}: {', '.join(parts)}"


def end_brings(view: LangeStrasseView, names: Sequence[str]) -> str:
    """Who pays whom in the end, all reasons together."""
    text = _tr("{0} pays {1} {2} cents")
    debts = (
        text.format(names[debt.payer], names[debt.receiver], debt.cents) for debt in view.debts
    )
    return ", ".join(debts) or _tr("Nobody pays anything")


def payments(view: LangeStrasseView, names: Sequence[str]) -> list[tuple[str, str, str]]:
    """Equal payments of several seats in one row: short, the cents, all of it in words."""
    groups: dict[tuple[Payment, Seat, int], tuple[Seat, ...]] = {}
    for one in view.transfers:
        what = one.why, one.receiver, one.cents
        groups[what] = (*groups.get(what, ()), one.payer)
    rows = []
    for (why, receiver, cents), payers in groups.items():
        name, figure = payment_name(why), number(cents)
        paying = ", ".join(names[seat] for seat in payers)
        text = _tr("{0}: {1} to {2}, {3} cents")
        if len(payers) > 1:
            text, figure = _tr("{0}: {1} to {2}, {3} cents each"), _tr("{0} each").format(figure)
        rows.append((name, figure, text.format(name, paying, names[receiver], cents)))
    return rows


def spoken(view: LangeStrasseView, words: Words) -> str:
    """The position in sentences."""
    sentences = [round_name(view) + "."]
    for name, points, mark, cents in zip(
        words.names, view.scores, view.strich, view.money, strict=True
    ):
        has = _tr("{0} has {1} points, {2} cents, {3}.")
        money = number(cents, signed=True)
        sentences.append(has.format(name, number(points), money, strich_word(mark)))
    end = ending(view, words)
    if end:
        sentences.append(end)
    if view.over:
        return " ".join(sentences)
    turn = _tr("{0} has {1} points in completed sets.")
    sentences.append(turn.format(words.names[view.mover], number(view.accumulated)))
    if view.kept.dice:
        kept = _tr("Kept: {0}, worth {1}.")
        sentences.append(kept.format(kept_text(view.kept), number(view.set_points)))
    table = " ".join(map(str, view.dice)) or _tr("nothing rolled")
    sentences.append(_tr("On the table: {0}.").format(table))
    return " ".join(sentences)
