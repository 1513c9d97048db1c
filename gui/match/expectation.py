"""What the status line says during a match: whose turn it is and what is expected."""

from PySide6.QtCore import QObject

from engines.session.events import Waiting
from gui.app.keys import commands
from gui.match.view import MatchView
from gui.table.board import Scene


class Expectation(QObject):
    """Says what a match waits for."""

    def sentence(self, match_view: MatchView, scene: Scene) -> str:
        """What is expected now, and of whom."""
        match = match_view.match
        if match.paused and match.waiting is not Waiting.OVER:
            key = match_view.context.keys.text(commands.PAUSE)
            return self.tr("Paused. {0} continues.").format(key)
        name = "" if match.turn is None else match.seats[match.turn].name
        match match.waiting:
            case Waiting.PERSON:
                return scene.words.say(match.position.ask())
            case Waiting.ROLL:
                return self.tr("{0}: roll the dice.").format(name)
            case Waiting.DICE:
                return self.tr("Enter the roll of {0}.").format(name)
            case Waiting.BOT:
                return self.tr("{0} is thinking.").format(name)
            case Waiting.FAILED:
                return self.tr("{0} stopped with an error. The match is safe.").format(name)
            case Waiting.OVER:
                return self.tr("The game is over.")
            case _:
                return self.tr("{0} is rolling.").format(name)
