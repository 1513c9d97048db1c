"""Positions as text: words and values, one part for the table and one for each seat.

::

    seats 2 round 3 turn 17 pool 20 stage tasks mover 1 phase explore occurring explore ship
    | credits 3 chips 0 minimum 1 cup W2 citizenry W1R1 explore W2 selected explore W
      squares F1L F1R H6 T30A T47B+C developments T10 worlds T54 T12 | credits ...

Dice are a letter (W Home, R Military, P Consumption, C Novelty, B Rare Elements, G Genes, Y Alien
Technology) and a number; goods follow their world. Tiles that the text does not name are in the
bag. After a tile in a stack, a hand or the Explore pile: ``*`` all have seen it, ``~`` others
cannot tell its place, ``@n`` when it was drawn. ``projected`` is the size that the seat's Citizenry
was expected to reach when the phases were revealed; it is given while phases are in play. Fields
that are 0 or belong to no seat are left out.
"""

import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.faces import NUMBERS, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.names import LETTERS, STAGE_NAMES, dice_text, tile_reference
from engines.games.roll_galaxy.possible import check
from engines.runtime.errors import ParseError, quoted
from engines.runtime.kernels.layout import Array
from engines.runtime.types import State

_NUMBERS: Final = {
    "seats": "seats",
    "round": "round_number",
    "turn": "turn_number",
    "pool": "pool",
    "die": "die",
    "power": "power",
    "moved": "power_moves",
    "dictates": "dictates",
    "need": "need",
    "tidied": "tidied",
    "ending": "ending",
    "clock": "clock",
}
_SEAT_NUMBERS: Final = {
    "credits": "credits",
    "projected": "projected",
    "chips": "chips",
    "minimum": "minimum",
    "scouted": "alien_scouted",
}
_SEAT_DICE: Final = (
    *("cup", "citizenry", "dictated", "developers", "settlers"),
    *(*PHASE_NAMES, "unplaced"),
)
_TABLE_DICE: Final = {"virtual": "virtual", "using": "used"}
_STACKS: Final = ("developments", "worlds")
_LOOSE: Final = {"hand": st.IN_HAND, "pile": st.ON_PILE}
"""Tiles of a seat outside its stacks."""
_TABLE_WORDS: Final = frozenset(
    {*_NUMBERS, *_TABLE_DICE, "stage", "mover", "resume", "phase", "occurring"}
    | {"powers", "arrived", "shown"}
)
_SEAT_WORDS: Final = frozenset(
    {*_SEAT_NUMBERS, *_SEAT_DICE, *_STACKS, *_LOOSE, "selected", "rolled", "squares", "saw"}
)
_EXAMPLE: Final = "seats 2 turn 1 pool 24 stage faction mover 1 | credits 0 | credits 0"
_MOST: Final = {"seats": 5, "round": 9999, "turn": 999_999, "pool": 60, "clock": 30_000}


_Words = Iterator[tuple[str, list[str]]]
"""Words with their values; those without values are not written."""


# -- writing ----------------------------------------------------------------------------------


def position_text(state: State) -> str:
    s = st.GameState.of(state)
    parts = [_table(s), *(_seat(s, seat) for seat in range(int(s.seats)))]
    return " | ".join(
        " ".join(f"{word} {' '.join(values)}" for word, values in part if values) for part in parts
    )


def _table(s: st.GameState) -> _Words:
    for word, field in _NUMBERS.items():
        yield word, _number(getattr(s, field))
    yield "stage", [STAGE_NAMES[int(s.stage)]]
    yield "mover", [str(int(s.mover) + 1)]
    yield "resume", [STAGE_NAMES[int(s.resume)]] if s.resume else []
    yield "phase", [PHASE_NAMES[int(s.phase)]] if s.occurring else []
    yield "occurring", [name for i, name in enumerate(PHASE_NAMES) if int(s.occurring) >> i & 1]
    yield "powers", [tile_reference(t) for t in range(st.TILES) if int(s.powers_used) >> t & 1]
    for word, field in _TABLE_DICE.items():
        yield word, _dice(getattr(s, field))
    yield "arrived", [dice_text(row) for row in s.arrived.tolist()] if s.arrived.any() else []
    yield "shown", _stamped(s.shown_at)


def _seat(s: st.GameState, seat: int) -> _Words:
    for word, field in _SEAT_NUMBERS.items():
        is_due = word == "credits" or (word == "projected" and s.occurring)
        yield word, _number(getattr(s, field)[seat], even_0=bool(is_due))
    for word, row in _dice_of(s, seat).items():
        yield word, _dice(row)
    selected, selector = int(s.selected[seat]), int(s.selector[seat])
    yield "selected", [PHASE_NAMES[selected], LETTERS[selector]] if selected >= 0 else []
    rolled = zip(LETTERS, s.rolled[seat].tolist(), strict=True)
    yield "rolled", [letter + "".join(f"{n:02}" for n in row) for letter, row in rolled if any(row)]
    yield "squares", [_square(s, seat, i) for i in range(int(s.squares[seat]))]
    for half, word in enumerate(_STACKS):
        tiles = s.stack[seat, half, : s.height[seat, half]].tolist()
        yield word, [_marked(s, tile - 1) for tile in tiles]
    for word, base in _LOOSE.items():
        where = enumerate(s.where.tolist())
        yield word, [_marked(s, tile) for tile, place in where if place == base + seat]
    yield "saw", _stamped(s.owned_at[seat])


def _number(value: int, *, even_0: bool = False) -> list[str]:
    return [str(int(value))] if value or even_0 else []


def _dice(row: Array) -> list[str]:
    return [dice_text(row.tolist())] if row.any() else []


def _dice_of(s: st.GameState, seat: int) -> dict[str, Array]:
    """All dice of a seat, by word."""
    rows = (s.cup[seat], s.citizenry[seat], s.dictated[seat], *s.on_stack[seat], *s.workers[seat])
    return dict(zip(_SEAT_DICE, rows, strict=True))


def _stamped(times: Array) -> list[str]:
    """Tiles with a time: ``T10@3``."""
    return [f"{tile_reference(tile)}@{time}" for tile, time in enumerate(times.tolist()) if time]


def _square(s: st.GameState, seat: int, square: int) -> str:
    goods = "".join(LETTERS[good - 1] for good in s.goods[seat, square].tolist() if good)
    return REFERENCES[int(s.tableau[seat, square]) - 1] + (f"+{goods}" if goods else "")


def _marked(s: st.GameState, tile: int) -> str:
    marks = "*" * int(s.seen[tile]) + "~" * int(s.mixed[tile])
    drawn = int(s.drawn_at[tile])
    return tile_reference(tile) + marks + (f"@{drawn}" if drawn else "")


# -- reading ----------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """The inverse of ``position_text``.

    Raises:
        ParseError: the text isn't a position, or the rules make it impossible.
    """
    first, *others = text.split("|")
    reader = _Reader()
    reader.read_table(first)
    if reader.s.seats != len(others) or len(others) < 2:
        raise ParseError(
            "errors-position-part-table-one", seats=int(reader.s.seats), others=len(others)
        )
    for seat, part in enumerate(others):
        reader.read_seat(seat, part)
    check(reader.s)
    reader.project()
    return reader.state


def words_of(text: str) -> list[dict[str, list[str]]]:
    """The parts of a text, table first: word -> its values, in order.

    Raises:
        ParseError: it contains something that isn't part of a position.
    """
    first, *others = text.split("|")
    reader = _Reader()
    seats = (reader.words(part, _SEAT_WORDS) for part in others)
    return [reader.words(first, _TABLE_WORDS), *seats]


def _unknown(words: str, known: frozenset[str]) -> ParseError:
    told = "errors-not-part-position-parts"
    return ParseError(told, words=quoted(words), known=tuple(sorted(known)), example=_EXAMPLE)


class _Reader:
    """Fills a state from the words of a text."""

    def __init__(self) -> None:
        self.state: State = np.zeros(st.WORDS, np.int64)
        self.s = st.GameState.of(self.state)
        self.s.selected[:] = -1
        self.s.selector[:] = -1
        self.named: set[int] = set()
        self.unprojected: list[int] = []

    def fail(self, what: str, value: str) -> ParseError:
        return _unknown(f"{what} {value}", _TABLE_WORDS if what in _TABLE_WORDS else _SEAT_WORDS)

    def words(self, part: str, known: frozenset[str]) -> dict[str, list[str]]:
        """Word -> its values."""
        found: dict[str, list[str]] = {}
        values: list[str] | None = None
        previous = ""
        for item in part.split():
            is_word = item in known and not (
                # The name of a phase is a word by itself, but a value after a few other words.
                item in PHASE_NAMES and previous in ("selected", "phase", "occurring")
            )
            if is_word:
                if item in found:
                    raise ParseError("errors-appears-twice", item=quoted(item))
                values = found.setdefault(item, [])
                previous = item
            elif values is None:
                raise _unknown(item, known)
            else:
                values.append(item)
                if previous in ("selected", "phase") and len(values) == 1:
                    previous = ""
        return found

    def one(self, word: str, values: list[str], most: int = 127) -> int:
        if len(values) != 1 or not re.fullmatch(r"[0-9]{1,6}", values[0]):
            raise self.fail(word, " ".join(values))
        number = int(values[0])
        if number > most:
            raise self.fail(word, values[0])
        return number

    def choice(self, word: str, values: list[str], names: tuple[str, ...]) -> int:
        if len(values) != 1 or values[0] not in names:
            raise self.fail(word, " ".join(values))
        return names.index(values[0])

    def dice(self, word: str, values: list[str]) -> list[int]:
        counts = [0] * st.COLOURS
        text = "".join(values)
        if text == "-":
            return counts
        if not re.fullmatch(rf"([{LETTERS}][0-9]{{1,2}})+", text):
            raise self.fail(word, text)
        for letter, number in re.findall(r"([A-Z])([0-9]+)", text):
            if counts[LETTERS.index(letter)]:
                raise self.fail(word, text)
            counts[LETTERS.index(letter)] = int(number)
        return counts

    def tile(self, word: str, value: str) -> int:
        number = NUMBERS.get(f"{value}A", st.TILES)
        if number >= st.TILES:
            raise self.fail(word, value)
        return number

    def _stamped(self, word: str, found: dict[str, list[str]], times: Array) -> None:
        for value in found.get(word, []):
            match = re.fullmatch(r"(T[0-9]{2})@([0-9]{1,5})", value)
            if not match or not 0 < int(match[2]) <= 30_000:
                raise self.fail(word, value)
            times[self.tile(word, match[1])] = int(match[2])

    def read_table(self, part: str) -> None:
        s = self.s
        found = self.words(part, _TABLE_WORDS)
        for word, field in _NUMBERS.items():
            if word in found:
                setattr(s, field, self.one(word, found[word], _MOST.get(word, 127)))
        for word in ("stage", "resume"):
            if word in found:
                setattr(s, word, self.choice(word, found[word], STAGE_NAMES))
        s.mover = self.one("mover", found.get("mover", [])) - 1
        if "phase" in found:
            s.phase = self.choice("phase", found["phase"], PHASE_NAMES)
        for name in found.get("occurring", []):
            s.occurring |= 1 << self.choice("occurring", [name], PHASE_NAMES)
        for value in found.get("powers", []):
            s.powers_used |= 1 << self.tile("powers", value)
        for word, field in _TABLE_DICE.items():
            if word in found:
                setattr(s, field, self.dice(word, found[word]))
        rows = found.get("arrived", ["-"] * st.PHASES)
        if len(rows) != st.PHASES:
            raise self.fail("arrived", " ".join(rows))
        s.arrived[:] = [self.dice("arrived", [row]) for row in rows]
        self._stamped("shown", found, s.shown_at)

    def read_seat(self, seat: int, part: str) -> None:
        s = self.s
        found = self.words(part, _SEAT_WORDS)
        for word, field in _SEAT_NUMBERS.items():
            if word in found:
                getattr(s, field)[seat] = self.one(
                    word, found[word], 9999 if word == "chips" else 127
                )
        if "projected" not in found:
            self.unprojected.append(seat)
        for word, row in _dice_of(s, seat).items():
            if word in found:
                row[:] = self.dice(word, found[word])
        if "selected" in found:
            self._selected(seat, found["selected"])
        for roll in found.get("rolled", []):
            self._roll(seat, roll)
        for value in found.get("squares", []):
            self._square(seat, value)
        self._tiles(seat, found)

    def project(self) -> None:
        """Texts of older versions do not name what seats expect: compute it as of now."""
        if self.s.occurring:
            # Compiled code; only these texts need it.
            from engines.games.roll_galaxy.kernels.projection import remember

            for seat in self.unprojected:
                remember(self.s, seat)

    def _selected(self, seat: int, values: list[str]) -> None:
        if len(values) != 2 or values[0] not in PHASE_NAMES or values[1] not in [*LETTERS]:
            raise self.fail("selected", " ".join(values))
        self.s.selected[seat] = PHASE_NAMES.index(values[0])
        self.s.selector[seat] = LETTERS.index(values[1])

    def _roll(self, seat: int, roll: str) -> None:
        if not re.fullmatch(rf"[{LETTERS}][0-9]{{{2 * st.FACES_OF_DIE}}}", roll):
            raise self.fail("rolled", roll)
        colour = LETTERS.index(roll[0])
        if self.s.rolled[seat, colour].any():
            raise self.fail("rolled", roll)
        self.s.rolled[seat, colour] = [int(n) for n in re.findall("..", roll[1:])]

    def _square(self, seat: int, value: str) -> None:
        s = self.s
        reference, _, goods = value.partition("+")
        square = int(s.squares[seat])
        wrong = any(good not in LETTERS for good in goods) or len(goods) > st.ROOM
        if reference not in NUMBERS or wrong or square == st.SQUARES:
            raise self.fail("squares", value)
        face = NUMBERS[reference]
        s.tableau[seat, square] = face + 1
        s.squares[seat] += 1
        codes = sorted((LETTERS.index(good) + 1 for good in goods), reverse=True)
        s.goods[seat, square, : len(codes)] = codes
        if face < 2 * st.TILES:
            self._locate(face % st.TILES, st.IN_TABLEAU)

    def _locate(self, tile: int, place: int) -> None:
        if tile in self.named:
            raise ParseError("errors-tile-two-places", tile_reference=tile_reference(tile))
        self.named.add(tile)
        self.s.where[tile] = place

    def _tiles(self, seat: int, found: dict[str, list[str]]) -> None:
        s = self.s
        for half, word in enumerate(_STACKS):
            for i, value in enumerate(found.get(word, [])):
                tile = self._marked_tile(word, value, st.IN_ZONE + seat)
                s.stack[seat, half, i] = tile + 1
                s.height[seat, half] += 1
        for word, base in _LOOSE.items():
            for value in found.get(word, []):
                self._marked_tile(word, value, base + seat)
        self._stamped("saw", found, s.owned_at[seat])

    def _marked_tile(self, word: str, value: str, place: int) -> int:
        match = re.fullmatch(r"(T[0-9]{2})(\*?)(~?)(?:@([0-9]{1,5}))?", value)
        if not match or int(match[4] or 0) > 30_000:
            raise self.fail(word, value)
        tile = self.tile(word, match[1])
        self._locate(tile, place)
        self.s.seen[tile] = bool(match[2])
        self.s.mixed[tile] = bool(match[3])
        self.s.drawn_at[tile] = int(match[4] or 0)
        return tile
