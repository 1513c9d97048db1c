"""Writes the record of a seeded match in progress: sample_match.py GAME FILE."""

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game
from engines.match.archive import records
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.controller.table_options import INSTANT, Table
from engines.match.controller.thinking import ThreadWorkers
from engines.match.events import Applied

SEED: Final = 7
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")


@dataclass(frozen=True, slots=True)
class Sample:
    """A match of ``game`` between ``players`` up to the first decision worth a picture.

    That is a decision of the first seat, in ``turn`` (counted from the start of the match) or
    later, in a position that is ``worth`` it.
    """

    game: str
    players: tuple[str, ...]
    turn: int
    worth: Callable[[Position], bool]


def _choices(count: int) -> Callable[[Position], bool]:
    """Whether a position has at least ``count`` legal actions."""
    return lambda position: len(position.legal()) >= count


def _few_dice(position: Position) -> bool:
    """Four dice or fewer, where it is not obvious whether to roll on."""
    return bool(position.view().dice <= 4)


SAMPLES: Final = {
    sample.game: sample
    for sample in (
        Sample("colonizers", ("heuristic",) * 4, 17, _choices(4)),
        Sample("dice_chess", ("aggressive", "greedy-v2"), 10, _choices(8)),
        Sample("fargo", ("score_650", "points"), 19, _few_dice),
        Sample("lange_strasse", ("dp_exact",) * 3, 12, _choices(3)),
        Sample("roll_galaxy", ("rollbot_hard",) * 3, 10, _choices(5)),
    )
}


async def play(sample: Sample) -> Record:
    """Bots play up to the decision; then a person takes the first seat."""
    seats = [SeatRecord(*who) for who in zip(NAMES, sample.players, strict=False)]
    record = records.new_record(game(sample.game), seats, seed=SEED)
    workers = ThreadWorkers(1)
    match = await Match.open(record, workers, table=Table(speed=INSTANT))
    applied = asyncio.Event()
    match.events.watch(lambda event: applied.set() if isinstance(event, Applied) else None)
    match.start(paused=True)
    while not _is_the_place(match, sample):
        applied.clear()
        if not match.step():
            raise SystemExit("The match ended before there was something to see.")
        await applied.wait()
    control.sit(match, 0, SeatRecord(NAMES[0], PERSON))
    await match.close()
    workers.close()
    return match.record


def _is_the_place(match: Match, sample: Sample) -> bool:
    position = match.position
    decides = position.turn == 0 and position.moment.turn >= sample.turn
    return decides and sample.worth(position)


if __name__ == "__main__":
    name, file = sys.argv[1:]
    Path(file).write_text(asyncio.run(play(SAMPLES[name])).to_json(), encoding="utf-8")
