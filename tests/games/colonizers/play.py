"""Positions of Colonizers in a line or two."""

from engines.contract.position import Position
from engines.games.colonizers import GAME
from engines.games.colonizers.snapshot import Snapshot, read
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream


def at(text: str) -> Position:
    """The position of a text; seats that it does not mention have nothing."""
    return Position.parse(GAME, text)


def snapshot(position: Position) -> Snapshot:
    return read(position.state)


def play(position: Position, *texts: str) -> Position:
    """The position after some actions and outcomes; a single possible outcome applies itself."""
    for text in texts:
        position = position.apply(position.parse_action(text))
        while position.is_chance and len(position.outcomes()) == 1:
            position = position.apply(position.outcomes()[0][0])
    return position


def texts(position: Position) -> list[str]:
    """What can be played."""
    return [position.action_text(action) for action in position.legal()]


def random_game(seed: int, *, policy: bool = False) -> list[Position]:
    """All positions of a game of random decisions, or of the rule of thumb."""
    random = stream(seed, "game")
    positions = [Position.start(GAME, 4)]
    while not positions[-1].is_over:
        position = positions[-1]
        if position.is_chance:
            action = position.sample(random)
        elif policy:
            action = GAME.kernel.policy(position.state, random)
        else:
            action = position.legal()[below(random, len(position.legal()))]
        positions.append(position.apply(action))
    return positions
