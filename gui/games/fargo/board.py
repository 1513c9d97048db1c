"""The board of Fargo: one table with track, tray and console."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, QSizeF

from engines.contract.analysis import Line
from engines.contract.messages import Message
from engines.games.fargo.view import ALL_DICE, ROLL, STOP, FargoView, roll_of
from engines.runtime.texts import number, tr
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.games.fargo import wording
from gui.games.fargo.felt import FargoTable, Layout, has_console, has_track
from gui.games.fargo.table import Scored, Table, last_seen, table_before, table_of
from gui.kit import boxes
from gui.style import Space, Token, theme
from gui.style.motion import Motion, pace
from gui.style.tokens import Ink
from gui.table.board import HEART, Board, Choice, Scene, Step, place_of, rule_on
from gui.table.dice.floor import DiceGroup
from gui.table.dice.rolling import share_of
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieView, Pips
from gui.table.materials import Backdrop

_LEAST: Final = QSize(240, 120)
_MOST_EDGE: Final = 184.0
_READING_FACTOR: Final = 3
"""How long a roll that ends a run stays in view, in multiples of a bot's shortest action."""
_COMMANDS: Final = {ROLL: commands.ROLL, STOP: commands.BANK}
_INKS: Final = {
    Token.GOOD: Ink.GAIN,
    Token.BAD: Ink.LOSS,
    Token.ACCENT: Ink.CANDLE,
    Token.TEXT: Ink.ON_TABLE,
}


class FargoBoard(Board):
    """Dice on felt, the rack above them, the two choices next to them, and the race at the top.

    Scoring dice of the last roll join those of the run's earlier rolls in the rack; the others
    gather in the middle of the floor and are rolled next. Fargo never asks which dice: the
    two choices are the buttons next to the dice. When a run is over, its dice stay, pale, until the
    next roll.
    """

    reason = staticmethod(wording.reason)

    backdrop = Backdrop.MAHOGANY

    def __init__(self) -> None:
        super().__init__()
        self._table = Table()
        self._past = False
        self._glowing: frozenset[int] = frozenset()
        self._advised: Action | None = None
        self._rests = True
        self._tray = DiceTray(ALL_DICE, most=_MOST_EDGE)
        self._tray.setAccessibleName(tr("fargo-board"))
        self._tray.pressed.connect(self._press)
        self.use_surface(self._tray)
        self.seat_rooms = self._plates
        boxes.column(self._tray, of=self)

    def minimumSizeHint(self) -> QSize:
        return _LEAST * theme().scale

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._rests = True
        table = table_of(scene)
        left = last_seen(scene) if table == Table() else None  # left over from a run that has ended
        self._show(scene, left or table, past=left is not None)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._advised, self._rests = None, False
        if step.is_chance:
            self._roll(step, scene)
        elif step.action == ROLL:
            self._show(scene, table_of(scene))
            self.then(partial(self.settle_after, 0))
            self._tray.carry(())
        else:
            size = QSizeF(self._tray.viewport().size())
            view: FargoView = step.before.view(None)
            points = self._around(scene).banked(size, step.before.owner, view.stop_points)
            if not points:
                self._lay(scene)
                self.settle_after(pace().bot_action_ms())
                return
            self._lay(replace(scene, position=step.before))  # as told, until the peg has arrived
            self._tray.table.fade(points)
            self._pause.wait(sum(each.takes_ms for each in points), partial(self._pegged, scene))

    def _pegged(self, scene: Scene) -> None:
        self._lay(scene)
        self.settle_after(0)

    def preview(self, line: Line | None) -> None:
        self._advised = None if line is None else line.actions[0]
        if self.scene is not None:
            self._lay(self.scene)

    def show_cues(self, on: bool) -> None:
        if self.scene is not None:
            self._lay(self.scene)
        super().show_cues(on)

    @property
    def shows_scores(self) -> bool:  # type: ignore[override]
        return has_track(QSizeF(self.size()))

    @property
    def draws_buttons(self) -> bool:
        return has_console(QSizeF(self.size()))

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view: FargoView = scene.position.view(scene.viewer)
        texts = {ROLL: wording.roll_dice(view.dice), STOP: wording.bank(view.stop_points)}
        return tuple(Choice(texts[action], action, _COMMANDS[action]) for action in scene.choices)

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        if key == ("do", STOP):
            return rule_on(scene, "bank")
        return rule_on(scene, "die") if isinstance(key, int) else None

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(scene.position.view(scene.viewer), scene.words)

    def _press(self, key: object) -> None:
        """Handle a click on a button of the console; clicks on figures do nothing."""
        match key:
            case ("do", action) if self.scene is not None and action in self.scene.choices:
                self.chosen.emit(action)
            case ("do", action) if action == ROLL and self.scene is not None:
                if self.scene.may_roll:
                    self.asks.emit(commands.ROLL)

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        steps = scene.trail if scene.trail and scene.trail[-1] == step else (step,)
        before = table_before(steps)
        self._table, self._past = before, False
        self._lay(Scene(step.before, scene.viewer, scene.words))
        self._table = before.rolled(step)
        self.then(partial(self._dice_lie, step, scene))
        share = share_of(step.before.owner, self.people())
        self._tray.roll(self._views(), before.rest, share=share)

    def _dice_lie(self, step: Step, scene: Scene) -> None:
        """The dice have come to rest: highlight those that score, then continue."""
        self._glowing = frozenset(die for group in self._table.scored for die in group.places)
        shown = self._tray.shown
        self._tray.lay(self._views(), shown.thrown, shown.rack, around=self._around(scene))
        reading, glow = _READING_FACTOR * pace().bot_action_ms(), pace().ms(Motion.GLOW)
        self.settle_after(reading if roll_of(step.action).ends_run else glow + pace().roll_ms())

    # -- drawing ------------------------------------------------------------------------------

    def _show(self, scene: Scene, table: Table, past: bool = False) -> None:
        self._table, self._past = table, past
        self._advised, self._glowing = None, frozenset()
        self._lay(scene)

    def _views(self) -> tuple[DieView, ...]:
        return tuple(self._die(place, face) for place, face in enumerate(self._table.faces))

    def _die(self, place: int, face: int | None) -> DieView:
        table = self._table
        kept = any(place in group.places for group in table.kept)
        name = wording.die_name(table, place)
        advised = self._advised == ROLL and place in table.rest and face is not None
        return DieView(
            face=Pips(face) if face else None,
            advice="" if advised else None,
            typed=table.typed and face is not None and not kept,
            past=self._past,
            scores=place in self._glowing,
            name=name,
            tip=name,
        )

    def _lay(self, scene: Scene) -> None:
        """Put the dice in their places, and show the scene around them."""
        table = self._table
        kept = [_group(group) for group in table.kept]
        scored = [_group(group, fresh=not self._past) for group in table.scored]
        self._tray.lay(self._views(), table.rest, [*kept, *scored], around=self._around(scene))

    def _around(self, scene: Scene) -> FargoTable:
        view: FargoView = scene.position.view(scene.viewer)
        active = scene.choices or ((ROLL,) if scene.may_roll else ())
        text, token = wording.event(scene.trail[-1]) if scene.trail else ("", Token.TEXT)
        return FargoTable(
            view,
            tuple(scene.words.names),
            tuple(active),
            self._advised,
            (self.key_text(commands.ROLL), self.key_text(commands.BANK)),
            (text, _INKS.get(token, Ink.ON_TABLE)),
            wording.ending(view, scene.words),
            scene.asks,
            not self.card_height,
            bool(self.people() or active or scene.asks),
            self._rests,
        )

    def part(self, name: str) -> QRect | None:
        """The scores are the whole track, with its axis; the heart is the dice that were rolled."""
        if name == HEART:
            return self._seen()
        track = None if self._layout is None else self._layout.track
        if name != "scores" or track is None:
            return super().part(name)
        edge = theme().pxf(Space.S)
        return track.adjusted(edge, edge, -edge, -edge).toRect()

    def _seen(self) -> QRect:
        """The dice that were not kept, if anyone has seen them; otherwise those in the rack."""
        spots, faces = self._tray.table.spots, self._table.faces
        seen = [die for die, face in enumerate(faces) if face]
        left = [die for die in seen if die in self._table.rest]
        return place_of(self, (spots[die] for die in left or seen))

    def _plates(self) -> tuple[QRect, ...]:
        plates = () if self._layout is None else self._layout.plates
        return tuple(plate.toRect() for plate in plates)

    @property
    def _layout(self) -> Layout | None:
        return None if self.scene is None else self._around(self.scene).layout(QSizeF(self.size()))


def _group(group: Scored, *, fresh: bool = False) -> DiceGroup:
    return DiceGroup(group.places, number(group.points), fresh)
