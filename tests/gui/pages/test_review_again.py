"""A game of the library that is reviewed a second time."""

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.record import Record
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import review_page


@pytest.mark.usefixtures("finished")
def test_a_review_that_is_opened_again_goes_on_with_what_it_knew(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    assert shell.match_view is not None
    entry = shell.match_view.entry
    assert entry is not None
    shell.replays.show_entry(entry)
    settle(qtbot)
    first = review_page(shell)
    assert first.record.nodes == finished.nodes
    qtbot.waitUntil(lambda: bool(first.panels.study.findings.nodes))
    known = first.panels.study.findings
    shell.replays.show_entry(entry)
    qtbot.waitUntil(lambda: review_page(shell) is not first)
    assert review_page(shell).panels.study.findings == known
