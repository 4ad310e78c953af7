// The composer: words to be said, or, after a slash, a command with its options. What failed comes back.

import { by, el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { Listbox } from "../listbox.js";
import { reason, say } from "../words.js";
import { Command } from "./command.js";
import { matching, meant } from "./matching.js";

/** Milliseconds between two words that one is writing. */
const AGAIN = 5_000;

export class Composer {
  /** `known` tells the people and the places that an option may name; `strip` says what is on its way. */
  constructor(wire, known, strip) {
    Object.assign(this, { wire, known, strip, commands: [], drafts: new Map(), place: null, command: null });
    this.text = by("text");
    this.list = new Listbox({ pick: () => {} });
    by("offers").append(this.list.element);
    fill(by("send"), icon("send"));
    const form = by("composer");
    form.addEventListener("submit", (event) => (event.preventDefault(), this.send()));
    form.addEventListener("input", () => this.fail(""));
    form.addEventListener("keydown", (event) => this.leaves(event));
    this.text.addEventListener("input", () => (this.typed(), this.tellOthers()));
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("focus", () => this.typed());
    this.text.addEventListener("blur", () => this.list.owner === this.text && this.list.hide());
    by("slash").addEventListener("click", () => this.begin("/"));
    this.from = { list: this.list, known, send: () => this.send(), leave: () => this.begin(""),
      hint: (...said) => this.hint(...said),
      suggest: (line, option, typed, options) =>
        wire.ask("suggest", { place: this.place.id, line, option, typed, options }) };
  }

  /** Another place, or the same with other words: what was being written there is there again. */
  open(place) {
    if (this.place?.id !== place.id) {
      if (this.place) this.drafts.set(this.place.id, this.kept);
      this.place = place;
      this.commands = [];
      this.restore({ text: "" });
      this.fail("");
    }
    this.place = place;
    const shut = place.locked;
    const whom = place.kind === "direct" ? place.name : `#${place.name}`;
    this.text.placeholder = shut ? say("is-locked") : say(place.asleep ? "write-to-wake" : "write-to", { name: whom });
    this.text.setAttribute("aria-label", say("write-to", { name: whom }));
    for (const each of [this.text, by("slash"), by("send")]) each.disabled = shut;
  }

  /** What may be used here; a command that is being written stays as it is, if it is still there. */
  offer(place, commands) {
    if (place !== this.place?.id) return;
    this.commands = commands;
    const draft = this.command ? this.kept : this.drafts.get(place);
    this.drafts.delete(place);
    if (draft && !this.text.value) this.restore(draft);
    if (document.activeElement === this.text) this.typed();
  }

  get kept() {
    return this.command ? this.command.kept : { text: this.text.value };
  }

  /** Nobody's: somebody else sits here now. */
  clear() {
    this.drafts.clear();
    this.place = null;
    this.restore({ text: "" });
    this.fail("");
  }

  restore({ text = "", line, values }) {
    const command = line && this.commands.find((each) => each.line === line);
    const inside = by("composer").contains(document.activeElement);
    this.shut();
    this.text.value = line && !command ? line : text;
    this.grow();
    if (!command) return inside && this.text.focus();
    this.use(command);
    this.command.restore(values);
    if (inside) this.command.focus(by("send"));
  }

  /** A tapped command: into the composer with it. */
  pick(line) {
    const command = this.commands.find((each) => each.line === line);
    if (!command) return this.begin(line);
    this.use(command);
    this.command.focus(by("send"));
  }

  begin(text) {
    this.shut();
    this.text.value = text;
    this.grow();
    this.text.focus();
    this.typed();
  }

  use(command) {
    this.shut();
    this.fail("");
    this.text.value = "";
    this.text.hidden = true;
    this.command = new Command(by("command"), command, this.from);
  }

  shut() {
    this.command?.close();
    this.command = null;
    this.text.hidden = false;
    this.hint();
  }

  /** That one writes, now and then; not that one looks for a command. */
  tellOthers() {
    const now = Date.now();
    if (!this.text.value || this.text.value.startsWith("/") || now - (this.told ?? 0) < AGAIN) return;
    this.told = now;
    this.wire.send("typing", { place: this.place.id });
  }

  typed() {
    if (this.command) return;
    this.grow();
    this.list.own(this.text, say("commands"));
    const typed = this.text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) return this.list.hide();
    const whole = meant(this.commands, typed);
    if (whole) return this.pick(whole.line);
    const found = matching(this.commands, typed);
    this.list.pick = (i) => this.pick(found[i].line);
    this.list.show(found.map(({ line, note }) => ({ label: line, note })), { otherwise: say("no-such-command") });
  }

  grow() {
    this.text.style.setProperty("height", "auto");
    if (this.text.value) this.text.style.setProperty("height", `${this.text.scrollHeight}px`);
  }

  /** Escape leaves a command, wherever one is in it; Backspace does where nothing is to be filled in. */
  leaves(event) {
    const back = event.key === "Backspace" && event.target === by("send");
    if (!this.command || event.defaultPrevented || !(event.key === "Escape" || back)) return;
    event.preventDefault();
    this.begin("");
  }

  key(event) {
    if (event.isComposing || this.list.key(event)) return;
    const ready = this.list.open && this.list.active >= 0;
    if (event.key === "Enter" && !event.shiftKey) ready ? this.list.choose() : this.send();
    else if (event.key === "Tab" && !event.shiftKey && ready) this.list.choose();
    else if (event.key === "Escape" && this.list.open) this.list.hide();
    else return;
    event.preventDefault();
  }

  send() {
    return this.command ? this.sendCommand() : this.sendText();
  }

  async sendText() {
    const text = this.text.value.trim();
    if (!text || !this.place) return this.text.focus();
    if (text.startsWith("/")) return this.fail(say("no-such-command"));
    await this.deliver("say", { text });
  }

  async sendCommand() {
    const options = this.command.read((said) => this.fail(said));
    if (options) await this.deliver("use", { line: this.command.line, options });
  }

  /** The composer is free at once; what was not taken comes back, if nothing else is being written by then. */
  async deliver(what, body) {
    const { place, kept } = this;
    this.fail("");
    this.begin("");
    const sent = body.line && this.strip.sends(body.line);
    const answer = await this.wire.ask(what, { place: place.id, ...body });
    this.strip.sent(sent);
    if (answer.ok) return;
    if (this.place?.id !== place.id) return void this.drafts.set(place.id, kept);
    if (!this.command && !this.text.value) this.restore(kept);
    this.fail(reason(answer));
  }

  fail(said) {
    fill(by("failure"), said && icon("warning"), said && el("span", {}, said));
  }

  hint(...said) {
    fill(by("hint"), ...said);
  }
}
