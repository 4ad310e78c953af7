// The parts of a message, one above the other: words, pictures, rows of controls, boxes, sections, embeds, files.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { tongue } from "../words.js";
import { control, row } from "./controls.js";
import { nodes, outside } from "./nodes.js";
import { frame, picture, pictures } from "./pictures.js";

const UNITS = [["megabyte", 1e6], ["kilobyte", 1e3], ["byte", 1]];

const DRAWN = {
  text: (part) => el("div", { class: "text" }, nodes(part.nodes)),
  pictures: (part) => pictures(part.items),
  controls: (part) => row(part.controls),
  separator: (part) => el("hr", { class: `${part.line ? "drawn" : "blank"} ${part.wide ? "wide" : "near"}` }),
  box: (part) => el("div", { class: "container", ...edge(part.colour) }, parts(part.parts)),
  section: (part) => el("div", { class: "section" }, el("div", {}, parts(part.parts)), beside(part.beside)),
  embed,
  file,
};

/** All of them, in their order. */
export const parts = (list) => (list ?? []).map((part) => DRAWN[part.is]?.(part));

const edge = (colour) => (/^#[0-9a-f]{6}$/i.test(colour ?? "") ? { "--edge": colour } : {});

function beside(thing) {
  if (!thing) return null;
  return el("div", { class: "beside" }, thing.is === "picture" ? frame(thing) : control(thing));
}

function embed(part) {
  const leads = part.url && outside(part.url);
  return el("div", { class: "container embed", ...edge(part.colour) },
    part.author && el("p", { class: "small" }, part.author),
    part.title && el("h3", {}, leads ? el("a", leads, part.title) : part.title),
    part.nodes?.length > 0 && el("div", { class: "text" }, nodes(part.nodes)),
    part.fields?.length > 0 && el("dl", {}, part.fields.map(field)),
    part.picture && picture(part.picture),
    part.footer && el("p", { class: "small" }, part.footer));
}

function field(each) {
  return el("div", { class: each.inline ? "inline" : null }, el("dt", {}, each.name), el("dd", {}, nodes(each.nodes)));
}

function file(part) {
  const [unit, one] = UNITS.find(([, each]) => part.size >= each) ?? UNITS.at(-1);
  const sizes = new Intl.NumberFormat(tongue(), { style: "unit", unit, maximumFractionDigits: 1 });
  return el("a", { class: "file", href: part.url, download: part.name, "data-key": `file ${part.url}` },
    icon("file"), el("span", {}, part.name), el("small", {}, sizes.format(part.size / one)));
}
