"""Lineups: what can be played, seeds of blocks, rotations."""

import pytest

from engines.arena.contest import Contest, Entrant
from engines.contract.bot import BotInfo
from engines.runtime.errors import OptionError, UnknownName
from tests.contract.toy import HighCard
from tests.contract.toy_bots import BOTS, ONE_PLAYOUT, Greedy
from tests.raised import raises


def contest(*bots: str, game: str = "toy", **options: int) -> Contest:
    return Contest(game, tuple(Entrant(bot) for bot in bots), seed=7, options=options)


def test_a_sound_contest_is_accepted(toy: HighCard) -> None:
    contest("greedy", "careless", "greedy", rounds=3).check()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (contest("greedy", "careless", game="chess"), "errors-no-game"),
        (contest("greedy", "deep"), "errors-no-bot"),
        (contest("greedy"), "errors-game-not-for-seats"),
        (contest("greedy", "greedy", speed=1), "errors-no-option"),
    ],
)
def test_what_cannot_be_played_is_named(wrong: Contest, message: str, toy: HighCard) -> None:
    with raises((UnknownName, OptionError), message):
        wrong.check()


def test_a_bot_plays_only_with_its_own_numbers_of_seats(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Duellist(Greedy):
        info = BotInfo("duellist", 3, ONE_PLAYOUT, (2, 2))

    monkeypatch.setattr(toy, "bots", (*BOTS, Duellist()), raising=False)
    contest("greedy", "duellist").check()
    with raises(OptionError, "errors-bot-plays-seats-not", id="duellist", low=2, high=2, seats=3):
        contest("greedy", "greedy", "duellist").check()


def test_blocks_have_seeds_of_their_own_that_can_be_read_aloud() -> None:
    seeds = [contest("greedy", "careless").block_seed(block) for block in range(1000)]
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 1_000_000_000 for seed in seeds)
    other = Contest("toy", (), seed=8)
    assert other.block_seed(0) != seeds[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_entrant_has_every_seat_once_and_keeps_its_neighbours(seats: int) -> None:
    line_up = contest(*["greedy"] * seats)
    seatings = [line_up.seating(rotation) for rotation in range(seats)]
    assert seatings[0] == tuple(range(seats))
    for seat in range(seats):
        assert {seating[seat] for seating in seatings} == set(range(seats))
    for seating in seatings:
        assert all((seating[i - 1] + 1) % seats == seating[i] for i in range(seats))
