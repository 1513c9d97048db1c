"""Information-set search on games with a known equilibrium."""

import itertools
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import numpy as np
import pytest

from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.runtime.types import Action
from engines.search import ismcts
from engines.search.ismcts import IsmctsSettings
from engines.search.settings import Playouts
from tests.calibration.games import GUESS, KUHN, LEDUC, TIC_TAC_TOE
from tests.calibration.kernels.guess import END, STAY
from tests.calibration.kernels.kuhn import BET, JACK, KING, PASS, QUEEN
from tests.calibration.kernels.leduc import CALL, FOLD, RAISE
from tests.search.tables import after, ask, at_random, by_policy, played, start

ONE_OBSERVER: Final = IsmctsSettings(several=False)

# Kuhn poker. An information set is a card and the actions so far.
InfoSet = tuple[int, tuple[Action, ...]]
Strategy = Mapping[InfoSet, float]
"""The probability of betting."""

FIRST: Final[tuple[InfoSet, ...]] = tuple(
    (card, so_far) for card in range(3) for so_far in ((), (PASS, BET))
)
SECOND: Final[tuple[InfoSet, ...]] = tuple(
    (card, so_far) for card in range(3) for so_far in ((PASS,), (BET,))
)


def equilibrium(bluff: float) -> Strategy:
    """One of the equilibria; the first seat bets the jack with ``bluff``, 0..1/3 (Kuhn, 1950)."""
    return {
        (JACK, ()): bluff,
        (QUEEN, ()): 0.0,
        (KING, ()): 3 * bluff,
        (JACK, (PASS, BET)): 0.0,
        (QUEEN, (PASS, BET)): bluff + 1 / 3,
        (KING, (PASS, BET)): 1.0,
        (JACK, (PASS,)): 1 / 3,
        (QUEEN, (PASS,)): 0.0,
        (KING, (PASS,)): 1.0,
        (JACK, (BET,)): 0.0,
        (QUEEN, (BET,)): 1 / 3,
        (KING, (BET,)): 1.0,
    }


def at(card: int, so_far: tuple[Action, ...]) -> Position:
    """A decision of Kuhn poker; the other card is any other."""
    other = (card + 1) % 3
    cards = (card, other) if len(so_far) % 2 == 0 else (other, card)
    return after(start(KUHN), *cards, *so_far)


@cache
def payment(cards: tuple[int, int], so_far: tuple[Action, ...]) -> float | None:
    """What the first seat wins, or None if the deal goes on."""
    position = after(start(KUHN), *cards, *so_far)
    return float(position.returns()[0]) if position.is_over else None


def value(first: Strategy, second: Strategy) -> float:
    """What the first seat wins per deal, exactly."""

    def play(cards: tuple[int, int], so_far: tuple[Action, ...]) -> float:
        won = payment(cards, so_far)
        if won is not None:
            return won
        seat = len(so_far) % 2
        bets = (first, second)[seat][cards[seat], so_far]
        return bets * play(cards, (*so_far, BET)) + (1 - bets) * play(cards, (*so_far, PASS))

    return sum(play(cards, ()) for cards in itertools.permutations(range(3), 2)) / 6


def exploitability(strategy: Strategy) -> float:
    """What best replies to both seats win together; 0 in equilibrium."""

    def replies(sets: tuple[InfoSet, ...]) -> list[Strategy]:
        return [
            {**strategy, **dict(zip(sets, bets, strict=True))}
            for bets in itertools.product((0.0, 1.0), repeat=len(sets))
        ]

    best_first = max(value(reply, strategy) for reply in replies(FIRST))
    best_second = min(value(strategy, reply) for reply in replies(SECOND))
    return best_first - best_second


@cache
def searched(playouts: int, seed: int) -> tuple[Strategy, Strategy]:
    """The strategies of a search: by shares of visits, and by its best action."""
    shares: dict[InfoSet, float] = {}
    choices: dict[InfoSet, float] = {}
    for info in (*FIRST, *SECOND):
        result = ask(ismcts.search, at(*info), Budget(playouts=playouts), seed=seed)
        bet = result.find(BET)
        shares[info] = bet.visits / playouts if bet else 0.0
        choices[info] = float(result.best.action == BET)
    return shares, choices


def test_the_known_equilibria() -> None:
    for bluff in (0.0, 0.2, 1 / 3):
        play = equilibrium(bluff)
        assert value(play, play) == pytest.approx(-1 / 18)
        assert exploitability(play) == pytest.approx(0.0, abs=1e-12)
    uniform = dict.fromkeys((*FIRST, *SECOND), 0.5)
    assert exploitability(uniform) == pytest.approx(11 / 12)


@pytest.mark.parametrize("seed", range(5))
def test_kuhn_never_folds_the_king_nor_calls_with_the_jack(seed: int) -> None:
    shares, choices = searched(2_000, seed)
    for so_far in ((BET,), (PASS, BET)):
        assert choices[KING, so_far] == 1.0
        assert choices[JACK, so_far] == 0.0
        assert shares[KING, so_far] > 0.97
        assert shares[JACK, so_far] < 0.03
    assert choices[QUEEN, ()] == 0.0, "betting the queen first is dominated"


@pytest.mark.parametrize("seed", range(5))
def test_kuhn_loses_nothing_to_the_equilibrium(seed: int) -> None:
    """Whoever plays nothing dominated gets the value of the game from either seat."""
    _, choices = searched(2_000, seed)
    best = equilibrium(0.2)
    assert value(choices, best) == pytest.approx(-1 / 18)
    assert value(best, choices) == pytest.approx(-1 / 18)


def test_kuhn_visits_are_far_less_exploitable_than_chance() -> None:
    shares, _ = searched(20_000, 1)
    assert exploitability(shares) < 0.4
    best = equilibrium(0.2)
    assert value(shares, best) == pytest.approx(-1 / 18, abs=0.02)
    assert value(best, shares) == pytest.approx(-1 / 18, abs=0.06)


def test_other_seats_decide_by_their_own_cards() -> None:
    """A bluff wins less if the other decides by a card of its own than if it knows none."""
    values = {
        private: ask(
            ismcts.search, at(JACK, ()), Budget(playouts=20_000), IsmctsSettings(private=private)
        )
        .actions[-1]
        .values[0]
        .mean
        for private in (True, False)
    }
    # A bluff with the jack: the king always calls. Who cannot tell king from queen folds at times.
    assert values[True] < values[False] + 0.2
    assert values[True] < -1.0


@pytest.mark.parametrize("seed", range(3))
def test_a_hidden_action_is_not_seen(seed: int) -> None:
    """One observer guesses the hand that it saw being hidden; with several, nobody saw it."""
    budget = Budget(playouts=5_000)
    several = ask(ismcts.search, start(GUESS), budget, seed=seed)
    stay = several.find(STAY)
    assert several.best.action == END
    assert stay is not None
    assert stay.values[0].mean == pytest.approx(0.5, abs=0.05)

    single = ask(ismcts.search, start(GUESS), budget, ONE_OBSERVER, seed=seed)
    assert single.best.action == STAY
    assert single.best.values[0].mean > 0.95


@pytest.mark.parametrize("several", [True, False])
def test_what_is_really_hidden_changes_nothing(several: bool) -> None:
    settings = IsmctsSettings(several=several)
    positions = [after(start(LEDUC), 2, other) for other in (0, 1, 3, 4, 5)]
    answers = {
        str(ask(ismcts.search, position, Budget(playouts=800), settings).actions)
        for position in positions
    }
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("so_far", "best"),
    [
        ((4, 0, CALL, CALL, 5), RAISE),  # a pair of kings
        ((0, 4, RAISE, RAISE, CALL, 2, RAISE), CALL),  # seat 1: king, queen open
        ((0, 4, CALL, RAISE, CALL, 3, CALL, RAISE), FOLD),  # seat 0: jack, beaten by everything
    ],
)
def test_leduc_plays_sensibly(so_far: tuple[Action, ...], best: Action) -> None:
    position = after(start(LEDUC), *so_far)
    result = ask(ismcts.search, position, Budget(playouts=20_000))
    if best == CALL:
        assert result.best.action in {CALL, RAISE}
    else:
        assert result.best.action == best


@pytest.mark.parametrize(
    ("other", "playouts"), [(at_random, 300), (by_policy, 3_000)], ids=["random", "policy"]
)
def test_leduc_wins(other: Callable[[Position, int], Action], playouts: int) -> None:
    """Over mirrored seats, the search wins chips from random play and from the policy."""

    def search(position: Position, seed: int) -> Action:
        return ask(ismcts.search, position, Budget(playouts=playouts), seed=seed).best.action

    won = [
        played(start(LEDUC), (search, other), seed)[0]
        + played(start(LEDUC), (other, search), seed)[1]
        for seed in range(300)
    ]
    assert np.mean(won) > 2 * np.std(won) / np.sqrt(len(won))


def test_perfect_information_is_a_special_case() -> None:
    position = after(start(TIC_TAC_TOE), 0, 4, 1)
    for settings in (IsmctsSettings(), ONE_OBSERVER):
        result = ask(ismcts.search, position, Budget(playouts=3_000), settings)
        assert result.best.action == 2


def test_a_plan_holds_the_decisions_of_the_same_seat() -> None:
    result = ask(ismcts.search, start(TIC_TAC_TOE), Budget(playouts=2_000))
    assert result.best.continuation == (), "the other seat is next"


def test_the_tree_stops_growing_when_it_is_full() -> None:
    settings = IsmctsSettings(max_nodes=20)
    position = after(start(LEDUC), 2, 1)
    result = ask(ismcts.search, position, Budget(playouts=2_000), settings)
    assert result.work.nodes <= 20
    assert result.work.playouts == 2_000
    assert result.best.action in {CALL, RAISE}


def test_widening_tries_the_policy_first() -> None:
    settings = IsmctsSettings(widening=1.0, widening_power=0.3, playouts=Playouts(guided=False))
    position = after(start(TIC_TAC_TOE), 0, 3, 1, 4)
    result = ask(ismcts.search, position, Budget(playouts=100), settings)
    assert len(result.actions) == 4
    assert result.best.action == 2, "the policy takes a row"
