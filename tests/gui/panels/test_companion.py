"""What a second bot thinks of the decision, below the adviser's plans."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.contract.analysis import BY_RULE, Analysis, Estimate, Line, Unit
from engines.contract.messages import Words
from engines.contract.position import Position
from engines.contract.registry import game
from engines.match.advice.hint import Stage
from engines.runtime.texts import tr
from gui.match.hint_views import figures_text, hint_sentence, line_view, preference_view, ranked
from gui.match.plan_cards import PlanCards
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import press
from tests.match.small_game import exact_analysis

Table = Callable[..., MatchView]
DECISION = "1 0 3 0 0"
"""A three has been rolled: keeping it is best."""


@pytest.fixture
def match_view(table: Table) -> MatchView:
    return table("person", "careless", start=DECISION)


def test_both_views_stand_in_one_dock(shell: Shell, match_view: MatchView, qtbot: QtBot) -> None:
    adviser, panel = match_view.hints.adviser, shell.side.shown.hint
    adviser.info = replace(adviser.info, companion="careless")
    _ranked, companion = panel.findChildren(PlanCards)
    assert not companion.isVisible()
    previews: list[object] = []
    panel.previewed.connect(previews.append)  # a card may appear under the pointer
    match_view.hints.show(Stage.RANKED)

    def both() -> bool:
        hint = match_view.hints.hint
        return hint is not None and hint.companion is not None and not hint.running

    qtbot.waitUntil(both)
    qtbot.waitUntil(lambda: len(companion.cards) == 2)
    assert companion.isVisible()
    assert {card.view.plan for card in companion.cards} == {"keep", "double"}
    assert companion.cards[0].view.value.endswith(" value")
    shell.window.activateWindow()
    qtbot.waitUntil(shell.window.isActiveWindow)
    companion.cards[1].setFocus()
    assert previews[-1] is not None
    press(companion.cards[1], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: match_view.match.history.at > 0)
    assert companion.cards == ()
    assert not companion.isVisible()


def test_a_rule_has_no_figure_and_compares_nothing(match_view: MatchView) -> None:
    position = match_view.match.position
    analysis = replace(exact_analysis(position, "best"), preference_unit=BY_RULE)
    view = preference_view(position, analysis, analysis.best, Words())
    assert (view.value, view.preference.share) == ("", 0.0)
    assert view.sure == tr("bot-preference-rule")
    assert len(analysis.lines) > 1
    assert ranked(analysis) == (analysis.best,)


def test_a_die_before_a_comma_is_drawn() -> None:
    rules = game("lange_strasse")
    position = Position.parse(rules, "4500 3200 9000 | seat 1 | round 7 | dice 1 1 1 1 5 4")
    action = position.parse_action("keep 1 1 1 1 5, stop")
    sure = Estimate(1.0, 0.0)
    line = Line((action,), (position.action_text(action),), 1.0, sure, {Unit.WIN: (sure,) * 3})
    analysis = Analysis(rules.id, "any", position.turn, Unit.WIN, (line,))
    (step,) = preference_view(position, analysis, line, Words()).steps
    assert [piece if isinstance(piece, str) else "die" for piece in step] == [
        "Keep",
        *["die"] * 5,
        ",",
        "stop",
    ]


def test_who_goes_by_rules_states_no_win_chance(match_view: MatchView) -> None:
    position = match_view.match.position
    analysis = exact_analysis(position, "best")
    best = analysis.best
    guess = (Estimate(0.5, 0.5),) * len(best.values[analysis.unit])
    ruled = replace(best, preference=1.0, values={analysis.unit: guess})
    analysis = replace(analysis, lines=(ruled,), preference_unit=BY_RULE)
    view = line_view(position, analysis, ruled, analysis.unit, Words(), None)
    assert view.sure == tr("bot-preference-rule")
    assert "%" not in hint_sentence(position, analysis, analysis.unit, Words())


def test_too_few_playouts_are_called_that_and_not_too_early(match_view: MatchView) -> None:
    position, adviser = match_view.match.position, match_view.hints.adviser
    adviser.info = replace(adviser.info, searches=True)
    analysis = exact_analysis(position, adviser.info.id)
    even = {Unit.WIN: (Estimate(0.5, 0.5),) * position.seats}
    lines = tuple(replace(line, values=even) for line in analysis.lines)
    few = replace(analysis, lines=lines)
    views = [line_view(position, few, line, Unit.WIN, Words(), None) for line in lines]
    others = [""] * (len(lines) - 1)
    assert [view.value for view in views] == [tr("match-too-few-playouts"), *others]
    told = tr("match-deeper-for-figures", deeper=tr("match-deeper"))
    assert figures_text(few, Unit.WIN) == told


def test_too_early_to_tell_who_wins_plans_show_the_expected_place(match_view: MatchView) -> None:
    position = match_view.match.position
    analysis = exact_analysis(position, "best")
    chances = (0.4, 0.3)
    values = [{Unit.WIN: (Estimate(chance, 0.2), Estimate(1 - chance, 0.2))} for chance in chances]
    lines = tuple(
        replace(line, values=value) for line, value in zip(analysis.lines, values, strict=True)
    )
    early = replace(analysis, lines=lines, telling=False)
    views = [line_view(position, early, line, Unit.WIN, Words(), None) for line in lines]
    places = [f"{2 - chance:.2f}" for chance in chances]
    assert [view.value for view in views] == [tr("match-place", place=place) for place in places]
    assert [view.preference.share for view in views] == pytest.approx(chances)
    told = tr("match-win-chance-too-early", low="1.2", high="2.0", seats=2)
    assert figures_text(early, Unit.WIN) == told
    assert places[0] in hint_sentence(position, early, Unit.WIN, Words())
