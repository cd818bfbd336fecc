/**
 * An engine that has started, frozen: the memory of its Python, with all that is loaded into it. Whoever thaws it goes on from there,
 * in a fifth of the time. It is made where it is used, out of the very files that it stands for, and kept in the browser.
 */

const CACHE = 'elbowroom-frozen';
const PAGE = 65_536; // bytes
const MAGIC = 0x45_4c_42_31; // and the version of what follows
const FIELDS = 5;
const CHUNK = 1 << 20; // bytes that are read at once

export interface Frozen {
  /** As it is kept: a few numbers, and then one part after the other, all of which lie in these bytes. */
  whole: Uint8Array<ArrayBuffer>;
  /** What Pyodide notes of its own, before the memory. */
  head: Uint8Array;
  /** How much memory there is; what is not in `pages` is empty. */
  size: number;
  pages: Uint32Array;
  data: Uint8Array;
}

const wordsOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

/** The pages of a memory that are not empty. */
function used(memory: Uint8Array): number[] {
  const words = wordsOf(memory);
  const found: number[] = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    const end = Math.min(words.length, ((page + 1) * PAGE) >> 2);
    for (let at = (page * PAGE) >> 2; at < end; at += 1)
      if (words[at]) {
        found.push(page);
        break;
      }
  }
  return found;
}

/** The parts of a snapshot that are not empty; the snapshot says itself where its memory begins. */
export function freeze(snapshot: Uint8Array): Frozen {
  const start = wordsOf(snapshot)[1] ?? 0;
  const memory = snapshot.subarray(start);
  const pages = used(memory);
  const frozen = laid(new ArrayBuffer(FIELDS * 4 + start + pages.length * (4 + PAGE)), memory.length, start, pages.length);
  frozen.head.set(snapshot.subarray(0, start));
  frozen.pages.set(pages);
  for (const [at, page] of pages.entries()) frozen.data.set(memory.subarray(page * PAGE, (page + 1) * PAGE), at * PAGE);
  wordsOf(frozen.whole).set([MAGIC, sum(frozen), memory.length, start, pages.length]);
  return frozen;
}

/** The parts of it, where they lie. */
function laid(kept: ArrayBuffer, size: number, headLength: number, count: number): Frozen {
  const pagesAt = FIELDS * 4 + headLength;
  const dataAt = pagesAt + count * 4;
  return {
    whole: new Uint8Array(kept),
    head: new Uint8Array(kept, FIELDS * 4, headLength),
    size,
    pages: new Uint32Array(kept, pagesAt, count),
    data: new Uint8Array(kept, dataAt),
  };
}

/** Writes it into a memory that is empty where it is empty itself. */
export function thaw({ pages, data }: Frozen, heap: Uint8Array): void {
  for (const [at, page] of pages.entries()) {
    const length = Math.min(PAGE, heap.length - page * PAGE);
    heap.set(data.subarray(at * PAGE, at * PAGE + length), page * PAGE);
  }
}

/** Gives the memory of bytes back at once, where browsers can; nobody may use them any more. */
export function melt(bytes: Uint8Array): void {
  (bytes.buffer as ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}

/** Tells bytes from others, as a disk may have changed them. */
function sum({ size, head, pages, data }: Frozen): number {
  let found = size;
  for (const words of [wordsOf(head), pages, wordsOf(data)])
    for (let at = 0; at < words.length; at += 1) found = Math.imul(found ^ (words[at] as number), 0x01_00_01_93);
  return found >>> 0;
}

/** How long it must be, by its first numbers; none if they are no such numbers. */
function lengthOf(bytes: Uint8Array): number | null {
  if (bytes.length < FIELDS * 4) return null;
  const [magic, , , headLength = 0, count = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, FIELDS);
  return magic === MAGIC && headLength % 4 === 0 ? FIELDS * 4 + headLength + count * (4 + PAGE) : null;
}

/** What was kept; none if it is not as it was. */
export function unpacked(kept: ArrayBuffer): Frozen | null {
  if (kept.byteLength !== lengthOf(new Uint8Array(kept))) return null;
  const [, known, size = 0, headLength = 0, count = 0] = new Uint32Array(kept, 0, FIELDS);
  const found = laid(kept, size, headLength, count);
  return known === sum(found) ? found : null;
}

/**
 * All bytes of an answer, through one small piece of memory. What browsers hand out whole they free when they tidy up, and a worker that
 * waits for its player does not: 20 MB would stay in each of them.
 */
async function drained(answer: Response): Promise<ArrayBuffer> {
  let reader: ReadableStreamBYOBReader | undefined;
  try {
    reader = answer.body?.getReader({ mode: 'byob' });
  } catch {
    // this browser cannot
  }
  if (!reader) return answer.arrayBuffer();
  let piece: Uint8Array<ArrayBuffer> = new Uint8Array(CHUNK);
  let whole: Uint8Array<ArrayBuffer> | null = null;
  for (let end = 0; ;) {
    const { done, value } = await reader.read(new Uint8Array(piece.buffer));
    if (done || !value) return whole && end === whole.length ? whole.buffer : new ArrayBuffer(0);
    whole ??= new Uint8Array(lengthOf(value) ?? 0);
    whole.set(value, end); // more than there should be is an error, too
    end += value.length;
    piece = value;
  }
}

/** Where an engine of these files is kept. */
const address = (base: string, name = ''): string => new URL(`engine/frozen/${name}`, base).href;

/** The frozen engine of these files, if there is one and it is whole. */
export async function readFrozen(base: string, name: string): Promise<Frozen | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(address(base, name));
    const found = kept ? unpacked(await drained(kept).catch(() => new ArrayBuffer(0))) : null;
    if (kept && !found) await dropFrozen();
    return found;
  } catch {
    return null; // no caches here, or no way to them: then the engine starts from its files every time
  }
}

/** Keeps it in the place of older ones; where there is no room nothing is kept. */
export async function keepFrozen(base: string, name: string, frozen: Frozen): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) if (url.startsWith(address(base))) await cache.delete(url);
    await cache.put(address(base, name), new Response(frozen.whole));
  } catch {
    // the next one starts from the files again
  }
}

/** Throws it away: something is wrong, and it may be this. */
export async function dropFrozen(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
