"""The cards and colonists of Colonizers, for people: names, short codes, colours."""

from enum import Enum
from typing import Final

from engines.games.colonizers.kernels.state import COLONISTS, COPIES, COST, TYPES, VALUE


class Colour(Enum):
    """Colours of modules; colourless ones count for no bonus."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"
    NONE = "none"


MODULE_NAMES: Final = (
    "Oxygen Generator",
    "Water Reservoir",
    "Hydroponics Facility",
    "Eco-Dome",
    "Marketplace",
    "Warehouse",
    "Quarry",
    "Omnium Purification Plant",
    "Garrison",
    "Barracks",
    "Military Academy",
    "Planetary Defense System",
    "Housing Unit",
    "Spaceport",
    "Research Lab",
    "Mass Relay",
)
COLONIST_NAMES: Final = ("Ecologist", "General", "Miner", "Opportunist", "Spy", "Visionary")
NAMING: Final = frozenset(("Opportunist", "Spy"))
"""Those whose power names another colonist."""
COLOURS: Final = tuple(Colour)
_LETTERS: Final = "GBRN"

CODES: Final = tuple(f"{_LETTERS[card // 4]}{COST[card]}" for card in range(TYPES))
"""Colour and cost of each type, which tell all types apart: ``"G4"``, ``"N12"``."""

MODULE_OF_NAME: Final = {name.casefold(): card for card, name in enumerate(MODULE_NAMES)}
MODULE_OF_CODE: Final = {code.casefold(): card for card, code in enumerate(CODES)}
COLONIST_OF_NAME: Final = {COLONIST_NAMES[i].casefold(): i for i in range(COLONISTS)}


def colour_of(card: int) -> Colour:
    """The colour of a module."""
    return COLOURS[card // 4]


def cost_of(card: int) -> int:
    """Omnium to pay for it."""
    return int(COST[card])


def value_of(card: int) -> int:
    """Points that it scores."""
    return int(VALUE[card])


def copies_of(card: int) -> int:
    """How many there are in the game."""
    return int(COPIES[card])
