"""``parlour-lab games`` and ``parlour-lab bots``."""

from typing import TYPE_CHECKING

from engines.core import terminal
from engines.lab.arguments import GameName

if TYPE_CHECKING:
    from engines.core.bot import Bot
    from engines.core.game import Game, Option


def games() -> None:
    """List all games with their seats and options."""
    from engines.core.facts import Fact
    from engines.core.registry import games as registered
    from engines.core.words import Words

    words = Words()
    table = terminal.table("game", "name", "seats", "counts", "hidden", "bots", "options")
    for game in registered().values():
        low, high = game.facts.seats
        table.add_row(
            game.id,
            words.say(Fact(f"{game.id}.name")),
            f"{low} to {high}" if low < high else str(low),
            game.facts.unit.value,
            "yes" if game.facts.hidden else "no",
            str(len(game.bots)),
            "; ".join(map(_option_text, game.facts.options)) or "none",
        )
    terminal.console().print(table)


def _option_text(option: "Option") -> str:
    choices = "|".join(str(choice).lower() for choice in option.choices or (False, True))
    return f"{option.key}={choices} (default {str(option.default).lower()})"


def bots(game: GameName) -> None:
    """List the bots of a game, weakest first, then others, then programs that this user has added.

    Without a level are published players beside the ladder, which keep their published play.
    """
    from engines.core.bot import is_program
    from engines.core.registry import game as find
    from engines.core.words import Words

    found, words = find(game), Words()
    table = terminal.table(
        "level", "bot", "name", "seats", "budget", "advises", "plays for", right=("level",)
    )
    for bot in (*found.bots, *_programs(found)):
        info = bot.info
        low, high = info.seats
        table.add_row(
            str(info.level or ("" if is_program(info.id) else "as published")),
            info.id,
            words.say(info.text(found.id, "name")),
            f"{low} to {high}" if low < high else str(low),
            info.budget.text() if info.searches else "at once",
            "yes" if info.adviser else "no",
            words.say(info.text(found.id, "objective")),
        )
    terminal.console().print(table)


def _programs(game: "Game") -> "tuple[Bot, ...]":
    """The programs that play a game; a remark if their list cannot be read."""
    from engines.core.errors import StorageError
    from engines.foreign import guests

    try:
        return guests.bots(game)
    except StorageError as error:
        terminal.note(str(error))
        return ()
