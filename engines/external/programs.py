"""The programs that a person has added, in one JSON file next to the other settings.

The window writes the file, ``parlour-lab`` reads it as well. A damaged one is an error that names
the file; nothing is guessed.
"""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from engines.contract import files
from engines.external.protocol import Greeting, ProgramsDamaged
from engines.runtime import paths, storage
from engines.runtime.errors import OptionError, RecordError, quoted

FILE_NAME: Final = "programs.json"
FORMAT: Final = "parlour-programs"
VERSION: Final = 1
MAX_NAME: Final = 24
NOT_IN_NAMES: Final = ",:\"'"
"""Characters that separate names of bots on command lines, or parts of ids."""


@dataclass(frozen=True, slots=True)
class Program:
    """How to run a program.

    Attributes:
        name: what the person calls it; part of the id of its bots.
        command: the program and its arguments.
        folder: where it runs; empty: the home folder.
        games: ids of the games in which it is offered.
        said: what it said about itself in its last test; None: it has not been tested.
    """

    name: str
    command: tuple[str, ...]
    folder: str = ""
    games: tuple[str, ...] = ()
    said: Greeting | None = None

    @property
    def command_line(self) -> str:
        """The command as it is typed."""
        return shlex.join(self.command)


def checked(program: Program) -> Program:
    """``program`` if it can be kept; raises OptionError."""
    name = program.name
    if not name or name != name.strip() or len(name) > MAX_NAME or not name.isprintable():
        raise OptionError("errors-program-name-length", max_name=MAX_NAME, name=quoted(name))
    if any(sign in name for sign in NOT_IN_NAMES):
        raise OptionError(
            "errors-name-one-signs-leave", name=quoted(name), not_in_names=NOT_IN_NAMES
        )
    if not program.command or not program.command[0]:
        raise OptionError("errors-say-how-started-program", name=name)
    if not program.games:
        raise OptionError("errors-choose-least-one-game", name=name)
    return program


def command_from(text: str) -> tuple[str, ...]:
    """A command line as words; quotes hold words together. Raises OptionError."""
    try:
        return tuple(shlex.split(text))
    except ValueError as error:
        raise OptionError("errors-command-cannot-read-quotation", text=quoted(text)) from error


def file() -> Path:
    """Where the programs are kept."""
    return paths.config_folder() / FILE_NAME


def read() -> tuple[Program, ...]:
    """All programs, in the order in which they were added; none if there is no file.

    Raises:
        ProgramsDamaged: the file isn't a list of programs.
        StorageError: it cannot be opened.
    """
    path = file()
    try:
        stamp = path.stat()
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise storage.cannot_read(path, error) from error
    return _read(path, stamp.st_mtime_ns, stamp.st_size, stamp.st_ino)


@cache
def _read(path: Path, *_stamp: int) -> tuple[Program, ...]:
    try:
        return from_json(storage.read_text(path))
    except (RecordError, ValueError) as error:
        raise ProgramsDamaged(
            "errors-list-programs-damaged-correct", path=path, error=str(error)
        ) from error


def write(programs: Sequence[Program]) -> None:
    """Keep these programs; a damaged list is set aside under another name.

    Raises:
        OptionError: one of them cannot be kept, or two have the same name.
        StorageError: the file cannot be written.
    """
    names = [checked(program).name.casefold() for program in programs]
    twice = next((p.name for p in programs if names.count(p.name.casefold()) > 1), None)
    if twice is not None:
        raise OptionError("errors-already-program-choose-another", twice=twice)
    try:
        read()
    except ProgramsDamaged:
        storage.set_aside(file())
    storage.write_text(file(), to_json(programs))


@dataclass(frozen=True, slots=True)
class _File:
    programs: tuple[Program, ...]


def to_json(programs: Sequence[Program]) -> str:
    return files.to_json(_File(tuple(programs)), FORMAT, VERSION)


def from_json(text: str) -> tuple[Program, ...]:
    """Read a file; raises ValueError if it isn't a list of programs."""
    found = files.from_json(_File, text, FORMAT, VERSION)
    try:
        return tuple(map(checked, found.programs))
    except OptionError as error:
        raise ValueError(str(error)) from error


def add(program: Program) -> None:
    """Keep one more program; raises like ``write``, and ProgramsDamaged."""
    write((*read(), program))


def change(name: str, program: Program) -> None:
    """Keep ``program`` in the place of the one called ``name``; raises like ``add``."""
    write([program if each.name == name else each for each in read()])


def remove(name: str) -> tuple[Program, ...]:
    """Remove the program called ``name``; returns the list as it was before."""
    before = read()
    write([each for each in before if each.name != name])
    return before


def remember(name: str, said: Greeting) -> None:
    """Note what a program says about itself."""
    write([replace(each, said=said) if each.name == name else each for each in read()])
