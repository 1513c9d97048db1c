"""The opponents of a new match as cards: who they are, how they play, how strong they are."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.contract.bot import ADAPTIVE
from engines.contract.game import Game
from engines.contract.record import PERSON
from engines.match.analysis.player_strength import Strength
from engines.runtime.texts import tr
from gui.app.bots import bot_name, find_bot
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.opponents import compared_text, shown_strength
from gui.app.ratings import strength_text
from gui.kit import boxes
from gui.kit.bars import StrengthBar
from gui.kit.card import PADDING_Y, Card, CardTone
from gui.kit.columns import CardGrid
from gui.kit.label import ElidedLabel, Label, SeatMark, Tip, set_tip
from gui.kit.portraits import PortraitView
from gui.style import Size, Space, Token, TypeRole, scaled, theme

_ABOUT_LINES = 4
_SIZES = ((1600, 1000, 264, 160), (0, 820, 156, 96), (0, 0, 156, 72))
"""Minimum size of the page, minimum width of a card, and side of its portrait, at 100%."""


class OpponentCard(Card):
    """One opponent; ``player`` is the id of the bot, or ``PERSON``."""

    def __init__(self, context: Context, game: Game, player: str) -> None:
        super().__init__(clickable=True)
        self.player = player
        self._game = game
        words = context.words()
        self._marks = boxes.row()
        name, about = tr("setup-another-person"), tr("setup-plays-screen")
        if player != PERSON:
            name = bot_name(context, game, player)
            about = words.say(game.bot(player).info.text(game.id, "about"))
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self._face = PortraitView(portrait(game, player, name, 1), _SIZES[0][-1])
        self.name = ElidedLabel(name, TypeRole.NAME)
        self._about = Label(about, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self.name, self._about):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._bar = StrengthBar()
        self._compared = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        self._head = head = QWidget()
        boxes.row(1, self._marks, of=head)
        scaled(head.setFixedHeight, Size.MARK)
        self.body.addWidget(head)
        self.body.addWidget(self._face, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.name)
        self.body.addWidget(self._about, 1)
        self.body.addWidget(self._bar)
        self.body.addWidget(self._compared)
        self._bar.setVisible(player != PERSON)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        scaled(self.body.setSpacing, Space.XS)
        scaled(self.body.setContentsMargins, Space.S, Space.S, Space.S, PADDING_Y)
        if player != PERSON:
            set_tip(self, Tip(name, lines=(about, strength_text(game, game.bot(player).info))))

    def set_size(self, portrait: int) -> None:
        """Show a portrait of this size, and words that suit it."""
        scaled(self._face.setFixedSize, portrait, portrait)
        self._head.setVisible(portrait > _SIZES[-1][-1])
        large = portrait == _SIZES[0][-1]
        about = TypeRole.BODY if large else TypeRole.SECONDARY
        self.name.set_role(TypeRole.TITLE if large else TypeRole.NAME)
        self._about.set_role(about)
        scaled(self._about.setMinimumHeight, _ABOUT_LINES * about.line)

    def show_strength(self, own: Strength | None, *, recommended: bool) -> None:
        """Show the opponent's strength compared with the person, and whether it is recommended."""
        if self.player == PERSON:
            return
        self._bar.show_strength(shown_strength(self._game, self.player, own))
        compared = compared_text(self._game, self.player, own)
        self._compared.setText(tr("setup-recommended") if recommended else compared)
        self._compared.set_token(Token.ACCENT if recommended else Token.TEXT2)

    def show_seats(self, seats: Sequence[int]) -> None:
        boxes.clear(self._marks)
        for seat in seats:
            self._marks.addWidget(SeatMark(seat))
        self.set_tone(CardTone.SELECTED if seats else CardTone.PLAIN)


class Opponents(QWidget):
    """The characters of a game, and another person to play with. ``chosen(player)``: a click.

    ``cards`` are those who can play at the table (``offer_for``).
    """

    chosen = Signal(str)

    def __init__(self, context: Context, game: Game, *, watch: bool = False) -> None:
        super().__init__()
        self._game = game
        players = [bot.info.id for bot in game.bots if bot.info.level]
        if not watch:
            players += [PERSON] if find_bot(game, ADAPTIVE) is None else [ADAPTIVE, PERSON]
        self.cards = self._all = tuple(OpponentCard(context, game, each) for each in players)
        self._grid = CardGrid(self.cards, 0)
        boxes.column(self._grid, of=self)
        for card in self.cards:
            card.clicked.connect(lambda card=card: self.chosen.emit(card.player))

    def offer_for(self, seats: int) -> None:
        """Offer only those who can play at a table of ``seats``."""
        able = {PERSON, *(bot.info.id for bot in self._game.ladder(seats))}
        adaptive = find_bot(self._game, ADAPTIVE)
        if adaptive is not None and adaptive.plays(seats):
            able.add(ADAPTIVE)
        self.cards = tuple(card for card in self._all if card.player in able)
        self._grid.show_only(self.cards)

    def fit(self, page: QSize) -> None:
        """Show the largest cards for which the page has room."""
        px = theme().px
        width, portrait = next(
            (card, face)
            for wide, high, card, face in _SIZES
            if page.width() >= px(wide) and page.height() >= px(high)
        )
        self._grid.set_least_width(width)
        for card in self._all:
            card.set_size(portrait)

    def show_own(self, own: Strength | None, recommended: str) -> None:
        """Compare everyone with the person."""
        for card in self._all:
            card.show_strength(own, recommended=card.player == recommended)

    def show_table(self, players: Sequence[str]) -> None:
        """Mark who is at the table; the first person is the one at this screen."""
        first = next((seat for seat, each in enumerate(players) if each == PERSON), -1)
        for card in self._all:
            seats = [seat for seat, each in enumerate(players) if each == card.player]
            card.show_seats([seat for seat in seats if seat != first])
