// A picture alone before everything else, to be looked at closely or read as words.

import { button, el, fill } from "../dom.js";
import { place } from "../focus.js";
import { icon } from "../icons.js";
import { say } from "../words.js";
import { Zoom } from "./zoom.js";

/** Whoever once wanted the words wants them with the next picture, too. */
let worded = false;

/** Opens it; closed by its button, by Escape, or by the way back. */
export function enlarge(picture) {
  const back = place();
  const image = el("img", { src: picture.url, alt: picture.alt || say("picture"), draggable: "false" });
  const stage = el("div", { class: "stage" }, image);
  const words = picture.alt && el("p", { class: "words", tabindex: "0", hidden: !worded }, picture.alt);
  const dialog = el("dialog", { class: "viewer", "aria-label": say("picture") });
  const fit = button({ class: "icon percent", title: say("zoom-fit"), onclick: () => zoom.reset() });
  const zoom = new Zoom(stage, image, (scale) => (fit.textContent = `${Math.round(scale * 100)} %`));
  const tools = el("div", { class: "tools", role: "toolbar", "aria-label": say("zoom") },
    tool("less", "zoom-out", () => zoom.by(1 / 1.4)), fit, tool("more", "zoom-in", () => zoom.by(1.4)),
    words && wording(words, () => zoom.show()),
    tool("close", "close", () => dialog.close()));
  fill(dialog, tools, stage, words);
  dialog.addEventListener("keydown", (event) => event.target !== words && zoom.key(event));
  dialog.addEventListener("close", () => {
    dialog.remove();
    back();
  });
  image.addEventListener("load", () => zoom.show());
  document.body.append(dialog);
  dialog.showModal();
  tools.lastElementChild.focus();
}

function tool(sign, name, deed) {
  return button({ class: "icon", "aria-label": say(name), title: say(name), onclick: deed }, icon(sign));
}

function wording(words, changed) {
  const made = button({ class: "icon wide", "aria-pressed": String(worded) }, icon("words"), say("description"));
  made.addEventListener("click", () => {
    worded = words.hidden;
    words.hidden = !worded;
    made.setAttribute("aria-pressed", String(worded));
    changed();
  });
  return made;
}
