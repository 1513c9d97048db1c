"""The board of Fargo: ten dice in two rows, the turn in figures, the ladder of scores."""

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.core.analysis import Line
from engines.core.words import number
from engines.games.fargo.rolls import score
from engines.games.fargo.view import ROLL, STOP, FargoView
from gui.games.board import Board, Choice, Scene, Step
from gui.games.fargo.figures import Figures
from gui.games.fargo.ladder import Ladder
from gui.games.fargo.table import Scored, Table, table_after, table_of
from gui.keys.commands import Command
from gui.motion import pace
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.dice.layout import DiceGroup
from gui.widgets.dice.tray import DiceTray
from gui.widgets.dice.view import DieView, Pips
from gui.widgets.label import Label

_DICE: Final = 10
_COLUMNS: Final = 5
_ZOOM: Final = 1.6
_READING_FACTOR: Final = 3
"""A roll that ends a run stays in view for so many times the shortest action of a bot."""


class FargoBoard(Board):
    """Dice in the middle, the turn under them, the ladder on the right.

    Dice of the last roll that score are framed with their points; dice of earlier rolls of the run
    lie on the shelf above; the others are rolled next. Nothing on the dice is chosen: Fargo asks
    only whether to roll or to bank, and the action bar offers both.
    """

    rolls_dice: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._table = Table()
        self._advised: int | None = None
        self._after_motion: Callable[[], None] | None = None
        self._event = Label("", TypeRole.SECTION)
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self._event, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tray = DiceTray(
            _DICE, shelf=True, framed=True, columns=_COLUMNS, edge=Size.DIE, max_zoom=_ZOOM
        )
        self._tray.setAccessibleName(self.tr("Fargo board"))
        self._figures = Figures()
        self._ladder = Ladder()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._motion_over)
        self._tray.rollFinished.connect(self._dice_lie)
        self._rolled: Step | None = None
        self._lay_out()
        theme().follow(self.apply_theme)

    def _lay_out(self) -> None:
        self._middle = QWidget()
        self._middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self._middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._event)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._tray, 1)
        self._column.addWidget(self._figures)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._middle, 1)
        self._row.addWidget(self._ladder)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._row.setSpacing(t.px(Space.XL))
        self._column.setSpacing(t.px(Space.S))
        self._event.setFixedHeight(t.px(TypeRole.SECTION.line))
        self._sentence.setFixedHeight(t.px(2 * TypeRole.SECONDARY.line))

    # -- scenes -------------------------------------------------------------------------------

    def show_scene(self, scene: Scene) -> None:
        self._stop_motion()
        self._scene = scene
        self._advised = None
        self._table = table_of(scene)
        self._tray.set_dice(self._views())
        self._arrange()
        self._show_words(scene)
        self._show_figures(scene)

    def animate(self, step: Step, scene: Scene) -> None:
        self._stop_motion()
        self._scene = scene
        self._advised = None
        if step.is_chance:
            self._roll(step, scene)
        elif step.action == ROLL:
            self._table = table_of(scene)
            self._tray.set_dice(self._views())
            self._arrange()
            self._show_words(scene)
            self._wait(pace().move_ms(theme().pxf(Size.DIE)), self._settle)
        else:
            self._show_words(scene)
            self._ladder.show_view(scene.position.view(scene.viewer), scene.words.names)
            self._wait(pace().bot_action_ms(), self._settle)

    def finish(self) -> None:
        self._tray.finish()
        while self._after_motion is not None:
            self._timer.stop()
            self._motion_over()

    def preview(self, line: Line | None) -> None:
        self._advised = None if line is None else line.actions[0]
        self._tray.set_dice(self._views())
        if self._scene is not None:
            self._show_figures(self._scene)

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view: FargoView = scene.position.view(scene.viewer)
        roll = self.tr("Roll %n dice", "", view.dice)
        bank = self.tr("Bank {0}").format(number(view.stop_points))
        return (Choice(roll, ROLL, Command.ROLL), Choice(bank, STOP, Command.BANK))

    def spoken(self, scene: Scene) -> str:
        view: FargoView = scene.position.view(scene.viewer)
        scores = ", ".join(
            self.tr("{0} has {1}").format(name, number(points))
            for name, points in zip(scene.words.names, view.scores, strict=False)
        )
        turn = self.tr("{0} has {1} safe and {2} at risk; %n dice to roll", "", view.dice)
        mover = scene.words.names[view.mover]
        return f"{scores}. {turn.format(mover, number(view.banked), number(view.run))}."

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        before = table_after(scene.trail[:-1]) if scene.trail else Table()
        if len(before.rest) != step.before.view().dice:
            before = table_of(Scene(step.before, scene.viewer, scene.words))
        self._table = before.rolled(step)
        self._rolled = step
        self._event.setText("")
        self._sentence.setText("")
        self._tray.arrange(self._groups_on_table(before), self._groups_on_shelf(before))
        self._tray.roll(self._views(), before.rest)

    def _dice_lie(self) -> None:
        """The dice have come to rest: frame what scores, then go on."""
        step, self._rolled = self._rolled, None
        if step is None or self._scene is None:
            return
        self._arrange()
        self._show_words(self._scene)
        rolled = score(step.action)
        if rolled.bust or rolled.hot:
            self._wait(_READING_FACTOR * pace().bot_action_ms(), self._settle)
        else:
            self._show_figures(self._scene)
            self._wait(0, self._settle)

    def _wait(self, ms: int, then: Callable[[], None]) -> None:
        self._after_motion = then
        if ms == 0:
            self._motion_over()
        else:
            self._timer.start(ms)

    def _motion_over(self) -> None:
        then, self._after_motion = self._after_motion, None
        if then is not None:
            then()

    def _settle(self) -> None:
        if self._scene is not None:
            self.show_scene(self._scene)
        self.settled.emit()

    def _stop_motion(self) -> None:
        """Forget a running motion without emitting ``settled``."""
        self._rolled = None
        self._after_motion = None
        self._timer.stop()
        self._tray.finish()

    # -- drawing ------------------------------------------------------------------------------

    def _views(self) -> tuple[DieView, ...]:
        return tuple(self._die(place, face) for place, face in enumerate(self._table.faces))

    def _die(self, place: int, face: int | None) -> DieView:
        table = self._table
        kept = any(place in group.places for group in table.kept)
        fresh = not kept and face is not None
        advice: str | None = None
        if self._advised == ROLL and place in table.rest:
            advice = self.tr("roll")
        elif self._advised == STOP and not kept and place not in table.rest:
            advice = ""
        return DieView(
            face=Pips(face) if face else None,
            advice=advice,
            typed=table.typed and fresh,
            name=self._die_name(place, face),
        )

    def _die_name(self, place: int, face: int | None) -> str:
        die = self.tr("Die {0} of 10").format(place + 1)
        if not face:
            return self.tr("{0}, not rolled").format(die)
        group = next((g for g in self._table.scored if place in g.places), None)
        if group is not None:
            return self.tr("{0}, {1}, scores").format(die, face)
        if place in self._table.rest:
            return self.tr("{0}, {1}, scores nothing").format(die, face)
        return self.tr("{0}, {1}, kept").format(die, face)

    def _arrange(self) -> None:
        self._tray.arrange(self._groups_on_table(self._table), self._groups_on_shelf(self._table))

    def _groups_on_table(self, table: Table) -> list[DiceGroup]:
        framed = [DiceGroup(group.places, _label(group)) for group in table.scored]
        return [*framed, DiceGroup(table.rest)] if table.rest else framed

    def _groups_on_shelf(self, table: Table) -> list[DiceGroup]:
        return [DiceGroup(group.places, _label(group)) for group in table.kept]

    def _show_words(self, scene: Scene) -> None:
        if not scene.trail:
            self._event.setText("")
            self._sentence.setText(scene.words.say(scene.position.ask()) if scene.choices else "")
            return
        step = scene.trail[-1]
        self._sentence.setText(scene.words.say(step.before.describe(step.action)))
        text, token = self._event_of(step)
        self._event.setText(text)
        self._event.set_token(token)

    def _event_of(self, step: Step) -> tuple[str, Token]:
        if not step.is_chance:
            banked = step.before.view().stop_points
            stopped = self.tr("Banked {0}").format(number(banked))
            return (stopped, Token.GOOD) if step.action == STOP else ("", Token.TEXT)
        rolled = score(step.action)
        if rolled.bust:
            return self.tr("Bust"), Token.BAD
        if rolled.hot:
            return self.tr("Hot dice"), Token.GOOD
        return f"+{number(rolled.points)}", Token.ACCENT

    def _show_figures(self, scene: Scene) -> None:
        view: FargoView = scene.position.view(scene.viewer)
        self._figures.show_view(view, self._advised)
        self._ladder.show_view(view, scene.words.names)


def _label(group: Scored) -> str:
    """``3 × 4 = 400`` for several dice, the points alone for one die."""
    if not group.points:
        return ""
    if len(group.places) == 1:
        return number(group.points)
    return f"{len(group.places)} × {group.face} = {number(group.points)}"
