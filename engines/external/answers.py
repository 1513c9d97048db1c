"""Turns a program's answer into an analysis, after checking it against the position."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Work
from engines.contract.bot import answer
from engines.contract.messages import message
from engines.contract.position import Position
from engines.external.protocol import Choice, ProtocolError, shown
from engines.runtime.errors import BotIllegal, quoted
from engines.runtime.texts import Value
from engines.runtime.types import Action

BY_WISH: Final = "bot.preference.wish"
REASON: Final = "bot.foreign.reason"
_ROUNDING: Final = 1e-6


class Asked:
    """One question, and what its answers mean.

    Args:
        bot: id of the bot.
        program: name of the program, for messages.
        position: as the deciding seat sees it.
        legal: what it may choose from.
    """

    def __init__(self, bot: str, program: str, position: Position, legal: Sequence[Action]) -> None:
        self.position = position
        self.actions: Mapping[str, Action] = {position.action_text(a): a for a in legal}
        self._bot = bot
        self._program = program

    def analysis(self, choices: Sequence[Choice], work: Work) -> Analysis:
        """The analysis that ``choices`` mean, best first; at least one.

        Raises:
            BotIllegal: one names an action that is not offered.
            ProtocolError: preferences, values or actions contradict each other or the game.
        """
        self._check_actions(choices)
        self._check_preferences(choices)
        for choice in choices:
            self._check_values(choice, told=bool(choices[0].values))
        lines = (self._line(choice, place) for place, choice in enumerate(choices))
        return answer(self._bot, self.position, lines, work, BY_WISH)

    def _line(self, choice: Choice, place: int) -> Line:
        facts, seats = self.position.game.info, self.position.seats
        preference = choice.preference
        if preference is None:
            preference = float(place == 0)
        return Line(
            actions=(self.actions[choice.action],),
            names=(choice.action,),
            preference=preference,
            bar=Estimate(preference),
            values={facts.unit: _estimates(choice) or (facts.unknown(seats),) * seats},
            visits=choice.visits,
            reasons=tuple(Reason(message(REASON, text=text)) for text in choice.reasons if text),
        )

    def _check_actions(self, choices: Sequence[Choice]) -> None:
        for choice in choices:
            if choice.action not in self.actions:
                offered = tuple(self.actions)[:12]
                raise BotIllegal(
                    "errors-answered-not-legal-here",
                    program=self._program,
                    shown=quoted(shown(choice.action)),
                    offered=offered,
                )
        names = [choice.action for choice in choices]
        twice = next((name for name, count in Counter(names).items() if count > 1), None)
        if twice is not None:
            raise self._wrong("errors-bot-lists-action-twice", action=twice)

    def _check_preferences(self, choices: Sequence[Choice]) -> None:
        told = [choice.preference for choice in choices if choice.preference is not None]
        if told and len(told) < len(choices):
            raise self._wrong("errors-bot-some-preferences")
        if told != sorted(told, reverse=True):
            raise self._wrong("errors-bot-preferences-out-of-order")

    def _check_values(self, choice: Choice, *, told: bool) -> None:
        facts, seats = self.position.game.info, self.position.seats
        if bool(choice.values) is not told:
            raise self._wrong("errors-bot-some-values")
        if not told:
            return
        means = [each.mean for each in _estimates(choice)]
        low, high = facts.bounds
        if len(means) != seats:
            raise self._wrong("errors-bot-values-per-seat", values=len(means), seats=seats)
        if not all(low - _ROUNDING <= mean <= high + _ROUNDING for mean in means):
            raise self._wrong("errors-bot-value-out-of-range", low=low, high=high)
        total = facts.constant_sum
        if total is not None and not math.isclose(math.fsum(means), total, abs_tol=_ROUNDING):
            raise self._wrong("errors-bot-values-sum", total=total)

    def _wrong(self, text: str, **values: Value) -> ProtocolError:
        return ProtocolError(text, name=self._program, **values)


def _estimates(choice: Choice) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(*each) if isinstance(each, tuple) else Estimate(each) for each in choice.values
    )
