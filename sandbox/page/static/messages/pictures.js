// Pictures in a message: they have their room before they come, open the viewer, and can be read as words.

import { button, el, hold } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../words.js";

/** Whose words are open stays so when the message is drawn anew. */
const opened = new Set();

/** One or several, side by side. */
export function pictures(items) {
  return el("div", { class: items.length > 1 ? "pictures several" : "pictures" }, items.map(picture));
}

export function picture(item) {
  return el("figure", { class: "picture" }, frame(item), item.alt && description(item));
}

/** The picture alone, as it stands beside words. */
export function frame(item) {
  const sized = item.width && item.height;
  const size = sized ? { "--w": item.width, "--h": item.height } : {};
  const image = el("img", { src: item.url, alt: item.alt || say("picture"), width: item.width, height: item.height,
    loading: "lazy", decoding: "async" });
  const props = { class: sized ? "frame sized" : "frame", title: say("enlarge"), ...size };
  return hold(button({ ...props, "data-does": "enlarge", "data-key": `picture ${item.url}` }, image), item);
}

function description(item) {
  const words = el("details", { class: "description", open: opened.has(item.url) },
    el("summary", { "data-key": `description ${item.url}` }, icon("words"), say("description")),
    el("p", {}, item.alt));
  words.addEventListener("toggle", () => (words.open ? opened.add(item.url) : opened.delete(item.url)));
  return words;
}
