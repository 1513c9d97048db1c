"""Values as people read them: win chances as such, shares of a game for money in cents."""

from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit
from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.contract.registry import game
from engines.match.advice.quality import Fortune, judge, shares
from engines.match.analysis.luck import Chance, Ledger
from engines.runtime.texts import number, tr
from gui.app.values import (
    change_text,
    cost_text,
    difference_text,
    even_share,
    loss_text,
    share_text,
    value_text,
)
from gui.match.analysis import luck_sentence
from gui.match.hint_views import hint_sentence, line_view, order_text, preference_view


def test_what_a_decision_costs_is_said_in_the_unit_of_the_game() -> None:
    assert loss_text(game("fargo"), 0.031) == tr("app-points-of-win-chance", points=3.1)
    assert loss_text(game("lange_strasse"), 0.02) == tr("app-ct", cents=7.6)


@pytest.mark.parametrize(
    ("id_", "unit", "best", "played", "cost"),
    [("fargo", Unit.WIN, 0.6374, 0.6146, 2.2), ("lange_strasse", Unit.MONEY, 12.34, 6.35, 6.0)],
)
def test_a_cost_is_the_difference_of_the_two_figures_shown(
    id_: str, unit: Unit, best: float, played: float, cost: float
) -> None:
    chance = Position.start(game(id_), 3)
    rolled = (chance.apply(outcome) for outcome, _ in chance.outcomes())
    position = next(after for after in rolled if not after.is_chance and len(after.legal()) > 1)
    lines = [
        Line(
            (at,),
            ("",),
            0.0,
            Estimate(0.0),
            {unit: (Estimate(value), Estimate(0.0), Estimate(0.0))},
        )
        for at, value in zip(position.legal(), (best, played), strict=False)
    ]
    found = Analysis(id_, "optimal", 0, unit, tuple(lines))
    judgement = judge(position, -1, found, lines[1].actions)
    assert judgement is not None
    difference = float(value_text(unit, Estimate(best)).rstrip("%¢").lstrip("+")) - float(
        value_text(unit, Estimate(played)).rstrip("%¢").lstrip("+")
    )
    assert difference == pytest.approx(cost)
    wanted = "app-ct" if unit is Unit.MONEY else "app-points-of-win-chance"
    assert cost_text(game(id_), judgement) == tr(
        wanted, cents=number(cost, 1), points=number(cost, 1)
    )


def test_a_decision_about_the_cube_costs_a_share_of_the_stake() -> None:
    start = "4k3/8/8/8/8/8/R7/4K3 b - - 0 1 | cube 64 1"
    position = Position.parse(game("dice_chess"), start)
    lines = [
        Line(
            (position.parse_action(name),),
            (name,),
            equity,
            Estimate(0.0),
            {Unit.EQUITY: (Estimate(-equity), Estimate(equity))},
        )
        for name, equity in (("roll", -0.95), ("double", -1.9))
    ]
    found = Analysis("dice_chess", "master", 1, Unit.EQUITY, tuple(lines))
    judgement = judge(position, -1, found, lines[1].actions)
    assert judgement is not None
    assert cost_text(position.game, judgement) == tr("app-of-the-stake", share=0.95)


def test_a_plan_begins_with_what_tells_it_from_the_others() -> None:
    position = Position.parse(game("fargo"), "5000 6000 | run 600 | dice 3")
    shared = Reason(message("fargo.reason.safe", banked=500), 0.9)
    own = Reason(message("fargo.reason.banks", run=600), 0.1)
    values = {Unit.WIN: (Estimate(0.5), Estimate(0.5))}
    lines = tuple(
        Line((action,), ("",), 0.0, Estimate(0.5), values, 100, reasons)
        for action, reasons in zip(position.legal(), [(shared, own), (shared,)], strict=True)
    )
    found = Analysis("fargo", "optimal", 0, Unit.WIN, lines)
    words = Words(names=("Anna", "Ben"))
    view = line_view(position, found, lines[0], Unit.WIN, words, None)
    assert view.reasons == (words.say(own.message), words.say(shared.message))
    assert preference_view(position, found, lines[0], words).reasons == view.reasons


@pytest.mark.parametrize(
    ("lead", "error", "told"),
    [
        (0.035, 0.0, "match-clearly-best"),
        (0.035, 0.004, "match-certain-lead"),
        (0.035, 0.02, "match-likely-lead"),
        (0.015, 0.004, "match-slight-lead"),
        (0.015, 0.02, "match-about-equal"),
    ],
)
def test_beside_overlapping_ranges_the_words_follow_the_lead(
    lead: float, error: float, told: str
) -> None:
    position = Position.parse(game("fargo"), "5000 6000 | run 600 | dice 3")
    chances = Estimate(0.6, 0.15), Estimate(0.4, 0.15)
    lines = tuple(
        Line((action,), ("",), 0.0, Estimate(0.5), {Unit.WIN: chances}, 100, (), behind)
        for action, behind in zip(position.legal(), (None, Estimate(lead, error)), strict=True)
    )
    found = Analysis("fargo", "optimal", 0, Unit.WIN, lines)
    words = Words(names=("Anna", "Ben"))
    view = line_view(position, found, lines[0], Unit.WIN, words, None)
    assert view.sure.endswith(said := tr(told, points=100 * lead))
    assert hint_sentence(position, found, Unit.WIN, words).endswith(f"{said}.")


def test_a_plan_begins_with_what_the_next_best_does_not_share_though_others_do() -> None:
    position = Position.start(game("roll_galaxy"), 2)
    while len(position.legal()) < 4:
        position = position.apply(position.draw(1, 0))
    first, second = (Reason(message("fargo.reason.banks", run=run)) for run in (600, 700))
    common = Reason(message("fargo.reason.safe", banked=500))
    values = {Unit.WIN: (Estimate(0.5), Estimate(0.5))}
    told = [(common, first), (common, second), (common, first), (common, second)]
    lines = tuple(
        Line((action,), ("",), 0.0, Estimate(0.5), values, 100, reasons)
        for action, reasons in zip(position.legal(), told, strict=False)
    )
    found, words = Analysis("roll_galaxy", "planner", 0, Unit.WIN, lines), Words()
    shown = [line_view(position, found, line, Unit.WIN, words, None).reasons for line in lines[:2]]
    assert shown == [(words.say(own.message), words.say(common.message)) for own in (first, second)]


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

    even, after, later = worth(0, 0, 0), worth(40, -20, -20), worth(10, 20, -30)
    one = message("session.log.notation", text="1")
    own = Chance(0, 0, 0, one, even, after, Fortune.PLAIN)
    others = Chance(1, 1, 1, one, even, later, Fortune.PLAIN)
    going = Ledger(3, (own, others), done=2, total=2)
    assert luck_sentence(strasse, going, words) == tr(
        "match-ct-luck-so-far", name="Anna", cents="50.0"
    )
    over = replace(going, result=tuple(each.mean for each in worth(130, -50, -80)))
    assert luck_sentence(strasse, over, words) == tr(
        "match-ct-luck-in-all",
        name="Anna",
        cents="50.0",
        result=tr("app-ct", cents="+80.0"),
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
    assert order_text(found, Unit.POINTS) == tr("match-sorted-by", unit=tr("app-unit-win"))
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
