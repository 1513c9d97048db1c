"""``parlour-lab exercises``: positions with one clear best action, from strong self-play."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Final, NamedTuple

import typer

from engines.arena.blocks import steps
from engines.cli import terminal
from engines.cli.arguments import Afresh, GameName, Into, Seed
from engines.cli.calibrating.line_ups import ASKED, SEATED
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question, ask
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Message
from engines.contract.position import Position, names_of
from engines.contract.registry import game as find
from engines.match.advice.hint import subject
from engines.match.advice.table_adviser import adviser
from engines.match.analysis import puzzles
from engines.match.analysis.evaluation import Evaluator
from engines.runtime.environment import program_version, today
from engines.runtime.streams import derive, stream

_EACH_GAME: Final = 2
"""At most this many exercises are taken from one game, so that they differ."""
_GRADE: Final = 0.4
_THEME: Final = 0.34
"""Largest share of one grade, and of one theme."""


def exercises(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="Number of exercises.")] = 48,
    games: Annotated[int, typer.Option(min=1, help="Stop after this many games.")] = 2000,
    seed: Seed = 1,
    work: Annotated[
        str | None,
        typer.Option(
            help="Budget of the first search, such as 1000p. A search 20 times as long confirms it."
        ),
    ] = None,
    afresh: Afresh = False,
    again: Annotated[
        bool, typer.Option("--again", help="First judge again what this command has found before.")
    ] = False,
    folder: Into = None,
) -> None:
    """Let a game's adviser play itself, and keep positions in which one action is clearly best.

    A stopped run continues where it left off.
    """
    found = find(game)
    file = puzzles.Puzzles.shipped(found.id) if folder is None else folder / f"{found.id}.json"
    known = puzzles.Puzzles(found.id) if afresh else puzzles.Puzzles.read(found.id, file)
    search = Search(found, seed, None if work is None else Budget.parse(work), count, known)
    terminal.prepare_game(game)
    with terminal.progress("exercises", count) as show:
        if again:
            search.judge_again()
            terminal.write_text(search.known.to_json(), file)
        for number in range(search.known.games, games):
            if len(search.known.puzzles) >= count:
                break
            search.look_through(number)
            terminal.write_text(search.known.to_json(), file)
            show(len(search.known.puzzles), f"{number + 1} games")
    show_table(search.known)


class Decision(NamedTuple):
    """A position of a game in which a seat decides, at a ply, and what that is about."""

    position: Position
    ply: int
    subject: Message

    @property
    def theme(self) -> str:
        return self.subject.code.rpartition(".")[2]


class Search:
    """The exercises of one game while they are found."""

    def __init__(
        self, game: Game, seed: int, work: Budget | None, count: int, known: puzzles.Puzzles
    ) -> None:
        self._game = game
        self._seed = seed
        self._count = count
        self._seats = game.info.default_seats
        self._bot = adviser(game, self._seats)
        own = self._bot.info.budget
        self._work = work or (own if own.repeatable else ASKED)
        self.known = known

    def look_through(self, number: int) -> None:
        """Play one game, and keep a few of its exercises, those with the rarest themes first."""
        seed, wanted = derive(self._seed, "exercises", number), len(self.known.puzzles) + _EACH_GAME
        start = Position.start(self._game, self._seats)
        evaluator = puzzles.evaluator_of(self._bot, start, self._work, seed)
        left = list(self._decisions(evaluator, start, seed))
        while left and len(self.known.puzzles) < min(wanted, self._count):
            themes = Counter(each.theme for each in self.known.puzzles)
            # Otherwise in random order, so that exercises come from all parts of a game.
            left.sort(key=lambda each: (-themes[each.theme], derive(seed, each.ply)))
            self._add(evaluator, left.pop(), number + 1)
        self.known = replace(
            self.known,
            adviser=self._bot.info.id,
            work=self._work.times(puzzles.LARGER).text(),
            games=number + 1,
            date=today(),
            program=program_version(),
        )

    def judge_again(self) -> None:
        """Drop the exercises that are no longer clear, and say what losses the others have now."""
        clear = []
        for each in self.known.puzzles:
            position = Position.parse(self._game, each.position)
            # What the first search found is not in the file, so the larger one is asked twice.
            evaluator = self._larger_search(position)
            decision = Decision(position, 0, each.subject(self._game.id))
            clear.append(self._exercise(evaluator, decision, each.number))
        self.known = replace(self.known, puzzles=tuple(filter(None, clear)), date=today())

    def _larger_search(self, position: Position) -> Evaluator:
        larger, seed = self._work.times(puzzles.LARGER), derive(self._seed, "larger")
        return puzzles.evaluator_of(self._bot, position, larger, seed)

    def _decisions(self, evaluator: Evaluator, start: Position, seed: int) -> Iterator[Decision]:
        """All decisions about which the adviser, which plays the game, has something to say."""

        def seen(position: Position, ply: int) -> Position:
            return position.seen_by(position.turn, stream(seed, "exercise", position.turn, ply))

        def decide(position: Position, ply: int) -> tuple[BotInfo, Analysis]:
            return self._bot.info, evaluator.analysis(seen(position, ply), ply)

        for step in steps(start, seed, decide):
            if step.answer is not None and step.answer.telling:
                here = seen(step.position, step.ply)
                if here.game.is_set_up(here.state):
                    facts = subject(here, step.answer.best)
                    if not facts or any(_is_nested(value) for _, value in facts[0].parameters):
                        facts = [Message(f"{self._game.id}.theme.general")]
                    yield Decision(here, step.ply, facts[0])

    def _add(self, evaluator: Evaluator, decision: Decision, number: int) -> None:
        """Keep the exercise that a decision in a game makes, if it is clear and adds variety."""
        known, text = self.known.puzzles, decision.position.text()
        if any(each.position == text for each in known):
            return
        if sum(each.theme == decision.theme for each in known) >= _THEME * self._count:
            return
        puzzle = self._exercise(evaluator, decision, number)
        if puzzle is None:
            return
        if sum(each.grade is puzzle.grade for each in known) < _GRADE * self._count:
            self.known = replace(self.known, puzzles=(*known, puzzle))

    def _exercise(
        self, evaluator: Evaluator, decision: Decision, number: int
    ) -> puzzles.Puzzle | None:
        """The exercise that a decision in a game makes; None if it isn't clear.

        A larger search has to agree with the first one, that of ``evaluator``.
        """
        first = puzzles.verdicts(evaluator, decision.position, decision.ply)
        if first is None or first.second.mean < puzzles.COSTLY:
            return None
        text = decision.position.text()
        position = Position.parse(self._game, text)
        found = puzzles.verdicts(self._larger_search(position), position)
        if found is None or min(loss.low for loss in found.losses.values()) < puzzles.COSTLY:
            return None
        if not puzzles.same(position, found.solution, first.solution):
            return None
        right, asked = self._found_by(position, found)
        return puzzles.Puzzle(
            position=text,
            seat=position.turn,
            solution=names_of(position, found.solution),
            loss=round(found.second.mean, 4),
            error=round(found.second.error, 4),
            theme=decision.theme,
            found=right,
            asked=asked,
            losses={name: round(loss.mean, 4) for name, loss in found.losses.items()},
            about=dict(decision.subject.parameters),
            number=number,
        )

    def _found_by(self, position: Position, found: puzzles.Verdicts) -> tuple[int, int]:
        """How many of the other bots play the solution, and how many were asked."""
        whole, right, asked = self._bot.info.weighs, 0, 0
        for bot in self._game.bots:
            if bot is self._bot or not bot.info.plays(position.seats):
                continue
            budget = bot.info.budget if bot.info.budget.repeatable else SEATED
            played = ask(bot, Question(position, budget, self._seed)).best.actions
            right += puzzles.same(position, played if whole else played[:1], found.solution)
            asked += 1
        return right, asked


def _is_nested(value: object) -> bool:
    """Whether a parameter of a sentence is made of sentences, which the file does not keep."""
    return isinstance(value, tuple) and not all(isinstance(each, int) for each in value)


def show_table(known: puzzles.Puzzles) -> None:
    """Print how many exercises there are of each theme and grade."""
    grades = ("easy", "medium", "hard")
    counts = Counter((each.theme, each.grade.value) for each in known.puzzles)
    themes = sorted({each.theme for each in known.puzzles})
    rows = ((theme, *(counts[theme, grade] for grade in grades)) for theme in themes)
    terminal.console().print(terminal.table(("theme", *grades), rows))
    terminal.console().print(
        f"{len(known.puzzles)} exercises from {known.games} games of {known.adviser}, "
        f"confirmed with {known.work}.",
        markup=False,
    )
