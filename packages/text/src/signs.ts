import { fold } from './stems.ts';
import { wordsOf } from './text.ts';

type Part = { word: string; open: boolean };

const parsed = new Map<string, Part[]>();
/** The parts of whole lists, which are never changed: looking up each of ten thousand signs takes longer than comparing it. */
const parsedLists = new WeakMap<readonly string[], Part[][]>();

/**
 * Whether the words contain one of the signs, which are phrases. `*` in a sign matches any word ending.
 * @param words folded
 */
export function holdsAny(words: readonly string[], signs: readonly string[]): boolean {
  return partsOfAll(signs).some((parts) => indexOf(words, parts) >= 0);
}

/** The first match of a sign in a text, in the text's own words; null if there is none. */
export function wordsFor(text: string, signs: readonly string[]): string | null {
  const words = wordsOf(text);
  const folded = words.map(fold);
  for (const sign of signs) {
    const parts = partsOf(sign);
    const start = indexOf(folded, parts);
    if (start >= 0) return words.slice(start, start + parts.length).join(' ');
  }
  return null;
}

/** Whether folded words begin with one of the signs. */
export function beginsWithAny(words: readonly string[], signs: readonly string[]): boolean {
  return partsOfAll(signs).some((parts) => fits(words, parts, 0));
}

/** Where words have the first match of a sign; null if they have none. */
export function placeOf(
  words: readonly string[],
  sign: string,
): { start: number; end: number } | null {
  const parts = partsOf(sign);
  const start = indexOf(words, parts);
  return start < 0 ? null : { start, end: start + parts.length };
}

function indexOf(words: readonly string[], parts: readonly Part[]): number {
  return words.findIndex((_, start) => fits(words, parts, start));
}

function fits(words: readonly string[], parts: readonly Part[], start: number): boolean {
  return parts.every(({ word, open }, offset) => {
    const found = words[start + offset];
    return found !== undefined && (open ? found.startsWith(word) : found === word);
  });
}

function partsOfAll(signs: readonly string[]): Part[][] {
  const cached = parsedLists.get(signs);
  if (cached) return cached;
  const parts = signs.map(partsOf);
  parsedLists.set(signs, parts);
  return parts;
}

/** Parses each sign once: signs are few, and every question uses all of them. */
function partsOf(sign: string): Part[] {
  const cached = parsed.get(sign);
  if (cached) return cached;
  const parts = sign.split(/[\s-]+/).flatMap((entry) => {
    const words = wordsOf(entry).map(fold);
    return words.map((word, index) => ({
      word,
      open: entry.endsWith('*') && index === words.length - 1,
    }));
  });
  parsed.set(sign, parts);
  return parts;
}
