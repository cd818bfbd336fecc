/** What things on the map are: each terrain, symbol, marker, figure, relic and place in a sentence. */
import { ability, kindOf, t, term } from '../texts/index.svelte';
import type { MapData, View } from '../net/protocol';
import { ownerOf } from './boxes';

export interface Thing {
  kind: 'race' | 'power' | 'relic' | 'place' | 'aside' | 'terrain' | 'symbol' | 'marker';
  id: string;
  name: string;
  text: string;
}

/** Grounds and neutral pieces that have a sentence of their own; the other grounds share one. */
const GROUNDS: Record<string, string> = {
  mountain: 'ground-mountain',
  'black-mountain': 'ground-mountain',
  sea: 'ground-water',
  lake: 'ground-water',
  river: 'rule-under-rivers.text',
  chasm: 'rule-under-chasm.text',
  tribe: 'ground-tribe',
  monster: 'rule-under-monsters.text',
};

/** A thing by its kind and id. */
export function thing(kind: Thing['kind'], id: string): Thing {
  return { kind, id, name: term(kind, id), text: explained(kind, id) };
}

function explained(kind: Thing['kind'], id: string): string {
  if (kind === 'terrain') return t(GROUNDS[id] ?? 'ground-plain');
  if (kind === 'symbol') return id === 'volcano' ? t('rule-under-chasm.text') : t('ground-symbol');
  if (kind !== 'marker') return ability(id, kind);
  const ground = GROUNDS[id];
  if (ground) return t(ground);
  const owner = ownerOf(id);
  return owner ? ability(owner.id, owner.kind) : ability(id);
}

/** What lies or stands in a region beside the tokens: symbols, neutral pieces, markers, finds. */
export function thingsIn(view: View, map: MapData, region: string): Thing[] {
  const place = map.regions.find((each) => each.id === region);
  const there = view.regions[region] ?? {};
  const found = (place?.symbols ?? []).map((id) => thing('symbol', id));
  if (there.tribe) found.push(thing('marker', 'tribe'));
  if (there.monsters) found.push(thing('marker', 'monster'));
  for (const id of Object.keys(there.markers ?? {})) {
    if (id === 'mountain' || id === 'black-mountain') continue; // the ground itself
    const kind = kindOf(id);
    found.push(thing(kind === 'relic' || kind === 'place' ? kind : 'marker', id));
  }
  return found;
}
