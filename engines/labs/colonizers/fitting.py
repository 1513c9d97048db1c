"""Fit ``kernels.evaluation`` to finished games: who wins, predicted at the start of each round.

``parlour-lab colonizers fit`` runs this. Thousands of games by rules of thumb teach the value of
cards and Omnium; fewer games between the bots, at tables as people set them up, teach what they
are worth to each bot. In these games the adviser's rollouts go to the end, so it needs no
evaluation.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.colonizers.kernels import evaluation
from engines.games.colonizers.kernels.evaluation import INPUTS
from engines.games.colonizers.kernels.evaluation import UNITS as HIDDEN
from engines.games.colonizers.kernels.generators import Generators
from engines.games.colonizers.kernels.matches import new_memory, play_match
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.network import ADVISER, WHO, Floats, Network
from engines.games.colonizers.original import Kind, arrays, net_random, twister
from engines.games.colonizers.plans import TO_THE_END, Plan
from engines.games.colonizers.snapshot import Snapshot, read, write
from engines.runtime import streams
from engines.runtime.executor import Executor

Ints = npt.NDArray[np.int64]

KINDS: Final = {
    "random": Kind.RANDOM,
    "heuristic": Kind.HEURISTIC,
    "policy": Kind.POLICY,
    "maxn": Kind.FAIR_MAXN,
    "ismcts_200": Kind.OTHER_TREE,
    ADVISER: Kind.TREE,
}
_BY_RULE: Final = {"random": 0.12, "heuristic": 0.33, "policy": 0.55}
_ALIKE: Final = 0.3
"""Share of the games by rules of thumb in which all seats follow the rollout policy."""
_MIDDLE: Final = ("heuristic", "maxn", "ismcts_200")
_ANYBODY: Final = ("random", *_MIDDLE, ADVISER, ADVISER)
_TABLES: Final = (0.35, 0.65, 0.85)
"""Cumulative shares of the bots' games: all advisers; one adviser; none (the rest: any bots)."""
_RATE: Final = 0.01
_LAST_RATE: Final = 0.02
"""The learning rate of the last pass, as a share of the first."""
_BATCH: Final = 1024
_DECAY: Final = 1e-3
_WEIGHT: Final = 6.0
"""Weight of a position in the bots' games; in games by rules of thumb it is 1."""
_HELD: Final = 10
"""One game in this many is held out to test the fit."""
_NET_SEEDS: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a fit.

    Attributes:
        by_rule: games by rules of thumb.
        games: games between the bots.
        iterations: of the adviser in these, per decision.
        passes: over all positions.
    """

    by_rule: int = 12_694
    games: int = 975
    iterations: int = 400
    passes: int = 8
    seed: int = 1


class TrainingData(NamedTuple):
    """Positions at the starts of rounds, and who won.

    Attributes:
        inputs: ``float64[positions, seats, inputs]``, the inputs of ``kernels.evaluation``.
        who: ``int64[positions, seats]``, indices into ``WHO``.
        winner: ``int64[positions]``, a seat.
        game: ``int64[positions]``, its number.
    """

    inputs: Floats
    who: Ints
    winner: Ints
    game: Ints

    def some(self, chosen: Any) -> "TrainingData":
        """The positions chosen by a mask or by indices."""
        return TrainingData(*(each[chosen] for each in self))


def joined(parts: Sequence[TrainingData]) -> TrainingData:
    return TrainingData(*map(np.concatenate, zip(*parts, strict=True)))


def tables(seed: int, games: int, *, by_rule: bool) -> list[tuple[str, ...]]:
    """The bots by seat, for each game; ``by_rule``: only rules of thumb."""
    random = np.random.default_rng(seed)
    return [_ruled(random) if by_rule else _bots(random) for _ in range(games)]


def _ruled(random: np.random.Generator) -> tuple[str, ...]:
    bots = tuple(random.choice(list(_BY_RULE), p=list(_BY_RULE.values())) for _ in range(SEATS))
    return ("policy",) * SEATS if random.random() < _ALIKE else tuple(map(str, bots))


def _bots(random: np.random.Generator) -> tuple[str, ...]:
    way = random.random()
    if way < _TABLES[0]:
        return (ADVISER,) * SEATS
    among = _MIDDLE if way < _TABLES[2] else _ANYBODY
    bots = [among[int(random.integers(len(among)))] for _ in range(SEATS)]
    if way < _TABLES[1]:
        bots[int(random.integers(SEATS))] = ADVISER
    return tuple(bots)


def play(
    seating: list[tuple[str, ...]], seed: int, iterations: int, pool: Executor, monitor: Monitor
) -> TrainingData:
    """Training data from a game per seating, fewer if stopped; the same for any executor."""
    empty = np.zeros((0, SEATS), np.int64)
    found = [TrainingData(np.zeros((0, SEATS, evaluation.INPUTS)), empty, empty[:, 0], empty[:, 0])]
    work = partial(_game, seed, iterations, None if pool.remote else monitor)
    for each in pool.map(work, enumerate(seating), monitor):
        found.append(each)
        monitor.publish((len(found) - 1) / len(seating))
    return joined(found)


def _game(
    seed: int, iterations: int, monitor: Monitor | None, numbered: tuple[int, tuple[str, ...]]
) -> TrainingData:
    """One game; no training data if nobody won, or if the monitor says stop."""
    number, bots = numbered
    trees = (replace(TO_THE_END, iterations=iterations), Plan())
    plans, quotas = arrays(trees)
    memory = new_memory(max(each.nodes(each.iterations) for each in trees))
    state = write(Snapshot())
    rounds = 0
    if monitor is None or not monitor.stop_now():
        play_match(
            np.array([KINDS[bot] for bot in bots], np.int64),
            state,
            Generators(
                net_random(streams.derive(seed, "deck", number) % _NET_SEEDS),
                net_random(streams.derive(seed, "guess", number) % _NET_SEEDS),
                np.array([twister(streams.derive(seed, "bot", number, i)) for i in range(SEATS)]),
            ),
            plans,
            quotas,
            streams.stream(seed, "our", number),
            memory,
        )
        end = read(state)
        rounds = 0 if end.exhausted else min(end.round, len(memory.starts))
    inputs = np.zeros((rounds, SEATS, evaluation.INPUTS))
    evaluation.describe_all(memory.starts[:rounds], inputs)
    winner = read(state).ranking[0] if rounds else 0
    return TrainingData(
        inputs,
        np.tile([WHO.index(bot) for bot in bots], (rounds, 1)).reshape(rounds, SEATS),
        np.full(rounds, winner),
        np.full(rounds, number),
    )


def chances(network: Network, data: TrainingData) -> Floats:
    """Win chances, ``float64[positions, seats]``, as the kernel computes them."""
    _, strength = _look(network, data)
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def _look(network: Network, data: TrainingData) -> tuple[Floats, Floats]:
    """Hidden units ``[positions, seats, units]`` and strengths ``[positions, seats]``."""
    hidden = np.maximum(data.inputs @ network.hidden + network.base(data.who), 0.0)
    return hidden, (hidden @ network.strength) * network.sharpness(data.who)[:, np.newaxis]


def entropy(network: Network, data: TrainingData) -> float:
    """Mean cross entropy of the winners, in nats."""
    given = chances(network, data)[np.arange(len(data.winner)), data.winner]
    return float(-np.log(given).mean())


def fit(
    data: TrainingData, weights: Floats, passes: int, seed: int, monitor: Monitor
) -> Network | None:
    """Minimize the cross entropy of the winners (D. Kingma, J. Ba, "Adam", 2015); None if stopped.

    Args:
        data: what the network learns from.
        weights: the weight of each position.
        passes: over all positions.
        seed: of the initial weights and the order of positions.
        monitor: ends it.
    """
    random = np.random.default_rng(seed)
    found = {
        "hidden": random.normal(0.0, 0.4, (INPUTS, HIDDEN)),
        "who": random.normal(0.0, 0.1, (len(WHO), SEATS, HIDDEN)),
        "before": np.zeros((len(WHO), HIDDEN)),
        "after": np.zeros((len(WHO), HIDDEN)),
        "strength": random.normal(0.0, 0.3, HIDDEN),
        "sharp": np.zeros(len(WHO)),
    }
    means = {name: np.zeros_like(array) for name, array in found.items()}
    squares = {name: np.zeros_like(array) for name, array in found.items()}
    step = 0
    for number in range(passes):
        rate = _RATE * _LAST_RATE ** (number / max(1, passes - 1))
        order = random.permutation(len(data.winner))
        for first in range(0, len(order), _BATCH):
            if monitor.stop_now():
                return None
            chosen = order[first : first + _BATCH]
            slopes = _slopes(Network(**found), data.some(chosen), weights[chosen])
            step += 1
            for name, plain in slopes.items():
                slope = plain + _DECAY * found[name]
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                mean = means[name] / (1 - 0.9**step)
                spread = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                found[name] -= rate * mean / spread
    return Network(**found)


def _slopes(network: Network, data: TrainingData, weights: Floats) -> dict[str, Floats]:
    """Gradients of the weighted cross entropy, for each array of the network."""
    hidden, strength = _look(network, data)
    error = chances(network, data)
    error[np.arange(len(error)), data.winner] -= 1.0
    error *= (weights / weights.sum())[:, np.newaxis]
    sharp = np.zeros(len(WHO))
    np.add.at(sharp, data.who, (error * strength).sum(axis=1, keepdims=True) / SEATS)
    error *= network.sharpness(data.who)[:, np.newaxis]
    back = error[:, :, np.newaxis] * network.strength * (hidden > 0)
    who, before = np.zeros_like(network.who), np.zeros_like(network.before)
    after = before.copy()
    np.add.at(who, (data.who, np.broadcast_to(np.arange(SEATS), data.who.shape)), back)
    np.add.at(before, data.who, np.tri(SEATS, k=-1).T @ back)
    np.add.at(after, data.who, np.tri(SEATS, k=-1) @ back)
    return {
        "hidden": np.tensordot(data.inputs, back, axes=((0, 1), (0, 1))),
        "who": who,
        "before": before,
        "after": after,
        "strength": np.einsum("ps,psu->u", error, hidden),
        "sharp": sharp,
    }


@dataclass(frozen=True, slots=True)
class Fit:
    """A finished fit.

    Attributes:
        network: the weights.
        positions: how many they were fitted to.
        entropy: the cross entropy on the bots' held-out games, in nats.
        unknowing: what it would be with equal chances for all seats.
    """

    network: Network
    positions: int
    entropy: float
    unknowing: float


def learn(settings: Settings, pool: Executor, monitor: Callable[[str, int], Monitor]) -> Fit | None:
    """Play games with an executor, and fit; None if stopped.

    ``monitor(title, games)`` makes the monitor of each part: games by rules of thumb, then of bots.
    """
    seed, watch = settings.seed, monitor("games by rule", settings.by_rule)
    seating = tables(seed, settings.by_rule, by_rule=True)
    ruled = play(seating, seed, settings.iterations, pool, watch)
    if watch.stop_now():
        return None
    seed, watch = seed + 1, monitor("games of bots", settings.games)
    seating = tables(seed, settings.games, by_rule=False)
    played = play(seating, seed, settings.iterations, pool, watch)
    if watch.stop_now():
        return None
    held = played.game % _HELD == 0
    taught = joined([ruled, played.some(~held)])
    weights = np.ones(len(taught.winner))
    weights[len(ruled.winner) :] = _WEIGHT
    network = fit(taught, weights, settings.passes, settings.seed, watch)
    if network is None:
        return None
    tested = entropy(network, played.some(held)) if held.any() else float("nan")
    return Fit(network, len(weights), tested, float(np.log(SEATS)))
