"""The menu bar and the toolbar: everything in the toolbar is in a menu, too."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QSizePolicy, QToolBar, QToolButton, QWidget

from gui.app.actions import Actions
from gui.app.keys.commands import Command
from gui.kit.transport import speed_name
from gui.style import Size, theme
from gui.style.motion import SPEEDS, pace

_SEPARATOR: Final = None
Entry = Command | None

GAME: Final[tuple[Entry, ...]] = (
    Command.NEW,
    Command.OPEN,
    Command.SAVE_COPY,
    _SEPARATOR,
    Command.HOME,
    Command.BACK_TO_MATCH,
    Command.LIBRARY,
    Command.EXERCISES,
    Command.CAREER,
    _SEPARATOR,
    Command.RESIGN,
    Command.REMATCH,
    _SEPARATOR,
    Command.QUIT,
)
EDIT: Final[tuple[Entry, ...]] = (
    Command.UNDO,
    Command.REDO,
    Command.UNDO_TURN,
    Command.REDO_TURN,
    _SEPARATOR,
    Command.COPY,
    Command.PASTE,
    Command.POSITION,
    _SEPARATOR,
    Command.MOVE_LINE,
    Command.CHOOSE_ROLL,
    Command.CLEAR,
    _SEPARATOR,
    Command.SETTINGS,
)
VIEW: Final[tuple[Entry, ...]] = (
    Command.PAUSE,
    Command.STEP,
    Command.SLOWER,
    Command.FASTER,
    Command.REPLAY_TURN,
    _SEPARATOR,
    Command.FLIP,
    Command.LARGER,
    Command.SMALLER,
    Command.FOCUS_MODE,
    _SEPARATOR,
    Command.SPEAK,
)
ANALYSE: Final[tuple[Entry, ...]] = (
    Command.HINT,
    Command.AUTO_HINT,
    Command.DEEPER,
    _SEPARATOR,
    Command.WARN,
    Command.COACH,
    _SEPARATOR,
    Command.GRAPH,
    Command.LOG,
    _SEPARATOR,
    Command.REVIEW,
    Command.PREVIOUS_MISTAKE,
    Command.NEXT_MISTAKE,
)
ARENA: Final[tuple[Entry, ...]] = (Command.ARENA,)
HELP: Final[tuple[Entry, ...]] = (
    Command.RULES,
    Command.SYMBOLS,
    Command.LEARN,
    _SEPARATOR,
    Command.FIGURES,
    Command.KEYS,
)
TOOLBAR: Final[tuple[tuple[Command, ...], ...]] = (
    (Command.NEW, Command.UNDO, Command.REDO),
    (Command.HINT, Command.AUTO_HINT),
    (Command.PAUSE, Command.STEP),
)
TOOLBAR_END: Final = (Command.REVIEW, Command.SETTINGS, Command.KEYS)


def fill_menu(
    bar: QMenuBar, title: str, actions: Actions, entries: Sequence[Entry], extra: Sequence[QAction]
) -> None:
    """Add a menu of commands, and below them what only this menu has."""
    menu = bar.addMenu(title)
    for entry in entries:
        if entry is None:
            menu.addSeparator()
        else:
            menu.addAction(actions[entry])
    if extra:
        menu.addSeparator()
        menu.addActions(list(extra))


class SpeedButton(QToolButton):
    """Shows the speed of the table and opens a menu of speeds; emits ``chosen``."""

    chosen = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        for speed in SPEEDS:
            action = self._menu.addAction(speed_name(speed))
            action.setCheckable(True)
            action.setData(speed)
            self._group.addAction(action)
        self._group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self.setMenu(self._menu)
        self.show_pace()
        pace().changed.connect(self.show_pace)

    def show_pace(self) -> None:
        """Show the speed of the table."""
        speed = pace().speed
        self.setText(speed_name(speed))
        name = self.tr("Speed of the table: {0}").format(speed_name(speed))
        self.setToolTip(name)
        self.setAccessibleName(name)
        self._group.actions()[SPEEDS.index(speed)].setChecked(True)


class MainToolBar(QToolBar):
    """One row of icons with words; the words go when there is little room.

    ``speed`` is the button of the table's speed, which has a menu of its own.
    """

    def __init__(self, actions: Actions, speed: SpeedButton) -> None:
        super().__init__()
        self.setObjectName("toolbar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._texts = True
        self._name(actions)
        for group in TOOLBAR:
            for command in group:
                self.addAction(actions[command])
            if command is Command.STEP:
                self.addWidget(speed)
            self.addSeparator()
        room = QWidget()
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(room)
        for command in TOOLBAR_END:
            self.addAction(actions[command])
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().follow(self.apply_theme)

    def set_tight(self, on: bool) -> None:
        """Let the buttons stand closer together, where even the icons have little room."""
        if on != self.property("tight"):
            self.setProperty("tight", on)
            for part in (self, *self.findChildren(QToolButton)):
                part.style().unpolish(part)
                part.style().polish(part)

    def show_texts(self, shown: bool) -> None:
        """Show words beside the icons, or icons only."""
        if shown != self._texts:
            self._texts = shown
            self._apply_style()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self.setIconSize(QSize(t.px(Size.ICON), t.px(Size.ICON)))
        self.setFixedHeight(t.px(Size.TOOLBAR))
        self._apply_style()

    def _apply_style(self) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setToolButtonStyle(beside if self._texts else Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _name(self, actions: Actions) -> None:
        """Give actions the short words of the toolbar."""
        for command, text in (
            (Command.NEW, self.tr("New")),
            (Command.UNDO, self.tr("Undo")),
            (Command.REDO, self.tr("Redo")),
            (Command.HINT, self.tr("Hint")),
            (Command.AUTO_HINT, self.tr("Auto-hint")),
            (Command.PAUSE, self.tr("Pause")),
            (Command.STEP, self.tr("Step")),
            (Command.REVIEW, self.tr("Review")),
            (Command.SETTINGS, self.tr("Settings")),
            (Command.KEYS, self.tr("Keys")),
        ):
            actions[command].setIconText(text)
