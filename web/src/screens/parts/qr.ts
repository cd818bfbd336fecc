/** A text as a QR code: dark squares on a light ground, with the margin that cameras need. */
import encode from 'qr';

const MARGIN = 4;

export interface QrCode {
  /** Squares along a side, the margin included. */
  side: number;
  /** The dark squares, as the path of a drawing. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const rows = encode(text, 'raw', { ecc: 'medium', border: MARGIN });
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return { side: rows.length, path };
}
