"""The section of the settings where external bots are added, tested, and removed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from engines.contract.messages import Words
from engines.contract.registry import games
from engines.external import programs
from engines.external.programs import Program
from engines.external.protocol import Greeting, ProgramsDamaged
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app.bots import PROGRAM_ICON
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.label import ElidedLabel, Label, Picture
from gui.kit.notice import NoticeAction, NoticeArea, NoticeKind
from gui.settings_page.program_form import ProgramForm
from gui.settings_page.program_trial import TrialLine, said_text
from gui.style import Size, Space, Token, TypeRole


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
            Label(tr("settings-external-bots"), TypeRole.SECTION),
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
        for program in found:
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
        before: list[Program] = []

        def remove() -> None:
            before.extend(programs.remove(program.name))

        if self._do(remove):
            text = tr("settings-has-been-removed", name=program.name)
            undo = NoticeAction(tr("settings-undo"), partial(self._bring_back, program, before))
            self._notices.add(NoticeKind.INFO, text, [undo], key="programs")

    def _bring_back(self, program: Program, before: list[Program]) -> None:
        """Put a removed program back in its place in the current list."""

        def bring_back() -> None:
            now = {each.name: each for each in programs.read()}
            order = [each for each in before if each.name in now or each == program]
            known = {each.name for each in order}
            more = [each for name, each in now.items() if name not in known]
            programs.write([*(now.get(each.name, each) for each in order), *more])

        self._do(bring_back)

    def _do(self, change: Callable[[], None]) -> bool:
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
            self.form.trial.run.abandon()
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
            Picture(PROGRAM_ICON, Token.TEXT2, Size.ICON), (texts, 1), gap=Space.S
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
        self.trial.run.abandon()
        self.hide()
        self.deleteLater()

    def _button(self, text: str, name: str) -> Button:
        button = Button(text, compact=True)
        button.setAccessibleName(name)
        self._row.addWidget(button)
        return button

    def _show_said(self, said: Greeting | None) -> None:
        self._about.setText(tr("settings-not-tested-yet") if said is None else said_text(said))
