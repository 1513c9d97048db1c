"""The board of Fargo: dice, the turn in figures, the ladder of scores."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.core.analysis import Line
from engines.core.types import Action
from engines.core.words import number
from engines.games.fargo.rolls import score
from engines.games.fargo.view import ALL_DICE, ROLL, STOP, FargoView
from gui.app.keys import commands
from gui.games.fargo import wording
from gui.games.fargo.figures import Figures
from gui.games.fargo.ladder import Ladder
from gui.games.fargo.table import Scored, Table, table_before, table_of
from gui.kit import boxes
from gui.kit.event_line import WordsOfTurn
from gui.style import Size, Space, Token, scaled, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.dice.layout import DiceGroup
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieView, Pips
from gui.table.surface import Surface

_COLUMNS: Final = 5
_LEAST_WIDTH: Final = 240
_LADDER_FROM_WIDTH: Final = 440
_LADDER_SHARE: Final = 0.3
_LADDER_FROM_HEIGHT: Final = 180
_WIDEST_FIGURES: Final = 760
_EVENT_FROM: Final = 150
_FIGURES_FROM: Final = 200
_BARS_FROM: Final = 270
_SENTENCE_FROM: Final = 400
_STACKED_FROM: Final = 460
_ZOOM: Final = 2.0
_READING_FACTOR: Final = 3
"""A roll that ends a run stays in view for so many times the shortest action of a bot."""
_COMMANDS: Final = {ROLL: commands.ROLL, STOP: commands.BANK}


class FargoBoard(Board):
    """Dice in the middle, the turn under them, the ladder on the right.

    Dice of the last roll that score are framed with their points; dice of earlier rolls of the run
    lie on the shelf above; the others are rolled next. Fargo never asks which dice: the two choices
    are the bars under the dice, which can be clicked, and the buttons of the action bar.
    """

    def __init__(self) -> None:
        super().__init__()
        self._table = Table()
        self._advised: Action | None = None
        self._words = WordsOfTurn()
        self._tray = DiceTray(
            ALL_DICE, shelf=True, framed=True, columns=_COLUMNS, edge=Size.DIE, max_zoom=_ZOOM
        )
        self._tray.setAccessibleName(self.tr("Fargo board"))
        self.use_surface(self._tray)
        self._figures = Figures()
        self._figures.chosen.connect(self.chosen)
        self.use_surface(self._figures.choices)
        self.ladder = Surface(QSize(), QSize())
        self.ladder.setAccessibleName(self.tr("Scores"))
        self.use_surface(self.ladder)
        self._lay_out()
        scaled(self._row.setSpacing, Space.XL)
        scaled(self._column.setSpacing, Space.S)
        scaled(self._figures.setMaximumWidth, _WIDEST_FIGURES)
        scaled(self._give_way)

    def _lay_out(self) -> None:
        self._middle = QWidget()
        self._middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = boxes.column(self._words, of=self._middle)
        self._column.addWidget(self._tray, 1)
        self._column.addWidget(self._figures)
        self._row = boxes.row(of=self)
        self._row.addWidget(self._middle, 1)
        self._row.addWidget(self.ladder)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST_WIDTH), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        """Where there is little room the dice stay; the rest gives way, then hides."""
        width, height = self.width() / theme().scale, self.height() / theme().scale
        self.ladder.setVisible(width >= _LADDER_FROM_WIDTH and height >= _LADDER_FROM_HEIGHT)
        if self.scene is not None:
            self._show_ladder(self.scene)
        self._words.setVisible(height >= _EVENT_FROM)
        self._words.set_full(height >= _SENTENCE_FROM)
        self._figures.setVisible(height >= _FIGURES_FROM)
        self._figures.set_room(bars=height >= _BARS_FROM, stacked=height >= _STACKED_FROM)
        self._row.activate()

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        table = table_of(scene)
        self._show(scene, table, moving=table == self._table)

    def draw_settled(self, scene: Scene) -> None:
        self._show(scene, table_of(scene), moving=True)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._advised = None
        if step.is_chance:
            self._roll(step, scene)
        elif step.action == ROLL:
            self._show(scene, table_of(scene), moving=True)
            self.settle_after(pace().move_ms(theme().pxf(Size.DIE)))
        else:
            self._show_words(scene)
            self._show_scores(scene)
            self.settle_after(pace().bot_action_ms())

    def preview(self, line: Line | None) -> None:
        self._advised = None if line is None else line.actions[0]
        self._tray.set_dice(self._views())
        self._arrange(self._table, moving=True)
        if self.scene is not None:
            self._show_figures(self.scene)

    def show_cues(self, on: bool) -> None:
        self._figures.cues = {action: self.key_text(key) for action, key in _COMMANDS.items()}
        if self.scene is not None:
            self._show_figures(self.scene)
        super().show_cues(on)

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view: FargoView = scene.position.view(scene.viewer)
        texts = {ROLL: wording.roll_dice(view.dice), STOP: wording.bank(view.stop_points)}
        return tuple(Choice(texts[action], action, _COMMANDS[action]) for action in scene.choices)

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(scene.position.view(scene.viewer), scene.words)

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        steps = scene.trail if scene.trail and scene.trail[-1] == step else (step,)
        before = table_before(steps)
        self._words.clear()
        self._show_figures(Scene(step.before, scene.viewer, scene.words))
        self._table = before.rolled(step)
        self._arrange(before, moving=True)
        self.then(partial(self._dice_lie, step, scene))
        self._tray.roll(self._views(), before.rest)

    def _dice_lie(self, step: Step, scene: Scene) -> None:
        """The dice have come to rest: frame what scores, then go on."""
        self._arrange(self._table, moving=True)
        self._show_words(scene)
        self._show_scores(scene)
        rolled = score(step.action)
        ends_run = rolled.bust or rolled.hot
        self.settle_after(_READING_FACTOR * pace().bot_action_ms() if ends_run else 0)

    # -- drawing ------------------------------------------------------------------------------

    def _show(self, scene: Scene, table: Table, *, moving: bool) -> None:
        """Show a scene with these dice; ``moving`` lets them slide to where they belong."""
        self._table = table
        self._advised = None
        self._tray.set_dice(self._views())
        self._arrange(table, moving=moving)
        self._show_words(scene)
        self._show_figures(scene)
        self._show_scores(scene)

    def _views(self) -> tuple[DieView, ...]:
        return tuple(self._die(place, face) for place, face in enumerate(self._table.faces))

    def _die(self, place: int, face: int | None) -> DieView:
        table = self._table
        kept = any(place in group.places for group in table.kept)
        name = wording.die_name(table, place)
        return DieView(
            face=Pips(face) if face else None,
            advice=self.tr("roll") if self._advised == ROLL and place in table.rest else None,
            typed=table.typed and face is not None and not kept,
            name=name,
            tip=name,
        )

    def _arrange(self, table: Table, *, moving: bool) -> None:
        bank = self._advised == STOP
        scored = [_group(group, advised=bank) for group in table.scored]
        kept = [_group(group, advised=bank) for group in table.shelf]
        loose = [DiceGroup(table.rest)] if table.rest else []
        self._tray.arrange([*scored, *loose], kept, moving=moving)

    def _show_words(self, scene: Scene) -> None:
        if not scene.trail:
            self._words.clear(scene.words.say(scene.position.ask()) if scene.choices else "")
            return
        step = scene.trail[-1]
        self._words.happened.show_event(*wording.event(step), step if step.automatic else None)
        self._words.set_sentence(scene.words.say(step.told))

    def _show_figures(self, scene: Scene) -> None:
        view: FargoView = scene.position.view(scene.viewer)
        self._figures.show_view(view, scene.choices, self._advised)

    def _show_scores(self, scene: Scene) -> None:
        view: FargoView = scene.position.view(scene.viewer)
        self._show_ladder(scene)
        token = Token.GOOD if view.over else Token.WARN
        self._words.set_ending(wording.ending(view, scene.words), token)

    def _show_ladder(self, scene: Scene) -> None:
        ladder = Ladder(scene.position.view(scene.viewer), scene.words.names)
        t = theme()
        self.ladder.setFixedWidth(t.px(ladder.width(self.width() / t.scale * _LADDER_SHARE)))
        self.ladder.show_table(ladder)


def _group(group: Scored, *, advised: bool) -> DiceGroup:
    label = wording.group_label(group)
    label = wording.banked(label) if advised else label
    return DiceGroup(group.places, label, advised, number(group.points))
