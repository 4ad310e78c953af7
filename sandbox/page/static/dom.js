// Makes elements. Text always becomes text, never markup, and nothing here takes a style or a script from a message.

const things = new WeakMap();

/** An element: attributes by name, listeners as `onclick`, CSS variables as `--name`; null and false are left out. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) put(made, name, value);
  made.append(...some(children));
  return made;
}

/** A button that sends no form. */
export const button = (props, ...children) => el("button", { type: "button", ...props }, ...children);

/** Words for who hears the page. */
export const unseen = (said) => el("span", { class: "unseen" }, said);

function put(made, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("--")) made.style.setProperty(name, value);
  else if (typeof value === "function") made.addEventListener(name.slice(2), value);
  else made.setAttribute(name, value === true ? "" : value);
}

/** Puts these in the place of all that was in it. */
export function fill(parent, ...children) {
  parent.replaceChildren(...some(children));
  return parent;
}

function some(children) {
  return children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false && each !== "");
}

/** Shows that a control waits for its answer. It is not disabled: whoever pressed it keeps the focus. */
export function wait(element, on) {
  for (const name of ["aria-busy", "aria-disabled"]) {
    if (on) element.setAttribute(name, "true");
    else element.removeAttribute(name);
  }
}

/** Remembers what an element was drawn from, so that whoever is told of a click on it knows what it is about. */
export function hold(element, thing) {
  things.set(element, thing);
  return element;
}

export const held = (element) => things.get(element);

export const by = (id) => document.getElementById(id);

let last = 0;
/** An id that nothing else on the page has. */
export const freshId = (what) => `${what}-${(last += 1)}`;
