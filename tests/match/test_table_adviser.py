"""An adviser at a table: who sits there, both figures, and what it passes on."""

import math
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Bot, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.match.advice import table_adviser
from engines.match.advice.calibration import Calibration, Knot, Map
from engines.match.advice.hints import Hints
from engines.match.advice.table_adviser import Seated, TableAdviser, advisers, is_foregone
from tests.match.playing import playing, record_of, run
from tests.match.small_game import Scripted, SmallGame, best, exact_analysis
from tests.workers import ThreadWorkers

RATINGS = {"best": 1700.0, "careless": 1300.0}
BUDGET = Budget(playouts=1)
MAP = Map("best", (Knot(1.0, sharpness=0.8, per_400=2.0, spread=0.01),), telling_from=3, games=9)


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_adviser, "_rated", lambda _game: RATINGS)


def _ask(bot: Bot, game: SmallGame, monitor: Monitor | None = None) -> Analysis:
    position = Position.parse(game, "1 0 3 0 0")
    return bot.analyse(Question(position, BUDGET, 1), monitor or Monitor())


def _adviser(bot: Bot, *players: str, own: Estimate | None = None) -> TableAdviser:
    parameters = Calibration("double", maps=(MAP,))
    return TableAdviser("double", bot, players, own, parameters)


def test_people_play_like_the_adviser_until_they_are_rated() -> None:
    def seated(own: Estimate | None) -> Seated:
        return Seated.at("double", best().info, (PERSON, "careless", "unknown"), own)

    assert seated(None).ratings == (1700.0, 1300.0, 1500.0)
    assert seated(None).shifts(MAP, 1.0) == ()
    assert seated(Estimate(1700.0)).shifts(MAP, 1.0) == (Estimate(0.0),) * 3
    rated = seated(Estimate(2100.0, 100.0))
    assert rated.shifts(MAP, 0.0) == (Estimate(0.0),) * 3
    lower, *_ = rated.shifts(replace(MAP, person=1900.0), 1.0)
    assert lower.mean == pytest.approx(math.log(10) / 2)
    better, *others = rated.shifts(MAP, 1.0)
    assert better.mean == pytest.approx(math.log(10))
    assert better.error == pytest.approx(math.log(10) / 4)
    assert others == [Estimate(0.0)] * 2


def test_a_rating_that_is_not_sure_makes_figures_less_sure() -> None:
    sure, unsure = (
        _ask(_adviser(best(), PERSON, "careless", own=Estimate(1500.0, error)), SmallGame())
        for error in (0.0, 100.0)
    )
    before, after = (found.best.values[Unit.WIN] for found in (sure, unsure))
    for seat in (0, 1):
        assert after[seat].mean == before[seat].mean
        assert after[seat].error > before[seat].error + 0.05


@pytest.mark.parametrize("elo", [1350.0, 1800.0])
def test_a_rating_changes_nothing_in_the_last_turn(elo: float) -> None:
    """What the person does now is being judged; there are no turns to play well or badly."""
    fargo = find("fargo")
    position = Position.parse(fargo, "9000 10600 | run 1000 | dice 2 | trigger 2")
    players = PERSON, "steady"
    plain, rated = (
        TableAdviser("fargo", fargo.bot("optimal"), players, own).analyse(
            Question(position, Budget(playouts=1), 1), Monitor()
        )
        for own in (None, Estimate(elo, 100.0))
    )
    assert plain.work.exact
    assert [line.values[Unit.WIN] for line in rated.lines] == [
        line.values[Unit.WIN] for line in plain.lines
    ]


def test_chances_that_are_certain_but_for_rounding_are_figures() -> None:
    fargo = find("fargo")
    text = "8800 10550 | seat 1 | banked 2250 | run 200 | dice 7 | turn 37 | trigger 2"
    bot = TableAdviser("fargo", fargo.bot("optimal"), (PERSON, "steady"), Estimate(1800.0, 100.0))
    found = bot.analyse(Question(Position.parse(fargo, text), Budget(playouts=1), 1), Monitor())
    assert all(0 <= line.values[Unit.WIN][0].mean <= 1 for line in found.lines)


def test_among_equals_there_is_one_figure() -> None:
    found = _ask(_adviser(best(), PERSON, "best"), SmallGame())
    assert Unit.PERFECT not in found.best.values
    assert (
        found.lines[0].actions
        == exact_analysis(Position.parse(SmallGame(), "1 0 3 0 0"), "best").lines[0].actions
    )


def test_against_a_weaker_bot_the_chance_at_this_table_is_higher() -> None:
    found = _ask(_adviser(best(), PERSON, "careless"), SmallGame())
    for line in found.lines:
        at_table, perfect = line.values[Unit.WIN][0], line.values[Unit.PERFECT][0]
        assert 0 < perfect.mean < at_table.mean < 1
        assert at_table.error > 0
    weaker = _ask(_adviser(best(), PERSON, "careless", own=Estimate(1500.0)), SmallGame())
    assert weaker.best.values[Unit.WIN][0].mean < found.best.values[Unit.WIN][0].mean
    assert weaker.best.values[Unit.PERFECT] == found.best.values[Unit.PERFECT]


def test_neither_figure_contains_the_favor_of_the_search() -> None:
    plain = _adviser(best(), PERSON, "careless")
    favored = replace(MAP, knots=(replace(MAP.knots[0], favor=1.0),))
    fair = TableAdviser(
        "double", best(), plain.players, parameters=Calibration("double", maps=(favored,))
    )
    before, after = (_ask(bot, SmallGame()).best.values for bot in (plain, fair))
    for unit in (Unit.WIN, Unit.PERFECT):
        was, now = before[unit][0].mean, after[unit][0].mean
        assert math.log(was / (1 - was)) - math.log(now / (1 - now)) == pytest.approx(1.0)


def test_an_adviser_that_knows_the_table_is_asked_for_both() -> None:
    """An adviser told who sits at the table is still asked for its values among equals, too."""

    class Knowing(Scripted):
        def at_table(self, players: tuple[str, ...]) -> Bot:
            def answer(question: Question, *_: object) -> Analysis:
                found = exact_analysis(question.position, "best")
                values = {Unit.WIN: (Estimate(0.9), Estimate(0.1))}
                lines = tuple(replace(line, values=values) for line in found.lines)
                return replace(found, lines=lines)

            return self if "careless" not in players else Scripted("best", answer)

    bot = Knowing("best", lambda question, *_: exact_analysis(question.position, "best"))
    found = _ask(_adviser(bot, PERSON, "careless"), SmallGame())
    plain = _ask(_adviser(bot, PERSON, "best"), SmallGame())
    assert found.best.values[Unit.WIN][0].mean > 0.8
    perfect, equals = found.best.values[Unit.PERFECT], plain.best.values[Unit.WIN]
    assert [each.mean for each in perfect] == pytest.approx([each.mean for each in equals])


def test_the_rating_of_a_bot_whose_play_the_adviser_foresees_adds_nothing() -> None:
    def answer(question: Question, *_: object) -> Analysis:
        return exact_analysis(question.position, "best")

    bot = Scripted("best", answer, foresees=frozenset({"careless"}))
    known = _ask(_adviser(bot, PERSON, "careless"), SmallGame()).best.values
    assert known[Unit.WIN][0].mean == pytest.approx(known[Unit.PERFECT][0].mean)
    rated = _ask(_adviser(best(), PERSON, "careless"), SmallGame()).best.values
    assert rated[Unit.WIN][0].mean > known[Unit.WIN][0].mean


def test_where_it_foresees_the_deciding_seat_nothing_is_taken_off() -> None:
    favored = replace(MAP, knots=(replace(MAP.knots[0], favor=1.0),))
    seated = Seated(("careless", "best"), (1500.0, 1500.0), 1500.0, frozenset({"best"}))
    before, after = (seated.table(favored, 1, seat, 1.0, exact=False, told=True) for seat in (0, 1))
    assert (before.knot.favor, after.knot.favor) == (1.0, 0.0)


def test_between_weaker_players_every_advantage_counts_for_less() -> None:
    firm = replace(MAP, knots=(replace(MAP.knots[0], favor=1.0),), firmness=0.5)
    seated = Seated.at("double", best().info, ("careless", "careless"))
    assert seated.level == pytest.approx(-1.0)
    knot = seated.table(firm, 1, 0, 1.0, exact=False, told=False).knot
    assert knot.spread == firm.knots[0].spread
    less = 1 / math.sqrt(math.e)
    found = (knot.sharpness, knot.per_400, knot.favor)
    assert found == pytest.approx((0.8 * less, 2 * less, 1 * less))
    assert seated.table(firm, 1, 0, 1.0, exact=True, told=True).knot.sharpness == 1
    strong = Seated.at("double", best().info, ("best", "best"))
    assert strong.table(firm, 1, 0, 1.0, exact=False, told=False).knot == firm.knots[0]

    person = Seated.at("double", best().info, (PERSON, "best"), Estimate(2100.0, 100.0))
    assert person.level == pytest.approx(0.5)
    better = person.table(firm, 1, 1, 1.0, exact=False, told=False).shifts[0]
    plain = person.shifts(firm, 1.0)[0]
    assert better.mean == pytest.approx(plain.mean * math.exp(0.25))
    assert better.error == pytest.approx(plain.error * math.exp(0.25))


def test_what_is_told_on_the_way_is_calibrated_too() -> None:
    heard: list[Analysis] = []

    def behaviour(question: Question, monitor: Monitor) -> Analysis:
        found = exact_analysis(question.position, "best")
        monitor.publish(0.5, lambda: found)
        return found

    monitor = Monitor(on_analysis=heard.append)
    found = _ask(_adviser(Scripted("best", behaviour), PERSON, "careless"), SmallGame(), monitor)
    assert [each.best.values for each in heard] == [found.best.values]


def test_a_cancel_reaches_the_bot() -> None:
    monitor = Monitor()

    def behaviour(question: Question, inner: Monitor) -> Analysis:
        monitor.cancel()
        assert inner.stop_now()
        return exact_analysis(question.position, "best")

    _ask(_adviser(Scripted("best", behaviour), PERSON, "careless"), SmallGame(), monitor)


def test_too_early_figures_are_marked() -> None:
    adviser = _adviser(best(), PERSON, "careless")
    rounds = {}
    for text in ("1 0 3 0 0", "1 2 3 0 0"):
        position = Position.parse(SmallGame(), text)
        rounds[position.moment.round] = adviser.analyse(
            Question(position, BUDGET, 1), Monitor()
        ).telling
    assert all(telling is (round_ >= 3) for round_, telling in rounds.items())


def test_an_adviser_without_a_calibration_keeps_its_claims_with_a_wide_error() -> None:
    bot = TableAdviser("double", best(), (PERSON, "best"), None, Calibration("double"))
    plain = _ask(best(), SmallGame())
    found = _ask(bot, SmallGame())
    assert found.best.values[Unit.WIN][0].mean == plain.best.values[Unit.WIN][0].mean
    assert found.best.values[Unit.WIN][0].error >= 0.1


def test_what_is_compared_has_the_error_of_the_search_alone() -> None:
    adviser = _adviser(best(), PERSON, "careless")
    shown, compared = _ask(adviser, SmallGame()), _ask(adviser.comparing(), SmallGame())
    assert shown.best.values[Unit.WIN][0].error > compared.best.values[Unit.WIN][0].error == 0
    assert shown.best.values[Unit.WIN][0].mean == compared.best.values[Unit.WIN][0].mean


def test_an_adviser_that_does_not_judge_leaves_that_to_the_best_that_does(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    counting = Scripted("counting", best().analyse, adviser=True)
    counting.info = replace(counting.info, judges=False)
    game.bots = (*game.bots, counting)
    first = next(bot for bot in advisers(game, 2) if bot.info.judges)

    async def main() -> None:
        async with playing(record_of(game, PERSON, "careless"), workers, start=False) as (match, _):
            hints = Hints(match, workers, "counting")
            judge, budget = hints.judge
            assert (judge.plain, budget) == (first, first.info.budget)
            assert hints.adviser is counting
            hints.choose("counting", Budget(playouts=7))
            assert hints.judge[1] == Budget(playouts=7)
            hints.choose(first.info.id)
            assert hints.judge == (hints.at_table, hints.budget)
            await hints.close()

    run(main())


@pytest.mark.parametrize("seats", [(PERSON, "steady"), ("steady", PERSON)])
def test_what_is_solved_against_the_bots_of_a_table_has_no_range(seats: tuple[str, ...]) -> None:
    game = find("fargo")
    position = Position.parse(game, "8300 9300 | seat 2 | banked 0 | run 800 | dice 2 | turn 20")
    optimal = game.bot("optimal")
    question = Question(position, BUDGET, 1)
    found = TableAdviser("fargo", optimal, seats).analyse(question, Monitor())
    for unit in (Unit.WIN, Unit.PERFECT):
        assert not any(value.error for value in found.best.values[unit])
    people = TableAdviser("fargo", optimal, (PERSON, PERSON)).analyse(question, Monitor())
    assert all(value.error for value in people.best.values[Unit.WIN])


def test_a_game_is_foregone_if_the_ratings_leave_hardly_a_chance() -> None:
    info = best().info  # 1700; a difference of 512 points is a win chance of 95%
    assert not is_foregone("double", info, (PERSON, "careless"), None)
    assert is_foregone("double", info, (PERSON, "careless"), Estimate(1815.0))
    assert is_foregone("double", info, (PERSON, "best"), Estimate(1185.0))
    assert not is_foregone("double", info, (PERSON, "careless", "best"), Estimate(1815.0))


def test_plans_can_be_judged_against_perfect_play_with_the_figure_at_this_table_beside() -> None:
    players, parameters = (PERSON, "careless"), Calibration("double", maps=(MAP,))
    at_table = _ask(_adviser(best(), *players), SmallGame()).best.values
    even = TableAdviser("double", best(), players, None, parameters, even=True)
    found = _ask(even, SmallGame()).best.values
    assert found[Unit.WIN] == at_table[Unit.PERFECT]
    assert found[Unit.TABLE] == at_table[Unit.WIN]
    assert found[Unit.WIN][0].mean < found[Unit.TABLE][0].mean
    compared = _ask(even.comparing(), SmallGame()).best.values
    assert compared[Unit.WIN][0].mean == found[Unit.WIN][0].mean


def test_hints_judge_against_perfect_play_where_the_game_is_foregone_or_a_person_wishes(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        record = record_of(game, PERSON, "careless")
        async with playing(record, workers, start=False) as (match, _):
            hints = Hints(match, workers)
            found = [hints.at_table.even]
            hints.rate(Estimate(1900.0, 50.0))
            found.append(hints.at_table.even)
            hints.choose(perfect_play=False)
            found.append(hints.at_table.even)
            hints.choose(perfect_play=True)
            found.append(hints.judge[0].even)
            assert found == [False, True, False, True]
            await hints.close()

    run(main())
