import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { sentencesIn } from '../../../understanding/plain-order/sentences-in.ts';
import { subjectOf } from '../correspondence/correspondence-text.ts';
import { correspondenceWords } from '../correspondence/correspondence-words.ts';
import { plainWords } from './plain-words.ts';

const priceSigns = lettered(
  /(?<!\p{L})(?:prices?|fees?|rates?|rent|цен(?:и|ите|ата)|такс(?:и|ите|ата)|наемът)(?!\p{L})/iu,
);

/** The subject of a letter, from facts that are certain. */
export function subjectFor(order: PlainOrder, body: readonly string[]): string {
  const { kind, language, topic } = order;
  const words = plainWords[language];
  if (kind === 'invitation' && topic !== '') return `${words.subjects.invitation}: ${topic}`;
  if ((kind === 'offer' || kind === 'follow-up') && topic !== '')
    return `${words.subjects[kind]}: ${topic}`;
  if (kind === 'payment') {
    const number = invoiceNumber(order.clauses.join(', '));
    return `${words.subjects.payment}${number === '' ? '' : `: ${isEnglish[language] ? 'invoice' : 'фактура'} ${number}`}`;
  }
  if (kind !== 'letter' && kind !== 'news' && kind !== 'birthday' && kind !== 'review')
    return words.subjects[kind];
  const said = order.clauses.join('. ');
  const from = words.from.exec(said)?.[1];
  if (priceSigns.test(said) && from !== undefined)
    return `${words.newPrices} ${isEnglish[language] ? 'from' : 'от'} ${from}`;
  const [first = ''] = sentencesIn(body[0] ?? '');
  const bare = first.replace(/[.!?]+$/u, '');
  const isOpen = /[[:\n]/u.test(bare) || first.endsWith('?');
  return isOpen
    ? correspondenceWords[language].subject
    : subjectOf(capitalised(bare), correspondenceWords[language].subject);
}

/** “invoice 2231”, „фактура № 2231“ */
export function invoiceNumber(text: string): string {
  return (
    lettered(
      /(?:invoice|фактура)(?: (?:no\.?|number|№|#))? ?[#№]?((?:[A-Z]{1,4}-?)?\d[\d/-]*)/iu,
    ).exec(text)?.[1] ?? ''
  );
}
