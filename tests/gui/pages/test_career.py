"""The page of the person's own play: empty, after games, and the match it proposes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engines.match.analysis.player_strength import Career, Strength
from engines.match.archive.library import Exercise, Library, Statistic
from engines.runtime.errors import quoted
from engines.runtime.texts import percent, tr
from gui.app import event_loop, opponents, values
from gui.app.requests import ShowPage
from gui.kit.charts import Chart
from gui.kit.label import ElidedLabel, Label
from gui.kit.plot import Band, Line
from gui.library import career
from gui.library.career import CareerPage, kinds_of_mistake, mistake_text
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
ELO = {"careless": 1300.0, "best": 1700.0}


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (career, opponents):
        monkeypatch.setattr(module, "elo_of", lambda _game, bot: ELO[bot])


def open_page(shell: Shell, qtbot: QtBot) -> CareerPage:
    shell.carry_out(ShowPage("career"))
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, CareerPage)
    return page


def play_to_the_end(shell: Shell, table: Table, qtbot: QtBot, **more: object) -> MatchView:
    match_view = table("person", "careless", **more)
    while match_view.match.pending.waiting.value != "over":
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting.value in ("person", "roll", "over")
        )
        if match_view.match.pending.waiting.value == "roll":
            match_view.match.roll()
        elif match_view.match.pending.waiting.value == "person":
            match_page(shell).acting.act(0)
    settle(qtbot)
    return match_view


def fair_games(shell: Shell, qtbot: QtBot) -> int:
    asking = event_loop.spawn(shell.context.archive.ask(Library.fair_games, "double"), "read")
    qtbot.waitUntil(asking.done)
    return len(asking.result())


def test_before_the_first_game_it_says_what_to_do(shell: Shell, qtbot: QtBot) -> None:
    page = open_page(shell, qtbot)
    assert page.sections == []
    text = " ".join(label.text() for label in page.findChildren(Label) if label.isVisible())
    assert tr("library-finish-game-against-bots") in text


def test_a_finished_game_gives_a_rating_accuracy_and_luck(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = play_to_the_end(shell, table, qtbot)
    page = open_page(shell, qtbot)
    (section,) = page.sections
    won = match_view.match.position.returns()[0] > match_view.match.position.returns()[1]
    lines = [label.text() for label in section.findChildren(Label)]
    for fact in ("library-games-counted", "library-games-analyzed"):
        assert lines[lines.index(tr(fact)) + 1] == "1"
    assert tr("library-average-loss-per-decision") in lines
    curve, *others = section.findChildren(Chart)
    assert curve.plot.empty == tr("library-curve-begins-with-second")
    accuracy, luck = others
    (line,) = (mark for mark in accuracy.plot.marks if isinstance(mark, Line))
    told = percent(line.ys[0], 0)
    assert lines[lines.index(tr("library-accuracy")) + 1] == told
    assert accuracy.plot.tip(0) == tr("library-in-game", game="1", value=told)
    up = luck.plot.up
    assert up.name == tr("library-points", cents="").strip()
    highs = [high for mark in luck.plot.marks for high in getattr(mark, "highs", ())]
    assert all(high < up.high for high in highs), "no bar touches the top"
    assert tr("library-luck-in-analyzed-games") in lines
    for chart in (curve, *others):
        assert len(chart.plot.up.ticks_between(*chart.up, 50)) <= 5
    assert "Careless" in lines
    assert tr("library-of-won", wins=int(won), games=1) in lines
    rating = float(lines[lines.index(section.accessibleName()) + 1].replace(",", ""))
    assert (rating > 1500 - 200) if won else (rating < 1500 - 100)


def test_the_charts_take_the_height_of_a_large_window(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    play_to_the_end(shell, table, qtbot)
    shell.window.resize(1600, 1400)
    page = open_page(shell, qtbot)
    (section,) = page.sections
    assert section.height() > 0.8 * page.height()
    rating, *others = section.findChildren(Chart)
    assert rating.width() > 1.5 * others[0].width()
    assert rating.height() + others[0].height() > 0.7 * page.height()


def test_opponents_come_by_strength_and_mistakes_are_read_in_short_notation(
    shell: Shell, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_to_the_end(shell, table, qtbot)
    results = [Statistic(bot, 1, 0.0) for bot in ("best", "careless")]
    monkeypatch.setattr(Library, "statistics", lambda *_args: results)
    mistake = Exercise("double", "1 0 3 0 0", 0, "double", 0.2)
    event_loop.spawn(shell.context.archive.ask(Library.add_exercise, mistake), "keep an exercise")
    monkeypatch.setattr(values, "in_words", lambda _words, each: replace(each, played="twice"))
    (section,) = open_page(shell, qtbot).sections
    lines = [label.text() for label in section.findChildren(Label)]
    headings = tr("library-costliest-kinds-of-mistake"), tr("library-by-opponent")
    assert sorted((*headings, "Careless", "Best"), key=lines.index)[2:] == ["Careless", "Best"]
    assert quoted("double") in [each.text() for each in section.findChildren(ElidedLabel)]


def test_a_game_with_a_hint_does_not_count(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    qtbot.waitUntil(lambda: match_view.match.pending.waiting.value in ("person", "roll"))
    if match_view.match.pending.waiting.value == "roll":
        match_view.match.roll()
        qtbot.waitUntil(lambda: match_view.match.pending.waiting.value == "person")
    match_view.hints.ask()
    while match_view.match.pending.waiting.value != "over":
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting.value in ("person", "roll", "over")
        )
        if match_view.match.pending.waiting.value == "roll":
            match_view.match.roll()
        elif match_view.match.pending.waiting.value == "person":
            match_page(shell).acting.act(0)
    settle(qtbot)
    assert fair_games(shell, qtbot) == 0
    assert open_page(shell, qtbot).sections == []


def test_no_figures_without_an_analysis() -> None:
    assert Career().loss_per_decision is None


def test_the_curve_shows_a_rating_and_its_range_after_each_game() -> None:
    plot = opponents.rating_plot([Strength(1400, 100, 1), Strength(1450, 50, 2)])
    (line,) = (mark for mark in plot.marks if isinstance(mark, Line))
    assert (list(line.xs), line.ys) == ([1, 2], [1400, 1450])
    (band,) = (mark for mark in plot.marks if isinstance(mark, Band))
    assert band.highs == pytest.approx([1400 + 1.96 * 100, 1450 + 1.96 * 50], abs=0.5)
    assert plot.up.text is not None
    assert plot.up.text(1640.0) == "1640"
    assert plot.words == tr("app-after-first-game-after", first="1400", last="1450")
    assert plot.tip(1) == tr("app-rating-after-game", game="2", rating="1450", margin="98")


def test_mistakes_are_added_up_by_kind() -> None:
    def mistake(played: str, loss: float, kind: str = "") -> Exercise:
        return Exercise("", "", 0, played, loss, kind=kind)

    mistakes = [
        mistake("keep 1 5", 0.02),
        mistake("keep 1 stop", 0.05),
        mistake("keep 5 stop", 0.04),
        mistake("e2e4", 0.3),
        mistake("d2d4", 0.1, "takes_king"),
    ]
    named, (first, (times, loss)), second = kinds_of_mistake(mistakes)
    assert named == ("takes_king", (1, 0.1))
    assert (first, times) == ("keep-stop", 2)
    assert loss == pytest.approx(0.09)
    assert second == ("keep", (1, 0.02))


def test_a_kind_of_mistake_is_said_in_words() -> None:
    assert mistake_text("fargo", "roll") == tr("library-mistake-roll")
    assert mistake_text("lange_strasse", "keep") == tr("library-mistake-keep")
    assert mistake_text("colonizers", "Keep") == tr("library-mistake-keep-module")
    assert mistake_text("double", "castle") == quoted("castle")
    assert mistake_text("dice_chess", "roll") == tr("dice_chess-mistake-roll")
