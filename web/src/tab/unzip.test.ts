import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzip } from './unzip';

/** An archive of these files, packed or plain. */
function zip(files: Record<string, string>, packed: boolean): ArrayBuffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = packed ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02_01_4b_50, 0);
    listed.writeUInt16LE(packed ? 8 : 0, 10);
    listed.writeUInt32LE(data.length, 20);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(at, 42);
    list.push(listed, Buffer.from(name));
    parts.push(local, Buffer.from(name), data);
    at += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...list, end])).buffer;
}

const FILES = { 'a/one.py': 'one', 'a/_core.so': 'compiled '.repeat(50), 'two.py': 'two' };

test('a file is found by the end of its name, packed or not', async () => {
  for (const packed of [true, false])
    expect(new TextDecoder().decode(await unzip(zip(FILES, packed), '/_core.so'))).toBe('compiled '.repeat(50));
});

test('what is no archive, or has no such file, says so', async () => {
  await expect(unzip(zip(FILES, true), '/other.so')).rejects.toThrow('no /other.so');
  await expect(unzip(new ArrayBuffer(100), '/a')).rejects.toThrow('no archive');
  await expect(unzip(new ArrayBuffer(3), '/a')).rejects.toThrow('no archive');
});
