import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { sentencesOf, wordsOf } from '@savet/text/text';
import type { LearnedOrders } from '../../knowledge/learned-orders.schema.ts';
import { chancesBy, type SignWeights } from '../../recognition/sign-weights.ts';
import { clauseSigns } from './clause-signs.ts';

/** The name of clauses that are only for the writer: wishes, asides, reasons that are not to be printed. */
export const FOR_US = 'us';
/** Of labelled clauses that were kept from learning, seven tenths of those for us are at least this likely, and 1 in 28 of the others. */
export const LIKELY_FOR_US = 0.9;
/** A subject line or a heading names the text as its order does. */
const heading = /^(?:\*\*|#)/u;

/** “What else can we do.” */
const asksUs = lettered(
  /^(?:what (?:else|more) (?:can|could|should) (?:i|we)|(?:what|how) (?:do|should) (?:i|we) (?:say|write|tell|put)|какво (?:още|друго) (?:да|мога|можем)|(?:какво|как) да (?:кажа|кажем|напиша|пиша|отговоря))(?!\p{L})/iu,
);

/** How likely a clause of an order is only for the writer of the text, 0 to 1. */
export function chanceForUs(clause: string, weights: SignWeights): number {
  const chances = chancesBy(clauseSigns(clause), weights);
  return chances.find(({ name }) => name === FOR_US)?.chance ?? 0;
}

/** Whether a text prints, word for word, a sentence that its order says only to the writer: “But not gloomy.” */
export function printsForUs(
  shown: string,
  order: string,
  language: Language,
  learned: LearnedOrders,
): boolean {
  const ordered = ` ${wordsOf(order).join(' ')} `;
  return shown
    .split('\n')
    .filter((line) => !heading.test(line))
    .flatMap((line) => sentencesOf(line.replace(/^[\s>-]+/u, '')))
    .filter((sentence) => ordered.includes(` ${wordsOf(sentence).join(' ')} `))
    .some(
      (sentence) =>
        asksUs.test(sentence) || chanceForUs(sentence, learned[language]) >= LIKELY_FOR_US,
    );
}
