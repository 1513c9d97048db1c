"""What lies beside the chess board: the dice, the cube, what is said, and what may be said."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from engines.games.dice_chess.decisions import Decision
from engines.games.dice_chess.snapshot import Cube
from engines.games.dice_chess.view import DiceChessView
from gui.games.dice_chess import wording
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.event_line import EventLine
from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.table.board import Scene
from gui.table.dice.tray import Boxed, DiceTray

SIDE_WIDTH: Final = 224
SLIM_WIDTH: Final = 128
"""The dice lie below each other."""
ANY_WIDTH: Final = 16_777_215
_DICE_HEIGHT: Final = 132
_MOST_DIE: Final = 96.0
_COLUMN_HEIGHT: Final = (150, 252)
"""At least and at most."""
_EDGE: Final = 48


class Place(Enum):
    """Where the dice lie, and all that is said."""

    BESIDE = auto()
    SLIM = auto()
    """Beside the board, below each other."""
    ABOVE = auto()


class DoublingCube(Card):
    """Shows what the game is played for: 1 until the first double."""

    def __init__(self) -> None:
        super().__init__()
        self._stake = Label("1", TypeRole.SCORE)
        self._stake.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self._stake)
        scaled(self.setFixedSize, _EDGE, _EDGE)

    def show_cube(self, cube: Cube, words: str) -> None:
        """Show a stake; ``words`` are for tooltip and screen readers."""
        self._stake.setText(str(cube.stake))
        self.setAccessibleName(words)
        self.setToolTip(words)


class Side(Card):
    """Event, end of the game, dice, sentence and cube, and buttons for what may be said."""

    offers_draw = Signal()
    resigns = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tray = DiceTray(3, most=_MOST_DIE, around=Boxed("felt"), on=Token.SURFACE)
        self.tray.setAccessibleName(self.tr("Dice"))
        self._event = EventLine()
        self._ending = Label("", TypeRole.SECTION, Token.GOOD, wrap=True)
        self._ending.setObjectName("ending")
        self._ending.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._ending.hide()
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._cube = DoublingCube()
        self._cube_words = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._cube_words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._offer = Button(wording.offer_draw(), ButtonKind.QUIET)
        self._offer.clicked.connect(self.offers_draw)
        self._resign = Button(self.tr("Resign"), ButtonKind.QUIET)
        self._resign.clicked.connect(self.resigns)
        self._slots = [QVBoxLayout() for _ in range(3)]
        said = (self._event, self._ending, self.tray, self._sentence)
        self._column = self.body
        self._column.addLayout(self._slots[0])
        self._column.addStretch(1)
        for part in said:
            self._column.addWidget(part)
        self._column.addLayout(self._slots[1])
        self._column.addStretch(1)
        for button in (self._offer, self._resign):
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addLayout(self._slots[2])
        self._place_cube(1)
        scaled(self._column.setSpacing, Space.S)
        scaled(self._column.setContentsMargins, *(Space.S,) * 4)
        scaled(self._sentence.setFixedHeight, 3 * TypeRole.SECONDARY.line)

    def fit(self, place: Place) -> None:
        """Lie at a place."""
        t = theme()
        slim, above = place is Place.SLIM, place is Place.ABOVE
        self._sentence.setVisible(place is Place.BESIDE)
        least, most = _COLUMN_HEIGHT if slim else (_DICE_HEIGHT, _DICE_HEIGHT)
        self.tray.setMinimumHeight(t.px(least))
        self.tray.setMaximumHeight(t.px(most))
        side = t.px(SLIM_WIDTH if slim else SIDE_WIDTH)
        self._cube_words.setFixedWidth(side)
        self.setMinimumWidth(0 if above else side)
        self.setMaximumWidth(ANY_WIDTH if above else side)
        wide, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(wide if above else fixed, fixed if above else wide)

    def show_words(self, scene: Scene, *, flipped: bool) -> None:
        """Say what happened last, how the game has ended, and what it is played for."""
        view: DiceChessView = scene.position.view()
        ending = wording.ending(view, scene.words)
        step = scene.trail[-1] if scene.trail else None
        automatic = step if step is not None and step.automatic else None
        self._event.show_event("", Token.TEXT, automatic)
        self._ending.setText(ending)
        self._ending.setVisible(bool(ending))
        self._sentence.setText("" if step is None else scene.words.say(step.told))
        self.show_cube(view, flipped=flipped)

    def say_nothing(self) -> None:
        """The dice are rolled: what happened before is told no longer."""
        self._event.clear()
        self._ending.hide()
        self._sentence.setText("")

    def show_cube(self, view: DiceChessView, *, flipped: bool) -> None:
        """Put the cube on its owner's side, or in the middle."""
        owner, shown = view.cube.owner, view.cube.limit > 1
        below = None if owner is None else (owner == 0) != flipped
        self._place_cube(1 if below is None else 2 if below else 0)
        self._cube.setVisible(shown)
        self._cube_words.setVisible(shown)
        words = wording.cube_words(view)
        self._cube.show_cube(view.cube, words)
        self._cube_words.setText(words)

    def _place_cube(self, slot: int) -> None:
        for widget in (self._cube, self._cube_words):
            self._slots[slot].addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_talk(self, scene: Scene) -> None:
        """Small buttons for what may be said besides moving, so that none is the primary one."""
        self._offer.setVisible(Decision.OFFER_DRAW in scene.choices)
        self._resign.setVisible(scene.may_resign)
