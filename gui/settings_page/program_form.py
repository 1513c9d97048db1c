"""The form in which a program is described: name, command, folder, games."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from superqt.utils import QFlowLayout

from engines.external import programs
from engines.external.programs import Program
from engines.external.protocol import Greeting
from engines.runtime.errors import ParlourError
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Card
from gui.kit.label import Label
from gui.settings_page.program_trial import TrialLine
from gui.style import Space, Token, TypeRole, scaled


class ProgramForm(Card):
    """Describes one program, and tries it; ``closed`` asks to close the form.

    Args:
        games: ids and names of the games there are.
        keep: keeps what is written; a ParlourError of it is shown.
        before: the program that is to be changed.
    """

    closed = Signal()

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        keep: Callable[[Program], None],
        before: Program | None = None,
    ) -> None:
        super().__init__()
        self._keeper = keep
        self._said = before.said if before is not None else None
        self.name = QLineEdit(before.name if before else "")
        self.name.setMaxLength(programs.MAX_NAME)
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
        for field in (self.command, self.folder):
            field.textEdited.connect(self._forget)

    def _fill(self, before: Program | None) -> None:
        title = self.tr("Add a bot") if before is None else self.tr("Edit the bot")
        self.body.addWidget(Label(title, TypeRole.SECTION))
        self._add_field(self.tr("Name"), self.tr("The name shown in Parlour."), self.name)
        self._add_field(
            self.tr("Command"),
            self.tr("The program and its arguments, as in a terminal."),
            self.command,
            self._choice_button(self.tr("Choose file"), self._choose_file),
        )
        self._add_field(
            self.tr("Folder"),
            self.tr("The folder it runs in."),
            self.folder,
            self._choice_button(self.tr("Choose folder"), self._choose_folder),
        )
        self.body.addWidget(Label(self.tr("Games it can play")))
        boxes = QFlowLayout()
        scaled(boxes.setHorizontalSpacing, Space.L)
        for box in self.games.values():
            boxes.addWidget(box)
        self.body.addLayout(boxes)
        self.body.addWidget(self.trial)
        self.body.addWidget(self.problem)
        self._add_buttons()

    def _add_buttons(self) -> None:
        self.keep = Button(self.tr("Save bot"), ButtonKind.PRIMARY)
        self.keep.clicked.connect(self._keep)
        self.test = Button(self.tr("Test"))
        self.test.clicked.connect(self._try)
        self.back = Button(self.tr("Back"))
        self.back.clicked.connect(self.closed)
        row = QHBoxLayout()
        scaled(row.setSpacing, Space.S)
        for button in (self.keep, self.test, self.back):
            row.addWidget(button)
        row.addStretch(1)
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
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label)
        row = QHBoxLayout()
        scaled(row.setSpacing, Space.XS)
        row.addWidget(field, 1)
        if button is not None:
            row.addWidget(button)
        texts.addLayout(row)
        self.body.addLayout(texts)

    def _choice_button(self, name: str, choose: Callable[[], None]) -> Button:
        button = IconButton("fa6s.folder-open", name, ButtonKind.NORMAL)
        button.clicked.connect(choose)
        return button

    # -- reading ------------------------------------------------------------------------------

    def program(self) -> Program:
        """What is written; raises OptionError where it makes no sense."""
        return programs.checked(
            Program(
                name=self.name.text().strip(),
                command=programs.command_from(self.command.text()),
                folder=self.folder.text().strip(),
                games=tuple(game for game, box in self.games.items() if box.isChecked()),
                said=self._said,
            )
        )

    def refuse(self, reason: str) -> None:
        """Say why the program cannot be kept."""
        self.problem.setText(reason)
        self.problem.setVisible(bool(reason))

    # -- doing --------------------------------------------------------------------------------

    def _keep(self) -> None:
        try:
            self.refuse("")
            self._keeper(self.program())
        except ParlourError as error:
            self.refuse(str(error))

    def _try(self) -> None:
        try:
            self.refuse("")
            command = programs.command_from(self.command.text())
            name = self.name.text().strip() or self.tr("The program")
            games = tuple(self.games)
            tried = Program(name, command, self.folder.text().strip(), games)
            self.trial.start(programs.checked(tried))
        except ParlourError as error:
            self.trial.refuse(str(error))

    def _greeted(self, said: Greeting) -> None:
        """Fill in what the program says of itself."""
        self._said = said
        if not self.name.text().strip():
            plain = "".join(c for c in said.name if c not in programs.NOT_IN_NAMES)
            self.name.setText(plain[: programs.MAX_NAME].strip())
        for game, box in self.games.items():
            box.setChecked(game in said.games)

    def _forget(self) -> None:
        """Another command may be another program."""
        self._said = None

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose the program"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.use_file)
        dialog.open()

    def use_file(self, file: str) -> None:
        """Write the command that runs a file, and run it in its own folder."""
        interpreter = ("python3",) if Path(file).suffix == ".py" and sys.platform != "win32" else ()
        self.command.setText(Program("", (*interpreter, file)).command_line)
        if not self.folder.text():
            self.folder.setText(str(Path(file).parent))
        self._forget()

    def _choose_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose a folder"), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()
