import { wordsOf } from './text.ts';

/** A word to use, and the word that it replaces. */
export interface WordPair {
  say: string;
  avoid: string;
}

/** Ways to write a pair: with the word to use first, or the word to avoid. */
const wantedFirst =
  /^(.+?)(?:,\s*|\s+[–—-]\s+|\s+)(?:not|а не|не|instead of|rather than|вместо)\s+(.+)$/iu;
const unwantedFirst =
  /^(?:not|не|instead of|вместо)\s+(.+?)(?:,\s*but\s+|,\s*а\s+|,\s*|\s+[–—-]+>?\s+|\s+→\s+)(.+)$/iu;
const arrow = /^(.+?)\s*(?:→|->|=>)\s*(.+)$/u;
/** Longer expressions are explanations, not words to replace. In words. */
const WORDS_MAX = 3;
const PAIRS_MAX = 20;

/** The pairs of words in a vocabulary guide: “guests, not customers”, „гости, а не клиенти“, `client -> partner`. */
export function wordPairs(guide: string): WordPair[] {
  const entries = guide
    .split(/[;\n]|\.(?:\s|$)/)
    .map((entry) => entry.replace(/^[\s\-•*]+/, '').trim());
  return entries.flatMap(pairOf).slice(0, PAIRS_MAX);
}

function pairOf(entry: string): WordPair[] {
  const second = unwantedFirst.exec(entry);
  if (second) return pair(second[2], second[1]);
  const first = wantedFirst.exec(entry);
  if (first) return pair(first[1], first[2]);
  const third = arrow.exec(entry);
  return third ? pair(third[2], third[1]) : [];
}

function pair(say: string | undefined, avoid: string | undefined): WordPair[] {
  const [wanted, unwanted] = [say, avoid].map((word) =>
    (word ?? '')
      .replace(/["“”„«»‘’]/g, '')
      .replace(/^(?:use|say|we say|казваме|пишем)\s+/iu, '')
      .replace(/[\s.,:!]+$/, '')
      .trim(),
  );
  const fits = (word: string | undefined): word is string =>
    word !== undefined && word !== '' && wordsOf(word).length <= WORDS_MAX;
  return fits(wanted) && fits(unwanted) ? [{ say: wanted, avoid: unwanted }] : [];
}
