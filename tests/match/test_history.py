"""The history tree: growing, undo and redo by scope, branches, records."""

from dataclasses import replace

import pytest

from engines.contract.record import BY_CHANCE, PERSON, Node, Record, SeatRecord
from engines.contract.registry import game as find
from engines.match.archive.records import new_record, verified
from engines.match.history import START, History, Scope, group_turns
from engines.runtime.errors import IllegalAction, RecordError
from engines.runtime.types import CHANCE
from tests.match.playing import record_of
from tests.match.small_game import DOUBLE, KEEP, TWICE, SmallGame
from tests.raised import raises


@pytest.fixture
def history(game: SmallGame) -> History:
    """Seat 0 rolled 2 and kept it; seat 1 rolled 3 and doubled; seat 0 rolled 1."""
    found = History(record_of(game, PERSON, PERSON))
    found.forward(2, BY_CHANCE)
    found.forward(KEEP, PERSON)
    found.forward(3, BY_CHANCE)
    found.forward(DOUBLE, PERSON)
    found.forward(TWICE, BY_CHANCE)
    found.forward(1, BY_CHANCE)
    return found


def decisions(history: History, node: int) -> bool:
    return history.place(node).turn >= 0


def test_positions_are_those_of_a_replay(history: History) -> None:
    again = History(history.record)
    for node in range(len(history)):
        assert history.place(node).position == again.place(node).position
    assert history.position.text() == "1 2 1 2 6"
    assert [step.seat for step in history.steps()] == [0, 0, 1, 1, 1, 0]
    assert [step.ply for step in history.steps()] == [0, 1, 2, 3, 4, 5]


def test_undo_and_redo_by_step_visit_every_node(history: History) -> None:
    seen = [history.at]
    while history.undo(Scope.STEP):
        seen.append(history.at)
    assert seen == [5, 4, 3, 2, 1, 0, START]
    while history.redo(Scope.STEP):
        seen.append(history.at)
    assert seen[7:] == [0, 1, 2, 3, 4, 5]


def test_undo_stops_only_where_it_may(history: History) -> None:
    stops = lambda node: decisions(history, node)  # noqa: E731
    assert history.undo_target(Scope.STEP, stops) == 2
    assert history.undo_target(Scope.TURN, stops) == 2
    history.go(START)
    assert history.undo_target(Scope.STEP, stops) is None
    assert history.redo_target(Scope.STEP, stops) == 0


@pytest.mark.parametrize(
    ("scope", "origin", "back"),
    [
        (Scope.TURN, 5, 4),  # the start of the turn
        (Scope.TURN, 4, 1),  # the start of the turn before
    ],
)
def test_undo_by_scope(history: History, scope: Scope, origin: int, back: int) -> None:
    history.go(origin)
    assert history.undo_target(scope) == back


@pytest.mark.parametrize(("scope", "ahead"), [(Scope.STEP, 0), (Scope.TURN, 1)])
def test_redo_by_scope(history: History, scope: Scope, ahead: int) -> None:
    history.go(START)
    assert history.redo_target(scope) == ahead


def test_another_choice_opens_a_branch_and_redo_follows_the_last_visit(history: History) -> None:
    history.go(2)
    branch = history.forward(KEEP, PERSON)
    assert branch == 6
    assert history.place(2).children == [3, 6]
    history.go(2)
    assert history.ahead() == (6,)
    history.go(3)
    history.go(2)
    assert history.ahead() == (3, 4, 5)
    assert history.main_line() == (0, 1, 2, 3, 4, 5)


def test_the_same_choice_is_the_same_node(history: History) -> None:
    history.go(0)
    assert history.forward(KEEP, PERSON, hint=2) == 1
    assert len(history) == 6
    assert history.node(1).hint == 2


def test_a_choice_that_is_made_again_is_of_who_made_it_last(history: History) -> None:
    for by, seconds, noted in [("best", 3.5, 3.5), ("best", 0.0, 3.5), (PERSON, 0.0, 0.0)]:
        history.go(0)
        assert history.forward(KEEP, by, seconds=seconds) == 1
        assert (history.node(1).by, history.node(1).seconds) == (by, noted)
    history.go(0)
    history.forward(KEEP, PERSON, automatic=True, seconds=2.0)
    assert history.node(1).automatic
    assert History(history.record).record == history.record


def test_the_result_is_of_the_end_that_was_reached_last(game: SmallGame) -> None:
    seats = [SeatRecord("Anna"), SeatRecord("Ben")]
    history = History(new_record(game, seats, start="1 5 2 5 2", seed=2))  # Ben is 3 behind
    for actions, result in [((KEEP,), (1.0, 0.0)), ((DOUBLE, TWICE), (0.0, 1.0))] * 2:
        history.go(START)
        for action in actions:
            history.forward(action, BY_CHANCE if history.position.is_chance else PERSON)
        assert history.head.result == result
    assert len(history) == 3


def test_an_illegal_action_changes_nothing(history: History) -> None:
    before = history.record
    with raises(IllegalAction, "errors-action-not-legal-here"):
        history.forward(DOUBLE, PERSON)  # the die shows 1
    assert history.record == before


def test_undo_across_a_roll_is_noted_once_it_happens(history: History) -> None:
    history.go(4)
    history.undo()  # undoes only TWICE, a drawn card
    assert history.record.revised


def test_undo_of_a_choice_alone_is_not_noted(history: History) -> None:
    history.go(1)
    history.undo()
    assert not history.record.revised


def test_looking_back_is_not_noted_but_another_choice_is(history: History) -> None:
    history.go(START)
    history.go(5)
    assert not history.record.revised
    history.go(0)
    history.forward(DOUBLE, PERSON)
    assert history.record.revised


def test_another_choice_after_a_reply_is_noted() -> None:
    game = find("dice_chess")
    seats = [SeatRecord("Anna"), SeatRecord("Ben")]
    start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | cube 64 1"
    for replies in ((), ("accept double",)):
        history = History(new_record(game, seats, start=start, seed=2))
        for name in ("double", *replies):
            history.forward(history.position.parse_action(name), PERSON)
        history.go(START)
        roll = history.position.parse_action("roll")
        history.forward(roll, PERSON)
        assert history.record.revised is bool(replies)


def test_turns_are_grouped(history: History) -> None:
    groups = group_turns(history.steps())
    assert [(g.moment.turn, g.seat, len(g.steps)) for g in groups] == [
        (1, 0, 2),
        (2, 1, 3),
        (3, 0, 1),
    ]


def test_a_record_is_read_back(history: History) -> None:
    history.annotate(1, "careful")
    history.go(3)
    again = History(history.record)
    assert again.record == history.record
    assert again.at == 3
    assert again.ahead() == (4, 5)
    assert [again.place(i).position for i in range(6)] == [
        history.place(i).position for i in range(6)
    ]


def test_where_redo_goes_is_read_back(history: History) -> None:
    """An older branch was visited last; then the table went back to before the fork."""
    history.go(2)
    branch = history.forward(KEEP, PERSON)
    fork = history.record
    history.go(3)
    history.go(START)
    assert history.ahead() == (0, 1, 2, 3, 4, 5)
    assert history.record.visited == (3,)
    kept = Record.from_json(history.record.to_json())
    again = History(kept)
    assert again.record == history.record
    assert again.ahead() == history.ahead()
    again.go(branch)
    assert [record.visited for record in (fork, again.record)] == [(), ()]
    with raises(RecordError, "errors-record-visited-step-does", index=17):
        History(replace(kept, visited=(17,)))


def test_seats_that_changed_hands_are_noted(history: History) -> None:
    def finish() -> Record:
        while not history.position.is_over:
            turn = history.position.turn
            by = BY_CHANCE if turn == CHANCE else history.head.seats[turn].player
            history.forward(KEEP if by != BY_CHANCE else 1, by)
        return history.record

    assert not finish().reseated
    history.sit(1, SeatRecord("Ben", PERSON))
    assert not history.record.reseated, "another name"
    history.go(0)
    history.sit(0, SeatRecord("Anna", "best"))
    assert not finish().reseated, "who sits there now has made every decision anew"
    history.go(0)
    history.forward(KEEP, PERSON)
    assert finish().reseated
    history.sit(0, SeatRecord("Anna", PERSON))
    assert History(history.record).record.reseated


def test_the_result_is_noted(history: History) -> None:
    while not history.position.is_over:
        action = KEEP if not history.position.is_chance else 1
        history.forward(action, BY_CHANCE if history.position.is_chance else PERSON)
    assert history.record.result == (0.0, 1.0)
    verified(history.record)


def test_damage_is_named(history: History) -> None:
    nodes = list(history.record.nodes)
    nodes[3] = Node(2, "treble", PERSON)
    with raises(RecordError, "errors-record-does-not-fit-rules-step", ply=4):
        History(replace(history.record, nodes=tuple(nodes), at=5))
    with raises(RecordError, "errors-record-points-nowhere", at=17):
        History(replace(history.record, at=17))
    with raises(RecordError, "errors-no-step-match-last", node="40"):
        history.go(40)
