"""What the seated bots give away, and the adviser that adds it."""

import pytest

from engines.contract.analysis import Unit
from engines.contract.bot import Bot, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.given_away import GivenAway, Turns, shipped
from engines.games.lange_strasse.snapshot import Snapshot
from engines.labs.lange_strasse.giving_away import Measurement
from engines.runtime.errors import RecordError
from tests.games.lange_strasse.play import after

FIRST = "0 0 0 | dice 1 1 5 3 4 6"


def money(bot: Bot, position: Position) -> list[list[float]]:
    """The money of each line, in the order in which the bot gives them."""
    analysis = bot.analyse(Question(position, Budget(playouts=1), 1), Monitor())
    return [[value.mean for value in line.values[Unit.MONEY]] for line in analysis.lines]


def known() -> GivenAway:
    normal, last = Turns(10, -6.0, 4.0, 2.0, 0.5), Turns(5, -9.0, 9.0, 0.0, 1.0)
    to_go = tuple(((float(9 - band), 0.5),) * 3 for band in range(10))
    return GivenAway("lange_strasse", 15, "2026-11-23", {"simple": (normal, last)}, to_go)


def test_every_bot_of_the_ladder_is_known_and_optimal_gives_nothing() -> None:
    found = shipped()
    assert {bot.info.id for bot in GAME.bots} == set(found.bots)
    assert found.games >= 500
    for name, kinds in found.bots.items():
        for kind in kinds:
            assert sum(kind.cents) == pytest.approx(0.0, abs=0.01)
            if name == "optimal":
                assert kind.cents == (0.0, 0.0, 0.0)
            else:
                assert kind.own < 0.0 < kind.error
    # Better players of the ladder give away less.
    simple, nn = found.bots["simple"][0], found.bots["nn"][0]
    assert simple.own < 2 * nn.own


def test_what_is_given_away_goes_to_the_others_and_ends_with_the_game() -> None:
    found = known()
    start, error = found.offsets(Snapshot(), (PERSON, "simple", PERSON))
    assert start == pytest.approx((9 * 2.0, 9 * -6.0 + 0.5 * -9.0, 9 * 4.0 + 0.5 * 9.0))
    assert error == pytest.approx(((9 * 0.5) ** 2 + 0.5**2) ** 0.5)
    late, _ = found.offsets(Snapshot(scores=(8000, 0, 0)), (PERSON, "simple", PERSON))
    assert late == pytest.approx((2.0, -6.0 - 4.5, 4.0 + 4.5))
    last = Snapshot(scores=(10_100, 0, 0), mover=1)
    assert found.offsets(last, (PERSON, PERSON, "simple"))[0] == pytest.approx((9.0, 0.0, -9.0))
    assert found.offsets(last, ("simple", PERSON, PERSON))[0] == (0.0, 0.0, 0.0)
    over = Snapshot(scores=(10_100, 0, 0), over=True)
    assert found.offsets(over, ("simple",) * 3)[0] == (0.0, 0.0, 0.0)


def test_the_adviser_adds_the_same_to_every_decision() -> None:
    position, bot = after(FIRST), GAME.bot("optimal")
    told = bot.at_table((PERSON, "simple", "nn"))
    offsets, _ = shipped().offsets(Snapshot(), (PERSON, "simple", "nn"))
    for plain, other in zip(money(bot, position), money(told, position), strict=True):
        expected = [a + b for a, b in zip(plain, offsets, strict=True)]
        assert other == pytest.approx(expected, abs=0.05)  # the file is rounded
    assert offsets[0] > 20.0
    assert sum(offsets) == pytest.approx(0.0, abs=0.5)


def test_the_order_of_play_decides_who_comes_after_whom() -> None:
    """The order 3, 1, 2 gives the same values as 1, 2, 3 with the bots seated accordingly."""
    bot = GAME.bot("optimal")
    one = bot.at_table((PERSON, "simple", "nn"))
    other = bot.at_table(("simple", "nn", PERSON))
    turned = after("0 0 0 | seat 3 | dice 1 1 5 3 4 6 | order 3 1 2")
    for first, second in zip(money(one, after(FIRST)), money(other, turned), strict=True):
        assert second == pytest.approx([first[1], first[2], first[0]], abs=0.05)


def test_a_table_without_bots_is_the_plain_one() -> None:
    bot = GAME.bot("optimal")
    assert bot.at_table((PERSON,) * 3) is bot
    assert bot.at_table((PERSON, "optimal", "foreign:somebody")) is bot


def test_a_measurement_repeats_and_can_be_saved() -> None:
    def measured() -> GivenAway:
        measurement = Measurement(GAME.bots, 3)
        monitor = Monitor()
        monitor.start(Budget(playouts=1))
        measurement.play(2, monitor)
        return measurement.result("2026-11-23")

    found = measured()
    assert found == measured()
    assert found.games == 2
    assert GivenAway.from_json(found.to_json()) == found
    with pytest.raises(RecordError, match="parlour-lab lange-strasse give-away"):
        GivenAway.from_json("{")


def test_the_progress_of_more_games_begins_again() -> None:
    class Listening(Monitor):
        def publish(self, progress: float, analysis: object = None) -> None:
            heard.append(progress)

    heard: list[float] = []
    measurement = Measurement(GAME.bots[:1], 3)
    for _ in range(2):
        measurement.play(2, Listening())
    assert heard == [0.5, 1.0, 0.5, 1.0]
    assert measurement.games == 4
