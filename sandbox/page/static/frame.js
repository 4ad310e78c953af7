// What stands around the messages: the list, the name of the place, the bar when something is wrong, title and address.

import { by, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { List, SIGNS } from "./places/list.js";
import { Me } from "./places/me.js";
import { botState, Trouble } from "./places/trouble.js";
import { say } from "./words.js";

const RELOADED = "paravent.reloaded";
const NAME = "Paravent";

export class Frame {
  constructor(wire, state, { go, become, speak }) {
    Object.assign(this, { state, go });
    this.list = new List(by("list"), go);
    this.me = new Me({ become, speak });
    this.trouble = new Trouble(wire, () => state);
    fill(by("mine"), this.me.button, this.trouble.button, this.me.panel, this.trouble.panel);
    fill(by("back"), icon("back"));
    by("back").addEventListener("click", () => this.showPlaces(true));
    addEventListener("popstate", () => {
      const at = new URL(location.href).searchParams.get("at");
      if (at && at !== state.at) go(at, { back: true });
    });
  }

  get openPlace() {
    return this.state.places.find((place) => place.id === this.state.open);
  }

  drawAll() {
    by("server").textContent = this.state.server;
    this.me.draw(this.state.me, this.state.people);
    this.trouble.draw();
    this.drawPlaces();
    this.drawBar();
  }

  drawPlaces() {
    this.list.draw(this.state.places, this.state.at);
    this.drawTitle();
    const place = this.openPlace;
    if (!place) return;
    by("place").title = place.name;
    fill(by("place"), icon(SIGNS[place.kind]), el("span", {}, place.name));
    const parent = this.state.places.find((each) => each.id === place.parent);
    const notes = [parent && `#${parent.name}`, place.locked && say("locked"), place.asleep && say("asleep")];
    by("place-note").textContent = notes.filter(Boolean).join(" · ");
  }

  /** How many calls wait, elsewhere or here while the window was not looked at. */
  drawTitle() {
    const { places, at, away } = this.state;
    const calls = places.filter((place) => place.id !== at).reduce((sum, place) => sum + place.called, away);
    document.title = calls ? `(${calls}) ${NAME}` : NAME;
    const elsewhere = places.some((place) => place.id !== at && place.unread > 0);
    by("back").classList.toggle("news", elsewhere);
  }

  drawBar() {
    const { lost, bot, me } = this.state;
    const said = lost ? say("line-lost") : me && botState(bot) !== "here" ? say(`bot-${botState(bot)}`) : "";
    by("bar").hidden = !said;
    by("bar").classList.toggle("lost", lost);
    // Put in after it is shown: only then is it read out.
    by("bar").firstElementChild.textContent = said;
  }

  /** On a phone there is room for one of the two. */
  showPlaces(shown) {
    const changed = document.body.classList.contains("at-places") !== shown;
    document.body.classList.toggle("at-places", shown);
    if (!changed) return;
    if (shown) by("list").querySelector("[aria-current], a")?.focus();
    else by("place").focus();
  }

  /** The address says who and where, so that it can be kept and opened again. */
  remember(replaced) {
    const address = new URL(location.href);
    for (const key of ["as", "at"]) {
      if (this.state[key]) address.searchParams.set(key, this.state[key]);
      else address.searchParams.delete(key);
    }
    if (address.href === location.href) return;
    history[replaced ? "replaceState" : "pushState"](null, "", address);
  }

  /** The token is of an older server. Once: if a new page has no better one, reloading for ever helps nobody. */
  reload() {
    const before = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - before < 10_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }
}
