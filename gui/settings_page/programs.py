"""The section of the settings where external bots are added, tested, and removed."""

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget
from superqt.utils import QFlowLayout

from engines.contract.messages import Words
from engines.contract.registry import games
from engines.external import programs
from engines.external.bot import greeting_of
from engines.external.process import START_S
from engines.external.programs import Program
from engines.external.protocol import Greeting, ProgramsDamaged
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app.bots import PROGRAM_ICON
from gui.app.errors import telling
from gui.app.run import Run
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Card
from gui.kit.fields import NameField
from gui.kit.label import ElidedLabel, Label, Picture
from gui.kit.notice import NoticeAction, NoticeArea, NoticeKind, announce
from gui.kit.progress import ProgressLine
from gui.style import Size, Space, Token, TypeRole, icon, scaled

_LOOK_MS: Final = 100


class ProgramsSection(QWidget):
    """The list of programs, or the form of one of them."""

    def __init__(self, words: Words, notices: NoticeArea) -> None:
        super().__init__()
        self._words = words
        self._notices = notices
        self.cards: list[ProgramCard] = []
        self.form: ProgramForm | None = None
        about = tr("settings-bots-written-others-run")
        self._column = boxes.column(
            Label(tr("settings-programs"), TypeRole.SECTION),
            Label(about, TypeRole.SECONDARY, Token.TEXT2, wrap=True),
            of=self,
            gap=Space.M,
        )
        self._list = boxes.column(gap=Space.S)
        self._column.addLayout(self._list)
        self._ends = QWidget()
        self.add_button = Button(tr("settings-add-a-bot"))
        self.add_button.clicked.connect(partial(self.open_form, None))
        self.help_button = Button(tr("settings-how-write-bot"), ButtonKind.QUIET)
        boxes.row(self.add_button, self.help_button, 1, of=self._ends)
        self._column.addWidget(self._ends)
        self.refresh()

    # -- the list -----------------------------------------------------------------------------

    def refresh(self) -> None:
        for card in self.cards:
            card.leave()
        self.cards = []
        try:
            found = programs.read()
        except ParlourError as error:
            found = ()
            # The damaged list stays next to the new one under another name.
            begin = partial(self._do, partial(programs.write, ()))
            anew = NoticeAction(tr("settings-start-a-new-list"), begin)
            actions = [anew] if isinstance(error, ProgramsDamaged) else []
            self._notices.add(NoticeKind.WARNING, str(error), actions, key="programs")
        for program in sorted(found, key=lambda each: each.name.casefold()):
            card = ProgramCard(program, self._games_text(program))
            card.change.clicked.connect(partial(self.open_form, program))
            card.remove.clicked.connect(partial(self._remove, program))
            card.trial.greeted.connect(partial(self._remember, program))
            self.cards.append(card)
            self._list.addWidget(card)
            card.show()

    def _games_text(self, program: Program) -> str:
        known = games()
        return ", ".join(game_name(self._words, game) for game in program.games if game in known)

    def _remember(self, program: Program, said: Greeting) -> None:
        try:
            programs.remember(program.name, said)
        except ParlourError as error:
            self._notices.add(NoticeKind.ERROR, str(error), key="programs")

    def _remove(self, program: Program) -> None:
        if self._do(partial(programs.remove, program.name)):
            text = tr("settings-has-been-removed", name=program.name)
            bring_back = partial(self._do, partial(programs.add, program))
            undo = NoticeAction(tr("settings-undo"), bring_back)
            self._notices.add(NoticeKind.INFO, text, [undo], key="programs")

    def _do(self, change: Callable[[], object]) -> bool:
        """Change the list and show it; False, with a notice, if that is not possible."""
        try:
            change()
        except ParlourError as error:
            self._notices.add(NoticeKind.ERROR, str(error), key="programs")
            return False
        self.refresh()
        return True

    # -- the form -----------------------------------------------------------------------------

    def open_form(self, program: Program | None) -> None:
        """Show the form of a program, or an empty one."""
        self.close_form()
        known = [(game, game_name(self._words, game)) for game in games()]
        self.form = ProgramForm(known, partial(self._keep, program), program)
        self.form.back.clicked.connect(self.close_form)
        self._show_list(False)
        self._column.addWidget(self.form)
        self.form.show()
        self.form.name.setFocus()

    def close_form(self) -> None:
        """Show the list again."""
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
            self.form = None
            self._show_list(True)
            self.add_button.setFocus()

    def _show_list(self, on: bool) -> None:
        self._ends.setVisible(on)
        for card in self.cards:
            card.setVisible(on)

    def _keep(self, before: Program | None, program: Program) -> None:
        """Keep what was written; raises ParlourError, which the form shows."""
        if before is None:
            programs.add(program)
        else:
            programs.change(before.name, program)
        self.close_form()
        self.refresh()


class ProgramCard(Card):
    """One program: what it is, and what can be done with it."""

    def __init__(self, program: Program, games_text: str) -> None:
        super().__init__()
        self.program = program
        self._about = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._show_said(program.said)
        self.trial = TrialLine()
        self.trial.greeted.connect(self._show_said)
        texts = boxes.column(Label(program.name), self._about, gap=0)
        for line in (games_text, program.command_line):
            texts.addWidget(ElidedLabel(line, TypeRole.SECONDARY, Token.TEXT2))
        self._row = boxes.row(
            Picture(icon(PROGRAM_ICON, Token.TEXT2), Size.ICON), (texts, 1), gap=Space.S
        )
        self.test = self._button(tr("settings-test"), tr("settings-test-name", name=program.name))
        self.test.clicked.connect(lambda: self.trial.start(program))
        self.change = self._button(tr("settings-edit"), tr("settings-edit-name", name=program.name))
        self.remove = self._button(
            tr("settings-remove"), tr("settings-remove-name", name=program.name)
        )
        self.body.addLayout(self._row)
        self.body.addWidget(self.trial)

    def leave(self) -> None:
        """Go away for good."""
        self.hide()
        self.deleteLater()

    def _button(self, text: str, name: str) -> Button:
        button = Button(text, compact=True)
        button.setAccessibleName(name)
        self._row.addWidget(button)
        return button

    def _show_said(self, said: Greeting | None) -> None:
        self._about.setText(tr("settings-not-tested-yet") if said is None else said_text(said))


class ProgramForm(Card):
    """Describes one program, and tries it.

    Args:
        games: ids and names of the games there are.
        keep: keeps what is filled in; if it raises a ParlourError, the form shows that.
        before: the program to change.
    """

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        keep: Callable[[Program], None],
        before: Program | None = None,
    ) -> None:
        super().__init__()
        self._keeper = keep
        self._said = before.said if before is not None else None
        self.name = NameField(before.name if before else "")
        self.command = QLineEdit(before.command_line if before else "")
        self.command.setPlaceholderText("python3 my_bot.py")
        self.folder = QLineEdit(before.folder if before else "")
        self.folder.setPlaceholderText(str(Path.home()))
        self.games: dict[str, QCheckBox] = {}
        for game, title in games:
            self.games[game] = QCheckBox(title)
            self.games[game].setChecked(before is None or game in before.games)
        self.trial = TrialLine()
        self.trial.greeted.connect(self._greeted)
        self.problem = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self.problem.hide()
        self._fill(before)
        for field in (self.name, self.command, self.folder):
            field.returnPressed.connect(self._keep)
        for field in (self.command, self.folder):
            field.textEdited.connect(self._forget)

    def _fill(self, before: Program | None) -> None:
        mode = QFileDialog.FileMode
        title = tr("settings-add-a-bot") if before is None else tr("settings-edit-the-bot")
        self.body.addWidget(Label(title, TypeRole.SECTION))
        self._add_field(tr("settings-name"), tr("settings-name-shown-parlour"), self.name)
        self._add_field(
            tr("settings-command"),
            tr("settings-program-arguments-terminal"),
            self.command,
            self._choice_button(tr("settings-choose-file"), mode.ExistingFile, self.use_file),
        )
        self._add_field(
            tr("settings-folder"),
            tr("settings-folder-runs"),
            self.folder,
            self._choice_button(tr("settings-choose-folder"), mode.Directory, self.folder.setText),
        )
        self.body.addWidget(Label(tr("settings-games-it-can-play")))
        boxes = QFlowLayout()
        scaled(boxes.setHorizontalSpacing, Space.L)
        for box in self.games.values():
            boxes.addWidget(box)
        self.body.addLayout(boxes)
        self.body.addWidget(self.trial)
        self.body.addWidget(self.problem)
        self._add_buttons()

    def _add_buttons(self) -> None:
        self.keep = Button(tr("settings-save-bot"), ButtonKind.PRIMARY)
        self.keep.clicked.connect(self._keep)
        self.test = Button(tr("settings-test"))
        self.test.clicked.connect(self._try)
        self.back = Button(tr("settings-back"))
        row = boxes.row(self.keep, self.test, self.back, 1, gap=Space.S)
        self.body.addLayout(row)

    def _add_field(
        self, name: str, help_: str, field: QLineEdit, button: QWidget | None = None
    ) -> None:
        """A field below its name, as wide as the form."""
        label = Label(name)
        label.setBuddy(field)
        field.setAccessibleName(name)
        field.setAccessibleDescription(help_)
        field.setToolTip(help_)
        texts = boxes.column(label, gap=0)
        row = boxes.row((field, 1), gap=Space.XS)
        if button is not None:
            row.addWidget(button)
        texts.addLayout(row)
        self.body.addLayout(texts)

    def _choice_button(
        self, name: str, mode: QFileDialog.FileMode, use: Callable[[str], None]
    ) -> Button:
        """A button that chooses a file or a folder in a dialog."""

        def choose() -> None:
            dialog = QFileDialog(self, name, self.folder.text() or str(Path.home()))
            dialog.setFileMode(mode)
            dialog.fileSelected.connect(use)
            dialog.open()

        button = IconButton("fa6s.folder-open", name, ButtonKind.NORMAL)
        button.clicked.connect(choose)
        return button

    # -- reading ------------------------------------------------------------------------------

    def program(self) -> Program:
        """The program as filled in; raises OptionError where it makes no sense."""
        return programs.checked(
            Program(
                name=self.name.text().strip(),
                command=programs.command_from(self.command.text()),
                folder=self.folder.text().strip(),
                games=tuple(game for game, box in self.games.items() if box.isChecked()),
                said=self._said,
            )
        )

    # -- doing --------------------------------------------------------------------------------

    def _keep(self) -> None:
        with telling(self.problem.tell):
            self.problem.tell("")
            self._keeper(self.program())

    def _try(self) -> None:
        with telling(self.trial.refuse):
            self.problem.tell("")
            command = programs.command_from(self.command.text())
            name = self.name.text().strip() or tr("settings-the-program")
            games = tuple(self.games)
            tried = Program(name, command, self.folder.text().strip(), games)
            self.trial.start(programs.checked(tried))

    def _greeted(self, said: Greeting) -> None:
        """Fill in what the program says about itself."""
        self._said = said
        if not self.name.text().strip():
            plain = "".join(c for c in said.name if c not in programs.NOT_IN_NAMES)
            self.name.setText(plain[: programs.MAX_NAME].strip())
        for game, box in self.games.items():
            box.setChecked(game in said.games)

    def _forget(self) -> None:
        """Forget what the program said: another command may start another program."""
        self._said = None

    def use_file(self, file: str) -> None:
        """Fill in the command that runs a file, and its folder if none is filled in."""
        interpreter = ("python3",) if Path(file).suffix == ".py" and sys.platform != "win32" else ()
        self.command.setText(Program("", (*interpreter, file)).command_line)
        if not self.folder.text():
            self.folder.setText(str(Path(file).parent))
        self._forget()


class TrialLine(QWidget):
    """Progress and *Cancel* while a program is tried, then its answer or why there is none.

    Takes no room before the first trial. ``greeted`` carries what a program says about itself.
    """

    greeted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.run = Run(self)
        self.run.ended.connect(self._answered)
        self.run.failed.connect(self.refuse)
        self._begun = 0.0
        self._text = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._progress = ProgressLine()
        self._cancel = Button(tr("settings-cancel-test"), compact=True)
        self._cancel.clicked.connect(self.run.stop)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._show_time)
        column = boxes.column(self._text, self._progress)
        boxes.row((column, 1), self._cancel, of=self, gap=Space.M)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def start(self, program: Program) -> None:
        """Try a program; one at a time."""
        if self.run.running:
            return
        self._begun = time.monotonic()
        self._tell(tr("settings-started-waiting-greeting"), Token.TEXT2)
        self._progress.set_progress(0.0)
        self._show_running(True)
        self.show()
        self.run.start(lambda monitor, _tell: greeting_of(program, monitor))

    def refuse(self, reason: str) -> None:
        """Show why the program can't be tried, or why it gave no answer."""
        self._show_running(False)
        self._tell(reason, Token.BAD)
        self.show()

    def _show_time(self) -> None:
        """Show how much of the program's time to say hello has passed."""
        self._progress.set_progress((time.monotonic() - self._begun) / START_S)

    def _answered(self, said: Greeting) -> None:
        self._show_running(False)
        self._tell(tr("settings-it-answered", said=said_text(said)), Token.GOOD)
        self.greeted.emit(said)

    def _show_running(self, on: bool) -> None:
        self._progress.setVisible(on)
        self._cancel.setVisible(on)
        self._timer.start() if on else self._timer.stop()

    def _tell(self, text: str, token: Token) -> None:
        self._text.setText(text)
        self._text.set_token(token)
        if self.isVisible():
            announce(self, text)


def said_text(said: Greeting) -> str:
    """What a program says about itself: "Walker 2.1, Ada"."""
    return f"{said.title}, {said.author}" if said.author else said.title
