"""The rules where they are easy to get wrong (rules, 1.8), and the scores."""

import pytest

from engines.contract.position import Position
from engines.games.colonizers import GAME
from engines.games.colonizers.cards import CODES, copies_of
from engines.games.colonizers.kernels.state import CARDS, TYPES
from tests.games.colonizers.play import at, play, random_game, snapshot, texts

FOUR = "colonist Visionary | 2 has 3 | colonist Spy | 3 has 1 | colonist Miner | 4 has 0"
TABLE = f"{FOUR} | hand N1 | colonist General | removed Ecologist"
SEVEN = "colony R1 R1 R1 R1 R2 R2 R2"


def test_a_visionary_with_four_cards_loses_the_card_that_it_keeps() -> None:
    start = at(f"round 9 | seat 1 draw | 1 has 0 | hand G4 G4 G4 G4 | {TABLE} | shown 1")
    drawn = play(start, "Draw modules", "Card Quarry", "Card Garrison", "Card Barracks")
    kept = snapshot(play(drawn, "Keep Garrison"))
    assert [CODES[card] for card in kept.players[0].hand] == ["G4", "G4", "G4", "G4", "B5"]
    assert [CODES[card] for card in kept.players[0].gone] == ["R1"]
    assert [(CODES[card], by) for card, by in kept.bottom] == [("R2", 0)]


def test_a_visionary_with_five_cards_gets_nothing() -> None:
    start = at(f"round 9 | seat 1 draw | 1 has 0 | hand G4 G4 G4 G4 N1 | {TABLE} | shown 1")
    assert texts(start) == ["Take Omnium"]
    after = play(start, "Take Omnium")
    assert snapshot(after).players[0].omnium == 2
    assert after.turn == 0


def all_but(deck: int) -> str:
    """A hand and the lost cards that leave ``deck`` cards in the deck."""
    codes = [code for card, code in enumerate(CODES) for _ in range(copies_of(card))]
    lost = " ".join(codes[deck + 7 :])
    return f"hand {' '.join(sorted(codes[deck : deck + 3], key=CODES.index))} | lost {lost}"


def drained(deck: int, colonist: str) -> Position:
    seats = "2 has 0 | colonist Spy | 3 has 0 | colonist Miner | 4 has 0 | colonist General"
    codes = [code for card, code in enumerate(CODES) for _ in range(copies_of(card))]
    rest = f"colony {' '.join(codes[deck + 3 : deck + 7])}"
    return at(
        f"round 30 | seat 1 draw | 1 has 0 | {all_but(deck)} | {rest} | colonist {colonist} | "
        f"{seats} | removed Ecologist | shown 1"
    )


@pytest.mark.parametrize(
    ("deck", "colonist", "drawn"),
    [
        (0, "Opportunist", True),
        (1, "Opportunist", True),
        (2, "Opportunist", False),
        (0, "Visionary", True),
        (1, "Visionary", True),
        (2, "Visionary", True),
        (3, "Visionary", False),
    ],
)
def test_a_deck_that_is_used_up(deck: int, colonist: str, drawn: bool) -> None:
    position = play(drained(deck, colonist), "Draw modules")
    while position.is_chance:
        position = position.apply(position.outcomes()[0][0])
    assert position.is_over is drawn
    if drawn:
        assert position.returns().tolist() == [0.25] * 4
        assert position.view().ranking == ()


def test_a_visionary_may_take_omnium_from_an_empty_deck() -> None:
    after = play(drained(0, "Visionary"), "Take Omnium")
    assert snapshot(after).players[0].omnium == 2
    assert len(snapshot(after).players[0].hand) == 3


def test_two_cards_of_a_type_are_one_choice() -> None:
    start = at(f"round 2 | seat 1 keep | 1 has 0 | {TABLE} | shown 1 | drawn B5, B5")
    assert texts(start) == ["Keep Quarry"]
    kept = snapshot(play(start, "Keep Quarry"))
    assert [CODES[card] for card in kept.players[0].hand] == ["B5"]
    assert [CODES[card] for card, _ in kept.bottom] == ["B5"]


SPY = (
    "round 3 | seat 1 power | 1 has 2 | hand G4 B2 | colonist Spy | 2 has 1 | colonist Miner | "
    "3 has 0 | hand N1 | colonist Visionary | 4 has 5 | hand R1 R2 | colonist General | "
    "removed Ecologist | shown 1"
)
THIEF = SPY.replace("colonist Spy", "colonist Opportunist")


def test_hands_are_exchanged_with_an_empty_hand() -> None:
    after = snapshot(play(at(SPY), "Exchange hands with Miner"))
    assert after.players[0].hand == ()
    assert [CODES[card] for card in after.players[1].hand] == ["G4", "B2"]
    assert after.knows(0, 1).cards == after.players[1].hand
    assert after.exposed == {0, 1}


@pytest.mark.parametrize("start", [SPY, THIEF])
@pytest.mark.parametrize("colonist", ["Ecologist", "Opportunist", "Spy"])
def test_nobody_answers_for_an_unused_colonist(start: str, colonist: str) -> None:
    position = at(start)
    kind = "Exchange hands with" if start == SPY else "Steal from"
    if f"{kind} {colonist}" not in texts(position):
        assert colonist == ("Spy" if start == SPY else "Opportunist")
        return
    after = snapshot(play(position, f"{kind} {colonist}"))
    assert after.players == snapshot(position).players
    assert len(after.absent) == 1


@pytest.mark.parametrize(("victim", "stolen"), [("Visionary", 0), ("Miner", 1), ("General", 2)])
def test_nobody_loses_more_than_there_is(victim: str, stolen: int) -> None:
    before, after = snapshot(at(THIEF)), snapshot(play(at(THIEF), f"Steal from {victim}"))
    assert after.players[0].omnium == before.players[0].omnium + stolen
    assert sum(player.omnium for player in after.players) == 8


def test_a_power_may_stay_unused_and_others_have_none() -> None:
    assert texts(at(SPY))[-1] == "Name nobody"
    assert texts(at(SPY.replace("colonist Spy", "colonist Opportunist")))[-1] == "Name nobody"
    assert texts(at(f"round 3 | seat 1 power | 1 has 0 | {TABLE} | shown 1")) == ["Name nobody"]


def test_the_round_is_completed_after_the_eighth_module() -> None:
    position = at(
        f"round 9 | seat 1 build | 1 has 9 | hand R3 | {SEVEN} | colonist Spy | 2 has 0 | "
        "colonist Miner | 3 has 0 | colonist Visionary | 4 has 0 | colonist General | "
        "removed Ecologist | shown 1"
    )
    position = play(position, "Build Military Academy")
    assert position.view().last_round
    for turn in (1, 2, 3):
        assert position.turn == turn
        position = play(position, "Take Omnium")
        while position.is_chance:
            position = position.apply(position.outcomes()[0][0])
        position = play(position, "Name nobody", "Build nothing")
    assert position.is_over
    assert position.returns().tolist() == [1.0, 0.0, 0.0, 0.0]


def ended(*colonies: str, reference: bool = False) -> Position:
    names = ("Spy", "Miner", "Visionary", "General")
    seats = [
        f"{seat + 1} has 0 | {f'colony {colony} | ' if colony else ''}colonist {names[seat]}"
        for seat, colony in enumerate(colonies)
    ]
    order = "Ecologist General Miner Opportunist Spy Visionary"
    mode = f" | reference {order}" if reference else ""
    return at(
        f"round 20 | seat 4 over | {' | '.join(seats)} | removed Ecologist | shown 1 2 3 4{mode}"
    )


def test_full_colonies_score_four_and_two_or_four_each() -> None:
    one, two = "R1 R1 R1 R1 R2 R2 R2 R2", "N1 N1 N1 N1 B2 B2 B2 B3"
    assert snapshot(ended("", one, two, "")).scores == (0, 12 + 4, 13 + 2, 0)
    assert ended("", one, two, "").returns().tolist() == [0.0, 1.0, 0.0, 0.0]
    assert snapshot(ended("", one, two, "", reference=True)).scores == (0, 16, 17, 0)
    assert ended("", one, two, "", reference=True).returns().tolist() == [0.0, 0.0, 1.0, 0.0]


def test_the_lower_seat_wins_a_tie() -> None:
    full = "R1 R1 R1 R1 R2 R2 R2 R2"
    position = ended("N12", full, "", "")
    assert snapshot(position).scores == (16, 16, 0, 0)
    assert snapshot(position).ranking == (0, 1, 2, 3)
    assert position.returns().tolist() == [1.0, 0.0, 0.0, 0.0]


def test_income_comes_with_either_choice() -> None:
    table = (
        "round 5 | seat 1 draw | 1 has 1 | colony R1 R1 G4 | colonist General | 2 has 3 | "
        "colonist Spy | 3 has 1 | colonist Miner | 4 has 0 | colonist Ecologist | "
        "removed Visionary | shown 1"
    )
    assert snapshot(play(at(table), "Take Omnium")).players[0].omnium == 1 + 2 + 2
    assert snapshot(play(at(table), "Draw modules")).players[0].omnium == 1 + 2


@pytest.mark.parametrize("seed", range(4))
def test_there_are_always_the_same_cards(seed: int) -> None:
    for position in random_game(seed):
        state = snapshot(position)
        assert min(state.fresh) >= 0
        assert len(state.dealt) + sum(state.fresh) == CARDS
        assert len(state.fresh) == TYPES


def test_games_are_as_long_as_published() -> None:
    """Rules, 1.7: 13.3 rounds (8 to 18) and a mean score of 24.8 with the rule of thumb."""
    ends = [snapshot(random_game(seed, policy=True)[-1]) for seed in range(60)]
    assert 12.5 < sum(end.round for end in ends) / len(ends) < 14.1
    scores = [score for end in ends for score in end.scores]
    assert 22.5 < sum(scores) / len(scores) < 27.0
    assert GAME.info.hidden
