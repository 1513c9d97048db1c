"""What the home page lists: open matches, the last records, an exercise for today."""

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication

from engines.core.errors import ParlourError
from engines.core.registry import game as find_game
from engines.session.library import Entry, Exercise, Library, Query
from engines.session.open_matches import OpenMatch
from gui.app.context import Desk
from gui.app.requests import Play, ReviewEntry, TryExercise
from gui.app.values import day_text, exercise_title, loss_text, players_text
from gui.games.face import game_name
from gui.home.page import LAST_RECORDS, ExerciseLine, HomePage, RecordLine
from gui.kit.notice import NoticeKind
from gui.match.sitting import Sitting

translate = QCoreApplication.translate


async def fill_home(desk: Desk, home: HomePage, sitting: Sitting | None) -> None:
    """Read the archive and show it on the home page; what cannot be read is told there."""
    try:
        matches, problems = await desk.archive.open_matches()
        entries = await desk.archive.ask(Library.search, Query(limit=LAST_RECORDS))
        exercises = await desk.archive.ask(Library.exercises)
        problems.extend(await desk.archive.problems())
    except ParlourError as error:
        home.notices.add(NoticeKind.WARNING, str(error), key="archive")
        return
    home.show_matches(matches, sitting)
    lines = [
        open_line(desk, match) for match in matches if sitting is None or match.id != sitting.id
    ]
    lines += [entry_line(desk, entry) for entry in entries]
    home.show_records(lines[:LAST_RECORDS])
    home.show_exercise(exercise_of_today(desk, exercises))
    for number, problem in enumerate(problems):
        home.notices.add(NoticeKind.WARNING, str(problem), key=f"problem-{number}")


def open_line(desk: Desk, match: OpenMatch) -> RecordLine:
    """A match to go on with."""
    record = match.record
    detail = translate("Home", "{0}, in progress, {1}").format(
        game_name(desk.words(), record.game), day_text(datetime.fromtimestamp(match.changed, UTC))
    )
    title = players_text([seat.name for seat in record.seats])
    return RecordLine(title, detail, Play(record, match=match.id))


def entry_line(desk: Desk, entry: Entry) -> RecordLine:
    """A finished game."""
    best = max(player.share for player in entry.players)
    winners = [player.name for player in entry.players if player.share == best]
    won = translate("Home", "{0} won").format(", ".join(winners))
    detail = f"{game_name(desk.words(), entry.game)}, {won}, {day_text(entry.finished)}"
    return RecordLine(
        players_text([player.name for player in entry.players]), detail, ReviewEntry(entry.id)
    )


def exercise_of_today(desk: Desk, exercises: tuple[Exercise, ...]) -> ExerciseLine | None:
    """The exercise that most needs a try, or None if there are none."""
    if not exercises:
        return None
    exercise = exercises[0]
    lost = loss_text(find_game(exercise.game), exercise.loss)
    detail = f"{game_name(desk.words(), exercise.game)}, {lost}"
    return ExerciseLine(exercise_title(exercise), detail, TryExercise(exercise))
