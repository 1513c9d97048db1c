"""Where things are on the table of Roll for the Galaxy in windows of all sizes."""

from dataclasses import replace
from itertools import combinations
from unittest.mock import ANY

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, NUMBERS, PHASES, SHIP, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.rollbot import Level
from engines.runtime import texts
from engines.runtime.texts import tr
from gui.games.roll_galaxy import objects, painting, strips, symbols, tiles, wording
from gui.games.roll_galaxy.fitting import in_rows, own_bar, unit_of
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Layout
from gui.games.roll_galaxy.objects import paint_cup, paint_plaza
from gui.games.roll_galaxy.sheet import sheet_of
from gui.games.roll_galaxy.strips import paint_strip, strip_of
from gui.games.roll_galaxy.symbols import END_ICON
from gui.games.roll_galaxy.table import GalaxyTable
from gui.games.roll_galaxy.things import Ghost, Shown, Thing
from gui.games.roll_galaxy.tiles import sized_font
from gui.kit.paint import paint_seat
from gui.style import Look, Scheme, Token, TypeRole, theme
from gui.table import materials
from gui.table.dice.painting import RESIN_SHARE
from gui.table.dice.sprites import outline
from tests.gui.games.roll_galaxy.told import NAMES, Told, until
from tests.gui.games.told import random_game
from tests.gui.vision import contrast

SIZES = [(640, 330), (886, 470), (1180, 640), (1800, 960)]
_GROUNDS = (Place.COLUMN, Place.SEAT, Place.STACK, Place.SQUARE, Place.CREDITS, Place.DICTATE)


def selecting(seats: int = 5) -> Told:
    """A game in which someone has selected a phase."""
    told = Told(seats)
    for _ in random_game(told, 5):
        assigned = told.view.seats[told.position.owner].assignment
        if told.position.turn >= 0 and assigned is not None and assigned.selector >= 0:
            return told
    raise AssertionError("nobody has selected a phase")


def laid_out(told: Told, size: tuple[int, int]) -> tuple[Thing, ...]:
    shown = Shown(told.view, NAMES[: len(told.view.seats)], told.position.owner)
    return GalaxyTable(shown).layout(QSizeF(*size)).things


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
def test_the_die_that_selects_a_phase_covers_no_name(size: tuple[int, int]) -> None:
    told = selecting()
    rects = {thing.key: thing.rect for thing in laid_out(told, size)}
    assigned = told.view.seats[told.position.owner].assignment
    assert assigned is not None
    head = rects[Key(Place.HEAD, assigned.selected)]
    inside = [rect for rect in rects.values() if rect != head and head.contains(rect)]
    (die,) = inside
    ring = outline(die.center(), RESIN_SHARE * die.width(), 0.0, 2.5).boundingRect()
    assert not ring.adjusted(-2, -2, 2, 2).intersects(painting.name_place(head))


@pytest.mark.usefixtures("plain_look")
def test_the_ring_of_the_keyboard_is_around_the_whole_die() -> None:
    told = selecting()
    table = GalaxyTable(Shown(told.view, NAMES, told.position.owner))
    dice = [spot for spot in table.spots(QSizeF(1180, 640)) if spot.look and spot.ring > 5]
    assert dice
    for spot in dice:
        whole = outline(spot.rect.center(), RESIN_SHARE * spot.rect.width(), 0.0, 0.0)
        ring = spot.rect.adjusted(-spot.ring, -spot.ring, spot.ring, spot.ring)
        assert ring.adjusted(3, 3, -3, -3).contains(whole.boundingRect())


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_every_strip_has_room_for_a_player_card(size: tuple[int, int], seats: int) -> None:
    told = Told(seats)
    layout = GalaxyTable(Shown(told.view, NAMES[:seats], 0)).layout(QSizeF(*size))
    strips = {each.key.a: each.rect for each in layout.things if each.key.place is Place.SEAT}
    bar, strips[0], buttons = own_bar(QSizeF(*size), 1.0)
    assert not strips[0].intersects(buttons)
    for seat, head in enumerate(layout.heads):
        assert strips[seat].contains(head)
        assert head.width() >= (110 if seat else 0.24 * bar.width())
        assert head.height() >= 30


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
def test_the_widest_buttons_leave_the_figures_of_the_seat_shown(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    table, unit = QSizeF(*size), unit_of(QSizeF(*size), 1.0)
    *_, buttons = own_bar(table, 1.0)
    written: list[tuple[QRectF, str]] = []
    monkeypatch.setattr(
        strips,
        "write",
        lambda _painter, rect, text, *_how, **_more: written.append((QRectF(rect), text)),
    )
    told = Told(3)
    shown = Shown(told.view, NAMES[:3], 0, carded=True)
    (line,) = marks_of(GalaxyTable(shown).layout(table), strips.paint_own)
    painter = QPainter(picture := QPixmap(*size))
    strips.paint_own(painter, line, strip_of(shown, 0), unit)
    painter.end()
    assert not picture.isNull()
    metrics = QFontMetricsF(sized_font(TypeRole.LABEL, unit))
    assert [text for _, text in written] == [f"0/{LAST_SQUARES}", "0"]
    for rect, _ in written:
        assert rect.left() + metrics.horizontalAdvance(f"12/{LAST_SQUARES}") < buttons.left()


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("count", [1, 2])
def test_what_tiles_do_is_told_beside_those_laid_out(size: tuple[int, int], count: int) -> None:
    told = Told(3)
    until(told, "place", 3)
    sides = tuple(Key(Place.SIDE, tile, half) for tile in range(3, 3 + count) for half in range(2))
    shown = Shown(told.view, NAMES[:3], told.position.owner, shelf=sides)
    layout = GalaxyTable(shown).layout(QSizeF(*size))
    words = marks_of(layout, painting.paint_told)
    sides_at = [thing.rect for thing in layout.things if thing.key.place is Place.SIDE]
    if count == 1:
        assert len(words) == 2
        assert words[-1].right() > 0.8 * size[0]
    assert all(QRectF(0, 0, *size).contains(rect) for rect in words)
    assert not any(rect.intersects(tile) for rect in words for tile in sides_at)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", [(98, 146), (104, 150), (132, 102), (110, 84)])
def test_long_names_leave_the_planet_visible(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    (face,) = (at for at in range(len(TABLE)) if face_name(at) == "Alien Rosetta Stone World")
    drawn: list[tuple[QPointF, float]] = []
    monkeypatch.setattr(
        tiles, "paint_planet", lambda _painter, centre, side, _face: drawn.append((centre, side))
    )
    theme().set_look(Look(Scheme.LIGHT))
    written, picture = written_by(monkeypatch), QPixmap(*size)
    painter = QPainter(picture)
    tiles.paint_tile(painter, QRectF(picture.rect()), face)
    painter.end()
    texts_drawn = [text for text, _ in written]
    assert " ".join(texts_drawn[1:]).startswith("Alien Rosetta Stone World")
    names = [pixels for text, pixels in written if text in "Alien Rosetta Stone World"]
    (centre, _side) = drawn[-1]  # boards of other tests may have drawn their planets anew
    assert len(names) * 1.25 * names[0] + 4 < centre.y()
    assert len(names) * 1.25 * names[0] < 0.36 * size[1]


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", SIZES)
def test_all_is_on_the_table_and_nothing_covers_another(size: tuple[int, int], seats: int) -> None:
    told = Told(seats)
    for place, _ in enumerate(random_game(told, 3)):
        if place % 40 or told.position.turn < 0:
            continue
        things = laid_out(told, size)
        table = QRectF(0, 0, *size)
        assert all(table.contains(thing.rect) for thing in things)
        grounds = [thing for thing in things if thing.key.place in _GROUNDS and not thing.is_die]
        for one, other in combinations(grounds, 2):
            assert not one.rect.intersects(other.rect), (one.key, other.key)
        dice = [thing for thing in things if thing.is_die]
        for one, other in combinations(dice, 2):
            assert not one.rect.intersects(other.rect), (one.key, other.key)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", [(1390, 905), (1060, 730), (814, 634)])
def test_tiles_can_be_read_while_others_are_laid_out(size: tuple[int, int]) -> None:
    told = Told(5)
    until(told, "place", 3)
    sides = tuple(Key(Place.SIDE, tile, half) for tile in (3, 4) for half in range(2))
    shown = Shown(told.view, NAMES, told.position.owner, shelf=sides)
    layout, unit = GalaxyTable(shown).layout(QSizeF(*size)), unit_of(QSizeF(*size), 1.0)
    least = {Place.SQUARE: 80, Place.SIDE: 64, Place.COLUMN: 84}
    for thing in layout.things:
        if not thing.is_die and thing.key.place in least:
            assert thing.rect.height() >= least[thing.key.place] * unit, thing.key


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", [(814, 634), (1060, 890)])
def test_tiles_stay_where_they_are_while_others_are_laid_out(size: tuple[int, int]) -> None:
    told = Told(3)
    until(told, "place", 3)
    shown = Shown(told.view, NAMES[:3], told.position.owner)
    laid = replace(shown, shelf=tuple(Key(Place.SIDE, 3, half) for half in range(2)))
    before, after = (
        [
            thing.rect
            for thing in GalaxyTable(each).layout(QSizeF(*size)).things
            if thing.key.place is Place.SQUARE
        ]
        for each in (shown, laid)
    )
    moved = before[0].top() - after[0].top()
    assert [rect.translated(0, moved) for rect in after] == before
    assert 0 <= moved <= 0.06 * size[1]


@pytest.mark.usefixtures("plain_look")
def test_a_low_table_has_room_for_the_tableau() -> None:
    tiles = [each for each in laid_out(selecting(2), (556, 278)) if each.key.place is Place.SQUARE]
    assert tiles
    assert all(tile.rect.height() >= 40 for tile in tiles)


@pytest.mark.usefixtures("plain_look")
def test_tiles_that_are_laid_out_take_the_room_that_no_words_do() -> None:
    told, size = Told(3), (850, 470)
    until(told, "place", 3)
    sides = tuple(Key(Place.SIDE, tile, half) for tile in (3, 4) for half in range(2))
    shown = Shown(told.view, NAMES[:3], told.position.owner, shelf=sides)
    layout = GalaxyTable(shown).layout(QSizeF(*size))
    laid = [thing.rect for thing in layout.things if thing.key.place is Place.SIDE]
    assert not marks_of(layout, painting.paint_told)
    assert all(rect.width() >= 2.4 * rect.height() for rect in laid)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
def test_dice_in_all_lanes_are_equally_large(size: tuple[int, int]) -> None:
    told, most = Told(5), 0
    for place, _ in enumerate(random_game(told, 3)):
        if place % 20 or told.position.turn < 0:
            continue
        dice = [each for each in laid_out(told, size) if each.key.place is Place.WORKER]
        lanes = [each.key.a for each in dice if each.key.a < PHASES and each.rect.top() > 0]
        head = {
            each.key.a: each.rect for each in laid_out(told, size) if each.key.place is Place.HEAD
        }
        below = [
            each
            for each in dice
            if each.key.a < PHASES and not head[each.key.a].contains(each.rect)
        ]
        assert len({each.rect.width() for each in below}) <= 1
        most = max(most, len(set(lanes)))
    assert most > 2


@pytest.mark.usefixtures("plain_look")
def test_lanes_say_what_their_workers_do_and_dice_leave_room_for_it() -> None:
    told, said = Told(2), set[str]()
    for place, _ in enumerate(random_game(told, 3)):
        if place % 5 or told.position.turn < 0:
            continue
        view, seat = told.view, told.position.owner
        area = view.seats[seat]
        layout = GalaxyTable(Shown(view, NAMES[:2], seat)).layout(QSizeF(*SIZES[2]))
        notes = [mark for mark in layout.labels if mark.look[0] is painting.paint_note]
        dice = [each.rect for each in layout.things if each.key.place is Place.WORKER]
        assert not any(note.rect.intersects(rect) for note in notes for rect in dice)
        idle = len(view.occurring) and PHASES - len(view.occurring)
        assert [note.look[1] for note in notes].count("doesn't happen") == idle
        assigned = area.assignment
        if (
            assigned is None
            or len(notes) < PHASES
            or (view.occurring and SHIP not in view.occurring)
        ):
            continue
        goods, workers = sum(len(each.goods) for each in area.squares), assigned.columns[SHIP].each
        told_of = "no goods" if not goods else f"{min(goods, len(workers))} of {goods} good"
        assert notes[SHIP].look[1].startswith(told_of)
        said.add(told_of)
    assert len(said) > 2


@pytest.mark.usefixtures("plain_look")
def test_the_count_of_squares_says_whose_they_are() -> None:
    told, seen = Told(3), set[bool]()
    for _ in random_game(told, 3):
        counts = [len(area.squares) for area in told.view.seats]
        if told.position.turn < 0 or len(set(counts)) == 1:
            continue
        own = counts[0] == max(counts)
        if own not in seen:
            seen.add(own)
            layout = GalaxyTable(Shown(told.view, NAMES[:3], 0)).layout(QSizeF(*SIZES[2]))
            seat = 0 if own else counts.index(max(counts[1:]), 1)
            looks = [each.look for each in layout.labels]
            text = f"{NAMES[seat]} {max(counts)}/{LAST_SQUARES}"
            assert [look[2:4] for look in looks if END_ICON in look] == [(text, ANY)]
            assert [look[1] for look in looks if look[0] is paint_seat] == [seat]
    assert seen == {True, False}


def marks_of(layout: Layout, paint: object) -> list[QRectF]:
    """Where something is painted that cannot be pointed at."""
    found = []
    for mark in layout.labels:
        assert isinstance(mark.look, tuple)
        if mark.look[0] is paint:
            found.append(mark.rect)
    return found


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES[1:])
def test_dice_of_a_plan_cover_no_dice(size: tuple[int, int]) -> None:
    told = Told(5)
    for place, _ in enumerate(random_game(told, 3)):
        if place % 20 or told.position.turn < 0 or told.view.stage != "assign":
            continue
        seat = told.position.owner
        goals = (Key(Place.DICTATE), *(Key(Place.COLUMN, phase) for phase in range(PHASES)))
        plan = tuple(Ghost(Key(Place.WORKER, 0, 0), goal) for goal in goals)
        shown = Shown(told.view, NAMES, seat, ghosts=plan)
        layout = GalaxyTable(shown).layout(QSizeF(*size))
        ghosts = marks_of(layout, painting.paint_ghost)
        assert len(ghosts) == len(goals)
        for die in (thing for thing in layout.things if thing.is_die):
            assert not any(die.rect.intersects(ghost) for ghost in ghosts)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
def test_marks_cover_neither_tiles_nor_heads(size: tuple[int, int]) -> None:
    told, seen = Told(3), set[object]()
    for place, _ in enumerate(random_game(told, 3)):
        if place % 10 or told.position.turn < 0:
            continue
        layout = GalaxyTable(Shown(told.view, NAMES[:3], 0)).layout(QSizeF(*size))
        for paint, kept in (
            (painting.paint_more, Place.STACK),
            (painting.paint_seats, Place.HEAD),
        ):
            things = [thing for thing in layout.things if thing.key.place is kept]
            for rect in marks_of(layout, paint):
                seen.add(paint)
                assert not any(rect.intersects(thing.rect) for thing in things)
    assert seen == {painting.paint_more, painting.paint_seats}


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize(
    ("size", "seats", "least"),
    [((827, 474), 3, 24), ((814, 634), 2, 40), ((814, 634), 3, 32), ((971, 717), 3, 36)],
)
def test_tiles_of_all_seats_are_large_and_equal(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], seats: int, least: int
) -> None:
    told, drawn = Told(seats), list[QRectF]()
    until(told, "assign", 5)
    monkeypatch.setattr(strips, "paint_small", lambda _painter, rect, _face: drawn.append(rect))
    shown = Shown(told.view, NAMES[:seats], 0)
    rows: list[list[QRectF]] = []
    for thing in GalaxyTable(shown).layout(QSizeF(*size)).things:
        if thing.key.place is Place.SEAT:
            strip = strip_of(shown, thing.key.a)
            squares = (strip.area.squares * 4)[: 9 - thing.key.a]
            strip = replace(strip, area=replace(strip.area, squares=squares), most=8)
            painter = QPainter(picture := QPixmap(*size))
            paint_strip(painter, thing.rect, strip, unit_of(QSizeF(*size), 1.0))
            painter.end()
            assert not picture.isNull()
            assert all(thing.rect.contains(tile) for tile in drawn)
            rows.append([*drawn])
            drawn.clear()
    assert len(rows) == seats - 1
    for each in rows:
        assert {tile.width() for tile in each} == {rows[0][0].width()}
        assert each[0].top() == rows[0][0].top()
        assert each[0].width() >= least
        assert not any(one.intersects(other) for one, other in combinations(each, 2))


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize(("size", "last"), [((971, 717), LAST_SQUARES), ((827, 474), 6)])
def test_spare_height_shows_the_squares_that_are_left(size: tuple[int, int], last: int) -> None:
    told = Told(3)
    layout = GalaxyTable(Shown(told.view, NAMES[:3], 0)).layout(QSizeF(*size))
    places = marks_of(layout, painting.paint_place)
    squares = [thing for thing in layout.things if thing.key.place is Place.SQUARE]
    assert len(squares) + len(places) == last
    table = QRectF(0, 0, *size)
    assert all(table.contains(rect) for rect in places)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_names_of_idle_lanes_can_be_read(qapp: QApplication, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    size, lane = QSizeF(900, 600), QRectF(300, 200, 96, 240)
    head = QRectF(lane.topLeft(), QSizeF(lane.width(), 76))
    image, place = QImage(900, 600, QImage.Format.Format_RGB32), painting.name_place(head)
    painter = QPainter(image)
    materials.paint_backdrop(painter, size, materials.Backdrop.SPACE)
    painting.paint_lane(painter, lane, 3, head.height(), False, True)
    ground = colours_in(image, place)
    painting.paint_head(painter, head, 3, False, True, False, 1.0)
    painter.end()
    wanted = contrast(theme().hex(Token.TEXT2), ground[len(ground) // 2])
    assert wanted >= 4.5
    words = colours_in(image, place)
    assert max(contrast(ink, ground[len(ground) // 2]) for ink in words) >= 0.9 * wanted


def colours_in(image: QImage, rect: QRectF) -> list[str]:
    """The colors of a part of a picture, the dark ones first."""
    part = image.copy(rect.toRect())
    found = [part.pixelColor(x, y) for x in range(part.width()) for y in range(part.height())]
    return [colour.name() for colour in sorted(found, key=QColor.lightness)]


def test_dice_take_the_room_there_is(qapp: QApplication) -> None:
    for count, least in ((1, 50), (2, 50), (3, 36), (4, 35), (6, 35)):
        room = QRectF(10, 20, 76, 150)
        places = in_rows(room, count, 50, 5)
        assert all(room.contains(place) for place in places)
        assert min(place.width() for place in places) >= least
    tops = [place.top() for place in in_rows(QRectF(0, 0, 88, 40), 6, 16, 2)]
    assert [tops.count(top) for top in set(tops)] == [3, 3]


def written_by(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is drawn from now on, and how large."""
    written: list[tuple[str, int]] = []
    monkeypatch.setattr(
        QPainter,
        "drawText",
        lambda painter, *given: written.append((given[-1], painter.font().pixelSize())),
    )
    return written


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("width", [50, 60, 83, 120])
def test_names_of_phases_have_one_size(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    written, picture = written_by(monkeypatch), QPixmap(width, 60)
    for phase in range(PHASES):
        painter = QPainter(picture)
        painting.paint_head(painter, QRectF(picture.rect()), phase, False, False, False, 1.0)
        painter.end()
    assert len({size for _, size in written}) == 1


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("language", ["en", "de"])
def test_stacks_say_their_names_equally_large_in_the_narrowest_zone(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    written, picture = written_by(monkeypatch), QPixmap(76, 16)
    texts.speak(language)
    try:
        painter, names = QPainter(picture), [*map(symbols.phase_name, range(DEVELOP, DEVELOP + 2))]
        for phase in range(DEVELOP, DEVELOP + 2):
            painting.paint_heading(painter, QRectF(picture.rect()), phase, "0/6", 0.75)
        painter.end()
    finally:
        texts.speak(texts.ENGLISH)
    assert [text for text, _ in written] == [names[0], "0/6", names[1], "0/6"]
    assert written[0][1] == written[2][1]


@pytest.mark.usefixtures("plain_look")
def test_a_note_at_the_foot_of_a_lane_fits_the_narrowest(monkeypatch: pytest.MonkeyPatch) -> None:
    written, picture, text = written_by(monkeypatch), QPixmap(60, 40), "no room for goods"
    for wide in (48, 60):
        painter = QPainter(picture)
        rect = QRectF(0, 0, wide, 32)
        painting.paint_note(painter, rect, text, 1.0)
        wrapped = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        assert painter.boundingRect(rect, wrapped, text).height() <= rect.height()
        painter.end()
    (_, small), (_, usual) = written
    assert small < usual == theme().px(TypeRole.LABEL.size)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("shelf", [(), (Key(Place.SIDE, 1, 0),)])
def test_counts_of_dice_cover_neither_their_signs_nor_dice(
    size: tuple[int, int], shelf: tuple[Key, ...]
) -> None:
    told = Told(3)
    until(told, "recruit", 5)
    shown = Shown(told.view, NAMES[:3], told.position.owner, shelf)
    found, u = GalaxyTable(shown).layout(QSizeF(*size)), unit_of(QSizeF(*size), theme().scale)
    signs = [mark for mark in found.labels if mark.look[0] in (paint_cup, paint_plaza)]
    assert len(signs) == 2
    for sign in signs:
        chip = objects.count_place(sign.rect, u)
        covered = chip.intersected(sign.rect)
        assert covered.width() <= 0.25 * sign.rect.width()
        assert chip.right() - sign.rect.right() <= sign.bleed
        dice = [thing for thing in found.things if thing.is_die]
        assert not any(thing.rect.intersects(chip) for thing in dice)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_rollbot_wants_is_said_in_the_narrowest_lanes(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    written, picture = written_by(monkeypatch), QPixmap(84, 32)
    texts.speak(language)
    try:
        for goal in (0, 1, 10):
            levels = [Level(phase, 10, goal, 0, goal) for phase in range(PHASES)]
            for bar in (*wording.bars(levels), *wording.bars((), revealed=True)):
                painter = QPainter(picture)
                painting.paint_bar(painter, QRectF(picture.rect()), bar, 0.9)
                painter.end()
                level = str(goal) if bar.level >= 0 else "–"
                assert [text for text, _ in written] == [level, bar.why]
                written.clear()
    finally:
        texts.speak(texts.ENGLISH)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shelf", [(), (Key(Place.SIDE, 1, 0),)])
def test_what_rollbot_wants_is_apart_from_what_does_not_happen(
    size: tuple[int, int], shelf: tuple[Key, ...]
) -> None:
    told = Told(3)
    until(told, "place", 5)
    bars = wording.bars([Level(phase, 1, 2, 0, 1) for phase in range(PHASES)])
    shown = Shown(told.view, NAMES[:3], told.position.owner, shelf, bars=bars)
    found = GalaxyTable(shown).layout(QSizeF(*size))
    wanted = [mark.rect for mark in found.labels if mark.look[0] is painting.paint_bar]
    notes = [mark.rect for mark in found.labels if mark.look[0] is painting.paint_note]
    assert len(wanted) == PHASES
    assert bool(notes) == (size != SIZES[0] and not shelf)
    for note in notes:
        assert all(note.top() - bar.bottom() >= note.height() for bar in wanted)


@pytest.mark.usefixtures("plain_look")
def test_names_of_stacks_are_whole_in_the_narrowest_strips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told, picture = Told(5), QPixmap(197, 157)
    written = written_by(monkeypatch)
    for face in ("T27B", "T45B", "T33B"):
        area = told.view.seats[1]
        stack = replace(area.worlds, faces=(face,), size=1, costs=(2,))
        strip = strip_of(Shown(told.view, NAMES, 0), 1)
        strip = replace(strip, area=replace(area, developments=stack, worlds=stack))
        painter = QPainter(picture)
        paint_strip(painter, QRectF(picture.rect()), strip, 0.9)
        painter.end()
        assert [text for text, _ in written].count(face_name(NUMBERS[face])) == 2
        written.clear()


@pytest.mark.usefixtures("plain_look")
def test_words_on_the_table_follow_the_language() -> None:
    told, size = Told(2), SIZES[2]
    try:
        found = {}
        for language in ("en", "de", "en"):
            texts.speak(language)
            found[language] = str([thing.look for thing in laid_out(told, size)])
            assert repr(tr("roll_galaxy-empty")) in found[language]
    finally:
        texts.speak(texts.ENGLISH)
    assert repr(tr("roll_galaxy-empty")) not in found["de"]


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_score_sheet_takes_the_room_of_a_large_window(seats: int) -> None:
    told = Told(seats)
    for _ in random_game(told, 3):
        pass
    cells = sheet_of(told.scene()).spots(QSizeF(1860, 990))
    wide = max(cell.rect.right() for cell in cells) - min(cell.rect.left() for cell in cells)
    assert wide >= 0.7 * 1860
