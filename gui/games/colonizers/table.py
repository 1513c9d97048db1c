"""The Colonizers table for the kit: seats, piles, what is in between, and the marks."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from engines.games.colonizers import places
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, module_of, value_of
from engines.games.colonizers.data import COLONY, SEATS
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.games.colonizers import painting, wording
from gui.games.colonizers.art import paint_face, paint_omnium
from gui.games.colonizers.cards import (
    paint_advice,
    paint_ghost,
    paint_glass,
    paint_hatch,
    paint_lit,
    paint_lot,
    paint_module,
    paint_pad,
    paint_ring,
    paint_word_pill,
)
from gui.games.colonizers.colours import Tone
from gui.games.colonizers.layout import Layout, lay_out, tilt
from gui.games.colonizers.picture import Middle, Picture
from gui.kit.pictures import Look
from gui.kit.player_card import PlayerView, paint_person
from gui.style import Radius, Space, theme
from gui.style.motion import Motion, pace
from gui.table.instruments import paint_button
from gui.table.sheet import ScoreSheet
from gui.table.spots import Flight, Mark, Spot, Tabletop

_PANELS: Final = -3.0
_GROUND: Final = -2.0
_BUILT: Final = 1.0
_CARDS: Final = 2.0
_CHOICES: Final = 3.0
_RING: Final = 3.0
_BUTTON: Final = 40.0
_FACE: Final = 56.0
_COIN: Final = 30.0
_MOST_COINS: Final = 8
_LIFT: Final = 0.2
"""How high Omnium flies, as a share of the distance."""
_FOOT: Final = 0.11
"""Share of the table that the result covers at the bottom when the game is over."""
_CARD: Final = QSizeF(66, 88)
_BLEED: Final = 0.14
"""How far a card of the fan, its shadow, and its rings reach, as a share of its height."""
_DIGITS: Final = {places.Kind.OMNIUM: 0, places.Kind.DECK: 1}
_OF_SEAT: Final = (places.Kind.SEAT, places.Kind.COLONY, places.Kind.HAND)


@dataclass(frozen=True, slots=True)
class ColonizersTable(Tabletop):
    """What a surface shows.

    Attributes:
        picture: everything on it.
        switches: width of the switches at the right end of the bar of steps, in pixels.
        sheet: the score sheet shown in the middle at the end.
        carded: player cards say who has which seat.
    """

    picture: Picture
    switches: float = 0.0
    sheet: ScoreSheet | None = None
    carded: bool = False

    def layout(self, size: QSizeF) -> Layout:
        picture, gap = self.picture, theme().pxf(Space.S) / 4
        height = size.height() - 2 * gap
        if self.sheet is not None:
            height -= min(_FOOT * height, theme().pxf(68))
        cards = picture.view.players[picture.bottom].hand_size
        return lay_out(
            *(gap, size.width(), height, picture.bottom, cards, theme().scale),
            small=picture.is_settled,
        )

    def flights(self, ways: Iterable[places.Way], size: QSizeF) -> list[Flight]:
        """The flights of things along their ways."""
        layout = self.layout(size)
        return [flight for way in ways for flight in _flights(way, layout, self.picture.bottom)]

    # -- the table of the kit -----------------------------------------------------------------

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        layout = self.layout(size)
        looks = self._looks()
        spots = [self._spot(place, layout, looks.get(place)) for place in self.picture.places()]
        spots += self._buttons(layout)
        return [*spots, *(self.sheet.spots_in(layout.between) if self.sheet else ())]

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        layout = self.layout(size)
        marks = [mark for seat in range(SEATS) for mark in self._seat_marks(seat, layout)]
        if self.sheet is not None:
            marks += self.sheet.marks_in(layout.between)
        return [*marks, *self._middle_marks(layout), *self._choice_marks(layout),
                *self._advice(layout)]  # fmt: skip

    # -- spots --------------------------------------------------------------------------------

    def _spot(self, place: places.Place, layout: Layout, look: Look | None) -> Spot:
        picture = self.picture
        active, rect = place in picture.choices, layout.places[place]
        return Spot(
            key=place,
            rect=rect,
            look=look,
            name=partial(wording.place_words, picture, place),
            tip=partial(wording.place_tip, picture, place),
            active=active,
            selected=place == picture.asked,
            place=_DIGITS.get(place.kind, place.at) if active else None,
            group=f"seat {place.seat}" if place.kind in _OF_SEAT else "middle",
            ring=_RING,
            hover=(paint_lit, look) if active and look is not None else None,
            layer=0.0 if place.kind is places.Kind.SEAT else _BUILT,
            bleed=_bleed(place, rect),
        )

    def _buttons(self, layout: Layout) -> Iterator[Spot]:
        """The buttons for what has no place."""
        for button, rect in zip(self.picture.buttons, self._button_rects(layout), strict=True):
            advised = button.action in self.picture.advised_actions
            look, lit = (
                (
                    paint_button,
                    button.text,
                    button.key,
                    button.brass,
                    True,
                    advised,
                    hovered,
                )
                for hovered in (False, True)
            )
            yield Spot(
                key=("do", button.action),
                rect=rect,
                look=look,
                hover=lit,
                name=button.text,
                active=True,
                cue=button.key,
                group="middle",
                ring=_RING,
                layer=_BUILT,
                bleed=theme().pxf(10),
            )

    def _button_rects(self, layout: Layout) -> list[QRectF]:
        """Where the buttons are: stacked from the bottom up."""
        count, room, gap = len(self.picture.buttons), layout.ask, theme().pxf(Space.S)
        high = min(theme().pxf(_BUTTON), (room.height() + gap) / max(count, 1) - gap)
        rect = QRectF(room.left(), room.bottom() - high, room.width(), high)
        return [rect.translated(0, -at * (high + gap)) for at in range(count)]

    def _looks(self) -> dict[places.Place, Look]:
        """What is at each place, except cards in flight."""
        picture, view = self.picture, self.picture.view
        looks: dict[places.Place, Look] = {}
        for seat, player in enumerate(view.players):
            looks |= {
                places.colony(seat, at): (paint_lot, code) for at, code in enumerate(player.colony)
            }
        for at, code in enumerate(picture.hand(picture.bottom)):
            look = (paint_module, code, wording.price(picture, code))
            looks[places.hand(picture.bottom, at)] = look
        for at, code in enumerate(picture.drawn()):
            price = wording.price(picture, code) if view.seat == picture.bottom else ""
            looks[places.drawn(at)] = (paint_module, code, price)
        looks[places.DECK] = (painting.paint_deck, view.deck)
        looks[places.OMNIUM] = (painting.paint_bank, view.takes if view.phase == "draw" else 0)
        if picture.middle is Middle.COLONISTS:
            looks |= {places.colonist(at): self._colonist(at) for at in range(len(COLONIST_NAMES))}
        return {place: look for place, look in looks.items() if place not in picture.away}

    def _colonist(self, number: int) -> Look:
        """A colonist's card; if it can't be chosen, the reason is at the bottom."""
        picture, name = self.picture, COLONIST_NAMES[number]
        blocked, held = picture.blocked.get(places.colonist(number)), picture.holders(name)
        sure = len(held) == 1 and picture.colonist(held[0]) == name
        why = "colonizers-out-of-play" if picture.is_out(name) else blocked or ""
        out = bool(why) and not sure
        power = wording.power_now(picture, name)
        return (painting.paint_colonist, name, tilt(number), out, power, tr(why) if out else "")

    # -- marks --------------------------------------------------------------------------------

    def _seat_marks(self, seat: Seat, layout: Layout) -> Iterator[Mark]:
        """The panel of a seat, empty lots of its colony, and an opponent's hand."""
        picture, player = self.picture, self.picture.view.players[seat]
        own = seat == picture.bottom
        panel = layout.places[places.seat_of(seat)]
        look = (paint_glass, theme().pxf(Radius.CARD), picture.is_active(seat))
        yield Mark(panel, look, _PANELS)
        if not self.carded:
            view = PlayerView(seat, picture.names[seat], "", str(player.score))
            head, line = layout.heads[seat], layout.purses[seat].height()
            named = QRectF(head.topLeft(), head.size().boundedTo(QSizeF(head.width(), line)))
            yield Mark(named, (paint_person, view))
        omnium = player.omnium
        told = tr("colonizers-omnium-of-player", omnium=omnium) if own else str(omnium)
        yield Mark(layout.purses[seat], (painting.paint_purse, omnium if own else 1, told))
        found = picture.colonists(seat)
        if own and len(found) <= 1:
            incomes = tuple(player.incomes.items())
            yield Mark(
                layout.who[seat], (painting.paint_own_colonist, found[0] if found else "", incomes)
            )
        else:
            knows = picture.memory and len(found) < len(COLONIST_NAMES)
            likely = picture.likely(seat) if knows or len(found) == 1 else ()
            yield Mark(
                layout.who[seat], (painting.paint_who, likely, bool(found), picture.advised_name)
            )
        for at in range(COLONY):
            place = places.colony(seat, at)
            built = at < len(player.colony) and place not in picture.away
            free = own and at >= len(player.colony) + bool(self._planned_module())
            word = tr("colonizers-lot", lot=at + 1) if free else ""
            yield Mark(layout.places[place], (paint_pad, word, built), _GROUND)
        if not own:
            for at, code in enumerate(picture.hand(seat)):
                if places.hand(seat, at) not in picture.away:
                    yield Mark(layout.places[places.hand(seat, at)], (paint_module, code))
        elif not player.hand_size:
            slot = layout.places[places.hand(seat, 0)]  # the note is wider than one card
            wider = max(slot.width(), theme().pxf(150) - slot.width())
            yield Mark(slot.adjusted(0, 0, wider, 0), (painting.paint_no_cards,))

    def _middle_marks(self, layout: Layout) -> Iterator[Mark]:
        """The bar of steps, and the modules that the viewer hasn't seen."""
        picture, view = self.picture, self.picture.view
        if picture.middle is Middle.SCORES:  # the score sheet names the round
            return
        room = layout.steps.width() - self.switches
        look = (
            painting.paint_steps,
            wording.round_name(view),
            picture.step,
            wording.goal(view),
            room,
        )
        yield Mark(layout.steps, look, _PANELS)
        if picture.middle is Middle.UNSEEN:
            unseen = tuple(view.unseen.get(code, 0) for code in CODES)
            yield Mark(layout.middle, (painting.paint_unseen, unseen))

    def _choice_marks(self, layout: Layout) -> Iterator[Mark]:
        picture = self.picture
        shown = set(picture.places())
        for place in picture.blocked.keys() & shown:
            if place.kind is not places.Kind.COLONIST:  # a gray portrait says so
                yield Mark(layout.places[place], (paint_hatch,), _CHOICES)
        for place in picture.choices & shown:
            colour = Tone.ASKED if place == picture.asked else Tone.CHOICE
            yield Mark(*self._around(place, layout, paint_ring, colour))

    def _around(
        self, place: places.Place, layout: Layout, paint: object, *values: object
    ) -> tuple[QRectF, Look, float, float]:
        """A mark around what is at a place, rotated with it."""
        rect = layout.places[place]
        degrees = tilt(place.at) if place.kind is places.Kind.COLONIST else 0.0
        return rect, (paint, *values, degrees), _CHOICES, _bleed(place, rect)

    def _advice(self, layout: Layout) -> Iterator[Mark]:
        """The adviser's plan drawn where it happens: its steps, gains, and buildings."""
        picture = self.picture
        shown = set(picture.places())
        for place, step in picture.advised.items():
            if place in shown:
                yield Mark(*self._around(place, layout, paint_advice, str(step)))
        own = picture.view.players[picture.bottom]
        for place in picture.advised:
            if place == places.OMNIUM:
                size = QSizeF(60, 24) * theme().scale
                where = QRectF(QPointF(), size)
                purse, panel = (
                    layout.purses[picture.bottom],
                    layout.places[places.seat_of(picture.bottom)],
                )
                where.moveCenter(QPointF(panel.right(), purse.center().y()))
                gain = f"+{picture.view.takes}"
                yield Mark(where, (paint_word_pill, gain, Tone.ADVICE), _CHOICES)
        if code := self._planned_module():
            lot = layout.places[places.colony(picture.bottom, len(own.colony))]
            yield Mark(lot, (paint_ghost, code, f"+{value_of(module_of(code))}"), _CARDS)

    def _planned_module(self) -> str:
        """The module that the adviser's plan builds now; empty if it builds none."""
        picture, own = self.picture, self.picture.view.players[self.picture.bottom]
        if picture.view.phase != "build" or len(own.colony) == COLONY:
            return ""
        held = (place.at for place in picture.advised if place.kind is places.Kind.HAND)
        return next((own.hand[at] for at in held if at < len(own.hand)), "")


def _bleed(place: places.Place, rect: QRectF) -> float:
    return rect.height() * _BLEED if place.kind is places.Kind.COLONIST else theme().pxf(16)


def _flights(way: places.Way, layout: Layout, own: Seat) -> Iterator[Flight]:
    t, start, end = theme(), layout.places[way.start], layout.places[way.end]
    if way.thing is places.Thing.MODULE:
        first, last = (
            _around(rect, _CARD * t.scale) if place.kind is places.Kind.SEAT else rect
            for place, rect in ((way.start, start), (way.end, end))
        )
        card: Look = (paint_module, way.face or None)
        built = way.end.kind is places.Kind.COLONY
        yield Flight(first, last, (card, (paint_lot, way.face)) if built else (card,))
        return
    if way.thing is places.Thing.COLONIST:
        who = layout.who[way.end.seat]
        last = painting.sure_face(painting.above_counts(who) if way.end.seat == own else who)
        yield Flight(
            _around(start, QSizeF(_FACE, _FACE) * t.scale), last, ((paint_face, way.face),)
        )
        return
    size = QSizeF(_COIN, _COIN) * t.scale
    first, last = (
        painting.first_omnium(layout.purses[place.seat])
        if place.kind is places.Kind.SEAT
        else _around(layout.places[place], size)
        for place in (way.start, way.end)
    )
    for number in range(min(int(way.face), _MOST_COINS)):
        late = number * pace().ms(Motion.GROUP_STAGGER)
        yield Flight(
            first,
            last,
            ((paint_omnium,),),
            bleed=size.width() / 2,
            delay_ms=late,
            lift=_LIFT * QLineF(first.center(), last.center()).length(),
        )


def _around(rect: QRectF, size: QSizeF) -> QRectF:
    """A rectangle of this size in the middle of another one."""
    around = QRectF(QPointF(), size)
    around.moveCenter(rect.center())
    return around
