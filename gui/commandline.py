"""The command line of ``parlour``."""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGES: Final = (
    "home",
    "new",
    "match",
    "review",
    "library",
    "exercises",
    "position",
    "settings",
    "keys",
    "rules",
    "about",
    "first-run",
)
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the program was started with.

    Attributes:
        record: a record to open.
        page: the page to open, one of ``PAGES``; empty for the usual one.
        game: the game that the page is about.
        position: text of a position to start the match from.
        seed: seed of the match; None for a random one.
        hint: ask for a hint at once.
        theme, scale: override the settings for this run; empty or 0 leaves them.
        size: width and height of the window in logical pixels.
        screenshot: draw the window into this PNG file and end.
    """

    record: Path | None = None
    page: str = ""
    game: str = ""
    position: str = ""
    seed: int | None = None
    hint: bool = False
    theme: str = ""
    scale: int = 0
    size: tuple[int, int] | None = None
    screenshot: Path | None = None


def parse(arguments: Sequence[str], version: str) -> Arguments:
    """Read the command line; ends the program with a message if it makes no sense."""
    parser = _parser(version)
    found = parser.parse_args(arguments)
    if found.record and found.record_file:
        parser.error("name one record, not two")
    return Arguments(
        record=found.record or found.record_file,
        page=found.page,
        game=found.game,
        position=found.position,
        seed=found.seed,
        hint=found.hint,
        theme=found.theme,
        scale=found.scale,
        size=found.size,
        screenshot=found.screenshot,
    )


def _parser(version: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="parlour",
        description="Play dice and card games against bots that can explain themselves.",
    )
    parser.add_argument("record_file", nargs="?", type=Path, metavar="RECORD", help="open a record")
    parser.add_argument("--version", action="version", version=f"parlour {version}")
    parser.add_argument("--page", choices=PAGES, default="", help="open this page")
    parser.add_argument("--game", default="", help="the game to play, for instance fargo")
    parser.add_argument("--position", default="", metavar="TEXT", help="start from this position")
    parser.add_argument("--record", type=Path, metavar="FILE", help="open this record")
    parser.add_argument("--seed", type=int, help="seed of the match; the same seed, the same dice")
    parser.add_argument("--hint", action="store_true", help="ask for a hint at once")
    parser.add_argument("--theme", choices=("light", "dark", "system"), default="")
    parser.add_argument("--scale", type=int, default=0, metavar="PERCENT", help="80 to 250")
    parser.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help="size of the window")
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help="draw the window into a PNG file, without a display if there is none, and end",
    )
    return parser


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no size. Write it as 1280x840.")
    return int(found[1]), int(found[2])
