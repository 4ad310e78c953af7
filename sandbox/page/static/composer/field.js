// One option of a command in the composer: its name, what is typed, and the list that goes with it.

import { el, freshId } from "../dom.js";
import { say } from "../words.js";
import { fixed, named, narrowed, typedValue } from "./offers.js";

const PAUSE = 120;
const ROOM = 28;

export class Field {
  /** `at` is its command: `list`, `known`, `suggest(option, typed)`, `next(field, picked)`, `empty(field)`, `leave`. */
  constructor(option, at) {
    Object.assign(this, { option, at });
    const id = freshId("option");
    const numeric = { number: "decimal", whole: "numeric" }[option.kind] ?? null;
    this.input = el("input", {
      id, type: "text", role: "combobox", size: "4", autocomplete: "off", spellcheck: "false", enterkeyhint: "next",
      inputmode: numeric, "aria-autocomplete": "list", "aria-expanded": "false", "aria-describedby": "hint",
      "aria-required": String(option.required),
      oninput: () => this.typed(), onfocus: () => this.entered(), onblur: () => this.left(),
      onmousedown: () => document.activeElement === this.input && this.ask(0),
      onkeydown: (event) => this.key(event),
    });
    this.element = el("span", { class: "option" },
      el("label", { for: id }, option.label), this.input);
  }

  get blank() {
    return this.picked === undefined && this.input.value.trim() === "";
  }

  set({ label, value }) {
    this.input.value = label;
    this.picked = value;
    this.grow();
  }

  /** What was put in, to be put in again. */
  get kept() {
    return { label: this.input.value, value: this.picked };
  }

  /** `value`, or `error`, or neither if it is empty. */
  read() {
    if (this.picked !== undefined) return { value: this.picked };
    const text = this.input.value.trim();
    if (!text) return this.option.required ? { error: say("is-missing", { name: this.option.label }) } : {};
    const choices = fixed(this.option, this.at.known());
    if (!choices) {
      const { value, error } = typedValue(this.option, text);
      return error ? { error: say("is-wrong", { name: this.option.label, error }) } : { value };
    }
    const choice = named(choices, text);
    return choice ? { value: choice.value } : { error: say("not-in-list", { name: this.option.label, text }) };
  }

  complain(wrong) {
    this.element.classList.toggle("wrong", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
  }

  entered() {
    this.at.list.own(this.input, this.option.label);
    this.at.list.pick = (i) => this.pick(i);
    this.at.entered(this);
    if (this.picked === undefined) this.ask(0);
  }

  left() {
    clearTimeout(this.later);
    this.n = null;
    if (this.at.list.owner === this.input) this.at.list.hide();
  }

  typed() {
    this.picked = undefined;
    this.complain(false);
    this.grow();
    this.ask(PAUSE);
  }

  grow() {
    this.input.size = Math.min(ROOM, Math.max(4, this.input.value.length + 1));
  }

  /** Offers what fits now: at once what is known here, after a pause what the bot is asked for. */
  ask(pause) {
    clearTimeout(this.later);
    const choices = fixed(this.option, this.at.known());
    const typed = this.picked === undefined ? this.input.value : "";
    if (choices) return this.offer(narrowed(choices, typed), say("nothing-fits"));
    if (!this.option.suggests) return this.at.list.hide();
    this.later = setTimeout(() => this.suggest(typed), pause);
  }

  async suggest(typed) {
    const mine = (this.n = Symbol("asked"));
    const answer = await this.at.suggest(this.option, typed);
    // An answer that comes late is about something else than what stands there now.
    if (this.n !== mine || document.activeElement !== this.input) return;
    this.offer(answer.choices ?? [], say(answer.choices ? "nothing-suggested" : "no-suggestions"));
  }

  offer(choices, otherwise) {
    const chosen = choices.findIndex((choice) => this.picked !== undefined && choice.value === this.picked);
    const options = choices.map((choice, i) => ({ ...choice, chosen: i === chosen }));
    this.at.list.show(options, { active: Math.max(0, chosen), otherwise });
  }

  pick(i) {
    this.take(i);
    this.at.next(this, true);
  }

  take(i) {
    this.set(this.at.list.options[i]);
    this.complain(false);
    this.n = null;
    this.at.list.hide();
  }

  key(event) {
    const { list } = this.at;
    if (event.isComposing || list.key(event)) return;
    const ready = list.open && list.active >= 0;
    const deeds = {
      Enter: () => (ready ? this.pick(list.active) : this.at.next(this, false)),
      Escape: () => (list.open ? list.hide() : this.at.leave()),
      ArrowDown: () => !list.open && this.ask(0),
      Backspace: () => this.blank && this.input.value === "" && this.at.empty(this),
    };
    // Tab takes what the list offers to somebody who typed, or who has to fill in something, and goes on by itself.
    const wanted = this.input.value || this.option.required;
    if (event.key === "Tab" && !event.shiftKey && ready && wanted) this.take(list.active);
    if (!(event.key in deeds)) return;
    const done = deeds[event.key]();
    if (event.key !== "Backspace" || done) event.preventDefault();
    event.stopPropagation();
  }
}
