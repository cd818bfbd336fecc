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

interface Segment {
  command: string;
  values: number[];
}

/** Do the handles of a curve lie on the way to its end, one after the other? Then it is a line. */
function isStraight([ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]: number[]): boolean {
  const within = (part: number, whole: number): boolean => part * whole >= 0 && Math.abs(part) <= Math.abs(whole);
  return ax * y === ay * x && bx * y === by * x && within(ax, x) && within(bx, x) && within(ay, y) && within(by, y);
}

/** The same in fewer numbers, or nothing where rounding left nothing; a curve that goes on from it (s, t) needs it as it is. */
function simpler({ command, values }: Segment, next: Segment | undefined): Segment | null {
  if (/[st]/i.test(next?.command ?? '')) return { command, values };
  if (/[lhvcq]/.test(command) && values.every((value) => value === 0)) return null;
  const [x = 0, y = 0] = values.slice(-2);
  if (command !== 'l' && !(command === 'c' && isStraight(values))) return { command, values };
  return y === 0 ? { command: 'h', values: [x] } : x === 0 ? { command: 'v', values: [y] } : { command: 'l', values: [x, y] };
}

/** A letter is said once for all that follows in the same way. */
function written(segments: Segment[]): string {
  const kept = segments.map((segment, at) => simpler(segment, segments[at + 1])).filter((segment) => segment !== null);
  const out = kept.map(({ command, values }, at) => {
    const said = values.join(' ').replaceAll(' -', '-');
    if (command !== kept[at - 1]?.command || /[mz]/i.test(command)) return command + said;
    return said.startsWith('-') ? said : ` ${said}`;
  });
  return out.join('');
}

/** The same path, made smaller, with every point on whole numbers; what is rounded off is not added up along the way. */
export function rounded(path: string, scale = 1): string {
  let at = [0, 0]; // where the path really is
  let from = [0, 0]; // where its present part began
  const segments: Segment[] = [];
  for (const [, letter = '', text = ''] of path.matchAll(PARTS)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const length = LENGTH[command];
    if (length === undefined) throw new Error(`no command of a path: ${letter}`);
    const turned = (number: number): boolean => command === 'a' && [2, 3, 4].includes(number % 7); // an arc's angle and flags
    const all = numbers(command, text).map((value, number) => (turned(number) ? value : value * scale));
    if (command === 'z') {
      at = from;
      segments.push({ command: letter, values: [] });
    }
    for (let start = 0; start < all.length; start += length) {
      const step = all.slice(start, start + length);
      const values: number[] = [];
      const place = (value: number, axis: number): number => {
        const base = relative ? (at[axis] ?? 0) : 0;
        return Math.round(base + value) - Math.round(base);
      };
      if (command === 'a')
        values.push(...step.slice(0, 5).map((value) => Math.round(value * 10) / 10), place(step[5] ?? 0, 0), place(step[6] ?? 0, 1));
      else if (command === 'v') values.push(place(step[0] ?? 0, 1));
      else values.push(...step.map((value, number) => place(value, number % 2)));
      const base = relative ? at : [0, 0];
      if (command === 'h') at = [(base[0] ?? 0) + (step[0] ?? 0), at[1] ?? 0];
      else if (command === 'v') at = [at[0] ?? 0, (base[1] ?? 0) + (step[0] ?? 0)];
      else at = [(base[0] ?? 0) + (step.at(-2) ?? 0), (base[1] ?? 0) + (step.at(-1) ?? 0)];
      if (command === 'm' && start === 0) from = at;
      const further = command === 'm' && start > 0; // what follows a beginning are lines
      segments.push({ command: further ? (relative ? 'l' : 'L') : letter, values });
    }
  }
  return written(segments);
}

/** All paths of a drawing. */
export const roundPaths = (drawing: string, scale = 1): string =>
  drawing.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path, scale)}"`);
