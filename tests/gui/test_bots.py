"""Names of bots, and the strategies that a person keeps."""

import pytest

from engines.core.registry import game as find_game
from gui.app import bots
from gui.app import settings as keys
from gui.app.bots import KeptBot
from gui.app.context import Desk

BEST = "vector:550,400,550,1150,1250,1150,1050,250"
OTHER = "vector:500,400,550,1150,1250,1150,1050,250"


def kept(desk: Desk) -> list[tuple[str, str]]:
    return [(bot.id, bot.name) for bot in bots.kept_bots(desk.settings, find_game("fargo"))]


def test_strategies_are_kept_renamed_and_forgotten(desk: Desk) -> None:
    fargo = find_game("fargo")
    assert kept(desk) == []
    bots.keep_bot(desk.settings, fargo, KeptBot(BEST, "Mine"))
    bots.keep_bot(desk.settings, fargo, KeptBot(OTHER, "Other"))
    bots.keep_bot(desk.settings, fargo, KeptBot(BEST, "Best"))
    assert kept(desk) == [(OTHER, "Other"), (BEST, "Best")]
    assert [info.id for info in bots.bots_of(desk, fargo)][-2:] == [OTHER, BEST]
    bots.forget_bot(desk.settings, fargo, OTHER)
    assert kept(desk) == [(BEST, "Best")]


@pytest.mark.parametrize(
    "entry", [{"id": "vector:1,2", "name": "Short"}, {"id": BEST}, "vector", 3]
)
def test_damaged_entries_are_left_out(desk: Desk, entry: object) -> None:
    desk.settings.set(keys.kept_bots("fargo"), [entry, {"id": BEST, "name": "Best"}])
    assert kept(desk) == [(BEST, "Best")]


def test_a_bot_is_called_by_the_name_it_is_kept_under(desk: Desk) -> None:
    fargo = find_game("fargo")
    assert bots.bot_name(desk, fargo, "optimal") == "Optimal"
    assert bots.bot_name(desk, fargo, BEST).startswith("Strategy 550,400")
    bots.keep_bot(desk.settings, fargo, KeptBot(BEST, "Best"))
    assert bots.bot_name(desk, fargo, BEST) == "Best"
    assert bots.bot_text(desk, fargo, fargo.bot(BEST).info) == "Best"


def test_a_bot_that_is_gone_is_called_by_its_id(desk: Desk) -> None:
    assert bots.bot_name(desk, find_game("fargo"), "retired") == "retired"
