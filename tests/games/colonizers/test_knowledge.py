"""What seats know, and that nothing else shows (rules, 2.4 and 2.5)."""

from collections import Counter

import pytest

from engines.contract.position import Position
from engines.games.colonizers import deductions
from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.runtime.streams import stream
from tests.games.colonizers.play import at, play, random_game, snapshot

PICKED = (
    "round 1 | seat 1 draw | 1 has 0 | colonist Spy | 2 has 0 | colonist Miner | 3 has 0 | "
    "colonist General | 4 has 0 | colonist Visionary | removed Ecologist | shown 1"
)
SPY = (
    "round 5 | seat 1 power | 1 has 2 | hand G4 B2 | colonist Spy | 2 has 1 | hand N1 N4 | "
    "colonist Miner | 3 has 0 | hand R1 | colonist Visionary | 4 has 5 | hand R1 R2 | "
    "colonist General | removed Ecologist | shown 1"
)


def seen(position: Position, seat: int, times: int = 200) -> list[Position]:
    random = stream(3, "seen", seat)
    return [position.seen_by(seat, random) for _ in range(times)]


def names(colonists: tuple[int, ...]) -> set[str]:
    return {COLONIST_NAMES[colonist] for colonist in colonists}


def test_who_may_be_who_after_the_picks() -> None:
    state = snapshot(at(PICKED))
    passed_on = {"Miner", "General", "Visionary", "Opportunist"}
    assert names(deductions.colonists_of(state, 1, viewer=0)) == passed_on
    assert names(deductions.removed_among(state, viewer=0)) == {"Ecologist"}
    assert names(deductions.colonists_of(state, 3, viewer=1)) == passed_on - {"Miner"}
    assert names(deductions.removed_among(state, viewer=1)) == {"Ecologist"}  # seat 1 is shown
    assert names(deductions.colonists_of(state, 1, viewer=3)) == {"Ecologist", "Miner", "General"}
    assert names(deductions.colonists_of(state, 0, viewer=3)) == {"Spy"}


@pytest.mark.parametrize("viewer", range(4))
def test_every_possible_colonist_is_drawn_equally_often(viewer: int) -> None:
    position = at(PICKED)
    drawn = [snapshot(p) for p in seen(position, viewer, 600)]
    for seat in range(4):
        possible = deductions.colonists_of(snapshot(position), seat, viewer)
        counts = Counter(state.players[seat].colonist for state in drawn)
        assert set(counts) == set(possible)
        assert min(counts.values()) > 0.6 * 600 / len(possible)


def test_an_answer_tells_everybody_who_is_who() -> None:
    state = snapshot(play(at(SPY), "Exchange hands with Visionary"))
    for viewer in (1, 3):
        assert names(deductions.colonists_of(state, 2, viewer)) == {"Visionary"}
    assert all(
        snapshot(p).players[2].colonist == 5
        for p in seen(play(at(SPY), "Exchange hands with Visionary"), 3)
    )


def test_silence_tells_that_nobody_is() -> None:
    after = play(at(SPY), "Exchange hands with Opportunist")
    assert "Opportunist" not in names(deductions.colonists_of(snapshot(after), 1, viewer=0))
    for viewer in range(4):
        for position in seen(after, viewer, 50):
            assert 3 not in [player.colonist for player in snapshot(position).players]


def test_cards_that_were_given_away_stay_known() -> None:
    after = play(at(SPY), "Exchange hands with Miner")
    for viewer in (0, 1):
        for position in seen(after, viewer, 50):
            assert snapshot(position).players[:2] == snapshot(after).players[:2]
    hands = {snapshot(position).players[0].hand for position in seen(after, 2)}
    assert len(hands) > 20
    for position in seen(after, 2, 50):  # seat 2 knows that both seats know
        state = snapshot(position)
        assert state.knows(0, 1).cards == state.players[1].hand
        assert state.knows(1, 0).cards == state.players[0].hand


def test_a_built_card_is_not_known_any_more_and_others_are() -> None:
    text = (
        "round 5 | seat 2 build | 1 has 2 | colonist Spy | 2 has 9 | hand G4 G4 B2 | "
        "colonist Miner | 3 has 0 | colonist Visionary | 4 has 5 | colonist General | "
        "removed Ecologist | shown 1 2 | 1 of 2 knows G4 B2 least 2 sure 2"
    )
    after = snapshot(play(at(text), "Build Oxygen Generator"))
    assert [CODES[card] for card in after.knows(0, 1).cards] == ["B2"]
    assert after.knows(0, 1).least == 1
    after = snapshot(play(at(text), "Build nothing"))
    assert [CODES[card] for card in after.knows(0, 1).cards] == ["G4", "B2"]


def test_known_cards_move_on_with_a_hand() -> None:
    text = SPY.replace("seat 1 power", "seat 3 power").replace("shown 1", "shown 1 2 3")
    text = text.replace("1 has 2 | hand G4 B2 | colonist Spy", "1 has 2 | colonist Visionary")
    text = text.replace("3 has 0 | hand R1 | colonist Visionary", "3 has 0 | colonist Spy")
    text += " | 1 of 2 knows N4 least 1 sure 2"
    after = snapshot(play(at(text), "Exchange hands with Miner"))
    assert [CODES[card] for card in after.knows(0, 2).cards] == ["N4"]
    assert after.knows(0, 1).cards == ()
    assert [CODES[card] for card in after.knows(1, 2).cards] == ["N1", "N4"]


def test_a_card_under_the_deck_is_known_until_it_is_drawn() -> None:
    text = (
        "round 5 | seat 1 keep | 1 has 2 | colonist Spy | 2 has 1 | colonist Miner | 3 has 0 | "
        "colonist Visionary | 4 has 5 | colonist General | removed Ecologist | shown 1 | "
        "drawn G8, R6 | bottom B8 by 3"
    )
    after = play(at(text), "Keep Eco-Dome")
    for position in seen(after, 0, 50):
        assert snapshot(position).bottom[1] == snapshot(after).bottom[1]
        assert snapshot(position).players[0].hand == snapshot(after).players[0].hand
    assert len({snapshot(position).bottom for position in seen(after, 0)}) > 8
    assert {snapshot(position).bottom[0] for position in seen(after, 2, 50)} == {
        snapshot(after).bottom[0]
    }


def test_lost_cards_are_known_to_their_owner() -> None:
    text = PICKED.replace("1 has 0", "1 has 0 | lost G8").replace("round 1", "round 9")
    own = {snapshot(position).players[0].gone for position in seen(at(text), 0, 50)}
    others = {snapshot(position).players[0].gone for position in seen(at(text), 1)}
    assert own == {(3,)}
    assert len(others) > 8


def test_equal_knowledge_gives_equal_redraws() -> None:
    """Two truths that a seat cannot tell apart are redrawn as the same position."""
    for position in random_game(5)[::9]:
        for seat in range(4):
            other = position.seen_by(seat, stream(1, "other truth"))
            one = position.seen_by(seat, stream(2, "redraw"))
            assert other.seen_by(seat, stream(2, "redraw")) == one


def test_redraws_of_whole_games_are_possible_positions() -> None:
    for position in random_game(6)[::7]:
        for seat in range(4):
            redrawn = position.seen_by(seat, stream(4, "possible", seat))
            assert at(redrawn.text()) == redrawn
