"""What a match is waiting for; at its end, who won, why, and what to do next."""

from collections.abc import Callable, Sequence
from functools import partial

from engines.match.events import Waiting
from engines.runtime.texts import number, tr
from engines.runtime.types import Seat
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.match.tray import TrayButton
from gui.match.view import MatchView
from gui.table.board import Board, Scene


def winners(match_view: MatchView) -> tuple[Seat, ...]:
    """The seats with the highest utility at the end."""
    returns = match_view.match.position.returns().tolist()
    best = max(returns)
    return tuple(seat for seat, value in enumerate(returns) if value == best)


def result_text(match_view: MatchView) -> str:
    """Who won, in one sentence."""
    names = tuple(match_view.match.seats[seat].name for seat in winners(match_view))
    if len(names) == 1:
        return tr("match-wins", name=names[0])
    return tr("match-tie-win", names=names)


def ranked(match_view: MatchView) -> list[Seat]:
    """All seats, best first: by result, then by score and tie-break."""
    returns = match_view.match.position.returns().tolist()
    standings = match_view.game.standings(match_view.match.position.state, None)
    order = [(won, each.score, each.tiebreak) for won, each in zip(returns, standings, strict=True)]
    return sorted(range(len(order)), key=order.__getitem__, reverse=True)


def reason_text(match_view: MatchView, board: Board, scene: Scene) -> str:
    """Why the winner won: as the board says, or by the scores."""
    first, second, *_ = ranked(match_view)
    if board.reason is not None:
        return board.reason(scene, first, second)
    match = match_view.match
    standings = match_view.game.standings(match.position.state, None)
    scores = [standing.score for standing in standings]
    name, margin = match.seats[second].name, scores[first] - scores[second]
    if margin <= 0:
        return tr("match-tie-break-decided-between", first=match.seats[first].name, second=name)
    return tr(
        "match-to-ahead-of",
        points=number(scores[first]),
        other_points=number(scores[second]),
        margin=number(margin),
        other=name,
    )


def result_buttons(
    match_view: MatchView,
    ask: Callable[[Command], object],
    more: Sequence[TrayButton] = (),
) -> list[TrayButton]:
    """The buttons for what to do next, the primary one on the right.

    Args:
        match_view: the match that is over.
        ask: carries out a command.
        more: further buttons.
    """
    keys = match_view.context.keys
    texts = {commands.REMATCH: tr("match-rematch"), commands.REVIEW: tr("match-review")}
    own = (
        TrayButton(text, partial(ask, each), keys.text(each), each.id, each is commands.REMATCH)
        for each, text in texts.items()
    )
    return [*own, *more]


def expectation(match_view: MatchView, board: Board, scene: Scene) -> str:
    """What is expected now, and of whom."""
    match = match_view.match
    if match.paused and match.pending.waiting is not Waiting.OVER:
        key = match_view.context.keys.text(commands.PAUSE)
        return tr("match-paused-continues", key=key)
    name = "" if match.pending.seat is None else match.seats[match.pending.seat].name
    match match.pending.waiting:
        case Waiting.PERSON:
            return board.asked(scene)
        case Waiting.ROLL:
            return tr("match-roll-the-dice", name=name)
        case Waiting.DICE:
            return tr("match-enter-roll-of", name=name)
        case Waiting.BOT:
            return tr("match-is-thinking", name=name)
        case Waiting.FAILED:
            return tr("match-headline-error", name=name)
        case Waiting.OVER:
            return result_text(match_view)
        case Waiting.CHANCE if match.position.roll() is not None:
            return tr("match-is-rolling", name=name)
        case _:
            return tr("match-its-turn-of", name=name)
