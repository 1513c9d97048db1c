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
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord
from engines.match.archive.records import verified
from engines.match.history import History
from engines.runtime.errors import RecordError, quoted
from engines.runtime.texts import tr
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
    lines = [line.strip() for line in match().to_json().splitlines()]
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
    history = History(record)
    steps = [(step.before.turn, step.node) for step in history.steps(history.path())]
    assert steps == [(-1, 0), (-1, 1), (0, 4), (1, 5)]
    assert history.position.is_over
    assert history.place(-1).position == Position.start(toy, 2, record.options)
    assert toy.standings(history.place(3).position.state, None)[0].score == 0


def test_a_record_may_start_anywhere(toy: HighCard) -> None:
    middle = History(match()).place(1).position.text()
    record = replace(match(), start=middle, nodes=(Node(-1, "hold", "person"),), at=0, result=None)
    assert verified(record).position.turn == 1


def test_a_sound_record_is_verified(toy: HighCard) -> None:
    verified(match())


@pytest.mark.parametrize(
    ("change", "name", "value"),
    [
        ({"version": 0}, "version", "0"),
        ({"version": "1"}, "version", '"1"'),
        ({"game": 5}, "game", "5"),
        ({"options": []}, "options", "[]"),
        ({"options": {"fast": [1]}}, "options: fast", "[1]"),
        ({"notes": {"hints": 3}}, "notes: hints", "3"),
        ({"seed": "28"}, "seed", '"28"'),
        ({"seed": True}, "seed", "true"),
        ({"seed": 2.5}, "seed", "2.5"),
        ({"start": 7}, "start", "7"),
        ({"revised": 0}, "revised", "0"),
        ({"at": 6}, "at", "6"),
        ({"visited": [1, 6]}, "visited", "6"),
        ({"visited": 3}, "visited", "3"),
        ({"reseated": 1}, "reseated", "1"),
        ({"at": -2}, "at", "-2"),
        ({"result": "10"}, "result", '"10"'),
        ({"result": [1, "x"]}, "result", '"x"'),
        ({"result": [10**400]}, "result", f"1{39 * '0'}"),
        ({"seats": [{"name": "A", "player": "b", "budget": 5}]}, "budget", "5"),
        ({"seats": [{"name": "A", "player": "b", "budget": "x"}]}, "budget", '"x"'),
        ({"seats": [3]}, "seats", "3"),
        ({"nodes": {}}, "nodes", "{}"),
        ({"nodes": [None]}, "nodes", "null"),
        ({"nodes": [{"parent": 0, "text": "1", "by": "x"}]}, "parent", "0"),
        ({"nodes": [{"parent": -1, "text": 1, "by": "x"}]}, "text", "1"),
        ({"nodes": [{"parent": -1, "text": "1", "by": "x", "seconds": "2"}]}, "seconds", '"2"'),
        ({"nodes": [{"parent": -1, "text": "1", "by": "x", "typed": None}]}, "typed", "null"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], name: str, value: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_json(damaged(lambda data: data.update(change)))
    shown = tr("errors-field-wrong", name=quoted(name), value=quoted(value))
    assert str(refused.value) == tr("errors-record-damaged-cannot-read", error=shown)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"seats": [{"name": "Anna"}]}, "player"),
        ({"nodes": [{"text": "1"}]}, "parent"),
    ],
)
def test_a_missing_part_is_named(change: dict[str, Any], name: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_json(damaged(lambda data: data.update(change)))
    shown = tr("errors-field-missing", name=quoted(name))
    assert str(refused.value) == tr("errors-record-damaged-cannot-read", error=shown)


@given(st.data())
def test_no_damage_ends_in_anything_but_a_clear_error(data: st.DataObject) -> None:
    text = match().to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 60))
    patch = data.draw(st.text(st.characters(codec="ascii"), max_size=4))
    with contextlib.suppress(RecordError):
        Record.from_json(text[:at] + patch + text[at + length :])
