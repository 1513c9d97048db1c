"""The coach at the real table: the steps of a first turn, words, and where they point."""

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QToolTip, QWidget

from engines.contract.bot import Question
from engines.contract.messages import Words, message
from engines.contract.monitor import Monitor
from engines.contract.record import PERSON
from engines.contract.registry import game, games
from engines.match.advice.hint import Answer, Stage
from engines.match.events import Waiting
from engines.runtime import texts
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.help.rules import RulesPage, rules_file
from gui.learn import lessons
from gui.learn.coach import CoachPanel, Said
from gui.learn.exercises import ExercisesPage
from gui.learn.lessons import StopLesson, WindowLesson
from gui.review.page import ReviewPage
from gui.shell.coaching import RING_NAME
from gui.shell.shell import Shell
from gui.style import Token, theme
from gui.style.tokens import Ink
from gui.table import stage
from gui.table.frame import Headline
from gui.table.materials import ink
from gui.table.tips import explained, section_on_tip, term_name, terms_in
from tests.gui.play.program import Program, record_of, wait_until


def ring(shell: Shell) -> QWidget | None:
    """What the coach points at."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = shell.window.findChildren(QWidget, RING_NAME)
    return next((each.target for each in found if each.isVisible()), None)  # type: ignore[attr-defined]


# -- lessons ----------------------------------------------------------------------------------


def test_tips_explain_each_word_once_and_lead_to_the_rules(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3))
    program.until_due()
    explain = program.board.surfaces[0].tips.explain
    assert explained("1 < 2", lambda _tip: "<p>so</p>") == "<div>1 &lt; 2</div><p>so</p>"
    assert explained("<div>1 &lt; 2</div>", lambda _tip: "") == "<div>1 &lt; 2</div>"
    name, run = tr("fargo-term-run-name"), tr("fargo-term-run-text")
    first = explain(f"This {name} is at risk.")
    assert run in first
    assert "F1" in first
    assert explain(f"This {name} is at risk.") == first, "as long as the tip is shown"
    assert explain(f"Another {name}") == ""


def test_the_first_word_of_the_tip_that_is_shown_says_which_rules_open(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3))
    program.until_due()
    sections = {term.id: term.section for term in game("fargo").tour.terms}  # type: ignore[union-attr]
    assert sections["final"] != sections["run"]
    final, run = tr("fargo-term-final-name"), tr("fargo-term-run-name")
    QToolTip.showText(QPoint(9, 9), f'<img src="{run}"/><div>{final}</div><p>{run}</p>')
    assert section_on_tip(game("fargo")) == sections["final"]
    QToolTip.showText(QPoint(9, 9), "6 dice")
    assert section_on_tip(game("fargo")) == 0
    QToolTip.hideText()


def test_a_word_is_explained_once_on_all_pages_with_a_board(program: Program) -> None:
    def told(at: stage.Stage | None, term: str) -> list[bool]:
        """Whether a tip of the board and the headline of its page explain a word."""
        assert at is not None
        tip = f"The {tr(f'fargo-term-{term}-name')} {term}."
        explains = [at.board.surfaces[0].tips.explain]
        headlines = at.window().findChildren(Headline)
        explains += [each.explain for each in headlines if each.isVisible()]
        return [tr(f"fargo-term-{term}-text") in explain(tip) for explain in explains]

    shell = program.shell
    shell.open("exercises")
    exercises = shell.pages.get(ExercisesPage)
    wait_until(lambda: exercises.stage is not None and exercises.stage.board.scene is not None)
    assert told(exercises.stage, "run") == [True, True], "it is the same tip"
    program.play(record_of(PERSON, "reckless", seed=3))
    program.until_due()
    assert told(program.match_page.stage, "run") == [False, False]
    assert told(program.match_page.stage, "bust") == [True, True]
    shell.review_match()
    wait_until(lambda: isinstance(shell.window.page, ReviewPage))
    review = shell.window.page
    assert isinstance(review, ReviewPage)
    assert told(review.stage, "bust") == [False, False]
    assert told(review.stage, "hot") == [True, True]
    setup = shell.set_up("fargo", program.match.position.text())
    assert told(setup.stage, "hot") == [False]
    assert told(setup.stage, "final") == [True]


def test_a_first_turn_has_few_steps_at_the_table() -> None:
    tours = {name: each.tour for name, each in games().items() if each.tour is not None}
    assert len(tours) == 5
    for tour in tours.values():
        assert 3 <= len([stop for stop in tour.stops if not stop.more]) <= 5


def test_the_steps_lead_through_a_first_turn(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach = coach_of(program.shell)
    assert (coach.place.text(), coach.title.text()) == (
        tr("learn-step-of", step=1, steps=5),
        tr("fargo-tour-roll-title"),
    )
    assert ring(program.shell) is program.board
    program.act()
    program.until_due()
    coach.refresh()
    seen = []
    while coach.place.isVisible():
        seen.append(coach.place.text())
        assert ring(program.shell) is not None
        assert program.board.part(due_stop(program).points_at) is not None
        coach.go_on()
    assert seen == [
        tr("learn-step-of", step=2, steps=5),
        tr("learn-step-of", step=3, steps=5),
        tr("learn-step-of", step=4, steps=5),
    ]  # the race is for later rounds
    assert ring(program.shell) is None
    # Their titles have named runs and busts: now the coach says what the decision is about.
    assert coach.title.text() in (tr("learn-what-to-think-about"), "")


def test_steps_are_numbered_as_they_come(program: Program) -> None:
    lessons.begin_round(program.context, game("fargo"))
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach, count = coach_of(program.shell), len(lessons.course(program.match_view))
    numbers = range(1, count + 1)
    places = [tr("learn-step-of", step=number, steps=count) for number in numbers]
    seen = [coach.place.text()]
    program.act()
    program.until_due()
    coach.refresh()
    while coach.place.isVisible():
        seen.append(coach.place.text())
        coach.refresh()
        assert coach.place.text() == seen[-1]
        coach.go_on()
    assert len(seen) > 4, "steps about the window, which come after others of the game"
    assert seen == places[: len(seen)]


def test_steps_that_nobody_saw_are_not_counted(program: Program) -> None:
    lessons.begin_round(program.context, game("fargo"))
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach, count = coach_of(program.shell), len(lessons.course(program.match_view))
    coach.used(commands.REVIEW)
    coach.go_on()
    program.act()
    program.until_due()
    coach.refresh()
    assert coach.place.text() == tr("learn-step-of", step=2, steps=count - 1)


def in_full(widget: QWidget) -> bool:
    """Whether nothing of a widget is out of sight."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_the_buttons_of_a_step_are_always_in_sight(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.command(commands.GRAPH)
    program.until_due()
    coach = coach_of(program.shell)
    for button in (coach.next_button, coach.leave_button):
        wait_until(partial(in_full, button), "the dock has room for it")


def test_the_ring_on_a_table_has_the_color_of_advice_on_its_materials(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    found = program.window.findChild(QWidget, RING_NAME)
    assert found is not None
    drawn = found.grab().toImage()
    across = range(drawn.width())
    assert ink(Ink.ADVICE) in [drawn.pixelColor(x, drawn.height() // 2) for x in across]
    assert ink(Ink.ADVICE) != theme().color(Token.HINT)


def due_stop(program: Program) -> StopLesson:
    found = lessons.due(program.match_view)
    assert isinstance(found, StopLesson)
    return found


def coach_of(shell: Shell) -> CoachPanel:
    panel = shell.side.coach_dock.panel
    assert isinstance(panel, CoachPanel)
    return panel


def test_all_steps_can_be_skipped(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach = coach_of(program.shell)
    program.click(coach.leave_button)
    assert lessons.due(program.match_view) is None
    assert ring(program.shell) is None
    assert not coach.place.isVisible()


def test_what_a_decision_is_about_counts_as_a_hint_and_is_said_until_known(
    program: Program,
) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    program.act()
    program.until_due()
    coach = coach_of(program.shell)
    coach.leave()
    while coach.next_button.isVisible():
        coach.go_on()
    wait_until(lambda: coach.title.text() == tr("learn-what-to-think-about"), "the adviser")
    assert program.match.hint_stage is Stage.THEME
    program.shell.show("settings")
    program.match.hint_stage = 0
    coach.refresh()
    assert program.match.hint_stage == 0, "nobody sees the coach"
    program.shell.go_to_match()
    assert program.match.hint_stage is Stage.THEME
    hint = program.match_view.hints.hint
    assert hint is not None
    assert hint.theme is not None
    for fact in hint.theme * lessons.ENOUGH:
        lessons.learn(program.context.settings, fact.code, right=True)
    coach.refresh()
    assert coach.text.text() == tr("learn-nothing-explain-right-now")


def test_the_full_round_shows_the_window_too(program: Program) -> None:
    lessons.begin_round(program.context, game("fargo"))
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    course = lessons.course(program.match_view)
    assert course[-len(WindowLesson) :] == tuple(WindowLesson)
    stops = [lesson.id for lesson in course if isinstance(lesson, StopLesson)]
    keys.end_lessons(program.context.settings, *stops)
    program.until_due()
    program.act()
    program.until_due()
    coach = coach_of(program.shell)
    coach.refresh()
    assert coach.title.text() == tr("learn-ask-for-a-hint")
    toolbar = program.window.toolbar
    assert ring(program.shell) is toolbar.widgetForAction(program.shell.actions[commands.HINT])
    program.command(commands.HINT)
    coach.refresh()
    assert coach.title.text() != tr("learn-ask-for-a-hint")


def test_nothing_is_ringed_on_other_pages(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    assert ring(program.shell) is not None
    program.shell.show("settings")
    assert ring(program.shell) is None
    program.shell.go_to_match()
    assert ring(program.shell) is not None


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in games() if game(name).tour is not None])
def test_every_word_is_explained_and_leads_to_a_section_of_the_rules(name: str) -> None:
    words, tour = Words(), game(name).tour
    assert tour is not None
    rules = rules_file(name).read_text(encoding="utf-8")
    assert tour.terms
    for term in tour.terms:
        assert words.say(message(f"{name}.term.{term.id}.name"))
        assert words.say(message(f"{name}.term.{term.id}.text"))
        assert f"\n## {term.section}. " in rules


def test_a_word_is_explained_when_it_first_appears_and_only_once(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    view = program.match_view
    says = [view.words.say(message("fargo.log.bust", seat=0, dice="1", lost=50))]
    first = lessons.new_term(view, says)
    assert first is not None
    assert first.id == "bust"
    assert lessons.new_term(view, [f"A ro{tr('fargo-term-bust-name')} roll."]) is None
    for _ in range(lessons.ENOUGH):
        assert lessons.new_term(view, says) is first
        lessons.learn(view.context.settings, term_name(view.game, first), right=True)
    assert lessons.new_term(view, says) is None
    lessons.begin_round(view.context, view.game)
    assert lessons.new_term(view, says) is first, "the guided round begins anew"


def test_a_word_is_explained_until_three_decisions_in_a_row_were_right(program: Program) -> None:
    settings, name = program.context.settings, tr("lange_strasse-term-strich-name").capitalize()
    settings.set(keys.adviser("lange_strasse"), "optimal")
    start = "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 5 5 5 5"
    record = record_of(PERSON, "dp", "dp", start=start, game="lange_strasse")
    program.play(record, teaching=keys.COACH)

    def explains() -> bool:
        """Whether the coach explains the word at the person's decision."""
        while program.until_due() is not Waiting.PERSON:
            program.act()
        coach = coach_of(program.shell)
        coach.leave()
        coach._texts = lambda: [f"The risk of a {name.lower()}"]
        coach.refresh()
        return coach.title.text() == name

    def decide(*, well: bool) -> int:
        """Let the person decide, and give the number of right decisions in a row."""
        position, judge = program.match.position, game("lange_strasse").bot("optimal")
        found = judge.analyse(Question(position, judge.info.budget, 1), Monitor())
        program.match_page.acting.act(found.lines[0 if well else -1].actions[0])
        if not well:
            wait_until(lambda: program.match_view.tutor.warning is not None, "a warning")
            program.match_view.answer_warning(Answer.PLAY_ANYWAY)
        wait_until(lambda: program.match.position != position, "the action")
        count = settings.get(keys.COACH_RIGHT)["lange_strasse.term.strich"]
        assert isinstance(count, int)
        return count

    for _ in range(lessons.ENOUGH - 1):
        lessons.learn(settings, "lange_strasse.term.strich", right=True)
    for well, count in ((False, 0), (True, 1), (True, 2), (True, 3)):
        assert explains()
        assert decide(well=well) == count
    assert not explains()


@pytest.mark.parametrize(
    ("term", "said"),
    [
        ("run", "Zwei Läufe sind verloren."),
        ("bust", "Nach zwei Fehlwürfen"),
        ("hot", "Mit heißen Würfeln"),
        ("final", "Anna, letzter Zug"),
    ],
)
def test_a_german_word_is_found_in_all_its_forms(
    program: Program, monkeypatch: pytest.MonkeyPatch, term: str, said: str
) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    monkeypatch.setattr(texts, "_current", "de")
    found = lessons.new_term(program.match_view, [said])
    assert found is not None
    assert found.id == term
    assert lessons.new_term(program.match_view, ["Er läuft in den Fehler."]) is None


def test_the_rules_open_at_the_section_of_the_word(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach = coach_of(program.shell)
    coach.leave()
    name = tr("fargo-term-final-name").capitalize()
    coach._texts = lambda: [f"{name}: roll or bank?"]
    coach.refresh()
    assert coach.title.text() == name
    program.click(coach.rules_button)
    rules = program.window.page
    assert isinstance(rules, RulesPage)
    assert rules.view.verticalScrollBar().value() > 0
    program.shell.go_to_match()
    program.click(coach.next_button)
    assert coach.title.text() != name


def test_a_step_explains_the_words_of_its_title_and_no_others(program: Program) -> None:
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    view, coach = program.match_view, coach_of(program.shell)
    told = {stop.stop.id: stop for stop in lessons.course(view) if isinstance(stop, StopLesson)}
    for stop in (told["risk"], told["race"]):
        coach._end(Said(stop.title, stop.text(view), lesson=stop))
    explained_now = view.context.settings.get(keys.LESSONS_DONE)
    assert "fargo.term.bust" in explained_now
    left = lessons.new_term(view, [told["race"].text(view)])
    assert left is not None
    assert left.id == "final"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", games())
def test_every_word_is_over_once_it_has_been_read(
    monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    monkeypatch.setattr(texts, "_current", language)
    tour = game(name).tour
    assert tour is not None
    for term in tour.terms:
        said = Words().say(message(f"{name}.term.{term.id}.name"))
        assert term in terms_in(game(name), said[:1].upper() + said[1:]), "its title names it"


def test_only_tips_explain_what_is_told_on_cards(program: Program) -> None:
    program.play(record_of(PERSON, *["random"] * 3, game="colonizers"), teaching=keys.COACH)
    says, view = ["The Miner stays home."], program.match_view
    assert lessons.new_term(view, says) is None
    assert [term.id for term in terms_in(view.game, *says)] == ["miner"]


def test_a_step_is_spoken_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("gui.learn.coach.announce", lambda _widget, text: spoken.append(text))
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach = coach_of(program.shell)
    coach.refresh()
    coach.refresh()
    assert [text.partition(".")[0] for text in spoken if text] == [tr("fargo-tour-roll-title")]
