"""One seat of a new match: who plays there, under which name, with how much time to think."""

from typing import Any, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QStandardItemModel
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget

from engines.contract import files
from engines.contract.bot import ADAPTIVE, BotFamily, BotInfo, is_adaptive, is_program
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import message
from engines.contract.record import PERSON, SeatRecord
from engines.runtime.errors import UnknownName
from engines.runtime.texts import tr
from gui.app import bots
from gui.app.characters import has_character, portrait
from gui.app.context import Context
from gui.app.ratings import rating_text, strength_text
from gui.app.values import fill_budgets
from gui.games.face import face
from gui.kit import boxes
from gui.kit.button import IconButton
from gui.kit.fields import NameField
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.kit.portraits import Portrait, portrait_icon, portrait_pixmap
from gui.style import Size, Space, Token, TypeRole, icon, scaled, theme
from gui.table.rule_fields import RuleFields

_HEADING: Final = "heading"
_PORTRAIT: Final = 44


class PortraitButton(QAbstractButton):
    """A portrait that can be pressed; a ring shows that it is checked."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._portrait: Portrait | None = None
        self.setCheckable(True)
        self.setToolTip(name)
        self.setAccessibleName(name)
        scaled(self.setFixedSize, _PORTRAIT, _PORTRAIT)

    def show_portrait(self, portrait: Portrait) -> None:
        self._portrait = portrait
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._portrait is None:
            return
        t, painter = theme(), QPainter(self)
        side = self.width() - t.px(6)
        pixmap = portrait_pixmap(self._portrait, side, self.devicePixelRatioF())
        painter.drawPixmap(t.px(3), t.px(3), pixmap)
        if self.isChecked():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(t.color(Token.ACCENT), t.pxf(2)))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))


class SeatRow(QWidget):
    """Portrait, mark, name; the rules about this seat alone; and details on demand.

    Details are all possible players, the budget, and the settings of a bot of a family. They
    open by themselves for a bot that is not among the opponents on cards.

    ``changed`` follows every change of the player.
    """

    changed = Signal()

    def __init__(self, context: Context, game: Game, seat: int) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self._number = seat
        self.portrait = PortraitButton(tr("setup-choose-plays-seat", number=seat + 1))
        self.name = NameField()
        self.name.setAccessibleName(tr("setup-name-of-seat", number=seat + 1))
        self.kind = ElidedLabel("", TypeRole.LABEL, Token.TEXT2)
        self.player = QComboBox()
        self.player.setAccessibleName(tr("setup-player-at-seat", number=seat + 1))
        self.budget = QComboBox()
        self.budget.setAccessibleName(tr("setup-thinking-time-of-seat", number=seat + 1))
        self.settings = QLineEdit()
        self.settings.setAccessibleName(tr("setup-settings-of-seat", number=seat + 1))
        self.about = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.problem = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self._open = IconButton("fa6s.sliders", tr("setup-details"), small=True)
        self._open.setCheckable(True)
        self.leave = IconButton("fa6s.xmark", tr("setup-remove-this-seat"), small=True)
        names = boxes.column(self.name, self.kind, gap=0)
        scaled(self.kind.setContentsMargins, Space.M, 0, 0, 0)
        head = boxes.row(SeatMark(seat), self.portrait, (names, 1), self._open, self.leave)
        self.details = QWidget()
        boxes.column(self.player, self.settings, self.budget, self.about, of=self.details)
        self._open.toggled.connect(self.details.setVisible)
        self.details.hide()
        self.rules = RuleFields(game, context.words(), seat=seat, compact=True)
        column = boxes.column(head, of=self, gap=Space.XS)
        for part in (*self.rules.rows, self.details, self.problem):
            column.addWidget(part)
        self._fill_players()
        self.player.currentIndexChanged.connect(self._player_changed)
        self.settings.textChanged.connect(self._show_player)
        self._player_changed()

    def _fill_players(self) -> None:
        """A person, the game's bots and kept strategies, then families to write settings for."""
        context, game = self._context, self._game
        self.player.addItem(tr("setup-person"), PERSON)
        headed = False
        for bot in bots.bots_of(context, game):
            if bots.is_published(bot) and not headed:
                headed = True
                self._add_heading(tr("setup-as-published"))
            self.player.addItem(bots.rated_text(context, game, bot), bot.id)
            picture = portrait(game, bot.id, bots.bot_name(context, game, bot.id))
            self.player.setItemIcon(self.player.count() - 1, portrait_icon(picture, Size.ICON))
            if is_program(bot.id):
                place = self.player.count() - 1
                self.player.setItemIcon(place, icon(bots.PROGRAM_ICON, Token.TEXT2))
        for family in game.families:
            name = bots.family_name(context, game, family)
            self.player.addItem(tr("setup-name", name=name), family)

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
        """The bot at this seat; None for a person, and while its settings are wrong."""
        return bots.find_bot(self._game, self.player_id)

    def usual_name(self) -> str:
        """The name when nothing is typed."""
        chosen = self.player.currentData()
        if isinstance(chosen, BotFamily):
            return bots.family_name(self._context, self._game, chosen)
        return bots.usual_name(self._context, self._game, self.player_id)

    def name_it(self, name: str) -> None:
        """Take this name unless one is typed; a second Otto wears other colors."""
        self.name.setPlaceholderText(name)
        self.portrait.show_portrait(portrait(self._game, self.player_id, name, self._number))

    @property
    def shown_name(self) -> str:
        """The name that is typed, or the usual one."""
        return self.name.text().strip() or self.name.placeholderText()

    def seat(self, *, clocks: bool = False) -> SeatRecord:
        """The player at this seat, named only if a name was typed.

        With clocks, a bot with its usual budget divides the time on its clock instead.
        """
        name = self.name.text().strip()
        bot = self.bot
        if bot is None or not bot.searches:
            return SeatRecord(name, self.player_id)
        budget = Budget.parse(self.budget.currentData())
        return SeatRecord(name, bot.id, None if clocks and budget == bot.budget else budget)

    # -- showing ------------------------------------------------------------------------------

    def set_seat(self, who: SeatRecord) -> None:
        """Show the player at this seat; a bot that does not exist becomes a person."""
        given = bots.is_given(self._context, self._game, who.name)
        self.name.setText(who.name if given else "")
        player = ADAPTIVE if is_adaptive(who.player) else who.player
        place = self.player.findData(player)
        family = bots.family_of(self._game, who.player)
        if place < 0 and family is not None:
            places = range(self.player.count())
            place = next(each for each in places if self.player.itemData(each) == family)
            self.settings.setText(who.player.partition(":")[2])
        self.player.setCurrentIndex(max(0, place))
        bot = self.bot
        if bot is not None and who.budget is not None and self.budget.count():
            fill_budgets(self.budget, bot.budget, who.budget)
            self._open.setChecked(self._open.isChecked() or who.budget != bot.budget)

    def sit(self, player: str) -> None:
        """Choose a player for this seat."""
        self.player.setCurrentIndex(self.player.findData(player))

    def offer_for(self, seats: int, instead: str) -> None:
        """Offer only bots that can play at a table of ``seats``; if need be, choose another."""
        model = self.player.model()
        assert isinstance(model, QStandardItemModel)
        for place in range(self.player.count()):
            bot = bots.find_bot(self._game, str(self.player.itemData(place)))
            if bot is not None:
                model.item(place).setEnabled(bot.plays(seats))
                model.item(place).setToolTip("" if bot.plays(seats) else self._seats_text(bot))
        if self.bot is not None and not self.bot.plays(seats):
            self.sit(instead)

    def _seats_text(self, bot: BotInfo) -> str:
        low, high = bot.seats
        if low == high:
            return tr("setup-plays-only-with-seats", low=low)
        return tr("setup-plays-only-seats", low=low, high=high)

    def _player_changed(self) -> None:
        family = self.player.currentData()
        self.settings.setVisible(isinstance(family, BotFamily))
        if isinstance(family, BotFamily):
            if self.bot is None:
                self.settings.setText(family.example)
            self.settings.setToolTip(self._say(f"{family.id}.settings"))
        bot = self.bot
        if bot is not None and bot.searches:
            fill_budgets(self.budget, bot.budget, bot.budget)
        self._show_player()

    def _show_player(self) -> None:
        """Show what is known about the player."""
        bot, game = self.bot, self._game
        self.budget.setVisible(bot is not None and bot.searches)
        self.about.setText("" if bot is None else self._about(bot))
        self.about.setVisible(bot is not None)
        kind, side = tr("setup-person") if bot is None else self._kind(bot), face(game.id).side
        self.kind.setText(f"{side(self._number)} · {kind}" if side else kind)
        self.problem.tell(self._problem())
        known = self.player_id == PERSON or has_character(game, self.player_id)
        self._open.setChecked(self._open.isChecked() or not known)
        self.changed.emit()

    def _kind(self, bot: BotInfo) -> str:
        """The line below the name: that it is a bot, and its strength."""
        rating = rating_text(self._game, bot)
        return tr("setup-bot-rated", rating=rating) if rating else tr("setup-bot-unrated")

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
            return f"{about}\n{tr('setup-as-published-goal', aim=aim)}{strength}"
        if not bot.level:  # a strategy of one's own
            return f"{about}\n{tr('setup-goal', aim=aim)}{strength}"
        top = max(each.info.level for each in self._game.bots)
        level = tr("setup-level-of-goal", level=bot.level, top=top, aim=aim)
        return f"{about}\n{level}{strength}"

    def _say(self, code: str) -> str:
        return self._context.words().say(message(f"{self._game.id}.bot.{code}"))

    def _problem(self) -> str:
        """What is wrong with the chosen bot; empty if nothing is."""
        if self.player_id == PERSON:
            return ""
        try:
            self._game.bot(self.player_id)
        except UnknownName as error:
            return str(error)
        return ""


def seats_in(saved: dict[str, Any]) -> tuple[SeatRecord, ...]:
    """The seats of a match in the settings; none if they make no sense."""
    try:
        return files.build(tuple[SeatRecord, ...], saved.get("seats", []))
    except ValueError:
        return ()
