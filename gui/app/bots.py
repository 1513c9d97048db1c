"""Bots as people see them: their names, and the strategies that a person has kept.

A kept strategy is the id of a bot with settings (``vector:550,400,...``) and a name. It is listed
with the game's bots wherever players are chosen, and so are the external bots that the person has
added (``engines.external``).
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.contract.bot import ADAPTIVE, AS_PUBLISHED, BotFamily, BotInfo, is_adaptive, is_program
from engines.contract.game import Game
from engines.contract.messages import message
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError, UnknownName
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.ratings import rating_text
from gui.app.settings import Settings

PROGRAM_ICON: Final = "fa6s.terminal"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptBot:
    """A strategy with its own name."""

    id: str
    name: str


def kept_bots(settings: Settings, game: Game) -> tuple[KeptBot, ...]:
    """The kept strategies of a game that can still play, oldest first."""
    found = []
    for entry in settings.get(keys.kept_bots(game.id)):
        match entry:
            case {"id": str(id_), "name": str(name)} if find_bot(game, id_) is not None:
                found.append(KeptBot(id_, name))
    return tuple(found)


def keep_bot(settings: Settings, game: Game, bot: KeptBot) -> None:
    """Keep a strategy, or give it another name."""
    others = [each for each in kept_bots(settings, game) if each.id != bot.id]
    _store(settings, game, [*others, bot])


def forget_bot(settings: Settings, game: Game, bot: str) -> None:
    """Delete a strategy; matches in which it plays continue."""
    _store(settings, game, [each for each in kept_bots(settings, game) if each.id != bot])


def _store(settings: Settings, game: Game, bots: list[KeptBot]) -> None:
    entries = [{"id": bot.id, "name": bot.name} for bot in bots]
    settings.set(keys.kept_bots(game.id), entries)


def find_bot(game: Game, bot: str) -> BotInfo | None:
    """Facts about a bot; None if the game has no such bot."""
    try:
        return game.bot(bot).info
    except UnknownName:
        return None


def is_published(bot: BotInfo) -> bool:
    """Whether this is a published strategy of the game, which is not on the ladder."""
    own = is_program(bot.id) or is_adaptive(bot.id) or ":" in bot.id
    return bot.level == AS_PUBLISHED and not own


def bots_of(context: Context, game: Game) -> tuple[BotInfo, ...]:
    """All players to choose from: the game's bots, the adaptive one, kept and external ones."""
    adaptive = find_bot(game, ADAPTIVE)
    kept = (find_bot(game, bot.id) for bot in kept_bots(context.settings, game))
    return (
        *(bot.info for bot in game.bots if bot.info.level),
        *(() if adaptive is None else (adaptive,)),
        *(bot.info for bot in game.bots if not bot.info.level),
        *(info for info in kept if info is not None),
        *programs_of(game),
    )


def programs_of(game: Game) -> tuple[BotInfo, ...]:
    """The external bots of a game; none if their list is damaged, which the settings report."""
    from engines.external import bot as external  # not before players are chosen

    try:
        return tuple(bot.info for bot in external.bots(game))
    except ParlourError as error:
        _log.warning("Programs are not offered: %s", error)
        return ()


def bot_text(context: Context, game: Game, bot: BotInfo) -> str:
    """The name of a bot in a list; external bots are marked as such."""
    name = bot_name(context, game, bot.id)
    if is_program(bot.id):
        return tr("app-external-bot", name=name)
    return name


def rated_text(context: Context, game: Game, bot: BotInfo) -> str:
    """A bot with its measured strength: "Martha · 1602 ± 17"."""
    text, rating = bot_text(context, game, bot), rating_text(game, bot)
    return f"{text} · {rating}" if rating else text


def bot_name(context: Context, game: Game, bot: str) -> str:
    """The name of a bot: the one it is kept under, or its own in the language of the window."""
    kept = {each.id: each.name for each in kept_bots(context.settings, game)}
    if bot in kept:
        return kept[bot]
    info = find_bot(game, bot)
    return bot if info is None else context.words().say(info.text(game.id, "name"))


def usual_name(context: Context, game: Game, player: str) -> str:
    if player == PERSON:
        return context.settings.get(keys.PLAYER_NAME) or anybody()
    return bot_name(context, game, player)


def anybody() -> str:
    """The name of an unknown person."""
    return tr("app-player")


def is_given(context: Context, game: Game, name: str) -> bool:
    """Whether a person typed the name: it isn't a default one, numbered or not."""
    players = (PERSON, *(bot.id for bot in bots_of(context, game)))
    usual = {usual_name(context, game, player) for player in players}
    usual |= {family_name(context, game, family) for family in game.families}
    return name.rstrip(" 0123456789") not in {"", anybody(), *usual}


def numbered(names: Sequence[str]) -> list[str]:
    """The names of the seats, with a number where two would be the same."""
    same = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, same, strict=True)]


def seated(context: Context, record: Record, mine: Seat) -> Record:
    """The record of an exercise with the person on one seat and opponents on the others."""
    me = usual_name(context, find_game(record.game), PERSON)
    names = [me if seat == mine else tr("learn-opponent") for seat in range(len(record.seats))]
    return replace(record, seats=tuple(map(SeatRecord, numbered(names))))


def family_of(game: Game, bot: str) -> BotFamily | None:
    """The family that a bot with settings belongs to."""
    kind, colon, _settings = bot.partition(":")
    return next((each for each in game.families if colon and each.id == kind), None)


def family_name(context: Context, game: Game, family: BotFamily) -> str:
    return context.words().say(message(f"{game.id}.bot.{family.id}.family"))
