"""What the board of Fargo says: names of dice, what just happened, who is ahead."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines.contract.catalog import Words, number
from engines.games.fargo.rolls import score
from engines.games.fargo.view import ALL_DICE, STOP, FargoView
from gui.games.fargo.table import Table
from gui.style import Token
from gui.table.board import Step

_CONTEXT: Final = "FargoWords"
_FACES: Final = (
    QT_TRANSLATE_NOOP("FargoWords", "one"),
    QT_TRANSLATE_NOOP("FargoWords", "two"),
    QT_TRANSLATE_NOOP("FargoWords", "three"),
    QT_TRANSLATE_NOOP("FargoWords", "four"),
    QT_TRANSLATE_NOOP("FargoWords", "five"),
    QT_TRANSLATE_NOOP("FargoWords", "six"),
)


def _tr(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


def die_name(table: Table, place: int) -> str:
    """A die for screen readers: "Die 3 of 10, four, scores nothing"."""
    return ", ".join((_tr("Die {0} of {1}").format(place + 1, ALL_DICE), *_die_words(table, place)))


def _die_words(table: Table, place: int) -> tuple[str, ...]:
    face = table.faces[place]
    kept = any(place in group.places for group in table.kept)
    if face is None:
        return (_tr("set aside") if kept else _tr("not rolled yet"),)
    group = next((group for group in table.scored if place in group.places), None)
    if group is not None:
        points = number(group.points)
        if len(group.places) == 1:
            role = _tr("scores {0}").format(points)
        else:
            role = _tr("scores {0} with {1} more").format(points, len(group.places) - 1)
    else:
        role = _tr("kept") if kept else _tr("scores nothing")
    return _tr(str(_FACES[face - 1])), role


def roll_dice(dice: int) -> str:
    """What the button for rolling says."""
    return _tr("Roll 1 die") if dice == 1 else _tr("Roll {0} dice").format(dice)


def bank(points: int) -> str:
    """What the button for stopping says."""
    return _tr("Bank {0}").format(number(points))


def points(name: str, score_: int) -> str:
    """The score of a player."""
    return _tr("{0}: {1} points").format(name, number(score_))


def event(step: Step) -> tuple[str, Token]:
    """What a step did, in two words and their colour; empty for the decision to roll."""
    if not step.is_chance:
        banked = step.before.view().stop_points
        stopped = _tr("Banked {0}").format(number(banked))
        return (stopped, Token.GOOD) if step.action == STOP else ("", Token.TEXT)
    rolled = score(step.action)
    if rolled.bust:
        return _tr("Bust"), Token.BAD
    if rolled.hot:
        return _tr("Hot dice"), Token.GOOD
    return number(rolled.points, signed=True), Token.ACCENT


def ending(view: FargoView, words: Words) -> str:
    """Who brought the last turns and what is to be beaten, or who has won; empty before that."""
    if view.over:
        best = max(view.scores)
        winners = [
            name for name, points in zip(words.names, view.scores, strict=True) if points == best
        ]
        says = (
            _tr("{0} wins with {1}.") if len(winners) == 1 else _tr("{0} share the win with {1}.")
        )
        return says.format(_and(winners), number(best))
    if view.trigger is None:
        return ""
    return _tr("Last turns: beat {1}. Brought by {0}.").format(
        words.names[view.trigger], number(view.to_beat)
    )


def _and(names: list[str]) -> str:
    *first, last = names
    return _tr("{0} and {1}").format(", ".join(first), last) if first else last


def spoken(view: FargoView, words: Words) -> str:
    """The position in sentences."""
    has = _tr("{0} has {1}")
    scores = [
        has.format(name, number(points))
        for name, points in zip(words.names, view.scores, strict=True)
    ]
    sentences = [", ".join(scores) + "."]
    end = ending(view, words)
    if end:
        sentences.append(end)
    if not view.over:
        dice = _tr("1 die to roll") if view.dice == 1 else _tr("{0} dice to roll").format(view.dice)
        turn = _tr("{0} has {1} safe and {2} at risk; {3}.")
        mover = words.names[view.mover]
        sentences.append(turn.format(mover, number(view.banked), number(view.run), dice))
    return " ".join(sentences)
