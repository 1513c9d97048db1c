"""The hint dock: stages, cards, adviser, budget, unit, work."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Line, Unit
from engines.contract.bot import BotInfo
from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.match.advice.hint import Stage
from engines.match.events import HintChanged
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.requests import Review
from gui.kit.hint_card import HintCard
from gui.kit.label import Label
from gui.match.hint import HintHead, HintPanel
from gui.match.moves_menu import MovesMenu
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import click, press, settle
from tests.gui.shown import Now, match_page, review_page
from tests.match.small_game import Scripted, SmallGame, best, careless, exact_analysis

Table = Callable[..., MatchView]
DECISION = "1 0 3 0 0"
"""A three has been rolled: keeping it is best."""


@pytest.fixture
def panel(shell: Shell) -> HintPanel:
    """The hint panel of the match on show."""
    return cast("HintPanel", Now(lambda: shell.side.shown.hint))


@pytest.fixture
def match_view(table: Table) -> MatchView:
    return table("person", "careless", start=DECISION)


def hint_is_ready(match_view: MatchView) -> bool:
    hint = match_view.hints.hint
    return hint is not None and not hint.running


def head(panel: HintPanel) -> HintHead:
    assert panel.head is not None
    return panel.head


def ask(panel: HintPanel, match_view: MatchView, qtbot: QtBot, times: int = 1) -> None:
    for _ in range(times):
        panel.ask()
        qtbot.waitUntil(lambda: hint_is_ready(match_view))


def words(panel: HintPanel) -> list[str]:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [label.text() for label in panel.findChildren(Label) if label.text()]


def cards(panel: HintPanel) -> list[HintCard]:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return panel.findChildren(HintCard)


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text() == text).trigger()


def entries(panel: HintPanel) -> list[str]:
    """What the menu of the head offers."""
    return [action.text() for action in head(panel).menu().actions()]


def below(panel: HintPanel, title: str) -> QMenu:
    """The submenu of the head with this title."""
    (found,) = (each for each in head(panel).menu().findChildren(QMenu) if each.title() == title)
    return found


# -- stages -----------------------------------------------------------------------------------


def test_nothing_is_advised_before_a_decision(shell: Shell, table: Table, panel: HintPanel) -> None:
    table("person", "careless")  # a roll is due
    assert not panel.ask_button.isEnabled()
    assert panel.ask_button.toolTip() == tr("match-hints-available-when-decision")
    assert not panel.ask_button.key
    assert not shell.actions[commands.HINT].isEnabled()


def test_a_hint_opens_stage_by_stage(panel: HintPanel, match_view: MatchView, qtbot: QtBot) -> None:
    assert panel.ask_button.isVisible()
    assert panel.ask_button.key
    ask(panel, match_view, qtbot)
    assert Words().say(message("session.theme.clear", n=2)) in words(panel)
    assert "keep" not in words(panel)
    choose(head(panel).menu(), tr("match-candidates"))
    assert {"keep", "double"} <= set(words(panel))
    assert cards(panel) == []
    ask(panel, match_view, qtbot)
    assert [card.view.plan for card in cards(panel)] == ["keep", "double"]
    assert not panel.ask_button.isVisible()


def test_the_stages_can_be_chosen_back_and_forth(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    choose(head(panel).menu(), tr("match-theme"))
    assert cards(panel) == []
    choose(head(panel).menu(), tr("match-ranked"))
    assert len(cards(panel)) == 2
    hint = match_view.hints.hint
    assert hint is not None
    assert hint.stage is Stage.RANKED


def test_a_hint_goes_with_its_decision(
    shell: Shell, panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    match_page(shell).acting.act(0)
    qtbot.waitUntil(lambda: cards(panel) == [])


def test_a_plan_of_an_earlier_decision_is_not_played(
    shell: Shell, panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    played: list[object] = []
    panel.played.connect(played.append)
    (card, *_) = cards(panel)
    match_page(shell).acting.act(0)
    card.played.emit()  # the card disappears only in a later event
    assert played == []


def test_a_plan_that_comes_after_its_decision_is_not_shown_on_the_board(
    shell: Shell, panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    late = match_view.hints.hint
    assert late is not None
    match_page(shell).acting.act(0)
    qtbot.waitUntil(lambda: cards(panel) == [])
    shown: list[object] = []
    panel.previewed.connect(shown.append)
    match_view.told.emit(HintChanged(late))
    panel._show_hint()  # before the next news
    assert cards(panel) != []
    assert set(shown) == {None}


# -- cards ------------------------------------------------------------------------------------


def test_a_card_has_value_unit_reason_and_the_best_is_marked(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    keep, double = (card.view for card in cards(panel))
    assert keep.best
    assert not double.best
    assert keep.value.endswith("%")
    assert keep.reasons[0].startswith("Wins in ")
    assert keep.preference.share > double.preference.share


def test_a_card_is_previewed_and_played(
    shell: Shell, panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, 3)
    double = cards(panel)[1]
    previews: list[object] = []
    panel.previewed.connect(previews.append)
    double.previewed.emit(True)
    shown = previews[-1]
    assert getattr(shown, "names", None) == ("double",)
    double.previewed.emit(False)
    assert getattr(previews[-1], "names", None) == ("keep",)
    double.played.emit()
    assert match_view.match.record.nodes[0].text == "double"


def test_what_was_played_and_taken_back_is_marked(
    shell: Shell, panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    match_page(shell).acting.act(1)
    shell.actions[commands.UNDO].trigger()
    ask(panel, match_view, qtbot, 3)
    assert [card.view.played_by for card in cards(panel)] == [None, 0]


# -- adviser and budget -----------------------------------------------------------------------


def test_an_adviser_that_looks_its_answer_up_has_no_budget(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    assert head(panel).text() == "Best"
    ask(panel, match_view, qtbot, 3)
    assert not panel.deeper_button.isVisible()


class Searching(Scripted):
    """An adviser that searches, with a budget of playouts."""

    def __init__(self) -> None:
        super().__init__("silent", lambda question, *_: exact_analysis(question.position, "silent"))
        self.info = BotInfo("silent", 2, Budget(playouts=500), (2, 3), searches=True, adviser=True)


class TestSearchingAdvisers:
    @pytest.fixture
    def small(self, small: SmallGame) -> SmallGame:
        small.bots = (careless(), best(), Searching())
        return small

    def test_seconds_and_play_outs_are_offered(
        self, panel: HintPanel, match_view: MatchView
    ) -> None:
        told = tr("match-playouts", playouts=500)
        menu = below(panel, tr("match-thinking-time-is", time=told))
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert texts[:2] == ["0.5\u202fs", "1\u202fs"]
        counts = ("500", "1,000", "4,000", "16,000", "64,000", "256,000")
        assert texts[6:] == [f"{count} playouts" for count in counts]
        (now,) = (action.text() for action in menu.actions() if action.isChecked())
        assert now == told
        assert head(panel).text() == f"Silent · {told}"

    def test_a_number_of_play_outs_is_taken_and_kept(
        self, panel: HintPanel, match_view: MatchView, table: Table
    ) -> None:
        before, after = (tr("match-playouts", playouts=n) for n in (500, 16000))
        choose(below(panel, tr("match-thinking-time-is", time=before)), after)
        assert match_view.hints.budget == Budget(playouts=16_000)
        assert head(panel).text() == f"Silent · {after}"
        again = table("person", "careless", start=DECISION, seed=9)
        assert again.hints.budget == Budget(playouts=16_000)

    def test_another_adviser_is_chosen_and_kept(
        self, panel: HintPanel, match_view: MatchView, context: object
    ) -> None:
        menu = below(panel, tr("match-adviser-is", name="Silent"))
        assert [action.text() for action in menu.actions()] == ["Silent", "Best"]
        choose(menu, "Best")
        assert match_view.hints.adviser.info.id == "best"
        assert match_view.context.settings.get(keys.adviser("double")) == "best"

    def test_plans_are_judged_at_this_table_or_against_perfect_play(
        self,
        panel: HintPanel,
        match_view: MatchView,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        ask(panel, match_view, qtbot, 3)
        table, perfect = tr("app-unit-table"), tr("app-unit-perfect")
        assert perfect not in head(panel).text()
        assert panel.figures.text().startswith(table)
        menu = below(panel, tr("match-judged", basis=table))
        assert [action.text() for action in menu.actions()] == [table, perfect]
        choose(menu, perfect)
        qtbot.waitUntil(lambda: hint_is_ready(match_view))
        qtbot.waitUntil(lambda: head(panel).text().endswith(perfect))
        hint = match_view.hints.hint
        assert hint is not None
        assert hint.analysis is not None
        assert Unit.TABLE in hint.analysis.best.values
        assert panel.figures.text().startswith(table)
        below(panel, tr("match-judged", basis=perfect))
        adviser = match_view.hints.adviser
        monkeypatch.setattr(adviser, "info", replace(adviser.info, judges=False))
        head(panel).show_hint(hint)
        assert perfect not in head(panel).text(), "this bot only says what it would play"

    def test_deeper_looks_again(
        self, panel: HintPanel, match_view: MatchView, qtbot: QtBot
    ) -> None:
        ask(panel, match_view, qtbot, 3)
        click(panel.deeper_button)
        hint = match_view.hints.hint
        assert hint is not None
        assert hint.running
        qtbot.waitUntil(lambda: hint_is_ready(match_view))


def test_auto_hint_opens_by_itself(
    shell: Shell, table: Table, panel: HintPanel, qtbot: QtBot
) -> None:
    shell.actions[commands.AUTO_HINT].trigger()
    match_view = table("person", "careless", start=DECISION)
    qtbot.waitUntil(lambda: hint_is_ready(match_view) and bool(cards(panel)))
    assert len(cards(panel)) == 2


# -- some moves only ---------------------------------------------------------------------------


def test_the_adviser_looks_at_the_moves_that_are_named(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot)
    every = tr("match-moves-are", moves=tr("match-all-moves"))
    assert every not in entries(panel), "which moves there are is not asked for yet"
    ask(panel, match_view, qtbot, times=2)
    assert every in entries(panel)
    menu = head(panel).moves_menu()
    assert menu is not None
    assert [menu.list.item(place).text() for place in range(2)] == ["keep", "double"]
    assert not menu.these.isEnabled()
    assert not menu.every.isEnabled()
    menu.list.item(1).setCheckState(Qt.CheckState.Checked)
    click(menu.these)
    qtbot.waitUntil(lambda: hint_is_ready(match_view))
    panel.ask()
    assert [card.view.plan for card in cards(panel)] == ["double"]
    assert head(panel).text().endswith(tr("match-only-of-moves", shown=1, moves=2))
    menu = head(panel).moves_menu()
    assert menu is not None
    assert menu.named == (1,)
    click(menu.every)
    panel.ask()
    assert sorted(card.view.plan for card in cards(panel)) == ["double", "keep"]
    assert every in entries(panel)


def test_what_is_picked_is_compared_with_the_best(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, times=3)
    assert panel.why_button.isHidden(), "nothing is picked"
    best, other = (panel_line.actions[0] for panel_line in _lines(match_view))
    played = next(card.play_button for card in cards(panel) if card.view.best)
    assert played.key == "Enter"
    panel.set_picked([best])
    assert not played.key, "Enter no longer plays the hint"
    panel.play_best()
    assert hint_is_ready(match_view)
    assert panel.why_button.isHidden(), "the best is picked"
    panel.set_picked([other])
    click(panel.why_button)
    qtbot.waitUntil(lambda: hint_is_ready(match_view))
    assert head(panel).text().endswith(tr("match-only-of-moves", shown=2, moves=2))
    assert len(cards(panel)) == 2
    assert panel.why_button.isHidden(), "both are compared"


@pytest.mark.parametrize(("action", "worse"), [(0, False), (1, True)])
def test_what_was_taken_back_is_compared_with_the_best(
    shell: Shell,
    panel: HintPanel,
    match_view: MatchView,
    qtbot: QtBot,
    action: int,
    worse: bool,
) -> None:
    match_page(shell).acting.act(action)
    shell.actions[commands.UNDO].trigger()
    ask(panel, match_view, qtbot, 3)
    assert panel.why_button.isVisible() is worse
    if worse:
        click(panel.why_button)
        qtbot.waitUntil(lambda: hint_is_ready(match_view))
        assert head(panel).text().endswith(tr("match-only-of-moves", shown=2, moves=2))


def test_no_plan_can_be_played_in_a_review(
    panel: HintPanel, match_view: MatchView, shell: Shell, qtbot: QtBot
) -> None:
    shell.carry_out(Review(match_view.match.record))
    settle(qtbot)
    ask(panel, review_page(shell).match_view, qtbot, times=3)
    assert [card.play_button.isHidden() for card in cards(panel)] == [True, True]
    assert not any(card.toolTip() for card in cards(panel))


def test_figures_of_a_low_panel_scroll_with_the_plans(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, times=3)
    plans = cards(panel)[0].parentWidget()
    for height, scrolls in ((180, True), (500, False), (180, True)):
        panel.setFixedHeight(height)
        settle(qtbot)
        for label in (panel.figures, panel.footer):
            assert label.isVisible() is bool(label.text())
            assert (plans is not None and plans.parentWidget() is label.parentWidget()) is scrolls


def _lines(match_view: MatchView) -> tuple[Line, ...]:
    hint = match_view.hints.hint
    assert hint is not None
    assert hint.analysis is not None
    return hint.analysis.lines


def test_moves_are_named_with_keys(panel: HintPanel, match_view: MatchView, qtbot: QtBot) -> None:
    ask(panel, match_view, qtbot, times=3)
    choose(head(panel).menu(), tr("match-moves-are", moves=tr("match-all-moves")))
    menu = head(panel).findChild(MovesMenu)
    assert menu is not None
    assert menu.list.hasFocus()
    press(menu.list, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert menu.named
    press(menu.list, Qt.Key.Key_Space)
    assert not menu.named
    menu.close()


def test_among_many_moves_one_is_found_by_its_name(shell: Shell) -> None:
    moves = [(number, f"move {number}") for number in range(30)]
    menu = MovesMenu(moves, (3,), shell.window)
    menu.popup(shell.window.mapToGlobal(shell.window.rect().topLeft()))
    assert menu.search.hasFocus()
    menu.search.setText("MOVE 2")
    shown = [place for place in range(30) if not menu.list.item(place).isHidden()]
    assert shown == [2, *range(20, 30)]
    menu.list.itemActivated.emit(menu.list.item(2))
    assert menu.named == (2, 3), "what is out of sight stays named"
    menu.close()


def test_every_plan_says_how_to_play_it(
    panel: HintPanel, match_view: MatchView, qtbot: QtBot
) -> None:
    ask(panel, match_view, qtbot, times=3)
    assert {card.toolTip() for card in cards(panel)} == {tr("kit-double-click-plays-plan")}
