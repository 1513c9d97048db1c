"""A face's powers in a few short words, each with the icon of the phase in which it works."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.games.roll_galaxy.data import (
    ANY,
    ANY_PHASE,
    COLOURS,
    PHASES,
    SELECTED,
    TABLE,
    Op,
    Power,
)
from engines.runtime.texts import has, language, tr
from gui.games.roll_galaxy import symbols

_CITIZENRY: Final = 1
_ON_WORLD: Final = 2


@dataclass(frozen=True, slots=True)
class Gain:
    """Dice gained by a face: how many of a color, and an icon of where they go."""

    colour: int
    count: int
    icon: str


@dataclass(frozen=True, slots=True)
class Word:
    """A power in short words, behind its icon."""

    icon: str
    text: str


def gains(face: int) -> tuple[Gain, ...]:
    """The dice gained when a face is placed."""
    icons = {_CITIZENRY: symbols.CITIZENRY_ICON, _ON_WORLD: symbols.PHASE_ICONS[3]}
    return tuple(
        Gain(colour, count, icons.get(place, symbols.CUP_ICON))
        for colour, count, place in TABLE[face].dice
    )


def place_name(gain: Gain) -> str:
    """Where the dice gained by a face go, in one word."""
    if gain.icon == symbols.CUP_ICON:
        return tr("roll_galaxy-cup")
    if gain.icon == symbols.CITIZENRY_ICON:
        return tr("roll_galaxy-citizenry")
    return tr("roll_galaxy-good")


def words(face: int) -> tuple[Word, ...]:
    """What a face does, in printed order; the dice it gains are left out."""
    return _words(face, language())


@cache
def _words(face: int, _language: str) -> tuple[Word, ...]:
    return tuple(_each_word(face))


def _each_word(face: int) -> Iterator[Word]:
    data = TABLE[face]
    if data.removes_die:
        yield Word(symbols.PLACED_ICON, tr("roll_galaxy-lose-a-die"))
    if data.credits:
        yield Word(symbols.PLACED_ICON, f"+${data.credits}")
    if data.start_credits:
        text = tr("roll_galaxy-start-with", start_credits=data.start_credits)
        yield Word(symbols.PLACED_ICON, text)
    for power in data.powers:
        yield Word(_icon(power), _text(power))


def _icon(power: Power) -> str:
    if power.phase >= 0:
        return symbols.PHASE_ICONS[power.phase]
    if power.op in (Op.DICTATE_EXTRA, Op.DICTATE_REPEAT):
        return symbols.DICTATE_ICON
    if power.op >= Op.SCORE_NOVELTY_WORLD_COST:
        return symbols.END_ICON
    return symbols.REASSIGN_ICON


def colours_text(bits: int) -> str:
    """The colors of a set, "any" for all of them."""
    if bits == ANY:
        return tr("roll_galaxy-any")
    if bits == ANY & ~1:
        return tr("roll_galaxy-not-home")
    names = [symbols.colour_name(c) for c in range(COLOURS) if bits >> c & 1]
    return ", ".join(names)


def _columns(bits: int) -> str:
    if bits == SELECTED:
        return tr("roll_galaxy-selected")
    if bits == ANY_PHASE:
        return tr("roll_galaxy-any")
    return ", ".join(symbols.phase_name(p) for p in range(PHASES) if bits >> p & 1)


def _text(power: Power) -> str:
    """Its short words, which may say its number and its limit, and what it is about.

    ``only`` is "Reassign" if that is developments with such a power.
    """
    if power.op is Op.REASSIGN:
        return _reassign(power)
    text = f"roll_galaxy-power-{power.op.name.lower()}"
    if power.colours != ANY and has(f"{text}-some"):  # about some colors only
        text = f"{text}-some"
    dice = colours_text(power.colours)
    worlds = tr("roll_galaxy-gray") if power.colours == 1 else dice
    only = tr("roll_galaxy-reassign") if power.reassign_only else ""
    words = tr(
        text,
        amount=power.amount,
        limit=power.limit,
        dice=dice,
        worlds=worlds,
        only=only,
    )
    return words.rstrip(": ")


def _reassign(power: Power) -> str:
    count = str(power.amount)
    if power.colours != ANY:
        count = f"{count} {colours_text(power.colours)}"
    if power.columns_from != ANY_PHASE:
        count = tr("roll_galaxy-from", count=count, columns=_columns(power.columns_from))
    return tr("roll_galaxy-to", count=count, columns=_columns(power.columns_to))
