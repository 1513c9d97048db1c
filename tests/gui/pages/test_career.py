"""The page of the person's own play: empty, after games, and the match it proposes."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engines.session.library import Library
from engines.session.strength import Career
from gui.app import event_loop
from gui.app.requests import ShowPage
from gui.kit.label import Label
from gui.library import career
from gui.library.career import CareerPage
from gui.match.sitting import Sitting
from gui.shell.shell import Conductor
from tests.gui.conftest import click, settle

Table = Callable[..., Sitting]
ELO = {"careless": 1300.0, "best": 1700.0}


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(career, "elo_of", lambda _game, bot: ELO[bot])


def open_page(conductor: Conductor, qtbot: QtBot) -> CareerPage:
    conductor.carry_out(ShowPage("career"))
    settle(qtbot)
    page = conductor.window.page
    assert isinstance(page, CareerPage)
    return page


def play_to_the_end(conductor: Conductor, table: Table, qtbot: QtBot, **more: object) -> Sitting:
    sitting = table("person", "careless", **more)
    while sitting.match.waiting.value != "over":
        qtbot.waitUntil(lambda: sitting.match.waiting.value in ("person", "roll", "over"))
        if sitting.match.waiting.value == "roll":
            sitting.match.roll()
        elif sitting.match.waiting.value == "person":
            conductor.match_page.act(0)
    settle(qtbot)
    return sitting


def fair_games(conductor: Conductor, qtbot: QtBot) -> int:
    asking = event_loop.spawn(conductor.desk.archive.ask(Library.fair_games, "double"), "read")
    qtbot.waitUntil(asking.done)
    return len(asking.result())


def test_before_the_first_game_it_says_what_to_do(conductor: Conductor, qtbot: QtBot) -> None:
    page = open_page(conductor, qtbot)
    assert page.sections == []
    text = " ".join(label.text() for label in page.findChildren(Label) if label.isVisible())
    assert "without hints" in text


def test_a_finished_game_gives_a_rating_accuracy_and_luck(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = play_to_the_end(conductor, table, qtbot)
    page = open_page(conductor, qtbot)
    (section,) = page.sections
    text = section.facts.text()
    assert "Games counted: 1" in text
    assert "Average loss per decision:" in text
    assert "Games analyzed: 1" in text
    won = sitting.match.position.returns()[0] > sitting.match.position.returns()[1]
    rating = float(text.split("Rating: ")[1].split()[0].replace("\u202f", ""))
    assert (rating > 1500 - 200) if won else (rating < 1500 - 100)


def test_a_game_with_a_hint_does_not_count(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless")
    qtbot.waitUntil(lambda: sitting.match.waiting.value in ("person", "roll"))
    if sitting.match.waiting.value == "roll":
        sitting.match.roll()
        qtbot.waitUntil(lambda: sitting.match.waiting.value == "person")
    sitting.hints.ask()
    while sitting.match.waiting.value != "over":
        qtbot.waitUntil(lambda: sitting.match.waiting.value in ("person", "roll", "over"))
        if sitting.match.waiting.value == "roll":
            sitting.match.roll()
        elif sitting.match.waiting.value == "person":
            conductor.match_page.act(0)
    settle(qtbot)
    assert fair_games(conductor, qtbot) == 0
    assert open_page(conductor, qtbot).sections == []


def test_the_proposed_opponent_can_be_played(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    play_to_the_end(conductor, table, qtbot)
    page = open_page(conductor, qtbot)
    (section,) = page.sections
    assert section.opponent in ELO
    before = conductor.sitting
    click(section.play)
    qtbot.waitUntil(lambda: conductor.sitting not in (None, before))
    assert conductor.sitting is not None
    assert [who.player for who in conductor.sitting.match.seats] == ["person", section.opponent]


def test_no_figures_without_an_analysis() -> None:
    assert Career().loss_per_decision is None
