"""What msgspec and pydantic let through unless told otherwise, and we do not."""

from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import json
from pydantic import ValidationError

from engine.core.forms.forms import form_from_json
from engine.core.stored import StoredError, decode, encode, to_json
from engine.core.values.chance import Chance
from engine.core.values.facts import Facts, FactsError, load
from engine.core.values.options import Options, options_from
from tests.words.fake import QUARRY, QuarryState

SEED = b"never to be seen"
STATE = QuarryState(seats=2, rules=1, data=1, chance=Chance(SEED, 3), stones=7)


class Table(Facts):
    """A data file with a number, a flag and a list."""

    stones: int
    closed: bool = False


class Choice(Options):
    """One option of each kind."""

    long: bool = False
    length: Literal["short", "full"] = "short"


def stored(**state: Any) -> bytes:
    """The state above as it is stored, with some of it changed."""
    raw = json.decode(encode(QUARRY, STATE))
    raw["state"] |= state
    return to_json(raw)


def test_a_stored_state_comes_back() -> None:
    assert decode(QUARRY, stored()) == STATE


@pytest.mark.parametrize(
    "change",
    [
        {"pebbles": 1},
        {"chance": {"seed": "", "drawn": 0, "next": 4}},
        {"decisions": [{"number": 1, "seat": 0, "kind": "turn", "version": 2}]},
        {"stones": "7"},
        {"stones": 7.5},
        {"stones": True},
    ],
)
def test_a_stored_state_with_something_else_in_it_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(StoredError, match="does not have the shape"):
        decode(QUARRY, stored(**change))


def test_an_envelope_with_something_else_in_it_is_refused() -> None:
    raw = json.decode(stored()) | {"note": "hello"}
    with pytest.raises(StoredError, match="not a stored state"):
        decode(QUARRY, to_json(raw))


@pytest.mark.parametrize(
    "text",
    [
        '{"verb": "take", "values": {}, "seat": 1}',
        '{"verb": "take", "values": {"stones": {"white": 1}}}',
        '{"verb": "take", "values": {"stones": 1.5}}',
        '{"verb": 3}',
        '{"values": {}}',
        "[]",
    ],
)
def test_a_form_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this is not a form"):
        form_from_json(text)


@pytest.mark.parametrize("stones", ['"3"', "3.0", "true", "null"])
def test_facts_take_nothing_for_a_number_but_a_number(tmp_path: Path, stones: str) -> None:
    (tmp_path / "table.json").write_text(f'{{"stones": {stones}}}')
    with pytest.raises(FactsError, match=r"table.json: stones: "):
        load(Table, tmp_path, "table.json")


def test_facts_refuse_what_they_do_not_know(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text('{"stones": 3, "stnoes": 4}')
    with pytest.raises(FactsError, match="stnoes"):
        load(Table, tmp_path, "table.json")


@pytest.mark.parametrize("chosen", [{"long": 1}, {"long": "yes"}, {"length": "endless"}, {"length": 3}, {"lnog": True}])
def test_options_refuse_what_is_nearly_right(chosen: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        options_from(Choice, chosen)


def test_facts_and_options_are_frozen() -> None:
    with pytest.raises(ValidationError):
        Table(stones=3).stones = 4
    with pytest.raises(ValidationError):
        Choice().long = True


def test_the_same_value_gives_the_same_bytes() -> None:
    assert to_json({"b": 1, "a": {"d": 2, "c": 3}}) == to_json({"a": {"c": 3, "d": 2}, "b": 1})
    names = [f"stone-{n}" for n in range(50)]
    assert to_json(frozenset(names)) == to_json(frozenset(reversed(names))) == to_json(sorted(names))


def test_the_seed_is_in_no_repr() -> None:
    shown = repr(STATE) + str(STATE) + f"{STATE.chance} {STATE.chance!r}"
    assert SEED.decode() not in shown
    assert SEED.hex() not in shown
    assert "Chance(hidden)" in shown
