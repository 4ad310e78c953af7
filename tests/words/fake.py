"""A game with words and without rules, and message files to go with it, for tests of the words alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from engine.core.forms.forms import CountsByKind, OneOf, SomeOf, Verb, YesNo
from engine.core.game import AnyGame, Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.state.events import EventKind
from engine.core.state.state import GameState
from engine.core.values.facts import Facts
from engine.core.values.options import Options
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, counts, term, terms

COLOURS = ("white", "red", "black")

CITY = OneOf("city", "city")
PLAIN = OneOf("slot")
CITIES = SomeOf("cities", "city", optional=True)
STONES = CountsByKind("stones", COLOURS, "colour")
ANNOUNCE = YesNo("announce")

ENGLISH = """\
game-name = Quarry
game-blurb = Take stones before the others do.
verb-take = take
    .help = Take stones from the quarry.
    .button = Take
verb-sell = sell
    .help = Sell to a city.
    .button = Sell
field-city = city
    .option = city
field-cities = cities
    .option = cities
field-slot = slot
    .option = slot
field-stones = stones
    .option = stones
field-announce = announce
    .option = announce
decision-turn = What will { $seat } do?
    .yours = What will you do?
event-took = { $seat } took { $stones }.
event-counted = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} counted.
refusal-quarry-closed = { $city } is closed.
source-stones = stones
city-pisa = Pisa
city-lucca = Lucca
city-siena = Siena
colour-white = white
    .counted = { $n } white
colour-red = red
    .counted = { $n } red
colour-black = black
    .counted = { $n } black
option-long = Long game
option-length = Length
option-length-short = short
option-length-full = full
line-won = { $seats_count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
}
line-cities = There are { $cities }.
line-bag = { $stones_total ->
    [0] The bag is empty.
   *[other] In the bag: { $stones }.
}
"""

FRENCH = """\
game-name = La carrière
game-blurb = Prends les pierres avant les autres.
verb-take = prendre
    .help = Prends des pierres dans la carrière.
    .button = Prendre
verb-sell = vendre
    .help = Vends à une ville.
    .button = Vendre
field-city = ville
    .option = ville
field-cities = villes
    .option = villes
field-slot = case
    .option = case
field-stones = pierres
    .option = pierres
field-announce = annoncer
    .option = annoncer
decision-turn = Que va faire { $seat }\u202f?
    .yours = Que vas-tu faire\u202f?
event-took = { $seat } a pris { $stones }.
event-counted = { $n ->
    [one] { $n } pierre comptée
   *[other] { $n } pierres comptées
}.
refusal-quarry-closed = { $city }, c’est fermé.
source-stones = pierres
city-pisa = Pise
city-lucca = Lucques
city-siena = Sienne
colour-white = blanc
    .counted = { $n ->
        [one] { $n } blanche
       *[other] { $n } blanches
    }
colour-red = rouge
    .counted = { $n } rouge{ $n ->
        [one] {""}
       *[other] s
    }
colour-black = noir
    .counted = { $n ->
        [one] { $n } noire
       *[other] { $n } noires
    }
option-long = Partie longue
option-length = Durée
option-length-short = courte
option-length-full = complète
line-won = { $seats } gagne.
line-cities = Il y a { $cities }.
line-bag = Dans le sac\u00a0: { $stones }.
"""


class QuarryOptions(Options):
    """One option of each kind."""

    long: bool = False
    length: Literal["short", "full"] = "short"


class QuarryState(GameState, frozen=True, kw_only=True):
    """A state with one field of its own."""

    stones: int = 0


def _never(*_: Any) -> Any:
    raise NotImplementedError("the words never ask for the rules")


QUARRY: AnyGame = GameDefinition(
    name="quarry",
    home=Path("nowhere"),
    stage=Stage.SAMPLE,
    declares=Declares(
        players=range(2, 4),
        options=QuarryOptions,
        rules_version=1,
        facts={1: Facts()},
        state_type=QuarryState,
        table_type=object,
        screen_type=object,
        verbs=(Verb("take", (STONES, PLAIN, ANNOUNCE)), Verb("sell", (CITY, CITIES, STONES))),
        decisions={"turn": ("take", "sell")},
        events=(EventKind("took", {"seat": SEAT, "stones": counts("colour")}), EventKind("counted", {"n": NUMBER})),
        refusals=(Message("quarry.closed", {"city": term("city")}),),
        sources=("stones",),
        groups={"city": ("pisa", "lucca", "siena"), "colour": COLOURS},
        counted=("colour",),
        messages=(
            Message("line-won", {"seats": SEATS}),
            Message("line-cities", {"cities": terms("city")}),
            Message("line-bag", {"stones": counts("colour")}),
        ),
    ),
    plays=Plays(initial=_never, may={}, choices={}, apply={}, computer=_never, longest=_never),
    shows=Shows(show_table=_never, show_screen=_never, tell=_never, scores=_never, winners=_never),
    proves=Proves(census=_never, faults=_never, redeal=_never, plant=_never),
)


def home(folder: Path, english: str = ENGLISH, french: str = FRENCH) -> Path:
    """This folder as a home of words, with these files in it."""
    (folder / "text").mkdir(parents=True, exist_ok=True)
    (folder / "text" / "en.ftl").write_text(english, encoding="utf8")
    (folder / "text" / "fr.ftl").write_text(french, encoding="utf8")
    return folder


def quarry(folder: Path, english: str = ENGLISH, french: str = FRENCH, **changes: Any) -> AnyGame:
    """The fake game at home in this folder, with anything else about it changed."""
    return QUARRY.altered(home=home(folder, english, french), **changes)


def without(lines: str, *beginnings: str) -> str:
    """A message file without the lines that begin so."""
    kept: Sequence[str] = [line for line in lines.splitlines(keepends=True) if not line.strip().startswith(beginnings)]
    return "".join(kept)
