"""The forms of Dynasties: its verbs with their fields, and what is on offer for each field now."""

from engine.core.forms.forms import CountsByKind, Field, Groups, OneOf, SomeOf, Verb, YesNo
from engine.core.groups import Choose, May
from engine.core.values.seats import Seat
from engine.games.dynasties.data import FACTS, FREE_CITIES, GOODS, PRINCE, PRINCESS, REGIONS, SHIPS
from engine.games.dynasties.rules import deploying, dice, marriage, specials, trade
from engine.games.dynasties.rules.cards import cards_to_keep
from engine.games.dynasties.rules.characters import effects, machiavelli, using
from engine.games.dynasties.rules.playing import may_be_done
from engine.games.dynasties.rules.rounds import bonus, closing, convent, passing, scoring
from engine.games.dynasties.rules.turns import can_draw
from engine.games.dynasties.state import DynastiesState


def _by_region() -> Groups:
    """The cities as they lie; free cities, which lie anywhere, by themselves."""
    facts = FACTS[max(FACTS)]
    cities = (*facts.cities, *facts.extra_cities)
    lying = [(region, tuple(city.id for city in cities if city.region == region)) for region in REGIONS]
    return Groups("area", (*lying, ("free", FREE_CITIES)))


BY_REGION = _by_region()
CITY = OneOf("city", "city", layout=BY_REGION)
CARD = OneOf("card", "card")
TWO_SPACES = (*machiavelli.FIRST, *machiavelli.SECOND)
DONE = YesNo("done", after=("card",))


def pink(*after: str) -> Field:
    """How many pink cubes are paid, where there is a choice."""
    return OneOf("pink", after=after, if_any=True, usual=True)


VERBS = (
    Verb("trade", (CARD, OneOf("ship", "ship"), pink("card"), DONE)),
    Verb("prince", (CARD, CITY, pink("city"), DONE)),
    Verb("princess", (CARD, CITY, pink("city"), DONE)),
    Verb("character", (CARD, OneOf("character", "character"), pink("card", "character"), DONE)),
    Verb("city", (CARD, OneOf("role", "role"), pink("card"), DONE)),
    Verb("pause", (CARD, DONE)),
    Verb("pass", (OneOf("place", "place"), OneOf("keep", "action", optional=True))),
    Verb("draw", final=True),
    Verb("end", final=True),
    Verb("divide", (CountsByKind("goods", GOODS, "good"),)),
    Verb("choose", (OneOf("part", "part"),)),
    Verb("apart", (OneOf("die", "face"),)),
    Verb(
        "carry",
        (
            OneOf("die", "face"),
            OneOf("ship", "ship", after=("die",), if_any=True),
            OneOf("city", "city", after=("die",), if_any=True, layout=BY_REGION),
            OneOf("region", "region", after=("die",), if_any=True),
        ),
    ),
    Verb("board", (OneOf("ship", "ship"),)),
    Verb("pick", (SomeOf("dice", "face"),)),
    Verb("keep", (OneOf("score", "score"),)),
    Verb("plunder", tuple(OneOf(f"ship{ship}", "cube") for ship in SHIPS)),
    Verb(
        "plot",
        (
            OneOf("role", "role"),
            CITY,
            OneOf("role2", "role"),
            OneOf("city2", "city", layout=BY_REGION),
            CountsByKind("extra", machiavelli.OTHERS, "good", after=TWO_SPACES, if_any=True),
            CountsByKind("payment", machiavelli.REGULAR, "good", after=(*TWO_SPACES, "extra"), if_any=True),
        ),
    ),
    Verb("wed", (CITY,)),
    Verb("give", (CountsByKind("goods", GOODS, "good"),)),
    Verb("unload", (CountsByKind("goods", GOODS, "good"),)),
    Verb(
        "bonus",
        (
            OneOf("action", "bonus"),
            OneOf("free", "city", after=("action",), if_any=True),
            OneOf("region", "region", after=("action",), if_any=True),
            OneOf("space", "space", after=("action", "free"), if_any=True),
            OneOf("city", "city", after=("action",), if_any=True, layout=BY_REGION),
            pink("action", "free", "space", "city"),
        ),
    ),
    Verb("score", (SomeOf("scores", "score", optional=True),)),
    Verb("save", (SomeOf("cities", "city", optional=True),)),
)

DECISIONS = {
    "turn": ("trade", "prince", "princess", "character", "city", "pause", "pass", "draw"),
    "after": ("trade", "prince", "princess", "draw", "end"),
    "divide": ("divide",),
    "goods": ("choose",),
    "apart": ("apart",),
    "dowry": ("choose",),
    "die": ("carry",),
    "second": ("board",),
    "pick": ("pick",),
    "keep": ("keep",),
    "plunder": ("plunder",),
    "plot": ("plot",),
    "wed": ("wed",),
    "tribute": ("give",),
    "unload": ("unload",),
    "bonus": ("bonus",),
    "leonardo": ("bonus",),
    "scoring": ("score",),
    "convent": ("save",),
}


def always(state: DynastiesState, seat: Seat) -> bool:
    """Whoever is asked this can answer."""
    return True


def if_offered(choose: Choose[DynastiesState]) -> May[DynastiesState]:
    """Whether there is anything for the first field."""

    def may(state: DynastiesState, seat: Seat) -> bool:
        return bool(choose(state, seat, {}))

    return may


CHOICES: dict[str, dict[str, Choose[DynastiesState]]] = {
    "trade": {
        "card": specials.cards_to_trade_with,
        "ship": specials.ships_to_trade_on,
        "pink": specials.pinks_for_voyage,
        "done": may_be_done,
    },
    "prince": {
        "card": deploying.cards_for(PRINCE),
        "city": deploying.cities_for(PRINCE),
        "pink": deploying.pinks_in(PRINCE),
        "done": may_be_done,
    },
    "princess": {
        "card": deploying.cards_for(PRINCESS),
        "city": deploying.cities_for(PRINCESS),
        "pink": deploying.pinks_in(PRINCESS),
        "done": may_be_done,
    },
    "character": {
        "card": using.cards_for_character,
        "character": using.characters_to_use,
        "pink": using.pinks_for_character,
        "done": may_be_done,
    },
    "city": {
        "card": specials.cards_with_city,
        "role": specials.roles_in_city,
        "pink": specials.pinks_for_city,
        "done": may_be_done,
    },
    "pause": {"card": specials.cards_to_discard, "done": may_be_done},
    "pass": {"place": passing.places_to_take, "keep": passing.cards_to_keep},
    "draw": {},
    "end": {},
    "divide": {"goods": trade.goods_to_divide},
    "choose": {"part": trade.parts_to_choose},
    "apart": {"die": marriage.dice_to_set_apart},
    "carry": {
        "die": dice.dice_to_carry_out,
        "ship": dice.ships_for_die,
        "city": dice.cities_for_die,
        "region": dice.regions_for_die,
    },
    "board": {"ship": trade.second_ships},
    "pick": {"dice": marriage.dice_to_pick},
    "keep": {"score": cards_to_keep},
    "plunder": {f"ship{ship}": effects.goods_from(number) for number, ship in enumerate(SHIPS)},
    "plot": {
        **{name: machiavelli.offering(name) for name in TWO_SPACES},
        "extra": machiavelli.extra_to_pay,
        "payment": machiavelli.payment_to_make,
    },
    "wed": {"city": effects.cities_to_wed},
    "give": {"goods": effects.goods_to_give},
    "unload": {"goods": closing.goods_to_unload},
    "bonus": dict(bonus.CHOICES),
    "score": {"scores": scoring.cards_to_score},
    "save": {"cities": convent.singles_to_save},
}
"""What may come for each field, whatever else is filled."""

MAY: dict[str, May[DynastiesState]] = {
    **dict.fromkeys((verb.name for verb in VERBS), always),
    **{
        verb: if_offered(CHOICES[verb]["card"])
        for verb in ("trade", "prince", "princess", "character", "city", "pause")
    },
    "draw": can_draw,
}
