"""The board of Roll for the Galaxy: one table, on which everything is picked, dragged or typed."""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget

from engines.core.analysis import Line
from engines.core.types import OVER, Action, Seat
from engines.games.roll_galaxy.data import TILES, Kind
from engines.games.roll_galaxy.view import GalaxyView
from gui.app.keys import commands
from gui.app.keys.commands import PLACES as PLACE_COMMANDS
from gui.app.keys.commands import Command
from gui.games.roll_galaxy import wording
from gui.games.roll_galaxy.commands import COLUMNS, HEADS
from gui.games.roll_galaxy.flight import Flight
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Shown, Spot
from gui.games.roll_galaxy.offers import kind_of, names_of, offers_of
from gui.games.roll_galaxy.painting import Marks
from gui.games.roll_galaxy.parts import part_of
from gui.games.roll_galaxy.reading import phase_of
from gui.games.roll_galaxy.sheet import ScoreSheetTable
from gui.games.roll_galaxy.table import Table
from gui.kit import boxes
from gui.kit.button import IconButton
from gui.kit.event_line import EventLine
from gui.kit.key_cues import KeyCue, KeyCues
from gui.style import Space, Token, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step
from gui.table.offers import MOST_BUTTONS, Offer, Selection
from gui.table.pause import Pause

_REVEAL_FACTOR: Final = 4
"""The reveal stays in view for so many times the shortest action of a bot."""
_BY_PHASE_KEY: Final = (Place.HEAD, Place.COLUMN)
_TARGETS: Final = (*_BY_PHASE_KEY, Place.DICTATE, Place.STACK, Place.CHIPS)
_PRESSED_BY: Final = {
    command: Key(place, phase)
    for place, commands in ((Place.COLUMN, COLUMNS), (Place.HEAD, HEADS))
    for phase, command in enumerate(commands)
}
_LONG_BUTTONS: Final = 2
"""So many buttons in a row have room for long words."""
_ENDS: Final = (Kind.CONFIRM, Kind.DONE, Kind.DRAW)
"""Decisions that end something; they have the key that ends turns."""


class RollGalaxyBoard(Board):
    """Pick a die, then where it goes; drag it there; or press its number and a key of a column.

    Whatever is picked narrows down what can be meant; the action bar offers what is left.
    """

    rolls_dice: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._view: GalaxyView | None = None
        self._selection: Selection[Key] = Selection()
        self._advised: frozenset[Key] = frozenset()
        self._looked_at: Seat | None = None
        self._event = EventLine()
        self._symbols = IconButton(
            "fa6s.circle-question", self.tr("Symbols on the board"), small=True
        )
        self._symbols.clicked.connect(lambda: self.asks.emit(commands.SYMBOLS))
        self._pause = Pause(self)
        self._table = Table(self._name, self._tip)
        self._table.setAccessibleName(self.tr("Roll for the Galaxy board"))
        self._table.pressed.connect(self._pressed)
        self._table.dropped.connect(self._dropped)
        self._table.landed.connect(self._pause.end)
        self._sheet = ScoreSheetTable()
        self._sheet.closed.connect(self._show_table)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._sheet)
        self._column = boxes.column(of=self)
        row = QHBoxLayout()
        row.addWidget(self._event, 1)
        row.addWidget(self._symbols)
        self._column.addLayout(row)
        self._column.addWidget(self._stack, 1)
        self._cues = KeyCues(self, self._key_cues)
        self.setFocusProxy(self._table)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._column.setSpacing(theme().px(Space.XS))

    @property
    def table(self) -> Table:
        """What is drawn and pointed at."""
        return self._table

    @property
    def sheet(self) -> ScoreSheetTable:
        """What adds up every tile at the end."""
        return self._sheet

    @property
    def selection(self) -> Selection[Key]:
        """What is picked, and what can be."""
        return self._selection

    # -- scenes -------------------------------------------------------------------------------

    def show_scene(self, scene: Scene) -> None:
        self._stop_motion()
        self._take(scene)
        over = scene.position.turn == OVER
        if over and self._stack.currentWidget() is not self._sheet:
            self._sheet.show_view(self._seen(scene), scene.words.names)
            self._stack.setCurrentWidget(self._sheet)
        elif not over:
            self._stack.setCurrentWidget(self._table)

    def _show_table(self) -> None:
        self._stack.setCurrentWidget(self._table)
        self._table.setFocus()

    def _seen(self, scene: Scene) -> GalaxyView:
        view: GalaxyView = scene.position.view(scene.viewer)
        return view

    def _take(self, scene: Scene) -> None:
        """Draw a scene and offer its choices."""
        self._scene = scene
        self._view = view = self._seen(scene)
        self._advised = frozenset()
        hand = [tile for tile in range(TILES) if _reference(tile) in view.seats[view.mover].hand]
        offers = offers_of(scene.choices, phase_of(view), hand)
        self._selection = Selection(offers)
        if scene.choices:
            self._looked_at = None
        self._table.show_table(self._laid_out(view, scene), dict(enumerate(scene.words.names)))
        self._mark()
        self._tell(scene)

    def _laid_out(self, view: GalaxyView, scene: Scene) -> Shown:
        seat = self._looked_at
        if seat is None:
            seat = scene.viewer if scene.viewer is not None else view.mover
        deciding = bool(scene.choices) and seat == view.mover
        return Shown(
            view=view,
            seat=seat,
            shelf=self._shelf(view, seat) if deciding or view.seats[seat].hand else (),
            powers=self._powers() if deciding else (),
            choices=self._without_place(scene) if deciding else (),
        )

    def _shelf(self, view: GalaxyView, seat: Seat) -> tuple[Key, ...]:
        """Tiles that are laid out: both sides of those drawn, or those that can be abandoned."""
        kinds = {kind_of(offer.action) for offer in self._selection.offers}
        if Kind.ABANDON in kinds:
            return tuple(
                Key(Place.STACKED, half, place)
                for half in range(2)
                for place in range(wording.stack_of(view.seats[seat], half).size)
            )
        numbers = [tile for tile in range(TILES) if _reference(tile) in view.seats[seat].hand]
        return tuple(Key(Place.SIDE, tile, half) for tile in numbers for half in range(2))

    def _powers(self) -> tuple[int, ...]:
        """The faces whose Reassign powers can be used now."""
        keys = (key for offer in self._selection.offers for key in offer.keys)
        return tuple(dict.fromkeys(key.a for key in keys if key.place is Place.POWER))

    def _without_place(self, scene: Scene) -> tuple[str, ...]:
        """Decisions that are about nothing on the table, in words."""
        if len(scene.choices) <= MOST_BUTTONS:
            return ()
        if not any(kind_of(action) in (Kind.USE, Kind.SAVE) for action in scene.choices):
            return ()
        return tuple(self._text(scene, action) for action in scene.choices)

    def animate(self, step: Step, scene: Scene) -> None:
        self._stop_motion()
        before, shown, old = self._table.spots, self._table.shown, self._view
        self._take(scene)
        now = self._table.shown
        same = shown is not None and now is not None and shown.seat == now.seat
        if not step.known:
            self._settle()
            return
        self._table.show_marks(Marks(trail=self._trail(step)))
        assert self._view is not None
        revealed = old is not None and not old.occurring and bool(self._view.occurring)
        reading = self._reading_ms(step, revealed=revealed)
        rolls = step.before.roll() is not None
        spots = self._table.spots
        flight = Flight.between(before, spots, rolls=rolls) if same else Flight()
        if flight.dice:
            self._pause.then(lambda: self._pause.wait(reading, self._settle))
            self._table.fly(flight)
        else:
            self._pause.wait(reading, self._settle)

    def _reading_ms(self, step: Step, *, revealed: bool) -> int:
        """How long a step stays in view before the next one."""
        if revealed:
            return _REVEAL_FACTOR * pace().bot_action_ms()
        if step.is_chance:
            return 0
        return 0 if step.automatic else pace().bot_action_ms()

    def _trail(self, step: Step) -> frozenset[Key]:
        """What a step was about, as far as it lies on the table."""
        shown = self._table.shown
        if shown is None or step.is_chance:
            return frozenset()
        mover = step.before.owner
        if mover != shown.seat:
            return frozenset({Key(Place.SEAT, mover)})
        (offer,) = offers_of((step.action,), phase_of(shown.view))
        return offer.keys

    def finish(self) -> None:
        self._table.finish()
        self._pause.hurry()

    def _settle(self) -> None:
        if self._scene is not None:
            self.show_scene(self._scene)
        self.settled.emit()

    def _stop_motion(self) -> None:
        """Forget a running motion without emitting ``settled``."""
        self._pause.forget()
        self._table.forget()

    # -- words --------------------------------------------------------------------------------

    def _tell(self, scene: Scene) -> None:
        """Say what just happened, and whether the game is about to end."""
        step = scene.trail[-1] if scene.trail else None
        said = "" if step is None else scene.words.say(step.told)
        automatic = step if step is not None and step.automatic else None
        assert self._view is not None
        last = self._view.causes and scene.position.turn != OVER
        token = Token.WARN if last else Token.TEXT
        if last:
            said = self.tr("Last round. {0}").format(said)
        self._event.show_event(said, token, automatic)

    def _name(self, spot: Spot) -> str:
        shown = self._table.shown
        assert shown is not None
        return wording.spot_name(spot, shown, self._names())

    def _tip(self, spot: Spot) -> str:
        shown = self._table.shown
        assert shown is not None
        return wording.spot_tip(spot, shown, self._names())

    def _names(self) -> dict[int, str]:
        return {} if self._scene is None else dict(enumerate(self._scene.words.names))

    def _text(self, scene: Scene, action: Action) -> str:
        """A decision as a button: a verb with its object, and what it brings at once."""
        text = scene.position.action_text(action)
        brings = ""
        if kind_of(action) not in _ENDS:
            brings = wording.effect(scene.position, action, scene.position.turn)
        text = text[:1].upper() + text[1:]
        return f"{text} ({brings})" if brings else text

    # -- picking ------------------------------------------------------------------------------

    def _pressed(self, key: Key) -> None:
        if key.place is Place.SEAT:
            self._look_at(key.a)
        elif key.place is Place.CHOICE and self._scene is not None:
            self.chosen.emit(self._scene.choices[key.a])
        else:
            self._select(self._selection.pressed(*names_of(key)))

    def _dropped(self, start: Key, end: Key) -> None:
        """A die was dragged: as if it and then the place had been picked."""
        picked = self._selection.cleared().pressed(*names_of(start))
        if picked.decided is None:
            picked = picked.pressed(*names_of(_ground(end)))
        self._select(picked)

    def _look_at(self, seat: Seat) -> None:
        """Show the area of another seat in the middle, or one's own again."""
        scene = self._scene
        if scene is None:
            return
        self._looked_at = None if self._looked_at == seat else seat
        if seat == (scene.viewer if scene.viewer is not None else -1):
            self._looked_at = None
        self._table.show_table(
            self._laid_out(self._seen(scene), scene), dict(enumerate(scene.words.names))
        )
        self._mark()

    def _select(self, selection: Selection[Key]) -> None:
        action = selection.decided
        if action is not None:
            self._selection = selection.cleared()
            self.chosen.emit(action)
            return
        self._selection = selection
        self._mark()
        self.choices_changed.emit()

    def _mark(self) -> None:
        own = self._looked_at is None
        active = self._selection.active
        if not self._selection.picked:  # first what is moved, then where it goes
            sources = frozenset(key for key in active if key.place not in _TARGETS)
            active = sources or active
        self._table.show_marks(
            Marks(
                active=active if own else frozenset(),
                picked=self._selection.picked if own else frozenset(),
                advised=self._advised if own else frozenset(),
            )
        )

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        offers = sorted(
            self._selection.options, key=lambda offer: kind_of(offer.action) not in _ENDS
        )
        short = len(offers) > _LONG_BUTTONS
        return tuple(self._choice(scene, offer, short=short) for offer in offers[:MOST_BUTTONS])

    def _choice(self, scene: Scene, offer: Offer[Key], *, short: bool) -> Choice:
        texts = {
            Kind.CONFIRM: self.tr("Confirm the assignment"),
            Kind.DONE: self.tr("Done"),
            Kind.DRAW: self.tr("Draw tiles"),
            Kind.TIDY: self.tr("Rearrange the stacks"),
        }
        text = texts.get(kind_of(offer.action)) or (
            wording.short_choice(offer.action) if short else ""
        )
        text = text or self._text(scene, offer.action)
        command = commands.BANK if kind_of(offer.action) in _ENDS else None
        return Choice(text, offer.action, command)

    def clear_selection(self) -> bool:
        if self._looked_at is not None:
            self._look_at(self._looked_at)
            return True
        if not self._selection.picked:
            return False
        self._select(self._selection.cleared())
        return True

    # -- keys ---------------------------------------------------------------------------------

    @property
    def numbered(self) -> tuple[Spot, ...]:
        """What has a number: things that can be picked now, each kind of die once."""
        found: dict[Key, Spot] = {}
        for spot in self._table.spots:
            plain = spot.key.place not in _BY_PHASE_KEY
            if plain and spot.key in self._table.marks.active:
                found.setdefault(spot.key, spot)
        return tuple(found.values())

    def choose_place(self, place: int) -> None:
        spots = self.numbered
        if place < len(spots):
            self._pressed(spots[place].key)

    def run(self, command: Command) -> None:
        self._pressed(_PRESSED_BY[command])

    def show_cues(self, on: bool) -> None:
        self._cues.set_shown(shown=on)

    def _key_cues(self) -> list[KeyCue]:
        return list(self._cues_now())

    def _cues_now(self) -> Iterator[KeyCue]:
        numbered = zip(self.numbered, PLACE_COMMANDS, strict=False)
        for spot, command in numbered:
            yield KeyCue(self._place_of(spot), self.key_text(command))
        for phase, command in enumerate(COLUMNS):
            head = self._table.spot(Key(Place.HEAD, phase))
            if head is not None and self._selection.active & {
                Key(Place.HEAD, phase),
                Key(Place.COLUMN, phase),
            }:
                yield KeyCue(self._place_of(head), self.key_text(command))

    def _place_of(self, spot: Spot) -> QRect:
        return spot.rect.toRect().translated(self._table.pos())

    # -- hints --------------------------------------------------------------------------------

    def preview(self, line: Line | None) -> None:
        self._advised = frozenset()
        if line is not None and self._scene is not None and self._scene.choices:
            actions = [action for action in line.actions if kind_of(action) is not Kind.CONFIRM]
            view = self._seen(self._scene)
            offers = offers_of(tuple(actions), phase_of(view), ())
            self._advised = frozenset().union(*(offer.keys for offer in offers))
        self._mark()

    def part(self, name: str) -> QRect | None:
        if name == "symbols":
            return self._symbols.geometry()
        place = part_of(self._table.arranged, name)
        return None if place is None else place.toRect().translated(self._stack.pos())

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(self._seen(scene), scene.words)


def _ground(key: Key) -> Key:
    """What a die lies on: who drops one onto another means the place."""
    under = {Place.WORKER: Place.COLUMN, Place.WAITING: Place.STACK, Place.GOOD: Place.SQUARE}
    return Key(under[key.place], key.a) if key.place in under else key


def _reference(tile: int) -> str:
    return f"T{tile + 1:02}"
