"""Turns and games of Lange Strasse for the tests."""

from collections.abc import Iterator

from hypothesis import strategies as st

from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.game import SCOPES, TOTALE
from engines.games.lange_strasse.kernels.state import STOP
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.streams import derive

IN_GAME = "3000 3000 3000 | seat 1 | round 5"
"""The start of a turn somewhere in a game."""


def after(text: str, *steps: str) -> Position:
    """The position ``text`` after rolls ("1 1 2 3 4 6") and decisions ("keep 1 1 stop")."""
    position = Position.parse(GAME, text)
    for step in steps:
        position = position.apply(GAME.parse_action(position.state, step))
    return position


def snapshot(text: str, *steps: str) -> Snapshot:
    """The same as plain values."""
    return read(after(text, *steps).state)


def choices(position: Position) -> set[str]:
    """The legal decisions as texts."""
    return {position.action_text(action) for action in position.legal()}


def play(seed: int, stop_share: float, scope: str = SCOPES[0]) -> Iterator[Position]:
    """Every position of a random game that stops with a chance of ``stop_share`` where it may."""
    position = Position.start(GAME, 3, {TOTALE: scope})
    ply = 0
    yield position
    while not position.is_over:
        if position.is_chance:
            action = position.draw(seed, ply)
        else:
            word = derive(seed, "decision", ply)
            stops = [a for a in position.legal() if a >= STOP]
            ends = bool(stops) and word % 1000 < 1000 * stop_share
            among = stops if ends else position.legal()
            action = among[word // 1000 % len(among)]
        position = position.apply(action)
        ply += 1
        yield position


@st.composite
def reached(draw: st.DrawFn) -> Position:
    """A position that play can reach, the end of the game included."""
    positions = list(
        play(
            seed=draw(st.integers(0, 10_000)),
            stop_share=draw(st.sampled_from([0.5, 0.9, 1.0])),
            scope=draw(st.sampled_from(SCOPES)),
        )
    )
    last = len(positions) - 1
    # The end of a game has rules of its own: look there every other time.
    first = draw(st.sampled_from([0, max(0, last - 15)]))
    return positions[draw(st.integers(first, last))]
