"""A hint as people see it, as plain values: hints by stages, and warnings.

``hints`` and ``tutor`` make them; ``engines.match.events`` carries them.
"""

from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit
from engines.contract.messages import Message, Words, message
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.contract.rules import GameInfo
from engines.match.advice.quality import Judgement
from engines.runtime.errors import ParlourError
from engines.runtime.types import Action

CANDIDATES: Final = 3
_TINY: Final = 1e-12


class Stage(IntEnum):
    """How much a hint gives away."""

    NONE = 0
    THEME = 1
    """What the decision is about, and how clear it is."""
    CANDIDATES = 2
    """The plans worth considering, in the game's own order, without values."""
    RANKED = 3
    """Everything: the adviser's whole analysis."""


def after(stage: Stage, position: Position) -> Stage:
    """The next stage. Where there are only two choices, a list of candidates would say nothing."""
    skips = stage is Stage.THEME and len(position.legal()) == 2
    return Stage.RANKED if skips else Stage(min(stage + 1, Stage.RANKED))


@dataclass(frozen=True, slots=True)
class Hint:
    """What the hint dock shows.

    Attributes:
        node: the node before the advised decision.
        only: the moves it was asked to consider; empty: all.
        stage: how much is shown; ``NONE`` if nothing was asked for. ``following``: what is next.
        running: it is still searching, so all this may change.
        progress: share of the budget done, 0..1.
        elapsed_s: how long it has been searching.
        theme: what matters here (``theme``), once something is known; shown from stage THEME on,
            and said by the coach before.
        candidates: from stage CANDIDATES on.
        analysis: at stage RANKED.
        companion: the companion bot's opinion, at stage RANKED, if there is one.
        error: the adviser failed.
    """

    node: int
    only: tuple[Action, ...] = ()
    stage: Stage = Stage.NONE
    following: Stage = Stage.THEME
    running: bool = False
    progress: float = 0.0
    elapsed_s: float = 0.0
    theme: tuple[Message, ...] | None = None
    candidates: tuple[Line, ...] = ()
    analysis: Analysis | None = None
    companion: Analysis | None = None
    error: ParlourError | None = None


def looked_ahead(analysis: Analysis, facts: GameInfo, plan: Line | None = None) -> bool:
    """Whether it looked ahead with a plan (or its best); who goes by rules has no values."""
    low, high = facts.bounds
    widest = (high - low) / 2
    return analysis.unit is not facts.unit or analysis.value(plan or analysis.best).error < widest


def is_too_short(analysis: Analysis) -> bool:
    """Whether a search was too short for any figure; a longer one would have some."""
    found = find_game(analysis.game)
    return found.bot(analysis.bot).info.searches and not looked_ahead(analysis, found.info)


def expected_place(analysis: Analysis, line: Line) -> Estimate:
    """The deciding seat's expected place, from 1, if win chances also say who of any two is ahead.

    The best plan says how the others divide what is left, so plans stay in the order of their win
    chances (R. Luce, "Individual Choice Behavior", 1959).
    """
    seat, top = analysis.seat, analysis.best.values[Unit.WIN]
    rest = max(_TINY, 1 - top[seat].mean)
    others = [each.mean / rest for each in (*top[:seat], *top[seat + 1 :])]

    def place(chance: float) -> float:
        left = 1 - chance
        return 1 + sum(left * each / max(_TINY, left * each + chance) for each in others)

    own = line.values[Unit.WIN][seat]
    spread = place(max(0.0, own.mean - own.error)) - place(min(1.0, own.mean + own.error))
    return Estimate(place(own.mean), spread / 2)


def theme(position: Position, analysis: Analysis) -> tuple[Message, ...]:
    """The nudge that ``analysis`` allows: how clear the decision is, and what it is about.

    One or two sentences, most important first, none of which names a plan.

    Only an adviser that thinks ahead knows how clear the decision is. What the deciding seat can
    deduce about hidden things is last (``Game.deductions``).
    """
    count = len(position.legal())
    facts: list[Message] = []
    if count == 1 or looked_ahead(analysis, position.game.info):
        facts.append(message(f"session.theme.{analysis.separation.value}", n=count))
    if count > 1:
        facts += subject(position, analysis.best)
    facts += position.game.deductions(position.state, position.turn)
    return tuple(facts)


def subject(position: Position, best: Line) -> list[Message]:
    """What a decision is about, in at most one sentence that names no plan.

    The catalog of a game has a sentence ``GAME.theme.X`` for the relevant ones among its reasons
    ``GAME.reason.X`` and the questions ``GAME.ask.X``, and ``GAME.theme.general``. The weightiest
    such reason of the best plan decides, then the question; the sentence takes the parameters of
    whichever it is.
    """
    known, domain = Words(), f"{position.game.id}.theme"
    by_weight = sorted(best.reasons, key=lambda reason: -abs(reason.weight))
    for told in (*(reason.message for reason in by_weight), position.ask(), Message("general")):
        code = f"{domain}.{told.code.rpartition('.')[2]}"
        if known.has(code):
            return [Message(code, told.parameters)]
    return []


def why(game: str, judgement: Judgement) -> Message | None:
    """The best plan's main reason that doesn't apply to what was played; None if all apply to both.

    Reasons for the plan come before those against it, and facts about the board before figures.
    """
    known, shared = Words(), {reason.message for reason in judgement.played.reasons}

    def rank(reason: Reason) -> tuple[bool, bool, float]:
        theme = f"{game}.theme.{reason.message.code.rpartition('.')[2]}"
        return reason.weight < 0, not known.has(theme), -abs(reason.weight)

    own = [reason for reason in judgement.best.reasons if reason.message not in shared]
    return min(own, key=rank).message if own else None


def candidates(position: Position, analysis: Analysis) -> tuple[Line, ...]:
    """The best few plans, in an order that does not reveal which is best.

    One for each first action or, from a bot that compares whole turns, one for each turn.
    """
    best: dict[object, Line] = {}
    whole = find_game(analysis.game).bot(analysis.bot).info.weighs
    for line in analysis.lines:
        best.setdefault(line.actions if whole else line.actions[0], line)
    shown = list(best.values())[:CANDIDATES]
    order = position.legal()
    return tuple(sorted(shown, key=lambda line: (order.index(line.actions[0]), line.actions)))


def opened(hint: Hint, position: Position, analysis: Analysis) -> Hint:
    """The hint with as much of the analysis as its stage allows."""
    return replace(
        hint,
        theme=theme(position, analysis),
        candidates=candidates(position, analysis) if hint.stage >= Stage.CANDIDATES else (),
        analysis=analysis if hint.stage >= Stage.RANKED else None,
    )


class Answer(Enum):
    """A person's answer to a warning. Closing the warning means ``RETHINK``."""

    PLAY_ANYWAY = "play_anyway"
    RETHINK = "rethink"
    SHOW_HINT = "show_hint"
    STOP_WARNING = "stop_warning"


@dataclass(frozen=True, slots=True)
class Warned:
    """A mistake that is not final yet.

    Attributes:
        judgement: what it would cost, together with what was played before it in this turn.
        action: what has been held back.
        answers: what a person may say, in the order to show.
    """

    judgement: Judgement
    action: Action
    answers: tuple[Answer, ...] = tuple(Answer)
