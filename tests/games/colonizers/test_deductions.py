"""What a seat can work out is exact, and depends on nothing that it cannot know."""

from collections import Counter
from itertools import permutations

import pytest

from engines.contract.messages import Message, message
from engines.games.colonizers import GAME, deductions
from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.kernels.state import COLONISTS, DEAL, PICK, SEATS, SWAP_FIRST
from engines.games.colonizers.reasons import reasons
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.streams import stream
from tests.games.colonizers.play import at, play, random_game, snapshot
from tests.games.colonizers.test_knowledge import PICKED, SPY


def counted(state: Snapshot, viewer: int) -> list[list[float]]:
    """By colonist, the chance of each seat in all deals and picks that the viewer can't exclude."""
    offered = deductions.offered_to(state, viewer)
    have = SEATS if state.phase > PICK else state.seat
    public = {seat: state.players[seat].colonist for seat in state.exposed}
    public[viewer] = state.players[viewer].colonist
    counts = [[0] * SEATS for _ in range(COLONISTS)]
    total = 0
    for removed, *held, left in permutations(range(COLONISTS)):
        passed_on = set(held[viewer:]) | {left}
        if offered is not None and passed_on != offered:
            continue
        if any(held[s] != c for s, c in public.items() if s < have and c is not None):
            continue
        if state.phase > PICK and state.absent & set(held):
            continue
        total += 1
        for seat, colonist in enumerate(held[:have]):
            counts[colonist][seat] += 1
        assert removed != left
    return [[count / total for count in row] for row in counts]


def inferred(state: Snapshot, viewer: int) -> list[list[float]]:
    """The same, as calculated by ``deductions``."""
    chances = deductions.chances_of_colonists(state, viewer)
    return [[row.get(colonist, 0.0) for row in chances] for colonist in range(COLONISTS)]


@pytest.fixture
def indifferent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody prefers a colonist."""
    monkeypatch.setattr(deductions, "_weights", lambda _state, _seat: [1.0] * COLONISTS)


@pytest.mark.usefixtures("indifferent")
def test_chances_are_those_of_all_possible_deals_and_picks() -> None:
    looked = 0
    for position in random_game(12)[::7]:
        state = snapshot(position)
        if state.phase == DEAL or position.is_over:
            continue
        for viewer in range(SEATS):
            for row, expected in zip(inferred(state, viewer), counted(state, viewer), strict=True):
                assert row == pytest.approx(expected)
            looked += 1
    assert looked > 100


@pytest.mark.usefixtures("indifferent")
@pytest.mark.parametrize("viewer", range(SEATS))
def test_chances_are_those_of_redrawn_positions(viewer: int) -> None:
    position, draws = at(SPY), 400
    random = stream(9, "redraw", viewer)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        for seat, player in enumerate(snapshot(position.seen_by(viewer, random)).players):
            assert player.colonist is not None
            found[player.colonist, seat] += 1
    for colonist, row in enumerate(inferred(snapshot(position), viewer)):
        for seat in range(SEATS):
            assert found[colonist, seat] / draws == pytest.approx(row[seat], abs=0.12)


def test_deductions_do_not_depend_on_what_is_hidden() -> None:
    told = 0
    for position in random_game(8)[5::11]:
        for seat in range(SEATS):
            random = stream(2, "truth", seat)
            others = [position.seen_by(seat, random) for _ in range(3)]
            said = position.game.deductions(position.state, seat)
            assert [other.game.deductions(other.state, seat) for other in others] == [said] * 3
            told += len(said)
    assert told > 100


def colonist(name: str) -> Message:
    return message(f"colonizers.colonist.{name}")


def test_what_is_said_after_the_picks_is_what_the_table_shows() -> None:
    position = at(PICKED)
    _, *others = position.view(0).players
    gone, *where = GAME.deductions(position.state, 0)
    assert (gone.code, gone["colonist"]) == ("colonizers.deduction.out", colonist("ecologist"))
    for place, name in enumerate(("general", "miner", "opportunist", "visionary")):
        chances = [player.chances[place] for player in others]
        assert where[place] == message(
            "colonizers.deduction.where.three_or_out",
            colonist=colonist(name),
            out=1.0 - sum(chances),
            first=1,
            first_chance=chances[0],
            second=2,
            second_chance=chances[1],
            third=3,
            third_chance=chances[2],
        )


def test_reasons_give_the_chances_that_the_table_shows() -> None:
    position = at(SPY)
    state, view = snapshot(position), position.view(0)
    looked = 0
    for action in range(SWAP_FIRST, SWAP_FIRST + COLONISTS):
        for reason in reasons(state, action):
            told = dict(reason.message.parameters)
            if "chance" in told:
                player = view.players[int(str(told["seat"]))]
                place = player.colonists.index(COLONIST_NAMES[action - SWAP_FIRST])
                assert told["chance"] == player.chances[place]
                looked += 1
    assert looked > 6


def test_known_cards_of_a_hand_are_named() -> None:
    after = play(at(SPY), "Exchange hands with Miner")
    cards = tuple(
        message(f"colonizers.module.{name}") for name in ("oxygen_generator", "marketplace")
    )
    hand = message("colonizers.deduction.hand", seat=1, cards=cards, n=2)
    assert [fact for fact in GAME.deductions(after.state, 0) if fact.code == hand.code] == [hand]
