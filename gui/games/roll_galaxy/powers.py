"""The powers of a face in a few short words, each with the icon of the phase in which it works."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

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
from gui.games.roll_galaxy import symbols

translate = QCoreApplication.translate

_CITIZENRY: Final = 1
_ON_WORLD: Final = 2
_TEXTS: Final = {
    Op.REASSIGN_PAIR: (QT_TRANSLATE_NOOP("RollGalaxy", "2 of a phase to selected"), ""),
    Op.REASSIGN_MOST_NOVELTY: (
        QT_TRANSLATE_NOOP("RollGalaxy", "{0} if most Novelty worlds, tied {1}"),
        "",
    ),
    Op.DICTATE_REPEAT: (QT_TRANSLATE_NOOP("RollGalaxy", "Dictate again"), ""),
    Op.DICTATE_EXTRA: (QT_TRANSLATE_NOOP("RollGalaxy", "Dictate moves {0}"), ""),
    Op.VIRTUAL_WORKERS: (QT_TRANSLATE_NOOP("RollGalaxy", "+1 worker: {2}"), ""),
    Op.STOCK_BONUS: (QT_TRANSLATE_NOOP("RollGalaxy", "+${0} for {2} Stock"), ""),
    Op.SCOUT_ON_TOP: (QT_TRANSLATE_NOOP("RollGalaxy", "may be put on top"), ""),
    Op.REARRANGE_CONSTRUCTION: (QT_TRANSLATE_NOOP("RollGalaxy", "rearrange stacks"), ""),
    Op.END_DRAW_TILE: (QT_TRANSLATE_NOOP("RollGalaxy", "draw a tile"), ""),
    Op.ALIEN_SCOUT_CREDITS: (QT_TRANSLATE_NOOP("RollGalaxy", "${0} if Alien scouts"), ""),
    Op.CREDITS_IF_MOST_DEVELOPMENTS: (
        QT_TRANSLATE_NOOP("RollGalaxy", "${0} if most developments"),
        "",
    ),
    Op.COST_REDUCTION: (
        QT_TRANSLATE_NOOP("RollGalaxy", "−{0} cost: {4}"),
        QT_TRANSLATE_NOOP("RollGalaxy", "−{0} cost: {3}"),
    ),
    Op.CREDITS_ON_COMPLETE: (
        QT_TRANSLATE_NOOP("RollGalaxy", "${0} per tile"),
        QT_TRANSLATE_NOOP("RollGalaxy", "${0} per tile: {3}"),
    ),
    Op.PHASE_CREDITS: (QT_TRANSLATE_NOOP("RollGalaxy", "+${0}"), ""),
    Op.CREDITS_PER_CITIZENRY_DICE: (
        QT_TRANSLATE_NOOP("RollGalaxy", "${0} per {1} {2} in Citizenry"),
        "",
    ),
    Op.SAVE_WORKERS: (QT_TRANSLATE_NOOP("RollGalaxy", "{1} to {0} workers to cup"), ""),
    Op.SAVE_WORKERS_COLOUR: (QT_TRANSLATE_NOOP("RollGalaxy", "{2} to cup"), ""),
    Op.EXTRA_GOOD_CAPACITY: (QT_TRANSLATE_NOOP("RollGalaxy", "2 goods on a world"), ""),
    Op.CREDITS_PER_GOOD: (QT_TRANSLATE_NOOP("RollGalaxy", "${0} per good: {3}"), ""),
    Op.CREDITS_PER_GOOD_DIE: (QT_TRANSLATE_NOOP("RollGalaxy", "${0} per {2} good"), ""),
    Op.TRADE_BONUS: (
        QT_TRANSLATE_NOOP("RollGalaxy", "Trade +${0}"),
        QT_TRANSLATE_NOOP("RollGalaxy", "Trade +${0}: {3}"),
    ),
    Op.TRADE_BUY_VP: (QT_TRANSLATE_NOOP("RollGalaxy", "Trade: $1 for 1 VP"), ""),
    Op.CONSUME_VP_BONUS: (
        QT_TRANSLATE_NOOP("RollGalaxy", "Consume +{0} VP"),
        QT_TRANSLATE_NOOP("RollGalaxy", "Consume +{0} VP: {3}"),
    ),
    Op.CONSUME_CREDIT_BONUS: (
        QT_TRANSLATE_NOOP("RollGalaxy", "Consume +${0}"),
        QT_TRANSLATE_NOOP("RollGalaxy", "Consume +${0}: {3}"),
    ),
    Op.PHASE_VP: (QT_TRANSLATE_NOOP("RollGalaxy", "+{0} VP"), ""),
    Op.CREDITS_IF_HIGHEST_WORLD: (QT_TRANSLATE_NOOP("RollGalaxy", "${0} if dearest world"), ""),
    Op.SCORE_NOVELTY_WORLD_COST: (QT_TRANSLATE_NOOP("RollGalaxy", "½ cost of Novelty worlds"), ""),
    Op.SCORE_DEVELOPMENTS: (QT_TRANSLATE_NOOP("RollGalaxy", "{0} per development"), ""),
    Op.SCORE_DICE_COLOURS: (QT_TRANSLATE_NOOP("RollGalaxy", "{0} per dice color"), ""),
    Op.SCORE_DEVELOPMENT_COST: (QT_TRANSLATE_NOOP("RollGalaxy", "⅓ cost of developments"), ""),
    Op.SCORE_CHIPS_TRIANGULAR: (QT_TRANSLATE_NOOP("RollGalaxy", "1 at 1, 3, 6, 10… chips"), ""),
    Op.SCORE_GOODS: (QT_TRANSLATE_NOOP("RollGalaxy", "{0} per good"), ""),
    Op.SCORE_RARE_WORLDS: (QT_TRANSLATE_NOOP("RollGalaxy", "{0} per Rare world"), ""),
    Op.SCORE_NON_REASSIGN_DEVELOPMENTS: (
        QT_TRANSLATE_NOOP("RollGalaxy", "{0} per development, no Reassign"),
        "",
    ),
    Op.SCORE_MILITARY_DICE: (QT_TRANSLATE_NOOP("RollGalaxy", "{0} per {1} Military dice"), ""),
    Op.SCORE_REASSIGN_DEVELOPMENT_COST: (
        QT_TRANSLATE_NOOP("RollGalaxy", "½ cost of Reassign tiles"),
        "",
    ),
}
"""Short words of a power, and those for some colours only.

{0} is its number, {1} the second one, {2} and {3} the colours of dice and of worlds, {4} "Reassign"
if it is about developments with such a power.
"""


@dataclass(frozen=True, slots=True)
class Gain:
    """Dice that a face brings: how many of a colour, and the icon of where they go."""

    colour: int
    count: int
    icon: str


@dataclass(frozen=True, slots=True)
class Word:
    """A power in short words, behind its icon."""

    icon: str
    text: str


def gains(face: int) -> tuple[Gain, ...]:
    """The dice that a face brings when it is placed."""
    icons = {_CITIZENRY: symbols.CITIZENRY_ICON, _ON_WORLD: symbols.PHASE_ICONS[3]}
    return tuple(
        Gain(colour, count, icons.get(place, symbols.CUP_ICON))
        for colour, count, place in TABLE[face].dice
    )


def place_name(gain: Gain) -> str:
    """Where dice go that a face brings, in one word."""
    if gain.icon == symbols.CUP_ICON:
        return translate("RollGalaxy", "cup")
    if gain.icon == symbols.CITIZENRY_ICON:
        return translate("RollGalaxy", "Citizenry")
    return translate("RollGalaxy", "good")


@cache
def words(face: int) -> tuple[Word, ...]:
    """What a face does, in the order in which it is printed; dice it brings are left out."""
    return tuple(_words(face))


def _words(face: int) -> Iterator[Word]:
    data = TABLE[face]
    if data.removes_die:
        yield Word(symbols.PLACED_ICON, translate("RollGalaxy", "lose a die"))
    if data.credits:
        yield Word(symbols.PLACED_ICON, f"+${data.credits}")
    if data.start_credits:
        text = translate("RollGalaxy", "start with ${0}").format(data.start_credits)
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
    """The colours of a set, "any" for all of them."""
    if bits == ANY:
        return translate("RollGalaxy", "any")
    if bits == ANY & ~1:
        return translate("RollGalaxy", "not Home")
    names = [symbols.colour_name(c) for c in range(COLOURS) if bits >> c & 1]
    return ", ".join(names)


def _columns(bits: int) -> str:
    if bits == SELECTED:
        return translate("RollGalaxy", "selected")
    if bits == ANY_PHASE:
        return translate("RollGalaxy", "any")
    return ", ".join(symbols.phase_name(p) for p in range(PHASES) if bits >> p & 1)


def _text(power: Power) -> str:
    if power.op is Op.REASSIGN:
        return _reassign(power)
    template, for_some = map(str, _TEXTS[power.op])
    some = power.colours != ANY and bool(for_some)
    dice = colours_text(power.colours)
    worlds = translate("RollGalaxy", "gray") if power.colours == 1 else dice
    only = translate("RollGalaxy", "Reassign") if power.reassign_only else ""
    text = translate("RollGalaxy", for_some if some else template)
    text = text.format(power.amount, power.limit, dice, worlds, only)
    return text.rstrip(": ")


def _reassign(power: Power) -> str:
    count = str(power.amount)
    if power.colours != ANY:
        count = f"{count} {colours_text(power.colours)}"
    if power.columns_from != ANY_PHASE:
        count = translate("RollGalaxy", "{0} from {1}").format(count, _columns(power.columns_from))
    return translate("RollGalaxy", "{0} to {1}").format(count, _columns(power.columns_to))
