"""The board of Lange Strasse: six dice to pick from, the rack, the money, the slate."""

from collections.abc import Hashable, Mapping
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QRect, QSize, QSizeF

from engines.contract.analysis import Line
from engines.contract.messages import Message
from engines.games.lange_strasse.dice import Keep, Result, faces_of
from engines.games.lange_strasse.view import LangeStrasseView, keeps_of, paid
from engines.runtime.texts import number, tr
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.games.lange_strasse import wording
from gui.games.lange_strasse.coins import MOST_FLYING, coins_of, flight, place_of
from gui.games.lange_strasse.leather import DICE, LangeStrasseTable, Layout, coins_room, layout_of
from gui.games.lange_strasse.table import PLACES, Table, named, selection_of, table_of, toggled
from gui.kit import boxes
from gui.style import theme
from gui.style.motion import Motion, pace
from gui.style.tokens import Ink
from gui.table.board import Board, Choice, Scene, Step, rule_on
from gui.table.dice.floor import DiceGroup
from gui.table.dice.rolling import share_of
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieState, DieView, Pips
from gui.table.materials import Backdrop
from gui.table.offers import Selection
from gui.table.spots import Flight

_MOST_EDGE: Final = 184.0
_READING_FACTOR: Final = 3
"""How long a strich or a special set stays in view, in multiples of a bot's shortest action."""
_LEAST: Final = QSize(320, 120)


class LangeStrasseBoard(Board):
    """Click dice (or press 1 to 6) to pick them up; buttons keep them.

    What a hint keeps, or what is usually kept, is picked up already, except in exercises. Only dice
    that can go with those picked up are offered, and the points of the set are shown at once. The
    dice of the last roll stay, pale, until the next one. If there is little room, everything else
    gives way to the dice. Money that changes hands flies as coins from place to place.
    """

    reason = staticmethod(wording.reason)

    backdrop = Backdrop.OAK

    def __init__(self) -> None:
        super().__init__()
        self._table = Table()
        self._keeps: dict[Action, Keep] = {}
        self._proposed: Selection[int] | None = None
        """What the program has picked up: that isn't the person's wish yet."""
        self._advised: Keep | None = None
        self._rests = True
        self._told = wording.Announcement()
        self._money: tuple[int, ...] = ()
        self._tray = DiceTray(DICE, most=_MOST_EDGE)
        self._tray.setAccessibleName(tr("lange_strasse-strasse-board"))
        self._tray.pressed.connect(self._toggle)
        self.use_surface(self._tray)
        self.foot_room = self._foot
        self.seat_rooms = self._cards
        boxes.column(self._tray, of=self)

    def minimumSizeHint(self) -> QSize:
        """Dice and one line: everything else gives way."""
        return _LEAST * theme().scale

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._advised, self._money, self._rests = None, (), True
        self._table = table_of(scene, self._table)
        keeps = keeps_of(scene.position, scene.choices if self._table.rolled else ())
        self._keeps = {keep.action: keep for keep in keeps}
        self.selection = self._proposal(scene)
        self._proposed = self.selection if len({keep.faces for keep in keeps}) > 1 else None
        self._tell(scene)
        self.lay(scene)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._table = self._table.fitted(step.before.view(scene.viewer))
        kept = frozenset() if step.is_chance else self._kept_by(step)
        self._advised, self._rests = None, False
        self._keeps, self.selection = {}, Selection()
        if step.is_chance:
            self._roll(step, scene)
            return
        self._money = _held(step)
        self._table = self._table.keeping(kept)
        self._tell(scene)
        self.lay(scene)
        (keep,) = keeps_of(step.before, (step.action,))
        special = keep.result not in (Result.OPEN, Result.COMPLETE)
        reading_ms = (_READING_FACTOR if special else 1) * pace().bot_action_ms()
        self.then(partial(self._pay, step, scene, reading_ms))  # once the dice are on the rack
        self._tray.carry(())

    def preview(self, line: Line | None) -> None:
        self._advised = None
        if self.scene is None:
            return
        if line is not None and self._table.rolled:
            (self._advised,) = keeps_of(self.scene.position, line.actions[:1])
        self._tell(self.scene)
        proposal = self._proposal(self.scene)
        if self.selection is self._proposed != proposal:
            self._proposed = proposal
            self.select(proposal)
        else:
            self.lay(self.scene)

    @property
    def shows_scores(self) -> bool:  # type: ignore[override]
        return self._layout.slate is not None

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        return tuple(map(self._choice, self._options()))

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        if not isinstance(key, int) or carried is not None:
            return None
        if key not in self._table.rest and not scene.may_roll:
            return rule_on(scene, "kept")
        return rule_on(scene, "die", self._table.faces[key] or 0, len(self.selection.picked))

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(scene.position.view(scene.viewer), scene.words)

    # -- picking up ---------------------------------------------------------------------------

    def _proposal(self, scene: Scene) -> Selection[int]:
        """The dice to pick up as long as the person has not: those advised, or usually kept."""
        rules, state, usual = scene.position.game, scene.position.state, tuple[Action, ...]()
        if self._keeps and not scene.asks:
            advised = self._advised
            usual = rules.guide.usual(rules, state) if advised is None else (advised.action,)
        return selection_of(tuple(self._keeps.values()), self._table, usual)

    def _toggle(self, die: object) -> None:
        if isinstance(die, int):
            self.select(toggled(self.selection, die, self._table))

    def _options(self) -> list[Keep]:
        """What may be done with the dice picked up."""
        return [self._keeps[action] for action in named(self.selection)]

    def _kept_by(self, step: Step) -> frozenset[int]:
        """The dice that a keep takes: those picked up by hand, else the first that fit."""
        if step.action in named(self.selection):
            return self.selection.picked
        return self._table.places(faces_of(step.action))

    def _choice(self, keep: Keep) -> Choice:
        if keep.rolls:
            dice = " ".join(map(str, keep.faces))
            text = tr("lange_strasse-keep-roll", dice=dice, rolls=keep.rolls)
        else:
            told = "lange_strasse-stop-with" if keep.stop else "lange_strasse-keep-the-talheim"
            text = tr(told, points=number(keep.turn or 0))
        command = commands.ROLL if keep.rolls else commands.BANK
        picked = self.selection is not self._proposed
        return Choice(text, keep.action, command, confirms=picked)

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        rest = self._table.rest
        self._told = wording.Announcement()
        self.lay(Scene(step.before, scene.viewer, scene.words))
        self._table = self._table.after_roll(step.before.dice(step.action), typed=step.typed)
        self.then(partial(self._dice_lie, step, scene))
        self._tray.roll(self._views(), rest, share=share_of(step.before.owner, self.people()))

    def _dice_lie(self, step: Step, scene: Scene) -> None:
        """The dice have come to rest: announce them, move money, then continue."""
        self._money = _held(step)
        self._tell(scene)
        self.lay(scene)
        strich = step.after.turn < 0
        reading_ms = _READING_FACTOR * pace().bot_action_ms() if strich else pace().roll_ms()
        self._pay(step, scene, reading_ms)

    def _pay(self, step: Step, scene: Scene, reading_ms: int) -> None:
        """Move the step's money once the dice have landed, then continue."""
        if not self._money:
            self.settle_after(reading_ms)
            return

        def fly() -> None:
            self.then(land)
            self._tray.carry(self._coins(step))

        def land() -> None:
            self._money = ()
            self.lay(scene)
            self.settle_after(max(reading_ms, pace().bot_action_ms()))

        self._pause.wait(pace().ms(Motion.GLOW), fly)

    def _coins(self, step: Step) -> list[Flight]:
        places = self._layout.purses
        if not places:
            return []
        rooms = [coins_room(place, carded=self.card_height > 0) for place in places]
        before, after = step.before.view(), step.after.view()
        coins = ((debt, value) for debt in paid(before, after) for value in coins_of(debt.cents))
        stagger = pace().ms(Motion.GROUP_STAGGER)
        return [
            flight(
                place_of(rooms[debt.payer], before.money[debt.payer], value),
                place_of(rooms[debt.receiver], after.money[debt.receiver], value),
                value,
                place * stagger,
            )
            for place, (debt, value) in enumerate(islice(coins, MOST_FLYING))
        ]

    # -- drawing ------------------------------------------------------------------------------

    def lay(self, scene: Scene) -> None:
        """Show the dice, and how keeping those picked up or advised would change the turn."""
        ground = self._tray.shown.ground_look
        rack = [DiceGroup(group.places, group.label) for group in self._table.rack]
        self._tray.lay(
            self._views(),
            self._table.thrown,
            rack,
            around=self._around(scene),
            keyed=self._table.rest,
        )
        if ground != self._tray.shown.ground_look:  # money needs room beside the player cards
            self.rearranged.emit()

    def _around(self, scene: Scene) -> LangeStrasseTable:
        view: LangeStrasseView = scene.position.view(scene.viewer)
        options, people = self._options(), self.people()
        return LangeStrasseTable(
            view,
            tuple(scene.words.names),
            self._money,
            self._told.money,
            options[0] if options else None,
            advised=self._advised,
            asks=bool(self._keeps) and not options,
            event=(self._told.text, self._told.ink),
            ending="" if self._advised else wording.ending(view, scene.words),
            carded=self.card_height > 0,
            rests=self._rests,
            pressable=bool(people or self._keeps or scene.asks),
            faces=self.faces(),
            own=people[0] if len(people) == 1 else None,
        )

    @property
    def _layout(self) -> Layout:
        if self.scene is not None:
            return self._around(self.scene).layout(QSizeF(self.size()))
        return layout_of(self.width(), self.height(), theme().scale, carded=self.card_height > 0)

    def _cards(self) -> tuple[QRect, ...]:
        return tuple(card.toRect() for card in self._layout.cards)

    def _foot(self) -> QRect:
        foot = self._layout.foot
        return QRect() if foot is None else foot.toRect()

    def _tell(self, scene: Scene) -> None:
        """Say what just happened; while a hint is shown, its plan."""
        if self._advised is not None:
            self._told = wording.Announcement(wording.advice(self._advised), Ink.ADVICE)
            return
        trail = scene.trail
        self._told = wording.announcement(trail[-1]) if trail else wording.Announcement()

    def _views(self) -> tuple[DieView, ...]:
        advised = self._table.places(() if self._advised is None else self._advised.faces)
        groups = self._table.groups
        notes = {group.places[len(group.places) // 2]: group.label for group in groups}
        return tuple(self._die(place, notes, advised=place in advised) for place in PLACES)

    def _die(self, place: int, notes: Mapping[int, str], *, advised: bool) -> DieView:
        face = self._table.faces[place]
        on_table, past = place in self._table.rest, place in self._table.past
        state = DieState.READY
        if place in self.selection.picked:
            state = DieState.KEPT
        elif place in self.selection.active:
            state = DieState.AVAILABLE
        name = wording.die_name(place, face, self._role(state, on_table=on_table))
        return DieView(
            face=Pips(face) if face else None,
            state=state,
            advice=tr("lange_strasse-keep") if advised else None,
            typed=self._table.typed and on_table and face is not None and not past,
            past=past,
            note=notes.get(place, "") if on_table else "",
            name=name,
            tip=name,
        )

    def _role(self, state: DieState, *, on_table: bool) -> str:
        """What can be done with a die, for screen readers."""
        if not on_table:
            return tr("lange_strasse-kept")
        if state is DieState.KEPT:
            return tr("lange_strasse-picked-up")
        if state is DieState.AVAILABLE:
            return tr("lange_strasse-can-be-kept")
        return tr("lange_strasse-cannot-be-kept") if self._keeps else ""


def _held(step: Step) -> tuple[int, ...]:
    """Money at the seats while some is in flight; empty if none is."""
    before: LangeStrasseView = step.before.view()
    after: LangeStrasseView = step.after.view()
    if before.money == after.money:
        return ()
    return tuple(map(min, before.money, after.money))
