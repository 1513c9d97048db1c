"""Records: what is written is what is read, and damage is named."""

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.budget import Budget
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord
from engines.runtime.errors import LONGEST_QUOTE, NewerRecord, RecordError
from tests.contract.toy import HighCard


def match() -> Record:
    """Anna beats a bot with a four against a one; a roll she undid is a branch."""
    nodes = (
        Node(-1, "card 4", BY_CHANCE),
        Node(0, "card 1", BY_CHANCE, typed=True),
        Node(1, "roll", "person", hint=2, seconds=3.25, note="why not?"),
        Node(2, "1", BY_CHANCE),
        Node(1, "hold", "person"),
        Node(4, "hold", "greedy", automatic=True),
    )
    return Record(
        game="toy",
        options={"rounds": 1, "gentle": False},
        seats=(SeatRecord("Anna"), SeatRecord("Ben", "greedy", Budget(0.5, 400))),
        seed=28,
        created="2026-11-21T09:00:00Z",
        program="1.0.0",
        nodes=nodes,
        at=5,
        revised=True,
        result=(1.0, 0.0),
        notes={"place": "at the kitchen table — “late”"},
    )


def damaged(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(match().to_json())
    change(data)
    return json.dumps(data)


def test_what_is_written_is_what_is_read() -> None:
    assert Record.from_json(match().to_json()) == match()


def test_an_empty_record_reads_back() -> None:
    empty = Record("toy", {}, (SeatRecord("Anna"), SeatRecord("Ben")), 0, "", "", start="1 2")
    assert Record.from_json(empty.to_json()) == empty


def test_every_node_has_a_line_of_its_own_and_says_nothing_needless() -> None:
    lines = match().to_json().splitlines()
    assert '{"parent": 1, "text": "hold", "by": "person"},' in lines


_texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
_seconds = st.floats(0, 1e6)


@given(
    texts=st.lists(st.tuples(_texts, _seconds, st.booleans(), st.integers(0, 3)), max_size=8),
    names=st.lists(_texts, min_size=1, max_size=6),
    seed=st.integers(0, 2**64),
    budget=st.none() | st.floats(1e-6, 1e6),
    result=st.none() | st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=6),
)
def test_any_record_reads_back(
    texts: list[tuple[str, float, bool, int]],
    names: list[str],
    seed: int,
    budget: float | None,
    result: list[float] | None,
) -> None:
    nodes = tuple(
        Node(index // 2 - 1, text, text, typed=flag, hint=hint, seconds=seconds, note=text)
        for index, (text, seconds, flag, hint) in enumerate(texts)
    )
    seats = tuple(SeatRecord(name, name, Budget(budget) if budget else None) for name in names)
    record = Record(
        "toy",
        {"rounds": 2, "gentle": True},
        seats,
        seed,
        "now",
        "1",
        nodes=nodes,
        at=len(nodes) - 1,
        result=None if result is None else tuple(result),
    )
    assert Record.from_json(record.to_json()) == record


def test_replay_follows_the_branch(toy: HighCard) -> None:
    record = match()
    assert record.path(5) == (0, 1, 4, 5)
    assert record.path(-1) == ()
    steps = [(position.turn, index) for position, index in record.replay()]
    assert steps == [(-1, 0), (-1, 1), (0, 4), (1, 5)]
    assert record.position().is_over
    assert record.position(-1) == record.first_position()
    assert record.position(3).standings()[0].score == 0


def test_a_record_may_start_anywhere(toy: HighCard) -> None:
    middle = match().position(1).text()
    record = replace(match(), start=middle, nodes=(Node(-1, "hold", "person"),), at=0, result=None)
    assert record.position().turn == 1
    record.verify()


def test_with_nodes_changes_the_tree_alone() -> None:
    changed = match().with_nodes(match().nodes[:2], 1)
    assert (len(changed.nodes), changed.at, changed.notes) == (2, 1, match().notes)


def test_a_sound_record_is_verified(toy: HighCard) -> None:
    match().verify()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"result": (0.0, 1.0)}, r"recorded result \(0\.0, 1\.0\) is not the result"),
        ({"at": 6}, "points at step 6, which does not exist"),
        ({"nodes": (Node(-1, "card 9", "chance"),), "at": 0}, r"at step 1 \('card 9'\): 'card 9'"),
        ({"nodes": (Node(3, "card 1", "chance"),), "at": 0}, "Step 0 .* a later step"),
        ({"game": "chess"}, "at the start: There is no game 'chess'"),
        ({"options": {"speed": 3}}, "at the start: toy has no option 'speed'"),
        ({"seats": (SeatRecord("Anna"),)}, "at the start: toy is for 2 to 3 seats, not 1"),
        ({"start": "nonsense"}, "at the start: 'nonsense' is not a position"),
    ],
)
def test_what_contradicts_the_rules_is_named(
    change: dict[str, Any], message: str, toy: HighCard
) -> None:
    with pytest.raises(RecordError, match=message):
        replace(match(), **change).verify()


def test_a_start_for_other_seats_is_refused(toy: HighCard) -> None:
    start = match().first_position().text()
    three = (SeatRecord("Anna"), SeatRecord("Ben"), SeatRecord("Cleo"))
    with pytest.raises(RecordError, match="2 seats but names 3 players"):
        replace(match(), start=start, seats=three).verify()


def test_an_illegal_step_is_found_while_replaying(toy: HighCard) -> None:
    broken = match().with_nodes((*match().nodes[:5], Node(4, "jump", "greedy")), 5)
    with pytest.raises(RecordError, match=r"at step 4 \('jump'\)"):
        broken.position()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1, 2", "not json", "[" * 200_000, '{"format": ' + "9" * 5000 + "}"],
    ids=["empty", "brace", "list", "words", "deep", "digits"],
)
def test_what_is_no_json_is_damaged(text: str) -> None:
    with pytest.raises(RecordError, match=r"damaged and cannot be read.*\.bak"):
        Record.from_json(text)


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"format": "chess"}'])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match=r"not a Parlour record\. Choose a file"):
        Record.from_json(text)


def test_a_newer_version_is_refused_with_the_way_out() -> None:
    with pytest.raises(NewerRecord, match=r"format '2';.* reads format 1\. Update Parlour"):
        Record.from_json(damaged(lambda data: data.update(version=2)))


def test_of_a_long_version_the_beginning_is_quoted() -> None:
    with pytest.raises(NewerRecord) as refused:
        Record.from_json(damaged(lambda data: data.update(version=10**400)))
    assert "0" * (LONGEST_QUOTE + 1) not in str(refused.value)


@pytest.mark.parametrize(
    "name",
    ["version", "game", "options", "seats", "seed", "created", "program", "nodes", "at", "notes"],
)
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(RecordError, match=f"damaged: '{name}' is missing"):
        Record.from_json(damaged(lambda data: data.pop(name)))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 0}, "there has never been a version '0'"),
        ({"version": "1"}, "'version' cannot be \"1\""),
        ({"game": 5}, "'game' cannot be 5"),
        ({"options": []}, r"'options' cannot be \[\]"),
        ({"options": {"fast": [1]}}, r"'fast' in 'options' cannot be \[1\]"),
        ({"notes": {"hints": 3}}, "'hints' in 'notes' cannot be 3"),
        ({"seed": "28"}, "'seed' cannot be \"28\""),
        ({"seed": True}, "'seed' cannot be true"),
        ({"seed": 2.5}, r"'seed' cannot be 2\.5"),
        ({"start": 7}, "'start' cannot be 7"),
        ({"revised": 0}, "'revised' cannot be 0"),
        ({"at": 6}, "'at' is '6', which is not a step before step 6"),
        ({"visited": [1, 6]}, "'visited' is '6', which is not a step before step 6"),
        ({"visited": 3}, "'visited' cannot be 3"),
        ({"reseated": 1}, "'reseated' cannot be 1"),
        ({"at": -2}, "'at' is '-2'"),
        ({"result": "10"}, "'result' cannot be \"10\""),
        ({"result": [1, "x"]}, "'result' cannot be \"x\""),
        ({"result": [10**400]}, "'result' is too large"),
        ({"seats": [3]}, "'budget' is missing|'name' is missing"),
        ({"seats": [{"name": "Anna"}]}, "'player' is missing"),
        ({"seats": [{"name": "A", "player": "b", "budget": 5}]}, "'budget' cannot be 5"),
        ({"seats": [{"name": "A", "player": "b", "budget": "x"}]}, "'budget' cannot be 'x'"),
        ({"nodes": {}}, "'nodes' cannot be {}"),
        ({"nodes": [None]}, "in step 0, 'parent' is missing"),
        ({"nodes": [{"parent": 0, "text": "1", "by": "x"}]}, "in step 0, 'parent' is '0'"),
        ({"nodes": [{"parent": -1, "text": 1, "by": "x"}]}, "in step 0, 'text' cannot be 1"),
        (
            {"nodes": [{"parent": -1, "text": "1", "by": "x", "seconds": "2"}]},
            "in step 0, 'seconds' cannot be",
        ),
        (
            {"nodes": [{"parent": -1, "text": "1", "by": "x", "typed": None}]},
            "in step 0, 'typed' cannot be null",
        ),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.from_json(damaged(lambda data: data.update(change)))


@given(st.data())
def test_no_damage_ends_in_anything_but_a_clear_error(data: st.DataObject) -> None:
    text = match().to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 60))
    patch = data.draw(st.text(st.characters(codec="ascii"), max_size=4))
    with contextlib.suppress(RecordError):
        Record.from_json(text[:at] + patch + text[at + length :])
