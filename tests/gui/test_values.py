"""Values as people read them: win chances as such, shares of a game for money in cents."""

from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.messages import Words, message
from engines.contract.registry import game
from engines.match.advice.quality import Fortune, shares
from engines.match.analysis.luck import Chance, Ledger
from engines.runtime.texts import tr
from gui.app.values import (
    change_text,
    difference_text,
    even_share,
    loss_text,
    share_text,
    value_text,
)
from gui.match.analysis import luck_sentence
from gui.match.hint_views import order_text


def test_what_a_decision_costs_is_said_in_the_unit_of_the_game() -> None:
    assert loss_text(game("fargo"), 0.031) == tr("app-points-of-win-chance", points=3.1)
    assert loss_text(game("lange_strasse"), 0.02) == tr("app-ct", cents=7.6)


@pytest.mark.parametrize(("cents", "text"), [(0.0, "0.0¢"), (97.04, "+97.0¢"), (-150, "−150.0¢")])
def test_a_share_of_a_game_for_money_is_the_money(cents: float, text: str) -> None:
    strasse = game("lange_strasse")
    found = shares(strasse, {Unit.MONEY: (Estimate(cents), Estimate(0.0), Estimate(-cents))})
    assert found is not None
    assert share_text(strasse, found[0].mean).lstrip("+") == text.lstrip("+")
    assert sum(each.mean for each in found) == pytest.approx(1.0)


def test_when_all_are_level_nobody_wins_money_and_everyone_has_the_same_chance() -> None:
    level = even_share(game("lange_strasse"), 3)
    assert share_text(game("lange_strasse"), level, 0) == tr("app-ct", cents="0")
    assert even_share(game("fargo"), 4) == 0.25


def test_a_win_chance_is_a_percentage() -> None:
    assert share_text(game("fargo"), 0.648) == "64.8%"
    assert difference_text(game("fargo"), -0.05, signed=True) == "−5.0"
    assert difference_text(game("lange_strasse"), 0.5, signed=True) == "+190.0"


def test_a_change_is_the_difference_of_the_two_figures_shown() -> None:
    fargo, strasse = game("fargo"), game("lange_strasse")
    assert (share_text(fargo, 0.5006), share_text(fargo, 0.5515)) == ("50.1%", "55.1%")
    assert change_text(fargo, 0.5006, 0.5515) == "+5.0"
    assert change_text(fargo, 0.5515, 0.5006) == "−5.0"
    assert change_text(fargo, 0.506, 0.554, 0) == "+4"
    assert change_text(strasse, 0.0, 0.5) == "+190.0"


def test_luck_in_a_game_for_money_is_told_in_cents() -> None:
    strasse, words = game("lange_strasse"), Words(names=("Anna", "Ben", "Cem"))

    def worth(*cents: float) -> tuple[Estimate, ...]:
        found = shares(strasse, {Unit.MONEY: tuple(map(Estimate, cents))})
        assert found is not None
        return found

    before, after = worth(0, 0, 0), worth(40, -20, -20)
    roll = Chance(
        0,
        0,
        0,
        message("session.log.notation", text="1"),
        (1,),
        before,
        after,
        Fortune.PLAIN,
        typed=False,
    )
    going = Ledger("optimal", 3, (roll,), done=1, total=1)
    assert luck_sentence(strasse, going, words) == tr(
        "match-ct-luckier-far", name="Anna", cents="40.0"
    )
    over = replace(going, result=tuple(each.mean for each in worth(130, -50, -80)))
    assert luck_sentence(strasse, over, words) == tr(
        "match-ct-luckier-even-luck",
        name="Anna",
        cents="40.0",
        result=tr("app-ct", cents="+90.0"),
    )


@pytest.mark.parametrize(
    ("mean", "error", "text"),
    [
        (0.56, 0.02, "52 to 60%"),
        (0.866, 0.001, tr("app-to", low="86.4", high="86.8%")),
        (0.866, 0.004, "85.8 to 87.4%"),
        (0.866, 0.006, tr("app-to", low="85", high="88%")),
        (0.573, 0.0, "57.3%"),
        (0.573, 0.0001, "57.3%"),
        (0.98, 0.05, tr("app-to", low="88", high="100%")),
        (0.01, 0.05, tr("app-to", low="0", high="11%")),
        (1.0, 0.0, "100%"),
    ],
)
def test_a_win_chance_is_a_range(mean: float, error: float, text: str) -> None:
    assert value_text(Unit.WIN, Estimate(mean, error)) == text


def test_a_list_says_its_order_where_the_figures_shown_have_another() -> None:
    def line(action: int, win: float, points: float) -> Line:
        values = {
            unit: (Estimate(mean),) for unit, mean in ((Unit.WIN, win), (Unit.POINTS, points))
        }
        return Line((action,), (str(action),), win, Estimate(win), values)

    found = Analysis("fargo", "optimal", 0, Unit.WIN, (line(0, 0.6, 300.0), line(1, 0.5, 900.0)))
    assert order_text(found, Unit.WIN) == ""
    assert order_text(found, Unit.POINTS) == tr("match-sorted-by", unit=tr("app-win-chance"))
    agreeing = replace(found, lines=(line(0, 0.6, 900.0), line(1, 0.5, 300.0)))
    assert order_text(agreeing, Unit.POINTS) == ""


def test_points_and_money_are_ranges() -> None:
    assert value_text(Unit.MONEY, Estimate(12.0, 5.0)) == tr(
        "app-ct", cents=tr("app-to", low="+2", high="+22")
    )
    assert value_text(Unit.MONEY, Estimate(-3.25, 0.0)) == tr("app-ct", cents=-3.2)
    assert value_text(Unit.POINTS, Estimate(960.0, 3.0)) == tr(
        "app-range-of-points", points=tr("app-to", low="954", high="966")
    )
