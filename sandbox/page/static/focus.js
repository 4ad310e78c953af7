// Keeps the focus where it was, although what had it is drawn anew: by the message and the name of the control in it.

/** Draws anew what is in `within`; whoever was in it finds himself on the same control, else on the whole. */
export function keeping(within, redraw) {
  const back = within.contains(document.activeElement) ? place(document.activeElement) : null;
  redraw();
  back?.();
}

/** The way back to what has the focus now, for when a window before it is closed. */
export function place(element = document.activeElement) {
  const key = element?.closest("[data-key]")?.dataset.key;
  const message = element?.closest("[data-message]")?.dataset.message;
  return () => {
    if (element?.isConnected && usable(element)) return element.focus({ preventScroll: true });
    const article = message && document.querySelector(`[data-message="${CSS.escape(message)}"]`);
    const again = article && key && (article.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? changed(article, key));
    (again && usable(again) ? again : article || document.getElementById("log")).focus({ preventScroll: true });
  };
}

/** A picture that has taken the place of another: whoever was about to enlarge that one enlarges this. */
const changed = (article, key) => key.startsWith("picture ") && article.querySelector('[data-does="enlarge"]');

const usable = (element) => !element.disabled && element !== document.body;
