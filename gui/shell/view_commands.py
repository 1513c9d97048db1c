"""Commands about how the window looks and how fast the table is; menus for all commands."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from gui.app import menus
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.keys import commands
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.style import theme
from gui.style.motion import pace


class ViewCommands(QObject):
    """Binds the commands, fills the menus."""

    def __init__(
        self,
        actions: Actions,
        window: MainWindow,
        side: SidePanels,
        context: Context,
    ) -> None:
        super().__init__(actions)
        self._actions = actions
        self._window = window
        self._settings = context.settings
        docks = window.docks
        actions.bind(commands.GRAPH, partial(docks.toggle, side.analysis_dock))
        actions.bind(commands.LOG, partial(docks.toggle, side.log_dock))
        actions.bind(commands.FOCUS_MODE, self._toggle_focus_mode)
        actions[commands.FOCUS_MODE].setChecked(window.focus_mode)
        actions.bind(commands.LARGER, partial(self._step_scale, 1))
        actions.bind(commands.SMALLER, partial(self._step_scale, -1))
        actions.bind(commands.FASTER, partial(pace().step_speed, 1))
        actions.bind(commands.SLOWER, partial(pace().step_speed, -1))
        actions[commands.SOUND].toggled.connect(self._show_sound)
        self._sounds = sounds = context.sounds
        actions.bind_setting(commands.SOUND, self._settings, lambda: sounds.switch)
        self._speed = keys.SPEED
        self._take_speed(self._speed.name)
        pace().changed.connect(self._keep_speed)
        self._settings.changed.connect(self._take_speed)
        for name, role in (
            ("about", QAction.MenuRole.AboutRole),
            ("quit", QAction.MenuRole.QuitRole),
            ("settings", QAction.MenuRole.PreferencesRole),
        ):
            actions[name].setMenuRole(role)
        menus.fill_menus(window.menuBar(), actions)

    # -- size and speed -----------------------------------------------------------------------

    def _toggle_focus_mode(self) -> None:
        on = not self._window.focus_mode
        self._window.set_focus_mode(on)
        self._actions[commands.FOCUS_MODE].setChecked(on)

    def _show_sound(self, on: bool) -> None:
        self._actions.set_icon(commands.SOUND, "fa6s.volume-high" if on else "fa6s.volume-xmark")

    def set_watching(self, watching: bool) -> None:
        """Use the speed and sound settings for watching or for playing, and keep changes there."""
        self._sounds.watching = watching
        self._actions.show_switches()
        self._speed = keys.WATCHING_SPEED if watching else keys.SPEED
        self._take_speed(self._speed.name)

    def _take_speed(self, name: str) -> None:
        if name == self._speed.name:
            pace().set_speed(self._settings.get(self._speed))

    def _keep_speed(self) -> None:
        self._settings.set(self._speed, pace().speed)

    def _step_scale(self, steps: int) -> None:
        theme().step_scale(steps)
        self._settings.set(keys.SCALE, theme().look.scale)
