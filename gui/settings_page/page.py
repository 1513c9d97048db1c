"""The settings page: sections at the left, rows at the right; every change acts at once."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from engines.core import places
from engines.session.table import Automatic, DiceSource
from engines.session.tutor import Teaching
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import SettingsSection, ShowPage
from gui.app.setting_rows import ChoiceBox, Row, Section, Switch, TextField
from gui.app.sound_rows import sound_rows
from gui.app.teaching import teaching_name
from gui.app.translation import language_name, languages
from gui.kit.button import Button
from gui.kit.columns import ScrollColumn
from gui.kit.notice import NoticeKind
from gui.kit.row_delegate import RowDelegate
from gui.kit.transport import speed_name
from gui.settings_page.keys_editor import KeysEditor
from gui.style import SCALES, Size, Space, theme
from gui.style.motion import SPEEDS

_NAVIGATION_WIDTH = 184
_ROWS_WIDTH = 720
_SECTIONS = tuple(SettingsSection)


class SettingsPage(Page):
    """Appearance, motion and sound, play, programs, keys, files."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sections = QListWidget()
        self._sections.setAccessibleName(self.tr("Sections"))
        self._sections.setItemDelegate(RowDelegate(self._sections))
        self._stack = QStackedWidget()
        self._made: dict[SettingsSection, QWidget] = {}
        self._makers: dict[SettingsSection, Callable[[], QWidget]] = {
            SettingsSection.APPEARANCE: self._appearance,
            SettingsSection.MOTION: self._motion,
            SettingsSection.PLAY: self._play,
            SettingsSection.PROGRAMS: self._programs,
            SettingsSection.KEYS: lambda: KeysEditor(context.keys),
            SettingsSection.FILES: self._files,
        }
        titles = {
            SettingsSection.APPEARANCE: self.tr("Appearance"),
            SettingsSection.MOTION: self.tr("Motion and sound"),
            SettingsSection.PLAY: self.tr("Play"),
            SettingsSection.PROGRAMS: self.tr("Programs"),
            SettingsSection.KEYS: self.tr("Keys"),
            SettingsSection.FILES: self.tr("Files"),
        }
        for section in _SECTIONS:
            self._add(titles[section])
        self._sections.currentRowChanged.connect(self._show_row)
        self._sections.setCurrentRow(0)
        self._row = QHBoxLayout()
        self._row.addWidget(self._sections)
        self._row.addWidget(self._stack, 1)
        self.body.addLayout(self._row)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._row.setSpacing(t.px(Space.XL))
        self._sections.setFixedWidth(t.px(_NAVIGATION_WIDTH))
        for row in range(self._sections.count()):
            self._sections.item(row).setSizeHint(QSize(0, t.px(Size.CONTROL)))

    def opened(self) -> None:
        self._sections.setFocus()
        problem = self.context.settings.problem()
        if problem:
            self.notices.add(NoticeKind.WARNING, problem, key="settings")

    @property
    def section(self) -> SettingsSection:
        """The section that is shown."""
        return _SECTIONS[self._sections.currentRow()]

    def show_section(self, section: SettingsSection) -> None:
        """Show a section."""
        self._sections.setCurrentRow(_SECTIONS.index(section))

    def _show_row(self, row: int) -> None:
        """Show the section in a row of the list; it is made when it is first wanted."""
        section = _SECTIONS[row]
        if section not in self._made:
            self._made[section] = self._makers[section]()
            self._stack.addWidget(self._made[section])
        self._stack.setCurrentWidget(self._made[section])

    def _add(self, title: str) -> None:
        item = QListWidgetItem(title)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        item.setTextAlignment(left)
        self._sections.addItem(item)

    def _rows(self, *sections: Section) -> ScrollColumn:
        column = ScrollColumn(_ROWS_WIDTH)
        for section in sections:
            column.body.addWidget(section)
        column.body.addStretch(1)
        return column

    def _choice(self, key: keys.Key[str], *choices: tuple[str, str]) -> ChoiceBox[str]:
        return ChoiceBox(self.context.settings, key, choices)

    # -- sections -----------------------------------------------------------------------------

    def _appearance(self) -> QWidget:
        settings = self.context.settings
        section = Section(self.tr("Appearance"))
        if len(languages()) > 1:
            known = [(code, language_name(code)) for code in languages()]
            system = [("", self.tr("As the system"))]
            section.add(
                Row(
                    self.tr("Language"),
                    self.tr("Takes effect the next time Parlour starts."),
                    ChoiceBox(settings, keys.LANGUAGE, system + known),
                )
            )
        theme_choice = self._choice(
            keys.SCHEME,
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        )
        section.add(Row(self.tr("Theme"), "", theme_choice))
        scales = [(scale, f"{scale}\u202f%") for scale in SCALES]
        section.add(
            Row(
                self.tr("Size"),
                self.tr("Of text, controls, dice and boards."),
                ChoiceBox(settings, keys.SCALE, scales),
            )
        )
        contrast = self._choice(
            keys.CONTRAST,
            (keys.SYSTEM, self.tr("As the system")),
            (keys.ON, self.tr("High contrast")),
            (keys.OFF, self.tr("Normal")),
        )
        section.add(Row(self.tr("Contrast"), self.tr("High: plain black and white."), contrast))
        return self._rows(section)

    def _motion(self) -> QWidget:
        settings = self.context.settings
        motion = Section(self.tr("Motion"))
        speeds = [(speed, speed_name(speed)) for speed in SPEEDS]
        motion.add(
            Row(
                self.tr("Speed of the table"),
                self.tr("Of dice, pieces and bots. ∞ shows results at once."),
                ChoiceBox(settings, keys.SPEED, speeds),
            )
        )
        motion.add(
            Row(
                self.tr("Reduced motion"),
                self.tr("Turns off animations."),
                Switch(settings, keys.REDUCED_MOTION),
                stretch=False,
            )
        )
        return self._rows(motion, self._sound())

    def _sound(self) -> Section:
        section = Section(self.tr("Sound"))
        for row in sound_rows(self.context.settings):
            section.add(row)
        return section

    def _play(self) -> QWidget:
        settings = self.context.settings
        person = Section(self.tr("You"))
        person.add(
            Row(
                self.tr("Your name"),
                self.tr("Offered for your seat in new matches."),
                TextField(settings, keys.PLAYER_NAME, self.tr("Player")),
            )
        )
        return self._rows(person, self._dice(), self._teaching())

    def _dice(self) -> Section:
        section = Section(self.tr("Dice and automatic actions"))
        section.add(
            Row(
                self.tr("Dice"),
                self.tr("For new matches."),
                self._choice(
                    keys.DICE,
                    (DiceSource.PROGRAM.value, self.tr("The program rolls")),
                    (DiceSource.TYPED.value, self.tr("I type what real dice show")),
                ),
            )
        )
        section.add(
            Row(
                self.tr("Roll for me"),
                self.tr("Your dice, when a roll is due."),
                self._choice(
                    keys.AUTO_ROLLS,
                    (Automatic.OFF.value, self.tr("Never")),
                    (Automatic.FORCED.value, self.tr("When I chose to roll on")),
                    (Automatic.ALWAYS.value, self.tr("Always")),
                ),
            )
        )
        section.add(
            Row(
                self.tr("Decide for me"),
                self.tr("What the program decides is marked “auto”."),
                self._choice(
                    keys.AUTO_CHOICES,
                    (Automatic.OFF.value, self.tr("Never")),
                    (Automatic.FORCED.value, self.tr("When there is one choice")),
                    (Automatic.ALWAYS.value, self.tr("When choices make no difference")),
                ),
            )
        )
        section.add(
            Row(
                self.tr("Confirm turns"),
                self.tr("In Dice Chess, the last move of a turn waits for a word from you."),
                Switch(self.context.settings, keys.CONFIRM_TURNS),
                stretch=False,
            )
        )
        return section

    def _teaching(self) -> Section:
        section = Section(self.tr("Teaching"))
        section.add(
            Row(
                self.tr("In new matches"),
                self.tr("The coach also explains the window step by step."),
                self._choice(
                    keys.TEACHING, *((level.value, teaching_name(level)) for level in Teaching)
                ),
            )
        )
        section.add(
            Row(
                self.tr("Auto-hint"),
                self.tr("Looks for a hint whenever it is your turn."),
                Switch(self.context.settings, keys.AUTO_HINT),
                stretch=False,
            )
        )
        return section

    def _programs(self) -> QWidget:
        from gui.settings_page.programs import ProgramsSection  # not before somebody looks

        section = ProgramsSection(self.context.words(), self.notices)
        section.help_asked.connect(lambda: self.wants.emit(ShowPage("programs")))
        column = ScrollColumn(_ROWS_WIDTH)
        column.body.addWidget(section)
        column.body.addStretch(1)
        return column

    def _files(self) -> QWidget:
        section = Section(self.tr("Files"))
        for name, help_, folder in (
            (self.tr("Records and library"), "", places.data_folder()),
            (self.tr("Settings"), "", places.config_folder()),
            (self.tr("Log files"), self.tr("They never leave this machine."), places.log_folder()),
        ):
            button = Button(self.tr("Open folder"))
            button.clicked.connect(_opener(folder))
            text = f"{help_} {folder}".strip()
            section.add(Row(name, text, button, stretch=False))
        return self._rows(section)


def _opener(folder: Path) -> Callable[[], None]:
    def open_folder() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    return open_folder
