// The line above the composer: who types or thinks in this place, and which command is on its way.

import { fill } from "../dom.js";
import { dots } from "../messages/message.js";
import { say } from "../words.js";

const LASTS = 10_000;
/** An answer that comes at once needs no word about its coming. */
const SOON = 400;

export class Strip {
  constructor(element) {
    this.element = element;
    this.names = new Map();
    this.lines = new Map();
  }

  types(name) {
    clearTimeout(this.names.get(name));
    this.names.set(name, setTimeout(() => this.wrote(name), LASTS));
    this.draw();
  }

  wrote(name) {
    clearTimeout(this.names.get(name));
    if (this.names.delete(name)) this.draw();
  }

  sends(line) {
    const key = Symbol(line);
    this.lines.set(key, null);
    setTimeout(() => this.lines.has(key) && (this.lines.set(key, line), this.draw()), SOON);
    return key;
  }

  sent(key) {
    if (this.lines.delete(key)) this.draw();
  }

  clear() {
    for (const later of this.names.values()) clearTimeout(later);
    this.names.clear();
    this.draw();
  }

  draw() {
    const lines = [...this.lines.values()].filter(Boolean);
    const said = [
      ...lines.map((line) => say("sending", { line })),
      ...[...this.names.keys()].map((name) => say("types", { name })),
    ];
    fill(this.element, said.length ? dots() : null, said.join(" "));
  }
}
