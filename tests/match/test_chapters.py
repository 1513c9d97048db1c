"""A review says what turned a game and why, and finishes in time."""

from dataclasses import replace

from engines.contract.analysis import Analysis, Estimate, Reason, Unit
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.match.advice.hint import why
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.luck import Chance, chapters
from engines.match.analysis.review import Decision, review
from tests.match.playing import run
from tests.match.small_game import Scripted, SmallGame, best, exact_analysis
from tests.match.test_review import counted, played, reviewed, solved
from tests.workers import ThreadWorkers


def test_the_more_there_is_to_weigh_the_shorter_is_each_look(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    budgets: list[Budget] = []

    def analyse(question: Question, *_: object) -> Analysis:
        budgets.append(question.budget)
        return exact_analysis(question.position, "timed")

    history = played(game, 6)
    bot = Scripted("timed", analyse)
    own = Budget(seconds=5.0)
    found = run(review(history, Evaluator(bot, own, 1), workers, lambda _: None, patience_s=4.0))
    assert len(found.decisions) > 3
    first, *hurried = budgets  # before the decisions are counted
    assert first == own
    shares = [budget.seconds or 0.0 for budget in hurried]
    assert all(0.05 <= share <= 5.0 for share in shares)
    # The first decision again, the only one that was judged before the count.
    assert shares[0] <= 2 * 4.0 / len(found.decisions)
    budgets.clear()
    run(review(history, Evaluator(bot, own, 1), workers, lambda _: None))
    assert set(budgets) == {own}


def test_why_names_what_speaks_for_the_best_plan_alone(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    history = played(game, 6)
    found, _ = reviewed(history, workers, best())
    judged = next(d.judgement for d in found.decisions if d.judgement and d.loss)
    shared = Reason(message("fargo.reason.hot", hot=0.5), 3.0)
    figure = Reason(message("fargo.reason.points_best", own=1, other=2), 2.0)
    board = Reason(message("fargo.reason.hot", hot=0.2), 0.2)
    against = Reason(message("fargo.reason.risk", run=500, bust=0.9), -0.9)
    one = replace(judged.best, reasons=(shared, figure, against, board))
    two = replace(judged.played, reasons=(shared,))
    assert why("fargo", replace(judged, best=one, played=two)) == board.message
    assert why("fargo", replace(judged, best=one, played=one)) is None


def test_chapters_are_large_mistakes_and_what_luck_changed_most(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    history = played(game, 6)
    found, _ = reviewed(history, workers, solved())
    luck = counted(history, workers, solved())
    told = chapters(found, luck)
    swings = [each for each in told if isinstance(each, Chance)]
    assert [d for d in told if isinstance(d, Decision)] == list(found.turning_points)
    assert [each.ply for each in told] == sorted(each.ply for each in told)
    assert 0 < len(swings) <= 3
    largest = sorted(abs(each.luck().mean) for each in luck.chances)
    assert min(abs(each.luck().mean) for each in swings) >= max(0.1, largest[-4])
    assert chapters(found, None) == found.turning_points


def test_what_no_playout_has_tried_says_nothing_about_who_wins(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    def short(question: Question, *_: object) -> Analysis:
        found = exact_analysis(question.position, "short")
        none = {Unit.WIN: (Estimate(0.5, 0.5),) * 2}
        guessed = (replace(line, values=none) for line in found.lines[1:])
        return replace(found, lines=(found.best, *guessed))

    found, _ = reviewed(played(game, 6), workers, Scripted("short", short, searches=True))
    assert found.chances.count(None) < len(found.chances)
    assert all(each[0].error < 0.5 for each in found.chances if each is not None)
