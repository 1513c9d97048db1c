"""Another bot's opinion of the same decision, below the adviser's plans."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.contract.analysis import BY_RULE, Analysis, Line
from engines.contract.position import Position
from gui.app.bots import bot_name
from gui.kit import boxes
from gui.kit.hint_card import HintCard, HintView
from gui.kit.label import Label
from gui.match.hint_views import preference_view
from gui.match.view import MatchView
from gui.style import Space, TypeRole


class BesideList(QWidget):
    """A card for each plan of a bot that ranks by its own preference, not by values.

    * ``previewed(line)``: show this plan on the board; None: hide it
    * ``played(line)``: the person wants this plan to be played
    """

    previewed = Signal(object)
    played = Signal(object)

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._shown: Analysis | None = None
        self.cards: tuple[HintCard, ...] = ()
        self.heading = Label("", TypeRole.SECTION, wrap=True)
        self._column = boxes.column(self.heading, of=self, gap=Space.S)
        self.hide()

    def show_plans(self, position: Position, analysis: Analysis | None) -> None:
        """Show the plans of ``analysis`` in ``position``; nothing if there are none."""
        self.setVisible(analysis is not None)
        if analysis is self._shown:
            return
        for card in self.cards:
            card.deleteLater()
        self.cards, self._shown = (), analysis
        if analysis is None:
            return
        match_view = self._match_view
        self.heading.setText(bot_name(match_view.context, match_view.game, analysis.bot))
        words = match_view.words
        self.cards = tuple(
            self._card(preference_view(position, analysis, line, words), line)
            for line in _told(analysis)
        )
        for card in self.cards:
            self._column.addWidget(card)

    def _card(self, view: HintView, line: Line) -> HintCard:
        card = HintCard(view)
        card.previewed.connect(lambda on: self.previewed.emit(line if on else None))
        card.played.connect(partial(self.played.emit, line))
        return card


def _told(analysis: Analysis) -> tuple[Line, ...]:
    """All plans; of a rule that says one thing, that one."""
    return analysis.lines[:1] if analysis.preference_unit == BY_RULE else analysis.lines
