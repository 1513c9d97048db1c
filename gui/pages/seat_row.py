"""One seat of a new match: who sits there, under which name, with how much time to think."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from engines.core.bot import Bot
from engines.core.budget import Budget
from engines.core.errors import OptionError
from engines.core.facts import fact
from engines.core.record import PERSON, SeatRecord
from engines.core.words import Words
from gui.theme import Space, Token, TypeRole, theme
from gui.values import budget_text
from gui.widgets.label import Label
from gui.widgets.seat_mark import SeatMark

SECONDS: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_MAX_NAME = 24


def bot_name(words: Words, game: str, bot: str) -> str:
    """The name of a bot in the language of ``words``."""
    kind, _, settings = bot.partition(":")
    return words.say(fact(f"{game}.bot.{kind}.name", settings=settings))


class SeatRow(QWidget):
    """Mark, name, player, budget; below them a sentence about the bot.

    ``changed`` follows every change of the player.
    """

    changed = Signal()

    def __init__(self, game: str, seat: int, bots: Sequence[Bot], words: Words) -> None:
        super().__init__()
        self._game = game
        self._bots = bots
        self._words = words
        self.name = QLineEdit()
        self.name.setMaxLength(_MAX_NAME)
        self.name.setAccessibleName(self.tr("Name of seat {0}").format(seat + 1))
        self.player = QComboBox()
        self.player.setAccessibleName(self.tr("Player at seat {0}").format(seat + 1))
        self.player.addItem(self.tr("Person"), PERSON)
        for bot in bots:
            name = bot_name(words, game, bot.info.id)
            self.player.addItem(self.tr("Bot {0}: {1}").format(bot.info.level, name), bot.info.id)
        self.budget = QComboBox()
        self.budget.setAccessibleName(self.tr("Thinking time of seat {0}").format(seat + 1))
        self._about = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(SeatMark(seat), 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.name, 0, 1)
        self._grid.addWidget(self.player, 0, 2)
        self._grid.addWidget(self._about, 1, 1)
        self._grid.addWidget(self.budget, 1, 2)
        self._grid.setColumnStretch(1, 4)
        self._grid.setColumnStretch(2, 5)
        self.player.currentIndexChanged.connect(self._player_changed)
        theme().follow(self.apply_theme)
        self._player_changed()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._grid.setHorizontalSpacing(theme().px(Space.M))
        self._grid.setVerticalSpacing(theme().px(Space.XS))

    @property
    def player_id(self) -> str:
        """``"person"`` or the id of a bot."""
        return str(self.player.currentData())

    def usual_name(self, person: str) -> str:
        """The name when nothing is typed; ``person`` for a person."""
        if self.player_id == PERSON:
            return person
        return bot_name(self._words, self._game, self.player_id)

    def show_usual_name(self, name: str) -> None:
        """Show the name that is taken when nothing is typed."""
        self.name.setPlaceholderText(name)

    def set_seat(self, who: SeatRecord) -> None:
        """Show who sits there; a bot that does not exist becomes a person."""
        self.name.setText(who.name)
        self.player.setCurrentIndex(max(0, self.player.findData(who.player)))
        if who.budget is not None:
            self._choose_budget(who.budget)

    def seat(self) -> SeatRecord:
        """Who sits there."""
        name = self.name.text().strip() or self.name.placeholderText()
        if self.player_id == PERSON or not self._bot().info.searches:
            return SeatRecord(name, self.player_id)
        return SeatRecord(name, self.player_id, Budget.parse(self.budget.currentData()))

    def _bot(self) -> Bot:
        return next(bot for bot in self._bots if bot.info.id == self.player_id)

    def _player_changed(self) -> None:
        is_bot = self.player_id != PERSON
        searches = is_bot and self._bot().info.searches
        self.budget.setVisible(searches)
        self._grid.removeWidget(self._about)
        self._grid.addWidget(self._about, 1, 1, 1, 1 if searches else 2)
        self._about.setVisible(is_bot)
        if is_bot:
            about = fact(f"{self._game}.bot.{self.player_id}.about")
            self._about.setText(self._words.say(about))
        if searches:
            self._fill_budgets(self._bot().info.budget)
        self.changed.emit()

    def _fill_budgets(self, usual: Budget) -> None:
        self.budget.clear()
        budgets = [Budget(seconds=seconds) for seconds in SECONDS]
        if usual not in budgets:
            budgets.insert(0, usual)
        for budget in budgets:
            self.budget.addItem(budget_text(budget), budget.text())
        self._choose_budget(usual)

    def _choose_budget(self, budget: Budget) -> None:
        row = self.budget.findData(budget.text())
        if row >= 0:
            self.budget.setCurrentIndex(row)


def seat_to_json(who: SeatRecord) -> dict[str, str]:
    """A seat for the settings."""
    budget = {} if who.budget is None else {"budget": who.budget.text()}
    return {"name": who.name, "player": who.player, **budget}


def seat_from_json(data: object) -> SeatRecord | None:
    """A seat from the settings; None if it makes no sense."""
    if not isinstance(data, dict):
        return None
    name, player, budget = data.get("name", ""), data.get("player"), data.get("budget")
    if not isinstance(name, str) or not isinstance(player, str):
        return None
    try:
        return SeatRecord(name, player, Budget.parse(budget) if isinstance(budget, str) else None)
    except OptionError:
        return None
