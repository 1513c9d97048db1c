"""Review, luck ledger and exercises, against a game whose exact values are known."""

import asyncio
import math
import statistics
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.monitor import Monitor, Stopped
from engines.contract.position import Position, notation
from engines.contract.record import BY_CHANCE, PERSON
from engines.match.advice import quality
from engines.match.advice.hint import looked_ahead
from engines.match.analysis import evaluation, luck
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.exercises import is_solved, mistake
from engines.match.analysis.luck import EVEN, Ledger, ledger
from engines.match.analysis.review import Decision, Review, review
from engines.match.history import START, History
from engines.runtime.errors import BotError
from engines.runtime.streams import derive
from engines.runtime.texts import tr
from tests.contract.test_monitor import Clock
from tests.match.playing import record_of, run, wait_until
from tests.match.small_game import Scripted, SmallGame, best, exact_analysis, value
from tests.workers import ThreadWorkers

ONE = Budget(playouts=1)


def played(game: SmallGame, seed: int, *, seats: int = 2, careless: bool = True) -> History:
    """A game in which seat 0 is careless (or not) and the others play their best."""
    history = History(record_of(game, *[PERSON] * seats, seed=seed))
    while not history.position.is_over:
        if history.position.is_chance:
            history.forward(history.position.draw(seed, history.place().ply), BY_CHANCE)
            continue
        lines = exact_analysis(history.position, "best").lines
        seat = history.position.turn
        worst = careless and seat == 0 and derive(seed, history.place().ply) % 2
        history.forward(lines[-1 if worst else 0].actions[0], PERSON, hint=seat)
    return history


def reviewed(
    history: History, workers: ThreadWorkers, bot: Scripted
) -> tuple[Review, list[Review]]:
    told: list[Review] = []
    evaluator = Evaluator(bot, ONE, history.head.seed)
    return run(review(history, evaluator, workers, told.append)), told


def counted(history: History, workers: ThreadWorkers, bot: Scripted) -> Ledger:
    evaluator = Evaluator(bot, ONE, history.head.seed)
    return run(ledger(history, evaluator, workers, lambda _: None))


def test_losses_are_exact(game: SmallGame, workers: ThreadWorkers) -> None:
    history = played(game, 6)
    found, told = reviewed(history, workers, best())
    assert found.complete
    assert told[-1] == found
    assert found.done == found.total == len(history)
    assert [r.done for r in told] == sorted(r.done for r in told)
    choices = [s for s in history.steps() if not s.is_chance and len(s.before.legal()) > 1]
    assert [d.node for d in found.decisions] == [step.node for step in choices]
    for decision, step in zip(found.decisions, choices, strict=True):
        loss = value(step.before)[step.seat] - value(step.after)[step.seat]
        assert decision.loss == pytest.approx(loss, abs=1e-12)
        assert decision.quality is quality.Quality.of(decision.loss)
    assert found.report(1).loss == pytest.approx(0)
    own = found.report(0)
    assert own.loss > 0.02
    assert own.error_rate == own.loss / own.decisions
    assert sum(own.classes.values()) == own.decisions
    assert found.report(1).hints == {1: found.report(1).decisions}
    assert not own.hints


def test_win_chances_are_exact_where_they_are_known(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    history = played(game, 6)
    found, _ = reviewed(history, workers, best())
    positions = [history.place(-1).position, *(step.after for step in history.steps())]
    assert len(found.chances) == len(positions)
    known = 0
    for chances, position in zip(found.chances, positions, strict=True):
        if chances is not None:
            assert [c.mean for c in chances] == pytest.approx(value(position))
            known += 1
    assert known >= len(positions) // 2
    assert found.chances[-1] is not None


def test_an_answer_that_says_nothing_about_the_winner_is_not_charted(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    def at_first_clueless(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "clueless")
        return replace(found, telling=question.position.moment.round > 2)

    history = played(game, 6)
    found, _ = reviewed(history, workers, Scripted("clueless", at_first_clueless))
    early = [s for s in history.steps() if s.before.moment.round <= 2 and not s.is_chance]
    late = [s for s in history.steps() if s.before.moment.round > 2 and not s.is_chance]
    assert early
    assert late
    assert {found.chances[step.ply] for step in early} == {None}
    assert None not in {found.chances[step.ply] for step in late}


def test_who_has_not_looked_is_not_charted(game: SmallGame, workers: ThreadWorkers) -> None:
    """A search without a single playout claims even chances, which must not look like a plunge."""

    def at_first_blind(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "blind")
        if question.position.moment.round > 2:
            return found
        even = {Unit.WIN: (game.info.unknown(2),) * 2}
        return replace(found, lines=tuple(replace(line, values=even) for line in found.lines))

    history = played(game, 6)
    found, _ = reviewed(history, workers, Scripted("blind", at_first_blind))
    decided = [step for step in history.steps() if not step.is_chance]
    charted = {step.before.moment.round for step in decided if found.chances[step.ply] is not None}
    assert charted == {step.before.moment.round for step in decided} - {1, 2}


class Solved(Scripted):
    """Knows the value of every position, chance nodes included."""

    def evaluate(self, position: Position) -> dict[Unit, tuple[Estimate, ...]]:
        return {Unit.WIN: tuple(map(Estimate, value(position)))}


def solved() -> Solved:
    return Solved("solved", lambda question, *_: exact_analysis(question.position, "solved"))


def test_a_solved_game_has_a_complete_graph(game: SmallGame, workers: ThreadWorkers) -> None:
    found, _ = reviewed(played(game, 6), workers, solved())
    assert None not in found.chances


def test_nothing_is_charted_until_the_seats_have_agreed_how_to_play(
    game: SmallGame, workers: ThreadWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = played(game, 6)
    steps = history.steps()
    early = {step.before.key for step in steps[:3]}
    monkeypatch.setattr(
        SmallGame, "is_set_up", lambda _, state: bytes(state.tobytes()) not in early
    )
    found, _ = reviewed(history, workers, solved())
    assert found.chances[:3] == (None,) * 3
    assert None not in found.chances[3:]


def test_turning_points_are_the_largest_mistakes(game: SmallGame, workers: ThreadWorkers) -> None:
    history = played(game, 6, seats=3)
    found, _ = reviewed(history, workers, best())
    points = found.turning_points
    assert 0 < len(points) <= 5
    assert [p.ply for p in points] == sorted(p.ply for p in points)
    others = [d.loss for d in found.decisions if d not in points]
    assert min(p.loss for p in points) >= max(others)
    strict = replace(found, decisions=tuple(d for d in found.decisions if d.loss < 0.02))
    assert strict.turning_points == ()


def test_peoples_mistakes_are_turning_points_before_those_of_bots(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    found, _ = reviewed(played(game, 6, seats=3), workers, best())
    mistake = max(found.decisions, key=lambda decision: decision.loss)
    losses = {1: 0.2, 2: 0.05, 3: 0.3, 4: 0.1, 5: 0.15, 6: 0.06, 7: 0.12, 8: 0.25}
    people = {2, 6}

    def lost(ply: int, loss: float) -> Decision:
        assert mistake.judgement is not None
        by = PERSON if ply in people else "best"
        judged = replace(mistake.judgement, loss=loss, told=message("small.log.ply", ply=ply))
        return replace(mistake, node=ply, ply=ply, last_ply=ply, by=by, judgement=judged)

    several = replace(found, decisions=tuple(lost(*each) for each in losses.items()))
    assert [point.ply for point in several.turning_points] == [1, 2, 3, 6, 8]


def test_a_mistake_that_is_repeated_at_once_is_one_turning_point(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    found, _ = reviewed(played(game, 6, seats=3), workers, best())
    mistake = max(found.decisions, key=lambda decision: decision.loss)
    again = [replace(mistake, node=ply, ply=ply, last_ply=ply) for ply in (1, 2, 3, 9)]
    several = replace(found, decisions=tuple(again))
    assert [point.ply for point in several.turning_points] == [1, 9]


class Blurred(Scripted):
    """Knows values only roughly, unless it is asked to compare few actions; counts how often."""

    compared = 0

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        if not question.only:
            return super().analyse(question, monitor)
        self.compared += 1
        return exact_analysis(question.position, "blurred")


def test_what_seems_to_lose_is_looked_at_again(game: SmallGame, workers: ThreadWorkers) -> None:
    def blurred(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "blurred")
        lines = tuple(
            replace(line, values={Unit.WIN: tuple(replace(v, error=0.5) for v in values)})
            for line in found.lines
            for values in [line.values[Unit.WIN]]
        )
        return replace(found, lines=lines)

    history = played(game, 6)
    bot = Blurred("blurred", blurred)
    found, _ = reviewed(history, workers, bot)
    exactly, _ = reviewed(history, workers, best())
    seeming = [d for d in exactly.decisions if d.loss >= quality.INACCURACY]
    assert seeming
    assert bot.compared == len(seeming), "what loses next to nothing is not looked at again"
    for rough, exact_one in zip(found.decisions, exactly.decisions, strict=True):
        counts = exact_one.loss if exact_one in seeming else 0.0
        assert rough.loss == pytest.approx(counts), "a loss counts if it is certain"


@pytest.mark.parametrize("behind", [Estimate(0.3, 0.01), Estimate(0.0, 0.05)])
def test_the_luck_of_one_search_is_no_verdict(
    game: SmallGame, workers: ThreadWorkers, behind: Estimate
) -> None:
    """One search settles neither what seems a sure mistake nor what it gave up on early."""

    def lucky(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "lucky")
        lines = (found.best, *(replace(line, behind=behind) for line in found.lines[1:]))
        return replace(found, lines=lines)

    history = played(game, 6)
    bot = Blurred("lucky", lucky)
    found, _ = reviewed(history, workers, bot)
    exactly, _ = reviewed(history, workers, best())
    assert bot.compared > 0
    losses = [decision.loss for decision in found.decisions]
    assert losses == pytest.approx([decision.loss for decision in exactly.decisions])


def test_a_mistake_becomes_an_exercise(game: SmallGame, workers: ThreadWorkers) -> None:
    history = played(game, 6)
    found, _ = reviewed(history, workers, best())
    worst = max(found.decisions, key=lambda decision: decision.loss)
    kept = mistake(history, worst)
    position = Position.parse(game, kept.position)
    assert (kept.seat, kept.loss) == (worst.seat, worst.loss)
    best_one = exact_analysis(position, "best").best.actions
    evaluator = Evaluator(best(), ONE, 1)
    assert not is_solved(
        evaluator.judged(position, 0, START, (position.parse_action(kept.played),))
    )
    assert is_solved(evaluator.judged(position, 0, START, best_one))


def test_what_loses_little_solves_it_too(game: SmallGame, monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.parse(game, "1 2 2 0 0")
    analysis = exact_analysis(position, "best")
    second = analysis.lines[1].actions[0]
    evaluator = Evaluator(best(), ONE, 1)
    monkeypatch.setattr(quality, "INACCURACY", 0.001)
    assert not is_solved(evaluator.judged(position, 0, START, (second,)))
    for limit in ("INACCURACY", "MISTAKE", "BLUNDER"):
        monkeypatch.setattr(quality, limit, 1.0)
    assert is_solved(evaluator.judged(position, 0, START, (second,)))


def test_a_review_can_be_cancelled(game: SmallGame, workers: ThreadWorkers) -> None:
    started = threading.Event()

    def slow(question: Question, monitor: Monitor) -> Analysis:
        started.set()
        while not monitor.cancelled:
            threading.Event().wait(0.005)
        return exact_analysis(question.position, "slow")

    async def main() -> None:
        evaluator = Evaluator(Scripted("slow", slow), ONE, 1)
        history = played(game, 6)
        work = asyncio.ensure_future(review(history, evaluator, workers, lambda _: None))
        await wait_until(started.is_set)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
        with pytest.raises(Stopped):
            evaluator.worth(history.place(-1).position, 0)

    run(main())


def test_a_cancel_between_two_searches_is_not_lost(
    game: SmallGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = best()
    evaluator = Evaluator(bot, ONE, 1)

    class Late(Monitor):
        """Someone cancels just before it is put in place."""

        def __init__(self) -> None:
            super().__init__()
            evaluator.cancel()

    monkeypatch.setattr(evaluation, "Monitor", Late)
    with pytest.raises(Stopped):
        evaluator.analysis(Position.parse(game, "1 0 2 0 0"), 0)
    assert not bot.asked


def test_an_adviser_that_fails_or_cannot_judge(game: SmallGame, workers: ThreadWorkers) -> None:
    def fails(question: Question, *_: object) -> Analysis:
        raise BotError("No such position.")

    history = played(game, 6)
    found, _ = reviewed(history, workers, Scripted("fails", fails))
    assert found.complete
    assert {(d.judgement, d.analysis) for d in found.decisions} == {(None, None)}
    assert found.turning_points == ()
    assert found.report(0).decisions == 0

    def by_points(question: Question, *_: object) -> Analysis:
        analysis = exact_analysis(question.position, "points")
        lines = [replace(li, values={Unit.POINTS: li.values[Unit.WIN]}) for li in analysis.lines]
        return replace(analysis, unit=Unit.POINTS, lines=tuple(lines))

    found, _ = reviewed(history, workers, Scripted("points", by_points))
    assert {d.judgement for d in found.decisions} == {None}
    luck = counted(history, workers, Scripted("points", by_points))
    assert str(luck.error) == tr("errors-adviser-does-not-judge")
    assert luck.adjusted(0) is None


# -- luck -------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [best, solved])
@pytest.mark.parametrize("seats", [2, 3])
def test_luck_explains_the_whole_result(
    game: SmallGame, workers: ThreadWorkers, make: Callable[[], Scripted], seats: int
) -> None:
    for seed in range(5):
        history = played(game, seed, seats=seats)
        start = value(history.place(-1).position)
        found = counted(history, workers, make())
        losses = [0.0] * seats
        for step in history.steps():
            if not step.is_chance:
                for seat in range(seats):
                    losses[seat] += value(step.before)[seat] - value(step.after)[seat]
        assert found.done == found.total == len([s for s in history.steps() if s.is_chance])
        for seat in range(seats):
            adjusted = found.adjusted(seat)
            assert adjusted is not None
            assert adjusted.mean == pytest.approx(start[seat] - losses[seat])
            assert adjusted.error == 0


class Quick(Scripted):
    """Tells at once what rolls are worth, but would search for anything else."""

    def around(
        self, position: Position, outcome: int, monitor: Monitor
    ) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
        before, after = value(position), value(position.apply(outcome))
        return tuple(Estimate(v, 0.01) for v in before), tuple(Estimate(v, 0.02) for v in after)


def test_the_ledger_takes_what_the_adviser_knows_at_once(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    """No searches but the one that lets a bot load what it has solved."""
    searches: list[Position] = []

    def analyse(question: Question, *_: object) -> Analysis:
        searches.append(question.position)
        return exact_analysis(question.position, "quick")

    history = played(game, 3)
    found = counted(history, workers, Quick("quick", analyse, tells_luck=True))
    plain = counted(history, workers, best())
    assert found.done == found.total > 2
    assert len(searches) <= 1
    for quick, slow in zip(found.chances, plain.chances, strict=True):
        assert quick.luck(0).mean == pytest.approx(slow.luck(0).mean)
        assert quick.luck(0).error == pytest.approx((0.01**2 + 0.02**2) ** 0.5)
    adjusted, exact_one = found.adjusted(0), plain.adjusted(0)
    assert adjusted is not None
    assert exact_one is not None
    assert adjusted.mean == pytest.approx(exact_one.mean)


def test_worlds_count_by_how_likely_the_outcome_is_in_them(game: SmallGame) -> None:
    """So luck averages zero, though in some worlds the outcome could not have happened."""
    rolls = [step.before for step in played(game, 3).steps() if step.is_chance]
    first, second = rolls[0], rolls[-1]
    evaluator = Evaluator(Quick("quick", crooked, tells_luck=True), ONE, 1)
    outcomes = {outcome for world in (first, second) for outcome, _ in world.outcomes()}
    mean = 0.0
    for outcome in outcomes:
        chance = sum(dict(world.outcomes()).get(outcome, 0.0) for world in (first, second)) / 2
        pair = evaluator.around((first, second), outcome)
        assert pair is not None
        before, after = pair
        mean += chance * (after[0].mean - before[0].mean)
    assert mean == pytest.approx(0.0, abs=1e-12)


def test_each_roll_has_zero_luck_on_average(game: SmallGame) -> None:
    evaluator = Evaluator(best(), ONE, 1)
    for step in played(game, 3).steps():
        if step.is_chance:
            before = evaluator.worth(step.before, step.ply)
            mean = sum(
                chance * (evaluator.worth(step.before.apply(outcome), step.ply + 1)[0].mean)
                for outcome, chance in step.before.outcomes()
            )
            assert mean == pytest.approx(before[0].mean)


def crooked(question: Question, *_: object) -> Analysis:
    """An adviser whose values are plain wrong, so that only the construction can make luck fair."""
    analysis = exact_analysis(question.position, "crooked")
    wrong = derive(1, *map(int, question.position.state)) % 1000 / 1000
    values = {Unit.WIN: (Estimate(wrong), Estimate(1 - wrong))}
    return replace(analysis, lines=tuple(replace(li, values=values) for li in analysis.lines))


@pytest.mark.parametrize(
    ("looks", "games", "least"),
    [((24, 6, 1), 400, 2500), ((2, 1, 1), 300, 2000)],
    ids=["listed", "sampled"],
)
def test_luck_is_zero_in_expectation_whatever_the_adviser(
    game: SmallGame,
    workers: ThreadWorkers,
    monkeypatch: pytest.MonkeyPatch,
    looks: tuple[int, ...],
    games: int,
    least: int,
) -> None:
    monkeypatch.setattr(evaluation, "_LOOKS", looks)

    async def main() -> list[Ledger]:
        found = []
        for seed in range(games):
            evaluator = Evaluator(Scripted("crooked", crooked), ONE, seed)
            found.append(await ledger(played(game, seed), evaluator, workers, lambda _: None))
        return found

    ledgers = run(main())
    own = [found.own(0).mean for found in ledgers]
    assert sum(len(found.chances) for found in ledgers) >= least
    error = statistics.stdev(own) / len(own) ** 0.5
    assert abs(statistics.fmean(own)) < 4 * error
    assert error < 0.06


def test_a_ledger_in_a_hurry_leaves_nothing_out_and_stays_fair(
    game: SmallGame, workers: ThreadWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shorter searches overrate every seat here; that must not show as luck."""
    clock, thorough, patience_s = Clock(), Budget(playouts=1600), 5.0
    for module in (luck, evaluation):
        monkeypatch.setattr(module, "time", clock)

    def hasty(question: Question, *_: object) -> Analysis:
        assert question.budget.playouts is not None
        clock.now += question.budget.playouts / 1600
        found = exact_analysis(question.position, "hasty")
        high = 100 / question.budget.playouts
        return replace(
            found,
            lines=tuple(
                replace(line, values={Unit.WIN: tuple(Estimate(v.mean + high) for v in seats)})
                for line in found.lines
                for seats in [line.values[Unit.WIN]]
            ),
        )

    history = played(game, 6)
    evaluator = Evaluator(Scripted("hasty", hasty), thorough, history.head.seed)
    run(review(history, evaluator, workers, lambda _: None))
    begun = clock.now
    found = run(ledger(history, evaluator, workers, lambda _: None, patience_s=patience_s))
    usual = counted(history, workers, best())
    assert found.done == found.total == usual.total
    assert clock.now - begun < 1.5 * patience_s < 3 * found.total
    for hurried, exactly in zip(found.chances[:-1], usual.chances[:-1], strict=True):
        assert hurried.luck().mean == pytest.approx(exactly.luck().mean)


def test_who_finds_nothing_in_a_hurry_is_asked_again(game: SmallGame) -> None:
    def slow(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "slow")
        if question.budget.seconds is None:
            return found
        points = {Unit.POINTS: (Estimate(3.0),) * 2}
        lines = tuple(replace(line, values=points) for line in found.lines)
        return replace(found, lines=lines, unit=Unit.POINTS)

    position = next(s.before for s in played(game, 6).steps() if not s.is_chance)
    evaluator = Evaluator(Scripted("slow", slow), ONE, 1)
    evaluator.hurry_luck(0.001)
    assert [worth.mean for worth in evaluator.worth(position, 1)] == pytest.approx(value(position))


@pytest.mark.parametrize(("patience_s", "last"), [(math.inf, None), (1.0, 0.5), (0.05, 0.1)])
def test_a_search_too_short_to_say_anything_is_repeated(
    game: SmallGame, patience_s: float, last: float | None
) -> None:
    asked = list[float | None]()

    def slow(question: Question, *_: object) -> Analysis:
        found, seconds = exact_analysis(question.position, "slow"), question.budget.seconds
        asked.append(seconds)
        none = {Unit.WIN: (Estimate(0.5, 0.5),) * 2}
        guessed = tuple(replace(line, values=none) for line in found.lines)
        return found if seconds is None or seconds > 0.05 else replace(found, lines=guessed)

    position = next(s.before for s in played(game, 6).steps() if not s.is_chance)
    evaluator = Evaluator(Scripted("slow", slow, searches=True), ONE, 1)
    evaluator.hurry(patience_s)
    assert looked_ahead(evaluator.analysis(position, 1), game.info)
    assert asked[-1] == last


def test_outcomes_that_cannot_be_listed_are_sampled(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    game.kernel = replace(game.kernel, outcomes=lambda *_: 0)
    history = played(game, 4)
    found = counted(history, workers, best())
    assert found.error is None
    first = found.chances[0]
    assert first.before[0].error > 0
    difference = first.before[0].mean - value(history.place(-1).position)[0]
    assert abs(difference) < 4 * first.before[0].error


def test_the_ledger_reads_well(game: SmallGame, workers: ThreadWorkers) -> None:
    history = played(game, 6)
    found = counted(history, workers, best())
    rolls = [step for step in history.steps() if step.is_chance]
    assert [c.told for c in found.chances] == [notation(s.before, s.action) for s in rolls]
    assert _said(found) == "session.luck.exact"
    assert _said(replace(found, result=None)) == "session.luck.so_far"
    rough = tuple(
        replace(c, before=tuple(Estimate(e.mean, 0.1) for e in c.before)) for c in found.chances
    )
    assert _said(replace(found, chances=rough)) == "session.luck.rough"
    beyond = tuple(share - 1 for share in found.result or ())
    assert _said(replace(found, result=beyond)) == "session.luck.points", "no share is below 0"
    assert replace(found, chances=()).sentence() is None
    even = tuple(replace(c, after=c.before) for c in found.chances)
    assert replace(found, chances=even).sentence() is EVEN


def test_with_three_seats_luck_and_result_say_the_same(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    """The sentence takes the luck that it states, everyone's, off the result."""
    told = 0
    for seed in range(5):
        found = counted(played(game, seed, seats=3), workers, best())
        fact = found.sentence()
        if fact is None or found.result is None or fact.code != "session.luck.exact":
            continue
        seat, points, share = (fact[name] for name in ("seat", "points", "share"))
        assert isinstance(seat, int)
        assert isinstance(points, float)
        assert found.result[seat] - points / 100 == pytest.approx(share)
        told += 1
    assert told


def _said(found: Ledger) -> str:
    fact = found.sentence()
    assert fact is not None
    return fact.code
