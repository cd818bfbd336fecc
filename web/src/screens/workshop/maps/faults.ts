/** What is wrong with a map: in words, and with the regions that it is about. */
import type { MapFault } from '../../../net/protocol';
import { has, t, term } from '../../../texts/index.svelte';
import type { DrawnMap } from './drawn';

/** The regions of a fault by their places: its own, and those that its sentence names. */
export function regionsOf(fault: MapFault, map: DrawnMap): number[] {
  const named = ['other', 'one', 'regions'].flatMap((key) => String(fault.args[key] ?? '').split(', '));
  if (fault.code === 'region-id-twice') named.push(String(fault.args['value']));
  const ids = new Set([fault.region, ...named].filter(Boolean));
  return map.regions.flatMap((region, at) => (ids.has(region.id) || at === fault.number - 1 ? [at] : []));
}

/** The sentence, with the names that players know. */
export function sentence(fault: MapFault): string {
  const args = { ...fault.args } as Record<string, string | number>;
  if (args['terrain'] !== undefined) args['terrain'] = term('terrain', String(args['terrain']));
  if (fault.code === 'symbol-place') args['value'] = term('symbol', String(args['value']));
  const id = `map-fault-${fault.code}`;
  return has(id) ? t(id, args) : fault.code;
}

/** The same with the region in front of it. */
export function told(fault: MapFault): string {
  return fault.region ? t('map-at-region', { region: fault.region, fault: sentence(fault) }) : sentence(fault);
}
