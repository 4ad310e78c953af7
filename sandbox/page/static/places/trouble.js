// The panel for trouble: what can go wrong, on demand, so that anyone can see what happens then.

import { button, el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { present } from "../times.js";
import { knows, reason, say } from "../words.js";
import { panel } from "./panel.js";

/** These are about a place, and about threads alone. */
const OF_THREADS = new Set(["archive"]);

export class Trouble {
  /** `known` tells the people, the places and which one is open. */
  constructor(wire, known) {
    Object.assign(this, { wire, known, troubles: [], bot: { running: true, connected: true } });
    this.panel = panel("trouble-panel");
    this.button = button({ class: "icon trouble", "aria-haspopup": "dialog" }, icon("trouble"));
    this.button.popoverTargetElement = this.panel;
    this.said = el("p", { class: "said", role: "status" });
    this.state = el("p", { class: "bot" });
    this.hour = el("p", { class: "hour" });
    this.rows = el("div", { class: "rows" });
    this.title = el("h3");
    fill(this.panel, this.title, this.state, this.hour, this.rows, this.said);
    this.panel.addEventListener("beforetoggle", () => this.draw());
  }

  tell({ troubles, bot }) {
    if (troubles) this.troubles = troubles;
    if (bot) this.bot = bot;
    this.draw();
  }

  draw() {
    const focused = this.panel.contains(document.activeElement) && document.activeElement.dataset.key;
    // What was chosen stays chosen, until somebody else sits here.
    const selects = this.drawnFor === this.known().me?.id ? [...this.rows.querySelectorAll("select")] : [];
    this.drawnFor = this.known().me?.id;
    const chosen = Object.fromEntries(selects.map((each) => [each.dataset.key, each.value]));
    for (const name of ["title", "aria-label"]) this.button.setAttribute(name, say("trouble"));
    this.panel.setAttribute("aria-label", say("trouble"));
    this.title.textContent = say("trouble");
    this.state.className = `bot ${botState(this.bot)}`;
    this.state.textContent = say(`bot-${botState(this.bot)}`);
    fill(this.hour, say("it-is"), " ", present());
    this.button.classList.toggle("wrong", botState(this.bot) !== "here");
    fill(this.rows, this.troubles.filter((each) => knows(`about-${each.what}`)).map((each) => this.row(each, chosen)));
    if (focused) this.rows.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  row(each, chosen) {
    const whom = each.persons ? this.people(each) : OF_THREADS.has(each.what) ? this.threads(each) : null;
    const before = whom && chosen[whom.dataset.key];
    if (whom && [...whom.options].some((option) => option.value === before)) whom.value = before;
    const none = (whom && !whom.options.length) || (each.what === "kill" && !this.bot.running);
    const about = el("p", { id: `about-${each.what}` }, say(`about-${each.what}`));
    const make = button({ class: each.on ? "button danger" : "button secondary", disabled: none, "data-key": each.what,
      "aria-describedby": about.id, onclick: () => this.make(each, whom) });
    const name = () => (make.textContent = this.deed(each, whom));
    whom?.addEventListener("change", name);
    name();
    return el("div", { class: "row" }, about, whom, make);
  }

  /** A switch says what pressing it would do; of others nobody knows whether it is on. */
  deed({ what, on, persons }, whom) {
    const known = !persons || whom.value === this.known().me?.id;
    const turned = `trouble-${what}-${on ? "off" : "on"}`;
    return say(known && knows(turned) ? turned : `trouble-${what}`);
  }

  people(each) {
    const made = select(`${each.what} whom`, say("which-person"), this.known().people, "person");
    made.value = this.known().me?.id;
    return made;
  }

  threads(each) {
    const { places, open } = this.known();
    const threads = places.filter((place) => place.kind === "thread" && !place.asleep);
    const made = select(`${each.what} where`, say("which-thread"), threads, "place");
    if (threads.some((place) => place.id === open)) made.value = open;
    return made;
  }

  async make(each, whom) {
    this.said.textContent = "";
    const about = whom ? { [whom.dataset.about]: whom.value } : {};
    const answer = await this.wire.ask("trouble", { what: each.what, with: about });
    this.said.textContent = answer.ok ? say("trouble-done") : reason(answer);
  }
}

/** How it is with the bot, in one word. */
export function botState({ running, connected }) {
  if (!running) return "gone";
  return connected ? "here" : "coming";
}

function select(key, label, things, about) {
  return el("select", { "data-key": key, "data-about": about, "aria-label": label },
    things.map(({ id, name }) => el("option", { value: id }, name)));
}
