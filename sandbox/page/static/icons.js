// The signs on buttons and before names, drawn as lines in a square of 24; what they mean is said beside them in words.

const SVG = "http://www.w3.org/2000/svg";

const LINES = {
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3.5 15h16",
  thread: "M6 4v9a3 3 0 0 0 3 3h9M14 12l4 4-4 4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5",
  asleep: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  locked: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  more: "M12 5v14M5 12h14",
  less: "M5 12h14",
  eye: "M2 12c3-5 6-6.5 10-6.5S19 7 22 12c-3 5-6 6.5-10 6.5S5 17 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  trouble: "M13 3L5 14h6l-1 7 8-11h-6z",
  send: "M4 12h14M12 5l7 7-7 7",
  check: "M5 12.5l4.5 4.5L19 7.5",
  open: "M6 9.5l6 6 6-6",
  window: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  words: "M4 6h16M4 11h16M4 16h10",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  silent: "M6 17V11a6 6 0 0 1 9-5.2M18 11v6M4 17h13M10 20.5h4M4 4l16 16",
  down: "M12 5v14M6 13l6 6 6-6",
  reply: "M9 6l-5 5 5 5M4 11h9a6 6 0 0 1 6 6v1",
  warning: "M12 4l9 16H3zM12 10v5M12 17.5v.5",
};

/** A sign; nobody is read anything of it. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "sign");
  path.setAttribute("d", LINES[name]);
  svg.append(path);
  return svg;
}
