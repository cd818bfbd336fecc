// Drawings on whole numbers of a coarser grid: at the size of a counter nobody sees the difference, and the sheet is half as long.

const PARTS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
// How the numbers of a command go in pairs; an arc is told apart.
const LENGTH: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of a command; the flags of an arc may stand without anything between them. */
function numbers(command: string, text: string): number[] {
  if (command !== 'a') return (text.match(NUMBER) ?? []).map(Number);
  const found: number[] = [];
  let rest = text;
  while ((rest = rest.replace(/^[\s,]+/, ''))) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const [part] = (flag ? /^[01]/ : new RegExp(`^${NUMBER.source}`)).exec(rest) ?? [];
    if (part === undefined) throw new Error(`no arc: ${text}`);
    found.push(Number(part));
    rest = rest.slice(part.length);
  }
  return found;
}

/** The same path, made smaller, with every point on whole numbers; what is rounded off is not added up along the way. */
export function rounded(path: string, scale = 1): string {
  let at = [0, 0]; // where the path really is
  let from = [0, 0]; // where its present part began
  const out: string[] = [];
  for (const [, letter = '', text = ''] of path.matchAll(PARTS)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const length = LENGTH[command];
    if (length === undefined) throw new Error(`no command of a path: ${letter}`);
    const turned = (number: number): boolean => command === 'a' && [2, 3, 4].includes(number % 7); // an arc's angle and flags
    const all = numbers(command, text).map((value, number) => (turned(number) ? value : value * scale));
    const steps: number[] = [];
    if (command === 'z') at = from;
    for (let start = 0; start < all.length; start += length) {
      const step = all.slice(start, start + length);
      const place = (value: number, axis: number): number => {
        const base = relative ? (at[axis] ?? 0) : 0;
        return Math.round(base + value) - Math.round(base);
      };
      if (command === 'a')
        steps.push(...step.slice(0, 5).map((value) => Math.round(value * 10) / 10), place(step[5] ?? 0, 0), place(step[6] ?? 0, 1));
      else if (command === 'v') steps.push(place(step[0] ?? 0, 1));
      else steps.push(...step.map((value, number) => place(value, number % 2)));
      const base = relative ? at : [0, 0];
      if (command === 'h') at = [(base[0] ?? 0) + (step[0] ?? 0), at[1] ?? 0];
      else if (command === 'v') at = [at[0] ?? 0, (base[1] ?? 0) + (step[0] ?? 0)];
      else at = [(base[0] ?? 0) + (step.at(-2) ?? 0), (base[1] ?? 0) + (step.at(-1) ?? 0)];
      if (command === 'm' && start === 0) from = at;
    }
    out.push(letter, steps.join(' ').replaceAll(' -', '-'));
  }
  return out.join('');
}

/** All paths of a drawing. */
export const roundPaths = (drawing: string, scale = 1): string =>
  drawing.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path, scale)}"`);
