import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { isAbsence } from '../correspondence/absence.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { withoutOrderWishes } from '../plain-order/order-wishes.ts';
import { ownLanguage, type WholeText } from '../whole-text/wanted.ts';

/** The text that an order wants, without the wishes to us, and with its signature as an edit. */
export function asWritten(text: WholeText): WholeText {
  const request = withoutOrderWishes(text.request, ownLanguage(text.request));
  const purpose = ownPurpose(text.purpose, inCyrillicIfBulgarian(request));
  const found = text.form === 'mail' ? signed.exec(request) : null;
  if (found === null) return { ...text, purpose, request };
  const edits = [...(text.edits ?? []), { signer: found[1] ?? found[2] ?? '', cut: null }];
  return { ...text, purpose, edits, request: request.slice(0, found.index).trim() };
}

const role = '(?:, \\p{Ll}[\\p{L} -]{2,40})';
const name = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}';
/** “Signed by Ana Reed, manager” as the last sentence: a name with the role under it. */
const signed = lettered(
  `(?<=[.!?]) (?:Signed(?: by)?:? (${name}${role})|Подпис(?:ва)?:? (${name}${role}))\\.?$`,
  'u',
);

const postponed = lettered(
  /(?<!\p{L})(?:postpon\p{L}+|put off|reschedul\p{L}+|push(?:ed)? back|отлож\p{L}+|отлага\p{L}*|премест\p{L}+)(?!\p{L})/iu,
);
const cancelled = lettered(
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed)? off|отмен\p{L}*|отказ\p{L}*|откаж\p{L}*|няма да се състои)(?!\p{L})/iu,
);
/** „Отказваме поръчка 18“: what the writer has ordered. */
const ownOrder = lettered(
  /(?<!\p{L})(?:че |: )(?:се )?отказва(?:ме|м)(?: се)?(?: от)? (?:(?:си|нашата|нашия|последната|цялата) )*(?:поръчка\p{L}*|доставка\p{L}*|резервация\p{L}*|абонамент\p{L}*)(?!\p{L})/iu,
);
/** „На 9-и“: a new day that a frame for a delay would ask for again. */
const dayGiven = lettered(/(?<!\p{L})(?:на|до|за) \d{1,2}-(?:и|ри|ти|ви|ми|во|ро)(?!\p{L})/iu);

/** The purpose of a text, or none where the words of the order deny it. */
function ownPurpose(purpose: PurposeName, request: string): PurposeName {
  const isOther =
    (purpose === 'cancellation' && postponed.test(request) && !cancelled.test(request)) ||
    (purpose === 'refusal' && (ownOrder.test(request) || isAbsence(request))) ||
    (purpose === 'delay' && dayGiven.test(request));
  return isOther ? 'general' : purpose;
}
