"""The planner: its plans are legal and end as noted, and it knows no more than its seat."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

import pytest

from engines.contract.analysis import Unit
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Message, Words, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.bots.planner import candidates_of
from engines.games.roll_galaxy.bots.reasons import of_plan
from engines.games.roll_galaxy.data import decision_of
from engines.games.roll_galaxy.kernels.rollbot.plans import PLACES
from engines.games.roll_galaxy.kernels.state import (
    DEVELOP,
    EXPLORE,
    PHASES,
    SHIP,
    GameState,
    Kind,
    Stage,
    action,
)
from engines.games.roll_galaxy.rollbot import before_assigning
from engines.match.advice.hint import is_too_short
from engines.match.advice.quality import Quality
from engines.match.analysis.evaluation import Evaluator
from engines.match.history import START
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.texts import languages
from tests.raised import raises

BOT = GAME.bot("planner")
GAMES = Budget(playouts=300)
FEW_GAMES = Budget(playouts=60)


def decisions(seats: int, seed: int) -> Iterator[Position]:
    """The decisions of a game by the playout policy."""
    position, random = Position.start(GAME, seats), stream(seed, "planner", seats)
    while not position.is_over:
        if position.is_chance:
            position = position.apply(position.sample(random))
        else:
            yield position
            position = position.apply(GAME.kernel.policy(position.state, random))


def assignments(seats: int, seed: int, every: int) -> Iterator[Position]:
    """Some positions after a roll."""
    rolled = (
        position
        for position in decisions(seats, seed)
        if GameState.of(position.state).stage == Stage.ASSIGN
        and (before_assigning(position.state, position.turn) == position.state).all()
    )
    return islice(rolled, 0, None, every)


@pytest.mark.parametrize("seats", [2, 5])
def test_plans_are_legal_and_end_as_noted(seats: int) -> None:
    plans = 0
    for position in assignments(seats, 1, 5):
        seat = position.turn
        found = [one for one in candidates_of(position) if len(one.item) == PLACES]
        assert sum(one.is_usual for one in found) <= 1
        for candidate in found:
            here = position
            for step in candidate.actions[:-1]:
                assert step in here.legal(), here.text()
                here = here.apply(step)
            s = GameState.of(here.state)
            assert candidate.actions[-1] in here.legal()
            assert candidate.item[:2] == (s.selected[seat], s.selector[seat])
            noted = candidate.item[2:]
            assert noted[: PHASES * 7] == tuple(s.workers[seat, :PHASES].reshape(-1))
            assert noted[PHASES * 7 :] == tuple(s.dictated[seat])
            assert not s.workers[seat, PHASES].any()
        assert {one.item[0] for one in found} == set(range(PHASES))
        plans += len(found)
    assert plans > 100


def test_what_is_hidden_changes_nothing() -> None:
    for position in islice(assignments(3, 2, 7), 3):
        answers = []
        for look in range(2):
            seen, monitor = position.seen_by(position.turn, stream(look)), Monitor()
            monitor.start(GAMES)
            found = BOT.analyse(Question(seen, GAMES, 4), monitor)
            answers.append(replace(found, work=replace(found.work, seconds=0.0)))
        assert answers[0] == answers[1]


def test_a_plan_is_told_with_win_chance_and_points() -> None:
    position = next(assignments(2, 3, 1))
    monitor = Monitor()
    monitor.start(GAMES)
    analysis = BOT.analyse(Question(position, GAMES, 1), monitor)
    assert analysis.best.actions[-1] == action(Kind.CONFIRM)
    assert analysis.work.playouts <= 300
    for line in analysis.lines:
        assert set(line.values) == {Unit.WIN, Unit.POINTS}
        assert line.values[Unit.POINTS][position.turn].mean > 0
    codes = {reason.message.code.rpartition(".")[2] for reason in analysis.best.reasons}
    assert codes & {"ahead", "trails"}


def test_with_few_games_it_tells_no_win_chances() -> None:
    """It isn't too early to tell: a longer search states them."""
    position = next(assignments(2, 1, 1))
    for playouts in (0, 20, 300):
        budget, monitor = Budget(playouts=max(1, playouts)), Monitor()
        monitor.start(budget)
        if not playouts:
            monitor.cancel()
        found = BOT.analyse(Question(position, budget, 1), monitor)
        assert is_too_short(found) is (playouts < 300)
        assert found.telling
        assert found.best.actions


def test_the_rest_of_a_plan_is_still_a_plan() -> None:
    """Halfway through an assignment the same end positions are compared."""
    position = next(assignments(2, 3, 1))
    whole = candidates_of(position)[0]
    later = position.apply(whole.actions[0])
    rest = [one for one in candidates_of(later) if one.item == whole.item]
    assert [one.actions for one in rest] == [whole.actions[1:]]


def test_it_takes_no_handicap() -> None:
    position = next(decisions(2, 1))
    assert [one.actions for one in candidates_of(position)] == [(action(Kind.HANDICAP, 1),)]


def test_plans_are_listed_by_their_chance_to_win() -> None:
    for position in islice(assignments(2, 3, 4), 4):
        monitor = Monitor()
        monitor.start(GAMES)
        analysis = BOT.analyse(Question(position, GAMES, 1), monitor)
        shown = [line.values[Unit.WIN][position.turn].mean for line in analysis.lines]
        assert shown[1:] == sorted(shown[1:], reverse=True)
        codes = {reason.message.code for reason in analysis.best.reasons}
        assert (shown[0] < shown[1]) == ("roll_galaxy.reason.points_too" in codes)


def turned_round(position: Position, plan: tuple[int, ...]) -> tuple[int, ...] | None:
    """The same plan with its dice moved in another order; None if that breaks the rules."""
    turned = (plan[0], *reversed(plan[1:-1]), plan[-1])
    for step in turned:
        if step not in position.legal():
            return None
        position = position.apply(step)
    return None if turned == plan else turned


def test_plans_are_compared_in_the_order_in_which_they_were_played() -> None:
    position, first, other = next(
        (position, first.actions, turned)
        for position in assignments(2, 3, 1)
        for first, *others in [candidates_of(position)]
        for turned in (turned_round(position, each.actions) for each in others)
        if turned
    )
    monitor = Monitor()
    monitor.start(GAMES)
    found = BOT.analyse(Question(position, GAMES, 1, turns=(first, (*other, 7))), monitor)
    assert {line.actions for line in found.lines} == {first, other}
    assert found.work.playouts == 300
    with raises(BotError, "errors-turn-does-not-begin"):
        BOT.analyse(Question(position, GAMES, 1, turns=(first, other[:1])), monitor)


def test_a_plan_is_one_decision_in_whatever_order_its_dice_are_moved() -> None:
    position, best = next(
        (position, line.actions)
        for position in assignments(2, 3, 1)
        for line in [Evaluator(BOT, FEW_GAMES, 1).analysis(position, 0).best]
        if turned_round(position, line.actions)
    )
    turned = turned_round(position, best)
    assert turned is not None
    judgement = Evaluator(BOT, FEW_GAMES, 1).judged(position, 0, START, turned)
    assert judgement is not None
    assert (judgement.loss, judgement.quality) == (0.0, Quality.BEST)
    assert judgement.actions == turned


def test_the_first_reason_of_a_plan_is_what_its_workers_do() -> None:
    told = set[str]()
    for position in islice(assignments(2, 3, 3), 8):
        for candidate in candidates_of(position):
            for reason in of_plan(position, candidate.actions, {}):
                figures, code = dict(reason.message.parameters), reason.message.code
                told.add(code.rpartition(".")[2])
                there, cost = figures["n"], figures.get("cost")
                if isinstance(there, int) and isinstance(cost, int):
                    assert (there >= cost) is code.endswith("completes")
                    assert figures["more"] == there - cost
                assert Words().say(reason.message)
    assert told == {"explorers", "producers", "shippers", "completes", "builds"}
    monitor = Monitor()
    monitor.start(FEW_GAMES)
    analysis = BOT.analyse(Question(position, FEW_GAMES, 1), monitor)
    assert analysis.best.reasons[0].message.code.rpartition(".")[2] in told


ASSIGNING = (
    "seats 2 round 8 turn 66 pool 24 stage assign mover 1 | credits 5 minimum 1 {} "
    "squares F1L F1R H3 {} | credits 4 minimum 1 cup W4 squares F5L F5R H7"
)
TWO_GOODS = "T23B+B T33B+B"


@pytest.mark.parametrize(
    ("dice", "squares", "code", "workers", "goods"),
    [
        ("explore W1 rolled W010000000000", "T32A", "explorers", 2, 0),
        ("produce W2 rolled W000000020000", "T23B", "producers", 2, 2),
        ("produce W2 rolled W000000020000", f"{TWO_GOODS} T22A", "producers", 2, 4),
        ("ship W2 rolled W000000000200", f"{TWO_GOODS} T40A T46A", "shippers", 5, 2),
    ],
    ids=("explorer without a die", "room", "room for two each", "shippers without dice"),
)
def test_workers_without_dice_and_room_on_worlds_are_counted(
    dice: str, squares: str, code: str, workers: int, goods: int
) -> None:
    position = Position.parse(GAME, ASSIGNING.format(dice, squares))
    column = dice.split(maxsplit=1)[0].capitalize()
    select = position.parse_action(f"select {column} with a Home die from {column}")
    (reason,) = of_plan(position, (select,), {})
    assert reason.message == message(
        f"roll_galaxy.reason.{code}", n=workers, most=2 * workers, goods=goods
    )


def test_what_others_select_matters_where_workers_wait() -> None:
    dice = "explore W1 ship W2 rolled W010000000200"
    position = Position.parse(GAME, ASSIGNING.format(dice, TWO_GOODS))
    select = position.parse_action("select Explore with a Home die from Explore")
    shares = {EXPLORE: 0.4, DEVELOP: 0.3, SHIP: 0.3}
    own, waiting, selects = of_plan(position, (select,), shares)
    told = dict(waiting.message.parameters)
    assert told["share"] == 0.3
    assert told["does"] == message("roll_galaxy.reason.shippers", n=2, most=4, goods=2)
    assert list(of_plan(position, (select,), {EXPLORE: 0.4, DEVELOP: 0.3})) == [own, selects]


def test_a_wild_die_that_lies_in_no_column_yet_can_select() -> None:
    dice = "unplaced G1 rolled G000000000001"
    position = Position.parse(GAME, ASSIGNING.format(dice, TWO_GOODS))
    plans = [plan.actions for plan in candidates_of(position)]
    assert all(position.action_text(plan[0]).endswith("from Wild") for plan in plans)
    shares = dict.fromkeys(range(PHASES), 0.2)
    told = {each.message.code for plan in plans for each in of_plan(position, plan, shares)}
    assert "roll_galaxy.reason.shippers" in told
    assert "roll_galaxy.reason.taken" not in told


SINGLE = {Kind.START, Kind.STOCK, Kind.SCOUT, Kind.ABANDON, Kind.PLACE, Kind.WORK, Kind.REMOVE}
SINGLE |= {Kind.PRODUCE, Kind.SHIP, Kind.RECRUIT, Kind.RECALL}


def test_single_decisions_say_what_each_plan_does_on_the_table() -> None:
    told, words = dict[Kind, set[tuple[str, ...]]](), [Words(each) for each in languages()]
    for position in chain(islice(decisions(2, 3), 700), islice(decisions(3, 5), 900)):
        said: dict[int, list[tuple[str, ...]]] = {}
        for one in position.legal():
            kind = decision_of(one).kind
            if kind in SINGLE or (kind is Kind.DONE and said):
                facts = [reason.message for reason in of_plan(position, (one,), {})]
                said[one] = [tuple(map(each.say, facts)) for each in words]
                told.setdefault(kind, set()).add(said[one][0])
        for sentences in zip(*said.values(), strict=True):
            assert len(set(sentences)) == len(said)
    assert told.keys() >= SINGLE - {Kind.REMOVE}
    assert all(len(sentences) > 2 for sentences in told.values())


def test_plans_that_do_the_same_say_which_dice_they_take_from_where() -> None:
    shares = dict.fromkeys(range(PHASES), 0.1)
    told = set[str]()
    for position in islice(assignments(2, 3, 1), 40):
        said, sentences = dict[tuple[int, ...], tuple[Message, ...]](), dict[Message, str]()
        for candidate in candidates_of(position):
            found = [reason.message for reason in of_plan(position, candidate.actions, shares)]
            told |= {each.code.rpartition(".")[2] for each in found}
            sentences.update({each: Words().say(each) for each in found})
            said[candidate.actions] = tuple(found)
        assert len(set(said.values())) == len(said)
        assert len(set(sentences.values())) == len(sentences), "what differs is said"
    assert told >= {"taken", "there_anyway", "waits", "pays"}


def test_experience_is_a_reason_only_without_another() -> None:
    for position in islice(decisions(2, 3), 12, 60, 6):
        monitor = Monitor()
        monitor.start(FEW_GAMES)
        for line in BOT.analyse(Question(position, FEW_GAMES, 1), monitor).lines:
            codes = [reason.message.code.rpartition(".")[2] for reason in line.reasons]
            assert "usual" not in codes or codes == ["usual"]


@pytest.mark.parametrize("seed", [1, 2])
def test_at_a_table_of_settlers_it_expects_what_comes_of_their_games(seed: int) -> None:
    position = next(islice(assignments(2, seed, 5), 8, 9))
    plan = position.legal()[:1]
    question = Question(position, Budget(playouts=400), seed, only=plan)
    told = BOT.at_table(("settler", "settler"))
    said = told.analyse(question, Monitor()).best
    wins, games, random = 0.0, 400, stream(seed, "settlers")
    for _ in range(games):
        now = position.seen_by(position.turn, random)
        for action_ in said.actions:
            now = now.apply(action_)
        while not now.is_over:
            chosen = now.sample(random) if now.is_chance else GAME.kernel.policy(now.state, random)
            now = now.apply(chosen)
        wins += float(now.returns()[position.turn])
    share = wins / games
    error = math.hypot((0.25 / games) ** 0.5, said.values[Unit.WIN][position.turn].error)
    assert abs(said.values[Unit.WIN][position.turn].mean - share) < 4 * error
    assert BOT.at_table(("person", "rollbot_easy")) is BOT
