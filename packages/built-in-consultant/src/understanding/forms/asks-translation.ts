import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { isOfTranslators } from '../verdict/of-translators.ts';
import { ownLanguage } from '../whole-text/wanted.ts';

const translating = lettered(
  /(?<!\p{L})(?:translate[ds]?|translating|translations?|превед\p{L}*|превежд\p{L}*|превод\p{L}*|preved\p{L}*|prevod\p{L}*|how (?:do|would|can) (?:you|i|we|one) say|how is it in|как (?:се казва|се пише|е|да кажа|ще е))(?!\p{L})/iu,
);
const target = lettered(
  /(?<!\p{L})(?:in|to|into|на|na)\s+(?:simple |plain |good |добър |разговорен )?(english|bulgarian|английски|български|angliiski|anglijski|bulgarski|balgarski)(?!\p{L})/iu,
);
/** Translations are sold, and an offer or a bill for them is wanted. */
const sold = lettered(
  /(?<!\p{L})(?:offer|quote|quotation|invoice|price list|оферта\p{L}*|фактура\p{L}*|ценова листа)(?!\p{L})[^?!]{0,120}(?<!\p{L})(?:translations?|превод\p{L}*|prevod\p{L}*)(?!\p{L})/iu,
);
/** A text after a colon or a line break, or in quotation marks. */
const given = /(?::|\n)\s*([\s\S]+)$|[„“"«'‘]([\s\S]+)[“”"»'’]/u;
const TEXT_WORDS = 2;
/** The request stands at the beginning or at the end. In UTF-16 units. */
const ASKED_MAX = 200;
const READ_MAX = 2_000;

/**
 * The language in which somebody asks for a translation of a text of their own; null if a message asks for none. Rules can't
 * translate, and “write this in English: …” with words of another language is no other wish.
 */
export function translationAsked(message: string, before: Language): Language | null {
  return isOfTranslators(message) || sold.test(message) ? null : wantedTranslation(message, before);
}

function wantedTranslation(message: string, before: Language): Language | null {
  const ends = `${message.slice(0, ASKED_MAX)} ${message.slice(-ASKED_MAX)}`;
  if (!translating.test(ends) && !target.test(ends)) return null;
  const found = given.exec(message.slice(0, READ_MAX));
  const text = (found?.[1] ?? found?.[2] ?? '').trim();
  if (found === null || wordsOf(text).length < TEXT_WORDS) return null;
  const instruction = message.replace(text, ' ').trim();
  const language = languageOf(instruction, before);
  if (translating.test(instruction)) return language;
  const named = target.exec(instruction)?.[1];
  if (named === undefined) return null;
  const wanted: Language = /^(?:e|англ|angl)/iu.test(named) ? 'EN' : 'BG';
  return lettered(/\p{L}{3}/u).test(text) && ownLanguage(text) !== wanted ? language : null;
}
