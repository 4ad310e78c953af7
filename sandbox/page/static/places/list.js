// The list of places: channels with their threads below them, then direct messages; what is unread stands out.

import { el, fill, hold, held } from "../dom.js";
import { icon } from "../icons.js";
import { count, say } from "../words.js";

const SIGNS = { channel: "hash", thread: "thread", direct: "person" };

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
    const channels = places.filter((place) => place.kind === "channel");
    const stray = places.filter((place) => place.kind === "thread" && !channels.some((each) => each.id === place.parent));
    const direct = places.filter((place) => place.kind === "direct");
    const below = (channel) => places.filter((place) => place.kind === "thread" && place.parent === channel.id);
    fill(this.element,
      group("channels", [...channels.map((channel) => row(channel, open, below(channel))), ...stray.map((each) => row(each, open))]),
      direct.length > 0 && group("direct", direct.map((each) => row(each, open))));
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

function row(place, open, threads = []) {
  return el("li", {}, link(place, place.id === open), threads.length > 0 && el("ul", {}, threads.map((each) => row(each, open))));
}

function link(place, isOpen) {
  const address = new URL(location.href);
  address.searchParams.set("at", place.id);
  const state = place.locked ? "locked" : place.asleep ? "asleep" : null;
  const kinds = ["place", place.kind, place.unread > 0 && !isOpen && "unread", place.asleep && "asleep"].filter(Boolean).join(" ");
  const props = { class: kinds, href: address.href, "data-place": place.id, "aria-current": isOpen && "page" };
  return hold(el("a", props,
    icon(SIGNS[place.kind]), el("span", { class: "name" }, place.name),
    state && el("span", { class: "state", title: say(state) }, icon(state), el("span", { class: "unseen" }, say(state))),
    marks(place, isOpen)), place);
}

function marks({ unread, called }, isOpen) {
  if (isOpen || !unread) return null;
  if (!called) return el("span", { class: "dot" }, el("span", { class: "unseen" }, count("unread", unread)));
  return el("span", { class: "calls" }, String(called), el("span", { class: "unseen" }, ` ${count("calls", called)}`));
}
