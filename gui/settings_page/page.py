"""The settings page: sections on the left, rows on the right; every change acts at once."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from engines.contract.registry import games
from engines.runtime import paths
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import SettingsSection, ShowPage
from gui.app.setting_rows import Row, Section, SettingRow, language_row
from gui.games.face import face
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.notice import NoticeKind
from gui.kit.row_delegate import RowDelegate
from gui.settings_page.keys_editor import KeysEditor
from gui.style import Radius, Size, Space, scaled, theme
from gui.style.drawing import painter_on
from gui.table.materials import rounded

_NAVIGATION_WIDTH = 184
_ROWS = (440, 820)
"""Smallest and largest width of a column of settings, at 100%."""
_PREVIEW_SHAPE = 0.32
"""Height of a preview, as a share of its width."""
_TABLE = 300
"""Smallest width of the preview of a table, at 100%."""
_SECTIONS = tuple(SettingsSection)


class _Preview(QWidget):
    """The picture of a game, as the settings make it look."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._paint = paint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(round(_PREVIEW_SHAPE * self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setClipPath(rounded(QRectF(self.rect()), theme().pxf(Radius.CARD)))
        self._paint(painter, QRectF(self.rect()))


class SettingsPage(Page):
    """Settings as their keys describe them, external bots, keys, files."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sections = QListWidget()
        self._sections.setAccessibleName(tr("settings-sections"))
        self._sections.setItemDelegate(RowDelegate(self._sections))
        self._first: QWidget = self._sections
        self._stack = QStackedWidget()
        self._made: dict[SettingsSection, QWidget] = {}
        self._makers: dict[SettingsSection, Callable[[], QWidget]] = {
            SettingsSection.PROGRAMS: self._programs,
            SettingsSection.KEYS: lambda: KeysEditor(context.keys),
            SettingsSection.FILES: self._files,
        }
        for section in _SECTIONS:
            item = QListWidgetItem(tr(f"settings-{section.value}"))
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._sections.addItem(item)
        self._sections.currentRowChanged.connect(self._show_row)
        self._sections.setCurrentRow(0)
        self.body.addLayout(boxes.row(self._sections, (self._stack, 1), gap=Space.XL))
        scaled(self._sections.setFixedWidth, _NAVIGATION_WIDTH)
        scaled(self._size_sections)

    def _size_sections(self) -> None:
        for row in range(self._sections.count()):
            self._sections.item(row).setSizeHint(QSize(0, theme().px(Size.CONTROL)))

    def opened(self) -> None:
        first, self._first = self._first, self._sections
        first.setFocus()
        problem = self.context.settings.problem()
        if problem:
            self.notices.add(NoticeKind.WARNING, problem, key="settings")

    def take_over(self, before: Page) -> None:
        assert isinstance(before, SettingsPage)
        self.show_section(before.section)
        self._first = self._made[before.section].findChild(QComboBox) or self._sections

    @property
    def section(self) -> SettingsSection:
        return _SECTIONS[self._sections.currentRow()]

    def show_section(self, section: SettingsSection) -> None:
        self._sections.setCurrentRow(_SECTIONS.index(section))

    def _show_row(self, row: int) -> None:
        """Show the section in a row of the list; it is made when it is first wanted."""
        section = _SECTIONS[row]
        if section not in self._made:
            make = self._makers.get(section, partial(self._settings, section))
            self._made[section] = make()
            self._stack.addWidget(self._made[section])
        self._stack.setCurrentWidget(self._made[section])

    def _rows(self, *sections: QWidget) -> ScrollColumn:
        """Sections side by side if there is room."""
        least, most = _ROWS
        column, cards = ScrollColumn(len(sections) * most), [QWidget() for _ in sections]
        for card, section in zip(cards, sections, strict=True):
            boxes.column(section, 1, of=card)
        column.body.addWidget(CardGrid(cards, least))
        column.body.addStretch(1)
        return column

    # -- sections -----------------------------------------------------------------------------

    def _settings(self, shown: SettingsSection) -> QWidget:
        """The settings of a section under their headings."""
        sections = []
        for heading in keys.Heading:
            if heading.section is shown:
                sections.append(Section(tr(heading.text_id)))
                for key in keys.SHOWN:
                    row = self._setting(key) if key.heading is heading else None
                    if row is not None:
                        sections[-1].add(row)
                if heading.game:
                    sections[-1].add(_Preview(face(heading.game).paint_tile))
        column = self._rows(*sections)
        if shown is SettingsSection.APPEARANCE:
            others = [game for game in games() if game not in {each.game for each in keys.Heading}]
            tables = [_Preview(face(game).paint_tile) for game in others]
            preview = Section(tr("settings-preview"))
            preview.add(CardGrid(tables, _TABLE, 2))
            column.body.insertWidget(1, preview)
        return column

    def _setting(self, key: keys.Key[Any]) -> Row | None:
        settings = self.context.settings
        if key is keys.LANGUAGE:
            return language_row(settings)
        problem = self.context.sounds.problem if key is keys.SOUND else ""
        return SettingRow(settings, key, help_=problem)

    def _programs(self) -> QWidget:
        from gui.settings_page.programs import ProgramsSection  # not before someone looks

        section = ProgramsSection(self.context.words(), self.notices)
        section.help_button.clicked.connect(lambda: self.wants.emit(ShowPage("programs")))
        return self._rows(section)

    def _files(self) -> QWidget:
        section = Section(tr("settings-files"))
        for name, help_, folder in (
            (tr("settings-records-and-library"), "", paths.data_folder()),
            (tr("settings-settings"), "", paths.config_folder()),
            (tr("settings-log-files"), tr("settings-logs-stay-computer"), paths.log_folder()),
        ):
            button = Button(tr("settings-open-folder"))
            button.clicked.connect(lambda _on=False, folder=folder: _open_folder(folder))
            text = f"{help_} {folder}".strip()
            section.add(Row(name, text, button, stretch=False))
        return self._rows(section)


def _open_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
