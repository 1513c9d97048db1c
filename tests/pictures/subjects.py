"""What is drawn, in this order: every page, and every board in telling positions.

A subject may leave the window in any state; the next one asks for what it needs.
"""

import shutil
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtWidgets import QWidget

from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.advice.hint import Stage
from engines.match.analysis.puzzles import Puzzle, Puzzles
from engines.match.archive import library
from engines.match.archive.library import Exercise, Library
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.requests import NewMatch, Review, SettingsSection, SetUp, ShowPage, ShowSettings
from gui.arena import files
from gui.arena.page import ArenaPage
from gui.games import face as faces
from gui.help.rules import RulesPage, has_rules
from tests.gui.games.dice_chess.test_board import DOUBLING
from tests.gui.shown import match_page, opened, review_page
from tests.pictures.studio import HERE, Studio, Subject, history, part, whole

_LayOut = Callable[[Studio], Coroutine[Any, Any, QWidget | None]]

DECISIONS: Final = {
    "colonizers": {"draft": (140, 173), "name": (140, 179), "build": (140, 180)},
    "dice_chess": {"first": (0, 18), "last": (0, 28)},
    "fargo": {"start": (0, 0), "roll-or-bank": (18, 34)},
    "lange_strasse": {"keep": (150, 187), "three-of-a-kind": (150, 252)},
    "roll_galaxy": {
        "assign": (180, 213),
        "dictate": (240, 262),
        "stock": (210, 230),
        "trade": (365, 401),
    },
}
"""The first and the last step that have been played when the first seat decides."""
WAITING: Final = {
    "colonizers": (140, 174),
    "dice_chess": (0, 22),
    "fargo": (18, 30),
    "lange_strasse": (20, 36),
    "roll_galaxy": (180, 232),
}
"""The first and the last step that have been played when it is not the first seat's turn."""
ENDS: Final = {
    "colonizers": 340,
    "dice_chess": 20,
    "fargo": 44,
    "lange_strasse": 440,
    "roll_galaxy": 530,
}
"""The first step of the part that ends the match, and is kept."""


def _first(found: Puzzles, _day: date) -> Puzzle | None:
    return next(iter(found.puzzles), None)


async def furnish(context: Context) -> None:
    """Fill the archive: some games in the library, an exercise, a tournament."""
    setattr(Puzzles, "today", _first)  # noqa: B010 - the same exercise every day
    for game, first in ENDS.items():
        record = part(game, first, len(whole(game).nodes) - 1)
        await context.archive.finish(f"match-{game}", record)
    position = history("fargo").place(34).position.text()
    await context.archive.ask(Library.add_exercise, Exercise("fargo", position, 0, "roll", 0.04))
    files.folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "matches" / "arena.jsonl", files.folder() / "fargo-20260301.jsonl")


# -- boards ---------------------------------------------------------------------------------------


async def _decision(game: str, first: int, last: int, studio: Studio) -> None:
    await studio.play(part(game, first, last), paused=False)


async def _waiting(game: str, first: int, last: int, studio: Studio) -> None:
    await studio.play(part(game, first, last))


async def _over(game: str, studio: Studio) -> None:
    await studio.play(part(game, ENDS[game], len(whole(game).nodes) - 1))


async def _won(studio: Studio) -> None:
    """The person at the last seat has won."""
    first, last = ENDS["lange_strasse"], len(whole("lange_strasse").nodes) - 1
    await studio.play(part("lange_strasse", first, last, people=(2,)))


async def _hint(game: str, first: int, last: int, studio: Studio) -> None:
    match_view = await studio.play(part(game, first, last), paused=False)
    match_view.hints.show(Stage.RANKED)
    await studio.quiet()


async def _picked(game: str, places: tuple[int, ...], studio: Studio) -> None:
    """Dice are picked up: buttons say what they would do."""
    first, last = list(DECISIONS[game].values())[-1]
    await studio.play(part(game, first, last), paused=False)
    board = match_page(studio.shell).board
    board.clear_selection()
    for place in places:
        board.choose_place(place)
    await studio.quiet()


async def _doubling(studio: Studio) -> None:
    """A person may double before the roll."""
    record = part("dice_chess", 0, 0)
    await studio.play(replace(record, start=DOUBLING, nodes=(), at=-1), paused=False)


async def _watched(studio: Studio) -> None:
    await studio.play(part("lange_strasse", 20, 60, people=()))


async def _curtain(studio: Studio) -> None:
    await studio.play(part("colonizers", 140, 173, people=(0, 1)), paused=False)


async def _panels(studio: Studio) -> None:
    """The log and the analysis beside a match, in which someone is coached."""
    first, last = DECISIONS["fargo"]["roll-or-bank"]
    await studio.play(part("fargo", first, last), paused=False, teaching="coach")
    studio.shell.actions[commands.GRAPH].trigger()
    await studio.quiet()


async def _text_board(studio: Studio) -> None:
    with patch.object(faces, "faces", dict):
        faces.face.cache_clear()
        await studio.play(part("fargo", 18, 34), paused=False)
    faces.face.cache_clear()


async def _review(game: str, studio: Studio) -> None:
    record = part(game, ENDS[game], len(whole(game).nodes) - 1)
    await studio.ask(Review(record))
    page = review_page(studio.shell)
    # The log's scroll position depends on what the adviser had said by then: scroll from one end.
    page.transport.first()
    await studio.quiet()
    page.go(len(record.nodes) // 2)
    await studio.quiet()


# -- pages ----------------------------------------------------------------------------------------


async def _page(name: str, studio: Studio) -> None:
    await studio.show(name)


async def _home_going(studio: Studio) -> None:
    await studio.play(part("fargo", *DECISIONS["fargo"]["roll-or-bank"]), paused=False)
    await studio.ask(ShowPage("home"))
    await studio.quiet()


async def _rules(game: str, studio: Studio) -> None:
    await studio.shell.context.kernels.ready(game)
    await studio.ask(ShowPage("rules", game))
    assert studio.shell.pages.get(RulesPage).view.drawn


async def _ask(request: Any, studio: Studio) -> None:
    await studio.ask(request)


async def _set_up(game: str, studio: Studio) -> None:
    _, last = next(iter(DECISIONS[game].values()))
    await studio.ask(SetUp(game, history(game).place(last).position.text()))


async def _played(page: str, studio: Studio) -> None:
    """A page after some games that count for a rating, some of them won."""
    archive, ladder = studio.context.archive, find_game("fargo").ladder(2)
    for number in range(9):
        person, other = (1, 0) if number % 3 else (0, 1)  # seat 1 wins
        record = part("fargo", 0, len(whole("fargo").nodes) - 1, (person,))
        seats = list(record.seats)
        seats[person] = replace(seats[person], name="Anna")
        bot = ladder[number % len(ladder)].info.id
        seats[other] = replace(seats[other], player=bot, name="Ben")
        entry = await archive.finish(f"fair-{number}", replace(record, seats=tuple(seats)))
        loss, luck = 0.01 * (9 - number), 0.1 * (number % 4 - 1)
        await archive.ask(Library.keep_play, entry, library.Play(20, loss, luck, 11 + number))
    studio.context.settings.set(keys.LAST_GAME, "fargo")
    await studio.quiet()
    found, _problems = await archive.open_matches()
    for match in found:  # the same are open, whatever has been drawn before
        await archive.discard(match.id)
    for place in (1, 0):
        for game, decisions in reversed(DECISIONS.items()):
            first, last = [*decisions.values()][place]
            await archive.save(f"going-{game}-{place}", part(game, first, last))
    await studio.ask(ShowPage(page))


async def _played_arena(studio: Studio) -> None:
    await studio.show("arena")
    page = studio.shell.window.page
    assert isinstance(page, ArenaPage)
    (kept,) = files.kept()
    page.keeper.open(kept.file)
    await studio.quiet()
    opened(page).board.show_game(opened(page).games.rows[4].id)
    await studio.quiet()


def _subjects() -> list[Subject]:
    pages: dict[str, _LayOut] = {"home": partial(_ask, ShowPage("home"))}
    pages["first-match"] = partial(_page, "first-match")
    pages["home-going"] = _home_going
    pages["watch-fargo"] = partial(_ask, NewMatch("fargo", watch=True))
    for game in games():
        pages[f"new-{game}"] = partial(_ask, NewMatch(game))
    for name in ("library", "career", "exercises", "figures", "programs", "about", "keys"):
        pages[name] = partial(_ask, ShowPage(name))
    for section in SettingsSection:
        pages[f"settings-{section.value}"] = partial(_ask, ShowSettings(section))
    for game in games():
        if has_rules(game):
            pages[f"rules-{game}"] = partial(_rules, game)
        pages[f"position-{game}"] = partial(_set_up, game)
    for game in ("fargo", "lange_strasse"):
        pages[f"lab-{game}"] = partial(_page, f"{game}/lab")
    pages["arena"] = partial(_page, "arena")
    pages["arena-played"] = _played_arena
    for game, decisions in DECISIONS.items():
        for name, (first, last) in decisions.items():
            pages[f"board-{game}-{name}"] = partial(_decision, game, first, last)
        pages[f"board-{game}-waiting"] = partial(_waiting, game, *WAITING[game])
        pages[f"board-{game}-hint"] = partial(_hint, game, first, last)
        pages[f"board-{game}-over"] = partial(_over, game)
        pages[f"review-{game}"] = partial(_review, game)
    pages["board-lange_strasse-picked"] = partial(_picked, "lange_strasse", (0, 1, 2, 3))
    pages["board-dice_chess-doubling"] = _doubling
    pages["board-roll_galaxy-plan"] = partial(_hint, "roll_galaxy", 180, 213)
    pages["board-text"] = _text_board
    pages["match-watched"] = _watched
    pages["match-curtain"] = _curtain
    pages["match-panels"] = _panels
    pages["match-tour"] = partial(_ask, ShowPage("learn", "fargo"))
    pages["board-lange_strasse-won"] = _won
    pages["career-played"] = partial(_played, "career")
    pages["home-played"] = partial(_played, "home")
    return [Subject(name, lay_out) for name, lay_out in pages.items()]


SUBJECTS: Final = _subjects()


def _turns() -> dict[str, int]:
    """Deal the subjects out, those of a kind (which begin with the same word) one by one."""
    kinds = list(dict.fromkeys(subject.name.partition("-")[0] for subject in SUBJECTS))
    dealt = Counter({kind: number for number, kind in enumerate(kinds)})
    turns = dict[str, int]()
    for subject in SUBJECTS:
        kind = subject.name.partition("-")[0]
        turns[subject.name] = dealt[kind]
        dealt[kind] += 1
    return turns


TURNS: Final = _turns()
"""The turn of each subject where a run of the tests draws each in one of several ways."""

PRESUPPOSED: Final = (
    *("home-going", "match-watched", "match-curtain", "match-panels", "match-tour"),
    *("career", "figures", "settings-appearance", "settings-play"),
)
"""Subjects that leave something behind that later ones show: open matches, where the focus is."""

SHOWN: Final = (
    *("home-played", "new-fargo", "board-lange_strasse-won", "career-played"),
    *(f"board-{game}-hint" for game in DECISIONS),
)
"""The subjects that ``assets/screenshots`` shows."""
