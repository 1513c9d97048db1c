"""The list of external bots: kept, found again as bots, and reported if it is damaged."""

from dataclasses import replace

import pytest

from engines.contract.analysis import Unit
from engines.contract.messages import Words
from engines.contract.registry import game as find
from engines.external import bot as external
from engines.external import programs
from engines.external.programs import Program
from engines.external.protocol import Greeting, ProgramsDamaged
from engines.runtime.errors import OptionError, UnknownName
from tests.raised import raises

SAID = Greeting(1, "Walker", ("fargo", "chess"), "2.1", "Ada", thinks=True)
WALKER = Program("My walker", ("python3", "a walker.py", "--deep"), "/tmp", ("fargo",))


def test_what_is_kept_is_read_again() -> None:
    assert programs.read() == ()
    programs.add(WALKER)
    programs.add(replace(WALKER, name="Other", said=SAID))
    assert programs.read() == (WALKER, replace(WALKER, name="Other", said=SAID))
    programs.remember("My walker", SAID)
    programs.change("Other", replace(WALKER, name="Third"))
    assert [(each.name, each.said) for each in programs.read()] == [
        ("My walker", SAID),
        ("Third", None),
    ]
    before = programs.remove("My walker")
    assert [each.name for each in programs.read()] == ["Third"]
    programs.write(before)
    assert [each.name for each in programs.read()] == ["My walker", "Third"]


def test_programs_are_bots_of_their_games() -> None:
    programs.add(replace(WALKER, said=SAID))
    fargo, chess = find("fargo"), find("dice_chess")
    (bot,) = external.bots(fargo)
    assert fargo.bot("foreign:My walker").info == bot.info
    assert (bot.info.id, bot.info.level, bot.info.seats) == ("foreign:My walker", 0, (2, 6))
    assert bot.info.searches
    assert external.bots(chess) == ()
    with raises(UnknownName, "errors-program-not-meant-but", id="dice_chess"):
        chess.bot("foreign:My walker")
    with raises(UnknownName, "errors-unknown-external-bot-add"):
        fargo.bot("foreign:Nobody")
    assert "foreign:My walker" not in [each.info.id for each in fargo.bots]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (None, "untested"),
        (SAID, "about_author"),
        (replace(SAID, author="", version=""), "about"),
    ],
)
def test_it_is_told_what_a_program_says_of_itself(said: Greeting | None, code: str) -> None:
    programs.add(replace(WALKER, said=said))
    info = find("fargo").bot("foreign:My walker").info
    words = Words()
    assert words.say(info.text("fargo", "name")) == "My walker"
    about = info.text("fargo", "about")
    assert about.code == f"bot.foreign.{code}"
    if said is not None:
        assert said.title in words.say(about)
        assert said.author in words.say(about)
    assert info.text("fargo", "objective").code == "bot.foreign.objective"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (replace(WALKER, name=""), "errors-program-name-length"),
        (replace(WALKER, name="x" * 25), "errors-program-name-length"),
        (replace(WALKER, name="a,b"), "errors-name-one-signs-leave"),
        (replace(WALKER, name="a\nb"), "errors-program-name-length"),
        (replace(WALKER, command=()), "errors-say-how-started-program"),
        (replace(WALKER, games=()), "errors-choose-least-one-game"),
    ],
)
def test_what_cannot_be_kept_says_why(wrong: Program, message: str) -> None:
    with raises(OptionError, message):
        programs.add(wrong)
    assert not programs.file().exists()


def test_two_programs_have_two_names() -> None:
    programs.add(WALKER)
    with raises(OptionError, "errors-already-program-choose-another", twice="My walker"):
        programs.add(WALKER)


def test_a_command_line_is_read_as_a_shell_would() -> None:
    assert programs.command_from("python3 'my bot.py' --deep") == ("python3", "my bot.py", "--deep")
    assert programs.command_from(WALKER.command_line) == WALKER.command
    with raises(OptionError, "errors-command-cannot-read-quotation"):
        programs.command_from("python3 'my bot.py")


DAMAGED = [
    "{",
    "[]",
    "[" * 100_000,
    '{"format": "parlour-programs", "version": 2, "programs": []}',
    '{"format": "parlour-programs", "version": 1, "programs": [{"name": "x"}]}',
    programs.to_json([WALKER]).replace('"folder": "/tmp"', '"folder": 7'),
    programs.to_json([WALKER]).replace("My walker", "a,b"),
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_list_is_named_and_never_lost(text: str) -> None:
    programs.file().parent.mkdir(parents=True)
    programs.file().write_text(text, encoding="utf-8")
    with raises(ProgramsDamaged, "errors-list-programs-damaged-correct"):
        external.bots(find("fargo"))
    with raises(UnknownName, "errors-list-programs-damaged-correct"):
        find("fargo").bot("foreign:x")
    with pytest.raises(ProgramsDamaged):
        programs.add(WALKER)
    programs.write([WALKER])
    assert programs.read() == (WALKER,)
    aside = programs.file().with_name("programs.json.damaged-1")
    assert aside.read_text(encoding="utf-8") == text


def test_values_are_in_the_unit_that_the_protocol_names() -> None:
    assert {"win", "points", "money"} <= {unit.value for unit in Unit}
