"""One bot in the lineup, and its thinking time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from engines.arena.contest import Entrant
from engines.contract.bot import BotInfo
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.runtime import texts
from engines.runtime.texts import tr
from gui.app import bots
from gui.app.context import Context
from gui.app.ratings import rating_of, strength_text
from gui.app.values import fill_budgets
from gui.kit.button import IconButton
from gui.kit.fields import ChoiceField
from gui.kit.label import Tip, set_tip
from gui.style import Space, scaled

_LEAST_LETTERS = 12


class EntrantRow(QWidget):
    """A bot, its measured strength, its thinking time if it searches, and a button to remove it.

    ``changed`` is emitted after every change, ``removed`` after a click on the button.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, context: Context, game: Game) -> None:
        super().__init__()
        self._context = context
        self._game = game
        infos = bots.bots_of(context, game)
        self.bot = ChoiceField(
            [_text(context, game, info) for info in infos], [info.id for info in infos]
        )
        self.budget = QComboBox()
        for box in (self.bot, self.budget):
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
            box.setMinimumContentsLength(_LEAST_LETTERS)
        self.remove_button = IconButton("fa6s.xmark", tr("arena-remove-this-bot"))
        self.remove_button.clicked.connect(self.removed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.bot, 0, 0)
        self._grid.addWidget(self.remove_button, 0, 1)
        self._grid.addWidget(self.budget, 1, 0)
        self._grid.setColumnStretch(0, 1)
        self.bot.currentIndexChanged.connect(self._bot_changed)
        self.budget.currentIndexChanged.connect(self.changed)
        scaled(self._grid.setHorizontalSpacing, Space.XS)
        scaled(self._grid.setVerticalSpacing, Space.XS)
        self._bot_changed()

    def show_place(self, place: int) -> None:
        """Tell screen readers which place in the lineup this is, counted from 1."""
        self.bot.setAccessibleName(tr("arena-bot-in-the-lineup", place=place))
        self.budget.setAccessibleName(tr("arena-thinking-time-of-bot", place=place))

    @property
    def info(self) -> BotInfo | None:
        return bots.find_bot(self._game, str(self.bot.currentData()))

    def entrant(self) -> Entrant:
        """The chosen entrant; a budget of None means the bot's own."""
        info = self.info
        if info is None or not info.searches or not self.budget.count():
            return Entrant(str(self.bot.currentData()))
        budget = Budget.parse(self.budget.currentData())
        return Entrant(info.id, None if budget == info.budget else budget)

    def show_entrant(self, entrant: Entrant) -> None:
        """Show a choice; a bot that no longer exists leaves the row as it is."""
        place = self.bot.findData(entrant.bot)
        if place < 0:
            return
        self.bot.setCurrentIndex(place)
        info = self.info
        if info is not None and entrant.budget is not None and self.budget.count():
            fill_budgets(self.budget, info.budget, entrant.budget)

    def _bot_changed(self) -> None:
        info = self.info
        self.budget.setVisible(info is not None and info.searches)
        if info is not None:
            text = bots.bot_text(self._context, self._game, info)
            set_tip(self.bot, Tip(text, lines=(strength_text(self._game, info),)))
            if info.searches:
                fill_budgets(self.budget, info.budget, info.budget)
        self.changed.emit()


def _text(context: Context, game: Game, info: BotInfo) -> str:
    """Level, name, measured strength (the tip shows its error): the column is narrow."""
    level = info.level or "–"
    text = f"{level}  {bots.bot_name(context, game, info.id)}"
    rating = rating_of(game, info)
    return f"{text} · {texts.rating(rating.elo)}" if rating else text
