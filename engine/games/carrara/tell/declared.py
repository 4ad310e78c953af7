"""Every sentence that the view in words is made of, with what stands in it."""

from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, counts, each, term, terms

SECTION, TYPE = term("section"), term("type")
COLOUR_ID = term("")
"""Not said but chosen by: the words for blocks of a colour agree with their number."""
PROGRESS = tuple(f"{what}{of}" for what in ("scorings", "objects", "cost") for of in ("", "_goal", "_short"))
"""Of each objective: how far one is, how much it takes, and how much of that is still missing."""
BUILDS = {"cities": terms("city"), "legal": each("tile-on-space")}

BASE = (
    Message("coins", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("points-at-the-end", {"n": NUMBER}),
    Message("points-when-scored", {"n": NUMBER}),
    Message("coins-when-scored", {"n": NUMBER}),
    Message("label-section", {"section": SECTION, "blocks": each("priced-blocks")}),
    Message("label-building", {"type": TYPE, "cost": NUMBER, "object": term("object")}),
    Message("label-city", {"city": term("city"), "colours": terms("colour")}),
    Message("label-objects", {"objects": counts("object")}),
    Message("city-alone", {"city": term("city")}),
    Message("closes-city", {"city": term("city")}),
    Message("stands-in", {"legal": terms("city")}),
    Message("city-is-closed"),
    Message("stands-anywhere"),
    Message("object-alone", {"object": term("object")}),
    Message("section-holds", {"blocks": each("priced-blocks")}),
    Message("to-pay", {"blocks": counts("colour")}),
    Message("foreseen", {"coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("still-builds", BUILDS),
    Message("still-builds-nothing"),
    Message("tile", {"type": TYPE, "cost": NUMBER}),
    Message("tile-on-space", {"type": TYPE, "cost": NUMBER, "slot": NUMBER}),
    Message("priced-blocks", {"n": NUMBER, "colour": COLOUR_ID, "price": NUMBER}),
    Message("turning-blocks", {"n": NUMBER, "colour": COLOUR_ID, "price": NUMBER, "to_pay": NUMBER}),
    Message("table-prices-turning"),
    Message("table-section", {"section": SECTION, "blocks": each("priced-blocks")}),
    Message("table-section-turning", {"section": SECTION, "blocks": each("turning-blocks")}),
    Message("table-section-left", {"section": SECTION, "blocks": counts("colour")}),
    Message("table-bag", {"n": NUMBER}),
    Message("table-building", {"slot": NUMBER, "type": TYPE, "cost": NUMBER, "object": term("object")}),
    Message("table-pile", {"n": NUMBER}),
    Message("table-sale", {"objects": counts("object"), "gone": terms("object"), "price": NUMBER}),
    Message("table-supply", {"objects": counts("object"), "gone": terms("object")}),
    Message("table-cities-open", {"cities": terms("city")}),
    Message("table-goal", {"scorings": NUMBER, "objects": NUMBER, "cost": NUMBER}),
    Message("table-ending-announced", {"seat": SEAT}),
    Message("table-ending-built", {"seat": SEAT}),
    Message("table-plays-on", {"seats": SEATS}),
    Message("player", {"seat": SEAT, "vp": NUMBER, "scorings": NUMBER, "markers": NUMBER, "cost": NUMBER}),
    Message("player-start", {"seat": SEAT}),
    Message("player-skipped", {"seat": SEAT}),
    Message("player-city", {"city": term("city"), "buildings": each("tile")}),
    Message("player-scored", {"types": terms("type"), "cities": terms("city")}),
    Message("screen", {"coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("opened", {"seat": SEAT, "coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("screen-builds", BUILDS),
    Message("screen-builds-nothing"),
    Message("screen-scores", {"legal": each("scorable-for")}),
    Message("screen-scores-nothing"),
    Message("screen-no-marker"),
    Message("scorable-for", {"what": term("scorable"), "vp": NUMBER, "coins": NUMBER, "objects": NUMBER}),
    Message("screen-objectives", dict.fromkeys(PROGRESS, NUMBER)),
    Message("screen-reached"),
)

GOAL = {"goal": term(""), "size": NUMBER, "least": NUMBER}
"""What an objective counts, as the data calls it: one phrase says each of them."""
NUMBERED = {"number": term("number")}
FAR = {**GOAL, "far": NUMBER}
TILE = {"type": term("type"), "cost": NUMBER}

EXPANSION = (
    Message("goal-name", GOAL),
    Message("goal-far", FAR),
    Message("card-goal", {"card": term(""), **NUMBERED, **GOAL}),
    Message("card-scores", {**NUMBERED, "how": term(""), "n": NUMBER, "cities": terms("city")}),
    Message("card-most", {**NUMBERED, "areas": each("area-points")}),
    Message("area-points", {"from": term("city"), "to": term("city"), "n": NUMBER, "vp": NUMBER}),
    Message("worth-objects", {"how": term(""), "size": NUMBER, "vp": NUMBER, "left": NUMBER, "groups": NUMBER}),
    Message("worth-objects-by", {"how": term(""), "points": each("points-for")}),
    Message("points-for", {"n": NUMBER, "vp": NUMBER}),
    Message("worth-buildings", {"how": term(""), "goal": term(""), "vp": NUMBER, "groups": NUMBER}),
    Message("worth-buildings-by-city", {"how": term(""), "size": NUMBER, "points": each("points-in")}),
    Message("points-in", {"city": term("city"), "vp": NUMBER}),
    Message("table-coins", {"n": NUMBER}),
    Message("table-prices-both"),
    Message("table-eights", {"types": terms("type")}),
    Message("table-upgrades", {"upgrades": each("upgrade-tile")}),
    Message("upgrade-tile", {"space": term("space"), "vp": NUMBER, "coins": NUMBER}),
    Message("table-replaced", {"tiles": each("tile")}),
    Message("player-categories", {"categories": terms("category")}),
    Message("player-upgrades", {"upgrades": each("upgrade-tile")}),
    Message("player-far", {"seat": SEAT, "goals": each("goal-far"), "vp": NUMBER}),
    Message("bonus-gain", {"vp": NUMBER, "coins": NUMBER}),
    Message("player-bonus", {"seat": SEAT, "what": terms("scorable"), "vp": NUMBER, "coins": NUMBER}),
    Message("screen-eight", {"cities": terms("city")}),
    Message("screen-improves", {**TILE, "city": term("city"), "legal": each("new-tile")}),
    Message("new-tile", {**TILE, "slot": NUMBER}),
    Message("screen-goals", {"goals": each("goal-far")}),
    Message("screen-worth", {"objects": NUMBER, "buildings": NUMBER, "vp": NUMBER, "coins": NUMBER}),
    Message("improve-old", {**TILE, "city": term("city")}),
    Message("difference", {"n": NUMBER}),
    Message("without-turning"),
    Message("per-cost", {"vp": NUMBER, "coins": NUMBER}),
    Message("built-there", {"n": NUMBER}),
    Message("upgrade-useless", {"space": term("space")}),
    Message("points-by-card", {"n": NUMBER}),
    Message("points-lost-by-card", {"n": NUMBER}),
)

MESSAGES = (*BASE, *EXPANSION)
