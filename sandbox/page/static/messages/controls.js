// Buttons and closed menus under a message. What a press does is said elsewhere; here they are only drawn.

import { button, el, hold } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../words.js";
import { outside } from "./nodes.js";

/** One control, whichever it is. */
export function control(each) {
  if (each.is === "menu") return menu(each);
  return each.style === "link" ? link(each) : press(each);
}

/** A row of them. */
export const row = (controls) => el("div", { class: "controls" }, controls.map(control));

function press(each) {
  const props = { class: `button ${each.style}`, disabled: each.grey, "data-does": "press", "data-key": each.id };
  return hold(button(props, words(each)), each);
}

function words(each) {
  return [each.emoji && el("span", { class: "emoji" }, each.emoji), each.label && el("span", {}, each.label)];
}

function link(each) {
  const leads = outside(each.url);
  const label = [...words(each), icon("window")];
  if (each.grey || !leads) return el("span", { class: "button secondary", "aria-disabled": "true" }, label);
  return el("a", { class: "button secondary", "data-key": each.url, ...leads }, label);
}

function menu(each) {
  const list = { role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false" };
  const props = { class: "menu", disabled: each.grey, "data-does": "menu", "data-key": each.id };
  const made = button({ ...props, ...list }, el("span", { class: "chosen" }), icon("open"));
  showChosen(made, each, each.options.filter((option) => option.chosen));
  return hold(made, each);
}

/** What stands on a closed menu: what is chosen, else what it asks for. */
export function showChosen(made, each, chosen) {
  const label = each.placeholder || say("choose");
  const named = chosen.map((option) => [option.emoji, option.label].filter(Boolean).join(" ")).join(", ");
  made.classList.toggle("empty", !named);
  made.querySelector(".chosen").textContent = named || label;
  // The placeholder is its name; what is chosen is said as its value, which a button shows by its name alone.
  made.setAttribute("aria-label", named && named !== label ? `${label}: ${named}` : label);
}
