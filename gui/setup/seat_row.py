"""One seat of a new match: who sits there, under which name, with how much time to think."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from engines.core.bot import BotFamily, BotInfo, is_program
from engines.core.budget import Budget
from engines.core.errors import OptionError, UnknownName
from engines.core.facts import fact
from engines.core.game import Game
from engines.core.record import PERSON, SeatRecord
from gui.app import bots, budgets
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.ratings import strength_text
from gui.kit.label import Label, SeatMark
from gui.kit.portraits import portrait_icon
from gui.style import Size, Space, Token, TypeRole, icon, scaled

_MAX_NAME: Final = 24
_HEADING: Final = "heading"


class SeatRow(QWidget):
    """Mark, name, player, budget; below them what is known about the bot.

    A bot of a family also has a field for its settings. ``changed`` follows every change of the
    player.
    """

    changed = Signal()

    def __init__(self, context: Context, game: Game, seat: int) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self.name = QLineEdit()
        self.name.setMaxLength(_MAX_NAME)
        self.name.setAccessibleName(self.tr("Name of seat {0}").format(seat + 1))
        self.player = QComboBox()
        self.player.setAccessibleName(self.tr("Player in seat {0}").format(seat + 1))
        self.budget = QComboBox()
        self.budget.setAccessibleName(self.tr("Thinking time of seat {0}").format(seat + 1))
        self.settings = QLineEdit()
        self.settings.setAccessibleName(self.tr("Settings of seat {0}").format(seat + 1))
        self.about = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.problem = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(SeatMark(seat), 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.name, 0, 1)
        self._grid.addWidget(self.player, 0, 2)
        self._grid.addWidget(self.settings, 1, 1, 1, 2)
        self._grid.addWidget(self.budget, 2, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.problem, 3, 1, 1, 2)
        self._grid.setColumnStretch(1, 4)
        self._grid.setColumnStretch(2, 5)
        self._fill_players()
        self.player.currentIndexChanged.connect(self._player_changed)
        self.settings.textChanged.connect(self._show_player)
        scaled(self._grid.setHorizontalSpacing, Space.M)
        scaled(self._grid.setVerticalSpacing, Space.XS)
        self._player_changed()

    def _fill_players(self) -> None:
        """Persons, the game's bots and the kept strategies, then families to write settings for."""
        context, game = self._context, self._game
        self.player.addItem(self.tr("Person"), PERSON)
        headed = False
        for bot in bots.bots_of(context, game):
            if bots.is_published(bot) and not headed:
                headed = True
                self._add_heading(self.tr("As published"))
            self.player.addItem(bots.rated_text(context, game, bot), bot.id)
            picture = portrait(game, bot.id, bots.bot_name(context, game, bot.id))
            self.player.setItemIcon(self.player.count() - 1, portrait_icon(picture, Size.ICON))
            if is_program(bot.id):
                place = self.player.count() - 1
                self.player.setItemIcon(place, icon(bots.PROGRAM_ICON, Token.TEXT2))
        for family in game.families:
            name = bots.family_name(context, game, family)
            self.player.addItem(self.tr("{0}…").format(name), family)

    def _add_heading(self, text: str) -> None:
        """A line of the list that cannot be chosen."""
        self.player.addItem(text, _HEADING)
        model = self.player.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.player.count() - 1).setEnabled(False)

    # -- reading ------------------------------------------------------------------------------

    @property
    def player_id(self) -> str:
        """``"person"`` or the id of a bot, which need not exist if its settings are wrong."""
        chosen = self.player.currentData()
        if isinstance(chosen, BotFamily):
            return chosen.member(self.settings.text().strip())
        return str(chosen)

    @property
    def bot(self) -> BotInfo | None:
        """The bot that sits there; None for a person, and while its settings are wrong."""
        return bots.find_bot(self._game, self.player_id)

    def usual_name(self) -> str:
        """The name when nothing is typed."""
        chosen = self.player.currentData()
        if isinstance(chosen, BotFamily):
            return bots.family_name(self._context, self._game, chosen)
        return bots.usual_name(self._context, self._game, self.player_id)

    @property
    def shown_name(self) -> str:
        """The name that is typed, or the usual one."""
        return self.name.text().strip() or self.name.placeholderText()

    def seat(self, *, clocks: bool = False) -> SeatRecord:
        """Who sits there, named only if somebody typed a name.

        With clocks a bot that thinks as usual divides its own.
        """
        name = self.name.text().strip()
        bot = self.bot
        if bot is None or not bot.searches:
            return SeatRecord(name, self.player_id)
        budget = Budget.parse(self.budget.currentData())
        return SeatRecord(name, bot.id, None if clocks and budget == bot.budget else budget)

    # -- showing ------------------------------------------------------------------------------

    def set_seat(self, who: SeatRecord) -> None:
        """Show who sits there; a bot that does not exist becomes a person."""
        given = bots.is_given(self._context, self._game, who.name)
        self.name.setText(who.name if given else "")
        place = self.player.findData(who.player)
        family = bots.family_of(self._game, who.player)
        if place < 0 and family is not None:
            place = self._place_of(family)
            self.settings.setText(who.player.partition(":")[2])
        self.player.setCurrentIndex(max(0, place))
        bot = self.bot
        if bot is not None and who.budget is not None and self.budget.count():
            budgets.fill(self.budget, bot.budget, who.budget)

    def _place_of(self, family: BotFamily) -> int:
        places = range(self.player.count())
        return next(place for place in places if self.player.itemData(place) == family)

    def offer_for(self, seats: int) -> None:
        """Offer only bots that can play at a table of ``seats``; the nearest one takes over."""
        model = self.player.model()
        assert isinstance(model, QStandardItemModel)
        for place in range(self.player.count()):
            if self.player.itemData(place) == _HEADING:
                continue
            bot = bots.find_bot(self._game, str(self.player.itemData(place)))
            able = bot is None or bot.seats[0] <= seats <= bot.seats[1]
            model.item(place).setEnabled(able)
            model.item(place).setToolTip("" if able or bot is None else self._seats_text(bot))
        place = self.player.currentIndex()
        while not model.item(place).isEnabled():
            place -= 1
        self.player.setCurrentIndex(place)

    def _seats_text(self, bot: BotInfo) -> str:
        low, high = bot.seats
        if low == high:
            return self.tr("Plays only with {0} seats.").format(low)
        return self.tr("Plays only with {0} to {1} seats.").format(low, high)

    def _player_changed(self) -> None:
        family = self.player.currentData()
        self.settings.setVisible(isinstance(family, BotFamily))
        if isinstance(family, BotFamily):
            if self.bot is None:
                self.settings.setText(family.example)
            self.settings.setToolTip(self._say(f"{family.id}.settings"))
        bot = self.bot
        if bot is not None and bot.searches:
            budgets.fill(self.budget, bot.budget, bot.budget)
        self._show_player()

    def _show_player(self) -> None:
        """Show what is known about the player."""
        bot = self.bot
        searches = bot is not None and bot.searches
        self.budget.setVisible(searches)
        self._grid.removeWidget(self.about)
        self._grid.addWidget(self.about, 2, 1, 1, 1 if searches else 2)
        self.about.setText("" if bot is None else self._about(bot))
        self.about.setVisible(bot is not None)
        self.problem.setText(self._problem())
        self.problem.setVisible(bool(self.problem.text()))
        self.changed.emit()

    def _about(self, bot: BotInfo) -> str:
        """What a bot does, its place in the ladder, and what it plays for."""
        words = self._context.words()
        about, aim = (words.say(bot.text(self._game.id, part)) for part in ("about", "objective"))
        strength = f"\n{strength_text(self._game, bot)}"
        if isinstance(self.player.currentData(), BotFamily):
            about = self._say(f"{self.player.currentData().id}.settings")
            strength = ""
        if is_program(bot.id):
            return f"{about}{strength}"
        if bots.is_published(bot):
            return f"{about}\n{self.tr('As published. Goal: {0}').format(aim)}{strength}"
        if not bot.level:  # a strategy of one's own
            return f"{about}\n{self.tr('Goal: {0}').format(aim)}{strength}"
        top = max(each.info.level for each in self._game.bots)
        level = self.tr("Level {0} of {1}. Goal: {2}").format(bot.level, top, aim)
        return f"{about}\n{level}{strength}"

    def _say(self, code: str) -> str:
        return self._context.words().say(fact(f"{self._game.id}.bot.{code}"))

    def _problem(self) -> str:
        """Why the bot with the settings that are written does not exist."""
        if self.player_id == PERSON:
            return ""
        try:
            self._game.bot(self.player_id)
        except UnknownName as error:
            return str(error)
        return ""


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
