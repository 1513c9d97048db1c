"""No word of a game is English in the sentences of another language.

Everything is said in a language that writes English with wide letters, so that words which do not
come from the catalog can be told by their ordinary letters.
"""

import re
from collections.abc import Iterator
from itertools import count
from string import ascii_letters
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Message, Words
from engines.contract.monitor import Monitor
from engines.contract.position import Position, notation, plan
from engines.contract.registry import game, games
from engines.runtime import paths, texts
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream

STEPS: Final = 300
ASKED_EVERY: Final = 100
WIDE: Final = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in ascii_letters})
CHESS: Final = re.compile(r"\b[a-h][1-8][–×][a-h][1-8](=[NBRQ])?|\b[PNBRQKpnbrqk]{3}\b")
"""Moves and rolls of Dice Chess, which everyone writes like this."""


class Widen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(WIDE)
        return node


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program speaks the wide-letter language, in place of French."""
    spoken, real = texts.Texts("fr"), texts.texts_of
    for file in paths.asset("text", "en").glob("*.ftl"):
        read = FluentParser().parse(file.read_text("utf-8"))
        spoken.put(file.stem, FluentSerializer().serialize(Widen().visit(read)))
    monkeypatch.setattr(texts, "texts_of", lambda code: spoken if code == "fr" else real(code))
    texts.speak("fr")
    yield
    texts.speak("en")


def said(position: Position) -> Iterator[Message]:
    """What is said about a position, whoever looks."""
    if not position.is_chance:
        yield position.ask()
    for seat in range(position.seats):
        yield from position.game.deductions(position.state, seat)
    for standing in position.game.standings(position.state, None):
        if standing.detail is not None:
            yield standing.detail


def advised(position: Position) -> Iterator[Message]:
    """What all bots plan, and why."""
    assert isinstance(position.game, Game)
    for bot in position.game.bots:
        seen = position.seen_by(position.turn, stream(1))
        analysis = bot.analyse(Question(seen, Budget(playouts=20, depth=2), 1), Monitor())
        for line in analysis.lines:
            yield plan(position, line.actions)
            yield from (reason.message for reason in line.reasons)


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("name", games())
def test_no_word_is_english(name: str) -> None:
    words, random = Words(), stream(2, name)
    position, decisions = Position.start(game(name), game(name).info.default_seats), count()
    for _ in range(STEPS):
        if position.is_over:
            break
        facts = [*said(position)]
        if not position.is_chance and next(decisions) % ASKED_EVERY == ASKED_EVERY // 4:
            facts += advised(position)
        legal = position.legal()
        action = position.sample(random) if position.is_chance else legal[below(random, len(legal))]
        facts += [position.game.describe(position.state, action), notation(position, action)]
        for fact in facts:
            told = words.say(fact)
            assert not re.search("[A-Za-z]", CHESS.sub("", told)), (fact.code, told)
        position = position.apply(action)
