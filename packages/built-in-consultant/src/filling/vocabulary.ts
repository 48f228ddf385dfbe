import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { WordPair } from '@savet/text/word-pairs';

export interface Worded {
  text: string;
  /** Pairs that were replaced in the text. */
  applied: WordPair[];
  /** Pairs whose word to avoid is in the text in another form, which only a person can replace. */
  left: WordPair[];
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
  const whole = lettered(`(?<![\\p{L}{|])(a |an )?(${escaped(avoid)})(?![\\p{L}}|])`, 'giu');
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
  return lettered(`(?<!\\p{L})${escaped(stem)}\\p{L}{0,4}(?!\\p{L})`, 'iu');
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{[^}]*\}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
