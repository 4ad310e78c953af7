"""What is typed into options, by value or by label, in either language, without a wire."""

from typing import Any

import pytest

from bot.forms.filling import Filling
from bot.forms.reading import TypedWrong
from bot.forms.spelling import HINT
from engine.core.door import Door
from engine.core.forms.forms import CountsByKind, OneOf, SomeOf, Verb, YesNo
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, YesNoOffer
from engine.core.game import AnyGame
from engine.core.play import start
from engine.core.state.state import GameState
from engine.core.state.views import Label
from tests.bot.forms.filled import COLOURS, PIECES, SEED, TEN, made, positions, values, voices, why
from tests.roots import GAMES


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("2 black, grey", (0, 1, 2)),
        ("2 black grey", (0, 1, 2)),
        ("black black grey", (0, 1, 2)),
        ("  2 black , grey  ", (0, 1, 2)),
        ("2 noirs, gris", (0, 1, 2)),
        ("2 noirs et 1 gris", (0, 1, 2)),
        ("2 black and 1 gris", (0, 1, 2)),
        ("BLACK\nblack", (0, 0, 2)),
        ("2 gre", (0, 2, 0)),
        ("0 1 2", (0, 1, 2)),
        ("1 grey and 2 black · costs 4", (0, 1, 2)),
        ("1 gris et 2 noirs · coûte 4", (0, 1, 2)),
        ("0", (0, 0, 0)),
        ("nothing", (0, 0, 0)),
        ("rien", (0, 0, 0)),
    ],
)
def test_pieces_as_people_type_them(typed: str, counts: tuple[int, ...], language: str) -> None:
    assert made(PIECES, language=language, offers={"pebbles": TEN}, pebbles=typed).form().values == {"pebbles": counts}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3 white", "You can choose at most 2 white."),
        ("2 white, grey", "That costs 8, and you can spend 6."),
        ("pink", "I do not know “pink”. It can be white, grey or black."),
        ("2", "2 of which kind? Say for example “1 white”."),
        ("1 2", "I need 3 numbers, one for each kind, not 2."),
        ("9999999 white", "9999999 is more than there can be."),
        ("white 99 white", "You can choose at most 2 white."),
        ("white 999999 white", "I cannot read your answer for “pebbles”. Please choose it again."),
        (HINT, "That line was only a hint. For “pebbles”, please choose one of the suggestions."),
        ("white " * 1000, "That is too much for “pebbles”."),
        ("👍", "I do not know “👍”. It can be white, grey or black."),
        ("لون", "I do not know “لون”. It can be white, grey or black."),
        ("\u202e\u200b ", "“Favour” still needs one thing: pebbles."),
    ],
)
def test_pieces_that_cannot_be(typed: str, said: str) -> None:
    assert why(made(PIECES, offers={"pebbles": TEN}, pebbles=typed)).startswith(said)


def test_a_letter_that_fits_two_kinds_of_ones_own_language_is_not_guessed() -> None:
    game = GAMES["carrara"]
    field = CountsByKind("blocks", game.declares.groups["colour"], "colour")
    offer = CountsOffer(field.kinds, (2,) * 6, tuple(range(13)))
    twin: AnyGame = game.altered(
        verbs=(Verb("turn", (field,)),), choices=lambda *question: offer, label=lambda *question: Label()
    )
    state, _ = start(twin, 2, twin.declares.options(), SEED)
    door = Door(twin, state, state.decisions[0].seat)
    french = Filling(voices(twin, "fr"), door, twin.verb["turn"], {"blocks": "2 b"})
    assert why(french).startswith("«\u00a0b\u00a0» peut être blanc ou bleu")
    assert {each.split(",")[0] for each in values(french.suggestions("blocks"))} <= {"2 white", "2 blue"}


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("white, black", ("white", "black")),
        ("black white", ("white", "black")),
        ("noir et blanc", ("white", "black")),
        ("white and noir", ("white", "black")),
        ("0", ()),
        ("nothing", ()),
        ("grey", ("grey",)),
    ],
)
def test_some_of_several(typed: str, chosen: tuple[str, ...]) -> None:
    offers: dict[str, Offer] = {"colours": SomeOffer(COLOURS, 0, 2)}
    assert made(SomeOf("colours", "colour"), offers=offers, colours=typed).form().values == {"colours": chosen}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("white, grey, black", "For “colours to polish”, choose at least 1 and at most 2."),
        ("grey grey", "You chose grey twice. Once is enough."),
        ("2", "I do not know “2”."),
    ],
)
def test_some_that_cannot_be(typed: str, said: str) -> None:
    offers: dict[str, Offer] = {"colours": SomeOffer(COLOURS, 1, 2)}
    assert why(made(SomeOf("colours", "colour"), offers=offers, colours=typed)).startswith(said)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("typed", ["grey", "Grey", "gris", "GRIS", "gre", "gri", "grey · costs 3 coins", " grey\t"])
def test_one_of_several_by_value_or_label_in_either_language(typed: str, language: str) -> None:
    field, offers = OneOf("colour", "colour"), {"colour": OneOffer(COLOURS)}
    assert made(field, language=language, offers=offers, colour=typed).form().values == {"colour": "grey"}


def test_what_exists_and_is_not_on_offer_is_refused_with_what_is() -> None:
    field, offers = OneOf("colour", "colour"), {"colour": OneOffer(("white", "black"))}
    for typed in ("grey", "gris", "gr"):
        assert why(made(field, offers=offers, colour=typed)) == (
            "That cannot be chosen for “colour”. You can choose: white or black."
        )
    assert why(made(field, offers=offers, colour="@everyone")).startswith("I do not know “@everyone”.")


def test_a_name_that_is_not_on_offer_is_not_taken_for_one_that_begins_like_it() -> None:
    game, state = positions("carrara", 5, "take")[0]
    verb, sections = game.verb["take"], game.declares.groups["section"]
    twin: AnyGame = game.altered(choices=lambda *question: OneOffer(("II", "III")), label=lambda *question: Label())
    door = Door(twin, state, state.decisions[0].seat)
    assert sections[0] == "I"
    with pytest.raises(TypedWrong):
        Filling(voices(twin), door, verb, {"section": "I", "blocks": "white"}).form()


@pytest.mark.parametrize(
    ("typed", "value"),
    [("yes", True), ("oui", True), ("o", True), ("no", False), ("non", False), ("yes · brings 1 point", True)],
)
def test_yes_or_no(typed: str, value: bool) -> None:
    assert made(YesNo("boast"), offers={"boast": YesNoOffer(True)}, boast=typed).form().values == {"boast": value}


def test_a_number_is_that_of_a_space_and_never_one_in_a_description() -> None:
    game, state = next(each for each in positions("carrara", 5, "turn") if "build" in _door(*each).verbs())
    door, verb = _door(game, state), game.verb["build"]
    offered = values(Filling(voices(game), door, verb, {}).suggestions("building"))
    for space in map(str, range(1, 10)):
        rest = {"city": "livorno", "blocks": "white"}
        read = Filling(voices(game), door, verb, {"building": space, **rest}).legal("")
        assert read.get("building") == (space if space in offered else None)


def test_a_label_of_something_that_is_gone_is_not_taken_for_what_is_there_now() -> None:
    game, state = next(each for each in positions("carrara", 5, "turn") if "build" in _door(*each).verbs())
    space = values(Filling(voices(game), _door(game, state), game.verb["build"], {}).suggestions("building"))[0]
    texts = {"building": f"{space} – Palazzo 9 (crown)", "city": "livorno", "blocks": "white"}
    assert why(Filling(voices(game), _door(game, state), game.verb["build"], texts)).startswith("I do not know “")


def _door(game: AnyGame, state: GameState) -> Door[Any, Any, Any]:
    return Door(game, state, state.decisions[0].seat)
