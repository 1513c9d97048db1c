"""How good decisions and how lucky rolls were."""

from dataclasses import replace

import pytest

from engines.contract.analysis import Estimate, Unit
from engines.contract.position import Position
from engines.match.advice.quality import Fortune, Quality, SecondLook, judge, second_looks
from engines.match.history import START
from tests.match.small_game import DOUBLE, KEEP, MUST_DOUBLE, SmallGame, best, exact_analysis


def test_a_loss_that_was_measured_in_pairs_is_sure(game: SmallGame) -> None:
    position = Position.parse(game, MUST_DOUBLE)
    found = exact_analysis(position, "best")
    values = {Unit.WIN: (Estimate(0.5, 0.1), Estimate(0.5, 0.1))}
    better = {Unit.WIN: (Estimate(0.45, 0.1), Estimate(0.55, 0.1))}
    best_line, other = (
        replace(line, values=v) for line, v in zip(found.lines, (better, values), strict=True)
    )
    noisy = replace(found, lines=(best_line, other))
    paired = replace(found, lines=(best_line, replace(other, behind=Estimate(0.05, 0.01))))
    for analysis, sure in ((noisy, False), (paired, True)):
        judgement = judge(position, START, analysis, (KEEP,))
        assert judgement is not None
        assert judgement.estimate == pytest.approx(0.05)
        assert judgement.loss == (pytest.approx(0.05) if sure else 0.0)
        assert judgement.quality is (Quality.MISTAKE if sure else Quality.BEST)


def test_nothing_is_a_mistake_before_win_chances_say_anything(game: SmallGame) -> None:
    position = Position.parse(game, MUST_DOUBLE)
    found = exact_analysis(position, "best")
    for analysis, is_mistake in ((found, True), (replace(found, telling=False), False)):
        judgement = judge(position, START, analysis, (KEEP,))
        assert judgement is not None
        assert judgement.quality.is_mistake is is_mistake


def test_noise_is_no_mistake(game: SmallGame) -> None:
    position = Position.parse(game, MUST_DOUBLE)
    exactly = exact_analysis(position, "best")
    judged = judge(position, START, exactly, (KEEP,))
    assert judged is not None
    assert judged.loss
    blurred = tuple(
        replace(
            line, values={Unit.WIN: tuple(Estimate(e.mean, 0.4) for e in line.values[Unit.WIN])}
        )
        for line in exactly.lines
    )
    judged = judge(position, START, replace(exactly, lines=blurred), (KEEP,))
    assert judged is not None
    assert not judged.loss
    assert judge(position, START, replace(exactly, lines=exactly.lines[:1]), (KEEP,)) is None


def test_a_plan_that_was_only_begun_is_compared_with_the_best(game: SmallGame) -> None:
    """The coach and the review ask the same, whoever was played well or badly."""
    position = Position.parse(game, MUST_DOUBLE)
    found = exact_analysis(position, "best")
    judged = judge(position, START, found, (DOUBLE,))
    assert judged is not None
    begun = replace(judged, played=replace(judged.played, actions=(DOUBLE, KEEP)))
    facts = replace(best().info, compares_plans=True)
    for judgement, asked in ((judged, []), (begun, [SecondLook(((DOUBLE,), (DOUBLE,)))])):
        assert [*second_looks(facts, game, found, judgement, (DOUBLE,))] == asked


@pytest.mark.parametrize(
    ("loss", "quality"),
    [
        (0.0, Quality.BEST),
        (0.0004, Quality.BEST),
        (0.0005, Quality.GOOD),
        (0.02, Quality.INACCURACY),
        (0.05, Quality.MISTAKE),
        (0.1, Quality.BLUNDER),
    ],
)
def test_classes_of_quality(loss: float, quality: Quality) -> None:
    assert Quality.of(loss) is quality
    assert quality.is_mistake is (loss >= 0.02)


@pytest.mark.parametrize(
    ("luck", "fortune"),
    [
        (0.2, Fortune.VERY_LUCKY),
        (0.06, Fortune.LUCKY),
        (0.05, Fortune.PLAIN),
        (-0.05, Fortune.PLAIN),
        (-0.1, Fortune.UNLUCKY),
        (-0.11, Fortune.VERY_UNLUCKY),
    ],
)
def test_classes_of_luck(luck: float, fortune: Fortune) -> None:
    assert Fortune.of(luck) is fortune
