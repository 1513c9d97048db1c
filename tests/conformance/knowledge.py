"""Checks that no seat can find out what it must not know.

A seat may know what it has observed (``Kernel.observe``) and nothing else. ``Belief`` follows, from
the start of a game, every state that fits the observations of one seat, with its probability.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Final, Self

import numpy as np
from scipy import stats

from engines.contract.position import Position
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, Action, Seat
from tests.conformance.rules import SURPRISE
from tests.conformance.tables import Step, spread
from tests.conformance.texts import choices

MAX_STATES: Final = 2000
"""A belief that grows beyond this is not followed any further."""
DRAWS: Final = 400
FAR: Final = 6.0
"""Two means of the same distribution are never this many standard errors apart."""


def redrawn(position: Position, seat: Seat, count: int, purpose: str) -> list[Position]:
    """What ``seat`` may be shown, ``count`` times."""
    random = stream(5, purpose, seat)
    return [position.seen_by(seat, random) for _ in range(count)]


def observed(position: Position, action: Action, seat: Seat) -> int:
    return position.game.kernel.observe(position.state, action, seat)


def check_perfect_information(step: Step) -> None:
    """Where nothing is hidden, nothing is redrawn and everything is observed."""
    for seat in range(step.position.seats):
        assert redrawn(step.position, seat, 1, "perfect") == [step.position]
        assert observed(step.position, step.action, seat) == step.action
        assert step.position.view(seat) == step.position.view()


def check_what_stays(position: Position) -> None:
    """A redraw keeps all that the seat knows, so what is really hidden influences no view."""
    legal = position.legal()
    for seat in range(position.seats):
        view, standings = position.view(seat), position.game.standings(position.state, seat)
        for seen in redrawn(position, seat, 5, "stays"):
            assert seen.turn == position.turn
            assert seen.owner == position.owner
            assert seen.moment == position.moment
            assert seen.view(seat) == view, "the view shows what is hidden"
            assert seen.game.standings(seen.state, seat) == standings
            if position.turn == seat:
                assert seen.legal() == legal
                for action in legal:
                    assert observed(seen, action, seat) == action
                    assert observed(position, action, seat) == action


def check_what_looks_alike(position: Position) -> None:
    """After actions that a seat cannot tell apart, it sees the same."""
    choices = position.legal() or tuple(action for action, _ in position.outcomes()[:200])
    for seat in range(position.seats):
        alike: defaultdict[int, list[Action]] = defaultdict(list)
        for action in choices:
            code = observed(position, action, seat)
            assert code >= 0
            alike[code].append(action)
        for first, *others in alike.values():
            if others:
                view = position.apply(first).view(seat)
                same = (position.apply(other).view(seat) == view for other in others)
                assert all(same), "the view tells more than was observed"


def check_peeking(position: Position) -> None:
    """What is shown has the same distribution if it is drawn from a redrawn position."""
    for seat in range(position.seats):
        once = redrawn(position, seat, DRAWS, "once")
        other_truth = redrawn(position, seat, 1, "truth")[0]
        again = redrawn(other_truth, seat, DRAWS, "again")
        assert _apart(once, again) < FAR


def _apart(one: list[Position], other: list[Position]) -> float:
    """The largest difference between the means of any byte of the states, in standard errors."""
    a, b = (
        np.frombuffer(b"".join(p.key for p in positions), np.uint8).reshape(len(positions), -1)
        for positions in (one, other)
    )
    varies = (a != a[0]).any(axis=0) | (b != b[0]).any(axis=0)
    assert (a[0] == b[0])[~varies].all(), "some parts of the truth are never redrawn"
    # Most of a state never varies, and is left out for the sake of speed.
    x, y = (found[:, varies].astype(np.float64) for found in (a, b))
    errors = np.sqrt(x.var(axis=0) / len(one) + y.var(axis=0) / len(other))
    gaps = np.abs(x.mean(axis=0) - y.mean(axis=0))
    return float((gaps / errors).max(initial=0.0))


class Belief:
    """The states that fit what one seat has observed, each with its weight.

    Attributes:
        positions: by their keys.
        certain: every weight is known, because nothing but chance was hidden so far.
    """

    def __init__(self, start: Position, seat: Seat) -> None:
        self.seat = seat
        self.positions = {start.key: start}
        self.weights: dict[bytes, float] = {start.key: 1.0}
        self.certain = True

    def after(self, step: Step) -> Self | None:
        """The belief after a step, or None if it cannot be followed."""
        code = observed(step.position, step.action, self.seat)
        positions: dict[bytes, Position] = {}
        weights: defaultdict[bytes, float] = defaultdict(float)
        for key, position in self.positions.items():
            assert position.turn == step.position.turn, "the seat does not know whose turn it is"
            if position.turn == CHANCE and not position.outcomes():
                return None
            fitting = list(self._fitting(position, code))
            if position.turn >= 0 and len(fitting) > 1:
                self.certain = False
            for action, chance in fitting:
                following = position.apply(action)
                positions[following.key] = following
                weights[following.key] += self.weights[key] * chance
            if len(positions) > MAX_STATES:
                return None
        self.positions, self.weights = positions, weights
        return self

    def _fitting(self, position: Position, code: int) -> Iterator[tuple[Action, float]]:
        choices = position.outcomes() or tuple((action, 1.0) for action in position.legal())
        return ((a, p) for a, p in choices if observed(position, a, self.seat) == code)

    def check(self, truth: Position) -> None:
        """Redraws are states that fit the observations, as often as their weights say."""
        assert truth.key in self.positions
        drawn = redrawn(truth, self.seat, 20, "fits")
        assert {p.key for p in drawn} <= set(self.positions), "a redraw contradicts what was seen"
        if self.certain and 1 < len(self.positions) <= DRAWS // 20:
            counts = Counter(p.key for p in redrawn(truth, self.seat, DRAWS, "weights"))
            total = sum(self.weights.values())
            expected = [self.weights[key] / total * DRAWS for key in self.positions]
            found = [counts[key] for key in self.positions]
            assert stats.chisquare(found, expected).pvalue > SURPRISE


def check_twins(steps: tuple[Step, ...]) -> None:
    """What is shown does not depend on the truth.

    A *twin* of a game differs in one step that the seat could not see. In both, the seat has
    observed the same and must be shown the same, from the same distribution.
    """
    for seat in range(steps[0].position.seats):
        hidden = [
            step for step in steps if observed(step.position, step.action, seat) != step.action
        ]
        for step in spread(hidden, 4):
            for twin in islice(_twins(step, seat), 2):
                truth, other = _followed(twin, steps[step.ply :], seat)
                assert truth.view(seat) == other.view(seat), "the view shows what is hidden"
                assert truth.game.standings(truth.state, seat) == other.game.standings(
                    other.state, seat
                )
                shown = redrawn(truth, seat, DRAWS, "truth")
                assert _apart(shown, redrawn(other, seat, DRAWS, "other truth")) < FAR


def _twins(step: Step, seat: Seat) -> Iterator[Position]:
    """Positions after other actions that look the same to ``seat``."""
    code = observed(step.position, step.action, seat)
    for action in choices(step.position):
        if action != step.action and observed(step.position, action, seat) == code:
            yield step.position.apply(action)


def _followed(twin: Position, steps: tuple[Step, ...], seat: Seat) -> tuple[Position, Position]:
    """The same steps played after the twin, as far as they are possible and look the same."""
    truth = steps[0].position.apply(steps[0].action)
    for step in steps[1:]:
        if twin.turn != step.position.turn:
            break
        if step.action not in (twin.legal() or [a for a, _ in twin.outcomes()] or [step.action]):
            break
        if observed(twin, step.action, seat) != observed(step.position, step.action, seat):
            break
        following = step.position.apply(step.action)
        if following.is_over:  # the result may tell what nobody has seen
            break
        truth, twin = following, twin.apply(step.action)
    return truth, twin


def check_beliefs(steps: tuple[Step, ...]) -> None:
    """From the start of a game, as far as it can be followed, redraws fit what was observed."""
    for seat in range(steps[0].position.seats):
        belief: Belief | None = Belief(steps[0].position, seat)
        for step in steps:
            if belief is None:
                break
            belief.check(step.position)
            belief = belief.after(step)
