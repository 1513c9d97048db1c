"""Decisions and outcomes in the notation of records: ``select Ship with a Home die from Explore``.

An action is written as it is described (``messages``), but in words that never change. A decision
names tiles and worlds by the side that it is about. Each text is unique within a position.
"""

import re
from typing import Final

from engines.contract.messages import Message, Parameter, text_id
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES
from engines.games.roll_galaxy.messages import describe
from engines.games.roll_galaxy.names import FACE_NAMES, ROLLS
from engines.runtime.texts import ENGLISH, say
from engines.runtime.types import Action, State

_ARTICLES: Final = {name: "an" if name[0] == "a" else "a" for name in COLOUR_NAMES}
_WORDS: Final = {
    **{name: name.capitalize() for name in FACE_NAMES},
    **{f"die.{name}": name.capitalize() for name in COLOUR_NAMES},
    **{f"a_die.{name}": f"{a} {name.capitalize()} die" for name, a in _ARTICLES.items()},
    **{
        f"a_worker.{name}": f"{a} {name.capitalize()} worker without a die"
        for name, a in _ARTICLES.items()
    },
    "some": "{n} {what}",
    "tile": "{development} / {world}",
    "dictate": "Dictate",
    "the_dictate": "the Dictate",
    "place.cup": "the cup",
    "place.citizenry": "the Citizenry",
    "place.developments": "the developments",
    "place.worlds": "the worlds",
    "log.faction": "faction {left} / {right}",
    "log.home_world": "home world {face}",
    "log.draw": "draw {tile}",
    "log.uncover": "uncover {tile}",
    "log.roll": "{faces}",
    "log.opening": "reveal",
    "log.reveal_2": "reveal {extra}",
    **dict.fromkeys(("log.reveal_3", "log.reveal_4", "log.reveal_5"), "reveal"),
    "log.handicap": "at least ${credits} after each round",
    "log.no_handicap": "at least ${credits} after each round",
    "log.start": "develop {development}, settle {world}",
    "log.wild": "place a wild {die} die on {phase}",
    "log.select": "select {phase} with {worker} from {column}",
    "log.dictate": "give up {worker} from {column} for a Dictate",
    "log.move": "move {worker} from {column} to {phase} by {by}",
    "log.pair": "move {one_die} and {other_die} from {phase} by {power}",
    "log.confirm": "confirm",
    "log.stock": "Stock with {worker}",
    "log.scout": "Scout with {worker}",
    "log.abandon": "abandon {face}",
    "log.begin_draw": "draw tiles",
    "log.place_develop": "put {face} under the developments",
    "log.place_develop_top": "put {face} on top of the developments",
    "log.place_settle": "put {face} under the worlds",
    "log.place_settle_top": "put {face} on top of the worlds",
    "log.tidy": "rearrange the stacks",
    "log.done": "done",
    "log.done_recalling": "done",
    "log.work": "put {worker} to work",
    "log.use": "complete it with {dice}",
    "log.save": "put {dice} into the cup",
    "log.remove": "give up {worker} from {place}",
    "log.produce": "produce on {world} with {worker}",
    "log.trade": "trade the {good} good of {world} with {worker}",
    "log.consume": "consume the {good} good of {world} with {worker}",
    "log.bank": "pay $1 for a VP chip",
    "log.bank_not": "keep the credits",
    "log.recruit": "recruit {worker}",
    "log.recall": "recall {worker} from {place}",
}
"""How messages are written, by their codes."""


def action_text(state: State, action: Action) -> str:
    return _written(describe(state, action))


def _written(value: Parameter) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_written, value))
    if not isinstance(value, Message):
        return str(value)
    code = value.code.removeprefix("roll_galaxy.")
    if code.startswith("face."):
        return say(ENGLISH, text_id(value.code), {})
    return _WORDS[code].format(**{name: _written(part) for name, part in value.parameters})


def parse_roll(text: str) -> list[int] | None:
    """How many dice show each face, or None if the text isn't a roll."""
    counts = [0] * len(FACE_NAMES)
    for part in text.split(","):
        match = re.fullmatch(rf"([0-9]{{1,2}}) ({'|'.join(FACE_NAMES)})", " ".join(part.split()))
        if not match or int(match[1]) >= 1 << ROLLS.bits:
            return None
        counts[FACE_NAMES.index(match[2])] += int(match[1])
    return counts
