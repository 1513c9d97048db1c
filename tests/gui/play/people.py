"""How the people of these tests play each game: by fixed rules, with the mouse or with keys."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from engines.games.colonizers.cards import module_of, value_of
from engines.games.colonizers.places import DECK, OMNIUM, Kind, Place
from engines.games.fargo.view import ROLL, STOP, FargoView
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.view import LangeStrasseView, keeps_of
from engines.runtime.texts import tr
from gui.games.colonizers.board import ColonizersBoard
from gui.games.colonizers.table import ColonizersTable
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieState, Pips
from tests.gui.games.trays import tray_of
from tests.gui.play import galaxy_people

if TYPE_CHECKING:
    from tests.gui.play.program import Program

_MOST_TOGGLES: Final = 20


def choice(view: FargoView) -> int:
    """Fargo: bank at 600 points or with fewer than three dice."""
    return STOP if view.stop_points >= 600 or view.dice < 3 else ROLL


def keep(program: "Program") -> Keep:
    """Lange Strasse: keep what scores most; stop at 500 points for the turn if allowed."""
    position = program.match.position
    view: LangeStrasseView = position.view()
    keeps = keeps_of(position, position.legal())
    best = max(keeps, key=lambda each: (each.points, len(each.faces)))
    enough = view.accumulated + best.points >= 500
    same = [each for each in keeps if each.faces == best.faces]
    return next((each for each in same if each.stop == enough), same[0])


# -- the dice of Lange Strasse as they are on the board -----------------------------------------


def _on_table(tray: DiceTray) -> list[int]:
    """The dice that are not kept, in the order of their digit keys."""
    kept = f", {tr('lange_strasse-kept')}"
    dice = [die for die, view in enumerate(tray.dice) if not view.name.endswith(kept)]
    return sorted(dice, key=lambda die: tray.table.spots[die].place or 0)


def _face(tray: DiceTray, die: int) -> int:
    face = tray.dice[die].face
    assert isinstance(face, Pips)
    return face.value


def _to_toggle(tray: DiceTray, wanted: tuple[int, ...]) -> Iterator[int]:
    """Dice to pick up or to put back, by their place on the table, until ``wanted`` are up."""
    for _ in range(_MOST_TOGGLES):
        table = _on_table(tray)
        up = [die for die in table if tray.dice[die].state is DieState.KEPT]
        missing = Counter(wanted) - Counter(_face(tray, die) for die in up)
        excess = Counter(_face(tray, die) for die in up) - Counter(wanted)
        if not missing and not excess:
            return
        among = [die for die in table if die not in up] if missing else up
        faces = missing or excess
        yield next(at for at, die in enumerate(table) if die in among and faces[_face(tray, die)])
    raise AssertionError(f"the dice {wanted} cannot be picked up")


# -- a decision by mouse, by keys ---------------------------------------------------------------


def _click_fargo(program: "Program") -> None:
    program.click(program.named(f"choice-{choice(program.match.position.view())}"))


def _click_strasse(program: "Program") -> None:
    decided, tray = keep(program), tray_of(program.board)
    for at in _to_toggle(tray, decided.faces):
        place = tray.spot_rect(_on_table(tray)[at]).center()
        program.click(tray.viewport(), place)
    program.click(program.named(f"choice-{decided.action}"))


def _press_fargo(program: "Program") -> None:
    rolls = choice(program.match.position.view()) == ROLL
    program.key(Qt.Key.Key_R if rolls else Qt.Key.Key_B)


def _press_strasse(program: "Program") -> None:
    decided, tray = keep(program), tray_of(program.board)
    for at in _to_toggle(tray, decided.faces):
        program.key(galaxy_people.DIGITS[at])
    banks = decided.stop or decided.result is Result.TALHEIM
    program.key(Qt.Key.Key_B if banks else Qt.Key.Key_R)


def card(board: ColonizersBoard) -> Place | None:
    """Colonizers: the best card that can be chosen, by its value; None where nothing can."""
    table = board.table.tabletop
    assert isinstance(table, ColonizersTable)
    picture = table.picture
    places = sorted(picture.choices, key=lambda place: place.at)
    if picture.view.phase == "draw":
        poor = len(picture.hand(picture.bottom)) < 2
        return DECK if poor and DECK in places else OMNIUM
    held = {
        place: picture.hand(place.seat)[place.at]
        if place.kind is Kind.HAND
        else picture.drawn()[place.at]
        for place in places
        if place.kind in (Kind.HAND, Kind.DRAWN)
    }
    best = max(held, key=lambda place: _worth(held[place]), default=None)
    return best or next(iter(places), None)


def _worth(code: str | None) -> int:
    return 0 if code is None else value_of(module_of(code))


def _colonizers(program: "Program") -> tuple[ColonizersBoard, Place | None]:
    assert isinstance(program.board, ColonizersBoard)
    return program.board, card(program.board)


def _click_colonizers(program: "Program") -> None:
    board, place = _colonizers(program)
    if place is None:
        program.click(program.named(f"choice-{program.match.position.legal()[-1]}"))
    else:
        program.click(board.table.viewport(), board.table.spot_rect(place).center())


def _press_colonizers(program: "Program") -> None:
    _, place = _colonizers(program)
    digits = {OMNIUM: 0, DECK: 1}
    if place is None:
        program.key(Qt.Key.Key_B)
    else:
        program.key(galaxy_people.DIGITS[digits.get(place, place.at)])


_Decide = Callable[["Program"], None]
CLICK: Final[dict[str, _Decide]] = {
    "colonizers": _click_colonizers,
    "fargo": _click_fargo,
    "lange_strasse": _click_strasse,
    "roll_galaxy": galaxy_people.click,
}
"""What decides with the mouse, by game."""
PRESS: Final[dict[str, _Decide]] = {
    "colonizers": _press_colonizers,
    "fargo": _press_fargo,
    "lange_strasse": _press_strasse,
    "roll_galaxy": galaxy_people.press,
}
"""What decides with keys, by game."""
