"""Matches of Roll for the Galaxy: throws of several kinds of dice, and what belongs to nobody."""

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.messages import Words
from engines.contract.position import Position, forced
from engines.contract.record import BY_CHANCE, PERSON, SeatRecord
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.kernels.state import GameState, Stage
from engines.match.advice.hint import theme
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.controller.pending import pending
from engines.match.controller.table_options import INSTANT, Automatic, Automation, Table
from engines.match.events import Waiting
from engines.match.history import History, group_turns
from engines.match.narration import Detail, log
from engines.match.visibility import observes, revealed
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from tests.match.playing import playing, rest, run
from tests.workers import ThreadWorkers

BY_HAND = Table(speed=INSTANT, automation=Automation(rolls=Automatic.OFF))
WORDS = Words(names=("Anna", "Ben"))
REVEAL = "roll_galaxy.log.reveal_2"
ROUNDS = 6


@pytest.fixture(scope="module")
def history() -> History:
    """Some rounds of two people."""
    seats = [SeatRecord("Anna", PERSON), SeatRecord("Ben", PERSON)]
    found = History(new_record(GAME, seats, seed=3))
    while found.position.moment.round <= ROUNDS:
        position, ply = found.position, found.place().ply
        if position.is_chance:
            found.forward(position.draw(3, ply), BY_CHANCE)
        else:
            choice = GAME.kernel.policy(position.state, stream(3, "choices", ply))
            found.forward(choice, PERSON)
    return found


def stage(position: Position) -> Stage:
    return Stage(int(GameState.of(position.state).stage))


def test_one_press_rolls_the_whole_cup(history: History) -> None:
    pressed = several = 0
    path = history.path()
    try:
        for node in path:
            history.go(history.node(node).parent)
            position = history.position
            roll = position.roll()
            if roll is None or stage(position) is not Stage.ROLL:
                continue
            several += roll.rest > 0
            if pending(history, BY_HAND).waiting is Waiting.ROLL:
                s = GameState.of(position.state)
                assert roll.count + roll.rest == int(s.cup[s.mover].sum())
                pressed += 1
    finally:
        history.go(path[-1])
    assert several, "some cups hold dice of two colours"
    assert pressed == 2 * ROUNDS


def test_the_reveal_belongs_to_nobody(history: History) -> None:
    for detail in Detail:
        lines = log(group_turns(history.steps()), detail)
        revealed = [
            (line.seat, fact) for line in lines for fact in line.facts if fact.code == REVEAL
        ]
        assert len(revealed) == ROUNDS
        assert {seat for seat, _ in revealed} == {None}
        told = revealed[0][1]
        assert (told["seat_0"], told["seat_1"]) == (0, 1)
        assert WORDS.say(told), "nothing is missing"


def test_every_question_has_a_theme_of_its_own(history: History) -> None:
    told = {}
    value = (Estimate(0.5, 0.1),) * 2
    for step in history.steps():
        if step.is_chance or len(step.before.legal()) == 1:
            continue
        line = Line((step.action,), ("it",), 0.5, value[0], {Unit.WIN: value})
        plain = Analysis(GAME.id, "planner", step.before.turn, Unit.WIN, (line,))
        facts = theme(step.before, plain)
        told[step.before.ask().code] = facts[-1].code
    assert len(told) >= 8
    assert "roll_galaxy.theme.general" not in told.values()
    assert len(set(told.values())) == len(told)


def test_what_is_forced_or_usual_ends_the_errand(history: History) -> None:
    """Recruiting all that can be paid for is forced; the usual plan is legal to its end."""
    spared = gestures = 0
    for node in history.path():
        position = history.place(node).position
        if position.turn < 0:
            continue
        usual, errand = GAME.guide.usual(GAME, position.state), stage(position)
        s = GameState.of(position.state)
        if errand is Stage.RECRUIT:
            enough = s.credits[s.mover] >= s.citizenry[s.mover].sum()
            assert enough <= (forced(position) is not None)
            spared += enough and len(position.legal()) > 1
        gestures += len(usual) > 1
        seat = position.turn
        for action in usual:
            assert (position.turn, stage(position)) == (seat, errand)
            position = position.apply(action)
        if usual:
            assert (position.turn, stage(position)) != (seat, errand)
    assert spared
    assert gestures > 3


def test_building_is_forced_where_the_order_of_the_workers_means_nothing() -> None:
    position, ply, seen = Position.start(GAME, 2), 0, set[tuple[bool, bool]]()
    while not position.is_over:
        ply += 1
        if position.is_chance:
            position = position.apply(position.draw(5, ply))
            continue
        if stage(position) is Stage.BUILD and len(position.legal()) > 1:
            same = ended(position, Stage.BUILD, 0) == ended(position, Stage.BUILD, -1)
            seen.add((forced(position) is not None, same))
        choice = GAME.kernel.policy(position.state, stream(5, "choices", ply))
        position = position.apply(choice)
    assert {(True, True), (False, False)} <= seen
    assert (True, False) not in seen


def ended(position: Position, errand: Stage, place: int) -> bytes:
    """What matters once an errand is done, if the legal action at a place is always chosen."""
    seat = position.turn
    while (position.turn, stage(position)) == (seat, errand):
        position = position.apply(position.legal()[place])
    return GAME.essence(position.state)


def test_undo_takes_back_a_whole_gesture(history: History, workers: ThreadWorkers) -> None:
    async def main() -> None:
        node = next(
            node
            for node in history.path()
            if history.place(node).turn >= 0
            and len(GAME.guide.usual(GAME, history.place(node).position.state)) > 1
        )
        start = history.place(node).position.text()
        seats = [SeatRecord("Anna", PERSON), SeatRecord("Ben", PERSON)]
        record = new_record(GAME, seats, seed=3, start=start)
        async with playing(record, workers, BY_HAND) as (match, _):
            await rest(match)
            first, *others = GAME.guide.usual(GAME, match.position.state)
            match.act(first)
            for action in others:
                match.act(action, follows=True)
            assert len(match.history.path()) == len(others) + 1
            assert control.undo(match)
            assert not match.history.path()
            assert match.pending.waiting is Waiting.PERSON

    run(main())


def test_a_reveal_tells_what_its_round_has_kept_secret(history: History) -> None:
    """Assignments are secret up to the reveal, and what Explore draws stays secret after it."""
    here, path = history.at, history.path()
    reveals = [node for node in path if history.place(history.node(node).parent).is_common]
    try:
        for node in reveals:
            steps = history.steps(history.path(node))
            secret = {step.node for step in steps if not observes(step.before, step.action, 0)}
            history.go(history.node(node).parent)
            history.place().last_visited = None
            round_number = history.position.moment.round
            hidden = {
                each for each in secret if history.step(each).moment.round == round_number
            } - revealed(history)
            history.go(node)
            assert hidden, "there is something to reveal"
            assert hidden <= revealed(history)
        later = [step for step in history.steps(path) if step.node not in revealed(history)]
        assert any(not observes(step.before, step.action, 0) for step in later)
    finally:
        history.go(here)


def test_the_log_says_that_a_choice_is_secret_only_of_turns_about_which_nothing_else_is_known(
    history: History,
) -> None:
    told = [WORDS.say(line.facts[0]) for line in log(group_turns(history.steps()), Detail.TURNS, 0)]
    secret = tr("session-log-nothing_known")
    assert f"Ben: {secret}" in told
    assert {line for line in told if secret in line} == {f"Ben: {secret}"}


def test_the_log_leaves_out_what_only_ends_a_turn(history: History) -> None:
    told = [WORDS.say(line.facts[0]) for line in log(group_turns(history.steps()), Detail.TURNS)]
    ends = [tr(f"roll_galaxy-short-{code}") for code in ("confirm", "done_recalling", "begin_draw")]
    assert not [line for line in told if line.endswith(tuple(f", {end}" for end in ends))]
    assert {line.partition(": ")[2] for line in told} & {*ends}  # turns with nothing else
