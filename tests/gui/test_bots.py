"""Names of bots, and the strategies that a person keeps."""

import pytest

from engines.contract.registry import game as find_game
from engines.runtime.texts import tr
from gui.app import bots
from gui.app import settings as keys
from gui.app.bots import KeptBot
from gui.app.context import Context

BEST = "vector:550,400,550,1150,1250,1150,1050,250"
OTHER = "vector:500,400,550,1150,1250,1150,1050,250"


def kept(context: Context) -> list[tuple[str, str]]:
    return [(bot.id, bot.name) for bot in bots.kept_bots(context.settings, find_game("fargo"))]


def test_strategies_are_kept_renamed_and_forgotten(context: Context) -> None:
    fargo = find_game("fargo")
    assert kept(context) == []
    bots.keep_bot(context.settings, fargo, KeptBot(BEST, "Mine"))
    bots.keep_bot(context.settings, fargo, KeptBot(OTHER, "Other"))
    bots.keep_bot(context.settings, fargo, KeptBot(BEST, "Best"))
    assert kept(context) == [(OTHER, "Other"), (BEST, "Best")]
    assert [info.id for info in bots.bots_of(context, fargo)][-2:] == [OTHER, BEST]
    bots.forget_bot(context.settings, fargo, OTHER)
    assert kept(context) == [(BEST, "Best")]


@pytest.mark.parametrize(
    "entry", [{"id": "vector:1,2", "name": "Short"}, {"id": BEST}, "vector", 3]
)
def test_damaged_entries_are_left_out(context: Context, entry: object) -> None:
    context.settings.set(keys.kept_bots("fargo"), [entry, {"id": BEST, "name": "Best"}])
    assert kept(context) == [(BEST, "Best")]


def test_a_bot_is_called_by_the_name_it_is_kept_under(context: Context) -> None:
    fargo = find_game("fargo")
    assert bots.bot_name(context, fargo, "optimal") == tr("fargo-bot-optimal-name")
    assert bots.bot_name(context, fargo, BEST).startswith("Strategy 550,400")
    bots.keep_bot(context.settings, fargo, KeptBot(BEST, "Best"))
    assert bots.bot_name(context, fargo, BEST) == "Best"
    assert bots.bot_text(context, fargo, fargo.bot(BEST).info) == "Best"


def test_a_bot_that_is_gone_is_called_by_its_id(context: Context) -> None:
    assert bots.bot_name(context, find_game("fargo"), "retired") == "retired"
