"""What a screen reader is told: rolls, questions, turns of others, hints, warnings, errors."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from engines.session.events import Waiting
from gui.app import settings as keys
from gui.app.keys.commands import Command
from gui.match.sitting import Sitting
from gui.shell.shell import Conductor
from tests.gui.conftest import settle

Table = Callable[..., Sitting]
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


def until_due(qtbot: QtBot, sitting: Sitting) -> None:
    qtbot.waitUntil(lambda: sitting.match.waiting in PEOPLE_ACT)


def test_a_turn_of_ones_own_and_one_of_somebody_else(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    sitting = table("person", "careless")
    assert spoken == ["Anna: roll the dice."]
    page = conductor.match_page
    page.primary()
    face = sitting.match.record.nodes[0].text
    assert spoken[1:] == [f"Anna: {face}.", "Anna: keep or double?"]
    page.act(0)
    until_due(qtbot, sitting)
    turn, question = spoken[3:]
    played = [node.text for node in sitting.match.record.nodes][2:]
    assert turn == f"Ben: {', '.join(played)}"
    assert question == "Anna: roll the dice."


def test_the_result_is_spoken(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    sitting = table("person", "careless", start="1 5 3 0 5")
    conductor.match_page.act(0)
    until_due(qtbot, sitting)
    assert sitting.match.waiting is Waiting.OVER
    assert spoken[-1].endswith("wins.")


def test_an_undo_is_followed_by_the_question_again(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    table("person", "person")
    conductor.match_page.primary()
    conductor.match_page.act(0)
    spoken.clear()
    conductor.actions[Command.UNDO].trigger()
    assert spoken == ["Anna: keep or double?"]


def test_bots_at_full_speed_do_not_flood(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    sitting = table("careless", "best")
    until_due(qtbot, sitting)
    qtbot.waitUntil(lambda: "win" in spoken[-1])
    assert len(spoken) <= 7  # a turn each, and the result


def test_each_stage_of_a_hint_is_spoken_once_when_it_is_ready(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    sitting = table("person", "careless", start=DECISION)
    spoken.clear()
    for _ in range(4):
        conductor.actions[Command.HINT].trigger()
        qtbot.waitUntil(lambda: sitting.hints.hint is not None and not sitting.hints.hint.running)
    theme, candidates, ranked = spoken
    assert theme == "One plan is clearly best."
    assert candidates == "Worth a look: keep, double."
    assert ranked.startswith("Hint: keep, ")
    assert ranked.endswith("clearly best.")


def test_a_warning_is_spoken_with_what_it_costs(
    conductor: Conductor, table: Table, qtbot: QtBot, spoken: list[str]
) -> None:
    table("person", "careless", start=DECISION, teaching=keys.WARN)
    conductor.match_page.act(1)
    settle(qtbot)
    assert spoken[-1].startswith("“double” looks ")
    assert "points of win chance" in spoken[-1]


def test_an_error_interrupts_and_a_success_does_not(
    conductor: Conductor, table: Table, spoken: list[str]
) -> None:
    table("person", "careless")
    conductor.match_page.act(0)  # the dice have not been rolled
    assert spoken[-1].startswith("!")
    conductor.messages.tell_error("Something is wrong.")
    assert spoken[-1] == "!Something is wrong."


def test_what_happens_on_a_page_that_nobody_sees_is_not_spoken(
    conductor: Conductor, table: Table, spoken: list[str]
) -> None:
    table("person", "careless")
    before = list(spoken)
    conductor.messages.tell_compiling(0, 2)
    assert spoken == before


def test_the_position_and_the_seats_are_spoken_on_request(
    conductor: Conductor, table: Table, spoken: list[str]
) -> None:
    table("person", "careless", start=DECISION)
    conductor.actions[Command.SPEAK_SEAT_2].trigger()
    assert "Ben" in spoken[-1]
    conductor.actions[Command.SPEAK].trigger()
    assert spoken[-1]
