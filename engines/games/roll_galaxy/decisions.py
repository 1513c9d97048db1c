"""Decisions taken apart: what is done, and with what."""

from typing import NamedTuple

from engines.core.types import Action
from engines.games.roll_galaxy.kernels.state import SHIFT, Kind, fields_of


class Decision(NamedTuple):
    """What an action does, and the four numbers that say with what (see ``Kind``)."""

    kind: Kind
    fields: tuple[int, ...]


def decision_of(action: Action) -> Decision:
    """The decision that an action stands for."""
    return Decision(Kind(action >> SHIFT), fields_of(action, 4))
