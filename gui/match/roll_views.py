"""A map of next rolls in words and figures, as the analysis dock shows it."""

from typing import Final

from engines.contract.game import Game
from engines.contract.messages import Words
from engines.match.analysis.next_rolls import NextRolls
from engines.runtime.texts import percent, tr
from engines.runtime.types import Action, Seat
from gui.app.values import change_text, share_text, value_decimals
from gui.match.roll_map import RollRow
from gui.table.dice.view import face_of

_SURE: Final = 2.0
"""Rolls differ if best and worst are this many standard errors apart."""


def roll_rows(
    game: Game, found: NextRolls, seat: Seat, came: Action | None, words: Words
) -> list[RollRow]:
    """The rolls as rows, the best for ``seat`` first."""
    mean = found.mean(seat)
    assert mean is not None
    rows, dice = [], found.before.roll()
    for place, roll in enumerate(found.rolls):
        value = roll.after[seat]
        decimals = value_decimals(game, value)
        row = RollRow(
            place=place,
            text=words.say(roll.told),
            faces=tuple(face_of(dice, face) for face in roll.faces) if dice is not None else (),
            chance=roll.chance,
            chance_text=percent(roll.chance, 1),
            value_text=share_text(game, value.mean, decimals),
            gain=value.mean - mean.mean,
            gain_text=change_text(game, mean.mean, value.mean, decimals),
            stands_for=len(roll.outcomes),
            came=came in roll.outcomes,
        )
        rows.append(row)
    return sorted(rows, key=lambda row: -row.gain)


def roll_summary(game: Game, found: NextRolls, seat: Seat) -> str:
    """The map in words."""
    mean = found.mean(seat)
    assert mean is not None
    by_value = sorted(found.rolls, key=lambda roll: roll.after[seat].mean)
    worst, best = by_value[0].after[seat], by_value[-1].after[seat]
    noise = (worst.error**2 + best.error**2) ** 0.5
    if best.mean - worst.mean <= _SURE * noise:
        return tr("match-adviser-sees-difference-between")
    better = sum(roll.chance for roll in found.rolls if roll.after[seat].mean > mean.mean)
    return tr(
        "match-average-rolls-better-range",
        average=share_text(game, mean.mean),
        better=percent(better, 0),
        least=share_text(game, worst.mean),
        most=share_text(game, best.mean),
    )
