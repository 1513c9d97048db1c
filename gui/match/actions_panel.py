"""What can be done now: buttons, fields for typed dice, a bot that failed, the result."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.analysis import Line
from engines.contract.position import notation
from engines.contract.rules import DiceRoll
from engines.match.advice.tutor import Teaching
from engines.match.controller import control
from engines.match.events import BotFailed, Waiting
from engines.match.history import Scope
from engines.runtime.texts import again, tr
from engines.runtime.types import Action, Seat
from gui.app import event_loop
from gui.app.errors import telling
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import CardTone
from gui.kit.notice import announce
from gui.match.tray import ActionRow, TrayButton, TrayCard, take_room
from gui.match.view import MatchView
from gui.style import Space, scaled
from gui.table.board import Choice
from gui.table.dice.entry import DiceEntry, EntryFace
from gui.table.dice.view import face_of, face_word
from gui.table.stage import Stage

_LETTERS: Final = {"knight": "N"}
"""Keys for faces that would share one."""


class Acting(QObject):
    """Carries out what people do in a match; ``asking``: the tutor checks an action first."""

    asking = Signal()

    def __init__(self, match_view: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._match_view = match_view
        self._match = match_view.match

    # -- for the person whose turn it is ------------------------------------------------------

    def act(self, action: Action, rest: Sequence[Action] = ()) -> None:
        """Play an action and the rest of its gesture, unless the tutor warns against it."""
        seat = self._match.pending.seat
        if self._match_view.tutor.level is Teaching.OFF:
            self._match_view.attempt(partial(self._match.act, action))
            self._go_on(seat, rest, follows=True)
        else:
            self.asking.emit()
            event_loop.spawn(self._propose(seat, action, rest), "ask the tutor")

    async def _propose(self, seat: Seat | None, action: Action, rest: Sequence[Action]) -> None:
        with telling(self._match_view.failed.emit):
            if await self._match_view.tutor.propose(action):
                self._go_on(seat, rest, follows=True)

    def play_line(self, line: Line) -> None:
        """Play a plan of the adviser, as long as the decisions belong to the same person."""
        if self._match_view.person_decides:
            self._go_on(self._match.pending.seat, line.actions, follows=False)

    def _go_on(self, seat: Seat | None, actions: Sequence[Action], *, follows: bool) -> None:
        """Play decisions in order, as long as they are legal and belong to the same person."""
        match, own = self._match, (Waiting.PERSON, Waiting.AUTOMATIC)
        for action in actions:
            legal = match.pending.waiting in own and action in match.position.legal()
            if match.pending.seat != seat or not legal:
                return
            self._match_view.attempt(partial(match.act, action, follows=follows))

    def typed(self) -> dict[str, Action]:
        """The moves as they appear on buttons, in the language of the window."""
        if not self._match_view.person_decides:
            return {}
        position, words = self._match.position, self._match_view.words
        return {words.say(notation(position, action)): action for action in position.legal()}

    def play_text(self, text: str) -> None:
        """Play a typed roll, or a move as shown or in English; raises ParlourError."""
        if self._match_view.person_decides:
            read = {said.casefold(): action for said, action in self.typed().items()}
            action = read.get(" ".join(text.split()).casefold())
            self.act(self._match.position.parse_action(text) if action is None else action)
        else:
            self._match.play(text)

    def roll(self) -> None:
        self._match_view.attempt(self._match.roll)

    def resign(self) -> None:
        seat = control.may_resign(self._match)
        if seat is not None:
            control.resign(self._match, seat)

    # -- for anyone --------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        if self._match.pending.waiting is not Waiting.OVER:
            (self._match.resume if self._match.paused else self._match.pause)()

    def undo(self, scope: Scope) -> None:
        """Undo to where a person last had a choice."""
        control.undo(self._match, scope)

    def redo(self, scope: Scope) -> None:
        control.redo(self._match, scope)


class ActionsPanel(QWidget):
    """Shows exactly one of: a row of actions, the dice entry, a card.

    ``replace_asked(seat)``: someone else should take the seat of a bot that failed.
    """

    replace_asked = Signal(int)

    def __init__(self, match_view: MatchView, acting: Acting) -> None:
        super().__init__()
        self._match_view = match_view
        self._acting = acting
        self._focused = False
        self.row = ActionRow()
        self.entry: RollEntry | None = None
        self.card: TrayCard | None = None
        self._column = boxes.column(1, self.row, 1, of=self, gap=Space.S)
        take_room(self)
        self.setAccessibleName(tr("match-actions"))

    @property
    def primary(self) -> Button | None:
        if self.card is not None:
            return self.card.buttons[0] if self.card.buttons else None
        if self.entry is not None:
            return self.entry.take
        return self.row.primary

    @property
    def first(self) -> Button | None:
        """The primary button, or else the first one."""
        return self.primary or next(iter(self.row.buttons), None)

    def preview(self, line: Line | None) -> None:
        """Ring the button that begins one of the adviser's plans."""
        self.row.advise("" if line is None else _name_of(line.actions[0]))

    # -- what is shown ------------------------------------------------------------------------

    def show_state(self, stage: Stage) -> None:
        """Follow what the match waits for; offer what the board of the stage does not draw."""
        match, choices = self._match_view.match, stage.choices
        drawn = stage.board.draws_buttons
        self._drop_card()
        match match.pending.waiting:
            case Waiting.PERSON:
                neutral = stage.neutral
                buttons = [self._choice_button(each, each == neutral) for each in choices]
                self.row.show_row(() if drawn else buttons)
            case Waiting.ROLL:
                self.row.show_row(() if drawn else [self._roll_button()])
            case Waiting.DICE:
                attempt = self._match_view.attempt
                self._show_entry(lambda faces: attempt(partial(match.type_dice, faces)))
            case Waiting.FAILED if match.pending.failed is not None:
                self._show_failure(match.pending.failed)
            case _:
                self.row.show_row()

    def choose_roll(self, chosen: Callable[[Sequence[int]], object]) -> "RollEntry":
        """Let the person choose the result of the roll that is due: ``chosen(faces)``."""
        self.show_nothing()
        return self._show_entry(chosen)

    def show_card(self, card: TrayCard) -> None:
        """Show a card until the state changes; a screen reader speaks errors."""
        self.show_nothing()
        if card.tone is CardTone.BAD:
            text = f"{card.accessibleName()} {card.accessibleDescription()}"
            announce(self, text, assertive=True)
        self.row.hide()
        self.card = card
        self._column.insertWidget(1, card)

    @contextmanager
    def focus_kept(self, board: QWidget | None) -> Iterator[None]:
        """Keep the keyboard focus in the panel while its buttons change.

        Without a button, the focus waits on the board.
        """
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._focused = True
        elif focus is not board:
            self._focused = False
        yield
        if not self._focused or self.entry is not None:
            return
        first = self.first
        if first is not None and first.isEnabled():
            first.show()
            first.setFocus()
        elif board is not None:
            board.setFocus()

    def show_nothing(self) -> None:
        """Offer nothing, while something moves."""
        self._drop_card()
        self.row.show_row()

    def _drop_card(self) -> None:
        """Show the row of actions alone."""
        for widget in (self.card, self.entry):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.card = self.entry = None

    def _key(self, command: Command | None) -> str:
        return "" if command is None else self._match_view.context.keys.text(command)

    def _choice_button(self, choice: Choice, primary: bool) -> TrayButton:
        run = partial(self._acting.act, choice.action, choice.rest)
        name = _name_of(choice.action)
        return TrayButton(choice.text, run, self._key(choice.command), name, primary)

    def _roll_button(self) -> TrayButton:
        roll = self._match_view.match.position.roll()
        dice = 0 if roll is None else roll.count + roll.rest
        text = tr("match-roll-dice", dice=dice)
        return TrayButton(text, self._acting.roll, self._key(commands.ROLL), "roll", True)

    # -- typed dice ---------------------------------------------------------------------------

    def _show_entry(self, taken: Callable[[Sequence[int]], object]) -> "RollEntry":
        roll = self._match_view.match.position.roll()
        assert roll is not None
        self.row.hide()
        self.entry = entry = RollEntry(roll)
        entry.taken.connect(taken)
        self._column.insertWidget(1, entry)
        entry.show()
        entry.setFocus()
        return entry

    # -- a bot that failed --------------------------------------------------------------------

    def _show_failure(self, failed: BotFailed) -> None:
        match = self._match_view.match
        name = match.seats[failed.seat].name
        lines = (again(str(failed.error)), tr("match-match-safe-choose-how"))
        details = f"{failed.error}\n\n{failed.details}"
        retry, play = partial(control.retry, match), partial(control.play_for, match)
        attempt, replace = self._match_view.attempt, partial(self.replace_asked.emit, failed.seat)
        copy = partial(QApplication.clipboard().setText, details)
        buttons = (
            TrayButton(tr("match-try-again"), partial(attempt, retry), name="retry"),
            TrayButton(tr("match-choose-another"), replace, name="replace"),
            TrayButton(tr("match-move-for-this-bot"), partial(attempt, play), name="play-for"),
            TrayButton(tr("match-copy-details"), copy, name="copy-details"),
        )
        title = tr("match-stopped-with-an-error", name=name)
        self.show_card(TrayCard(title, lines, buttons, CardTone.BAD))


class RollEntry(DiceEntry):
    """Fields for a roll, and a button that takes it: ``taken(faces)``."""

    taken = Signal(object)

    def __init__(self, roll: DiceRoll) -> None:
        super().__init__(roll.count, _entry_faces(roll))
        self.take = Button(tr("match-use-this-roll"), ButtonKind.PRIMARY)
        self.take.setObjectName("take-roll")
        self.take.clicked.connect(self._take_roll)
        self.changed.connect(self._block)
        self.submitted.connect(self._take_roll)
        self.add_action(self.take)
        scaled(self.setContentsMargins, Space.M, Space.M, Space.M, 0)  # below is a message
        self._block()

    def _block(self) -> None:
        self.take.set_blocked("" if self.complete else tr("match-enter-all-dice-first"))

    def _take_roll(self) -> None:
        if self.complete:
            self.taken.emit(tuple(place + 1 for place in self.places if place is not None))


def _name_of(action: Action) -> str:
    return f"choice-{action}"


def _entry_faces(roll: DiceRoll) -> tuple[EntryFace, ...]:
    """The faces that can be typed for a roll."""
    return tuple(
        EntryFace(
            _LETTERS.get(name.lower(), name[:1].upper()),
            face_of(roll, number),
            face_word(roll.kind, name),
        )
        for number, name in enumerate(roll.faces, start=1)
    )
