"""What another bot thinks of the decision that is advised on, below the adviser's plans."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.contract.analysis import BY_RULE, Analysis, Line
from engines.contract.catalog import Words
from gui.app.bots import bot_name
from gui.kit import boxes
from gui.kit.hint_card import HintCard
from gui.kit.label import Label
from gui.match.hint_views import preference_view
from gui.match.view import MatchView
from gui.style import Space, TypeRole, scaled


class BesideList(QWidget):
    """A card for each plan of a bot that ranks by its own preference, not by values.

    * ``previewed(line)``: show this plan on the board; None: this one no more
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
        self._column = boxes.column(self.heading, of=self)
        self.hide()
        scaled(self._column.setSpacing, Space.S)

    def show_plans(self, analysis: Analysis | None) -> None:
        """Show the plans of ``analysis``; nothing if there is none."""
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
        self.cards = tuple(self._card(analysis, line, match_view.words) for line in _told(analysis))
        for card in self.cards:
            self._column.addWidget(card)

    def _card(self, analysis: Analysis, line: Line, words: Words) -> HintCard:
        card = HintCard(preference_view(analysis, line, words))
        card.previewed.connect(lambda on: self.previewed.emit(line if on else None))
        card.played.connect(partial(self.played.emit, line))
        return card


def _told(analysis: Analysis) -> tuple[Line, ...]:
    """All plans; of a rule that says one thing, that one."""
    return analysis.lines[:1] if analysis.preference_unit == BY_RULE else analysis.lines
