import { wordsOf } from '../../text.ts';
import { fold } from './stems.ts';

type Part = { word: string; open: boolean };

const read = new Map<string, Part[]>();

/** Whether the folded words of a text hold one of these signs: whole words in a row, `*` for any ending. */
export function holdsAny(words: readonly string[], signs: readonly string[]): boolean {
  return signs.some((sign) => placeOf(words, partsOf(sign)) >= 0);
}

/** The words of a text, as they stand in it, that are one of these signs; null where there is none. */
export function wordsFor(text: string, signs: readonly string[]): string | null {
  const words = wordsOf(text);
  const folded = words.map(fold);
  for (const sign of signs) {
    const parts = partsOf(sign);
    const start = placeOf(folded, parts);
    if (start >= 0) return words.slice(start, start + parts.length).join(' ');
  }
  return null;
}

/** Whether they begin with one of these signs. */
export function beginsWithAny(words: readonly string[], signs: readonly string[]): boolean {
  return signs.some((sign) => fits(words, partsOf(sign), 0));
}

function placeOf(words: readonly string[], parts: readonly Part[]): number {
  return words.findIndex((_, start) => fits(words, parts, start));
}

function fits(words: readonly string[], parts: readonly Part[], start: number): boolean {
  return parts.every(({ word, open }, offset) => {
    const found = words[start + offset];
    return found !== undefined && (open ? found.startsWith(word) : found === word);
  });
}

/** Signs are few and come again with every question: each is taken apart once. */
function partsOf(sign: string): Part[] {
  const known = read.get(sign);
  if (known) return known;
  const parts = sign.split(/[\s-]+/).flatMap((entry) => {
    const words = wordsOf(entry).map(fold);
    return words.map((word, index) => ({
      word,
      open: entry.endsWith('*') && index === words.length - 1,
    }));
  });
  read.set(sign, parts);
  return parts;
}
