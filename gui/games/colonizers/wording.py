"""The words of Colonizers' table: names of places, buttons, tooltips, how the game ended."""

from engines.contract.messages import Words
from engines.games.colonizers.cards import (
    COLONIST_NAMES,
    COLONISTS,
    MODULES,
    NAMING,
    Colour,
    colour_of,
    copies_of,
    cost_of,
    module_of,
    value_of,
)
from engines.games.colonizers.data import COLONY, HAND, decision_of
from engines.games.colonizers.data import Kind as Decided
from engines.games.colonizers.places import Kind, Place
from engines.games.colonizers.view import ColonizersView
from engines.runtime.texts import tr
from engines.runtime.types import Action, Seat
from gui.games.colonizers.picture import Picture
from gui.table.board import Scene


def module_name(code: str) -> str:
    return Words().say(MODULES[module_of(code)])


def colonist_name(name: str) -> str:
    return Words().say(COLONISTS[COLONIST_NAMES.index(name)])


def colour_name(colour: Colour) -> str:
    """The color of a module in a word."""
    return tr(f"colonizers-{'no-color' if colour is Colour.NONE else colour.name.lower()}")


def module_words(code: str) -> str:
    """A module for screen readers: "Barracks, red, cost 2, value 2"."""
    card = module_of(code)
    colour = colour_name(colour_of(card))
    return tr(
        "colonizers-cost-value",
        name=module_name(code),
        color=colour,
        cost=cost_of(card),
        value=value_of(card),
    )


def module_tip(code: str, unseen: int) -> str:
    card = module_of(code)
    lines = (
        module_name(code),
        tr(
            "colonizers-costs-scores",
            color=colour_name(colour_of(card)),
            cost=cost_of(card),
            value=value_of(card),
        ),
        tr("colonizers-game-seen-yet", copies_of=copies_of(card), unseen=unseen),
    )
    return "\n".join(lines)


def power(name: str) -> str:
    """What a colonist does, in a few words."""
    return tr(f"colonizers-power-{name.lower()}")


def button(action: Action, view: ColonizersView) -> str:
    decision = decision_of(action)
    of_modules = decision.kind in (Decided.KEEP, Decided.BUILD)
    chosen = Words().say((MODULES if of_modules else COLONISTS)[decision.item])
    match decision.kind:
        case Decided.TAKE:
            return tr("colonizers-take-omnium", takes=view.takes)
        case Decided.DRAW:
            return tr("colonizers-draw-2-modules")
        case Decided.DO_NOTHING:
            names = set(view.players[view.seat].colonists) & NAMING
            return tr("colonizers-name-nobody") if names else tr("colonizers-go-on-to-build")
        case Decided.BUILD_NOTHING:
            return tr("colonizers-build-nothing")
        case Decided.BUILD:
            return tr("colonizers-build-module-names", module_names=chosen)
        case Decided.SWAP:
            return tr("colonizers-exchange-with-the", colonist_names=chosen)
        case Decided.STEAL:
            return tr("colonizers-steal-from-the", colonist_names=chosen)
        case Decided.KEEP if view.players[view.seat].hand_size == HAND:
            return tr("colonizers-discard-module-names", module_names=chosen)
        case Decided.KEEP:
            return tr("colonizers-keep-module-names", module_names=chosen)
        case _:
            return tr("colonizers-pick-the", colonist_names=chosen)


# -- places -----------------------------------------------------------------------------------


def place_words(picture: Picture, place: Place) -> str:
    """A place for screen readers."""
    parts = [_thing_at(picture, place)]
    if place in picture.choices:
        parts.append(tr("colonizers-can-be-chosen"))
    if place in picture.blocked:
        parts.append(tr(picture.blocked[place]))
    if place in picture.advised:
        parts.append(tr("colonizers-hint"))
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
            return tr("colonizers-face-down") if code is None else module_words(code)
        case Kind.DRAWN:
            code = picture.drawn()[place.at]
            return tr("colonizers-face-down") if code is None else module_words(code)
        case Kind.DECK:
            return tr("colonizers-deck-cards", deck=view.deck)
        case Kind.OMNIUM:
            return tr("colonizers-omnium-to-take")
        case _:
            return ", ".join(_colonist_lines(picture, COLONIST_NAMES[place.at]))


def _colonist_lines(picture: Picture, name: str) -> list[str]:
    """A colonist, what it does, and where it may be if that is known."""
    lines = (colonist_name(name), power(name), whereabouts(picture, name))
    return [line for line in lines if line]


def seat_words(picture: Picture, seat: Seat) -> str:
    """A seat in words: name, colonist, Omnium, cards, modules, points."""
    player = picture.view.players[seat]
    cards = player.hand_size
    return ", ".join(
        (
            picture.names[seat],
            colonist_words(picture, seat),
            tr("colonizers-omnium-of-player", omnium=player.omnium),
            tr("colonizers-cards-in-hand", cards=cards),
            tr("colonizers-of-modules", modules=len(player.colony), most=COLONY),
            tr("colonizers-points-of-player", points=player.score),
        )
    )


def colonist_words(picture: Picture, seat: Seat) -> str:
    """The colonist of a seat, or which ones it may be."""
    found = picture.colonists(seat)
    if not found:
        return tr("colonizers-no-colonist-yet")
    if len(found) == 1:
        return colonist_name(found[0])
    if len(found) == len(COLONIST_NAMES) or not picture.memory:
        return tr("colonizers-colonist-hidden")
    return tr("colonizers-may-be", colonists=tuple(map(colonist_name, found)))


def whereabouts(picture: Picture, name: str) -> str:
    """Where a colonist may be; empty if nothing is known of it."""
    if picture.is_out(name):
        return tr("colonizers-with-nobody")
    holders = picture.holders(name)
    if len(holders) == 1 and picture.colonist(holders[0]) == name:
        return tr("colonizers-with", name=picture.names[holders[0]])
    if not holders or not picture.memory:
        return ""
    return tr("colonizers-may-be-with", names=tuple(picture.names[seat] for seat in holders))


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
            lines += _colonist_lines(picture, COLONIST_NAMES[place.at])
        case Kind.SEAT:
            lines += _seat_lines(picture, place.seat)
        case Kind.DECK:
            lines.append(tr("colonizers-deck-line", deck=view.deck))
        case _:
            lines.append(tr("colonizers-omnium-nobody-owns-yet"))
    if place in picture.blocked:
        lines.append(tr(picture.blocked[place]))
    return "\n".join(lines)


def _module_lines(view: ColonizersView, code: str | None) -> list[str]:
    return [] if code is None else [module_tip(code, view.unseen.get(code, 0))]


def _seat_lines(picture: Picture, seat: Seat) -> list[str]:
    known = tuple(module_name(code) for code in picture.hand(seat) if code is not None)
    lines = [picture.names[seat], colonist_words(picture, seat)]
    if known and seat != picture.bottom:
        lines.append(tr("colonizers-know-hand", known=known))
    lost = picture.view.players[seat].lost
    if lost:
        text = tr("colonizers-cards-lost-hand-limit", lost=lost)
        lines.append(text)
    return lines


# -- sentences --------------------------------------------------------------------------------


def ending(view: ColonizersView, words: Words) -> str:
    """How the game ended, or that it will soon; empty before that."""
    if view.last_round:
        return tr("colonizers-last-round-colony-full")
    if view.phase != "over":
        return ""
    if not view.ranking:
        return tr("colonizers-deck-used-up-game")
    return tr("colonizers-wins", name=words.names[view.ranking[0]])


def reason(scene: Scene, first: Seat, second: Seat) -> str:
    """What separated the winner from the runner-up."""
    view: ColonizersView = scene.position.view(scene.viewer)
    words = scene.words
    if not view.ranking:
        return ending(view, words)
    one, two = view.players[first], view.players[second]
    parts = [tr("colonizers-modules-to", first=one.points, second=two.points)]
    if one.bonus or two.bonus:
        parts.append(tr("colonizers-bonus-to", first=one.bonus, second=two.bonus))
    told = tr(
        "colonizers-to-points-against",
        first=one.score,
        second=two.score,
        other=words.names[second],
        reasons=", ".join(parts),
    )
    return " ".join(filter(None, (told, tie_note(view, words))))


def spoken(picture: Picture) -> str:
    """The table in sentences, for a screen reader."""
    view = picture.view
    round_ = tr("colonizers-round-deck-cards", round=view.round, deck=view.deck)
    return " ".join((round_, *(f"{seat_words(picture, seat)}." for seat in picture.seats)))


# -- small texts on the table -----------------------------------------------------------------


def round_name(view: ColonizersView) -> str:
    return tr(
        "colonizers-round-the-last" if view.last_round else "colonizers-round-now", round=view.round
    )


def power_now(picture: Picture, name: str) -> str:
    """What a colonist does, and what the bottom seat would get from it now."""
    income = picture.view.players[picture.bottom].incomes.get(name)
    text = power(name)
    return text if income is None else tr("colonizers-now", text=text, brings=income)


def goal(view: ColonizersView) -> str:
    """When the game ends."""
    if view.last_round:
        return tr("colonizers-last-round-colony-full")
    return tr("colonizers-first-colony-modules-ends", colony=COLONY)


def price(picture: Picture, code: str | None) -> str:
    """Whether the bottom seat can pay for a module in its hand, while that matters."""
    if code is None or picture.view.phase == "over":
        return ""
    missing = picture.view.players[picture.bottom].lacks(code)
    return (
        tr("colonizers-omnium-short", missing=missing) if missing else tr("colonizers-affordable")
    )


def tie_note(view: ColonizersView, words: Words) -> str:
    """How seats with equal points are ranked; empty if there are none."""
    tied = tuple(words.names[seat] for seat in view.tied)
    if not tied:
        return ""
    return tr("colonizers-equal-points-lower-seat", tied=tied)
