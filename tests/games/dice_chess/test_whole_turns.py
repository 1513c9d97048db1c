"""A turn of Dice Chess is judged once, by where it ends, in whatever order it was played."""

import itertools
from collections.abc import Iterator

import pytest

from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.contract.position import Position, notation, plan
from engines.contract.record import BY_CHANCE, PERSON, SeatRecord
from engines.games.dice_chess.game import GAME
from engines.match.advice.hint import Answer
from engines.match.advice.hints import Hints
from engines.match.advice.quality import Quality
from engines.match.advice.tutor import Teaching, Tutor
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.exercises import is_solved, mistake
from engines.match.analysis.review import Review, review
from engines.match.archive.records import new_record
from engines.match.events import MoveJudged, TutorWarned
from engines.match.history import START, History, runs
from engines.runtime.types import Action
from tests.match.playing import playing, run
from tests.patience import PATIENCE_S
from tests.workers import ThreadWorkers

BUDGET = Budget(nodes=4000)
DEVELOPED = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4 PBK"
"""A pawn, a bishop and the king move without getting into each other's way."""
EN_PRISE = "4k3/8/8/3p4/8/2N5/8/R3K3 w - - 0 1 NRK"
"""A rook and a knight against a pawn: some turns leave one of them, or the king, to be captured."""
KING_EN_PRISE = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 RPP"
WAYS_TO_THE_KING = "4k3/8/8/7Q/8/8/4R3/4K3 w - - 0 1 RQP"
CAPTURE = "rnb1k1nr/pppp1ppp/8/4p3/4P3/5q2/PPPPNPPP/RNBQKB1R w KQkq - 0 4 PPN"
"""g2xf3 resets the move count, as any pawn move does; a knight move does not."""


@pytest.fixture
def workers() -> Iterator[ThreadWorkers]:
    threads = ThreadWorkers(2)
    yield threads
    threads.close()


def orders(position: Position, turn: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """The orders in which a turn can be played, to the same end."""
    end = essence(position, turn)
    assert end is not None
    for order in itertools.permutations(turn):
        if essence(position, order) == end:
            yield order


def essence(position: Position, turn: tuple[Action, ...]) -> bytes | None:
    end = after(position, turn)
    return None if end is None else GAME.essence(end.state)


def after(position: Position, turn: tuple[Action, ...]) -> Position | None:
    mover = position.turn
    for action in turn:
        if position.turn != mover or action not in position.legal():
            return None
        position = position.apply(action)
    return position


def complete_turns(position: Position) -> Iterator[tuple[Action, ...]]:
    """All turns, as sequences of moves."""
    for action in position.legal():
        following = position.apply(action)
        if following.turn != position.turn:
            yield (action,)
            continue
        for rest in complete_turns(following):
            yield (action, *rest)


@pytest.mark.parametrize("text", [DEVELOPED, CAPTURE])
@pytest.mark.parametrize("bot", ["master", "expectimax"])
def test_the_best_turn_is_best_in_every_order(bot: str, text: str) -> None:
    position = Position.parse(GAME, text)
    evaluator = Evaluator(GAME.bot(bot), BUDGET, 1)
    best = evaluator.analysis(position, 0).best
    found = list(orders(position, best.actions))
    assert len(found) > 1
    for order in found:
        judgement = evaluator.judged(position, 0, START, order)
        assert judgement is not None
        assert (judgement.loss, judgement.quality) == (0.0, Quality.BEST)
        assert judgement.actions == order, "the turn is one decision"
        played = Words().say(judgement.told).split(", ")
        assert len(played) == len(order)
        assert played[0] == Words().say(notation(position, order[0])), "quoted as it was played"
        assert is_solved(evaluator.judged(position, 0, START, order))


def test_the_same_turn_has_the_same_verdict_in_every_order() -> None:
    position = Position.parse(GAME, DEVELOPED)
    evaluator = Evaluator(GAME.bot("master"), BUDGET, 1)
    listed = {line.actions for line in evaluator.analysis(position, 0).lines}
    ends = {essence(position, turn) for turn in listed}
    unlisted = [turn for turn in complete_turns(position) if essence(position, turn) not in ends]
    poor = unlisted[len(unlisted) // 2]
    losses = set()
    for order in orders(position, poor):
        judgement = evaluator.judged(position, 0, START, order)
        assert judgement is not None, "a turn that is not listed is judged, too"
        assert judgement.actions == order
        losses.add(round(judgement.estimate, 9))
    assert len(losses) == 1
    assert losses.pop() > 0


def test_plans_end_differently() -> None:
    for text in (DEVELOPED, CAPTURE):
        position = Position.parse(GAME, text)
        lines = Evaluator(GAME.bot("master"), BUDGET, 1).analysis(position, 0).lines
        ends = {essence(position, line.actions) for line in lines} - {None}
        assert len(ends) == len(lines)
        assert lines[0].behind is None
        gaps = [line.behind for line in lines[1:]]
        assert all(gap is not None and gap.mean >= 0 and gap.error > 0 for gap in gaps)
        for line, gap in zip(lines[1:], gaps, strict=True):
            assert gap is not None
            mover = position.turn
            values = [each.values[BUDGET_UNIT][mover].mean for each in (lines[0], line)]
            assert values[0] - values[1] == pytest.approx(gap.mean)


BUDGET_UNIT = GAME.info.unit


def game_of(turns: int, *, other_order: bool) -> History:
    """Both sides play what ``master`` likes best; ``other_order``: not in its order of moves."""
    seats = [SeatRecord("White", PERSON), SeatRecord("Black", PERSON)]
    history = History(new_record(GAME, seats, seed=7))
    evaluator = Evaluator(GAME.bot("master"), BUDGET, 3)
    while not history.position.is_over and len(list(runs(history.steps()))) < 2 * turns:
        if history.position.is_chance:
            history.forward(history.position.draw(7, history.place().ply), BY_CHANCE)
            continue
        best = evaluator.analysis(history.position, history.place().ply).best.actions
        order = max(orders(history.position, best)) if other_order else best
        for action in order:
            history.forward(action, PERSON)
    return history


def reviewed(history: History, workers: ThreadWorkers) -> Review:
    evaluator = Evaluator(GAME.bot("master"), BUDGET, 3)
    return run(review(history, evaluator, workers, lambda _: None))


@pytest.mark.parametrize("other_order", [False, True])
def test_a_review_judges_each_turn_once_and_by_its_end(
    workers: ThreadWorkers, other_order: bool
) -> None:
    history = game_of(10, other_order=other_order)
    found = reviewed(history, workers)
    assert found.complete
    turns = [
        run_
        for run_ in runs(history.steps())
        if not run_[0].is_chance and any(len(step.before.legal()) > 1 for step in run_)
    ]
    assert len(found.decisions) == len(turns)
    for decision, steps in zip(found.decisions, turns, strict=True):
        assert decision.last_ply == steps[-1].ply
        assert decision.judgement is not None
        assert decision.judgement.told == plan(
            next(step.before for step in steps if step.ply == decision.ply),
            [step.action for step in steps if step.ply >= decision.ply],
        )
        assert decision.quality is Quality.BEST
        assert decision.loss == 0.0
    assert found.turning_points == ()
    assert len(found.chances) == len(history) + 1


def test_an_exercise_does_not_forbid_its_solution(workers: ThreadWorkers) -> None:
    history = game_of(4, other_order=False)
    while history.position.is_chance:
        history.forward(history.position.draw(7, history.place().ply), BY_CHANCE)
    position = history.position
    evaluator = Evaluator(GAME.bot("master"), BUDGET, 3)
    best = evaluator.analysis(position, history.place().ply).best.actions
    begins = [turn for turn in complete_turns(position) if turn[0] == best[0]]
    judged = [evaluator.judged(position, history.place().ply, START, turn) for turn in begins]
    poor = begins[max(range(len(begins)), key=lambda i: judged[i].estimate)]  # type: ignore[union-attr]
    for action in poor:
        history.forward(action, PERSON)
    decision = reviewed(history, workers).decisions[-1]
    kept = mistake(history, decision)
    assert kept.played == ", ".join(history.step(node).entry.text for node in history.path()[-3:])
    asked = Position.parse(GAME, kept.position)
    judgement = evaluator.judged(asked, 0, START, best)
    assert is_solved(judgement), "it begins like the mistake, and is best"


@pytest.mark.parametrize(
    ("start", "played", "kind"),
    [
        (KING_EN_PRISE, "e2a2", "takes_king"),
        (CAPTURE, "h2h3 e2c3 d2d4", "wins_behind"),
        (DEVELOPED, "b2b4 e1e2 c1b2", "exposed_behind"),
    ],
)
def test_a_mistake_is_of_the_kind_that_cost_most(
    workers: ThreadWorkers, start: str, played: str, kind: str
) -> None:
    seats = [SeatRecord("White", PERSON), SeatRecord("Black", PERSON)]
    history = History(new_record(GAME, seats, seed=7, start=start))
    for move in played.split():
        history.forward(history.position.parse_action(move), PERSON)
    kept = mistake(history, reviewed(history, workers).decisions[-1])
    assert kept.kind == kind


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_turn_that_threatens_nothing_is_not_said_to_threaten(language: str) -> None:
    shares = [
        Words(language)
        .say(message("dice_chess.reason.threat_behind", chance=chance, best=0.125))
        .count("%")
        for chance in (0.0, 0.05)
    ]
    assert shares == [1, 2]


@pytest.mark.parametrize("bot", [bot.info.id for bot in GAME.bots if bot.info.searches])
def test_bots_weigh_turns_that_take_the_king(bot: str) -> None:
    position = Position.parse(GAME, KING_EN_PRISE)
    turns = list(complete_turns(position))
    taking = next(turn for turn in turns if after(position, turn).is_over)  # type: ignore[union-attr]
    quiet = next(turn for turn in turns if not after(position, turn).is_over)  # type: ignore[union-attr]
    evaluator = Evaluator(GAME.bot(bot), BUDGET, 1)
    good = evaluator.judged(position, 0, START, taking)
    bad = evaluator.judged(position, 0, START, quiet)
    assert good is not None
    assert bad is not None
    assert good.quality is Quality.BEST
    assert bad.best.actions == taking
    assert bad.estimate > 0


@pytest.mark.parametrize("bot", [bot.info.id for bot in GAME.bots if bot.info.searches])
def test_one_of_several_ways_to_take_the_king_is_enough(bot: str) -> None:
    position = Position.parse(GAME, WAYS_TO_THE_KING)
    ways = [turn for turn in complete_turns(position) if after(position, turn).is_over]  # type: ignore[union-attr]
    evaluator = Evaluator(GAME.bot(bot), BUDGET, 1)
    (line,) = evaluator.analysis(position, 0).lines
    assert line.actions in ways
    judged = [evaluator.judged(position, 0, START, turn) for turn in ways]
    assert {None if each is None else each.quality for each in judged} == {Quality.BEST}


@pytest.mark.parametrize("bot", ["greedy", "aggressive"])
def test_beside_a_turn_that_takes_the_king_no_other_way_to_do_so_is_listed(bot: str) -> None:
    position = Position.parse(GAME, WAYS_TO_THE_KING)
    lines = Evaluator(GAME.bot(bot), BUDGET, 1).analysis(position, 0).lines
    over = [after(position, line.actions).is_over for line in lines]  # type: ignore[union-attr]
    assert over == [True, *[False] * (len(lines) - 1)]


@pytest.mark.parametrize("answer", [Answer.RETHINK, Answer.PLAY_ANYWAY])
def test_the_tutor_warns_before_the_last_move_of_a_turn(
    workers: ThreadWorkers, answer: Answer
) -> None:
    position = Position.parse(GAME, EN_PRISE)
    evaluator = Evaluator(GAME.bot("master"), BUDGET, 1)
    every = list(complete_turns(position))
    turns = every[:: len(every) // 12]
    judged = [evaluator.judged(position, 0, START, turn) for turn in turns]
    poor = max(zip(turns, judged, strict=True), key=lambda pair: pair[1].estimate)[0]  # type: ignore[union-attr]
    best = evaluator.analysis(position, 0).best.actions
    seats = [SeatRecord("White", PERSON), SeatRecord("Black", PERSON)]
    record = new_record(GAME, seats, seed=7, start=EN_PRISE)

    async def main() -> None:
        async with playing(record, workers) as (match, heard):
            hints = Hints(match, workers, "master", BUDGET)
            tutor = Tutor(match, hints, patience_s=PATIENCE_S)
            tutor.set_level(Teaching.COACH)
            for action in poor[:-1]:
                assert await tutor.propose(action)
            assert not heard.of(MoveJudged), "the turn is not over"
            assert not await tutor.propose(poor[-1])
            (warned,) = heard.of(TutorWarned)
            assert warned.warning.judgement.actions == poor
            assert warned.warning.judgement.told == plan(position, poor)
            tutor.answer(answer)
            if answer is Answer.PLAY_ANYWAY:
                assert len(match.history.path()) >= len(poor)
                assert heard.of(MoveJudged)
            else:
                assert match.history.at == START, "the whole turn is taken back"
                for action in max(orders(position, best)):
                    assert await tutor.propose(action)
                (told,) = heard.of(MoveJudged)
                assert told.judgement.quality is Quality.BEST
            tutor.close()
            await hints.close()

    run(main())
