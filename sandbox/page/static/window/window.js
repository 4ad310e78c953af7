// A window that the bot has opened: its words and fields, sent or put away. What was typed stays until it is taken.

import { button, el, wait } from "../dom.js";
import { place } from "../focus.js";
import { nodes } from "../messages/nodes.js";
import { reason, say } from "../words.js";
import { field } from "./fields.js";

let open = null;

/** Shows it; one that was open before is put away. */
export function showWindow(wire, told) {
  open?.put();
  open = new Window(wire, told);
}

/** Puts away what is open: whoever sits here now has not asked for it. */
export function closeWindow() {
  open?.put();
}

class Window {
  constructor(wire, told) {
    Object.assign(this, { wire, id: told.id, back: place(), sent: false });
    this.fields = [];
    this.failure = el("p", { class: "error", role: "alert" });
    this.send = el("button", { type: "submit", class: "button primary" }, el("span", {}, say("submit")));
    const cancel = button({ class: "button secondary", onclick: () => this.put() }, say("cancel"));
    const title = el("h2", { id: "window-title" }, told.title);
    const parts = told.parts.map((part) => this.part(part));
    const form = el("form", { novalidate: true, onsubmit: (event) => this.submit(event) },
      title, parts, this.failure, el("div", { class: "foot" }, cancel, this.send));
    const props = { class: "modal", "aria-labelledby": title.id, onclose: () => this.closed() };
    this.dialog = el("dialog", props, form);
    document.body.append(this.dialog);
    this.dialog.showModal();
    (this.fields[0]?.control ?? this.send).focus();
  }

  part(part) {
    if (part.is === "text") return el("div", { class: "text" }, nodes(part.nodes));
    const made = field(part);
    this.fields.push(made);
    return made.element;
  }

  async submit(event) {
    event.preventDefault();
    if (this.waits || !this.check()) return;
    this.wait(true);
    const fields = Object.fromEntries(this.fields.map((each) => [each.id, each.read()]));
    const answer = await this.wire.ask("submit", { window: this.id, fields });
    this.wait(false);
    if (!answer.ok) return void (this.failure.textContent = reason(answer));
    this.sent = true;
    this.dialog.close();
  }

  /** Whether all can be sent; what cannot says why, and the first has the focus. */
  check() {
    const wrong = this.fields.filter((each) => {
      const said = each.wrong();
      each.complain(said);
      return said;
    });
    wrong[0]?.control.focus();
    return wrong.length === 0;
  }

  wait(on) {
    this.waits = on;
    if (on) this.failure.textContent = "";
    wait(this.send, on);
  }

  put() {
    this.dialog.close();
  }

  closed() {
    if (!this.sent) this.wire.send("close", { window: this.id });
    if (open === this) open = null;
    this.dialog.remove();
    this.back();
  }
}
