"""A random game as text: everything the compiled rules answer, step by step.

``python -m tests.conformance.transcript GAME SEED STEPS SEATS...`` prints one for each number of
seats. Processes that run the kernels in different ways (compiled, as plain Python, with checked
bounds) must print the same.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b

import numpy as np

from engines.contract import registry
from engines.contract.position import Position
from engines.runtime.streams import stream
from tests.conformance.tables import Step, Table, play


def lines(table: Table, seed: int, steps: int) -> Iterator[str]:
    """One line per step, and the result if the game ends within ``steps``."""
    last: Step | None = None
    for step in play(table, seed):
        if step.ply == steps:
            return
        yield _line(step)
        last = step
    if last is not None:
        over = last.position.apply(last.action)
        yield f"{_digest(over)} {over.returns().tolist()}"


def _line(step: Step) -> str:
    position, kernel = step.position, step.position.game.kernel
    random = stream(step.ply, "transcript")
    codes = [int(kernel.observe(position.state, step.action, s)) for s in range(position.seats)]
    seen = [_digest(position.seen_by(seat, random)) for seat in range(position.seats)]
    if position.is_chance:
        chances = position.outcomes()
        choice = f"{len(chances)} {sum(p * (a % 1009) for a, p in chances):.12f}"
    else:
        choice = f"{position.legal()} {kernel.policy(position.state, random)}"
    return f"{step.ply} {position.turn} {_digest(position)} {choice} {step.action} {codes} {seen}"


def _digest(position: Position) -> str:
    return blake2b(np.ascontiguousarray(position.state).tobytes(), digest_size=8).hexdigest()


def main(arguments: list[str]) -> None:
    name, seed, steps, *seatings = arguments
    for seats in seatings:
        for line in lines(Table(registry.game(name), int(seats)), int(seed), int(steps)):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
