"""All promises that a play can break, by name."""

from engine.contract import choosing, ending, hearing, meaning, sealing, secrecy, soundness, telling, undoing
from engine.contract.trial import Promise

PROMISES: tuple[Promise, ...] = (
    Promise("ends", soundness.ends),
    Promise("keeps-pieces", soundness.keeps_pieces),
    Promise("changes-no-input", soundness.changes_no_input),
    Promise("survives-storing", soundness.survives_storing),
    Promise("draws-from-chance", soundness.draws_from_chance),
    Promise("asks-properly", soundness.asks_properly),
    Promise("declares-events", soundness.declares_events),
    Promise("offers-in-any-order", choosing.offers_in_any_order),
    Promise("accepts-what-it-offers", choosing.accepts_what_it_offers),
    Promise("offers-possible-totals", choosing.offers_possible_totals),
    Promise("suggests-what-it-offers", choosing.suggests_what_it_offers),
    Promise("seals-answers", sealing.seals_answers),
    Promise("lets-think-again", sealing.lets_think_again),
    Promise("opens-at-the-end", ending.opens_at_the_end),
    Promise("hides-from-everyone", secrecy.hides_from_everyone),
    Promise("hides-while-acting", secrecy.hides_while_acting),
    Promise("leads-on-alike", hearing.leads_on_alike),
    Promise("plants-no-canary", secrecy.plants_no_canary),
    Promise("really-redeals", secrecy.really_redeals),
    Promise("tells-all-the-same", telling.tells_all_the_same),
    Promise("means-what-one-sees", meaning.means_what_one_sees),
    Promise("undoes-only-what-is-its-own", undoing.undoes_only_what_is_its_own),
    Promise("warns-of-what-is-final", undoing.warns_of_what_is_final),
)
