"""How an adviser assumes the seats of a table to play, by the ids of their players."""

from engines.games.fargo.bots.lines import Follower
from engines.games.fargo.game import GAME
from engines.games.fargo.players import Player
from engines.runtime.errors import UnknownName


def _follower(name: str) -> Follower | None:
    """The bot with this id if it plays every turn by a policy; None for people and all others."""
    try:
        bot = GAME.bot(name)
    except UnknownName:
        return None
    return bot if isinstance(bot, Follower) else None


def any_follows_policy(names: tuple[str, ...]) -> bool:
    """Whether someone at the table does not play for the win."""
    return any(_follower(name) is not None for name in names)


def player(name: str) -> Player:
    """How the seat with this id decides: by its policy, or for the best win chance."""
    follower = _follower(name)
    return None if follower is None else follower.policy()
