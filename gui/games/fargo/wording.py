"""The words of Fargo's board: names of dice, what just happened, who is ahead."""

from typing import Final

from engines.contract.messages import Words
from engines.games.fargo.view import ALL_DICE, STOP, FargoView, roll_of
from engines.runtime.texts import number, tr
from engines.runtime.types import Seat
from gui.games.fargo.table import Table
from gui.style import Token
from gui.table.board import Scene, Step

_FACES: Final = ("fargo-one", "fargo-two", "fargo-three", "fargo-four", "fargo-five", "fargo-six")


def die_name(table: Table, place: int) -> str:
    """A die for screen readers: "Die 3 of 10, four, scores nothing"."""
    return ", ".join(
        (tr("fargo-die-of", number=place + 1, dice=ALL_DICE), *_die_words(table, place))
    )


def _die_words(table: Table, place: int) -> tuple[str, ...]:
    face = table.faces[place]
    if face is None:
        return (tr("fargo-not-rolled-yet"),)
    group = next((group for group in table.scored if place in group.places), None)
    if group is not None:
        points = number(group.points)
        if len(group.places) == 1:
            role = tr("fargo-scores", points=points)
        else:
            role = tr("fargo-scores-with-more", points=points, others=len(group.places) - 1)
    else:
        kept = any(place in each.places for each in table.kept)
        role = tr("fargo-kept") if kept else tr("fargo-scores-nothing")
    return tr(_FACES[face - 1]), role


def roll_dice(dice: int) -> str:
    return tr("fargo-roll-dice", dice=dice)


def bank(points: int) -> str:
    return tr("fargo-bank", points=number(points))


def points(name: str, score_: int) -> str:
    return tr("fargo-points-name", name=name, score=number(score_))


def event(step: Step) -> tuple[str, Token]:
    """What a step did, in a few words and their color; empty for the decision to roll."""
    if not step.is_chance:
        banked = step.before.view().stop_points
        stopped = tr("fargo-banked", points=number(banked))
        return (stopped, Token.GOOD) if step.action == STOP else ("", Token.TEXT)
    rolled = roll_of(step.action).score
    if rolled.bust:
        return tr("fargo-bust-mark"), Token.BAD
    if rolled.hot:
        return tr("fargo-hot-dice"), Token.GOOD
    return tr("fargo-last-roll", points=number(rolled.points, signed=True)), Token.ACCENT


def reason(scene: Scene, first: Seat, second: Seat) -> str:
    """The winner's margin, and what happened last."""
    view: FargoView = scene.position.view()
    told = scene.words.say(scene.trail[-1].told) if scene.trail else ""
    ahead, behind = view.scores[first], view.scores[second]
    if ahead == behind:
        return told
    margin, other = number(ahead - behind), scene.words.names[second]
    return tr("fargo-to-ahead-of", margin=margin, other=other, last=told)


def ending(view: FargoView, words: Words) -> str:
    """The score to beat in the final round, or who has won; empty before that."""
    if view.over:
        best = max(view.scores)
        winners = [
            name for name, points in zip(words.names, view.scores, strict=True) if points == best
        ]
        return tr(
            "fargo-wins-with" if len(winners) == 1 else "fargo-share-the-win-with",
            names=tuple(winners),
            points=number(best),
        )
    if view.trigger is None:
        return ""
    return tr("fargo-final-round-beat", points=number(view.best_other))


def spoken(view: FargoView, words: Words) -> str:
    scores = tuple(
        tr("fargo-has", name=name, points=number(points))
        for name, points in zip(words.names, view.scores, strict=True)
    )
    sentences = [tr("fargo-all-scores", scores=scores)]
    end = ending(view, words)
    if end:
        sentences.append(end)
    if not view.over:
        dice = tr("fargo-dice-to-roll", dice=view.dice)
        mover = words.names[view.mover]
        sentences.append(
            tr(
                "fargo-safe-risk",
                name=mover,
                safe=number(view.banked),
                risk=number(view.run),
                dice=dice,
            )
        )
    return " ".join(sentences)
