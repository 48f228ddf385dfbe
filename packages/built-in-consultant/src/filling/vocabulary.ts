import { capitalised, wordsOf } from '../text/text.ts';

/** A word to use, and the word that it replaces. */
export interface WordPair {
  say: string;
  avoid: string;
}

export interface Worded {
  text: string;
  /** Pairs that were replaced in the text. */
  applied: WordPair[];
  /** Pairs whose word to avoid is in the text in another form, which only a person can replace. */
  left: WordPair[];
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

/** Replaces words to avoid where the replacement fits the grammar, and lists the others. */
export function applyVocabulary(text: string, pairs: readonly WordPair[]): Worded {
  const applied: WordPair[] = [];
  const left: WordPair[] = [];
  let worded = text;
  for (const pair of pairs) {
    const before = worded;
    if (isReplaceable(pair)) worded = replaceWord(worded, pair);
    if (worded !== before) applied.push(pair);
    else if (formsOf(pair.avoid).test(withoutPlaceholders(worded))) left.push(pair);
  }
  return { text: worded, applied, left };
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

/** Whether both words agree in number and, in Bulgarian, gender; judged by their endings. */
function isReplaceable({ say, avoid }: WordPair): boolean {
  return endingOf(say) === endingOf(avoid);
}

function endingOf(word: string): string {
  const last = word.trim().toLowerCase().at(-1) ?? '';
  if (/[a-z]/.test(last)) return isEnglishPlural(word) ? 'plural' : 'singular';
  if (/[ая]/.test(last)) return 'а';
  if (/[ое]/.test(last)) return 'о';
  return last === 'и' ? 'и' : 'consonant';
}

function isEnglishPlural(word: string): boolean {
  return /(?:[^s]s|people|children|men|women)$/i.test(word.trim());
}

function replaceWord(text: string, { say, avoid }: WordPair): string {
  const whole = new RegExp(`(?<![\\p{L}{|])(a |an )?(${escaped(avoid)})(?![\\p{L}}|])`, 'giu');
  return text.replace(whole, (_, article: string | undefined, found: string) => {
    const cased = /^\p{Lu}/u.test(found) ? capitalised(say) : say;
    if (!article) return cased;
    const right = /^[aeiou]/i.test(say) ? 'an ' : 'a ';
    return (article.startsWith('A') ? right.replace('a', 'A') : right) + cased;
  });
}

/** Matches every form of a word. */
function formsOf(word: string): RegExp {
  const stem = word.length > 4 ? word.replace(/(?:s|и|а|я|о|е)$/u, '') : word;
  return new RegExp(`(?<!\\p{L})${escaped(stem)}\\p{L}{0,4}(?!\\p{L})`, 'iu');
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{[^}]*\}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
