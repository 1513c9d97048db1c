"""The library: finished games, own statistics and exercises, in one SQLite file.

A game is its record as JSON, next to the fields that can be searched. A damaged file is set aside,
and a new one begun with the games and exercises that can still be read.
"""

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, Final

from fsrs import Card, Rating, Scheduler

from engines.contract.record import PERSON, Record
from engines.contract.rules import win_shares
from engines.match.archive.library_file import LibraryFile, readable_rows
from engines.runtime.errors import RecordError

_SOON: Final = (timedelta(minutes=10),)
"""Delay until a missed exercise returns."""
_SCHEDULE: Final = Scheduler(
    desired_retention=0.95, learning_steps=_SOON, relearning_steps=_SOON, enable_fuzzing=False
)
"""When an exercise returns (FSRS): more often than facts do, because guesses may be right."""
_FAIR: Final = "people = 1 AND NOT revised AND NOT reseated AND NOT aided"


class Outcome(Enum):
    """How a game ended for the people in it."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"


_OUTCOMES: Final = {
    Outcome.WON: "share = 1",
    Outcome.LOST: "share = 0",
    Outcome.SHARED: "share > 0 AND share < 1",
}


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for; everything that is given must hold.

    Attributes:
        game: id.
        player: part of a name, or the id of a bot, at any seat.
        outcome: of the only person in the game.
        limit: how many games to list.
    """

    game: str | None = None
    player: str | None = None
    outcome: Outcome | None = None
    limit: int = 100


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of a game in the library; ``share`` is its share of the win."""

    name: str
    player: str
    share: float


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the library.

    Attributes:
        id: for ``Library.record``.
        finished: when it ended (UTC).
        steps: actions and outcomes on its main line.
        revised: as in the record; left out of statistics.
        reseated: seats changed hands, so the result counts for no one; left out of statistics.
    """

    id: int
    game: str
    finished: datetime
    steps: int
    revised: bool
    reseated: bool
    players: tuple[Player, ...]

    @property
    def winners(self) -> tuple[Player, ...]:
        """More than one in a tie."""
        best = max(player.share for player in self.players)
        return tuple(player for player in self.players if player.share == best)

    @property
    def won(self) -> bool | None:
        """Whether the only person in the game won or shared the win; None without one."""
        people = [player for player in self.players if player.player == PERSON]
        return people[0] in self.winners if len(people) == 1 else None


@dataclass(frozen=True, slots=True)
class Statistic:
    """People's results against one bot at one game, in games that count.

    Games with an undo across a roll, or in which seats changed hands, do not.

    Attributes:
        bot: its id.
        games: games of one person in which the bot took part.
        wins: the person's total score in them.
    """

    bot: str
    games: int
    wins: float


@dataclass(frozen=True, slots=True)
class Play:
    """The play of the only person in a game, as the adviser judged it.

    Attributes:
        decisions: with a choice, if the adviser can judge them.
        loss: win chance lost by all of them together.
        luck: the total luck of the person's own rolls and draws, in win chance.
        good: how many decisions were no mistakes; None where that was not counted.
    """

    decisions: int
    loss: float
    luck: float
    good: int | None = None

    @property
    def accuracy(self) -> float | None:
        """The share of good decisions; None where it is not known."""
        return None if self.good is None or not self.decisions else self.good / self.decisions


@dataclass(frozen=True, slots=True)
class FairGame:
    """A finished game that one person played against bots without help.

    No hint was open, nothing that chance decided was undone or forced, the seats did not change
    hands, and the game began at its start.

    Attributes:
        seat: of the person.
        players: who sat where, as in ``SeatRecord.player``.
        usual: every bot had its default thinking time.
        share: the person's score.
        play: what the adviser made of it; None if the game has not been analyzed.
    """

    id: int
    seat: int
    players: tuple[str, ...]
    usual: bool
    share: float
    play: Play | None


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision to try again: a mistake of the person, or an exercise that ships.

    Attributes:
        position: text of the position.
        seat: who decides.
        played: the mistake, in short notation; empty for an exercise that ships.
        loss: what the mistake cost, or what all but the solution costs at least, in win chance.
        id: in the library; 0: it has not been kept.
        tries, solved: how often it was tried, and how often well enough.
        due: when it returns; None: not by itself.
        solved_on: the last day on which it was solved, if that was noted.
        kind: of mistake, if the game names kinds: ``X`` of its sentence ``mistake.X``.
        choices: how many actions there are, where that has been counted (not by the library).
    """

    game: str
    position: str
    seat: int
    played: str
    loss: float
    id: int = 0
    tries: int = 0
    solved: int = 0
    due: datetime | None = None
    solved_on: date | None = None
    kind: str = ""
    choices: int = 0

    @property
    def is_own(self) -> bool:
        """Whether it is a mistake made in a game: of a person, if it is kept."""
        return bool(self.played)

    def is_due(self, now: datetime) -> bool:
        """Whether it is time to try it again."""
        return self.due is not None and self.due <= now


class Library(LibraryFile):
    """The library in the file ``path``; may be used from any thread, but from one at a time."""

    # -- games --------------------------------------------------------------------------------

    def add(self, match: str, record: Record, finished: str | None = None) -> int:
        """Put a finished game into the library, or its new end if the match is there already.

        Args:
            match: id of the match.
            record: with a result.
            finished: when it ended (ISO 8601, UTC); None: now.

        Returns:
            The id of the entry.

        Raises:
            RecordError: the game is not over.
            StorageError: the library cannot be written; it is as before.
        """
        if record.result is None:
            raise RecordError("errors-only-finished-games-go")
        shares = win_shares(record.result)
        people = [seat for seat, who in enumerate(record.seats) if who.player == PERSON]
        with self._changing() as database:
            for table in ("players", "play"):
                database.execute(
                    f"DELETE FROM {table} WHERE game_id = (SELECT id FROM games WHERE match = ?)",
                    (match,),
                )
            cursor = database.execute(
                "INSERT INTO games (match, game, created, finished, steps, last, revised, reseated,"
                " aided, people, share, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (match) DO UPDATE SET finished = excluded.finished,"
                " steps = excluded.steps, last = excluded.last, revised = excluded.revised,"
                " reseated = excluded.reseated, aided = excluded.aided, people = excluded.people,"
                " share = excluded.share, record = excluded.record, practiced = 0"
                " RETURNING id",
                (
                    match,
                    record.game,
                    record.created,
                    finished or _now(),
                    len(record.path(record.at)),
                    record.at,
                    record.revised,
                    record.reseated,
                    record.start is not None or any(node.hint for node in record.nodes),
                    len(people),
                    shares[people[0]] if len(people) == 1 else None,
                    record.to_json(),
                ),
            )
            entry = int(cursor.fetchone()[0])
            database.executemany(
                "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (entry, seat, who.name, who.player, record.result[seat], shares[seat])
                    for seat, who in enumerate(record.seats)
                ],
            )
        return entry

    def search(self, query: Query) -> tuple[Entry, ...]:
        """The games that fit, latest first; raises StorageError."""
        where, values = _conditions(query)
        rows = self._rows(
            "SELECT id, game, finished, steps, revised, reseated FROM games"
            f" WHERE {where} ORDER BY finished DESC, id DESC LIMIT ?",
            (*values, query.limit),
        )
        with self._reading():
            return tuple(
                Entry(
                    id=row[0],
                    game=row[1],
                    finished=datetime.fromisoformat(row[2]),
                    steps=int(row[3]),
                    revised=bool(row[4]),
                    reseated=bool(row[5]),
                    players=self._players(row[0]),
                )
                for row in rows
            )

    def _players(self, entry: int) -> tuple[Player, ...]:
        rows = self._rows(
            "SELECT name, player, share FROM players WHERE game_id = ? ORDER BY seat", (entry,)
        )
        return tuple(Player(str(name), str(player), float(share)) for name, player, share in rows)

    def record(self, entry: int) -> Record:
        """The record of a game; raises RecordError or StorageError."""
        rows = self._rows("SELECT record FROM games WHERE id = ?", (entry,))
        if not rows:
            raise RecordError("errors-library-no-game-may", entry=entry)
        if not isinstance(rows[0][0], str):
            raise self._damaged(TypeError("a record is no text"))
        return Record.from_json(rows[0][0])

    def keep_notes(self, entry: int, record: Record) -> None:
        """Keep the notes in ``record``, and nothing else of it, for the same game in the library.

        Raises:
            RecordError: it is another game, or there is no such entry.
            StorageError: the library cannot be written.
        """
        kept = self.record(entry)
        texts = [(node.parent, node.text) for node in kept.nodes]
        if texts != [(node.parent, node.text) for node in record.nodes[: len(texts)]]:
            raise RecordError("errors-notes-belong-another-game", entry=entry)
        noted = tuple(
            replace(old, note=new.note)
            for old, new in zip(kept.nodes, record.nodes[: len(texts)], strict=True)
        )
        changed = replace(kept, nodes=noted, notes=record.notes)
        with self._changing() as database:
            database.execute("UPDATE games SET record = ? WHERE id = ?", (changed.to_json(), entry))

    def holds(self, match: str, at: int) -> bool:
        """Whether the library has this match, ending at node ``at``; raises StorageError."""
        return bool(self._rows("SELECT 1 FROM games WHERE match = ? AND last = ?", (match, at)))

    def delete(self, entry: int) -> None:
        """Delete a game; raises StorageError."""
        with self._changing() as database:
            database.execute("DELETE FROM games WHERE id = ?", (entry,))

    def statistics(self, game: str) -> tuple[Statistic, ...]:
        """Games and wins of a person against each bot at a game; raises StorageError."""
        rows = self._rows(
            "SELECT opponent.player, COUNT(*), SUM(games.share)"
            " FROM games JOIN"
            " (SELECT DISTINCT game_id, player FROM players WHERE player <> ?) AS opponent"
            " ON opponent.game_id = games.id"
            " WHERE game = ? AND people = 1 AND NOT revised AND NOT reseated"
            " GROUP BY opponent.player ORDER BY opponent.player",
            (PERSON, game),
        )
        return tuple(Statistic(*row) for row in rows)

    def fair_games(self, game: str) -> tuple[FairGame, ...]:
        """The games that reveal a person's strength, oldest first; raises StorageError."""
        rows = self._rows(
            "SELECT games.id, share, decisions, loss, luck, good,"
            " (SELECT EXISTS (SELECT 1 FROM json_each(record, '$.seats') AS seat"
            " WHERE json_extract(seat.value, '$.budget') IS NOT NULL))"
            " FROM games LEFT JOIN play ON play.game_id = games.id"
            f" WHERE game = ? AND {_FAIR} ORDER BY finished, games.id",
            (game,),
        )
        found = []
        with self._reading():
            for entry, share, decisions, loss, luck, good, changed in rows:
                players = tuple(player.player for player in self._players(entry))
                found.append(
                    FairGame(
                        id=entry,
                        seat=players.index(PERSON),
                        players=players,
                        usual=not changed,
                        share=float(share),
                        play=None if decisions is None else Play(decisions, loss, luck, good),
                    )
                )
        return tuple(found)

    def is_fair(self, entry: int) -> bool:
        """Whether a game is among the ``fair_games``; raises StorageError."""
        return bool(self._rows(f"SELECT 1 FROM games WHERE id = ? AND {_FAIR}", (entry,)))

    def keep_play(self, entry: int, play: Play) -> None:
        """Keep how the person in a game has played; raises StorageError."""
        with self._changing() as database:
            database.execute(
                "INSERT OR REPLACE INTO play SELECT id, ?, ?, ?, ? FROM games WHERE id = ?",
                (play.decisions, play.loss, play.luck, play.good, entry),
            )

    def plays(self) -> dict[int, Play]:
        """How the person has played, by game, where that was judged; raises StorageError."""
        rows = self._rows("SELECT game_id, decisions, loss, luck, good FROM play")
        return {entry: Play(*judged) for entry, *judged in rows}

    # -- exercises ----------------------------------------------------------------------------

    def add_exercise(self, new: Exercise, entry: int | None = None) -> int:
        """Keep a decision to try again, each position once; return its id. Raises StorageError.

        A mistake of the person is due at once; an exercise that ships only after it was missed.

        Args:
            new: what to try again.
            entry: the game in which the mistake was made.
        """
        now = _now()
        values = (new.game, new.position, new.seat, new.played, new.loss, new.kind)
        with self._changing() as database:
            cursor = database.execute(
                "INSERT INTO exercises"
                " (game, position, seat, played, loss, kind, created, game_id, due)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, position) DO UPDATE SET"
                " played = excluded.played, loss = excluded.loss, kind = excluded.kind"
                " RETURNING id",
                (*values, now, entry, now if new.is_own else None),
            )
            return int(cursor.fetchone()[0])

    def practice(self, entry: int) -> bool:
        """Whether to make a game's mistakes into exercises: only the first time this is called.

        So an exercise that a person has deleted does not return. Raises StorageError.
        """
        with self._changing() as database:
            cursor = database.execute(
                "UPDATE games SET practiced = 1 WHERE id = ? AND NOT practiced", (entry,)
            )
            return cursor.rowcount == 1

    def exercises(self, game: str | None = None) -> tuple[Exercise, ...]:
        """All in the order to do them: due, never solved, longest untried; raises StorageError."""
        rows = self._rows(
            "SELECT game, position, seat, played, loss, id, tries, solved, due, solved_on, kind"
            " FROM exercises WHERE ? IS NULL OR game = ?"
            " ORDER BY COALESCE(due > ?, 1), solved > 0, COALESCE(tried, ''), loss DESC, id",
            (game, game, _now()),
        )
        with self._reading():
            return tuple(
                replace(
                    Exercise(*row),
                    due=due and datetime.fromisoformat(due),
                    solved_on=day and date.fromisoformat(day),
                    kind=kind,
                )
                for *row, due, day, kind in rows
            )

    def tried(self, exercise: int, *, solved: bool) -> None:
        """Note an attempt, and when the exercise returns; raises StorageError.

        Each time it is solved, it returns later; one that was missed is soon due again. One that
        ships does not return until it has been missed.
        """
        now = datetime.now(UTC)
        today = now.astimezone().date().isoformat() if solved else None
        with self._changing() as database:
            found = database.execute("SELECT card, due FROM exercises WHERE id = ?", (exercise,))
            card, due = found.fetchone() or (None, None)
            if due is not None or not solved:
                seen = _seen_again(card, now, solved=solved)
                card, due = seen.to_json(), _moment(seen.due)
            database.execute(
                "UPDATE exercises SET tries = tries + 1, solved = solved + ?, tried = ?,"
                " card = ?, due = ?, solved_on = COALESCE(?, solved_on) WHERE id = ?",
                (solved, _moment(now), card, due, today, exercise),
            )
            if solved:
                database.execute("INSERT OR IGNORE INTO practice VALUES (?)", (today,))

    def practice_days(self) -> tuple[date, ...]:
        """The days on which an exercise was solved; raises StorageError."""
        rows = self._rows("SELECT day FROM practice ORDER BY day")
        with self._reading():
            return tuple(date.fromisoformat(day) for (day,) in rows)

    def forget(self, exercise: int) -> None:
        """Delete an exercise; raises StorageError."""
        with self._changing() as database:
            database.execute("DELETE FROM exercises WHERE id = ?", (exercise,))

    def _recover(self, damaged: Path) -> int:
        """Copy the games and exercises of a damaged file that can be read; how many games."""
        games = 0
        with closing(sqlite3.connect(damaged)) as old:
            old.text_factory = partial(str, encoding="utf-8", errors="replace")
            for _, match, finished, text in readable_rows(old, "games", "match, finished, record"):
                with suppress(RecordError, TypeError):
                    record = Record.from_json(text)
                    self.add(match, record, finished if _is_date(finished) else record.created)
                    games += 1
            columns = "game, position, seat, played, loss, created, tries, solved, tried"
            with self._changing() as database:
                for _, *values in readable_rows(old, "exercises", columns):
                    with suppress(sqlite3.IntegrityError):
                        database.execute(
                            f"INSERT INTO exercises ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            values,
                        )
                database.execute("UPDATE exercises SET due = created WHERE played != ''")
        return games


def _seen_again(card: str | None, now: datetime, *, solved: bool) -> Card:
    """The state of a card after a review; one that cannot be read starts anew."""
    rating = Rating.Good if solved else Rating.Again
    if card is not None:
        with suppress(ArithmeticError, KeyError, TypeError, ValueError):
            return _SCHEDULE.review_card(Card.from_json(card), rating, now)[0]
    return _SCHEDULE.review_card(Card(), rating, now)[0]


def _is_date(text: Any) -> bool:
    try:
        datetime.fromisoformat(text)
    except (ValueError, TypeError):
        return False
    return True


def _conditions(query: Query) -> tuple[str, tuple[str, ...]]:
    """The WHERE clause of a query; texts of the query go into the values only."""
    clauses, values = ["1"], list[str]()
    if query.game is not None:
        clauses.append("game = ?")
        values.append(query.game)
    if query.player:
        clauses.append(
            "EXISTS (SELECT 1 FROM players WHERE game_id = games.id"
            " AND (instr(lower(name), lower(?)) OR player = ?))"
        )
        values += [query.player, query.player]
    if query.outcome is not None:
        clauses.append(_OUTCOMES[query.outcome])
    return " AND ".join(f"({clause})" for clause in clauses), tuple(values)


def _now() -> str:
    return _moment(datetime.now(UTC))


def _moment(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
