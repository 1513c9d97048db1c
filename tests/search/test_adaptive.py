"""Adaptive opponents play as well as they are asked to, by preference and never at random."""

import math
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from engines.cli.adapt import targets
from engines.contract import ratings
from engines.contract.bot import Question, adapted, ask, is_adaptive, target_of
from engines.contract.position import Position
from engines.contract.registry import game as find
from engines.runtime.errors import RecordError, UnknownName
from engines.search import adaptive
from engines.search.adaptive import Checked, Curve, Measured, Met, strength_of
from tests.raised import raises

GAMES = [file.stem for file in sorted(Curve.shipped("fargo").parent.glob("*.json"))]
CHECKED = [game for game in GAMES if adaptive.curve(game).checked]
NEAR = 60
"""How far a player may be from what it was asked for, in rating points."""
FAR = "8300 9300 | seat 2 | banked 0 | run 800 | dice 2 | turn 20"
"""Banking wins 5.7 percentage points more often than rolling."""


def test_a_name_says_how_well_it_plays() -> None:
    assert adapted(1480.4) == "adaptive:1480"
    assert target_of("adaptive:1480") == 1480
    assert target_of("adaptive") is None
    assert target_of("steady") is None
    assert is_adaptive("adaptive")
    assert not is_adaptive("steady")


def test_strength_is_that_of_an_equal_at_an_even_score() -> None:
    met = [Met("a", 2, 100, 0.5, 0.05), Met("b", 2, 100, 0.5, 0.05)]
    assert strength_of(met, {"a": 1400.0, "b": 1600.0})[0] == pytest.approx(1500, abs=0.1)
    even_of_three = [Met("a", 3, 100, 1 / 3, 0.05)]
    elo, error = strength_of(even_of_three, {"a": 1400.0})
    assert elo == pytest.approx(1400, abs=0.1)
    assert error == pytest.approx(0.05 / (2 / 9 * math.log(10) / 400), rel=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_for_less_of_a_bot_plays_warmer(game: str) -> None:
    found = adaptive.curve(game)
    assert found is not None
    for points in found.strengths():
        temperatures = [player.temperature for _, player in points]
        assert temperatures == sorted(temperatures)
        assert [elo for elo, _ in points] == sorted((elo for elo, _ in points), reverse=True)
        for (above, cold), (below, warm) in pairwise(points):
            if above - below > 1:
                player = found.player((above + below) / 2)
                nearer = player.bot != cold.bot  # with another bot, less has to be changed
                between = cold.temperature < player.temperature < warm.temperature
                # A bot that no longer plays the first of equal plans is weaker at once.
                assert nearer or (player in (cold, warm) if cold.cold else between)


@pytest.mark.parametrize("game", GAMES)
def test_it_reaches_from_the_second_level_to_the_top(game: str) -> None:
    found = adaptive.curve(game)
    assert found is not None
    known = ratings.Table.read(game).elos
    levels = [known[bot.info.id] for bot in find(game).bots if bot.info.level >= 2]
    every = [each for points in found.strengths() for each in points]
    assert min(elo for elo, _ in every) < min(levels)
    assert known[found.player(max(levels)).bot] == max(levels)
    for each in found.measured:
        assert sum(met.games for met in each.met) >= 80, each.player


@pytest.mark.parametrize("name", CHECKED)
def test_it_is_as_strong_as_asked_from_the_second_level_to_the_top(name: str) -> None:
    game, found = find(name), adaptive.curve(name)
    assert found is not None
    known = ratings.Table.read(name).elos
    checked = {
        round(each.target): strength_of(each.met, known)[0] - each.target for each in found.checked
    }
    asked = targets(game, game.info.seats[0], known)
    assert len(asked) >= 3
    for target in asked:
        player = found.player(target)
        off = known[player.bot] - target if found.rated(player) else checked[round(target)]
        assert abs(off) <= NEAR, (target, player)


def test_it_errs_more_often_the_weaker_it_is_and_the_less_it_costs() -> None:
    game = find("fargo")
    position = Position.parse(game, FAR)

    def errors(name: str) -> int:
        bot = game.bot(f"adaptive:optimal/1p/{name}")
        chosen = Counter(
            position.action_text(
                ask(bot, Question(position, bot.info.budget, seed)).best.actions[0]
            )
            for seed in range(200)
        )
        return chosen["roll"]

    cold, warm, hot = errors("0.001"), errors("0.05"), errors("10")
    assert cold == 0
    # exp(-0.0569 / 0.05) against 1: 24%; four standard errors.
    assert warm == pytest.approx(200 * 0.243, abs=4 * math.sqrt(200 * 0.243 * 0.757))
    assert hot == pytest.approx(100, abs=4 * math.sqrt(50))


def test_the_coldest_plays_as_its_bot_also_between_equals() -> None:
    game = find("colonizers")
    position = Position.start(game, 4)
    while position.is_chance:
        position = position.apply(position.draw(1, 0))
    own, cold = game.bot("ismcts_200"), game.bot("adaptive:ismcts_200/200p/1e-6")
    equals = 0
    for seed in range(8):
        question = Question(position, own.info.budget, seed)
        found = ask(own, question)
        equals += found.behind(found.lines[1]).mean == 0
        assert ask(cold, question).lines == found.lines
    assert equals


def test_strengths_of_every_game_were_checked() -> None:
    assert CHECKED == GAMES


@pytest.mark.parametrize("name", ["adaptive", "adaptive:1487", "adaptive:1512", "adaptive:1900"])
def test_it_plays_where_all_its_strengths_can(name: str) -> None:
    assert find("fargo").bot(name).info.seats == (2, 3)


def test_what_it_cannot_be_asked_for_is_refused() -> None:
    for name in ("strong", "optimal/1p/0", "optimal/1p/nan", "optimal/1p/99", "optimal/1x/1"):
        with raises(UnknownName, "errors-not-adaptive-opponent-write"):
            find("fargo").bot(f"adaptive:{name}")
    with raises(RecordError, "errors-file-not-from-command"):
        Curve.from_json("{}")


def test_a_file_reads_back(tmp_path: Path) -> None:
    met = (Met("a", 2, 2, 0.5, 0.1),)
    measured = (Measured("optimal", "1p", 0.1, met),)
    known = Curve("fargo", measured=measured, checked=(Checked(1500.0, met),))
    file = tmp_path / "fargo.json"
    file.write_text(known.to_json(), encoding="utf-8")
    assert Curve.from_json(file.read_text(encoding="utf-8")) == known
