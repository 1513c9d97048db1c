"""What bots say besides moving: doubling and draws (rules, 3.8)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from engines.core.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.core.facts import fact
from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Action, Seat
from engines.games.dice_chess.boards import standard_of
from engines.games.dice_chess.bots.lines import values_of
from engines.games.dice_chess.kernels.state import (
    ACCEPT_DOUBLE,
    ACCEPT_DRAW,
    DECLINE_DOUBLE,
    DECLINE_DRAW,
    DOUBLE,
    DOUBLED,
    DRAW_OFFERED,
    MAY_DOUBLE,
    OFFER_DRAW,
    PASS,
    ROLL,
)
from engines.games.dice_chess.sentences import decider
from engines.games.dice_chess.snapshot import Snapshot
from engines.games.dice_chess.talk import (
    CubeRule,
    cautious_accepts_draw,
    cautious_offers_draw,
    deadlock_accepts_draw,
    is_deadlock,
    win_probability,
)
from engines.games.dice_chess.text import DECISIONS

SHARE: Final = "bot.preference.share"
_ANSWERS: Final = {
    DRAW_OFFERED: (ACCEPT_DRAW, DECLINE_DRAW),
    MAY_DOUBLE: (DOUBLE, ROLL),
    DOUBLED: (ACCEPT_DOUBLE, DECLINE_DOUBLE),
}
"""What may be said, yes first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a bot bases its words on.

    Attributes:
        snapshot: where the game stands.
        seat: who decides.
        win: its chance to win as the bot sees it.
        standard: its evaluation in centipawns.
        seed: for bots that leave it to chance.
    """

    snapshot: Snapshot
    seat: Seat
    win: Estimate
    standard: int
    seed: int


class Voice(ABC):
    """How a bot decides about doubles and draws."""

    @abstractmethod
    def doubles(self, judged: Judgement) -> bool:
        """Whether it doubles before its roll."""

    @abstractmethod
    def accepts_double(self, judged: Judgement) -> bool:
        """Whether it plays on for twice the stake."""

    def offers_draw(self, judged: Judgement) -> bool:
        """Whether it offers a draw with its turn."""
        return False

    def accepts_draw(self, judged: Judgement) -> bool:
        """Whether it accepts a draw."""
        return False


class RandomVoice(Voice):
    """Leaves everything to chance."""

    def doubles(self, judged: Judgement) -> bool:
        """15 %."""
        return _chance(judged, "double", 15)

    def accepts_double(self, judged: Judgement) -> bool:
        """50 %."""
        return _chance(judged, "accept double", 50)

    def offers_draw(self, judged: Judgement) -> bool:
        """5 %."""
        return _chance(judged, "draw", 5)

    def accepts_draw(self, judged: Judgement) -> bool:
        """20 %."""
        return _chance(judged, "accept draw", 20)


def _chance(judged: Judgement, purpose: str, percent: int) -> bool:
    from engines.core.kernels.rng import below

    return below(stream(judged.seed, "voice", purpose), 100) < percent


class CubeVoice(Voice):
    """Doubles by its chance to win, and never agrees to a draw."""

    def __init__(self, rule: CubeRule) -> None:
        self.rule = rule

    def doubles(self, judged: Judgement) -> bool:
        """Above its limit."""
        return self.rule.offers(judged.win.mean)

    def accepts_double(self, judged: Judgement) -> bool:
        """Above its limit."""
        return self.rule.accepts(judged.win.mean)


class CautiousVoice(CubeVoice):
    """Takes a draw when late and level, or behind."""

    def offers_draw(self, judged: Judgement) -> bool:
        """Late and level."""
        return cautious_offers_draw(judged.snapshot, judged.standard)

    def accepts_draw(self, judged: Judgement) -> bool:
        """Behind."""
        return cautious_accepts_draw(judged.standard)


class DeadlockVoice(CubeVoice):
    """Takes a draw when nothing can happen any more, or far behind."""

    def offers_draw(self, judged: Judgement) -> bool:
        """Nothing can happen any more."""
        return is_deadlock(judged.snapshot)

    def accepts_draw(self, judged: Judgement) -> bool:
        """Far behind."""
        return deadlock_accepts_draw(judged.standard)


def judge(snapshot: Snapshot, seed: int) -> Judgement:
    """A judgement by the evaluation, from the side of whoever decides."""
    seat = decider(snapshot)
    standard = standard_of(snapshot, seat)
    return Judgement(snapshot, seat, Estimate(win_probability(standard)), standard, seed)


def offers_draw(voice: Voice, position: Position, snapshot: Snapshot, seed: int) -> bool:
    """Whether a bot offers a draw with the turn that it is about to begin."""
    return (
        snapshot.quota is None
        and snapshot.agreements.allowed
        and OFFER_DRAW in position.legal()
        and voice.offers_draw(judge(snapshot, seed))
    )


def said(voice: Voice, judged: Judgement) -> tuple[Action, Action]:
    """The decision between moves, and what it is decided against."""
    phase = judged.snapshot.phase
    yes, no = _ANSWERS[phase]
    if phase == DRAW_OFFERED:
        agrees = voice.accepts_draw(judged)
    elif phase == MAY_DOUBLE:
        agrees = voice.doubles(judged)
    else:
        agrees = voice.accepts_double(judged)
    return (yes, no) if agrees else (no, yes)


def talk_analysis(
    bot: str, voice: Voice, judged: Judgement, work: Work, win: Estimate | None = None
) -> Analysis:
    """Where no micro-move is possible: a double or draw to be decided, or a pass.

    ``win`` is what it tells of its chance to win, if it decides by another figure.
    """
    win = judged.win if win is None else win
    if judged.snapshot.dice:
        lines: tuple[Line, ...] = (_line(judged.seat, PASS, 1.0, win, win.mean),)
    else:
        chosen, other = said(voice, judged)
        seen = judged.win.mean
        lines = (
            _line(judged.seat, chosen, 1.0, win, seen),
            _line(judged.seat, other, 0.0, win, seen),
        )
    return Analysis("dice_chess", bot, judged.seat, Unit.WIN, lines, SHARE, work)


def _line(seat: Seat, action: Action, share: float, win: Estimate, seen: float) -> Line:
    """``seen`` is the chance to win that speaks for or against it."""
    if action == DECLINE_DOUBLE:
        win = Estimate(0.0)
    elif action == ACCEPT_DRAW:
        win = Estimate(0.5)
    return Line(
        actions=(action,),
        names=(DECISIONS[action],),
        preference=share,
        bar=Estimate(share),
        values=values_of(seat, win),
        reasons=(Reason(fact("dice_chess.reason.chance", chance=seen), seen),),
    )
