"""Where the keyboard is on a table: arrows by geometry, Tab by groups, the ring."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from gui.table.scene import TableScene
from gui.table.spots import Spot, first_choice, neighbour

ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard:
    """Remembers the spot that the keyboard is at; its ring shows only while keys are used."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._at: Hashable | None = None
        self._shown = False

    @property
    def focused(self) -> Hashable | None:
        """Key of the spot with the ring; None while it does not show."""
        return self._at if self._shown else None

    @property
    def spot(self) -> Spot | None:
        return self._table.spots.get(self.focused)

    def remember(self, key: Hashable) -> None:
        """Begin here with the keyboard: this spot was clicked."""
        self._at = key

    def show(self, *, shown: bool) -> None:
        """Show the ring, or hide it."""
        self._shown = shown
        if self._at not in self._table.spots:
            self._at = None
        if shown and self._at is None:
            self._begin(list(self._table.spots.values()))
        self._table.show_ring(self.spot)

    def step(self, way: QPointF) -> None:
        """Go to the next spot in a direction; the first step only shows the ring."""
        here = self.spot
        if here is not None:
            self._at = neighbour(self._table.spots.values(), here, way).key
        self.show(shown=True)

    def step_group(self, *, forward: bool) -> bool:
        """Go to the next group; False if there is none in this direction."""
        groups = list(dict.fromkeys(spot.group for spot in self._table.spots.values()))
        here = self.spot
        place = -1 if here is None else groups.index(here.group) + (1 if forward else -1)
        if not 0 <= place < len(groups):
            return False
        self._enter(groups[place])
        return True

    def enter_last_group(self) -> None:
        """Enter the last group, coming backwards from the next control."""
        for spot in list(self._table.spots.values())[-1:]:
            self._enter(spot.group)

    def claims(self, key: Qt.Key) -> bool:
        """Whether an arrow or press key is handled here before it is a command of the window.

        Space is left to the window where a press means nothing: it may be the next step.
        """
        if key in ARROWS:
            return self._shown or any(spot.active for spot in self._table.spots.values())
        spot = self.spot
        return spot is not None and (key in _ENTER or (key is Qt.Key.Key_Space and spot.active))

    def _enter(self, group: str) -> None:
        self._begin([spot for spot in self._table.spots.values() if spot.group == group])
        self.show(shown=True)

    def _begin(self, spots: list[Spot]) -> None:
        first = first_choice(spots)
        self._at = None if first is None else first.key


def held(event: QKeyEvent) -> Qt.KeyboardModifier:
    """The modifiers that are held; the keys of the keypad count like all others."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
