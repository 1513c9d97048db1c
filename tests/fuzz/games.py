"""Positions, actions and records of every game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Final
from zlib import crc32

import numpy as np

from engines.contract.game import Game
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, PERSON, Node, Record, SeatRecord
from engines.contract.registry import games
from engines.contract.time_control import TimeControl
from engines.match.archive.records import verified
from engines.runtime.errors import ParlourError
from engines.runtime.streams import stream
from tests.fuzz.driver import Input

PLAYED_ON: Final = 12
"""This many steps are played from what is accepted."""


def check(position: Position) -> None:
    """Everything that can be asked of a position has an answer."""
    seats, turn = position.seats, position.turn
    assert Position.parse(position.game, position.text()) == position
    assert -2 <= turn < seats
    assert 0 <= position.owner < seats
    assert position.moment.round >= 1
    for viewer in (None, *range(seats)):
        position.view(viewer)
        assert len(position.game.standings(position.state, viewer)) == seats
    for seat in range(seats):
        position.game.deductions(position.state, seat)
        seen = position.seen_by(seat, stream(1, "fuzz"))
        assert (seen.turn, seen.seats) == (turn, seats)
    if turn >= 0:
        legal = position.legal()
        assert legal, "a seat is to move and has nothing to do"
        position.ask()
        for action in (legal[0], legal[-1]):
            position.game.describe(position.state, action)
            assert position.parse_action(position.action_text(action)) == action
    elif position.is_over:
        returns = position.returns()
        low, high = position.game.info.bounds
        assert np.isfinite(returns).all()
        assert ((low <= returns) & (returns <= high)).all()


def played_on(position: Position, steps: int) -> Position:
    """Some steps later, each position checked."""
    random = Random(crc32(position.key))
    for ply in range(steps):
        if position.is_over:
            break
        legal = position.legal()
        position = position.apply(random.choice(legal) if legal else position.draw(1, ply))
        check(position)
    return position


@cache
def matches(game: Game) -> tuple[tuple[tuple[Position, int], ...], ...]:
    """Some random games with their steps, one for each number of seats."""
    return tuple(tuple(_match(_start(game, seats))) for seats in range(*_span(game)))


def _span(game: Game) -> tuple[int, int]:
    low, high = game.info.seats
    return low, min(high, low + 2) + 1


def _start(game: Game, seats: int) -> Position:
    options = {o.key: (o.choices or (False, True))[seats % 2] for o in game.info.options}
    return Position.start(game, seats, options)


def _match(position: Position) -> Iterator[tuple[Position, int]]:
    game, seats = position.game, position.seats
    random = Random(seats)
    for ply in range(400):
        if position.is_over:
            return
        legal = position.legal()
        if not legal:
            action = position.draw(seats, ply)
        elif random.random() < 0.5:
            action = random.choice(legal)
        else:
            action = game.kernel.policy(position.state, stream(ply, "fuzz"))
        yield position, action
        position = position.apply(action)


def record_of(steps: Sequence[tuple[Position, int]]) -> Record:
    """The record of a match that went like this."""
    first = steps[0][0]
    nodes = tuple(
        Node(
            parent=index - 1,
            text=position.action_text(action),
            by=BY_CHANCE if position.is_chance else PERSON,
            seconds=0.5 * (index % 2),
        )
        for index, (position, action) in enumerate(steps)
    )
    seats = tuple(SeatRecord(f"Seat {seat}") for seat in range(first.seats))
    return Record(
        game=first.game.id,
        options={option.key: option.default for option in first.game.info.options},
        seats=seats,
        seed=7,
        created="2026-11-23T08:00:00Z",
        program="1.0.0",
        start=first.text(),
        nodes=nodes,
        at=len(nodes) - 1,
        visited=(0,),
        clock=TimeControl.parse("180+2"),
    )


def finished(count: int) -> list[Record]:
    """Records of short matches that are over."""
    start = "9900 9950 | seat {}"
    found = []
    for number in range(count):
        first = Position.parse(games()["fargo"], start.format(1 + number % 2))
        steps = tuple(_match(first))
        last, action = steps[-1]
        over = last.apply(action)
        assert over.is_over
        found.append(replace(record_of(steps), result=tuple(over.returns().tolist())))
    return found


class Positions(Input):
    """The text of a position."""

    def __init__(self, folder: Path, game: Game) -> None:
        super().__init__(folder)
        self.game = game
        self.name = f"position {game.id}"

    def valid(self) -> Sequence[bytes]:
        chosen = [position for steps in matches(self.game) for position, _ in steps[::9]]
        return [position.text().encode() for position in chosen]

    def attempt(self, data: bytes) -> None:
        position = Position.parse(self.game, data.decode("utf-8", "replace"))
        check(position)
        played_on(position, PLAYED_ON)


class Actions(Input):
    """The text of an action, tried in some positions, including before rolls and draws."""

    def __init__(self, folder: Path, game: Game) -> None:
        super().__init__(folder)
        self.game = game
        self.name = f"action {game.id}"

    def valid(self) -> Sequence[bytes]:
        return [position.action_text(action).encode() for position, action in self._steps[::3]]

    @cached_property
    def _steps(self) -> list[tuple[Position, int]]:
        return [step for match in matches(self.game) for step in match]

    def attempt(self, data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        refused: ParlourError | None = None
        for position, _ in Random(crc32(data)).sample(self._steps, 8):
            try:
                after = position.apply(position.parse_action(text))
            except ParlourError as error:
                refused = error
                continue
            refused = None
            played_on(after, 3)
        if refused is not None and data not in self._texts:
            raise refused

    @cached_property
    def _texts(self) -> frozenset[bytes]:
        """Texts that fit somewhere, though perhaps not where they are tried."""
        return frozenset(self.valid())


class Records(Input):
    """A record, read, verified, and played on as a match does."""

    name = "record"

    def valid(self) -> Sequence[bytes]:
        return [
            record_of(steps[:60]).to_json().encode()
            for game in games().values()
            for steps in matches(game)
        ]

    def attempt(self, data: bytes) -> None:
        record = Record.from_json(data.decode("utf-8", "replace"))
        assert Record.from_json(record.to_json()) == record or b"NaN" in data
        played_on(verified(record).position, 5)
