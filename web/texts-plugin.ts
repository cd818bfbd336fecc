// Texts without what only their writers need: comments, empty lines, deep indentation.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WANTED = /\.ftl\?raw$/;

/** The same messages in fewer letters. */
export function shorten(text: string): string {
  const kept = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return `${kept.map((line) => line.replace(/^\s+/, ' ')).join('\n')}\n`;
}

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      if (!WANTED.test(id)) return null;
      const file = id.slice(0, -'?raw'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(shorten(readFileSync(file, 'utf8')))};`;
    },
  };
}
