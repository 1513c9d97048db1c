"""The board of Roll for the Galaxy: one table, on which everything is picked, dragged or typed."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF

from engines.contract.analysis import Line
from engines.contract.messages import Message
from engines.contract.position import notation
from engines.games.roll_galaxy.data import PHASES, SEATS, TILES, Kind, decision_of
from engines.games.roll_galaxy.names import tile_reference
from engines.games.roll_galaxy.rollbot import levels_behind
from engines.games.roll_galaxy.view import GalaxyView
from engines.runtime.texts import capitalized, tr
from engines.runtime.types import OVER, Action, Seat
from gui.app.keys import commands
from gui.app.keys.commands import PLACES, Command
from gui.games.roll_galaxy import wording
from gui.games.roll_galaxy.commands import COLUMNS, CONSUME, HEADS, SCOUT, STOCK, TRADE
from gui.games.roll_galaxy.fitting import own_bar
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.offers import ghosts_of, names_of, offers_of
from gui.games.roll_galaxy.sheet import sheet_of, sums_of
from gui.games.roll_galaxy.table import GalaxyTable, changing, cups
from gui.games.roll_galaxy.things import Bar, Ghost, Shown
from gui.kit import boxes
from gui.kit.button import Button
from gui.style import Space, Token, theme
from gui.style.motion import Motion, pace
from gui.table.board import HEART, Board, Choice, Scene, Step, rule_on
from gui.table.materials import Backdrop
from gui.table.offers import Offer, Selection
from gui.table.surface import Surface, placed

_REVEAL_FACTOR: Final = 4
"""How long the reveal stays in view, in multiples of a bot's shortest action."""
_LEAST: Final = QSize(420, 180)
_USUAL: Final = QSize(930, 560)
_TARGETS: Final = (Place.HEAD, Place.COLUMN, Place.DICTATE, Place.STACK, Place.CHIPS)
_PRESSED_BY: Final = {
    STOCK: Key(Place.CREDITS),
    SCOUT: Key(Place.BAG),
    TRADE: Key(Place.CREDITS),
    CONSUME: Key(Place.CHIPS),
    **{command: Key(Place.COLUMN, phase) for phase, command in enumerate(COLUMNS)},
    **{command: Key(Place.HEAD, phase) for phase, command in enumerate(HEADS)},
}
_MOST_BUTTONS: Final = 2
"""There is room for this many buttons with long texts; other choices are made on the table."""
_TASKS: Final = {Kind.STOCK: STOCK, Kind.SCOUT: SCOUT}
_ENDS: Final = (Kind.CONFIRM, Kind.DONE, Kind.DRAW)
"""Decisions that end something; they have the key that ends turns."""


class RollGalaxyBoard(Board):
    """Pick a die, then where it goes; drag it there; or press its number and a key of a column.

    Each thing picked narrows down the possible actions; buttons offer what is left.
    """

    reason = staticmethod(wording.reason)
    sums = staticmethod(sums_of)

    backdrop = Backdrop.SPACE
    has_panels = True

    def __init__(self) -> None:
        super().__init__()
        self._view: GalaxyView | None = None
        self._shown: Shown | None = None
        self._advised: frozenset[Key] = frozenset()
        self._ghosts: tuple[Ghost, ...] = ()
        self._bars: tuple[Bar, ...] = ()
        self._looked_at: Seat | None = None
        self._usual: tuple[Action, ...] = ()
        self._surface = Surface(_USUAL, _LEAST)
        self._surface.setAccessibleName(tr("roll_galaxy-for-the-galaxy-board"))
        self._surface.pressed.connect(self._pressed)
        self._surface.grabbed.connect(self._grabbed)
        self._surface.dropped.connect(self._dropped)
        self._surface.zoomed.connect(self.rearranged)
        self.use_surface(self._surface)
        self.foot_room = partial(_foot_on, self._surface)
        self.seat_rooms = partial(_heads_on, self._surface)
        self._scores = Button(tr("roll_galaxy-score-sheet"), compact=True)
        self._scores.setCheckable(True)
        self._scores.setChecked(True)
        self._scores.toggled.connect(self._show)
        self._scores.toggled.connect(self.rearranged)
        boxes.column(boxes.row(1, self._scores), (self._surface, 1), of=self, gap=Space.XS)

    @property
    def surface(self) -> Surface:
        """What is drawn and pointed at."""
        return self._surface

    @property
    def table(self) -> GalaxyTable:
        """What is on the table, also while the score sheet is shown."""
        assert self._shown is not None
        shown = self._surface.tabletop
        return shown if isinstance(shown, GalaxyTable) else GalaxyTable(self._shown)

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._take(scene)
        self._show()

    def _take(self, scene: Scene) -> None:
        """Offer the choices of a scene."""
        self._view = view = _seen(scene)
        self._advised, self._ghosts, self._bars = frozenset(), (), ()
        offers = offers_of(scene.choices, view.phase, _hand(view, view.mover))
        self.selection = Selection(offers)
        rules, state = scene.position.game, scene.position.state
        self._usual = rules.guide.usual(rules, state) if len(scene.choices) > 1 else ()
        if scene.choices:
            self._looked_at = None
        self._shown = self._laid_out(view, scene)

    def _laid_out(self, view: GalaxyView, scene: Scene) -> Shown:
        seat = scene.viewer if self._looked_at is None else self._looked_at
        if seat is None and not scene.choices and self._shown is not None:
            seat = self._shown.seat  # who watches keeps the place at the table
        if seat is None:
            seat = view.mover
        deciding = bool(scene.choices) and seat == view.mover
        return Shown(
            view=view,
            names=tuple(scene.words.names),
            seat=seat,
            shelf=self._shelf(view, seat) if deciding or view.seats[seat].hand else (),
            powers=self._powers() if deciding else (),
            choices=self._without_place(scene) if deciding else (),
            ghosts=(self._ghosts if self._advised else self._foreseen()) if deciding else (),
            advised=bool(self._advised),
            bars=self._bars if deciding else (),
            carded=self.card_height > 0,
            says="" if deciding or scene.may_roll else wording.sums(view.seats[seat]),
        )

    def _foreseen(self) -> tuple[Ghost, ...]:
        """What the button for several dice does, where it chooses between goods or worlds."""
        ghosts = ghosts_of(self._usual, -1)
        return tuple(g for g in ghosts if Place.GOOD is g.start.place or Place.SQUARE is g.to.place)

    def _shelf(self, view: GalaxyView, seat: Seat) -> tuple[Key, ...]:
        """Tiles that are laid out: both sides of those drawn, or those that can be abandoned."""
        kinds = {decision_of(offer.action).kind for offer in self.selection.offers}
        if Kind.ABANDON in kinds:
            return tuple(
                Key(Place.STACKED, half, place)
                for half in range(2)
                for place in range(wording.stack_of(view.seats[seat], half).size)
            )
        return tuple(Key(Place.SIDE, tile, half) for tile in _hand(view, seat) for half in range(2))

    def _powers(self) -> tuple[int, ...]:
        """The faces whose Reassign powers can be used now."""
        keys = (key for offer in self.selection.offers for key in offer.keys)
        return tuple(dict.fromkeys(key.a for key in keys if key.place is Place.POWER))

    def _without_place(self, scene: Scene) -> tuple[tuple[Action, str], ...]:
        """Decisions about nothing on the table, with their texts, if too many for buttons."""
        if len(scene.choices) <= _MOST_BUTTONS:
            return ()
        if not any(decision_of(action).kind in (Kind.USE, Kind.SAVE) for action in scene.choices):
            return ()
        return tuple((action, self._text(scene, action)) for action in scene.choices)

    def show_step(self, step: Step, scene: Scene) -> None:
        old, before = self._view, self.table
        size = QSizeF(self._surface.viewport().size())
        self._take(scene)
        assert self._view is not None
        assert self._shown is not None
        if not step.known:
            self.settle_after(0)
            return
        table = GalaxyTable(self._shown, trail=self._trail(step, self._shown))
        revealed = old is not None and not old.occurring and bool(self._view.occurring)
        change = partial(self._change, step, before, table, revealed=revealed)
        if revealed:
            self._surface.show_table(GalaxyTable(before.shown))
            self.then(change)
            self._surface.table.fly(cups(before, size, lifted=False))
        else:
            change()

    def _change(
        self, step: Step, before: GalaxyTable, table: GalaxyTable, *, revealed: bool
    ) -> None:
        """Show the table after a step, and animate what has moved."""
        size = QSizeF(self._surface.viewport().size())
        self._surface.show_table(table)
        self.rearranged.emit()
        quiet = step.is_chance or step.automatic
        reading = _REVEAL_FACTOR if revealed else 0 if quiet else 1
        rolls = step.before.roll() is not None
        lay = before.layout(size).things if before.shown.seat == table.shown.seat else ()
        flights = [*table.flights(lay, size, rolls=rolls)]
        when = {Key(Place.CREDITS): max((each.lands_ms for each in flights), default=0)}
        if revealed:
            flights += cups(table, size, lifted=True)
            stagger = pace().ms(Motion.GROUP_STAGGER)
            when |= {Key(Place.HEAD, phase): phase * stagger for phase in range(PHASES)}
        flights += changing(before, table, size, when)
        self.settle_when_landed(flights, reading * pace().bot_action_ms())

    def _trail(self, step: Step, shown: Shown) -> frozenset[Key]:
        """The things on the table that a step is about."""
        if step.is_chance:
            return frozenset()
        mover = step.before.owner
        if mover != shown.seat:
            return frozenset({Key(Place.SEAT, mover)})
        (offer,) = offers_of((step.action,), shown.view.phase)
        return offer.keys

    # -- words --------------------------------------------------------------------------------

    def happened(self, scene: Scene) -> tuple[str, Token]:
        """What just happened, and whether the game is about to end."""
        if self._looked_at is not None and self._shown is not None:
            name = self._shown.names[self._looked_at]
            return tr("roll_galaxy-empire-press-esc-return", name=name), Token.ACCENT
        said, token = super().happened(scene)
        if rolled := wording.rolled(scene.trail):
            said = scene.words.say(rolled)
        if _seen(scene).causes and scene.position.turn != OVER:
            return tr("roll_galaxy-final-round", said=said).strip(), Token.WARN
        return said, token

    def _text(self, scene: Scene, action: Action, among: Sequence[Action] = ()) -> str:
        """The text of a decision's button: a verb with its object, and the immediate gain.

        Only what differs ``among`` the actions that are offered, where that is clear.
        """
        if among and (text := wording.short_choice(scene.position, action, among)):
            return text
        text = scene.words.say(notation(scene.position, action))
        gain = ""
        if decision_of(action).kind not in _ENDS:
            gain = wording.effect(scene.position, action, scene.position.turn)
        text = capitalized(text)
        return f"{text} ({gain})" if gain else text

    # -- picking ------------------------------------------------------------------------------

    def _pressed(self, key: Hashable) -> None:
        scene = self.scene
        if not isinstance(key, Key):
            return  # a cell of the score sheet
        if key.place is Place.SEAT:
            self._look_at(key.a)
        elif key.place is Place.SYMBOLS:
            self.asks.emit(commands.RULES)
        elif scene is not None and scene.choices and self._looked_at is None:
            self.finish()  # the end of a motion would put back what is picked
            if key.place is not Place.CHOICE:
                self.select(self.selection.pressed(*names_of(key.thing)))
            elif self.scene is scene:
                self.chosen.emit(key.a)

    def _grabbed(self, key: Key) -> None:
        """Show where a lifted die can go; nothing is decided until it is dropped."""
        self.selection = self.selection.cleared().pressed(*names_of(key.thing))
        self._show()
        self.choices_changed.emit()

    def _dropped(self, start: Key, end: Key | None) -> None:
        """Treat a dragged die as if it and then the place had been picked."""
        picked = self.selection.cleared()
        if end is not None:
            picked = picked.pressed(*names_of(start.thing))
            if picked.decided is None:
                picked = picked.pressed(*names_of(_ground(end.thing)))
        self.select(picked)

    def _look_at(self, seat: Seat) -> None:
        """Show the area of another seat in the middle, or one's own again."""
        scene = self.scene
        if scene is None:
            return
        self._looked_at = None if seat in (self._looked_at, scene.viewer) else seat
        self._shown = self._laid_out(_seen(scene), scene)
        self._show()
        self.choices_changed.emit()

    def select(self, selection: Selection[Key]) -> None:
        if (action := selection.decided) is None:
            super().select(selection)
        else:
            self.selection = selection.cleared()
            self.chosen.emit(action)

    def lay(self, scene: Scene) -> None:
        self._show()

    def _show(self) -> None:
        """Show the table, and what can be picked on it."""
        if self._shown is None:
            return
        scene = self.scene
        over = scene is not None and scene.position.turn == OVER
        self._scores.setVisible(over)
        if scene is not None and over and self._scores.isChecked():
            self._surface.show_table(sheet_of(scene))
            return
        if self._looked_at is not None:
            self._surface.show_table(GalaxyTable(self._shown))
            return
        active, picked = self.selection.active, self.selection.picked
        if not picked:  # first what is moved, then where it goes
            active = frozenset(key for key in active if key.place not in _TARGETS) or active
        cues, shown = tuple(map(self.key_text, COLUMNS)), self._shown
        if scene is not None and scene.choices and not self.bar(scene):
            told = rule_on(scene, "thing")
            shown = replace(shown, says="" if told is None else scene.words.say(told))
        table = GalaxyTable(shown, active, picked, self._advised, cues=cues)
        self._surface.show_table(table)

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        if self._looked_at is not None:  # the sums of that seat are there
            return ()
        offers = list(self.selection.options)
        if len(offers) > _MOST_BUTTONS:
            offers = [offer for offer in offers if offer.needs <= self.selection.picked]
        offers.sort(key=lambda offer: decision_of(offer.action).kind not in _ENDS)
        picked = bool(self.selection.order)
        at_once = len(self._usual) > 1 and not picked
        if at_once:  # anything else is picked on the table
            kinds = {decision_of(self._usual[0]).kind, Kind.SCOUT}
            scouts = (o for o in self.selection.offers if _command_of(o.action) is SCOUT)
            others = (o for o in offers if decision_of(o.action).kind not in kinds)
            offers = [*islice(scouts, 1), *others]
        among = [offer.action for offer in offers]
        buttons = tuple(
            Choice(self._text(scene, action, among), action, key, confirms=picked)
            for action, key in sorted(zip(among, self._keys(offers), strict=True), key=_outermost)
        )
        if at_once:
            first, *rest = self._usual
            text = wording.gesture(scene.position, self._usual)
            buttons = (Choice(text, first, commands.BANK, rest=tuple(rest)), *buttons)
        return buttons

    def _keys(self, offers: Sequence[Offer[Key]]) -> Iterator[Command | None]:
        """The command of each button: its own, the digit of what only it needs, or a free digit."""
        spots = self._surface.table.spots.values()
        digits = {spot.key: PLACES[spot.place] for spot in spots if spot.place is not None}
        free = iter(PLACES[len(digits) :])
        named = [_command_of(offer.action) for offer in offers]
        for offer, command in zip(offers, named, strict=True):
            others = (each.keys for each in offers if each is not offer)
            keys = offer.keys.difference(self.selection.picked, *others)
            own = (digit for key, digit in digits.items() if key in keys)
            alone = command and named.count(command) == 1
            yield command if alone else next(chain(own, free), None)

    def clear_selection(self) -> bool:
        if self._looked_at is not None:
            self._look_at(self._looked_at)
            return True
        return super().clear_selection()

    # -- keys ---------------------------------------------------------------------------------

    def run(self, command: Command) -> None:
        named = {_command_of(offer.action) for offer in self.selection.offers}
        if command in named or command in (*COLUMNS, *HEADS):
            self._pressed(_PRESSED_BY[command])

    # -- hints --------------------------------------------------------------------------------

    def preview(self, line: Line | None) -> None:
        scene, view = self.scene, self._view
        if scene is None or view is None:
            return
        self._advised, self._ghosts, self._bars = frozenset(), (), ()
        if line is not None and scene.choices:
            keys = [offer.keys for offer in offers_of(line.actions, view.phase)]
            assigned, phase = view.seats[view.mover].assignment, view.phase
            if phase < 0 and assigned is not None:
                phase = assigned.selected
            self._ghosts = ghosts_of(line.actions, phase)
            goals = {ghost.to for ghost in self._ghosts}
            self._advised = frozenset[Key]().union(*keys) - goals
            if line.reasons and not line.visits:  # it is Rollbot's
                levels = levels_behind(chain((scene.position,), self.past()))
                self._bars = wording.bars(levels, revealed=bool(view.occurring))
        self._shown = self._laid_out(view, scene)
        self._show()

    def part(self, name: str) -> QRect | None:
        if self._shown is None:
            return None
        size = QSizeF(self._surface.viewport().size())
        parts = self.table.layout(size).parts
        place = parts["strip"] | parts["zone"] if name == HEART else parts.get(name, QRectF())
        return None if place.isEmpty() else placed(self._surface, [place])[0]

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        if not isinstance(key, Key):
            return None
        match key.place:
            case Place.HEAD | Place.COLUMN:
                in_hand = (*self.selection.order, carried)
                die = any(isinstance(k, Key) and k.place is Place.WORKER for k in in_hand)
                return rule_on(scene, "phase", key.a, die)
            case Place.STACK | Place.WAITING:
                return rule_on(scene, "stack", key.a)
            case Place.CITIZEN:
                return rule_on(scene, "citizen")
            case _:
                return rule_on(scene, "thing")

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(_seen(scene), scene.words)


def _command_of(action: Action) -> Command | None:
    """The command of a decision with a name of its own."""
    kind, fields = decision_of(action)
    if kind is Kind.SHIP:
        return CONSUME if fields[3] else TRADE
    return commands.BANK if kind in _ENDS else _TASKS.get(kind)


def _outermost(offered: tuple[Action, Command | None]) -> int:
    """The order of buttons from the right: those with digits last, so that they read 1, 2."""
    return -PLACES.index(offered[1]) if offered[1] in PLACES else -len(PLACES)


def _ground(key: Key) -> Key:
    """The place under a die: dropping one die onto another means its place."""
    under = {Place.WORKER: Place.COLUMN, Place.WAITING: Place.STACK, Place.GOOD: Place.SQUARE}
    return Key(under[key.place], key.a) if key.place in under else key


def _hand(view: GalaxyView, seat: Seat) -> list[int]:
    """The numbers of the tiles that a seat has drawn."""
    return [tile for tile in range(TILES) if tile_reference(tile) in view.seats[seat].hand]


def _foot_on(surface: Surface) -> QRect:
    """The place of the buttons."""
    return placed(surface, own_bar(QSizeF(surface.viewport().size()), theme().scale))[-1]


def _heads_on(surface: Surface) -> tuple[QRect, ...]:
    """The places of the player cards; empty while the score sheet says who has what."""
    table = surface.tabletop
    if isinstance(table, GalaxyTable):
        return placed(surface, table.layout(QSizeF(surface.viewport().size())).heads)
    return (QRect(),) * SEATS


def _seen(scene: Scene) -> GalaxyView:
    view: GalaxyView = scene.position.view(scene.viewer)
    return view
