"""The data of all faces add up (rules, section 1.3)."""

from collections import Counter

import pytest

from engines.games.roll_galaxy.kernels.faces import (
    ANY,
    COLOUR_NAMES,
    NUMBERS,
    REASSIGNS,
    REFERENCES,
    SELECTED,
    TABLE,
    Op,
)
from engines.games.roll_galaxy.kernels.state import (
    BOX,
    COLOURS,
    DEVELOPMENT,
    FACES,
    FIRST_FACTION,
    FIRST_HOME,
    GREY,
    SIDES,
    TILES,
)
from engines.games.roll_galaxy.names import face_name, face_text

DEVELOPMENTS = TABLE[:TILES]
WORLDS = TABLE[TILES : 2 * TILES]
FACTIONS = TABLE[FIRST_FACTION:FIRST_HOME]
HOMES = TABLE[FIRST_HOME:]


def colours(faces: tuple[object, ...]) -> dict[str, int]:
    names = ("grey", *COLOUR_NAMES[1:])
    return dict(Counter(names[f.colour] for f in faces if f.colour != DEVELOPMENT))  # type: ignore[attr-defined] # a Face


def test_numbers_of_faces() -> None:
    assert len(TABLE) == FACES == 137
    assert list(REFERENCES[:TILES]) == [f"T{n:02}A" for n in range(1, 56)]
    assert list(REFERENCES[TILES : 2 * TILES]) == [f"T{n:02}B" for n in range(1, 56)]
    assert REFERENCES[FIRST_FACTION : FIRST_FACTION + 4] == ("F1L", "F1R", "F2L", "F2R")
    assert REFERENCES[FIRST_HOME:] == tuple(f"H{n}" for n in range(1, 10))
    assert sum(face.colour == DEVELOPMENT for face in TABLE) == 63
    assert [face.colour == DEVELOPMENT for face in FACTIONS] == [True, False] * 8 + [False, False]
    assert all(face.colour == DEVELOPMENT for face in DEVELOPMENTS)
    assert all(face.colour != DEVELOPMENT for face in (*WORLDS, *HOMES))


def test_costs() -> None:
    assert Counter(f.cost for f in DEVELOPMENTS) == {1: 9, 2: 10, 3: 15, 4: 6, 5: 5, 6: 10}
    assert sum(f.cost for f in DEVELOPMENTS) == 183
    assert Counter(f.cost for f in WORLDS) == {1: 7, 2: 14, 3: 15, 4: 10, 5: 5, 6: 4}
    assert sum(f.cost for f in WORLDS) == 169
    assert sum(f.cost for f in FACTIONS) == 29
    assert sum(f.cost for f in HOMES) == 13


def test_colours_of_worlds() -> None:
    expected = {"novelty": 15, "rare": 13, "grey": 11, "genes": 9, "alien": 7}
    assert colours(WORLDS) == expected
    expected = {"grey": 9, "novelty": 3, "rare": 3, "genes": 2, "alien": 2}
    assert colours((*FACTIONS, *HOMES)) == expected


def test_reassign_powers_and_six_cost_developments() -> None:
    assert REASSIGNS.sum() == 18
    assert not REASSIGNS[NUMBERS["F7L"]]
    scores = [f for f in TABLE if any(p.op >= Op.SCORE_NOVELTY_WORLD_COST for p in f.powers)]
    assert [f.cost for f in scores] == [6] * 10


def test_dice_never_run_short() -> None:
    gained = [0] * COLOURS
    for face in TABLE:
        for colour, number, place in face.dice:
            gained[colour] += number
            assert place != 2 or face.colour == colour or face.colour > GREY
    assert gained == [0, 22, 9, 19, 14, 12, 9]
    assert all(gained[c] <= BOX[c] for c in range(COLOURS))
    assert BOX[0] >= 5 * 5


def test_dice_have_six_sides() -> None:
    assert [sum(sides) for sides in SIDES] == [6] * COLOURS
    assert sum(BOX) == 111


@pytest.mark.parametrize(
    ("face", "op", "amount", "colours", "limit"),
    [
        ("T24A", Op.REASSIGN, 2, 0b1, 1),
        ("T51A", Op.REASSIGN, 2, ANY & ~1, 1),
        ("T31A", Op.REASSIGN_MOST_NOVELTY, 2, ANY, 1),
        ("T40A", Op.VIRTUAL_WORKERS, 1, 0b100001, 1),
        ("T12A", Op.COST_REDUCTION, 2, 0b1, 2),
        ("T04A", Op.COST_REDUCTION, 1, 0b1100000, 0),
        ("T38A", Op.SAVE_WORKERS_COLOUR, 1, 0b10, 1),
        ("F1L", Op.CREDITS_PER_CITIZENRY_DICE, 1, 0b10, 2),
        ("F2L", Op.STOCK_BONUS, 2, 0b1000000, 1),
    ],
)
def test_parameters(face: str, op: Op, amount: int, colours: int, limit: int) -> None:
    power = TABLE[NUMBERS[face]].powers[0]
    assert (power.op, power.amount, power.colours, power.limit) == (op, amount, colours, limit)


def test_columns_of_reassign_powers() -> None:
    powers = {
        face.reference: (face.powers[0].columns_from, face.powers[0].columns_to)
        for face in TABLE
        if face.powers and face.powers[0].op == Op.REASSIGN
    }
    assert powers["T28A"] == (0b1, 0b11111)
    assert powers["T39A"] == (0b11111, 0b01001)
    assert powers["T41A"] == (0b11111, SELECTED)


def test_every_face_has_a_name_and_words() -> None:
    names = [face_name(face) for face in range(FACES)]
    assert len(set(names)) == FACES
    assert all(face_text(face).endswith(".") for face in range(FACES))
