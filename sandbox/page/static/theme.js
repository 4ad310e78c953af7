// Dark or light: what was chosen in this browser, else what the system has. Loaded first, so that nothing flashes.

export const THEMES = ["system", "dark", "light"];
const KEPT = "paravent.theme";

/** The one that is chosen. */
export function theme() {
  const kept = read();
  return THEMES.includes(kept) ? kept : "system";
}

export function setTheme(name) {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // A browser that keeps nothing still shows it until the page is closed.
  }
  show(name);
}

function read() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function show(name) {
  if (name === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}

show(theme());
addEventListener("storage", (event) => event.key === KEPT && show(theme()));
