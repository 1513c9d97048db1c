"""Measured strength of the programs that a person has added: kept for this person, not shipped.

Their games are fitted together with those that the shipped table was made from, so that programs
and bots stand on one scale.
"""

from collections.abc import Sequence
from dataclasses import replace

from engines.arena.strength import ratings
from engines.contract.bot import is_program
from engines.contract.ratings import LineUp, Rating, Table


def levels(bots: Sequence[str], line_ups: Sequence[LineUp]) -> list[str]:
    """The bots of a game, weakest first, then all programs that have played."""
    played = {bot for line_up in line_ups for bot in line_up.bots if is_program(bot)}
    return [*bots, *sorted(played)]


def rated(shipped: Table, line_ups: Sequence[LineUp], bots: Sequence[str]) -> tuple[Rating, ...]:
    """The ratings of all programs in ``line_ups``, on the scale of the shipped table.

    Args:
        shipped: the table of the bots; may be empty.
        line_ups: those of programs.
        bots: ids of the bots of the game, weakest first.

    Raises:
        OptionError: some program has never met anybody whom the others have met.
    """
    known = [each for each in shipped.line_ups if set(each.bots) <= set(bots)]
    fitted = ratings((*known, *line_ups), levels(bots, line_ups))
    both = [(shipped.rating(each.bot), each) for each in fitted]
    gaps = [before.elo - now.elo for before, now in both if before is not None]
    shift = sum(gaps) / len(gaps) if gaps else 0.0
    return tuple(
        replace(each, elo=each.elo + shift, beats=None) for each in fitted if is_program(each.bot)
    )
