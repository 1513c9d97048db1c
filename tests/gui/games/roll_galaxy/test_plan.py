"""An adviser's plan on the table: where dice would go, and how much Rollbot wants each phase."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.monitor import Monitor
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.data import DICTATING, PHASES, Kind, decision_of
from engines.games.roll_galaxy.rollbot import Level, Trace, levels_behind
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.offers import ghosts_of
from gui.games.roll_galaxy.painting import paint_mark, paint_number, paint_shipped
from gui.games.roll_galaxy.table import GalaxyTable
from gui.games.roll_galaxy.things import Ghost, Shown
from gui.match.hint_views import preference_view
from gui.style import Token
from gui.table.materials import paint_arrow
from gui.table.spots import words
from tests.gui.games.roll_galaxy.told import Told, until
from tests.gui.games.told import random_game


def advised(told: Told, bot: str = "rollbot_easy") -> Analysis:
    position = told.position
    return GAME.bot(bot).analyse(Question(position, Budget(playouts=1), 1), Monitor())


def test_rollbots_levels_are_shown_with_its_plans_alone(qapp: QApplication, still: None) -> None:
    board, told = RollGalaxyBoard(), Told(3)
    board.resize(930, 560)
    until(told, "assign", 5)
    board.show_scene(told.scene())
    analysis = advised(told)
    assert len(analysis.lines) > 1
    for line in analysis.lines:
        board.preview(line)
        levels = levels_behind([told.position])
        bars = board.table.shown.bars
        assert [bar.level for bar in bars] == [level.level for level in levels]
        assert max(bar.level for bar in bars) == analysis.best.preference
        selected = [
            decision_of(action).fields[2]
            for action in line.actions
            if decision_of(action).kind is Kind.SELECT
        ]
        heads = [ghost.to for ghost in board.table.shown.ghosts if ghost.to.place is Place.HEAD]
        assert heads == [Key(Place.HEAD, phase) for phase in selected]
    board.preview(advised(told, "settler").best)
    assert board.table.shown.bars == ()
    board.preview(None)
    assert board.table.shown.ghosts == ()
    board.deleteLater()


def test_each_step_marks_a_die_of_its_own(qapp: QApplication) -> None:
    told, pairs = Told(2), list[Key]()
    game = random_game(told, 3)
    while not pairs:
        next(game)
        assigned = told.view.seats[told.position.owner].assignment
        if told.view.stage == "assign" and assigned is not None:
            columns = enumerate(assigned.columns)
            pairs = [
                Key(Place.WORKER, at, c)
                for at, dice in columns
                for c, n in enumerate(dice)
                if n > 1
            ]
    plan = tuple(Ghost(pairs[0], to) for to in (Key(Place.DICTATE), Key(Place.COLUMN, 0)))
    shown = Shown(told.view, ("Anna", "Ben"), told.position.owner, ghosts=plan)
    layout = GalaxyTable(shown).layout(QSizeF(930, 560))
    dice = [thing.rect for thing in layout.things if thing.key.thing == pairs[0]]
    numbered = [mark for mark in layout.labels if mark.look and mark.look[0] is paint_number]
    assert [mark.look[1] for mark in numbered] == [1, 2]
    assert [mark.rect for mark in numbered] == dice[:2]


def test_bars_show_what_rollbot_chose_by_in_every_decision_of_the_round(
    qapp: QApplication, still: None
) -> None:
    board, told = RollGalaxyBoard(), Told(2)
    board.resize(930, 560)
    board.past = lambda: (step.before for step in reversed(told.steps))
    chosen, seen = dict[int, tuple[Level, ...]](), set[str]()

    def advice(_number: int) -> int:
        analysis, view = advised(told), told.view
        if view.stage == "assign":
            chosen.setdefault(told.position.turn, Trace(told.position.state).levels)
        board.show_scene(told.scene())
        board.preview(analysis.best)
        levels = [level.level for level in chosen.get(told.position.turn, ())]
        assert [bar.level for bar in board.table.shown.bars] == levels
        seen.add(view.stage)
        return analysis.best.actions[0]

    for step in random_game(told, 4, advice):
        if step.before.moment.round != step.after.moment.round:
            chosen.clear()
        if step.after.moment.round > 4:
            break
    assert seen >= {"start", "assign", "tasks", "place", "build", "goods", "recruit", "recall"}
    board.deleteLater()


def test_bars_of_a_game_that_begins_after_the_roll_say_that_they_are_unknown(
    qapp: QApplication, still: None
) -> None:
    board, told = RollGalaxyBoard(), Told(2)
    board.resize(930, 560)
    until(told, "build", 5)
    line = next(line for line in advised(told).lines if line.reasons)
    board.show_scene(told.scene())
    board.preview(line)
    bars = board.table.shown.bars
    assert [(bar.level, bar.why, bar.best) for bar in bars] == [(-1, "roll not seen", False)] * 5
    spots = board.table.spots(QSizeF(board.surface.viewport().size()))
    tips = [words(spot.tip) for spot in spots if spot.key == Key(Place.HEAD, 0)]
    assert "depends on the roll" in tips[0]
    board.preview(replace(line, visits=100))
    assert not board.table.shown.bars, "a plan that somebody else has searched for"
    board.deleteLater()


def arrows(board: RollGalaxyBoard) -> list[tuple[QPointF, QPointF]]:
    """Where the arrows on a table begin and end."""
    found = []
    for mark in board.table.layout(QSizeF(board.surface.viewport().size())).labels:
        if mark.look[0] is paint_arrow:
            _, width, right, down = mark.look
            rect = mark.rect.adjusted(2 * width, 2 * width, -2 * width, -2 * width)
            x, y = (rect.left(), rect.right()), (rect.top(), rect.bottom())
            found.append((QPointF(x[not right], y[not down]), QPointF(x[right], y[down])))
    return found


def badges(board: RollGalaxyBoard) -> list[QPointF]:
    """The middles of the dice on which a mark shows what they bring."""
    labels = board.table.layout(QSizeF(board.surface.viewport().size())).labels
    return [mark.rect.center() for mark in labels if mark.look[0] is paint_shipped]


def rings(board: RollGalaxyBoard) -> list[QRectF]:
    """Where the adviser's rings around dice are."""
    table = board.surface.tabletop
    assert table is not None
    marks = table.marks(QSizeF(board.surface.viewport().size()))
    found = (mark for mark in marks if mark.look[:3] == (paint_mark, Token.HINT, True))
    return [mark.rect for mark in found]


@pytest.mark.parametrize(
    ("stage", "place"),
    [
        ("assign", None),
        ("tasks", Place.CREDITS),
        ("place", Place.STACK),
        ("build", Place.STACK),
        ("abandon", Place.BAG),
        ("remove", Place.SQUARE),
        ("recruit", Place.CUP),
        ("recall", Place.CUP),
    ],
)
def test_an_arrow_leads_from_what_a_hint_moves_to_where_it_goes(
    qapp: QApplication, still: None, stage: str, place: Place | None
) -> None:
    board, told = RollGalaxyBoard(), Told(3)
    board.resize(930, 560)
    line = None
    for _ in random_game(told, 5, lambda _: advised(told).best.actions[0]):
        if told.view.stage == stage and len(told.position.legal()) > 1:
            lines = (each for each in advised(told).lines if ghosts_of(each.actions, 2))
            if line := next(lines, None):
                break
    assert line is not None
    board.show_scene(told.scene())
    assert not board.table.shown.ghosts, "nobody has asked for a hint"
    board.preview(line)
    ghosts = board.table.shown.ghosts
    assert ghosts
    assert place in (None, ghosts[0].to.place)
    things = board.table.layout(QSizeF(board.surface.viewport().size())).things
    if badges(board):  # the mark says where it goes
        assert place is Place.CREDITS
        ghosts = ()
    for (start, end), ghost in zip(arrows(board), ghosts, strict=True):
        for point, key in ((start, ghost.start), (end, ghost.to)):
            if key.place is Place.CUP:  # whose dice lie between the dial and the Citizenry
                assert start.y() > end.y()
                continue
            newest = Key(Place.SQUARE, len(board.table.shown.area.squares) - 1)
            wanted = newest if key == Key(Place.SQUARE) else key
            rects = [thing.rect for thing in things if thing.key.thing == wanted]
            near = [rect for rect in rects if rect.adjusted(-2, -2, 2, 40).contains(point)]
            assert near, (key, point, rects)
    for ring in rings(board):
        starts = (*(start for start, _ in arrows(board)), *badges(board))
        assert any(ring.adjusted(-2, -2, 2, 2).contains(start) for start in starts)
    board.preview(None)
    assert not arrows(board)
    board.deleteLater()


def test_steps_of_an_assignment_are_short(qapp: QApplication) -> None:
    """A die and where it goes, also when each plan ends with a confirmation."""
    told = Told(3)
    until(told, "assign", 5)
    analysis = advised(told)
    longest = 0
    for line in analysis.lines:
        view = preference_view(told.position, analysis, line, Words())
        moves = [decision_of(action).kind for action in line.actions]
        assert moves[-1] is Kind.CONFIRM
        assert 1 <= len(view.steps) <= 3
        pieces = [piece for step in view.steps for piece in step]
        dice = [piece for piece in pieces if not isinstance(piece, str) and len(piece) == 3]
        assert len(dice) == len(moves) - 1
        assert all(len(step) <= 6 for step in view.steps[:2])
        longest = max(longest, len(view.steps))
    assert longest > 1


def test_neither_plan_nor_buttons_are_shown_in_the_area_of_another_seat(
    qapp: QApplication, still: None
) -> None:
    board, told = RollGalaxyBoard(), Told(3)
    board.resize(930, 560)
    until(told, "assign", 5)
    board.show_scene(told.scene())
    line = advised(told).best
    board.preview(line)
    own = board.table.shown
    assert own.ghosts
    assert own.bars
    scene = told.scene()
    buttons = board.bar(scene)
    other = (told.position.owner + 1) % 3
    board.surface.press_spot(Key(Place.SEAT, other))
    for shown in (line, None, line):
        board.preview(shown)
        assert (board.table.shown.seat, board.table.shown.ghosts) == (other, ())
        assert board.table.shown.bars == ()
        assert board.table.shown.says, "the sums, in the place of the buttons"
        assert not board.bar(scene)
    assert board.clear_selection()
    assert board.table.shown == own
    assert board.bar(scene) == buttons
    board.deleteLater()


@pytest.mark.parametrize("seed", [2, 7])
def test_every_step_of_an_assignment_has_a_ghost(seed: int) -> None:
    """A die that is placed, selects a phase, is given up, or moves; a pair of dice has two."""
    told, seen = Told(2), set[Kind]()
    for _ in random_game(told, seed):
        if told.view.stage != "assign" or told.position.turn < 0:
            continue
        for action in told.position.legal():
            kind, (a, b, c, d) = decision_of(action)
            ghosts = ghosts_of((action,), 2)
            seen.add(kind)
            places = {
                Kind.WILD: [Key(Place.COLUMN, b)],
                Kind.SELECT: [Key(Place.HEAD, c)],
                Kind.DICTATE: [Key(Place.DICTATE)],
                Kind.MOVE: [Key(Place.COLUMN, d)],
                Kind.PAIR: [Key(Place.COLUMN, 2)] * 2,
            }
            assert [ghost.to for ghost in ghosts] == places.get(kind, [])
            if kind is Kind.MOVE:
                assert ghosts[0].start == Key(Place.WORKER, c, b)
                assert a == DICTATING or a >= 0
            if kind is Kind.WILD:
                assert ghosts[0].start == Key(Place.WORKER, PHASES, a)
    assert {Kind.SELECT, Kind.WILD, Kind.DICTATE, Kind.MOVE} <= seen
