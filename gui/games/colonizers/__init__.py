"""Colonizers in the window: four colonies, six colonists, hidden hands.

* `offers`    what can be chosen where, and why something cannot
* `picture`   everything the table shows, as plain values; both are free of Qt
* `layout`    where everything is; `colours`, `art`, `cards`, `painting`: how things look
* `table`     the picture as a table of the kit (`gui.table`)
* `sheet`     the score sheet at the end
* `wording`   names and sentences of the board
* `board`     puts them together (`gui.table.board`)
* `form`      the form in which a position is set up
* `tile`      the picture on the home page
"""

from functools import partial

from engines.contract.messages import Message, Words
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, COLONISTS, MODULES
from gui.games.colonizers.art import paint_building, paint_face
from gui.games.colonizers.tile import paint_tile
from gui.games.face import Chapter, Face, Sign, later
from gui.kit.steps import Piece


def _glossary() -> tuple[Chapter, ...]:
    """The cards, as pictures for the rules."""
    colonists = (
        Sign(each.code.rpartition(".")[2], partial(paint_face, name=name), Words().say(each))
        for name, each in zip(COLONIST_NAMES, COLONISTS, strict=True)
    )
    modules = (
        Sign(each.code.rpartition(".")[2], partial(paint_building, code=code), Words().say(each))
        for code, each in zip(CODES, MODULES, strict=True)
    )
    return Chapter("colonists", tuple(colonists)), Chapter("modules", tuple(modules))


def _inline(part: Message | str) -> tuple[Piece, ...] | None:
    """Colonists and modules are drawn beside their names."""
    if part in COLONISTS:
        picture: Piece = (paint_face, COLONIST_NAMES[COLONISTS.index(part)])
    elif part in MODULES:
        picture = (paint_building, CODES[MODULES.index(part)])
    else:
        return None
    return (picture, *Words().say(part).split())


FACE = Face(
    later("gui.games.colonizers.board", "ColonizersBoard"),
    paint_tile,
    make_form=later("gui.games.colonizers.form", "ColonizersForm"),
    glossary=_glossary,
    inline=_inline,
)
