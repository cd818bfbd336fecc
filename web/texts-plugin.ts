// All texts of a language as one file, without what only their writers need: comments, empty lines, deep indentation.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WANTED = /\/(page|workshop)\.ftl\?language$/;
/** Which files of a language are fetched together. */
export const FILES = {
  page: ['tiles.ftl', 'refusals.ftl', 'review.ftl', 'puzzle-words.ftl', 'page.ftl'],
  workshop: ['own.ftl', 'maps.ftl', 'workshop.ftl'],
};
/** The rulebook is as long as all the others together, and a file of its own. */
const BOOK = /^(.+\/rulebook\.ftl)\?book$/;

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
      const book = BOOK.exec(id)?.[1];
      const wanted = WANTED.exec(id)?.[1] as keyof typeof FILES | undefined;
      if (!book && !wanted) return null;
      const files = book ? [book] : (wanted ? FILES[wanted] : []).map((name) => join(dirname(id), name));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => shorten(readFileSync(file, 'utf8'))).join(''))};`;
    },
  };
}
