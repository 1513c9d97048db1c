"""What a match waits for, and the card that ends it: who won, and what to do next."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from engines.contract.catalog import number
from engines.match.events import Waiting
from engines.runtime.types import Seat
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView
from gui.table.board import Board, Scene

translate = QCoreApplication.translate


def winners(match_view: MatchView) -> tuple[Seat, ...]:
    """The seats with the highest utility at the end."""
    returns = match_view.match.position.returns().tolist()
    best = max(returns)
    return tuple(seat for seat, value in enumerate(returns) if value == best)


def result_text(match_view: MatchView) -> str:
    """Who won, in one sentence."""
    names = [match_view.match.seats[seat].name for seat in winners(match_view)]
    if len(names) == 1:
        return translate("Result", "{0} wins.").format(names[0])
    return translate("Result", "{0} and {1} tie for the win.").format(
        ", ".join(names[:-1]), names[-1]
    )


def ranked(match_view: MatchView) -> list[Seat]:
    """All seats, best first: by what the game brought them, then by score."""
    returns = match_view.match.position.returns().tolist()
    standings = match_view.match.position.standings(None)
    return sorted(range(len(returns)), key=lambda seat: (-returns[seat], -standings[seat].score))


def reason_text(match_view: MatchView) -> str:
    """Why the winner won, in one sentence: the last thing that happened, or the scores."""
    match, game = match_view.match, match_view.game
    if game.info.leaves:  # won by what happens, not by points
        if not match.history.path():
            return ""
        return match_view.words.say(match_view.board_step(match.history.at).told)
    scores = [standing.score for standing in match.position.standings(None)]
    first, *others = ranked(match_view)
    second = others[0]
    name, margin = match.seats[second].name, scores[first] - scores[second]
    if margin <= 0:
        return translate("Result", "The tie-break decided between {0} and {1}.").format(
            match.seats[first].name, name
        )
    return translate("Result", "{0} to {1}, {2} ahead of {3}.").format(
        number(scores[first]), number(scores[second]), number(margin), name
    )


def result_card(
    match_view: MatchView,
    ask: Callable[[Command], object],
    more: Sequence[TrayButton] = (),
) -> TrayCard:
    """The card; ``ask`` is called with the command that a button stands for.

    Args:
        match_view: the match that is over.
        ask: carries out a command.
        more: buttons between *Rematch* and *Home*.
    """
    first, second, last = (
        TrayButton(text, partial(ask, command), match_view.context.keys.text(command), command.id)
        for text, command in (
            (translate("Result", "Review"), commands.REVIEW),
            (translate("Result", "Rematch"), commands.REMATCH),
            (translate("Result", "Home"), commands.HOME),
        )
    )
    return TrayCard(
        result_text(match_view), (reason_text(match_view),), (first, second, *more, last)
    )


class Expectation(QObject):
    """Says what a match waits for."""

    def sentence(self, match_view: MatchView, board: Board, scene: Scene) -> str:
        """What is expected now, and of whom."""
        match = match_view.match
        if match.paused and match.waiting is not Waiting.OVER:
            key = match_view.context.keys.text(commands.PAUSE)
            return self.tr("Paused. {0} continues.").format(key)
        name = "" if match.turn is None else match.seats[match.turn].name
        match match.waiting:
            case Waiting.PERSON:
                return board.asked(scene)
            case Waiting.ROLL:
                return self.tr("{0}: roll the dice.").format(name)
            case Waiting.DICE:
                return self.tr("Enter {0}'s roll.").format(name)
            case Waiting.BOT:
                return self.tr("{0} is thinking.").format(name)
            case Waiting.FAILED:
                return self.tr("{0} stopped with an error. The match is safe.").format(name)
            case Waiting.OVER:
                return self.tr("The game is over.")
            case _:
                return self.tr("{0} is rolling.").format(name)
