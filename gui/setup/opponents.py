"""The opponents of a new match as cards: who they are, how they play, how strong they are."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy

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
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.label import ElidedLabel, Label, SeatMark, Tip, set_tip
from gui.kit.portraits import PortraitView
from gui.style import Space, Token, TypeRole, scaled, theme

_NARROWEST: Final = 156
"""Smallest width of a card, at 100%."""
_LARGE: Final = 220
"""From this width on, words are larger."""
_PORTRAIT: Final = (72, 256)
_AROUND: Final = 80
"""The height of everything on a card but portrait, name, and what is said about the opponent."""


class OpponentCard(Card):
    """One opponent; ``player`` is the id of the bot, or ``PERSON``."""

    def __init__(self, context: Context, game: Game, player: str) -> None:
        super().__init__(clickable=True)
        self.player = player
        self._game = game
        words = context.words()
        self._marks = boxes.column()
        name, about = tr("setup-another-person"), tr("setup-plays-screen")
        if player != PERSON:
            name = bot_name(context, game, player)
            about = words.say(game.bot(player).info.text(game.id, "about"))
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self._face = PortraitView(portrait(game, player, name, 1), _PORTRAIT[0])
        self.name = ElidedLabel(name, TypeRole.NAME)
        self._about = Label(about, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self.name, self._about):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._bar = StrengthBar()
        self._compared = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        head, flag = QGridLayout(), Qt.AlignmentFlag
        head.addWidget(self._face, 0, 0, flag.AlignHCenter)
        head.addLayout(self._marks, 0, 0, flag.AlignTop | flag.AlignRight)  # beside the portrait
        self.body.addLayout(head)
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

    def set_size(self, width: int, portrait: int) -> None:
        """Show a portrait of this size, and words that suit the width of the card."""
        name, about = _roles(width)
        self._face.setFixedSize(portrait, portrait)
        self.name.set_role(name)
        self._about.set_role(about)

    def height_of_words(self, width: int) -> int:
        """The height of everything but the portrait on a card of this width."""
        t, (name, about) = theme(), _roles(width)
        room = QRect(0, 0, width - 2 * t.px(Space.S), 10_000)
        wrap = Qt.TextFlag.TextWordWrap
        text = QFontMetrics(t.font(about)).boundingRect(room, wrap, self._about.text())
        return text.height() + t.px(name.line + _AROUND)

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


def _roles(width: int) -> tuple[TypeRole, TypeRole]:
    """The type of a name, and of what is said about an opponent, on a card of this width."""
    large = width >= theme().px(_LARGE)
    return (TypeRole.TITLE, TypeRole.BODY) if large else (TypeRole.NAME, TypeRole.SECONDARY)


class Opponents(ScrollColumn):
    """The characters of a game, and another person to play with. ``chosen(player)``: a click.

    ``cards`` are those who can play at the table (``offer_for``); ``asks`` says what a click does.
    """

    chosen = Signal(str)

    def __init__(self, context: Context, game: Game, *, watch: bool = False) -> None:
        super().__init__()
        self._game = game
        players = [bot.info.id for bot in game.bots if bot.info.level]
        if not watch:
            players += [PERSON] if find_bot(game, ADAPTIVE) is None else [ADAPTIVE, PERSON]
        self.cards = self._all = tuple(OpponentCard(context, game, each) for each in players)
        self._grid = CardGrid(self.cards, _NARROWEST)
        self.asks = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self.body.addLayout(boxes.column(self.asks, self._grid, 1, gap=Space.S))
        scaled(self.body.setContentsMargins, 4, 4, Space.L, Space.XS)
        for card in self.cards:
            card.clicked.connect(lambda card=card: self.chosen.emit(card.player))
        scaled(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def offer_for(self, seats: int) -> None:
        """Offer only those who can play at a table of ``seats``."""
        able = {PERSON, *(bot.info.id for bot in self._game.ladder(seats))}
        adaptive = find_bot(self._game, ADAPTIVE)
        if adaptive is not None and adaptive.plays(seats):
            able.add(ADAPTIVE)
        self.cards = tuple(card for card in self._all if card.player in able)
        self._grid.show_only(self.cards)
        self.fit()

    def fit(self) -> None:
        """Show portraits as large as all cards can have, in columns that suit them."""
        t, edges, bar = theme(), self.body.contentsMargins(), self.verticalScrollBar().sizeHint()
        gap, (least, most) = t.px(Space.M), map(t.px, _PORTRAIT)
        wide = self.width() - edges.left() - edges.right() - bar.width() + gap  # a bar may come
        high = self.height() - edges.top() - edges.bottom() - t.px(TypeRole.BODY.line)
        found = [(least, t.px(_NARROWEST))]
        for columns in range(1, wide // (found[0][1] + gap) + 1):
            width, rows = wide // columns - gap, -(-len(self.cards) // columns)
            words = max(card.height_of_words(width) for card in self.cards)
            found.append((min(most, width - 2 * gap, high // rows - gap - words), width))
        portrait, width = max(found)
        self._grid.set_least_width(int(width / t.scale))
        for card in self._all:
            card.set_size(width, portrait)

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
