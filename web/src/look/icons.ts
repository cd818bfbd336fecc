// Which drawing stands for what; the drawings themselves come as one sheet, made at build time from the icons named here.
import sheet from 'virtual:icons';
import own from './icons.json';
import tiles from './tile-icons.json';

/** Tiles beside the map are all of players' own making. */
const names = { ...own, ...tiles, aside: {}, marker: { ...own.marker, ...tiles.marker } };

export type IconKind = keyof typeof names;
export type UiIcon = keyof (typeof names)['ui'];

const FALLBACK = 'info';

/** Everything of a kind that has a drawing. */
export const iconIds = (kind: IconKind): string[] => Object.keys(names[kind]);

/** The drawings of tiles and markers of players' own making: by kind and id. */
let carried: Record<string, string> = {};

/** The drawing's name for a tile, terrain, marker … by its id. */
export function iconOf(kind: IconKind, id: string): string {
  return (names[kind] as Record<string, string>)[id] ?? carried[`${kind} ${id}`] ?? FALLBACK;
}

const SVG = 'http://www.w3.org/2000/svg';
const OWN = 'own-icons';

/** From now on these tiles have these icons; `drawings` are SVG that the check of boxes has let through. */
export function carryIcons(icons: Record<string, string>, drawings: Record<string, string>): void {
  carried = icons;
  document.getElementById(OWN)?.remove();
  const made = Object.entries(drawings).flatMap(([name, text]) => symbol(name, text) ?? []);
  if (!made.length) return;
  const holder = document.createElementNS(SVG, 'svg');
  holder.id = OWN;
  holder.setAttribute('class', 'sheet-hidden');
  holder.setAttribute('aria-hidden', 'true');
  holder.append(...made);
  document.body.prepend(holder);
}

/** A drawing as `<use>` finds it; none if it is no SVG. */
function symbol(name: string, text: string): Element | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return null;
  const made = document.createElementNS(SVG, 'symbol');
  made.id = `i-${name}`;
  made.setAttribute('viewBox', root.getAttribute('viewBox') ?? '0 0 512 512');
  made.append(...[...root.children].map((child) => document.importNode(child, true)));
  return made;
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
