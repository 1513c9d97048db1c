"""The board of Colonizers: the table, what is said above it, the score sheet at the end."""

from typing import Final

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QResizeEvent

from engines.core.analysis import Line
from engines.core.types import Seat
from engines.games.colonizers.numbers import BUILD_NOTHING, DO_NOTHING, DRAW_MODULES, SEATS
from engines.games.colonizers.view import ColonizersView
from gui.app.keys import commands
from gui.app.keys.commands import PLACES as PLACE_COMMANDS
from gui.games.colonizers import wording
from gui.games.colonizers.happened import flights_of
from gui.games.colonizers.picture import Middle, Picture
from gui.games.colonizers.places import Kind, Place
from gui.games.colonizers.scores import ScoreSheet
from gui.games.colonizers.selection import Selection, places_of
from gui.games.colonizers.tabletop import Tabletop
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.event_line import EventLine
from gui.kit.key_cues import KeyCue, KeyCues
from gui.style import Size, Space, Token, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.pause import Pause

_LEAST: Final = QSize(480, 340)
_TEXTS_FROM: Final = 760
"""From this width of the bar on, at 100 %, its switches tell their names."""
_REST: Final = 4
"""Cards that have arrived rest for this part of the shortest action of a bot."""
_COMMANDS: Final = {
    DRAW_MODULES: commands.ROLL,
    DO_NOTHING: commands.BANK,
    BUILD_NOTHING: commands.BANK,
}


class ColonizersBoard(Board):
    """Click a card, or press its number; the action bar asks what has no card.

    What the seat that looks cannot know lies face down. While only bots play, hands and hidden
    colonists are shown on demand.
    """

    rolls_dice = True  # there are none
    discreet = True

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._selection = Selection()
        self._advised: frozenset[Place] = frozenset()
        self._away: frozenset[Place] = frozenset()
        self._turned = 0
        self._pause = Pause(self)
        self._event = EventLine()
        self._table = Tabletop()
        self._table.setAccessibleName(self.tr("Colonizers board"))
        self._table.pressed.connect(self._press)
        self._table.landed.connect(self._pause.end)
        self._table.arranged.connect(self._arrange)
        self._scores = ScoreSheet()
        self._scores.setParent(self._table)
        self._scores.hide()
        self._memory = self._switch(self.tr("Who may be who"), "mdi6.head-lightbulb-outline")
        self._memory.setChecked(True)
        self._unseen = self._switch(self.tr("Unseen modules"), "mdi6.cards-outline")
        self._open = self._switch(self.tr("Open cards"), "fa6s.eye")
        self._open.toggled.connect(self._be_discreet)
        self._cues = KeyCues(self, self._key_cues)
        self.setFocusProxy(self._table)
        self._column = boxes.column(self._event, of=self)
        self._column.addWidget(self._table, 1)
        theme().follow(self.apply_theme)

    def _be_discreet(self, open_: bool) -> None:
        self.discreet = not open_
        self.discretion_changed.emit()

    def _switch(self, text: str, icon: str) -> Button:
        """A small button in the bar of the table that shows or hides something."""
        button = Button(text, ButtonKind.QUIET, icon_name=icon, compact=True, parent=self._table)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.setCheckable(True)
        button.toggled.connect(self._draw)
        return button

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._column.setSpacing(theme().px(Space.XS))
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the switches to the right end of the bar, the score sheet into the middle."""
        t = theme()
        bar, middle = self._table.steps, self._table.middle
        right = bar.right()
        roomy = bar.width() >= t.px(_TEXTS_FROM)
        for button in (self._unseen, self._memory, self._open):
            button.setText(button.accessibleName() if roomy else "")
            if not button.isHidden():
                size = button.sizeHint()
                right -= size.width()
                top = bar.center().y() - t.px(Size.CONTROL_COMPACT) // 2
                button.setGeometry(right, top, size.width(), t.px(Size.CONTROL_COMPACT))
        self._scores.adjustSize()
        sheet = self._scores.rect()
        cramped = sheet.height() > middle.height()  # at the end the bar above it is empty
        sheet.moveCenter((middle.united(bar) if cramped else middle).center())
        self._scores.move(sheet.topLeft())

    # -- scenes -------------------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        """What is drawn."""
        return self._table

    @property
    def scores(self) -> ScoreSheet:
        """The score sheet; shown at the end."""
        return self._scores

    def show_scene(self, scene: Scene) -> None:
        self._stop_motion()
        self._scene = scene
        self._advised = frozenset()
        seat = scene.position.owner
        self._selection = Selection.of(scene.position, seat, scene.choices)
        self._draw()
        self._show_words(scene)

    def animate(self, step: Step, scene: Scene) -> None:
        self._stop_motion()
        self._scene = scene
        self._advised = frozenset()
        self._selection = Selection()
        face_down = scene.viewer is None and not self._open.isChecked()
        flights = flights_of(step, _knower(scene), face_down=face_down)
        self._away = frozenset(flight.end for flight in flights if flight.fills)
        self._draw()
        self._show_words(scene)
        if flights:
            self._pause.then(self._landed)
            self._table.fly(flights)
        else:
            self._pause.wait(_reading_ms(step), self._settle)

    def _landed(self) -> None:
        self._away = frozenset()
        self._draw()
        self._pause.wait(pace().bot_action_ms() // _REST, self._settle)

    def finish(self) -> None:
        self._table.finish()
        self._pause.hurry()

    def preview(self, line: Line | None) -> None:
        self._advised = frozenset()
        scene = self._scene
        if line is not None and scene is not None and not scene.position.is_over:
            seat = scene.position.owner
            view: ColonizersView = scene.position.view(seat)
            self._advised = frozenset(places_of(view, seat, line.actions[0]))
        self._draw()

    def show_cues(self, on: bool) -> None:
        self._cues.set_shown(shown=on)

    def flip(self) -> None:
        self._turned = (self._turned + 1) % SEATS
        self._draw()

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view: ColonizersView = scene.position.view(scene.position.owner)
        pending = self._selection.pending_action
        actions = list(self._selection.others)
        if view.phase in ("draw", "keep"):
            actions = [each for each in scene.choices if each not in self._selection.doubts]
        if pending is not None:
            actions.insert(0, pending)
        return tuple(
            Choice(wording.button(action, view), action, _COMMANDS.get(action))
            for action in dict.fromkeys(actions)
        )

    def choose_place(self, place: int) -> None:
        places = self._keyed()
        if place in places:
            self._press(places[place])

    def clear_selection(self) -> bool:
        if self._selection.pending is None:
            return False
        self._select(self._selection.cleared())
        return True

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(self._picture(scene))

    # -- choosing -----------------------------------------------------------------------------

    def _press(self, place: Place) -> None:
        selection, action = self._selection.pressed(place)
        if action is not None:
            self.chosen.emit(action)
        elif selection != self._selection:
            self._select(selection)

    def _select(self, selection: Selection) -> None:
        self._selection = selection
        self._draw()
        if self._scene is not None:
            self._show_words(self._scene)
        self.choices_changed.emit()

    def _keyed(self) -> dict[int, Place]:
        """The places that the digits mean: cards by their place in the row."""
        piles = {Kind.OMNIUM: 0, Kind.DECK: 1}
        return {piles.get(place.kind, place.at): place for place in self._selection.choices}

    # -- motion -------------------------------------------------------------------------------

    def _settle(self) -> None:
        if self._scene is not None:
            self.show_scene(self._scene)
        self.settled.emit()

    def _stop_motion(self) -> None:
        """Forget a running motion without emitting ``settled``."""
        self._pause.forget()
        self._table.finish()
        self._away = frozenset()

    # -- drawing ------------------------------------------------------------------------------

    def _draw(self) -> None:
        scene = self._scene
        if scene is None:
            return
        picture = self._picture(scene)
        self._memory.setVisible(picture.viewer is not None)
        self._open.setVisible(scene.viewer is None and picture.middle is not Middle.SCORES)
        self._unseen.setVisible(picture.middle is not Middle.SCORES)
        self._table.show_picture(picture)
        self._scores.setVisible(picture.middle is Middle.SCORES)
        if picture.middle is Middle.SCORES:
            self._scores.show_view(picture.view, scene.words)
        self._arrange()

    def _picture(self, scene: Scene) -> Picture:
        viewer = _knower(scene)
        view: ColonizersView = scene.position.view(viewer)
        shown = scene.viewer is not None or view.phase == "over" or self._open.isChecked()
        return Picture(
            view=view,
            viewer=viewer,
            names=tuple(scene.words.names),
            bottom=self._bottom(scene),
            selection=self._selection,
            middle=self._middle(view),
            open=viewer is None and shown,
            memory=self._memory.isChecked(),
            advised=self._advised,
            away=self._away,
        )

    def _bottom(self, scene: Scene) -> Seat:
        return ((scene.viewer or 0) + self._turned) % SEATS

    def _middle(self, view: ColonizersView) -> Middle:
        if view.phase == "over":
            return Middle.SCORES
        if self._unseen.isChecked():
            return Middle.UNSEEN
        return Middle.DRAWN if view.drawn or view.phase == "drawing" else Middle.COLONISTS

    def _show_words(self, scene: Scene) -> None:
        """Ask twice, or say what has just happened."""
        pending = self._selection.pending_action
        if pending is not None:
            doubt = self._selection.doubts[pending]
            self._event.show_event(wording.doubt(doubt), Token.WARN)
            return
        step = scene.trail[-1] if scene.trail else None
        automatic = step if step is not None and step.automatic else None
        said = "" if step is None else scene.words.say(step.told)
        self._event.show_event(said, Token.TEXT2, automatic)

    def _key_cues(self) -> list[KeyCue]:
        """The numbers of the cards that can be chosen."""
        corner = self._table.mapTo(self, QPoint())
        return [
            KeyCue(
                self._table.place_rect(place).translated(corner),
                self.key_text(PLACE_COMMANDS[number]),
            )
            for number, place in self._keyed().items()
        ]


def _knower(scene: Scene) -> Seat | None:
    """The seat whose knowledge limits what is shown; None: nothing is hidden."""
    return None if scene.open else scene.viewer


def _reading_ms(step: Step) -> int:
    """How long a step without motion stays in view."""
    quiet = step.automatic or step.before.view().phase == "deal"
    return 0 if quiet else pace().bot_action_ms()
