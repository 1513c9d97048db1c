"""The bots that play a strategy for a turn: what they do, and what they say about it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from engines.contract.analysis import Analysis, Line, Unit
from engines.contract.bot import Bot, ListedBot, Question
from engines.contract.messages import Message, Words
from engines.contract.messages import message as fact
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo import exact_turn, strategy, two_player
from engines.games.fargo.bots.following import FinishingBot
from engines.games.fargo.bots.optimal import Follower
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.snapshot import read
from engines.games.fargo.strategy import RUN_STATES, Policy
from engines.runtime.errors import UnknownName, quoted
from engines.runtime.texts import tr
from tests.games.fargo.plain import average
from tests.games.fargo.play import FARGO
from tests.raised import raises

ROOT = Path(__file__).parents[3]
WORDS = Words(names=("Anna", "Ben", "Cem"))


def analyse(bot: Bot, text: str) -> Analysis:
    monitor = Monitor()
    monitor.start(bot.info.budget)
    return bot.analyse(Question(Position.parse(FARGO, text), bot.info.budget, 1), monitor)


def policy_of(bot: Bot) -> Policy:
    """What a bot does in every state of a run."""
    rolls = []
    for score, dice in RUN_STATES:
        analysis = analyse(bot, f"4000 3000 | run {score} | dice {dice}")
        rolls.append(analysis.best.actions[0] == ROLL)
    return Policy(tuple(rolls))


LADDER: dict[str, tuple[Callable[[], Policy], float]] = {
    "never_stop": (lambda: strategy.dice_limit(1), 437.990),
    "always_stop": (lambda: strategy.dice_limit(9), 838.176),
    "score_650": (lambda: strategy.score_only(650), 913.432),
    "three_dice": (lambda: strategy.dice_limit(4), 959.666),
    "three_dice_500": (lambda: strategy.dice_veto(3, 500), 959.825),
    "points": (lambda: exact_turn.solution().policy, 962.334),
}


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_plays_its_strategy(name: str) -> None:
    policy, value = LADDER[name]
    played = policy_of(FARGO.bot(name))
    assert played == policy()
    assert played.statistics().ev == pytest.approx(value, abs=1e-3)


# The ladder with its thresholds; each level beats the one below it in this % of two-seat games.
FINISHERS = {
    "cautious": (strategy.dice_limit(9), "reckless", 69.06),
    "bookkeeper": (strategy.score_only(500), "cautious", 58.91),
    "steady": (strategy.dice_veto(4, 600), "bookkeeper", 58.67),
}


def made(name: str) -> Bot:
    """The class behind a bot of the list."""
    bot = FARGO.bot(name)
    assert isinstance(bot, ListedBot)
    return bot.loaded


@pytest.mark.parametrize("name", FINISHERS)
def test_the_ladder_plays_its_strategy_before_the_last_round(name: str) -> None:
    policy, below, share = FINISHERS[name]
    bot, other = (made(each) for each in (name, below))
    assert policy_of(bot) == policy
    assert isinstance(bot, FinishingBot)
    assert isinstance(other, Follower)
    assert bot.policy() == policy.finishing()
    met = two_player.match_up(bot.policy(), other.policy())
    assert 100 * average(met) == pytest.approx(share, abs=0.01)
    best = two_player.match_up(two_player.Optimal(), bot.policy())
    assert average(best) > 0.55


def last_rounds(seats: int, count: int) -> Iterator[Position]:
    """Decisions in last rounds, drawn evenly over what matters there."""
    random = Random(seats)
    for _ in range(count):
        trigger = random.randrange(seats)
        waiting = random.randrange(seats - 1)
        mover = (trigger - 1 - waiting) % seats
        scores = [50 * random.randrange(100, 201) for _ in range(seats)]
        scores[trigger] = 50 * random.randrange(201, 221)
        score, dice = random.choice(RUN_STATES)
        text = f"{' '.join(map(str, scores))} | seat {mover + 1} | run {score} | dice {dice} "
        yield Position.parse(FARGO, f"{text}| trigger {trigger + 1}")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_bot_of_the_ladder_banks_a_lost_total_or_risks_a_won_one(seats: int) -> None:
    bots = [bot for bot in FARGO.ladder(seats) if bot.info.level > 1 and not bot.info.searches]
    assert len(bots) >= 3
    behind = won = 0
    for position in last_rounds(seats, 60):
        snapshot = read(position.state)
        for bot in bots:
            if bot.info.id == "optimal" and seats > 2:
                continue  # decides by solved chances, as do the others with one seat waiting
            chosen = bot.analyse(Question(position, bot.info.budget, 1), Monitor()).best.actions[0]
            if snapshot.stopped < snapshot.best_other:
                assert chosen == ROLL
                behind += 1
            elif snapshot.stopped > snapshot.best_other and not snapshot.waiting:
                assert chosen == STOP
                won += 1
    assert behind > 20
    assert won > 5 or seats > 3  # with many seats, the mover is rarely the last


@pytest.mark.parametrize(("seats", "best"), [(2, "optimal"), (3, "optimal"), (4, "rollout")])
def test_futures_are_played_only_where_the_answer_is_not_known(seats: int, best: str) -> None:
    ladder = [bot.info for bot in FARGO.ladder(seats)]
    assert ladder[-1].id == best
    assert [info.level for info in ladder] == [1, 2, 3, 4, 5]


def test_a_published_strategy_keeps_its_play_in_the_last_round() -> None:
    text = "8000 10850 | seat 1 | run 600 | dice 3 | trigger 2"
    assert analyse(FARGO.bot("three_dice_500"), text).best.actions[0] == STOP
    assert analyse(FARGO.bot("steady"), text).best.actions[0] == ROLL


def test_a_vector_sits_down_at_the_table() -> None:
    bot = FARGO.bot("vector:550, 400 550 1150,1250,1150,1050,250")
    assert bot.info.id == "vector:550,400,550,1150,1250,1150,1050,250"
    assert FARGO.bot(bot.info.id).info == bot.info
    assert policy_of(bot) == exact_turn.solution().policy
    settings = bot.info.id.removeprefix("vector:")
    assert WORDS.say(bot.info.text("fargo", "name")) == tr(
        "fargo-bot-vector-name", settings=settings
    )


def test_the_family_of_vectors_begins_with_the_best() -> None:
    (family,) = FARGO.families
    bot = FARGO.bot(family.member(family.example))
    assert bot.info.id == f"vector:{family.example}"
    assert policy_of(bot) == exact_turn.solution().policy


@pytest.mark.parametrize(
    ("name", "told", "values"),
    [
        ("vector:", "errors-not-strategy-vector-write", {"text": quoted("")}),
        ("vector:1,2,3", "errors-not-strategy-vector-write", {"text": quoted("1,2,3")}),
        ("vector:a,b,c,d,e,f,g,h", "errors-not-strategy-vector-write", {}),
        (
            "nobody",
            "errors-no-bot",
            {
                "id": "fargo",
                "name": quoted("nobody"),
                "known": tuple(bot.info.id for bot in FARGO.bots),
            },
        ),
    ],
)
def test_unknown_bots_are_named(name: str, told: str, values: dict[str, object]) -> None:
    with raises(UnknownName, told, **values):
        FARGO.bot(name)


def test_bots_are_known_without_compiled_code() -> None:
    script = (
        "from engines.contract.registry import game; print(len(game('fargo').bots));"
        "game('fargo').bot('vector:1,2,3,4,5,6,7,8')"
    )
    child = subprocess.run(
        [sys.executable, "-c", f"{script}; import sys; print('numba' in sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert child.stdout.split() == [str(len(FARGO.bots)), "False"]


# -- what they say ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", LADDER)
def test_both_choices_are_ranked_with_exact_points(name: str) -> None:
    analysis = analyse(FARGO.bot(name), "4000 3000 | banked 500 | run 500 | dice 3")
    assert {line.actions for line in analysis.lines} == {(ROLL,), (STOP,)}
    assert analysis.unit is Unit.POINTS
    first, second = analysis.lines
    assert first.preference >= second.preference
    assert first.bar.mean > second.bar.mean
    for line in analysis.lines:
        mover, other = line.values[Unit.POINTS]
        points = exact_turn.hint(500, 3, banked=500)
        assert mover.mean == (points.stop if line.actions == (STOP,) else points.roll)
        assert (mover.error, other.mean) == (0.0, 0.0)


def line(analysis: Analysis, action: int) -> Line:
    found = analysis.line_starting(action)
    assert found is not None
    return found


def said(analysis: Analysis, action: int) -> list[str]:
    return [WORDS.say(reason.message) for reason in line(analysis, action).reasons]


def told(text: str, action: int) -> list[Message]:
    analysis = analyse(FARGO.bot("points"), text)
    return [reason.message for reason in line(analysis, action).reasons]


def test_a_rule_is_stated_first() -> None:
    bot = FARGO.bot("vector:550,400,550,1150,1250,1150,1050,250")
    stop = analyse(bot, "0 0 | run 550 | dice 1")
    assert line(stop, STOP).reasons[0].message == fact("fargo.reason.rule_stop", n=1, score=550)
    assert analyse(bot, "0 0 | run 550 | dice 1").best.preference == 0
    always = line(analyse(bot, "0 0 | run 400 | dice 2"), STOP).reasons[0]
    assert always.message == fact("fargo.reason.rule_always", n=2)
    never = line(analyse(bot, "0 0 | run 250 | dice 5"), ROLL).reasons[0]
    assert never.message == fact("fargo.reason.rule_roll", n=5)


def test_the_reasons_give_the_figures() -> None:
    analysis = analyse(FARGO.bot("points"), "4000 3000 | banked 500 | run 500 | dice 3")
    assert said(analysis, ROLL) == [
        tr("fargo-reason-points_roll", own=1001, other=1000),
        tr("fargo-reason-risk", bust=0.278, run=500),
        tr("fargo-reason-hot", hot=0.056),
        tr("fargo-reason-safe", banked=500),
    ]
    assert said(analysis, STOP) == [
        tr("fargo-reason-points_cost", loss=1),
        tr("fargo-reason-banks", run=500),
    ]


@pytest.mark.parametrize(
    ("text", "action", "code", "figures"),
    [
        ("9600 5000 | run 450 | dice 1", STOP, "brings_end", {"score": 10_050}),
        ("9500 0 | run 500 | dice 1", STOP, "short_of_end", {}),
        ("5000 9200 | run 500 | dice 1", ROLL, "threat", {"seat": 1, "needed": 850}),
        ("9700 10050 | run 450 | dice 1 | trigger 2", STOP, "last_wins", {"score": 10_150}),
        ("9700 0 10050 | run 450 | dice 1 | trigger 3", STOP, "last_leads", {"score": 10_150}),
        ("9600 10050 | run 450 | dice 1 | trigger 2", STOP, "last_shares", {"score": 10_050}),
        ("9600 0 10050 | run 450 | dice 1 | trigger 3", STOP, "last_levels", {"score": 10_050}),
        (
            "9500 10050 | run 450 | dice 1 | trigger 2",
            STOP,
            "last_loses",
            {"score": 9950, "best": 10_050},
        ),
        (
            "9500 10050 | run 450 | dice 1 | trigger 2",
            ROLL,
            "last_must",
            {"gap": 150, "best": 10_050},
        ),
        ("9600 10050 | run 450 | dice 1 | trigger 2", ROLL, "last_alone", {}),
        ("9700 10050 | run 450 | dice 1 | trigger 2", ROLL, "last_risks", {}),
    ],
)
def test_the_end_of_the_game_is_a_reason(
    text: str, action: int, code: str, figures: dict[str, int]
) -> None:
    found = {reason.code: dict(reason.parameters) for reason in told(text, action)}
    assert figures.items() <= found[f"fargo.reason.{code}"].items()
