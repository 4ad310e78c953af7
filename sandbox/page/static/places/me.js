// Who sits before the page: the menu to become somebody else, to choose the language, and to choose dark or light.

import { button, el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { avatar } from "../messages/message.js";
import { LANGUAGES, say, tongue } from "../words.js";
import { setTheme, theme, THEMES } from "../theme.js";
import { panel } from "./panel.js";

const SPOKEN = { en: "English", fr: "Français" };

export class Me {
  /** `become` takes a person's name; `speak` one of the languages. */
  constructor({ become, speak }) {
    Object.assign(this, { become, speak });
    this.panel = panel("me-panel");
    this.button = button({ class: "me", "aria-haspopup": "dialog" });
    this.button.popoverTargetElement = this.panel;
  }

  draw(me, people) {
    const focused = this.panel.contains(document.activeElement) && document.activeElement.dataset.key;
    fill(this.button, avatar(me), called(me.name, SPOKEN[tongue()]), icon("open"));
    this.button.setAttribute("aria-label", `${me.name}: ${say("me-menu")}`);
    this.panel.setAttribute("aria-label", say("me-menu"));
    fill(this.panel,
      el("h3", {}, say("be-somebody")), el("ul", { class: "people" }, people.map((each) => this.person(each, me))),
      el("h3", {}, say("language")), this.choice("language", LANGUAGES, tongue(), (key) => SPOKEN[key], this.speak),
      el("h3", {}, say("theme")), this.choice("theme", THEMES, theme(), (key) => say(`theme-${key}`), setTheme));
    if (focused) this.panel.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  person(each, me) {
    const mine = each.id === me.id;
    const become = () => (this.panel.hidePopover(), mine || this.become(each.name));
    const address = new URL("/", location.href);
    address.searchParams.set("as", each.name);
    const there = say("open-as", { name: each.name });
    return el("li", {},
      button({ class: "person", "aria-current": mine && "true", onclick: become },
        avatar(each), called(each.name, mine && say("you"))),
      el("a", { class: "icon", href: address.href, target: "_blank", rel: "noopener", "aria-label": there, title: there,
        onclick: () => this.panel.hidePopover() }, icon("window")));
  }

  /** A row of which one is pressed. */
  choice(name, keys, chosen, label, choose) {
    const buttons = keys.map((key) => button({ "data-key": key, onclick: () => press(key) }, label(key)));
    const show = (pressed) => {
      for (const [i, key] of keys.entries()) buttons[i].setAttribute("aria-pressed", String(key === pressed));
    };
    const press = (key) => {
      show(key);
      choose(key);
    };
    show(chosen);
    return el("div", { class: "choice", role: "group", "aria-label": say(name) }, buttons);
  }
}

const called = (name, below) => el("span", { class: "name" }, el("b", {}, name), below && el("small", {}, below));
