"""How soon a bot that has just been started stops, in a process with caches of its own.

``python -m tests.conformance.cancelling GAME BOT SEATS`` prints the seconds between the cancel and
the answer. Nothing is loaded or solved yet when the bot is asked, which is when a person is most
likely to change their mind.
"""

import sys

from engines.contract import registry
from tests.conformance.answers import check_cancel, question
from tests.conformance.tables import Table, decisions_on


def main(arguments: list[str]) -> None:
    name, bot, seats = arguments
    game = registry.game(name)
    position = decisions_on(Table(game, int(seats)), 3)[1].position
    sys.stdout.write(f"{check_cancel(question(game.bot(bot), position))}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
