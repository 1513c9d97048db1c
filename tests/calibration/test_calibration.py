"""The calibration games are the games they claim to be."""

import numpy as np
import pytest

from engines.contract.position import Position
from engines.runtime.errors import IllegalAction, ParseError
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE
from tests.calibration.games import KUHN, LEDUC, PIG, TIC_TAC_TOE, CalibrationGame
from tests.calibration.kernels import leduc
from tests.search.tables import GAMES, after, at_random, played, start

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_random_games_end_within_the_bounds(game: CalibrationGame) -> None:
    low, high = game.info.bounds
    for seed in range(30):
        returns = played(start(game), [at_random] * game.info.default_seats, seed)
        assert low <= returns.min()
        assert returns.max() <= high
        if game.info.constant_sum is not None:
            assert returns.sum() == pytest.approx(game.info.constant_sum)


@every_game
def test_outcomes_have_the_frequencies_that_are_listed(game: CalibrationGame) -> None:
    position = start(game)
    luck = stream(1, "luck")
    for _ in range(6):
        if position.turn == CHANCE:
            listed = dict(position.outcomes())
            assert sum(listed.values()) == pytest.approx(1.0)
            drawn = [position.sample(luck) for _ in range(2000)]
            assert set(drawn) <= set(listed)
            for outcome, chance in listed.items():
                assert abs(drawn.count(outcome) / 2000 - chance) < 0.06
            position = position.apply(drawn[0])
        elif position.turn >= 0:
            position = position.apply(position.legal()[0])


@pytest.mark.parametrize(("game", "deals"), [(KUHN, 2), (LEDUC, 2)], ids=["kuhn", "leduc"])
def test_what_is_redrawn_depends_only_on_what_a_seat_knows(
    game: CalibrationGame, deals: int
) -> None:
    """States that a seat cannot tell apart become equal with equal streams."""
    for seat in range(2):
        worlds: dict[int, Position] = {}
        for first in range(3 if game is KUHN else 6):
            for second in range(3 if game is KUHN else 6):
                if first == second:
                    continue
                truth = after(start(game), first, second)
                mine = (first, second)[seat]
                shown = truth.seen_by(seat, stream(7, "fixed"))
                assert worlds.setdefault(mine, shown) == shown
        assert len(worlds) == (3 if game is KUHN else 6)


def test_a_redrawn_card_is_any_other() -> None:
    truth = after(start(LEDUC), 4, 1)
    random = stream(3, "redraw")
    cards = [leduc.GameState.of(truth.seen_by(0, random).state).cards[1] for _ in range(3000)]
    assert sorted(set(cards)) == [0, 1, 2, 3, 5]
    assert all(abs(cards.count(card) / 3000 - 0.2) < 0.04 for card in (0, 1, 2, 3, 5))


@pytest.mark.parametrize(
    ("cards", "actions", "returns"),
    [
        ((2, 0), (0, 0), 1.0),
        ((2, 0), (1, 1), 2.0),
        ((0, 2), (1, 0), 1.0),
        ((0, 2), (0, 1, 0), -1.0),
        ((1, 2), (0, 1, 1), -2.0),
    ],
)
def test_kuhn_pays(cards: tuple[int, int], actions: tuple[int, ...], returns: float) -> None:
    assert after(start(KUHN), *cards, *actions).returns().tolist() == [returns, -returns]


@pytest.mark.parametrize(
    ("actions", "returns"),
    [
        # Queen against king; codes of cards are 2 * rank + suit.
        ((2, 4, 1, 1, 3, 1, 1), 1.0),  # the open queen makes a pair
        ((2, 4, 1, 1, 0, 1, 1), -1.0),
        ((2, 4, 2, 0), 1.0),
        ((2, 4, 2, 2, 0), -3.0),
        ((2, 4, 2, 2, 1, 0, 2, 2, 1), -13.0),
        ((2, 3, 2, 1, 0, 1, 1), 0.0),  # two queens share
    ],
)
def test_leduc_pays(actions: tuple[int, ...], returns: float) -> None:
    assert after(start(LEDUC), *actions).returns().tolist() == [returns, -returns]


def test_leduc_folds_only_to_a_bet_and_raises_twice() -> None:
    dealt = after(start(LEDUC), 0, 1)
    assert dealt.legal() == (leduc.CALL, leduc.RAISE)
    raised = after(dealt, leduc.RAISE)
    assert raised.legal() == (leduc.FOLD, leduc.CALL, leduc.RAISE)
    assert after(raised, leduc.RAISE).legal() == (leduc.FOLD, leduc.CALL)


def test_pig_banks_or_loses_the_turn() -> None:
    rolled = after(start(PIG), 0, 6, 0, 5)
    assert after(rolled, 1).state.tolist() != after(rolled, 0, 1).state.tolist()
    assert after(rolled, 0, 1).turn == after(rolled, 1).turn == 1
    assert after(start(PIG, target=10), 0, 6, 0, 5).returns().tolist() == [1.0, 0.0]


def test_tic_tac_toe_is_won_by_a_row() -> None:
    won = after(start(TIC_TAC_TOE), 0, 3, 1, 4, 2)
    assert won.returns().tolist() == [1.0, 0.0]


@every_game
def test_texts(game: CalibrationGame) -> None:
    position = start(game)
    assert Position.parse(game, position.text()) == position
    action = position.legal()[0] if position.turn >= 0 else position.outcomes()[0][0]
    assert position.parse_action(position.action_text(action)) == action
    assert position.owner == max(0, position.turn)
    with pytest.raises(ParseError):
        game.parse_position("1 2 x")
    with pytest.raises(ParseError):
        game.parse_position(" ".join(["0"] * 99))
    with pytest.raises(IllegalAction):
        position.parse_action("nonsense")


def test_policies_are_legal() -> None:
    for game in GAMES:
        position = start(game)
        luck = stream(2, game.id)
        while position.turn != -2:
            if position.turn == CHANCE:
                position = position.apply(position.sample(luck))
            else:
                wanted = game.kernel.policy(position.state, luck)
                assert wanted in position.legal()
                position = position.apply(wanted)
        assert np.isfinite(position.returns()).all()
