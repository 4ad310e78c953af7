// A list to choose from, for an input or a button that keeps the focus: ARIA's combobox with its listbox.

import { el, fill, freshId } from "./dom.js";
import { icon } from "./icons.js";

const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export class Listbox {
  /** `pick` is told which option was chosen, by its place in the list. */
  constructor({ pick, multiple = false }) {
    this.pick = pick;
    this.options = [];
    this.active = -1;
    this.element = el("ul", { id: freshId("list"), class: "listbox", role: "listbox", hidden: true,
      "aria-multiselectable": multiple && "true",
      // The focus stays with who opened it.
      onmousedown: (event) => event.preventDefault(),
      onclick: (event) => this.clicked(event.target) });
  }

  get open() {
    return !this.element.hidden;
  }

  /** Who opens it now, and what it is about; what was open for another is closed. */
  own(owner, label) {
    if (this.owner !== owner) this.hide();
    this.owner = owner;
    this.element.setAttribute("aria-label", label);
  }

  /** These options, one of them active; with none, `otherwise` is said. */
  show(options, { active = 0, otherwise = "" } = {}) {
    this.options = options;
    fill(this.element, options.map((option, i) => item(option, `${this.element.id}-${i}`)));
    const none = { class: "none", role: "option", "aria-disabled": "true" };
    if (!options.length) this.element.append(el("li", none, otherwise));
    this.element.hidden = !options.length && !otherwise;
    // Where several lines can be written, it is a combobox only for as long as there is a list.
    this.owner.setAttribute("role", "combobox");
    this.owner.setAttribute("aria-controls", this.element.id);
    this.owner.setAttribute("aria-expanded", String(this.open));
    this.activate(options.length ? Math.min(active, options.length - 1) : -1);
  }

  hide() {
    this.element.hidden = true;
    this.options = [];
    this.active = -1;
    const names = this.owner?.matches("textarea") ? ["role", "aria-expanded", "aria-controls"] : [];
    this.owner?.setAttribute("aria-expanded", "false");
    for (const name of ["aria-activedescendant", ...names]) this.owner?.removeAttribute(name);
  }

  activate(at) {
    this.element.querySelector(".active")?.classList.remove("active");
    this.active = at;
    const item = this.element.children[at];
    if (at < 0 || !item) return this.owner.removeAttribute("aria-activedescendant");
    item.classList.add("active");
    this.owner.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  }

  /** Whether the key was one for the list. */
  key(event) {
    const step = STEPS[event.key];
    if (!this.open || !step || !this.options.length) return false;
    event.preventDefault();
    const last = this.options.length - 1;
    const to = this.active + step;
    // One step past an end leads round to the other; a page stops there.
    this.activate(Math.abs(step) === 1 ? (to + last + 1) % (last + 1) : Math.max(0, Math.min(last, to)));
    return true;
  }

  /** Chooses the active one. Whether there was one. */
  choose() {
    if (!this.open || this.active < 0) return false;
    this.pick(this.active);
    return true;
  }

  tick(at, chosen) {
    this.element.children[at].setAttribute("aria-selected", String(chosen));
  }

  clicked(target) {
    const at = [...this.element.children].indexOf(target.closest("[role=option]"));
    if (at < 0 || !this.options[at]) return;
    this.activate(at);
    this.pick(at);
  }
}

function item(option, id) {
  return el("li", { id, role: "option", "aria-selected": String(Boolean(option.chosen)) },
    el("span", { class: "tick" }, icon("check")),
    option.emoji && el("span", { class: "emoji" }, option.emoji),
    el("span", { class: "label" }, option.label),
    option.note && el("span", { class: "note" }, option.note));
}
