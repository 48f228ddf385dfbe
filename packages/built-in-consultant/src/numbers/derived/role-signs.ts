import { lettered } from '@savet/text/lettered';
import { countsThings } from '../counted/counted.ts';
import { caseSigns } from './case-signs.ts';
import type { Item } from './items.ts';
import { moneySigns } from './money-signs.ts';
import { numberSigns } from './number-signs.ts';
import type { RoleSigns } from './sign.ts';
import { tradeSigns } from './trade-signs.ts';

/** Each role with its words. The figure takes the one whose words are nearest to it, of those that a plan knows. */
const signs = { ...moneySigns, ...tradeSigns, ...caseSigns, ...numberSigns };

/** The role of a figure in a question. */
export type Role = keyof typeof signs;

const table: Readonly<Record<string, RoleSigns>> = signs;
const HINT = 1000;

/** How far the words of a role are from a figure, in letters; Infinity if it cannot be that. */
export function farness(role: Role, item: Item): number {
  const known = table[role];
  if (known === undefined || !known.units.includes(item.unit)) return Infinity;
  if (known.not?.test(item.around) || isCountFor(role, item)) return Infinity;
  if (known.period === 'none' && item.per !== null) return Infinity;
  if (known.period === 'needed' && item.per === null && item.told === null) return Infinity;
  const text = known.inSentence ? item.sentence : item.around;
  return Math.min(
    nearest(known.words, item.around),
    nearest(known.words, text),
    nearest(known.hints, item.around) + HINT,
  );
}

/** Whether what has the role is an amount of money, also without its currency. */
export const isMoney = (role: Role): boolean => table[role]?.units.includes('money') === true;

/** Whether a figure can be that by its unit, with no word against it. */
export function isUnitOf(role: Role, item: Item): boolean {
  const known = table[role];
  if (known === undefined || !known.units.includes(item.unit)) return false;
  const isRuledOut = known.not?.test(item.around) === true || isCountFor(role, item);
  return !isRuledOut && !(known.period === 'none' && item.per !== null);
}

/** “8 slices” are no amount of money. */
export function isCountFor(role: Role, { unit, around }: Item): boolean {
  const isPlain = unit !== 'money' && unit !== 'percent' && isMoney(role);
  return isPlain && countsThings.test(around.slice(around.indexOf('#') + 1));
}

function nearest(words: RegExp | undefined, text: string): number {
  if (words === undefined) return Infinity;
  const at = text.indexOf('#');
  const all = [...text.matchAll(lettered(words.source, 'giu'))].map((found) => {
    const end = found.index + found[0].length;
    if (found.index <= at && end >= at) return 0;
    return end <= at ? at - end : found.index - at;
  });
  return Math.min(...all, Infinity);
}
