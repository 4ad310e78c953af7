"""Every reason of its own that the game has to refuse something."""

from engine.core.values import texts
from engine.core.values.texts import NUMBER, SEAT, Message, counts, each, term, terms

BASE = (
    Message("carrara.nothing-on-the-wheel", {"legal": texts.VERBS}),
    Message("carrara.nothing-on-display", {"legal": texts.VERBS}),
    Message("carrara.too-few-blocks", {"blocks": NUMBER}),
    Message("carrara.nothing-to-score"),
    Message("carrara.no-marker"),
    Message("carrara.no-skipping"),
    Message("carrara.no-relief", {"legal": texts.VERBS}),
    Message("carrara.building-cost", {"type": term("type"), "cost": NUMBER, "have": NUMBER}),
    Message("carrara.space-empty", {"legal": texts.VALUES, "field": texts.FIELD}),
    Message("carrara.city-blocks", {"city": term("city"), "colours": terms("colour"), "have": NUMBER, "cost": NUMBER}),
    Message("carrara.city-colour", {"city": term("city"), "colours": terms("colour"), "offered": counts("colour")}),
    Message("carrara.wrong-payment", {"cost": NUMBER, "n": NUMBER}),
    Message("carrara.too-dear", {"price": NUMBER, "have": NUMBER}),
    Message("carrara.type-scored", {"type": term("type")}),
    Message("carrara.no-such-building", {"type": term("type")}),
    Message("carrara.city-scored", {"city": term("city"), "seat": SEAT}),
    Message("carrara.city-buildings", {"city": term("city"), "have": NUMBER, "least": NUMBER}),
    Message("carrara.object-gone", {"object": term("object")}),
    Message("carrara.object-too-dear", {"price": NUMBER, "left": NUMBER}),
    Message("carrara.already-ending"),
    Message(
        "carrara.not-reached",
        {
            "scorings": NUMBER,
            "scorings_goal": NUMBER,
            "objects": NUMBER,
            "objects_goal": NUMBER,
            "cost": NUMBER,
            "cost_goal": NUMBER,
        },
    ),
)

EXPANSION = (
    Message("carrara.nothing-affordable", {"legal": texts.VERBS}),
    Message("carrara.no-eight", {"legal": texts.VERBS}),
    Message("carrara.too-few-for-eight", {"blocks": NUMBER, "cost": NUMBER}),
    Message("carrara.eight-gone", {"type": term("type")}),
    Message("carrara.nothing-to-improve", {"legal": texts.VERBS}),
    Message("carrara.cannot-improve", {"type": term("type"), "cost": NUMBER, "city": term("city")}),
    Message("carrara.not-dearer", {"type": term("type"), "cost": NUMBER, "old": term("type"), "old_cost": NUMBER}),
    Message(
        "carrara.difference",
        {"city": term("city"), "colours": terms("colour"), "have": NUMBER, "difference": NUMBER},
    ),
    Message("carrara.wrong-difference", {"difference": NUMBER, "n": NUMBER}),
    Message("carrara.upgrade-gone", {"space": term("space")}),
    Message("carrara.no-upgrade"),
    Message("carrara.category-scored", {"what": term("scorable")}),
    Message("carrara.no-such-category", {"what": term("scorable")}),
    Message("carrara.cards-not-reached", {"goals": each("goal-far")}),
)

REFUSALS = (*BASE, *EXPANSION)
