import { lettered } from '@savet/text/lettered';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { toldParts } from '../../../understanding/plain-order/told-parts.ts';
import { joined } from './joined.ts';
import { invoiceNumber } from './plain-subject.ts';
import { plainWords } from './plain-words.ts';

const amounts = lettered(
  /[€£$] ?\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?(?!\d)|(?<![\d.,])\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})? ?(?:€|euros?|eur|pounds?|usd|dollars|лв\.?|лева|евро)(?!\p{L})/iu,
);
const dueDate = lettered(
  /(?:due(?: date)?(?: on| was| by|:)*|падеж\p{L}*|срок\p{L}*)(?: (?:е|беше|бе|на|на плащане))* (?:on )?(\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?|преди \d+ (?:дни|седмици)|\d+ (?:days|weeks) ago|\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?)/iu,
);
const reminderWords = lettered(
  /^(?:(?:it[’']s |this is )?(?:the |our )?(?:first|second|third|1st|2nd|3rd) reminder.*|(?:първо|второ|трето) напомняне.*|was due.*|due .*|падеж.*|invoice .*|our invoice .*|фактура .*)$/iu,
);

const lateSign = lettered(
  /(?:is |are )?(\d+ (?:days?|weeks?|months?)) (?:late|overdue)|закъсня\p{L}* (?:с )?(\d+ (?:дни|седмици|месеца?))/iu,
);

/** A reminder of a debt: what, how much, since when; null if it says neither the invoice nor the amount. */
export function paymentBody(order: PlainOrder): string[] | null {
  const { language, clauses, deed, topic } = order;
  const words = plainWords[language];
  const whole = [deed, topic, ...clauses].filter(Boolean).join(', ');
  const number = invoiceNumber(whole);
  const amount = (amounts.exec(whole)?.[0] ?? '').trim();
  const date = dueDate.exec(whole)?.[1] ?? '';
  if (amount === '' && number === '') return null;
  const left = clauses
    .flatMap((clause) => clause.split(/,\s+/u))
    .filter(
      (part) =>
        !reminderWords.test(part) &&
        part.trim() !== amount &&
        !lateSign.test(part) &&
        !part.includes(number === '' ? '\uE010' : number),
    );
  const rest = toldParts(order, left);
  if (rest === null || rest.some(({ isSentence }) => !isSentence)) return null;
  const late = lateSign.exec(whole)?.[1] ?? lateSign.exec(whole)?.[2] ?? '';
  return joined([
    [words.due(number, amount, date), late === '' ? '' : words.late(late)],
    rest.map(({ text }) => escapeMarkdown(text)),
    [words.pay],
    [words.paid],
  ]);
}
