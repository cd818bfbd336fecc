/** What is agreed on at a table, so that guests know what they sit down to. */
import type { Table } from '../../net/protocol';
import { has, t } from '../../texts/index.svelte';

const boxName = (box: string): string => (has(`new-box-${box}`) ? t(`new-box-${box}`) : box);

export function agreed(table: Table): string {
  const { boxes, rounds, open_coins, clock, hints } = table.settings;
  const words = [boxes.map(boxName).join(' + ')];
  if (rounds) words.push(t('lobby-rounds', { rounds }));
  words.push(`${t('new-coins')}: ${t(open_coins ? 'new-coins-open' : 'new-coins-hidden')}`);
  if (clock.kind !== 'none') words.push(`${t('new-clock')}: ${clock.seconds ?? 0} s, ${t(`new-clock-${clock.kind}`)}`);
  words.push(`${t('new-hints')}: ${t(hints ? 'new-hints-on' : 'new-hints-off')}`);
  return words.join(' · ');
}
