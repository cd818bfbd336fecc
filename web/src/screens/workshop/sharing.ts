/** A box as a file, and as a link: packed into what follows the #, which no server ever sees. */
import { isBox, type OwnBox, type Said } from '../../browser/own.svelte';

export const PREFIX = 'box=';
/** Characters of a link that programs for messages still carry whole. */
const LONGEST = 8000;
/** Bytes of a box in a link: more is none, whatever it claims to be. */
const MOST = 256 * 1024;
/** Of one in a file. */
export const FILE_BYTES = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST) {
      await reader.cancel(); // a bomb stays packed
      throw new RangeError('too large');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The fragment of a link; null if the box is too large for one. */
export async function packed(box: OwnBox): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(box)), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const safe = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return safe.length > LONGEST ? null : PREFIX + safe;
}

/** The box of a fragment; null if there is none in it. */
export async function unpacked(fragment: string): Promise<OwnBox | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const text = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return readBox(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

/** The box in the text of a file; null if it is none. */
export function readBox(text: string): OwnBox | null {
  if (text.length > FILE_BYTES) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isBox(found) ? found : null;
  } catch {
    return null;
  }
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The box as a file holds it; regions of maps take a line each, since they are many. */
export function written(box: OwnBox): string {
  const { map, ...rest } = box;
  const text = JSON.stringify(rest, null, 2);
  return `${map?.length ? `${text.slice(0, -2)},\n  "map": [\n${map.map(mapText).join(',\n')}\n  ]\n}` : text}\n`;
}

/** A map with a line for each region. */
export function mapText(map: Said): string {
  const { regions, ...head } = map;
  if (!Array.isArray(regions)) return JSON.stringify(map);
  const lines = regions.map((region) => JSON.stringify(region)).join(',\n');
  return `${JSON.stringify({ ...head, regions: [] }).slice(0, -2)}\n${lines}\n]}`;
}
