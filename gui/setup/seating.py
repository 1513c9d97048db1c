"""Who sits down at a position that was set up by hand."""

from PySide6.QtCore import QCoreApplication

from engines.core.game import Game
from engines.core.record import PERSON, SeatRecord
from engines.core.types import Seat
from gui.app import settings as keys
from gui.app.bots import bot_name, find_bot
from gui.app.context import Context
from gui.match.view import MatchView
from gui.setup.seat_row import seat_from_json


def seats_for(
    context: Context, game: Game, count: int, table: MatchView | None, mover: Seat = 0
) -> tuple[SeatRecord, ...]:
    """The seats for a match of ``count`` that starts with a position.

    Those of the match on the table, or of the last new match, if they are as many and can play;
    otherwise a person at the seat of ``mover`` against a bot of the middle of the ladder.
    """
    if table is not None and table.game.id == game.id and len(table.match.seats) == count:
        return table.match.seats
    saved = context.settings.get(keys.last_match(game.id)).get("seats")
    known = [seat_from_json(data) for data in saved] if isinstance(saved, list) else []
    seats = tuple(seat for seat in known if seat is not None and _can_play(game, seat, count))
    if len(seats) == count:
        return tuple(_named(context, game, seat, who) for seat, who in enumerate(seats))
    able = game.ladder(count)
    players = [able[len(able) // 2].info.id] * count
    players[mover] = PERSON
    return tuple(
        _named(context, game, seat, SeatRecord("", player)) for seat, player in enumerate(players)
    )


def _can_play(game: Game, who: SeatRecord, count: int) -> bool:
    if who.player == PERSON:
        return True
    bot = find_bot(game, who.player)
    return bot is not None and bot.seats[0] <= count <= bot.seats[1]


def _named(context: Context, game: Game, seat: Seat, who: SeatRecord) -> SeatRecord:
    """The seat with a name; those without get their number, so that no two are the same."""
    if who.name:
        return who
    person = context.settings.get(keys.PLAYER_NAME)
    usual = person or QCoreApplication.translate("Seating", "Player")
    name = usual if who.player == PERSON else bot_name(context, game, who.player)
    return SeatRecord(f"{name} {seat + 1}", who.player, who.budget)
