import { lettered } from '../lettered.ts';
import { matchesOf } from '../matches.ts';
import { beginningOf } from './openings.ts';

/** A word, or a mark, as it is written. */
export interface Word {
  written: string;
  /** Position in UTF-16 units. */
  start: number;
}

/** The words and marks of a text, found by how they begin. */
export interface WordIndex {
  text: string;
  words: readonly Word[];
  /** Their places in `words` by their beginnings. */
  places: ReadonlyMap<string, readonly number[]>;
}

const wordOrMark = lettered(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu);

export function wordIndexOf(text: string): WordIndex {
  const words = matchesOf(text, wordOrMark).map(({ 0: written, index }) => ({
    written,
    start: index,
  }));
  const places = new Map<string, number[]>();
  for (const [place, { written }] of words.entries()) {
    const beginning = beginningOf(written);
    const known = places.get(beginning);
    if (known) known.push(place);
    else places.set(beginning, [place]);
  }
  return { text, words, places };
}
