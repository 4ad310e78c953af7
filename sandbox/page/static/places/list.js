// The list of places: channels with their threads below them, then direct messages; what is unread stands out.

import { el, fill, held, hold, unseen } from "../dom.js";
import { icon } from "../icons.js";
import { count, say } from "../words.js";

export const SIGNS = { channel: "hash", thread: "thread", direct: "person" };

export class List {
  /** `go` opens a place. */
  constructor(element, go) {
    this.element = element;
    element.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(held(link).id);
    });
    element.addEventListener("keydown", (event) => this.key(event));
  }

  draw(places, open) {
    const focused = this.element.contains(document.activeElement) && document.activeElement.dataset.place;
    const kind = (name) => places.filter((place) => place.kind === name);
    const [channels, threads, direct] = ["channel", "thread", "direct"].map(kind);
    const below = (channel) => threads.filter((thread) => thread.parent === channel.id);
    // A thread in a channel that he cannot see stands for itself.
    const stray = threads.filter((thread) => !channels.some((channel) => channel.id === thread.parent));
    const top = [...channels, ...stray].map((place) => row(place, open, below(place)));
    fill(this.element, group("channels", top),
      direct.length > 0 && group("direct", direct.map((place) => row(place, open, []))));
    if (focused) this.element.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  /** Up and down lead through it, as Tab does. */
  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const all = [...this.element.querySelectorAll("a")];
    event.preventDefault();
    all[all.indexOf(document.activeElement) + step]?.focus();
  }
}

function group(name, rows) {
  const id = `group-${name}`;
  return el("section", { "aria-labelledby": id }, el("h3", { id }, say(name)), el("ul", {}, rows));
}

function row(place, open, threads) {
  const below = threads.map((thread) => row(thread, open, []));
  return el("li", {}, link(place, place.id === open), below.length > 0 && el("ul", {}, below));
}

function link(place, isOpen) {
  const address = new URL(location.href);
  address.searchParams.set("at", place.id);
  const state = place.locked ? "locked" : place.asleep ? "asleep" : null;
  const unread = place.unread > 0 && !isOpen;
  const kinds = `place ${place.kind}${unread ? " unread" : ""}`;
  const props = { class: kinds, href: address.href, "data-place": place.id };
  return hold(el("a", { ...props, "aria-current": isOpen && "page" },
    icon(SIGNS[place.kind]), el("span", { class: "name" }, place.name),
    state && el("span", { class: "state", title: say(state) }, icon(state), unseen(say(state))),
    unread && marks(place)), place);
}

function marks({ unread, called }) {
  if (!called) return el("span", { class: "dot" }, unseen(count("unread", unread)));
  return el("span", { class: "calls" }, String(called), unseen(` ${count("calls", called)}`));
}
