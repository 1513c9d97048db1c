"""The form in which a position of Colonizers is set up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.contract.messages import Words
from engines.contract.position import Position
from engines.games.colonizers.cards import CODES, COLONISTS, module_of
from engines.games.colonizers.data import DEAL, PHASES, PICK, REVEAL, SEATS
from engines.games.colonizers.snapshot import Player, Snapshot, read
from engines.games.colonizers.text import NOTATION
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.games.colonizers.cards import paint_module
from gui.games.colonizers.wording import module_name
from gui.table.form import Choice, Group, Number, PositionForm, SeatTable, Things
from gui.table.things import Kind, Thing

_MOST_OMNIUM: Final = 9999
_MOST_ROUNDS: Final = 5000


class ColonizersForm(PositionForm):
    """Omnium, colonist, hand and colony of the seats; round and step; the removed colonist.

    Cards are picked by their pictures. Whatever the form doesn't cover (what seats know of each
    other's hands, the bottom of the deck) stays as it is if it still fits.
    """

    def __init__(self) -> None:
        self._snapshot = Snapshot()
        super().__init__()

    def groups(self) -> Sequence[Group]:
        names = (tr("colonizers-none"), *map(Words().say, COLONISTS))
        numbers = (None, *range(len(COLONISTS)))
        columns = (
            Number("omnium", tr("colonizers-omnium"), most=_MOST_OMNIUM),
            Choice("colonist", tr("colonizers-colonist"), texts=names, values=numbers),
        )
        cards = {"hand": tr("colonizers-hand"), "colony": tr("colonizers-colony")}
        places = (
            Things((word, seat), tr("table-seat", number=seat + 1, name=name), kind=_MODULES)
            for seat in range(SEATS)
            for word, name in cards.items()
        )
        phases = tuple(tr(f"colonizers-phase-{phase}") for phase in PHASES)
        help_ = tr("colonizers-while-choosing-module-keep")
        return (
            Group(tr("colonizers-seats"), (SeatTable(SEATS, columns), *places)),
            Group(
                tr("colonizers-round"),
                (
                    Number("round", tr("colonizers-round-number"), least=1, most=_MOST_ROUNDS),
                    Choice("phase", tr("colonizers-next-step"), texts=phases),
                    Choice(
                        "removed", tr("colonizers-removed-colonist"), texts=names, values=numbers
                    ),
                    Things("drawn", tr("colonizers-drawn-modules"), help_, kind=_MODULES),
                ),
            ),
        )

    def fill(self, position: Position) -> None:
        snapshot = self._snapshot = read(position.state)
        for seat, player in enumerate(snapshot.players):
            self.put(("omnium", seat), player.omnium)
            self.put(("colonist", seat), player.colonist)
            self.put(("hand", seat), _codes(player.hand))
            self.put(("colony", seat), _codes(player.colony))
        self.seats.set_mover(snapshot.seat)
        self.put("round", snapshot.round)
        self.put("phase", snapshot.phase)
        self.put("removed", snapshot.removed)
        self.put("drawn", _codes(snapshot.drawn))

    def text(self) -> str:
        return NOTATION.text(self._filled())

    def _player(self, seat: Seat) -> Player:
        hand = _cards(self.value(("hand", seat)))
        return replace(
            self._snapshot.players[seat],
            omnium=self.value(("omnium", seat)),
            hand=hand if self._snapshot.reference else tuple(sorted(hand)),
            colony=_cards(self.value(("colony", seat))),
            colonist=self.value(("colonist", seat)),
        )

    def _filled(self) -> Snapshot:
        before = self._snapshot
        filled = replace(
            before,
            players=tuple(self._player(seat) for seat in range(SEATS)),
            round=self.value("round"),
            seat=self.seats.mover,
            phase=self.value("phase"),
            removed=self.value("removed"),
            drawn=_cards(self.value("drawn")),
        )
        if [each.hand for each in filled.players] != [each.hand for each in before.players]:
            filled = replace(filled, known={})
        if _turn(filled) == _turn(before):
            return filled
        # Another turn: only seats that have had theirs are revealed, and nobody has been named.
        shown = 0 if filled.phase in (DEAL, PICK) else filled.seat + (filled.phase != REVEAL)
        return replace(
            filled,
            exposed=frozenset(range(shown)),
            absent=frozenset(),
            named=None,
            drawn_by=(None,) * len(filled.drawn),
            wants_modules=False,
            exhausted=False,
        )


def _turn(snapshot: Snapshot) -> object:
    colonists = tuple(player.colonist for player in snapshot.players)
    return snapshot.seat, snapshot.phase, snapshot.removed, snapshot.drawn, colonists


def _codes(cards: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in cards)


def _cards(codes: str) -> tuple[int, ...]:
    return tuple(map(module_of, codes.split()))


def _module(code: str) -> Thing:
    return Thing(code, module_name(code), partial(_paint_module, code))


def _paint_module(code: str, painter: QPainter, rect: QRectF) -> None:
    paint_module(painter, rect.adjusted(3, 1, -5, -7), code)  # there is room for its shadow


_MODULES: Final = Kind("module", lambda: list(map(_module, CODES)), _module, (88, 112))
