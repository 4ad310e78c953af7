// The fields of a window: each is drawn with its label and note, read as what is sent, and says what is wrong with it.

import { el, fill, freshId } from "../dom.js";
import { count, say } from "../words.js";

/** A field with `read`, the value that is sent, and `wrong`, what is to be mended in it or nothing. */
export function field(each) {
  const id = freshId("field");
  const parts = (each.kind in DRAWN ? DRAWN[each.kind] : DRAWN.line)(each, id);
  const note = each.note && el("p", { class: "note", id: `${id}-note` }, each.note);
  const error = el("p", { class: "error", id: `${id}-error` });
  const described = [note && note.id, error.id].filter(Boolean).join(" ");
  parts.control.setAttribute("aria-describedby", described);
  const label = parts.group ? el("legend", {}) : el("label", { for: id });
  label.append(each.label, needed(each));
  const frame = el(parts.group ? "fieldset" : "div", { class: "field" });
  const element = fill(frame, each.kind !== "box" && label, note, parts.element, error);
  const complain = (said) => {
    error.textContent = said ?? "";
    parts.control.setAttribute("aria-invalid", String(Boolean(said)));
  };
  return { id: each.id, element, read: parts.read, control: parts.first ?? parts.control, complain,
    wrong: () => wrong(each, parts.read()) };
}

const needed = (each) => (each.required ? el("span", { class: "needed", title: say("required") }, " *") : "");

const DRAWN = { line: typed, paragraph: typed, menu, radio: choices, boxes: choices, box };

function typed(each, id) {
  const props = { id, required: each.required, placeholder: each.placeholder, maxlength: each.most || null };
  const long = each.kind === "paragraph";
  const control = long ? el("textarea", { ...props, rows: "4" }) : el("input", { ...props, type: "text" });
  control.value = each.value ?? "";
  return { element: control, control, read: () => control.value };
}

/** One from a menu, as the system draws it; where several may be chosen, boxes say so better. */
function menu(each, id) {
  if (each.most > 1) return choices(each, id);
  const empty = el("option", { value: "" }, each.placeholder || say("choose"));
  const said = (option) => [option.label, option.note].filter(Boolean).join(" · ");
  const options = each.options.map((option, i) =>
    el("option", { value: String(i), selected: option.chosen }, said(option)));
  const control = el("select", { id, required: each.required }, empty, options);
  return { element: control, control, read: () => (control.value === "" ? [] : [each.options[control.value].value]) };
}

function choices(each, id) {
  const type = each.kind === "radio" ? "radio" : "checkbox";
  const inputs = each.options.map((option) => {
    const input = el("input", { type, name: id });
    input.checked = Boolean(option.chosen);
    return input;
  });
  const said = (option) => el("span", {}, option.label, option.note && el("small", {}, option.note));
  const rows = each.options.map((option, i) => el("label", { class: "choice" }, inputs[i], said(option)));
  const control = el("div", { role: type === "radio" ? "radiogroup" : "group", "aria-label": each.label }, rows);
  const read = () => each.options.filter((_, i) => inputs[i].checked).map((option) => option.value);
  return { element: control, control, first: inputs[0], read, group: true };
}

function box(each, id) {
  const control = el("input", { type: "checkbox", id });
  control.checked = each.value === true || each.value === "true" || Boolean(each.options?.[0]?.chosen);
  const element = el("label", { class: "choice" }, control, el("span", {}, each.label, needed(each)));
  return { element, control, read: () => control.checked };
}

function wrong(each, value) {
  if (each.kind === "box") return each.required && !value ? say("must-be-filled") : null;
  if (!value.length) return each.required ? say("must-be-filled") : null;
  const [least, most] = [each.least ?? 0, each.most || Infinity];
  if (value.length >= least && value.length <= most) return null;
  if (typeof value === "string") return value.length < least ? count("too-short", least) : count("too-long", most);
  return value.length < least ? say("too-few", { n: least }) : say("too-many", { n: most });
}
