"""Writes the record of a seeded match of Fargo that stands in its middle: sample_match.py FILE."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from engines.core.record import PERSON, Record, SeatRecord
from engines.core.registry import game
from engines.session import records
from engines.session.events import Applied
from engines.session.match import Match
from engines.session.table import INSTANT, Table
from engines.session.workers import ThreadWorkers

SEED: Final = 7
NAMES: Final = ("Anna", "Ben")
PLAYERS: Final = ("score_650", "points")
TURN: Final = 19
"""Anna's tenth turn: the match is open, and there is something to see in the log."""
DICE: Final = 4
"""She has to decide with so many dice left, where it is not obvious."""


async def play() -> Record:
    """Bots play up to the decision; then a person sits down in Anna's place."""
    seats = [SeatRecord(*who) for who in zip(NAMES, PLAYERS, strict=True)]
    record = records.new_record(game("fargo"), seats, seed=SEED)
    workers = ThreadWorkers(1)
    match = await Match.open(record, workers, table=Table(speed=INSTANT))
    applied = asyncio.Event()
    match.watch(lambda event: applied.set() if isinstance(event, Applied) else None)
    match.start(paused=True)
    while not _is_the_place(match):
        applied.clear()
        if not match.step():
            raise SystemExit("The match ended before there was something to see.")
        await applied.wait()
    match.sit(0, SeatRecord(NAMES[0], PERSON))
    await match.close()
    workers.close()
    return match.record


def _is_the_place(match: Match) -> bool:
    position = match.position
    decides = position.turn == 0 and position.moment.turn >= TURN
    return decides and position.view().dice <= DICE


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(play()).to_json(), encoding="utf-8")
