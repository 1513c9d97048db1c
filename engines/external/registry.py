"""The person's programs that play a game."""

from engines.contract.bot import FOREIGN
from engines.contract.game import Game
from engines.external import programs
from engines.external.bot import ForeignBot
from engines.runtime.errors import StorageError, UnknownName, quoted
from engines.runtime.texts import tr


def bots(game: Game) -> tuple[ForeignBot, ...]:
    """The programs that play ``game``, in the order in which they were added.

    Raises:
        StorageError: the list of programs is damaged or cannot be read.
    """
    found = (program for program in programs.read() if game.id in program.games)
    return tuple(ForeignBot(program, game.info.seats) for program in found)


def bot(game: Game, name: str) -> ForeignBot:
    """The program with the id ``foreign:NAME`` as a bot of ``game``; raises UnknownName."""
    kind, _colon, wanted = name.partition(":")
    try:
        if kind == FOREIGN:
            for program in programs.read():
                if program.name != wanted:
                    continue
                if game.id in program.games:
                    return ForeignBot(program, game.info.seats)
                raise UnknownName(
                    tr(
                        "errors-program-not-meant-but",
                        wanted=quoted(wanted),
                        id=game.id,
                        games=tuple(program.games),
                    )
                )
    except StorageError as error:
        raise UnknownName(str(error)) from error
    raise UnknownName(tr("errors-unknown-external-bot-add", wanted=quoted(wanted)))
