/** A box as a file, and as a link: packed into what follows the #, which no server ever sees. */
import { isBox, type OwnBox } from '../../browser/own.svelte';

export const PREFIX = 'box=';
/** Characters of a link that programs for messages still carry whole. */
const LONGEST = 8000;
/** Bytes of a box that is read: more is none, whatever it claims to be. */
const MOST = 256 * 1024;

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
  if (text.length > MOST) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isBox(found) ? found : null;
  } catch {
    return null;
  }
}

/** Hands the box over as a file. */
export function saveFile(box: OwnBox): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(box, null, 2)}\n`], { type: 'application/json' }));
  link.download = `${box.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
