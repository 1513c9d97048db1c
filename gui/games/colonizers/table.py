"""The table of Colonizers for the kit: seats, piles, what lies between them, and the marks."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engines.core.types import Seat
from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.games.colonizers.numbers import COLONY, HAND, INCOME, SEATS
from gui.games.colonizers import wording
from gui.games.colonizers.cards import paint_hatch, paint_module, paint_ring, paint_slot
from gui.games.colonizers.happened import Thing, Way
from gui.games.colonizers.layout import Layout, lay_out
from gui.games.colonizers.painting import (
    colonist_foot,
    paint_colonist,
    paint_colonist_token,
    paint_deck,
    paint_holders,
    paint_no_cards,
    paint_omnium,
    paint_omnium_token,
    paint_other,
    paint_own,
    paint_panel,
    paint_steps,
    paint_unseen,
    paint_word,
    telling,
)
from gui.games.colonizers.picture import Middle, Picture
from gui.games.colonizers.places import (
    DECK,
    OMNIUM,
    Kind,
    Place,
    colonist,
    colony,
    drawn,
    hand,
    seat_of,
)
from gui.style import Space, Token, theme
from gui.table import materials
from gui.table.materials import Backdrop
from gui.table.pictures import Look
from gui.table.sheet import ScoreSheet
from gui.table.spots import Flight, Mark, Spot

_UNDER: Final = -1.0
_CARDS: Final = 1.0
_CHOICES: Final = 2.0
_RING: Final = 3.0
_AROUND: Final = 2.0
"""The adviser's ring lies so far outside of a card."""
_TOKEN: Final = 44.0
_CARD: Final = QSizeF(66, 88)
_DIGITS: Final = {Kind.OMNIUM: 0, Kind.DECK: 1}
_OF_SEAT: Final = (Kind.SEAT, Kind.COLONY, Kind.HAND)
_UNDER_WORDS: Final = -2.0


@dataclass(frozen=True, slots=True)
class ColonizersTable:
    """What a surface shows: ``picture``; ``sheet`` lies in the middle at the end."""

    picture: Picture
    sheet: ScoreSheet | None = None

    def layout(self, size: QSizeF) -> Layout:
        """Where everything lies."""
        area = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        return lay_out(area, self.picture.bottom, theme().scale)

    def flights(self, ways: Iterable[Way], size: QSizeF) -> list[Flight]:
        """What moves, where things lie."""
        places = self.layout(size).places
        return [_flight(way, places[way.start], places[way.end]) for way in ways]

    # -- the table of the kit -----------------------------------------------------------------

    @property
    def ground_look(self) -> Hashable:
        return None

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        materials.paint_backdrop(painter, size, Backdrop.MARS)

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        layout = self.layout(size)
        looks = self._looks(layout)
        spots = [self._spot(place, layout, looks.get(place)) for place in self.picture.places()]
        return [*spots, *(self.sheet.spots_in(layout.between) if self.sheet else ())]

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        layout = self.layout(size)
        marks = [Mark(layout.steps, (materials.paint_scrim,), _UNDER_WORDS)]
        marks += [mark for seat in range(SEATS) for mark in self._seat_marks(seat, layout)]
        if self.sheet is not None:
            marks += self.sheet.marks_in(layout.between)
        return [*marks, *self._middle_marks(layout), *self._choice_marks(layout)]

    # -- spots --------------------------------------------------------------------------------

    def _spot(self, place: Place, layout: Layout, look: Look | None) -> Spot:
        picture = self.picture
        active = place in picture.choices
        return Spot(
            key=place,
            rect=layout.places[place],
            look=look,
            name=partial(wording.place_words, picture, place),
            tip=partial(wording.place_tip, picture, place),
            active=active,
            selected=place == picture.asked,
            place=_DIGITS.get(place.kind, place.at) if active else None,
            group=f"seat {place.seat}" if place.kind in _OF_SEAT else "middle",
            ring=_RING,
        )

    def _looks(self, layout: Layout) -> dict[Place, Look]:
        """What lies at each place, but for cards on their way."""
        picture, view = self.picture, self.picture.view
        looks: dict[Place, Look] = {}
        for seat, player in enumerate(view.players):
            looks[seat_of(seat)] = self._about(seat, layout)
            looks |= {colony(seat, at): _module(code) for at, code in enumerate(player.colony)}
        own = enumerate(picture.hand(picture.bottom))
        looks |= {hand(picture.bottom, at): _module(code) for at, code in own}
        looks |= {drawn(at): _module(code) for at, code in enumerate(picture.drawn())}
        looks[DECK] = (paint_deck, view.deck)
        looks[OMNIUM] = (paint_omnium, view.takes if view.phase == "draw" else INCOME)
        if picture.middle is Middle.COLONISTS:
            looks |= self._colonists(layout)
        return {place: look for place, look in looks.items() if place not in picture.away}

    def _about(self, seat: Seat, layout: Layout) -> Look:
        picture = self.picture
        player, found = picture.view.players[seat], picture.colonists(seat)
        told = picture.memory and len(found) < len(COLONIST_NAMES)
        told_of = (seat, picture.names[seat], player.score, player.omnium, (found, told))
        if seat == picture.bottom:
            return (paint_own, *told_of)
        backs = layout.places[hand(seat, 0)].left()
        room = backs - theme().pxf(Space.S) - layout.places[seat_of(seat)].left()
        return (paint_other, *told_of, room)

    def _colonists(self, layout: Layout) -> dict[Place, Look]:
        powers = [wording.power_now(self.picture, name) for name in COLONIST_NAMES]
        role, side, told = telling(layout.places[colonist(0)], powers)
        return {
            colonist(number): (
                paint_colonist,
                name,
                Token.TEXT2 if self.picture.is_out(name) else Token.TEXT,
                side,
                role,
                powers[number] if told[number] else "",
            )
            for number, name in enumerate(COLONIST_NAMES)
        }

    # -- marks --------------------------------------------------------------------------------

    def _seat_marks(self, seat: Seat, layout: Layout) -> Iterator[Mark]:
        """The panel of a seat, empty slots of its colony, and an opponent's hand."""
        picture, player = self.picture, self.picture.view.players[seat]
        active = picture.is_active(seat)
        yield Mark(layout.panels[seat], (paint_panel, active), _UNDER)
        for at in range(COLONY):
            place = colony(seat, at)
            if at >= len(player.colony) or place in picture.away:
                yield Mark(layout.places[place], (paint_slot,))
        if seat != picture.bottom:
            for at, code in enumerate(picture.hand(seat)):
                if hand(seat, at) not in picture.away:
                    yield Mark(layout.places[hand(seat, at)], _module(code), _CARDS)
        elif not player.hand_size:
            first, last = (layout.places[hand(seat, at)] for at in (0, HAND - 1))
            yield Mark(first.united(last), (paint_no_cards,))

    def _middle_marks(self, layout: Layout) -> Iterator[Mark]:
        """The step bar; who may be whom, or what nobody has seen."""
        picture, view = self.picture, self.picture.view
        if picture.middle is Middle.SCORES:  # the score sheet names the round
            return
        look = (paint_steps, wording.round_name(view), picture.step)
        yield Mark(layout.steps, look, _UNDER)
        if picture.middle is Middle.UNSEEN:
            unseen = tuple(view.unseen.get(code, 0) for code in CODES)
            yield Mark(layout.middle, (paint_unseen, unseen))
        elif picture.middle is Middle.COLONISTS:
            for number, name in enumerate(COLONIST_NAMES):
                foot = colonist_foot(layout.places[colonist(number)])
                yield from (Mark(foot, look, _CARDS) for look in self._foot(number, name))

    def _foot(self, number: int, name: str) -> Iterator[Look]:
        """Who has a colonist or may have it, or why nobody can."""
        picture = self.picture
        blocked, holders = picture.blocked.get(colonist(number)), picture.holders(name)
        sure = len(holders) == 1 and picture.colonist(holders[0]) == name
        if not sure and (picture.is_out(name) or blocked is not None):
            yield paint_word, wording.blocked(blocked) if blocked else wording.out_word()
        elif holders and (sure or picture.memory):
            yield paint_holders, holders, sure

    def _choice_marks(self, layout: Layout) -> Iterator[Mark]:
        picture = self.picture
        shown = set(picture.places())
        for place in picture.blocked.keys() & shown:
            rect = layout.places[place]
            if place.kind is Kind.COLONIST:  # the line at its foot stays clear
                rect = QRectF(rect.topLeft(), colonist_foot(rect).topRight())
            yield Mark(rect, (paint_hatch,), _CHOICES)
        for place in picture.choices & shown:
            token = Token.WARN if place == picture.asked else Token.ACCENT
            yield Mark(layout.places[place], (paint_ring, token), _CHOICES)
        for place in picture.advised & shown:
            rect = layout.places[place].adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
            yield Mark(rect, (paint_ring, Token.HINT), _CHOICES)


def _module(code: str | None) -> Look:
    return paint_module, code


def _flight(way: Way, start: QRectF, end: QRectF) -> Flight:
    t = theme()
    if way.thing is Thing.MODULE:
        first, last = (
            _around(rect, _CARD * t.scale) if place.kind is Kind.SEAT else rect
            for place, rect in ((way.start, start), (way.end, end))
        )
        return Flight(first, last, (_module(way.face or None),))
    size = QSizeF(_TOKEN, _TOKEN) * t.scale
    paint = paint_colonist_token if way.thing is Thing.COLONIST else paint_omnium_token
    return Flight(_around(start, size), _around(end, size), ((paint, way.face),))


def _around(rect: QRectF, size: QSizeF) -> QRectF:
    """A rectangle of a size in the middle of another one."""
    around = QRectF(QPointF(), size)
    around.moveCenter(rect.center())
    return around
