"""The form in which a position of Lange Strasse is set up."""

from collections.abc import Sequence
from functools import partial, reduce
from itertools import permutations
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.contract.position import Position
from engines.games.lange_strasse.possible import rolls_for
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot, read
from engines.games.lange_strasse.text import NOTATION, kept_text
from engines.runtime.texts import tr
from gui.kit.fields import NumberField
from gui.kit.paint import box, pictures_in
from gui.style import Radius, Space, Token, theme
from gui.table.dice.entry import DiceEntry
from gui.table.dice.painting import paint_mini
from gui.table.dice.tray import rect_around
from gui.table.dice.view import Pips
from gui.table.form import Check, Choice, Dice, Group, Number, PositionForm, SeatTable, Things
from gui.table.things import Kind, Thing

_SEATS: Final = 3
_ORDERS: Final = tuple(permutations(range(_SEATS)))
_DICE: Final = 6
_FACES: Final = "123456"
_SINGLE: Final = "15"
_GROUP_SIZES: Final = (3, 4, 5)
_EDGE: Final = 30.0
"""The edge of a single die, at 100%."""
_STEP: Final = 50
_MOST_CENTS: Final = 100_000
_MOST_ROUNDS: Final = 999


class LangeStrasseForm(PositionForm):
    """Scores, marks and money of the seats; dice on the table; what the turn has kept."""

    def groups(self) -> Sequence[Group]:
        columns = (
            Number("points", tr("lange_strasse-points"), step=_STEP),
            Check("strich", tr("lange_strasse-strich")),
            Number(
                "money", tr("lange_strasse-cents"), least=-_MOST_CENTS, most=_MOST_CENTS, step=_STEP
            ),
        )
        orders = [", ".join(str(seat + 1) for seat in order) for order in _ORDERS]
        totale = (
            tr("lange_strasse-first-roll-any-set"),
            tr("lange_strasse-first-roll-turn"),
            tr("lange_strasse-first-roll-turn-round"),
        )
        return (
            Group(
                tr("lange_strasse-seats"),
                (
                    SeatTable(_SEATS, columns),
                    Choice(
                        "order",
                        tr("lange_strasse-order-of-play"),
                        tr("lange_strasse-the-first-seat-starts"),
                        orders,
                    ),
                    Number("round", tr("lange_strasse-round"), least=1, most=_MOST_ROUNDS),
                ),
            ),
            Group(
                tr("lange_strasse-dice-table-none-before"),
                (Dice("dice", tr("lange_strasse-dice-on-the-table")),),
            ),
            Group(
                tr("lange_strasse-kept-this-turn"),
                (
                    Things(
                        "kept",
                        tr("lange_strasse-kept-dice"),
                        tr("lange_strasse-single-dice-and-group"),
                        kind=_KEPT,
                    ),
                    Number(
                        "rolls",
                        tr("lange_strasse-rolls-made-set"),
                        tr("lange_strasse-third-roll-lange-strasse"),
                    ),
                    Number("sets", tr("lange_strasse-points-of-completed-sets"), step=_STEP),
                ),
            ),
            Group(
                tr("lange_strasse-rules"),
                (Choice("totale", tr("lange_strasse-totale"), texts=totale),),
            ),
        )

    def fill(self, position: Position) -> None:
        snapshot = read(position.state)
        for seat in range(_SEATS):
            self.put(("points", seat), snapshot.scores[seat])
            self.put(("strich", seat), snapshot.strich[seat])
            self.put(("money", seat), snapshot.money[seat])
        self.seats.set_mover(snapshot.mover)
        self.put("order", _ORDERS.index(snapshot.order))
        self.put("round", snapshot.round)
        self.put("sets", snapshot.accumulated)
        self.put("totale", snapshot.totale)
        self.put("kept", kept_text(snapshot.kept))
        self.field("dice", DiceEntry).start(snapshot.dice_left)
        self.put("dice", snapshot.dice)
        self._fit_rolls()
        self.put("rolls", snapshot.rolls)

    def text(self) -> str:
        return NOTATION.text(self._snapshot())

    def adapt(self) -> None:
        kept = kept_text(self._kept())
        if kept != self.value("kept"):
            self.put("kept", kept)
        table = self.field("dice", DiceEntry)
        left = max(1, _DICE - self._kept().dice)
        if left != len(table.places):
            faces = self.value("dice")[:left]
            table.start(left)
            self.put("dice", faces)
        self._fit_rolls()

    def _fit_rolls(self) -> None:
        """Limit the number of rolls to what is possible."""
        snapshot = self._snapshot()
        least, most = rolls_for(snapshot)
        made = int(bool(snapshot.dice))
        rolls = self.field("rolls", NumberField)
        rolls.setRange(least + made, max(least, most) + made)
        rolls.setEnabled(least < most)

    def _kept(self) -> KeptDice:
        """The dice that are kept; another group replaces the one before."""
        words = self.value("kept").split()
        group = next((word for word in reversed(words) if word not in _SINGLE), "")
        return KeptDice(words.count("1"), words.count("5"), int(group[:1] or 0), len(group))

    def _snapshot(self) -> Snapshot:
        seats = range(_SEATS)
        return Snapshot(
            scores=tuple(self.value(("points", seat)) for seat in seats),
            strich=tuple(self.value(("strich", seat)) for seat in seats),
            money=tuple(self.value(("money", seat)) for seat in seats),
            mover=self.seats.mover,
            round=self.value("round"),
            accumulated=self.value("sets"),
            kept=self._kept(),
            rolls=self.value("rolls"),
            dice=tuple(sorted(self.value("dice"))),
            totale=self.value("totale"),
            order=_ORDERS[self.value("order")],
        )


# -- kept dice ------------------------------------------------------------------------------------


def _kept_thing(word: str) -> Thing:
    """``1``: a single die; ``444``: a group."""
    return Thing(word, " ".join(word), partial(_paint_kept, word))


def _of_other_size(word: str) -> list[tuple[str, str]]:
    """Groups of the same face, and what the menu says for each."""
    sizes = (word[0] * size for size in _GROUP_SIZES if len(word) > 1)
    return [(other, " ".join(other)) for other in sizes if other != word]


def _paint_kept(word: str, painter: QPainter, rect: QRectF) -> None:
    """Draw a die, or those of a group in their frame."""
    t, room = theme(), rect.adjusted(1, 1, -1, -1)
    if len(word) > 1:
        box(painter, room, t.pxf(Radius.BUTTON), None, t.color(Token.LINE_STRONG))
        room = rect_around(room, -t.pxf(Space.XS))
    places = pictures_in(room, len(word), t.pxf(_EDGE), t.pxf(2))
    off = room.center() - reduce(QRectF.united, places).center()
    for face, place in zip(word, places, strict=True):
        paint_mini(painter, place.translated(off), Pips(int(face)))


_KEPT: Final = Kind(
    "kept",
    lambda: [*map(_kept_thing, _SINGLE), *(_kept_thing(face * 3) for face in _FACES)],
    _kept_thing,
    (68, 46),
    variants=_of_other_size,
)
