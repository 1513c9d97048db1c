"""The page of the first start: one picture, one button, and a lesson while it gets ready."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from engines.contract.registry import game as find_game
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.opponents import by_fit, match_against, opponents_for
from gui.app.page import Page
from gui.app.requests import Play, ShowPage
from gui.games.face import game_name
from gui.games.key_art import KeyArt
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.progress import ProgressLine
from gui.style import Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on
from gui.table.dice.painting import paint_die
from gui.table.dice.sprites import ROOM
from gui.table.dice.view import DieState, DieView, Pips

_WIDTH: Final = 1600
_LEAST_PICTURE: Final = 160
_DIE: Final = 24
_STEP: Final = 43
_LESSON: Final = (("15246", 2), ("33362", 3), ("24632", 0), ("11155", 5))
"""Dice, and how many of them score."""


class FirstMatchPage(Page):
    """Begins a first match against the gentlest opponent; everything else is on other pages."""

    alone = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._game = find_game(keys.usual_game(context.settings))
        self.setAccessibleName(tr("home-welcome-to-parlour"))
        name = game_name(context.words(), self._game.id)
        self._picture = KeyArt(self._game.id, name)
        self._picture.clicked.connect(self._play)
        self._start = Button(tr("home-play", name=name), ButtonKind.PRIMARY)
        self._start.clicked.connect(self._play)
        self._look = Button(tr("home-look-around-first"), ButtonKind.QUIET)
        self._look.clicked.connect(lambda: self._ask(ShowPage("home")))
        self._lesson, self._progress = QWidget(), ProgressLine()
        self._wait = Label("", TypeRole.SECONDARY, Token.TEXT2)
        boxes.column(*self._steps(), self._wait, self._progress, of=self._lesson, gap=0)
        column = ScrollColumn(_WIDTH, centred=True)
        title = Label(tr("home-welcome-to-parlour"), TypeRole.TITLE)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.body.addWidget(title)
        column.body.addWidget(self._picture, 1)
        column.body.addLayout(boxes.row(1, (self._lesson, 4), 1))
        column.body.addLayout(boxes.row(1, self._start, self._look, 1))
        scaled(self._picture.setMinimumHeight, _LEAST_PICTURE)
        self.body.addWidget(column, 1)
        context.kernels.changed.connect(self._show_progress)

    def opened(self) -> None:
        self.context.kernels.hurry(self._game.id)
        self._lesson.hide()
        self._start.show()
        self._start.setFocus()

    def _steps(self) -> list[QWidget]:
        """The lesson, if there is one for the game: rows of dice, each with words."""
        words = (
            tr("home-roll-ten-dice"),
            tr("home-three-kind-score-more"),
            tr("home-bank-points-roll-dice"),
            tr("home-all-dice-score-points"),
        )
        steps = [QWidget() for _ in (words if self._game.id == keys.FIRST_GAME else ())]
        for step, (dice, scoring), text in zip(steps, _LESSON, words, strict=False):
            boxes.row(_Dice(dice, scoring), Label(text, TypeRole.BODY, wrap=True), of=step)
        return steps

    def _show_progress(self, game: str) -> None:
        self._wait.setText(self.context.kernels.waiting_text(self._game.id))
        self._progress.set_progress(self.context.kernels.progress(self._game.id))

    def _play(self) -> None:
        game, seats = self._game, self._game.info.default_seats
        opponents = opponents_for(game, by_fit(game, seats, None), None, seats - 1)
        self._show_progress(game.id)
        self._lesson.show()
        self._start.hide()
        self._ask(Play(match_against(self.context, game, opponents)))

    def _ask(self, request: ShowPage | Play) -> None:
        self.context.settings.set(keys.FIRST_RUN_DONE, True)
        self.wants.emit(request)


class _Dice(QWidget):
    """A few dice in a row; the first ones score."""

    def __init__(self, dice: str, scoring: int) -> None:
        super().__init__()
        states = [DieState.KEPT] * scoring + [DieState.READY] * (len(dice) - scoring)
        self._dice = [
            DieView(Pips(int(pips)), state=state) for pips, state in zip(dice, states, strict=True)
        ]
        scaled(self.setFixedSize, (len(dice) - 1) * _STEP + ROOM * _DIE, ROOM * _DIE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        step, side = theme().pxf(_STEP), self.height()
        for place, view in enumerate(self._dice):
            paint_die(painter, QRectF(place * step, 0, side, side), view, theme().pxf(_DIE))
