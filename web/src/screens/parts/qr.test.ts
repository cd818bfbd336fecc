import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCode } from './qr';

/** The drawing as a picture, some pixels a square. */
function picture({ side, path }: { side: number; path: string }, scale = 4): { width: number; height: number; data: Uint8Array } {
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = Number(y) * scale; down < (Number(y) + 1) * scale; down += 1) {
      const from = (down * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(run) * scale * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { width, height: width, data };
}

test.each([
  'http://127.0.0.1:8000/table/k3v9q0x2mzp4w7ta#0123456789abcdefghijklmnopqrst-_',
  'https://a-rather-long-name-of-a-server.example.org/table/k3v9q0x2mzp4w7ta#0123456789abcdefghijklmnopqrst-_',
])('a camera reads %s', (link) => {
  expect(decode(picture(qrCode(link)))).toBe(link);
});
