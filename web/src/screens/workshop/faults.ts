/** What is wrong with a box, in words. */
import type { BoxFault } from '../../net/protocol';
import { has, t } from '../../texts/index.svelte';

/** What is wrong with a map in the box is worded as for a map by itself. */
const textId = (code: string): string => (code.startsWith('map-') ? code.replace('map-', 'map-fault-') : `own-fault-${code}`);

export const sentence = ({ code, args }: BoxFault): string =>
  has(textId(code)) ? t(textId(code), args as Record<string, string | number>) : code;

/** The same with its place, where no form stands beside it. */
export const placed = (fault: BoxFault): string =>
  fault.where ? t('own-at', { where: fault.where, fault: sentence(fault) }) : sentence(fault);
