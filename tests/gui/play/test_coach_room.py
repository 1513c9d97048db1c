"""The buttons below the steps of the coach keep their place."""

from engines.contract.record import PERSON
from engines.contract.registry import game
from gui.app import settings as keys
from gui.learn import lessons
from gui.learn.coach import CoachPanel
from tests.gui.play.program import Program, record_of

NARROW = 150


def test_every_step_takes_the_same_room(program: Program) -> None:
    lessons.begin_round(program.context, game("fargo"))
    program.play(record_of(PERSON, "reckless", seed=3), teaching=keys.COACH)
    program.until_due()
    coach = program.shell.side.coach_dock.panel
    assert isinstance(coach, CoachPanel)
    course = lessons.course(program.match_view)
    texts = [lesson.text(program.match_view) for lesson in course]
    assert len({len(text) for text in texts}) > 1
    room = set()
    for text in texts:
        coach.text.setText(text)
        room.add(coach.text.heightForWidth(NARROW))
    assert len(room) == 1
