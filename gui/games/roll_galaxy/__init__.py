"""Roll for the Galaxy in the window: one table with dice, tiles and the strips of other seats.

* `keys`      names of the things on the table; `things` what is there, as plain values
* `offers`    which things to pick for which decision (no Qt)
* `layout`    where everything is, and what it is painted from; `fitting`: how large it can be
* `symbols`   icons, colors and names of phases and dice
* `powers`    the powers of a face in short words
* `tiles`, `strips`, `objects`, `painting`   the looks: tiles, other seats, dial and cup, the rest
* `table`     the table of the kit (`gui.table`): spots, marks, flights
* `wording`   names, tooltips, effects
* `glossary`  every sign
* `form`      the form for setting up a position
* `sheet`     the score sheet at the end
* `commands`  keys of the columns, and of what workers do
* `board`     puts them together
* `tile`      the picture on the home page
"""

from collections.abc import Sequence
from functools import cache

from engines.contract.messages import Message, Words
from engines.contract.position import Position
from engines.games.roll_galaxy import names
from engines.games.roll_galaxy.data import TABLE
from engines.games.roll_galaxy.view import GalaxyView
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.games.face import Face, later
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.commands import COMMANDS
from gui.games.roll_galaxy.keys import Place
from gui.games.roll_galaxy.offers import ghosts_of
from gui.games.roll_galaxy.tile import paint_tile
from gui.games.roll_galaxy.tiles import paint_small
from gui.kit.steps import Piece
from gui.table.dice.painting import paint_mini


def _inline(part: Message | str) -> tuple[Piece, ...] | None:
    """Dice are drawn; phases and tiles are drawn beside their names."""
    if isinstance(part, str):
        return None
    if part in _dice():
        return (_dice()[part],)
    return (_named()[part], *Words().say(part).split()) if part in _named() else None


def _steps(position: Position, actions: Sequence[Action]) -> tuple[tuple[Piece, ...], ...]:
    """Where the dice of an assignment go; no entry for other decisions."""
    view: GalaxyView = position.view(position.turn)
    assigned = view.seats[position.turn].assignment
    if view.stage != "assign" or assigned is None:
        return ()
    found = list[tuple[Piece, ...]]()
    for ghost in ghosts_of(actions, assigned.selected):
        die = (paint_mini, symbols.face_of_die(ghost.start.a), symbols.DICE[ghost.colour])
        drawn: dict[str, Sequence[Piece]] = {"D": (die,)}
        drawn["P"] = (symbols.paint_sign, symbols.DICTATE_ICON), tr("roll_galaxy-dictate")
        if ghost.to.place is not Place.DICTATE:
            drawn["P"] = _inline(names.phase(ghost.to.a)) or ()
        text = "roll_galaxy-step-" + ("select" if ghost.to.place is Place.HEAD else "move")
        words = tr(text, die="D", place="P").split()
        found.append(tuple(piece for word in words for piece in drawn.get(word, (word,))))
    return tuple(found)


@cache
def _dice() -> dict[Message, Piece]:
    return {
        message: (paint_mini, None, die)
        for number, die in enumerate(symbols.DICE)
        for message in (names.colour(number), names.a_die(number))
    }


@cache
def _named() -> dict[Message, Piece]:
    found: dict[Message, Piece] = {}
    for number, icon in enumerate(symbols.PHASE_ICONS):
        found[names.phase(number)] = (symbols.paint_sign, icon)
    for number in range(len(TABLE)):
        found[names.face(number)] = (paint_small, number)
    return found


FACE = Face(
    later("gui.games.roll_galaxy.board", "RollGalaxyBoard"),
    paint_tile,
    make_form=later("gui.games.roll_galaxy.form", "RollGalaxyForm"),
    glossary=later("gui.games.roll_galaxy.glossary", "chapters"),
    inline=_inline,
    steps=_steps,
    commands=COMMANDS,
)
