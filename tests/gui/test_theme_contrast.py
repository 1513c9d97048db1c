"""The color promises of the design: contrast of every pair, distance of seats and dice."""

import pytest

from gui.style.tokens import (
    DARK,
    DARK_CONTRAST,
    DICE_STYLES,
    LIGHT,
    LIGHT_CONTRAST,
    SEATS,
    Colours,
    DiceColour,
    Token,
)
from tests.gui.vision import Vision, contrast, distance, least_distance, simulate

TEXT = 4.5
MARK = 3.0

SCHEMES = {
    "light": LIGHT,
    "dark": DARK,
    "light contrast": LIGHT_CONTRAST,
    "dark contrast": DARK_CONTRAST,
}
TEXT_PAIRS = [
    (ink, ground)
    for ink in (Token.TEXT, Token.TEXT2)
    for ground in (
        Token.WINDOW,
        Token.SURFACE,
        Token.RAISED,
        Token.SUNKEN,
        Token.ACCENT_SOFT,
        Token.HINT_SOFT,
        Token.GOOD_SOFT,
        Token.WARN_SOFT,
        Token.BAD_SOFT,
    )
] + [
    (Token.ACCENT, Token.SURFACE),
    (Token.ACCENT, Token.ACCENT_SOFT),
    (Token.ON_ACCENT, Token.ACCENT),
    (Token.ON_BRASS, Token.BRASS),
    (Token.ON_BRASS, Token.BRASS_HOVER),
    (Token.TEXT, Token.RAIL),
    (Token.TEXT2, Token.RAIL),
    (Token.HINT, Token.SURFACE),
    (Token.HINT, Token.HINT_SOFT),
    (Token.GOOD, Token.SURFACE),
    (Token.GOOD, Token.GOOD_SOFT),
    (Token.WARN, Token.SURFACE),
    (Token.WARN, Token.WARN_SOFT),
    (Token.BAD, Token.SURFACE),
    (Token.BAD, Token.BAD_SOFT),
]
MARK_PAIRS = [
    (Token.LINE_STRONG, Token.SURFACE),
    (Token.LINE_STRONG, Token.WINDOW),
    (Token.TEXT_DISABLED, Token.SURFACE),
    (Token.ACCENT, Token.WINDOW),
    (Token.HINT, Token.WINDOW),
    (Token.HINT, Token.SUNKEN),
    (Token.ACCENT, Token.SUNKEN),
]
ROLL_FOR_THE_GALAXY = (
    DiceColour.HOME,
    DiceColour.MILITARY,
    DiceColour.CONSUMPTION,
    DiceColour.NOVELTY,
    DiceColour.RARE,
    DiceColour.GENES,
    DiceColour.ALIEN,
)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_is_readable(scheme: str, ink: Token, ground: Token) -> None:
    colours = SCHEMES[scheme]
    assert contrast(colours[ink], colours[ground]) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("mark", "ground"), MARK_PAIRS)
def test_marks_and_edges_are_visible(scheme: str, mark: Token, ground: Token) -> None:
    colours = SCHEMES[scheme]
    assert contrast(colours[mark], colours[ground]) >= MARK


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_has_every_colour(scheme: str) -> None:
    assert set(SCHEMES[scheme]) == set(Token)


@pytest.mark.parametrize("seat", range(len(SEATS)))
@pytest.mark.parametrize(
    ("colours", "scheme"), [(LIGHT, "light"), (DARK, "dark")], ids=["light", "dark"]
)
def test_seat_marks_and_names_are_readable(colours: Colours, scheme: str, seat: int) -> None:
    style = SEATS[seat]
    colour = style.light if scheme == "light" else style.dark
    assert contrast(colour, colours[Token.SURFACE]) >= TEXT
    assert contrast(colour, colours[Token.WINDOW]) >= TEXT


def test_seat_colours_stay_apart_for_every_colour_vision() -> None:
    assert least_distance(seat.light for seat in SEATS) >= 28
    assert least_distance(seat.dark for seat in SEATS) >= 28


def test_every_seat_has_its_own_shape_and_stroke() -> None:
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    assert len({seat.dashes for seat in SEATS}) == len(SEATS)


@pytest.mark.parametrize("colour", DICE_STYLES)
def test_dice_faces_are_readable(colour: DiceColour) -> None:
    style = DICE_STYLES[colour]
    assert contrast(style.ink, style.fill) >= TEXT


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("die", DICE_STYLES)
def test_die_or_its_edge_stands_out_from_the_table(die: DiceColour, colours: Colours) -> None:
    ground = colours[Token.WINDOW]
    body = contrast(DICE_STYLES[die].fill, ground)
    edge = contrast(colours[Token.LINE_STRONG], ground)
    assert max(body, edge) >= MARK


def test_world_dice_stay_apart_for_every_colour_vision() -> None:
    assert least_distance(DICE_STYLES[die].fill for die in ROLL_FOR_THE_GALAXY) >= 31


def test_world_dice_have_letters_of_their_own() -> None:
    letters = [DICE_STYLES[die].letter for die in ROLL_FOR_THE_GALAXY]
    assert sorted(letters) == sorted("HMCNRGA")


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.478, abs=0.001)


def test_simulation_keeps_greys_and_merges_red_with_green() -> None:
    for vision in Vision:
        assert distance("#808080", simulate("#808080", vision)) < 1
    normal = distance("#C04030", "#40802F")
    assert distance("#C04030", "#40802F", Vision.DEUTAN) < normal / 2
