"""What a screen reader is told: rolls, questions, turns of others, hints, warnings, errors."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from engines.contract.messages import Words, message
from engines.match.advice.hint import Stage
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.kit.notice import NoticeKind
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import match_page

CLEAR = message("session.theme.clear", n=2)

Table = Callable[..., MatchView]
DECISION = "1 0 3 0 0"
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.OVER)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is spoken; what interrupts begins with an exclamation mark."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            loud = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            heard.append(("!" if loud else "") + event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def until_due(qtbot: QtBot, match_view: MatchView) -> None:
    qtbot.waitUntil(lambda: match_view.match.pending.waiting in PEOPLE_ACT)


def test_a_turn_of_ones_own_and_one_of_somebody_else(
    shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    match_view = table("person", "careless")
    assert spoken == [tr("match-roll-the-dice", name="Anna")]
    page = match_page(shell)
    page.primary()
    face = match_view.match.record.nodes[0].text
    assert spoken[1:] == [f"Anna: {face}.", "Anna: keep or double?"]
    page.acting.act(0)
    until_due(qtbot, match_view)
    turn, question = spoken[3:]
    played = [node.text for node in match_view.match.record.nodes][2:]
    assert turn == f"Ben: {', '.join(played)}"
    assert question == tr("match-roll-the-dice", name="Anna")


def test_the_result_is_spoken(shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]) -> None:
    match_view = table("person", "careless", start="1 5 3 0 5")
    match_page(shell).acting.act(0)
    until_due(qtbot, match_view)
    assert match_view.match.pending.waiting is Waiting.OVER
    assert spoken[-1].endswith("wins.")


def test_an_undo_is_followed_by_the_question_again(
    shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    table("person", "person")
    match_page(shell).primary()
    match_page(shell).acting.act(0)
    spoken.clear()
    shell.actions[commands.UNDO].trigger()
    assert spoken == ["Anna: keep or double?"]


def test_bots_at_full_speed_do_not_flood(
    shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    match_view = table("careless", "best")
    until_due(qtbot, match_view)
    qtbot.waitUntil(lambda: "win" in spoken[-1])
    assert len(spoken) <= 7  # a turn each, and the result


def test_each_stage_of_a_hint_is_spoken_once_when_it_is_ready(
    shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    match_view = table("person", "careless", start=DECISION)
    spoken.clear()
    ask, hints = shell.actions[commands.HINT].trigger, match_view.hints
    for show in (ask, partial(hints.show, Stage.CANDIDATES), ask, ask):
        show()
        qtbot.waitUntil(
            lambda: match_view.hints.hint is not None and not match_view.hints.hint.running
        )
    theme, candidates, ranked = spoken
    assert theme == Words().say(CLEAR)
    assert candidates == tr("match-worth-considering", moves=("keep", "double"))
    assert ranked == tr(
        "match-hint-value",
        move="keep",
        value=tr("app-to", low="18", high="95%"),
        separation=tr("match-clearly-best"),
    )


def test_a_warning_is_spoken_with_what_it_costs(
    shell: Shell, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    table("person", "careless", start=DECISION, teaching=keys.WARN)
    match_page(shell).acting.act(1)
    settle(qtbot)
    title = tr("match-looks-like", move="double", verdict=tr("match-verdict-inaccuracy"))
    cost = tr("match-it-costs-about", loss=tr("app-points-of-win-chance", points="2.9"))
    assert spoken[-1] == f"{title} {cost}"


def test_an_error_interrupts_and_a_success_does_not(
    shell: Shell, table: Table, spoken: list[str]
) -> None:
    table("person", "careless")
    match_page(shell).acting.act(0)  # the dice have not been rolled
    assert spoken[-1].startswith("!")
    shell.window.tell("Something is wrong.")
    assert spoken[-1] == "!Something is wrong."


def test_what_happens_on_a_page_that_nobody_sees_is_not_spoken(
    shell: Shell, table: Table, spoken: list[str]
) -> None:
    table("person", "careless")
    before = list(spoken)
    shell.pages.page("home").notices.add(NoticeKind.INFO, "Nobody is here.")
    assert spoken == before


def test_the_position_and_the_seats_are_spoken_on_request(
    shell: Shell, table: Table, spoken: list[str]
) -> None:
    table("person", "careless", start=DECISION)
    shell.actions[commands.SPEAK_SEATS[1]].trigger()
    assert "Ben" in spoken[-1]
    shell.actions[commands.SPEAK].trigger()
    assert spoken[-1]
