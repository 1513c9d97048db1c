"""The form of the arena."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime.texts import tr
from gui.app.context import Context
from gui.arena import setup_form
from gui.arena.setup_form import SetupForm
from gui.kit.label import Label


def test_long_names_have_room_beside_their_fields(
    context: Context, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_form, "tr", lambda name, **words: 2 * tr(name, **words))
    form = SetupForm(context)
    qtbot.addWidget(form)
    form.show()
    fields = [form.field(key, QWidget) for key in ("game", "format", "games", "seed")]
    names = {name.buddy(): name for name in form.findChildren(QLabel) if name.buddy() is not None}
    assert all(names[field].width() >= names[field].sizeHint().width() for field in fields)
    assert len({field.x() for field in fields}) == 1


def test_a_game_without_rules_has_no_heading_for_them(context: Context, qtbot: QtBot) -> None:
    form = SetupForm(context)
    qtbot.addWidget(form)
    form.show()

    def headed() -> bool:
        headings = (name for name in form.findChildren(Label) if name.text() == tr("arena-rules"))
        return any(heading.isVisible() for heading in headings)

    form.game.set_data("fargo")
    assert headed()
    form.game.set_data("roll_galaxy")
    assert not headed()


def test_tab_goes_down_the_page_whichever_game_is_chosen(context: Context, qtbot: QtBot) -> None:
    form = SetupForm(context)
    qtbot.addWidget(form)
    form.show()
    for game in ("lange_strasse", "roll_galaxy", "fargo"):
        form.game.set_data(game)
        form.add_button.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        reached = _reached_by_tab(form.game)
        assert {row.bot for row in form.rows} <= set(reached)
        places = [widget.mapTo(form, QPoint()) for widget in reached]
        lines = [(place.y() // _LINE, place.x()) for place in places]
        assert lines == sorted(lines)


_LINE = 20
"""Fields next to each other begin at most this far apart."""


def _reached_by_tab(first: QWidget) -> list[QWidget]:
    """The visible widgets that Tab goes through, from ``first`` until it is back there."""
    found, widget = [first], first.nextInFocusChain()
    while widget is not None and widget is not first:
        inner = isinstance(widget.parentWidget(), QAbstractSpinBox)
        stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if stops and not inner and widget.isVisible():
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found
