import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';

/** Purposes whose thing may stand first in a list of facts. */
export const titled: readonly PurposeName[] = [
  'product',
  'for-sale',
  'job',
  'about',
  'new-thing',
  'offer',
];
/** Purposes whose text says the reason even where the clause has it. */
export const reasoned: readonly PurposeName[] = [
  'closed',
  'price-change',
  'price-request',
  'contract-end',
  'moved',
  'hours',
];
/** Something new without the word. */
export const announced = lettered(
  /(?<!\p{L})(?:launch\p{L}*|back in stock|introduc\p{L}*|announc(?:e|ing)(?! that)|пуска\p{L}*|стартира\p{L}*|наличност|представя\p{L}*)(?!\p{L})/iu,
);
/** A clause names a day. */
export const dayNamed = lettered(
  /\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|яну|фев|март|април|май|юни|юли|авг|септ|окт|ноем|дек)|(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|утре)(?!\p{L})/iu,
);
/** Purposes with a line for the amount. */
export const paid: readonly PurposeName[] = ['job', 'product', 'for-sale', 'offer'];

/** Whether a fact is only the town. */
export function isOf(fact: string, place: string | null, text: string): boolean {
  return fact === place || (/^\p{Lu}\p{Ll}+$/u.test(fact) && text.includes(`, ${fact}`));
}
