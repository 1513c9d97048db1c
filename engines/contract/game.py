"""The contract of a game: its readable side. The compiled one is ``runtime.kernels.contract``.

A game is a package ``engines/games/ID`` that defines ``GAME``, an instance of a subclass of
``Game``::

    engines/games/ID/
        __init__.py     GAME; no numba import
        kernels/        ``rules.KERNEL`` (``kernels.contract.Kernel``), ``PARTS`` (``runtime.jit``)
        bots/           BOTS, the facts about its bots; a module for each class that plays
        ...             texts, views, reasons, solvers

with its sentences in ``assets/text/LANGUAGE/ID.ftl``, its rules in ``rules/ID.md`` beside it, and
the measured strength of its bots in ``assets/ratings/ID.json``. Nothing else needs an edit: the
registry finds it, every bot of ``engines.search`` can play it, the conformance suites test it, the
generic text board shows it.

The sentences of a game, without ``GAME.`` at the front:

* ``name``; ``tagline``, one line on the home page; ``ask``, the question to the deciding seat, with
  ``{seat:seat}`` (``Game.ask``)
* every code of ``describe``, of ``Standing.detail`` and of ``deductions``
* ``option.KEY.label`` and ``.help``, and ``option.KEY.CHOICE`` of text options
* ``bot.BOT.name``, ``.about`` and ``.objective``; ``reason.X`` for every reason of a bot
* ``theme.general``: what decisions are about, the first stage of a hint. It names no action.
  ``theme.X`` says it better where ``reason.X`` weighs most, with the same parameters.
"""

from abc import abstractmethod
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from engines.contract.bot import ADAPTIVE, FOREIGN, Bot, BotFamily
from engines.contract.rules import Options, Rules
from engines.runtime.errors import UnknownName, quoted

ACTIONS: Final = "actions"
"""The part of every table where a person acts: what can be pressed on it, or below it."""
TO_ROLL: Final = "roll"
"""The prompt when dice must be rolled and there is nothing to decide."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing to look at.

    Attributes:
        id: names its words.
        asks: the questions at which it is due: the last parts of their codes (``Game.ask``).
        part: what it points at: ``ACTIONS``, or a part of the board that the game's board knows.
        round: the first round in which it is due.
        more: it belongs to the full round only, not to the first turn.
    """

    id: str
    asks: tuple[str, ...]
    part: str = ACTIONS
    round: int = 1
    more: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game that is explained when it first appears.

    Its texts are ``GAME.term.ID.name``, looked for on the table, and ``GAME.term.ID.text``.

    Attributes:
        id: names its texts.
        section: the number of the section of the rules that says more.
        in_tips: only tips explain it, since its thing on the table says in short what it does.
    """

    id: str
    section: int
    in_tips: bool = False


@dataclass(frozen=True, slots=True)
class Tour:
    """The introduction for newcomers at the table: a first turn, a full round, and words.

    Attributes:
        players: who sits where in the guided round: "person" or ids of bots.
        stops: in the order in which they are given.
        options: rules that differ from their defaults.
        terms: the words to explain.
    """

    players: tuple[str, ...]
    stops: tuple[Stop, ...]
    options: Options = field(default_factory=dict)
    terms: tuple[Term, ...] = ()


_EVERYWHERE: Final = {ADAPTIVE: "engines.search.adaptive", FOREIGN: "engines.external.bot"}
"""Modules with a ``bot`` that makes the players of every game, by the first part of their ids."""


class Game(Rules):
    """One game. See the module's docstring for what a package must define."""

    families: tuple[BotFamily, ...] = ()
    """Bots with settings that a person can type."""
    tour: Tour | None = None
    """The introduction for newcomers, and the words that the coach explains."""

    @property
    @abstractmethod
    def bots(self) -> tuple[Bot, ...]:
        """The ladder, weakest first, then bots outside it (``engines.contract.bot.listed``)."""

    def ladder(self, seats: int) -> tuple[Bot, ...]:
        """The bots of the ladder that play with this many seats, weakest first.

        A search is left out where a bot of the same level knows the answer without one.
        """
        able = [bot for bot in self.bots if bot.info.level and bot.info.plays(seats)]
        instant = {bot.info.level for bot in able if not bot.info.searches}
        return tuple(bot for bot in able if not (bot.info.searches and bot.info.level in instant))

    def bot(self, name: str) -> Bot:
        """The bot with id ``name``; raises UnknownName. Imports no compiled code.

        External bots and adaptive opponents play every game; they are not part of ``bots``.
        """
        for bot in self.bots:
            if bot.info.id == name:
                return bot
        kind, colon, settings = name.partition(":")
        for family in self.families:
            if colon and family.id == kind:
                return family.bot(settings)
        maker = _EVERYWHERE.get(kind)
        if maker is not None:
            made: Bot = import_module(maker).bot(self, name)
            return made
        known = tuple(bot.info.id for bot in self.bots)
        raise UnknownName("errors-no-bot", id=self.id, name=quoted(name), known=known)
