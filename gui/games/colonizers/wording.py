"""What the table of Colonizers says: names of places, buttons, tooltips, how the game ended."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines.contract.catalog import Words
from engines.games.colonizers.cards import (
    COLONIST_NAMES,
    MODULE_NAMES,
    MODULE_OF_CODE,
    NAMING,
    Colour,
    colour_of,
    copies_of,
    cost_of,
    value_of,
)
from engines.games.colonizers.decisions import Doubt, decision_of
from engines.games.colonizers.decisions import Kind as Decided
from engines.games.colonizers.numbers import COLONY
from engines.games.colonizers.places import Kind, Place
from engines.games.colonizers.view import ColonizersView
from engines.runtime.types import Action, Seat
from gui.games.colonizers.offers import Blocked
from gui.games.colonizers.picture import Picture

translate = QCoreApplication.translate

_CONTEXT: Final = "ColonizersWords"
_COLOURS: Final = {
    Colour.GREEN: QT_TRANSLATE_NOOP("ColonizersWords", "green"),
    Colour.BLUE: QT_TRANSLATE_NOOP("ColonizersWords", "blue"),
    Colour.RED: QT_TRANSLATE_NOOP("ColonizersWords", "red"),
    Colour.NONE: QT_TRANSLATE_NOOP("ColonizersWords", "no color"),
}
_POWERS: Final = {
    "Ecologist": QT_TRANSLATE_NOOP("ColonizersWords", "+1 Omnium for each green module"),
    "General": QT_TRANSLATE_NOOP("ColonizersWords", "+1 Omnium for each red module"),
    "Miner": QT_TRANSLATE_NOOP("ColonizersWords", "+1 Omnium for each blue module"),
    "Opportunist": QT_TRANSLATE_NOOP("ColonizersWords", "Steals 2 Omnium from a colonist"),
    "Spy": QT_TRANSLATE_NOOP("ColonizersWords", "Exchanges hands with a colonist"),
    "Visionary": QT_TRANSLATE_NOOP("ColonizersWords", "Takes the top card of the deck"),
}
_STEPS: Final = {
    "pick": QT_TRANSLATE_NOOP("ColonizersWords", "Pick"),
    "draw": QT_TRANSLATE_NOOP("ColonizersWords", "Draw"),
    "keep": QT_TRANSLATE_NOOP("ColonizersWords", "Keep"),
    "power": QT_TRANSLATE_NOOP("ColonizersWords", "Power"),
    "build": QT_TRANSLATE_NOOP("ColonizersWords", "Build"),
}
_BLOCKED: Final = {
    Blocked.NOT_OFFERED: QT_TRANSLATE_NOOP("ColonizersWords", "not on offer"),
    Blocked.OWN: QT_TRANSLATE_NOOP("ColonizersWords", "your own colonist"),
    Blocked.HAND_FULL: QT_TRANSLATE_NOOP("ColonizersWords", "your hand is full"),
    Blocked.TOO_DEAR: QT_TRANSLATE_NOOP("ColonizersWords", "costs more than you have"),
}
_DOUBTS: Final = {
    Doubt.ENDS_THE_GAME: QT_TRANSLATE_NOOP(
        "ColonizersWords", "The deck doesn't have enough cards. The game ends, and nobody wins."
    ),
    Doubt.NOBODY: QT_TRANSLATE_NOOP(
        "ColonizersWords", "Nobody can have this colonist, so naming it does nothing."
    ),
}


def _tr(text: str) -> str:
    return translate(_CONTEXT, text)


def step_name(step: str) -> str:
    """A step of a round."""
    return _tr(str(_STEPS[step]))


def module(code: str) -> int:
    """The type of a module from its code."""
    return MODULE_OF_CODE[code.casefold()]


def module_name(code: str) -> str:
    """The name of a module."""
    return MODULE_NAMES[module(code)]


def colour_name(colour: Colour) -> str:
    """The colour of a module in a word."""
    return _tr(str(_COLOURS[colour]))


def module_words(code: str) -> str:
    """A module for screen readers: "Barracks, red, cost 2, value 2"."""
    card = module(code)
    text = _tr("{0}, {1}, cost {2}, value {3}")
    colour = colour_name(colour_of(card))
    return text.format(module_name(code), colour, cost_of(card), value_of(card))


def module_tip(code: str, unseen: int) -> str:
    """What the tooltip says of a module."""
    card = module(code)
    lines = (
        module_name(code),
        _tr("{0}; costs {1}, scores {2}").format(
            colour_name(colour_of(card)), cost_of(card), value_of(card)
        ),
        _tr("{0} in the game, {1} not seen yet").format(copies_of(card), unseen),
    )
    return "\n".join(lines)


def power(name: str) -> str:
    """What a colonist does, in a few words."""
    return _tr(str(_POWERS[name]))


def blocked(why: Blocked) -> str:
    """Why something cannot be chosen."""
    return _tr(str(_BLOCKED[why]))


def doubt(why: Doubt) -> str:
    """What a questionable choice brings about."""
    return _tr(str(_DOUBTS[why]))


def button(action: Action, view: ColonizersView) -> str:
    """The button of a decision."""
    decision = decision_of(action)
    match decision.kind:
        case Decided.TAKE:
            return _tr("Take {0} Omnium").format(view.takes)
        case Decided.DRAW:
            return _tr("Draw 2 modules")
        case Decided.DO_NOTHING:
            names = set(view.players[view.seat].colonists) & NAMING
            return _tr("Name nobody") if names else _tr("Go on to build")
        case Decided.BUILD_NOTHING:
            return _tr("Build nothing")
        case Decided.BUILD:
            return _tr("Build {0}").format(MODULE_NAMES[decision.item])
        case Decided.SWAP:
            return _tr("Exchange with the {0}").format(COLONIST_NAMES[decision.item])
        case Decided.STEAL:
            return _tr("Steal from the {0}").format(COLONIST_NAMES[decision.item])
        case Decided.KEEP:
            return _tr("Keep {0}").format(MODULE_NAMES[decision.item])
        case _:
            return _tr("Pick the {0}").format(COLONIST_NAMES[decision.item])


# -- places -----------------------------------------------------------------------------------


def place_words(picture: Picture, place: Place) -> str:
    """A place for screen readers."""
    parts = [_thing_at(picture, place)]
    if place in picture.choices:
        parts.append(_tr("can be chosen"))
    if place in picture.blocked:
        parts.append(blocked(picture.blocked[place]))
    if place in picture.advised:
        parts.append(_tr("hint"))
    return ", ".join(parts)


def _thing_at(picture: Picture, place: Place) -> str:
    view = picture.view
    match place.kind:
        case Kind.SEAT:
            return seat_words(picture, place.seat)
        case Kind.COLONY:
            return module_words(view.players[place.seat].colony[place.at])
        case Kind.HAND:
            code = picture.hand(place.seat)[place.at]
            return _tr("face down") if code is None else module_words(code)
        case Kind.DRAWN:
            code = picture.drawn()[place.at]
            return _tr("face down") if code is None else module_words(code)
        case Kind.DECK:
            return _tr("Deck, {0} cards").format(view.deck)
        case Kind.OMNIUM:
            return _tr("Omnium to take")
        case _:
            name = COLONIST_NAMES[place.at]
            return ", ".join(filter(None, (name, power(name), whereabouts(picture, name))))


def seat_words(picture: Picture, seat: Seat) -> str:
    """A seat in words: name, colonist, Omnium, cards, modules, points."""
    player = picture.view.players[seat]
    cards = player.hand_size
    return ", ".join(
        (
            picture.names[seat],
            colonist_words(picture, seat),
            _tr("{0} Omnium").format(player.omnium),
            translate("ColonizersWords", "%n cards in hand", "", cards),
            _tr("{0} of {1} modules").format(len(player.colony), COLONY),
            _tr("{0} points").format(player.score),
        )
    )


def colonist_words(picture: Picture, seat: Seat) -> str:
    """The colonist of a seat, or which ones it may be."""
    found = picture.colonists(seat)
    if not found:
        return no_colonist()
    if len(found) == 1:
        return found[0]
    if len(found) == len(COLONIST_NAMES) or not picture.memory:
        return _tr("colonist hidden")
    return _tr("may be {0}").format(_either(found))


def whereabouts(picture: Picture, name: str) -> str:
    """Where a colonist may be; empty if nothing is known of it."""
    if picture.is_out(name):
        return _tr("with nobody")
    holders = picture.holders(name)
    if len(holders) == 1 and picture.colonist(holders[0]) == name:
        return _tr("with {0}").format(picture.names[holders[0]])
    if not holders or not picture.memory:
        return ""
    return _tr("may be with {0}").format(_either([picture.names[seat] for seat in holders]))


def _either(texts: tuple[str, ...] | list[str]) -> str:
    if len(texts) == 1:
        return texts[0]
    return _tr("{0} or {1}").format(", ".join(texts[:-1]), texts[-1])


def place_tip(picture: Picture, place: Place) -> str:
    """What the tooltip says of a place; empty if the table says it all."""
    view = picture.view
    lines: list[str] = []
    match place.kind:
        case Kind.COLONY:
            lines += _module_lines(view, view.players[place.seat].colony[place.at])
        case Kind.HAND:
            lines += _module_lines(view, picture.hand(place.seat)[place.at])
        case Kind.DRAWN:
            lines += _module_lines(view, picture.drawn()[place.at])
        case Kind.COLONIST:
            name = COLONIST_NAMES[place.at]
            lines += filter(None, (name, power(name), whereabouts(picture, name)))
        case Kind.SEAT:
            lines += _seat_lines(picture, place.seat)
        case Kind.DECK:
            lines.append(_tr("Deck: {0} cards").format(view.deck))
        case _:
            lines.append(_tr("Omnium: nobody owns it yet"))
    if place in picture.blocked:
        lines.append(blocked(picture.blocked[place]))
    return "\n".join(lines)


def _module_lines(view: ColonizersView, code: str | None) -> list[str]:
    return [] if code is None else [module_tip(code, view.unseen.get(code, 0))]


def _seat_lines(picture: Picture, seat: Seat) -> list[str]:
    known = [module_name(code) for code in picture.hand(seat) if code is not None]
    lines = [picture.names[seat], colonist_words(picture, seat)]
    if known and seat != picture.bottom:
        lines.append(_tr("You know of its hand: {0}").format(", ".join(known)))
    lost = picture.view.players[seat].lost
    if lost:
        text = translate("ColonizersWords", "%n cards lost to the hand limit", "", lost)
        lines.append(text)
    return lines


# -- sentences --------------------------------------------------------------------------------


def ending(view: ColonizersView, words: Words) -> str:
    """How the game ended, or that it soon does; empty before that."""
    if view.last_round:
        return _tr("Last round: a colony is full.")
    if view.phase != "over":
        return ""
    if not view.ranking:
        return _tr("The deck is used up: the game is drawn, nobody scores.")
    return _tr("{0} wins.").format(words.names[view.ranking[0]])


def spoken(picture: Picture) -> str:
    """The table in sentences, for a screen reader."""
    view = picture.view
    round_ = _tr("Round {0}. Deck: {1} cards.").format(view.round, view.deck)
    return " ".join((round_, *(f"{seat_words(picture, seat)}." for seat in picture.seats)))


# -- small texts on the table -----------------------------------------------------------------


def omnium(text: str) -> str:
    """An amount of money."""
    return _tr("{0} Omnium").format(text)


def round_name(view: ColonizersView) -> str:
    """Which round it is, and whether it is the last one."""
    text = _tr("Round {0}, the last") if view.last_round else _tr("Round {0}")
    return text.format(view.round)


def hidden_word() -> str:
    """Said of a colonist of which nothing is known."""
    return _tr("hidden")


def no_cards() -> str:
    """Said of an empty hand."""
    return _tr("No cards in hand")


def power_now(picture: Picture, name: str) -> str:
    """What a colonist does, and what that brings the seat that chooses."""
    brings = picture.view.players[picture.bottom].brings.get(name)
    text = power(name)
    return text if brings is None else _tr("{0}: now\u00a0{1}").format(text, brings)


def no_colonist() -> str:
    """Said of a seat that has yet to pick."""
    return _tr("no colonist yet")


def lot(at: int) -> str:
    """The word on an empty lot of a colony."""
    return _tr("lot {0}").format(at + 1)


def goal(view: ColonizersView) -> str:
    """When the game ends."""
    if view.last_round:
        return _tr("Last round: a colony is full.")
    return _tr("The first colony of {0} modules ends the game").format(COLONY)


def price(picture: Picture, code: str | None) -> str:
    """Whether the seat below can pay for a module of its hand."""
    if code is None:
        return ""
    missing = picture.view.players[picture.bottom].lacks(code)
    return _tr("{0} Omnium short").format(missing) if missing else _tr("affordable")


def gain(code: str) -> str:
    """What a module scores, with its sign."""
    return f"+{value_of(module(code))}"


def out_word() -> str:
    """Said of a colonist that nobody has."""
    return _tr("out of play")


def unseen(left: int, copies: int) -> str:
    """How many copies of a module have not been seen."""
    return _tr("{0} of {1}").format(left, copies)


def tie_note(view: ColonizersView, words: Words) -> str:
    """Why seats with equal points are ranked; empty if there are none."""
    tied = [words.names[seat] for seat in view.tied]
    if not tied:
        return ""
    return _tr("Of equal points the lower seat is ahead: {0}.").format(", ".join(tied))
