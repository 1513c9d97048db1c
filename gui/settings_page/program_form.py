"""The form in which a program is described: name, command, folder, games."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget
from superqt.utils import QFlowLayout

from engines.external import programs
from engines.external.programs import Program
from engines.external.protocol import Greeting
from engines.runtime.texts import tr
from gui.app.errors import telling
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Card
from gui.kit.fields import NameField
from gui.kit.label import Label
from gui.settings_page.program_trial import TrialLine
from gui.style import Space, Token, TypeRole, scaled


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
