import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { isLatinBulgarian, isLikelyLatinBulgarian } from './latin-bulgarian.ts';

/** The locales for numbers and dates. */
export const locales: Record<Language, string> = { EN: 'en-GB', BG: 'bg-BG' };

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
/** Names of others are quoted, and say nothing about the language around them. */
const quoted = /[„“"«][^„“”"«»]{0,200}[“”"»]/gu;
/** Small words: whoever writes them writes in their language, whatever the names and terms between them are. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  EN: new Set(
    (
      'the a an and or of to in on at for with from by is are was be do does did can should how what why when where which who ' +
      'i we you our my your their it this that not have has need want write give make me us if about'
    ).split(' '),
  ),
  BG: new Set(
    (
      'и или на в във с със за от до по при към без не да се си са е съм сме сте ще ли че как какво защо кога къде кой коя кои ' +
      'ми ни ви аз ние вие го ги това този тази имаме имам искам трябва може дали ако напиши дай направи нашия нашата нашето'
    ).split(' '),
  ),
};
/** Share of Cyrillic letters between which only the account tells the language, if no small word does. */
const UNSURE = { from: 0.3, to: 0.7 };
/** A single word of up to this many letters may be a term (“SEO?”, “USP”), which shows no language. */
const BARE_TERM_MAX = 6;
/** How much of a text is read, in UTF-16 units. */
const SOURCE_MAX = 4_000;

/** The language of a text. Recognises Bulgarian in Latin letters; returns the fallback if the text shows none. */
export function languageOf(whole: string, fallback: Language): Language {
  const text = whole.slice(0, SOURCE_MAX);
  const letters = text.match(lettered(/\p{L}/gu))?.length ?? 0;
  if (letters === 0) return fallback;
  // “Our name is „Зърно““, „Как да правим cold email?“
  if (cyrillic.test(text)) return latin.test(text) ? languageOfMixed(text, fallback) : 'BG';
  const isBulgarian = fallback === 'BG' ? isLikelyLatinBulgarian(text) : isLatinBulgarian(text);
  if (isBulgarian) return 'BG';
  return letters <= BARE_TERM_MAX && !/\s/.test(text.trim()) ? fallback : 'EN';
}

/** The language of most small words; without any, that of most letters, and of the account if these are about even. */
function languageOfMixed(text: string, fallback: Language): Language {
  const bare = text.replace(quoted, ' ');
  const own = lettered(/\p{L}/u).test(bare) ? bare : text;
  const words = wordsOf(own);
  const small = (language: Language) =>
    words.filter((word) => smallWords[language].has(word.toLowerCase())).length;
  const lead = small('BG') - small('EN');
  if (lead !== 0) return lead > 0 ? 'BG' : 'EN';
  const share = cyrillicShare(own);
  if (share >= UNSURE.from && share <= UNSURE.to) return fallback;
  return share > UNSURE.to ? 'BG' : 'EN';
}

/** Share of Cyrillic among the letters of a text, 0 to 1. */
export function cyrillicShare(text: string): number {
  const letters = text.match(lettered(/\p{L}/gu))?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return letters === 0 ? 0 : cyrillic / letters;
}
