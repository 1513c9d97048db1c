"""Checks of texts, sentences, dice, views and records."""

import enum
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

import pytest

from engines.contract.game import Game
from engines.contract.messages import Message, Words
from engines.contract.position import Position, notation
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord
from engines.match.archive.records import verified
from engines.runtime.errors import IllegalAction, ParlourError, ParseError
from engines.runtime.kernels.rng import below
from engines.runtime.paths import asset
from engines.runtime.streams import stream
from engines.runtime.texts import languages
from engines.runtime.types import Action
from tests.conformance.tables import Step, Table, end_of

NAMES: Final = ("Anna", "Ben", "Cleo", "David", "Eva", "Fritz")
MANY: Final = 60
"""If there are more outcomes than this, only some are checked."""


def choices(position: Position) -> tuple[Action, ...]:
    """All legal actions, or some outcomes."""
    if not position.is_chance:
        return position.legal()
    outcomes = [action for action, _ in position.outcomes()]
    random = stream(6, position.text())
    if not outcomes:
        return tuple({position.sample(random) for _ in range(MANY)})
    if len(outcomes) <= MANY:
        return tuple(outcomes)
    return tuple({outcomes[below(random, len(outcomes))] for _ in range(MANY)})


def say(fact: Message) -> None:
    """A fact has a sentence in every language, with nothing left to fill in."""
    for language in languages():
        sentence = Words(language, NAMES).say(fact)
        assert sentence.strip(), f"{fact.code} says nothing"
        assert "{" not in sentence


def check_position_text(position: Position) -> None:
    """The text is one line and reads back, with extra blanks too."""
    text = position.text()
    assert "\n" not in text
    assert "\t" not in text
    assert text == text.strip()
    assert Position.parse(position.game, text) == position
    assert Position.parse(position.game, f"  {text.replace(' ', '   ')} ") == position


def check_damaged_text(position: Position) -> None:
    """A wrong text is a ParseError; what is accepted is a position that says the same again."""
    random = stream(7, position.text())
    text = position.text()
    for _ in range(40):
        at = below(random, len(text))
        instead = ("", "7", "-", " ", "x", "999999999999999999999")[below(random, 6)]
        wrong = text[:at] + instead + text[at + 1 + below(random, 3) :]
        try:
            read = Position.parse(position.game, wrong)
        except ParseError:
            continue
        assert Position.parse(position.game, read.text()) == read
        assert read.turn < read.seats
    for wrong in ("", "?", "nonsense and more", text + text, "\0"):
        with pytest.raises(ParseError):
            position.game.parse_position(wrong)


def check_action_texts(position: Position) -> None:
    """Every action has a text of its own, which reads back, whatever its case and blanks."""
    texts = {action: position.action_text(action) for action in choices(position)}
    assert len({text.casefold() for text in texts.values()}) == len(texts)
    for action, text in texts.items():
        assert text
        assert "\n" not in text
        for variant in (text, f"  {text.replace(' ', '  ')} ", text.upper(), text.lower()):
            assert position.parse_action(variant) == action
    for wrong in ("", "definitely nothing to play", "\0"):
        with pytest.raises((ParseError, IllegalAction)):
            position.parse_action(wrong)


def check_sentences(position: Position) -> None:
    """Everything that is said about a position can be put into words, and told apart."""
    told = choices(position)
    if not position.is_chance:
        for language in languages():
            words = Words(language, NAMES)
            said = {words.say(notation(position, action)).casefold() for action in told}
            assert len(said) == len(told), f"two actions read the same in {language}"
    for action in told:
        say(position.game.describe(position.state, action))
        say(notation(position, action))
    if position.turn >= 0:
        say(position.ask())
    for viewer in (None, *range(position.seats)):
        standings = position.game.standings(position.state, viewer)
        assert len(standings) == position.seats
        for standing in standings:
            if standing.detail is not None:
                say(standing.detail)


def check_names(game: Game) -> None:
    """The game, its options and its bots have their names and descriptions."""
    for what in ("name", "tagline", "theme.general"):
        say(Message(f"{game.id}.{what}"))
    for option in game.info.options:
        say(Message(f"{game.id}.option.{option.name}.label"))
        say(Message(f"{game.id}.option.{option.name}.help"))
        for choice in option.choices:
            if isinstance(choice, str):
                say(Message(f"{game.id}.option.{option.name}.{choice}"))
    for bot in game.bots:
        for what in ("name", "about", "objective"):
            say(bot.info.text(game.id, what))
    for family in game.families:
        member = game.bot(family.member(family.example)).info
        for what in ("name", "about", "objective", "family", "settings"):
            say(member.text(game.id, what))


def check_rules(game: Game) -> None:
    """The rules can be read in English."""
    rules = asset("text", "en", "rules", f"{game.id}.md")
    assert rules.is_file(), f"the rules of {game.id} belong in {rules}"


def check_dice(position: Position) -> None:
    """Faces and outcomes of a roll say the same."""
    roll = position.roll()
    if roll is None:
        return
    assert position.is_chance
    assert position.game.info.dice
    assert roll.count >= 1
    assert len(roll.faces) == len(roll.odds) == len(set(roll.faces))
    assert abs(sum(roll.odds) - 1) < 1e-9
    for outcome in choices(position):
        faces = position.dice(outcome)
        assert len(faces) == roll.count
        assert set(faces) <= set(range(1, len(roll.faces) + 1))
        assert position.game.outcome_of_dice(position.state, faces) == outcome
        for wrong in (faces[1:], (*faces, 1), (0, *faces[1:]), (len(roll.faces) + 1, *faces[1:])):
            with pytest.raises(IllegalAction):
                position.game.outcome_of_dice(position.state, wrong)
    check_odds(position, roll.odds, roll.count)


def check_odds(position: Position, odds: tuple[float, ...], count: int) -> None:
    """The faces come as often as the odds of one die say."""
    outcomes = position.outcomes()
    if not outcomes:
        return
    expected = [0.0] * len(odds)
    for outcome, chance in outcomes:
        for face in position.dice(outcome):
            expected[face - 1] += chance / count
    assert expected == pytest.approx(odds)


def check_view(position: Position) -> None:
    """A view is a frozen value, equal for equal positions."""
    for viewer in (None, *range(position.seats)):
        view = position.view(viewer)
        assert is_dataclass(view)
        assert view == position.view(viewer)
        strange = [type(value).__name__ for value in _strange_values(view)]
        assert strange == [], "a view is made of plain values"


def _strange_values(value: Any) -> Iterator[Any]:
    if is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined] # set by dataclass
            yield value
        for field in fields(value):
            yield from _strange_values(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from _strange_values(item)
    elif isinstance(value, Mapping):
        for item in (*value.keys(), *value.values()):
            yield from _strange_values(item)
    elif type(value) not in {int, float, str, bool, type(None)} and not isinstance(
        value, enum.Enum
    ):
        yield value


def record_of(table: Table, steps: tuple[Step, ...]) -> Record:
    nodes = tuple(
        Node(
            parent=step.ply - 1,
            text=step.position.action_text(step.action),
            by=BY_CHANCE if step.position.is_chance else "person",
        )
        for step in steps
    )
    return Record(
        game=table.game.id,
        options=table.game.options(dict(table.options)),
        seats=tuple(SeatRecord(name) for name in NAMES[: table.seats]),
        seed=1,
        created="2026-11-21T09:00:00Z",
        program="1",
        nodes=nodes,
        at=len(nodes) - 1,
        result=tuple(end_of(steps).returns().tolist()),
    )


def check_record(table: Table, steps: tuple[Step, ...]) -> None:
    """A whole game is written, read, verified and replayed."""
    record = record_of(table, steps)
    read = Record.from_json(record.to_json())
    assert read == record
    history = verified(read)
    assert history.position == end_of(steps)
    middle = steps[len(steps) // 2]
    assert history.place(middle.ply - 1).position == middle.position


def check_record_from_the_middle(table: Table, steps: tuple[Step, ...]) -> None:
    """A record may start from the text of any position."""
    half = len(steps) // 2
    later = tuple(Step(step.position, step.action, step.ply - half) for step in steps[half:])
    verified(replace(record_of(table, later), start=steps[half].position.text()))


def check_errors_are_clear(position: Position) -> None:
    """What cannot be played is refused in a sentence."""
    unplayable = max((*choices(position), 0)) + 10**12
    if position.turn >= 0:
        with pytest.raises(ParlourError) as caught:
            position.apply(unplayable)
        assert str(caught.value).endswith(".")
