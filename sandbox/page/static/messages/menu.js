// A menu that is open: over the page, not in the message, so that it outlives the message's being drawn anew.

import { el, fill, held } from "../dom.js";
import { Listbox } from "../listbox.js";
import { say } from "../words.js";

const ROOM = 340;
const LETTERS = 700;

export class Menu {
  /** `chosen` gets the article, the control and the values. */
  constructor(parent, chosen) {
    this.chosen = chosen;
    this.popup = el("div", { class: "popup", hidden: true });
    parent.append(this.popup);
    document.addEventListener("pointerdown", (event) => this.outside(event.target), true);
    document.addEventListener("scroll", (event) => this.moved(event.target), { capture: true, passive: true });
    addEventListener("resize", () => this.close());
  }

  get open() {
    return !this.popup.hidden;
  }

  toggle(button) {
    const same = this.open && this.button === button;
    this.close();
    if (!same) this.show(button);
  }

  show(button) {
    const control = held(button);
    const chosen = control.options.flatMap((option, i) => (option.chosen ? [i] : []));
    Object.assign(this, { button, control, picked: new Set(chosen), typed: "" });
    this.several = control.most > 1;
    this.list = new Listbox({ pick: (at) => this.pick(at), multiple: this.several });
    this.list.own(button, control.placeholder || say("choose"));
    this.list.show(control.options, { active: chosen[0] ?? 0 });
    const title = el("p", { class: "title", "aria-hidden": "true" }, control.placeholder);
    fill(this.popup, title, this.list.element, (this.several || control.least === 0) && this.foot());
    this.popup.classList.toggle("several", this.several);
    this.stand();
    this.popup.hidden = false;
    this.list.activate(chosen[0] ?? 0);
    this.leave = new AbortController();
    button.addEventListener("keydown", (event) => this.key(event), { signal: this.leave.signal });
    this.button.focus();
  }

  /** Below its button, or above it where there is more room. */
  stand() {
    const { left, top, bottom, width } = this.button.getBoundingClientRect();
    const above = innerHeight - bottom < ROOM && top > innerHeight - bottom;
    const style = this.popup.style;
    style.setProperty("--left", `${Math.max(8, Math.min(left, innerWidth - Math.max(width, 280) - 8))}px`);
    style.setProperty("--width", `${width}px`);
    style.setProperty("--top", above ? "auto" : `${bottom + 4}px`);
    style.setProperty("--bottom", above ? `${innerHeight - top + 4}px` : "auto");
    style.setProperty("--room", `${Math.min(ROOM, (above ? top : innerHeight - bottom) - 16)}px`);
  }

  foot() {
    const { least, most } = this.control;
    this.note = el("span", { class: "note" });
    this.done = el("button", { type: "button", class: "button primary", onclick: () => this.send() }, say("done"));
    this.said = () => {
      const exactly = least === most;
      this.note.textContent = exactly ? say("choose-exactly", { n: most }) : say("choose-between", { least, most });
      this.done.disabled = this.picked.size < least || this.picked.size > most;
    };
    this.said();
    return el("div", { class: "foot" }, this.note, this.done);
  }

  pick(at) {
    if (!this.several) {
      const was = this.picked.has(at);
      this.picked = new Set(was && this.control.least === 0 ? [] : [at]);
      // As in Discord, choosing what is chosen already tells the bot nothing.
      return was && this.control.least > 0 ? this.close() : this.send();
    }
    if (this.picked.has(at)) this.picked.delete(at);
    else if (this.picked.size < this.control.most) this.picked.add(at);
    this.list.tick(at, this.picked.has(at));
    this.said();
  }

  send() {
    const { least, most, options } = this.control;
    if (this.picked.size < least || this.picked.size > most) return;
    const { button, control } = this;
    const picked = options.filter((_, i) => this.picked.has(i));
    this.close();
    this.chosen(button, control, picked);
  }

  key(event) {
    if (this.list.key(event)) return;
    const { key } = event;
    if (key === "Escape" || key === "Tab") this.close();
    else if (key === "Home") this.list.activate(0);
    else if (key === "End") this.list.activate(this.list.options.length - 1);
    else if (key === "Enter") this.several ? this.send() : this.list.choose();
    else if (key === " ") this.list.choose();
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) this.type(key);
    else return;
    if (key !== "Tab") event.preventDefault();
    event.stopPropagation();
  }

  /** The first letters lead to an option. */
  type(letter) {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => (this.typed = ""), LETTERS);
    this.typed += letter.toLowerCase();
    const at = this.list.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (at >= 0) this.list.activate(at);
  }

  /** A message was drawn anew: the menu stays open if it is still there with the same options, else it is closed. */
  follow(article) {
    if (!this.open || this.button.isConnected) return;
    const again = article.querySelector(`[data-does=menu][data-key="${CSS.escape(this.control.id)}"]`);
    const same = again && !again.disabled && JSON.stringify(held(again)) === JSON.stringify(this.control);
    const { picked } = this;
    this.close();
    if (!same) return;
    this.show(again);
    this.picked = picked;
    this.list.options.forEach((_, i) => this.list.tick(i, picked.has(i)));
    this.said?.();
  }

  close() {
    if (!this.open) return;
    this.leave.abort();
    this.list.hide();
    this.popup.hidden = true;
    this.said = null;
  }

  outside(target) {
    if (this.open && !this.popup.contains(target) && !this.button.contains(target)) this.close();
  }

  moved(target) {
    if (this.open && !this.popup.contains(target)) this.button.isConnected ? this.stand() : this.close();
  }
}
