// Which commands answer to what was typed after the slash, the nearest first.

const PREFIX = 0;
const WORDS = 1;
const INSIDE = 2;
const NOTE = 3;

/** Those that fit; with nothing but the slash, all in their order. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  return commands
    .map((command, i) => ({ command, i, rank: rank(command, wanted) }))
    .filter((each) => each.rank !== null)
    .sort((one, other) => one.rank - other.rank || one.i - other.i)
    .map((each) => each.command);
}

function rank({ line, note }, wanted) {
  const said = line.toLowerCase();
  const bare = wanted.slice(1);
  if (said.startsWith(wanted)) return PREFIX;
  const words = said.slice(1).split(" ");
  if (bare.split(" ").every((part) => words.some((word) => word.startsWith(part)))) return WORDS;
  if (said.includes(bare)) return INSIDE;
  return bare.length > 2 && (note ?? "").toLowerCase().includes(bare) ? NOTE : null;
}

/** The command that is meant beyond doubt: typed whole, with a space behind it. */
export function meant(commands, typed) {
  if (!/\s$/.test(typed)) return null;
  const whole = typed.trim().toLowerCase();
  const found = commands.find((command) => command.line.toLowerCase() === whole);
  const longer = commands.some((command) => command.line.toLowerCase().startsWith(`${whole} `));
  return found && !longer ? found : null;
}
