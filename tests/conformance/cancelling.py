"""How soon a bot that has just been started stops, in a process with caches of its own.

Nothing is loaded or solved yet when the bot is asked, which is when a person is most likely to
change their mind.
"""

import sys
from pathlib import Path
from typing import Final

from engines.contract import registry
from engines.contract.position import Position
from tests.conformance.answers import check_cancel, question
from tests.conformance.tables import Table, decisions_on
from tests.runtime.copies import Copies

PREPARE: Final = "from tests.conformance import cancelling; cancelling.prepare()"
_ASK: Final = "from tests.conformance import cancelling; cancelling.ask()"


def prepare() -> None:
    """Load the rules of all games, but nothing of a bot."""
    for game in registry.games().values():
        _decision(game.id, game.info.seats[1])


def _decision(game: str, seats: int) -> Position:
    return decisions_on(Table(registry.game(game), seats), 3)[1].position


def ask() -> None:
    """Print the seconds between the cancel and the answer of the bot that the arguments name."""
    game, bot, seats = sys.argv[1:]
    position = _decision(game, int(seats))
    sys.stdout.write(f"{check_cancel(question(registry.game(game).bot(bot), position))}\n")


def seconds(prepared: Copies, bot: str, table: Table, solutions: Path) -> float:
    """The seconds between the cancel and the answer of a bot that has just been started."""
    arguments = (table.game.id, bot, str(table.seats))
    (line,) = prepared.run(_ASK, *arguments, PARLOUR_SOLUTION_CACHE=str(solutions))
    return float(line)
