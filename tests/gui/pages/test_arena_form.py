"""The form of the arena."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
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
