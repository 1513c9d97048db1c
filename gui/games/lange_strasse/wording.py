"""The words of Lange Strasse's board: names of dice, what just happened, who is ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.contract.messages import Words
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.settlement import Payment
from engines.games.lange_strasse.text import kept_text
from engines.games.lange_strasse.view import LangeStrasseView, keeps_of, money_moved
from engines.runtime.texts import number, tr
from engines.runtime.types import Seat
from gui.style.tokens import Ink
from gui.table.board import Scene, Step

_FACES: Final = ("not-rolled", "one", "two", "three", "four", "five", "six")


def result_name(result: Result) -> str:
    """The name of a special set; empty for a keep that leaves the set open."""
    return "" if result is Result.OPEN else tr(f"lange_strasse-result-{result.value}")


@dataclass(frozen=True, slots=True)
class Announcement:
    """What just happened.

    Attributes:
        text: two or three words; may be empty.
        ink: their color.
        money: the cents that moved with it, by seat; empty if none did.
    """

    text: str = ""
    ink: Ink = Ink.ON_TABLE
    money: tuple[int, ...] = ()


def announcement(step: Step) -> Announcement:
    """What a step did; empty for a roll that continues and for a keep that leaves the set open."""
    money = money_moved(step.before.view(), step.after.view())
    money = money if any(money) else ()
    if step.is_chance:
        text = tr("lange_strasse-totale") if money else tr("lange_strasse-strich-mark")
        return Announcement(text, Ink.LOSS, money) if step.after.turn < 0 else Announcement()
    (keep,) = keeps_of(step.before, (step.action,))
    turn = number(keep.turn or 0)
    if keep.stop:
        return Announcement(tr("lange_strasse-scored", points=turn), Ink.GAIN)
    if keep.result is Result.TALHEIM:
        return Announcement(tr("lange_strasse-talheim-scored", points=turn), Ink.GAIN)
    return Announcement(result_name(keep.result), Ink.GAIN, money)


def die_name(place: int, face: int | None, role: str) -> str:
    """A die for screen readers: "Die 3 of 6, four, can be kept"."""
    shown = tr(f"lange_strasse-{_FACES[face or 0]}")
    parts = (tr("lange_strasse-die-of-six", number=place + 1), shown, *([role] if role else []))
    return ", ".join(parts)


def advice(keep: Keep) -> str:
    return tr(
        "lange_strasse-hint-keep-and-roll" if keep.rolls else "lange_strasse-hint-keep-and-stop",
        dice=" ".join(map(str, keep.faces)),
    )


def reason(scene: Scene, winner: Seat, _second: Seat) -> str:
    """Where the winner's money comes from: the settlement, and what was paid during the game."""
    view: LangeStrasseView = scene.position.view()
    end = view.settled[winner]
    paid = view.money[winner] - end
    won, before = number(end, signed=True), number(paid, signed=True)
    name = scene.words.names[view.leader]
    if view.leader == winner:
        points = number(view.scores[winner])
        return tr(
            "lange_strasse-with-points",
            name=name,
            points=points,
            end=number(end),
            before=before,
            paid=paid,
        )
    return tr("lange_strasse-with-money", name=name, end=won, before=before)


def ending(view: LangeStrasseView, words: Words) -> str:
    """The final round and the score to beat, or who has won; empty before that."""
    best = view.leader
    points = number(view.scores[best])
    if view.over:
        cents = number(view.money[best], signed=True)
        return tr(
            "lange_strasse-wins-with-points-ct", name=words.names[best], points=points, cents=cents
        )
    if view.last_round:
        return tr("lange_strasse-last-round-leads-points", name=words.names[best], points=points)
    return ""


def round_name(view: LangeStrasseView) -> str:
    return tr(
        "lange_strasse-round-the-last" if view.last_round or view.over else "lange_strasse-round-n",
        round=view.round,
    )


def strich_word(marked: bool) -> str:
    return tr("lange_strasse-a-strich") if marked else tr("lange_strasse-no-strich-mark")


def seat_line(view: LangeStrasseView, seat: Seat, names: Sequence[str]) -> str:
    """A seat on the slate: "Anna: 4,500 points, a strich, +100 cents, +50 if it ended now"."""
    parts = [
        tr("lange_strasse-points-of-player", points=number(view.scores[seat])),
        strich_word(view.strich[seat]),
        tr("lange_strasse-cents-money", money=number(view.money[seat], signed=True)),
    ]
    if view.transfers and not view.over:
        then = number(view.if_ended[seat], signed=True)
        parts.append(tr("lange_strasse-if-it-ended-now-result", result=then))
    return f"{names[seat]}: {', '.join(parts)}"


def purse(name: str, cents: int, moved: int, settled: int) -> str:
    """A seat's money: "Anna: +100 cents, +50 just now, −50 in the settlement if it ended now"."""
    parts = [tr("lange_strasse-cents-of-player", cents=number(cents, signed=True))]
    if moved:
        parts.append(tr("lange_strasse-just-now", change=number(moved, signed=True)))
    if settled:
        parts.append(tr("lange_strasse-the-end-would-bring", payments=number(settled, signed=True)))
    return f"{name}: {', '.join(parts)}"


def result(cents: int) -> str:
    """What the only person at the table would get or pay if the game ended now."""
    if cents < 0:
        return tr("lange_strasse-you-would-pay", cents=number(-cents))
    return tr("lange_strasse-you-would-get", cents=number(cents))


def who_pays(view: LangeStrasseView, names: Sequence[str]) -> str:
    """Who pays whom at the end, with all reasons combined."""
    debts = (
        tr(
            "lange_strasse-pays-cents",
            payer=names[debt.payer],
            receiver=names[debt.receiver],
            cents=debt.cents,
        )
        for debt in view.debts
    )
    return ", ".join(debts) or tr("lange_strasse-nobody-pays-anything")


def payments(view: LangeStrasseView, names: Sequence[str]) -> list[tuple[str, str, str]]:
    """Reason, cents, and sentence of each payment; equal ones of several seats share a row."""
    groups: dict[tuple[Payment, Seat, int], tuple[Seat, ...]] = {}
    for one in view.transfers:
        what = one.why, one.receiver, one.cents
        groups[what] = (*groups.get(what, ()), one.payer)
    rows, reasons = [], [why for why, *_ in groups]
    for (why, receiver, cents), payers in groups.items():
        name, figure = tr(f"lange_strasse-payment-{why.name.lower()}"), number(cents)
        paying = tuple(names[seat] for seat in payers)
        text = "lange_strasse-to-cents"
        if len(payers) > 1:
            figure = tr("lange_strasse-each", cents=figure)
            text = "lange_strasse-to-cents-each"
        told = tr(text, payment=name, payers=paying, receiver=names[receiver], cents=cents)
        if reasons.count(why) > 1:
            name = tr("lange_strasse-payment-to", payment=name, receiver=names[receiver])
        rows.append((name, figure, told))
    return rows


def spoken(view: LangeStrasseView, words: Words) -> str:
    sentences = [round_name(view) + "."]
    for name, points, mark, cents in zip(
        words.names, view.scores, view.strich, view.money, strict=True
    ):
        money = number(cents, signed=True)
        sentences.append(
            tr(
                "lange_strasse-has-points-cents",
                name=name,
                points=number(points),
                cents=money,
                strich=strich_word(mark),
            )
        )
    end = ending(view, words)
    if end:
        sentences.append(end)
    if view.over:
        return " ".join(sentences)
    sentences.append(
        tr(
            "lange_strasse-points-completed-sets",
            name=words.names[view.mover],
            points=number(view.accumulated),
        )
    )
    if view.kept.dice:
        sentences.append(
            tr(
                "lange_strasse-kept-worth",
                dice=kept_text(view.kept),
                points=number(view.set_points),
            )
        )
    table = " ".join(map(str, view.dice)) or tr("lange_strasse-nothing-rolled")
    sentences.append(tr("lange_strasse-on-the-table", dice=table))
    return " ".join(sentences)
