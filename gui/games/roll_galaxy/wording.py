"""Names, tooltips and sentences of the board."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.games.roll_galaxy.data import (
    DEVELOPMENT,
    DICTATING,
    GREY,
    NUMBERS,
    PHASES,
    SIDES,
    TABLE,
    Kind,
)
from engines.games.roll_galaxy.decisions import decision_of, face_of
from engines.games.roll_galaxy.names import face_name, face_text
from engines.games.roll_galaxy.rollbot.levels import Level
from engines.games.roll_galaxy.view import Dice, GalaxyView, SeatView, StackView, gains_of
from engines.runtime.types import Action, Seat
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.keys import Place
from gui.games.roll_galaxy.things import Bar, Shown, Thing
from gui.kit.tips import MAX_WORDS, Tip, tip_html

translate = QCoreApplication.translate


def dice_text(dice: Dice) -> str:
    """``3 Home, 1 Genes``; "none" for no dice."""
    parts = [f"{n} {symbols.colour_name(c)}" for c, n in enumerate(dice) if n]
    return ", ".join(parts) or translate("RollGalaxy", "none")


def kind_text(face: int) -> str:
    """``world, Novelty`` or ``development``."""
    colour = TABLE[face].colour
    if colour == DEVELOPMENT:
        return translate("RollGalaxy", "development")
    if colour == GREY:
        return translate("RollGalaxy", "world, gray")
    return translate("RollGalaxy", "world, {0}").format(symbols.colour_name(colour))


def thing_name(thing: Thing, shown: Shown) -> str:
    """A thing on the table for screen readers."""
    key = thing.key
    match key.place:
        case Place.SEAT:
            return seat_sentence(shown.view.seats[key.a], shown.names[key.a])
        case Place.POWER:
            return translate("RollGalaxy", "Reassign power: {0}").format(face_name(key.a))
        case Place.CHOICE:
            return shown.choices[key.a]
        case Place.CREDITS:
            return translate("RollGalaxy", "Credits: ${0}").format(shown.area.credits)
        case Place.CHIPS:
            return translate("RollGalaxy", "{0} VP chips left").format(shown.view.pool)
        case Place.SYMBOLS:
            return translate("RollGalaxy", "Symbols of this game")
        case Place.BAG:
            return translate("RollGalaxy", "{0} tiles in the bag").format(shown.view.bag)
        case _:
            return _other_name(thing, shown)


def _other_name(thing: Thing, shown: Shown) -> str:
    key = thing.key
    if thing.is_die:
        return _die_name(thing, shown)
    if thing.is_tile:
        return _tile_name(thing, shown)
    if key.place is Place.HEAD:
        return translate("RollGalaxy", "Select {0}").format(symbols.phase_name(key.a))
    if key.place is Place.COLUMN:
        name = translate("RollGalaxy", "Column {0}: {1}")
        assigned = shown.area.assignment
        dice = assigned.columns[key.a] if assigned is not None else Dice()
        return name.format(symbols.phase_name(key.a), dice_text(dice))
    if key.place is Place.DICTATE:
        return translate("RollGalaxy", "Dictate")
    half = symbols.phase_name(1 + key.a)
    return translate("RollGalaxy", "{0} stack, empty").format(half)


def _die_name(thing: Thing, shown: Shown) -> str:
    key, colour = thing.key, symbols.colour_name(thing.colour)
    match key.place:
        case Place.WORKER if key.a == PHASES:
            return translate("RollGalaxy", "{0} die, Wild, not placed").format(colour)
        case Place.WORKER:
            text = translate("RollGalaxy", "{0} die in column {1}")
            return text.format(colour, symbols.phase_name(key.a))
        case Place.HEAD:
            text = translate("RollGalaxy", "{0} die selects {1}")
            return text.format(colour, symbols.phase_name(key.a))
        case Place.VIRTUAL:
            return translate("RollGalaxy", "{0} worker without a die").format(colour)
        case Place.CUP:
            return translate("RollGalaxy", "{0} die in the cup").format(colour)
        case Place.CITIZEN:
            return translate("RollGalaxy", "{0} die in the Citizenry").format(colour)
        case Place.DICTATE:
            return translate("RollGalaxy", "{0} die given up for Dictate").format(colour)
        case Place.GOOD:
            world = face_name(_square_face(shown, key.a))
            return translate("RollGalaxy", "{0} good on {1}").format(colour, world)
        case _:
            half = symbols.phase_name(1 + key.a)
            return translate("RollGalaxy", "{0} die on the {1} stack").format(colour, half)


def _square_face(shown: Shown, place: int) -> int:
    return NUMBERS[shown.area.squares[place].face]


def _tile_name(thing: Thing, shown: Shown) -> str:
    text = translate("RollGalaxy", "{0}, {1}, cost {2}")
    name = text.format(face_name(thing.face), kind_text(thing.face), TABLE[thing.face].cost)
    if thing.key.place is Place.STACK:
        stack = stack_of(shown.area, thing.key.a)
        name += ", " + progress(len(stack.workers.each), stack.costs[0])
    return name


def progress(done: int, cost: int) -> str:
    """``2 of 5 workers``."""
    one = translate("RollGalaxy", "{0} of 1 worker")
    many = translate("RollGalaxy", "{0} of {1} workers")
    return (one if cost == 1 else many).format(done, cost)


def chips_text(count: int) -> str:
    """``24 chips``."""
    text = translate("RollGalaxy", "1 chip") if count == 1 else translate("RollGalaxy", "{0} chips")
    return text.format(count)


def bars(levels: Sequence[Level]) -> tuple[Bar, ...]:
    """How much Rollbot wants the phases, each with its reason in a few words."""
    most = max((level.level for level in levels), default=0)
    return tuple(
        Bar(level.level, _why(level), f"{level.level}/{level.goal}", level.level == most > 0)
        for level in sorted(levels, key=lambda level: level.phase)
    )


def _why(level: Level) -> str:
    if level.level == level.points != min(level.reach, level.goal):
        return translate("RollGalaxy", "{0} VP now").format(level.points)
    if not level.goal:
        texts = (
            translate("RollGalaxy", "has enough"),
            translate("RollGalaxy", "nothing to build"),
            translate("RollGalaxy", "nothing to build"),
            translate("RollGalaxy", "no empty world"),
            translate("RollGalaxy", "no goods"),
        )
        return texts[level.phase]
    texts = (
        translate("RollGalaxy", "{0} of {1} wanted"),
        translate("RollGalaxy", "{0} of {1} to build"),
        translate("RollGalaxy", "{0} of {1} to build"),
        translate("RollGalaxy", "{0} of {1} worlds"),
        translate("RollGalaxy", "{0} of {1} goods"),
    )
    return texts[level.phase].format(level.level, level.goal)


def stack_of(area: SeatView, half: int) -> StackView:
    """A half of a construction zone."""
    return (area.developments, area.worlds)[half]


def seat_sentence(area: SeatView, name: str) -> str:
    """The area of a seat in one sentence."""
    text = translate("RollGalaxy", "{0}: ${1}, {2} VP chips, {3} squares, cup: {4}, Citizenry: {5}")
    return text.format(
        name,
        area.credits,
        area.score.chips,
        len(area.squares),
        dice_text(area.cup),
        dice_text(area.citizenry),
    )


# -- tooltips -----------------------------------------------------------------------------------


def thing_tip(thing: Thing, shown: Shown) -> str:
    """The tooltip of a thing: its name, and what it does and costs now."""
    if thing.is_tile:
        return tile_tip(thing, shown)
    if thing.is_die and thing.column < 0 and thing.key.place is not Place.GOOD:
        return _tip(thing_name(thing, shown), die_faces(thing.colour))
    if thing.key.place is Place.POWER:
        return _tip(face_name(thing.key.a), face_text(thing.key.a))
    return _tip(thing_name(thing, shown))


def _tip(name: str, *lines: str) -> str:
    """A tooltip of as many words as tooltips may have."""
    room = MAX_WORDS - len(name.split())
    kept = []
    for line in lines:
        words = line.split()[: max(0, room)]
        room -= len(words)
        kept.append(" ".join(words))
    return tip_html(Tip(name, lines=tuple(line for line in kept if line)))


def tile_tip(thing: Thing, shown: Shown) -> str:
    """What a tile is and does, and what it costs its owner now."""
    printed = TABLE[thing.face].cost
    lines = [translate("RollGalaxy", "{0}, cost {1}").format(kind_text(thing.face), printed)]
    if thing.key.place is Place.STACK:
        stack = stack_of(shown.area, thing.key.a)
        cost, there = stack.costs[0], len(stack.workers.each)
        if cost != printed:
            now = translate("RollGalaxy", "costs {0} now ({1} − {2})")
            lines[0] += "; " + now.format(cost, printed, printed - cost)
        missing = translate("RollGalaxy", "{0} workers placed, {1} more needed")
        lines.append(missing.format(there, max(0, cost - there)))
    lines.append(face_text(thing.face))
    return _tip(face_name(thing.face), *lines)


def die_faces(colour: int) -> str:
    """What a die of a colour shows, as ``2 Explore, 1 Ship``."""
    sides = SIDES[colour]
    parts = [f"{n} {symbols.phase_name(face)}" for face, n in enumerate(sides) if n]
    return translate("RollGalaxy", "Its faces: {0}.").format(", ".join(parts))


# -- sentences ----------------------------------------------------------------------------------


def short_choice(action: Action) -> str:
    """A button of which several stand in a row: dice to move, places of a tile; "" for others."""
    kind, (a, b, c, d) = decision_of(action)
    colour, phase = symbols.colour_name, symbols.phase_name
    if kind is Kind.DICTATE:
        return translate("RollGalaxy", "Give up {0} in {1}").format(colour(a), phase(b))
    if kind is Kind.PLACE:
        text = (
            translate("RollGalaxy", "On top: {0}") if c else translate("RollGalaxy", "Below: {0}")
        )
        return text.format(face_name(face_of(a, b)))
    if kind is not Kind.MOVE:
        return ""
    power = translate("RollGalaxy", "Dictate") if a == DICTATING else face_name(a)
    text = translate("RollGalaxy", "{0} to {1}: {2}")
    return text.format(colour(b), phase(d), power)


def effect(position: Position, action: Action, seat: Seat) -> str:
    """What an action brings at once: ``+$4``, ``+2 VP``; empty if nothing."""
    money, chips = gains_of(position, action, seat)
    parts = []
    if money:
        parts.append(f"{'+' if money > 0 else '−'}${abs(money)}")
    if chips:
        parts.append(translate("RollGalaxy", "+{0} VP").format(chips))
    return ", ".join(parts)


def spoken(view: GalaxyView, words: Words) -> str:
    """The position in sentences, for a screen reader."""
    names = words.names
    parts = [translate("RollGalaxy", "Round {0}.").format(view.round)]
    parts += [seat_sentence(seat, names[at]) + "." for at, seat in enumerate(view.seats)]
    return " ".join(parts)
