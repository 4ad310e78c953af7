// A command in the composer: its line, the options that are filled in, and those that could be.

import { button, el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../words.js";
import { Field } from "./field.js";

export class Command {
  /** `from` is the composer: `list`, `known`, `suggest(line, option, typed, options)`, `send`, `leave`, `hint`. */
  constructor(box, command, from) {
    Object.assign(this, { box, command, from, list: from.list, known: from.known });
    this.fields = command.options.filter((option) => option.required).map((option) => new Field(option, this));
    const leave = say("leave-command");
    const props = { class: "used", title: leave, "aria-label": `${command.line}, ${leave}` };
    this.name = button(props, el("b", {}, command.line), icon("close"));
    this.name.addEventListener("click", () => this.leave());
    this.name.addEventListener("keydown", (event) => event.key === "Backspace" && this.leave());
    this.draw();
    this.box.hidden = false;
  }

  get line() {
    return this.command.line;
  }

  draw() {
    const left = this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
    const add = (option) => () => this.add(option).input.focus();
    const more = (option) =>
      button({ class: "more", title: option.note, onclick: add(option) }, icon("more"), option.label);
    fill(this.box, this.name, this.fields.map((field) => field.element), left.map(more));
  }

  /** Where one begins: at what is to be filled in first, else where it can be sent. */
  focus(send) {
    const field = this.fields.find((each) => each.blank) ?? this.fields[0];
    if (field) return field.input.focus();
    this.from.hint(this.command.note);
    send.focus();
  }

  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.draw();
    return field;
  }

  entered(field) {
    const { label, note, required } = field.option;
    // Many a note begins with the name itself.
    const named = note?.toLowerCase().startsWith(label.toLowerCase());
    this.from.hint(!named && el("b", {}, `${label} `), note, !required && ` · ${say("optional")}`);
  }

  suggest(option, typed) {
    return this.from.suggest(this.line, option.name, typed, this.filled(option.name));
  }

  /** What stands there already, for the bot to suggest what goes with it. */
  filled(without) {
    const values = this.fields.map((field) => [field.option.name, field.read().value]);
    return Object.fromEntries(values.filter(([name, value]) => name !== without && value !== undefined));
  }

  /** On to the next that is empty; after the last, Enter sends, unless it has only just chosen something there. */
  next(field, picked) {
    const after = [...this.fields.slice(this.fields.indexOf(field) + 1), ...this.fields];
    const empty = after.find((each) => each !== field && each.blank);
    if (empty) empty.input.focus();
    else if (picked) field.input.focus();
    else this.from.send();
  }

  /** Backspace where nothing stands: the option goes, or one goes back, or the command is left. */
  empty(field) {
    const at = this.fields.indexOf(field);
    const optional = !field.option.required;
    if (optional) this.fields.splice(at, 1);
    if (optional) this.draw();
    const previous = this.fields[at - 1];
    if (previous) previous.input.focus();
    else if (optional) (this.fields[0]?.input ?? this.name).focus();
    else this.leave();
    return true;
  }

  leave() {
    this.from.leave();
  }

  /** What is sent; null where something is missing or wrong, which is then said and has the focus. */
  read(complain) {
    const read = this.fields.map((field) => ({ field, ...field.read() }));
    for (const { field, error } of read) field.complain(Boolean(error));
    const wrong = read.find((each) => each.error);
    if (!wrong) return this.filled(null);
    complain(wrong.error);
    wrong.field.input.focus();
    this.list.hide();
    return null;
  }

  /** All of it, to be put back later. */
  get kept() {
    return { line: this.line, values: Object.fromEntries(this.fields.map((field) => [field.option.name, field.kept])) };
  }

  restore(values) {
    for (const option of this.command.options) {
      if (!values[option.name]) continue;
      const field = this.fields.find((each) => each.option === option) ?? this.add(option);
      field.set(values[option.name]);
    }
  }

  close() {
    this.list.hide();
    this.box.hidden = true;
    fill(this.box);
  }
}
