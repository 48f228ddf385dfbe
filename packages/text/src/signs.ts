import { fold } from './stems.ts';
import { wordsOf } from './text.ts';

type Part = { word: string; open: boolean };

const parsed = new Map<string, Part[]>();
/** Signs by the first letter of their first word: of ten thousand signs, a word can begin few. */
type Index = Map<string, Part[][]>;
/** The index of whole lists, which are never changed. */
const indexes = new WeakMap<readonly string[], Index>();

/**
 * Whether the words contain one of the signs, which are phrases. `*` in a sign matches any word ending.
 * @param words folded
 */
export function holdsAny(words: readonly string[], signs: readonly string[]): boolean {
  const index = indexOfAll(signs);
  return words.some((_, start) => beginsAt(words, start, index));
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
  return words.length > 0 && beginsAt(words, 0, indexOfAll(signs));
}

/** The place of the first match of a sign in words; null if they have none. */
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

function beginsAt(words: readonly string[], start: number, index: Index): boolean {
  const parts = index.get(words[start]?.charAt(0) ?? '');
  return parts?.some((each) => fits(words, each, start)) ?? false;
}

function indexOfAll(signs: readonly string[]): Index {
  const cached = indexes.get(signs);
  if (cached) return cached;
  const index = Map.groupBy(
    signs.map(partsOf).filter((parts) => parts.length > 0),
    ([first]) => first?.word.charAt(0) ?? '',
  );
  indexes.set(signs, index);
  return index;
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
