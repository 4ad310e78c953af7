"""Whatever somebody sends, the answer is a refusal that can be said, nothing changes, and nothing breaks."""

from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Draft
from engine.tables.seeing.texts import HOME, MESSAGES
from engine.words.sources import LANGUAGES
from engine.words.speaker import Speaker
from tests.tables.room import ANNA, BRUNO, EVA, Room
from tests.tables.situations import after_a_draw, call_of, everything, favours, rows

HUGE, TINY = 2**70, -(2**70)
WORDS = {
    "nothing": "",
    "half a letter": "\ud800",
    "ten thousand letters": "x" * 10_000,
    "a zero": "\0",
    "a die": "🎲",
    "a statement": "'; DROP TABLE tables; --",
    "a placeholder": "{ $seat }",
}
NUMBERS = {"below zero": -1, "far too large": HUGE, "far too small": TINY, "a yes": True, "just too large": 2**63}

FORMS: dict[str, Any] = {
    **{f"verb: {name}": Form(word) for name, word in WORDS.items()},
    **{f"value: {name}": Form("favour", {"colour": word}) for name, word in WORDS.items()},
    **{f"field: {name}": Form("favour", {word: "grey"}) for name, word in WORDS.items()},
    "verb: a number": Form(7),  # type: ignore[arg-type]
    "verb: none": Form(None),  # type: ignore[arg-type]
    "verb: a list": Form(["favour"]),  # type: ignore[arg-type]
    "verb: of another question": Form("take", {"pebbles": (0, 0, 0)}),
    "values: none": Form("favour", None),  # type: ignore[arg-type]
    "values: a list": Form("favour", ["grey"]),  # type: ignore[arg-type]
    "values: missing": Form("favour"),
    "values: one too many": Form("favour", {"colour": "grey", "size": "big"}),
    "value: a number": Form("favour", {"colour": 7}),  # type: ignore[dict-item]
    "value: a list": Form("favour", {"colour": ["grey"]}),  # type: ignore[dict-item]
    "value: a huge number": Form("favour", {"colour": HUGE}),  # type: ignore[dict-item]
    "value: a tuple": Form("favour", {"colour": ("grey", HUGE)}),
    "field: a number": Form("favour", {7: "grey"}),  # type: ignore[dict-item]
}
COUNTS: dict[str, Any] = {
    "below zero": (-1, 0, 0),
    "far too many": (HUGE, 0, 0),
    "a yes": (True, 0, 0),
    "a word": "all",
    "words": ("a", "b", "c"),
    "one too few": (0, 0),
    "one too many": (0, 0, 0, 0),
    "a list": [0, 0, 0],
    "broken": (0.5, 0, 0),
    "not a number": (float("nan"), 0, 0),
    "none": None,
}


async def playing(room: Room) -> tuple[str, int]:
    """A game in which Bruno is asked for a favourite: the table, and the number of the question."""
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    ((_, decision),) = await room.asked(table, BRUNO)
    return table, decision


def can_be_said(room: Room, answer: Any) -> Refusal:
    """It is a refusal, with a sentence in every language."""
    assert isinstance(answer, Refusal), answer
    for language in LANGUAGES:
        said = Speaker(room.games["pebbles"], language, ("Anna", "Bruno"), (HOME,), MESSAGES).refusal(answer)
        assert said.encode()
        assert len(said) < 500
    return answer


async def refused(room: Room, call: str, user: int, *arguments: Any, **named: Any) -> None:
    """Twice the same refusal to the same request, and nothing changes."""
    before, request = await everything(room), room.by(user)
    answers = [await call_of(room, call)(request, *arguments, **named) for _ in range(2)]
    assert can_be_said(room, answers[0]) == answers[1]
    assert await everything(room) == before


@pytest.mark.parametrize("form", rows(FORMS))
async def test_a_form(room: Room, form: Form) -> None:
    table, decision = await playing(room)
    await refused(room, "submit", BRUNO, table, decision, form)
    before = await everything(room)
    if form.verb != "favour" or form.values != {}:  # to have filled in nothing yet is how a draft begins
        refusal = await room.tables.keep_draft(BRUNO, table, decision, form)
        if refusal is None:
            assert await room.tables.draft_for(BRUNO, table) == Draft(decision, form)
        else:
            can_be_said(room, refusal)
            assert await everything(room) == before


@pytest.mark.parametrize("value", rows({name: (counts,) for name, counts in COUNTS.items()}))
async def test_counts(room: Room, value: Any) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    await refused(room, "submit", player, table, decision, Form("take", {"pebbles": value}))


@pytest.mark.parametrize("number", rows(NUMBERS))
async def test_the_number_of_a_question(room: Room, number: int) -> None:
    table, _ = await playing(room)
    await refused(room, "submit", BRUNO, table, number, Form("favour", {"colour": "grey"}))


WITH_NUMBERS = ("undo_as_host", "vote", "replace", "invite")
EXTRA: dict[str, tuple[Any, ...]] = {"vote": (True,), "replace": (None,)}


@pytest.mark.parametrize("number", rows({name: n for name, n in NUMBERS.items() if n is not True}))
@pytest.mark.parametrize("call", WITH_NUMBERS)
async def test_a_number(room: Room, call: str, number: int) -> None:
    table = await room.opened(ANNA, BRUNO) if call == "invite" else (await playing(room))[0]
    await refused(room, call, ANNA, table, number, *EXTRA.get(call, ()))


BY_TABLE: dict[str, tuple[Any, ...]] = {
    "join": (),
    "leave": (),
    "start": (),
    "configure": (),
    "invite": (BRUNO,),
    "submit": (1, Form("draw")),
    "undo": (),
    "undo_as_host": (1,),
    "vote": (1, True),
    "resign": (),
    "replace": (0, None),
    "abandon": (),
    "rematch": (),
}


@pytest.mark.parametrize("word", rows(WORDS))
async def test_the_id_of_a_table(room: Room, word: str) -> None:
    for call, arguments in BY_TABLE.items():
        await refused(room, call, ANNA, word, *arguments)
    for look in ("view_for", "log_for", "since", "at_table", "draft_for", "export_for"):
        can_be_said(room, await getattr(room.tables, look)(ANNA, word))
    can_be_said(room, await room.tables.overview(None, word))


@pytest.mark.parametrize("word", rows(WORDS))
async def test_a_word(room: Room, word: str) -> None:
    await refused(room, "create", ANNA, word)
    await refused(room, "create", ANNA, "pebbles", options={word: True})
    await refused(room, "create", ANNA, "pebbles", options={"bag": word})
    await refused(room, "create", ANNA, "pebbles", language=word)


@pytest.mark.parametrize("user", [EVA, 999])
async def test_a_stranger_gets_no_further_with_any_of_it(room: Room, user: int) -> None:
    table, decision = await playing(room)
    for form in FORMS.values():
        before = await everything(room)
        can_be_said(room, await room.tables.submit(room.by(user), table, decision, form))
        assert await everything(room) == before
