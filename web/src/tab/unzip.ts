/** One file out of a zip archive, such as a wheel. */

const END = 0x06_05_4b_50; // begins the list's own entry, the last one
const LISTED = 0x02_01_4b_50;
const END_LENGTH = 22;
const DEFLATED = 8;

/** The first file whose name ends like this. */
export async function unzip(archive: ArrayBuffer, ending: string): Promise<Uint8Array> {
  const view = new DataView(archive);
  let end = archive.byteLength - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('this is no archive');
  for (let at = view.getUint32(end + 16, true); view.getUint32(at, true) === LISTED;) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    if (name.endsWith(ending)) return content(view, at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new Error(`there is no ${ending} in the archive`);
}

async function content(view: DataView, listed: number): Promise<Uint8Array> {
  const method = view.getUint16(listed + 10, true);
  const size = view.getUint32(listed + 20, true);
  const begin = view.getUint32(listed + 42, true);
  const from = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true);
  const bytes = new Uint8Array(view.buffer as ArrayBuffer, from, size);
  if (method !== DEFLATED) return bytes;
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
