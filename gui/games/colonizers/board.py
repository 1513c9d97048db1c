"""The board of Colonizers: the table, what is said above it, the score sheet at the end."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from engines.contract.analysis import Line
from engines.contract.messages import Message
from engines.games.colonizers.cards import module_of
from engines.games.colonizers.data import COLONY, SEATS, Kind, decision_of
from engines.games.colonizers.places import DECK, OMNIUM, Place, colony, ways_of
from engines.games.colonizers.places import Kind as Where
from engines.games.colonizers.view import ColonizersView, Doubt
from engines.runtime.texts import tr
from engines.runtime.types import Action, Seat
from gui.app.keys import commands
from gui.games.colonizers import wording
from gui.games.colonizers.offers import blocked_of, choices_of, offers_of, places_of
from gui.games.colonizers.picture import Middle, Picture, TableButton
from gui.games.colonizers.sheet import sheet_of, sums_of
from gui.games.colonizers.table import ColonizersTable
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.style import scaled
from gui.style.motion import pace
from gui.table.board import HEART, Board, Choice, Scene, Step, rule_on
from gui.table.materials import Backdrop
from gui.table.offers import Selection
from gui.table.surface import Surface, placed

_LEAST: Final = QSize(480, 340)
_USUAL: Final = QSize(900, 560)
_SWITCHES: Final = 0.41
"""The switches show their names if they don't take a larger share of the bar of steps."""
_REST: Final = 4
"""How long cards rest after they arrive: a bot's shortest action divided by this."""
_COMMANDS: Final = {
    Kind.DRAW: commands.ROLL,
    Kind.DO_NOTHING: commands.BANK,
    Kind.BUILD_NOTHING: commands.BANK,
}


class ColonizersBoard(Board):
    """Click a card, or press its number; buttons offer what has no card.

    What the viewer can't know is face down. While only bots play, hands and hidden
    colonists are shown on demand.
    """

    reason = staticmethod(wording.reason)
    sums = staticmethod(sums_of)

    backdrop = Backdrop.MARS
    has_panels = True

    def __init__(self) -> None:
        super().__init__()
        self._advised: dict[Place, int] = {}
        self._planned: frozenset[Action] = frozenset()
        self._away: frozenset[Place] = frozenset()
        self._before: ColonizersView | None = None
        """The state before the step, while something is on its way."""
        self._turned = 0
        self._table = Surface(_USUAL, _LEAST)
        self._table.setAccessibleName(tr("colonizers-board"))
        self._table.pressed.connect(self._press)
        self.use_surface(self._table)
        self._memory = self._switch(tr("colonizers-who-may-be-who"), "mdi6.head-lightbulb-outline")
        self._memory.setChecked(True)
        self._unseen = self._switch(tr("colonizers-unseen-modules"), "mdi6.cards-outline")
        self._open = self._switch(tr("colonizers-open-cards"), "fa6s.eye")
        self._open.toggled.connect(self.discretion_changed)
        self._switches = (self._open, self._memory, self._unseen)
        boxes.column(self._table, of=self)
        self._corner = QWidget(self)
        self._corner.setObjectName("switches")
        boxes.row(*self._switches, of=self._corner)
        self._table.zoomed.connect(self._redraw)
        self._table.zoomed.connect(self.rearranged)
        self.seat_rooms = self._heads
        scaled(self._redraw)

    @property
    def discreet(self) -> bool:
        return not self._open.isChecked()

    @discreet.setter
    def discreet(self, on: bool) -> None:
        self._open.setChecked(not on)

    def _switch(self, text: str, icon: str) -> Button:
        """A small button above the table that shows or hides something."""
        button = Button(text, ButtonKind.QUIET, icon_name=icon, compact=True)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.setCheckable(True)
        button.toggled.connect(self._redraw)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._redraw()  # only now does a table that was hidden have its size

    def _place_switches(self, table: ColonizersTable) -> None:
        """Put the switches into the bar of steps; if there is room, they show their names."""
        corner = self._corner
        corner.setVisible(self._table.zoom == 1.0)
        steps = table.layout(QSizeF(self._table.viewport().size())).steps.toRect()
        for named in (True, False):
            for button in self._switches:
                button.setText(button.accessibleName() if named else "")
            corner.adjustSize()
            if corner.width() <= _SWITCHES * steps.width():
                break
        top = steps.center().y() + 1 - corner.height() // 2
        corner.move(self._table.pos() + QPoint(steps.right() - corner.width(), top))
        corner.raise_()

    def _heads(self) -> tuple[QRect, ...]:
        """The places of the player cards."""
        table, size = self._table.tabletop, QSizeF(self._table.viewport().size())
        heads = table.layout(size).heads if isinstance(table, ColonizersTable) else {}
        return placed(self._table, [heads[seat] for seat in sorted(heads)])

    def part(self, name: str) -> QRect | None:
        """Also the lots of the seat at the bottom, and the middle with and without its piles."""
        table = self._table.tabletop
        if name not in ("lots", "middle", HEART) or not isinstance(table, ColonizersTable):
            return super().part(name)
        layout, own = table.layout(QSizeF(self._table.viewport().size())), table.picture.bottom
        if name == HEART:
            whole = layout.middle
        elif name == "middle":
            whole = layout.middle | layout.places[DECK] | layout.places[OMNIUM]
        else:
            whole = layout.places[colony(own, 0)] | layout.places[colony(own, COLONY - 1)]
        return placed(self._table, [whole])[0]

    # -- scenes -------------------------------------------------------------------------------

    @property
    def table(self) -> Surface:
        return self._table

    def draw(self, scene: Scene) -> None:
        self._away, self._before = frozenset(), None
        self._advised, self._planned = {}, frozenset()
        view = _view(scene, scene.position.owner)
        self.selection = Selection(offers_of(view, scene.position.owner, scene.choices))
        self._show(scene)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._advised, self._planned = {}, frozenset()
        self.selection = Selection()
        face_down = scene.viewer is None and self.discreet
        before, after = (each.view(_knower(scene)) for each in (step.before, step.after))
        ways = ways_of(before, after, step.action, known=step.known, face_down=face_down)
        self._away = frozenset(way.end for way in ways if way.fills)
        self._before = before if ways else None
        table = self._show(scene)
        self.rearranged.emit()
        if ways:
            self.then(self._landed)
            self._table.table.fly(table.flights(ways, QSizeF(self._table.viewport().size())))
        else:
            quiet = step.automatic or step.before.view().phase == "deal"
            self.settle_after(0 if quiet else pace().bot_action_ms())

    def _landed(self) -> None:
        self._away, self._before = frozenset(), None
        self._redraw()
        self.settle_after(pace().bot_action_ms() // _REST)

    def preview(self, line: Line | None) -> None:
        self._advised, self._planned = {}, frozenset()
        scene = self.scene
        if line is not None and scene is not None and not scene.position.is_over:
            seat = scene.position.owner
            view, self._planned = _view(scene, seat), frozenset(line.actions)
            for number, action in enumerate(line.actions, 1):
                for place in places_of(view, seat, action)[:1]:
                    self._advised.setdefault(place, number)
        self._redraw()

    def flip(self) -> None:
        self._turned = (self._turned + 1) % SEATS
        self._redraw()
        self.rearranged.emit()

    def asked(self, scene: Scene) -> str:
        """The question, or the request to confirm."""
        doubted = self.selection.decided
        if doubted is None:
            return super().asked(scene)
        return tr(f"colonizers-doubt-{self._doubts()[doubted].name.lower()}")

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view = _view(scene, scene.position.owner)
        asked = self.selection.decided
        actions = [offer.action for offer in self.selection.offers if not offer.needs]
        if view.phase in ("draw", "keep"):
            actions = [each for each in scene.choices if each not in view.doubts]
        if asked is not None:
            actions.insert(0, asked)
        return tuple(
            Choice(
                wording.button(action, view),
                action,
                _COMMANDS.get(decision_of(action).kind),
                confirms=action == asked,
            )
            for action in dict.fromkeys(actions)
        )

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        if not isinstance(key, Place):
            return None
        match key.kind:
            case Where.COLONIST:
                return rule_on(scene, "colonist", key.at)
            case Where.HAND if key.seat == scene.position.owner:
                held = _view(scene, key.seat).players[key.seat].hand
                return rule_on(scene, "module", module_of(held[key.at]))
            case Where.DECK | Where.OMNIUM:
                return rule_on(scene, "draw")
            case _:
                return rule_on(scene, "thing")

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(self._picture(scene))

    @property
    def draws_buttons(self) -> bool:
        return True

    # -- choosing -----------------------------------------------------------------------------

    def _press(self, key: object) -> None:
        """Do what a button says; choose what a place holds, or ask for confirmation."""
        if not isinstance(key, Place):
            match key:
                case ("do", action) if self.scene is not None and action in self.scene.choices:
                    self.chosen.emit(action)
            return
        place = key
        answered = place in self.selection.picked
        selection = self.selection.cleared().pressed(place)
        action = selection.decided
        if action is not None and (answered or action not in self._doubts()):
            self.selection = selection.cleared()
            self.chosen.emit(action)
        elif selection != self.selection:
            self.select(selection)

    def _doubts(self) -> Mapping[Action, Doubt]:
        """The choices that need confirmation."""
        return {} if self.scene is None else _view(self.scene, self.scene.position.owner).doubts

    # -- drawing ------------------------------------------------------------------------------

    def _redraw(self) -> None:
        if self.scene is not None:
            self._show(self.scene)

    def lay(self, scene: Scene) -> None:
        self._show(scene)

    def _show(self, scene: Scene) -> ColonizersTable:
        picture = self._picture(scene)
        at_end = picture.middle is Middle.SCORES
        self._memory.setVisible(picture.viewer is not None)
        self._open.setVisible(scene.viewer is None and not at_end)
        self._unseen.setVisible(not (at_end or picture.chooses_in_middle))
        sheet = sheet_of(scene) if at_end else None
        table = ColonizersTable(picture, 0.0, sheet, carded=self.card_height > 0)
        self._place_switches(table)
        table = replace(table, switches=float(self._corner.width()))
        self._table.show_table(table)
        return table

    def _picture(self, scene: Scene) -> Picture:
        viewer, owner = _knower(scene), scene.position.owner
        view = _view(scene, viewer)
        if self._before is not None:
            view = _on_the_way(self._before, view)
        shown = scene.viewer is not None or view.phase == "over" or not self.discreet
        return Picture(
            view=view,
            viewer=viewer,
            names=tuple(scene.words.names),
            bottom=self._bottom(scene),
            choices=choices_of(self.selection),
            asked=next(iter(self.selection.order), None),
            blocked=blocked_of(_view(scene, owner), owner, self.selection),
            counts=self._unseen.isChecked(),
            open=viewer is None and shown,
            memory=self._memory.isChecked(),
            advised=self._advised,
            buttons=self._buttons(scene),
            advised_actions=self._planned,
            away=self._away,
        )

    def _buttons(self, scene: Scene) -> tuple[TableButton, ...]:
        """The buttons for decisions without a place, and for one that needs confirmation."""
        if not scene.choices or not self.selection.offers:
            return ()
        placed = {offer.action for offer in self.selection.offers if offer.needs}
        neutral = self.neutral(scene)
        return tuple(
            TableButton(
                each.action,
                each.text,
                self.key_text(each.command) if each.command is not None else "",
                each == neutral,
            )
            for each in self.bar(scene)
            if each.confirms or each.action not in placed
        )

    def _bottom(self, scene: Scene) -> Seat:
        return ((scene.viewer or 0) + self._turned) % SEATS


def _view(scene: Scene, viewer: Seat | None) -> ColonizersView:
    view: ColonizersView = scene.position.view(viewer)
    return view


def _on_the_way(before: ColonizersView, after: ColonizersView) -> ColonizersView:
    """What is seen while Omnium or a colonist is on its way: it has left, but not arrived."""
    players = (
        replace(now if was.colonists else was, omnium=min(was.omnium, now.omnium))
        for was, now in zip(before.players, after.players, strict=True)
    )
    return replace(after, players=tuple(players))


def _knower(scene: Scene) -> Seat | None:
    """The seat whose knowledge limits what is shown; None: nothing is hidden."""
    return None if scene.open else scene.viewer
