// Which drawing stands for what; the drawings themselves come as one sheet, made at build time from the icons named here.
import sheet from 'virtual:icons';
import own from './icons.json';
import tiles from './tile-icons.json';

const names = { ...own, ...tiles, marker: { ...own.marker, ...tiles.marker } };

export type IconKind = keyof typeof names;
export type UiIcon = keyof (typeof names)['ui'];

const FALLBACK = 'info';

/** Everything of a kind that has a drawing. */
export const iconIds = (kind: IconKind): string[] => Object.keys(names[kind]);

/** The drawing's name for a tile, terrain, marker … by its id. */
export function iconOf(kind: IconKind, id: string): string {
  return (names[kind] as Record<string, string>)[id] ?? FALLBACK;
}

/** Puts the sheet into the document, so that `<use href="#i-…">` finds its drawings. */
export async function loadIcons(): Promise<void> {
  if (document.getElementById('icon-sheet')) return;
  try {
    const answer = await fetch(sheet);
    if (!answer.ok) return;
    const holder = document.createElement('div');
    holder.innerHTML = await answer.text();
    const svg = holder.firstElementChild;
    if (svg) document.body.prepend(svg);
  } catch {
    // without drawings the names and numbers still stand
  }
}
