"""What the bots of Lange Strasse answer, and why."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import AS_PUBLISHED, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.bots.published import value
from engines.games.lange_strasse.bots.ranking import leads
from engines.games.lange_strasse.dice import keep_of
from engines.games.lange_strasse.evaluate import points_after
from engines.games.lange_strasse.kernels import players
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import read
from engines.labs.lange_strasse.kernels import selfplay
from engines.labs.lange_strasse.matches import PLAYERS, knowledge
from engines.runtime.errors import ParseError
from tests.games.lange_strasse.play import IN_GAME, after, play, reached

ALL_MARKED = "strich 1 2 3"


def asked(bot: str, position: Position) -> Analysis:
    return GAME.bot(bot).analyse(Question(position, Budget(playouts=1), 1), Monitor())


def best(bot: str, text: str, *steps: str) -> str:
    return asked(bot, after(text, *steps)).best.names[0]


def codes(bot: str, text: str, name: str) -> dict[str, float]:
    """The reasons of one decision, without their common beginning, with their weights."""
    line = next(line for line in asked(bot, after(text)).lines if line.names == (name,))
    return {r.message.code.removeprefix("lange_strasse.reason."): r.weight for r in line.reasons}


def test_the_ladder() -> None:
    assert [(bot.info.id, bot.info.level) for bot in GAME.bots] == [
        ("cautious", 1),
        ("patient", 2),
        ("optimal", 3),
        ("simple", 0),
        ("dp", 0),
        ("td", 0),
        ("dp_exact", 0),
        ("nn", 0),
        ("random", 0),
    ]
    assert [bot.info.id for bot in GAME.bots if bot.info.adviser] == ["optimal"]


def test_the_published_random_player_is_uniform_over_the_legal_decisions() -> None:
    """Outside the ladder; each decision is as likely as any other (rules, section 5.1)."""
    bot, position = GAME.bot("random"), after(f"{IN_GAME} | dice 1 1 5 3 4 6")
    assert bot.info.level == AS_PUBLISHED
    legal = position.legal()
    chosen = Counter(
        bot.analyse(Question(position, Budget(playouts=1), seed), Monitor()).best.actions[0]
        for seed in range(100 * len(legal))
    )
    assert set(chosen) == set(legal)
    expected = 100
    chi = sum((count - expected) ** 2 / expected for count in chosen.values())
    assert chi < 3 * len(legal)


# -- the ladder's own players ------------------------------------------------------------------


LEVELS = ("patient",)


def last_rounds(count: int) -> Iterator[Position]:
    """Decisions in last rounds, drawn evenly over what matters there."""
    random = Random(1)
    while count:
        mover = random.randrange(1, 3)
        scores = [50 * random.randrange(6, 200) for _ in range(3)]
        scores[random.randrange(mover)] = 50 * random.randrange(200, 230)
        dice = " ".join(str(random.randrange(1, 7)) for _ in range(6))
        text = f"{' '.join(map(str, scores))} | seat {mover + 1} | round 12 | strich 1 2 3 "
        with suppress(ParseError):  # a strich isn't a decision
            yield Position.parse(
                GAME, f"{text}| sets {50 * random.randrange(6, 60)} | rolls 1 | dice {dice}"
            )
            count -= 1


def test_no_own_player_stops_behind_in_the_last_round_or_risks_a_place_that_is_won() -> None:
    """``optimal`` plays for money: stopping for second place, or for 5,000 points, may pay."""
    behind = won = 0
    for position in last_rounds(150):
        snapshot = read(position.state)
        keeps = [keep_of(snapshot, action) for action in position.legal()]
        ends = {keep.action for keep in keeps if keep.ends_turn}
        leading = {keep.action for keep in keeps if keep.ends_turn and leads(snapshot, keep)}
        for name in LEVELS:
            chosen = asked(name, position).best.actions[0]
            assert chosen not in ends - leading or len(ends) == len(keeps)
            behind += bool(ends - leading)
            if leading and snapshot.mover == SEATS - 1:
                assert chosen in leading
                won += 1
    assert behind > 25
    assert won > 2


def test_a_published_player_keeps_its_play_in_the_last_round() -> None:
    text = "10850 300 300 | seat 3 | round 12 | strich 1 2 3 | rolls 1 | dice 1 1 1 1 3 4"
    assert best("dp_exact", text).endswith("stop")
    assert not best("patient", text).endswith("stop")


# -- the rule of thumb ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        # Rolling: 1.6 times the keep, less half the risk for the dice that are left.
        (f"{IN_GAME} | dice 1 2 3 3 4 6", "keep 1", 160 - 0.05),
        (f"{IN_GAME} | dice 1 1 1 3 4 6", "keep 1 1 1", 1600 - 0.2),
        (f"{IN_GAME} | dice 1 1 1 1 4 6", "keep 1 1 1 1", 3200 - 0.4),
        # Stopping: the points of the turn.
        (f"{IN_GAME} | sets 500 | dice 1 1 1 3 4 6", "keep 1 1 1 stop", 1500),
        # Late: 50 and, under pressure with 300 points before this keep, 100, both weighted by 1.5.
        ("8000 300 300 | seat 1 | round 9 | dice 1 1 1 3 4 6", "keep 1 1 1 stop", 1075),
        (
            "300 8000 300 | seat 1 | round 9 | sets 500 | dice 1 1 1 3 4 6",
            "keep 1 1 1 stop",
            1650,
        ),
        # Specials.
        (f"{IN_GAME} | dice 1 2 3 4 5 6", "keep 1 2 3 4 5 6", 2000 - 0.4 + 1000 + 30),
        (f"{IN_GAME} | dice 1 1 2 2 3 3", "keep 1 1 2 2 3 3", 1600 - 0.4 + 400),
    ],
)
def test_the_published_rule_of_thumb(text: str, name: str, expected: float) -> None:
    position = after(text)
    action = GAME.parse_action(position.state, name)
    now = read(position.state)
    assert value(now, keep_of(now, action)) == pytest.approx(expected)
    line = next(line for line in asked("simple", position).lines if line.names == (name,))
    assert line.preference == pytest.approx(expected)


def test_the_rule_of_thumb_hardly_ever_stops() -> None:
    assert best("simple", f"{IN_GAME} | dice 1 1 1 3 4 6") == "keep 1 1 1"


# -- players for points -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accumulated", "stops"), [(0, False), (1200, False), (1250, True), (3000, True)]
)
def test_the_collector_stops_from_where_the_rules_say(accumulated: int, *, stops: bool) -> None:
    """Section 3.2: with 111 kept, from 1250 points of completed sets on."""
    sets = f" | sets {accumulated}" if accumulated else ""
    answer = best("dp_exact", f"{IN_GAME}{sets} | dice 1 1 1 2 2 4")
    assert answer == ("keep 1 1 1 stop" if stops else "keep 1 1 1")


def test_the_counter_never_stops_with_4000_points() -> None:
    text = f"{IN_GAME} | sets 3000 | dice 1 1 1 3 4 6"
    assert best("dp_exact", text) == "keep 1 1 1 stop"
    assert not best("dp", text).endswith("stop")
    assert best("dp", f"{IN_GAME} | sets 2000 | dice 1 1 1 3 4 6") == "keep 1 1 1 stop"


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("rolls 1 | dice 1 2 3 4 6 6", "keep 1"),
        ("rolls 1 | dice 1 1 3 4 5 6", "keep 1"),
        ("rolls 1 | dice 2 2 2 1 5 6", "keep 2 2 2"),
        ("kept 1 444 | rolls 2 | dice 4 5", "keep 4 5"),
        ("kept 444 | rolls 2 | dice 1 4 5", "keep 1 4 5"),
        ("kept 444 | rolls 2 | dice 4 4 6", "keep 4 4"),
        ("kept 1 5 | rolls 3 | dice 2 3 4 6", "keep 2 3 4 6"),
    ],
)
def test_the_usual_keep_completes_the_set_or_takes_the_group_or_few_dice(
    text: str, usual: str
) -> None:
    position = after(f"{IN_GAME} | {text}")
    (action,) = GAME.guide.usual(GAME, position.state)
    assert position.action_text(action) == usual


def test_the_usual_keep_costs_few_points() -> None:
    lost = list[float]()
    for position in chain.from_iterable(play(seed, 0.2) for seed in range(3)):
        if position.turn < 0:
            continue
        now, legal = read(position.state), position.legal()
        (usual,) = GAME.guide.usual(GAME, position.state)
        faces = keep_of(now, usual).faces
        points = {action: points_after(now, keep_of(now, action)) for action in legal}
        same = max(points[each] for each in legal if keep_of(now, each).faces == faces)
        lost.append(max(points.values()) - same)
    assert len(lost) > 200
    assert sum(lost) / len(lost) < 25
    assert sum(each == 0 for each in lost) > 0.75 * len(lost)


def test_players_for_points_look_at_no_score() -> None:
    rest = f"seat 3 | round 11 | {ALL_MARKED} | sets 2500 | dice 3 3 3 2 4 6"
    texts = (f"10000 9000 7000 | {rest}", f"10000 9000 7400 | {rest}")
    assert [best("dp_exact", text) for text in texts] == ["keep 3 3 3 stop"] * 2
    assert [best("optimal", text) for text in texts] == ["keep 3 3 3", "keep 3 3 3 stop"]


# -- all of them ------------------------------------------------------------------------------


@settings(max_examples=40)
@given(reached())
def test_compiled_players_choose_what_the_bots_choose(position: Position) -> None:
    now = read(position.state)
    # Not for the second-last mover, whose values are interpolated between few solved scores.
    if not now.dice or (now.last_round and now.mover == 1):
        return
    known, space = knowledge(), selfplay.workspace()
    actions = np.empty(128, np.int64)
    state = position.state
    players.prepare_money(state, known, space)
    for name, kind in {**PLAYERS, "optimal": players.MONEY}.items():
        analysis = asked(name, position)
        chosen = players.choose(state, kind, known, space, actions)
        lines = {line.actions[0]: line.preference for line in analysis.lines}
        # Matches tell fewer levels of points apart: a choice that is equal within a cent will do.
        assert lines[chosen] >= analysis.best.preference - (1.0 if name == "optimal" else 1e-9)


@given(reached())
@settings(max_examples=25)
def test_lines_are_ranked_with_values_and_reasons(position: Position) -> None:
    if not read(position.state).dice:
        return
    for bot in GAME.bots:
        if bot.info.id == "random":
            continue
        analysis = asked(bot.info.id, position)
        preferences = [line.preference for line in analysis.lines]
        assert preferences == sorted(preferences, reverse=True)
        assert {line.actions[0] for line in analysis.lines} == set(position.legal())
        assert all(line.reasons and 0.0 <= line.bar.mean <= 1.0 for line in analysis.lines)
        assert analysis.best.bar.mean == 1.0


def test_learners_expect_cents_of_the_game() -> None:
    analysis = asked("nn", after(f"{IN_GAME} | dice 1 2 3 4 5 6"))
    strasse = next(line for line in analysis.lines if len(line.names[0].split()) == 7)
    assert strasse is analysis.best
    assert analysis.preference_unit == "bot.preference.money"
    assert not analysis.work.exact


# -- the optimal player -----------------------------------------------------------------------


def test_the_optimal_player_s_money_adds_up_to_nothing() -> None:
    text = "4500 3200 9000 | seat 1 | round 7 | money 100 -50 -50 | dice 1 2 3 3 5 6"
    for line in asked("optimal", after(text)).lines:
        cents = [estimate.mean for estimate in line.values[Unit.MONEY]]
        assert sum(cents) == pytest.approx(0.0, abs=1e-9)
        assert cents[0] == pytest.approx(line.preference + 100)


@pytest.mark.parametrize("own", [8000, 9000, 9500])
def test_the_last_mover_behind_rolls_until_past_the_leader(own: int) -> None:
    text = f"10300 9000 {own} | seat 3 | round 11 | {ALL_MARKED} | dice 3 3 3 1 4 6"
    assert "stop" not in best("optimal", text)
    assert "stop" in best("dp_exact", f"{IN_GAME} | sets 2500 | dice 3 3 3 1 4 6")


def test_the_last_mover_ahead_stops() -> None:
    text = f"10300 9000 9850 | seat 3 | round 11 | {ALL_MARKED} | dice 1 1 1 2 4 6"
    assert best("optimal", text).endswith("stop")
    assert best("dp_exact", text) == "keep 1 1 1"


def test_a_player_without_a_strich_stops_earlier_near_the_end() -> None:
    rest = "dice 3 3 3 2 4 6"
    clean = f"10000 9000 2000 | seat 3 | round 11 | strich 1 2 | {rest}"
    marked = f"10000 9000 2000 | seat 3 | round 11 | {ALL_MARKED} | {rest}"
    assert best("optimal", clean) == "keep 3 3 3 stop"
    assert best("optimal", marked) == "keep 3 3 3"


def test_points_up_to_5000_are_worth_stopping_for_in_the_last_turn() -> None:
    rest = f"seat 3 | round 11 | {ALL_MARKED} | dice 3 3 3 2 4 6"
    assert best("optimal", f"14000 9000 4700 | {rest}") == "keep 3 3 3 stop"
    assert best("optimal", f"14000 9000 4600 | {rest}") != "keep 3 3 3 stop"


def test_the_tenth_round_is_pushed() -> None:
    rest = f"{ALL_MARKED} | dice 1 1 1 2 4 6"
    at_once = "8500 6000 6000 | seat 1 | round {} | sets 300 | "
    assert best("optimal", at_once.format(10) + rest) == "keep 1 1 1"
    assert best("optimal", at_once.format(11) + rest) == "keep 1 1 1 stop"


def test_a_talheim_that_cannot_win_the_last_turn_is_declined() -> None:
    dice = "dice 1 1 5 5 3 3"
    behind = f"11000 9000 9800 | seat 3 | round 11 | {ALL_MARKED} | {dice}"
    assert best("optimal", behind) != "keep 1 1 3 3 5 5"
    near = f"10200 9000 9800 | seat 3 | round 11 | {ALL_MARKED} | {dice}"
    assert best("optimal", near) == "keep 1 1 3 3 5 5"


def test_the_optimal_player_is_exact_in_the_last_turns_only() -> None:
    rest = "dice 3 3 3 2 4 6"
    assert asked("optimal", after(f"10000 9000 2000 | seat 3 | round 11 | {rest}")).work.exact
    assert asked("optimal", after(f"10000 9000 2000 | seat 2 | round 11 | {rest}")).work.exact
    assert not asked("optimal", after(f"9000 9000 2000 | seat 3 | round 11 | {rest}")).work.exact


def test_money_has_the_error_of_the_tables_unless_it_is_exact() -> None:
    for text, error in (
        ("10000 9000 2000 | seat 2 | round 11 | dice 3 3 3 2 4 6", 0.0),
        (f"{IN_GAME} | dice 3 3 3 2 4 6", 0.83),
    ):
        for line in asked("optimal", after(text)).lines:
            assert [estimate.error for estimate in line.values[Unit.MONEY]] == [error] * 3


def test_what_it_costs_is_said() -> None:
    text = f"10300 9000 9850 | seat 3 | round 11 | {ALL_MARKED} | dice 1 1 1 2 4 6"
    analysis = asked("optimal", after(text))
    first, second = analysis.lines[:2]
    assert first.reasons[-1].message.code == "lange_strasse.reason.money_best"
    assert first.reasons[0].message.code == "lange_strasse.reason.leads"
    assert second.reasons[-1].message.code == "lange_strasse.reason.money_cost"
    loss = dict(second.reasons[-1].message.parameters)["loss"]
    assert loss == pytest.approx(first.preference - second.preference, abs=0.1)


def test_what_scores_fewer_points_than_the_best_choice_says_so_first() -> None:
    first, *others = asked("optimal", after(f"{IN_GAME} | dice 1 3 4 4 5 6")).lines
    best = first.values[Unit.POINTS][0].mean
    for line in others:
        told = line.reasons[0].message
        assert told.code == "lange_strasse.reason.mean_behind"
        assert told["best"] == best
        assert told["points"] == line.values[Unit.POINTS][0].mean < best
        assert "lange_strasse.reason.mean" not in {each.message.code for each in line.reasons}


# -- reasons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name", "code"),
    [
        (f"{IN_GAME} | dice 1 2 3 4 5 6", "keep 1 2 3 4 5 6", "strasse"),
        (f"{IN_GAME} | kept 1 5 | rolls 3 | dice 2 3 4 6", "keep 2 3 4 6", "super"),
        (f"{IN_GAME} | dice 1 1 2 2 3 3", "keep 1 1 2 2 3 3", "talheim"),
        (f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1 5", "strasse_chance"),
        (f"{IN_GAME} | kept 1 | rolls 2 | dice 5 2 2 3 4", "keep 5", "super_chance"),
        (f"{IN_GAME} | dice 1 1 1 5 5 5", "keep 1 1 1 5 5 5", "fresh_set"),
        (f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1", "strich"),
        (f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1", "mean"),
        (f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1", "no_strich_risk"),
        (f"{IN_GAME} | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "no_strich_safe"),
        (f"{IN_GAME} | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "banks"),
        ("4700 3000 3000 | seat 1 | round 5 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "half"),
        ("9700 3000 3000 | seat 1 | round 10 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "fast"),
        ("9000 3000 3000 | seat 1 | round 10 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "not_fast"),
        ("10500 3000 9000 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "behind"),
        ("10500 9000 8900 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "second"),
        ("10000 9000 9800 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "leads"),
        ("9900 9000 3000 | seat 2 | round 10 | dice 3 3 3 2 2 4", "keep 3 3 3", "fast_gap"),
        ("10500 3000 9000 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "lead_gap"),
        ("12500 9000 8000 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "second_gap"),
        ("8000 3500 3000 | seat 2 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "half_gap"),
    ],
)
def test_reasons(text: str, name: str, code: str) -> None:
    assert code in codes("dp_exact", text, name)


@pytest.mark.parametrize(
    ("text", "name", "code"),
    [
        (f"{IN_GAME} | strich 1 | dice 1 5 2 2 3 4", "keep 1", "no_strich_risk"),
        (f"{IN_GAME} | strich 1 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "no_strich_safe"),
        (f"{IN_GAME} | dice 1 1 1 2 3 4", "keep 1 1 1", "fresh_set"),
        ("4650 3000 3000 | seat 1 | round 5 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "half"),
        ("9700 3000 3000 | seat 1 | round 11 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "fast"),
        ("9000 3000 3000 | seat 1 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "not_fast"),
        (f"{IN_GAME} | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "behind"),
        ("10500 9500 8900 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "second"),
        ("10500 9200 8900 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "second"),
        ("10100 9000 9800 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "leads"),
        ("8000 9000 9800 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "leads"),
        (f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1 5", "super_chance"),
        (f"{IN_GAME} | dice 1 1 5 2 3 4", "keep 1 1", "strasse_chance"),
        (f"{IN_GAME} | kept 1 5 | rolls 2 | dice 2 3 4 6", "keep 2 3 4 6", "super"),
        ("9900 9000 3000 | seat 2 | round 11 | dice 3 3 3 2 2 4", "keep 3 3 3", "fast_gap"),
        ("9900 6000 3000 | seat 2 | round 10 | dice 3 3 3 2 2 4", "keep 3 3 3", "fast_gap"),
        ("12700 9000 3000 | seat 2 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "lead_gap"),
        ("10500 9000 8000 | seat 3 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3 stop", "second_gap"),
        ("7000 3500 3000 | seat 2 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "half_gap"),
        ("8000 4700 3000 | seat 2 | round 9 | dice 3 3 3 2 2 4", "keep 3 3 3", "half_gap"),
    ],
)
def test_reasons_that_do_not_apply(text: str, name: str, code: str) -> None:
    assert code not in codes("dp_exact", text, name)


def test_the_weight_of_a_strich_is_its_chance() -> None:
    found = codes("dp_exact", f"{IN_GAME} | dice 1 5 2 2 3 4", "keep 1")
    assert found["strich"] == pytest.approx(-600 / 6**5)
