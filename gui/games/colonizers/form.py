"""The form in which a position of Colonizers is set up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.contract.position import Position
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, MODULE_OF_CODE
from engines.games.colonizers.numbers import DEAL, PICK, REVEAL, SEATS
from engines.games.colonizers.snapshot import Player, Snapshot, read
from engines.games.colonizers.text import position_text
from engines.runtime.types import Seat
from gui.table.form import Choice, Group, Line, Number, PositionForm, SeatTable

_MOST_OMNIUM: Final = 9999
_MOST_ROUNDS: Final = 5000


class ColonizersForm(PositionForm):
    """Omnium, colonist, hand and colony of the seats; round and step; the removed colonist.

    Cards are written with their codes: color and cost. What the form does not ask (what seats know
    of each other's hands, the bottom of the deck) stays as it is where it still fits.
    """

    def __init__(self) -> None:
        self._snapshot = Snapshot()
        super().__init__()

    def groups(self) -> Sequence[Group]:
        tr = self.tr
        names = (tr("none"), *COLONIST_NAMES)
        numbers = (None, *range(len(COLONIST_NAMES)))
        codes = tr("Cards by color and cost: {0}").format(" ".join(CODES))
        columns = (
            Number("omnium", tr("Omnium"), most=_MOST_OMNIUM),
            Choice("colonist", tr("colonist"), texts=names, values=numbers),
            Line("hand", tr("hand"), tip=codes),
            Line("colony", tr("colony"), tip=codes),
        )
        phases = (  # in the order of ``PHASES``
            tr("deal the colonists"),
            tr("pick a colonist"),
            tr("reveal the colonist"),
            tr("Omnium or modules"),
            tr("card of the Visionary"),
            tr("draw modules"),
            tr("keep a module"),
            tr("use the power"),
            tr("respond to the power"),
            tr("build"),
            tr("the game is over"),
        )
        help_ = tr("While choosing which module to keep: two cards, such as G4 R2.")
        return (
            Group(tr("Seats"), (SeatTable(SEATS, columns),)),
            Group(
                tr("Round"),
                (
                    Number("round", tr("Round number"), least=1, most=_MOST_ROUNDS),
                    Choice("phase", tr("Next step"), texts=phases),
                    Choice("removed", tr("Removed colonist"), texts=names, values=numbers),
                    Line("drawn", tr("Drawn modules"), help_),
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
        text = position_text(self._filled())
        for name in ("colony", "hand"):
            for seat in range(SEATS):
                if _cards(self.value((name, seat))) is None:  # the game says what is wrong with it
                    head = f"{seat + 1} has {self.value(('omnium', seat))}"
                    text = text.replace(head, f"{head} | {name} {self.value((name, seat))}", 1)
        if _cards(self.value("drawn")) is None:
            text += f" | drawn {self.value('drawn')}"
        return text

    def _player(self, seat: Seat) -> Player:
        hand = _cards(self.value(("hand", seat))) or ()
        return replace(
            self._snapshot.players[seat],
            omnium=self.value(("omnium", seat)),
            hand=hand if self._snapshot.reference else tuple(sorted(hand)),
            colony=_cards(self.value(("colony", seat))) or (),
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
            drawn=_cards(self.value("drawn")) or (),
        )
        if _hands(filled) != _hands(before):
            filled = replace(filled, known={})
        if _turn(filled) == _turn(before):
            return filled
        # Another turn: only those that have had theirs are known, and nobody was named.
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


def _hands(snapshot: Snapshot) -> list[tuple[int, ...]]:
    return [player.hand for player in snapshot.players]


def _codes(cards: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in cards)


def _cards(line: str) -> tuple[int, ...] | None:
    """The cards that somebody has written; None if a word is not a card."""
    words = line.replace(",", " ").casefold().split()
    if not all(word in MODULE_OF_CODE for word in words):
        return None
    return tuple(MODULE_OF_CODE[word] for word in words)
