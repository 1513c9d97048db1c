"""What bots do besides moving: doubling and draws (rules, 3.8)."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.messages import message
from engines.contract.position import Position
from engines.games.dice_chess.boards import standard_of
from engines.games.dice_chess.bots.lines import values_of
from engines.games.dice_chess.cube import Verdict, shipped
from engines.games.dice_chess.cube_policy import (
    AGGRESSIVE_CUBE,
    CAUTIOUS_CUBE,
    DEFAULT_CUBE,
    MONTE_CARLO_CUBE,
    CubeRule,
    cautious_accepts_draw,
    cautious_offers_draw,
    deadlock_accepts_draw,
    is_deadlock,
    win_probability,
)
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.messages import decider
from engines.games.dice_chess.snapshot import Snapshot
from engines.games.dice_chess.text import DECISIONS
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.texts import difference
from engines.runtime.types import Action, Seat

SHARE: Final = "bot.preference.share"
_ANSWERS: Final = {
    st.DRAW_OFFERED: (st.ACCEPT_DRAW, st.DECLINE_DRAW),
    st.MAY_DOUBLE: (st.DOUBLE, st.ROLL),
    st.DOUBLED: (st.ACCEPT_DOUBLE, st.DECLINE_DOUBLE),
}
"""The possible answers, yes first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The basis of a bot's doubles and draws.

    Attributes:
        snapshot: the state of the game.
        seat: who decides.
        win: its win chance as the bot sees it.
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
        """Whether it continues for twice the stake."""

    def offers_draw(self, judged: Judgement) -> bool:
        return False

    def accepts_draw(self, judged: Judgement) -> bool:
        return False


class RandomVoice(Voice):
    """Leaves everything to chance."""

    def doubles(self, judged: Judgement) -> bool:
        """15%."""
        return _chance(judged, "double", 15)

    def accepts_double(self, judged: Judgement) -> bool:
        """50%."""
        return _chance(judged, "accept double", 50)

    def offers_draw(self, judged: Judgement) -> bool:
        """5%."""
        return _chance(judged, "draw", 5)

    def accepts_draw(self, judged: Judgement) -> bool:
        """20%."""
        return _chance(judged, "accept draw", 20)


def _chance(judged: Judgement, purpose: str, percent: int) -> bool:
    return below(stream(judged.seed, "voice", purpose), 100) < percent


class CubeVoice(Voice):
    """Doubles by its win chance, and never agrees to a draw."""

    def __init__(self, rule: CubeRule) -> None:
        self.rule = rule

    def doubles(self, judged: Judgement) -> bool:
        """Above its limit."""
        return self.rule.offers(judged.win.mean)

    def accepts_double(self, judged: Judgement) -> bool:
        """Above its limit."""
        return self.rule.accepts(judged.win.mean)


class EquityVoice(Voice):
    """Doubles, takes, and declines by equities (``cube``), and never agrees to a draw."""

    def doubles(self, judged: Judgement) -> bool:
        """If that has a higher value than rolling."""
        return verdict_on(judged, judged.win.mean).doubles

    def accepts_double(self, judged: Judgement) -> bool:
        """If that is better than losing the stake."""
        return verdict_on(judged, judged.win.mean).takes


def verdict_on(judged: Judgement, win: float) -> Verdict:
    """The cube decision of a position in which the decider's win chance is ``win``."""
    snapshot = judged.snapshot
    cube = snapshot.cube
    return shipped().verdict(
        win if judged.seat == snapshot.mover else 1.0 - win,
        (cube.limit // cube.stake).bit_length() - 1,
        owned=cube.owner is not None,
    )


class CautiousVoice(CubeVoice):
    """Takes a draw when late and level, or behind."""

    def offers_draw(self, judged: Judgement) -> bool:
        """Late in an even game."""
        return cautious_offers_draw(judged.snapshot, judged.standard)

    def accepts_draw(self, judged: Judgement) -> bool:
        """Behind."""
        return cautious_accepts_draw(judged.standard)


class DeadlockVoice(CubeVoice):
    """Takes a draw when nothing can happen anymore, or far behind."""

    def offers_draw(self, judged: Judgement) -> bool:
        """Nothing can happen anymore."""
        return is_deadlock(judged.snapshot)

    def accepts_draw(self, judged: Judgement) -> bool:
        """Far behind."""
        return deadlock_accepts_draw(judged.standard)


VOICES: Final[Mapping[str, Voice]] = {
    "random": RandomVoice(),
    "checkmate-aware": CubeVoice(DEFAULT_CUBE),
    "greedy": CubeVoice(DEFAULT_CUBE),
    "aggressive": CubeVoice(AGGRESSIVE_CUBE),
    "expectimax": EquityVoice(),
    "master": EquityVoice(),
    "greedy-v2": CautiousVoice(CAUTIOUS_CUBE),
    "monte-carlo": DeadlockVoice(MONTE_CARLO_CUBE),
}
"""By the id of the bot."""


def judge(snapshot: Snapshot, seed: int) -> Judgement:
    """A judgement based on the evaluation, for the side that decides."""
    seat = decider(snapshot)
    standard = standard_of(snapshot, seat)
    return Judgement(snapshot, seat, Estimate(win_probability(standard)), standard, seed)


def offers_draw(voice: Voice, position: Position, snapshot: Snapshot, seed: int) -> bool:
    """Whether a bot offers a draw before the turn it is about to play."""
    return (
        snapshot.quota is None
        and snapshot.agreements.allowed
        and st.OFFER_DRAW in position.legal()
        and voice.offers_draw(judge(snapshot, seed))
    )


def said(voice: Voice, judged: Judgement) -> tuple[Action, Action]:
    """The action a voice chooses, and the one it rejects."""
    phase = judged.snapshot.phase
    yes, no = _ANSWERS[phase]
    if phase == st.DRAW_OFFERED:
        agrees = voice.accepts_draw(judged)
    elif phase == st.MAY_DOUBLE:
        agrees = voice.doubles(judged)
    else:
        agrees = voice.accepts_double(judged)
    return (yes, no) if agrees else (no, yes)


def talk_analysis(
    bot: str, voice: Voice, judged: Judgement, work: Work, win: Estimate | None = None
) -> Analysis:
    """The analysis where no micro-move is possible: a double, a draw offer, or a pass.

    ``win`` is the win chance to report, if it decides by another figure.
    """
    win = judged.win if win is None else win
    if isinstance(voice, EquityVoice) and judged.snapshot.phase in (st.MAY_DOUBLE, st.DOUBLED):
        lines = _cube_lines(judged)
        return Analysis(
            "dice_chess", bot, judged.seat, Unit.EQUITY, lines, "bot.preference.value", work
        )
    if judged.snapshot.dice:
        lines = (_line(judged.seat, st.PASS, 1.0, win, win.mean),)
    else:
        chosen, other = said(voice, judged)
        seen = judged.win.mean
        lines = (
            _line(judged.seat, chosen, 1.0, win, seen),
            _line(judged.seat, other, 0.0, win, seen),
        )
    return Analysis("dice_chess", bot, judged.seat, Unit.WIN, lines, SHARE, work)


def _line(seat: Seat, action: Action, share: float, win: Estimate, seen: float) -> Line:
    """``seen`` is the win chance that speaks for or against it."""
    if action == st.DECLINE_DOUBLE:
        win = Estimate(0.0)
    elif action == st.ACCEPT_DRAW:
        win = Estimate(0.5)
    return Line(
        actions=(action,),
        names=(DECISIONS[action],),
        preference=share,
        bar=Estimate(share),
        values=values_of(seat, win),
        reasons=(Reason(message("dice_chess.reason.chance", chance=seen), seen),),
    )


def _cube_lines(judged: Judgement) -> tuple[Line, ...]:
    """Both decisions about the cube with their equities, the better one first."""
    if judged.snapshot.phase == st.MAY_DOUBLE:
        worth = {st.ROLL: _no_double, st.DOUBLE: _double}
    else:
        worth = {st.ACCEPT_DOUBLE: _taken, st.DECLINE_DOUBLE: _passed}
    win = judged.win
    low, now, high = (
        verdict_on(judged, min(1.0, max(0.0, each)))
        for each in (win.mean - win.error, win.mean, win.mean + win.error)
    )
    best, other = sorted(worth, key=lambda action: -worth[action](now))
    behind = worth[best](now) - worth[other](now)
    swings = [worth[best](at) - worth[other](at) for at in (low, high)]
    shown = difference(worth[best](now), worth[other](now), 2)
    gap = Estimate(behind, abs(swings[1] - swings[0]) / 2)
    found = []
    for action in (best, other):
        equity = Estimate(worth[action](now), abs(worth[action](high) - worth[action](low)) / 2)
        line = _line(judged.seat, action, equity.mean, win, win.mean)
        sides = (equity, Estimate(-equity.mean, equity.error))
        found.append(
            replace(
                line,
                bar=Estimate(min(1.0, max(0.0, (equity.mean + 1) / 2)), equity.error / 2),
                values={Unit.EQUITY: sides[:: -1 if judged.seat else 1], **line.values},
                reasons=_cube_reasons(judged, now, None if action == best else shown),
                behind=None if action == best else gap,
            )
        )
    return tuple(found)


def _no_double(found: Verdict) -> float:
    return found.no_double


def _double(found: Verdict) -> float:
    return found.double


def _taken(found: Verdict) -> float:
    return -found.take


def _passed(found: Verdict) -> float:
    return -found.drop


def _cube_reasons(judged: Judgement, found: Verdict, cost: float | None) -> tuple[Reason, ...]:
    """The verdict with the three equities of the doubler; then what it is based on.

    For the worse decision, what it gives up comes first.
    """
    kind = f"{'double' if found.doubles else 'no_double'}_{'take' if found.takes else 'pass'}"
    equities = {"no_double": found.no_double, "take": found.take, "drop": found.drop}
    verdict = Reason(message(f"dice_chess.reason.cube_{kind}", **equities), 2.0)
    if cost is not None:
        return Reason(message("dice_chess.reason.cube_cost", loss=cost), -3.0), verdict
    told = [verdict, Reason(message("dice_chess.reason.chance", chance=judged.win.mean), 1.5)]
    if judged.snapshot.phase == st.DOUBLED:
        told.append(Reason(message("dice_chess.reason.take_point", chance=found.take_point), 1.0))
    elif found.window is not None:
        opens, closes = found.window
        window = {"opens": opens, "closes": closes}
        told.append(Reason(message("dice_chess.reason.window", **window), 1.0))
    return tuple(told)
