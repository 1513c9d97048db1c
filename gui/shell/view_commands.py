"""Commands about how the window looks and how fast the table is, and the menus of them all."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from gui.app import menus
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.keys.commands import Command
from gui.games.face import game_name
from gui.labs import LABS, page_name
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.style import theme
from gui.style.motion import pace


class ViewCommands(QObject):
    """Binds the commands, fills the menus; ``show`` brings a page to the front."""

    def __init__(
        self,
        actions: Actions,
        window: MainWindow,
        side: SidePanels,
        context: Context,
        show: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._actions = actions
        self._window = window
        self._settings = context.settings
        self._show = show
        docks = window.docks
        actions.bind(Command.GRAPH, partial(docks.toggle, side.analysis_dock))
        actions.bind(Command.LOG, partial(docks.toggle, side.log_dock))
        actions.bind(Command.FOCUS_MODE, self._toggle_focus_mode)
        actions.bind(Command.LARGER, partial(self._step_scale, 1))
        actions.bind(Command.SMALLER, partial(self._step_scale, -1))
        actions.bind(Command.FASTER, partial(pace().step_speed, 1))
        actions.bind(Command.SLOWER, partial(pace().step_speed, -1))
        window.speed.chosen.connect(partial(self._settings.set, keys.SPEED))
        pace().changed.connect(self._keep_speed)
        self._fill_menus(context)

    # -- menus --------------------------------------------------------------------------------

    def _fill_menus(self, context: Context) -> None:
        bar = self._window.menuBar()
        about = QAction(self.tr("About Parlour"), self)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about.triggered.connect(lambda: self._show("about"))
        programs = QAction(self.tr("Programs that play"), self)
        programs.triggered.connect(lambda: self._show("programs"))
        self._actions[Command.QUIT].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions[Command.SETTINGS].setMenuRole(QAction.MenuRole.PreferencesRole)
        for title, entries, extra in (
            (self.tr("&Game"), menus.GAME, ()),
            (self.tr("&Edit"), menus.EDIT, ()),
            (self.tr("&View"), menus.VIEW, ()),
            (self.tr("&Analyse"), menus.ANALYSE, self._lab_actions(context)),
            (self.tr("A&rena"), menus.ARENA, ()),
            (self.tr("&Help"), menus.HELP, (programs, about)),
        ):
            menus.fill_menu(bar, title, self._actions, entries, extra)

    def _lab_actions(self, context: Context) -> list[QAction]:
        """Menu entries for the Labs."""
        words = context.words()
        actions = []
        for game in LABS:
            action = QAction(self.tr("{0}: Lab").format(game_name(words, game)), self)
            name = page_name(game)
            action.triggered.connect(lambda _checked=False, name=name: self._show(name))
            actions.append(action)
        return actions

    # -- size and speed -----------------------------------------------------------------------

    def _toggle_focus_mode(self) -> None:
        on = not self._window.focus_mode
        self._window.set_focus_mode(on)
        self._actions[Command.FOCUS_MODE].setChecked(on)

    def _keep_speed(self) -> None:
        self._settings.set(keys.SPEED, pace().speed)

    def _step_scale(self, steps: int) -> None:
        theme().step_scale(steps)
        self._settings.set(keys.SCALE, theme().look.scale)
