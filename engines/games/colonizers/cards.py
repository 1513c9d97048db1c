"""The cards and colonists of Colonizers, for people: names, short codes, colors."""

from enum import Enum
from typing import Final

from engines.contract.messages import message, text_id
from engines.games.colonizers.kernels.state import COPIES, COST, TYPES, VALUE
from engines.runtime.texts import tr


class Colour(Enum):
    """Colors of modules; colorless ones count for no bonus."""

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
"""As they are typed and saved; ``MODULES`` are for people."""
COLONIST_NAMES: Final = ("Ecologist", "General", "Miner", "Opportunist", "Spy", "Visionary")
"""As they are typed and saved; ``COLONISTS`` are for people."""
MODULES: Final = tuple(
    message(f"colonizers.module.{name.lower().replace(' ', '_').replace('-', '_')}")
    for name in MODULE_NAMES
)
COLONISTS: Final = tuple(message(f"colonizers.colonist.{name.lower()}") for name in COLONIST_NAMES)


def module_name(card: int) -> str:
    """The name of a module in the current language."""
    return tr(text_id(MODULES[card].code))


def colonist_name(colonist: int) -> str:
    """The name of a colonist in the current language."""
    return tr(text_id(COLONISTS[colonist].code))


NAMING: Final = frozenset(("Opportunist", "Spy"))
"""Those whose power names another colonist."""
COLOURS: Final = tuple(Colour)
_LETTERS: Final = "GBRN"

CODES: Final = tuple(f"{_LETTERS[card // 4]}{COST[card]}" for card in range(TYPES))
"""Color and cost of each type, which distinguish all types: ``"G4"``, ``"N12"``."""

MODULE_OF_NAME: Final = {name.casefold(): card for card, name in enumerate(MODULE_NAMES)}
MODULE_OF_CODE: Final = {code.casefold(): card for card, code in enumerate(CODES)}
COLONIST_OF_NAME: Final = {name.casefold(): i for i, name in enumerate(COLONIST_NAMES)}


def module_of(code: str) -> int:
    return MODULE_OF_CODE[code.casefold()]


def colour_of(card: int) -> Colour:
    return COLOURS[card // 4]


def cost_of(card: int) -> int:
    """The Omnium that it costs."""
    return int(COST[card])


def value_of(card: int) -> int:
    """Points that it scores."""
    return int(VALUE[card])


def copies_of(card: int) -> int:
    return int(COPIES[card])
