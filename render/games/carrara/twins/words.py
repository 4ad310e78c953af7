"""The sentences of the twins, declared: those that the game itself does not have already."""

from engine.core.texts import NUMBER, NUMBERS, SEAT, SEATS, Message, counts, term, terms

CITY, SECTION = term("city"), term("section")
GAIN = {"vp": NUMBER, "coins": NUMBER}

STATUS = (
    Message("twin-take", {"seat": SEAT}),
    Message("twin-over"),
    Message("twin-won", {"seats": SEATS, "n": NUMBER}),
    Message("twin-won-by-blocks", {"seats": SEATS, "n": NUMBER}),
    Message("twin-points", {"seat": SEAT, "n": NUMBER}),
)

MARKET = (
    Message("twin-section", {"section": SECTION, "blocks": counts("colour"), "prices": NUMBERS, "dearest": NUMBER}),
    Message("twin-section-empty", {"section": SECTION}),
    Message("twin-prices-order", {"colours": terms("colour")}),
    Message("twin-prices", {"section": SECTION, "prices": NUMBERS}),
    Message("twin-space", {"slot": NUMBER, "type": term("type"), "cost": NUMBER}),
    Message("twin-space-empty", {"slot": NUMBER}),
    Message("twin-sale", {"objects": terms("object"), "price": NUMBER}),
    Message("twin-city", {"city": CITY, "colours": terms("colour"), **GAIN, "least": NUMBER}),
    Message("twin-city-open", {"city": CITY}),
)

BOARD = (
    Message("twin-in-city", {"city": CITY, "types": terms("type"), "costs": NUMBERS}),
    Message("twin-nothing-built", {"seat": SEAT}),
    Message("twin-scored", {"seat": SEAT, "what": terms("scorable")}),
    Message("twin-no-marker", {"seat": SEAT}),
    Message("twin-brings", {"what": term("scorable"), **GAIN, "objects": counts("object")}),
    Message("twin-city-needs", {"city": CITY, "n": NUMBER, "least": NUMBER, **GAIN}),
    Message("twin-types-missing", {"types": terms("type")}),
    Message("twin-scores-nothing", {"seat": SEAT}),
)

OBJECTIVES = (
    Message(
        "twin-progress",
        {"seat": SEAT, "scorings": NUMBER, "scorings_goal": NUMBER, "cost": NUMBER, "cost_goal": NUMBER},
    ),
    Message("twin-objects-shown", {"seat": SEAT, "n": NUMBER}),
    Message("twin-objects-least", {"seat": SEAT, "n": NUMBER}),
    Message("twin-objects-hidden"),
    Message("twin-reached", {"seats": SEATS}),
)

SCREEN = (
    Message("twin-private"),
    Message("twin-builds", {"slots": NUMBERS, "legal": terms("city")}),
    Message("twin-own-progress", {"scorings": NUMBER, "scorings_goal": NUMBER, "cost": NUMBER, "cost_goal": NUMBER}),
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
    Message("twin-course", {"seat": SEAT, "points": NUMBERS, "rounds": NUMBERS}),
)

TWINS = (*STATUS, *MARKET, *BOARD, *OBJECTIVES, *SCREEN, *RECKONING)
