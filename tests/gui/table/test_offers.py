"""Picking narrows down what can be meant, until one action is left; whatever the offers are."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from gui.table.offers import MOST_BUTTONS, Offer, Selection

KEYS = st.integers(0, 7)


@st.composite
def _offer(draw: st.DrawFn, action: int) -> Offer[int]:
    needs = draw(st.frozensets(KEYS, min_size=1, max_size=3))
    may = draw(st.frozensets(KEYS, max_size=2)) - needs
    last = draw(st.frozensets(st.sampled_from(sorted(needs)), max_size=len(needs) - 1))
    return Offer(action, needs, may, last)


@st.composite
def _selections(draw: st.DrawFn) -> Selection[int]:
    count = draw(st.integers(1, 6))
    return Selection(tuple(draw(_offer(action)) for action in range(count)))


def _named(selection: Selection[int], offer: Offer[int]) -> Selection[int]:
    """A selection of everything that identifies an offer, targets last."""
    for key in (*sorted(offer.needs - offer.last), *sorted(offer.last), *sorted(offer.may)):
        if key not in selection.order:
            selection = selection.pressed(key)
    return selection


@given(_selections())
def test_every_offer_can_be_named(selection: Selection[int]) -> None:
    for offer in selection.offers:
        named = _named(selection, offer)
        assert offer in named.candidates
        assert named.picked == offer.keys
        if len(named.candidates) == 1:
            assert named.decided == offer.action
        else:
            assert offer in named.options or len(named.options) > MOST_BUTTONS


@given(_selections(), st.lists(KEYS, max_size=8))
def test_whatever_is_pressed_some_offer_can_be_meant(
    selection: Selection[int], keys: list[int]
) -> None:
    for key in keys:
        before, selection = selection, selection.pressed(key)
        assert selection.candidates
        assert selection.picked <= selection.active
        assert len(selection.order) == len(selection.picked)
        if selection.decided is not None:
            (offer,) = selection.candidates
            assert offer.needs <= selection.picked <= offer.keys
        if key in before.picked:
            assert key not in selection.picked
        elif key in before.active:
            assert selection.order == (*before.order, key)
            assert selection.pressed(key) == before
        elif key in selection.picked:
            assert selection.order[-1] == key, "it begins anew with what goes with it"
        else:
            assert selection == before


@given(_selections(), st.lists(KEYS, max_size=8))
def test_a_target_is_picked_only_after_what_goes_there(
    selection: Selection[int], keys: list[int]
) -> None:
    for key in keys:
        selection = selection.pressed(key)
        for at, picked in enumerate(selection.order):
            before = replace(selection, order=selection.order[:at])
            assert any(
                picked not in offer.last or offer.needs - offer.last <= before.picked
                for offer in before.candidates
                if picked in offer.keys
            )


def test_picking_narrows_down_and_begins_anew() -> None:
    pairs = [("a", "x"), ("a", "y"), ("b", "x"), ("c", "y")]
    selection = Selection(tuple(Offer(n, frozenset(keys)) for n, keys in enumerate(pairs)))
    assert selection.decided is None
    assert selection.pressed("a").active == {"a", "x", "y"}
    assert selection.pressed("a").decided is None
    assert selection.pressed("a").pressed("x").decided == 0
    assert selection.pressed("a").pressed("a").picked == frozenset()
    assert selection.pressed("a").pressed("b").picked == {"b"}, "the other one is meant"
    assert selection.pressed("z").picked == frozenset()


def test_one_that_does_not_go_with_the_others_replaces_only_those() -> None:
    offers = [("a", "x"), ("b", "x"), ("b", "y")]
    selection = Selection(
        tuple(Offer(n, frozenset(keys), frozenset({"die"})) for n, keys in enumerate(offers))
    )
    assert selection.pressed("die").pressed("a").pressed("b").picked == {"die", "b"}


def test_one_thing_may_have_several_names() -> None:
    selection = Selection((Offer(0, frozenset({"a", "x"})), Offer(1, frozenset({"b"}))))
    assert selection.pressed("a").pressed("y", "x").decided == 0
    assert selection.pressed("y", "b").decided == 1


def test_few_actions_are_offered_at_once_and_many_only_when_named() -> None:
    few = Selection(tuple(Offer(n, frozenset({n})) for n in range(MOST_BUTTONS)))
    assert len(few.options) == MOST_BUTTONS
    many = Selection(tuple(Offer(n, frozenset({n, "x"})) for n in range(MOST_BUTTONS + 1)))
    assert many.options == ()
    assert [offer.action for offer in many.pressed(2).options] == [2]
