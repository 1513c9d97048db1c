"""The board of Pig: pressing the die rolls, pressing the bank banks."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSize

from engines.contract.analysis import Line
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.kit import boxes
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.surface import Surface
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig.snapshot import Snapshot
from tests.sixth_game.gui.pig.table import PigTable

_USUAL: Final = QSize(520, 320)
_LEAST: Final = QSize(240, 150)
_READING_FACTOR: Final = 3
"""A lost turn stays in view for this many times the shortest action of a bot."""
_COMMANDS: Final = {ROLL: commands.ROLL, HOLD: commands.BANK}


class PigBoard(Board):
    """A die, a bank and a track for each seat on one surface."""

    def __init__(self) -> None:
        super().__init__()
        self._advised: Action | None = None
        self.surface = Surface(_USUAL, _LEAST)
        self.surface.setAccessibleName(tr("pig-board"))
        self.surface.pressed.connect(self._press)
        self.use_surface(self.surface)
        boxes.column(self.surface, of=self)

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._advised = None
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
        texts = {ROLL: tr("pig-roll-the-die"), HOLD: tr("pig-bank", points=_now(scene).total)}
        return tuple(Choice(texts[action], action, _COMMANDS[action]) for action in scene.choices)

    def spoken(self, scene: Scene) -> str:
        now, names = _now(scene), scene.words.names
        scores = ", ".join(
            tr("pig-has", name=name, score=score)
            for name, score in zip(names, now.scores, strict=True)
        )
        if now.winner is not None:
            return tr("pig-has-won", scores=scores, name=names[now.winner])
        return tr("pig-has-in-this-turn", scores=scores, name=names[now.mover], total=now.total)

    # -- what a person and a step do ----------------------------------------------------------

    def _press(self, key: object) -> None:
        if self.scene is not None and key in self.scene.choices:
            self.chosen.emit(key)

    def _roll(self, step: Step, scene: Scene) -> None:
        """Roll the die on the table as it was before the step; the new table follows."""
        before = Scene(step.before, scene.viewer, scene.words)
        (face,) = step.before.dice(step.action)
        table = replace(self._table(before), face=face, typed=step.typed)
        self.surface.show_table(table)
        reading = _READING_FACTOR * pace().bot_action_ms() if face == 1 else 0
        self.then(partial(self.settle_after, reading))
        self.surface.table.fly(table.roll(self.surface.table.spots[ROLL], face))

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


def _now(scene: Scene) -> Snapshot:
    now: Snapshot = scene.position.view(scene.viewer)
    return now
