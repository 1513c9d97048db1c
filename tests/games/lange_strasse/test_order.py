"""Starting player and order of play: any seat may start, and everything follows the order.

A game in another order is the same game with the seats numbered differently, so every figure must
be the same as in the game that is played in the order 1, 2, 3, only at another seat.
"""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.bot import Bot, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.kernels.state import ORDERS, SEATS
from engines.games.lange_strasse.settlement import ranking, settled, transfers
from engines.games.lange_strasse.snapshot import Snapshot, read, write
from engines.runtime import streams
from engines.runtime.errors import ParseError
from engines.runtime.types import Seat
from tests.games.lange_strasse.play import after
from tests.raised import raises

OTHERS = ORDERS[1:]


def seated(snapshot: Snapshot, order: tuple[Seat, ...]) -> Snapshot:
    """The same game, in which the seats of ``order`` have the places 1, 2 and 3."""
    assert snapshot.order == ORDERS[0]
    named = replace(snapshot, order=order)
    return replace(
        named,
        scores=named.by_seat(snapshot.scores),
        strich=named.by_seat(snapshot.strich),
        money=named.by_seat(snapshot.money),
        mover=order[snapshot.mover],
    )


def games(seed: int, count: int = 400) -> list[Position]:
    """Positions of a game by the playout policy."""
    position, random = Position.start(GAME, SEATS), streams.stream(seed)
    found: list[Position] = []
    while not position.is_over and len(found) < count:
        found.append(position)
        if position.is_chance:
            position = position.apply(position.sample(random))
        else:
            position = position.apply(int(GAME.kernel.policy(position.state.copy(), random)))
    return [*found, position]


@pytest.mark.parametrize("order", ORDERS)
def test_the_final_round_is_announced_only_if_someone_has_a_turn_left(
    order: tuple[Seat, ...],
) -> None:
    for place, seat in enumerate(order):
        scores = " ".join("9800" if each == seat else "3000" for each in range(SEATS))
        seats = " ".join(str(each + 1) for each in order)
        text = f"{scores} | seat {seat + 1} | round 9 | order {seats}"
        position = after(text, "1 1 1 2 3 4")
        told = GAME.describe(position.state, position.parse_action("keep 1 1 1 stop"))
        ending = "" if place == SEATS - 1 else "_arrives"
        assert told.code == f"lange_strasse.log.stop{ending}"


@pytest.mark.parametrize("order", OTHERS)
def test_a_game_goes_by_the_order_of_play(order: tuple[Seat, ...]) -> None:
    """Whose turn it is, scores, ties, and payments: all as in order 1, 2, 3, but at other seats."""
    text = f"0 0 0 | seat {order[0] + 1} | round 1 | order {' '.join(str(s + 1) for s in order)}"
    other, random = Position.parse(GAME, text), streams.stream(4)
    for position in games(4, 10_000):
        assert read(other.state) == seated(read(position.state), order)
        assert other.text() == Position.parse(GAME, other.text()).text()
        assert other.moment == position.moment
        assert other.legal() == position.legal()
        if position.is_over:
            money = read(position.state).money
            assert [other.returns()[seat] for seat in order] == [*money]
            break
        if position.is_chance:
            assert other.is_chance
            assert other.owner == order[position.owner]
            other = other.apply(other.sample(random))
        else:
            assert other.turn == order[position.turn]
            other = other.apply(int(GAME.kernel.policy(other.state.copy(), random)))
    assert position.is_over


@given(
    st.lists(st.sampled_from([0, 300, 5000, 10_000, 10_050]), min_size=3, max_size=3),
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.sampled_from(ORDERS),
)
def test_the_settlement_goes_by_the_order(
    scores: list[int], strich: list[bool], order: tuple[Seat, ...]
) -> None:
    in_order = settled(transfers([scores[s] for s in order], [strich[s] for s in order], 9))
    here = settled(transfers(scores, strich, 9, order))
    assert [here[seat] for seat in order] == [*in_order]
    first, second, _ = ranking(scores, order)
    assert scores[first] > scores[second] or order.index(first) < order.index(second)


@pytest.mark.parametrize("bot", GAME.bots, ids=lambda bot: bot.info.id)
def test_bots_see_the_game_by_place(bot: Bot) -> None:
    """The same lines in any order of play, with the values on the seats that they belong to."""
    decisions = [p for p in games(7, 3000) if not p.is_chance and not p.is_over]
    for position in (*decisions[::25], decisions[-1]):
        plain = bot.analyse(Question(position, Budget(playouts=1), 1), Monitor())
        for order in (ORDERS[3], ORDERS[5]):
            other = Position(GAME, write(seated(read(position.state), order)))
            found = bot.analyse(Question(other, Budget(playouts=1), 1), Monitor())
            assert found.seat == order[plain.seat]
            for line, elsewhere in zip(plain.lines, found.lines, strict=True):
                assert (line.actions, line.preference) == (elsewhere.actions, elsewhere.preference)
                assert line.reasons == elsewhere.reasons
                for unit, values in line.values.items():
                    assert [elsewhere.values[unit][seat] for seat in order] == [*values]


def test_luck_belongs_to_the_seats() -> None:
    adviser = GAME.bot("optimal")
    order = ORDERS[4]
    chances = [p for p in games(9, 300) if p.is_chance][::20]
    for position in chances:
        outcome = position.sample(streams.stream(3))
        other = Position(GAME, write(seated(read(position.state), order)))
        found = adviser.luck(other, outcome, Monitor())
        expected = adviser.luck(position, outcome, Monitor())
        assert found is not None
        assert expected is not None
        assert tuple(found[seat] for seat in order) == expected


def test_the_starting_player_moves_first_unless_the_text_says_otherwise() -> None:
    assert Position.parse(GAME, "0 0 0 | order 3 1 2").owner == 2
    assert Position.parse(GAME, "0 0 0").owner == 0
    assert "order" not in Position.parse(GAME, "0 0 0 | order 1 2 3").text()


@pytest.mark.parametrize("order", ["", "1 2", "1 2 2", "0 1 2", "2 3 4", "1 2 3 1"])
def test_an_order_names_each_seat_once(order: str) -> None:
    with raises(ParseError, "errors-not-order-play-name"):
        Position.parse(GAME, f"0 0 0 | order {order}".rstrip())


def test_impossible_positions_go_by_the_order() -> None:
    """In the order 3, 1, 2 only seat 3 has had a turn when it is seat 1's."""
    Position.parse(GAME, "0 0 300 | seat 1 | round 1 | order 3 1 2")
    with raises(ParseError, "errors-seat-cannot-points-before", seat=2):
        Position.parse(GAME, "0 300 300 | seat 1 | round 1 | order 3 1 2")
    with raises(ParseError, "errors-seat-no-points-after", seat=3):
        Position.parse(GAME, "0 0 0 | seat 1 | round 1 | order 3 1 2")


def test_no_game_has_so_many_rounds() -> None:
    with raises(ParseError, "errors-no-round-rounds-count", round=890017):
        Position.parse(GAME, "300 300 300 | seat 1 | round 890017")
