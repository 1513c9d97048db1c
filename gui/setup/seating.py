"""Who sits down at a position that was set up by hand."""

from dataclasses import replace

from engines.core.game import Game
from engines.core.record import PERSON, SeatRecord
from engines.core.types import Seat
from gui.app import settings as keys
from gui.app.bots import find_bot, numbered, usual_name
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
    if len(seats) != count:
        able = game.ladder(count)
        players = [able[len(able) // 2].info.id] * count
        players[mover] = PERSON
        seats = tuple(SeatRecord("", player) for player in players)
    names = numbered([who.name or usual_name(context, game, who.player) for who in seats])
    return tuple(replace(who, name=name) for who, name in zip(seats, names, strict=True))


def _can_play(game: Game, who: SeatRecord, count: int) -> bool:
    if who.player == PERSON:
        return True
    bot = find_bot(game, who.player)
    return bot is not None and bot.seats[0] <= count <= bot.seats[1]
