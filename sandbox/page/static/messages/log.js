// The messages of the place that is open, oldest first: whole at first, then one by one as they come, change and go.

import { el } from "../dom.js";
import { keeping } from "../focus.js";
import { say } from "../words.js";
import { day, sameDay } from "../times.js";
import { article } from "./message.js";

/** Within these seconds messages of one author stand under one name. */
const TOGETHER = 7 * 60;

export class Log {
  /** `drawn` is called with each article that is new or anew. */
  constructor(log, content, end, drawn) {
    Object.assign(this, { log, content, end, drawn });
    this.clear();
  }

  clear() {
    this.place = null;
    this.newFrom = null;
    this.entries = [];
    this.content.replaceChildren();
  }

  /** All of a place. If it is open already it is only brought up to date: nobody loses where he was reading. */
  show(place, messages, newFrom) {
    if (place === this.place) return this.update(messages);
    // Nobody wants to hear two hundred messages because he opened a place.
    this.log.setAttribute("aria-live", "off");
    this.place = place;
    this.newFrom = newFrom;
    this.entries = messages.map(entry);
    this.entries.forEach((_, i) => this.dress(i));
    const all = document.createDocumentFragment();
    all.append(...this.entries.map((each) => each.node));
    this.content.replaceChildren(all);
    for (const each of this.entries) this.drawn(each.article);
    this.begin();
    setTimeout(() => this.log.setAttribute("aria-live", "polite"), 500);
  }

  /** Where one begins to read: at what is new, else at the end. */
  begin() {
    this.end.go();
    const fresh = this.find(this.newFrom);
    if (fresh < 1 || this.entries[fresh].node.offsetTop >= this.log.scrollTop) return;
    this.end.from(this.entries[fresh].node);
    this.end.came(this.entries.length - fresh);
  }

  update(messages) {
    const there = new Set(messages.map((message) => message.id));
    for (const { message } of [...this.entries]) if (!there.has(message.id)) this.drop(message.id);
    for (const message of messages) this.put(message);
  }

  /** All of them once more: the language has changed. */
  redraw() {
    this.entries.forEach((each, i) => this.replace(i, each.message));
  }

  /** A new one, or one that has changed. Whether it is new. */
  put(message) {
    const at = this.find(message.id);
    if (at >= 0) {
      if (JSON.stringify(this.entries[at].message) !== JSON.stringify(message)) this.replace(at, message);
      return false;
    }
    const after = this.entries.findLastIndex((each) => before(each.message, message));
    const made = entry(message);
    this.entries.splice(after + 1, 0, made);
    this.content.insertBefore(made.node, this.entries[after + 2]?.node ?? null);
    this.dress(after + 1);
    this.dress(after + 2);
    this.drawn(made.article);
    return true;
  }

  replace(at, message) {
    const each = this.entries[at];
    keeping(each.node, () => {
      const made = article(message);
      each.article.replaceWith(made);
      Object.assign(each, { message, article: made });
      this.dress(at);
      this.dress(at + 1);
      this.drawn(made);
    });
  }

  drop(id) {
    const at = this.find(id);
    if (at < 0) return;
    const inside = this.entries[at].node.contains(document.activeElement);
    this.entries[at].node.remove();
    this.entries.splice(at, 1);
    this.dress(at);
    if (inside) (this.entries[at] ?? this.entries[at - 1])?.article.focus({ preventScroll: true });
  }

  /** The line above which all is known. */
  mark(id) {
    const old = this.find(this.newFrom);
    this.newFrom = id;
    this.dress(old);
    this.dress(this.find(id));
  }

  find(id) {
    return id === null ? -1 : this.entries.findLastIndex((each) => each.message.id === id);
  }

  /** The lines above a message, and whether it needs a name of its own, follow from the one before it. */
  dress(at) {
    const each = this.entries[at];
    if (!each) return;
    const previous = this.entries[at - 1]?.message;
    const lines = [];
    if (!previous || !sameDay(previous.at, each.message.at)) lines.push(line("day", day(each.message.at)));
    if (each.message.id === this.newFrom) lines.push(line("new", say("new")));
    // The article itself stays where it is: moved, it would lose the focus and be read out again.
    for (const old of [...each.node.children]) if (old !== each.article) old.remove();
    each.article.before(...lines);
    each.article.classList.toggle("follows", lines.length === 0 && follows(previous, each.message));
  }
}

function entry(message) {
  const made = article(message);
  const kind = made.querySelector("img") ? "entry tall" : "entry";
  return { message, article: made, node: el("div", { class: kind }, made) };
}

function line(kind, said) {
  return el("div", { class: `rule ${kind}`, role: "separator", "aria-label": said }, el("span", {}, said));
}

function follows(previous, message) {
  if (message.notice || previous.notice || message.reply || message.used) return false;
  const same = previous.author.id === message.author.id && previous.private === message.private;
  return same && message.at - previous.at < TOGETHER;
}

/** By the clock, then by the id: a number too long for one, so by its length first. */
function before(one, other) {
  if (one.at !== other.at) return one.at < other.at;
  return one.id.length === other.id.length ? one.id < other.id : one.id.length < other.id.length;
}
