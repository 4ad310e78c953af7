"""The sentences of the twins, declared: those that the game itself does not have already."""

from engine.core.texts import NUMBER, NUMBERS, SEAT, SEATS, Kind, Message, counts, each, term, terms

CITY, SECTION = term("city"), term("section")
GAIN = {"vp": NUMBER, "coins": NUMBER}
PROGRESS: dict[str, Kind] = {
    "scorings": NUMBER,
    "scorings_goal": NUMBER,
    "scorings_short": NUMBER,
    "cost": NUMBER,
    "cost_goal": NUMBER,
    "cost_short": NUMBER,
}

STATUS = (
    Message("twin-take", {"seat": SEAT}),
    Message("twin-your-turn"),
    Message("twin-you-take"),
    Message("twin-round", {"n": NUMBER}),
    Message("twin-over"),
    Message("twin-won", {"seats": SEATS, "n": NUMBER}),
    Message("twin-won-by-blocks", {"seats": SEATS, "n": NUMBER}),
    Message("twin-points", {"seat": SEAT, "n": NUMBER}),
)

MARKET = (
    Message("twin-sections-empty", {"sections": terms("section")}),
    Message("twin-prices-order", {"colours": terms("colour")}),
    Message("twin-prices", {"section": SECTION, "prices": NUMBERS}),
    Message("twin-space", {"slot": NUMBER, "type": term("type"), "cost": NUMBER}),
    Message("twin-spaces-empty", {"slots": NUMBERS}),
    Message("twin-sale", {"objects": terms("object"), "price": NUMBER}),
    Message("twin-city", {"city": CITY, "colours": terms("colour"), **GAIN, "least": NUMBER}),
)

BOARD = (
    Message("twin-in-city", {"city": CITY, "buildings": each("tile")}),
    Message("twin-nothing-built", {"seat": SEAT}),
    Message("twin-scored", {"seat": SEAT, "what": terms("scorable")}),
    Message("twin-brings", {"what": term("scorable"), **GAIN, "objects": counts("object")}),
    Message("twin-city-needs", {"city": CITY, "n": NUMBER, "least": NUMBER, **GAIN}),
    Message("twin-types-missing", {"types": terms("type")}),
    Message("twin-scores-nothing", {"seat": SEAT}),
)

OBJECTIVES = (
    Message("twin-progress", {"seat": SEAT, **PROGRESS}),
    Message("twin-objects-shown", {"seat": SEAT, "n": NUMBER}),
    Message("twin-objects-least", {"seat": SEAT, "n": NUMBER}),
    Message("twin-objects-hidden"),
    Message("twin-reached", {"seats": SEATS}),
)

SCREEN = (
    Message("twin-private"),
    Message("twin-own-progress", PROGRESS),
)

RECKONING = (
    Message(
        "twin-total",
        {
            "seat": SEAT,
            "n": NUMBER,
            "track": NUMBER,
            "announcement": NUMBER,
            "objects": NUMBER,
            "buildings": NUMBER,
            "coins": NUMBER,
        },
    ),
    Message("twin-lead", {"part": NUMBER, "seats": SEATS, "n": NUMBER}),
    Message("twin-lead-nobody", {"part": NUMBER}),
    Message("twin-course", {"seat": SEAT, "gains": each("twin-gain"), "n": NUMBER}),
    Message("twin-gain", {"points": NUMBER, "round": NUMBER}),
)

TWINS = (*STATUS, *MARKET, *BOARD, *OBJECTIVES, *SCREEN, *RECKONING)
