/**
 * An engine that has started, frozen: the memory of its Python, with all that is loaded into it. Whoever thaws it goes on from there,
 * in a fifth of the time. It is made where it is used, out of the very files that it stands for, and kept in the browser.
 */

const CACHE = 'elbowroom-frozen';
const PAGE = 65_536; // bytes
const MAGIC = 0x45_4c_42_31; // and the version of what follows
const FIELDS = 5;

export interface Frozen {
  /** What Pyodide notes of its own, before the memory. */
  head: Uint8Array;
  /** How much memory there is; what is not in `pages` is empty. */
  size: number;
  pages: Uint32Array;
  data: Uint8Array;
}

const wordsOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

/** The parts of a snapshot that are not empty; the snapshot says itself where its memory begins. */
export function freeze(snapshot: Uint8Array): Frozen {
  const start = wordsOf(snapshot)[1] ?? 0;
  const memory = snapshot.subarray(start);
  const words = wordsOf(memory);
  const used: number[] = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    const end = Math.min(words.length, ((page + 1) * PAGE) >> 2);
    for (let at = (page * PAGE) >> 2; at < end; at += 1)
      if (words[at]) {
        used.push(page);
        break;
      }
  }
  const data = new Uint8Array(used.length * PAGE);
  for (const [at, page] of used.entries()) data.set(memory.subarray(page * PAGE, (page + 1) * PAGE), at * PAGE);
  return { head: snapshot.slice(0, start), size: memory.length, pages: Uint32Array.from(used), data };
}

/** Writes it into a memory that is empty where it is empty itself. */
export function thaw({ pages, data }: Frozen, heap: Uint8Array): void {
  for (const [at, page] of pages.entries()) {
    const length = Math.min(PAGE, heap.length - page * PAGE);
    heap.set(data.subarray(at * PAGE, at * PAGE + length), page * PAGE);
  }
}

/** Gives its memory back at once, where browsers can; nobody may use it any more. */
export function melt({ data }: Frozen): void {
  (data.buffer as ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}

/** Tells bytes from others, as a disk may have changed them. */
function sum(size: number, ...parts: Uint32Array[]): number {
  let found = size;
  for (const words of parts) for (let at = 0; at < words.length; at += 1) found = Math.imul(found ^ (words[at] as number), 0x01_00_01_93);
  return found >>> 0;
}

/** As it is kept: a few numbers, and one part after the other. */
export function packed({ head, size, pages, data }: Frozen): Uint8Array<ArrayBuffer> {
  const fields = Uint32Array.of(MAGIC, sum(size, wordsOf(head), pages, wordsOf(data)), size, head.length, pages.length);
  const bytes = new Uint8Array(fields.byteLength + head.length + pages.byteLength + data.length);
  let end = 0;
  for (const part of [fields, head, pages, data]) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), end);
    end += part.byteLength;
  }
  return bytes;
}

/** What was kept; none if it is not as it was. */
export function unpacked(kept: ArrayBuffer): Frozen | null {
  if (kept.byteLength % 4 || kept.byteLength < FIELDS * 4) return null;
  const [magic, known, size = 0, headLength = 0, count = 0] = new Uint32Array(kept, 0, FIELDS);
  const pagesAt = FIELDS * 4 + headLength;
  const dataAt = pagesAt + count * 4;
  if (magic !== MAGIC || headLength % 4 || kept.byteLength !== dataAt + count * PAGE) return null;
  const head = new Uint8Array(kept, FIELDS * 4, headLength);
  const pages = new Uint32Array(kept, pagesAt, count);
  const data = new Uint8Array(kept, dataAt);
  return known === sum(size, wordsOf(head), pages, wordsOf(data)) ? { head, size, pages, data } : null;
}

/** Where an engine of these files is kept. */
const address = (base: string, name = ''): string => new URL(`engine/frozen/${name}`, base).href;

/** The frozen engine of these files, if there is one and it is whole. */
export async function readFrozen(base: string, name: string): Promise<Frozen | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(address(base, name));
    const found = kept ? unpacked(await kept.arrayBuffer()) : null;
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
    await cache.put(address(base, name), new Response(packed(frozen)));
  } catch {
    // the next one starts from the files again
  }
}

/** Throws it away: something is wrong, and it may be this. */
export async function dropFrozen(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
