"""The end of a game in place of the table: the result, how it was played, and what to do next."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate
from engines.contract.bot import adapted
from engines.contract.messages import Message
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.contract.registry import games
from engines.match.advice.quality import Quality
from engines.match.analysis.luck import Ledger
from engines.match.analysis.review import Report, Review
from engines.match.events import Waiting
from engines.match.history import START, Scope
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.app.ratings import elo_of
from gui.app.values import cost_text
from gui.games.face import face
from gui.kit import canvas  # noqa: F401 - charts are drawn at once
from gui.kit.button import ButtonKind
from gui.kit.label import Label
from gui.kit.plot import Axis, Line, Plot
from gui.kit.steps import Piece
from gui.match import ending
from gui.match.ending import LuckAndSkill, Result, next_opponents
from gui.match.paper import Graph, SheetRow, Text, Wreath
from gui.match.result import ranked
from gui.match.study import Findings, Study
from gui.match.turning_points import lead_text, leads
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.style import Look, Scheme, Size, Token, theme
from gui.table.sheet import Cell, ink, seat_ink
from tests.gui.conftest import click, settle
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
WON, LOST = "1 5 3 9 0", "1 5 3 0 9"


@pytest.fixture
def over(shell: Shell, table: Table, qtbot: QtBot) -> Callable[[str], MatchView]:
    """Plays the last decision of a game, which the person wins or loses."""

    def play(start: str) -> MatchView:
        match_view = table(PERSON, "careless", start=start)
        page = match_page(shell)
        page.acting.act(0)
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving
        )
        settle(qtbot)
        return match_view

    return play


def press(shell: Shell, text: str) -> None:
    """Press a button below the result."""
    buttons = match_page(shell).tray.row.buttons
    click(next(each for each in buttons if each.text() == text))


def words(shell: Shell) -> list[str]:
    return [label.text() for label in match_page(shell).ending.findChildren(Label)]


def test_equal_players_overlap_where_they_are(over: Callable[[str], MatchView]) -> None:
    plot, room, side = LuckAndSkill(over(WON)), QRectF(0, 0, 300, 170), 36
    plot.points = [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (9.0, 3.0)]
    equal, other = plot.hands(room, side)
    assert (set(equal), set(other)) == ({0, 1, 2}, {3})
    assert {face.center().y() for face in equal.values()} == {room.center().y()}
    assert sum(face.center().x() for face in equal.values()) / 3 == pytest.approx(150)
    lefts = sorted(face.left() for face in equal.values())
    assert all(side / 4 < after - before < side / 2 for before, after in pairwise(lefts))


def test_whoever_loses_less_per_decision_is_higher(over: Callable[[str], MatchView]) -> None:
    plot = LuckAndSkill(over(WON))
    judged, bad, none = (Report(0, n, lost, {}, {}) for n, lost in ((40, 0.8), (10, 0.4), (0, 0)))
    for reports, skills in (((judged, bad), [1, -1]), ((judged, none), [0, 0])):
        review = cast("Review", SimpleNamespace(seats=2, report=reports.__getitem__))
        plot.show_findings(review, Ledger(2))
        assert [skill for _, skill in plot.points] == pytest.approx(skills)


def test_a_win_is_celebrated_and_a_loss_is_not(
    shell: Shell, over: Callable[[str], MatchView]
) -> None:
    over(WON)
    page = match_page(shell)
    assert page.ending.isVisible()
    assert not page.stage.isVisible()
    assert tr("match-you-win") in words(shell)


def test_a_loss_says_so_and_names_the_winner(
    shell: Shell, over: Callable[[str], MatchView]
) -> None:
    over(LOST)
    told = words(shell)
    assert told.index(tr("match-you-lost")) < told.index("Ben wins")
    assert tr("match-you-win") not in told


def test_the_next_step_is_a_rematch(shell: Shell, over: Callable[[str], MatchView]) -> None:
    over(WON)
    buttons = match_page(shell).tray.row.buttons
    primary = [each.text() for each in buttons if each.kind is ButtonKind.PRIMARY]
    assert primary == [tr("match-rematch")]
    assert not any(shell.actions[each].isEnabled() for each in (commands.PAUSE, commands.STEP))


def test_what_comes_next_is_easily_hit(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    for width, height in ((1280, 800), (1440, 900)):
        shell.window.resize(width, height)
        settle(qtbot)
        buttons = page.tray.row.buttons
        assert all(each.height() > theme().px(Size.CONTROL) for each in buttons)


def test_a_result_is_written_larger_in_a_large_window(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    result = match_page(shell).ending.result
    assert result is not None
    seen = []
    for width, height in ((960, 640), (1440, 900), (2560, 1440)):
        shell.window.resize(width, height)
        settle(qtbot)
        title = next(each for each in result.findChildren(Label) if each.text() == words(shell)[0])
        seen.append((title.font().pixelSize(), result.players[0].height()))
    assert seen == sorted(seen)
    assert seen[0][0] < seen[1][0] < seen[2][0]
    assert seen[0][1] < seen[2][1]


def test_accuracy_and_luck_are_shown_without_any_mistake(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    result = page.ending.result
    assert result is not None
    study = page.panels.study
    qtbot.waitUntil(lambda: not study.running and study.findings.ledger is not None)
    review = study.findings.review
    assert review is not None
    seats = range(review.seats)
    judged = [bool(review.report(seat).decisions) for seat in seats]
    assert any(judged)
    flawless = tuple(
        replace(each, judgement=each.judgement and replace(each.judgement, quality=Quality.GOOD))
        for each in review.decisions
    )
    shares = tuple(
        tuple(Estimate(step + seat) for seat in seats) for step in range(len(review.chances))
    )
    even = replace(review, decisions=flawless, chances=shares)
    again = Result(page.match_view, _Found(replace(study.findings, review=even)), "", "", ())
    qtbot.addWidget(again)
    by_place = ranked(page.match_view)
    assert [line.judged for line in again.players] == [judged[seat] for seat in by_place]
    assert not again.luck.isHidden()


def test_a_tie_break_decides_the_second_place() -> None:
    rules = find("roll_galaxy")
    areas = (
        "credits 0 chips 9 minimum 1 cup W3 squares F1L F1R H1",
        "credits 1 minimum 1 cup W2 squares F5L F5R H9",
        "credits 3 minimum 1 cup W4 squares F2L F2R H6",
    )
    text = " | ".join(("seats 3 round 9 turn 90 stage over mover 1", *areas))
    position = Position.parse(rules, text)
    standings = rules.standings(position.state, None)
    assert standings[1].score == standings[2].score
    view = SimpleNamespace(game=rules, match=SimpleNamespace(position=position))
    assert ranked(cast(MatchView, view)) == [0, 2, 1]


def test_a_turning_point_is_drawn_and_leads_to_its_place(
    shell: Shell,
    over: Callable[[str], MatchView],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, page = over(WON), match_page(shell)
    qtbot.waitUntil(lambda: not page.panels.study.running)
    review = page.panels.study.findings.review
    assert review is not None
    decision = next(each for each in review.decisions if each.judgement is not None)
    judged = decision.judgement and replace(decision.judgement, quality=Quality.BLUNDER)
    assert judged is not None
    found = Findings(review=replace(review, decisions=(replace(decision, judgement=judged),)))
    drawn = list[QRectF]()
    moves = [word for move in (judged.told, judged.better) for word in view.words.say(move).split()]

    def picture(_painter: QPainter, rect: QRectF) -> None:
        drawn.append(rect)

    def inline(part: Message | str) -> tuple[Piece, ...] | None:
        return ((picture,),) if part in moves else None

    monkeypatch.setattr(ending, "face", lambda game: replace(face(game), inline=inline))
    result = Result(view, _Found(found), "", "", ())
    qtbot.addWidget(result)
    (row,) = result.findChildren(SheetRow)
    assert tr("match-look") in [each.text() for each in row.findChildren(Label)]
    row.grab()
    assert len(drawn) >= 2, "the move and the better one"
    name, loss = view.words.names[decision.seat], cost_text(view.game, judged)
    again = tr("match-costliest-decision", name=name, round=1, loss=loss)
    assert not any(again in each.text() for each in result.findChildren(Label))
    for ask in (row.clicked.emit, partial(result.graph.chosen.emit, 1)):
        with qtbot.waitSignal(result.chosen) as shown:
            ask()
        assert shown.args == [view.match.history.node(decision.node).parent]


def test_a_graph_is_printed_on_paper_as_large_as_its_words(qtbot: QtBot) -> None:
    theme().set_look(Look(Scheme.DARK, high_contrast=False))
    graph, line = Graph("Test"), Line((0, 1, 2), (0.5, 0.5, 0.5), 0)
    qtbot.addWidget(graph)
    graph.show_plot(Plot((line,), Axis(0, 2), Axis(), places=(0, 1, 2)))
    graph.resize(400, 200)
    graph.show()
    QApplication.processEvents()
    picture, spot = graph.grab().toImage(), graph.point(1.1, 0.5).toPoint()
    colours = {picture.pixelColor(spot + QPoint(0, down)).name() for down in (-1, 0, 1)}
    assert seat_ink(0).name() in colours
    assert seat_ink(0) != theme().seat_color(0)
    left = graph.point(0, 0.5).x()
    graph.grow(2.0)
    QApplication.processEvents()
    graph.grab()
    assert graph.point(0, 0.5).x() > left, "its figures need more room"
    with qtbot.waitSignal(graph.chosen) as chosen:
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=graph.point(1.1, 0.5).toPoint())
    assert chosen.args == [1]


def test_what_a_score_is_made_of_is_beside_it(
    over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    view, drawn = over(WON), list[QRectF]()

    def picture(_painter: QPainter, rect: QRectF) -> None:
        drawn.append(rect)

    sums = [Cell(figure="9 + 3", says="a lab", pictures=((picture,),) * 8)] * 2
    result = Result(view, _Found(Findings()), "", "", sums)
    qtbot.addWidget(result)
    line = result.players[0]
    for width in (300, 420):
        drawn.clear()
        line.resize(width, line.height())
        line.grab()
        assert len(drawn) == 8
        assert all(QRectF(line.rect()).contains(rect) for rect in drawn)
        assert not any(one.intersects(other) for one, other in combinations(drawn, 2))
    assert "a lab, 9 + 3" in line.accessibleName()


def test_luck_says_that_it_is_being_added_up(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    qtbot.waitUntil(lambda: page.panels.study.findings.ledger is not None)
    found = replace(page.panels.study.findings, ledger=None)
    waiting = Result(page.match_view, _Found(found, running=True), "", "", ())
    qtbot.addWidget(waiting)
    assert tr("match-adding-up-luck") in [each.text() for each in waiting.findChildren(Label)]


class _Found(Study):
    """A study that has found this."""

    def __init__(self, found: Findings, *, running: bool = False) -> None:
        QObject.__init__(self)
        self.findings, self._busy = found, running

    @property
    def running(self) -> bool:
        return self._busy


def test_the_first_picture_of_a_result_is_the_final_one(
    shell: Shell, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.window.resize(1280, 800)
    match_view = table(PERSON, "careless", start=WON)
    hint, page, seen = shell.side.hint_dock, match_page(shell), list[tuple[object, ...]]()

    def places(sheet: Wreath) -> tuple[object, ...]:
        card, words = sheet.parentWidget(), page.ending.findChildren(Text)
        return hint.isHidden(), sheet.geometry(), card and card.rect(), words[0].geometry()

    def paint(sheet: Wreath, _event: QPaintEvent) -> None:
        seen.append(places(sheet))

    monkeypatch.setattr(Wreath, "paintEvent", paint)
    page.acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER and bool(seen))
    settle(qtbot)
    qtbot.waitUntil(hint.isHidden)
    (wreath,) = page.ending.findChildren(Wreath)
    assert seen[0] == places(wreath)
    around = wreath.parentWidget()
    assert around is not None
    assert around.rect().contains(wreath.geometry())


def test_the_hint_makes_room_when_the_game_is_over(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("careless", PERSON, start=WON)
    hint, page = shell.side.hint_dock, match_page(shell)
    page.acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving)
    qtbot.waitUntil(hint.isHidden)
    assert shell.side.log_dock.isVisible()
    press(shell, tr("match-table"))
    page.acting.undo(Scope.STEP)
    qtbot.waitUntil(hint.isVisible)
    usual = theme().px(Size.CONTROL)
    qtbot.waitUntil(lambda: all(each.height() == usual for each in page.tray.row.buttons))


def test_the_table_is_one_click_away(shell: Shell, over: Callable[[str], MatchView]) -> None:
    over(WON)
    page = match_page(shell)
    press(shell, tr("match-table"))
    assert page.stage.isVisible()
    assert not page.ending.isVisible()
    press(shell, tr("match-result"))
    assert page.ending.isVisible()


def test_a_game_that_ends_in_another_way_after_undo_has_another_result(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("careless", PERSON, start=WON)
    page = match_page(shell)
    told = []
    for action in (0, 1):
        page.acting.act(action)
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving
        )
        settle(qtbot)
        assert page.ending.isVisible()
        assert page.ending.result is not None
        told.append({line.accessibleName() for line in page.ending.result.players})
        press(shell, tr("match-table"))
        page.acting.undo(Scope.STEP)
    assert told[0] != told[1]


def test_bars_of_decisions_have_the_same_length(
    shell: Shell, over: Callable[[str], MatchView], monkeypatch: pytest.MonkeyPatch
) -> None:
    over(WON)
    result = match_page(shell).ending.result
    assert result is not None
    colours = {ink(token).name() for token in (Token.GOOD, Token.SUNKEN)}
    bars = []
    for line, accuracy, score in zip(result.players, (1.0, 0.4), ("10", "10000"), strict=True):
        monkeypatch.setattr(line, "_accuracy", accuracy)
        monkeypatch.setattr(line, "_score", score)
        line.resize(300, line.height())
        image, middle = line.grab().toImage(), line.height() // 2 + theme().px(11)
        row = [image.pixelColor(x, middle).name() for x in range(image.width())]
        bars.append([x for x, colour in enumerate(row) if colour in colours])
    assert bars[0]
    assert [bars[0][0], bars[0][-1]] == [bars[1][0], bars[1][-1]]


def test_who_looks_back_sees_the_table(shell: Shell, over: Callable[[str], MatchView]) -> None:
    match_view = over(WON)
    page = match_page(shell)
    page.transport.show(START)
    assert match_view.looking_back
    assert page.stage.isVisible()
    assert not page.ending.isVisible()
    page.transport.look_at(None)
    assert page.ending.isVisible()


def test_after_a_win_the_next_opponent_is_stronger(over: Callable[[str], MatchView]) -> None:
    match_view = over(WON)
    ladder = [bot.info.id for bot in match_view.game.ladder(2)]
    assert next_opponents(match_view) == [ladder[ladder.index("careless") + 1]]


def test_after_a_loss_against_the_weakest_the_other_neighbor_is_next(
    shell: Shell, over: Callable[[str], MatchView]
) -> None:
    match_view = over(LOST)
    ladder = [bot.info.id for bot in match_view.game.ladder(2)]
    beaten_by = match_view.match.seats[1].player
    assert next_opponents(match_view) == [ladder[ladder.index(beaten_by) + 1]]
    texts = [each.text for each in match_page(shell).ending.buttons()]
    assert tr("match-play-against", names=("Best",)) in texts


def test_a_lead_of_almost_nothing_is_no_change_of_the_lead() -> None:
    assert leads([(0.5, 0.5), (0.6, 0.4), (0.49, 0.51), (0.7, 0.3)], 0.05) == [0]
    assert leads([(0.6, 0.4), (0.4, 0.6), (0.3, 0.7), (0.8, 0.2)], 0.05) == [0, 1, 0]
    assert leads([], 0.05) == []


@pytest.mark.parametrize("won", [False, True])
def test_after_the_adaptive_opponent_a_neighbor_on_the_ladder_is_next(
    monkeypatch: pytest.MonkeyPatch, *, won: bool
) -> None:
    monkeypatch.setattr(ending, "winners", lambda _view: (0,) if won else ())
    game = find("fargo")
    _, weaker, stronger, *_ = (bot.info.id for bot in game.ladder(2))
    low, high = elo_of(game, weaker), elo_of(game, stronger)
    assert low is not None
    assert high is not None
    seats = [SimpleNamespace(player=player) for player in (PERSON, adapted((low + high) / 2))]
    view = SimpleNamespace(game=game, people=(0,), match=SimpleNamespace(seats=seats))
    assert next_opponents(cast(MatchView, view)) == [stronger if won else weaker]


@pytest.mark.parametrize("won", [False, True])
def test_where_the_ladder_ends_only_the_others_move_on(
    monkeypatch: pytest.MonkeyPatch, *, won: bool
) -> None:
    monkeypatch.setattr(ending, "winners", lambda _view: (0,) if won else ())
    game = find("fargo")
    first, second, *_, last_but_one, last = (bot.info.id for bot in game.ladder(3))
    seats = [SimpleNamespace(player=player) for player in (PERSON, first, last)]
    view = SimpleNamespace(game=game, people=(0,), match=SimpleNamespace(seats=seats))
    wanted = [second, last] if won else [first, last_but_one]
    assert next_opponents(cast(MatchView, view)) == wanted


@pytest.mark.parametrize("game", games())
def test_a_clear_lead_counts_in_every_game(game: str) -> None:
    names = ("Anna", "Ben", "Cleo")
    view = SimpleNamespace(game=find(game), words=SimpleNamespace(names=names))
    at = tuple(map(Estimate, (0.6, 0.2, 0.2)))
    review = SimpleNamespace(chances=(at, at, at))
    found = lead_text(cast(MatchView, view), cast(Review, review))
    assert found == tr("match-ahead-start-finish", name="Anna")
