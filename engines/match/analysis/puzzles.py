"""Exercises that ship with Parlour: positions from strong self-play with one clear best action.

One file for each game, ``assets/exercises/GAME.json``, written by ``parlour-lab exercises``. Every
exercise has been confirmed by a search ``LARGER`` times the one that found it: any plan that ends
elsewhere than the best one loses at least ``COSTLY``, unless it has the same gist
(``Rules.gist``). Losses are shares as in ``quality``: of a win, or of the usual range of the game's
money (``GameInfo.reach``).
"""

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Final

from engines.contract.analysis import Estimate
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.contract.files import IF_SET, GameFile
from engines.contract.messages import Message, Parameter
from engines.contract.position import Position, names_of
from engines.contract.record import PERSON
from engines.match.advice.quality import MISTAKE, SecondLook, judge, loss_of
from engines.match.advice.table_adviser import TableAdviser
from engines.match.analysis.evaluation import Evaluator
from engines.match.history import START
from engines.runtime.errors import ParseError
from engines.runtime.streams import derive
from engines.runtime.types import Action

LARGER: Final = 20
"""The confirming search does this many times the work of the first search."""
COSTLY: Final = MISTAKE
"""The least loss of everything but the solution."""


class Grade(StrEnum):
    """How hard an exercise is, by the share of other bots that find its solution."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @classmethod
    def of(cls, found: int, asked: int) -> "Grade":
        """The grade of an exercise that ``found`` of ``asked`` bots solve."""
        share = found / asked if asked else 0.0
        if share >= 0.7:
            return cls.EASY
        return cls.MEDIUM if share >= 0.4 else cls.HARD


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One exercise that ships.

    Attributes:
        position: text of the position, with what its seat knows.
        seat: who decides.
        solution: the decision in short notation: one action, or a whole turn.
        loss: what the best of everything else loses; ``error`` is its standard error.
        theme: what it is about: ``X`` of the game's sentences ``theme.X`` and ``set.X``.
        about: the parameters of the sentence ``theme.X``.
        number: which game of the self-play it comes from, counted from 1; 0: not recorded.
        found, asked: how many of the bots that were asked find the solution.
        losses: what other answers lose, if they were considered.
    """

    position: str
    seat: int
    solution: tuple[str, ...]
    loss: float
    error: float
    theme: str
    found: int
    asked: int
    losses: Mapping[str, float] = field(default_factory=dict)
    about: Mapping[str, Parameter] = field(default_factory=dict)
    number: Annotated[int, IF_SET] = 0

    @property
    def grade(self) -> Grade:
        return Grade.of(self.found, self.asked)

    def subject(self, game: str) -> Message:
        """What it is about, in one sentence."""
        return Message(f"{game}.theme.{self.theme}", tuple(self.about.items()))

    def cost(self, position: Position, answer: Sequence[Action]) -> float:
        """What an answer loses, at least; 0 if it is the same as the solution.

        Raises:
            ParseError, IllegalAction: the solution doesn't fit ``position``.
        """
        if same(position, answer, actions_of(position, self.solution)):
            return 0.0
        return self.losses.get(", ".join(names_of(position, answer)), self.loss)


@dataclass(frozen=True, slots=True)
class Puzzles(GameFile):
    """The file of one game.

    Attributes:
        adviser: id of the bot that found and confirmed them.
        work: budget of the confirming search.
        games: how many games of self-play were searched.
        date, program: when, and by which version of Parlour.
    """

    FOLDER = "exercises"
    COMMAND = "exercises"

    adviser: str = ""
    work: str = ""
    games: int = 0
    date: str = ""
    program: str = ""
    puzzles: tuple[Puzzle, ...] = ()

    def today(self, day: datetime.date) -> Puzzle | None:
        """The exercise of a day, the same for everyone, in a shuffled order; None without any."""
        order = sorted(range(len(self.puzzles)), key=lambda place: derive(place, "daily exercise"))
        return self.puzzles[order[day.toordinal() % len(order)]] if order else None


def actions_of(position: Position, names: Sequence[str]) -> tuple[Action, ...]:
    """The actions that short notation names; raises ParseError, IllegalAction."""
    actions = []
    for name in names:
        if position.turn < 0:
            raise ParseError("errors-position-does-not-fit")
        actions.append(position.parse_action(name))
        position = position.apply(actions[-1])
    return tuple(actions)


def same(position: Position, one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two decisions have the same gist, or lead to the same position."""
    if [*map(position.game.gist, one)] == [*map(position.game.gist, other)]:
        return True
    return ends(position, one) == ends(position, other)


def ends(position: Position, actions: Sequence[Action]) -> bytes:
    """Where a decision leads: turns that end alike are one turn."""
    for action in actions:
        position = position.apply(action)
    return position.game.essence(position.state)


def evaluator_of(bot: Bot, position: Position, budget: Budget, seed: int) -> Evaluator:
    """An adviser that judges exercises: everyone is taken to play like it."""
    table = TableAdviser(position.game.id, bot, (PERSON,) * position.seats)
    return Evaluator(table, budget, seed)


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What a search thinks of everything that can be done in a position.

    Attributes:
        solution: the best decision.
        losses: what each other decision loses, by short notation, smallest first.
    """

    solution: tuple[Action, ...]
    losses: Mapping[str, Estimate]

    @property
    def second(self) -> Estimate:
        """The loss of the best alternative."""
        return next(iter(self.losses.values()))


def verdicts(evaluator: Evaluator, position: Position, ply: int = 0) -> Verdicts | None:
    """Judge all that the seat can do: whole turns if the adviser compares turns, else actions.

    One action of each gist is enough. Those that may or may not lose ``COSTLY``, and those that the
    adviser has not listed, are compared with its best by a search of their own.

    Returns:
        None if everything is about the same, or the adviser has no opinion on something.

    Raises:
        BotError, Stopped: as ``Evaluator.analysis``.
    """
    found = evaluator.analysis(position, ply)
    whole, game = evaluator.bot.info.weighs, position.game
    best = found.best.actions if whole else found.best.actions[:1]
    decisions = [line.actions if whole else line.actions[:1] for line in found.lines]
    if not whole:
        decisions += [(action,) for action in position.legal()]
    gists: set[object] = {game.gist(best[0])}
    losses: dict[str, Estimate] = {}
    unsure: list[Action] = []
    for actions in decisions:
        if not whole and game.gist(actions[0]) in gists:
            continue
        gists.add(game.gist(actions[0]))
        judgement = judge(position, START, found, actions, whole=whole)
        if judgement is not None and judgement.played is found.best:
            continue
        loss = None if judgement is None else loss_of(game, found, judgement.played)
        if judgement is not None and loss is None:
            return None
        if loss is None or (not whole and loss.low < 2 * COSTLY and loss.high >= COSTLY):
            unsure.append(actions[0])
        else:
            losses[", ".join(names_of(position, actions))] = loss
    if unsure:
        again = evaluator.analysis(position, ply, again=SecondLook(only=(best[0], *unsure)))
        for action in unsure:
            line = again.line_starting(action)
            top = again.line_starting(best[0])
            if line is None or top is None or top is not again.best:
                return None
            loss = loss_of(game, again, line)
            if loss is None:
                return None
            losses[position.action_text(action)] = loss
    if not losses:
        return None
    return Verdicts(best, dict(sorted(losses.items(), key=lambda item: item[1].mean)))
