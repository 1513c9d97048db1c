"""``parlour-lab games`` and ``parlour-lab bots``."""

from engines.cli import terminal
from engines.cli.arguments import GameName
from engines.contract import registry
from engines.contract.bot import Bot, is_program
from engines.contract.game import Game
from engines.contract.messages import Message, Words
from engines.contract.rules import Option
from engines.external.bot import bots as programs
from engines.runtime.errors import StorageError


def games() -> None:
    """List all games with their seats and options."""
    words = Words()
    rows = (
        (
            game.id,
            words.say(Message(f"{game.id}.name")),
            _seats(game.info.seats),
            game.info.unit.value,
            "yes" if game.info.hidden else "no",
            len(game.bots),
            "; ".join(map(_option_text, game.info.options)) or "none",
        )
        for game in registry.games().values()
    )
    titles = ("game", "name", "seats", "counts", "hidden", "bots", "options")
    terminal.console().print(terminal.table(titles, rows))


def _seats(seats: tuple[int, int]) -> str:
    low, high = seats
    return f"{low} to {high}" if low < high else str(low)


def _option_text(option: Option) -> str:
    choices = "|".join(str(choice).lower() for choice in option.choices or (False, True))
    return f"{option.key}={choices} (default {str(option.default).lower()})"


def bots(game: GameName) -> None:
    """List the bots of a game.

    First the ladder, from weakest to strongest, then published bots, which play exactly as
    published, and then your external bots.
    """
    found, words = registry.game(game), Words()
    rows = (
        (
            info.level or ("" if is_program(info.id) else "as published"),
            info.id,
            words.say(info.text(found.id, "name")),
            _seats(info.seats),
            info.budget.text() if info.searches else "at once",
            "yes" if info.adviser else "no",
            words.say(info.text(found.id, "objective")),
        )
        for info in (bot.info for bot in (*found.bots, *_programs(found)))
    )
    titles = ("level", "bot", "name", "seats", "budget", "advises", "plays for")
    terminal.console().print(terminal.table(titles, rows))


def _programs(game: Game) -> tuple[Bot, ...]:
    """The external bots that play a game; a remark if their list can't be read."""
    try:
        return programs(game)
    except StorageError as error:
        terminal.note(str(error))
        return ()
