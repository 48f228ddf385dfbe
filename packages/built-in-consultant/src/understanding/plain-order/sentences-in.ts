import { lettered } from '@savet/text/lettered';
import { guarded, unguarded } from '../whole-text/order/protected.ts';

/** The sentences of a message: “18 ч. Напиши” ends one, „18 ч. на“ none. */
export function sentencesIn(text: string): string[] {
  return guarded(text)
    .replace(/(?<=(?:лв|ч|г|бр)\uE000) (?=\p{Lu})/gu, '\n')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((each) => unguarded(each).trim())
    .filter((each) => lettered(/\p{L}/u).test(each));
}
