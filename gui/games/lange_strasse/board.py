"""The board of Lange Strasse: six dice to pick from, the shelf of kept ones, the money sheet."""

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.core.analysis import Line
from engines.core.words import number
from engines.games.lange_strasse.dice import Keep, Result, faces_of, keep_of
from engines.games.lange_strasse.snapshot import read
from engines.games.lange_strasse.view import LangeStrasseView
from gui.games.board import Board, Choice, Scene, Step
from gui.games.lange_strasse.figures import Figures
from gui.games.lange_strasse.ledger import Ledger
from gui.games.lange_strasse.selection import Selection
from gui.games.lange_strasse.table import Table
from gui.keys.commands import Command
from gui.motion import pace
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.dice.layout import DiceGroup
from gui.widgets.dice.tray import DiceTray
from gui.widgets.dice.view import DieState, DieView, Pips
from gui.widgets.label import Label

_DICE: Final = 6
_SEATS: Final = 3
_ZOOM: Final = 1.6
_READING_FACTOR: Final = 3
"""A strich or a special set stays in view for so many times the shortest action of a bot."""


class LangeStrasseBoard(Board):
    """Click dice (or press 1 to 6) to pick them up; the action bar keeps them.

    Only dice that can go with those already picked up are offered. What the set would be worth is
    shown at once.
    """

    rolls_dice: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._table = Table()
        self._selection = Selection()
        self._advised: frozenset[int] = frozenset()
        self._after_motion: Callable[[], None] | None = None
        self._rolled: Step | None = None
        self._event = Label("", TypeRole.SECTION)
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self._event, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tray = DiceTray(
            _DICE, shelf=True, framed=True, columns=_DICE, edge=Size.DIE, max_zoom=_ZOOM
        )
        self._tray.setAccessibleName(self.tr("Lange Strasse board"))
        self._tray.dieClicked.connect(self._toggle)
        self._tray.rollFinished.connect(self._dice_lie)
        self._figures = Figures()
        self._ledger = Ledger(_SEATS)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._motion_over)
        self.setFocusProxy(self._tray)
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
        self._row.addWidget(self._ledger, 0, Qt.AlignmentFlag.AlignTop)

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
        self._advised = frozenset()
        view: LangeStrasseView = scene.position.view(scene.viewer)
        self._table = self._table.fitted(view)
        self._selection = Selection.of(scene.position, scene.choices)
        self._draw()
        self._show_words(scene)
        self._ledger.show_view(view, scene.words.names)

    def animate(self, step: Step, scene: Scene) -> None:
        self._stop_motion()
        self._table = self._table.fitted(step.before.view(scene.viewer))
        picked = self._places_of(step)
        self._scene = scene
        self._advised = frozenset()
        self._selection = Selection()
        if step.is_chance:
            self._roll(step)
            return
        self._table = self._table.keeping(picked)
        self._draw()
        self._show_words(scene)
        keep = keep_of(read(step.before.state), step.action)
        special = keep.result not in (Result.OPEN, Result.COMPLETE)
        factor = _READING_FACTOR if special else 1
        self._wait(factor * pace().bot_action_ms(), self._settle)

    def finish(self) -> None:
        self._tray.finish()
        while self._after_motion is not None:
            self._timer.stop()
            self._motion_over()

    def preview(self, line: Line | None) -> None:
        self._advised = frozenset()
        if line is not None and self._table.rolled:
            self._advised = self._table.places(faces_of(line.actions[0]))
        self._draw()

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        left = len(self._selection.dice) - len(self._selection.picked)
        return tuple(self._choice(keep, left) for keep in self._selection.options())

    def choose_place(self, place: int) -> None:
        rest = self._table.rest
        if place < len(rest):
            self._toggle(rest[place])

    def clear_selection(self) -> bool:
        if not self._selection.picked:
            return False
        self._select(self._selection.cleared())
        return True

    def spoken(self, scene: Scene) -> str:
        view: LangeStrasseView = scene.position.view(scene.viewer)
        seats = ", ".join(
            self.tr("{0} has {1} points").format(name, number(points))
            for name, points in zip(scene.words.names, view.scores, strict=False)
        )
        dice = " ".join(map(str, view.dice))
        return self.tr("{0}. On the table: {1}. This set is worth {2}.").format(
            seats, dice or self.tr("nothing rolled"), number(view.set_points)
        )

    # -- picking up ---------------------------------------------------------------------------

    def _toggle(self, die: int) -> None:
        if die not in self._table.rest or not self._selection.keeps:
            return
        place = self._table.rest.index(die)
        if place in self._selection.picked or self._selection.useful(place):
            self._select(self._selection.toggled(place))

    def _select(self, selection: Selection) -> None:
        self._selection = selection
        self._draw()
        self.choices_changed.emit()

    def _places_of(self, step: Step) -> frozenset[int]:
        """The dice that a keep takes: those picked up by hand, else the first that fit."""
        if step.is_chance:
            return frozenset()
        faces = faces_of(step.action)
        by_hand = frozenset(self._table.rest[place] for place in self._selection.picked)
        if self._selection.faces == faces:
            return by_hand
        return self._table.places(faces)

    def _choice(self, keep: Keep, left: int) -> Choice:
        dice = " ".join(map(str, keep.faces))
        if keep.result is Result.TALHEIM:
            text = self.tr("Keep the Talheim, bank {0}").format(number(self._turn(keep)))
            return Choice(text, keep.action, Command.BANK)
        if keep.stop:
            text = self.tr("Bank {0}").format(number(self._turn(keep)))
            return Choice(text, keep.action, Command.BANK)
        rolled = left or _DICE
        text = self.tr("Keep {0}, roll %n", "", rolled).format(dice)
        return Choice(text, keep.action, Command.ROLL)

    def _turn(self, keep: Keep) -> int:
        if self._scene is None:
            return keep.points
        view: LangeStrasseView = self._scene.position.view(self._scene.viewer)
        return view.accumulated + keep.points

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step) -> None:
        rest = self._table.rest
        self._arrange()
        self._table = self._table.after_roll(step.before.dice(step.action), step.typed)
        self._rolled = step
        self._event.setText("")
        self._sentence.setText("")
        self._tray.roll(self._views(), rest)

    def _dice_lie(self) -> None:
        step, self._rolled = self._rolled, None
        if step is None or self._scene is None:
            return
        self._arrange()
        self._show_words(self._scene)
        strich = step.after.view(self._scene.viewer).mover != step.before.view().mover
        ends = strich or step.after.is_over
        self._wait(_READING_FACTOR * pace().bot_action_ms() if ends else 0, self._settle)

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

    def _draw(self) -> None:
        self._tray.set_dice(self._views())
        self._arrange()
        if self._scene is None:
            return
        view: LangeStrasseView = self._scene.position.view(self._scene.viewer)
        options = self._selection.options()
        self._figures.show_view(view, options[0] if options else None)

    def _arrange(self) -> None:
        picking = bool(self._selection.keeps)  # rings say what can be kept; frames would hide them
        table = [
            DiceGroup(group.places, "" if picking else group.label) for group in self._table.groups
        ]
        shelf = [DiceGroup(group.places, group.label) for group in self._table.shelf]
        self._tray.arrange(table, shelf)

    def _views(self) -> tuple[DieView, ...]:
        return tuple(self._die(place) for place in range(_DICE))

    def _die(self, place: int) -> DieView:
        face = self._table.faces[place]
        on_table = place in self._table.rest
        state = DieState.READY
        if on_table and self._selection.keeps and face:
            at = self._table.rest.index(place)
            if at in self._selection.picked:
                state = DieState.KEPT
            elif self._selection.useful(at):
                state = DieState.AVAILABLE
        return DieView(
            face=Pips(face) if face else None,
            state=state,
            advice=self.tr("keep") if place in self._advised else None,
            typed=self._table.typed and on_table and face is not None,
            name=self._die_name(place, face, state),
        )

    def _die_name(self, place: int, face: int | None, state: DieState) -> str:
        if face is None:
            return self.tr("Die {0} of 6, not rolled").format(place + 1)
        states = {
            DieState.KEPT: self.tr("picked up"),
            DieState.AVAILABLE: self.tr("can be kept"),
        }
        aside = self.tr("kept") if place not in self._table.rest else self.tr("cannot be kept")
        return self.tr("Die {0} of 6, {1}, {2}").format(place + 1, face, states.get(state, aside))

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
        before: LangeStrasseView = step.before.view()
        after: LangeStrasseView = step.after.view()
        if step.is_chance:
            ended = after.over or after.mover != before.mover
            totale = after.money != before.money and not after.over
            strich = self.tr("Totale") if totale else self.tr("Strich")
            asked = self.tr("Pick up the dice that you keep") if self._selection.keeps else ""
            return (strich, Token.BAD) if ended else (asked, Token.ACCENT)
        keep = keep_of(read(step.before.state), step.action)
        if keep.stop:
            points = before.accumulated + keep.points
            return self.tr("Banked {0}").format(number(points)), Token.GOOD
        names = {
            Result.STRASSE: self.tr("Lange Strasse: +100 cents"),
            Result.SUPER: self.tr("Super Strasse: +200 cents"),
            Result.TALHEIM: self.tr("Talheim"),
            Result.COMPLETE: self.tr("The set is complete"),
        }
        return names.get(keep.result, ""), Token.GOOD
