"""The adaptive opponent in the window: it is asked to play as well as the person does."""

from dataclasses import replace

import pytest

from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find
from engines.contract.registry import games
from engines.match.analysis.player_strength import Strength
from engines.runtime.texts import tr
from gui.app.bots import bots_of, is_published
from gui.app.characters import Moment, has_character, remark
from gui.app.context import Context
from gui.app.opponents import at_strength, compared_text, shown_strength, strength_share
from gui.app.ratings import elo_of
from gui.setup.opponents import Opponents

OWN = Strength(1512.4, 40.0, 1)


def test_she_is_told_how_strong_the_person_is() -> None:
    fargo, seat = find("fargo"), SeatRecord("", "adaptive")
    told = at_strength(fargo, seat, OWN)
    assert told.player == "adaptive:1512"
    assert elo_of(fargo, told.player) == 1512
    assert compared_text(fargo, told.player, OWN) == tr("app-always-about-your-strength")
    newcomer = elo_of(fargo, at_strength(fargo, seat, None).player)
    assert newcomer == round(elo_of(fargo, "cautious") or 0)
    person = SeatRecord("", PERSON)
    assert at_strength(fargo, person, OWN) is person


@pytest.mark.parametrize("name", list(games()))
def test_she_is_offered_in_every_game(context: Context, name: str) -> None:
    game = find(name)
    she = next(bot for bot in bots_of(context, game) if bot.id == "adaptive")
    assert not is_published(she)
    assert has_character(game, "adaptive:1512")
    assert remark(context.words(), game, "adaptive:1512", Moment.HELLO)


@pytest.mark.usefixtures("qtbot")
def test_a_card_shows_where_she_plays(context: Context) -> None:
    opponents = Opponents(context, find("fargo"))

    def offered(seats: int) -> list[str]:
        opponents.offer_for(seats)
        return [card.player for card in opponents.cards]

    assert {"adaptive", "optimal"} < set(offered(2))
    assert not {"adaptive", "optimal"} & set(offered(5))  # five seats are not solved
    assert "rollout" in offered(5)
    assert "rollout" not in offered(2)


@pytest.mark.usefixtures("qtbot")
def test_only_bots_are_offered_to_be_watched(context: Context) -> None:
    opponents = Opponents(context, find("fargo"), watch=True)
    opponents.offer_for(2)
    ladder = [bot.info.id for bot in find("fargo").ladder(2)]
    assert [card.player for card in opponents.cards] == ladder


def test_a_bar_shows_the_level_that_is_named_beside_it() -> None:
    fargo, unsure = find("fargo"), replace(OWN, error=250.0)
    for own in (None, unsure):
        assert shown_strength(fargo, "cautious", own) == (2 / 5, None)
        assert compared_text(fargo, "cautious", own) == tr("app-level-of", level=2, top=5)
    shares = [strength_share(fargo, elo_of(fargo, "cautious") or 0), strength_share(fargo, OWN.elo)]
    assert shown_strength(fargo, "cautious", OWN) == tuple(shares)
