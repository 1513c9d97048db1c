"""The board of Lange Strasse: six dice to pick from, the shelf of kept ones, the money sheet."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engines.core.analysis import Line
from engines.core.types import Action
from engines.core.words import number
from engines.games.lange_strasse.dice import Keep, Result, faces_of
from engines.games.lange_strasse.view import LangeStrasseView, keeps_of
from gui.app.keys import commands
from gui.games.lange_strasse import wording
from gui.games.lange_strasse.announcing import Announcement, AnnouncingLine, announcement
from gui.games.lange_strasse.figures import Figures
from gui.games.lange_strasse.offers import named, selection_of, toggled
from gui.games.lange_strasse.sheet import money_line, money_sheet
from gui.games.lange_strasse.table import PLACES, Table, table_of
from gui.kit import boxes
from gui.kit.card import Card
from gui.kit.label import ElidedLabel, Label
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.dice.floor import DiceGroup
from gui.table.dice.tray import Boxed, DiceTray
from gui.table.dice.view import DieState, DieView, Pips
from gui.table.materials import Backdrop
from gui.table.offers import Selection
from gui.table.sheet import Kind
from gui.table.surface import Surface

_MOST_EDGE: Final = 184.0
_READING_FACTOR: Final = 3
"""A strich or a special set stays in view for so many times the shortest action of a bot."""

# Room for the parts, at 100 % user scale.
_SHEET_FROM: Final = 760
_SHEET_WIDTH: Final = 320
_SHEET_SHARE: Final = 0.4
"""Of the width of the board, for long names."""
_PAYMENTS_FROM: Final = 330
_SENTENCE_FROM: Final = 440
_BAR_FROM: Final = 440
_FIGURES_FROM: Final = 330
_FIGURES_WIDTH: Final = 720
_LEAST_WIDTH: Final = 320
_LEAST_HEIGHT: Final = 120


class LangeStrasseBoard(Board):
    """Click dice (or press 1 to 6) to pick them up; the action bar keeps them.

    Only dice that can go with those already picked up are offered. What the set would be worth is
    shown at once. The dice come first: where there is little room, the other parts give way.
    """

    backdrop = Backdrop.OAK

    def __init__(self) -> None:
        super().__init__()
        self._table = Table()
        self._keeps: dict[Action, Keep] = {}
        self._selection: Selection[int] = Selection()
        self._advised: Keep | None = None
        self._ending = ElidedLabel("", TypeRole.SECTION, Token.WARN)
        self._event = AnnouncingLine()
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self._ending, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tray = DiceTray(len(PLACES), most=_MOST_EDGE, around=Boxed("leather", len(PLACES)))
        self._tray.setAccessibleName(self.tr("Lange Strasse board"))
        self._tray.pressed.connect(self._toggle)
        self._figures = Figures()
        self.sheet = Surface(QSize(), QSize())
        self.line = Surface(QSize(), QSize(), Token.SURFACE)
        self.use_surface(self._tray)
        for surface in (self._tray, self.sheet):
            surface.lies_on = self, self.backdrop
        for sheet in (self.sheet, self.line):
            sheet.setAccessibleName(self.tr("Score sheet"))
            self.use_surface(sheet)
        self._lay_out()
        scaled(self._row.setSpacing, Space.XL)
        scaled(self._column.setSpacing, Space.XS)
        scaled(self._sentence.setFixedHeight, 2 * TypeRole.SECONDARY.line)
        scaled(self._figures.setMaximumWidth, _FIGURES_WIDTH)
        for layout in (self._row, self._said.body, self._counted.body):
            scaled(layout.setContentsMargins, *(Space.S,) * 4)
        scaled(self._said.body.setSpacing, Space.XS)
        scaled(self._share_room)

    def _lay_out(self) -> None:
        self._middle = QWidget()
        self._middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = boxes.column(of=self._middle)
        self._said, self._counted = Card(), Card()
        for part in (self.line, self._ending, self._event, self._sentence):
            self._said.body.addWidget(part)
        self._counted.body.addWidget(self._figures)
        self._column.addWidget(self._said)
        self._column.addWidget(self._tray, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self._counted, 1000)  # as wide as it may be
        self._foot.addStretch(1)
        self._column.addLayout(self._foot)
        self._row = boxes.row(of=self)
        self._row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.addWidget(self._middle, 1)
        self._row.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignTop)

    def minimumSizeHint(self) -> QSize:
        """Dice and one line: everything else gives way."""
        return QSize(theme().px(_LEAST_WIDTH), theme().px(_LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Show as much beside the dice as there is room for."""
        scale = theme().scale
        width, height = self.width() / scale, self.height() / scale
        wide = width >= _SHEET_FROM
        self.sheet.setVisible(wide)
        self.line.setVisible(not wide and height >= _FIGURES_FROM)
        if self.scene is not None:
            self._show_sheet(self.scene)
        self._sentence.setVisible(height >= _SENTENCE_FROM)
        self._figures.set_room(figures=height >= _FIGURES_FROM, bar=height >= _BAR_FROM)

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._advised = None
        self._table = table_of(scene, self._table)
        keeps = keeps_of(scene.position, scene.choices if self._table.rolled else ())
        self._keeps = {keep.action: keep for keep in keeps}
        self._selection = selection_of(keeps, self._table)
        self._show_dice()
        self._show_words(scene)
        self._show_scores(scene)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._table = self._table.fitted(step.before.view(scene.viewer))
        kept = frozenset() if step.is_chance else self._kept_by(step)
        self._advised = None
        self._keeps, self._selection = {}, Selection()
        if step.is_chance:
            self._roll(step, scene)
            return
        self._table = self._table.keeping(kept)
        self._show_dice()
        self._show_words(scene)
        self._show_scores(scene)
        (keep,) = keeps_of(step.before, (step.action,))
        special = keep.result not in (Result.OPEN, Result.COMPLETE)
        self.settle_after((_READING_FACTOR if special else 1) * pace().bot_action_ms())

    def preview(self, line: Line | None) -> None:
        self._advised = None
        if line is not None and self._table.rolled and self.scene is not None:
            (self._advised,) = keeps_of(self.scene.position, line.actions[:1])
        self._show_dice()
        if self.scene is not None:
            self._show_words(self.scene)

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        return tuple(map(self._choice, self._options()))

    def clear_selection(self) -> bool:
        if not self._selection.picked:
            return False
        self._select(self._selection.cleared())
        return True

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(scene.position.view(scene.viewer), scene.words)

    # -- picking up ---------------------------------------------------------------------------

    def _toggle(self, die: int) -> None:
        self._select(toggled(self._selection, die, self._table))

    def _select(self, selection: Selection[int]) -> None:
        self._selection = selection
        self._show_dice()
        self.choices_changed.emit()

    def _options(self) -> list[Keep]:
        """What may be done with the dice picked up."""
        return [self._keeps[action] for action in named(self._selection)]

    def _kept_by(self, step: Step) -> frozenset[int]:
        """The dice that a keep takes: those picked up by hand, else the first that fit."""
        if step.action in named(self._selection):
            return self._selection.picked
        return self._table.places(faces_of(step.action))

    def _choice(self, keep: Keep) -> Choice:
        if keep.rolls:
            text = self.tr("Keep {0}, roll %n", "", keep.rolls)
            return Choice(text.format(" ".join(map(str, keep.faces))), keep.action, commands.ROLL)
        text = self.tr("Bank {0}") if keep.stop else self.tr("Keep the Talheim, bank {0}")
        return Choice(text.format(number(keep.turn or 0)), keep.action, commands.BANK)

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        rest = self._table.rest
        self._arrange()
        self._table = self._table.after_roll(step.before.dice(step.action), typed=step.typed)
        self._event.show_told(Announcement())
        self._sentence.setText("")
        self._figures.show_view(step.before.view())
        self.then(partial(self._dice_lie, step, scene))
        self._tray.roll(self._views(), rest)

    def _dice_lie(self, step: Step, scene: Scene) -> None:
        """The dice have come to rest: say what they are, then go on."""
        self._arrange()
        self._show_words(scene)
        self._show_scores(scene)
        strich = step.after.turn < 0
        self.settle_after(_READING_FACTOR * pace().bot_action_ms() if strich else 0)

    # -- drawing ------------------------------------------------------------------------------

    def _show_dice(self) -> None:
        """Show the dice, and what those picked up or advised would make of the turn."""
        self._tray.set_dice(self._views())
        self._arrange()
        if self.scene is None:
            return
        view: LangeStrasseView = self.scene.position.view(self.scene.viewer)
        options = self._options()
        keep = self._advised or (options[0] if options else None)
        self._figures.show_view(view, keep, advised=self._advised is not None)

    def _arrange(self) -> None:
        rack = [DiceGroup(group.places, group.label) for group in self._table.shelf]
        self._tray.arrange(self._table.thrown, rack)
        self._tray.set_keyed(self._table.rest)

    def _views(self) -> tuple[DieView, ...]:
        advised: frozenset[int] = frozenset()
        if self._advised is not None:
            advised = self._table.places(self._advised.faces)
        notes = {place: group.label for group in self._table.groups for place in group.places}
        return tuple(self._die(place, notes, advised=place in advised) for place in PLACES)

    def _die(self, place: int, notes: Mapping[int, str], *, advised: bool) -> DieView:
        face = self._table.faces[place]
        on_table = place in self._table.rest
        state = DieState.READY
        if place in self._selection.picked:
            state = DieState.KEPT
        elif place in self._selection.active:
            state = DieState.AVAILABLE
        name = wording.die_name(place, face, self._role(state, on_table=on_table))
        return DieView(
            face=Pips(face) if face else None,
            state=state,
            advice=self.tr("keep") if advised else None,
            typed=self._table.typed and on_table and face is not None,
            note=notes.get(place, "") if on_table else "",
            name=name,
            tip=name,
        )

    def _role(self, state: DieState, *, on_table: bool) -> str:
        """What can be done with a die, for screen readers."""
        if not on_table:
            return self.tr("kept")
        if state is DieState.KEPT:
            return self.tr("picked up")
        if state is DieState.AVAILABLE:
            return self.tr("can be kept")
        return self.tr("cannot be kept") if self._keeps else ""

    def _show_words(self, scene: Scene) -> None:
        """Say what just happened; while a hint is shown, its plan."""
        self._sentence.setText(self._sentence_of(scene))
        if self._advised is not None:
            self._event.show_told(Announcement(wording.advice(self._advised), Token.HINT))
            return
        step = scene.trail[-1] if scene.trail else None
        told = Announcement() if step is None else announcement(step)
        if not told.text and self._keeps:
            told = Announcement(self.tr("Pick the dice to keep"), Token.ACCENT)
        automatic = step if step is not None and step.automatic else None
        self._event.show_told(told, scene.words.names, automatic)

    def _sentence_of(self, scene: Scene) -> str:
        if scene.trail:
            step = scene.trail[-1]
            return scene.words.say(step.told)
        return scene.words.say(scene.position.ask()) if scene.choices else ""

    def _show_scores(self, scene: Scene) -> None:
        view: LangeStrasseView = scene.position.view(scene.viewer)
        self._show_sheet(scene)
        ending = wording.ending(view, scene.words)
        self._ending.setText(ending)
        self._ending.set_token(Token.GOOD if view.over else Token.WARN)
        self._ending.setVisible(bool(ending))

    def _show_sheet(self, scene: Scene) -> None:
        view: LangeStrasseView = scene.position.view(scene.viewer)
        t = theme()
        roomy = self.height() >= t.px(_PAYMENTS_FROM)
        sheet = money_sheet(view, scene.words.names, payments=roomy)
        wide = max(_SHEET_WIDTH, min(sheet.natural, _SHEET_SHARE * self.width() / t.scale))
        self.sheet.setFixedSize(t.px(wide), t.px(sheet.height))
        self.sheet.show_table(sheet)
        self.line.setFixedHeight(t.px(Kind.PLAIN.height))
        self.line.show_table(money_line(view))
