"""The plans of a bot as cards, in a hint."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.contract.analysis import Line
from engines.runtime.types import Action
from gui.kit import boxes
from gui.kit.hint_card import HintCard, HintView
from gui.match.hint_views import in_steady_order
from gui.style import Space, scaled

_Key = tuple[Action, ...]


class PlanCards(QWidget):
    """A card for each plan, the best first; the cards of plans that are still there stay.

    * ``pointed(line)``: the pointer or the focus is on the card of this plan; None: on none
    * ``played(line)``: the person wants this plan to be played
    """

    pointed = Signal(object)
    played = Signal(object)

    def __init__(self, gap: int, *, plays: bool) -> None:
        super().__init__()
        self._plays = plays
        self._lines: dict[_Key, Line] = {}
        self._cards: dict[_Key, HintCard] = {}
        self._column = boxes.column(of=self, gap=gap)
        self.hide()

    @property
    def cards(self) -> tuple[HintCard, ...]:
        return tuple(self._cards.values())

    @property
    def held(self) -> bool:
        """Whether the pointer or the focus is on one of them."""
        return any(card.underMouse() or card.hasFocus() for card in self.cards)

    def show_plans(self, plans: Sequence[tuple[Line, HintView]]) -> None:
        """Show other plans; one that has the focus stays where it is."""
        shown, views = list(self._cards), {line.actions: view for line, view in plans}
        held = next((actions for actions in shown if self._cards[actions].hasFocus()), None)
        lines = in_steady_order([line for line, _view in plans], shown, held)
        self._lines = {line.actions: line for line in lines}
        make = partial(self._make, views)
        self._cards = boxes.keyed(self._column, self._cards, self._lines, make)
        for actions, card in self._cards.items():
            card.set_view(views[actions])
        self.setVisible(bool(plans))

    def _make(self, views: dict[_Key, HintView], actions: _Key) -> HintCard:
        card = HintCard(views[actions], plays=self._plays)
        scaled(card.body.setSpacing, Space.XS)  # three plans fit into a window of 1280 x 800
        card.previewed.connect(partial(self._point, actions))
        card.played.connect(partial(self._play, actions))
        return card

    def _point(self, actions: _Key, on: bool) -> None:
        self.pointed.emit(self._lines.get(actions) if on else None)

    def _play(self, actions: _Key) -> None:
        if actions in self._lines:
            self.played.emit(self._lines[actions])
