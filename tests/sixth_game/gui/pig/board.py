"""The board of Pig: pressing the die rolls, pressing the bank banks."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent

from engines.contract.analysis import Line
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.kit import boxes
from gui.kit.event_line import WordsOfTurn
from gui.style import Space, Token, scaled, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.surface import Surface
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig.snapshot import Snapshot
from tests.sixth_game.gui.pig.table import PigTable, tr

_USUAL: Final = QSize(520, 320)
_LEAST: Final = QSize(240, 150)
_WORDS_FROM: Final = 240
_SENTENCE_FROM: Final = 320
_READING_FACTOR: Final = 3
"""A lost turn stays in view for so many times the shortest action of a bot."""
_COMMANDS: Final = {ROLL: commands.ROLL, HOLD: commands.BANK}


class PigBoard(Board):
    """A die, a bank and a track for each seat on one surface."""

    def __init__(self) -> None:
        super().__init__()
        self._advised: Action | None = None
        self._words = WordsOfTurn()
        self.surface = Surface(_USUAL, _LEAST)
        self.surface.setAccessibleName(tr("Pig board"))
        self.surface.pressed.connect(self._press)
        self.use_surface(self.surface)
        self._column = boxes.column(self._words, of=self)
        self._column.addWidget(self.surface, 1)
        scaled(self._column.setSpacing, Space.S)
        scaled(self._give_way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        """Where there is little room the table stays, and what is said hides."""
        height = self.height() / theme().scale
        self._words.setVisible(height >= _WORDS_FROM)
        self._words.set_full(height >= _SENTENCE_FROM)

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._advised = None
        self._show_words(scene)
        self.surface.show_table(self._table(scene))

    def show_step(self, step: Step, scene: Scene) -> None:
        self._advised = None
        if step.is_chance:
            self._roll(step, scene)
        else:
            self.draw(scene)
            self.settle_after(pace().bot_action_ms() if step.action == HOLD else 0)

    def preview(self, line: Line | None) -> None:
        self._advised = None if line is None else line.actions[0]
        if self.scene is not None:
            self.surface.show_table(self._table(self.scene))

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        texts = {ROLL: tr("Roll the die"), HOLD: tr("Bank {0}").format(_now(scene).total)}
        return tuple(Choice(texts[action], action, _COMMANDS[action]) for action in scene.choices)

    def spoken(self, scene: Scene) -> str:
        now, names = _now(scene), scene.words.names
        scores = ", ".join(map(tr("{0} has {1}").format, names, now.scores))
        if now.winner is not None:
            return tr("{0}. {1} has won.").format(scores, names[now.winner])
        return tr("{0}. {1} has {2} in this turn.").format(scores, names[now.mover], now.total)

    # -- what a person and a step do ----------------------------------------------------------

    def _press(self, key: object) -> None:
        if self.scene is not None and key in self.scene.choices:
            self.chosen.emit(key)

    def _roll(self, step: Step, scene: Scene) -> None:
        """The die rolls on the table as it was; then the table is as it will be."""
        self._words.clear()
        before = Scene(step.before, scene.viewer, scene.words)
        (face,) = step.before.dice(step.action)
        table = replace(self._table(before), face=face, typed=step.typed)
        self.surface.show_table(table)
        self.then(partial(self._lies, scene, lost=face == 1))
        self.surface.table.fly(table.roll(self.surface.table.spots[ROLL], face))

    def _lies(self, scene: Scene, *, lost: bool) -> None:
        self._show_words(scene)
        self.settle_after(_READING_FACTOR * pace().bot_action_ms() if lost else 0)

    # -- drawing ------------------------------------------------------------------------------

    def _table(self, scene: Scene) -> PigTable:
        rolls = [step for step in scene.trail if step.is_chance]
        face = rolls[-1].before.dice(rolls[-1].action)[0] if rolls else 0
        return PigTable(
            now=_now(scene),
            names=scene.words.names,
            face=face,
            typed=bool(rolls) and rolls[-1].typed,
            choices=scene.choices,
            advised=self._advised,
        )

    def _show_words(self, scene: Scene) -> None:
        now = _now(scene)
        won = "" if now.winner is None else scene.words.names[now.winner]
        self._words.set_ending(tr("{0} wins.").format(won) if won else "", Token.GOOD)
        if not scene.trail:
            self._words.clear(scene.words.say(scene.position.ask()) if scene.choices else "")
            return
        step = scene.trail[-1]
        event, token = _event(step)
        self._words.happened.show_event(event, token, step if step.automatic else None)
        self._words.set_sentence(scene.words.say(step.told))


def _event(step: Step) -> tuple[str, Token]:
    """What a step did, in a word or two and their colour; empty for the decision to roll."""
    before: Snapshot = step.before.view()
    if not step.is_chance:
        held = tr("Banked {0}").format(before.total)
        return (held, Token.GOOD) if step.action == HOLD else ("", Token.TEXT)
    (face,) = step.before.dice(step.action)
    return (tr("Lost"), Token.BAD) if face == 1 else (f"+{face}", Token.ACCENT)


def _now(scene: Scene) -> Snapshot:
    now: Snapshot = scene.position.view(scene.viewer)
    return now
