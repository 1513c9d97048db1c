"""Whole games of the original program: every decision, what it changes, what the mover knows."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from engines.contract.position import Position
from engines.games.colonizers import GAME, deductions
from engines.games.colonizers.cards import (
    COLONIST_NAMES,
    MODULE_NAMES,
    colour_of,
    copies_of,
    cost_of,
    value_of,
)
from engines.games.colonizers.data import ACTIONS, ORIGINAL_TEXTS
from engines.games.colonizers.game import ALL_4, BONUS
from engines.games.colonizers.kernels.state import (
    BUILD,
    COLONISTS,
    DEAL,
    DRAW,
    KEEP,
    OVER,
    PICK,
    POWER,
    SEATS,
    TYPES,
)
from engines.games.colonizers.snapshot import Snapshot, orders, read, write
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE
from tests.vectors.cases import HERE, folders

FORMAT: Final = "colonizers-games/1"
PHASES: Final = {
    PICK: "ColonistPick",
    DRAW: "Draw",
    KEEP: "Discard",
    POWER: "Power",
    BUILD: "Build",
}
Document = dict[str, Any]


def documents() -> Iterator[tuple[str, Document]]:
    for folder in folders():
        for file in sorted(folder.glob("*.json")):
            document = json.loads(file.read_text(encoding="utf-8"))
            if isinstance(document, dict) and document.get("format") == FORMAT:
                yield file.stem if folder == HERE else f"further-{file.stem}", document


DOCUMENTS: Final = list(documents())
every_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=f"{name}-{game['id']}")
        for name, document in DOCUMENTS
        for game in document["games"]
    ],
)


class Table:
    """A game on our side, with the deck and the deals of the original one."""

    def __init__(self, game: Document) -> None:
        self.rounds = iter(game["rounds"])
        self.deck: list[int] = list(game["deck"])
        self.position = Position.start(GAME, SEATS, {BONUS: ALL_4})

    @property
    def snapshot(self) -> Snapshot:
        return read(self.position.state)

    def let_chance_move(self) -> None:
        """Deal, reveal and draw as in the original game."""
        while self.position.turn == CHANCE:
            outcome = self._outcome()
            if outcomes := self.position.outcomes():
                assert outcome in [code for code, _ in outcomes]
            self.position = self.position.apply(outcome)

    def _outcome(self) -> int:
        snapshot = self.snapshot
        if snapshot.phase == DEAL:
            dealt = next(self.rounds)
            assert self.deck == dealt["deck"]
            check_deck(snapshot, self.deck)
            removed: int = dealt["removed"]
            order = (removed, *dealt["offered"])
            return removed + COLONISTS * orders().index(order)
        forced = self.position.outcomes()
        if self.position.action_text(forced[0][0]).startswith("Card "):
            return self.deck.pop(0)
        assert len(forced) == 1
        return forced[0][0]

    def play(self, text: str) -> None:
        before = self.snapshot
        action = ACTIONS[text.casefold()]
        assert self.position.parse_action(text) == action
        self.position = self.position.apply(action)
        if before.phase == KEEP:
            kept = MODULE_NAMES.index(text.removeprefix("KeepModule "))
            drawn = list(before.drawn)
            drawn.remove(kept)
            self.deck += drawn


def check_deck(snapshot: Snapshot, deck: list[int]) -> None:
    """Our fresh cards are the upper ones of the deck, our bottom the lower ones in their order."""
    bottom = [card for card, _ in snapshot.bottom]
    upper = deck[: len(deck) - len(bottom)]
    assert deck[len(upper) :] == bottom
    assert Counter({card: n for card, n in enumerate(snapshot.fresh) if n}) == Counter(upper)


def every_copy(snapshot: Snapshot, position: Position) -> list[str]:
    """The legal actions as the original lists them: one for every card, even of the same type."""
    cards: list[str] = []
    if snapshot.phase == BUILD:
        mover = snapshot.mover
        cards = [f"BuildModule {MODULE_NAMES[c]}" for c in mover.hand if cost_of(c) <= mover.omnium]
    elif snapshot.phase == KEEP:
        cards = [f"KeepModule {MODULE_NAMES[c]}" for c in snapshot.drawn]
    texts = [ORIGINAL_TEXTS[action] for action in position.legal()]
    assert [text for text in texts if text in cards] == list(dict.fromkeys(cards))
    return cards + [text for text in texts if text not in cards]


def colonists_now(snapshot: Snapshot, stale: list[int | None]) -> list[int | None]:
    """Each seat's colonist; until the next pick, that of the last round, as in the original."""
    for seat, player in enumerate(snapshot.players):
        if player.colonist is not None:
            stale[seat] = player.colonist
    return stale


def check_candidates(snapshot: Snapshot, know: list[list[int]]) -> None:
    """What the mover knows of the others; unlike the original, seats also learn from answers."""
    learned = bool(snapshot.absent) or len(snapshot.exposed) > snapshot.seat + 1
    for seat in range(SEATS):
        ours = set(deductions.colonists_of(snapshot, seat, snapshot.seat))
        assert ours <= set(know[seat])
        assert learned or ours == set(know[seat])


def check_after(snapshot: Snapshot, after: Document, stale: list[int | None]) -> None:
    """What an action has changed, with everything that follows from it by itself."""
    players = snapshot.players
    assert [player.omnium for player in players] == after["omnium"]
    assert [list(player.hand) for player in players] == after["hands"]
    assert [list(player.colony) for player in players] == after["colonies"]
    assert (list(snapshot.drawn) or None) == after["drawn"]
    assert snapshot.deck == after["deck_count"]
    assert colonists_now(snapshot, stale) == after["colonists"]


def check_final(table: Table, game: Document) -> None:
    final, snapshot = game["final"], table.snapshot
    assert snapshot.phase == OVER
    assert snapshot.exhausted == (final["reason"] == "deck_exhausted")
    assert snapshot.round == final["rounds"]
    assert table.deck == final["deck"]
    check_deck(snapshot, table.deck)
    gone = sorted(card for player in snapshot.players for card in player.gone)
    assert gone == final["removed_from_game"]
    for rules, reference in (("engine", True), ("rules", False)):
        check_result(replace(snapshot, reference=reference), final, rules)


def check_result(snapshot: Snapshot, final: Document, rules: str) -> None:
    returns = Position(GAME, write(snapshot)).returns().tolist()
    if snapshot.exhausted:
        assert returns == [1 / SEATS] * SEATS
        assert final[f"ranks_{rules}"] == [0] * SEATS
        return
    assert list(snapshot.scores) == final[f"scores_{rules}"]
    assert [snapshot.ranking.index(seat) + 1 for seat in range(SEATS)] == final[f"ranks_{rules}"]
    assert returns == [float(rank == 1) for rank in final[f"ranks_{rules}"]]


@every_game
def test_the_game_is_the_same(game: Document) -> None:
    table = Table(game)
    table.let_chance_move()
    stale: list[int | None] = [None] * SEATS
    for step in game["steps"]:
        before = table.snapshot
        assert (before.round, before.seat + 1) == (step["round"], step["player"])
        assert PHASES[before.phase] == step["phase"]
        assert every_copy(before, table.position) == step["legal"]
        if step["know"] is not None:
            check_candidates(before, step["know"])
        table.play(step["legal"][step["choice"]])
        table.let_chance_move()
        check_after(table.snapshot, step["after"], stale)
    check_final(table, game)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=f"{name}-{game['id']}")
        for name, document in DOCUMENTS
        for game in document["games"]
        if game["policy"] == "heuristic"
    ],
)
def test_the_rule_of_thumb_may_play_the_same(game: Document) -> None:
    table = Table(game)
    table.let_chance_move()
    random = stream(1, "rule of thumb")
    for step in game["steps"]:
        text = step["legal"][step["choice"]]
        state = table.position.state
        assert ACTIONS[text.casefold()] in {GAME.kernel.policy(state, random) for _ in range(80)}
        table.play(text)
        table.let_chance_move()


@pytest.mark.parametrize("document", [document for _, document in DOCUMENTS])
def test_the_cards_are_the_same(document: Document) -> None:
    assert tuple(document["colonists"]) == COLONIST_NAMES
    assert len(document["modules"]) == TYPES
    for card, module in enumerate(document["modules"]):
        assert module == {
            "id": card,
            "name": MODULE_NAMES[card],
            "colour": colour_of(card).name.title(),
            "cost": cost_of(card),
            "value": value_of(card),
            "count": copies_of(card),
        }
