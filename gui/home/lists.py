"""What the home page lists: open matches, the last records, an exercise for today."""

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication

from engines.contract.registry import game as find_game
from engines.match.archive.library import Entry, Exercise, Library, Query
from engines.match.archive.open_matches import OpenMatch
from engines.match.events import Waiting
from engines.runtime.errors import ParlourError
from gui.app.context import Context
from gui.app.requests import Play, ReviewEntry, TryExercise
from gui.app.values import day_text, exercise_title, loss_text, players_text
from gui.games.face import game_name
from gui.home.page import LAST_RECORDS, HomePage, RecordLine
from gui.kit.notice import NoticeKind
from gui.match.view import MatchView

translate = QCoreApplication.translate


async def fill_home(context: Context, home: HomePage, match_view: MatchView | None) -> None:
    """Read the archive and show it on the home page; what cannot be read is told there."""
    try:
        matches, problems = await context.archive.open_matches()
        entries = await context.archive.ask(Library.search, Query(limit=LAST_RECORDS))
        exercises = await context.archive.ask(Library.exercises)
        problems.extend(await context.archive.problems())
    except ParlourError as error:
        home.notices.add(NoticeKind.WARNING, str(error), key="archive")
        return
    others = [match for match in matches if match_view is None or match.id != match_view.id]
    over = match_view is None or match_view.match.waiting is Waiting.OVER
    home.show_matches(others, None if over else match_view)
    lines = [open_line(context, match) for match in others]
    lines += [entry_line(context, entry) for entry in entries]
    home.records.show_lines(lines[:LAST_RECORDS])
    # The first is the one that most needs a try.
    home.exercise.show_lines([exercise_line(context, exercise) for exercise in exercises[:1]])
    for number, problem in enumerate(problems):
        home.notices.add(NoticeKind.WARNING, str(problem), key=f"problem-{number}")


def open_line(context: Context, match: OpenMatch) -> RecordLine:
    """A match to go on with."""
    record = match.record
    detail = translate("Home", "{0}, in progress, {1}").format(
        game_name(context.words(), record.game),
        day_text(datetime.fromtimestamp(match.changed, UTC)),
    )
    title = players_text([seat.name for seat in record.seats])
    return RecordLine(title, detail, Play(record, match=match.id))


def entry_line(context: Context, entry: Entry) -> RecordLine:
    """A finished game."""
    best = max(player.share for player in entry.players)
    winners = [player.name for player in entry.players if player.share == best]
    won = translate("Home", "{0} won").format(", ".join(winners))
    detail = f"{game_name(context.words(), entry.game)}, {won}, {day_text(entry.finished)}"
    return RecordLine(
        players_text([player.name for player in entry.players]), detail, ReviewEntry(entry.id)
    )


def exercise_line(context: Context, exercise: Exercise) -> RecordLine:
    """An exercise to try."""
    lost = loss_text(find_game(exercise.game), exercise.loss)
    detail = f"{game_name(context.words(), exercise.game)}, {lost}"
    return RecordLine(exercise_title(exercise), detail, TryExercise(exercise))
