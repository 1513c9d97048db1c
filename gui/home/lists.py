"""What Home shows: open matches, a suggested opponent, recent games, an exercise, the rating."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from engines.contract.record import PERSON
from engines.contract.registry import game as find_game
from engines.match.analysis.player_strength import Career
from engines.match.analysis.puzzles import Puzzles
from engines.match.archive import records
from engines.match.archive.library import Entry, Exercise, Library, Play, Query
from engines.match.archive.open_matches import OpenMatch
from engines.match.events import Waiting
from engines.runtime.errors import ParlourError
from engines.runtime.texts import percent, tr
from gui.app import event_loop, requests, values
from gui.app import settings as keys
from gui.app.bots import seated
from gui.app.context import Context
from gui.app.opponents import own_career
from gui.games.face import game_name
from gui.home.continuing import ContinueCard
from gui.home.page import CONTINUED, LAST_RECORDS, HomePage, RecordLine
from gui.kit.notice import NoticeKind
from gui.match.view import MatchView

_DAYS: Final = 400
"""Number of recent games that are searched for days played in a row."""


async def fill_home(context: Context, home: HomePage, match_view: MatchView | None) -> None:
    """Read the archive, show it on the home page, and report what can't be read."""
    game = find_game(keys.usual_game(context.settings))
    try:
        matches, problems = await context.archive.open_matches()
        entries = await context.archive.ask(Library.search, Query(limit=_DAYS))
        plays = await context.archive.ask(Library.plays)
        exercises = await values.read_exercises(context)
        shipped = await event_loop.in_pool(Puzzles.read, game.id)
        career = await own_career(context, game)
        problems.extend(await context.archive.problems())
    except ParlourError as error:
        home.notices.add(NoticeKind.WARNING, str(error), key="archive")
        home.play_now.suggest(game, Career())
        return
    shown = None if match_view is None else match_view.id
    others = [match for match in matches if match.id != shown and match.record.result is None]
    home.show_going(*going(context, others, match_view))
    home.play_now.suggest(game, career)
    lines = [entry_line(context, entry, plays.get(entry.id)) for entry in entries[:LAST_RECORDS]]
    now = datetime.now(UTC)
    home.exercise.show_lines(exercise_lines(context, shipped, exercises, now))
    own = (entry for entry in entries if any(each.player == PERSON for each in entry.players))
    days = (entry.finished.astimezone().date() for entry in own)
    home.show_played(lines, game, career, values.days_in_a_row(days, now.astimezone().date()))
    for count, problem in enumerate(problems):
        home.notices.add(NoticeKind.WARNING, str(problem), key=f"problem-{count}")


def going(
    context: Context, others: list[OpenMatch], match_view: MatchView | None
) -> tuple[list[ContinueCard], int]:
    """Cards for the match on the table and others that are not finished, and how many there are."""
    cards = []
    if match_view is not None and match_view.match.pending.waiting is not Waiting.OVER:
        record, now = match_view.match.record, datetime.now(UTC).timestamp()
        cards.append(ContinueCard(context, record, now, requests.ShowPage("match")))
    unfinished = len(cards) + len(others)
    for match in others[: CONTINUED - len(cards)]:
        request = requests.Play(match.record, match=match.id)
        cards.append(ContinueCard(context, match.record, match.changed, request))
    return cards, unfinished


def entry_line(context: Context, entry: Entry, play: Play | None) -> RecordLine:
    """A finished game."""
    parts = [values.winners_text(entry)]
    if play is not None and play.accuracy is not None:
        parts.append(tr("match-accurate", accuracy=percent(play.accuracy, 0)))
    parts.append(values.short_day_text(entry.finished))
    players = values.players_text([player.name for player in entry.players])
    return RecordLine(
        f"{game_name(context.words(), entry.game)} · {players}",
        ", ".join(parts),
        requests.ReviewEntry(entry.id),
        entry.won,
    )


def exercise_lines(
    context: Context, shipped: Puzzles, exercises: Sequence[Exercise], now: datetime
) -> list[RecordLine]:
    """Today's exercise, and the first one that is due."""
    lines = []
    words = context.words()
    day = now.astimezone().date()
    today = shipped.today(day)
    if today is not None:
        solved = any(e.position == today.position and e.solved_on == day for e in exercises)
        state = tr("home-solved") if solved else values.grade_text(today.grade)
        name = game_name(words, shipped.game)
        title = values.theme_title(words, shipped.game, today)
        try:
            table = records.parse(today.position, find_game(shipped.game))
            table = seated(context, table, today.seat)
        except ParlourError:
            table = None  # reported when someone tries it
        request, detail = requests.TryToday(shipped.game), f"{name} · {state}"
        lines.append(RecordLine(title, detail, request, solved or None, table, today.seat))
    due = [each for each in exercises if each.is_due(now)]
    for exercise in due[:1]:
        game, name = find_game(exercise.game), game_name(words, exercise.game)
        points = values.difference_text(game, exercise.loss)
        detail = tr("home-exercise-cost", game=name, unit=game.info.unit.value, points=points)
        title = values.better_move(exercise) or tr("app-what-would-you-play")
        if len(due) > 1:
            again = any(each.tries for each in due)
            title = tr("home-exercises-are-due" if again else "home-new-exercises", due=len(due))
        lines.append(RecordLine(title, detail, requests.TryExercise(exercise)))
    return lines
