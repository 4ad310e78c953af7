"""Stored states: the way back from bytes, the way up from older shapes, and what is said when there is none."""

from base64 import b64encode
from typing import Any

import pytest
from msgspec import json

from engine.core.state.decisions import Decision
from engine.core.stored import StoredError, decode, digest, encode, to_json
from engine.core.values.chance import Chance
from tests.core.pebbles import SEED, begun
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import Hidden, PebblesState

STATE = PebblesState(
    seats=2,
    rules=1,
    data=1,
    chance=Chance(SEED, 9),
    turn=4,
    asked=7,
    decisions=(Decision(7, 1, "take"),),
    bag=(3, 4, 2),
    beach=(1, 0, 2),
    sea=(0, 1, 0),
    shells=("fan", "spiral"),
    hidden=(Hidden(2, (1, 0, 2), "white"), Hidden(5, (1, 1, 0), "grey", ("grey", "white"))),
    shells_of=((), ("cone",)),
    boasts=("white", ""),
)


def raw() -> dict[str, Any]:
    """What is stored of the state, envelope and all, as plain values."""
    stored: dict[str, Any] = json.decode(encode(GAME, STATE))
    return stored


def without(state: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key != name}


@pytest.mark.parametrize("state", [STATE, begun(), begun(4)], ids=["in the middle", "for two", "for four"])
def test_a_stored_state_comes_back(state: PebblesState) -> None:
    assert decode(GAME, encode(GAME, state)) == state


def test_what_is_stored_says_whose_it_is_and_in_which_shape() -> None:
    assert (raw()["game"], raw()["schema"]) == ("pebbles", 1)


def test_the_same_state_always_has_the_same_hash() -> None:
    """If this fails, stored states have another shape now: they need a migration, and then a new number here."""
    assert digest(encode(GAME, STATE)) == "6d3053e5854ef5f3ba4f7dbd72ca9064e9bf269049bc87635912d18e9aa7a818"
    assert digest(encode(GAME, decode(GAME, encode(GAME, STATE)))) == digest(encode(GAME, STATE))


def test_another_state_has_another_hash() -> None:
    assert digest(encode(GAME, begun())) != digest(encode(GAME, begun(3)))


def test_a_table_keeps_the_rules_and_the_data_it_began_with() -> None:
    newer = GAME.altered(rules_version=2, facts={**GAME.declares.facts, 2: GAME.declares.facts[1]})
    state = decode(newer, encode(GAME, STATE))
    assert (state.rules, state.data) == (1, 1)


def water_becomes_ocean(state: dict[str, Any]) -> dict[str, Any]:
    return {**without(state, "water"), "ocean": state["water"]}


def ocean_becomes_sea(state: dict[str, Any]) -> dict[str, Any]:
    return {**without(state, "ocean"), "sea": state["ocean"]}


LATER = GAME.altered(migrations=(water_becomes_ocean, ocean_becomes_sea))
"""Pebbles after its sea had two other names."""


@pytest.mark.parametrize(("schema", "name"), [(1, "water"), (2, "ocean"), (3, "sea")])
def test_an_older_shape_goes_through_each_migration_after_it(schema: int, name: str) -> None:
    old = {**without(raw()["state"], "sea"), name: [0, 1, 0]}
    assert decode(LATER, to_json({"game": "pebbles", "schema": schema, "state": old})) == STATE


def test_a_migrated_state_is_stored_in_the_new_shape() -> None:
    assert json.decode(encode(LATER, STATE))["schema"] == 3


def test_a_migration_that_misses_something_is_found_out() -> None:
    forgetful = GAME.altered(migrations=(lambda state: without(state, "sea"),))
    with pytest.raises(StoredError, match=r"does not have the shape it should: .*`sea`"):
        decode(forgetful, encode(GAME, STATE))


@pytest.mark.parametrize("schema", [0, -1, 2, 99])
def test_a_shape_this_program_does_not_know_names_those_it_knows(schema: int) -> None:
    said = f"this state of pebbles has schema {schema}; this program reads 1 to 1: was it written by a newer version?"
    with pytest.raises(
        StoredError, match=said.replace("6d3053e5854ef5f3ba4f7dbd72ca9064e9bf269049bc87635912d18e9aa7a818", r"\?")
    ):
        decode(GAME, to_json(raw() | {"schema": schema}))


def test_a_state_of_another_game_names_both() -> None:
    with pytest.raises(StoredError, match="this is a state of 'carrara', not of 'pebbles'"):
        decode(GAME, to_json(raw() | {"game": "carrara"}))


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"garbage",
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"game": "pebbles"}',
        b'{"game": "\xff"}',
        encode(GAME, STATE)[:-1],
    ],
    ids=["nothing", "words", "no text", "a list", "null", "half of it", "bad letters", "cut off"],
)
def test_garbage_is_not_a_stored_state(stored: bytes) -> None:
    with pytest.raises(StoredError, match=r"^this is not a stored state: ."):
        decode(GAME, stored)


def test_bytes_after_the_end_are_not_ignored() -> None:
    with pytest.raises(StoredError, match="this is not a stored state"):
        decode(GAME, encode(GAME, STATE) + b"{}")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"tide": 3}, "unknown field `tide`"),
        ({"bag": [1, "2", 3]}, r"got `str` - at `\$.bag\[1\]`"),
        ({"turn": None}, r"got `null` - at `\$.turn`"),
        ({"over": 0}, r"got `int` - at `\$.over`"),
        ({"hidden": [{"coins": 1}]}, r"`pebbles` - at `\$.hidden\[0\]`"),
        ({"hidden": [{"coins": 1, "pebbles": [], "debts": 2}]}, r"unknown field `debts` - at `\$.hidden\[0\]`"),
    ],
)
def test_a_wrong_field_is_named_with_its_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(StoredError, match=f"this state of pebbles does not have the shape it should: .*{said}"):
        decode(GAME, to_json(raw() | {"state": raw()["state"] | change}))


def test_a_missing_field_is_named() -> None:
    with pytest.raises(StoredError, match="`beach`"):
        decode(GAME, to_json(raw() | {"state": without(raw()["state"], "beach")}))


@pytest.mark.parametrize("change", [{"turn": "x"}, {"chance": {"seed": b64encode(SEED).decode(), "drawn": "x"}}])
def test_the_seed_is_in_no_complaint(change: dict[str, Any]) -> None:
    with pytest.raises(StoredError) as caught:
        decode(GAME, to_json(raw() | {"state": raw()["state"] | change}))
    assert b64encode(SEED).decode() not in str(caught.value)
    assert SEED.decode() not in str(caught.value)
