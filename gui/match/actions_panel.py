"""What can be done now: buttons, fields for typed dice, a bot that failed, the result."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.analysis import Line
from engines.contract.rules import DiceRoll
from engines.match.controller import control
from engines.match.events import BotFailed, Waiting
from engines.runtime.texts import again, tr
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import CardTone
from gui.kit.notice import announce
from gui.match.acting import Acting
from gui.match.tray import ActionRow, TrayButton, TrayCard, take_room
from gui.match.view import MatchView
from gui.style import Space
from gui.table.board import Choice
from gui.table.dice.entry import DiceEntry, EntryFace
from gui.table.dice.view import face_of, face_word
from gui.table.stage import Stage

_LETTERS: Final = {"knight": "N"}
"""Keys for faces that would share one."""


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
