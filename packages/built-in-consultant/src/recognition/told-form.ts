import { readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@savet/contract/languages';
import { wordsOf } from '@savet/text/text';
import { familyOf } from './label.ts';

/** Sentences that people write around a question, in each language. They say nothing about its label. */
export type Stories = Readonly<Record<Language, readonly string[]>>;

/** An example as somebody tells it who explains their situation, too. */
export type ToldForm = (example: string, label: string) => string;

const folder = new URL('../../knowledge/story/', import.meta.url);
/** Letters that only examples in one language have. */
const signs: Readonly<Record<Language, RegExp>> = {
  BG: /\p{Script=Cyrillic}/u,
  EN: /^\P{Script=Cyrillic}*$/u,
};
/** Nobody tells a story around these. */
const bare = ['facts', 'talk', 'follow-up', 'check-text'];
/** “Late payment” is a title, which stands alone. */
const QUESTION_WORDS = 4;

/** The sentences in `knowledge/story`, and what businesses say of themselves in the examples. */
export function readStories(examples: ReadonlyMap<string, readonly string[]>): Stories {
  const descriptions = (examples.get('facts/business-description') ?? []).filter(
    (line) => wordsOf(line).length > QUESTION_WORDS,
  );
  return Object.fromEntries(
    languageCodes.map((code) => {
      const file = readFileSync(new URL(`${code.toLowerCase()}.txt`, folder), 'utf8');
      const own = descriptions.filter((line) => languageOf(line) === code);
      return [code, [...file.trim().split('\n'), ...own.map(asSentence)]];
    }),
  ) as unknown as Stories;
}

/** Puts one or two sentences before or after an example. The same example always gets the same ones. */
export function toldWith(stories: Stories): ToldForm {
  let asked = 0;
  return (example, label) => {
    if (bare.includes(familyOf(label)) || wordsOf(example).length < QUESTION_WORDS) return example;
    const sentences = stories[languageOf(example)];
    asked += 1;
    // Primes, so that neighbouring examples get sentences far apart.
    const first = sentences[(asked * 7_919) % sentences.length] ?? '';
    const second = sentences[(asked * 104_729) % sentences.length] ?? '';
    const order = [`${example} ${first}`, `${first} ${example}`, `${second} ${first} ${example}`];
    return order[asked % order.length] ?? example;
  };
}

function asSentence(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** The language of an example. Bulgarian in Latin letters gets English stories, as people mix them, too. */
function languageOf(text: string): Language {
  return languageCodes.find((code) => signs[code].test(text)) ?? 'EN';
}
