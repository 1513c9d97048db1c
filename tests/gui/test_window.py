"""The window around the pages: docks, focus mode, room, what is remembered, focus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engines.contract.registry import games
from engines.match.history import History
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.keys import commands
from gui.home.page import HomePage
from gui.kit.button import Button
from gui.match.view import MatchView
from gui.shell.opening import Arguments, begin
from gui.shell.shell import Shell
from gui.style import Look, Scheme, Size, TypeRole, theme
from gui.style.motion import SPEEDS
from tests.gui.conftest import click, press, settle
from tests.gui.shown import match_page

Table = Callable[..., MatchView]


class WindowsShown(QObject):
    """Notes every widget that is shown as a window from now on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.found: list[QWidget] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.found.append(watched)
        return False


def open_docks(shell: Shell) -> list[str]:
    return [dock.objectName() for dock in shell.side.docks if not dock.isHidden()]


def test_docks_belong_to_a_match(shell: Shell, table: Table) -> None:
    assert open_docks(shell) == []
    table("person", "careless")
    assert open_docks(shell) == ["dock-hint", "dock-log"]
    shell.go_home()
    assert open_docks(shell) == []


def test_nothing_shows_itself_as_a_window_of_its_own(
    shell: Shell, table: Table, qapp: QApplication, qtbot: QtBot
) -> None:
    shown = WindowsShown(qapp)
    for command in (
        "library",
        "exercises",
        "settings",
        commands.RULES,
        commands.NEW,
    ):
        shell.actions[command].trigger()
        settle(qtbot)
    table("person", "careless")
    settle(qtbot)
    qapp.removeEventFilter(shown)
    assert [repr(widget) for widget in shown.found] == []


def test_only_what_has_an_effect_on_the_page_can_be_chosen(shell: Shell, table: Table) -> None:
    def usable() -> list[bool]:
        chosen = (commands.SAVE_COPY, commands.GRAPH, commands.LOG)
        return [shell.actions[command].isEnabled() for command in chosen]

    assert usable() == [False, False, False]
    table("person", "careless")
    assert usable() == [True, True, True]
    shell.go_home()
    assert usable() == [True, False, False]


def test_closed_docks_stay_closed(shell: Shell, table: Table) -> None:
    table("person", "careless")
    shell.side.hint_dock.title_bar.close_button.click()
    shell.actions[commands.GRAPH].trigger()
    shell.go_home()
    shell.go_to_match()
    assert open_docks(shell) == ["dock-analysis", "dock-log"]


def test_a_narrow_window_collapses_docks_to_icons(shell: Shell, table: Table) -> None:
    table("person", "careless", start="1 0 3 0 0")
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=150))
    assert shell.window.width() / theme().scale < 1100
    docks = shell.window.docks
    assert open_docks(shell) == []
    assert docks.strip.isVisible()
    for dock in (shell.side.hint_dock, shell.side.log_dock):
        docks.toggle(dock)
        assert open_docks(shell) == [dock.objectName()]
    shell.actions[commands.HINT].trigger()
    assert open_docks(shell) == ["dock-hint"]
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))
    assert not docks.strip.isVisible()
    assert open_docks(shell) == ["dock-hint", "dock-log"]


@pytest.mark.usefixtures("finished")
def test_a_review_shows_what_it_has_found_at_every_width(shell: Shell, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    assert not shell.window.toolbar.isVisible()
    assert open_docks(shell) == ["dock-review", "dock-log"]
    shell.window.resize(960, 640)
    assert open_docks(shell) == ["dock-review"]
    assert not shell.window.docks.strip.isVisible()  # names need its room
    shell.side.review_dock.close()
    assert shell.window.docks.strip.isVisible()
    shell.window.docks.toggle(shell.side.review_dock)
    assert open_docks(shell) == ["dock-review"]
    assert not shell.window.docks.strip.isVisible()
    shell.actions[commands.FOCUS_MODE].trigger()
    assert open_docks(shell) == []
    shell.actions[commands.FOCUS_MODE].trigger()
    shell.go_home()
    shell.go_to_match()
    assert open_docks(shell) == []
    shell.show("review")
    assert open_docks(shell) == ["dock-review"]


def test_words_of_the_toolbar_go_when_there_is_little_room(shell: Shell) -> None:
    toolbar = shell.window.toolbar
    assert toolbar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    shell.window.resize(1000, 700)
    assert toolbar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


def test_words_of_the_toolbar_go_when_they_are_too_long(shell: Shell, table: Table) -> None:
    table("person", "careless")
    toolbar = shell.window.toolbar
    shell.actions["settings"].setIconText(60 * "long ")
    shell.window.resize(shell.window.width() + 1, shell.window.height())
    assert toolbar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


def test_the_narrow_navigation_has_room_for_its_longest_word(shell: Shell) -> None:
    rail = shell.window.rail
    settings = list(rail.places.values())[-1]
    settings.setText("Einstellungen")
    rail.fit(1150, 700, board=True)
    metrics = QFontMetrics(theme().font(TypeRole.LABEL))
    bar = settings.parentWidget()
    assert bar is not None
    assert bar.minimumWidth() > metrics.horizontalAdvance("Einstellungen")


def test_only_hints_take_room_from_the_log(shell: Shell, table: Table, qtbot: QtBot) -> None:
    table("person", "careless", start="1 0 3 0 0")
    hint, log = shell.side.hint_dock, shell.side.log_dock
    button = shell.side.shown.hint.ask_button
    qtbot.waitUntil(lambda: hint.height() < 4 * button.height() < log.height())
    assert hint.rect().contains(button.rect().translated(button.mapTo(hint, QPoint())))
    shell.actions[commands.HINT].trigger()
    qtbot.waitUntil(lambda: hint.height() > log.height())


def test_docks_have_their_usual_width_however_the_window_got_its_size(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    table("person", "careless")
    usual = theme().px(Size.DOCK_WIDTH)
    for before in (1280, 1000):  # docks are open there, or not
        shell.window.resize(before, 800)
        settle(qtbot)
        shell.window.resize(1500, 800)
        qtbot.waitUntil(lambda: abs(shell.side.log_dock.width() - usual) < usual / 50)


def test_focus_mode_hides_all_but_board_and_players(shell: Shell, table: Table) -> None:
    table("person", "careless")
    action = shell.actions[commands.FOCUS_MODE]
    action.trigger()
    assert open_docks(shell) == []
    assert not shell.window.rail.isVisible()
    assert match_page(shell).players.isVisible()
    assert action.isChecked()
    action.trigger()
    assert open_docks(shell) == ["dock-hint", "dock-log"]
    assert shell.window.rail.isVisible()


def test_docks_are_remembered_for_each_game(shell: Shell, table: Table) -> None:
    table("person", "careless")
    shell.side.log_dock.close()
    shell.window.remember_geometry()
    assert shell.context.settings.get(keys.docks("double"))
    shell.side.log_dock.show()
    shell.window.use_geometry_of("double")
    shell.side.log_dock.close()
    shell.window.use_geometry_of("double")
    assert open_docks(shell) == ["dock-hint"]


def test_changing_the_page_never_ends_the_match(shell: Shell, table: Table) -> None:
    match_view = table("person", "careless")
    match_page(shell).primary()
    here = match_view.match.position
    for name in ("settings", "keys", "library", "exercises", "about", "new"):
        shell.show(name) if name != "new" else shell.new_match()
        assert shell.match_view is match_view
    shell.go_to_match()
    assert match_view.match.position == here
    assert match_page(shell).tray.first is not None


def test_the_focus_goes_from_toolbar_to_players_to_board_to_actions(
    shell: Shell, table: Table
) -> None:
    table("person", "careless")
    page = match_page(shell)
    assert page.board is not None
    zones: list[QWidget] = [shell.window.toolbar, page.players, page.board, page.tray]
    seen: list[int] = []
    first = next(
        widget
        for widget in shell.window.toolbar.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
    )
    first.setFocus()
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        zone = next((n for n, z in enumerate(zones) if z is focus or z.isAncestorOf(focus)), None)
        if zone is not None and (not seen or seen[-1] != zone):
            seen.append(zone)
        press(focus, Qt.Key.Key_Tab)
    assert seen[:4] == [0, 1, 2, 3]


def test_a_game_that_is_not_there_is_named(shell: Shell) -> None:
    begin(shell, Arguments(page="new", game="chess"))
    page = shell.window.page
    assert page is not None
    (notice,) = page.notices.notices
    assert notice.text == tr("errors-no-game", name=quoted("chess"), games=tuple(games()))


def test_escape_closes_one_thing_at_a_time(shell: Shell, table: Table) -> None:
    table("person", "careless")
    page = match_page(shell)
    shell.window.tell("Something is wrong.")
    page.type_move()
    shell.actions[commands.CANCEL].trigger()
    assert not page.move_line.isVisible()
    assert len(page.notices.notices) == 1
    shell.actions[commands.CANCEL].trigger()
    assert page.notices.notices == []


def test_escape_leads_from_other_pages_back_to_the_match(shell: Shell, table: Table) -> None:
    table("person", "careless")
    shell.show("settings")
    shell.actions[commands.CANCEL].trigger()
    assert shell.window.page is match_page(shell)


def test_a_defect_is_told_with_its_details(shell: Shell, qtbot: QtBot) -> None:
    try:
        raise ValueError("oh")
    except ValueError as error:
        shell.reports.report(ValueError, error, error.__traceback__)
    home = shell.window.page
    assert isinstance(home, HomePage)
    notice = home.notices.notices[0]
    assert "ValueError: oh" in notice.text
    copy = next(b for b in notice.findChildren(Button) if b.text() == tr("match-copy-details"))
    click(copy)
    assert "raise ValueError" in QApplication.clipboard().text()


def test_a_change_of_the_scale_is_kept(shell: Shell) -> None:
    shell.actions[commands.LARGER].trigger()
    assert shell.context.settings.get(keys.SCALE) == 110
    shell.actions[commands.SMALLER].trigger()
    assert shell.context.settings.get(keys.SCALE) == 100


def test_the_speed_is_kept_and_used(shell: Shell, table: Table) -> None:
    match_view = table("person", "careless")
    shell.window.speed.menu().actions()[SPEEDS.index(4.0)].trigger()
    assert shell.context.settings.get(keys.SPEED) == 4.0
    assert match_view.match.table.speed == 4.0
    shell.actions[commands.SLOWER].trigger()
    assert match_view.match.table.speed == 2.0
    assert shell.window.speed.text() == "2×"


def test_alt_shows_key_cues_on_the_board(
    shell: Shell, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table("person", "careless")
    board = match_page(shell).board
    assert board is not None
    shown: list[bool] = []
    monkeypatch.setattr(board, "show_cues", shown.append)
    shell.context.guard.alt_held.emit(True)
    shell.context.guard.alt_held.emit(False)
    assert shown == [True, False]


def test_a_match_goes_on_after_the_window_was_closed(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("person", "careless")
    match_page(shell).primary()
    position = match_view.match.position
    shell.window.close()
    qtbot.waitUntil(lambda: not shell.window.isVisible())
    reading = event_loop.spawn(shell.context.archive.open_matches(), "read")
    settle(qtbot)
    (match,), problems = reading.result()
    assert History(match.record).position == position
    assert problems == []


def test_only_tables_have_a_toolbar(shell: Shell, table: Table) -> None:
    assert not shell.window.toolbar.isVisible()
    table("person", "careless")
    assert match_page(shell).headline.text == tr("match-roll-the-dice", name="Anna")
    assert shell.window.toolbar.isVisible()
    shell.go_home()
    assert not shell.window.toolbar.isVisible()


def test_keys_zoom_the_table(shell: Shell, table: Table) -> None:
    table("person", "careless")
    (surface,) = match_page(shell).board.surfaces
    shell.actions[commands.ZOOM_IN].trigger()
    shell.actions[commands.ZOOM_IN].trigger()
    larger = surface.zoom
    shell.actions[commands.ZOOM_OUT].trigger()
    assert 1.0 < surface.zoom < larger
    shell.actions[commands.ZOOM_FIT].trigger()
    assert surface.zoom == 1.0
    shell.go_home()
    assert not shell.actions[commands.ZOOM_IN].isEnabled()


def test_a_large_window_has_larger_letters_unless_a_size_is_chosen(shell: Shell) -> None:
    shell.window.resize(1280, 800)
    assert theme().look.scale == 100
    shell.window.resize(2560, 1440)
    assert theme().look.scale == 125
    shell.context.settings.set(keys.SCALE, 90)
    shell.window.resize(2400, 1400)
    assert theme().look.scale == 90
    shell.context.settings.reset(keys.SCALE)
    assert theme().look.scale == 125
    shell.window.resize(1280, 800)
    assert theme().look.scale == 100
