// What is done in the log: each click and key is heard here, for all messages; what waits or failed says so.

import { button, el, held, wait } from "../dom.js";
import { reason, say } from "../words.js";
import { showChosen } from "./controls.js";
import { Menu } from "./menu.js";

export class Acting {
  /** `does` leads out of the log: `go`, `command`, `enlarge`. */
  constructor(wire, log, does) {
    Object.assign(this, { wire, log, does });
    this.waiting = new Set();
    this.failed = new Map();
    this.menu = new Menu(log.parentElement, (closed, control, picked) => this.choose(closed, control, picked));
    log.addEventListener("click", (event) => this.click(event));
    log.addEventListener("keydown", (event) => this.key(event));
  }

  click(event) {
    const target = event.target.closest("[data-does]");
    // A middle or a held click on a link opens it elsewhere, as everywhere.
    if (!target || target.disabled || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.matches("a")) event.preventDefault();
    const article = target.closest("[data-message]");
    const deeds = {
      press: () => this.press(article, held(target)),
      menu: () => this.busy(article, held(target)) || this.menu.toggle(target),
      dismiss: () => this.wire.send("dismiss", { message: article.dataset.message }),
      reveal: () => reveal(target),
      enlarge: () => this.does.enlarge(held(target)),
      command: () => this.does.command(held(target).line),
      go: () => this.does.go(held(target).id),
      understood: () => this.forgive(article),
    };
    deeds[target.dataset.does]();
  }

  /** Up and down lead from message to message; a spoiler opens like a button. */
  key(event) {
    const { target, key } = event;
    if (target.matches(".spoiler") && (key === "Enter" || key === " ")) {
      event.preventDefault();
      return reveal(target);
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const whole = target === this.log || target.matches("article");
    if (!step || !whole) return;
    const all = [...this.log.querySelectorAll("article")];
    const to = target === this.log ? all.at(-1) : all[all.indexOf(target) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest" });
  }

  press(article, control) {
    return this.act("press", article, control, {});
  }

  async choose(closed, control, picked) {
    const before = control.options.filter((option) => option.chosen);
    showChosen(closed, control, picked);
    const values = picked.map((option) => option.value);
    const ok = await this.act("choose", closed.closest("[data-message]"), control, { values });
    if (!ok && closed.isConnected) showChosen(closed, control, before);
  }

  busy(article, control) {
    return this.waiting.has(`${article.dataset.message} ${control.id}`);
  }

  /** One deed on one control: it waits for its answer, the others stay as they are. */
  async act(what, article, control, more) {
    const message = article.dataset.message;
    const key = `${message} ${control.id}`;
    if (this.waiting.has(key)) return false;
    this.waiting.add(key);
    this.failed.delete(message);
    this.mark(message);
    const answer = await this.wire.ask(what, { message, control: control.id, ...more });
    this.waiting.delete(key);
    if (!answer.ok) this.failed.set(message, answer);
    this.mark(message);
    return answer.ok;
  }

  forgive(article) {
    this.failed.delete(article.dataset.message);
    this.drawn(article);
    article.focus({ preventScroll: true });
  }

  mark(message) {
    const article = this.log.querySelector(`[data-message="${CSS.escape(message)}"]`);
    if (article) this.drawn(article);
  }

  /** Puts on an article, which knows only what the server told, what this window knows besides. */
  drawn(article) {
    const message = article.dataset.message;
    for (const each of article.querySelectorAll("[data-does=press], [data-does=menu]")) {
      wait(each, this.waiting.has(`${message} ${each.dataset.key}`));
    }
    article.querySelector(":scope .failure")?.remove();
    const failure = this.failed.get(message);
    if (failure) article.querySelector(".body").append(failed(failure));
    this.menu.follow(article);
  }

  clear() {
    this.failed.clear();
    this.menu.close();
  }
}

function failed(answer) {
  const put = button({ class: "plain", "data-does": "understood" }, say("understood"));
  return el("p", { class: "failure", role: "alert" }, reason(answer), " ", put);
}

function reveal(spoiler) {
  spoiler.classList.add("open");
  for (const name of ["role", "tabindex", "aria-label", "data-does"]) spoiler.removeAttribute(name);
}
