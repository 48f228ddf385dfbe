import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { CommissionSetting } from './frame.ts';
import { isSentence, saidOf, tidyNote } from './sentences.ts';

/** A number or an address, with the name before it. */
export const phone = lettered(
  /(?:(?:tel|phone|call|ring|тел|телефон|обадете се(?: на)?|звъннете(?: на)?)\.?:? )?((?:\p{Lu}\p{L}+ )?(?:\+?\d[\d /-]{5,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+))/iu,
);
const amount = lettered(
  /(?:[€$£] ?\d|\d[\d.,]* ?(?:€|eur\p{L}*|евро|лв|лева|pounds?|bgn)(?!\p{L}))/iu,
);
const priced: Record<Language, RegExp> = {
  EN: /^(?:the )?(?:price|costs?|it costs)(?: is|:)? /iu,
  BG: /^(?:цена(?:та)?|струва)(?: е|:)? /iu,
};
/** Longer parts with a number or a sum are no contact and no price. */
const CONTACT_WORDS = 6;
const PRICE_WORDS = 4;

export interface Facts {
  title: string;
  contact: string;
  price: string;
  sentences: string[];
  notes: string[];
  /** Both, in the order of the request. */
  lines: string[];
}

/** The facts of an offer: its title, price and contact; null if no thing is named. */
export function factsOf({ commission, language }: CommissionSetting): Facts | null {
  const all = commission.sentences.flat();
  const isNamed = commission.subject !== '';
  const [first = ''] = all;
  if (!isNamed && isSentence(first, language)) return null;
  const title = (isNamed ? commission.subject : first).trim();
  if (title === '') return null;
  const rest = isNamed ? all : all.slice(1);
  const contact = rest.find((part) => phone.test(part) && isUpTo(CONTACT_WORDS, part)) ?? '';
  const price = rest.find((part) => part !== contact && isPrice(part, language)) ?? '';
  const facts: Facts = { title, contact, price, sentences: [], notes: [], lines: [] };
  for (const part of rest.filter((each) => each !== contact && each !== price)) {
    if (isSentence(part, language)) {
      const said = saidOf([part], language, false).sentences.map(withoutPlease);
      facts.sentences.push(...said);
      facts.lines.push(...said);
    } else {
      const note = tidyNote(part, language);
      facts.notes.push(note);
      facts.lines.push(note);
    }
  }
  return facts;
}

function isPrice(part: string, language: Language): boolean {
  if (priced[language].test(part)) return true;
  return amount.test(part) && isUpTo(PRICE_WORDS, part) && !isSentence(part, language);
}

function isUpTo(words: number, part: string): boolean {
  return part.split(' ').length <= words;
}

/** An advert calls its readers; it begs nobody. */
function withoutPlease(sentence: string): string {
  return sentence.replace(/^Please (\p{Ll})/u, (_, letter: string) => letter.toUpperCase());
}

export function priceOf(price: string, language: Language): string {
  const bare = tidyNote(price.replace(priced[language], ''), language);
  return `${isEnglish[language] ? 'Price' : 'Цена'}: ${bare}`;
}
