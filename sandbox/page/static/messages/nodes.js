// Words with their markdown, as the server has parsed it: each node becomes an element, its text stays text.

import { button, el, hold } from "../dom.js";
import { say } from "../words.js";
import { time } from "../times.js";

const WRAPPED = { bold: "strong", italic: "em", underline: "u", strike: "s", quote: "blockquote" };

const DRAWN = {
  text: (node) => node.text,
  break: () => el("br"),
  small: (node) => el("p", { class: "small" }, nodes(node.nodes)),
  // Below the message's own heading, all on one level: how large they are is a matter of looks.
  heading: (node) => el("h3", { class: `size-${node.level}` }, nodes(node.nodes)),
  code: (node) => el("code", {}, node.text),
  block: (node) => el("pre", {}, el("code", {}, node.text)),
  list: (node) => el(node.ordered ? "ol" : "ul", {}, node.items.map((item) => el("li", {}, nodes(item)))),
  spoiler: (node) =>
    el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler"), "data-does": "reveal" },
      el("span", {}, nodes(node.nodes))),
  link,
  person: (node) => el("span", { class: node.me ? "mention mine" : "mention" }, `@${node.name}`),
  place,
  command: (node) =>
    hold(button({ class: "mention", "data-does": "command", "data-key": `command ${node.line}` }, node.line), node),
  time: (node) => time(node.at, node.style),
};

/** All of them, in their order. */
export function nodes(list) {
  return (list ?? []).map((node) => (WRAPPED[node.is] ? el(WRAPPED[node.is], {}, nodes(node.nodes)) : draw(node)));
}

function draw(node) {
  // A node this page does not know still says its words.
  return DRAWN[node.is] ? DRAWN[node.is](node) : (node.text ?? nodes(node.nodes));
}

function link(node) {
  const props = outside(node.url);
  return props ? el("a", props, nodes(node.nodes)) : el("span", {}, nodes(node.nodes));
}

/** How a link leads out of the page; null for an address that is none of the web's. */
export function outside(url) {
  const address = URL.parse ? URL.parse(url) : parsed(url);
  if (!address || !["http:", "https:"].includes(address.protocol)) return null;
  return { href: address.href, rel: "noopener noreferrer", target: "_blank" };
}

function parsed(url) {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

function place(node) {
  if (!node.there) return el("span", { class: "mention gone" }, `#${node.name || say("unknown-place")}`);
  const address = new URL(location.href);
  address.searchParams.set("at", node.id);
  const props = { class: "mention", href: address.href, "data-does": "go", "data-key": `place ${node.id}` };
  return hold(el("a", props, `#${node.name}`), node);
}
