"""What can happen in Carpe Diem, each with what is told of it."""

from engine.core.state.events import EventKind
from engine.core.values.texts import NUMBER, NUMBERS, SEAT, counts, each, term, terms

TILE = {"tile": term(""), "kinds": terms("kind"), "chimneys": NUMBER}
GOODS_PAID = counts("good")

EVENTS = (
    EventKind("began", {"seat": SEAT}),
    EventKind("placed", {"seat": SEAT, "space": term("space")}),
    EventKind("leapt", {"seat": SEAT, "space": term("space")}),
    EventKind("built", {"seat": SEAT, "space": term("from"), **TILE, "cell": term("cell"), "rotation": NUMBER}),
    EventKind("stored", {"seat": SEAT, "space": term("from"), **TILE}),
    EventKind("cleared", {"space": term("space"), "n": NUMBER, "tiles": each("tile-in-words")}),
    EventKind("banner", {"seat": SEAT, "n": NUMBER, "to": NUMBER}),
    EventKind("villa", {"seat": SEAT, "tiles": NUMBER, "chimneys": NUMBER}),
    EventKind("landscape", {"seat": SEAT, "kind": term("kind"), "tiles": NUMBER, "goods": GOODS_PAID}),
    EventKind("merchant", {"seat": SEAT, "goods": GOODS_PAID, "coins": NUMBER}),
    EventKind("baker", {"seat": SEAT, "n": NUMBER}),
    EventKind("senator", {"seat": SEAT, "n": NUMBER, "to": NUMBER}),
    EventKind("artisan", {"seat": SEAT}),
    EventKind("market", {"seat": SEAT, "n": NUMBER}),
    EventKind("bakery", {"seat": SEAT, "n": NUMBER}),
    EventKind("looked", {"seat": SEAT, "n": NUMBER}),
    EventKind(
        "looked-own",
        {"seat": SEAT, "cards": counts("kind")},
        drawn=frozenset({"cards"}),
        reveals=True,
        private=True,
    ),
    EventKind("kept", {"seat": SEAT, "n": NUMBER}),
    EventKind("kept-own", {"seat": SEAT, "card": term("kind"), "n": NUMBER}, private=True),
    EventKind("scoring", {"phase": NUMBER}),
    EventKind("disc", {"seat": SEAT, "first": term("card"), "second": term("card")}),
    EventKind(
        "fulfilled",
        {
            "seat": SEAT,
            "card": term("card"),
            "times": NUMBER,
            "by_bread": NUMBER,
            "vp": NUMBER,
            "coins": NUMBER,
            "bread": NUMBER,
            "steps": NUMBER,
            "to": NUMBER,
            "paid": GOODS_PAID,
            "paid_coins": NUMBER,
            "paid_bread": NUMBER,
        },
    ),
    EventKind("failed", {"seat": SEAT, "card": term("card"), "vp": NUMBER}),
    EventKind("phase", {"phase": NUMBER, "seat": SEAT, "tiles": NUMBERS}, drawn=frozenset({"tiles"})),
    EventKind("shown", {"seat": SEAT, "cards": counts("kind")}, reveals=True),
)
