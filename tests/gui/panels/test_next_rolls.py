"""The map of the next rolls in the analysis dock, on the small game with its exact values."""

from collections.abc import Callable
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.position import Position
from engines.match.advice.hint import Stage
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.match.next_rolls import NextRollsPanel
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.shell.shell import Shell
from tests.gui.conftest import click, settle
from tests.gui.shown import Now, review_page
from tests.match.small_game import Scripted, SmallGame, exact

Table = Callable[..., MatchView]

DECISION = "1 0 3 0 0"
ROLL = "0 2 0 3 2"


@pytest.fixture
def panel(shell: Shell) -> NextRollsPanel:
    """The analysis panel of the match on show."""
    return cast("NextRollsPanel", Now(lambda: shell.side.shown.analysis.rolls))


@pytest.fixture
def seen(shell: Shell, table: Table) -> Table:
    """Puts a match on the table, as ``table`` does, and brings the rolls into view."""

    def put(*players: str, **how: object) -> MatchView:
        match_view = table(*players, **how)
        shell.side.shown.analysis.tabs.set_current(2)
        if not shell.side.analysis_dock.isVisible():
            shell.actions[commands.GRAPH].trigger()
        return match_view

    return put


def titled(id_: str) -> str:
    """The title of a map of Anna's win chance."""
    return tr(id_, unit=tr("match-win-chance-of-player", name="Anna"))


def mapped(panel: NextRollsPanel, qtbot: QtBot, title: str, rolls: int = 3) -> None:
    """Wait until the map with this title has this many rolls."""
    qtbot.waitUntil(lambda: panel.title.text() == title and len(panel.map.table.rows) == rolls)


def worth(position: Position) -> float:
    return exact(tuple(position.state.tolist()))[0]


def test_the_roll_that_is_due_is_mapped(seen: Table, panel: NextRollsPanel, qtbot: QtBot) -> None:
    match_view = seen("person", "best", start=ROLL)
    assert match_view.match.pending.waiting is Waiting.ROLL
    mapped(panel, qtbot, titled("match-next-roll"))
    position = match_view.match.position
    known = {text: worth(position.apply(position.parse_action(text))) for text in "123"}
    rows = panel.map.table.rows
    assert [row.text for row in rows] == sorted(known, key=lambda text: -known[text])
    mean = worth(position)
    assert [row.gain for row in rows] == pytest.approx(
        [known[row.text] - mean for row in rows], abs=1e-9
    )
    assert sum(row.chance * row.gain for row in rows) == pytest.approx(0, abs=1e-9)
    assert not any(row.came for row in rows)
    assert f"{100 * mean:.1f}" in panel.summary.text()


def test_after_the_roll_the_one_that_came_is_marked(
    seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    match_view = seen("person", "best", start=ROLL)
    mapped(panel, qtbot, titled("match-next-roll"))
    match_view.match.roll()
    mapped(panel, qtbot, titled("match-last-roll"))
    came = match_view.match.history.node(0).text
    assert [row.text for row in panel.map.table.rows if row.came] == [came]


def test_another_roll_can_be_played_on_with(
    seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    match_view = seen("person", "best", start=ROLL)
    match_view.match.roll()
    mapped(panel, qtbot, titled("match-last-roll"))
    assert not panel.button.isEnabled()
    assert panel.button.toolTip() == tr("match-choose-a-different-roll")
    place = next(place for place, row in enumerate(panel.map.table.rows) if not row.came)
    wanted = panel.map.table.rows[place]
    panel.map.chart.chosen.emit(place)
    assert panel.button.isEnabled()
    click(panel.button)
    history = match_view.match.history
    assert history.node(history.at).text == wanted.text
    assert history.node(history.at).typed
    assert len(history.place(-1).children) == 2, "what happened before stays"
    assert not match_view.match.paused
    qtbot.waitUntil(lambda: [row.text for row in panel.map.table.rows if row.came] == [wanted.text])


def test_the_roll_that_came_is_not_played_again(
    seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    match_view = seen("person", "best", start=ROLL)
    match_view.match.roll()
    mapped(panel, qtbot, titled("match-last-roll"))
    came = next(row for row in panel.map.table.rows if row.came)
    panel.map.activated.emit(came.place)
    assert len(match_view.match.history.place(-1).children) == 1


def test_what_may_follow_the_hint_is_mapped_once_it_is_open(
    seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    match_view = seen("person", "best", start=DECISION)
    settle(qtbot)
    assert panel.which.isHidden(), "it would give the hint away"
    match_view.hints.show(Stage.RANKED)
    settle(qtbot)
    qtbot.waitUntil(lambda: not panel.which.isHidden())
    panel.which.set_current(1)
    hint = match_view.hints.hint
    assert hint is not None
    assert hint.analysis is not None
    after = match_view.match.position.apply(hint.analysis.best.actions[0])
    dice = after.roll() is not None
    mapped(panel, qtbot, titled("match-after-the-hints-plan"), 3 if dice else 2)
    position = after
    values = sorted((worth(position.apply(code)) for code, _ in position.outcomes()), reverse=True)
    mean = worth(position)
    assert [row.gain for row in panel.map.table.rows] == pytest.approx([v - mean for v in values])
    assert panel.button.isHidden()


def test_nothing_is_looked_at_out_of_sight(
    shell: Shell, seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    match_view = seen("person", "best", start=ROLL)
    mapped(panel, qtbot, titled("match-next-roll"))
    shell.side.shown.analysis.tabs.set_current(0)
    match_view.match.roll()
    settle(qtbot)
    assert not any(row.came for row in panel.map.table.rows)
    shell.side.shown.analysis.tabs.set_current(2)
    mapped(panel, qtbot, titled("match-last-roll"))


def test_before_any_roll_there_is_nothing_to_map(
    seen: Table, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    seen("person", "best", start=DECISION)
    qtbot.waitUntil(lambda: panel.title.text() == tr("match-rolls-draws-yet"))
    assert panel.map.isHidden()
    assert panel.button.isHidden()


def test_an_adviser_that_fails_says_so(
    seen: Table, small: SmallGame, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    def failing(question: Question, *_: object) -> Analysis:
        raise ValueError("no idea")

    match_view = seen("person", "best", start=ROLL)
    mapped(panel, qtbot, titled("match-next-roll"))
    small.bots = (*small.bots, Scripted("silent", failing))
    match_view.hints.choose("silent")
    match_view.match.roll()
    qtbot.waitUntil(lambda: "no idea" in panel.title.text())
    assert panel.map.table.rows == []


def test_a_record_can_be_explored_but_not_played(
    shell: Shell, finished: object, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    shell.side.shown.analysis.tabs.set_current(2)
    shell.review_match()
    qtbot.waitUntil(lambda: isinstance(shell.window.page, ReviewPage))
    if not shell.side.analysis_dock.isVisible():
        shell.actions[commands.GRAPH].trigger()
    review_page(shell).transport.first()
    qtbot.waitUntil(lambda: panel.title.text() == titled("match-next-roll"))
    assert panel.button.isHidden()
    review_page(shell).transport.forward()
    qtbot.waitUntil(lambda: panel.title.text() == titled("match-last-roll"))


def test_rolls_that_make_no_difference_are_called_so(
    seen: Table, small: SmallGame, panel: NextRollsPanel, qtbot: QtBot
) -> None:
    seen("person", "best", start="0 4 0 0 20")
    mapped(panel, qtbot, titled("match-next-roll"))
    assert panel.summary.text() == tr("match-adviser-sees-difference-between")
