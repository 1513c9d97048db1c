"""Roll for the Galaxy in the window: one table with dice, tiles and the areas of the others.

* `keys`      names of the things on the table; `things` what is there, as plain values
* `offers`    from things that are picked to decisions (no Qt)
* `layout`    where everything is, and what it is painted from; `fitting`: how large it can be
* `symbols`   icons, colors and names of phases and dice
* `powers`    the powers of a face in short words
* `tiles`, `strips`, `objects`, `painting`   the looks: tiles, other seats, dial and cup, all else
* `table`     the table of the kit (`gui.table`): spots, marks, flights
* `wording`   names, tooltips, effects
* `glossary`  every sign
* `form`      in which a position is set up
* `sheet`     the score sheet at the end
* `commands`  keys of the columns
* `board`     puts them together
* `tile`      the picture of the home page
"""

from gui.games.face import Chapter, Face
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.commands import COLUMNS, HEADS
from gui.games.roll_galaxy.tile import paint_tile
from gui.kit.steps import Piece
from gui.table.board import Board
from gui.table.dice.painting import paint_mini
from gui.table.form import PositionForm


def _make_board() -> Board:
    from gui.games.roll_galaxy.board import RollGalaxyBoard

    return RollGalaxyBoard()


def _glossary() -> tuple[Chapter, ...]:
    from gui.games.roll_galaxy.glossary import chapters

    return chapters()


def _make_form() -> PositionForm:
    from gui.games.roll_galaxy.form import RollGalaxyForm

    return RollGalaxyForm()


def _inline(word: str) -> tuple[Piece, ...] | None:
    """Dice are drawn next to their color, and phases next to their name."""
    bare = word.strip("(),.:")
    for colour in range(len(symbols.DICE)):
        if bare == symbols.colour_name(colour):
            return ((paint_mini, None, symbols.DICE[colour]), word)
    for phase in range(len(symbols.PHASE_ICONS)):
        if bare == symbols.phase_name(phase):
            return ((paint_mini, symbols.face_of_die(phase)), word)
    return None


FACE = Face(
    _make_board,
    paint_tile,
    make_form=_make_form,
    glossary=_glossary,
    inline=_inline,
    commands=(*COLUMNS, *HEADS),
)
