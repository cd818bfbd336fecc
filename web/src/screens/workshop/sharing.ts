/** A box as a file, and as a link: packed into what follows the #, which no server ever sees. */
import { isBox, type OwnBox, type Said } from '../../browser/own.svelte';
import { openBox } from '../../net/api';
import { t } from '../../texts/index.svelte';
import { placed } from './faults';
import { full, lean } from './maps/lean';

export const PREFIX = 'box=';
/** Characters of a link that browsers and programs for messages still carry whole. */
export const LONGEST = 16_000;
/** Maps of a box, as its check counts them. */
const MAPS = 12;
/** Bytes of a box in a link: more is none, whatever it claims to be. */
const MOST = 256 * 1024;
/** Of one in a file. */
export const FILE_BYTES = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(way).getReader();
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

/** Bytes in base64. */
const inLetters = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The box as a link carries it, in which the same boxes are the same texts. */
export const carried = (box: OwnBox): string => JSON.stringify(box.map ? { ...box, map: box.map.map(lean) } : box);

/** The fragment of a link; null if the box is too large for one. */
export async function packed(box: OwnBox): Promise<string | null> {
  const text = new TextEncoder().encode(carried(box));
  if (text.length > MOST) return null;
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const safe = inLetters(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return safe.length > LONGEST ? null : PREFIX + safe;
}

/** The box of a fragment; null if there is none in it. */
export async function unpacked(fragment: string): Promise<OwnBox | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const text = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return whole(readBox(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))));
  } catch {
    return null;
  }
}

/** The box of a link with its maps as files have them; no more of it than a file may hold. */
function whole(box: OwnBox | null): OwnBox | null {
  if (!box?.map) return box;
  if (box.map.length > MAPS) return null;
  const made = { ...box, map: box.map.map(full) };
  return written(made).length > FILE_BYTES ? null : made;
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

/** The box in a file that somebody has chosen, or why there is none in it. */
export async function boxIn(file: File): Promise<OwnBox | string> {
  if (file.size > FILE_BYTES) return t('own-at', { where: file.name, fault: t('own-fault-big', { most: FILE_BYTES }) });
  if (!/\.(zip|toml)$/i.test(file.name)) return readBox(await file.text()) ?? t('ws-import-wrong', { file: file.name });
  const opened = await openBox({ name: file.name.slice(-255), data: inLetters(new Uint8Array(await file.arrayBuffer())) });
  const [fault] = opened.faults;
  return fault ? placed(fault) : (readBox(opened.box ?? '') ?? t('ws-import-wrong', { file: file.name }));
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
