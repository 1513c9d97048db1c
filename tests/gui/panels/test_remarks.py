"""What opponents say on their cards, and when they are silent."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engines.match.events import Waiting
from engines.runtime.texts import texts_of
from gui.app import settings as keys
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import SENTENCES, put_record
from tests.gui.shown import match_page
from tests.match.small_game import SmallGame

Table = Callable[..., MatchView]
MOMENTS = ("hello", "ahead", "behind", "won", "lost")


@pytest.fixture(autouse=True)
def talkative(small: SmallGame) -> None:
    """A bot that has something to say."""
    remarks = "".join(f"double-bot-careless-remark-{m} = Careless {m}.\n" for m in MOMENTS)
    texts_of("en").put(small.id, SENTENCES + remarks)


def said(shell: Shell) -> list[str]:
    return [card.view.remark for card in match_page(shell).players.cards]


@pytest.mark.usefixtures("small")
def test_an_opponent_says_hello_and_then_plays(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    assert said(shell) == ["", "Careless hello."]
    page = match_page(shell)
    page.primary()
    page.acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.position.moment.turn == 2)
    qtbot.waitUntil(lambda: not page.moving)
    assert said(shell) == ["", ""]


def test_the_end_is_spoken_of(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless", start="1 5 3 0 5")
    page = match_page(shell)
    page.acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving)
    won = match_view.match.position.returns().argmax() == 1
    assert said(shell) == ["", "Careless won." if won else "Careless lost."]


def test_nobody_talks_if_that_is_not_wanted(shell: Shell, table: Table) -> None:
    shell.context.settings.set(keys.REMARKS, False)
    table("person", "careless")
    assert said(shell) == ["", ""]


def test_a_match_that_goes_on_needs_no_greeting(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    match_page(shell).primary()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
    put_record(shell, qtbot, match_view.match.record)
    assert said(shell) == ["", ""]
