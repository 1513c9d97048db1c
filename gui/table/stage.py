"""Where a game is shown: its board, and everything that moves there.

Matches, reviews, the arena, exercises and positions that are set up are hosts of a `Stage`. A host
says what to show and is told when it is shown; it never deals with motion itself. Records and
tournaments are played on a stage step by step by `gui.table.playback`.
"""

import asyncio
from collections import deque
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

from engines.contract.analysis import Line
from engines.contract.registry import game as find_game
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.app.keys.commands import PLACES, Command
from gui.kit import boxes
from gui.style import Size, Space, theme
from gui.table.board import Board, Choice, Scene, Step
from gui.table.frame import Room, room_around
from gui.table.tips import Explaining, SpotTips


class Stage(Room):
    """Shows a game on its board: scenes at once (``show_scene``), steps in motion (``animate``).

    Nothing moves unseen: when the stage is hidden, every movement finishes at once.

    * ``rested()``: all motion has ended, by itself or finished early
    * ``appeared()``: the stage can be seen again
    * ``resized()``: it has another size
    """

    rested = Signal()
    appeared = Signal()
    resized = Signal()

    def __init__(self, board: Board, context: Context) -> None:
        super().__init__()
        self.board = board
        board.key_text = context.keys.text
        board.setAccessibleName(tr("table-board"))
        board.settled.connect(self._settled)
        self._explaining = Explaining(context)
        for tips in board.findChildren(SpotTips):
            tips.explain = self.explain
        self._coming: deque[tuple[Step, Scene]] = deque()
        self.moving = False
        """Whether steps are being shown."""
        self._still = asyncio.Event()
        self._still.set()
        self.backdrop = board.backdrop
        self._column = boxes.column(board, of=self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        edge = theme().px(Space.S) if room_around(self) is self else 0
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.appeared.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # otherwise the window is minimized
            self.finish()

    # -- what is shown ------------------------------------------------------------------------

    def show_scene(self, scene: Scene) -> None:
        """Show a scene at once, and drop all motion and any plan."""
        self.stop()
        self.board.show_scene(scene)

    def preview(self, line: Line | None) -> None:
        """Show a plan of the adviser on the scene, or take it away; nothing while steps are shown.

        A plan is for a position at rest: the host shows it again once that is reached.
        """
        if not self.moving:
            self.board.preview(line)

    def foot(self, frame: Room, *, drawn: bool) -> tuple[int, QRect]:
        """The height that buttons need below the board, unless it draws them; their place on it."""
        room = self.board.foot_room()
        reserve = 0 if drawn or room.isValid() else Size.CONTROL
        return reserve, room.translated(self.board.mapTo(frame, QPoint()))

    def explain(self, text: str) -> str:
        """What the words of a tip mean that are new to the person."""
        scene = self.board.scene
        return "" if scene is None else self._explaining(find_game(scene.position.game.id), text)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the board offers as buttons now; nothing if there is no decision."""
        scene = self.board.scene
        return self.board.bar(scene) if scene is not None and scene.choices else ()

    def press(self, command: Command) -> Choice | None:
        """The choice whose button shows a key; if none does, press its thing on the board."""
        choice = next((each for each in self.choices if each.command is command), None)
        if choice is None and command in PLACES:
            self.board.choose_place(PLACES.index(command))
        elif choice is None and command.game:
            self.board.run(command)
        return choice

    @property
    def neutral(self) -> Choice | None:
        """The choice that is the neutral next step, if there is one."""
        scene = self.board.scene
        return None if scene is None else self.board.neutral(scene)

    # -- what moves ---------------------------------------------------------------------------

    def animate(self, *steps: tuple[Step, Scene]) -> bool:
        """Show steps as they happen, one after another, each leading to its scene.

        Returns:
            Whether anything moves: ``rested`` follows. Otherwise the host continues at once, with
            the scene at rest; nothing has been shown if the stage is hidden.
        """
        self.stop()
        if not steps or not self.isVisible():
            return False
        self._coming.extend(steps)
        self.moving = True
        self._still.clear()
        with QSignalBlocker(self):
            self._show_next()
        return self.moving

    def replay(self, scene: Scene) -> bool:
        """Show again what led to a scene, from the last finished turn on, as ``animate`` does."""
        trail = scene.trail
        if trail:
            self.show_scene(replace(scene, position=trail[0].before, trail=()))
        steps = (
            (step, replace(scene, position=step.after, trail=trail[:count]))
            for count, step in enumerate(trail, 1)
        )
        return self.animate(*steps)

    def finish(self) -> bool:
        """Finish every movement at once; False if nothing moved."""
        if not self.moving:
            return False
        self.stop()
        self.rested.emit()
        return True

    def stop(self) -> None:
        """Drop all motion; ``rested`` does not follow."""
        moved, self.moving = self.moving, False
        self._coming.clear()
        self._still.set()
        if moved:
            self.board.finish()

    async def until_rested(self) -> None:
        """Wait until nothing moves."""
        await self._still.wait()

    def _show_next(self) -> None:
        step, scene = self._coming.popleft()
        self.board.animate(step, scene)

    def _settled(self) -> None:
        if self.moving and self._coming:
            self._show_next()
        elif self.moving:
            self.moving = False
            self._still.set()
            self.rested.emit()
