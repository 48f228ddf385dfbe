import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { mayNeedPerson } from '../frame-reading.ts';
import type { Reading, WholeTextReading } from '../reading.ts';
import { mannerIn } from '../whole-text/brief/manner.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { plainOrderIn } from './plain-order.ts';
import type { PlainKind, PlainOrder } from './plain-order-type.ts';
import { toldParts } from './told-parts.ts';

/** Readings that give way to a text with a plain order. */
const weaker: readonly Reading['kind'][] = [
  ...(['topic', 'card', 'angle', 'frame', 'unknown', 'unclear', 'beside', 'cannot-write'] as const),
];
/** Words that order a text, instead of only naming one. */
const writing = lettered(
  /(?:^|[.!?]\s+)(?:(?:please|pls|can you|could you|would you|help me|i have to|i need to|моля|може ли да|трябва да|now|so)[, ]+)*(?:write|draft|compose|tell (?:my|our|the|all|a|an)|ask (?:my|our|the|mr|mrs|ms)|thank (?:my|our|the|mr|mrs|ms)|say happy|wish|confirm to|announce|remind (?:my|our|the|mr|mrs|ms)|reply|answer|respond|напиши|напишете|съчини|кажи на|кажа на|кажем на|съобщи на|поискай|помоли|напомни на|потвърди на|обяви|честити|благодари на|отговори)(?!\p{L})/iu,
);
const asked = lettered(
  /(?:what|how) (?:do|should) (?:i|we) (?:write|say|answer|reply)|какво да (?:отговор|напиш|кажа)\p{L}*/iu,
);
const otherLanguage = lettered(
  /(?<!\p{L})(?:in|into|на) (?:english|bulgarian|английски|български)(?!\p{L})/iu,
);

/** A reading, or the text that the message plainly orders instead of it. */
export function orPlainText(reading: Reading, query: string, knowledge: Knowledge): Reading {
  if (!weaker.includes(reading.kind)) return reading;
  const text = inCyrillicIfBulgarian(query);
  const order = writing.test(text) || asked.test(text) ? plainOrderIn(query) : null;
  if (order === null || otherLanguage.test(query) || !isTold(order)) return reading;
  return mayNeedPerson(query, knowledge) ? reading : readingFor(order, query);
}

/** Whether an order says enough for a text. */
function isTold(order: PlainOrder): boolean {
  if (order.kind === 'review') return order.clauses.length > 0 || order.quote !== '';
  const parts = toldParts(order);
  return parts !== null && (parts.some(({ isSentence }) => isSentence) || parts.length > 1);
}

function readingFor(order: PlainOrder, query: string): WholeTextReading {
  const { isShort: _, ...manner } = mannerIn(query);
  const { form, language } = order;
  return {
    kind: 'whole-text',
    text: {
      ...{ purpose: purposes[order.kind] ?? 'general', request: tidied(query), added: [], form },
      ...manner,
    },
    language,
  };
}

const purposes: Partial<Record<PlainKind, PurposeName>> = {
  ...{ thanks: 'thanks', apology: 'apology', invitation: 'invitation', offer: 'offer' },
  ...{ payment: 'payment-reminder', rejection: 'rejection', review: 'review-reply-bad' },
  ...{ 'review-request': 'review-request', welcome: 'welcome', 'follow-up': 'follow-up' },
};
