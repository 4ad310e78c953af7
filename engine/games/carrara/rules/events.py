"""What can happen at a table, and which parameters each kind of event carries."""

from engine.core.state.events import EventKind
from engine.core.values.texts import NUMBER, SEAT, counts, term, terms

BLOCKS, THINGS = counts("colour"), counts("object")

BASE = (
    EventKind("began", {"seat": SEAT, "coins": NUMBER}),
    EventKind("turned", {"seat": SEAT, "blocks": BLOCKS}, drawn=frozenset({"blocks"})),
    EventKind("took", {"seat": SEAT, "section": term("section"), "blocks": BLOCKS, "price": NUMBER}),
    EventKind("relieved", {"seat": SEAT, "had": NUMBER, "coins": NUMBER, "blocks": BLOCKS}, reveals=True),
    EventKind(
        "built",
        {
            "seat": SEAT,
            "slot": NUMBER,
            "type": term("type"),
            "cost": NUMBER,
            "city": term("city"),
            "blocks": BLOCKS,
        },
    ),
    EventKind("displayed", {"slot": NUMBER, "type": term("type"), "cost": NUMBER}, drawn=frozenset({"type", "cost"})),
    EventKind("scored", {"seat": SEAT, "what": term("scorable"), "vp": NUMBER, "coins": NUMBER, "objects": THINGS}),
    EventKind("bought", {"seat": SEAT, "object": term("object"), "price": NUMBER}),
    EventKind("last-building", {"seat": SEAT}),
    EventKind("announced", {"seat": SEAT, "vp": NUMBER, "objects": THINGS}, reveals=True),
    EventKind("skipped", {"seat": SEAT}),
    EventKind("screen-raised", {"seat": SEAT, "coins": NUMBER, "blocks": BLOCKS, "objects": THINGS}, reveals=True),
)

EXPANSION = (
    EventKind(
        "cards",
        {
            "top": term("top-card"),
            "objects": term("object-card"),
            "buildings": term("building-card"),
            "bonus": term("bonus-card"),
            "drawn": NUMBER,
            "unsure": terms("card"),
            "upgrades": terms("space"),
        },
        drawn=frozenset({"top", "objects", "buildings", "bonus", "unsure"}),
    ),
    EventKind("took-unturned", {"seat": SEAT, "section": term("section"), "blocks": BLOCKS, "price": NUMBER}),
    EventKind(
        "built-eight",
        {"seat": SEAT, "type": term("type"), "cost": NUMBER, "city": term("city"), "blocks": BLOCKS},
    ),
    EventKind(
        "improved",
        {
            "seat": SEAT,
            "old": term("type"),
            "old_cost": NUMBER,
            "city": term("city"),
            "type": term("type"),
            "cost": NUMBER,
            "slot": NUMBER,
            "blocks": BLOCKS,
        },
    ),
    EventKind("upgraded", {"seat": SEAT, "space": term("space"), "vp": NUMBER, "coins": NUMBER}),
    EventKind("scored-category", {"seat": SEAT, "what": term("category"), "vp": NUMBER, "coins": NUMBER}),
    EventKind("announced-with-coins", {"seat": SEAT, "vp": NUMBER, "objects": THINGS, "coins": NUMBER}, reveals=True),
    EventKind(
        "bonus-cities",
        {"seat": SEAT, "cities": terms("city"), "vp": NUMBER, "coins": NUMBER},
        by_what_is_shown=frozenset({"cities", "vp", "coins"}),
    ),
    EventKind(
        "bonus-types",
        {"seat": SEAT, "types": terms("type"), "vp": NUMBER, "coins": NUMBER},
        by_what_is_shown=frozenset({"types", "vp", "coins"}),
    ),
    EventKind("bonus-smallest", {"seat": SEAT, "types": terms("type"), "vp": NUMBER, "coins": NUMBER}),
    EventKind("bonus-most", {"seat": SEAT, "cities": terms("city"), "vp": NUMBER}),
)

EVENTS = (*BASE, *EXPANSION)
