"""The contract of a board.

A `gui.table.stage.Stage` owns the board and calls three methods; the board answers with one:

* ``show_scene(scene)``: draw this, at once. After an undo, a jump, a change of theme.
* ``animate(step, scene)``: show how ``step`` happens, then be as after ``show_scene(scene)``; emit
  ``settled`` when it is done. ``finish()`` makes that happen at once: input never waits for motion.
* ``preview(line)``: show the plan of a hint as ghosts (adviser's color), or take them away.
* ``chosen``: the person chose a legal action. The board itself changes nothing: it then learns what
  to show.

A board offers its choices on itself (clicks, drags, a cursor moved by arrow keys). Those that have
no place on it are buttons (``bar``) at the foot of the table, unless it ``draws_buttons`` itself.
At most one of them is primary: the ``neutral`` next step.

The base does what is the same on all boards. A game defines ``draw`` (a scene at rest) and
``show_step`` (how a step happens), which ends with one of ``settle_after``, ``settle_when_landed``
or ``then``. A board with a `gui.table.surface.Surface` hands it to ``use_surface``, which gives
it focus, digit keys, and key cues.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSizeF, QTimer, Signal
from PySide6.QtGui import QKeySequence

from engines.contract.analysis import Line
from engines.contract.game import ACTIONS
from engines.contract.messages import Message, Words
from engines.contract.position import Position, leaver, notation
from engines.runtime.types import Action, Seat
from gui.app.keys.commands import PLACES, Command
from gui.kit.portraits import Portrait
from gui.style import Token
from gui.style.motion import pace
from gui.table.frame import Room
from gui.table.offers import Selection
from gui.table.sheet import Cell
from gui.table.spots import Flight, Spot
from gui.table.surface import Surface

HEART: Final = "heart"
"""The part of a table that a small picture shows above all."""
_END_FACTOR: Final = 2
"""How long the end of a game stays in view, in multiples of a bot's shortest action."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action or outcome that happened.

    Attributes:
        before, after: the positions around it, as the viewer sees them.
        action: what was applied to ``before``.
        automatic: played by the program because there was only one choice: a chip shows it.
        typed: the outcome was typed in from real dice.
        told: one sentence about it, with only what the viewer may know.
        known: the viewer knows ``action``. Otherwise it must not be shown, even where it would fit
            ``before``.
    """

    before: Position
    action: Action
    after: Position
    told: Message
    automatic: bool = False
    typed: bool = False
    known: bool = True

    @property
    def is_chance(self) -> bool:
        """Whether dice, cards or tiles decided."""
        return self.before.is_chance and leaver(self.before, self.action) is None


@dataclass(frozen=True, slots=True)
class Scene:
    """What a board draws.

    Attributes:
        position: as the viewer sees it.
        viewer: the seat that looks; None for open cards and games without secrets.
        words: speaks the window's language and knows the names of the seats.
        choices: the legal actions, if a person at this window decides now; otherwise empty, and
            the board is for looking only.
        trail: what happened in the last finished turn and in this one, oldest first.
        may_roll: a person at this window has to roll now: a board may have a button for it.
        may_resign: a person at this window can resign now.
        open: nothing is hidden from anyone, as after the end, though ``viewer`` still looks.
        asks: it is an exercise: the board does not reveal which choice wins more often.
    """

    position: Position
    viewer: Seat | None
    words: Words
    choices: tuple[Action, ...] = ()
    trail: tuple[Step, ...] = ()
    may_roll: bool = False
    may_resign: bool = False
    open: bool = False
    asks: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: a verb with its object.

    Attributes:
        text: what it says.
        action: what it plays.
        command: the command that does the same.
        confirms: it does what the person has selected on the table.
        rest: what it plays after that, as one gesture.
    """

    text: str
    action: Action
    command: Command | None = None
    confirms: bool = False
    rest: tuple[Action, ...] = ()


def usual_key(command: Command) -> str:
    """The name of the key that usually does a command; empty if it has none."""
    keys = command.keys
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def rule_on(scene: Scene, thing: str, *at: int) -> Message | None:
    """What the rules say about something that cannot be chosen (``Guide.why_not``)."""
    position = scene.position
    return position.game.guide.why_not(position.game, position.state, thing, *at)


class Pause(QObject):
    """What a board does after a motion: at once or after a while, hurried or forgotten."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    def then(self, what: Callable[[], None]) -> None:
        """Do something when ``end`` is called, by whatever is moving."""
        self._then = what

    def wait(self, ms: int, what: Callable[[], None]) -> None:
        """Do something after ``ms``; at once if that is 0."""
        self._then = what
        if ms == 0:
            self.end()
        else:
            self._timer.start(ms)

    def end(self) -> None:
        """Do what waits, if anything does."""
        self._timer.stop()
        what, self._then = self._then, None
        if what is not None:
            what()

    def hurry(self) -> None:
        """Do what waits, and what waits after that, until nothing does."""
        while self._then is not None:
            self.end()

    def forget(self) -> None:
        """Drop what waits."""
        self._timer.stop()
        self._then = None


class Board(Room):
    """Base of all boards."""

    chosen = Signal(object)
    """A legal action (``int``) that the person chose on the board."""
    asks = Signal(object)
    """A command of the window (``Command``) that the board has a button for."""
    settled = Signal()
    """The animation of a step is over."""
    choices_changed = Signal()
    """The person picked something up or put it back: ``bar`` and ``asked`` say something else."""
    rearranged = Signal()
    """``seat_rooms`` has changed."""
    discretion_changed = Signal()
    """``discreet`` has changed."""

    discreet: bool = False
    """Whether those who watch bots see no more than everyone at the table."""

    key_text: Callable[[Command], str] = staticmethod(usual_key)
    """The name of the key that does a command, for key cues; the stage sets it."""

    waits: Callable[[], str] = staticmethod(str)
    """What the table is waiting for while no one at this window decides; the page sets it."""

    faces: Callable[[], tuple[Portrait, ...]] = staticmethod(tuple)
    """What those at the table look like, by seat; empty: unknown. The page sets it."""

    past: Callable[[], Iterable[Position]] = staticmethod(tuple)
    """The positions before what is on the table, newest first, as its viewer sees them; the page
    sets it."""

    shown_again = False
    """Whether the page shows a scene as soon as a step is over, so that the board need not."""

    people: Callable[[], tuple[Seat, ...]] = staticmethod(tuple)
    """The seats of the people at this window; the page sets it."""

    reason: Callable[[Scene, Seat, Seat], str] | None = None
    """Why a finished game ended as it did, given its last scene, the winner, and the runner-up.

    None: by the scores.
    """

    sums: Callable[[Scene], Sequence[Cell]] | None = None
    """What the score of each seat in a game that is over is made of; None: of nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        """What is shown, or will be once the step that is shown has happened."""
        self.selection: Selection[Any] = Selection()
        """What is picked, among what is offered; not all boards have things to pick."""
        self.surfaces: list[Surface] = []
        self.movers: list[Surface] = []
        """The surfaces on which something may move; they are finished with the board."""
        self._pause = Pause(self)
        self._at_rest = True

    def use_surface(self, surface: Surface) -> None:
        """Give a surface digit keys and key cues, and continue when things have landed on it.

        The first one gets the focus of the board.
        """
        if not self.surfaces:
            self.setFocusProxy(surface)
        self.surfaces.append(surface)
        self.movers.append(surface)
        surface.place_key = lambda place: self.key_text(PLACES[place])
        surface.landed.connect(self._pause.end)
        surface.refused.connect(partial(self._refuse, surface))

    def _refuse(self, surface: Surface, key: Hashable, carried: Hashable | None) -> None:
        """Say why a press means nothing: what the rules say, or what the table is waiting for."""
        scene = self.scene
        if scene is None:
            return
        why = self.why_not(scene, key, carried) if scene.choices or scene.may_roll else None
        text = self.waits() if why is None else scene.words.say(why)
        if text and not (why is None and scene.choices):
            surface.bubble.say(text, surface.pointer)

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        """Why a spot can't be chosen, or something can't be dropped there; None: nothing to say.

        Only asked while a person has to decide or roll. Boards ask the rules (``rule_on``).
        """
        return None

    # -- scenes and motion --------------------------------------------------------------------

    @property
    def landings(self) -> list[int]:
        """When each thing that moves now can be heard to arrive, in ms, the first one first."""
        return sorted(ms for surface in self.movers for ms in surface.table.landings)

    def show_scene(self, scene: Scene) -> None:
        """Draw a scene at once; a running animation ends, a preview goes."""
        self._stop_motion()
        jumps = self.scene is None or self.scene.position != scene.position
        self.scene, self._at_rest = scene, True
        for surface in self.movers if jumps else ():
            surface.table.finish()
            surface.table.still = True
        self.draw(scene)
        for surface in self.movers:
            surface.table.still = False

    def animate(self, step: Step, scene: Scene) -> None:
        """Show how ``step`` leads to ``scene``, then emit ``settled``."""
        self._stop_motion()
        for surface in self.surfaces:
            surface.bubble.hide()
        if not self._at_rest and self.scene is not None:
            self.draw(self.scene)
        self.scene, self._at_rest = scene, False
        self.show_step(step, scene)

    def finish(self) -> None:
        """Finish a running animation; ``settled`` is emitted before this returns."""
        for mover in self.movers:
            mover.finish()
        self._pause.hurry()

    def draw(self, scene: Scene) -> None:
        """Draw a scene at rest, without a plan."""
        raise NotImplementedError

    def show_step(self, step: Step, scene: Scene) -> None:
        """Show how ``step`` leads to ``scene``; by default it is shown at once."""
        self.settle_after(0)

    def settle_after(self, ms: int) -> None:
        """Draw the scene and emit ``settled`` after this delay; at once if that is 0.

        The table of a game that has just ended stays in view for a moment.
        """
        ended = self.scene is not None and self.scene.position.is_over
        self._pause.wait(max(ms, _END_FACTOR * pace().bot_action_ms() * ended), self._settle)

    def settle_when_landed(self, flights: Sequence[Flight], reading_ms: int = 0) -> None:
        """Let things fly over the first surface, wait until that could be read, then settle."""
        self.then(partial(self.settle_after, reading_ms))
        self.surfaces[0].table.fly(flights)

    def then(self, what: Callable[[], None]) -> None:
        """Do something once a surface has ``landed`` what moves now."""
        self._pause.then(what)

    def _settle(self) -> None:
        if self.scene is not None:
            self._stop_motion()
            self._at_rest = not self.shown_again
            if self._at_rest:
                self.draw(self.scene)
        self.settled.emit()

    def _stop_motion(self) -> None:
        """Forget a running motion without emitting ``settled``."""
        self._pause.forget()
        for mover in self.movers:
            mover.finish()

    def preview(self, line: Line | None) -> None:
        """Show the plan of a hint as ghosts; None takes it away."""

    # -- words --------------------------------------------------------------------------------

    def asked(self, scene: Scene) -> str:
        """The question to the person who decides: the headline of the table."""
        return scene.words.say(scene.position.ask())

    def happened(self, scene: Scene) -> tuple[str, Token]:
        """What happened last, and the color of these words."""
        return scene.words.say(scene.trail[-1].told) if scene.trail else "", Token.TEXT2

    # -- choices ------------------------------------------------------------------------------

    @property
    def draws_buttons(self) -> bool:
        """Whether buttons for decisions and rolls are on the board itself."""
        return False

    foot_room: Callable[[], QRect] = staticmethod(QRect)
    """Where on the board its buttons are, next to what they act on; empty: below the board."""

    card_height = 0
    """How high player cards are, at 100%; 0: there are none, and the board says who plays."""

    seat_rooms: Callable[[], tuple[QRect, ...]] = staticmethod(tuple)
    """Where on the board the player cards are, empty to hide them; none: above the board."""

    has_panels: bool = False
    """Whether player cards are on panels with everything else about their seats."""
    shows_scores: bool = False
    """Whether everything about all seats can be read on the board."""

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        """The buttons for what is decided now, the most usual one first.

        Only called when ``scene.choices`` is not empty. By default, these are as many choices as
        there are keys for places; others can be typed.
        """
        position, say = scene.position, scene.words.say
        texts = (say(notation(position, action)) for action in scene.choices)
        keyed = zip(texts, scene.choices, PLACES, strict=False)
        return tuple(Choice(text[:1].upper() + text[1:], do, key) for text, do, key in keyed)

    def neutral(self, scene: Scene) -> Choice | None:
        """The choice that may be the primary button: the neutral next step, if there is one.

        That is the choice that confirms what was picked, if there is exactly one; otherwise the one
        that the rules call neutral (``Guide.neutral``). Everything else is for the person to weigh.
        """
        choices = self.bar(scene) if scene.choices else ()
        confirming = [choice for choice in choices if choice.confirms]
        if len(confirming) == 1:
            return confirming[0]
        neutral = scene.position.game.guide.neutral(scene.position.state, scene.choices)
        return next((each for each in choices if each.action == neutral), None)

    def choose_place(self, place: int) -> None:
        """Choose the die, card or entry at ``place`` (0 is the first), if it can be chosen."""
        for surface in self.surfaces:
            surface.press_place(place)

    def run(self, command: Command) -> None:
        """Do a command of this game (`gui.games.face.Face.commands`), if it is possible now."""

    def select(self, selection: Selection[Any]) -> None:
        """Take over what is picked, and offer what can be done with it."""
        self.selection = selection
        if self.scene is not None:
            self.lay(self.scene)
        self.choices_changed.emit()

    def lay(self, scene: Scene) -> None:
        """Draw a scene with what is picked."""

    def clear_selection(self) -> bool:
        """Take back a choice that is not complete; False if there was none."""
        if not self.selection.order:
            return False
        self.select(self.selection.cleared())
        return True

    def show_cues(self, on: bool) -> None:
        """Show key names next to everything that can be chosen, while Alt is held."""
        for surface in self.surfaces:
            surface.show_cues(on)

    def part(self, name: str) -> QRect | None:
        """Where something is that the guided first round points at (``engines.contract.game``).

        In pixels of the board; None if it is not on the table now, or unknown. By default
        ``ACTIONS`` is what can be pressed, ``HEART`` dice or squares, whose keys are numbers, and
        other names are those of spots and their groups.
        """
        found = []
        for spot in spots_of(self):
            names = (spot.group, *(spot.key if isinstance(spot.key, tuple) else (spot.key,)))
            is_part = name in names or (name == HEART and isinstance(spot.key, int))
            if spot.active if name == ACTIONS else is_part:
                found.append(spot)
        return place_of(self, found) if found else None

    def flip(self) -> None:
        """Show the table from the next seat's side, where that makes sense."""

    def spoken(self, scene: Scene) -> str:
        """The position in sentences, for a screen reader."""
        return scene.position.text()


def spots_of(board: Board) -> Iterable[Spot]:
    """What is on the first surface of a board."""
    return board.surfaces[0].table.spots.values() if board.surfaces else ()


def place_of(board: Board, spots: Iterable[Spot]) -> QRect:
    """Where spots of the first surface are on a board, with their rings and notes, or nowhere."""
    whole, keys, surface = QRect(), set[Hashable](), board.surfaces[0]
    for spot in spots:
        ring = round(spot.ring)
        whole |= surface.spot_rect(spot.key).adjusted(-ring, -ring, ring, ring)
        keys.add(spot.key)
    top, size = surface.tabletop, QSizeF(surface.viewport().size())
    for mark in top.marks(size) if top is not None and keys else ():
        if not keys.isdisjoint(mark.waits_for):
            whole |= surface.viewportTransform().mapRect(mark.rect).toAlignedRect()
    return whole.translated(surface.viewport().mapTo(board, QPoint()))
