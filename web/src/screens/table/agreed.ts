/** What is agreed on at a table, so that guests know what they sit down to. */
import type { HouseRule, Table } from '../../net/protocol';
import { has, plain, t, tile } from '../../texts/index.svelte';

const named = (id: string): string => (has(id) ? t(id) : '');
const boxName = (box: string): string => named(`new-box-${box}`) || named(`box-${box}`) || plain(box);

/** A box, or a tile of one that comes as the blank banner or badge. */
function part(name: string): string {
  const [box = '', single] = name.split(':');
  return single ? t('agreed-blank', { tile: tile(single) }) : boxName(box);
}

/** A house rule that is not as usual. */
function ruleWords({ name, kind }: HouseRule, value: HouseRule['usual']): string {
  const rule = named(`variant-${name}`) || name;
  if (kind === 'flag') return `${rule}: ${t(value === true ? 'agreed-yes' : 'agreed-no')}`;
  return kind === 'number' ? `${rule}: ${value}` : `${rule} ${named(`value-${value}`) || value}`;
}

/** In one line; house rules are told once it is known what would be usual. */
export function agreed(table: Table, rules: readonly HouseRule[] = []): string {
  const { boxes, map, rounds, open_coins, clock, hints, variants } = table.settings;
  const words = [boxes.map(part).join(' + ')];
  if (table.own_map) words.push(t('agreed-map', { map }));
  if (rounds) words.push(t('lobby-rounds', { rounds }));
  words.push(`${t('new-coins')}: ${t(open_coins ? 'new-coins-open' : 'new-coins-hidden')}`);
  for (const rule of rules) {
    const value = variants[rule.name];
    if (!rule.setting && value !== undefined && value !== rule.usual) words.push(ruleWords(rule, value));
  }
  if (clock.kind !== 'none') words.push(`${t('new-clock')}: ${clock.seconds ?? 0} s, ${t(`new-clock-${clock.kind}`)}`);
  words.push(`${t('new-hints')}: ${t(hints ? 'new-hints-on' : 'new-hints-off')}`);
  return words.join(' · ');
}
